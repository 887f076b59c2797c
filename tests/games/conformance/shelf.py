"""The games that the suite runs over: those of the registry, and the example that has every feature."""

from pathlib import Path

import ludotheque
from examples import pebbles
from ludotheque import registry, texts
from ludotheque.game import AnyGame, Refusal

HOUSE = registry.GAME_IDS
GAME_IDS = (*HOUSE, pebbles.GAME.id)
_SRC = Path(ludotheque.__file__).parent
_OWN = Path(pebbles.__file__).parent


def game(game_id: str) -> AnyGame:
    return registry.game(game_id) if game_id in HOUSE else pebbles.GAME


def folders(game_id: str) -> tuple[Path, ...]:
    """Where the sources of the game and its bots lie."""
    return (_SRC / "games" / game_id, _SRC / "bots" / game_id) if game_id in HOUSE else (_OWN,)


def said(game_id: str, lang: str) -> texts.Texts:
    """All that may be told of a game."""
    return texts.texts(lang) if game_id in HOUSE else texts.texts(lang, _OWN / "texts")


def text_file(game_id: str, lang: str) -> Path:
    return _SRC / "texts" / lang / f"{game_id}.ftl" if game_id in HOUSE else _OWN / "texts" / f"{lang}.ftl"


def rule_page(game_id: str, lang: str) -> str:
    return texts.rule_page(game_id, lang, None if game_id in HOUSE else _OWN / "texts")


def tell(game_id: str, refusal: Refusal) -> None:
    """Say why not in every language; each kind of refusal once."""
    if (game_id, refusal.code) not in _told:
        _told.add((game_id, refusal.code))
        for lang in texts.LANGUAGES:
            said(game_id, lang).refusal(refusal)


_told: set[tuple[str, str]] = set()
