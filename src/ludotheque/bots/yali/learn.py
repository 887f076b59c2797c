"""Fits the evaluation by self-play: `python -m ludotheque.bots.yali.learn` writes the weights anew.

Two copies of the same evaluation play, more or less greedily; after each game every position is drawn
toward what followed it (λ-returns), together with its mirror image and with colours exchanged.
"""

import argparse
import math
import time
from itertools import product
from typing import Any

import numpy as np

from ludotheque.bots.yali import kernel
from ludotheque.bots.yali.features import size
from ludotheque.bots.yali.kernel import without_dither
from ludotheque.bots.yali.symmetry import fair
from ludotheque.bots.yali.weights import save
from ludotheque.game import CHANCE
from ludotheque.games.yali.jit import compiled
from ludotheque.games.yali.kernel import (
    ARRIVAL,
    BUFFER,
    ROWS,
    SIDE,
    is_sideways,
    make,
    moves_now,
    remember,
    verdict,
)
from ludotheque.games.yali.packed import describe, pack
from ludotheque.games.yali.rules import apply, start
from ludotheque.games.yali.types import GOLD, Lot, Options

_LONGEST = 1024
_DITHER = 0.05
"""What a sideways move costs, so that it is made only where it helps."""


@compiled
def mirrored(marbles: int) -> int:
    """The board seen in a mirror: columns a and d, b and c exchanged."""
    outer = (marbles & 0x1111111111) << 3 | (marbles & 0x8888888888) >> 3
    return outer | (marbles & 0x2222222222) << 1 | (marbles & 0x4444444444) >> 1


@compiled
def turned(bits: int, length: int) -> int:
    """The lowest bits in the opposite order."""
    result = 0
    for i in range(length):
        result |= (bits >> i & 1) << (length - 1 - i)
    return result


@compiled
def exchanged(spec: Any, pos: tuple[int, ...]) -> tuple[int, ...]:
    """The same position with the colours exchanged, seen from the other end."""
    rows = spec[ROWS]
    gold, silver, right, left, torque, turn = pos
    return (
        turned(silver, 4 * rows),
        turned(gold, 4 * rows),
        turned(left, rows),
        turned(right, rows),
        -torque,
        1 - turn,
    )


@compiled
def logit(spec: Any, digits: Any, weights: Any, pos: tuple[int, ...], found: Any) -> float:
    """The evaluation of a position, for Gold."""
    total = 0.0
    for i in range(kernel.features(spec, digits, pos, found)):
        total += weights[found[i]]
    return total


@compiled
def chance(value: float) -> float:
    """A logit as a chance to win."""
    return 1.0 / (1.0 + math.exp(-value))


@compiled
def pull(
    spec: Any, digits: Any, weights: Any, pos: tuple[int, ...], target: float, rate: float, found: Any
) -> None:
    """Draw the evaluation of a position toward a target."""
    n = kernel.features(spec, digits, pos, found)
    total = 0.0
    for i in range(n):
        total += weights[found[i]]
    change = rate * (target - chance(total))
    for i in range(n):
        weights[found[i]] += change


@compiled
def thumb(spec: Any, move: int, seat: int) -> float:
    """The rule of thumb's worth of a move, with a little chance; see `thumb.worth`."""
    goal = spec[ARRIVAL + seat]
    origin, to = move & 63, move >> 6 & 63
    worth = np.random.random() + abs((to >> 2) - (origin >> 2))
    if goal >> to & 1 and not goal >> origin & 1:
        worth += 4.0
    if move & SIDE:
        worth += 10.0 * abs((move >> 16 & 15) - (move >> 12 & 15))
    if move >> 22:
        worth += 10.0 * abs((move >> 26 & 15) - (move >> 22 & 15))
    return worth


