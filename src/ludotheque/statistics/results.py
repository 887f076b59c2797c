"""What is kept of finished games, and what a profile tells of it. Pure: rows in, rows out.

A row of `Line` for each person's seat in a match that counts; everything else is worked out from them.
"""

from collections.abc import Callable, Iterable, Mapping

from msgspec import Struct

from ludotheque.game import Facts
from ludotheque.matches.erasing import NOBODY
from ludotheque.matches.events import Bot, Person
from ludotheque.matches.judging import Judged, Result, Standing
from ludotheque.statistics import ratings
from ludotheque.statistics.ratings import Player, Rating

BOT = "bot:"
POINTS = 60
"""A curve has so many points at most."""


class Line(Struct, frozen=True):
    """One person at one seat of a match that is over."""

    match: str
    seat: int
    person: str
    game: str
    kind: str
    at: float
    result: Result
    score: int | None
    rivals: str
    """Ids of people and `bot:<level>`, each between blanks."""
    words: str
    """What he played, each between blanks."""
    counts: dict[str, int]
    bests: dict[str, int]
    rated: bool
    before: float = 0.0
    before_deviation: float = 0.0
    after: float = 0.0
    after_deviation: float = 0.0


class Word(Struct, frozen=True):
    """A word somebody has played: when first and where, and the most it was worth."""

    person: str
    game: str
    word: str
    first: float
    match: str
    best: int


Ladder = tuple[str, str, str]
"""Person, game, kind."""


class Counted(Struct, frozen=True):
    """What one match adds."""

    lines: tuple[Line, ...] = ()
    words: tuple[Word, ...] = ()
    ratings: dict[Ladder, Rating] = {}


def ladders(judged: Judged) -> list[Ladder]:
    """Whose ratings have to be known to count a match."""
    people = [one for one in judged.standings if isinstance(one.holder, Person)]
    return [_ladder(judged, one) for one in people] if judged.rated else []


def _ladder(judged: Judged, one: Standing) -> Ladder:
    """Of those who are erased everyone is somebody else."""
    return (f"{NOBODY.id} {one.seat}" if one.holder == NOBODY else _name(one), judged.game, judged.kind)


def count(
    match: str, judged: Judged, known: Mapping[Ladder, Rating], strength: Callable[[str], float]
) -> Counted:
    """What that match adds, given everybody's rating before it and how strong each level of bots is."""
    before = {ladder: known.get(ladder, Rating()) for ladder in ladders(judged)}
    after = _rated(judged, before, strength) if judged.rated else {}
    lines, words = [], dict[tuple[str, str], Word]()
    for one in judged.standings:
        if not isinstance(one.holder, Person):
            continue
        ladder = _ladder(judged, one)
        facts = Facts() if one.holder == NOBODY else one.facts
        was, now = before.get(ladder, Rating()).on(judged.at), after.get(ladder)
        line = Line(
            match,
            one.seat,
            one.holder.id,
            judged.game,
            judged.kind,
            judged.at,
            one.result,
            one.score,
            _spaced(_name(other) for other in judged.standings if other.side != one.side),
            _spaced(word for word, _ in facts.words),
            facts.counts,
            facts.bests,
            judged.rated,
            *((was.mean, was.deviation, now.mean, now.deviation) if now else ()),
        )
        lines.append(line)
        for word, worth in facts.words:
            met = words.get((one.holder.id, word))
            best = max(worth, met.best) if met else worth
            words[one.holder.id, word] = Word(one.holder.id, judged.game, word, judged.at, match, best)
    kept = {ladder: rating for ladder, rating in after.items() if not ladder[0].startswith(f"{NOBODY.id} ")}
    return Counted(tuple(lines), tuple(words.values()), kept)


def _spaced(parts: Iterable[str]) -> str:
    told = " ".join(parts)
    return f" {told} " if told else ""


def _name(one: Standing) -> str:
    return one.holder.id if isinstance(one.holder, Person) else f"{BOT}{one.holder.level}"


