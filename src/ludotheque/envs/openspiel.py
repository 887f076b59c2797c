"""YALi for OpenSpiel: importing this module registers `ludotheque_yali` with `pyspiel`.

    game = pyspiel.load_game("ludotheque_yali(rules=tournament,rows=8)")

A perfect-information game in which the same player may move several times in a row. An action is a number for
an origin, a destination and a side move; the lot is the one chance node, at the start.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.observation import IIGObserverForPublicInfoGame

from ludotheque.game import CHANCE, act
from ludotheque.games.yali import GAME
from ludotheque.games.yali.values import Go, Lot, Options, State

COLUMNS = "abcd"
LANES = "rl"
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
    if isinstance(move, Lot):
        return move.seat
    return (_cell(move.path[0]) * 4 * rows + _cell(move.path[-1])) * _sides(rows) + _side(move.side, rows)


def _cell(cell: str) -> int:
    return (int(cell[1:]) - 1) * 4 + COLUMNS.index(cell[0])


def _sides(rows: int) -> int:
    return 2 * rows * rows + 1


def _side(side: Sequence[str], rows: int) -> int:
    if not side:
        return 0
    lane = LANES.index(side[0][0])
    return 1 + (lane * rows + int(side[0][1:]) - 1) * rows + int(side[-1][1:]) - 1


class _Held:
    """A state is a value, so that a copy of the node may share it."""

    def __init__(self, state: State) -> None:
        self.state = state

    def __deepcopy__(self, _memo: dict[int, object]) -> "_Held":
        return self


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

    def new_initial_state(self) -> "YaliState":
        return YaliState(self)

    def make_py_observer(
        self, iig_obs_type: Any | None = None, params: dict[str, Any] | None = None
    ) -> "BoardObserver | IIGObserverForPublicInfoGame":
        if iig_obs_type is None or (iig_obs_type.public_info and not iig_obs_type.perfect_recall):
            return BoardObserver(self.options.rows)
        return IIGObserverForPublicInfoGame(iig_obs_type, params)


class YaliState(pyspiel.State):  # type: ignore[misc]  # pyspiel carries no types
    """A node of the game: one of our states behind OpenSpiel's methods."""

    def __init__(self, game: YaliGame) -> None:
        super().__init__(game)
        self._held = _Held(GAME.start(game.options, 2))

    @property
    def value(self) -> State:
        """The state of our rules at this node."""
        return self._held.state

    def current_player(self) -> int:
        actors = GAME.actors(self.value)
        if not actors:
            return int(pyspiel.PlayerId.TERMINAL)
        (seat,) = actors
        return int(pyspiel.PlayerId.CHANCE) if seat == CHANCE else seat

    def is_terminal(self) -> bool:
        return not GAME.actors(self.value)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(0, 0.5), (1, 0.5)]

    def returns(self) -> list[float]:
        outcome = GAME.outcome(self.value)
        if outcome is None or not outcome.winners:
            return [0.0, 0.0]
        return [1.0, -1.0] if outcome.winners == (0,) else [-1.0, 1.0]

    def _moves(self, player: int) -> dict[int, Go | Lot]:
        rows = self.value.options.rows
        seat = CHANCE if player == pyspiel.PlayerId.CHANCE else player
        return {action_of(move, rows): move for move in GAME.legal_moves(self.value, seat)}

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self._moves(player))

    def _apply_action(self, action: int) -> None:
        player = self.current_player()
        seat = CHANCE if player == pyspiel.PlayerId.CHANCE else player
        self._held = _Held(act(GAME, self.value, seat, self._moves(player)[action]))

    def _action_to_string(self, player: int, action: int) -> str:
        seat = CHANCE if player == pyspiel.PlayerId.CHANCE else player
        move = self._moves(player).get(action)
        return f"action {action}" if move is None else GAME.write(self.value, seat, move)

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
        view = GAME.view(state.value, None)
        for seat in (0, 1):
            for cell in (*view.marbles[seat], *view.lanes[seat]):
                self.dict["marbles"][seat, int(cell[1:]) - 1, "labcdr".index(cell[0])] = 1
        if view.mover in (0, 1):
            self.dict["mover"][view.mover] = 1

    def string_from(self, state: YaliState, player: int) -> str:
        del player
        return str(state)


pyspiel.register_game(_TYPE, YaliGame)
