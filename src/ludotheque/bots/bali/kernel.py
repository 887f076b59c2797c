"""Compiled solitaire: a packed table, its moves, the learned judgement of it, the exact end, and search.

A table of one player is a few small arrays (`Table`). Letters are places in the alphabet; `WILD` is the Bali
card not yet declared. A step is one column appended below another, or one word removed: chains of a build
are steps one after the other. An afterstate is the table after a step, before the opening is filled.
"""

from typing import NamedTuple

import numba
import numpy as np
import numpy.typing as npt

from ludotheque.lexicon.kernel import following, is_word, step

COLUMNS = 7
LONGEST = 40
WILD = 31
NO_LETTER = 31
REMOVE = 7
STEPS = 1024
FEATURES = 9
ROWS = 2400
HIDDEN = 32
SECOND = 16
COUNTS = 33
"""Global inputs: cards of each letter still to come (30 places), all cards to come, banked, columns."""
KEY_LETTERS = 12
MEMO_BITS = 17
PRIOR = 6
"""How many rollouts the net's first judgement of a step counts for."""

_HEADS = 24
_TAILS = _HEADS + 31 * 31
_CHANCES = _TAILS + 31 * 31
_WORTHS = _CHANCES + 100
_FOLLOWERS = _WORTHS + 48
_POINTS = _FOLLOWERS + 64
_VALUES = _POINTS + 24
_SINGLES = _VALUES + 80

F4 = np.float32
Ints = npt.NDArray[np.int64]
Whole = int | np.int64
Floats = npt.NDArray[np.float32]


class Table(NamedTuple):
    """One player's table: letters, lengths, values and lexicon nodes by column; cards to come; banked."""

    letters: npt.NDArray[np.uint8]
    length: Ints
    value: Ints
    root: Ints
    start: Ints
    deck: Ints
    """By letter; the Bali card at `WILD`."""
    tally: Ints
    """Points banked; cards in the deck."""


class Book(NamedTuple):
    """What the player knows of words: the lexicon's cells, and sums over all ends of all words.

    `keys` are the ends of all known words, 5 bits a letter, in order; `chance` and `worth` are running sums
    over them of how likely the word's letters are, and of that times its points.
    """

    cells: npt.NDArray[np.uint32]
    root: int
    start: int
    keys: npt.NDArray[np.uint64]
    heads: npt.NDArray[np.int32]
    """Where in `keys` each beginning of three letters begins."""
    chance: npt.NDArray[np.float64]
    worth: npt.NDArray[np.float64]
    rarity: npt.NDArray[np.float64]
    """By letter: how unlikely it is to come, as a number to multiply by."""
    values: Ints
    """By letter, `WILD` too."""
    bonus: npt.NDArray[np.float64]
    """A Bali makes of `t` points `bonus[0] * t + bonus[1]`."""
    memo_keys: npt.NDArray[np.uint64]
    memo: npt.NDArray[np.int32]
    """Features of columns met lately, by a hash of their letters."""


class Net(NamedTuple):
    """The judgement: a row per feature summed over the columns, two layers, two answers."""

    rows: Floats
    inputs: Floats
    bias: Floats
    second: Floats
    second_bias: Floats
    out: Floats
    out_bias: Floats


@numba.njit(cache=True)
def random_below(seed: npt.NDArray[np.uint64], below: int) -> int:
    """A number from 0 to below - 1; `seed[0]` moves on."""
    seed[0] += np.uint64(0x9E3779B97F4A7C15)
    z = seed[0]
    z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    z = z ^ (z >> np.uint64(31))
    return int((z >> np.uint64(11)) % np.uint64(below))


@numba.njit(cache=True)
def _range(book: Book, letters: npt.NDArray[np.uint8], n: int) -> tuple[int, int]:
    """Where the ends that begin with these letters stand in `keys`."""
    used = min(n, KEY_LETTERS)
    key = np.uint64(0)
    for i in range(used):
        key = (key << np.uint64(5)) | np.uint64(letters[i] + 1)
    if used <= 3:
        shift = np.uint64(5 * (3 - used))
        return book.heads[key << shift], book.heads[(key + np.uint64(1)) << shift]
    head = key >> np.uint64(5 * (used - 3))
    a, b = book.heads[head], book.heads[head + np.uint64(1)]
    shift = np.uint64(5 * (KEY_LETTERS - used))
    low = _first(book.keys, key << shift, a, b)
    return low, _first(book.keys, (key + np.uint64(1)) << shift, low, b)


