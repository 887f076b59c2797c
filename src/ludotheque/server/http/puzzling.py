"""HTTP: which puzzles there are, and what people think of them. They are tried like lessons (`learning`)."""

from datetime import UTC, datetime
from functools import partial
from typing import Annotated, Any, Literal

from litestar import get, post
from litestar.params import JSONBody, QueryParameter

from ludotheque import lessons
from ludotheque.game import Refusal
from ludotheque.puzzles import of_the_day
from ludotheque.server.http import learning_bodies as b
from ludotheque.server.http import lobby
from ludotheque.server.http.learning import GameId, asked_for, moves_of, puzzle_of
from ludotheque.server.http.operator_bodies import Heard
from ludotheque.server.http.people import Asked, anybody, asker, me
from ludotheque.store import thumbs

Lang = Annotated[Literal["en", "fr", "de"], QueryParameter()]


@get("/api/puzzles/{game:str}")
async def listed(request: Asked, game: GameId, lang: Lang) -> b.Puzzles:
    """The puzzles of a game that are offered, and the one of the day."""
    services, _ = await anybody(request)
    lobby.find_game(services, game)
    book, gone = (
        services.library.puzzle_book(game, lang),
        await thumbs.withdrawn_puzzles(services.store.engine),
    )
    offered = [one for one in services.library.puzzles(game, lang).values() if f"{book}-{one.id}" not in gone]
    if not offered:
        raise Refusal("no-puzzles", game=game)
    today = of_the_day(offered, datetime.fromtimestamp(services.now(), UTC).date().isoformat())
    told = [b.PuzzleInfo(one.id, one.kind, one.grade) for one in offered]
    return b.Puzzles(book, today.id if today else 0, told)


@post("/api/puzzles/{game:str}/thumb", status_code=200)
async def thumb(request: Asked, game: GameId, data: JSONBody[b.Thumb]) -> Heard:
    """Up or down, from somebody who has solved it; the last one counts."""
    services, somebody = await me(request)
    who = asker(request, somebody.id)
    taught, lesson = await asked_for(services, who, game, data.at)
    puzzle, moves = await puzzle_of(services, game, data.at), moves_of(taught, data.at.moves)
    tried = await services.questions.ask(who, partial(lessons.attempt, taught, lesson, moves))
    if tried.verdict != "done":
        raise Refusal("puzzle-unsolved")
    name = f"{services.library.puzzle_book(game, data.at.lang)}-{puzzle.id}"
    await thumbs.give(services.store.engine, name, somebody.id, services.now(), up=data.up)
    return Heard()


ROUTES: list[Any] = [listed, thumb]
