"""How large the games are: through PettingZoo, played at random, and BALI's information sets at the first
decision. Both tables stand in `docs/research.md`.

.venv/bin/python bench/sizes.py
"""

import random
from collections import Counter
from fractions import Fraction
from math import factorial, lgamma, log, log10

import numpy as np

from ludotheque.envs import pettingzoo
from ludotheque.registry import GAME_IDS, game

DECISIONS = 1500
"""So many at least, and three games at least."""


def measured(game_id: str, variant: str) -> str:
    """One line of the table."""
    table, rng = pettingzoo.env(game_id, variant), random.Random(1)
    games, legal = 0, list[int]()
    while games < 3 or len(legal) < DECISIONS:
        table.reset(seed=games)
        for _ in table.agent_iter():
            seen, _, ended, cut, _ = table.last()
            assert seen is not None
            actions = np.flatnonzero(seen["action_mask"]).tolist()
            if not (ended or cut):
                legal.append(len(actions))
            table.step(None if ended or cut else rng.choice(actions))
        games += 1
    agent = table.possible_agents[0]
    observation = " × ".join(f"{n:,}" for n in table.observation_space(agent)["observation"].shape)
    cells = [variant, len(table.possible_agents), observation, games, round(len(legal) / games)]
    cells += [round(sum(legal) / len(legal)), max(legal)]
    return " | ".join(["", *map(str, cells), ""]).strip()


def deals(cards: str, open_cards: int) -> tuple[int, float]:
    """How many rows of so many cards a deck can show, and the logarithm (10) of all its orders."""
    counts = [Fraction(1)]  # of rows by length, over the factorial of it
    many = Counter(cards).values()
    for alike in many:
        longer = [Fraction(0)] * min(open_cards + 1, len(counts) + alike)
        for length, count in enumerate(counts):
            for more in range(min(alike, open_cards - length) + 1):
                longer[length + more] += count / factorial(more)
        counts = longer
    orders = lgamma(len(cards) + 1) - sum(lgamma(alike + 1) for alike in many)
    return int(counts[open_cards] * factorial(open_cards)), orders / log(10)


def main() -> None:
    for game_id in GAME_IDS:
        for variant in game(game_id).variants:
            print(f"| {game_id}, {measured(game_id, variant)[2:]}", flush=True)
    bali = game("bali")
    for variant, (options, players) in bali.variants.items():
        state = bali.start(options, players)
        sets, orders = deals(state.deck, sum(map(len, state.panels)))
        print(f"| bali, {variant} | {sets:.1e} | 10^{orders - log10(sets):.0f}")


if __name__ == "__main__":
    main()
