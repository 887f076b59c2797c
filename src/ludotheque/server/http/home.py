"""HTTP: the first screen, in one answer.

The page asks it every few seconds, so it asks the store but once (`store/front`) and computes nothing.
"""

from typing import Annotated, Any

from litestar import Response, get
from litestar.params import QueryParameter

from ludotheque.server.http import bodies as b
from ludotheque.server.http.daily import today
from ludotheque.server.http.evenings import line_of
from ludotheque.server.http.friend_bodies import Invitation
from ludotheque.server.http.people import Asked, caller, myself, services_of
from ludotheque.server.http.shelf import all_games
from ludotheque.server.http.tables import PAGE
from ludotheque.server.http.tables import told as page_of
from ludotheque.store.front import front


@get("/api/home")
async def home(request: Asked, games: Annotated[bool, QueryParameter()] = True) -> Response[b.Home]:
    """Who I am, what can be played, my tables, open ones, those that are over, what is new today."""
    services = services_of(request)
    known = await caller(request)
    somebody = None if known is None else known[1]
    person = somebody.id if somebody is not None else ""
    day = services.deals.today()
    found = await front(services.store, person, day, PAGE)
    if found.unsettled:
        await services.deals.settle(person=person)
        found = await front(services.store, person, day, PAGE)
    told = b.Home(
        myself(request, somebody).content,
        all_games(services.library) if games else b.Shelf([]),
        page_of(services, found.mine, person),
        page_of(services, found.open, person),
        page_of(services, found.finished, person),
        today(services, found),
        [Invitation(one.match, one.game, one.name, one.face) for one in found.invitations],
        [line_of(one, person) for one in found.evenings],
    )
    return Response(told)


ROUTES: list[Any] = [home]
