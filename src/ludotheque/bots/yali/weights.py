"""The learned weights: small data beside the code, one file per rule set and length of the board.

`learn` writes them; the search reads them here and changes nothing.
"""

import zlib
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import numpy as np

from ludotheque.bots.yali.features import size
from ludotheque.games.yali.types import Options

UNIT = 1000
"""A whole logit in the integers of the search."""
_DATA = files("ludotheque.bots.yali") / "data"


def _name(options: Options) -> str:
    return f"{options.rules}-{options.rows}.z"


@cache
def load(options: Options) -> Any:
    """The weights as integers, read-only."""
    raw = zlib.decompress((_DATA / _name(options)).read_bytes())
    weights = np.frombuffer(raw, dtype="<i2").astype(np.int16)
    if len(weights) != size(options.rows):
        raise ValueError(f"{_name(options)} does not fit the features")
    weights.flags.writeable = False
    return weights


def save(options: Options, weights: Any) -> None:
    """Round to integers and write beside the code; a maintainer's command."""
    whole = np.clip(np.rint(weights * UNIT), -32767, 32767).astype("<i2")
    folder = Path(str(_DATA))
    folder.mkdir(exist_ok=True)
    (folder / _name(options)).write_bytes(zlib.compress(whole.tobytes(), 9))