@numba.njit(cache=True)
def _first(keys: npt.NDArray[np.uint64], key: np.uint64, a: int, b: int) -> int:
    while a < b:
        middle = (a + b) >> 1
        if keys[middle] < key:
            a = middle + 1
        else:
            b = middle
    return a


@numba.njit(cache=True)
def knows(book: Book, letters: npt.NDArray[np.uint8], n: int) -> bool:
    """Whether some known word holds these letters in a row."""
    low, high = _range(book, letters, n)
    return high > low


@numba.njit(cache=True)
def _bits(mask: Whole) -> int:
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


@numba.njit(cache=True)
def features(
    book: Book,
    letters: npt.NDArray[np.uint8],
    n: int,
    value: int,
    root: Whole,
    start: Whole,
    out: npt.NDArray[np.int32],
) -> None:
    """The rows of `Net.rows` that describe a column; -1 where there is nothing to say."""
    if n == 0 or letters[0] == WILD:
        out[:] = -1
        if n:
            out[0] = ROWS - 1
        return
    key = np.uint64(n) * np.uint64(0xD6E8FEB86659FD93)
    for i in range(n):
        key = (key ^ np.uint64(letters[i] + 1)) * np.uint64(0x9E3779B97F4A7C15)
        key ^= key >> np.uint64(29)
    slot = key >> np.uint64(64 - MEMO_BITS)
    if book.memo_keys[slot] == key:
        out[:] = book.memo[slot]
    else:
        _spelled(book, letters, n, root, start, out)
        book.memo_keys[slot] = key
        book.memo[slot] = out
    out[7] = _VALUES + min(value, 12) * 6 + min(n, 6) - 1
    if out[6] >= 0:
        out[6] = _POINTS + min(23, int(np.sqrt(value * n) * 2))


