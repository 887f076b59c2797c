"""What hints and analyses go by: the best word that people know, and what stealing pays.

For `hint` and `analyse`, which speak to people; bots themselves go by `plans` and `bets`.
"""

import math

from ludotheque.bots.wordjam.estimates import THINKING, kind_of
from ludotheque.bots.wordjam.levels import SKILLS
from ludotheque.bots.wordjam.mind import Idea, ideas, typical
from ludotheque.bots.wordjam.odds import found, gain_of_stealing, robbers
from ludotheque.game import Seat
from ludotheque.games.wordjam.cards import cave
from ludotheque.games.wordjam.types import State, View

WELL_KNOWN = 2.5
"""The Zipf frequency of words that most people know."""
USUAL = SKILLS["3"]
"""What everybody at the table is taken to be able to do."""


def dearest(
    language: str, style: str, consonants: str, used: tuple[str, ...], bar: int | None
) -> Idea | None:
    """The well-known word that is worth most, if any beats the bar."""
    fits = (i for i in ideas(language, style, consonants) if i.entry.letters not in used)
    better = [i for i in fits if bar is None or i.coins > bar]
    known = [i for i in better if i.entry.zipf >= WELL_KNOWN] or better
    return max(known, key=lambda i: (i.coins, i.entry.zipf), default=None)


def place(view: View | State, seat: Seat) -> float:
    """Which part of the others speaks before this seat."""
    assert view.ali_baba is not None
    return (seat - view.ali_baba.seat - 1) % view.players / (view.players - 1)


def stealing(
    language: str, style: str, consonants: str, bar: int, place: float, table: View | State
) -> tuple[float, float]:
    """The chance that one player beats the bar, and what stealing pays more than trusting."""
    heads = typical(language, style, consonants, "3")
    p = found(heads, bar, USUAL.finds, THINKING)
    red, yellow = cave(table.number)
    rivals = table.players - 2
    (rob,) = robbers((kind_of(USUAL, USUAL.finds, heads, bar),), (1.0,), rivals, red, yellow)
    none = math.pow(1 - rob, rivals)
    return p, gain_of_stealing(p, math.pow(none, place), none, red, yellow)
