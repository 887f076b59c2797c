"""Many games at once on the compiled rules, in numpy arrays: a module with a `Batch` for each game.

`open_batch("yali", 1024)`. A game that is over is dealt anew at once. Why it is so: `docs/research.md`.
"""

from importlib import import_module
from importlib.util import find_spec
from typing import Any

import numpy as np
import numpy.typing as npt

from ludotheque.envs.setting import BadSetting, open_setting, whole


def open_batch(
    game: str,
    games: int,
    variant: str | None = None,
    *,
    options: dict[str, Any] | None = None,
    seed: int = 0,
) -> Any:
    """So many games side by side; raises BadSetting for what there is not."""
    module = f"{__name__}.{game}"
    if not str(game).isidentifier() or find_spec(module) is None:
        raise BadSetting(f"no batch of {game!r}")
    whole("games", games)
    whole("seed", seed, 0)
    setting = open_setting(game, variant, options)
    return import_module(module).Batch(games, setting.options, setting.players, seed)


def seeds(games: int, seed: int) -> npt.NDArray[np.uint64]:
    """A seed for each game."""
    return np.random.SeedSequence(seed).generate_state(games, np.uint64) | np.uint64(1)


def check_actions(actions: Any, counts: npt.NDArray[np.int32]) -> npt.NDArray[np.int64]:
    """The actions, one for each game; raises ValueError, before anything is done, if one is not legal."""
    given = np.asarray(actions)
    if given.shape != counts.shape or not np.issubdtype(given.dtype, np.integer):
        raise ValueError(f"one whole number for each of {len(counts)} games, please")
    wrong = np.flatnonzero((given < 0) | (given >= counts))
    if len(wrong):
        raise ValueError(f"game {wrong[0]}: action {given[wrong[0]]} is not legal")
    return given.astype(np.int64, copy=False)
