"""What a viewer is told: the one place where a table becomes messages. It fails closed.

Whatever is sent to a person about a game goes through `tell`, `missed`, `snapshot`, `past` or `info`;
they hand out `Game.view` and what the story says that viewer witnessed, and nothing else.
"""

from collections.abc import Iterable
from itertools import islice
from typing import Literal, Protocol

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import replace

from ludotheque.game import AnyGame, Refusal, Seat, allow
from ludotheque.matches import clocks as arithmetic
from ludotheque.matches import events as ev
from ludotheque.matches import hosting
from ludotheque.matches.match import Match, Play
from ludotheque.matches.open_questions import Question
from ludotheque.matches.summary import Summary
from ludotheque.tables import messages as m
from ludotheque.tables.audience import Listener, Viewer, Viewpoint
from ludotheque.tables.table import Learned, Made, Table, Terms

LISTED = 300
"""More legal moves than this are not sent unasked."""

encode = msgspec.json.Encoder().encode


class Present(Struct, frozen=True):
    """What is the same for everybody who looks."""

    time: float
    visible: bool
    """Whether whoever is admitted sees the game: it has begun, and does not stand still."""
    acting: list[Seat]
    clocks: list[m.ClockFace]
    timer: m.PhaseTimer | None
    question: m.Question | None
    removals: list[m.RemovalVote]
    rematch_wanted: list[Seat]
    free: list[Seat]


def present(match: Match, now: float) -> Present:
    return Present(
        now,
        match.play.status != "open" and match.paused is None,
        list(match.play.acting) if match.paused is None else [],
        _clock_faces(match, now) if match.clocks is not None else [],
        _timer(match) if match.phase is not None and match.paused is None else None,
        _question(match, match.question) if match.question is not None else None,
        _removals(match) if match.seating.votes else [],
        _seats(match, match.rematch_wanted) if match.rematch_wanted else [],
        list(hosting.bots_to_take(match)) if match.header.room else [],
    )


def tell(table: Table, since: int, beside: list[ev.Event], now: float) -> None:
    """Tell everybody connected what is new since that version, as far as each may notice it: moves, and
    what happened beside them."""
    match = table.match
    audience = table.audience.groups(match.seating)
    if not audience:
        return
    shared, happened = present(match, now), _happened(beside) if beside else []
    said: list[tuple[list[Listener], bytes]] = []
    for eyes, groups in audience:
        learned = table.news(eyes, since)
        if learned is None:
            continue
        moves = _moves(match.play, learned, True)
        for group in groups:
            live = _live(match, group.viewpoint, learned.version, shared)
            told = moves if group.viewpoint.viewer.admitted else []
            said.append((group.listeners, encode(m.Update(live, learned.kept, told, happened))))
    for listeners, message in said:
        for listener in listeners:
            listener.send(message)


def missed(table: Table, viewer: Viewer, since: int, now: float) -> m.Update:
    """What somebody has missed since that version of his, for when he comes back."""
    return _update(table, viewer, table.learned(viewer.seat, since), now)


def look_anew(table: Table, before: Viewer, after: Viewer, now: float) -> m.Update:
    """For a connection that takes another seat in hand: the table as that seat sees it."""
    learned = table.learned(after.seat, 0)
    kept = table.alike(before, after)
    since = [move for move in learned.moves if move[0] >= kept]
    return _update(table, after, Learned(learned.version, kept, since), now)


def _update(table: Table, viewer: Viewer, learned: Learned, now: float) -> m.Update:
    match = table.match
    viewpoint = table.audience.viewpoint(match.seating, viewer)
    live = _live(match, viewpoint, learned.version, present(match, now))
    moves = _moves(match.play, learned, False) if viewer.admitted else []
    return m.Update(live, learned.kept, moves, [])


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
    words = match.play.game.words(match.play.options) or ""
    told = listed(
        table.terms, match.header, match.play.status, match.changed, match.summary, seats, person, words
    )
    return replace(told, host=person in match.seating.hosts) if match.header.room else told


