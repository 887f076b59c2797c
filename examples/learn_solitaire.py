"""A small network that learns BALI's solitaire by playing it, in plain numpy.

    python -m examples.learn_solitaire

Many games run side by side (`open_batch`). The network is shown the table as each legal action would leave it
and says how many points it expects from there to the end; the best is taken. What it expected is then moved
toward what came: the points of the steps that followed and what it expected after them (TD(λ) over the
tables that actions leave). Luck in the cards is all the curiosity that this game needs.
"""

import argparse
import time
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from ludotheque.bots.bali.table import REMOVE
from ludotheque.envs.batch import open_batch
from ludotheque.envs.batch.bali import KINDS
from ludotheque.envs.rounds import Rounds
from ludotheque.envs.setting import open_setting

Floats = npt.NDArray[np.float32]
Ints = npt.NDArray[np.int64]

VARIANT = "solitaire-en"
REST = 35
"""Numbers beside the columns: the cards to come by letter and in all, the points banked, the columns."""
HIDDEN, SECOND = 32, 16
POINTS = 100.0
"""What the network counts in, so that its numbers are small."""
STRETCH = 16
"""So many steps are played before it is judged what came of them."""
TRACE = 0.8
"""How far to trust what came, rather than what was expected a step later."""
MINIBATCH = 512


class Network:
    """A row of numbers for each trait of a column, summed; the rest of the table; two layers; and Adam."""

    def __init__(self, seed: int) -> None:
        rng = np.random.default_rng(seed)

        def small(*shape: int, scale: float) -> Floats:
            return (rng.standard_normal(shape) * scale).astype(np.float32)

        self.rows = np.vstack([small(KINDS, HIDDEN, scale=0.02), np.zeros((1, HIDDEN), np.float32)])
        """The last is all zeros, for traits that are -1."""
        self.inputs, self.bias = small(REST, HIDDEN, scale=0.1), np.zeros(HIDDEN, np.float32)
        self.second, self.second_bias = small(HIDDEN, SECOND, scale=0.2), np.zeros(SECOND, np.float32)
        self.out, self.base = small(SECOND, scale=0.1), np.ones(1, np.float32)
        self._weights = [
            self.rows,
            self.inputs,
            self.bias,
            self.second,
            self.second_bias,
            self.out,
            self.base,
        ]
        self._mean = [np.zeros_like(weight) for weight in self._weights]
        self._square = [np.zeros_like(weight) for weight in self._weights]
        self._steps = 0

    def columns(self, traits: npt.NDArray[np.int32]) -> Floats:
        """What each column adds to the first layer."""
        flat = traits.reshape(-1, traits.shape[-1])
        added = self.rows[flat[:, 0]]
        for trait in flat.T[1:]:
            added += self.rows[trait]
        return added.reshape(*traits.shape[:-1], HIDDEN)

    def expect(self, summed: Floats, rest: Floats) -> Floats:
        """The points still to come, from the sum of columns and the rest of the table."""
        first = np.maximum(summed + rest @ self.inputs + self.bias, 0)
        said: Floats = np.maximum(first @ self.second + self.second_bias, 0) @ self.out + self.base
        return said

    def learn(self, traits: npt.NDArray[np.int32], rest: Floats, target: Floats, rate: float) -> None:
        """A step toward what came of these tables; `traits` are those of all columns of each."""
        flat = np.where(traits < 0, KINDS, traits).reshape(len(traits), -1)
        places = (np.arange(len(flat))[:, None] * (KINDS + 1) + flat).ravel()
        shown = np.bincount(places, minlength=len(flat) * (KINDS + 1)).reshape(len(flat), -1)
        shown = shown.astype(np.float32)
        shown[:, KINDS] = 0
        first = np.maximum(shown @ self.rows + rest @ self.inputs + self.bias, 0)
        second = np.maximum(first @ self.second + self.second_bias, 0)
        error = np.clip(second @ self.out + self.base - target, -2, 2) / len(target)
        deep = error[:, None] * self.out * (second > 0)
        back = deep @ self.second.T * (first > 0)
        slopes = [
            shown.T @ back,
            rest.T @ back,
            back.sum(axis=0),
            first.T @ deep,
            deep.sum(axis=0),
            second.T @ error,
            error.sum(keepdims=True),
        ]
        self._steps += 1
        for weight, slope, mean, square in zip(self._weights, slopes, self._mean, self._square, strict=True):
            mean[...] += 0.1 * (slope - mean)
            square[...] += 0.001 * (slope * slope - square)
            fair = mean / (1 - 0.9**self._steps), square / (1 - 0.999**self._steps)
            weight[...] -= rate * fair[0] / (np.sqrt(fair[1]) + 1e-8)


