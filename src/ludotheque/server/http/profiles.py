"""HTTP: what people have done, where they stand, and who stands highest.

Everything is read from the store; what of it strangers may see is judged here for each request.
"""

import asyncio
import contextlib
import re
from functools import cache, partial
from typing import Annotated, Any, Literal

from litestar import Response, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec.structs import replace

from ludotheque import options
from ludotheque.game import AnyGame, Refusal
from ludotheque.lexicon.folding import ALPHABETS, fold
from ludotheque.matches.events import Person
from ludotheque.server.http import bodies as b
from ludotheque.server.http import profile_bodies as p
from ludotheque.server.http.identity import is_id
from ludotheque.server.http.lobby import find_game
from ludotheque.server.http.people import Asked, anybody, asker, me, my_session, myself, services_of
from ludotheque.server.http.tables import TableId
from ludotheque.server.services import Services
from ludotheque.server.solving import puzzles_of
from ludotheque.statistics import results as rules
from ludotheque.statistics.milestones import Reached, reached
from ludotheque.statistics.ratings import Rating
from ludotheque.statistics.results import BOT, Line, PersonRecord, RivalRecord
from ludotheque.store import people
from ludotheque.store import statistics as kept

PAGE = 30
HIGHEST = 100
RIVALS = 12
WAIT = 3.0
"""Seconds in which a game that has just ended is counted."""
GameId = Annotated[str, QueryParameter(max_length=20)]
KindId = Annotated[str | None, QueryParameter(max_length=40)]


@post("/api/me/profile", status_code=200)
async def show(request: Asked, data: JSONBody[p.ShowProfile]) -> Response[b.Myself]:
    services, _, somebody = await my_session(request)
    await kept.show(services.store.engine, somebody.id, public=data.public)
    return myself(request, replace(somebody, public=data.public))


@get("/api/people/{person_id:str}/profile")
async def profile(
    request: Asked, person_id: Annotated[str, PathParameter(min_length=1, max_length=40)]
) -> p.Profile:
    """Mine, or one that is public; raises Refusal `no-profile`."""
    services, looking = await anybody(request)
    somebody = await people.person(services.store.engine, person_id)
    if somebody is None or not (somebody.public or person_id == looking):
        raise Refusal("no-profile")
    engine, mine = services.store.engine, person_id == looking
    record = await _record(request, person_id, looking)
    many, words = await kept.words_of(engine, person_id)
    now = services.now()
    return p.Profile(
        somebody.id,
        somebody.name,
        somebody.face or somebody.id,
        somebody.public,
        mine,
        record.games,
        record.kinds,
        [
            _rated(game, kind, rating, now)
            for (_, game, kind), rating in (await kept.ratings_of(engine, [person_id])).items()
        ],
        record.facts,
        _reached(services, record),
        p.Words(many, **{name: [_word(one) for one in found] for name, found in words.items()}),
        await _rivals(services, record.rivals[:RIVALS]) if mine else [],
        await puzzles_of(services, somebody),
    )


def _reached(services: Services, record: PersonRecord) -> list[Reached]:
    library = services.library
    return [
        one
        for game_id in library.GAME_IDS
        for one in reached(library.game(game_id), library.bots(game_id).persons, record)
    ]


@get("/api/me/milestones")
async def milestones(request: Asked) -> p.Milestones:
    """Mine, with the game that has just ended."""
    services, somebody = await me(request)
    await _counted(services)
    return p.Milestones(_reached(services, await _record(request, somebody.id, somebody.id)))


async def _record(request: Asked, person: str, looking: str) -> PersonRecord:
    """Everything somebody has done, for whoever looks at it."""
    services = services_of(request)
    lines = await kept.lines_of(services.store.engine, person)
    return await services.questions.ask(asker(request, looking), partial(rules.record_of, lines))


async def _counted(services: Services) -> None:
    """Wait a while for games that have just ended."""
    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(asyncio.shield(asyncio.ensure_future(services.counting.look())), WAIT)


def _word(one: rules.Word) -> p.PlayedWord:
    return p.PlayedWord(one.game, one.word, one.first, one.match, one.best)


def _rated(game: str, kind: str, rating: Rating, now: float) -> p.Rated:
    believed = rating.on(now)
    return p.Rated(game, kind, round(believed.mean), round(believed.deviation), rating.games)


async def _rivals(services: Services, met: list[RivalRecord]) -> list[p.Rival]:
    names = await _names(services, {(one.rival, one.game) for one in met})
    return [
        p.Rival(
            names[one.rival, one.game],
            "" if one.rival.startswith(BOT) else one.rival,
            one.rival.removeprefix(BOT) if one.rival.startswith(BOT) else "",
            one.game,
            one.games,
            one.won,
            one.lost,
        )
        for one in met
    ]


async def _names(services: Services, rivals: set[tuple[str, str]]) -> dict[tuple[str, str], str]:
    """What rivals are called now; those who are gone have no name."""
    ids = {rival for rival, _ in rivals if not rival.startswith(BOT)}
    known = {one.id: one.name for one in await people.persons(services.store.engine, ids)}
    return {
        (rival, game): _level(services, game, rival.removeprefix(BOT))
        if rival.startswith(BOT)
        else known.get(rival, "")
        for rival, game in rivals
    }


