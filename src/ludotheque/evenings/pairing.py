"""Who plays whom where games are duels, and who sits together at larger tables.

`deciding` asks it at the beginning of a round. Dice are passed in; nothing is kept.
"""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations, pairwise
from random import Random

from ludotheque.evenings.evening import Evening
from ludotheque.evenings.events import Drawn, Placed

NEAR = (10, 40)
"""How far down the standings a rival is looked for before everybody is; a matching costs the cube of it."""
AGAIN = 1_000_000
"""What it costs to let two meet again; more than anything else can."""
REST = 10_000
LOPSIDED = 3_000
EMPTY = ""
"""The chair opposite the one who rests."""


def met(evening: Evening) -> Counter[frozenset[str]]:
    """How often two have sat at one table."""
    return Counter(frozenset(pair) for _, table in evening.tables() for pair in combinations(table.seats, 2))


def leaning(evening: Evening) -> Counter[str]:
    """How much oftener somebody had the first seat than the second."""
    found: Counter[str] = Counter()
    for _, table in evening.tables():
        if len(table.seats) == 2:
            found[table.seats[0]] += 1
            found[table.seats[1]] -= 1
    return found


def swiss(evening: Evening, rng: Random) -> Drawn:
    """Rivals of like standing who have not met, sides balanced; an odd number lets somebody rest, in turn."""
    order = _order(evening, rng)
    if evening.plan.seats > 2:
        return _groups(evening, order)
    pairs, resting = _matched(evening, order)
    return Drawn(tuple(Placed(sides(evening, pair, rng)) for pair in pairs), resting)


def arena(evening: Evening, rng: Random) -> Drawn | None:
    """Tables for those who are free, as near in standing as can be, never the same rival twice running.

    Whoever has played least, and then whoever has waited longest, is seen to first, and nobody who is games
    ahead is asked while others can be: of an odd number it is not always the same who waits.
    """
    free = [player for player in _order(evening, rng) if player not in evening.busy]
    rank = {player: index for index, player in enumerate(free)}
    games = Counter(player for _, table in evening.tables() for player in table.seats)
    latest = Counter({player: number for number, table in evening.tables() for player in table.seats})
    pairs: list[tuple[str, str]] = []
    left: list[str] = []
    while free:
        first = min(free, key=lambda player: (games[player], latest[player]))
        free.remove(first)
        apart = {
            other: abs(rank[other] - rank[first]) for other in free if not _just_met(evening, first, other)
        }
        if not apart and len(evening.present) == 2:
            apart = dict.fromkeys(free, 0)
        if apart:
            ahead = games[first] + 1
            rival = min(apart, key=lambda other: (max(0, games[other] - ahead), apart[other]))
            free.remove(rival)
            pairs.append((first, rival))
        else:
            left.append(first)
    while len(left) > 1 and (parted := _parted(evening, left[0], left[1], pairs)):
        pair, two = parted
        pairs.remove(pair)
        pairs += two
        del left[:2]
    return Drawn(tuple(Placed(sides(evening, pair, rng)) for pair in pairs)) if pairs else None


def _parted(
    evening: Evening, one: str, other: str, pairs: Sequence[tuple[str, str]]
) -> tuple[tuple[str, str], tuple[tuple[str, str], tuple[str, str]]] | None:
    """Two who are left and have just met take a pair apart, if all four can then play."""
    for pair in reversed(pairs):
        for a, b in (pair, pair[::-1]):
            if not _just_met(evening, one, a) and not _just_met(evening, other, b):
                return pair, ((one, a), (other, b))
    return None


def sides(evening: Evening, pair: tuple[str, str], rng: Random) -> tuple[str, str]:
    """Who begins: whoever did so less often, else by lot."""
    lean = leaning(evening)
    first, second = sorted(pair, key=lambda player: (lean[player], rng.random()))
    return first, second


