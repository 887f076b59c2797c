"""A small network that learns BALI's solitaire by playing it, in plain numpy.

    python -m examples.learn_solitaire

Many games run side by side (`open_batch`). The network is shown the table as each legal action would leave it
and says how many points it expects from there to the end; the best is taken, at times another to see what
comes of it. What it expected is then moved toward what came: the points of some steps and what it expects
after them (SARSA over several steps).
"""

import argparse
import time
from collections import deque
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from ludotheque.envs.batch import open_batch
from ludotheque.envs.rounds import Rounds
from ludotheque.envs.setting import open_setting

Floats = npt.NDArray[np.float32]
Ints = npt.NDArray[np.int64]

VARIANT = "solitaire-en"
LETTERS, LONG = 33, 12
COLUMN = 2 * LONG + 4 + 2 + 4 * LETTERS
"""Numbers that describe a column: how long it is, if it is a word or begins one, its worth, four letters."""
TABLE = 36
"""And the rest of the table: the deck, the points banked, openings, whether the game is stopped."""
HIDDEN = 48
CURIOSITY = 0.05
AHEAD = 8
"""So many steps are played before it is judged what came of one."""
POINTS = 100.0
"""What the network counts in, so that its numbers are small."""


def columns(letters: Ints, length: Ints, worth: Ints, prospect: Ints) -> Floats:
    """Columns as numbers: their first two letters and their last two, and so on; nothing for an opening."""
    told = np.zeros((len(length), COLUMN), np.float32)
    row, long = np.arange(len(length)), np.minimum(length, LONG - 1)
    word = prospect == 3
    told[row, long] = 1
    told[row[word], LONG + long[word]] = 1
    told[row, 2 * LONG + prospect] = 1
    told[:, 2 * LONG + 4] = worth / 10
    told[:, 2 * LONG + 5] = word * worth * length / POINTS
    for place in range(4):
        told[row, 2 * LONG + 6 + place * LETTERS + letters[:, place]] = 1
    told[length == 0] = 0
    return told


class Choices(NamedTuple):
    """Every legal action of every game, one after the other."""

    games: Ints
    actions: Ints
    gains: Floats
    """Points that the action brings at once."""
    after: Floats
    """The table after it, as the network is shown it: the sum of its columns, and the rest."""


def choices(batch: Any) -> Choices:
    seen, (now, then) = batch.observations().astype(np.int64), batch.prospects()
    games = np.repeat(np.arange(batch.games), batch.counts)
    actions = np.arange(len(games)) - np.repeat(np.cumsum(batch.counts) - batch.counts, batch.counts)
    code = batch.moves[games, actions].astype(np.int64)
    top, below, wild = code // 256, code // 32 % 8, code % 32
    stops = actions == 0
    takes = (below == 7) & ~stops
    joins = ~takes & ~stops
    top, low = np.where(stops, 0, top), np.where(joins, below, 0)

    letters, length, worth = seen[:, :7, :12], seen[:, :7, 30], seen[:, :7, 31]
    every = columns(
        _ends(letters.reshape(-1, 12), length.ravel()),
        length.ravel(),
        worth.ravel(),
        now.ravel().astype(np.int64),
    ).reshape(batch.games, 7, COLUMN)
    upper, lower = letters[games, top], letters[games, low]
    above, long = length[games, top], length[games, top] + length[games, low]
    place = np.stack([np.zeros_like(long), np.ones_like(long), np.maximum(long - 2, 0), long - 1], axis=1)
    under = np.clip(place - above[:, None], 0, 11)
    spelled = np.where(
        place < above[:, None],
        np.take_along_axis(upper, np.minimum(place, 11), 1),
        np.take_along_axis(lower, under, 1),
    )
    spelled = np.where(spelled == 32, wild[:, None] + 1, spelled)
    joined = columns(
        spelled, long, worth[games, top] + worth[games, low], then[games, actions].astype(np.int64)
    )

    after = np.zeros((len(games), COLUMN + TABLE), np.float32)
    after[:, :COLUMN] = every.sum(axis=1)[games]
    after[~stops, :COLUMN] -= every[games[~stops], top[~stops]]
    after[joins, :COLUMN] += joined[joins] - every[games[joins], low[joins]]
    gains = takes * above * worth[games, top] / POINTS
    after[:, COLUMN : COLUMN + 32] = seen[games, 7] / 5
    after[:, COLUMN + 32] = seen[:, 7].sum(axis=1)[games] / 50
    after[:, COLUMN + 33] = batch.tables.tally[games, 0] / POINTS + gains
    after[:, COLUMN + 34] = seen[:, 7].sum(axis=1)[games] == 0
    after[:, COLUMN + 35] = stops
    return Choices(games, actions, gains.astype(np.float32), after)


def _ends(letters: Ints, length: Ints) -> Ints:
    """The first two letters of columns and their last two."""
    row = np.arange(len(letters))
    last = np.clip(length - 1, 0, 11)
    return np.stack(
        [letters[:, 0], letters[:, 1], letters[row, np.maximum(last - 1, 0)], letters[row, last]], axis=1
    )


