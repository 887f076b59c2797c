"""YALi for OpenSpiel, on the compiled rules, so that a tree search is not slowed down by ours.

A perfect-information game in which the same player may move several times in a row; the lot, if there is
one, is the one chance node, at the start. A move is chosen in parts, one action after the other: the marble,
where it goes, and for each side move it may have the hollow (or none) and where that goes. So there are 89
actions on 8 rows.
"""

from collections.abc import Container, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

import msgspec
import numpy as np
import pyspiel
from open_spiel.python.observation import IIGObserverForPublicInfoGame

from ludotheque.envs.openspiel.tables import meant
from ludotheque.envs.setting import open_setting
from ludotheque.game import CHANCE, Seat
from ludotheque.games.yali import GAME, kernel
from ludotheque.games.yali.board import LANES
from ludotheque.games.yali.packed import Packed, cell_at, describe, pack, unpack_move
from ludotheque.games.yali.types import Go, Lot, Options, State

NAME = "ludotheque_yali"
PARAMETERS = msgspec.to_builtins(Options())
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
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=PARAMETERS,
)

_ENDS, _FIRST = (1 << 12) - 1, (1 << 22) - 1
"""The bits of a packed move that say where its marble goes; with those of its first side move."""


def actions_of(packed: int, rows: int, sided: Container[int]) -> tuple[int, ...]:
    """The actions that make up a packed move. `sided` holds what may be followed by a side move (the move
    without any, and where two may be earned the move with its first one), so that none must be said there.

    Marbles are 0 … 4·rows-1, destinations as many after them, then "no side move", the hollows of both lanes,
    and where a side marble goes.
    """
    cells = 4 * rows
    said = [packed & 63, cells + (packed >> 6 & 63)]
    for known, shift in ((_ENDS, 12), (_FIRST, 22)):
        if packed & ~known:
            side = packed >> shift
            hollow = (side >> 8 & 1) * rows + (side & 15)
            said += [2 * cells + 1 + hollow, 2 * cells + 1 + 2 * rows + (side >> 4 & 15)]
        else:
            return (*said, 2 * cells) if packed in sided else tuple(said)
    return tuple(said)


def packed_of(actions: Sequence[int], rows: int) -> int:
    """The packed move that these actions make up: the way back."""
    cells = 4 * rows
    packed = actions[0] | (actions[1] - cells) << 6
    for shift, side in ((12, actions[2:4]), (22, actions[4:6])):
        if len(side) == 2:
            lane, hollow = divmod(side[0] - 2 * cells - 1, rows)
            to = side[1] - 2 * cells - 1 - 2 * rows
            packed |= (hollow | to << 4 | lane << 8) << shift | kernel.SIDE
    return packed


def action_name(action: int, rows: int) -> str:
    """What a part of a move is called."""
    cells = 4 * rows
    if action < 2 * cells:
        return f"{'to' if action >= cells else 'from'} {cell_at(action % cells)}"
    if action == 2 * cells:
        return "no side move"
    if not 0 <= action <= 11 * rows:
        raise ValueError(f"there is no action {action}")
    hollow = action - 2 * cells - 1
    if hollow < 2 * rows:
        return f"side {LANES[hollow // rows]}{hollow % rows + 1}"
    return f"side to row {hollow - 2 * rows + 1}"


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
    move: int = -1
    said: tuple[int, ...] = ()
    """The actions by which it was reached from the node before."""

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
            state = GAME.apply(state, seat, there.before.readable(state, there.move))
        return state

    def readable(self, state: State, move: int) -> Go | Lot:
        """The move of a number of the kernel (or of the lot), in `state`, which is this place."""
        assert self.seat is not None
        return Lot(move) if self.seat == CHANCE else unpack_move(state, self.seat, move)

    @cached_property
    def parts(self) -> dict[tuple[int, ...], int]:
        """The legal moves by the actions that make them up."""
        rows, moves = self.options.rows, self.moves.tolist()
        sided = {move & known for move in moves for known in (_ENDS, _FIRST) if move & ~known}
        return {actions_of(move, rows, sided): move for move in moves}

    def following(self, chosen: tuple[int, ...]) -> list[int]:
        """The actions that may come after those chosen already, in order."""
        if self.seat == CHANCE:
            return [0, 1]
        known = len(chosen)
        return sorted({parts[known] for parts in self.parts if parts[:known] == chosen})

    def after(self, chosen: tuple[int, ...]) -> "Node":
        """The place that the actions of a whole legal move lead to."""
        if self.seat == CHANCE:
            return _at(self.options, (*self.pos[:5], chosen[0]), _NOTHING, self, chosen[0], chosen)
        move = self.parts[chosen]
        assert self.seat is not None
        earlier = _NOTHING
        if (move & 63) >> 2 == (move >> 6 & 63) >> 2:  # sideways: only such a move can repeat (Y13)
            earlier = np.zeros((len(self.earlier) + 1, 2), dtype=np.int64)
            earlier[:-1] = self.earlier
            kernel.remember(self.pos, move, earlier, len(self.earlier))
        pos = kernel.make(self.pos, self.seat, move)
        return _at(self.options, pos, earlier, self, move, chosen)


