"""Opening, joining and listing tables: what lies between a request and the hall."""

from typing import Any

import msgspec

from ludotheque.decoding import read_options
from ludotheque.game import AnyGame, BadOptions, Refusal, Seat
from ludotheque.matches import commands
from ludotheque.matches import events as ev
from ludotheque.matches.match import Match
from ludotheque.server import protocol as p
from ludotheque.server import sight
from ludotheque.server.http.identity import clean_name
from ludotheque.server.services import House
from ludotheque.server.summary import Summary
from ludotheque.server.table import Table
from ludotheque.store import matches
from ludotheque.store.people import Somebody

ERASED = "erased"
_SUMMARY = msgspec.json.Decoder(Summary)


def find_game(house: House, game_id: str) -> AnyGame:
    try:
        return house.library.game(game_id)
    except KeyError:
        raise Refusal("no-game", game=game_id, known=list(house.library.GAME_IDS)) from None


def level(house: House, game_id: str, wanted: str) -> str:
    known = house.library.bots(game_id).levels
    if wanted not in known:
        raise Refusal("no-level", level=wanted, known=list(known))
    return wanted


def stand_in(house: House, game_id: str) -> str:
    """A middling bot, for seats whose person is gone."""
    known = house.library.bots(game_id).levels
    return "3" if "3" in known else known[len(known) // 2]


async def open_table(house: House, host: Somebody, wish: p.NewTable) -> Table:
    """Raises BadOptions, or Refusal for what this house does not offer."""
    game = find_game(house, wish.game)
    options = read_options(game, wish.options)
    if len(wish.seats) not in game.players(options):
        allowed = game.players(options)
        raise BadOptions("table-players", number=len(wish.seats), known=[str(n) for n in allowed])
    mine = await matches.mine(house.store.engine, host.id, None, house.settings.max_tables_per_person)
    if len(mine) >= house.settings.max_tables_per_person:
        raise Refusal("too-many-tables", most=house.settings.max_tables_per_person)
    header = ev.Header(
        game=wish.game,
        options=msgspec.to_builtins(options),
        seats=tuple(_holder(house, wish.game, host, seat) for seat in wish.seats),
        control=sight.control_of(wish.clock),
        created_by=host.id,
        created_at=house.now(),
        takebacks=wish.takebacks,
        stand_in=stand_in(house, wish.game),
    )
    return await house.hall.open_table(header, host=host.id, public=wish.public, spectators=wish.spectators)


def _holder(house: House, game_id: str, host: Somebody, wish: p.SeatWish) -> ev.Holder:
    match wish:
        case p.OpenSeat():
            return ev.Open()
        case p.MySeat(name):
            return ev.Person(host.id, clean_name(name) if name else host.name)
        case p.BotSeat(wanted):
            return ev.Bot(level(house, game_id, wanted))


def join(somebody: Somebody, take: p.Take, match: Match, now: float) -> list[ev.Event]:
    """Sit down; who takes the last open seat starts the match."""
    free = [seat for seat, holder in enumerate(match.holders) if isinstance(holder, ev.Open)]
    if take.seat is None and not free and not match.started:
        raise Refusal("match-taken")
    seat: Seat = take.seat if take.seat is not None else (free[0] if free else 0)
    name = clean_name(take.name) if take.name else somebody.name
    events = list(commands.join(match, seat, ev.Person(somebody.id, name), now))
    if match.after_all(events).full:
        events += commands.start(match.after_all(events), now)
    return events


def leave(somebody: Somebody, match: Match, now: float) -> list[ev.Event]:
    """Stand up from all seats; a table that nobody sits at any more is closed."""
    events: list[ev.Event] = []
    for seat in match.seats_of(somebody.id):
        events += commands.leave(match.after_all(events), seat, now)
    if not events:
        raise Refusal("not-your-seat")
    if not match.after_all(events).people:
        events.append(ev.Aborted(now))
    return events


def begin(house: House, table: Table, somebody: Somebody, wish: p.Begin, match: Match, now: float) -> Any:
    """Start; open seats go to bots if a level is named."""
    if table.host != somebody.id:
        raise Refusal("not-host")
    events: list[ev.Event] = []
    if wish.level is not None:
        wanted = level(house, match.header.game, wish.level)
        for seat, holder in enumerate(match.holders):
            if isinstance(holder, ev.Open):
                events += commands.invite_bot(match.after_all(events), seat, wanted, now)
    return [*events, *commands.start(match.after_all(events), now)]


def info_of_row(house: House, row: matches.Row, person: str) -> p.TableInfo:
    """A table as lists show it, without folding the match."""
    table = house.hall.tables.get(row.id)
    if table is not None and table.match.version >= row.version:
        return sight.info(table, person)
    header = ev.decode_header(row.header)
    summary = _SUMMARY.decode(row.summary)
    game = house.library.game(row.game)
    options = msgspec.convert(header.options, game.options_type)
    players = len(header.seats)
    held = [s for s, h in enumerate(summary.holders) if isinstance(h, ev.Person) and h.id == person]
    return p.TableInfo(
        id=row.id,
        game=row.game,
        options=header.options,
        status="over" if row.status == "over" else "running" if row.status == "running" else "open",
        host=row.host == person,
        public=row.public,
        spectators=row.spectators,
        takebacks=header.takebacks,
        clock=sight.clock_of(header.control),
        seats=[
            sight.seat_info(seat, game.seat_name(options, players, seat), holder, person, frozenset())
            for seat, holder in enumerate(summary.holders)
        ],
        acting=list(summary.acting),
        my_turn=any(seat in summary.acting for seat in held),
        created=row.created,
        changed=row.changed,
        outcome=summary.outcome,
        rematch=summary.rematch,
    )


def game_info(house: House, game_id: str) -> p.GameInfo:
    """What the shelf says of a game."""
    game = house.library.game(game_id)
    variants = {
        name: p.Variant(msgspec.to_builtins(options), players, list(game.players(options)))
        for name, (options, players) in game.variants.items()
    }
    return p.GameInfo(
        id=game_id,
        players=sorted({number for variant in variants.values() for number in variant.seats}),
        variants=variants,
        options=msgspec.json.schema(game.options_type),
        levels=_levels(house, game_id),
    )


def _levels(house: House, game_id: str) -> list[str]:
    try:
        return list(house.library.bots(game_id).levels)
    except ImportError:
        return []


async def erased(house: House, match_id: str, person: str) -> None:
    """Take a person's name and id out of a stored match."""
    found = await matches.load(house.store.engine, match_id)
    if found is None:
        return
    row, bodies = found
    header = ev.decode_header(row.header)
    nobody = ev.Person(ERASED, "")

    def without(holder: ev.Holder) -> ev.Holder:
        return nobody if isinstance(holder, ev.Person) and holder.id == person else holder

    header = msgspec.structs.replace(
        header,
        seats=tuple(without(holder) for holder in header.seats),
        created_by=ERASED if header.created_by == person else header.created_by,
    )
    summary = _SUMMARY.decode(row.summary)
    summary = msgspec.structs.replace(summary, holders=tuple(without(h) for h in summary.holders))
    changed: dict[int, str] = {}
    for number, body in enumerate(bodies):
        event = ev.decode_event(body)
        if isinstance(event, ev.Joined) and event.person.id == person:
            changed[number] = ev.encode(msgspec.structs.replace(event, person=nobody)).decode()
        elif isinstance(event, ev.Replaced) and without(event.holder) is not event.holder:
            changed[number] = ev.encode(msgspec.structs.replace(event, holder=nobody)).decode()
    await matches.rewrite(
        house.store.engine,
        match_id,
        header=ev.encode(header).decode(),
        summary=msgspec.json.encode(summary).decode(),
        host=ERASED if row.host == person else row.host,
        bodies=changed,
    )
    house.hall.forget(match_id)
