"""What may be done at an evening, each as the event it becomes, or a refusal. Lots come from outside."""

from random import Random

from ludotheque.evenings import pairing, progressive
from ludotheque.evenings.evening import Evening
from ludotheque.evenings.events import (
    Drawn,
    Ended,
    Entered,
    Entrant,
    Event,
    Finished,
    Left,
    Placed,
    Result,
    Returned,
)
from ludotheque.game import Refusal

FIXED = ("round-robin", "knockout")
"""Forms whose players are settled when the first round is drawn."""
KNOCKOUT = 8


def enter(evening: Evening, who: Entrant) -> Entered:
    if evening.over:
        raise Refusal("evening-over")
    if evening.rounds and evening.plan.form in FIXED:
        raise Refusal("evening-begun")
    if any(other.id == who.id for other in evening.entrants):
        raise Refusal("evening-entered", name=who.name)
    return Entered(who)


def leave(evening: Evening, player: str) -> Left:
    if player not in evening.present:
        raise Refusal("evening-stranger")
    return Left(player)


def come_back(evening: Evening, player: str) -> Returned:
    if player not in evening.away:
        raise Refusal("evening-stranger")
    return Returned(player)


def finish(evening: Evening, number: int, table: int, result: Result) -> Finished:
    """A table has ended, or was called when its time was over. It counts once."""
    if not (0 <= number < len(evening.rounds) and 0 <= table < len(evening.rounds[number].tables)):
        raise Refusal("evening-table")
    played = evening.rounds[number].tables[table]
    if played.result is not None:
        raise Refusal("evening-counted")
    if len(result.scores) != len(played.seats):
        raise Refusal("evening-table")
    return Finished(number, table, result)


def stand_ins(evening: Evening) -> list[Event]:
    """Bots that come or go so that the next round's numbers come out; none where people rest by turn."""
    plan = evening.plan
    if not plan.stand_in or (evening.rounds and plan.form in FIXED):
        return []
    helping = [who for who in evening.entrants if who.stand_in and who.id not in evening.away]
    others = len(evening.present) - len(helping)
    wanted = _wanted(evening, others)
    if wanted <= len(helping):
        return [Left(who.id) for who in helping[wanted:]]
    resting = [who for who in evening.entrants if who.stand_in and who.id in evening.away]
    back: list[Event] = [Returned(who.id) for who in resting[: wanted - len(helping)]]
    known = len(helping) + len(resting)
    fresh = range(known, known + wanted - len(helping) - len(back))
    return back + [
        Entered(Entrant(f"stand-in-{number + 1}", "", plan.stand_in, stand_in=True)) for number in fresh
    ]


def _wanted(evening: Evening, others: int) -> int:
    match evening.plan.form:
        case "progressive":
            return -others % evening.plan.seats
        case "round-robin" | "swiss" if evening.plan.seats == 2:
            return others % 2
        case "knockout":
            return max(KNOCKOUT - others, 0)
        case _:
            return 0


def go_on(evening: Evening, rng: Random) -> Event | None:
    """What comes next by itself: a round is drawn, the evening ends, or there is something to wait for."""
    plan = evening.plan
    if evening.over or evening.paused:
        return None
    if plan.form == "arena":
        return pairing.arena(evening, rng)
    if evening.rounds and not evening.rounds[-1].over:
        return None
    if len(evening.rounds) >= _rounds(evening):
        return Ended()
    if not evening.rounds:
        _enough(evening)
    return _draw(evening, rng)


def _rounds(evening: Evening) -> int:
    players = len(evening.entrants)
    match evening.plan.form:
        case "round-robin":
            return (players - 1 + players % 2) * evening.plan.rounds
        case "knockout":
            return (KNOCKOUT - 1).bit_length()
        case _:
            return evening.plan.rounds


def _enough(evening: Evening) -> None:
    here, needed = len(evening.present), {"progressive": 4, "knockout": KNOCKOUT, "duplicate": 1}
    least = needed.get(evening.plan.form, 2)
    if here < least or (evening.plan.form == "knockout" and here != KNOCKOUT):
        raise Refusal("evening-players", players=here, needed=least)


def _draw(evening: Evening, rng: Random) -> Drawn:
    number = len(evening.rounds)
    match evening.plan.form:
        case "progressive":
            return progressive.draw(evening, rng)
        case "swiss":
            return pairing.swiss(evening, rng)
        case "round-robin":
            pairs, resting = pairing.round_robin([who.id for who in evening.entrants], number)
            return Drawn(tuple(Placed(pair) for pair in pairs), resting)
        case "duplicate":
            return Drawn(tuple(Placed((player,), number) for player in evening.present))
        case _:
            return _knockout(evening, rng)


def _knockout(evening: Evening, rng: Random) -> Drawn:
    """The first round by lot; then winners meet. Of two who are level a lot goes on †."""
    if not evening.rounds:
        left = list(evening.present)
        rng.shuffle(left)
    else:
        left = []
        for table in evening.rounds[-1].tables:
            assert table.result is not None
            winners = table.result.winners
            seat = winners[0] if len(winners) == 1 else rng.randrange(2)
            left.append(table.seats[seat])
    pairs = list(zip(left[::2], left[1::2], strict=True))
    return Drawn(tuple(Placed(pairing.sides(evening, pair, rng)) for pair in pairs))
