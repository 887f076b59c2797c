"""Evenings as readable text: a change of pairing or counting shows as a difference of text.

`python -m tests.evenings.test_golden` writes them anew; read what changed.
"""

from pathlib import Path
from random import Random

import pytest

from ludotheque.evenings.evening import Evening, standings
from ludotheque.evenings.events import Form
from tests.evenings.evenings import opened, played

FOLDER = Path(__file__).parent / "golden"
EVENINGS: dict[str, tuple[Form, int]] = {
    "progressive-12": ("progressive", 12),
    "progressive-10": ("progressive", 10),
    "swiss-9": ("swiss", 9),
    "round-robin-5": ("round-robin", 5),
    "knockout-8": ("knockout", 8),
    "duplicate-3": ("duplicate", 3),
    "arena-5": ("arena", 5),
}


def told(evening: Evening) -> str:
    lines = []
    for number, round_ in enumerate(evening.rounds, 1):
        lines.append(f"round {number}")
        for place, table in enumerate(round_.tables, 1):
            assert table.result is not None
            won = ",".join(table.seats[seat] for seat in table.result.winners) or "nobody"
            scores = ":".join(map(str, table.result.scores))
            lines.append(f"  table {place}: {' '.join(table.seats)}  {scores}  won: {won}")
        if round_.resting:
            lines.append(f"  resting: {' '.join(round_.resting)}")
    lines.append("standings")
    for line in standings(evening):
        counted = f"{line.won}/{line.games}, {line.tie_break}"
        against = "" if line.against is None else f" {line.against:+} against par"
        lines.append(f"  {line.place}. {line.player} {line.points} ({counted}){against}")
    return "\n".join(lines) + "\n"


def _evening(name: str) -> Evening:
    form, players = EVENINGS[name]
    rounds = 1 if form == "round-robin" else 4
    return played(opened(form, players, rounds=rounds), Random(name), most=6)[0]


@pytest.mark.parametrize("name", EVENINGS)
def test_an_evening_goes_as_it_did(name: str) -> None:
    assert told(_evening(name)) == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


if __name__ == "__main__":
    for known in EVENINGS:
        (FOLDER / f"{known}.txt").write_text(told(_evening(known)), encoding="utf-8")
