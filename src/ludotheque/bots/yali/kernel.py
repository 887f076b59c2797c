"""The compiled twin of `features`, and the evaluation on top of it.

For `search` and `learn`; a property test proves it equal to `features`.
"""

from typing import Any

import numpy as np

from ludotheque.bots.yali.features import LANE, LEAD, PAIR, RACE, STORE
from ludotheque.games.yali.jit import compiled, count, inlined
from ludotheque.games.yali.kernel import ARRIVAL, ROWS, gold_key, is_sideways, silver_key

PATIENCE = 3
"""How many sideways moves in a row are looked at."""
_COUNTS = 9
_LEAD_AT = 2 * (LANE + STORE)
_RACE_AT = _LEAD_AT + LEAD
_TIP_AT = _RACE_AT + RACE
_LINES = np.array([sum(0xF << 4 * row for row in range(line)) for line in range(11)], dtype=np.int64)

DIGITS = np.array([sum(3**i for i in range(8) if bits >> i & 1) for bits in range(256)], dtype=np.int64)
"""Eight bits read as digits of base three."""


@inlined
def to_go(spec: Any, marbles: int, seat: int) -> int:
    """Rows still to go: each marble is counted once for every line between rows ahead of it."""
    left = 0 if spec[ROWS] == 4 else -4
    for line in range(1, spec[ROWS]):
        below = marbles & _LINES[line]
        left += count(marbles ^ below if seat else below)
    return left


def _lane(rows: int, hollows: int, seat: int) -> int:
    """A lane as bits, lowest at the owner's end, and from bit 10 on how far its marbles are from home."""
    own = [rows - 1 - i if seat else i for i in range(rows) if hollows >> i & 1]
    return sum(1 << at for at in own) | (sum(own) - sum(range(len(own)))) << 10


_LANES = np.array(
    [
        [[_lane(rows, hollows % (1 << rows), seat) for hollows in range(1024)] for seat in (0, 1)]
        for rows in (4, 6, 8, 10)
    ],
    dtype=np.int64,
)


@inlined
def scalars(spec: Any, pos: tuple[int, ...]) -> tuple[int, ...]:
    """The indices of lanes, lead, race and torque."""
    gold, silver, right, left, torque, turn = pos
    rows = spec[ROWS]
    own, other = count(gold & ~spec[ARRIVAL]), count(silver & ~spec[ARRIVAL + 1])
    lane, silver_lane = _LANES[(rows - 4) >> 1, 0, right], _LANES[(rows - 4) >> 1, 1, left]
    far, silver_far = lane >> 10, silver_lane >> 10
    gold_left, silver_left = to_go(spec, gold, 0), to_go(spec, silver, 1)
    lead = min(max(silver_far - far, -16), 16) + 16
    tip = min(max(torque, -62), 62) // 2 + 32
    at = (rows - 1) * PAIR
    return (
        at + (lane & 1023) * _COUNTS + own,
        at + LANE + far * _COUNTS + own,
        at + LANE + STORE + (silver_lane & 1023) * _COUNTS + other,
        at + LANE + STORE + LANE + silver_far * _COUNTS + other,
        at + _LEAD_AT + ((lead * 17 + other - own + 8) * _COUNTS + min(own, other)) * 2 + turn,
        at + _RACE_AT + (gold_left * 72 + silver_left) * 2 + turn,
        at + _TIP_AT + min((gold_left + silver_left) // 8, 15) * 128 + tip * 2 + turn,
    )


@compiled
def features(spec: Any, digits: Any, pos: tuple[int, ...], out: Any) -> int:
    """Write the indices of a position's weights; returns how many there are."""
    gold, silver = pos[0], pos[1]
    n = spec[ROWS] - 1
    for pair in range(n):
        out[pair] = pair * PAIR + digits[gold >> 4 * pair & 255] + 2 * digits[silver >> 4 * pair & 255]
    for index in scalars(spec, pos):
        out[n] = index
        n += 1
    return int(n)


@compiled
def evaluate(spec: Any, digits: Any, weights: Any, pos: tuple[int, ...]) -> int:
    """The sum of the weights, for Gold; `features` without writing them down."""
    gold, silver = pos[0], pos[1]
    at, total = 0, 0
    for _ in range(spec[ROWS] - 1):
        total += weights[at + digits[gold & 255] + 2 * digits[silver & 255]]
        gold >>= 4
        silver >>= 4
        at += PAIR
    for index in scalars(spec, pos):
        total += weights[index]
    return total


@inlined
def fingerprint(pos: tuple[int, ...]) -> int:
    """Sixty-four well-mixed bits of a position."""
    mixed = gold_key(pos) * 0x2545F4914F6CDD1D + silver_key(pos) * 0x369DEA0F31A53F85
    mixed ^= mixed >> 29
    mixed *= 0x1B03738712FAD5C9
    return mixed ^ mixed >> 32


@compiled
def without_dither(moves: Any, n: int, sideways: int) -> int:
    """Drop sideways moves after so many in a row, if there are others; returns how many moves are left.

    A sideways move leaves the torque as it is, so that the same player moves again: a few prepare something,
    more only fill the horizon.
    """
    if sideways < PATIENCE:
        return n
    kept = 0
    for i in range(n):
        if not is_sideways(moves[i]):
            moves[kept] = moves[i]
            kept += 1
    return kept or n