def _root(options: Options) -> Node:
    """The table before the lot, or before the first move where no lot is drawn."""
    pos = pack(options, GAME.start(options, 2).position)
    return Node(options, pos, _NOTHING, CHANCE, np.arange(2)) if options.first == "lot" else _at(options, pos)


def _at(options: Options, pos: Any, earlier: Any = _NOTHING, *come: Any) -> Node:
    """A node at that position; `come`: how it was reached."""
    out = np.empty(kernel.BUFFER, dtype=np.int64)
    n, seat = kernel.moves_now(describe(options), pos, earlier, 0, len(earlier), out)
    return Node(options, pos, earlier, seat if n else None, out[:n].copy(), *come)


class YaliGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel carries no types
    """YALi with the options of the rules as parameters; raises BadSetting (a ValueError)."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**PARAMETERS, **(params or {})}
        self.options: Options = open_setting("yali", None, given).options
        rows = self.options.rows
        info = pyspiel.GameInfo(
            num_distinct_actions=11 * rows + 1,
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
        del params
        if iig_obs_type is None or iig_obs_type.public_info:
            return BoardObserver(self.options, iig_obs_type is not None and iig_obs_type.perfect_recall)
        return IIGObserverForPublicInfoGame(iig_obs_type, None)


class Done(NamedTuple):
    """An action and whose it was, as OpenSpiel's `PlayerAction` has it."""

    player: int
    action: int


def _player(seat: Seat | None) -> int:
    if seat is None:
        return int(pyspiel.PlayerId.TERMINAL)
    return int(pyspiel.PlayerId.CHANCE) if seat == CHANCE else seat