def round_robin(players: Sequence[str], number: int) -> tuple[tuple[tuple[str, str], ...], tuple[str, ...]]:
    """Round `number` (from 0) in which everybody meets everybody: the pairs, and who rests.

    One stays, the others walk round the table. Of two the earlier begins if their places are an odd number
    apart, so everybody begins every other time; the next time round it is the other way.
    """
    size = len(players) + len(players) % 2
    turn, again = number % (size - 1), number // (size - 1)
    walking = [1 + (place - turn) % (size - 1) for place in range(size - 1)]
    ring = [0, *walking]
    pairs: list[tuple[str, str]] = []
    resting: list[str] = []
    for one, other in (sorted((ring[index], ring[-1 - index])) for index in range(size // 2)):
        if other == len(players):
            resting.append(players[one])
        elif (other - one + again) % 2:
            pairs.append((players[one], players[other]))
        else:
            pairs.append((players[other], players[one]))
    return tuple(pairs), tuple(resting)


def _order(evening: Evening, rng: Random) -> list[str]:
    """Those who are here, by points; level ones by lot."""
    points = evening.points
    return sorted(evening.present, key=lambda player: (-points[player], rng.random()))


def _groups(evening: Evening, order: list[str]) -> Drawn:
    """Tables of nearly equal size from the top of the standings down; none larger than planned, unless others
    would be too small."""
    tables = max(1, min(-(-len(order) // evening.plan.seats), len(order) // evening.plan.least))
    small, larger = divmod(len(order), tables)
    cuts = [0]
    for index in range(tables):
        cuts.append(cuts[-1] + small + (index < larger))
    return Drawn(tuple(Placed(tuple(order[a:b])) for a, b in pairwise(cuts)))


def _just_met(evening: Evening, one: str, other: str) -> bool:
    return other in _last_rivals(evening, one) or one in _last_rivals(evening, other)


def _last_rivals(evening: Evening, player: str) -> set[str]:
    for round_ in reversed(evening.rounds):
        for table in round_.tables:
            if player in table.seats:
                return set(table.seats) - {player}
    return set()


def _matched(evening: Evening, order: list[str]) -> tuple[list[tuple[str, str]], tuple[str, ...]]:
    """The cheapest way to pair everybody off; wider and wider until nobody need meet again."""
    best: list[tuple[str, str]] = []
    known = met(evening)
    for reach in (*NEAR, len(order)):
        best = _matching(evening, order, known, reach)
        paired = {player for pair in best for player in pair}
        again = any(known[frozenset(pair)] for pair in best)
        if not again and len(order) - len(paired) <= len(order) % 2:
            break
    rank = {player: index for index, player in enumerate(order)}
    paired = {player for pair in best for player in pair}
    best.sort(key=lambda pair: min(rank[pair[0]], rank[pair[1]]))
    return best, tuple(player for player in order if player not in paired)


def _matching(
    evening: Evening, order: list[str], known: Counter[frozenset[str]], reach: int
) -> list[tuple[str, str]]:
    import networkx

    points, lean, rests = evening.points, leaning(evening), evening.rests
    graph = networkx.Graph()
    graph.add_nodes_from(order)
    for index, one in enumerate(order):
        for other in order[index + 1 : index + 1 + reach]:
            again = known[frozenset((one, other))]
            if again and reach < len(order):
                continue
            apart = points[one] - points[other]
            tilted = min(abs(lean[one]), abs(lean[other])) if lean[one] * lean[other] > 0 else 0
            cost = AGAIN * again + LOPSIDED * tilted**2 + 10 * apart * apart + _apart(order, index, other)
            graph.add_edge(one, other, weight=-cost)
    if len(order) % 2:
        # an empty chair that everybody would rather not sit opposite to, least of all twice
        for index, player in enumerate(order):
            graph.add_edge(player, EMPTY, weight=-(REST * rests[player] + len(order) - index))
    matching = networkx.max_weight_matching(graph, maxcardinality=True)
    return [(one, other) for one, other in matching if EMPTY not in (one, other)]


def _apart(order: list[str], index: int, other: str) -> int:
    return order.index(other, index) - index
