"""A deal for one, played by the best bot without seeing the cards and solved by one who sees them all.

Run by a `worker` for the deal of the day and for evenings; the server itself never plays.
"""

from functools import partial
from random import Random
from typing import Any

import msgspec
from msgspec import Struct

from ludotheque.bots.bot import Bots, Situation
from ludotheque.game import CHANCE, AnyGame, DealResult, Seat, act
from ludotheque.matches.commands import dice


class Deal(Struct, frozen=True, tag="deal"):
    """What is to be dealt."""

    game: str
    options: Any
    seed: str
    solve: bool = True
    """Also with open cards, which takes longer; otherwise its best is its par."""


class Dealt(Struct, frozen=True):
    """What the best bot scored, and the best way that was found with open cards."""

    par: int
    best: int
    result: DealResult
    moves: tuple[str, ...]
    """In notation, draws included."""


def deal_out(library: Any, deal: Deal) -> Dealt:
    """Takes seconds: for a process of its own."""
    game, bots = library.game(deal.game), library.bots(deal.game)
    options = msgspec.convert(deal.options, game.options_type)
    luck = partial(dice, deal.seed)
    par, found, notation = _played(game, options, luck, bots, ())
    if deal.solve and bots.solve is not None:
        best, better, written = _played(game, options, luck, bots, tuple(bots.solve(options, luck)))
        if best >= par:
            return Dealt(par, best, better, written)
    return Dealt(par, par, found, notation)


def _played(
    game: AnyGame, options: Any, luck: Any, bots: Bots, moves: tuple[Any, ...]
) -> tuple[int, DealResult, tuple[str, ...]]:
    """The score, what it is made of and the game in notation; by those moves, or by the best bot."""
    state, drawn, mine = game.start(options, 1), 0, 0
    witnessed: list[tuple[Seat, Any]] = []
    written: list[str] = []
    while (outcome := game.outcome(state)) is None:
        seat = CHANCE if CHANCE in game.actors(state) else 0
        if seat == CHANCE:
            random: Random = luck(drawn)
            move, drawn = game.roll(state, random), drawn + 1
        elif moves:
            move, mine = moves[mine], mine + 1
        else:
            view = game.view(state, 0)
            situation = Situation(options=options, players=1, seat=0, view=view, witnessed=tuple(witnessed))
            move = bots.choose(situation, bots.levels[-1].id).move
        written.append(game.write(state, seat, move))
        state = act(game, state, seat, move)
        witnessed.append((seat, move))
    assert game.daily is not None
    return outcome.scores[0], game.daily(state), tuple(written)