@numba.njit(cache=True)
def _spelled(
    book: Book, letters: npt.NDArray[np.uint8], n: int, root: Whole, start: Whole, out: npt.NDArray[np.int32]
) -> None:
    """What a column's letters alone say: its length, its ends, and what may still become of it."""
    word = 1 if n >= 3 and is_word(book.cells, start) else 0
    out[0] = min(n, 11) * 2 + word
    out[1] = _HEADS + letters[0] * 31 + (letters[1] if n > 1 else 30)
    out[2] = _TAILS + letters[n - 1] * 31 + (letters[n - 2] if n > 1 else 30)
    low, high = _range(book, letters, n)
    own = 1.0
    for i in range(n):
        own *= book.rarity[letters[i]]
    chance = (book.chance[high] - book.chance[low]) * own
    worth = (book.worth[high] - book.worth[low]) * own
    bucket = 0 if chance <= 0 else min(19, max(1, int(np.log2(chance) * 1.5) + 13))
    out[3] = _CHANCES + bucket * 5 + min(n, 5) - 1
    bucket = 0 if worth <= 0 else min(23, max(1, int(np.log2(worth) * 1.5) + 6))
    out[4] = _WORTHS + bucket * 2 + word
    ends = 1 if is_word(book.cells, root) else 0
    out[5] = _FOLLOWERS + (_bits(following(book.cells, root)) // 2) * 4 + (2 if start >= 0 else 0) + ends
    out[6] = 0 if word else -1
    out[8] = _SINGLES + letters[0] if n == 1 else -1


@numba.njit(cache=True, fastmath=True)
def add_rows(net: Net, out: Floats, ids: npt.NDArray[np.int32]) -> None:
    """Add the rows of a column."""
    for k in range(FEATURES):
        if ids[k] >= 0:
            row = net.rows[ids[k]]
            for h in range(HIDDEN):
                out[h] += row[h]


@numba.njit(cache=True, fastmath=True)
def add_inputs(net: Net, out: Floats, given: Floats) -> None:
    """Add the bias and what the global inputs say."""
    for h in range(HIDDEN):
        out[h] += net.bias[h]
    for g in range(COUNTS):
        for h in range(HIDDEN):
            out[h] += given[g] * net.inputs[g, h]


@numba.njit(cache=True)
def global_inputs(table: Table, columns: int, banked: int, cards: int, out: Floats) -> None:
    """What is judged beside the columns."""
    for letter in range(30):
        out[letter] = table.deck[letter] * F4(0.3)
    out[29] = table.deck[WILD]
    out[30] = cards * F4(1 / 54)
    out[31] = banked * F4(1 / 150)
    out[32] = columns * F4(1 / 7)


@numba.njit(cache=True, fastmath=True)
def answers(net: Net, summed: Floats, out: Floats) -> None:
    """From the summed first layer: the points to come (in hundreds) and the odds of a Bali."""
    out[0] = net.out_bias[0]
    out[1] = net.out_bias[1]
    first = np.empty(HIDDEN, np.float32)
    for h in range(HIDDEN):
        first[h] = max(summed[h], F4(0.1) * summed[h])
    for s in range(SECOND):
        total = F4(0)
        for h in range(HIDDEN):
            total += first[h] * net.second[s, h]
        total += net.second_bias[s]
        total = max(total, F4(0.1) * total)
        out[0] += total * net.out[0, s]
        out[1] += total * net.out[1, s]
    out[1] = F4(1) / (F4(1) + np.exp(-out[1]))


@numba.njit(cache=True)
def worth_of(book: Book, banked: int, given: Floats) -> float:
    """The final score to expect: points with and without a Bali, by its odds."""
    points = banked + 100.0 * given[0]
    return float(points + given[1] * ((book.bonus[0] - 1) * points + book.bonus[1]))


@numba.njit(cache=True)
def put(book: Book, table: Table, column: int, letter: int) -> None:
    """A card from the deck into an opening."""
    table.deck[letter] -= 1
    table.tally[1] -= 1
    table.letters[column, 0] = letter
    table.length[column] = 1
    table.value[column] = book.values[letter]
    if letter == WILD:
        table.root[column] = table.start[column] = -2
    else:
        table.root[column] = step(book.cells, book.root, letter)
        table.start[column] = step(book.cells, book.start, letter)


@numba.njit(cache=True)
def draw(table: Table, seed: npt.NDArray[np.uint64]) -> int:
    """A letter of the deck, each card equally likely. The deck must not be empty."""
    left = random_below(seed, table.tally[1])
    for letter in range(32):
        left -= table.deck[letter]
        if left < 0:
            return letter
    return -1


@numba.njit(cache=True)
def fill(book: Book, table: Table, seed: npt.NDArray[np.uint64]) -> None:
    """All openings from the deck, in order (B11)."""
    for column in range(COLUMNS):
        if table.length[column] == 0 and table.tally[1] > 0:
            put(book, table, column, draw(table, seed))


@numba.njit(cache=True)
def new_table() -> Table:
    """An empty table with an empty deck."""
    return Table(
        np.zeros((COLUMNS, LONGEST), np.uint8),
        np.zeros(COLUMNS, np.int64),
        np.zeros(COLUMNS, np.int64),
        np.zeros(COLUMNS, np.int64),
        np.zeros(COLUMNS, np.int64),
        np.zeros(32, np.int64),
        np.zeros(2, np.int64),
    )


@numba.njit(cache=True)
def copy_table(source: Table, target: Table) -> None:
    """Everything of `source` into `target`."""
    target.letters[:] = source.letters
    target.length[:] = source.length
    target.value[:] = source.value
    target.root[:] = source.root
    target.start[:] = source.start
    target.deck[:] = source.deck
    target.tally[:] = source.tally


@numba.njit(cache=True)
def _append(book: Book, table: Table, top: int, below: int, letter: int, out: Ints) -> bool:
    """Nodes of the column `top` + `below` into out[0:2]; False if it is no fragment."""
    if table.length[top] + table.length[below] > LONGEST:
        return False
    root, start = table.root[top], table.start[top]
    if root == -2:
        root, start = step(book.cells, book.root, letter), step(book.cells, book.start, letter)
    for i in range(table.length[below]):
        card = table.letters[below, i]
        if card == WILD:
            card = letter
        root = step(book.cells, root, card)
        if root < 0:
            return False
        start = step(book.cells, start, card)
    out[0], out[1] = root, start
    return True


@numba.njit(cache=True)
def steps(book: Book, table: Table, out: Ints) -> int:
    """All steps into `out` as top * 256 + below * 32 + letter, `below` being `REMOVE` for a removal."""
    count = 0
    nodes = np.empty(2, np.int64)
    for top in range(COLUMNS):
        if table.length[top] == 0:
            continue
        if table.length[top] >= 3 and is_word(book.cells, table.start[top]):
            out[count] = top * 256 + REMOVE * 32 + NO_LETTER
            count += 1
        for below in range(COLUMNS):
            if below == top or table.length[below] == 0:
                continue
            if table.root[top] == -2 or table.root[below] == -2:
                for letter in range(30):
                    if count < STEPS and _append(book, table, top, below, letter, nodes):
                        out[count] = top * 256 + below * 32 + letter
                        count += 1
            elif count < STEPS and _append(book, table, top, below, NO_LETTER, nodes):
                out[count] = top * 256 + below * 32 + NO_LETTER
                count += 1
    return count


@numba.njit(cache=True)
def do_step(book: Book, table: Table, code: int) -> None:
    """Make a step that `steps` listed; the opening stays open."""
    top, below, letter = code // 256, (code // 32) % 8, code % 32
    if below == REMOVE:
        table.tally[0] += table.value[top] * table.length[top]
        table.length[top] = 0
        table.value[top] = 0
        return
    nodes = np.empty(2, np.int64)
    _append(book, table, top, below, letter, nodes)
    if table.letters[top, 0] == WILD:
        table.letters[top, 0] = letter
    for i in range(table.length[below]):
        card = table.letters[below, i]
        table.letters[top, table.length[top] + i] = letter if card == WILD else card
    table.length[top] += table.length[below]
    table.value[top] += table.value[below]
    table.root[top], table.start[top] = nodes[0], nodes[1]
    table.length[below] = 0
    table.value[below] = 0


@numba.njit(cache=True)
def _mark_words(book: Book, table: Table, seen: npt.NDArray[np.bool_]) -> None:
    """seen[mask]: whether the columns of `mask`, in some order, make a word. Depth first, without recursion:
    a compiled function that calls itself does not survive the cache on disk."""
    node, used, cards = np.empty(9, np.int64), np.empty(9, np.int64), np.empty(9, np.int64)
    turn = np.zeros(9, np.int64)
    node[0], used[0], cards[0] = book.start, 0, 0
    depth = 0
    while depth >= 0:
        column, letter = turn[depth] // 32, turn[depth] % 32
        if column == COLUMNS:
            depth -= 1
            continue
        if used[depth] & (1 << column) or table.length[column] == 0:
            turn[depth] = (column + 1) * 32
            continue
        after = node[depth]
        if table.root[column] == -2:
            turn[depth] += 1 if letter < 30 else 32 - letter
            after = step(book.cells, after, letter) if letter < 30 else -1
        else:
            turn[depth] = (column + 1) * 32
            for i in range(table.length[column]):
                after = step(book.cells, after, table.letters[column, i])
        if after >= 0:
            node[depth + 1], used[depth + 1] = after, used[depth] | (1 << column)
            cards[depth + 1] = cards[depth] + table.length[column]
            turn[depth + 1] = 0
            depth += 1
            if cards[depth] >= 3 and is_word(book.cells, after):
                seen[used[depth]] = True


@numba.njit(cache=True)
def solve_end(book: Book, table: Table, out: npt.NDArray[np.float64]) -> float:
    """The best final score with an empty deck, exactly; out: points without bonus, Bali 0 or 1."""
    full = 0
    for column in range(COLUMNS):
        if table.length[column] > 0:
            full |= 1 << column
    seen = np.zeros(1 << COLUMNS, np.bool_)
    _mark_words(book, table, seen)
    best = np.full(1 << COLUMNS, -1, np.int64)
    best[0] = 0
    most = 0
    for mask in range(1, 1 << COLUMNS):
        if mask & ~full:
            continue
        low = mask & -mask
        part = mask
        while part:
            if part & low and seen[part] and best[mask ^ part] >= 0:
                cards = value = 0
                for column in range(COLUMNS):
                    if part & (1 << column):
                        cards += table.length[column]
                        value += table.value[column]
                best[mask] = max(best[mask], best[mask ^ part] + cards * value)
            part = (part - 1) & mask
        most = max(most, best[mask])
    plain = float(table.tally[0] + most)
    out[0], out[1] = plain, 0.0
    if best[full] >= 0:
        balied = table.tally[0] + best[full]
        if book.bonus[0] * balied + book.bonus[1] >= plain:
            out[0], out[1] = float(balied), 1.0
            return float(book.bonus[0] * balied + book.bonus[1])
    return plain


@numba.njit(cache=True)
def words_left(book: Book, table: Table) -> int:
    """Points of the complete words still on the table (B13)."""
    points = 0
    for column in range(COLUMNS):
        if table.length[column] >= 3 and is_word(book.cells, table.start[column]):
            points += table.value[column] * table.length[column]
    return points


@numba.njit(cache=True, fastmath=True)
def judge_steps(
    book: Book, net: Net, table: Table, codes: Ints, count: int, out: npt.NDArray[np.float64]
) -> None:
    """The final score to expect after each step, by the net alone."""
    new = np.empty(FEATURES, np.int32)
    summed = np.zeros(HIDDEN, np.float32)
    own = np.zeros((COLUMNS, HIDDEN), np.float32)
    columns = 0
    for column in range(COLUMNS):
        features(
            book,
            table.letters[column],
            table.length[column],
            table.value[column],
            table.root[column],
            table.start[column],
            new,
        )
        add_rows(net, own[column], new)
        summed += own[column]
        columns += table.length[column] > 0
    given = np.empty(COUNTS, np.float32)
    global_inputs(table, columns - 1, table.tally[0], table.tally[1], given)
    add_inputs(net, summed, given)
    after = np.empty(HIDDEN, np.float32)
    told = np.empty(2, np.float32)
    nodes = np.empty(2, np.int64)
    joined = np.empty(LONGEST, np.uint8)
    for at in range(count):
        top, below, letter = codes[at] // 256, (codes[at] // 32) % 8, codes[at] % 32
        banked = table.tally[0]
        for h in range(HIDDEN):
            after[h] = summed[h] - own[top, h]
        if below == REMOVE:
            gain = table.value[top] * table.length[top]
            banked += gain
            scaled = F4(gain / 150)
            for h in range(HIDDEN):
                after[h] += scaled * net.inputs[31, h]
        else:
            for h in range(HIDDEN):
                after[h] -= own[below, h]
            _append(book, table, top, below, letter, nodes)
            n = table.length[top]
            for i in range(n):
                card = table.letters[top, i]
                joined[i] = letter if card == WILD else card
            for i in range(table.length[below]):
                card = table.letters[below, i]
                joined[n + i] = letter if card == WILD else card
            features(
                book,
                joined,
                n + table.length[below],
                table.value[top] + table.value[below],
                nodes[0],
                nodes[1],
                new,
            )
            add_rows(net, after, new)
        answers(net, after, told)
        out[at] = worth_of(book, banked, told)


@numba.njit(cache=True)
def best_step(book: Book, net: Net, table: Table, codes: Ints, values: npt.NDArray[np.float64]) -> int:
    """The step the net likes best, or -1 if there is none."""
    count = steps(book, table, codes)
    if count == 0:
        return -1
    judge_steps(book, net, table, codes, count, values)
    best = 0
    for at in range(1, count):
        if values[at] > values[best]:
            best = at
    return int(codes[best])


@numba.njit(cache=True)
def rollout(
    book: Book,
    net: Net,
    table: Table,
    depth: int,
    seed: npt.NDArray[np.uint64],
    codes: Ints,
    values: npt.NDArray[np.float64],
) -> float:
    """Fill, then `depth` steps by the net, then its judgement; exact if the deck runs out."""
    told = np.empty(2, np.float64)
    fill(book, table, seed)
    for ply in range(depth + 1):
        if table.tally[1] == 0:
            return solve_end(book, table, told)
        count = steps(book, table, codes)
        if count == 0:
            return float(table.tally[0] + words_left(book, table))
        judge_steps(book, net, table, codes, count, values)
        best = 0
        for at in range(1, count):
            if values[at] > values[best]:
                best = at
        if ply == depth:
            return float(values[best])
        do_step(book, table, codes[best])
        fill(book, table, seed)
    return 0.0


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
    count = steps(book, table, codes)
    if count == 0:
        return 0
    judge_steps(book, net, table, codes, count, values)
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
                copy_table(table, work)
                do_step(book, work, best_codes[index[k]])
                one[0] = luck
                sums[index[k]] += rollout(book, net, work, depth, one, codes, values)
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
