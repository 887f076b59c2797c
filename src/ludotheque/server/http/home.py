"""HTTP: the first screen, in one answer."""

from typing import Annotated, Any

from litestar import Response, get
from litestar.params import QueryParameter

from ludotheque.server.http import bodies as b
from ludotheque.server.http.daily import today
from ludotheque.server.http.friends import invitations
from ludotheque.server.http.people import Asked, caller, myself, services_of
from ludotheque.server.http.shelf import all_games
from ludotheque.server.http.tables import listed


@get("/api/home")
async def home(request: Asked, games: Annotated[bool, QueryParameter()] = True) -> Response[b.Home]:
    """Who I am, what can be played, my tables, open ones, those that are over, what is new today."""
    services = services_of(request)
    found = await caller(request)
    somebody = None if found is None else found[1]
    person = somebody.id if somebody is not None else ""
    told = b.Home(
        myself(request, somebody).content,
        all_games(services.library) if games else b.Shelf([]),
        await listed(services, person, "mine"),
        await listed(services, person, "open"),
        await listed(services, person, "finished"),
        await today(services, person),
        await invitations(services, person),
    )
    return Response(told)


ROUTES: list[Any] = [home]
