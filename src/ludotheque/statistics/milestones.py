"""Milestones: what somebody has done for the first time. Worked out from his record; nothing is kept.

Profiles ask it, with all that is known of a person; a game says itself which it has (`GAME.milestones`).
"""

from collections.abc import Collection

from msgspec import Struct

from ludotheque.game import AnyGame, Drawing
from ludotheque.statistics.results import BOT, PersonRecord

EVERYBODY = "everybody"
"""A victory over each of the house's players; `milestone-everybody` is its text."""


class Reached(Struct, frozen=True):
    """A milestone that is passed, and what is on its medal."""

    game: str
    name: str
    drawing: Drawing


def reached(game: AnyGame, levels: Collection[str], record: PersonRecord) -> list[Reached]:
    """Those of one game, in the order in which it tells them; `levels`: of its bots."""
    facts = {one.name: one.value for one in record.facts if one.game == game.id}
    beaten = {one.rival.removeprefix(BOT) for one in record.rivals if one.game == game.id and one.won}
    found = [
        Reached(game.id, one.name, one.drawing)
        for one in game.milestones
        if all(facts.get(name, 0) >= least for name, least in one.needs.items())
    ]
    if levels and beaten.issuperset(levels):
        found.append(Reached(game.id, EVERYBODY, "cup"))
    return found