class Network:
    """One hidden layer, and Adam."""

    def __init__(self, seed: int) -> None:
        rng = np.random.default_rng(seed)
        self.weights: list[Floats] = [
            (rng.standard_normal((COLUMN + TABLE, HIDDEN)) * 0.05).astype(np.float32),
            np.zeros(HIDDEN, np.float32),
            (rng.standard_normal(HIDDEN) * 0.1).astype(np.float32),
            np.zeros(1, np.float32),
        ]
        self._mean = [np.zeros_like(w) for w in self.weights]
        self._square = [np.zeros_like(w) for w in self.weights]
        self._steps = 0

    def expect(self, told: Floats) -> Floats:
        """The points still to come, for each row."""
        into, bias, out, base = self.weights
        said: Floats = np.maximum(told @ into + bias, 0) @ out + base[0]
        return said

    def learn(self, told: Floats, target: Floats, rate: float) -> None:
        """A step toward what came of these rows."""
        into, bias, out, base = self.weights
        hidden = np.maximum(told @ into + bias, 0)
        error = np.clip(hidden @ out + base[0] - target, -1, 1) / len(told)
        back = error[:, None] * out * (hidden > 0)
        slopes = [told.T @ back, back.sum(axis=0), hidden.T @ error, error.sum(keepdims=True)]
        self._steps += 1
        for weight, slope, mean, square in zip(self.weights, slopes, self._mean, self._square, strict=True):
            mean[...] += 0.1 * (slope - mean)
            square[...] += 0.001 * (slope * slope - square)
            fair = mean / (1 - 0.9**self._steps), square / (1 - 0.999**self._steps)
            weight[...] -= rate * fair[0] / (np.sqrt(fair[1]) + 1e-8)


class Chosen(NamedTuple):
    """An action for each game, with what the network was shown and what it expects beyond the gain."""

    actions: Ints
    after: Floats
    gains: Floats
    expected: Floats


def choose(network: Network, batch: Any, curiosity: float, rng: np.random.Generator) -> Chosen:
    """The best action of each game, as far as the network knows."""
    found = choices(batch)
    expected = network.expect(found.after)
    noisy = found.gains + expected + curiosity * rng.gumbel(size=len(expected)).astype(np.float32)
    best = np.lexsort((noisy, found.games))[np.cumsum(batch.counts) - 1]
    return Chosen(found.actions[best], found.after[best], found.gains[best], expected[best])


def learn(rounds: int, seed: int = 1, games: int = 256, rate: float = 0.003, say: int = 0) -> Network:
    """A network that has made so many steps in each of the games; tells how it does every `say` of them."""
    network, rng = Network(seed), np.random.default_rng(seed)
    batch = open_batch("bali", games, VARIANT, seed=seed)
    past: deque[tuple[Chosen, Floats, npt.NDArray[np.bool_]]] = deque(maxlen=AHEAD)
    chosen = choose(network, batch, CURIOSITY, rng)
    for number in range(rounds):
        left = 1 - number / rounds
        rewards, over = batch.step(chosen.actions)
        past.append((chosen, rewards / POINTS - chosen.gains, over.copy()))
        chosen = choose(network, batch, CURIOSITY * left, rng)
        if len(past) == AHEAD:
            came = chosen.gains + chosen.expected
            for before, more, ended in reversed(past):
                beyond = more + np.where(ended, 0, came)
                came = before.gains + beyond
            network.learn(past[0][0].after, beyond, rate * (0.05 + 0.95 * left))
        if say and number % say == say - 1:
            mean, spent = points(network, 128, seed + 1).mean(), time.process_time()
            print(f"{(number + 1) * games:10,} steps, {spent:4.0f} s: {mean:4.0f} points a deal", flush=True)
    return network


def points(network: Network, games: int, seed: int) -> Floats:
    """The scores of one deal in each game, by what the network thinks best."""
    batch, rng = open_batch("bali", games, VARIANT, seed=seed), np.random.default_rng(seed)
    scores, running = np.zeros(games, np.float32), np.ones(games, np.bool_)
    while running.any():
        rewards, over = batch.step(choose(network, batch, 0.0, rng).actions)
        scores += rewards * running
        running &= ~over
    return scores


def bots_points(level: str, games: int) -> Floats:
    """The scores of a bot of ours, by the readable rules."""
    scores = np.zeros(games, np.float32)
    for number in range(games):
        table = Rounds(open_setting("bali", VARIANT), number)
        while (outcome := table.outcome) is None:
            table.decide_by_bot(level)
        scores[number] = outcome.scores[0]
    return scores


def told_as(scores: Floats) -> str:
    return f"{scores.mean():.0f} ± {1.96 * scores.std() / len(scores) ** 0.5:.0f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=12_000, help="steps in each of 256 games")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=200, help="deals to compare on")
    args = parser.parse_args()
    network = learn(args.rounds, args.seed, say=1_000)
    print(f"learned: {told_as(points(network, args.games, 9_999))} points a deal")
    print(f"level 2: {told_as(bots_points('2', args.games))} points a deal")


if __name__ == "__main__":
    main()
