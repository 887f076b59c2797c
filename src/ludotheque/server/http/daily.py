"""HTTP: the deal of the day, its list, its archive, and the try that counts.

What a deal is and how it stands, `server.daily` says; nothing is computed here.
"""

from contextlib import suppress
from functools import partial
from typing import Annotated, Any

import msgspec
from litestar import Response, get, post
from litestar.params import PathParameter

from ludotheque.bots.bot import Bots
from ludotheque.game import CHANCE, AnyGame, Refusal, act
from ludotheque.matches import events as ev
from ludotheque.server.daily import languages, read_result, told
from ludotheque.server.http import daily_bodies as d
from ludotheque.server.http import lobby
from ludotheque.server.http.identity import new_id
from ludotheque.server.http.people import Asked, anybody, asker, my_session
from ludotheque.server.moderation import let_in
from ludotheque.server.services import Services
from ludotheque.store import daily
from ludotheque.store.front import Front
from ludotheque.store.matches import CodeTaken
from ludotheque.store.people import Somebody
from ludotheque.tables import messages as m
from ludotheque.tables import telling
from ludotheque.tables.audience import seat_infos
from ludotheque.tables.daily import Streak, ends, read_day, streak
from ludotheque.tables.table import Table

GameId = Annotated[str, PathParameter(min_length=1, max_length=40)]
Lang = Annotated[str, PathParameter(min_length=2, max_length=8)]
Day = Annotated[str, PathParameter(min_length=4, max_length=10)]


@get("/api/daily/{game:str}/{lang:str}/{day:str}")
async def deal_page(request: Asked, game: GameId, lang: Lang, day: Day) -> d.DealPage:
    """What there is to beat, who played it, and once my try is over how it might have gone; `today` too."""
    services, person = await anybody(request)
    day, deal = await _found(services, game, lang, day)
    engine, today = services.store.engine, services.deals.today()
    if person:
        await services.deals.settle(person=person)
    await services.deals.settle(deal=(game, lang, day))
    mine = await daily.tried(engine, person, game, lang, day) if person else None
    score = mine.score if mine is not None else None
    ranks, players, more = await daily.ranked(engine, game, lang, day, score)
    return d.DealPage(
        game=game,
        lang=lang,
        langs=languages(services.library.game(game)),
        day=day,
        today=today,
        first=await daily.first(engine, game, lang) or today,
        ends=ends(day),
        bot=services.library.bots(game).levels[-1].name,
        par=deal.par if deal is not None else None,
        mine=told(mine) if mine is not None else None,
        place=more + 1 if score is not None and mine is not None and not mine.late else 0,
        players=players,
        ranks=_places(ranks, person),
        best=_best(deal) if deal is not None and score is not None else None,
        streak=streak(await daily.days_of(engine, person), today) if person else Streak(0, 0),
    )


@get("/api/daily/{game:str}/{lang:str}/{day:str}/best")
async def deal_solution(request: Asked, game: GameId, lang: Lang, day: Day) -> Response[bytes]:
    """The best way found with open cards, as a replay; before my try is over Refusal `daily-unplayed`."""
    services, person = await anybody(request)
    day, deal = await _found(services, game, lang, day)
    if person:
        await services.deals.settle(person=person)
    mine = await daily.tried(services.store.engine, person, game, lang, day) if person else None
    if mine is None or mine.score is None:
        raise Refusal("daily-unplayed")
    if deal is None:
        raise Refusal("no-day")
    work = partial(_solution, services.library.game(game), services.library.bots(game), lang, deal)
    told = await services.questions.ask(asker(request, person), work)
    return Response(told, media_type="application/json")


def _solution(game: AnyGame, bots: Bots, lang: str, deal: daily.Deal) -> bytes:
    options = game.usual(lang)[0]
    made, state = [], game.start(options, 1)
    for text in msgspec.json.decode(deal.moves, type=list[str]):
        seat = CHANCE if CHANCE in game.actors(state) else 0
        move = game.read(state, seat, text)
        made.append((state, seat, move, after := act(game, state, seat, move)))
        state = after
    solver = [ev.Bot(bots.levels[-1].id)]
    seats = seat_infos(solver, {0: game.seat_name(options, 1, 0)}, "", frozenset(), bots.persons)
    told = d.DealSolution(seats, telling.shown(game, 0, game.start(options, 1), made))
    return msgspec.json.encode(told)


