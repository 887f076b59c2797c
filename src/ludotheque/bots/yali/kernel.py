"""The compiled twin of `features`, and the evaluation on top of it."""

from typing import Any

import numpy as np

from ludotheque.bots.yali.features import LANE, LEAD, PAIR, RACE, STORE
from ludotheque.games.yali.jit import compiled, count, inlined, lowest
from ludotheque.games.yali.kernel import ARRIVAL, ROWS, gold_key, is_sideways, silver_key

PATIENCE = 3
"""How many sideways moves in a row are looked at."""
_COUNTS = 9
_LINES = np.array([sum(0xF << 4 * row for row in range(line)) for line in range(11)], dtype=np.int64)

DIGITS = np.array([sum(3**i for i in range(8) if bits >> i & 1) for bits in range(256)], dtype=np.int64)
"""Eight bits read as digits of base three."""


@inlined
def to_go(spec: Any, marbles: int, seat: int) -> int:
    """Rows still to go: each marble is counted once for every line between rows ahead of it."""
    left = -4
    for line in range(1, spec[ROWS]):
        below = marbles & _LINES[line]
        left += count(marbles ^ below if seat else below)
    return left


@inlined
def lane(spec: Any, hollows: int, seat: int) -> tuple[int, int]:
    """A side lane as bits, lowest at the owner's end, and how many hollows its marbles are from home."""
    bits, far, n = 0, 0, 0
    while hollows:
        at = lowest(hollows)
        hollows &= hollows - 1
        if seat:
            at = spec[ROWS] - 1 - at
        bits |= 1 << at
        far += at - n
        n += 1
    return bits, far


@compiled
def scalars(spec: Any, pos: tuple[int, ...], out: Any, at: int) -> int:
    """Write the indices of lanes, lead, race and torque from `at` on; returns where they end."""
    gold, silver, right, left, torque, turn = pos
    base = (spec[ROWS] - 1) * PAIR
    own, other = count(gold & ~spec[ARRIVAL]), count(silver & ~spec[ARRIVAL + 1])
    bits, far = lane(spec, right, 0)
    out[at] = base + bits * _COUNTS + own
    out[at + 1] = base + LANE + far * _COUNTS + own
    base += LANE + STORE
    bits, silver_far = lane(spec, left, 1)
    out[at + 2] = base + bits * _COUNTS + other
    out[at + 3] = base + LANE + silver_far * _COUNTS + other
    base += LANE + STORE
    lead = min(max(silver_far - far, -16), 16) + 16
    out[at + 4] = base + ((lead * 17 + other - own + 8) * _COUNTS + min(own, other)) * 2 + turn
    base += LEAD
    gold_left, silver_left = to_go(spec, gold, 0), to_go(spec, silver, 1)
    out[at + 5] = base + (gold_left * 72 + silver_left) * 2 + turn
    base += RACE
    tip = min(max(torque, -62), 62) // 2 + 32
    out[at + 6] = base + min((gold_left + silver_left) // 8, 15) * 128 + tip * 2 + turn
    return at + 7


@compiled
def features(spec: Any, digits: Any, pos: tuple[int, ...], out: Any) -> int:
    """Write the indices of a position's weights; returns how many there are."""
    gold, silver = pos[0], pos[1]
    pairs = spec[ROWS] - 1
    for pair in range(pairs):
        out[pair] = pair * PAIR + digits[gold >> 4 * pair & 255] + 2 * digits[silver >> 4 * pair & 255]
    return scalars(spec, pos, out, pairs)


@compiled
def evaluate(spec: Any, digits: Any, weights: Any, pos: tuple[int, ...], scratch: Any) -> int:
    """The sum of the weights, for Gold."""
    total = 0
    for i in range(features(spec, digits, pos, scratch)):
        total += weights[scratch[i]]
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
