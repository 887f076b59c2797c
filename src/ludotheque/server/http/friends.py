"""HTTP: people one played with, whom one may follow, invite to a table or keep away.

Only somebody one played with can be named at all, and nobody is told that he is kept away.
"""

from typing import Any, Literal, cast

from litestar import delete, get, post
from litestar.params import JSONBody

from ludotheque.game import Refusal
from ludotheque.server.http import friend_bodies as f
from ludotheque.server.http.people import Asked, my_session
from ludotheque.server.http.tables import TableId
from ludotheque.server.moderation import let_in
from ludotheque.server.services import Services
from ludotheque.store import friends, people
from ludotheque.store.people import Somebody
from ludotheque.tables.calling import PEOPLE, Call

LATELY = 900.0
"""Seconds after the last move in which somebody is still said to be at a table."""


@get("/api/friends")
async def list_friends(request: Asked) -> f.Friends:
    """Whom I played with, whom of them I follow, and where those are who let me see it."""
    services, _, somebody = await my_session(request)
    return await _told(services, somebody)


@post("/api/friends", status_code=200)
async def tie(request: Asked, data: JSONBody[f.Tie]) -> f.Friends:
    services, somebody = await _me(request)
    await _known(services, somebody.id, data.person)
    engine = services.store.engine
    await friends.tie(engine, somebody.id, data.person, data.tie)
    await people.mute(engine, somebody.id, data.person, muted=data.tie == friends.BLOCK)
    return await _told(services, somebody)


@post("/api/friends/visible", status_code=200)
async def show(request: Asked, data: JSONBody[f.Visible]) -> f.Friends:
    """Whether people I follow may see at which table I am."""
    services, somebody = await _me(request)
    await friends.show(services.store.engine, somebody.id, visible=data.visible)
    return await _told(services, somebody, data.visible)


@post("/api/tables/{table_id:str}/invitations", status_code=200)
async def invite(request: Asked, table_id: TableId, data: JSONBody[f.Invite]) -> f.Sent:
    """Ask somebody to a table where I sit and that waits for people; who keeps me away hears nothing."""
    services, somebody = await _me(request)
    table = await services.live.table(table_id)
    if somebody.id not in table.match.seating.people | {table.terms.host}:
        raise Refusal("match-not-yours")
    if table.match.play.status != "open":
        raise Refusal("match-taken")
    await _known(services, somebody.id, data.person)
    if not services.invitations.take(somebody.id, services.now()):
        raise Refusal("too-fast")
    engine = services.store.engine
    if not await friends.blocks(engine, data.person, somebody.id):
        await friends.invite(engine, data.person, table_id, somebody.id, services.now())
        await services.calls.call(table, Call(data.person, PEOPLE, "invited", somebody.name, table_id))
    return f.Sent()


@delete("/api/invitations/{table_id:str}", status_code=200)
async def decline(request: Asked, table_id: TableId) -> f.Sent:
    services, somebody = await _me(request)
    await friends.decline(services.store.engine, somebody.id, table_id)
    return f.Sent()


async def _me(request: Asked) -> tuple[Services, Somebody]:
    services, _, somebody = await my_session(request)
    let_in(somebody, services.now())
    return services, somebody


async def _known(services: Services, person: str, other: str) -> None:
    """Raises Refusal `no-person` for somebody he never played with."""
    if other not in {one.id for one in await friends.met(services.store.engine, person)}:
        raise Refusal("no-person")


async def _told(services: Services, somebody: Somebody, visible: bool | None = None) -> f.Friends:
    engine = services.store.engine
    known, ties = await friends.met(engine, somebody.id), await friends.ties_of(engine, somebody.id)
    away = await friends.blocked_by(engine, somebody.id)
    shown = {one.id for one in known if one.visible and ties.get(one.id) == friends.FOLLOW} - away
    allowed = {one for one in shown if await _follows(services, one, somebody.id)}
    places = await friends.places(engine, allowed, services.now() - LATELY) if allowed else {}
    told = []
    for one in known:
        place, kind = places.get(one.id), cast(Literal["", "follow", "block"], ties.get(one.id, ""))
        game, table = (place.game, place.match if place.open else "") if place is not None else ("", "")
        told.append(f.Friend(one.id, one.name, one.face or one.id, one.guest, kind, game, table))
    told.sort(key=lambda one: {friends.FOLLOW: 0, "": 1}.get(one.tie, 2))
    return f.Friends(somebody.visible if visible is None else visible, told)


async def _follows(services: Services, person: str, other: str) -> bool:
    return (await friends.ties_of(services.store.engine, person)).get(other) == friends.FOLLOW


ROUTES: list[Any] = [list_friends, tie, show, invite, decline]
