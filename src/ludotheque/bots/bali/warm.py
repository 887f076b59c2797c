"""Compiling and loading ahead of the first decision.

Run as `BOTS.warm` where bots think or are compiled, before anybody asks; what it decides is thrown away.
"""

from random import Random

from ludotheque.bots.bali.books import open_book
from ludotheque.bots.bali.hint import hint
from ludotheque.bots.bali.judgement import knows
from ludotheque.bots.bali.table import new_table
from ludotheque.bots.bot import Situation
from ludotheque.game import CHANCE, act
from ludotheque.games.bali import GAME


def english() -> None:
    """Make one decision of each kind, and a hint: what is compiled stays on disk."""
    table = new_table()
    knows(open_book("avalon-hill-1980"), table.letters[0], table.length[0] + 2)
    _decide("solitaire-en")
    _decide("two-en")


def french() -> None:
    """What another list of words needs besides."""
    _decide("solitaire-fr")


def german() -> None:
    """The same."""
    _decide("solitaire-de")


def _decide(variant: str) -> None:
    options, players = GAME.variants[variant]
    state, rng = GAME.start(options, players), Random(1)
    while CHANCE in GAME.actors(state):
        state = act(GAME, state, CHANCE, GAME.roll(state, rng))
    seat = min(GAME.actors(state))
    next(iter(GAME.legal_moves(state, seat)))
    hint(Situation(options=options, players=players, seat=seat, view=GAME.view(state, seat)), 0)
