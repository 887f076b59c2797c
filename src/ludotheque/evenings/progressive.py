"""Progressive BALI (B27): pairs move toward the head table or away, and partners change for every game.

`deciding` asks it at the beginning of a round; dice are passed in, nothing is kept.
"""

from random import Random

from ludotheque.evenings.evening import Evening, Table
from ludotheque.evenings.events import Drawn, Placed

TABLE = 4


def draw(evening: Evening, rng: Random) -> Drawn:
    """The next round. The first table is the head table; whoever is new begins at the last."""
    ladder = _ladder(evening, rng)
    resting = _resting(evening, ladder, rng)
    ladder = [player for player in ladder if player not in resting]
    former = _former_partners(evening)
    tables = tuple(
        Placed(_partnered(evening, former, ladder[start : start + TABLE], rng))
        for start in range(0, len(ladder), TABLE)
    )
    return Drawn(tables, tuple(resting))


def _ladder(evening: Evening, rng: Random) -> list[str]:
    """Everybody from the head table down, after those who won have moved up and the others down."""
    newcomers = list(evening.present)
    if not evening.rounds:
        rng.shuffle(newcomers)
        return newcomers
    before = evening.rounds[-1]
    last = len(before.tables) - 1
    moved: list[list[str]] = [[] for _ in before.tables]
    for place, table in enumerate(before.tables):
        winners, losers = _pairs(table, rng)
        moved[max(place - 1, 0)] += winners
        moved[min(place + 1, last)] += losers
    ladder = [player for group in moved for player in group if player in newcomers]
    return ladder + [player for player in newcomers if player not in ladder]


def _pairs(table: Table, rng: Random) -> tuple[list[str], list[str]]:
    """The pair with the higher score, and the other; a lot decides if they are level †."""
    a, b, c, d = table.seats
    pairs = [[a, c], [b, d]]
    assert table.result is not None
    scores = table.result.scores
    if scores[0] == scores[1]:
        rng.shuffle(pairs)
    elif scores[0] < scores[1]:
        pairs.reverse()
    return pairs[0], pairs[1]


def _resting(evening: Evening, ladder: list[str], rng: Random) -> list[str]:
    """Who sits out, because the numbers do not come out: those who did so least, by lot †."""
    waiting = sorted(ladder, key=lambda player: (evening.rests[player], rng.random()))
    return waiting[: len(ladder) % TABLE]


def _former_partners(evening: Evening) -> set[frozenset[str]]:
    if not evening.rounds:
        return set()
    tables = [table.seats for table in evening.rounds[-1].tables]
    return {frozenset(pair) for a, b, c, d in tables for pair in ((a, c), (b, d))}


def _partnered(
    evening: Evening, former: set[frozenset[str]], four: list[str], rng: Random
) -> tuple[str, ...]:
    """Seats for four, partners opposite: never those of the last game, and as few old ones as can be."""
    a, b, c, d = four
    choices = [((a, b), (c, d)), ((a, c), (b, d)), ((a, d), (b, c))]
    rng.shuffle(choices)

    def repeats(pairs: tuple[tuple[str, str], tuple[str, str]]) -> tuple[bool, int]:
        both = [frozenset(pair) for pair in pairs]
        return any(pair in former for pair in both), sum(evening.partners[pair] for pair in both)

    (first, second), (third, fourth) = min(choices, key=repeats)
    return first, third, second, fourth
