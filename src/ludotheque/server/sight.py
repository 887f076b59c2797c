"""What a viewer is told: the one place where matches become messages. It fails closed.

A `Viewer` is somebody at a table. Whatever is sent to a person about a game goes through `live`, `moves`,
`replayed` or `info`; they hand out `Game.view` and `Game.witness` of that viewer's seat and nothing else.
"""

from collections.abc import Iterable
from itertools import islice
from typing import Literal

from msgspec import Struct

from ludotheque.game import Refusal, Seat
from ludotheque.matches import clocks as arithmetic
from ludotheque.matches import events as ev
from ludotheque.matches.match import Match, Question
from ludotheque.server import protocol as p
from ludotheque.server.table import Listener, Table

LISTED = 300
"""More legal moves than this are not sent unasked."""
LISTED_ON_REQUEST = 5_000
NOBODY: Seat = -9
"""In hand at a socket that only watches, whoever opened it."""


class Viewer(Struct, frozen=True):
    """Who looks: a person's id (empty for anybody) and the seat whose view he gets (None: a spectator's)."""

    person: str = ""
    seat: Seat | None = None
    legal: bool = True


def viewer_of(match: Match, person: str, hand: Seat | None = None, *, legal: bool = True) -> Viewer:
    """The seat in hand if it is his; his only one, unless he just watches; else a spectator."""
    held = match.seats_of(person) if person else ()
    known = person if held or any(who.id == person for _, who in match.away) else ""
    if hand in held:
        return Viewer(known, hand, legal)
    return Viewer(known, held[0] if len(held) == 1 and hand != NOBODY else None, legal)


def viewer_at(table: Table, person: str, hand: Seat | None, *, legal: bool) -> Viewer:
    """The same, remembered."""
    key = (person, hand, legal)
    viewer: Viewer | None = table.remembered.get(key)
    if viewer is None:
        viewer = table.remembered[key] = viewer_of(table.match, person, hand, legal=legal)
    return viewer


def audience(table: Table) -> list[tuple[Viewer, list[Listener]]]:
    """Who is connected, by what they are told; remembered until one comes, goes or takes a seat in hand."""
    found: list[tuple[Viewer, list[Listener]]] | None = table.remembered.get(audience)
    if found is None:
        alike: dict[Viewer, list[Listener]] = {}
        for one in table.listeners:
            alike.setdefault(viewer_at(table, one.person, one.hand, legal=one.legal), []).append(one)
        found = table.remembered[audience] = list(alike.items())
    return found


def may_look(table: Table, person: str) -> bool:
    """Players always, others where spectators are admitted."""
    return table.spectators or bool(table.match.seats_of(person))


def history_open(table: Table) -> bool:
    """Whether what is past may be told again."""
    return table.match.outcome is not None or table.match.game.open_history


def record_open(table: Table) -> bool:
    """Whether the record of all moves tells nothing that spectators were not told."""
    if table.match.outcome is not None:
        return True
    witness = table.match.game.witness
    open_so_far = (witness(one.before, one.seat, one.move, None) == one.move for one in table.made)
    return history_open(table) and all(open_so_far)


def status(match: Match) -> p.Status:
    if match.outcome is not None:
        return "over"
    return "running" if match.started else "open"


def seat_infos(table: Table, person: str) -> list[p.SeatInfo]:
    """Who sits where, remembered until that changes."""
    infos: list[p.SeatInfo] | None = table.remembered.get(person)
    if infos is None:
        names, online = table.seat_names, table.online
        infos = table.remembered[person] = [
            seat_info(seat, names[seat], holder, person, online)
            for seat, holder in enumerate(table.match.holders)
        ]
    return infos


def seat_info(seat: Seat, side: str, holder: ev.Holder, person: str, online: frozenset[str]) -> p.SeatInfo:
    match holder:
        case ev.Person(id=who, name=name):
            return p.SeatInfo(seat, side, "person", name, who, "", who == person, who in online)
        case ev.Bot(level=level):
            return p.SeatInfo(seat, side, "bot", level=level, online=True)
        case ev.Open():
            return p.SeatInfo(seat, side, "open")


def info(table: Table, person: str) -> p.TableInfo:
    """The table as lists and headers show it."""
    match = table.match
    acting = list(match.acting)
    return p.TableInfo(
        id=table.id,
        game=match.header.game,
        options=match.header.options,
        status=status(match),
        host=bool(person) and table.host == person,
        public=table.public,
        spectators=table.spectators,
        takebacks=match.header.takebacks,
        clock=clock_of(match.header.control),
        seats=seat_infos(table, person),
        acting=acting,
        my_turn=any(seat in acting for seat in match.seats_of(person)),
        created=table.created,
        changed=table.changed,
        outcome=match.outcome,
        rematch=match.rematch,
    )


