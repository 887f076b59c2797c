"""One recorded game for each way a round can end; `tests/games/golden` has whole games of bots."""

from pathlib import Path

import pytest

from ludotheque.games.wordjam import GAME
from ludotheque.games.wordjam.types import State
from ludotheque.record import read_game, replay, write_game

GOLDEN = Path(__file__).parent / "golden"

ENDINGS = {
    "all-trust": (1, (2, 1, 1, 1, 1, 1), "stands"),
    "thief-beats": (1, (0, 1, 1, 0, 1, 2), "stands"),
    "nobody-beats": (1, (2, 0, 0, 1, 0, 0), "silent"),
    "void-round": (1, (0, 0, 0, 0, 0, 0), "silent"),
    "dispute-lost": (1, (1, 2, 1, 1, 1, 1), "stands"),
    "last-round": (8, (0, 0, 0, 6, 0, 0, 4), "silent"),
    "tie-break": (9, (6, 0, 4, 0, 0, 0, 0), "silent"),
}


def test_every_ending_has_its_game() -> None:
    assert {file.stem for file in GOLDEN.glob("*.txt")} == set(ENDINGS)


@pytest.mark.parametrize("ending", ENDINGS)
def test_a_recorded_ending_replays_to_its_points_and_its_text(ending: str) -> None:
    text = (GOLDEN / f"{ending}.txt").read_text(encoding="utf-8")
    record = read_game(text, lambda _: GAME)
    assert write_game(GAME, record) == text
    *_, end = replay(GAME, record)
    assert isinstance(end, State)
    number, points, last_fate = ENDINGS[ending]
    assert end.results[-1].number == number
    assert end.results[-1].points == points
    assert end.results[-1].words[-1].fate == last_fate
