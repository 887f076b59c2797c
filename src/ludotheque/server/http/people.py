"""HTTP: who am I."""

import asyncio
import secrets
from importlib.metadata import version
from typing import Any

import msgspec
from litestar import Request, Response, delete, get, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from ludotheque.game import Refusal
from ludotheque.matches import commands
from ludotheque.matches import events as ev
from ludotheque.matches.match import Match
from ludotheque.server import protocol as p
from ludotheque.server.http.identity import (
    COOKIE,
    YEAR,
    clean_name,
    hash_passphrase,
    new_id,
    right_passphrase,
    sign,
)
from ludotheque.server.http.lobby import erased, info_of_row
from ludotheque.server.services import House
from ludotheque.server.sockets.commands import chat_line
from ludotheque.store import chat, matches, people
from ludotheque.store.people import Somebody

LINK_SECONDS = 15 * 60
VERSION = version("ludotheque")
Asked = Request[Any, Any, Any]


def house_of(request: Asked) -> House:
    house: House = request.app.state.house
    return house


async def me(request: Asked) -> Somebody:
    """Whoever asks; raises Refusal `who-are-you`."""
    somebody = await house_of(request).somebody(request.cookies)
    if somebody is None:
        raise Refusal("who-are-you")
    return somebody


def told(somebody: Somebody) -> p.Me:
    return p.Me(somebody.id, somebody.name, somebody.passphrase is not None, somebody.created)


def _myself(house: House, somebody: Somebody | None, *, cookie: bool = False) -> Response[p.Myself]:
    body = p.Myself(told(somebody) if somebody is not None else None, VERSION, house.now())
    if not cookie:
        return Response(body)
    value = sign(house.key, somebody.id) if somebody is not None else ""
    kept = Cookie(
        COOKIE,
        value=value,
        path="/",
        max_age=YEAR if somebody is not None else 0,
        httponly=True,
        samesite="lax",
        secure=house.settings.secure_cookies,
    )
    return Response(body, cookies=[kept])


@get("/api/me")
async def who_am_i(request: Asked) -> Response[p.Myself]:
    house = house_of(request)
    return _myself(house, await house.somebody(request.cookies))


@post("/api/me", status_code=200)
async def name_me(request: Asked, data: JSONBody[p.NameMe]) -> Response[p.Myself]:
    house = house_of(request)
    name = clean_name(data.name)
    somebody = await house.somebody(request.cookies)
    if somebody is None:
        somebody = await people.add(house.store.engine, new_id(), name, house.now())
    elif somebody.name != name:
        await people.rename(house.store.engine, somebody.id, name)
        somebody = msgspec.structs.replace(somebody, name=name)
    return _myself(house, somebody, cookie=True)


@post("/api/me/claim", status_code=200)
async def claim(request: Asked, data: JSONBody[p.Claim]) -> Response[p.Myself]:
    house = house_of(request)
    somebody = await me(request)
    _patience(house, request)
    kept = await asyncio.to_thread(hash_passphrase, data.passphrase)
    await people.claim(house.store.engine, somebody.id, somebody.name, kept)
    return _myself(house, msgspec.structs.replace(somebody, passphrase=kept))


@post("/api/signin", status_code=200)
async def sign_in(request: Asked, data: JSONBody[p.SignIn]) -> Response[p.Myself]:
    house = house_of(request)
    _patience(house, request)
    somebody = await people.claimed(house.store.engine, clean_name(data.name))
    kept = somebody.passphrase if somebody is not None else None
    if not await asyncio.to_thread(right_passphrase, data.passphrase, kept) or somebody is None:
        raise Refusal("sign-in")
    return _myself(house, somebody, cookie=True)


@post("/api/signout", status_code=200)
async def sign_out(request: Asked) -> Response[p.Myself]:
    return _myself(house_of(request), None, cookie=True)


@post("/api/me/link", status_code=200)
async def make_link(request: Asked) -> p.SignInLink:
    house = house_of(request)
    somebody = await me(request)
    token, expires = secrets.token_urlsafe(24), house.now() + LINK_SECONDS
    await people.add_link(house.store.engine, somebody.id, token, house.now(), expires)
    return p.SignInLink(f"/signin/{token}", expires)


@post("/api/signin/link", status_code=200)
async def use_link(request: Asked, data: JSONBody[p.UseLink]) -> Response[p.Myself]:
    house = house_of(request)
    _patience(house, request)
    person = await people.use_link(house.store.engine, data.token, house.now())
    somebody = await people.person(house.store.engine, person) if person is not None else None
    if somebody is None:
        raise Refusal("link-used")
    return _myself(house, somebody, cookie=True)


def _patience(house: House, request: Asked) -> None:
    """Guessing is slow."""
    address = request.client.host if request.client else ""
    if not house.sign_ins.take(address, house.now()):
        raise Refusal("too-fast")


@get("/api/me/export")
async def export(request: Asked) -> p.Export:
    house = house_of(request)
    somebody = await me(request)
    engine = house.store.engine
    return p.Export(
        told(somebody),
        [info_of_row(house, row, somebody.id) for row in await matches.held_by(engine, somebody.id)],
        [chat_line(line) for line in await chat.said_by(engine, somebody.id)],
        await people.muted_by(engine, somebody.id),
    )


@delete("/api/me", status_code=200)
async def erase(request: Asked) -> Response[p.Myself]:
    """Give up all seats, then forget the person; finished games stay, without his name."""
    house = house_of(request)
    somebody = await me(request)
    for row in await matches.held_by(house.store.engine, somebody.id):
        if row.status != "over":
            await house.hall.command(row.id, lambda match, now: _give_up(match, somebody.id, now))
        await erased(house, row.id, somebody.id)
    await people.erase(house.store.engine, somebody.id)
    for connection in list(house.connections):
        if connection.person == somebody.id:
            connection.close(4010, "restored")
    return _myself(house, None, cookie=True)


def _give_up(match: Match, person: str, now: float) -> list[ev.Event]:
    events: list[ev.Event] = []
    for seat in match.seats_of(person):
        if match.outcome is not None:
            break
        gone = commands.resign(match, seat, now) if match.started else commands.leave(match, seat, now)
        events += gone
        match = match.after_all(gone)
    return events


ROUTES = [who_am_i, name_me, claim, sign_in, sign_out, make_link, use_link, export, erase]