def clock_of(control: ev.Control) -> p.Clock:
    match control:
        case ev.RealTime(base=base, increment=increment):
            return p.RealTime(base, increment)
        case ev.Correspondence(days=days):
            return p.Correspondence(days)
        case ev.Untimed():
            return p.Untimed()


def control_of(clock: p.Clock) -> ev.Control:
    match clock:
        case p.RealTime(seconds, increment):
            return ev.RealTime(seconds, increment)
        case p.Correspondence(days):
            return ev.Correspondence(days)
        case p.Untimed():
            return ev.Untimed()


class Present(Struct, frozen=True):
    """What is the same for everybody who looks."""

    time: float
    status: p.Status
    acting: list[Seat]
    clocks: list[p.ClockFace]
    timer: p.PhaseTimer | None
    question: p.Question | None
    removals: list[p.RemovalVote]
    rematch_wanted: list[Seat]


def present(match: Match, now: float) -> Present:
    return Present(
        now,
        status(match),
        list(match.acting),
        clock_faces(match, now),
        _timer(match) if match.phase is not None else None,
        _question(match, match.question) if match.question is not None else None,
        _removals(match) if match.votes else [],
        _seats(match, match.rematch_wanted) if match.rematch_wanted else [],
    )


def news(
    table: Table, viewer: Viewer, since: int, now: Present, happened: list[p.Happened], *, fresh: bool
) -> p.Update | None:
    """What is new for that viewer since a version; None if he must not notice that anything is."""
    told = table.told(viewer.seat)
    version = known_version(table, told)
    if fresh and version <= since:
        return None
    kept = moves_from(table, told, since)
    return p.Update(
        live(table, viewer, now, version), kept, moves(table, viewer, kept, fresh=fresh, told=told), happened
    )


Said = list[tuple[list[Listener], p.Update]]
"""What is said to whom."""


def all_news(table: Table, since: int, now: Present, happened: list[p.Happened]) -> Said:
    """What is being made known to everybody connected who may notice it."""
    said: Said = []
    for viewer, listeners in audience(table):
        update = news(table, viewer, since, now, happened, fresh=True)
        if update is not None:
            said.append((listeners, update))
    return said


def moved(table: Table, now: Present) -> Said:
    """The `all_news` of one move in a game that goes on: what came before it need not be looked at."""
    version, last = table.match.version, table.made[-1]
    said: Said = []
    for viewer, listeners in audience(table):
        count, shown = table.newest(viewer.seat)
        if shown is not None:
            made = []
            if may_look(table, viewer.person):
                text = table.text(last) if shown == last.move else None
                made.append(p.Witnessed(count, last.seat, last.at, shown, text))
            said.append((listeners, p.Update(live(table, viewer, now, version), count, made, [])))
    return said


def live(table: Table, viewer: Viewer, now: Present, version: int | None = None) -> p.Live:
    """The present, as that viewer may see it; `version`: what `known_version` has said of it."""
    match = table.match
    return p.Live(
        version if version is not None else known_version(table, table.told(viewer.seat)),
        now.time,
        now.status,
        seat_infos(table, viewer.person),
        now.acting,
        now.clocks,
        now.timer,
        _seen(table, viewer),
        now.question,
        now.removals,
        match.outcome,
        now.rematch_wanted,
        match.rematch,
        _may_return(match, viewer.person) if match.away else [],
    )


def _may_return(match: Match, person: str) -> list[Seat]:
    return [seat for seat, who in match.away if who.id == person != ""]


def clock_faces(match: Match, now: float) -> list[p.ClockFace]:
    if match.clocks is None:
        return []
    going = match.outcome is None
    left = arithmetic.left_at(match.clocks, now) if going else match.clocks.left
    return [
        p.ClockFace(seat, round(seconds, 3), going and seat in match.clocks.running)
        for seat, seconds in enumerate(left)
    ]


def _timer(match: Match) -> p.PhaseTimer | None:
    timer = match.game.timer(match.state) if match.outcome is None else None
    if timer is None:
        return None
    return p.PhaseTimer(timer.phase, match.phase_since + timer.seconds, timer.seconds)


def _seen(table: Table, viewer: Viewer) -> p.SeatView | None:
    match = table.match
    if not match.started or not may_look(table, viewer.person):
        return None
    view = match.game.view(match.state, viewer.seat)
    legal = None
    if viewer.legal and viewer.seat is not None:
        legal, complete = legal_moves(match, viewer.seat, LISTED)
        if not complete:
            legal = None
    return p.SeatView(viewer.seat, view, legal)