@get("/api/daily/{game:str}/{lang:str}/months/{month:str}")
async def deal_month(request: Asked, game: GameId, lang: Lang, month: Day) -> d.DealMonth:
    """The deals of a month (`2026-11`) up to today, and what I made of them."""
    services, person = await anybody(request)
    read_day(f"{month}-01")
    days = [f"{month}-{number:02}" for number in range(1, 32)]
    _game(services, game, lang)
    engine, today = services.store.engine, services.deals.today()
    pars = await daily.known(engine, days)
    tried = await daily.tries_of(engine, person, days[0], days[-1]) if person else []
    mine = {one.day: told(one) for one in tried if (one.game, one.lang) == (game, lang)}
    shown = [day for day in days if (game, lang, day) in pars or day == today]
    return d.DealMonth(
        [
            d.DealDay(game, lang, day, pars.get((game, lang, day)), mine.get(day))
            for day in shown
            if day <= today
        ]
    )


@post("/api/daily/{game:str}/{lang:str}/{day:str}/play", status_code=200)
async def play_deal(request: Asked, game: GameId, lang: Lang, day: Day) -> m.TableInfo:
    """My try at that deal, begun now or before; once it is over, the same cards again for practice."""
    services, _, somebody = await my_session(request)
    let_in(somebody, services.now())
    day, deal = await _found(services, game, lang, day)
    seed = deal.seed if deal is not None else services.deals.seed(game, lang, day)
    async with services.deals.opening:
        begun = daily.Try(
            person=somebody.id,
            day=day,
            game=game,
            lang=lang,
            match=new_id(),
            late=day < services.deals.today(),
            begun=services.now(),
        )
        mine = await daily.begin(services.store.engine, begun)
        table = await _table(services, mine.match)
        if table is None:
            header = await _header(services, somebody, mine, seed)
            table = await _open(services, header, somebody.id, mine.match)
    if table.match.play.outcome is not None:
        await services.live.check_room(somebody.id)
        header = msgspec.structs.replace(
            await _header(services, somebody, mine, seed), practice=True, takebacks=True, hints=True
        )
        table = await _open(services, header, somebody.id, new_id())
    return telling.info(table, somebody.id)


async def _table(services: Services, table_id: str) -> Table | None:
    with suppress(Refusal):
        return await services.live.table(table_id)
    return None


async def _open(services: Services, header: ev.Header, host: str, table_id: str) -> Table:
    """Nobody looks on: the others have these cards still before them."""
    try:
        return await services.live.open_table(
            header, host=host, public=False, spectators=False, table_id=table_id
        )
    except CodeTaken:  # another process opened it meanwhile
        return await services.live.table(table_id)


async def _header(services: Services, somebody: Somebody, mine: daily.Try, seed: str) -> ev.Header:
    game = services.library.game(mine.game)
    return ev.Header(
        game=mine.game,
        options=msgspec.to_builtins(game.usual(mine.lang)[0]),
        seats=(await lobby.seated(services, somebody, None),),
        created_by=somebody.id,
        created_at=services.now(),
        rules=str(game.version),
        takebacks=False,
        hints=False,
        stand_in=services.library.bots(mine.game).middle,
        seed=seed,
        day=mine.day,
    )


def _game(services: Services, game: str, lang: str) -> None:
    """Raises Refusal `no-day` where there is no such deal."""
    if (game, lang) not in services.deals.offered():
        raise Refusal("no-day")


async def _found(services: Services, game: str, lang: str, day: str) -> tuple[str, daily.Deal | None]:
    """The day that is meant and what is known of its deal; raises Refusal for one that is not there (yet)."""
    _game(services, game, lang)
    today = services.deals.today()
    day = today if day == "today" else day
    deal = await daily.deal(services.store.engine, game, lang, read_day(day).isoformat())
    if day > today or (deal is None and day < today):
        raise Refusal("no-day")
    return day, deal


def _best(deal: daily.Deal) -> d.DealBest:
    result = read_result(deal.result)
    moves = msgspec.json.decode(deal.moves, type=list[str])
    return d.DealBest(deal.best, result.whole, list(result.pieces), moves)


def _places(ranks: list[daily.Rank], person: str) -> list[d.DealRank]:
    """Equal scores share a place."""
    scores = [one.score for one in ranks]
    return [
        d.DealRank(
            place=scores.index(one.score) + 1,
            name=one.name,
            face=one.face,
            guest=one.guest,
            score=one.score,
            whole=read_result(one.result).whole,
            mine=one.person == person,
        )
        for one in ranks
    ]


def today(services: Services, front: Front) -> d.Today:
    """For the shelf."""
    offered = services.deals.offered()
    if not offered:
        return d.Today([], 0)
    day = services.deals.today()
    mine = {(one.game, one.lang): one for one in front.tries}
    deals = [
        d.DealToday(
            game,
            lang,
            day,
            ends(day),
            front.pars.get((game, lang)),
            told(mine[game, lang]) if (game, lang) in mine else None,
        )
        for game, lang in offered
    ]
    return d.Today(deals, streak(front.days, day).now)


ROUTES: list[Any] = [deal_page, deal_solution, deal_month, play_deal]
