"""HTTP: the analysis of a finished game, told line by line while it is computed."""

from typing import Any

from litestar import get
from litestar.response import Stream

from ludotheque.game import Refusal
from ludotheque.server.http.people import Asked, anybody
from ludotheque.server.http.tables import TableId
from ludotheque.server.thinking.analyses import task_of

NDJSON = "application/x-ndjson"


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


ROUTES: list[Any] = [analysis]
