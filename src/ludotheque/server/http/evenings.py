"""HTTP: evenings. Who waits for news asks with the mark of what he knows and is answered when it changes.

What is ordered goes through `server.evenings`; nothing is decided or stored here.
"""

import asyncio
from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from typing import Annotated, Any, assert_never, get_args

import msgspec
from litestar import MediaType, Response, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from ludotheque.decoding import read_options, renewed
from ludotheque.evenings import deciding, telling
from ludotheque.evenings import events as ev
from ludotheque.evenings.evening import Evening
from ludotheque.evenings.setting import agreed, fits, plan_of, setting
from ludotheque.game import AnyGame, Refusal
from ludotheque.server.evenings import LiveEvening, derived_id
from ludotheque.server.http import evening_bodies as e
from ludotheque.server.http import lobby
from ludotheque.server.http.addresses import origin
from ludotheque.server.http.evening_told import told
from ludotheque.server.http.identity import EVENING_CODE, new_id, read_code
from ludotheque.server.http.people import Asked, anybody, me, services_of
from ludotheque.server.http.qr_codes import qr_code
from ludotheque.server.services import Services
from ludotheque.store import evenings as store
from ludotheque.store import friends
from ludotheque.store.people import Somebody
from ludotheque.texts import LANGUAGES, texts

WAIT = 20.0
"""Seconds for which a question for news is left open."""
LOOK = 2.0
"""Seconds between two looks at who has come to his table."""
MOST_OPEN = 5
"""Evenings that are not over, of one person."""
MOST_BOTS = 64
"""In all evenings together that one person holds."""
HOUR = 3600.0

EveningId = Annotated[str, PathParameter(min_length=1, max_length=40)]


@get("/api/evenings/forms")
async def forms(request: Asked, lang: Annotated[str, QueryParameter(max_length=8)] = "en") -> e.EveningForms:
    """Which games can be played for an evening, and how, in words of that language where there are any."""
    library = services_of(request).library
    spoken = lang if lang in LANGUAGES else "en"
    games = [library.game(game_id) for game_id in library.GAME_IDS]
    found = [e.GameForms(game.id, list(_offered(game, spoken))) for game in games]
    return e.EveningForms([one for one in found if one.forms])


def _offered(game: AnyGame, lang: str) -> Iterator[e.OfferedForm]:
    for form in get_args(ev.Form):
        if fits(game, form):
            options, seats = setting(game, form, lang=lang)
            yield e.OfferedForm(form, seats, msgspec.to_builtins(options), game.words(options) or "")


@post("/api/evenings", status_code=201)
async def open_evening(request: Asked, data: JSONBody[e.NewEvening]) -> e.EveningTold:
    services, somebody = await me(request)
    game = lobby.find_game(services, data.game)
    lang = data.lang if data.lang in LANGUAGES else "en"
    if data.options is None:
        options, seats = setting(game, data.form, lang=lang)
    else:
        options, seats = agreed(game, data.form, read_options(game, data.options))
    level = _level(services, data.game, data.level)
    await _check_room(services, somebody.id)
    plan = plan_of(game, data.form, options, seats, data.rounds, level if data.fill else "")
    clock = data.clock or (HOUR if data.form == "arena" else 0.0)
    plan = msgspec.structs.replace(plan, clock=clock, interval=data.interval, rated=data.rated)
    who = [await _entrant(services, somebody, None)] if data.plays else []
    evening = Evening(plan, tuple(who))
    elsewhere = await _bots_held(services, somebody.id)
    entered = services.carry_on.named(evening, _bots(evening, data.bots, level, elsewhere))
    bots = [event.who for event in entered if isinstance(event, ev.Entered)]
    live = await services.evenings.open(plan, somebody.id, [*who, *bots], new_id())
    return told(services, live, somebody.id)


@get("/api/evenings")
async def my_evenings(request: Asked) -> e.Evenings:
    """Those that are not over and that I hold or take part in."""
    services, person = await anybody(request)
    return e.Evenings(await lines(services, person))


async def lines(services: Services, person: str) -> list[e.EveningLine]:
    rows = await store.of_person(services.store.engine, person) if person else []
    return [line_of(row, person) for row in rows]


@get("/api/evenings/codes/{code:str}")
async def evening_by_code(
    request: Asked, code: Annotated[str, PathParameter(max_length=100)]
) -> e.EveningLine:
    services, person = await anybody(request)
    if not services.codes.take(request.client.host if request.client else "", services.now()):
        raise Refusal("too-fast")
    wanted = code.strip().upper()[:12]
    with suppress(Refusal):  # what cannot be a code is none
        wanted = read_code(code, EVENING_CODE)
    row = await store.by_code(services.store.engine, wanted)
    if row is None:
        raise Refusal("no-evening-code", letters=wanted)
    if row.status == "over":
        raise Refusal("evening-code-over", letters=wanted)
    return line_of(row, person)


