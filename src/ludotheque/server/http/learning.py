"""HTTP: courses, puzzles, and what could have been done better. Nothing is kept here: whoever asks says where
he stands, the rules say the rest."""

import asyncio
from functools import partial
from typing import Annotated, Any, Literal, NamedTuple

import msgspec
from litestar import Response, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from ludotheque import lessons, puzzles
from ludotheque.decoding import read_move
from ludotheque.game import AnyGame, Refusal, Seat, retrace
from ludotheque.lessons import AnyLesson, Attempt
from ludotheque.matches import events as ev
from ludotheque.puzzles import Puzzle
from ludotheque.server.http import learning_bodies as b
from ludotheque.server.http import lobby
from ludotheque.server.http.people import Asked, anybody, asker, services_of
from ludotheque.server.process.questions import Asker
from ludotheque.server.services import Services
from ludotheque.server.thinking.analyses import task_of
from ludotheque.store import thumbs
from ludotheque.tables import telling
from ludotheque.tables.audience import seat_infos
from ludotheque.tables.messages import SeatInfo

GameId = Annotated[str, PathParameter(min_length=1, max_length=40)]
Lang = Literal["en", "fr", "de"]
LEARNER = "learner"


class Standing(NamedTuple):
    """A lesson after some moves."""

    game: AnyGame
    state: Any

    @property
    def actors(self) -> frozenset[Seat]:
        return self.game.actors(self.state)


_ready: set[tuple[str, str, str]] = set()
"""Of which library, game and language all has been read that lessons and puzzles need."""


async def load(services: Services) -> None:
    """What the first moves of each game need, read before somebody sits down: compiled walks above all."""
    for game_id in services.library.GAME_IDS:
        await make_ready(services, services.library.game(game_id), "en")


async def make_ready(services: Services, game: AnyGame, lang: Lang) -> None:
    """Word lists are read and kernels loaded once for all: the first learner does not pay for them."""
    key = (services.settings.library, game.id, lang)
    if key in _ready:
        return
    async with services.preparing:
        if key not in _ready:
            await asyncio.to_thread(_play_through, services, game, lang)
            _ready.add(key)


def _play_through(services: Services, game: AnyGame, lang: Lang) -> None:
    """The course, and a puzzle of each kind: each kind asks the rules something else."""
    library = services.library
    kinds = {puzzle.kind: puzzle for puzzle in library.puzzles(game.id, lang).values()}
    posed = [library.puzzle_lesson(game.id, puzzle, lang) for puzzle in kinds.values()]
    for lesson in (*library.course(game.id, lang), *posed):
        for show in (False, True):
            _tried(services, game, lesson, b.Try(lang=lang, step=lesson.id, show=show))


async def asked_for(services: Services, who: Asker, game_id: str, wish: b.Try) -> tuple[AnyGame, AnyLesson]:
    """What is to be tried; raises Refusal."""
    game = lobby.find_game(services, game_id)
    await make_ready(services, game, wish.lang)
    if wish.table:
        return game, await _own(services, who, game, wish)
    if wish.step.startswith(puzzles.STEP):
        puzzle = await puzzle_of(services, game_id, wish)
        posed = partial(services.library.puzzle_lesson, game_id, puzzle, wish.lang)
        return game, await services.questions.ask(who, posed)
    course = services.library.course(game_id, wish.lang)
    if not course:
        raise Refusal("no-course", game=game_id)
    return game, lessons.find(course, wish.step)


async def puzzle_of(services: Services, game_id: str, wish: b.Try) -> Puzzle:
    """Raises Refusal `no-puzzle`, also for one that was withdrawn."""
    number, book = wish.step.removeprefix(puzzles.STEP), services.library.puzzle_book(game_id, wish.lang)
    found = services.library.puzzles(game_id, wish.lang).get(int(number) if number.isdecimal() else 0)
    if found is None or f"{book}-{found.id}" in await thumbs.withdrawn_puzzles(services.store.engine):
        raise Refusal("no-puzzle", number=number)
    return found


async def _own(services: Services, who: Asker, game: AnyGame, wish: b.Try) -> AnyLesson:
    """A decision of a finished game, to be made better than it was."""
    task = task_of(await services.live.table(wish.table), who.person)
    at = int(wish.step) if wish.step.isdecimal() else -1
    if task.game != game.id or not 0 <= at < len(task.moves) or task.moves[at][0] < 0:
        raise Refusal("no-puzzle", number=wish.step)
    better = read_move(game, msgspec.json.encode(wish.better))

    def decision() -> AnyLesson:
        state = game.start(task.options, task.players)
        for seat, move in task.moves[:at]:
            state = retrace(game, state, seat, move)
        seat, played = task.moves[at]
        return puzzles.better(game, state, seat, task.options, task.players, played, better)

    return await services.questions.ask(who, decision)


