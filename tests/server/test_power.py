"""Power loss, not only death: whatever was acknowledged is there, however much of the rest is lost."""

from pathlib import Path

import pytest

from ludotheque.store import sqlite
from tests.support.power import Acknowledged, Recorder, lost, recorded

pytestmark = pytest.mark.anyio


async def _played(folder: Path, tables: int, moves: int) -> tuple[Recorder, Acknowledged]:
    found = await recorded(folder, tables, moves)
    if found is None:
        pytest.skip("this Python's SQLite is built in and cannot be looked under")
    return found


async def test_no_acknowledged_move_is_lost_when_the_power_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Settling and writing back happen all the time here, so that cuts fall into them."""
    monkeypatch.setattr(sqlite, "LONG", 15)
    monkeypatch.setattr(sqlite, "LOG_PAGES", 60)
    under, told = await _played(tmp_path, tables=4, moves=15)
    assert {op.file for op in under.log if op.kind == "sync"} >= {
        "ludotheque.sqlite",
        "ludotheque.sqlite-wal",
    }
    assert lost(under, told, 40, 1, tmp_path / "cuts") == 0


async def test_the_cuts_would_show_a_move_that_was_acknowledged_before_it_was_flushed(tmp_path: Path) -> None:
    """With flushing off moves are lost: the test above is worth something."""
    under, told = await _played(tmp_path, tables=2, moves=10)
    first = told[0][0]
    under.log[first:] = [op for op in under.log[first:] if op.kind != "sync"]
    sooner = [(min(when, len(under.log)), match, version) for when, match, version in told]
    assert lost(under, sooner, 20, 1, tmp_path / "cuts") > 0