def line_of(row: store.Row, person: str) -> e.EveningLine:
    plan = ev.read_plan(row.plan)
    status: Any = row.status
    return e.EveningLine(row.id, row.code, plan.game, plan.form, status, row.host == person, row.created)


@get("/api/evenings/{evening_id:str}")
async def evening(
    request: Asked, evening_id: EveningId, known: Annotated[str, QueryParameter(max_length=40)] = ""
) -> e.EveningTold:
    """How it stands; with `known` not before something has changed, or after twenty seconds."""
    services, person = await anybody(request)
    until = asyncio.get_running_loop().time() + (WAIT if known else 0.0)
    while True:
        live = await services.evenings.find(evening_id)
        news, found = live.news, told(services, live, person)
        left = until - asyncio.get_running_loop().time()
        if found.mark != known or left <= 0 or not services.ready:
            return found
        try:
            await asyncio.wait_for(news.wait(), min(left, LOOK))
        except TimeoutError:
            continue
        except asyncio.CancelledError:  # the server goes down and waits for nobody: this is the answer
            return found


@post("/api/evenings/{evening_id:str}/enter", status_code=200)
async def enter(request: Asked, evening_id: EveningId, data: JSONBody[e.Enter]) -> e.EveningTold:
    """Take part, or come back."""
    services, somebody = await me(request)
    live = await services.evenings.find(evening_id)
    if await friends.blocks(services.store.engine, live.host, somebody.id):
        raise Refusal("blocked")
    who = await _entrant(services, somebody, data.name)
    await services.evenings.change(live, partial(_enter, who))
    await services.carry_on.come_back(live, who.id)
    return told(services, live, somebody.id)


@post("/api/evenings/{evening_id:str}/leave", status_code=200)
async def leave(request: Asked, evening_id: EveningId) -> e.EveningTold:
    """Go; a bot plays on, and one may come back."""
    services, somebody = await me(request)
    return await _change(services, evening_id, somebody.id, partial(_leave, somebody.id))


@post("/api/evenings/{evening_id:str}/order", status_code=200)
async def order(request: Asked, evening_id: EveningId, data: JSONBody[e.EveningOrder]) -> e.EveningTold:
    services, somebody = await me(request)
    live = await services.evenings.find(evening_id)
    if live.host != somebody.id and not _free(live, somebody.id, data, services.now()):
        raise Refusal("not-host")
    elsewhere = 0
    if isinstance(data, e.AddBots):
        elsewhere = await _bots_held(services, somebody.id) - _bots_of(live.evening)
    return await _change(services, evening_id, somebody.id, partial(_obey, services, data, elsewhere))


def _free(live: LiveEvening, person: str, order: e.EveningOrder, now: float) -> bool:
    """Whether somebody else who takes part may order that, for the host has left or is not to be heard of."""
    since = deciding.free(live.evening, live.host, live.created)
    ours = isinstance(order, e.BeginEvening | e.GoOnEvening)
    return ours and person in live.evening.people and since is not None and since <= now


@post("/api/evenings/{evening_id:str}/again", status_code=200)
async def again(request: Asked, evening_id: EveningId) -> e.EveningTold:
    """The same evening once more with the same people; whoever asks first holds it."""
    services, somebody = await me(request)
    live = await services.evenings.find(evening_id)
    past = live.evening
    if somebody.id not in {live.host, *(who.id for who in past.entrants)}:
        raise Refusal("evening-stranger")
    following = past.following or derived_id("again", live.id)
    if not past.following:
        deciding.follow(past, following)
        here = [who for who in past.entrants if who.id not in past.away and not who.stand_in]
        await _check_room(services, somebody.id, sum(bool(who.level) for who in here))
        game = services.library.game(past.plan.game)
        options = renewed(game, msgspec.convert(past.plan.options, game.options_type))
        plan = msgspec.structs.replace(past.plan, options=msgspec.to_builtins(options))
        await services.evenings.open(plan, somebody.id, here, following)
        await services.evenings.change(live, partial(_follow, following))
    return told(services, await services.evenings.find(following), somebody.id)


@get("/api/evenings/{evening_id:str}/text", media_type=MediaType.TEXT)
async def as_text(
    request: Asked, evening_id: EveningId, lang: Annotated[str, QueryParameter(max_length=8)] = "en"
) -> Response[str]:
    """Tables and standings to read."""
    services = services_of(request)
    live = await services.evenings.find(evening_id)
    plan = live.evening.plan
    game = services.library.game(plan.game)
    options = msgspec.convert(plan.options, game.options_type)
    say = texts(lang if lang in LANGUAGES else "en")
    written = telling.as_text(live.evening, partial(game.sides, options), say)
    return _download(written, live, "txt", "text/plain")


