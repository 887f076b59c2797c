"""The editions: one TOML file each in `data/`. Data and a few switches, never code.

Everybody who has to know letters, values or the deck asks `edition`.
"""

from functools import cache
from pathlib import Path
from typing import Literal, get_args

import msgspec
from msgspec import Struct

EditionId = Literal["avalon-hill-1980", "mb-1978-fr", "mb-1978-de"]
EDITIONS: tuple[EditionId, ...] = get_args(EditionId)
Bonus = Literal["x1", "x2", "x3", "+50"]


class Edition(Struct, frozen=True, forbid_unknown_fields=True):
    """What one rulebook prints: the cards and their values, and where its rules differ."""

    id: EditionId
    language: str
    alphabet: str
    bali_bonus: Bonus
    no_play: Literal["forfeit", "pass"]
    may_decline: bool
    space_age: bool
    """Whether it has words of its own for that (B26)."""
    deck: dict[str, int]
    values: dict[str, int]
    reads_as: dict[str, str] = {}

    def cards(self, decks: int) -> str:
        """So many decks as one multiset, written as a sorted text."""
        return "".join(card * count * decks for card, count in sorted(self.deck.items()))


def edition_in(language: str) -> EditionId:
    """The edition whose words are of that language, else the first."""
    return next((one for one in EDITIONS if edition(one).language == language), EDITIONS[0])


@cache
def edition(edition_id: str) -> Edition:
    """The edition of that id; raises KeyError."""
    if edition_id not in EDITIONS:
        raise KeyError(edition_id)
    file = Path(__file__).parent / "data" / f"{edition_id}.toml"
    return msgspec.toml.decode(file.read_bytes(), type=Edition)
