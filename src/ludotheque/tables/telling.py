"""What a viewer is told: the one place where a table becomes messages. It fails closed.

Whatever is sent to a person about a game goes through `snapshot`, `news`, `replayed` or `info`; they hand out
`Game.view` and what the story says that viewer witnessed, and nothing else.
"""

from collections.abc import Iterable
from itertools import islice
from typing import Literal

import msgspec
from msgspec import Struct

from ludotheque.game import Refusal, Seat
from ludotheque.matches import clocks as arithmetic
from ludotheque.matches import events as ev
from ludotheque.matches.match import Match, Question
from ludotheque.matches.story import Account
from ludotheque.tables import messages as m
from ludotheque.tables.audience import Viewer
from ludotheque.tables.seats import clock_of
from ludotheque.tables.table import Table

LISTED = 300
"""More legal moves than this are not sent unasked."""

encode = msgspec.json.Encoder().encode


class Present(Struct, frozen=True):
    """What is the same for everybody who looks."""

    time: float
    status: m.Status
    acting: list[Seat]
    clocks: list[m.ClockFace]
    timer: m.PhaseTimer | None
    question: m.Question | None
    removals: list[m.RemovalVote]
    rematch_wanted: list[Seat]


def present(match: Match, now: float) -> Present:
    return Present(
        now,
        status(match),
        list(match.acting),
        _clock_faces(match, now),
        _timer(match) if match.phase is not None else None,
        _question(match, match.question) if match.question is not None else None,
        _removals(match) if match.seating.votes else [],
        _seats(match, match.rematch_wanted) if match.rematch_wanted else [],
    )


def tell(table: Table, since: int, events: Iterable[ev.Event], now: float) -> None:
    """Tell everybody connected what is new since that version, as far as each may notice it."""
    if not table.audience:
        return
    shared, happened = present(table.match, now), _happened(events)
    for viewer, listeners in table.audience.groups(table.match.seating):
        update = news(table, viewer, since, shared, happened, fresh=True)
        if update is not None:
            message = encode(update)
            for listener in listeners:
                listener.send(message)


def news(
    table: Table, viewer: Viewer, since: int, now: Present, happened: list[m.Happened], *, fresh: bool
) -> m.Update | None:
    """What is new for that viewer since a version. `fresh`: it happens just now, and is not told (None) if he
    must not notice it; otherwise somebody comes back who has missed it."""
    account = table.story.account(viewer.seat)
    version = table.known_version(account)
    if fresh and version <= since:
        return None
    kept = table.still_told(account, since)
    told = _moves(table, viewer, account, kept, fresh=fresh)
    return m.Update(_live(table, viewer, version, now), kept, told, happened)


def snapshot(
    table: Table, viewer: Viewer, person: str, now: float, chat: list[m.ChatLine], muted: list[str]
) -> m.Snapshot:
    """Everything that viewer may know, for somebody who has just come."""
    account = table.story.account(viewer.seat)
    live = _live(table, viewer, table.known_version(account), present(table.match, now))
    told = _moves(table, viewer, account, 0, fresh=False)
    return m.Snapshot(info(table, person), live, told, chat, muted)


def look_anew(table: Table, before: Viewer, after: Viewer, now: float) -> m.Update:
    """For a connection that takes another seat in hand: the table as that seat sees it."""
    account = table.story.account(after.seat)
    kept = _alike(table, before, after)
    live = _live(table, after, table.known_version(account), present(table.match, now))
    return m.Update(live, kept, _moves(table, after, account, kept, fresh=False), [])


def version_for(table: Table, viewer: Viewer) -> int:
    """The version as that viewer may know it."""
    return table.known_version(table.story.account(viewer.seat))


def status(match: Match) -> m.Status:
    if match.outcome is not None:
        return "over"
    return "running" if match.started else "open"


def info(table: Table, person: str) -> m.TableInfo:
    """The table as lists and headers show it."""
    match, terms = table.match, table.terms
    acting = list(match.acting)
    return m.TableInfo(
        id=table.id,
        game=match.header.game,
        options=match.header.options,
        status=status(match),
        host=bool(person) and terms.host == person,
        public=terms.public,
        spectators=terms.spectators,
        takebacks=match.header.takebacks,
        clock=clock_of(match.header.control),
        seats=table.audience.seats(match.seating, person),
        acting=acting,
        my_turn=any(seat in acting for seat in match.seating.seats_of(person)),
        created=terms.created,
        changed=table.changed,
        outcome=match.outcome,
        rematch=match.rematch,
    )


def _live(table: Table, viewer: Viewer, version: int, now: Present) -> m.Live:
    """The present, as that viewer may see it."""
    match = table.match
    return m.Live(
        version,
        now.time,
        now.status,
        table.audience.seats(match.seating, viewer.person),
        now.acting,
        now.clocks,
        now.timer,
        _seen(table, viewer),
        now.question,
        now.removals,
        match.outcome,
        now.rematch_wanted,
        match.rematch,
        [seat for seat, who in match.seating.away if who.id == viewer.person != ""],
    )


