"""Any game of the contract for OpenSpiel: decisions one after the other, as `rounds` asks for them.

At a chance node there are `SAMPLES` outcomes, equally likely: each is one draw by the game's own `roll`, from
a seed made of the history and the outcome's number. So chance stands where it belongs, nobody knows what
comes, and a history is all there is to keep, though the cards' probabilities are met only nearly.
"""

from random import Random
from typing import Any

import msgspec
import numpy as np
import pyspiel

from ludotheque.envs.features import Features
from ludotheque.envs.listed import MOST_MOVES, Listed
from ludotheque.envs.rounds import Rounds, shares
from ludotheque.envs.setting import Setting, open_setting
from ludotheque.game import CHANCE, IllegalMove
from ludotheque.registry import game as game_of

SAMPLES = 64
MAX_LENGTH = 20_000
MOST_POINTS = 5_000.0
"""More than any solitaire has ever brought."""
WAIT = 0


class Paused(Rounds):
    """Rounds that stop where chance is to act, and whose luck depends on nothing but what was done."""

    def __init__(self, setting: Setting) -> None:
        self.done: tuple[int, ...] = ()
        self.listed: tuple[Any, int, list[Any]] = (None, 0, [])
        """A state, a seat, and its moves."""
        self.own: dict[int, tuple[int, ...]] = {}
        """What each seat has chosen."""
        super().__init__(setting, "openspiel")

    @property
    def chance(self) -> bool:
        return CHANCE in self.setting.game.actors(self.state)

    def draw(self, number: int) -> None:
        """Chance's move of that number."""
        rng = Random(f"{self.done}:{number}")
        self._play(CHANCE, self.setting.game.roll(self.state, rng))
        self.done = (*self.done, number)
        self._open_round()

    def take(self, action: int, move: Any | None) -> None:
        seat, self.rng = self.asked[0], Random(str(self.done))
        self.decide(move)
        self.done = (*self.done, action)
        self.own = {**self.own, seat: (*self.own.get(seat, ()), action)}

    def _roll(self) -> bool:
        return False

    def __deepcopy__(self, _memo: dict[int, object]) -> "Paused":
        twin = Paused.__new__(Paused)
        vars(twin).update(vars(self))  # states and moves are values
        vars(twin).update(moves=self.moves[:], _wishes=self._wishes[:])
        twin.witnessed = [seen[:] for seen in self.witnessed]
        return twin