class Chosen(NamedTuple):
    """An action for each game, what the network was shown of the table it leaves, and what it expects."""

    actions: Ints
    traits: npt.NDArray[np.int32]
    rest: Floats
    gains: Floats
    """Points that the action brings at once."""
    expected: Floats


def choose(network: Network, batch: Any) -> Chosen:
    """The best action of each game, as far as the network knows.

    It never stops: a word can be taken off instead, and with no word left nothing can be lost by going on.
    """
    columns, made = batch.describe()
    games = np.repeat(np.arange(batch.games), batch.counts)
    first = np.cumsum(batch.counts) - batch.counts
    actions = np.arange(len(games)) - first[games]
    code = batch.moves[games, actions].astype(np.int64)
    top, below = code // 256, code // 32 % 8
    stops, takes = actions == 0, below == REMOVE
    low = np.where(takes, top, below)

    tables = batch.tables
    gains = np.where(takes, tables.length[games, top] * tables.value[games, top], 0).astype(np.float32)
    gains /= POINTS
    rest = np.zeros((batch.games, REST), np.float32)
    rest[:, :32] = tables.deck * 0.3
    rest[:, 32] = tables.tally[:, 1] / 54
    rest[:, 33] = tables.tally[:, 0] / POINTS
    rest[:, 34] = (tables.length > 0).sum(axis=1) / 7
    after = rest[games]
    after[:, 33] += gains
    after[:, 34] -= 1 / 7

    added = network.columns(columns)
    summed = added.sum(axis=1)[games] - added[games, top] + network.columns(made)
    summed -= np.where(takes[:, None], 0, added[games, low])
    expected = network.expect(summed, after)
    best = np.lexsort((np.where(stops, -np.inf, gains + expected), games))[np.cumsum(batch.counts) - 1]

    traits, each = columns.copy(), np.arange(batch.games)
    traits[each, low[best]] = -1
    traits[each, top[best]] = made[best]
    return Chosen(actions[best], traits, after[best], gains[best], expected[best])


def learn(rounds: int, seed: int = 1, games: int = 256, rate: float = 0.002, say: int = 0) -> Network:
    """A network that has made so many steps in each of the games; tells how it does every `say` of them."""
    network, rng = Network(seed), np.random.default_rng(seed)
    batch = open_batch("bali", games, VARIANT, seed=seed)
    chosen = choose(network, batch)
    past: list[tuple[Chosen, Floats, npt.NDArray[np.bool_]]] = []
    for number in range(rounds):
        rewards, over = batch.step(chosen.actions)
        past.append((chosen, rewards / POINTS - chosen.gains, over.copy()))
        chosen = choose(network, batch)
        if len(past) == STRETCH:
            targets: list[Floats] = []
            later, came = chosen, chosen.gains + chosen.expected
            for before, more, ended in reversed(past):
                expected = later.gains + later.expected
                beyond = more + np.where(ended, 0, (1 - TRACE) * expected + TRACE * came)
                targets.append(beyond.astype(np.float32))
                later, came = before, before.gains + beyond
            traits = np.concatenate([before.traits for before, _, _ in past])
            rest = np.concatenate([before.rest for before, _, _ in past])
            target = np.concatenate(targets[::-1])
            order = rng.permutation(len(target))
            slower = rate * (1 - 0.95 * number / rounds)
            for part in np.array_split(order, max(1, len(order) // MINIBATCH)):
                network.learn(traits[part], rest[part], target[part], slower)
            past.clear()
        if say and number % say == say - 1:
            mean, spent = points(network, 256, seed + 1).mean(), time.process_time()
            print(f"{(number + 1) * games:10,} steps, {spent:4.0f} s: {mean:4.0f} points a deal", flush=True)
    return network


def points(network: Network, games: int, seed: int) -> Floats:
    """The scores of one deal in each game, by what the network thinks best."""
    batch = open_batch("bali", games, VARIANT, seed=seed)
    scores, running = np.zeros(games, np.float32), np.ones(games, np.bool_)
    while running.any():
        rewards, over = batch.step(choose(network, batch).actions)
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
    parser.add_argument("--rounds", type=int, default=6_000, help="steps in each of 256 games")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=200, help="deals to compare on")
    args = parser.parse_args()
    network = learn(args.rounds, args.seed, say=500)
    print(f"learned: {told_as(points(network, args.games, 9_999))} points a deal")
    print(f"level 2: {told_as(bots_points('2', args.games))} points a deal")


if __name__ == "__main__":
    main()