class YaliState(pyspiel.State):  # type: ignore[misc]  # pyspiel carries no types
    """A node of the game behind OpenSpiel's methods."""

    def __init__(self, game: YaliGame) -> None:
        super().__init__(game)
        self.node = game.root
        self.chosen: tuple[int, ...] = ()
        """The parts of the present move that are chosen already."""

    @property
    def value(self) -> State:
        """The state of our rules at this node."""
        return self.node.state

    def current_player(self) -> int:
        return _player(self.node.seat)

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
        return self.node.following(self.chosen)

    def _apply_action(self, action: int) -> None:
        if self.node.seat is None or action not in self.node.following(self.chosen):
            raise ValueError(f"action {action} is not legal")
        chosen = (*self.chosen, action)
        if self.node.seat == CHANCE or chosen in self.node.parts:
            self.node, self.chosen = self.node.after(chosen), ()
        else:
            self.chosen = chosen

    def undo_action(self, player: int, action: int) -> None:
        """Take the last action back, which must be this one of that player."""
        if self.full_history()[-1:] != [(player, action)]:
            raise ValueError(f"action {action} of player {player} is not the last one")
        if self.chosen:
            self.chosen = self.chosen[:-1]
        else:
            assert self.node.before is not None
            self.node, self.chosen = self.node.before, self.node.said[:-1]

    # OpenSpiel's own log of a state in Python cannot be shortened, so the nodes tell what was done.
    def full_history(self) -> list[Done]:
        """Who did what, from the beginning."""
        node, said, done = self.node, self.chosen, list[Done]()
        while True:
            done += [Done(_player(node.seat), action) for action in reversed(said)]
            if node.before is None:
                return done[::-1]
            node, said = node.before, node.said

    def history(self) -> list[int]:
        return [done.action for done in self.full_history()]

    def history_str(self) -> str:
        return ", ".join(map(str, self.history()))

    def move_number(self) -> int:
        return len(self.history())

    def is_initial_state(self) -> bool:
        return self.node.before is None and not self.chosen

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return "lot G" if action == 0 else "lot S"
        return action_name(action, self.node.options.rows)

    def _to_struct(self) -> dict[str, Any]:
        """The table as the rules tell it to anybody, and what is chosen of the present move."""
        seen: dict[str, Any] = msgspec.to_builtins(GAME.view(self.value, None))
        return {**seen, "chosen": [action_name(action, self.node.options.rows) for action in self.chosen]}

    def _to_observation_struct(self, player: int) -> dict[str, Any]:
        del player  # everybody sees the whole board
        return self._to_struct()

    def _action_to_struct(self, player: int, action: int) -> dict[str, Any]:
        return {"action": self._action_to_string(player, action)}

    def _struct_to_actions(self, said: dict[str, Any]) -> list[int]:
        return meant(self, said)

    def __str__(self) -> str:
        view = GAME.view(self.value, None)
        sides = [
            f"{name} {' '.join(view.marbles[seat])} / {' '.join(view.lanes[seat])}"
            for seat, name in enumerate("GS")
        ]
        chosen = [action_name(action, self.node.options.rows) for action in self.chosen]
        return "\n".join([*sides, f"torque {view.torque}, mover {view.mover}", *chosen])


_EARLIER = 4


class BoardObserver:
    """Planes over board and lanes (6 columns: l, a-d, r): Gold, Silver, the marble chosen and where it goes,
    the hollow chosen (where two side moves may be earned also where its marble goes, and the second hollow);
    then who has the move. With recall, also the last positions that must not come back."""

    def __init__(self, options: Options, recall: bool = False) -> None:
        self._rows = rows = options.rows
        self._own = 7 if options.earned == "two" else 5
        planes = self._own + 2 * _EARLIER * recall
        self.tensor = np.zeros(6 * rows * planes + 2, np.float32)
        self.dict = {
            "board": self.tensor[:-2].reshape(planes, rows, 6),
            "mover": self.tensor[-2:],
        }
        self._recall = recall

    def set_from(self, state: YaliState, player: int) -> None:
        del player  # everybody sees the whole board
        self.tensor.fill(0)
        board, node = self.dict["board"], state.node
        self._lay(board[:2], node.pos[0], node.pos[1], node.pos[2], node.pos[3])
        for plane, action in enumerate(state.chosen[:2], 2):
            cell = action % (4 * self._rows)
            board[plane, cell // 4, 1 + cell % 4] = 1
        for plane, action in enumerate(state.chosen[2:], 4):  # a hollow, where its marble goes, a hollow
            if plane != 5:
                lane = (action - 8 * self._rows - 1) // self._rows
            board[plane, (action - 8 * self._rows - 1) % self._rows, 0 if lane else 5] = 1
        if self._recall:
            bits, lanes = (1 << 40) - 1, (1 << 10) - 1
            for number, (gold, silver) in enumerate(node.earlier[-_EARLIER:].tolist()):
                planes = board[self._own + 2 * number : self._own + 2 * number + 2]
                self._lay(planes, gold & bits, silver & bits, gold >> 40 & lanes, silver >> 40 & lanes)
        if node.seat in (0, 1):
            self.dict["mover"][node.seat] = 1

    def _lay(self, planes: Any, gold: int, silver: int, right: int, left: int) -> None:
        for plane, cells, lane, column in ((planes[0], gold, right, 5), (planes[1], silver, left, 0)):
            for row in range(self._rows):
                plane[row, column] = lane >> row & 1
                for at in range(4):
                    plane[row, 1 + at] = cells >> 4 * row + at & 1

    def string_from(self, state: YaliState, player: int) -> str:
        del player
        return f"{state.history()}\n{state}" if self._recall else str(state)


pyspiel.register_game(_TYPE, YaliGame)
