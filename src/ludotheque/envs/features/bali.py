"""BALI as a sheet of numbers: a row for each column on the table, own panels first, then one of counts.

A row holds the letters from top to bottom (1 = A; 31: a Bali card not yet declared; 0: none), up to 16 of
them, then how many cards there are, whether it is a word (2: the dictionary keeps silent), what it counts
(two bytes), and whose it is (0: mine). The last row holds the deck, the phase, whose turn it is, whether the
last card is out, and own score and best other score (three bytes each).
"""

import numpy as np
import numpy.typing as npt

from ludotheque.game import Seat
from ludotheque.games.bali.cards import BALI, is_bali
from ludotheque.games.bali.panel import COLUMNS
from ludotheque.games.bali.types import Options, Phase, View

HIGH = 255
LETTERS = 16
_PHASES = [kind.__struct_config__.tag for kind in Phase.__args__]
_WILD = 31


def shape(_options: Options, players: int) -> tuple[int, ...]:
    return players * COLUMNS[players] + 1, LETTERS + 5


def tensor(view: View, seat: Seat) -> npt.NDArray[np.uint8]:
    sheet = np.zeros(shape(view.options, view.players), np.uint8)
    values = dict(view.values)
    codes = {letter: code for code, letter in enumerate(view.alphabet, 1)}
    row = 0
    for step in range(view.players):
        owner = (seat + step) % view.players
        for place, column in enumerate(view.panels[owner]):
            for at, card in enumerate(column[:LETTERS]):
                sheet[row, at] = _WILD if card == BALI else codes.get(card.upper(), 0)
            points = len(column) * sum(values[BALI if is_bali(card) else card] for card in column)
            word = 2 if view.complete is None else int(view.complete[owner][place])
            sheet[row, LETTERS:] = len(column), word, *divmod(min(points, 65_535), 256), step
            row += 1
    others = [score for other, score in enumerate(view.scores) if other != seat]
    counts = (
        min(view.deck, 255),
        _PHASES.index(view.phase.__struct_config__.tag),
        (view.turn - seat) % view.players,
        view.last_cards,
        *_bytes(view.scores[seat]),
        *_bytes(max(others, default=0)),
    )
    sheet[row, : len(counts)] = counts
    return sheet


def _bytes(number: int) -> tuple[int, int, int]:
    number = min(max(number, 0), 0xFFFFFF)
    return number >> 16, number >> 8 & 255, number & 255
