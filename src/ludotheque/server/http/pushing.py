"""HTTP: whether this device is called while one is elsewhere, and for what.

A switch and no more: calls are made by `server.calls` and sent by `process/push`.
"""

from typing import Any

from litestar import delete, get, post
from litestar.params import JSONBody

from ludotheque.game import Refusal
from ludotheque.server.http import device_bodies as b
from ludotheque.server.http.people import Asked, device, my_session, services_of
from ludotheque.server.services import Services
from ludotheque.store import push


@get("/api/me/push")
async def wanted(request: Asked) -> b.Push:
    """The key by which browsers know this server, and what this device wants to hear."""
    services = services_of(request)
    found = await device(request)
    if found is None:
        return b.Push(services.push.public_key, [])
    return await _told(services, found[0].id, found[1].id)


@post("/api/me/push", status_code=200)
async def want(request: Asked, data: JSONBody[b.PushWish]) -> b.Push:
    """Call this device from now on, for these reasons and no others."""
    services, session, somebody = await my_session(request)
    if not services.push.knows(data.endpoint):
        raise Refusal("push-service")
    kinds = " ".join(dict.fromkeys(data.kinds))
    keys = (data.p256dh.rstrip("="), data.auth.rstrip("="))
    wanted_by = push.PushDevice(
        session.id, somebody.id, data.endpoint, *keys, data.lang, kinds, services.now()
    )
    await push.keep(services.store.engine, wanted_by)
    return await _told(services, session.id, somebody.id)


@delete("/api/me/push", status_code=200)
async def no_more(request: Asked) -> b.Push:
    services, session, _ = await my_session(request)
    await push.drop(services.store.engine, session.id)
    return b.Push(services.push.public_key, [])


async def _told(services: Services, session: str, person: str) -> b.Push:
    mine = [one for one in await push.of(services.store.engine, {person}) if one.session == session]
    kinds = [kind for kind in b.PUSH_KINDS if mine and kind in mine[0].kinds.split()]
    return b.Push(services.push.public_key, kinds)


ROUTES: list[Any] = [wanted, want, no_more]
