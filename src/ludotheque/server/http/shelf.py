"""HTTP: the games that can be played, and their rules to read.

All of it is read off the games (`GAME`, `BOTS`) and the same for everybody; no game is named here.
"""

from typing import Any, get_args

import msgspec
from litestar import Response, get
from litestar.params import FromPath

from ludotheque import options, texts
from ludotheque.evenings.events import Form
from ludotheque.evenings.setting import fits
from ludotheque.game import AnyGame, Refusal
from ludotheque.record import Record, write_position
from ludotheque.server.http import bodies as b
from ludotheque.server.http.people import Asked, services_of
from ludotheque.server.library import Library


def game_info(library: Library, game_id: str) -> b.GameInfo:
    """What a game and its bots say of themselves."""
    game, bots, guest = library.game(game_id), library.bots(game_id), library.guest_texts(game_id)
    possible = options.combinations(game)
    presets = {lang: game.usual(lang) for lang in texts.LANGUAGES}
    spoken = {game.words(chosen) for chosen, _ in (*presets.values(), *game.variants.values())}
    return b.GameInfo(
        id=game_id,
        title=f"box-{game_id}",
        pitch=f"box-{game_id}-pitch",
        version=game.version,
        players=sorted({number for one in possible for number in one.players}),
        minutes=game.minutes,
        languages=[lang for lang in texts.LANGUAGES if lang in spoken],
        options=list(options.fields(game)),
        combinations=list(possible),
        presets={lang: b.Preset(msgspec.to_builtins(one), number) for lang, (one, number) in presets.items()},
        paces=game.paces,
        per_person=game.per_person,
        secrets=game.secrets,
        open_history=game.open_history,
        takebacks=game.takebacks,
        hints=game.hints,
        analysis=bots.measure if bots.analyse is not None else None,
        example=game.example,
        position=_set_up(game, *presets[texts.LANGUAGES[0]]),
        levels=list(bots.levels),
        usual_level=bots.usual,
        course=[b.LessonInfo(one.id, list(one.rules)) for one in library.course(game_id, texts.LANGUAGES[0])],
        puzzles=bool(library.puzzles(game_id, texts.LANGUAGES[0])),
        evenings=any(fits(game, form) for form in get_args(Form)),
        texts={
            lang: (guest / f"{lang}.ftl").read_text(encoding="utf-8") for lang in texts.LANGUAGES if guest
        },
    )


def _set_up(game: AnyGame, options: Any, players: int) -> str:
    if game.position is None:
        return ""
    return write_position(game, Record(game=game.id, options=options, players=players))


def all_games(library: Library) -> b.Shelf:
    return b.Shelf([game_info(library, game_id) for game_id in library.GAME_IDS])


@get("/api/games")
async def shelf(request: Asked) -> b.Shelf:
    return all_games(services_of(request).library)


@get("/api/rules/{lang:str}/{game:str}", media_type="text/markdown")
async def rules(request: Asked, lang: FromPath[str], game: FromPath[str]) -> Response[str]:
    """The rule page of a game, in Markdown."""
    library = services_of(request).library
    try:
        page = texts.rule_page(game, lang, library.guest_texts(game))
    except KeyError:
        raise Refusal("no-rules") from None
    return Response(page, media_type="text/markdown")


ROUTES: list[Any] = [shelf, rules]
