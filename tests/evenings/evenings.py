"""Evenings with made-up results: what is tested is who meets whom, not how they play."""

from random import Random

from ludotheque.evenings import deciding
from ludotheque.evenings.evening import Evening, Table, evening_of
from ludotheque.evenings.events import Drawn, Entrant, Event, Form, Plan, Result

SEATS: dict[Form, int] = {"progressive": 4, "duplicate": 1}


def opened(form: Form, players: int, *, rounds: int = 4, stand_in: str = "", seats: int = 0) -> Evening:
    """An evening that waits for its first round."""
    plan = Plan(
        form=form,
        game="any",
        options={},
        seats=seats or SEATS.get(form, 2),
        rounds=rounds,
        stand_in=stand_in,
    )
    evening = evening_of(plan)
    for number in range(1, players + 1):
        evening = evening.after(deciding.enter(evening, Entrant(f"p{number}", f"P{number}")))
    return evening


def result(table: Table, rng: Random) -> Result:
    """Any result, draws too; partners share a score."""
    if len(table.seats) == 4:
        pair = rng.choice([(300, 200), (150, 420), (250, 250)])
        best = max(pair)
        both = (*pair, *pair)
        return Result(both, tuple(seat for seat in range(4) if both[seat] == best))
    if len(table.seats) == 2:
        return Result((0, 0), rng.choice([(0,), (1,), ()]))
    scores = tuple(rng.randrange(400) for _ in table.seats)
    return Result(scores, (scores.index(max(scores)),))


def played(evening: Evening, rng: Random, *, most: int = 100) -> tuple[Evening, list[Event]]:
    """Played to its end, and all that happened on the way."""
    events: list[Event] = []

    def happen(*happened: Event) -> None:
        nonlocal evening
        evening = evening.after_all(happened)
        events.extend(happened)

    while not evening.over and len(evening.rounds) < most:
        happen(*deciding.stand_ins(evening))
        following = deciding.go_on(evening, rng)
        if following is None:
            break
        happen(following)
        if isinstance(following, Drawn):
            number = len(evening.rounds) - 1
            happen(*(deciding.par(evening, missing, 120) for missing in evening.without_par))
            for place, table in enumerate(evening.rounds[number].tables):
                happen(deciding.finish(evening, number, place, result(table, rng)))
    return evening, events
