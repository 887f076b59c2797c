"""Which game is played, with which options and by how many: what every environment is opened with.

Every environment and `ludotheque bot` begin here; options that do not go together are refused.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from pathlib import Path
from typing import Any

from ludotheque.bots.bot import Bots
from ludotheque.decoding import read_options
from ludotheque.game import AnyGame, BadOptions, Refusal
from ludotheque.registry import GAME_IDS, bots, game, guest_texts
from ludotheque.texts import LANGUAGES, Texts, texts


class BadSetting(ValueError):
    """A game, variant, options or number of players that there are not; the refusal is its `__cause__`."""


@dataclass(frozen=True)
class Setting:
    """A table before the first move. Holds names and options, never functions: it can be pickled."""

    name: str
    """The id of a game, or the package of one that is not in the registry (`examples.pebbles`)."""
    options: Any
    players: int

    @cached_property
    def game(self) -> AnyGame:
        return _game(self.name)

    @cached_property
    def bots(self) -> Bots:
        if self.name in GAME_IDS:
            return bots(self.name)
        found: Bots = import_module(f"{self.name}.bots").BOTS
        return found

    @cached_property
    def folder(self) -> Path | None:
        """Where a guest keeps its texts; None for a game of the house."""
        if self.name in GAME_IDS:
            return guest_texts(self.name)
        return Path(str(import_module(self.name).__file__)).with_name("texts")

    def texts(self, lang: str) -> Texts:
        """All that is said at this table, in that language; raises BadSetting."""
        one_of("language", lang, LANGUAGES)
        return texts(lang, *((self.folder,) if self.folder else ()))

    def seat_names(self) -> tuple[str, ...]:
        """What notation calls the seats."""
        return tuple(self.game.seat_name(self.options, self.players, seat) for seat in range(self.players))

    def __getstate__(self) -> dict[str, Any]:
        return {"name": self.name, "options": self.options, "players": self.players}

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state)


def open_setting(
    name: str,
    variant: str | None = None,
    options: Mapping[str, Any] | None = None,
    players: int | None = None,
) -> Setting:
    """A variant of a game (by default its first), single options set otherwise; raises BadSetting."""
    if options is not None and not isinstance(options, Mapping):
        raise BadSetting(f"options are a mapping of names to values, not {options!r}")
    if players is not None:
        whole("players", players)
    try:
        chosen = _game(name)
        named = variant or next(iter(chosen.variants))
        if named not in chosen.variants:
            raise BadOptions("arena-variant", variant=named, known=list(chosen.variants))
        usual, number = chosen.variants[named]
        fields = {field: getattr(usual, field) for field in usual.__struct_fields__}
        given = read_options(chosen, {**fields, **(options or {})})
        allowed = chosen.players(given)
        number = players if players is not None else number if number in allowed else min(allowed)
        chosen.start(given, number)
    except Refusal as refusal:
        setting = Setting(name, None, 0)
        raise BadSetting(setting.texts("en").refusal(refusal)) from refusal
    return Setting(name, given, number)


def whole(name: str, number: object, least: int = 1) -> None:
    """Raises BadSetting unless it is a whole number, `least` or more."""
    if not isinstance(number, int) or isinstance(number, bool) or number < least:
        raise BadSetting(f"{name}: {number!r} is no whole number from {least} on")


def one_of(name: str, given: object, known: Iterable[object]) -> None:
    """Raises BadSetting unless it is one of the known values."""
    if given not in (several := list(known)):
        raise BadSetting(f"{name}: no {given!r}; there are {', '.join(map(str, several))}")


def _game(name: str) -> AnyGame:
    if name in GAME_IDS:
        return game(name)
    try:
        found: AnyGame = import_module(name).GAME
    except (ImportError, AttributeError, TypeError, ValueError):
        raise BadSetting(f"no game {name!r}; there are {', '.join(GAME_IDS)}") from None
    return found
