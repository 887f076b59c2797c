"""Which setting of a game fits a form of an evening: partners for four, a duel, one alone, a large table.

Forms and whoever opens an evening ask it, with a game; it reads what the game says of itself.
"""

from typing import Any

from msgspec import to_builtins
from msgspec.structs import fields, replace

from ludotheque.evenings.events import Form, Plan
from ludotheque.game import AnyGame, BadOptions

LARGE = 4
"""A game whose tables are larger than this has no duels; its evenings are played at large tables."""


def fits(chosen: AnyGame, form: str) -> dict[str, tuple[Any, int]]:
    """The named settings in which that form can be played, with how many sit at a table."""
    wanted = _seats(chosen, form)
    return {
        name: (options, players)
        for name, (options, players) in chosen.variants.items()
        if players == wanted and _paired(chosen, form, options, players)
    }


def _seats(chosen: AnyGame, form: str) -> int:
    """How many sit at a table there."""
    largest = max(players for _, players in chosen.variants.values())
    return {"duplicate": 1, "progressive": 4, "swiss": largest if largest > LARGE else 2}.get(form, 2)


def _paired(chosen: AnyGame, form: str, options: Any, players: int) -> bool:
    """Where partners change there are partners."""
    return form != "progressive" or len(chosen.sides(options, players)) == 2


def agreed(chosen: AnyGame, form: str, options: Any) -> tuple[Any, int]:
    """A setting of one's own, with how many sit at a table; raises BadOptions if the form has none such."""
    players = _seats(chosen, form)
    if not fits(chosen, form) or players not in chosen.players(options):
        raise BadOptions("evening-form", game=chosen.id, form=form)
    chosen.start(options, players)
    if not _paired(chosen, form, options, players):
        raise BadOptions("evening-form", game=chosen.id, form=form)
    return options, players


def setting(chosen: AnyGame, form: str, variant: str | None = None, lang: str = "") -> tuple[Any, int]:
    """The first setting that fits, in that language where it can be played so; raises BadOptions."""
    if variant is not None and variant not in chosen.variants:
        raise BadOptions("arena-variant", variant=variant, known=list(chosen.variants))
    offered = fits(chosen, form)
    found = next((one for name, one in offered.items() if variant in {None, name}), None)
    if found is None:
        raise BadOptions("evening-form", game=chosen.id, form=form)
    options, players = found
    return (_spoken(chosen, options, players, lang) if lang else options), players


def _spoken(chosen: AnyGame, options: Any, players: int, lang: str) -> Any:
    """The same in another language: what is usual there, changed in what makes this setting."""
    spoken = chosen.words(options)
    if spoken is None or spoken == lang:
        return options
    usual = chosen.usual(spoken)[0]
    names = [field.name for field in fields(options)]
    changed = {n: getattr(options, n) for n in names if getattr(options, n) != getattr(usual, n)}
    translated = replace(chosen.usual(lang)[0], **changed)
    try:
        chosen.start(translated, players)
    except BadOptions:
        return options
    return translated


def plan_of(chosen: AnyGame, form: Form, options: Any, players: int, rounds: int, stand_in: str) -> Plan:
    """An evening of that many at a table; where tables are large there may be fewer."""
    return Plan(
        form=form,
        game=chosen.id,
        options=to_builtins(options),
        seats=players,
        least=min(chosen.players(options)) if players > LARGE else 1,
        rounds=rounds,
        stand_in=stand_in,
    )