def listed(
    terms: Terms,
    header: ev.Header,
    status: m.Status,
    changed: float,
    summary: Summary,
    seats: list[m.SeatInfo],
    person: str,
    words: str,
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
        hints=header.hints,
        practice=header.practice,
        rated=header.rated,
        consult=header.consult,
        clock=header.control,
        seats=seats,
        acting=list(summary.acting),
        my_turn=any(seat.mine and seat.seat in summary.acting for seat in seats),
        created=terms.created,
        changed=changed,
        outcome=summary.outcome,
        rematch=summary.rematch,
        code=terms.code if status != "over" else "",
        words=words,
        study=header.study,
        day=header.day,
        room=header.room,
        evening=header.evening,
    )


def _live(match: Match, viewpoint: Viewpoint, version: int, now: Present) -> m.Live:
    """The present, as that viewer may see it."""
    play, viewer = match.play, viewpoint.viewer
    return m.Live(
        version,
        now.time,
        play.status,
        viewpoint.seats,
        now.acting,
        now.clocks,
        now.timer,
        _seen(play, viewer) if now.visible and viewer.admitted else None,
        now.question,
        now.removals,
        play.outcome,
        now.rematch_wanted,
        match.rematch,
        viewpoint.may_return,
        _proposal(match, viewer.seat) if match.proposal is not None and match.paused is None else None,
        viewpoint.host,
        match.paused is not None,
        now.free,
    )


def _seen(play: Play, viewer: Viewer) -> m.SeatView:
    """The game with the eyes of a viewer who is admitted to it."""
    seat, legal = viewer.seat, None
    view = play.game.view(play.state, seat)
    if viewer.legal and seat is not None:
        legal = few_moves(play, seat)
    return m.SeatView(seat, view, legal)


class Standing(Protocol):
    """A game as it stands: one that is played, or a position of a lesson."""

    @property
    def game(self) -> AnyGame: ...
    @property
    def state(self) -> Struct: ...
    @property
    def actors(self) -> frozenset[Seat]: ...


def few_moves(play: Standing, seat: Seat) -> list[m.LegalMove] | None:
    """All moves of a seat; None: too many to be sent unasked."""
    if seat not in play.actors:
        return []
    found = list(islice(play.game.legal_moves(play.state, seat), LISTED + 1))
    return _written(play, seat, found) if len(found) <= LISTED else None


def _written(play: Standing, seat: Seat, moves: list[Struct]) -> list[m.LegalMove]:
    game, state = play.game, play.state
    return [
        m.LegalMove(move, game.write(state, seat, move), game.effect(state, seat, move)) for move in moves
    ]


class Listing(Struct, frozen=True):
    """The end of a `Legal` message, which is the same for whoever asks."""

    moves: list[m.LegalMove]
    complete: bool


def listing(play: Play, seat: Seat, start: int, most: int) -> Raw:
    """So many legal moves of a seat from that one on, as JSON."""
    found: list[Struct] = []
    if seat in play.actors and most:
        found = list(islice(play.game.legal_moves(play.state, seat), start, start + most + 1))
    complete = len(found) <= most and (most > 0 or seat not in play.actors)
    return Raw(encode(Listing(_written(play, seat, found[:most]), complete)))


def legal(ref: str, version: int, seat: Seat, start: int, listed: Raw) -> bytes:
    """The message that tells them."""
    head = encode(m.Legal(ref, version, seat, start, [], True))
    return head[: head.rindex(b'"moves":')] + bytes(listed)[1:]


def foreseen(play: Standing, seat: Seat, moves: Iterable[Struct]) -> list[m.Foreseen]:
    """What each of these moves of that seat would do now, or why it is refused."""
    if play.game.preview is None:
        raise Refusal("preview-none")
    return [_foreseen(play.game, play.state, seat, move) for move in moves]


def _foreseen(game: AnyGame, state: Struct, seat: Seat, move: Struct) -> m.Foreseen:
    try:
        allow(game, state, seat, move)
    except Refusal as refusal:
        return m.Foreseen(None, refusal.code, refusal.params)
    assert game.preview is not None
    return m.Foreseen(game.preview(state, seat, move))


