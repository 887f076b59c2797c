"""Finished games are counted once, ratings follow, and everything can be worked out anew from the events."""

import asyncio
import tempfile
from collections.abc import AsyncIterator
from random import Random
from typing import Any, cast

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from ludotheque import registry
from ludotheque.game import CHANCE, Outcome
from ludotheque.games.yali.types import Lot
from ludotheque.matches import erasing
from ludotheque.matches import events as ev
from ludotheque.matches.judging import judge
from ludotheque.matches.match import match_of
from ludotheque.server.counting import count, rebuild
from ludotheque.server.library import Library
from ludotheque.store import matches, people, statistics
from ludotheque.store.engine import reading, writing
from ludotheque.store.schema import matches as match_rows
from ludotheque.store.schema import ratings, results, words
from ludotheque.store.store import open_store
from ludotheque.tables import telling
from tests.games.conformance.walks import walk

pytestmark = pytest.mark.anyio
LIBRARY = cast(Library, registry)
PEOPLE = ("ada", "ben", "cleo", "dora")


@pytest.fixture
async def engine(database_url: str) -> AsyncIterator[AsyncEngine]:
    store = open_store(database_url)
    await store.start(lambda _: None, lambda: None)
    yield store.engine
    await store.close()


def seat(person: str) -> ev.Person:
    return ev.Person(person, person.title())


def header(*holders: ev.Holder, game: str = "yali", rated: bool = True, **more: Any) -> ev.Header:
    options = more.pop("options", {})
    return ev.Header(game=game, options=options, seats=holders, stand_in="2", rated=rated, **more)


def resigned(loser: int, at: float) -> list[ev.Event]:
    return [ev.Started(at), ev.Moved(CHANCE, Lot(0), at + 1), ev.Resigned(loser, at + 2)]


def solitaire(seed: int, at: float) -> list[ev.Event]:
    steps = walk("bali", "solitaire-en", seed).steps
    return [ev.Started(at), *(ev.Moved(step.seat, step.move, at + n) for n, step in enumerate(steps))]


async def play(engine: AsyncEngine, name: str, head: ev.Header, events: list[ev.Event]) -> None:
    """A match that is over."""
    match = match_of(registry.game(head.game), head, events)
    assert match.play.outcome is not None
    row = matches.Row(
        name,
        head.game,
        ev.encode(head).decode(),
        len(events),
        "over",
        False,
        False,
        "ada",
        telling.encode(match.summary).decode(),
        1.0,
        events[-1].at,
    )
    bodies = tuple(ev.encode(event).decode() for event in events)
    await matches.create(engine, row, bodies, match.seating.persons)


async def count_all(engine: AsyncEngine) -> None:
    while waiting := await statistics.uncounted(engine, 10):
        for match in waiting:
            await count(engine, LIBRARY, match)


async def everything(engine: AsyncEngine) -> list[Any]:
    async with reading(engine) as db:
        return [
            sorted(tuple(row) for row in (await db.execute(select(table))).all())
            for table in (results, words, ratings)
        ]


async def erase(engine: AsyncEngine, person: str) -> None:
    """As the server does it: out of the events, then out of everything else."""
    for row in await matches.held_by(engine, person):
        found = await matches.load(engine, row.id)
        assert found is not None
        game, head = registry.game(row.game), ev.read_header(row.header)
        changed = erasing.events(game, head, found[1], person)
        kept = ev.encode(erasing.header(head, person)).decode()
        await matches.rewrite(engine, row.id, header=kept, summary=row.summary, host=row.host, bodies=changed)
    await people.erase(engine, person)


async def test_what_is_rebuilt_from_the_events_equals_what_was_kept(engine: AsyncEngine) -> None:
    dice = Random(4)
    for number in range(16):
        at = number * 1_000.0
        one, other = dice.sample(PEOPLE, 2)
        if number % 4 == 0:
            await play(
                engine, f"m{number}", header(seat(one), game="bali", rated=False), solitaire(number % 3, at)
            )
        elif number % 4 == 1:
            await play(engine, f"m{number}", header(seat(one), ev.Bot("3")), resigned(dice.randrange(2), at))
        else:
            await play(engine, f"m{number}", header(seat(one), seat(other)), resigned(dice.randrange(2), at))
        if number % 3 == 0:  # not always in the order in which they ended
            await count_all(engine)
    await count_all(engine)
    kept = await everything(engine)
    assert len(kept[0]) > 16
    assert kept[1]
    assert kept[2]
    assert await rebuild(engine, LIBRARY) == 16
    assert await everything(engine) == kept
    await erase(engine, "ben")
    without = await everything(engine)
    assert "ben" not in str(without)
    assert "Ben" not in str(without)
    async with writing(engine) as db:
        await db.execute(update(ratings).values(mean=0.0))
        await db.execute(update(results).values(result="lost", words=""))
    assert await rebuild(engine, LIBRARY) == 16
    assert await everything(engine) == without


PLAYED = st.lists(
    st.tuples(
        st.sampled_from(("rated", "friendly", "bot", "solitaire")),
        st.permutations(PEOPLE),
        st.integers(0, 1),
        st.booleans(),
    ),
    max_size=7,
)


