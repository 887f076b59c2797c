"""The learned weights: small data beside the code, one file for each edition.

`learn` writes them; whoever judges tables reads them here and changes nothing.
"""

from functools import cache
from pathlib import Path

import numpy as np

from ludotheque.bots.bali.judgement import Net

_DATA = Path(__file__).parent / "data"


def save(net: Net, edition_id: str, out: str | None = None) -> Path:
    """Write the weights, in half precision: they are judgements, not accounts."""
    file = Path(out) if out else _DATA / f"{edition_id}.npz"
    file.parent.mkdir(exist_ok=True)
    np.savez_compressed(file, **{name: part.astype(np.float16) for name, part in net._asdict().items()})
    return file


@cache
def load(edition_id: str) -> Net:
    """The learned weights of an edition."""
    with np.load(_DATA / f"{edition_id}.npz") as stored:
        return Net(**{name: stored[name].astype(np.float32) for name in Net._fields})
