"""Learning to judge a solitaire table by playing: `python -m ludotheque.bots.bali.learn EDITION`.

Every game is played greedily by the net as it is; afterwards each afterstate is drawn toward a mix of what
the net said later and of how the game ended (TD(λ)). The end with an empty deck is solved, so it is exact.
"""

import argparse
import sys
import time

import numba
import numpy as np
import numpy.typing as npt

from ludotheque.bots.bali.ending import solve_end
from ludotheque.bots.bali.impressions import EVERYTHING, best_of, changed_by, new_impressions, weigh
from ludotheque.bots.bali.judgement import (
    COUNTS,
    F4,
    FEATURES,
    HIDDEN,
    ROWS,
    SECOND,
    Floats,
    Net,
    features,
    global_inputs,
)
from ludotheque.bots.bali.table import (
    COLUMNS,
    STEPS,
    Book,
    Ints,
    do_step,
    fill,
    new_table,
    words_left,
)

LONGEST_GAME = 160


def new_net(seed: int) -> Net:
    """A net that has seen nothing."""
    rng = np.random.default_rng(seed)

    def small(*shape: int, scale: float) -> Floats:
        return (rng.standard_normal(shape) * scale).astype(np.float32)

    return Net(
        small(ROWS, HIDDEN, scale=0.02),
        small(COUNTS, HIDDEN, scale=0.1),
        np.zeros(HIDDEN, np.float32),
        small(SECOND, HIDDEN, scale=1 / np.sqrt(HIDDEN)),
        np.zeros(SECOND, np.float32),
        small(2, SECOND, scale=0.1),
        np.array([3.0, 0.0], np.float32),
    )


@numba.njit(cache=True, fastmath=True)
def _forward(
    net: Net, ids: npt.NDArray[np.int32], given: Floats, first: Floats, second: Floats, out: Floats
) -> None:
    for h in range(HIDDEN):
        total = net.bias[h]
        for g in range(COUNTS):
            total += given[g] * net.inputs[g, h]
        first[h] = total
    for c in range(COLUMNS):
        for k in range(FEATURES):
            if ids[c, k] >= 0:
                row = net.rows[ids[c, k]]
                for h in range(HIDDEN):
                    first[h] += row[h]
    for h in range(HIDDEN):
        first[h] = max(first[h], F4(0.1) * first[h])
    out[0], out[1] = net.out_bias[0], net.out_bias[1]
    for s in range(SECOND):
        total = net.second_bias[s]
        for h in range(HIDDEN):
            total += first[h] * net.second[s, h]
        second[s] = max(total, F4(0.1) * total)
        out[0] += second[s] * net.out[0, s]
        out[1] += second[s] * net.out[1, s]
    out[1] = F4(1) / (F4(1) + np.exp(-out[1]))


@numba.njit(cache=True, fastmath=True)
def _learn_one(
    net: Net, ids: npt.NDArray[np.int32], given: Floats, points: float, bali: float, rate: float
) -> None:
    first, second = np.empty(HIDDEN, np.float32), np.empty(SECOND, np.float32)
    out = np.empty(2, np.float32)
    _forward(net, ids, given, first, second, out)
    error0 = min(max(F4(points) - out[0], F4(-2)), F4(2)) * F4(rate)
    error1 = (F4(bali) - out[1]) * F4(rate)
    back = np.zeros(HIDDEN, np.float32)
    for s in range(SECOND):
        slope = F4(1) if second[s] > 0 else F4(0.1)
        delta = (error0 * net.out[0, s] + error1 * net.out[1, s]) * slope
        net.out[0, s] += error0 * second[s]
        net.out[1, s] += error1 * second[s]
        for h in range(HIDDEN):
            back[h] += delta * net.second[s, h]
            net.second[s, h] += delta * first[h]
        net.second_bias[s] += delta
    net.out_bias[0] += error0
    net.out_bias[1] += error1
    for h in range(HIDDEN):
        back[h] *= F4(1) if first[h] > 0 else F4(0.1)
        net.bias[h] += back[h]
    for g in range(COUNTS):
        for h in range(HIDDEN):
            net.inputs[g, h] += back[h] * given[g]
    for c in range(COLUMNS):
        for k in range(FEATURES):
            if ids[c, k] >= 0:
                row = net.rows[ids[c, k]]
                for h in range(HIDDEN):
                    row[h] += back[h]


