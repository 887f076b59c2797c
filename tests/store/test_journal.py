"""SQLite's journal: what was appended is safe there and found by whoever asks."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludotheque.store import matches, sqlite
from ludotheque.store.append import Append, Conflict
from ludotheque.store.backup import backup, restore
from ludotheque.store.engine import sqlite_url
from ludotheque.store.store import Store, open_store
from tests.store.conftest import events_of
from tests.store.test_store import append, row

pytestmark = pytest.mark.anyio


async def opened(folder: Path) -> Store:
    store = open_store(sqlite_url(folder))
    await store.start(lambda _: None, lambda: None)
    return store


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    one = await opened(tmp_path)
    for match in "mn":
        await matches.create(one.engine, row(match), (), {})
    yield one
    await one.close()


def held(folder: Path) -> tuple[int, int]:
    """How many events are in the journal, how many in their place."""
    with sqlite3.connect(folder / "ludotheque.sqlite") as db:
        found = db.execute("SELECT (SELECT count(*) FROM journal), (SELECT count(*) FROM events)").fetchone()
    db.close()
    return found[0], found[1]


async def test_appends_wait_in_the_journal_until_somebody_reads(store: Store, tmp_path: Path) -> None:
    await store.writer.append(append("m", 0, '"a"', '"b"'))
    await store.writer.append(append("m", 2, '"c"'))
    assert held(tmp_path) == (3, 0)
    loaded = await matches.load(store.engine, "m")
    assert loaded is not None
    assert (loaded[0].version, loaded[0].status, loaded[1]) == (3, "running", ['"a"', '"b"', '"c"'])
    assert held(tmp_path) == (0, 3)


async def test_a_long_journal_is_folded_by_who_appends(
    store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "LONG", 3)
    for number in range(4):
        await store.writer.append(append("m", number, '"x"'))
    assert held(tmp_path) == (1, 3)


async def test_what_a_process_left_behind_is_found_by_the_next(store: Store, tmp_path: Path) -> None:
    await store.writer.append(append("m", 0, '"a"', due=50.0))
    await store.writer.append(append("n", 0, '"a"'))
    assert held(tmp_path) == (1, 1)
    other = await opened(tmp_path)
    assert await matches.claim_due(other.engine, 60.0, 5.0, 10) == ["m"]
    assert await events_of(other.engine, "m", 0) == ['"a"']
    await other.writer.append(append("m", 1, '"b"'))
    await other.close()
    with pytest.raises(Conflict):
        await store.writer.append(append("m", 1, '"late"'))


async def test_a_lists_line_is_as_new_as_the_last_move(store: Store) -> None:
    await store.writer.append(Append("m", 0, ('"a"',), "over", '{"x":1}', 7.0))
    found = await matches.finished(store.engine, "nobody", None, 5)
    assert [(one.id, one.summary, one.changed) for one in found] == [("m", '{"x":1}', 7.0)]


async def test_another_server_at_the_same_file_is_noticed_at_every_table(
    store: Store, tmp_path: Path
) -> None:
    other = await opened(tmp_path)
    for match in "mn":
        await store.writer.append(append(match, 0, '"a"'))
    await other.writer.append(append("m", 1, '"theirs"'))
    await store.writer.append(append("n", 1, '"b"'))
    with pytest.raises(Conflict):
        await store.writer.append(append("m", 1, '"ours"'))
    await store.writer.append(append("m", 2, '"c"'))
    assert await events_of(store.engine, "m", 0) == ['"a"', '"theirs"', '"c"']
    await other.close()


async def test_a_restore_leaves_nothing_of_the_journal_and_a_backup_takes_it_along(
    store: Store, tmp_path: Path, database_url: str
) -> None:
    await store.writer.append(append("m", 0, '"a"'))
    saved = tmp_path / "saved.sqlite"
    await backup(store.engine, saved)
    await store.writer.append(append("m", 1, '"later"'))
    await restore(store.engine, saved, replace=True)
    await store.writer.append(append("m", 1, '"other"'))
    assert await events_of(store.engine, "m", 0) == ['"a"', '"other"']
    elsewhere = open_store(database_url)
    await restore(elsewhere.engine, saved, replace=True)
    assert await events_of(elsewhere.engine, "m", 0) == ['"a"']
    assert await matches.versions(elsewhere.engine, ["m"]) == {"m": 1}
    await elsewhere.engine.dispose()


async def test_a_person_is_erased_from_the_journal_too(store: Store) -> None:
    await store.writer.append(append("m", 0, '"Ada"'))
    await matches.rewrite(store.engine, "m", header="{}", summary="{}", host="", bodies={0: '"?"'})
    assert await events_of(store.engine, "m", 0) == ['"?"']


async def test_a_slow_disk_is_waited_for_elsewhere(
    store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    writer = store.writer.appender
    assert isinstance(writer, sqlite.SqliteAppender)
    await store.writer.append(append("m", 0, '"x"'))
    monkeypatch.setattr(sqlite, "QUICK", -1.0)
    for number in range(1, 1 + sqlite.STRIKES):
        assert not writer.elsewhere
        await store.writer.append(append("m", number, '"x"'))
    for number in range(1 + sqlite.STRIKES, 1 + sqlite.STRIKES + sqlite.AWAY):
        assert writer.elsewhere
        await store.writer.append(append("m", number, '"x"'))
    assert not writer.elsewhere
    assert sum(held(tmp_path)) == 1 + sqlite.STRIKES + sqlite.AWAY


STEPS = st.lists(
    st.tuples(
        st.sampled_from(["first", "second"]),
        st.sampled_from(["m", "n"]),
        st.sampled_from(["append", "append", "append", "stale", "read", "open anew"]),
        st.integers(1, 3),
    ),
    max_size=25,
)


@settings(max_examples=40)
@given(STEPS)
def test_two_servers_and_any_order_of_events_come_to_one_history(
    steps: list[tuple[str, str, str, int]],
) -> None:
    """Whatever they do in turns, a match is what was appended to it with the right version."""

    async def check(folder: Path) -> None:
        stores = {name: await opened(folder) for name in ("first", "second")}
        truth: dict[str, list[str]] = {"m": [], "n": []}
        for match in truth:
            await matches.create(stores["first"].engine, row(match), (), {})
        for at, (name, match, what, many) in enumerate(steps):
            store, known = stores[name], truth[match]
            if what == "read":
                loaded = await matches.load(store.engine, match)
                assert loaded is not None
                assert (loaded[0].version, loaded[1]) == (len(known), known)
            elif what == "open anew":
                await store.close()
                stores[name] = await opened(folder)
            elif what == "stale":
                with pytest.raises(Conflict):
                    await store.writer.append(append(match, len(known) + many, '"x"'))
                if known:
                    with pytest.raises(Conflict):
                        await store.writer.append(append(match, len(known) - 1, '"x"'))
            else:
                events = [f'"{at}.{number}"' for number in range(many)]
                await store.writer.append(append(match, len(known), *events))
                known += events
        for store in stores.values():
            for match, known in truth.items():
                assert await events_of(store.engine, match, 0) == known
                assert await matches.versions(store.engine, [match]) == {match: len(known)}
            await store.close()

    with TemporaryDirectory() as folder:
        asyncio.run(check(Path(folder)))
