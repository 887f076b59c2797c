"""HTTP: boards to try things on. A game is left at some move, or set up from a text, and played on alone.

Such a board is an ordinary table that stands in no list: `matches.events.Study`.
"""

from functools import partial
from typing import Any

import msgspec
from litestar import post
from litestar.params import JSONBody

from ludotheque.decoding import read_options
from ludotheque.game import AnyGame, Refusal, Seat
from ludotheque.matches import commands
from ludotheque.matches import events as ev
from ludotheque.record import Record, read_setting_up
from ludotheque.server.http import bodies as b
from ludotheque.server.http import lobby
from ludotheque.server.http.identity import new_id
from ludotheque.server.http.people import Asked, asker, me
from ludotheque.server.http.tables import TableId
from ludotheque.server.process.questions import Asker
from ludotheque.server.services import Services
from ludotheque.server.withdrawing import unasked
from ludotheque.store.people import Somebody
from ludotheque.store.retention import surplus_studies
from ludotheque.tables import messages as m
from ludotheque.tables import telling
from ludotheque.tables.table import Table, Terms

KEPT = 20
"""So many boards of one person are kept; older ones make room."""


@post("/api/tables/{table_id:str}/try", status_code=201)
async def try_out(request: Asked, table_id: TableId, data: JSONBody[b.TryOut]) -> m.TableInfo:
    """Go on from a move of that game."""
    services, somebody = await me(request)
    table = await services.live.table(table_id)
    record = _up_to(table, somebody.id, data.at)
    if table.match.play.outcome is None and table.match.seating.seats_of(somebody.id):
        await services.live.change(table_id, partial(_helped, somebody.id))
    return await _open(services, asker(request, somebody.id), somebody, record, data.company, table_id)


@post("/api/try", status_code=201)
async def set_up(request: Asked, data: JSONBody[b.SetUp]) -> m.TableInfo:
    """Go on from where a recorded game ends, or from a position; with all words: whoever writes the text
    withdraws none."""
    services, somebody = await me(request)
    who, work = asker(request, somebody.id), partial(read_setting_up, data.text, services.library.game)
    record = await services.questions.ask(who, work)
    game = services.library.game(record.game)
    everything = read_options(game, unasked(msgspec.to_builtins(record.options)))
    whole = msgspec.structs.replace(record, options=everything)
    return await _open(services, who, somebody, whole, data.company)


def _helped(person: str, table: Table, now: float) -> commands.Events:
    """Whoever tries a running game on is helped as by a hint, so everybody there sees it."""
    seats = table.match.seating.seats_of(person)
    return commands.seek_help(table.match, seats[0], now) if seats else []


def _up_to(table: Table, person: str, at: int) -> Record:
    """The game's first moves, for somebody who may know all of them and be helped; raises Refusal."""
    match, play = table.match, table.match.play
    if not table.viewer(person).admitted:
        raise Refusal("no-spectators")
    if play.status == "open":
        raise Refusal("match-not-started")
    if not table.record_open:
        raise Refusal("history-hidden")
    if play.outcome is None and not match.header.hints:
        raise Refusal("try-running")
    if at > len(play.moves):
        raise Refusal("try-beyond", number=at, total=len(play.moves))
    if at == len(play.moves) and play.outcome is not None and play.ended is None:
        raise Refusal("try-over")
    game, moves = match.header.game, tuple(play.moves[:at])
    return Record(game=game, options=play.options, players=play.players, moves=moves)


async def _open(
    services: Services, who: Asker, somebody: Somebody, record: Record, company: b.Company, table: str = ""
) -> m.TableInfo:
    """Every move is made once more: that takes time, and whoever asks pays for it."""
    game, bots = services.library.game(record.game), services.library.bots(record.game)
    if company.seat >= record.players:
        raise Refusal("match-no-seat", seat=company.seat)
    if company.level is not None:
        lobby.level(services, record.game, company.level)
    own = await lobby.seated(services, somebody, None)
    header = ev.Header(
        game=record.game,
        options=msgspec.to_builtins(record.options),
        seats=tuple(_holder(game, record, company, own, seat) for seat in range(record.players)),
        created_by=somebody.id,
        created_at=services.now(),
        rules=str(game.version),
        takebacks=game.takebacks,
        stand_in=bots.middle,
        study=ev.Study(table, len(record.moves)),
    )
    terms = Terms(new_id(), somebody.id, public=False, spectators=False, created=services.now())
    made = await services.questions.ask(who, partial(services.live.laid_out, header, terms, record.moves))
    for old in await surplus_studies(services.store.engine, somebody.id, KEPT - 1):
        services.live.forget(old)
    return telling.info(await services.live.put(made), somebody.id)


def _holder(game: AnyGame, record: Record, company: b.Company, own: ev.Person, seat: Seat) -> ev.Holder:
    """Who plays all seats himself tells them apart by their sides."""
    if record.players == 1 or (company.level is not None and seat == company.seat):
        return own
    if company.level is not None:
        return ev.Bot(company.level)
    name = f"{own.name} ({game.seat_name(record.options, record.players, seat)})"
    return ev.Person(own.id, name, f"{own.id} {name}", guest=True)


ROUTES: list[Any] = [try_out, set_up]
