"""The best way found through a solitaire whose cards are all known.

Asked as `BOTS.solve` for a deal that everybody plays; a bot at a table must not ask it.
"""

from collections.abc import Callable
from random import Random

import numpy as np
from msgspec.structs import replace

from ludotheque.bots.bali import solitaire, weights
from ludotheque.bots.bali.analyse import opening
from ludotheque.bots.bali.levels import ALONE
from ludotheque.bots.bali.open_cards import best_open
from ludotheque.bots.bali.table import WILD
from ludotheque.bots.bot import Situation
from ludotheque.game import CHANCE, Seat, act
from ludotheque.games.bali import GAME
from ludotheque.games.bali.cards import is_bali, reading, take
from ludotheque.games.bali.editions import edition
from ludotheque.games.bali.types import Draw, Move, Options, State, Stop
from ludotheque.lexicon import open_lexicon

WIDTH = 600


def solve(options: Options, dice: Callable[[int], Random]) -> list[Move]:
    """The moves of the player, the last one ends the game if it does not end by itself."""
    order = cards(options, dice)
    printed = edition(options.edition)
    alphabet = open_lexicon(printed.language).alphabet
    codes = [WILD if is_bali(card) else alphabet.index(reading(printed, card)) for card in order]
    start = GAME.view(GAME.start(options, 1), 0)
    book, _ = solitaire.open_table(Situation(options=options, players=1, seat=0, view=start))
    coming = np.array(codes[7:], np.int64)
    way = np.empty(len(coming), np.int64)
    best_open(book, weights.load(options.edition), opening(options, order), coming, WIDTH, np.empty(2), way)
    return _as_moves(options, order, [int(code) for code in way if code >= 0])


def cards(options: Options, dice: Callable[[int], Random]) -> list[str]:
    """All cards in the order in which they will come, whatever is played."""
    state, order = GAME.start(options, 1), list[str]()
    while state.deck:
        drawn = GAME.roll(state, dice(len(order)))
        assert isinstance(drawn, Draw)
        order.append(drawn.card)
        state = replace(state, deck=take(state.deck, drawn.card))
    return order


def _as_moves(options: Options, order: list[str], codes: list[int]) -> list[Move]:
    """Those steps, then the exact end; whoever would gain nothing more by playing on stops."""
    state = GAME.start(options, 1)
    witnessed: list[tuple[Seat, Move]] = []
    mine: list[Move] = []
    while GAME.outcome(state) is None:
        if CHANCE in GAME.actors(state):
            seat, move = CHANCE, _drawn(order, state)
        else:
            seat, move = 0, _next(options, state, tuple(witnessed), codes, len(mine))
            mine.append(move)
        state = act(GAME, state, seat, move)
        witnessed.append((seat, move))
    return mine


def _drawn(order: list[str], state: State) -> Move:
    return Draw(order[len(order) - len(state.deck)])


def _next(
    options: Options, state: State, witnessed: tuple[tuple[Seat, Move], ...], codes: list[int], made: int
) -> Move:
    situation = Situation(options=options, players=1, seat=0, view=GAME.view(state, 0), witnessed=witnessed)
    if made < len(codes):
        return solitaire.move_of(situation, codes[made])
    tried = [] if state.deck else solitaire.candidates(situation, ALONE["4"])
    return solitaire.move_of(situation, tried[0].code) if tried else Stop()
