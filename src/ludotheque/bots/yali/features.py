"""What the evaluation looks at: a position as a few indices into one table of weights.

The sum of the weights is Gold's chance to win, as a logit. Every player gains the same number of rows on his
way, so what decides is how far his side marbles come home: lanes and the marbles still outside tell what a
player may yet earn. Patterns of two rows tell shape, race and torque tell time. `kernel` is compiled.
"""

from ludotheque.games.yali.board import arrival_cells, column, row, torque
from ludotheque.games.yali.types import GOLD, SILVER, Options, Position

MARBLES = 8
"""As many as there are at most."""
PAIR = 3**8
"""Patterns of eight cells, each empty, gold or silver."""
LANE = 1024 * (MARBLES + 1)
STORE = 32 * (MARBLES + 1)
LEAD = 33 * 17 * (MARBLES + 1) * 2
RACE = 72 * 72 * 2
TIP = 16 * 128


def size(rows: int) -> int:
    """How many weights a board of so many rows has."""
    return (rows - 1) * PAIR + 2 * (LANE + STORE) + LEAD + RACE + TIP


def features(options: Options, position: Position) -> list[int]:
    """The indices of a position's weights; the lot must have been drawn."""
    rows, turn = options.rows, position.turn
    found = [pair * PAIR + _pattern(position, pair + 1) for pair in range(rows - 1)]
    at = (rows - 1) * PAIR
    outside, hollows, to_go = [0, 0], [0, 0], [0, 0]
    home = 4 * (options.start_rows - 1)
    for seat in (GOLD, SILVER):
        outside[seat] = len(position.marbles[seat] - arrival_cells(options, seat))
        lane = [_from_own_end(rows, hollow, seat) for hollow in position.lanes[seat]]
        hollows[seat] = sum(lane) - sum(range(len(lane)))
        to_go[seat] = sum(_from_own_end(rows, cell, 1 - seat) for cell in position.marbles[seat]) - home
        found.append(at + sum(1 << hollow for hollow in lane) * (MARBLES + 1) + outside[seat])
        at += LANE
        found.append(at + hollows[seat] * (MARBLES + 1) + outside[seat])
        at += STORE
    lead = min(max(hollows[SILVER] - hollows[GOLD], -16), 16) + 16
    ahead = outside[SILVER] - outside[GOLD] + 8
    found.append(at + ((lead * 17 + ahead) * (MARBLES + 1) + min(outside)) * 2 + turn)
    at += LEAD
    found.append(at + (to_go[GOLD] * 72 + to_go[SILVER]) * 2 + turn)
    at += RACE
    tip = min(max(torque(rows, position), -62), 62) // 2 + 32
    phase = min((to_go[GOLD] + to_go[SILVER]) // 8, 15)
    found.append(at + phase * 128 + tip * 2 + turn)
    return found


def _pattern(position: Position, lower: int) -> int:
    """The two rows `lower` and `lower + 1` as a number in base three."""
    return sum(
        (seat + 1) * 3 ** (4 * (row(cell) - lower) + column(cell))
        for seat in (GOLD, SILVER)
        for cell in position.marbles[seat]
        if 0 <= row(cell) - lower <= 1
    )


def _from_own_end(rows: int, cell: str, seat: int) -> int:
    """How many rows lie between a cell or hollow and a player's end."""
    return row(cell) - 1 if seat == GOLD else rows - row(cell)
