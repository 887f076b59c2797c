"""Opening, joining and listing tables: what lies between a request and the live tables."""

import msgspec

from ludotheque.decoding import read_options
from ludotheque.game import AnyGame, BadOptions, Refusal
from ludotheque.matches import erasing
from ludotheque.matches import events as ev
from ludotheque.matches.match import Summary
from ludotheque.server.http import bodies as b
from ludotheque.server.http.identity import clean_name
from ludotheque.server.services import Services
from ludotheque.store import matches
from ludotheque.store.people import Somebody
from ludotheque.tables import messages as m
from ludotheque.tables import telling
from ludotheque.tables.audience import seat_info
from ludotheque.tables.table import Table


def find_game(services: Services, game_id: str) -> AnyGame:
    try:
        return services.library.game(game_id)
    except KeyError:
        raise Refusal("no-game", game=game_id, known=list(services.library.GAME_IDS)) from None


def level(services: Services, game_id: str, wanted: str) -> str:
    known = services.library.bots(game_id).ids
    if wanted not in known:
        raise Refusal("no-level", level=wanted, known=list(known))
    return wanted


async def open_table(services: Services, host: Somebody, wish: b.NewTable) -> Table:
    """Raises BadOptions, or Refusal for what this house does not offer."""
    game = find_game(services, wish.game)
    options = read_options(game, wish.options)
    if len(wish.seats) not in game.players(options):
        allowed = game.players(options)
        raise BadOptions("table-players", number=len(wish.seats), known=[str(n) for n in allowed])
    mine = await matches.mine(services.store.engine, host.id, None, services.settings.max_tables_per_person)
    if len(mine) >= services.settings.max_tables_per_person:
        raise Refusal("too-many-tables", most=services.settings.max_tables_per_person)
    header = ev.Header(
        game=wish.game,
        options=msgspec.to_builtins(options),
        seats=tuple(_holder(services, wish.game, host, seat) for seat in wish.seats),
        control=wish.clock,
        created_by=host.id,
        created_at=services.now(),
        rules=str(game.version),
        takebacks=wish.takebacks and game.takebacks,
        stand_in=services.library.bots(wish.game).middle,
    )
    return await services.live.open_table(
        header, host=host.id, public=wish.public, spectators=wish.spectators
    )


def _holder(services: Services, game_id: str, host: Somebody, wish: b.SeatWish) -> ev.Holder:
    match wish:
        case b.OpenSeat():
            return ev.Open()
        case b.MySeat(name):
            return ev.Person(host.id, clean_name(name) if name else host.name)
        case b.BotSeat(wanted):
            return ev.Bot(level(services, game_id, wanted))


def info_of_row(services: Services, row: matches.Row, person: str) -> m.TableInfo:
    """A table as lists show it, without folding the match."""
    live = services.live.tables.get(row.id)
    if live is not None and live.table.match.version >= row.version:
        return telling.info(live.table, person)
    header, summary = ev.read_header(row.header), msgspec.json.decode(row.summary, type=Summary)
    game = services.library.game(row.game)
    options, players = msgspec.convert(header.options, game.options_type), len(header.seats)
    seats = [
        seat_info(seat, game.seat_name(options, players, seat), holder, person, frozenset())
        for seat, holder in enumerate(summary.holders)
    ]
    return telling.listed(row.terms, header, row.status, row.changed, summary, seats, person)


async def erase(services: Services, match_id: str, person: str) -> None:
    """Take a person's name and id out of a stored match."""
    found = await matches.load(services.store.engine, match_id)
    if found is None:
        return
    row, bodies = found
    summary = msgspec.json.decode(row.summary, type=Summary)
    await matches.rewrite(
        services.store.engine,
        match_id,
        header=ev.encode(erasing.header(ev.read_header(row.header), person)).decode(),
        summary=msgspec.json.encode(
            msgspec.structs.replace(summary, holders=erasing.holders(summary.holders, person))
        ).decode(),
        host=erasing.NOBODY.id if row.host == person else row.host,
        bodies=erasing.events(services.library.game(row.game), bodies, person),
    )
    services.live.forget(match_id)
