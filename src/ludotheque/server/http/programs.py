"""HTTP: programs that play for somebody, and the access tokens that let them in.

Only who owns a program may ask about it; what it plays, it plays by sockets as people do.
"""

from typing import Annotated

from litestar import delete, get, post
from litestar.params import JSONBody, PathParameter

from ludotheque.game import Refusal
from ludotheque.server.http import device_bodies as b
from ludotheque.server.http.identity import clean_name, new_id
from ludotheque.server.http.people import Asked, give_up_seats, my_session, programs
from ludotheque.server.moderation import let_in
from ludotheque.store import people, sessions

MOST = 5
"""Programs that one person may have at a time."""


@get("/api/me/programs")
async def list_programs(request: Asked) -> b.Programs:
    services, _, somebody = await my_session(request)
    return b.Programs(programs(await sessions.programs(services.store.engine, somebody.id)))


@post("/api/me/programs", status_code=201)
async def add_program(request: Asked, data: JSONBody[b.NewProgram]) -> b.AccessToken:
    """A program is somebody of its own, so that its owner can play against it. Guests have none."""
    services, _, somebody = await my_session(request)
    let_in(somebody, services.now())
    engine, name = services.store.engine, clean_name(data.name)
    if somebody.guest:
        raise Refusal("program-claim")
    if not services.sign_ins.take(somebody.id, services.now()):
        raise Refusal("too-fast")
    if len(await sessions.programs(engine, somebody.id)) >= MOST:
        raise Refusal("too-many-programs", most=MOST)
    program = await people.add(engine, new_id(), name, services.now(), owner=somebody)
    token, session, _ = await sessions.add(engine, program.id, services.now(), scope=sessions.PROGRAM)
    (made,) = programs([(session, program)])
    return b.AccessToken(made, token)


@delete("/api/me/programs/{program:str}", status_code=200)
async def revoke(
    request: Asked, program: Annotated[str, PathParameter(min_length=1, max_length=40)]
) -> b.Programs:
    """End the token and every socket it opened, and resign its games. What is none of mine is left alone."""
    services, _, somebody = await my_session(request)
    engine = services.store.engine
    known = await sessions.programs(engine, somebody.id)
    if program in [who.id for _, who in known]:
        services.ended(await sessions.end(engine, program))
        await give_up_seats(services, program)
    return b.Programs(programs([one for one in known if one[1].id != program]))


ROUTES = [list_programs, add_program, revoke]