def moves_of(game: AnyGame, given: list[Any]) -> list[Any]:
    return [read_move(game, msgspec.json.encode(move)) for move in given]


@post("/api/lessons/{game:str}", status_code=200)
async def attempt(request: Asked, game: GameId, data: JSONBody[b.Try]) -> Response[bytes]:
    """Try a move at a step of the course, see how it begins, or how it is done."""
    services, person = await anybody(request)
    who = asker(request, person)
    taught, lesson = await asked_for(services, who, game, data)
    told = await services.questions.ask(who, partial(_tried, services, taught, lesson, data))
    return Response(told, media_type="application/json")


def _tried(services: Services, game: AnyGame, lesson: AnyLesson, wish: b.Try) -> bytes:
    if wish.show:
        known, given = 0, lessons.demonstration(game, lesson)
    else:
        moves = moves_of(game, wish.moves)
        known = len(lessons.attempt(game, lesson, moves[:-1]).made)
        given = lessons.attempt(game, lesson, moves)
    return msgspec.json.encode(_told(services, game, lesson, given, known))


@get("/api/lessons/{game:str}/positions")
async def positions(request: Asked, game: GameId, lang: Annotated[Lang, QueryParameter()]) -> Response[bytes]:
    """How a game begins and how each step of its course does, to be drawn beside its rules; why no step
    shows some of them."""
    services = services_of(request)
    taught = lobby.find_game(services, game)
    await make_ready(services, taught, lang)
    options, players = taught.usual(lang)
    begin = b.Drawn("", 0, taught.view(taught.start(options, players), 0))
    steps = [
        b.Drawn(one.id, one.seat, taught.view(one.state, one.seat))
        for one in services.library.course(game, lang)
    ]
    unshown = [
        b.Drawn("", one.seat, taught.view(one.state, one.seat), one.rule, f"untaught-{one.why}")
        for one in services.library.untaught(game, lang)
    ]
    drawn = b.Pictures([begin, *steps, *unshown])
    return Response(msgspec.json.encode(drawn), media_type="application/json")


def _told(services: Services, game: AnyGame, lesson: AnyLesson, given: Attempt, known: int) -> b.Taught:
    begin = given.made[known].before if known < len(given.made) else given.state
    frames = telling.shown(game, lesson.seat, begin, given.made[known:])
    return b.Taught(
        seat=lesson.seat,
        seats=_seats(services, game, lesson),
        frames=frames,
        legal=telling.few_moves(Standing(game, given.state), lesson.seat),
        verdict=given.verdict,
        say=_sentence(game, lesson, given),
        ask=lessons.text_id(game.id, lesson),
        params=dict(lesson.params),
        seconds=lesson.seconds,
    )


def _sentence(game: AnyGame, lesson: AnyLesson, given: Attempt) -> str:
    match given.verdict:
        case "open":
            return ""
        case "done":
            return lessons.text_id(game.id, lesson, "done")
        case "missed":
            common = "puzzle-missed" if lesson.text else "lesson-missed"
            return lessons.text_id(game.id, lesson, given.wrong) if given.wrong else common


def _seats(services: Services, game: AnyGame, lesson: AnyLesson) -> list[SeatInfo]:
    """The learner among bots, by their names."""
    bots = services.library.bots(game.id)
    names = {seat: game.seat_name(lesson.options, lesson.players, seat) for seat in range(lesson.players)}
    levels = [level.id for level in bots.levels] or [bots.usual]
    holders: list[ev.Holder] = [
        ev.Person(LEARNER, "") if seat == lesson.seat else ev.Bot(levels[seat % len(levels)])
        for seat in range(lesson.players)
    ]
    return seat_infos(holders, names, LEARNER, frozenset({LEARNER}), bots.persons)


@post("/api/lessons/{game:str}/preview", status_code=200)
async def preview(request: Asked, game: GameId, data: JSONBody[b.Foretell]) -> Response[bytes]:
    """What moves would do that are still being put together."""
    services, person = await anybody(request)
    who = asker(request, person)
    taught, lesson = await asked_for(services, who, game, data.at)
    told = await services.questions.ask(who, partial(_foretold, taught, lesson, data))
    return Response(told, media_type="application/json")


def _foretold(game: AnyGame, lesson: AnyLesson, wish: b.Foretell) -> bytes:
    state = lessons.attempt(game, lesson, moves_of(game, wish.at.moves)).state
    told = telling.foreseen(Standing(game, state), lesson.seat, moves_of(game, wish.moves))
    return msgspec.json.encode(b.Foretold(told))


ROUTES: list[Any] = [attempt, positions, preview]
