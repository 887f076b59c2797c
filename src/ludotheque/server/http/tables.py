"""HTTP: games, tables, replays."""

from typing import Annotated, Any, Literal

import msgspec
from litestar import MediaType, Response, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from ludotheque.game import Refusal
from ludotheque.matches import commands
from ludotheque.record import Record, write_game
from ludotheque.server import protocol as p
from ludotheque.server import sight
from ludotheque.server.http import lobby
from ludotheque.server.http.people import Asked, house_of, me
from ludotheque.store import matches

PAGE = 30
STEPS = 200

TableId = Annotated[str, PathParameter(min_length=1, max_length=40)]


@get("/api/games")
async def shelf(request: Asked) -> p.Shelf:
    house = house_of(request)
    games = []
    for game_id in house.library.GAME_IDS:
        try:
            games.append(lobby.game_info(house, game_id))
        except (ImportError, AttributeError):
            continue
    return p.Shelf(games)


@post("/api/tables", status_code=201)
async def open_table(request: Asked, data: JSONBody[p.NewTable]) -> p.TableInfo:
    house = house_of(request)
    somebody = await me(request)
    table = await lobby.open_table(house, somebody, data)
    return sight.info(table, somebody.id)


@get("/api/tables")
async def list_tables(
    request: Asked,
    which: Annotated[Literal["mine", "open", "finished"], QueryParameter(name="list")],
    before: Annotated[str | None, QueryParameter(max_length=80)] = None,
) -> p.Tables:
    house = house_of(request)
    somebody = await house.somebody(request.cookies)
    person = somebody.id if somebody is not None else ""
    start = _place(before)
    engine = house.store.engine
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
    return p.Tables([lobby.info_of_row(house, row, person) for row in rows], following)


def _place(before: str | None) -> matches.Before:
    if before is None:
        return None
    at, _, match = before.partition("~")
    try:
        return float(at), match
    except ValueError:
        raise Refusal("bad-request") from None


@get("/api/tables/{table_id:str}")
async def table_info(request: Asked, table_id: TableId) -> p.TableInfo:
    house = house_of(request)
    somebody = await house.somebody(request.cookies)
    return sight.info(await house.hall.table(table_id), somebody.id if somebody is not None else "")


@post("/api/tables/{table_id:str}/join", status_code=200)
async def join(request: Asked, table_id: TableId, data: JSONBody[p.Take]) -> p.TableInfo:
    house = house_of(request)
    somebody = await me(request)
    await house.hall.command(table_id, lambda match, now: lobby.join(somebody, data, match, now))
    return sight.info(await house.hall.table(table_id), somebody.id)


@post("/api/tables/{table_id:str}/leave", status_code=200)
async def leave(request: Asked, table_id: TableId) -> p.TableInfo:
    house = house_of(request)
    somebody = await me(request)
    await house.hall.command(table_id, lambda match, now: lobby.leave(somebody, match, now))
    return sight.info(await house.hall.table(table_id), somebody.id)


@post("/api/tables/{table_id:str}/start", status_code=200)
async def start(request: Asked, table_id: TableId, data: JSONBody[p.Begin]) -> p.TableInfo:
    house = house_of(request)
    somebody = await me(request)
    table = await house.hall.table(table_id)
    await house.hall.command(
        table_id, lambda match, now: lobby.begin(house, table, somebody, data, match, now)
    )
    return sight.info(await house.hall.table(table_id), somebody.id)


@post("/api/tables/{table_id:str}/abort", status_code=200)
async def abort(request: Asked, table_id: TableId) -> p.TableInfo:
    house = house_of(request)
    somebody = await me(request)
    await house.hall.command(table_id, lambda match, now: commands.abort(match, somebody.id, now))
    return sight.info(await house.hall.table(table_id), somebody.id)


@get("/api/tables/{table_id:str}/text", media_type=MediaType.TEXT)
async def text(request: Asked, table_id: TableId) -> Response[str]:
    """The game in notation, with all moves so far, where the past may be told."""
    house = house_of(request)
    somebody = await house.somebody(request.cookies)
    table = await house.hall.table(table_id)
    match = table.match
    if not sight.may_look(table, somebody.id if somebody is not None else ""):
        raise Refusal("no-spectators")
    if not sight.record_open(table):
        raise Refusal("history-hidden")
    seats = sight.seat_infos(table, "")
    tags = {"ended": match.ended.reason} if match.ended is not None else {}
    record = Record(
        game=match.header.game,
        options=match.options,
        players=match.players,
        names=tuple(info.name or info.level for info in seats),
        tags=tags,
        moves=tuple(match.moves),
    )
    name = f"{match.header.game}-{table.id[:8]}.txt"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(write_game(match.game, record), headers=headers, media_type="text/plain")


@get("/api/tables/{table_id:str}/replay")
async def replay(
    request: Asked,
    table_id: TableId,
    seat: Annotated[int | None, QueryParameter(ge=0, le=63)] = None,
    first: Annotated[int, QueryParameter(name="from", ge=0, le=1_000_000)] = 0,
) -> Response[bytes]:
    house = house_of(request)
    somebody = await house.somebody(request.cookies)
    person = somebody.id if somebody is not None else ""
    table = await house.hall.table(table_id)
    viewer = sight.viewer_of(table.match, person, seat)
    steps, total = sight.replayed(table, viewer, first, STEPS)
    told = p.Replay(sight.info(table, person), viewer.seat, steps, first, total)
    return Response(msgspec.json.encode(told), media_type="application/json")


@get("/api/tables/{table_id:str}/qr.svg", media_type="image/svg+xml")
async def qr(request: Asked, table_id: TableId) -> Response[bytes]:
    """The invite link as a picture."""
    import io

    import segno

    await house_of(request).hall.table(table_id)
    link = f"{request.base_url}t/{table_id}"
    drawn = io.BytesIO()
    code = segno.make(link, error="m")
    code.save(drawn, kind="svg", scale=6, border=3, xmldecl=False, svgclass=None, lineclass=None)
    return Response(drawn.getvalue(), media_type="image/svg+xml")


ROUTES: list[Any] = [shelf, open_table, list_tables, table_info, join, leave, start, abort, text, replay, qr]
