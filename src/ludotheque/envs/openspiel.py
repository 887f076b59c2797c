"""YALi for OpenSpiel: importing this module registers `ludotheque_yali` with `pyspiel`.

    game = pyspiel.load_game("ludotheque_yali(rules=tournament,rows=8)")

A perfect-information game in which the same player may move several times in a row. An action is a number for
an origin, a destination and a side move; the lot is the one chance node, at the start. States live on the
compiled rules, so that a tree search is not slowed down by ours.
"""

from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.observation import IIGObserverForPublicInfoGame

from ludotheque.game import CHANCE, Seat
from ludotheque.games.yali import GAME, kernel
from ludotheque.games.yali.packed import Packed, describe, pack, pack_move, unpack_move
from ludotheque.games.yali.types import Go, Lot, Options, State

NAME = "ludotheque_yali"
MAX_GAME_LENGTH = 4_000
"""Y13 makes every game end; sideways moves inside the zones could stretch one, never this far."""

_TYPE = pyspiel.GameType(
    short_name=NAME,
    long_name="YALi",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=2,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"rules": "base", "rows": 8, "arrival": "zone"},
)


def action_of(move: Go | Lot, rows: int) -> int:
    """The number of a move: origin and destination on the board, then the side move (0: none)."""
    return move.seat if isinstance(move, Lot) else int(_actions(pack_move(move), rows))


def _sides(rows: int) -> int:
    return 2 * rows * rows + 1


def _actions(packed: Any, rows: int) -> Any:
    """The numbers of packed moves, one or an array of them."""
    origin, to, hollow, end = packed & 63, packed >> 6 & 63, packed >> 12 & 15, packed >> 16 & 15
    side = (packed >> 21 & 1) * (1 + ((packed >> 20 & 1) * rows + hollow) * rows + end)
    return (origin * 4 * rows + to) * _sides(rows) + side


def _packed(action: int, rows: int) -> int:
    """The packed move of a number: the way back."""
    ends, side = divmod(action, _sides(rows))
    origin, to = divmod(ends, 4 * rows)
    if not side:
        return origin | to << 6
    hollows, end = divmod(side - 1, rows)
    lane, hollow = divmod(hollows, rows)
    return origin | to << 6 | hollow << 12 | end << 16 | lane << 20 | kernel.SIDE


_NOTHING = np.zeros((0, 2), dtype=np.int64)


@dataclass(frozen=True, eq=False)
class Node:
    """A place in the game: a value, so that copies of a state share it."""

    options: Options
    pos: Packed
    """The position as the kernel has it; the turn is CHANCE before the lot."""
    earlier: Any
    """The positions that may not come back (Y13), as the kernel has them."""
    seat: Seat | None
    """Who moves; nobody once the game is over."""
    moves: Any
    """The legal moves as the kernel has them; before the lot its two actions."""
    before: "Node | None" = None
    action: int = -1

    def __deepcopy__(self, _memo: dict[int, object]) -> "Node":
        return self

    @cached_property
    def state(self) -> State:
        """The same place by the readable rules."""
        way: list[Node] = []
        node = self
        while node.before is not None and "state" not in vars(node):
            way.append(node)
            node = node.before
        state = GAME.start(self.options, 2) if node.before is None else node.state
        for there in reversed(way):
            assert there.before is not None
            assert there.before.seat is not None
            seat = there.before.seat
            state = GAME.apply(state, seat, there.before.readable(state, there.action))
        return state

    def readable(self, state: State, action: int) -> Go | Lot:
        """The move of an action, in `state`, which is this place."""
        assert self.seat is not None
        if self.seat == CHANCE:
            return Lot(action)
        return unpack_move(state, self.seat, _packed(action, self.options.rows))

    def actions(self) -> list[int]:
        """The legal actions, in order."""
        numbers = self.moves if self.seat == CHANCE else _actions(self.moves, self.options.rows)
        return sorted(numbers.tolist())

    def allows(self, action: int) -> bool:
        """Whether an action is legal here."""
        move = action if self.seat == CHANCE else _packed(action, self.options.rows)
        return bool((self.moves == move).any())

    def after(self, action: int) -> "Node":
        """The place that an action leads to. Raises ValueError if it is not legal."""
        if self.seat is None or not self.allows(action):
            raise ValueError(f"action {action} is not legal")
        if self.seat == CHANCE:
            return _reached(self, action, (*self.pos[:5], action), _NOTHING)
        move, seat = _packed(action, self.options.rows), self.seat
        earlier = _NOTHING
        if (move & 63) >> 2 == (move >> 6 & 63) >> 2:  # sideways: only such a move can repeat (Y13)
            earlier = np.zeros((len(self.earlier) + 1, 2), dtype=np.int64)
            earlier[:-1] = self.earlier
            kernel.remember(self.pos, move, earlier, len(self.earlier))
        return _reached(self, action, kernel.make(self.pos, seat, move), earlier)