def _level(services: Services, game: str, level: str) -> str:
    known = services.library.bots(game).persons.get(level) if game in services.library.GAME_IDS else None
    return known.name if known is not None else level


@get("/api/me/history")
async def history(
    request: Asked,
    game: GameId = "",
    kind: KindId = None,
    result: Annotated[Literal["", "won", "drawn", "lost", "alone", "shared"], QueryParameter()] = "",
    search: Annotated[str, QueryParameter(max_length=40)] = "",
    before: Annotated[str | None, QueryParameter(max_length=80)] = None,
) -> p.History:
    """My games, the last ones first; `search`: a word that was played, or part of a rival's name."""
    services, somebody = await me(request)
    engine, wanted = services.store.engine, search.strip()
    words = sorted({fold(wanted, lang).replace(" ", "") for lang in ALPHABETS} - {""})
    rivals = list[str]()
    if wanted:
        named = await _names(services, await kept.rivals_of(engine, somebody.id))
        rivals = sorted({rival for (rival, _), name in named.items() if wanted.casefold() in name.casefold()})
        if not words and not rivals:
            return p.History([])
    lines = await kept.history(
        engine,
        somebody.id,
        game=game,
        kind=kind,
        result=result,
        words=words,
        rivals=rivals,
        before=_place(before),
        limit=PAGE,
    )
    names = await _names(services, {(rival, line.game) for line in lines for rival in line.rivals.split()})
    following = f"{lines[-1].at!r}~{lines[-1].match}" if len(lines) == PAGE else None
    return p.History([_past(line, names, words) for line in lines], following)


def _past(line: Line, names: dict[tuple[str, str], str], words: list[str]) -> p.PastGame:
    return p.PastGame(
        line.match,
        line.game,
        line.kind,
        line.at,
        line.result,
        line.score,
        [names[rival, line.game] for rival in line.rivals.split()],
        [one for one in line.words.split() if any(word in one for word in words)],
        line.rated,
        round(line.before),
        round(line.after),
    )


def _place(before: str | None) -> tuple[float, str] | None:
    if before is None:
        return None
    at, _, match = before.partition("~")
    if not is_id(match) or not re.fullmatch(r"\d{1,12}(\.\d{1,12})?", at, re.ASCII):
        raise Refusal("bad-request")
    return float(at), match


@get("/api/tables/{table_id:str}/ratings")
async def table_ratings(request: Asked, table_id: TableId) -> p.TableRatings:
    """Where those stand who sit there; after a rated game what it has changed."""
    services, _ = await anybody(request)
    match = (await services.live.table(table_id)).match
    game, play = match.play.game, match.play
    kind = game.kind(play.options, play.players)
    if play.outcome is not None and match.header.rated:
        await _counted(services)
        lines = [line for line in await kept.lines_at(services.store.engine, table_id) if line.rated]
        return p.TableRatings(kind, bool(lines), [_changed(line) for line in lines])
    seated = {seat: one.id for seat, one in enumerate(match.seating.holders) if isinstance(one, Person)}
    known = await kept.ratings_of(services.store.engine, list(seated.values()))
    now = services.now()
    told = [
        (seat, known[person, game.id, kind].on(now))
        for seat, person in seated.items()
        if (person, game.id, kind) in known
    ]
    return p.TableRatings(
        kind, False, [p.SeatRating(seat, round(one.mean), round(one.deviation)) for seat, one in told]
    )


def _changed(line: Line) -> p.SeatRating:
    points, before = round(line.after), round(line.before)
    return p.SeatRating(line.seat, points, round(line.after_deviation), points - before)


@cache
def kinds(game: AnyGame) -> list[str]:
    """Every kind of this game in which some play against others."""
    found = (
        game.kind(chosen, players)
        for chosen, players in (*game.variants.values(), *options.settings(game))
        if len(game.sides(chosen, players)) > 1
    )
    return list(dict.fromkeys(found))


@get("/api/leaderboards/{game_id:str}")
async def leaderboard(
    request: Asked,
    game_id: Annotated[str, PathParameter(max_length=20)],
    kind: KindId = None,
    programs: Annotated[bool, QueryParameter()] = False,
) -> p.Leaderboard:
    """Who stands highest in that kind of game, the house's bots among them."""
    services, looking = await anybody(request)
    game = find_game(services, game_id)
    known = kinds(game)
    chosen = known[0] if kind is None else kind
    if chosen not in known:
        raise Refusal("bad-request")
    now = services.now()
    lines = [
        p.Ranked("bot", "", one.name, one.face or one.name, one.rating, 0, 0, False)
        for one in services.library.bots(game_id).levels
    ]
    for person, name, face, guest, rating in await kept.ladder(
        services.store.engine, game_id, chosen, programs=programs, limit=HIGHEST
    ):
        told = _rated(game_id, chosen, rating, now)
        lines.append(
            p.Ranked(
                "program" if programs else "person",
                person,
                name,
                face or person,
                told.points,
                told.deviation,
                told.games,
                person == looking,
                guest,
            )
        )
    lines.sort(key=lambda one: (one.deviation - one.points, one.name))
    return p.Leaderboard(game_id, chosen, known, lines)


ROUTES: list[Any] = [show, profile, milestones, history, table_ratings, leaderboard]
