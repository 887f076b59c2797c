"""One body of tests over SQLite and PostgreSQL."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from sqlalchemy import event, text

from ludotheque.game import Refusal
from ludotheque.store import chat, matches, people
from ludotheque.store.append import Append, Conflict
from ludotheque.store.engine import reading, writing
from ludotheque.store.front import front
from ludotheque.store.store import Store, open_store
from ludotheque.tables.messages import Status
from tests.store.conftest import events_of

pytestmark = pytest.mark.anyio


@pytest.fixture
async def store(database_url: str) -> AsyncIterator[Store]:
    opened = open_store(database_url)
    await opened.start(lambda _: None, lambda: None)
    yield opened
    await opened.close()


def row(
    match: str, *, version: int = 0, status: Status = "open", public: bool = True, changed: float = 1.0
) -> matches.Row:
    return matches.Row(match, "yali", "{}", version, status, public, True, "host", "{}", 1.0, changed)


def append(match: str, expected: int, *events: str, due: float | None = None) -> Append:
    return Append(match, expected, events, "running", "{}", 2.0, due)


async def test_events_come_back_in_the_order_they_were_appended(store: Store) -> None:
    await matches.create(store.engine, row("m", version=1), ('"first"',), {0: "ada"})
    assert (await matches.load(store.engine, "m")) == (row("m", version=1), ['"first"'])
    await store.writer.append(append("m", 1, '"a"', '"b"'))
    loaded = await matches.load(store.engine, "m")
    assert loaded is not None
    assert loaded[0].version == 3
    assert loaded[1] == ['"first"', '"a"', '"b"']
    assert await events_of(store.engine, "m", 2) == ['"b"']


async def test_an_append_that_expects_another_version_is_a_conflict_and_stores_nothing(store: Store) -> None:
    await matches.create(store.engine, row("m"), (), {})
    await store.writer.append(append("m", 0, '"a"'))
    with pytest.raises(Conflict):
        await store.writer.append(append("m", 0, '"b"'))
    with pytest.raises(Conflict):
        await store.writer.append(append("nowhere", 0, '"b"'))
    assert await events_of(store.engine, "m", 0) == ['"a"']


async def test_a_conflict_harms_no_other_append_of_its_group(store: Store) -> None:
    for match in "abcdefgh":
        await matches.create(store.engine, row(match), (), {})
    asked = [store.writer.append(append(match, 5 if match in "bd" else 0, '"x"')) for match in "abcdefgh"]
    answers = await asyncio.gather(*asked, return_exceptions=True)
    assert [isinstance(answer, Conflict) for answer in answers] == [match in "bd" for match in "abcdefgh"]
    assert await matches.versions(store.engine, list("abcd")) == {"a": 1, "b": 0, "c": 1, "d": 0}


async def test_of_two_stores_racing_for_a_version_one_wins(store: Store, database_url: str) -> None:
    other = open_store(database_url)
    await other.start(lambda _: None, lambda: None)
    await matches.create(store.engine, row("m"), (), {})
    for version in range(20):
        answers = await asyncio.gather(
            store.writer.append(append("m", version, '"one"')),
            other.writer.append(append("m", version, '"two"')),
            return_exceptions=True,
        )
        assert sorted(type(answer).__name__ for answer in answers) == ["Conflict", "NoneType"]
    assert len(await events_of(store.engine, "m", 0)) == 20
    await other.close()


async def test_groups_that_touch_the_same_matches_in_any_order_all_end(
    store: Store, database_url: str
) -> None:
    other = open_store(database_url)
    await other.start(lambda _: None, lambda: None)
    names = [f"m{n}" for n in range(30)]
    for name in names:
        await matches.create(store.engine, row(name), (), {})

    async def push(at: Store, order: list[str]) -> int:
        done = await asyncio.gather(
            *(at.writer.append(append(name, 0, '"x"')) for name in order), return_exceptions=True
        )
        assert all(answer is None or isinstance(answer, Conflict) for answer in done)
        return sum(answer is None for answer in done)

    won = await asyncio.gather(push(store, names), push(other, names[::-1]))
    assert sum(won) == 30
    await other.close()


async def test_due_work_is_claimed_once_and_again_when_the_lease_is_over(store: Store) -> None:
    await matches.create(store.engine, row("m"), (), {})
    await store.writer.append(append("m", 0, '"a"', due=100.0))
    assert await matches.claim_due(store.engine, 99.0, 5.0, 10) == []
    assert await matches.claim_due(store.engine, 100.0, 5.0, 10) == ["m"]
    assert await matches.claim_due(store.engine, 104.0, 5.0, 10) == []
    assert await matches.claim_due(store.engine, 105.0, 5.0, 10) == ["m"]
    await store.writer.append(append("m", 1, '"b"'))
    assert await matches.claim_due(store.engine, 1000.0, 5.0, 10) == []


async def test_lists_show_what_they_promise_page_by_page(store: Store) -> None:
    for n in range(5):
        await matches.create(store.engine, row(f"open{n}", changed=float(n)), (), {0: "ada"})
    await matches.create(store.engine, row("hidden", public=False), (), {0: "ada"})
    await matches.create(store.engine, row("over", status="over"), (), {0: "ada"})
    await matches.create(store.engine, row("secret", status="over", public=False), (), {0: "bob"})
    first = await matches.open_tables(store.engine, None, 3)
    assert [found.id for found in first] == ["open4", "open3", "open2"]
    rest = await matches.open_tables(store.engine, (first[-1].changed, first[-1].id), 3)
    assert [found.id for found in rest] == ["open1", "open0"]
    assert {found.id for found in await matches.mine(store.engine, "ada", None, 50)} == {
        "hidden", "open0", "open1", "open2", "open3", "open4",
    }  # fmt: skip
    assert [found.id for found in await matches.finished(store.engine, "ada", None, 50)] == ["over"]
    assert {found.id for found in await matches.finished(store.engine, "bob", None, 50)} == {"over", "secret"}


async def test_the_first_screen_is_read_in_one_go_and_says_what_the_lists_say(store: Store) -> None:
    """Also of what was appended a moment ago."""
    engine = store.engine
    await matches.create(engine, row("here"), (), {0: "ada"})
    await matches.create(engine, row("won", status="over", public=False), (), {0: "ada"})
    await matches.create(engine, row("seen", status="over"), (), {0: "bob"})
    await store.writer.append(append("here", 0, '"a"'))
    told = await front(store, "ada", "2026-11-18", 30)
    assert [one.status for one in told.mine] == ["running"]
    assert told.mine == await matches.mine(engine, "ada", None, 30)
    assert told.open == await matches.open_tables(engine, None, 30)
    assert told.finished == await matches.finished(engine, "ada", None, 30)
    assert {one.id for one in told.finished} == {"won", "seen"}
    strangers = await front(store, "", "2026-11-18", 30)
    assert ([one.id for one in strangers.finished], strangers.mine) == (["seen"], [])
    assert len((await front(store, "ada", "2026-11-18", 1)).finished) == 1


async def test_a_claimed_name_is_taken_whatever_its_case(store: Store) -> None:
    await people.add(store.engine, "1", "Ada", 1.0)
    await people.add(store.engine, "2", "ada", 1.0)
    await people.claim(store.engine, "1", "Ada", "hash")
    with pytest.raises(Refusal) as taken:
        await people.add(store.engine, "3", "ADA", 1.0)
    assert taken.value.code == "name-taken"
    with pytest.raises(Refusal):
        await people.claim(store.engine, "2", "ada", "hash")
    with pytest.raises(Refusal):
        await people.rename(store.engine, "2", "aDa")
    found = await people.claimed(store.engine, "ADA")
    assert found is not None
    assert found.id == "1"


async def test_a_link_works_once_and_only_in_time(store: Store) -> None:
    await people.add(store.engine, "1", "Ada", 1.0)
    await people.add_link(store.engine, "1", "token", 1.0, 10.0, proves=True)
    assert await people.use_link(store.engine, "wrong", 5.0) is None
    assert await people.use_link(store.engine, "token", 5.0) == ("1", True)
    assert await people.use_link(store.engine, "token", 5.0) is None
    await people.add_link(store.engine, "1", "late", 1.0, 10.0, proves=False)
    assert await people.use_link(store.engine, "late", 11.0) is None


async def test_chat_is_numbered_without_gaps_also_when_all_speak_at_once(store: Store) -> None:
    await matches.create(store.engine, row("m"), (), {})
    lines = [chat.Line(0, float(n), "1", "Ada", None, f"line {n}") for n in range(10)]
    await asyncio.gather(*(chat.say(store.engine, "m", line) for line in lines))
    kept = await chat.lines(store.engine, "m")
    assert [line.number for line in kept] == list(range(10))
    assert [line.number for line in await chat.lines(store.engine, "m", since=7)] == [7, 8, 9]


async def test_erasing_a_person_leaves_nothing_of_him(store: Store) -> None:
    await people.add(store.engine, "1", "Ada", 1.0)
    await matches.create(store.engine, row("m"), (), {0: "1"})
    await chat.say(store.engine, "m", chat.Line(0, 1.0, "1", "Ada", 0, "hello"))
    await people.mute(store.engine, "1", "2", muted=True)
    await people.add_link(store.engine, "1", "token", 1.0, 10.0, proves=True)
    await people.erase(store.engine, "1")
    async with reading(store.engine) as db:
        for table, column in (("people", "id"), ("seats", "person"), ("chat", "person"), ("mutes", "person")):
            left = await db.execute(text(f"SELECT count(*) FROM {table} WHERE {column} = '1'"))
            assert left.scalar_one() == 0
    assert await people.use_link(store.engine, "token", 5.0) is None


async def test_a_database_of_a_newer_program_is_refused(store: Store, database_url: str) -> None:
    async with writing(store.engine) as db:
        await db.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    older = open_store(database_url)
    with pytest.raises(Refusal) as refused:
        await older.start(lambda _: None, lambda: None)
    assert refused.value.code == "schema-newer"
    assert refused.value.params["found"] == "9999"
    await older.engine.dispose()


async def test_the_migrations_make_exactly_the_schema_the_code_uses(store: Store) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.runtime.migration import MigrationContext

    from ludotheque.store.schema import metadata

    async with reading(store.engine) as db:
        found = await db.run_sync(lambda c: compare_metadata(MigrationContext.configure(c), metadata))
    assert found == []


async def test_a_database_of_the_first_schema_keeps_its_matches(database_url: str) -> None:
    from alembic import command
    from alembic.config import Config
    from sqlalchemy import Connection

    import ludotheque.store as package

    def first(connection: Connection) -> None:
        config = Config()
        config.set_main_option("script_location", str(Path(package.__file__).parent / "migrations"))
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")

    old = open_store(database_url)
    async with writing(old.engine) as db:
        await db.run_sync(first)
        written = {name: getattr(row("m", version=1), name) for name in matches.Row.__struct_fields__[:11]}
        names = ", ".join(f":{name}" for name in written)
        columns = ", ".join((*written, "due", "lease"))
        await db.execute(text(f"INSERT INTO matches ({columns}) VALUES ({names}, NULL, 0)"), written)
        await db.execute(text("INSERT INTO events VALUES ('m', 0, '\"first\"')"))
    await old.engine.dispose()
    new = open_store(database_url)
    await new.start(lambda _: None, lambda: None)
    loaded = await matches.load(new.engine, "m")
    assert loaded is not None
    assert len(loaded[0].code) == 4, "it lives, so it is given a code"
    assert loaded == (replace(row("m", version=1), code=loaded[0].code), ['"first"'])
    assert [found.id for found in await matches.open_tables(new.engine, None, 5)] == ["m"]
    await new.close()


async def test_who_stood_up_before_the_migration_is_found_in_the_events(database_url: str) -> None:
    """Ada opened the table and stays, Bob sat down and went, Cleo opened it and resigned."""
    opened = open_store(database_url)
    await opened.start(lambda _: None, lambda: None)
    seats = ",".join(f'{{"type":"person","id":"{who}","name":"x"}}' for who in ("ada", "cleo"))
    joined = '{"type":"joined","seat":1,"person":{"type":"person","id":"bob","name":"Bob"},"at":1.0}'
    kept = replace(row("m", version=1), header=f'{{"seats":[{seats},{{"type":"open"}}]}}')
    await matches.create(opened.engine, kept, (joined,), {0: "ada"})
    async with writing(opened.engine) as db:
        await db.execute(text("DROP TABLE past_seats"))
        await db.execute(text("UPDATE alembic_version SET version_num = '0019'"))
    await opened.close()
    new = open_store(database_url)
    await new.start(lambda _: None, lambda: None)
    async with reading(new.engine) as db:
        found = (await db.execute(text("SELECT match, person FROM past_seats ORDER BY person"))).all()
    assert [tuple(one) for one in found] == [("m", "bob"), ("m", "cleo")]
    assert [one.id for one in await matches.held_by(new.engine, "bob")] == ["m"]
    await new.close()


async def test_a_code_belongs_to_one_living_table_and_is_free_again_afterwards(store: Store) -> None:
    coded = replace(row("m", changed=5.0), code="CDFH")
    await matches.create(store.engine, coded, (), {})
    with pytest.raises(matches.CodeTaken):
        await matches.create(store.engine, replace(coded, id="n"), (), {})
    assert await matches.load(store.engine, "n") is None
    found = await matches.by_code(store.engine, "CDFH")
    assert found is not None
    assert found.id == "m"
    await store.writer.append(replace(append("m", 0, '"end"'), status="over"))
    over = await matches.by_code(store.engine, "CDFH")
    assert over is not None
    assert over.status == "over"
    await matches.create(store.engine, replace(coded, id="n"), (), {})
    again = await matches.by_code(store.engine, "CDFH")
    assert again is not None
    assert again.id == "n"
    assert await matches.by_code(store.engine, "XXXX") is None


async def test_tables_without_a_code_do_not_disturb_each_other(store: Store) -> None:
    await matches.create(store.engine, row("a"), (), {})
    await matches.create(store.engine, row("b"), (), {})


async def test_two_may_look_at_once_whether_something_can_be_written(store: Store, database_url: str) -> None:
    other = open_store(database_url)
    await asyncio.gather(*(one.check() for one in (store, other) for _ in range(5)))
    await other.close()


async def test_whoever_was_broken_off_and_not_waited_for_leaves_no_connection_open(database_url: str) -> None:
    opened, seen = open_store(database_url), [0, 0]
    event.listen(opened.engine.sync_engine, "connect", lambda *_: seen.__setitem__(0, seen[0] + 1))
    for kind in ("close", "close_detached"):
        event.listen(opened.engine.sync_engine, kind, lambda *_: seen.__setitem__(1, seen[1] + 1))
    await opened.start(lambda _: None, lambda: None)
    lent = asyncio.Event()

    async def read() -> None:
        async with reading(opened.engine) as db:
            await db.execute(text("SELECT 1"))
            lent.set()
            await asyncio.sleep(60)

    reader = asyncio.create_task(read())
    await lent.wait()
    reader.cancel()
    await opened.close()
    assert seen[0] == seen[1] > 0
    assert reader.cancelled()