@get("/api/evenings/{evening_id:str}/csv", media_type=MediaType.TEXT)
async def as_csv(request: Asked, evening_id: EveningId) -> Response[str]:
    """The standings for a spreadsheet."""
    live = await services_of(request).evenings.find(evening_id)
    return _download(telling.as_csv(live.evening), live, "csv", "text/csv")


def _download(written: str, live: LiveEvening, ending: str, kind: str) -> Response[str]:
    name = f"{live.evening.plan.game}-{live.evening.plan.form}-{live.id[:8]}.{ending}"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(written, headers=headers, media_type=f"{kind}; charset=utf-8")


@get("/api/evenings/{evening_id:str}/qr.svg", media_type="image/svg+xml")
async def evening_qr(request: Asked, evening_id: EveningId) -> Response[bytes]:
    """The invite link as a picture."""
    await services_of(request).evenings.find(evening_id)
    return qr_code(f"{origin(request) or str(request.base_url).rstrip('/')}/e/{evening_id}")


async def _change(services: Services, evening_id: str, person: str, decide: Any) -> e.EveningTold:
    """Have it done, carry it on at once, and say how it stands then."""
    live = await services.evenings.find(evening_id)
    await services.evenings.change(live, decide, wake=False)
    try:
        if live.evening.rounds:
            await services.carry_on.tend(evening_id)
    finally:
        live.wake()
    return told(services, live, person)


async def _entrant(services: Services, somebody: Somebody, name: str | None) -> ev.Entrant:
    seated = await lobby.seated(services, somebody, name)
    return ev.Entrant(seated.id, seated.name, face=seated.face, guest=seated.guest, program=seated.program)


def _level(services: Services, game: str, wanted: str | None) -> str:
    return services.library.bots(game).usual if wanted is None else lobby.level(services, game, wanted)


async def _held(services: Services, person: str) -> list[store.Row]:
    """Evenings of that host that are not over."""
    return [row for row in await store.of_person(services.store.engine, person) if row.host == person]


async def _check_room(services: Services, person: str, bots: int = 0) -> None:
    """Raises Refusal where that person holds as many evenings as one may, or with so many more bots."""
    if len(await _held(services, person)) >= MOST_OPEN:
        raise Refusal("too-many-evenings", most=MOST_OPEN)
    if bots and await _bots_held(services, person) + bots > MOST_BOTS:
        raise Refusal("evening-bots", most=MOST_BOTS)


async def _bots_held(services: Services, person: str) -> int:
    """Bots that take part for that host: they think as long as an evening lasts, whoever looks on."""
    found = [await services.evenings.find(row.id) for row in await _held(services, person)]
    return sum(_bots_of(live.evening) for live in found)


def _bots_of(evening: Evening) -> int:
    return sum(bool(who.level) for who in evening.entrants)


def _bots(evening: Evening, number: int, level: str, elsewhere: int) -> list[ev.Event]:
    known = _bots_of(evening)
    if number and known + elsewhere + number > MOST_BOTS:
        raise Refusal("evening-bots", most=MOST_BOTS)
    return [ev.Entered(ev.Entrant(f"bot-{known + n + 1}", "", level)) for n in range(number)]


def _enter(who: ev.Entrant, evening: Evening, _now: float) -> list[ev.Event]:
    if who.id in evening.away and not evening.over:
        return [deciding.come_back(evening, who.id)]
    return [deciding.enter(evening, who)]


def _leave(player: str, evening: Evening, _now: float) -> list[ev.Event]:
    if evening.over:
        raise Refusal("evening-over")
    return [deciding.leave(evening, player)]


def _follow(other: str, evening: Evening, _now: float) -> list[ev.Event]:
    return [] if evening.following == other else [deciding.follow(evening, other)]


def _obey(
    services: Services, order: e.EveningOrder, elsewhere: int, evening: Evening, now: float
) -> list[ev.Event]:
    match order:
        case e.BeginEvening():
            return services.carry_on.begin(evening, now)
        case e.CallBreak():
            return [deciding.pause(evening, now, tables=False)]
        case e.StopEvening():
            return [deciding.pause(evening, now, tables=True)]
        case e.GoOnEvening():
            return [deciding.resume(evening, now)]
        case e.EndEvening():
            return [deciding.end(evening, now)]
        case e.ReplacePlayer(player):
            return _leave(player, evening, now)
        case e.AddBots(number, level):
            wanted = _level(services, evening.plan.game, level)
            entering = services.carry_on.named(evening, _bots(evening, number, wanted, elsewhere))
            return [deciding.enter(evening, one.who) for one in entering if isinstance(one, ev.Entered)]
        case _:
            assert_never(order)


ROUTES: list[Any] = [forms, open_evening, my_evenings, evening_by_code, evening, enter, leave, order, again]
ROUTES += [as_text, as_csv, evening_qr]
