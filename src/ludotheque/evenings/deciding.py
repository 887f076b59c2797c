"""What may be done at an evening, each as the event it becomes, or a refusal. Lots come from outside.

The server and `ludotheque evening` ask; whoever asked stores the events. Nothing changes here.
"""

from random import Random

from msgspec.structs import replace

from ludotheque.evenings import pairing, progressive
from ludotheque.evenings.evening import Evening
from ludotheque.evenings.events import (
    Drawn,
    Ended,
    Entered,
    Entrant,
    Event,
    Finished,
    Followed,
    Left,
    Par,
    Paused,
    Placed,
    Result,
    Resumed,
    Returned,
)
from ludotheque.game import Refusal

FIXED = ("round-robin", "knockout")
"""Forms whose players are settled when the first round is drawn."""
KNOCKOUT = 8
MOST = 200
"""So many play at most."""
EVER = 3 * MOST
"""So many may have come in all; what happens at an evening is kept, so nothing can be done without end."""
RETURNS = 20
"""So often one may come back."""
PAUSES = 100
"""So many breaks there are at most."""
NOT_BEGUN = 3600.0
"""Seconds after which whoever takes part may begin an evening whose host does not."""
UNHEARD = 600.0
"""Seconds of a break or a pause after which nobody waits any longer for whoever called it."""
GAMES = 2_000
"""So many games an arena has at most."""


def enter(evening: Evening, who: Entrant) -> Entered:
    if evening.over:
        raise Refusal("evening-over")
    if evening.rounds and evening.plan.form in FIXED:
        raise Refusal("evening-begun")
    if any(other.id == who.id for other in evening.entrants):
        raise Refusal("evening-entered", name=who.name)
    if len(evening.present) >= MOST:
        raise Refusal("evening-full", most=MOST)
    if len(evening.entrants) >= EVER:
        raise Refusal("evening-crowd")
    return Entered(who)


def leave(evening: Evening, player: str) -> Left:
    if player not in evening.present:
        raise Refusal("evening-stranger")
    return Left(player)


def come_back(evening: Evening, player: str) -> Returned:
    if player not in evening.away:
        raise Refusal("evening-stranger")
    if evening.returned.get(player, 0) >= RETURNS:
        raise Refusal("evening-restless")
    return Returned(player)


def begin(evening: Evening, rng: Random, now: float) -> list[Event]:
    """The first round, with whoever makes up the numbers."""
    if evening.over:
        raise Refusal("evening-over")
    if evening.rounds:
        raise Refusal("evening-begun")
    helping = stand_ins(evening)
    first = go_on(evening.after_all(helping), rng, now)
    assert first is not None
    return [*helping, first]


def pause(evening: Evening, now: float, *, tables: bool) -> Paused:
    """A break after this round, or (`tables`) everything stands still at once."""
    if not evening.rounds or evening.over:
        raise Refusal("evening-over" if evening.over else "evening-not-begun")
    if evening.paused and (evening.stopped is not None or not tables):
        raise Refusal("evening-paused")
    if evening.pauses >= PAUSES:
        raise Refusal("evening-breaks")
    return Paused(tables, now)


def free(evening: Evening, host: str, opened: float) -> float | None:
    """From when on whoever takes part may begin or go on, not the host alone; None: it is his to say."""
    if evening.over or (evening.rounds and not evening.paused):
        return None
    if host in evening.away:
        return evening.halted
    return evening.halted + UNHEARD if evening.paused else opened + NOT_BEGUN


def resume(evening: Evening, now: float) -> Resumed:
    if not evening.paused:
        raise Refusal("evening-not-paused")
    return Resumed(now)


def end(evening: Evening, now: float) -> Ended:
    if evening.over:
        raise Refusal("evening-over")
    return Ended(now)


def follow(evening: Evening, other: str) -> Followed:
    """The same people meet again there; once."""
    if not evening.over:
        raise Refusal("evening-not-over")
    if evening.following:
        raise Refusal("evening-followed")
    return Followed(other)


def rung(evening: Evening, now: float) -> bool:
    """Whether the tables that still play are called: the round's time is over, or the evening is. An arena
    begins no more games when its time is over, and lets those under way end."""
    if evening.over:
        return True
    return evening.plan.form != "arena" and _time_over(evening, now)


def _time_over(evening: Evening, now: float) -> bool:
    running = evening.plan.clock > 0 and evening.stopped is None and bool(evening.rounds)
    return running and now >= evening.since + evening.plan.clock


def finish(evening: Evening, number: int, table: int, result: Result, now: float = 0.0) -> Finished:
    """A table has ended, or was called when its time was over. It counts once."""
    if not (0 <= number < len(evening.rounds) and 0 <= table < len(evening.rounds[number].tables)):
        raise Refusal("evening-table")
    played = evening.rounds[number].tables[table]
    if played.result is not None:
        raise Refusal("evening-counted")
    if len(result.scores) != len(played.seats):
        raise Refusal("evening-table")
    return Finished(number, table, result, now)


def par(evening: Evening, number: int, points: int | None) -> Par:
    """What the deal of that round is worth was worked out, or cannot be; once."""
    if number not in evening.without_par:
        raise Refusal("evening-counted" if number in evening.pars else "evening-table")
    return Par(number, points)


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
        case "swiss":
            return max(evening.plan.least - others, 0)
        case _:
            return 0


def go_on(evening: Evening, rng: Random, now: float = 0.0) -> Event | None:
    """What comes next by itself: a round is drawn, the evening ends, or there is something to wait for."""
    plan = evening.plan
    if evening.over or evening.paused:
        return None
    if not evening.rounds:
        _enough(evening)
    if plan.form == "arena":
        return _arena(evening, rng, now)
    if evening.rounds and not evening.rounds[-1].over:
        return None
    if len(evening.rounds) >= total(evening):
        return Ended(now)
    if evening.rounds and now < evening.changed + plan.interval:
        return None
    if not enough(evening):
        return None
    return replace(_draw(evening, rng), at=now)


def _arena(evening: Evening, rng: Random, now: float) -> Event | None:
    if _time_over(evening, now) or len(evening.rounds) >= GAMES:
        return None if evening.busy else Ended(now)
    drawn = pairing.arena(evening, rng)
    return None if drawn is None else replace(drawn, at=now)


def total(evening: Evening) -> int:
    """How many rounds there are in all; of an arena nobody knows."""
    players = len(evening.entrants)
    match evening.plan.form:
        case "round-robin":
            return (players - 1 + players % 2) * evening.plan.rounds
        case "knockout":
            return (KNOCKOUT - 1).bit_length()
        case _:
            return evening.plan.rounds


def enough(evening: Evening) -> bool:
    """Whether those who are here can be drawn; who is settled once stays drawn, even if he goes."""
    if evening.rounds and evening.plan.form in FIXED:
        return True
    return len(evening.present) >= _least(evening)


def _least(evening: Evening) -> int:
    needed = {"progressive": 4, "knockout": KNOCKOUT, "duplicate": 1}
    return max(needed.get(evening.plan.form, 2), evening.plan.least)


def _enough(evening: Evening) -> None:
    here = len(evening.present)
    if not enough(evening) or (evening.plan.form == "knockout" and here != KNOCKOUT):
        raise Refusal("evening-players", players=here, needed=_least(evening))


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
