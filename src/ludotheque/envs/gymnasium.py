"""A game of one player for Gymnasium: BALI's solitaire. Actions, observations and rewards are PettingZoo's.

    import ludotheque.envs.gymnasium
    table = gymnasium.make("ludotheque/Solitaire-v0", variant="solitaire-fr")

`action_masks()` is what `sb3-contrib` asks for.
"""

from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt

from ludotheque.envs.pettingzoo import RENDER_MODES, raw_env
from ludotheque.envs.setting import BadSetting

NAME = "ludotheque/Solitaire-v0"


class Solitaire(gymnasium.Env[dict[str, npt.NDArray[Any]], int]):
    """One player at the table; an action that is not legal raises ValueError and changes nothing."""

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "render_fps": 1}  # noqa: RUF012 - as there

    def __init__(self, game: str = "bali", variant: str | None = None, **settings: Any) -> None:
        self._table = raw_env(game, variant, **{"illegal": "raise", **settings})
        if self._table.setting.players != 1:
            raise BadSetting(f"{self._table.setting.players} players: this is for one alone")
        self._agent = self._table.possible_agents[0]
        self.render_mode = self._table.render_mode
        self.observation_space = self._table.observation_space(self._agent)
        self.action_space = self._table.action_space(self._agent)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, npt.NDArray[Any]], dict[str, Any]]:
        super().reset(seed=seed)
        self._table.reset(seed=seed, options=options)
        return self._table.observe(self._agent), {}

    def step(self, action: Any) -> tuple[dict[str, npt.NDArray[Any]], float, bool, bool, dict[str, Any]]:
        table, agent = self._table, self._agent
        if table.rounds is not None and (table.terminations[agent] or table.truncations[agent]):
            raise gymnasium.error.ResetNeeded("the game is over: call reset()")
        table.step(action)
        ended, cut = table.terminations[agent], table.truncations[agent]
        return table.observe(agent), float(table.rewards[agent]), ended, cut, dict(table.infos[agent])

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Which actions are legal now."""
        return self._table.observe(self._agent)["action_mask"].astype(np.bool_)

    def moves(self) -> list[str]:
        """What actions 1, 2 … stand for, in notation."""
        return self._table.moves(self._agent)

    def render(self) -> Any:
        return self._table.render()


gymnasium.register(NAME, entry_point=f"{__name__}:{Solitaire.__name__}")