def legal_moves(match: Match, seat: Seat, most: int) -> tuple[list[p.LegalMove], bool]:
    """The moves of a seat with their notation, and whether that is all that can be listed."""
    if seat not in match.actors:
        return [], True
    game, state = match.game, match.state
    found = list(islice(game.legal_moves(state, seat), most + 1))
    return [p.LegalMove(move, game.write(state, seat, move)) for move in found[:most]], len(found) <= most


def _question(match: Match, asked: Question) -> p.Question:
    kind: Literal["draw", "takeback"] = "draw" if asked.kind == "draw" else "takeback"
    return p.Question(kind, asked.seat, _seats(match, asked.waiting), asked.keep)


def _seats(match: Match, persons: frozenset[str]) -> list[Seat]:
    """The seats those persons hold."""
    return [
        s for s, holder in enumerate(match.holders) if isinstance(holder, ev.Person) and holder.id in persons
    ]


def _removals(match: Match) -> list[p.RemovalVote]:
    targets = sorted({target for _, target in match.votes})
    return [
        p.RemovalVote(
            target,
            [seat for who, about in sorted(match.votes) if about == target for seat in match.seats_of(who)],
            len(match.others(target)),
        )
        for target in targets
    ]


def known_version(table: Table, told: list[int]) -> int:
    """The version up to which a viewer learned anything: what he must not notice does not count."""
    version = table.match.version
    if table.match.outcome is None:
        counts = table.counts
        while version and counts[version] > counts[version - 1]:
            before, after = counts[version - 1], counts[version]
            if after >= len(told) or told[after] > told[before]:
                break
            version -= 1
    return version


def moves_from(table: Table, told: list[int], since: int) -> int:
    """How many of the moves a viewer was told up to that version still stand, as he counts them."""
    kept = table.kept_since(since)
    if table.match.outcome is None:
        return told[kept]
    return kept if table.match.game.open_history and told[kept] == kept else 0


def alike(table: Table, one: Viewer, other: Viewer) -> int:
    """How many moves, from the first on, two viewers were told in the same way."""
    witness = table.match.game.witness
    if table.match.outcome is None:
        for number, made in enumerate(table.made):
            move = (made.before, made.seat, made.move)
            if witness(*move, one.seat) != witness(*move, other.seat):
                return table.told(other.seat)[number]
    return moves_from(table, table.told(other.seat), table.match.version)


def moves(
    table: Table, viewer: Viewer, start: int, *, fresh: bool, told: list[int] | None = None
) -> list[p.Witnessed]:
    """The moves that the viewer counts from `start` on. `fresh`: they are being made just now."""
    if not may_look(table, viewer.person):
        return []
    telling = fresh or history_open(table)
    over, told = table.match.outcome is not None, told or table.told(viewer.seat)
    found = []
    for number in range(start, len(table.made)):
        count = number if over else told[number]
        if count >= start and (over or told[number + 1] > count):
            found.append(_witnessed(table, viewer.seat, number, count, telling))
    return found


def _witnessed(table: Table, seat: Seat | None, number: int, count: int, telling: bool) -> p.Witnessed:
    made, match = table.made[number], table.match
    move = made.move
    shown = match.game.witness(made.before, made.seat, move, seat) if match.outcome is None else move
    if not telling or shown is None:
        return p.Witnessed(count, made.seat, made.at, None, None)
    text = table.text(made) if shown == move else None
    return p.Witnessed(count, made.seat, made.at, shown, text)


def happened(events: Iterable[ev.Event]) -> list[p.Happened]:
    """Everything but the moves, by its kind."""
    return [
        p.Happened(str(type(event).__struct_config__.tag), getattr(event, "seat", -1), event.at)
        for event in events
        if not isinstance(event, ev.Moved)
    ]


def replayed(table: Table, viewer: Viewer, start: int, most: int) -> tuple[list[p.ReplayStep], int]:
    """The game as it looked to that viewer, step by step, and how many steps there are.

    Refused while the past is hidden.
    """
    match = table.match
    if not may_look(table, viewer.person):
        raise Refusal("no-spectators")
    if not match.started:
        raise Refusal("match-not-started")
    if not history_open(table):
        raise Refusal("history-hidden")
    game, over, told = match.game, match.outcome is not None, table.told(viewer.seat)
    seen = [n for n in range(1, len(table.made) + 1) if over or told[n] > told[n - 1]]
    steps = []
    for count, number in list(enumerate([0, *seen]))[start : start + most]:
        state = table.made[number].before if number < len(table.made) else match.state
        witnessed = _witnessed(table, viewer.seat, number - 1, count - 1, telling=True) if number else None
        acting = sorted(seat for seat in game.actors(state) if seat >= 0)
        steps.append(p.ReplayStep(game.view(state, viewer.seat), witnessed, acting))
    return steps, len(seen) + 1
