"""What takes long is worked out once; a file that is missing or damaged costs time and no more."""

from pathlib import Path

import numpy as np
import pytest

from ludotheque.bots import kept as keeping
from ludotheque.bots.kept import Words, kept


class Maker:
    """Counts how often it is asked."""

    def __init__(self) -> None:
        self.asked = 0

    def __call__(self) -> Words:
        self.asked += 1
        return np.arange(12, dtype=np.uint64).reshape(3, 4)


@pytest.fixture
def make(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Maker:
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path / "kept"))
    return Maker()


def test_a_table_is_worked_out_once_and_made_anew_from_something_else(make: Maker) -> None:
    for _ in range(2):
        found = kept("ends", (b"words", b"values"), make)
        assert found.tolist() == make().tolist()
        assert type(found) is np.ndarray
        assert found.flags.writeable
        assert found.flags.c_contiguous
    assert make.asked == 1 + 2
    kept("ends", (b"other words", b"values"), make)
    assert make.asked == 4
    assert len(list(keeping.folder().iterdir())) == 1, "the table of the old words is gone"


@pytest.mark.parametrize("content", [b"", b"nonsense", None])
def test_a_damaged_table_is_made_anew(make: Maker, content: bytes | None) -> None:
    kept("ends", (b"words",), make)
    (file,) = keeping.folder().iterdir()
    file.write_bytes(file.read_bytes()[:-8] if content is None else content)
    assert kept("ends", (b"words",), make).sum() == 66
    assert kept("ends", (b"words",), make).sum() == 66
    assert make.asked == 2


def test_where_nothing_can_be_kept_it_is_worked_out_each_time(
    make: Maker, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_bytes(b"")
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path / "file" / "below"))
    assert kept("ends", (b"words",), make).sum() == 66
    assert kept("ends", (b"words",), make).sum() == 66
    assert make.asked == 2
