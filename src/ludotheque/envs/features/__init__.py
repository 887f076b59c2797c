"""Views as arrays of numbers, a module for each game that has one: `shape(options, players)`,
`tensor(view, seat)`. They are given what a seat sees, never a state. A game without one is given as bytes."""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt

from ludotheque.envs.setting import Setting
from ludotheque.game import Seat

BYTES = 16_384
"""How long the bytes of a view may be; what is longer is cut."""


@cache
def _own(game_id: str) -> Any:
    name = f"{__name__}.{game_id}"
    return import_module(name) if find_spec(name) else None


class Features:
    """How a table is told in numbers: whole ones between 0 and `high`, of that shape."""

    def __init__(self, setting: Setting) -> None:
        self._game_id = setting.game.id
        own = _own(self._game_id)
        self.shape: tuple[int, ...] = own.shape(setting.options, setting.players) if own else (BYTES,)
        self.high = int(own.HIGH) if own else 255

    def tensor(self, view: Any, seat: Seat) -> npt.NDArray[np.uint8]:
        """What that seat sees."""
        if own := _own(self._game_id):
            told: npt.NDArray[np.uint8] = own.tensor(view, seat)
            return told
        data = msgspec.json.encode(view, order="deterministic")[:BYTES]
        return np.frombuffer(data.ljust(BYTES, b"\0"), np.uint8)
