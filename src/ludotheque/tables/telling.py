"""What a viewer is told: the one place where a table becomes messages. It fails closed.

Whatever is sent to a person about a game goes through `tell`, `missed`, `snapshot`, `replayed` or `info`;
they hand out `Game.view` and what the story says that viewer witnessed, and nothing else.
"""

from collections.abc import Iterable
from itertools import islice
from typing import Literal

import msgspec
from msgspec import Struct

from ludotheque.game import AnyGame, Refusal, Seat
from ludotheque.matches import clocks as arithmetic
from ludotheque.matches import events as ev
from ludotheque.matches.match import Match, Question, Summary
from ludotheque.tables import messages as m
from ludotheque.tables.audience import Group, Viewer
from ludotheque.tables.table import Learned, Made, Table, Terms

LISTED = 300
"""More legal moves than this are not sent unasked."""

encode = msgspec.json.Encoder().encode


class Present(Struct, frozen=True):
    """What is the same for everybody who looks."""

    time: float
    acting: list[Seat]
    clocks: list[m.ClockFace]
    timer: m.PhaseTimer | None
    question: m.Question | None
    removals: list[m.RemovalVote]
    rematch_wanted: list[Seat]


def present(match: Match, now: float) -> Present:
    return Present(
        now,
        list(match.play.acting),
        _clock_faces(match, now),
        _timer(match) if match.phase is not None else None,
        _question(match, match.question) if match.question is not None else None,
        _removals(match) if match.seating.votes else [],
        _seats(match, match.rematch_wanted) if match.rematch_wanted else [],
    )


def tell(table: Table, since: int, events: Iterable[ev.Event], now: float) -> None:
    """Tell everybody connected what is new since that version, as far as each may notice it."""
    groups = table.audience.groups(table.match.seating)
    if not groups:
        return
    shared, happened = present(table.match, now), _happened(events)
    said: list[tuple[Group, bytes]] = []
    for group, learned in zip(
        groups, table.learned([group.viewer.seat for group in groups], since), strict=True
    ):
        if learned.version > since:
            told = _moves(table, group.viewer, learned, fresh=True)
            live = _live(table, group.viewer, group.seats, learned.version, shared)
            said.append((group, encode(m.Update(live, learned.kept, told, happened))))
    for group, message in said:
        for listener in group.listeners:
            listener.send(message)


def missed(table: Table, viewer: Viewer, since: int, now: float) -> m.Update:
    """What somebody has missed since that version, for when he comes back."""
    (learned,) = table.learned([viewer.seat], since)
    return _update(table, viewer, learned, now)


def look_anew(table: Table, before: Viewer, after: Viewer, now: float) -> m.Update:
    """For a connection that takes another seat in hand: the table as that seat sees it."""
    (learned,) = table.learned([after.seat], 0)
    kept = table.alike(before, after)
    since = [move for move in learned.moves if move[0] >= kept]
    return _update(table, after, Learned(learned.version, kept, since), now)


def _update(table: Table, viewer: Viewer, learned: Learned, now: float) -> m.Update:
    seats = table.audience.seats(table.match.seating, viewer.person)
    live = _live(table, viewer, seats, learned.version, present(table.match, now))
    return m.Update(live, learned.kept, _moves(table, viewer, learned, fresh=False), [])


def snapshot(
    table: Table, viewer: Viewer, person: str, now: float, chat: list[m.ChatLine], muted: list[str]
) -> m.Snapshot:
    """Everything that viewer may know, for somebody who has just come."""
    whole = missed(table, viewer, 0, now)
    return m.Snapshot(info(table, person), whole.live, whole.moves, chat, muted)


def info(table: Table, person: str) -> m.TableInfo:
    """The table as lists and headers show it."""
    match = table.match
    seats = table.audience.seats(match.seating, person)
    return listed(table.terms, match.header, match.play.status, match.changed, match.summary, seats, person)


