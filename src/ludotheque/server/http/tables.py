"""HTTP: tables are opened, listed, joined, left, started and called off, and finished ones looked up.

What happens at a table goes through `LiveTables.change` or a socket; nothing is decided or stored here.
"""

import re
from contextlib import suppress
from datetime import UTC, datetime
from functools import partial
from typing import Annotated, Any, Literal

import msgspec
from litestar import MediaType, Response, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.response import Stream

from ludotheque.game import Refusal
from ludotheque.matches.match import Match
from ludotheque.record import Record, write_game, write_position
from ludotheque.server.http import bodies as b
from ludotheque.server.http import lobby
from ludotheque.server.http.addresses import origin
from ludotheque.server.http.identity import is_id, read_code
from ludotheque.server.http.people import Asked, anybody, asker, me, services_of
from ludotheque.server.http.qr_codes import qr_code
from ludotheque.server.services import Services
from ludotheque.server.thinking.analyses import task_of
from ludotheque.store import friends, matches
from ludotheque.tables import deciding, telling
from ludotheque.tables import messages as m
from ludotheque.tables.orders import Order, Rename, obey
from ludotheque.tables.table import Table

PAGE = 30
STEPS = 200
PICTURED = 20
"""So many positions are told at once."""
NDJSON = "application/x-ndjson"

List = Literal["mine", "open", "finished"]
TableId = Annotated[str, PathParameter(min_length=1, max_length=40)]


@post("/api/tables", status_code=201)
async def open_table(request: Asked, data: JSONBody[b.NewTable]) -> m.TableInfo:
    services, somebody = await me(request)
    table = await lobby.open_table(services, somebody, data)
    return telling.info(table, somebody.id)


@get("/api/tables")
async def list_tables(
    request: Asked,
    which: Annotated[List, QueryParameter(name="list")],
    before: Annotated[str | None, QueryParameter(max_length=80)] = None,
) -> b.Tables:
    services, person = await anybody(request)
    if which == "mine" and not person:
        raise Refusal("who-are-you")
    engine, start = services.store.engine, _place(before)
    match which:
        case "mine":
            rows = await matches.mine(engine, person, start, PAGE)
        case "open":
            rows = await matches.open_tables(engine, start, PAGE)
        case "finished":
            rows = await matches.finished(engine, person, start, PAGE)
    return told(services, rows, person)


def told(services: Services, rows: list[matches.Row], person: str) -> b.Tables:
    """These rows as a page of a list, and where it goes on."""
    following = f"{rows[-1].changed!r}~{rows[-1].id}" if len(rows) == PAGE else None
    return b.Tables([lobby.brief(lobby.info_of_row(services, row, person)) for row in rows], following)


def _place(before: str | None) -> matches.Before:
    if before is None:
        return None
    at, _, match = before.partition("~")
    if not is_id(match) or not re.fullmatch(r"\d{1,12}(\.\d{1,12})?", at, re.ASCII):
        raise Refusal("bad-request")
    return float(at), match


@get("/api/tables/{table_id:str}")
async def table_info(request: Asked, table_id: TableId) -> m.TableInfo:
    services, person = await anybody(request)
    return telling.info(await services.live.table(table_id), person)


@get("/api/tables/{table_id:str}/tally")
async def tally(request: Asked, table_id: TableId) -> b.Tally:
    """What I reached before, alone, in games like that one."""
    services, somebody = await me(request)
    return await lobby.tally(services, somebody.id, await services.live.table(table_id))


@get("/api/codes/{code:str}")
async def by_code(request: Asked, code: Annotated[str, PathParameter(max_length=100)]) -> m.TableInfo:
    """The table that waits or runs under that code."""
    services, person = await anybody(request)
    if not services.codes.take(request.client.host if request.client else "", services.now()):
        raise Refusal("too-fast")
    row = await matches.by_code(services.store.engine, wanted := read_code(code))
    if row is None:
        raise Refusal("no-code", letters=wanted)
    if row.status == "over":
        raise Refusal("code-over", letters=wanted)
    return lobby.info_of_row(services, row, person)


@get("/api/positions")
async def positions(
    request: Asked, wanted: Annotated[str, QueryParameter(name="tables", max_length=800)]
) -> b.Positions:
    """How these tables stand, for small pictures; those that I may not see are left out."""
    services, person = await anybody(request)
    found: list[b.Position] = []
    for table_id in wanted.split(",")[:PICTURED]:
        with suppress(Refusal):
            table = await services.live.table(table_id)
            viewer, play = table.viewer(person), table.match.play
            if viewer.admitted and play.status != "open" and table.match.paused is None:
                view = play.game.view(play.state, viewer.seat)
                found.append(b.Position(table_id, viewer.seat, view))
    return b.Positions(found)


async def _change(services: Services, table_id: str, person: str, decide: deciding.Decide) -> m.TableInfo:
    """Have it done, and say how the table looks then."""
    await services.live.change(table_id, decide)
    return telling.info(await services.live.table(table_id), person)


@post("/api/tables/{table_id:str}/join", status_code=200)
async def join(request: Asked, table_id: TableId, data: JSONBody[b.Take]) -> m.TableInfo:
    services, somebody = await me(request)
    if await friends.blocks(
        services.store.engine, (await services.live.table(table_id)).terms.host, somebody.id
    ):
        raise Refusal("blocked")
    person = await lobby.seated(services, somebody, data.name)
    decide = partial(deciding.join, person, data.seat, instead=data.instead)
    return await _change(services, table_id, somebody.id, decide)


@post("/api/tables/{table_id:str}/leave", status_code=200)
async def leave(request: Asked, table_id: TableId) -> m.TableInfo:
    services, somebody = await me(request)
    return await _change(services, table_id, somebody.id, partial(deciding.leave, somebody.id))


