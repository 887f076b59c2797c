"""The games that the suite runs over: those of the registry, and the example as a guest among them."""

from pathlib import Path

import ludotheque
from ludotheque import registry, texts
from ludotheque.bots.bot import Bots
from ludotheque.game import AnyGame, Refusal

registry.GAMES.setdefault("pebbles", "examples.pebbles")
GAME_IDS = tuple(registry.GAMES)
HOUSE = tuple(game_id for game_id in GAME_IDS if registry.guest_texts(game_id) is None)
_SRC = Path(ludotheque.__file__).parent


def game(game_id: str) -> AnyGame:
    return registry.game(game_id)


def bots(game_id: str) -> Bots:
    return registry.bots(game_id)


def folders(game_id: str) -> tuple[Path, ...]:
    """Where the sources of the game and its bots lie."""
    own = registry.guest_texts(game_id)
    return (own.parent,) if own else (_SRC / "games" / game_id, _SRC / "bots" / game_id)


def said(lang: str) -> texts.Texts:
    """All that may be told in a language."""
    return texts.texts(lang, *registry.guest_folders())


def text_file(game_id: str, lang: str) -> Path:
    own = registry.guest_texts(game_id)
    return own / f"{lang}.ftl" if own else _SRC / "texts" / lang / f"{game_id}.ftl"


def house_texts(lang: str) -> list[Path]:
    """Every file of texts in the house, those of its games included."""
    return sorted((_SRC / "texts" / lang).glob("*.ftl"))


def rule_page(game_id: str, lang: str) -> str:
    return texts.rule_page(game_id, lang, registry.guest_texts(game_id))


def tell(refusal: Refusal) -> None:
    """Say why not in every language; each kind of refusal once."""
    if refusal.code not in _told:
        _told.add(refusal.code)
        for lang in texts.LANGUAGES:
            said(lang).refusal(refusal)


_told: set[str] = set()
