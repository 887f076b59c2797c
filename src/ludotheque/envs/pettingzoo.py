"""Every game for PettingZoo: one environment over the contract, as AEC and in parallel.

    from ludotheque.envs import pettingzoo
    env = pettingzoo.env("bali", variant="two-en")

Action 0 waits (only where a clock runs), action i is the i-th move that the rules list, best first where they
know. An action may also be a text in notation, for moves that no list holds. Actions, observations, rewards
and rounds are explained in `docs/research.md`.
"""

import random
import reprlib
from collections.abc import Mapping
from operator import index
from typing import Any, Literal, get_args

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from ludotheque.envs.features import Features
from ludotheque.envs.listed import MOST_MOVES, Listed
from ludotheque.envs.pictures import picture
from ludotheque.envs.rounds import PATIENCE, Rounds, shares
from ludotheque.envs.setting import Setting, one_of, open_setting, whole
from ludotheque.envs.telling import text_of
from ludotheque.game import IllegalMove, Outcome, Refusal, Seat

Illegal = Literal["lose", "raise", "random"]
Reward = Literal["win", "score"]
Render = Literal["ansi", "svg"]
RENDER_MODES = list(get_args(Render))
Observation = dict[str, npt.NDArray[Any]]
WAIT = 0


class _Board:
    """What both kinds of environment are made of: spaces, observations, rewards, drawing."""

    metadata: dict[str, Any]

    def __init__(
        self,
        game: str = "yali",
        variant: str | None = None,
        *,
        options: Mapping[str, Any] | None = None,
        players: int | None = None,
        most_moves: int = MOST_MOVES,
        max_cycles: int | None = None,
        patience: int = PATIENCE,
        illegal: Illegal = "lose",
        reward: Reward | None = None,
        render_mode: Render | None = None,
        lang: str = "en",
        seed: int | None = None,
    ) -> None:
        """`illegal`: what becomes of an action that is not legal. `reward`: 1 for a win or the score as it
        is, which is what a single player gets unless told otherwise. Raises BadSetting (a ValueError)."""
        super().__init__()
        one_of("illegal", illegal, get_args(Illegal))
        one_of("reward", reward, (None, *get_args(Reward)))
        one_of("render_mode", render_mode, (None, *RENDER_MODES))
        for name, number in (("most_moves", most_moves), ("patience", patience)):
            whole(name, number)
        if max_cycles is not None:
            whole("max_cycles", max_cycles)
        if seed is not None:
            whole("seed", seed, 0)
        self.setting: Setting = open_setting(game, variant, options, players)
        self.most_moves, self.max_cycles, self.patience = most_moves, max_cycles, patience
        self.illegal: Illegal = illegal
        self.reward: Reward = reward or ("score" if self.setting.players == 1 else "win")
        self.render_mode, self.lang = render_mode, lang
        self.setting.texts(lang)
        self.metadata = {
            "name": f"ludotheque_{self.setting.game.id}_v0",
            "render_modes": RENDER_MODES,
            "is_parallelizable": False,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(self.setting.players)]
        self.agents: list[str] = []
        self._features = Features(self.setting)
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.action_spaces = {agent: spaces.Discrete(most_moves + 1) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0, self._features.high, self._features.shape, np.uint8),
                    "action_mask": spaces.Box(0, 1, (most_moves + 1,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._seed = random.SystemRandom().getrandbits(48) if seed is None else seed
        self.rounds: Rounds | None = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def view(self, agent: str) -> Any:
        """What that agent sees, as the game's own `View`; `msgspec.to_builtins` makes a dictionary of it."""
        return self.setting.game.view(self._now.state, self._seats[agent])

    def text(self, agent: str) -> str:
        """What that agent sees, to read."""
        return text_of(self._now, self._seats[agent], self.setting.texts(self.lang))

    def moves(self, agent: str) -> list[str]:
        """The moves that the agent's actions 1, 2 … stand for, in notation."""
        now, seat = self._now, self._seats[agent]
        return [self.setting.game.write(now.state, seat, move) for move in self._listed.moves(seat)]

    def render(self) -> str | None:
        """The table as a spectator sees it: text, or a picture (SVG)."""
        if self.render_mode is None:
            gymnasium.logger.warn("You are calling render method without specifying any render mode.")
            return None
        if self.render_mode == "ansi":
            return text_of(self._now, None, self.setting.texts(self.lang))
        return picture(self.setting, self.setting.game.view(self._now.state, None), self.lang)

    def close(self) -> None:
        """Nothing is held open."""

    @property
    def _now(self) -> Rounds:
        if self.rounds is None:
            raise gymnasium.error.ResetNeeded("reset() must be called before this")
        return self.rounds

    def _begin(self, seed: int | None) -> None:
        """Without a seed the next game follows from the seed before."""
        if seed is not None:
            whole("seed", seed, 0)
            self._seed = seed
        self.rounds = Rounds(self.setting, self._seed, self.patience)
        self._seed = random.Random(self._seed).getrandbits(48)
        self._listed = Listed(self.rounds, self.most_moves)

    def _observe(self, agent: str, idle_waits: bool) -> Observation:
        seat = self._seats[agent]
        mask = np.zeros(self.most_moves + 1, np.int8)
        if seat in self._now.asked[: None if idle_waits else 1]:
            mask[1 : 1 + len(self._listed.moves(seat))] = 1
            mask[WAIT] = self._now.may_wait
        elif idle_waits:
            mask[WAIT] = 1
        view = self.setting.game.view(self._now.state, seat)
        return {"observation": self._features.tensor(view, seat), "action_mask": mask}

    def _move(self, seat: Seat, action: Any) -> Any | None:
        """The move that an action means, None to wait; raises Refusal."""
        if isinstance(action, str):
            return self.setting.game.read(self._now.state, seat, action)
        number, listed = _number(action), self._listed.moves(seat)
        if number == WAIT:
            if not self._now.may_wait:
                raise Refusal("text-wait")
            return None
        if number is None or not 1 <= number <= len(listed):
            raise Refusal("text-number", number=_short(action))
        return listed[number - 1]

    def _decide(self, action: Any) -> None:
        """For the seat that is asked; raises Refusal, and changes nothing then."""
        self._now.decide(self._move(self._now.asked[0], action))

    def _at_random(self) -> int:
        """A legal action, from the seed."""
        moves = self._listed.moves(self._now.asked[0])
        return self._now.rng.randrange(0 if self._now.may_wait else 1, len(moves) + 1)

    def _rewards(self, outcome: Outcome) -> dict[str, float]:
        if self.reward == "score":
            return {agent: float(outcome.scores[seat]) for agent, seat in self._seats.items()}
        return dict(zip(self.possible_agents, shares(outcome, self.setting.players), strict=True))

    def _why(self, refusal: Refusal, action: Any) -> ValueError:
        why = self.setting.texts(self.lang).refusal(refusal)
        return ValueError(f"action {_short(action)} is not legal: {why}")


def _number(action: Any) -> int | None:
    """The whole number that an action is, however it is written (numpy's too); None if it is none."""
    if isinstance(action, float | np.floating) and action.is_integer():
        return int(action)
    try:
        return None if isinstance(action, bool) else index(action)
    except TypeError:
        return None


def _idle(action: Any) -> bool:
    return action is None or _number(action) == WAIT


_short = reprlib.repr
"""Whatever was handed in, to be told in a sentence."""


_BY_RESET = {"agent_selection", "rewards", "terminations", "truncations", "infos"}


class raw_env(_Board, AECEnv):  # type: ignore[misc]  # noqa: N801 - PettingZoo's own name for it
    """One decision after the other; who decides is `agent_selection`."""

    def __getattr__(self, name: str) -> Any:
        before = " cannot be accessed before reset()" if name in _BY_RESET else ""
        raise AttributeError(f"{name}{before}", name=name, obj=self)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. `options` are ignored, as PettingZoo's tests want: a game's go to the constructor."""
        del options
        self._begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self._now.asked[0]]

    def observe(self, agent: str) -> Observation:
        return self._observe(agent, idle_waits=False)

    def step(self, action: Any) -> None:
        now, agent = self._now, self.agent_selection
        if not self.agents:
            raise gymnasium.error.ResetNeeded("the game is over: call reset()")
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        played = now.rounds
        try:
            self._decide(action)
        except Refusal as refusal:
            if self.illegal == "raise":
                raise self._why(refusal, action) from refusal
            if self.illegal == "lose":
                self._clear(agent)
                self._end({other: -1.0 if other == agent else 0.0 for other in self.agents})
                self.infos[agent] = {"refused": self.setting.texts(self.lang).refusal(refusal)}
                return
            self._decide(self._at_random())
        self._clear(agent)
        if now.rounds > played:
            self.infos = {other: {"late": self._seats[other] in now.late} for other in self.agents}
        outcome = now.outcome
        if outcome is not None:
            self._end(self._rewards(outcome))
        elif self.max_cycles is not None and now.rounds >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[now.asked[0]]

    def _clear(self, agent: str) -> None:
        self._clear_rewards()
        self._cumulative_rewards[agent] = 0.0

    def _end(self, rewards: dict[str, float]) -> None:
        self.rewards = rewards
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]


class raw_parallel_env(_Board, ParallelEnv):  # type: ignore[misc]  # noqa: N801 - as above
    """A step is a round: everybody hands in an action, which is 0 for whoever is not asked."""

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        del options
        self._begin(seed)
        self.agents = self.possible_agents[:]
        return self._all_see(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, Any]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        now = self._now
        if not self.agents:
            raise gymnasium.error.ResetNeeded("the game is over: call reset()")
        if not isinstance(actions, Mapping):
            raise TypeError(f"actions are a mapping of agents to what they do, not {_short(actions)}")
        for agent in actions:
            one_of("agent", agent, self.agents)
        asked = [self.possible_agents[seat] for seat in now.asked]
        decided: dict[str, Any] = {}
        offence: tuple[str, Refusal] | None = None
        for agent in self.agents:
            if agent not in asked and not _idle(actions.get(agent)):
                refused = IllegalMove("turn", seat=self._seats[agent])
                if self.illegal == "raise":
                    raise self._why(refused, actions[agent]) from refused
                offence = offence or (agent, refused)
        for agent in asked:
            try:
                decided[agent] = self._checked(agent, actions.get(agent))
            except Refusal as refusal:
                if self.illegal == "raise":
                    raise self._why(refusal, actions.get(agent)) from refusal
                offence = offence or (agent, refusal)
                decided[agent] = self._at_random_for(agent)
        rewards = dict.fromkeys(self.agents, 0.0)
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        outcome = None
        if offence is not None and self.illegal == "lose":
            rewards[offence[0]] = -1.0
            infos[offence[0]] = {"refused": self.setting.texts(self.lang).refusal(offence[1])}
        else:
            offence = None
            for agent in asked:
                now.decide(decided[agent])
            infos = {agent: {"late": self._seats[agent] in now.late} for agent in self.agents}
            outcome = now.outcome
            rewards = self._rewards(outcome) if outcome is not None else rewards
        over = outcome is not None or offence is not None
        cut = not over and self.max_cycles is not None and now.rounds >= self.max_cycles
        seen = self._all_see()
        ended = dict.fromkeys(self.agents, over), dict.fromkeys(self.agents, cut)
        if over or cut:
            self.agents = []
        return seen, rewards, *ended, infos

    def _all_see(self) -> dict[str, Observation]:
        return {agent: self._observe(agent, idle_waits=True) for agent in self.agents}

    def _checked(self, agent: str, action: Any) -> Any | None:
        seat = self._seats[agent]
        move = self._move(seat, action)
        if move is not None:
            self.setting.game.check(self._now.state, seat, move)
        return move

    def _at_random_for(self, agent: str) -> Any | None:
        moves = self._listed.moves(self._seats[agent])
        return self._now.rng.choice([*([None] if self._now.may_wait else []), *moves])


def env(game: str = "yali", variant: str | None = None, **settings: Any) -> raw_env:
    """An AEC environment. An illegal action ends the game with -1 for who took it, unless told otherwise."""
    return raw_env(game, variant, **settings)


def parallel_env(game: str = "yali", variant: str | None = None, **settings: Any) -> raw_parallel_env:
    """The same game, a round at a step."""
    return raw_parallel_env(game, variant, **settings)
