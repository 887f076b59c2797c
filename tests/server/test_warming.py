"""Kernels are compiled once per installation, beside a server that already serves."""

from pathlib import Path

import pytest

from ludotheque.registry import GAME_IDS
from ludotheque.server import warming


def test_a_stamp_of_these_kernels_leaves_nothing_to_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stamp = tmp_path / "warmed"
    monkeypatch.setattr(warming, "_STAMP", stamp)
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
            self.game_id = game_id

        def warm(self) -> None:
            warmed.append(self.game_id)

    monkeypatch.setattr(warming, "_STAMP", tmp_path / "cache" / "warmed")
    monkeypatch.setattr(warming, "bots", Quick)
    monkeypatch.setattr("os.nice", lambda _: 0)
    warming.main()
    assert warmed == list(GAME_IDS)
    assert warming._warmed()