@post("/api/tables/{table_id:str}/start", status_code=200)
async def start(request: Asked, table_id: TableId, data: JSONBody[b.Begin]) -> m.TableInfo:
    services, somebody = await me(request)
    table = await services.live.table(table_id)
    level = lobby.level(services, table.match.header.game, data.level) if data.level is not None else None
    return await _change(
        services, table_id, somebody.id, partial(deciding.begin, somebody.id, level, data.players)
    )


@post("/api/tables/{table_id:str}/room", status_code=200)
async def order(request: Asked, table_id: TableId, data: JSONBody[Order]) -> m.TableInfo:
    """What whoever holds a room may do with it."""
    services, somebody = await me(request)
    if isinstance(data, Rename):
        data = await lobby.renamed(services, await services.live.table(table_id), data)
    return await _change(services, table_id, somebody.id, partial(obey, somebody.id, data))


@post("/api/tables/{table_id:str}/abort", status_code=200)
async def abort(request: Asked, table_id: TableId) -> m.TableInfo:
    services, somebody = await me(request)
    return await _change(services, table_id, somebody.id, partial(deciding.abort, somebody.id))


@get("/api/tables/{table_id:str}/text", media_type=MediaType.TEXT)
async def text(request: Asked, table_id: TableId) -> Response[str]:
    """The game in notation, with all moves so far, where the past may be told."""
    services, person = await anybody(request)
    table = await services.live.table(table_id)
    match = _told_whole(table, person)
    seats = table.audience.seats(match.seating, "")
    names = tuple(info.name or info.level for info in seats)
    record = Record(
        game=match.header.game,
        options=match.play.options,
        players=match.play.players,
        names=names,
        tags=_tags(match, names),
        moves=tuple(match.play.moves),
    )
    name = f"{match.header.game}-{table.id[:8]}.txt"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    written = await services.questions.ask(
        asker(request, person), partial(write_game, match.play.game, record)
    )
    return Response(written, headers=headers, media_type="text/plain")


@get("/api/tables/{table_id:str}/position", media_type=MediaType.TEXT)
async def position(
    request: Asked, table_id: TableId, at: Annotated[int, QueryParameter(ge=0, le=1_000_000)]
) -> Response[str]:
    """How it stood after so many moves, as a text from which `POST /api/try` sets it up again."""
    services, person = await anybody(request)
    play = _told_whole(await services.live.table(table_id), person).play
    if at > len(play.moves):
        raise Refusal("try-beyond", number=at, total=len(play.moves))
    moves = tuple(play.moves[:at])
    record = Record(game=play.game.id, options=play.options, players=play.players, moves=moves)
    written = await services.questions.ask(asker(request, person), partial(write_position, play.game, record))
    return Response(written, media_type="text/plain")


def _told_whole(table: Table, person: str) -> Match:
    """The match, for somebody who may know all of its moves so far; raises Refusal."""
    match = table.match
    if not table.viewer(person).admitted:
        raise Refusal("no-spectators")
    if match.paused is not None:
        raise Refusal("match-paused")
    if not table.record_open:
        raise Refusal("history-hidden")
    return match


def _tags(match: Match, names: tuple[str, ...]) -> dict[str, str]:
    """When it was played and how it ended, for people; the moves and the options say the rest."""
    tags = {"date": datetime.fromtimestamp(match.header.created_at, UTC).date().isoformat()}
    if match.play.ended is not None:
        tags["ended"] = match.play.ended.reason
    if match.play.outcome is not None:
        tags["result"] = ", ".join(names[seat] for seat in match.play.outcome.winners) or "draw"
        if match.play.outcome.scores:
            tags["scores"] = ", ".join(f"{score:g}" for score in match.play.outcome.scores)
    return tags


@get("/api/tables/{table_id:str}/replay")
async def replay(
    request: Asked,
    table_id: TableId,
    seat: Annotated[int | None, QueryParameter(ge=0, le=63)] = None,
    first: Annotated[int, QueryParameter(name="from", ge=0, le=1_000_000)] = 0,
) -> Response[bytes]:
    services, person = await anybody(request)
    table = await services.live.table(table_id)
    viewer = table.viewer(person, seat)
    info, seen = telling.info(table, person), telling.past(table, viewer)

    def told() -> bytes:
        steps, total = telling.replayed(seen, first, STEPS)
        return msgspec.json.encode(m.Replay(info, viewer.seat, steps, first, total))

    answer = await services.questions.ask(asker(request, person), told)
    return Response(answer, media_type="application/json")


@get("/api/tables/{table_id:str}/analysis", media_type=NDJSON)
async def analysis(request: Asked, table_id: TableId) -> Stream:
    """One `AnalysisLine` per line, the last one `done` or `failed`. To hang up is to cancel."""
    services, person = await anybody(request)
    table = await services.live.table(table_id)
    if services.library.bots(table.match.header.game).analyse is None:
        raise Refusal("analyse-none")
    address = request.client.host if request.client else ""
    job = services.analyses.job(task_of(table, person), person, address)
    # a proxy that collects the answer would hide the progress
    return Stream(job.follow(), media_type=NDJSON, headers={"x-accel-buffering": "no"})


@get("/api/tables/{table_id:str}/qr.svg", media_type="image/svg+xml")
async def qr(request: Asked, table_id: TableId) -> Response[bytes]:
    """The invite link as a picture."""
    await services_of(request).live.table(table_id)
    return qr_code(f"{origin(request) or str(request.base_url).rstrip('/')}/t/{table_id}")


ROUTES: list[Any] = [open_table, list_tables, table_info, tally, by_code, join, leave, start, abort]
ROUTES += [positions, order, text, position, replay, analysis, qr]
