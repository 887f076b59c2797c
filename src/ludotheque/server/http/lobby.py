"""Opening, joining and listing tables: what lies between a request and the live tables.

Routes call it, in the name of somebody they know. What happens at a table goes through `LiveTables`.
"""

from typing import Any

import msgspec

from ludotheque.decoding import JsonValue, read_options, read_stored
from ludotheque.game import AnyGame, BadOptions, Refusal
from ludotheque.matches import events as ev
from ludotheque.matches.summary import read_summary
from ludotheque.server.http import bodies as b
from ludotheque.server.http.identity import clean_name
from ludotheque.server.services import Services
from ludotheque.server.withdrawing import unasked
from ludotheque.store import matches, people
from ludotheque.store.people import Somebody
from ludotheque.tables import messages as m
from ludotheque.tables import telling
from ludotheque.tables.orders import Rename
from ludotheque.tables.table import Table

RATED_CLOCK = ev.Correspondence(3.0)
"""Of a rated game for which no other was chosen."""
TALLIED = 1_000
"""So many games back is looked for the best one and the average."""


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
    mine = await services.live.check_room(host.id)
    if all(isinstance(seat, b.BotSeat) for seat in wish.seats):
        _check_bot_tables(mine, services.settings.max_bot_tables_per_person)
    practice = wish.practice or wish.same_deal is not None
    if practice and len(wish.seats) > 1:
        raise Refusal("practice-alone")
    if wish.rated:
        _check_rated(game, options, wish)
    header = ev.Header(
        game=wish.game,
        options=msgspec.to_builtins(options),
        seats=tuple([await _holder(services, wish.game, host, seat) for seat in wish.seats]),
        control=_clock(wish),
        created_by=host.id,
        created_at=services.now(),
        rules=str(game.version),
        takebacks=game.takebacks and not wish.rated and _allowed(wish.takebacks, wish),
        hints=not wish.rated and _allowed(wish.hints, wish),
        rated=wish.rated,
        stand_in=services.library.bots(wish.game).middle,
        practice=practice,
        consult=wish.consult if any(len(side) > 1 for side in game.sides(options, len(wish.seats))) else 0.0,
        room=wish.room,
    )
    if wish.same_deal is not None:
        header = msgspec.structs.replace(header, seed=await _deal(services, host, header, wish.same_deal))
    return await services.live.open_table(
        header, host=host.id, public=wish.public, spectators=wish.spectators
    )


def _check_rated(game: AnyGame, options: Any, wish: b.NewTable) -> None:
    """Raises Refusal for what cannot be rated."""
    if len(game.sides(options, len(wish.seats))) < 2:
        raise Refusal("rated-alone")
    if sum(isinstance(seat, b.MySeat) for seat in wish.seats) != 1:
        raise Refusal("rated-one-seat")
    if wish.room:
        raise Refusal("rated-room")


def _clock(wish: b.NewTable) -> ev.Control:
    """A rated game ends, whoever stays away."""
    return RATED_CLOCK if wish.rated and isinstance(wish.clock, ev.Untimed) else wish.clock


async def _deal(services: Services, host: Somebody, header: ev.Header, table_id: str) -> str:
    """The seed of a game like this one that he has played to its end alone; raises Refusal."""
    match = (await services.live.table(table_id)).match
    mine = match.seating.people == {host.id} and match.play.outcome is not None
    like = match.header.game == header.game and unasked(match.header.options) == unasked(header.options)
    if not (mine and like and match.header.seed):
        raise Refusal("no-deal")
    return match.header.seed


async def tally(services: Services, person: str, table: Table) -> b.Tally:
    """What that person reached alone in games like this one that began before it."""
    like, before = table.match.header, table.terms.created
    rows = await matches.played_by(services.store.engine, person, like.game, before, TALLIED)
    game = services.library.game(like.game)
    scores = [score for row in rows for score in _counted(game, row, like)]
    average = sum(scores) / len(scores) if scores else 0.0
    return b.Tally(len(scores), max(scores, default=0), average)


def _counted(game: AnyGame, row: matches.Row, like: ev.Header) -> tuple[int, ...]:
    """The score of a game for one player of the same kind, if it counts and was played to its end."""
    header, outcome = ev.read_header(row.header), read_summary(row.summary).outcome
    options = unasked(msgspec.to_builtins(read_stored(game, header.options)))
    if header.study is not None or header.practice:
        return ()
    if len(header.seats) > 1 or options != unasked(like.options) or outcome is None:
        return ()
    return outcome.scores


def _allowed(said: bool | None, wish: b.NewTable) -> bool:
    """Help and second thoughts against people only where it was agreed."""
    return not any(isinstance(seat, b.OpenSeat) for seat in wish.seats) if said is None else said


async def seated(services: Services, somebody: Somebody, name: str | None) -> ev.Person:
    """Somebody as a seat knows him; `name` tells apart people at one device, whose faces differ then too.

    Raises Refusal `name-taken` for the name of somebody else.
    """
    shown = somebody.name if name is None else clean_name(name)
    if somebody.guest or shown != somebody.name:
        await people.free(services.store.engine, shown, somebody.id)
    if shown == somebody.name:
        return ev.Person(somebody.id, shown, somebody.face, somebody.guest, bool(somebody.owner))
    face, program = f"{somebody.id} {shown}", bool(somebody.owner)
    return ev.Person(somebody.id, shown, face, guest=not program, program=program)


async def renamed(services: Services, table: Table, wish: Rename) -> Rename:
    """The same with a name that may be shown; raises Refusal for that of somebody else."""
    name = clean_name(wish.name)
    held = table.match.seating.persons.get(wish.seat, "")
    await people.free(services.store.engine, name, held)
    return msgspec.structs.replace(wish, name=name)


def _check_bot_tables(mine: list[matches.Row], most: int) -> None:
    """Raises Refusal where so many tables of bots among themselves are not over yet."""
    holders = [read_summary(row.summary).holders for row in mine]
    if sum(all(isinstance(holder, ev.Bot) for holder in held) for held in holders) >= most:
        raise Refusal("too-many-bot-tables", most=most)


async def _holder(services: Services, game_id: str, host: Somebody, wish: b.SeatWish) -> ev.Holder:
    match wish:
        case b.OpenSeat():
            return ev.Open()
        case b.MySeat(name):
            return await seated(services, host, name)
        case b.BotSeat(wanted):
            return ev.Bot(level(services, game_id, wanted))


def info_of_row(services: Services, row: matches.Row, person: str) -> m.TableInfo:
    """A table as lists show it, without going through the match."""
    live = services.live.tables.get(row.id)
    if live is not None and live.table.match.version >= row.version:
        return telling.info(live.table, person)
    return services.rows.info(row, person)


def brief(info: m.TableInfo) -> m.TableInfo:
    """The same for a list of tables: a table's own lists of words can be long, so they are left out."""
    if not isinstance(info.options, dict):
        return info
    short = {name: _titles(said) for name, said in info.options.items()}
    return msgspec.structs.replace(info, options=short)


def _titles(said: JsonValue) -> JsonValue:
    if not isinstance(said, list | tuple):
        return said
    return [{**one, "words": []} if isinstance(one, dict) and "words" in one else one for one in said]
