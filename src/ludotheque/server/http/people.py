"""HTTP: who am I."""

import asyncio
import secrets
from functools import partial
from importlib.metadata import version
from typing import Any

import msgspec
from litestar import Request, Response, delete, get, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from ludotheque.game import Refusal
from ludotheque.server.http import bodies as b
from ludotheque.server.http.identity import (
    COOKIE,
    YEAR,
    clean_name,
    hash_passphrase,
    new_id,
    right_passphrase,
    sign,
)
from ludotheque.server.http.lobby import erase as lobby_erase
from ludotheque.server.http.lobby import info_of_row
from ludotheque.server.services import Services
from ludotheque.server.sockets.answers import chat_line
from ludotheque.store import chat, matches, people
from ludotheque.store.people import Somebody
from ludotheque.tables.deciding import give_up

LINK_SECONDS = 15 * 60
VERSION = version("ludotheque")
Asked = Request[Any, Any, Any]


def services_of(request: Asked) -> Services:
    services: Services = request.app.state.services
    return services


async def me(request: Asked) -> tuple[Services, Somebody]:
    """Whoever asks; raises Refusal `who-are-you`."""
    services = services_of(request)
    somebody = await services.somebody(request.cookies)
    if somebody is None:
        raise Refusal("who-are-you")
    return services, somebody


async def anybody(request: Asked) -> tuple[Services, str]:
    """The id of whoever asks, empty for a stranger."""
    services = services_of(request)
    somebody = await services.somebody(request.cookies)
    return services, somebody.id if somebody is not None else ""


def told(somebody: Somebody) -> b.Me:
    return b.Me(somebody.id, somebody.name, somebody.passphrase is not None, somebody.created)


def _myself(services: Services, somebody: Somebody | None, *, cookie: bool = False) -> Response[b.Myself]:
    body = b.Myself(told(somebody) if somebody is not None else None, VERSION, services.now())
    if not cookie:
        return Response(body)
    value = sign(services.key, somebody.id) if somebody is not None else ""
    kept = Cookie(
        COOKIE,
        value=value,
        path="/",
        max_age=YEAR if somebody is not None else 0,
        httponly=True,
        samesite="lax",
        secure=services.settings.secure_cookies,
    )
    return Response(body, cookies=[kept])


@get("/api/me")
async def who_am_i(request: Asked) -> Response[b.Myself]:
    services = services_of(request)
    return _myself(services, await services.somebody(request.cookies))


@post("/api/me", status_code=200)
async def name_me(request: Asked, data: JSONBody[b.NameMe]) -> Response[b.Myself]:
    services = services_of(request)
    name = clean_name(data.name)
    somebody = await services.somebody(request.cookies)
    if somebody is None:
        somebody = await people.add(services.store.engine, new_id(), name, services.now())
    elif somebody.name != name:
        await people.rename(services.store.engine, somebody.id, name)
        somebody = msgspec.structs.replace(somebody, name=name)
    return _myself(services, somebody, cookie=True)


@post("/api/me/claim", status_code=200)
async def claim(request: Asked, data: JSONBody[b.Claim]) -> Response[b.Myself]:
    services, somebody = await me(request)
    _patience(services, request)
    kept = await asyncio.to_thread(hash_passphrase, data.passphrase)
    await people.claim(services.store.engine, somebody.id, somebody.name, kept)
    return _myself(services, msgspec.structs.replace(somebody, passphrase=kept))


@post("/api/signin", status_code=200)
async def sign_in(request: Asked, data: JSONBody[b.SignIn]) -> Response[b.Myself]:
    services = services_of(request)
    _patience(services, request)
    somebody = await people.claimed(services.store.engine, clean_name(data.name))
    kept = somebody.passphrase if somebody is not None else None
    if not await asyncio.to_thread(right_passphrase, data.passphrase, kept) or somebody is None:
        raise Refusal("sign-in")
    return _myself(services, somebody, cookie=True)


@post("/api/signout", status_code=200)
async def sign_out(request: Asked) -> Response[b.Myself]:
    return _myself(services_of(request), None, cookie=True)


@post("/api/me/link", status_code=200)
async def make_link(request: Asked) -> b.SignInLink:
    services, somebody = await me(request)
    token, expires = secrets.token_urlsafe(24), services.now() + LINK_SECONDS
    await people.add_link(services.store.engine, somebody.id, token, services.now(), expires)
    return b.SignInLink(f"/signin/{token}", expires)


@post("/api/signin/link", status_code=200)
async def use_link(request: Asked, data: JSONBody[b.UseLink]) -> Response[b.Myself]:
    services = services_of(request)
    _patience(services, request)
    person = await people.use_link(services.store.engine, data.token, services.now())
    somebody = await people.person(services.store.engine, person) if person is not None else None
    if somebody is None:
        raise Refusal("link-used")
    return _myself(services, somebody, cookie=True)


def _patience(services: Services, request: Asked) -> None:
    """Guessing is slow."""
    address = request.client.host if request.client else ""
    if not services.sign_ins.take(address, services.now()):
        raise Refusal("too-fast")


@get("/api/me/export")
async def export(request: Asked) -> b.Export:
    services, somebody = await me(request)
    engine = services.store.engine
    return b.Export(
        told(somebody),
        [info_of_row(services, row, somebody.id) for row in await matches.held_by(engine, somebody.id)],
        [chat_line(line) for line in await chat.said_by(engine, somebody.id)],
        await people.muted_by(engine, somebody.id),
    )


@delete("/api/me", status_code=200)
async def erase(request: Asked) -> Response[b.Myself]:
    """Give up all seats, then forget the person; finished games stay, without his name."""
    services, somebody = await me(request)
    for row in await matches.held_by(services.store.engine, somebody.id):
        if row.status != "over":
            await services.live.change(row.id, partial(give_up, somebody.id))
        await lobby_erase(services, row.id, somebody.id)
    await people.erase(services.store.engine, somebody.id)
    for connection in list(services.connections):
        if connection.person == somebody.id:
            connection.close(4010, "restored")
    return _myself(services, None, cookie=True)


ROUTES = [who_am_i, name_me, claim, sign_in, sign_out, make_link, use_link, export, erase]
