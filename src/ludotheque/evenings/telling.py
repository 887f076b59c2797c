"""An evening as text and as rows: tables, who rested, standings. Sentences are said by whoever asks.

For downloads and the terminal; the page is told values (`server/http/evening_told`).
"""

import csv
import io
from collections.abc import Callable, Iterator

from ludotheque.evenings.evening import Evening, Round, Standing, Table, standings

Say = Callable[..., str]
Sides = Callable[[int], tuple[tuple[int, ...], ...]]
"""Who plays together at a table of so many."""
FORMULA = ("=", "+", "-", "@", "\t", "\r")
"""With what a cell begins that a spreadsheet would compute."""


def name_of(evening: Evening, player: str) -> str:
    return next((who.name or who.id for who in evening.entrants if who.id == player), player)


def table_line(evening: Evening, table: Table, sides: Sides) -> str:
    """Who met whom, and how it ended if it has."""
    grouped = sides(len(table.seats))
    names = " – ".join(" + ".join(name_of(evening, table.seats[seat]) for seat in side) for side in grouped)
    if table.result is None:
        return names
    scores = ":".join(str(table.result.scores[side[0]]) for side in grouped)
    return f"{names}   {scores}{' ×' if table.result.called else ''}"


def signed(points: int) -> str:
    """`+12`, `−30`, `0`."""
    return f"{points:+}".replace("-", "−") if points else "0"


def round_lines(evening: Evening, round_: Round, sides: Sides, say: Say) -> Iterator[str]:
    for place, table in enumerate(round_.tables, 1):
        yield f"  {place:>3}  {table_line(evening, table, sides)}"
    if round_.resting:
        yield say("evening-resting", names=[name_of(evening, player) for player in round_.resting])


def par_lines(evening: Evening, number: int, say: Say) -> Iterator[str]:
    """The par of that round, if it is known."""
    par = evening.pars.get(number)
    if par is not None:
        yield say("evening-par", par=str(par))


def standing_lines(evening: Evening, say: Say) -> Iterator[str]:
    yield say("evening-standings-par" if evening.against else "evening-standings")
    for line in standings(evening):
        name = name_of(evening, line.player)
        told = f"  {line.place:>3}  {name:<14} {line.points:>6}   {line.won}/{line.games}"
        yield told if line.against is None else f"{told} {signed(line.against):>6}"


def as_text(evening: Evening, sides: Sides, say: Say) -> str:
    """The whole evening to read."""
    lines: list[str] = []
    for number, round_ in enumerate(evening.rounds, 1):
        lines += [say("evening-round", number=number), *round_lines(evening, round_, sides, say)]
        lines += [*par_lines(evening, number - 1, say), ""]
    lines += standing_lines(evening, say)
    if any(result.called for _, result in evening.finished()):
        lines += ["", say("evening-called")]
    return "\n".join(lines) + "\n"


def as_csv(evening: Evening) -> str:
    """A line for everybody: place, name, points, games, victories, then table and points of each round."""
    out = io.StringIO()
    rows = csv.writer(out, lineterminator="\n")
    rounds = range(1, len(evening.rounds) + 1)
    per_round = [f"{what}_{number}" for number in rounds for what in ("table", "points")]
    rows.writerow(
        ["place", "player", "bot", "points", "games", "won", "tie_break", "against_par", *per_round]
    )
    levels = {who.id: who.level for who in evening.entrants}
    for line in standings(evening):
        rows.writerow([line.place, _cell(name_of(evening, line.player)), *_row(evening, line, levels)])
    return out.getvalue()


def _row(evening: Evening, line: Standing, levels: dict[str, str]) -> list[object]:
    against = "" if line.against is None else line.against
    found: list[object] = [levels[line.player], line.points, line.games, line.won, line.tie_break, against]
    for round_ in evening.rounds:
        place, score = "", ""
        for number, table in enumerate(round_.tables, 1):
            if line.player in table.seats:
                result = table.result
                place = str(number)
                score = "" if result is None else str(result.scores[table.seats.index(line.player)])
        found += [place, score]
    return found


def _cell(name: str) -> str:
    return f"'{name}" if name.startswith(FORMULA) else name


def way(evening: Evening, player: str) -> tuple[int, ...]:
    """At which table somebody sat in each round, the head table being 1; 0: at none."""
    return tuple(
        next((place for place, table in enumerate(round_.tables, 1) if player in table.seats), 0)
        for round_ in evening.rounds
    )


def before_last_round(evening: Evening) -> dict[str, int]:
    """Everybody's place before the last round that has a result; empty: there was none before."""
    played = [n for n, round_ in enumerate(evening.rounds) if any(t.result for t in round_.tables)]
    if not played or not played[-1]:
        return {}
    earlier = Evening(evening.plan, evening.entrants, rounds=evening.rounds[: played[-1]])
    return {line.player: line.place for line in standings(earlier)}
