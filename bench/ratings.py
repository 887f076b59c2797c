"""Which model of ratings to use: people of known strength play, and what is believed of them is compared.

    .venv/bin/python -m bench.ratings            all models, all tables
    .venv/bin/python -m bench.ratings --games 8000

Whoever performs better on the day wins: true strength, and luck as the logistic scale says (400 points more
win ten times as often). Results within `DRAWS` of each other are level. docs/ratings.md has the figures.
"""

import argparse
import math
from random import Random

from ludotheque.statistics import ratings
from ludotheque.statistics.ratings import Player, Rating, anchor, chance

MODELS: dict[str, tuple[str, float | None]] = {
    "chosen": (ratings.MODEL, ratings.LEARNING),
    "BradleyTerryPart, learning 1": ("BradleyTerryPart", 1.0),
    "BradleyTerryPart": ("BradleyTerryPart", None),
    "BradleyTerryFull": ("BradleyTerryFull", None),
    "PlackettLuce": ("PlackettLuce", None),
    "ThurstoneMostellerFull": ("ThurstoneMostellerFull", None),
    "ThurstoneMostellerPart": ("ThurstoneMostellerPart", None),
}
"""By name: openskill's model, and how much a result makes surer (None: as openskill has it)."""
TABLES = {"two": (2, 1), "partners": (2, 2), "eight": (8, 1)}
"""Sides, and how many on each."""
PEOPLE = 60
SPREAD = 250.0
DRAWS = 0.1
NEWCOMERS = 40
SETTLED = 30
STEPS = (5, 10, 20, SETTLED, 60, 100)
"""After so many games a newcomer is looked at."""
BOTS = (800, 1000, 1200, 1400, 1600)


def luck(rng: Random) -> float:
    """Gumbel noise, whose differences are logistic on the scale of Elo points."""
    return -math.log(-math.log(rng.random())) * 400 / math.log(10)


def places(strengths: list[float], rng: Random) -> list[int]:
    """Who comes in where; near results are level."""
    done = [strength + luck(rng) for strength in strengths]
    step = DRAWS * 400
    return [sum(round(other / step) > round(one / step) for other in done) for one in done]


def game(
    model: str,
    shape: tuple[int, int],
    true: dict[int, float],
    known: dict[int, Rating],
    who: list[int],
    rng: Random,
    now: float,
) -> tuple[float, float]:
    """One game; what was foreseen for the first side against the second, and what came."""
    sides, size = shape
    seated = [who[at * size : (at + 1) * size] for at in range(sides)]
    strengths = [sum(true[one] for one in side) for side in seated]
    came = places(strengths, rng)
    players = [[Player(known[one]) if one >= 0 else anchor(true[one]) for one in side] for side in seated]
    believed = [[one.rating for one in side] for side in players]
    foreseen = chance(believed[0], believed[1])
    for side, new in zip(seated, ratings.after(players, came, now, *MODELS[model]), strict=True):
        known |= {one: rating for one, rating in zip(side, new, strict=True) if one >= 0}
    return foreseen, 0.5 if came[0] == came[1] else float(came[0] < came[1])


def ordered(true: dict[int, float], known: dict[int, Rating]) -> float:
    """Spearman's rank correlation of what is and what is believed."""
    people = sorted(known)
    by_true = {one: n for n, one in enumerate(sorted(people, key=lambda one: true[one]))}
    by_known = {one: n for n, one in enumerate(sorted(people, key=lambda one: known[one].mean))}
    n = len(people)
    return 1 - 6 * sum((by_true[one] - by_known[one]) ** 2 for one in people) / (n * (n * n - 1))


def measure(model: str, shape: tuple[int, int], games: int, seed: int) -> str:
    rng = Random(seed)
    true = {one: rng.gauss(1200, SPREAD) for one in range(PEOPLE)}
    true |= {-1 - n: float(points) for n, points in enumerate(BOTS)}
    known = {one: Rating() for one in range(PEOPLE)}
    seats = shape[0] * shape[1]
    bins: list[list[tuple[float, float]]] = [[] for _ in range(10)]
    for n in range(games):
        who = rng.sample(range(PEOPLE), seats)
        if rng.random() < 0.2:
            who[-1] = -1 - rng.randrange(len(BOTS))
        rng.shuffle(who)
        foreseen, came = game(model, shape, true, known, who, rng, n * 600.0)
        if n > games // 2:
            bins[min(9, int(foreseen * 10))].append((foreseen, came))
    filled = [b for b in bins if len(b) >= 30]
    off = sum(len(b) * abs(sum(f for f, _ in b) - sum(c for _, c in b)) / len(b) for b in filled)
    calibration = off / max(1, sum(len(b) for b in filled))
    error = math.sqrt(sum((known[one].mean - true[one]) ** 2 for one in known) / PEOPLE)
    within = sum(abs(known[one].mean - true[one]) <= 2 * known[one].deviation for one in known) / PEOPLE
    settle, sure, inside = newcomers(model, shape, true, known, rng, games * 600.0)
    return (
        f"{ordered(true, known):8.3f} {error:8.0f} {within:8.0%} {calibration:8.3f} "
        f"{settle:8.0f} {sure:8.0f} {inside:8.0%}"
    )


