"""Looking ahead over draws: the learned judgement plays on, and its best steps are tried.

Compiled. For `solitaire` and analyses; the cards to come are drawn from those that nobody has seen.
"""

import numba
import numpy as np
import numpy.typing as npt

from ludotheque.bots.bali.ending import solve_end
from ludotheque.bots.bali.impressions import (
    EVERYTHING,
    Impressions,
    best_of,
    changed_by,
    copy_impressions,
    new_impressions,
    weigh,
)
from ludotheque.bots.bali.judgement import Net
from ludotheque.bots.bali.table import (
    STEPS,
    Book,
    Ints,
    Table,
    copy_table,
    do_step,
    fill,
    new_table,
    random_below,
    words_left,
)

PRIOR = 6
"""How many rollouts the net's first judgement of a step counts for."""


@numba.njit(cache=True)
def rollout(
    book: Book,
    net: Net,
    table: Table,
    impressions: Impressions,
    changed: int,
    depth: int,
    seed: npt.NDArray[np.uint64],
    codes: Ints,
    values: npt.NDArray[np.float64],
) -> float:
    """Fill, then `depth` steps by the net, then its judgement; exact if the deck runs out.

    `impressions` has seen the table but for the `changed` columns; it is spent like the table.
    """
    told = np.empty(2, np.float64)
    fill(book, table, seed)
    for ply in range(depth + 1):
        if table.tally[1] == 0:
            return solve_end(book, table, told)
        count = weigh(book, net, table, impressions, changed, codes, values)
        if count == 0:
            return float(table.tally[0] + words_left(book, table))
        best = best_of(values, count)
        if ply == depth:
            return float(values[best])
        do_step(book, table, codes[best])
        changed = changed_by(codes[best])
        fill(book, table, seed)
    return 0.0


@numba.njit(cache=True)
def promise(book: Book, net: Net, after: Table, games: int, depth: int, luck: int) -> float:
    """The final score to expect after a step, over so many draws; the same luck draws the same cards."""
    codes, values = np.empty(STEPS, np.int64), np.empty(STEPS, np.float64)
    work, impressions = new_table(), new_impressions()
    seed, one = np.zeros(1, np.uint64), np.zeros(1, np.uint64)
    seed[0] = luck
    total = 0.0
    for _ in range(games):
        copy_table(after, work)
        one[0] = random_below(seed, 1 << 52)
        total += rollout(book, net, work, impressions, EVERYTHING, depth, one, codes, values)
    return total / games


@numba.njit(cache=True)
def search(
    book: Book,
    net: Net,
    table: Table,
    width: int,
    budget: int,
    depth: int,
    seed: npt.NDArray[np.uint64],
    best_codes: Ints,
    best_values: npt.NDArray[np.float64],
) -> int:
    """Rollouts shared out by halving: `width` best steps by the net, `budget` rollouts in each halving.

    Fills best_codes and best_values with the candidates, best first; returns how many.
    """
    codes, values = np.empty(STEPS, np.int64), np.empty(STEPS, np.float64)
    seen, impressions = new_impressions(), new_impressions()
    count = weigh(book, net, table, seen, EVERYTHING, codes, values)
    if count == 0:
        return 0
    kept = min(width, count)
    order = np.argsort(-values[:count])
    for k in range(kept):
        best_codes[k] = codes[order[k]]
        best_values[k] = values[order[k]]
    if kept == 1:
        return 1
    sums, tries = PRIOR * best_values[:kept], np.full(kept, PRIOR, np.int64)
    index = np.arange(kept)
    work = new_table()
    alive = kept
    one = np.zeros(1, np.uint64)
    while alive > 1:
        each = max(1, budget // alive)
        for _ in range(each):
            luck = np.uint64(random_below(seed, 1 << 52))
            for k in range(alive):
                code = best_codes[index[k]]
                copy_table(table, work)
                copy_impressions(seen, impressions)
                do_step(book, work, code)
                one[0] = luck
                sums[index[k]] += rollout(
                    book, net, work, impressions, changed_by(code), depth, one, codes, values
                )
                tries[index[k]] += 1
        means = sums[index[:alive]] / tries[index[:alive]]
        ranked = np.argsort(-means)
        chosen = index[:alive][ranked]
        index[:alive] = chosen
        alive = (alive + 1) // 2 if alive > 2 else 1
    final = sums / tries
    sorted_codes, sorted_values = best_codes[:kept][index], final[index]
    best_codes[:kept] = sorted_codes
    best_values[:kept] = sorted_values
    return kept