def _moves(play: Play, learned: Learned, fresh: bool) -> list[m.Witnessed]:
    """Moves as they are told to whoever is admitted. `fresh`: they are being made just now."""
    game = play.game
    if fresh or play.outcome is not None or game.open_history:
        return [_witnessed(game, count, made, shown) for count, made, shown in learned.moves]
    return [m.Witnessed(count, made.seat, made.at, None, None) for count, made, _ in learned.moves]


def _witnessed(game: AnyGame, count: int, made: Made, shown: Struct) -> m.Witnessed:
    """The same for all who were told the same. What is shown instead of a move may equal another one."""
    if shown is not made.move:
        return m.Witnessed(count, made.seat, made.at, shown, None)
    told = made.told
    if told is None:
        before, seat, move = made.before, made.seat, made.move
        text, effect = game.write(before, seat, move), game.effect(before, seat, move)
        told = made.told = m.Witnessed(count, seat, made.at, move, text, effect)
    return told if told.number == count else replace(told, number=count)


class Past(Struct, frozen=True):
    """A game as one viewer saw it: a value, so that its pictures can be drawn apart from the table."""

    play: Play
    seat: Seat | None
    moves: list[tuple[int, Made, Struct]]


def past(table: Table, viewer: Viewer) -> Past:
    """Refused while the past is hidden."""
    play = table.match.play
    if not viewer.admitted:
        raise Refusal("no-spectators")
    if play.status == "open":
        raise Refusal("match-not-started")
    if table.match.paused is not None:
        raise Refusal("match-paused")
    if not table.history_open:
        raise Refusal("history-hidden")
    return Past(play, viewer.seat, table.learned(viewer.seat, 0).moves)


def replayed(seen: Past, start: int, most: int) -> tuple[list[m.ReplayStep], int]:
    """The game as it looked, step by step, and how many steps there are."""
    play = seen.play
    states = [*(made.before for _, made, _ in seen.moves), play.state]
    steps = []
    for number, state in list(enumerate(states))[start : start + most]:
        witnessed = _witnessed(play.game, *seen.moves[number - 1]) if number else None
        steps.append(_step(play.game, seen.seat, state, witnessed))
    return steps, len(states)


def shown(
    game: AnyGame, viewer: Seat, begin: Struct, moves: Iterable[tuple[Struct, Seat, Struct, Struct]]
) -> list[m.ReplayStep]:
    """Moves that belong to no match, between the states before and after, as that seat may see them."""
    steps = [_step(game, viewer, begin, None)]
    for number, (before, seat, move, after) in enumerate(moves):
        told = game.witness(before, seat, move, viewer)
        if told == move:
            text, effect = game.write(before, seat, move), game.effect(before, seat, move)
            steps.append(_step(game, viewer, after, m.Witnessed(number, seat, 0.0, move, text, effect)))
        else:
            steps.append(_step(game, viewer, after, m.Witnessed(number, seat, 0.0, told, None)))
    return steps


def _step(game: AnyGame, viewer: Seat | None, state: Struct, witnessed: m.Witnessed | None) -> m.ReplayStep:
    acting = sorted(seat for seat in game.actors(state) if seat >= 0)
    return m.ReplayStep(game.view(state, viewer), witnessed, acting)


def _happened(beside: list[ev.Event]) -> list[m.Happened]:
    """Everything but the moves, by its kind."""
    return [
        m.Happened(str(type(event).__struct_config__.tag), getattr(event, "seat", -1), event.at)
        for event in beside
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
    seconds = timer.seconds + match.extra
    return m.PhaseTimer(timer.phase, match.phase_since + seconds, seconds)


def _question(match: Match, asked: Question) -> m.Question:
    kind: Literal["draw", "takeback"] = "draw" if asked.kind == "draw" else "takeback"
    return m.Question(kind, asked.seat, _seats(match, asked.waiting))


def _proposal(match: Match, viewer: Seat | None) -> m.Proposal | None:
    """What partners propose to each other is theirs alone."""
    made, play = match.proposal, match.play
    if made is None or viewer not in match.consulting or play.outcome is not None:
        return None
    seconds, asked = match.header.consult, (play.state, made.seat, made.move)
    text, effect = play.game.write(*asked), play.game.effect(*asked)
    return m.Proposal(made.seat, made.move, text, effect, made.since + seconds, seconds)


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
