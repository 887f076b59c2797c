"""Tables that take seconds to work out stay on disk, beside the compiled kernels, mapped from there.

For tables of bots that follow from data and code alone: one that is lost or damaged is worked out anew.
"""

import contextlib
import hashlib
import os
import tempfile
from collections.abc import Callable
from pathlib import Path

import numpy as np
import numpy.typing as npt

Words = npt.NDArray[np.uint64]
"""A table of 64 bits each; whoever keeps other numbers looks at them as that (`view`)."""


def folder() -> Path:
    """Where numba keeps what it compiled."""
    return Path(os.environ.get("NUMBA_CACHE_DIR") or Path(__file__).parent.parent / "__pycache__")


def kept(name: str, made_from: tuple[bytes, ...], make: Callable[[], Words]) -> Words:
    """The table of that name, made anew when it was made from something else, is missing or damaged.

    Processes that map it share its memory. It can be written to, but nobody else sees that."""
    digest = hashlib.sha256()
    for part in made_from:
        digest.update(hashlib.sha256(part).digest())
    file = folder() / f"{name}.{digest.hexdigest()[:16]}.npy"
    with contextlib.suppress(OSError, ValueError, EOFError):
        return _mapped(file)
    table = make()
    with contextlib.suppress(OSError, ValueError):
        _keep(file, name, table)
        return _mapped(file)
    return table


def _mapped(file: Path) -> Words:
    """Writable, each process for itself: kernels are compiled for arrays that can be written to."""
    table = np.load(file, mmap_mode="c", allow_pickle=False)
    if table.dtype != np.uint64:
        raise ValueError(file)
    return np.asarray(table)


def _keep(file: Path, name: str, table: Words) -> None:
    """Whole or not at all, also when the power fails; what the name stood for before goes."""
    file.parent.mkdir(parents=True, exist_ok=True)
    handle, fresh = tempfile.mkstemp(dir=file.parent, prefix="fresh-")
    try:
        with os.fdopen(handle, "wb") as out:
            np.save(out, table)
            out.flush()
            os.fsync(out.fileno())
        for old in file.parent.glob(f"{name}.*.npy"):
            old.unlink(missing_ok=True)
        Path(fresh).replace(file)
    finally:
        Path(fresh).unlink(missing_ok=True)