def newcomers(
    model: str,
    shape: tuple[int, int],
    true: dict[int, float],
    known: dict[int, Rating],
    rng: Random,
    now: float,
) -> tuple[float, float, float]:
    """After 30 games among people who are known: how far off, what is said, how often within twice that."""
    off, sure, inside = 0.0, 0.0, 0
    others = list(range(PEOPLE))
    for _ in range(NEWCOMERS):
        new, strength = 1000, rng.gauss(1200, SPREAD)
        there = {**known, new: Rating()}
        for n in range(SETTLED):
            who = [new, *rng.sample(others, shape[0] * shape[1] - 1)]
            rng.shuffle(who)
            game(model, shape, true | {new: strength}, there, who, rng, now + n * 600.0)
        off += (there[new].mean - strength) ** 2
        sure += there[new].deviation
        inside += abs(there[new].mean - strength) <= 2 * there[new].deviation
    return math.sqrt(off / NEWCOMERS), sure / NEWCOMERS, inside / NEWCOMERS


def settling(shape: tuple[int, int], seed: int) -> list[tuple[int, float, float]]:
    """How far off the chosen model is after so many games among people who are known, and how far off anybody
    must be: two players' results tell no more than that (Cramér and Rao), whatever one makes of them."""
    rng, slope = Random(seed), math.log(10) / 400
    true = {one: rng.gauss(1200, SPREAD) for one in range(PEOPLE)}
    known = {one: Rating(strength, 60.0, 0.0, 100) for one, strength in true.items()}
    off, told = dict.fromkeys(STEPS, 0.0), dict.fromkeys(STEPS, 0.0)
    for _ in range(4 * NEWCOMERS):
        new, strength, information = 1000, rng.gauss(1200, SPREAD), 1 / SPREAD**2
        there = {**known, new: Rating()}
        for n in range(1, STEPS[-1] + 1):
            who = [new, *rng.sample(range(PEOPLE), shape[0] * shape[1] - 1)]
            rng.shuffle(who)
            game("chosen", shape, true | {new: strength}, there, who, rng, n * 600.0)
            there |= known
            rival = next(one for one in who if one != new)
            expected = 1 / (1 + 10 ** ((true[rival] - strength) / 400))
            information += slope**2 * expected * (1 - expected)
            if n in STEPS:
                off[n] += (there[new].mean - strength) ** 2
                told[n] += 1 / information
    return [(n, math.sqrt(off[n] / (4 * NEWCOMERS)), math.sqrt(told[n] / (4 * NEWCOMERS))) for n in STEPS]


def equal_results(model: str, sides: int, size: int, games: int = 100) -> float:
    """How far ratings run apart when all are equal and every game is level."""
    known = [[Rating() for _ in range(size)] for _ in range(sides)]
    for n in range(games):
        players = [[Player(one) for one in side] for side in known]
        known = ratings.after(players, [0] * sides, n * 600.0, *MODELS[model])
    means = [one.mean for side in known for one in side]
    return max(abs(mean - ratings.MEAN) for mean in means)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    heads = ("order", "error", "within", "calibr", "newcomer", "said", "within", "level")
    print(" " * 39, *(f"{head:>8}" for head in heads))
    for name, shape in TABLES.items():
        for model in MODELS:
            told = measure(model, shape, args.games, args.seed)
            print(f"{name:9} {model:29} {told} {equal_results(model, *shape):8.0f}", flush=True)
    print("a newcomer after so many games: points off (two players: no model can be nearer than)")
    for name, shape in TABLES.items():
        said = "  ".join(
            f"{n}: {off:.0f}{f' ({least:.0f})' if name == 'two' else ''}"
            for n, off, least in settling(shape, args.seed)
        )
        print(f"{name:9} {said}", flush=True)


if __name__ == "__main__":
    main()
