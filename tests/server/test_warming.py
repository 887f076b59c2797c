"""Kernels are compiled once per installation, beside a server that already serves."""

import asyncio
import os
from pathlib import Path

import pytest

from ludotheque.registry import GAME_IDS
from ludotheque.server.process import warming


def test_a_stamp_of_these_kernels_leaves_nothing_to_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stamp = tmp_path / "warmed"
    monkeypatch.setenv(warming.KEPT, str(tmp_path))
    assert not warming._warmed()
    stamp.write_text("another version", encoding="utf-8")
    assert not warming._warmed()
    stamp.write_text(warming._mark(), encoding="utf-8")
    assert warming._warmed()
    assert warming.warm_in_background() is None


def test_warming_asks_every_game_and_leaves_the_stamp(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    warmed = list[str]()

    class Quick:
        def __init__(self, game_id: str) -> None:
            self.warm = (lambda: warmed.append(game_id), lambda: None)

    monkeypatch.setenv(warming.KEPT, str(tmp_path / "cache"))
    monkeypatch.setattr(warming, "bots", Quick)
    monkeypatch.setattr("os.nice", lambda _: 0)
    warming.main()
    assert warmed == list(GAME_IDS)
    assert warming._warmed()


def test_kernels_are_kept_in_the_data_folder_where_the_sources_are_somebody_elses(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(warming.KEPT, "")
    monkeypatch.delenv(warming.KEPT)
    warming.keep_kernels(tmp_path)
    assert warming.KEPT not in os.environ
    monkeypatch.setattr("os.access", lambda *_: False)
    warming.keep_kernels(tmp_path / "data")
    assert os.environ[warming.KEPT] == str(tmp_path / "data" / "kernels")
    assert (tmp_path / "data" / "kernels").is_dir()
    monkeypatch.setenv(warming.KEPT, "chosen")
    warming.keep_kernels(tmp_path)
    assert os.environ[warming.KEPT] == "chosen"


def test_warming_ends_with_the_server_that_began_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(warming.KEPT, str(tmp_path))
    with warming.warm_in_background() or pytest.fail("nothing to warm") as process:
        assert process.stdin is not None
        process.stdin.close()
        assert process.wait(60) == 0
    assert not warming._warmed()


def test_who_loads_kernels_waits_until_they_are_compiled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(warming.KEPT, str(tmp_path))
    monkeypatch.setattr(warming, "LOOK", 0.01)

    async def compiling() -> bool:
        waiting = asyncio.create_task(warming.compiled())
        await asyncio.sleep(0.3)
        early = waiting.done()
        (tmp_path / "warmed").write_text(warming._mark(), encoding="utf-8")
        await waiting
        return early

    assert not asyncio.run(compiling())
    monkeypatch.setattr(warming, "PATIENCE", 0.01)
    monkeypatch.setenv(warming.KEPT, str(tmp_path / "nowhere"))
    asyncio.run(warming.compiled())