def listed(
    terms: Terms,
    header: ev.Header,
    status: m.Status,
    changed: float,
    summary: Summary,
    seats: list[m.SeatInfo],
    person: str,
) -> m.TableInfo:
    """A table as lists and headers show it to that person."""
    return m.TableInfo(
        id=terms.id,
        game=header.game,
        options=header.options,
        status=status,
        host=bool(person) and terms.host == person,
        public=terms.public,
        spectators=terms.spectators,
        takebacks=header.takebacks,
        clock=header.control,
        seats=seats,
        acting=list(summary.acting),
        my_turn=any(seat.mine and seat.seat in summary.acting for seat in seats),
        created=terms.created,
        changed=changed,
        outcome=summary.outcome,
        rematch=summary.rematch,
    )


def _live(table: Table, viewer: Viewer, seats: list[m.SeatInfo], version: int, now: Present) -> m.Live:
    """The present, as that viewer may see it."""
    match = table.match
    return m.Live(
        version,
        now.time,
        match.play.status,
        seats,
        now.acting,
        now.clocks,
        now.timer,
        _seen(match, viewer),
        now.question,
        now.removals,
        match.play.outcome,
        now.rematch_wanted,
        match.rematch,
        [seat for seat, who in match.seating.away if who.id == viewer.person != ""],
    )


def _seen(match: Match, viewer: Viewer) -> m.SeatView | None:
    play = match.play
    if play.status == "open" or not viewer.admitted:
        return None
    view = play.game.view(play.state, viewer.seat)
    legal = None
    if viewer.legal and viewer.seat is not None:
        listed, complete = legal_moves(match, viewer.seat, LISTED)
        legal = listed if complete else None
    return m.SeatView(viewer.seat, view, legal)


def legal_moves(match: Match, seat: Seat, most: int) -> tuple[list[m.LegalMove], bool]:
    """The moves of a seat with their notation, and whether that is all that can be listed."""
    if seat not in match.play.actors:
        return [], True
    game, state = match.play.game, match.play.state
    found = list(islice(game.legal_moves(state, seat), most + 1))
    listed = [
        m.LegalMove(move, game.write(state, seat, move), game.effect(state, seat, move))
        for move in found[:most]
    ]
    return listed, len(found) <= most


def _moves(table: Table, viewer: Viewer, learned: Learned, *, fresh: bool) -> list[m.Witnessed]:
    """Moves as that viewer is told them. `fresh`: they are being made just now."""
    if not viewer.admitted:
        return []
    play = table.match.play
    telling = fresh or play.outcome is not None or play.game.open_history
    return (
        [_witnessed(play.game, *move) for move in learned.moves]
        if telling
        else [m.Witnessed(count, made.seat, made.at, None, None) for count, made, _ in learned.moves]
    )


def _witnessed(game: AnyGame, count: int, made: Made, shown: Struct) -> m.Witnessed:
    if shown != made.move:
        return m.Witnessed(count, made.seat, made.at, shown, None)
    if not made.text:
        made.text = game.write(made.before, made.seat, made.move)
        made.effect = game.effect(made.before, made.seat, made.move)
    return m.Witnessed(count, made.seat, made.at, shown, made.text, made.effect)


def replayed(table: Table, viewer: Viewer, start: int, most: int) -> tuple[list[m.ReplayStep], int]:
    """The game as it looked to that viewer, step by step, and how many steps there are.

    Refused while the past is hidden.
    """
    play = table.match.play
    if not viewer.admitted:
        raise Refusal("no-spectators")
    if play.status == "open":
        raise Refusal("match-not-started")
    if not table.history_open:
        raise Refusal("history-hidden")
    (learned,) = table.learned([viewer.seat], 0)
    states = [*(made.before for _, made, _ in learned.moves), play.state]
    steps = []
    for number, state in list(enumerate(states))[start : start + most]:
        witnessed = _witnessed(play.game, *learned.moves[number - 1]) if number else None
        acting = sorted(seat for seat in play.game.actors(state) if seat >= 0)
        steps.append(m.ReplayStep(play.game.view(state, viewer.seat), witnessed, acting))
    return steps, len(states)


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
    going = match.play.outcome is None
    left = arithmetic.left_at(match.clocks, now) if going else match.clocks.left
    return [
        m.ClockFace(seat, round(seconds, 3), going and seat in match.clocks.running)
        for seat, seconds in enumerate(left)
    ]


def _timer(match: Match) -> m.PhaseTimer | None:
    timer = match.play.timer
    if timer is None or match.play.outcome is not None:
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