def _rated(
    judged: Judged, before: Mapping[Ladder, Rating], strength: Callable[[str], float]
) -> dict[Ladder, Rating]:
    sides = sorted({one.side for one in judged.standings})
    seated = [[one for one in judged.standings if one.side == side] for side in sides]

    def player(one: Standing) -> Player:
        if isinstance(one.holder, Bot):
            return ratings.anchor(strength(one.holder.level))
        return Player(before[_ladder(judged, one)])

    new = ratings.after(
        [[player(one) for one in side] for side in seated], [side[0].place for side in seated], judged.at
    )
    return {
        _ladder(judged, one): rating
        for side, rated in zip(seated, new, strict=True)
        for one, rating in zip(side, rated, strict=True)
        if isinstance(one.holder, Person)
    }


class KindRecord(Struct):
    """Games of one kind."""

    game: str
    kind: str
    games: int = 0
    won: int = 0
    drawn: int = 0
    lost: int = 0
    alone: int = 0
    best: int | None = None
    """Of games for one."""
    average: float = 0.0
    curve: list[tuple[float, float]] = []
    """Scores of games for one: when, and the mean of those that lie together."""
    rating: list[tuple[float, float]] = []
    """After rated games."""


class RivalRecord(Struct):
    """Games against one rival; `rival` is an id or `bot:<level>`."""

    rival: str
    game: str
    """The last one played together; levels belong to a game."""
    games: int = 0
    won: int = 0
    lost: int = 0


class Fact(Struct, frozen=True):
    """`fact-<game>-<name>`, added up or at its highest."""

    game: str
    name: str
    value: int


class PersonRecord(Struct, frozen=True):
    games: int
    kinds: list[KindRecord]
    rivals: list[RivalRecord]
    """The most frequent first."""
    facts: list[Fact]


def record_of(lines: Iterable[Line]) -> PersonRecord:
    """What somebody has done, from his lines in the order of time."""
    kinds: dict[tuple[str, str], KindRecord] = {}
    scores: dict[tuple[str, str], list[tuple[float, float]]] = {}
    rated: dict[tuple[str, str], list[tuple[float, float]]] = {}
    rivals: dict[tuple[str, str], RivalRecord] = {}
    facts: dict[tuple[str, str], int] = {}
    matches: set[str] = set()
    for line in lines:
        for name, value in line.counts.items():
            facts[line.game, name] = facts.get((line.game, name), 0) + value
        for name, value in line.bests.items():
            facts[line.game, name] = max(facts.get((line.game, name), 0), value)
        if line.match in matches:
            continue  # another seat of his at the same table
        matches.add(line.match)
        key = (line.game, line.kind)
        kind = kinds.setdefault(key, KindRecord(line.game, line.kind))
        kind.games += 1
        if line.result != "shared":
            setattr(kind, line.result, getattr(kind, line.result) + 1)
        if line.result == "alone" and line.score is not None:
            scores.setdefault(key, []).append((line.at, float(line.score)))
        if line.rated:
            rated.setdefault(key, []).append((line.at, line.after))
        for rival in sorted(set(line.rivals.split())) if line.result != "shared" else ():
            # the same level is somebody else in another game
            met = rivals.setdefault(
                (rival, line.game if rival.startswith(BOT) else ""), RivalRecord(rival, line.game)
            )
            met.game = line.game
            met.games += 1
            met.won += line.result == "won"
            met.lost += line.result == "lost"
    for key, reached in scores.items():
        kinds[key].best = int(max(score for _, score in reached))
        kinds[key].average = sum(score for _, score in reached) / len(reached)
        kinds[key].curve = thinned(reached)
    for key, after in rated.items():
        kinds[key].rating = thinned(after, last=True)
    return PersonRecord(
        len(matches),
        sorted(kinds.values(), key=lambda one: -one.games),
        sorted(rivals.values(), key=lambda one: -one.games),
        [Fact(game, name, value) for (game, name), value in facts.items()],
    )


def thinned(points: list[tuple[float, float]], *, last: bool = False) -> list[tuple[float, float]]:
    """So few points that a curve shows them: the mean of neighbours, or the last of them."""
    size = -(-len(points) // POINTS)
    groups = [points[at : at + size] for at in range(0, len(points), size)] if points else []
    return [
        (group[-1][0], group[-1][1] if last else sum(value for _, value in group) / len(group))
        for group in groups
    ]