@given(played=PLAYED, erased=st.sampled_from((None, *PEOPLE)))
@settings(max_examples=12, suppress_health_check=[HealthCheck.too_slow])
def test_whatever_was_played_what_is_rebuilt_equals_what_was_kept(
    played: list[tuple[str, list[str], int, bool]], erased: str | None
) -> None:
    async def hold(folder: str) -> None:
        store = open_store(f"sqlite:///{folder}/statistics.sqlite")
        await store.start(lambda _: None, lambda: None)
        try:
            for number, (kind, (one, other, *_), loser, counted) in enumerate(played):
                name, at = f"m{number}", number * 1_000.0
                alone = header(seat(one), game="bali", rated=False)
                two = header(seat(one), ev.Bot("3") if kind == "bot" else seat(other), rated=kind == "rated")
                if kind == "solitaire":
                    await play(store.engine, name, alone, solitaire(number % 3, at))
                else:
                    await play(store.engine, name, two, resigned(loser, at))
                if counted:
                    await count_all(store.engine)
            await count_all(store.engine)
            if erased is not None:
                await erase(store.engine, erased)
            kept = await everything(store.engine)
            assert await rebuild(store.engine, LIBRARY) == len(played)
            assert await everything(store.engine) == kept
        finally:
            await store.close()

    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(hold(folder))


async def test_a_match_is_counted_once_by_whoever_comes_first(engine: AsyncEngine) -> None:
    await play(engine, "m", header(seat("ada"), seat("ben")), resigned(1, 5.0))
    counted = await asyncio.gather(*(count(engine, LIBRARY, "m") for _ in range(5)))
    assert sum(counted) == 1
    known = await statistics.ratings_of(engine, ["ada", "ben"])
    assert known["ada", "yali", "base"].games == 1
    assert known["ada", "yali", "base"].mean > 1200 > known["ben", "yali", "base"].mean
    async with reading(engine) as db:
        assert (await db.execute(select(match_rows.c.counted))).scalar_one() == 1


async def test_a_friendly_game_changes_no_rating_and_is_remembered(engine: AsyncEngine) -> None:
    await play(engine, "m", header(seat("ada"), seat("ben"), rated=False), resigned(1, 5.0))
    await count_all(engine)
    assert await statistics.ratings_of(engine, ["ada"]) == {}
    assert [line.result for line in await statistics.history(engine, "ada", limit=5)] == ["won"]


async def test_history_is_searched_by_word_and_rival(engine: AsyncEngine) -> None:
    await play(engine, "m", header(seat("ada"), seat("ben"), rated=False), resigned(1, 5.0))
    await play(engine, "s", header(seat("ada"), game="bali", rated=False), solitaire(2, 9.0))
    await count_all(engine)
    (line,) = await statistics.history(engine, "ada", game="bali", limit=5)
    word = line.words.split()[0]
    assert [one.match for one in await statistics.history(engine, "ada", words=[word], limit=5)] == ["s"]
    assert [one.match for one in await statistics.history(engine, "ada", rivals=["ben"], limit=5)] == ["m"]
    assert await statistics.history(engine, "ada", words=["%"], limit=5) == []


GAVE_UP: list[ev.Event] = [
    ev.Resigned(0, 3.0),
    ev.Replaced(0, ev.Bot("2"), 3.0),
]


def test_whoever_leaves_a_table_of_several_comes_last() -> None:
    played = walk("bali", "four-en", 0)
    people = tuple(seat(name) for name in PEOPLE)
    moves = [ev.Moved(step.seat, step.move, 4.0 + n) for n, step in enumerate(played.steps)]
    head = header(*people, game="bali")
    judged = judge(played.game, head, [ev.Started(2.0), *GAVE_UP, *moves])
    assert judged is not None
    assert judged.rated
    assert [one.holder for one in judged.standings] == list(people)
    assert judged.standings[0].place == 3
    assert judged.standings[0].result == "lost"
    stayed = [one for one in judged.standings if one.seat]
    outcome = played.game.outcome(played.end)
    assert outcome is not None
    best = max(outcome.scores[1:])
    assert [one.place == 0 for one in stayed] == [outcome.scores[one.seat] == best for one in stayed]


def test_what_counts_nowhere_and_what_cannot_be_rated() -> None:
    yali = registry.game("yali")
    aborted: list[ev.Event] = [ev.Started(1.0), ev.Aborted(2.0)]
    assert judge(yali, header(seat("ada"), seat("ben")), aborted) is None
    assert judge(yali, header(seat("ada"), seat("ben"), practice=True), resigned(0, 1.0)) is None
    assert judge(yali, header(seat("ada"), seat("ben")), [ev.Started(1.0)]) is None
    alone = judge(yali, header(seat("ada"), seat("ada")), resigned(0, 1.0))
    assert alone is not None
    assert not alone.rated
    assert {one.result for one in alone.standings} == {"shared"}
    drawn: list[ev.Event] = [*resigned(0, 1.0)[:2], ev.DrawOffered(0, 3.0), ev.DrawAnswered(1, True, 4.0)]
    level = judge(yali, header(seat("ada"), seat("ben")), drawn)
    assert level is not None
    assert match_of(yali, header(seat("ada"), seat("ben")), drawn).play.outcome == Outcome((), "agreed", ())
    assert {one.result for one in level.standings} == {"drawn"}
    assert (level.at, level.rated) == (4.0, True)
