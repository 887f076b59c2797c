"""HTTP: signing in and out, passphrases, links to other devices, and where one is signed in.

Passphrases are compared here and nowhere else; who is calling asks `people`.
"""

import asyncio
import secrets
from typing import Annotated

import msgspec
from litestar import Response, delete, get, post
from litestar.params import JSONBody, PathParameter

from ludotheque.game import Refusal
from ludotheque.server.http import bodies as b
from ludotheque.server.http import device_bodies as d
from ludotheque.server.http.identity import clean_name, hash_passphrase, is_id, right_passphrase
from ludotheque.server.http.people import Asked, come_in, device, devices, my_session, myself, services_of
from ludotheque.server.services import Services
from ludotheque.store import people, sessions
from ludotheque.store.names import name_key

LINK_SECONDS = 15 * 60
"""How long a link works, how long one has for a new passphrase after using it, and how long after giving the
passphrase a link is as good as that."""


@post("/api/me/claim", status_code=200)
async def claim(request: Asked, data: JSONBody[b.Claim]) -> Response[b.Myself]:
    """A first passphrase for the asking, another one only for whoever can prove to be the owner."""
    services, session, somebody = await my_session(request)
    _patience(services, request)
    engine = services.store.engine
    if somebody.passphrase is not None and services.now() > session.link_until:
        if data.old is None:
            raise Refusal("passphrase-old")
        await _prove(services, somebody.name, data.old, somebody.passphrase)
    kept = await asyncio.to_thread(hash_passphrase, data.passphrase)
    await people.claim(engine, somebody.id, somebody.name, kept)
    await sessions.prove(engine, session.id, services.now())
    services.ended(await sessions.end(engine, somebody.id, but=session.id))
    return myself(request, msgspec.structs.replace(somebody, passphrase=kept))


@post("/api/signin", status_code=200)
async def sign_in(request: Asked, data: JSONBody[b.SignIn]) -> Response[b.Myself]:
    services = services_of(request)
    _patience(services, request)
    name = clean_name(data.name)
    somebody = await people.claimed(services.store.engine, name)
    await _prove(services, name, data.passphrase, somebody.passphrase if somebody is not None else None)
    if somebody is None:
        raise Refusal("sign-in")
    return await come_in(request, somebody, proved=services.now())


async def _prove(services: Services, name: str, passphrase: str, kept: str | None) -> None:
    """Raises Refusal `sign-in`. Wrong guesses count for the name, wherever they come from."""
    key = name_key(name)
    if not services.guesses.take(key, services.now()):
        raise Refusal("too-fast")
    if not await asyncio.to_thread(right_passphrase, passphrase, kept):
        raise Refusal("sign-in")
    services.guesses.give_back(key)


def _patience(services: Services, request: Asked) -> None:
    """Guessing is slow."""
    address = request.client.host if request.client else ""
    if not services.sign_ins.take(address, services.now()):
        raise Refusal("too-fast")


@post("/api/signout", status_code=200)
async def sign_out(request: Asked) -> Response[b.Myself]:
    """This device, wherever its cookie got to."""
    services = services_of(request)
    found = await device(request)
    if found is not None:
        services.ended(await sessions.end(services.store.engine, found[1].id, only=found[0].id))
    return myself(request, None, "")


@post("/api/me/link", status_code=200)
async def make_link(request: Asked) -> b.SignInLink:
    services, session, somebody = await my_session(request)
    now, token = services.now(), secrets.token_urlsafe(24)
    expires, proves = now + LINK_SECONDS, now - session.proved < LINK_SECONDS
    await people.add_link(services.store.engine, somebody.id, token, now, expires, proves=proves)
    return b.SignInLink(f"/signin/{token}", expires)


@post("/api/signin/link", status_code=200)
async def use_link(request: Asked, data: JSONBody[b.UseLink]) -> Response[b.Myself]:
    services = services_of(request)
    _patience(services, request)
    now = services.now()
    used = await people.use_link(services.store.engine, data.token, now)
    somebody = await people.person(services.store.engine, used[0]) if used is not None else None
    if used is None or somebody is None:
        raise Refusal("link-used")
    return await come_in(request, somebody, link_until=now + LINK_SECONDS if used[1] else 0.0)


@get("/api/me/devices")
async def list_devices(request: Asked) -> d.Devices:
    """Where I am signed in, the device seen last first."""
    services, session, somebody = await my_session(request)
    return d.Devices(devices(await sessions.of(services.store.engine, somebody.id), session.id))


@delete("/api/me/devices", status_code=200)
async def end_others(request: Asked) -> d.Devices:
    """Sign out everywhere else."""
    services, session, somebody = await my_session(request)
    services.ended(await sessions.end(services.store.engine, somebody.id, but=session.id))
    return d.Devices(devices(await sessions.of(services.store.engine, somebody.id), session.id))


@delete("/api/me/devices/{device:str}", status_code=200)
async def end_one(
    request: Asked, device: Annotated[str, PathParameter(min_length=1, max_length=40)]
) -> d.Devices:
    """Sign one of my devices out; what is none of mine is none."""
    services, session, somebody = await my_session(request)
    if is_id(device):
        services.ended(await sessions.end(services.store.engine, somebody.id, only=device))
    return d.Devices(devices(await sessions.of(services.store.engine, somebody.id), session.id))


ROUTES = [claim, sign_in, sign_out, make_link, use_link, list_devices, end_others, end_one]
