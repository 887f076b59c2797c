"""Players of pebbles, and what they tell somebody who asks for help. They see a view, never a state."""

from typing import assert_never

from ludotheque.bots.bot import Bots, Choice, Hint, Level, Situation

from .rules import MOST
from .types import TILES, Guess, Show, Take, View

THINKS = 2.0
"""Seconds after which a bot guesses: people should not feel hurried."""


def choose(situation: Situation, level: str) -> Choice:
    """A legal move. Level 1 plays at random, level 2 counts and looks; raises KeyError for others."""
    player = PLAYERS[level]
    view: View = situation.view
    return Choice(player(situation), at=0.0 if view.heap else THINKS)


def _at_random(situation: Situation) -> Take | Show | Guess:
    view: View = situation.view
    dice = situation.rng(view.heap, view.shown)
    if not view.heap:
        return Guess(dice.choice(TILES))
    may: list[Take | Show] = [Take(pebbles) for pebbles in range(1, min(MOST, view.heap) + 1)]
    if not view.shown[situation.seat]:
        may.append(Show())
    return dice.choice(may)


def _with_care(situation: Situation) -> Take | Show | Guess:
    """Leave one pebble more than a multiple of four: then it is the others who come to take the last."""
    view: View = situation.view
    if not view.heap:
        return _likely_tile(situation)
    if (take := (view.heap - 1) % (MOST + 1)) > 0:
        return Take(take)
    return Take(1) if view.heap > 1 or view.shown[situation.seat] else Show()


def _likely_tile(situation: Situation) -> Guess:
    """A tile that lies open before somebody else; if none does, any but one's own."""
    view: View = situation.view
    own = view.tiles[situation.seat]
    seen = [tile for seat, tile in enumerate(view.tiles) if tile and seat != situation.seat]
    return Guess(situation.rng().choice(seen or [tile for tile in TILES if tile != own]))


PLAYERS = {"1": _at_random, "2": _with_care}


def hint(situation: Situation, step: int) -> Hint:
    """First what to look at, then the move."""
    view: View = situation.view
    if step == 0:
        return Hint("pebbles-hint-count" if view.heap else "pebbles-hint-look")
    match move := _with_care(situation):
        case Take(pebbles):
            return Hint("pebbles-hint-take", {"pebbles": pebbles}, move, more=False)
        case Show():
            return Hint("pebbles-hint-show", {}, move, more=False)
        case Guess(tile):
            return Hint("pebbles-hint-guess", {"tile": tile or 0}, move, more=False)
        case _:
            assert_never(move)


BOTS = Bots(
    levels=(Level("1", "Lou", 800, "bot-pebbles-1"), Level("2", "Leon", 1000, "bot-pebbles-2")),
    usual="1",
    adviser="2",
    choose=choose,
    hint=hint,
)
