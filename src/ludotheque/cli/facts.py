"""What the terminal must know of a game and its bots, in one place until the games say it themselves."""

from collections.abc import Callable
from importlib.util import find_spec
from typing import Any, get_args, get_type_hints

from ludotheque.bots.bot import Bots, Situation
from ludotheque.bots.insight import Hint, Insight
from ludotheque.game import AnyGame
from ludotheque.registry import insight
from ludotheque.texts import Texts


def about(game_id: str, t: Texts) -> str:
    """The game in a line."""
    pitch = f"box-{game_id}-pitch"
    return t(pitch) if pitch in t else game_id


def levels(bots: Bots) -> tuple[str, ...]:
    """Those that people play against, weakest first."""
    return tuple(level for level in bots.levels if level.isdecimal())


def usual_level(bots: Bots) -> str:
    return "2" if "2" in bots.levels else bots.levels[0]


def adviser(bots: Bots) -> str | None:
    return "4" if "4" in bots.levels else bots.levels[-1] if bots.levels else None


def hint(game_id: str) -> Callable[[Situation, int], Hint] | None:
    found = _insight(game_id)
    return found.hint if found else None


def analyse(game_id: str) -> Any:
    found = _insight(game_id)
    return found.analyse if found else None


def _insight(game_id: str) -> Insight | None:
    try:
        known = find_spec(f"ludotheque.bots.{game_id}.insight")
    except ModuleNotFoundError:
        return None
    return insight(game_id) if known else None


def usual(game: AnyGame, lang: str) -> tuple[Any, int]:
    """The options and the number of players that somebody of that language begins with."""
    for options, players in game.variants.values():
        for name, kind in get_type_hints(game.options_type).items():
            value = getattr(options, name)
            if get_args(kind) and isinstance(value, str) and (value == lang or value.endswith(f"-{lang}")):
                return options, players
    return next(iter(game.variants.values()))