@numba.njit(cache=True)
def learn_games(
    book: Book,
    net: Net,
    deck: Ints,
    games: int,
    rate: float,
    trace: float,
    seed: npt.NDArray[np.uint64],
    told: npt.NDArray[np.float64],
) -> None:
    """Play and learn. told: sum of final scores, number of Balis."""
    codes, values = np.empty(STEPS, np.int64), np.empty(STEPS, np.float64)
    ids = np.empty((LONGEST_GAME, COLUMNS, FEATURES), np.int32)
    given = np.empty((LONGEST_GAME, COUNTS), np.float32)
    banked = np.empty(LONGEST_GAME, np.float64)
    first, second = np.empty(HIDDEN, np.float32), np.empty(SECOND, np.float32)
    said = np.empty((LONGEST_GAME, 2), np.float32)
    end, impressions = np.empty(2, np.float64), new_impressions()
    for _ in range(games):
        table = new_table()
        table.deck[:] = deck
        table.tally[1] = deck.sum()
        fill(book, table, seed)
        n, changed = 0, EVERYTHING
        final = 0.0
        while True:
            if table.tally[1] == 0:
                final = solve_end(book, table, end)
                break
            count = weigh(book, net, table, impressions, changed, codes, values)
            if count == 0 or n == LONGEST_GAME:
                end[0], end[1] = float(table.tally[0] + words_left(book, table)), 0.0
                final = end[0]
                break
            code = codes[best_of(values, count)]
            changed = changed_by(code)
            do_step(book, table, code)
            columns = 0
            for c in range(COLUMNS):
                features(
                    book,
                    table.letters[c],
                    table.length[c],
                    table.value[c],
                    table.root[c],
                    table.start[c],
                    ids[n, c],
                )
                columns += table.length[c] > 0
            global_inputs(table, columns, table.tally[0], table.tally[1], given[n])
            banked[n] = table.tally[0]
            _forward(net, ids[n], given[n], first, second, said[n])
            n += 1
            fill(book, table, seed)
        told[0] += final
        told[1] += end[1]
        points, bali = end[0], end[1]
        for t in range(n - 1, -1, -1):
            _learn_one(net, ids[t], given[t], (points - banked[t]) / 100, bali, rate)
            points = trace * points + (1 - trace) * (banked[t] + 100.0 * said[t, 0])
            bali = trace * bali + (1 - trace) * said[t, 1]


def main() -> int:
    from ludotheque.bots.bali import weights
    from ludotheque.bots.bali.books import deck_of, open_book

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("edition")
    parser.add_argument("--games", type=int, default=300_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rate", type=float, default=0.01)
    parser.add_argument("--go-on", action="store_true", help="begin with the weights that are there")
    parser.add_argument("--out")
    args = parser.parse_args()
    book, deck = open_book(args.edition), deck_of(args.edition)
    net = weights.load(args.edition) if args.go_on else new_net(args.seed)
    seed = np.array([args.seed], np.uint64)
    began, chunk = time.perf_counter(), max(1, args.games // 30)
    for done in range(0, args.games, chunk):
        told = np.zeros(2)
        rate = args.rate * (1 - done / args.games) ** 2 + args.rate * 0.01
        learn_games(book, net, deck, chunk, rate, 0.8, seed, told)
        print(
            f"{done + chunk:>9} games  mean {told[0] / chunk:6.1f}  Bali {100 * told[1] / chunk:4.1f} %"
            f"  {time.perf_counter() - began:6.0f} s",
            file=sys.stderr,
            flush=True,
        )
    weights.save(net, args.edition, args.out)
    return 0


if __name__ == "__main__":
    sys.exit(main())