def _root(options: Options) -> Node:
    """The table before the lot."""
    pos = pack(options, GAME.start(options, 2).position)
    return Node(options, pos, _NOTHING, CHANCE, np.arange(2))


def _reached(before: Node, action: int, pos: Any, earlier: Any) -> Node:
    out = np.empty(kernel.BUFFER, dtype=np.int64)
    n, seat = kernel.moves_now(describe(before.options), pos, earlier, 0, len(earlier), out)
    return Node(before.options, pos, earlier, seat if n else None, out[:n].copy(), before, action)


class YaliGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel carries no types
    """YALi with the options of the rules as parameters."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {"rules": "base", "rows": 8, "arrival": "zone", **(params or {})}
        self.options = Options(**given)
        rows = self.options.rows
        info = pyspiel.GameInfo(
            num_distinct_actions=(4 * rows) ** 2 * _sides(rows),
            max_chance_outcomes=2,
            num_players=2,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=MAX_GAME_LENGTH,
        )
        super().__init__(_TYPE, info, given)
        self.root = _root(self.options)

    def new_initial_state(self) -> "YaliState":
        return YaliState(self)

    def make_py_observer(
        self, iig_obs_type: Any | None = None, params: dict[str, Any] | None = None
    ) -> "BoardObserver | IIGObserverForPublicInfoGame":
        if iig_obs_type is None or (iig_obs_type.public_info and not iig_obs_type.perfect_recall):
            return BoardObserver(self.options.rows)
        return IIGObserverForPublicInfoGame(iig_obs_type, params)


class YaliState(pyspiel.State):  # type: ignore[misc]  # pyspiel carries no types
    """A node of the game behind OpenSpiel's methods."""

    def __init__(self, game: YaliGame) -> None:
        super().__init__(game)
        self.node = game.root

    @property
    def value(self) -> State:
        """The state of our rules at this node."""
        return self.node.state

    def current_player(self) -> int:
        seat = self.node.seat
        if seat is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if seat == CHANCE else seat

    def is_terminal(self) -> bool:
        return self.node.seat is None

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(0, 0.5), (1, 0.5)]

    def returns(self) -> list[float]:
        if self.node.seat is not None:
            return [0.0, 0.0]
        spec, pos = describe(self.node.options), self.node.pos
        won = kernel.winner(spec, pos)
        won = won if won >= 0 else kernel.verdict(spec, pos)
        return [0.0, 0.0] if won < 0 else [1.0 - 2 * won, 2.0 * won - 1]

    def _legal_actions(self, player: int) -> list[int]:
        del player  # asked only for the one who moves
        return self.node.actions()

    def _apply_action(self, action: int) -> None:
        self.node = self.node.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        del player
        node = self.node
        if node.seat is None or not node.allows(action):
            return f"action {action}"
        return GAME.write(node.state, node.seat, node.readable(node.state, action))

    def __str__(self) -> str:
        view = GAME.view(self.value, None)
        sides = [
            f"{name} {' '.join(view.marbles[seat])} / {' '.join(view.lanes[seat])}"
            for seat, name in enumerate("GS")
        ]
        return "\n".join([*sides, f"torque {view.torque}, mover {view.mover}"])


class BoardObserver:
    """Planes over board and lanes (6 columns: l, a-d, r): Gold, Silver; then who has the move."""

    def __init__(self, rows: int) -> None:
        self._rows = rows
        self.tensor = np.zeros(2 * 6 * rows + 2, np.float32)
        self.dict = {
            "marbles": self.tensor[: 12 * rows].reshape(2, rows, 6),
            "mover": self.tensor[12 * rows :],
        }

    def set_from(self, state: YaliState, player: int) -> None:
        del player  # everybody sees the whole board
        self.tensor.fill(0)
        pos, rows = state.node.pos, self._rows
        for seat, lane in ((0, 5), (1, 0)):
            planes = self.dict["marbles"][seat]
            planes[:, 1:5] = [
                [pos[seat] >> 4 * row + column & 1 for column in range(4)] for row in range(rows)
            ]
            planes[:, lane] = [pos[2 + seat] >> row & 1 for row in range(rows)]
        if state.node.seat in (0, 1):
            self.dict["mover"][state.node.seat] = 1

    def string_from(self, state: YaliState, player: int) -> str:
        del player
        return str(state)


pyspiel.register_game(_TYPE, YaliGame)
