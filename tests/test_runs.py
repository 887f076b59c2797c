"""The arena runs in bench/runs: each can be gone on with, and docs/strength.md tells what they hold."""

import json
import math
import re
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludotheque.registry import bots, game

ROOT = Path(__file__).parents[1]
RUNS = sorted((ROOT / "bench" / "runs").glob("*.jsonl"))
ARENA = [run for run in RUNS if "mcts" not in run.name]


def _lines(run: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in run.read_text(encoding="utf-8").splitlines()]


def _won(run: Path, level: str) -> tuple[float, int]:
    """Games won by that level (a win is shared by its winners), and games played."""
    _, *played = _lines(run)
    if "points" in played[0]:
        return sum(one["points"] for one in played), len(played)
    won = sum(
        1 / len(one["winners"]) for one in played for seat in one["winners"] if one["levels"][seat] == level
    )
    return won, len(played)


@pytest.mark.parametrize("run", ARENA, ids=lambda run: run.stem)
def test_the_arena_can_go_on_with_a_run(run: Path) -> None:
    setting = _lines(run)[0]
    played = game(setting["game"])
    options = msgspec.convert(setting["options"], played.options_type)
    # an option that came later has the value it always had
    written = json.loads(msgspec.json.encode(options))
    assert written == {**written, **setting["options"]}
    assert setting["players"] in played.players(options)
    assert set(setting["levels"]) <= set(bots(setting["game"]).ids)


CHAINS = {
    "yali": ["yali-base"],
    "bali": ["bali-two-en"],
    "wordjam": [f"wordjam-{lang}" for lang in ("en", "fr", "de")],
}
"""The runs between neighbouring levels that a game's ratings come from."""


@pytest.mark.parametrize("game_id", CHAINS)
def test_ratings_are_what_neighbouring_levels_won_of_each_other(game_id: str) -> None:
    levels, points = bots(game_id).levels, 800.0
    assert levels[0].rating == 800
    for lower, upper in pairwise(levels):
        runs = [ROOT / "bench" / "runs" / f"{name}-{upper.id}-{lower.id}.jsonl" for name in CHAINS[game_id]]
        won, games = map(sum, zip(*(_won(run, upper.id) for run in runs), strict=True))
        points += 400 * math.log10(won / (games - won))
        assert upper.rating == pytest.approx(points, abs=5), upper.name


def test_the_page_on_strength_tells_what_the_runs_of_yali_hold() -> None:
    page = (ROOT / "docs" / "strength.md").read_text(encoding="utf-8")
    rows = re.findall(
        r"^\| (\w+) against (\w+) \| ([\d.]+) of (\d+).*? \| ([\d.]+) of (\d+)", page, re.MULTILINE
    )
    assert len(rows) == 10
    for upper, lower, *said in rows:
        for rules, won, of in zip(("base", "tournament"), said[::2], said[1::2], strict=True):
            run = ROOT / "bench" / "runs" / f"yali-{rules}-{upper}-{lower.lower()}.jsonl"
            assert _won(run, upper) == (float(won), int(of)), run.name