def register(game_id: str) -> None:
    """Make `ludotheque_<id>` known to OpenSpiel; its parameters are the variant and the number of players
    (0: that of the variant)."""
    played = game_of(game_id)
    first = next(iter(played.variants))
    seats = [seats for options, _ in played.variants.values() for seats in played.players(options)]
    kind = pyspiel.GameType(
        short_name=f"ludotheque_{game_id}",
        long_name=game_id,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(seats),
        min_num_players=min(seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"variant": first, "players": 0},
    )

    class TableGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel carries no types
        """One variant of the game."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            given = {"variant": first, "players": 0, **(params or {})}
            self.setting = open_setting(game_id, given["variant"], players=given["players"] or None)
            alone = self.setting.players == 1
            info = pyspiel.GameInfo(
                num_distinct_actions=MOST_MOVES + 1,
                max_chance_outcomes=SAMPLES,
                num_players=self.setting.players,
                min_utility=0.0 if alone else -1.0,
                max_utility=MOST_POINTS if alone else 1.0,
                max_game_length=MAX_LENGTH,
            )
            super().__init__(kind, info, given)

        def new_initial_state(self) -> "TableState":
            return TableState(self)

        def make_py_observer(self, iig_obs_type: Any | None = None, params: Any | None = None) -> "Observer":
            del params
            return Observer(self.setting, iig_obs_type)

    pyspiel.register_game(kind, TableGame)


class TableState(pyspiel.State):  # type: ignore[misc]  # pyspiel carries no types
    """A table under way behind OpenSpiel's methods."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.rounds = Paused(game.setting)

    @property
    def value(self) -> Any:
        """The state of our rules."""
        return self.rounds.state

    def current_player(self) -> int:
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.rounds.chance else self.rounds.asked[0]

    def is_terminal(self) -> bool:
        return self.rounds.outcome is not None

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(number, 1 / SAMPLES) for number in range(SAMPLES)]

    def returns(self) -> list[float]:
        outcome, players = self.rounds.outcome, self.rounds.setting.players
        if outcome is None:
            return [0.0] * players
        return [float(outcome.scores[0])] if players == 1 else shares(outcome, players)

    def _moves(self) -> list[Any]:
        """Listed once for all copies of a state."""
        state, seat = self.rounds.state, self.rounds.asked[0]
        if self.rounds.listed[0] is not state or self.rounds.listed[1] != seat:
            self.rounds.listed = state, seat, Listed(self.rounds, MOST_MOVES).moves(seat)
        return self.rounds.listed[2]

    def _legal_actions(self, player: int) -> list[int]:
        del player  # asked only for the one who decides
        return [*([WAIT] if self.rounds.may_wait else []), *range(1, len(self._moves()) + 1)]

    def _apply_action(self, action: int) -> None:
        if self.rounds.chance:
            if not 0 <= action < SAMPLES:
                raise ValueError(f"action {action} is not legal")
            self.rounds.draw(action)
            return
        moves = self._moves() if self.rounds.asked else []
        if not self.rounds.asked or not (0 <= action <= len(moves)):
            raise ValueError(f"action {action} is not legal")
        try:
            self.rounds.take(action, moves[action - 1] if action else None)
        except IllegalMove as refusal:
            raise ValueError(f"action {action} is not legal") from refusal

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {action}"
        moves = self._moves() if self.rounds.asked else []
        if not 0 <= action <= MOST_MOVES:
            raise ValueError(f"there is no action {action}")
        if not 1 <= action <= len(moves):
            return "wait" if action == WAIT else f"action {action}"
        return self.rounds.setting.game.write(self.rounds.state, self.rounds.asked[0], moves[action - 1])

    def _to_struct(self) -> dict[str, Any]:
        """The table as a spectator sees it."""
        return self._seen(None)

    def _to_observation_struct(self, player: int) -> dict[str, Any]:
        """The table as that player sees it."""
        return self._seen(player)

    def _seen(self, seat: int | None) -> dict[str, Any]:
        seen: dict[str, Any] = msgspec.to_builtins(self.rounds.setting.game.view(self.rounds.state, seat))
        return seen

    def _action_to_struct(self, player: int, action: int) -> dict[str, Any]:
        return {"action": self._action_to_string(player, action)}

    def _struct_to_actions(self, said: dict[str, Any]) -> list[int]:
        return meant(self, said)

    def __str__(self) -> str:
        return seen_by(self, None)


def meant(state: Any, said: dict[str, Any]) -> list[int]:
    """The legal action that a struct names: the way back. Raises ValueError."""
    player, name = state.current_player(), said.get("action")
    found = [action for action in state.legal_actions() if state.action_to_string(player, action) == name]
    if not found:
        raise ValueError(f"{name!r} is not legal")
    return found[:1]


def seen_by(state: TableState, seat: int | None) -> str:
    """A view as one line of text."""
    view = state.rounds.setting.game.view(state.rounds.state, seat)
    return msgspec.json.encode(view, order="deterministic").decode()


class Observer:
    """What a player sees as numbers and text; with perfect recall, all that he has witnessed and chosen."""

    def __init__(self, setting: Setting, kind: Any | None) -> None:
        self._setting, self._kind = setting, kind
        self._features = Features(setting)
        self.tensor = np.zeros(int(np.prod(self._features.shape)), np.float32)
        self.dict = {"observation": self.tensor.reshape(self._features.shape)}

    def set_from(self, state: TableState, player: int) -> None:
        view = self._setting.game.view(state.rounds.state, player)
        self.dict["observation"][:] = self._features.tensor(view, player) / self._features.high

    def string_from(self, state: TableState, player: int) -> str:
        kind = self._kind
        if kind is not None and kind.private_info == pyspiel.PrivateInfoType.NONE:
            return seen_by(state, None)
        seen = seen_by(state, player)
        if kind is None or not kind.perfect_recall:
            return seen
        heard = msgspec.json.encode(state.rounds.witnessed[player]).decode()
        return f"{seen} {heard} {state.rounds.own.get(player, ())}"