@compiled
def train(
    spec: Any,
    digits: Any,
    weights: Any,
    begin: Any,
    games: int,
    seed: int,
    rate: float,
    trust: float,
) -> tuple[int, int]:
    """Play and learn; returns the moves made and Gold's wins. `trust` is λ.

    Each player of each game has a random share of strange moves, random ones or by the rule of thumb, so that
    the evaluation meets all kinds of positions.
    """
    np.random.seed(seed)
    found = np.zeros(64, dtype=np.int64)
    out = np.zeros(BUFFER, dtype=np.int64)
    past = np.zeros((_LONGEST, 2), dtype=np.int64)
    seen = np.zeros((_LONGEST, 6), dtype=np.int64)
    best_next = np.zeros(_LONGEST)
    strayed = np.zeros(_LONGEST, dtype=np.bool_)
    strange, by_thumb = np.zeros(2), np.zeros(2)
    total, wins = 0, 0
    for _ in range(games):
        pos: tuple[int, ...] = (begin[0], begin[1], begin[2], begin[3], begin[4], np.random.randint(0, 2))
        opening = np.random.randint(0, 9)
        for i in range(2):
            strange[i] = 0.4 * np.random.random() ** 2
            by_thumb[i] = 0.8 * np.random.random() ** 3
        since, now, played = 0, 0, 0
        while True:
            n, seat = moves_now(spec, pos, past, since, now, out)
            if n == 0 or played >= _LONGEST - 1:
                break
            n = without_dither(out, n, now - since)
            best, best_value = 0, -1e9
            for i in range(n):
                value = logit(spec, digits, weights, make(pos, seat, out[i]), found)
                if seat:
                    value = -value
                if is_sideways(out[i]):
                    value -= _DITHER
                if value > best_value:
                    best, best_value = i, value
            best_next[played] = chance(-best_value if seat else best_value)
            pick = best
            if played < opening or np.random.random() < strange[seat]:
                pick = np.random.randint(0, n)
            elif np.random.random() < by_thumb[seat]:
                top_worth = -1.0
                for i in range(n):
                    worth = thumb(spec, out[i], seat)
                    if worth > top_worth:
                        pick, top_worth = i, worth
            strayed[played] = pick != best
            move = out[pick]
            kept, now = remember(pos, move, past, now)
            since = since if kept < 0 else kept
            pos = make(pos, seat, move)
            for i in range(6):
                seen[played, i] = pos[i]
            played += 1
        won = verdict(spec, pos)
        total += played
        wins += won == 0
        target = 0.5 if won < 0 else 1.0 - won
        for i in range(played - 1, -1, -1):
            if i < played - 1:
                ahead = best_next[i + 1]
                target = ahead if strayed[i + 1] else (1.0 - trust) * ahead + trust * target
            p = (seen[i, 0], seen[i, 1], seen[i, 2], seen[i, 3], seen[i, 4], seen[i, 5])
            m = (mirrored(p[0]), mirrored(p[1]), p[2], p[3], p[4], p[5])
            pull(spec, digits, weights, p, target, rate, found)
            pull(spec, digits, weights, m, target, rate, found)
            pull(spec, digits, weights, exchanged(spec, p), 1.0 - target, rate, found)
            pull(spec, digits, weights, exchanged(spec, m), 1.0 - target, rate, found)
    return total, wins


def learn(options: Options, games: int, seed: int) -> Any:
    """Weights after that many games, with a learning rate that falls to a tenth."""
    state = apply(start(options, 2), CHANCE, Lot(GOLD))
    weights = np.zeros(size(options.rows), dtype=np.float64)
    spec, begin = describe(options), pack(options, state.position)
    parts = 20
    begun = time.perf_counter()
    for part in range(parts):
        rate = 0.02 * 0.1 ** (part / (parts - 1))
        trust = 0.95 if part < parts // 2 else 0.8
        played, wins = train(
            spec, kernel.DIGITS, weights, begin, games // parts, seed * 1000 + part, rate, trust
        )
        mean, share = played * parts / games, wins * parts / games
        spent = time.perf_counter() - begun
        print(
            f"  {part + 1:2}/{parts}  {mean:6.1f} moves a game, Gold wins {share:.3f}, {spent:6.1f} s",
            flush=True,
        )
    return fair(weights, options.rows)


def main() -> None:
    """Learn and save the weights of the rule sets and boards asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=60_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rules", choices=("base", "tournament"), nargs="*", default=("base", "tournament"))
    parser.add_argument("--rows", type=int, choices=(4, 6, 8, 10), nargs="*", default=(4, 6, 8, 10))
    args = parser.parse_args()
    for rules, rows in product(args.rules, args.rows):
        options = Options(rules=rules, rows=rows)
        print(f"{rules}, {rows} rows, {args.games} games, seed {args.seed}")
        save(options, learn(options, args.games, args.seed))


if __name__ == "__main__":
    main()