def _seen(table: Table, viewer: Viewer) -> m.SeatView | None:
    match = table.match
    if not match.started or not table.may_look(viewer.person):
        return None
    view = match.game.view(match.play.state, viewer.seat)
    legal = None
    if viewer.legal and viewer.seat is not None:
        listed, complete = legal_moves(match, viewer.seat, LISTED)
        legal = listed if complete else None
    return m.SeatView(viewer.seat, view, legal)


def legal_moves(match: Match, seat: Seat, most: int) -> tuple[list[m.LegalMove], bool]:
    """The moves of a seat with their notation, and whether that is all that can be listed."""
    if seat not in match.actors:
        return [], True
    game, state = match.game, match.play.state
    found = list(islice(game.legal_moves(state, seat), most + 1))
    return [m.LegalMove(move, game.write(state, seat, move)) for move in found[:most]], len(found) <= most


def _moves(table: Table, viewer: Viewer, account: Account, start: int, *, fresh: bool) -> list[m.Witnessed]:
    """The moves that the viewer counts from `start` on. `fresh`: they are being made just now."""
    if not table.may_look(viewer.person):
        return []
    telling = fresh or table.history_open
    over, told, found = table.match.outcome is not None, account.told, []
    for number in range(start, len(table.story.made)):
        count = number if over else told[number]
        if count >= start and (over or told[number + 1] > count):
            found.append(_witnessed(table, account, number, count, telling))
    return found


def _witnessed(table: Table, account: Account, number: int, count: int, telling: bool) -> m.Witnessed:
    made = table.story.made[number]
    shown = made.move if table.match.outcome is not None else account.shown[number]
    if not telling or shown is None:
        return m.Witnessed(count, made.seat, made.at, None, None)
    text = table.story.text(number) if shown == made.move else None
    return m.Witnessed(count, made.seat, made.at, shown, text)


def _alike(table: Table, one: Viewer, other: Viewer) -> int:
    """How many moves, from the first on, two viewers were told in the same way."""
    account, before = table.story.account(other.seat), table.story.account(one.seat)
    if table.match.outcome is None:
        for number, (mine, his) in enumerate(zip(before.shown, account.shown, strict=True)):
            if mine != his:
                return account.told[number]
    return table.still_told(account, table.match.version)


def replayed(table: Table, viewer: Viewer, start: int, most: int) -> tuple[list[m.ReplayStep], int]:
    """The game as it looked to that viewer, step by step, and how many steps there are.

    Refused while the past is hidden.
    """
    match, made = table.match, table.story.made
    if not table.may_look(viewer.person):
        raise Refusal("no-spectators")
    if not match.started:
        raise Refusal("match-not-started")
    if not table.history_open:
        raise Refusal("history-hidden")
    game, over, account = match.game, match.outcome is not None, table.story.account(viewer.seat)
    seen = [n for n in range(1, len(made) + 1) if over or account.told[n] > account.told[n - 1]]
    steps = []
    for count, number in list(enumerate([0, *seen]))[start : start + most]:
        state = made[number].before if number < len(made) else match.play.state
        witnessed = _witnessed(table, account, number - 1, count - 1, telling=True) if number else None
        acting = sorted(seat for seat in game.actors(state) if seat >= 0)
        steps.append(m.ReplayStep(game.view(state, viewer.seat), witnessed, acting))
    return steps, len(seen) + 1


def _happened(events: Iterable[ev.Event]) -> list[m.Happened]:
    """Everything but the moves, by its kind."""
    return [
        m.Happened(str(type(event).__struct_config__.tag), getattr(event, "seat", -1), event.at)
        for event in events
        if not isinstance(event, ev.Moved)
    ]


def _clock_faces(match: Match, now: float) -> list[m.ClockFace]:
    if match.clocks is None:
        return []
    going = match.outcome is None
    left = arithmetic.left_at(match.clocks, now) if going else match.clocks.left
    return [
        m.ClockFace(seat, round(seconds, 3), going and seat in match.clocks.running)
        for seat, seconds in enumerate(left)
    ]


def _timer(match: Match) -> m.PhaseTimer | None:
    timer = match.play.timer
    if timer is None or match.outcome is not None:
        return None
    return m.PhaseTimer(timer.phase, match.phase_since + timer.seconds, timer.seconds)


def _question(match: Match, asked: Question) -> m.Question:
    kind: Literal["draw", "takeback"] = "draw" if asked.kind == "draw" else "takeback"
    return m.Question(kind, asked.seat, _seats(match, asked.waiting), asked.keep)


def _seats(match: Match, persons: frozenset[str]) -> list[Seat]:
    """The seats those persons hold."""
    holders = enumerate(match.seating.holders)
    return [seat for seat, holder in holders if isinstance(holder, ev.Person) and holder.id in persons]


def _removals(match: Match) -> list[m.RemovalVote]:
    votes, seating = sorted(match.seating.votes), match.seating
    return [
        m.RemovalVote(
            target,
            [seat for who, about in votes if about == target for seat in seating.seats_of(who)],
            len(seating.others(target)),
        )
        for target in sorted({target for _, target in votes})
    ]
