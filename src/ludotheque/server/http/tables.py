"""HTTP: games, tables, replays."""

import re
from functools import partial
from typing import Annotated, Any, Literal

import msgspec
from litestar import MediaType, Response, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.response import Stream

from ludotheque.game import Refusal
from ludotheque.matches import events as ev
from ludotheque.record import Record, write_game
from ludotheque.server.http import bodies as b
from ludotheque.server.http import lobby
from ludotheque.server.http.identity import clean_name, is_id
from ludotheque.server.http.people import Asked, anybody, me, services_of
from ludotheque.server.services import Services
from ludotheque.server.thinking.analyses import task_of
from ludotheque.store import matches
from ludotheque.tables import deciding, telling
from ludotheque.tables import messages as m

PAGE = 30
STEPS = 200
NDJSON = "application/x-ndjson"

TableId = Annotated[str, PathParameter(min_length=1, max_length=40)]


@post("/api/tables", status_code=201)
async def open_table(request: Asked, data: JSONBody[b.NewTable]) -> m.TableInfo:
    services, somebody = await me(request)
    table = await lobby.open_table(services, somebody, data)
    return telling.info(table, somebody.id)


@get("/api/tables")
async def list_tables(
    request: Asked,
    which: Annotated[Literal["mine", "open", "finished"], QueryParameter(name="list")],
    before: Annotated[str | None, QueryParameter(max_length=80)] = None,
) -> b.Tables:
    services, person = await anybody(request)
    start = _place(before)
    engine = services.store.engine
    match which:
        case "mine":
            if not person:
                raise Refusal("who-are-you")
            rows = await matches.mine(engine, person, start, PAGE)
        case "open":
            rows = await matches.open_tables(engine, start, PAGE)
        case "finished":
            rows = await matches.finished(engine, person, start, PAGE)
    following = f"{rows[-1].changed!r}~{rows[-1].id}" if len(rows) == PAGE else None
    return b.Tables([lobby.info_of_row(services, row, person) for row in rows], following)


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


async def _change(services: Services, table_id: str, person: str, decide: deciding.Decide) -> m.TableInfo:
    """Have it done, and say how the table looks then."""
    await services.live.change(table_id, decide)
    return telling.info(await services.live.table(table_id), person)


@post("/api/tables/{table_id:str}/join", status_code=200)
async def join(request: Asked, table_id: TableId, data: JSONBody[b.Take]) -> m.TableInfo:
    services, somebody = await me(request)
    person = ev.Person(somebody.id, clean_name(data.name) if data.name else somebody.name)
    return await _change(services, table_id, somebody.id, partial(deciding.join, person, data.seat))


@post("/api/tables/{table_id:str}/leave", status_code=200)
async def leave(request: Asked, table_id: TableId) -> m.TableInfo:
    services, somebody = await me(request)
    return await _change(services, table_id, somebody.id, partial(deciding.leave, somebody.id))


@post("/api/tables/{table_id:str}/start", status_code=200)
async def start(request: Asked, table_id: TableId, data: JSONBody[b.Begin]) -> m.TableInfo:
    services, somebody = await me(request)
    table = await services.live.table(table_id)
    level = lobby.level(services, table.match.header.game, data.level) if data.level is not None else None
    return await _change(services, table_id, somebody.id, partial(deciding.begin, somebody.id, level))


@post("/api/tables/{table_id:str}/abort", status_code=200)
async def abort(request: Asked, table_id: TableId) -> m.TableInfo:
    services, somebody = await me(request)
    return await _change(services, table_id, somebody.id, partial(deciding.abort, somebody.id))


@get("/api/tables/{table_id:str}/text", media_type=MediaType.TEXT)
async def text(request: Asked, table_id: TableId) -> Response[str]:
    """The game in notation, with all moves so far, where the past may be told."""
    services, person = await anybody(request)
    table = await services.live.table(table_id)
    match = table.match
    if not table.viewer(person).admitted:
        raise Refusal("no-spectators")
    if not table.record_open:
        raise Refusal("history-hidden")
    seats = table.audience.seats(match.seating, "")
    tags = {"ended": match.play.ended.reason} if match.play.ended is not None else {}
    record = Record(
        game=match.header.game,
        options=match.play.options,
        players=match.play.players,
        names=tuple(info.name or info.level for info in seats),
        tags=tags,
        moves=tuple(match.play.moves),
    )
    name = f"{match.header.game}-{table.id[:8]}.txt"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(write_game(match.play.game, record), headers=headers, media_type="text/plain")


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
    steps, total = telling.replayed(table, viewer, first, STEPS)
    told = m.Replay(telling.info(table, person), viewer.seat, steps, first, total)
    return Response(msgspec.json.encode(told), media_type="application/json")


@get("/api/tables/{table_id:str}/analysis", media_type=NDJSON)
async def analysis(request: Asked, table_id: TableId) -> Stream:
    """One `AnalysisLine` per line, the last one `done` or `failed`. To hang up is to cancel."""
    services, person = await anybody(request)
    table = await services.live.table(table_id)
    if services.library.bots(table.match.header.game).analyse is None:
        raise Refusal("analyse-none")
    job = services.analyses.job(task_of(table, person))
    # a proxy that collects the answer would hide the progress
    return Stream(job.follow(), media_type=NDJSON, headers={"x-accel-buffering": "no"})


@get("/api/tables/{table_id:str}/qr.svg", media_type="image/svg+xml")
async def qr(request: Asked, table_id: TableId) -> Response[bytes]:
    """The invite link as a picture."""
    import io

    import segno

    await services_of(request).live.table(table_id)
    link = f"{request.base_url}t/{table_id}"
    drawn = io.BytesIO()
    code = segno.make(link, error="m")
    code.save(drawn, kind="svg", scale=6, border=3, xmldecl=False, svgclass=None, lineclass=None)
    return Response(drawn.getvalue(), media_type="image/svg+xml")


ROUTES: list[Any] = [open_table, list_tables, table_info, join, leave, start, abort]
ROUTES += [text, replay, analysis, qr]
