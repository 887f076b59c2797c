"""What nobody asks for again goes after a while, in small bites; a finished game stays."""

import pytest

from ludotheque.store import moderation, people, retention, sessions
from ludotheque.store.matches import held_by
from ludotheque.tables import moderating as acts
from tests.support.server import Running, visitors

pytestmark = pytest.mark.anyio
DAY = 86_400.0


async def test_each_kind_goes_after_its_time_and_a_finished_game_stays(either: Running) -> None:
    async with visitors(either, "Ada", "Bob", "Cleo", "Dora") as (ada, bob, guest, seated):
        await ada.post("/api/me/claim", passphrase="open sesame")
        waiting = await ada.open("yali", "me", "open", public=True)
        off = await ada.open("yali", "me", "me", public=True)
        await ada.post(f"/api/tables/{off}/abort")
        finished = await bob.open("yali", "me", "me", public=True)
        running = await seated.open("yali", "me", "me")
        async with bob.at(finished) as seat:
            await seat.ask(type="chat", text="good game")
            await seat.ask(type="resign", seat=0)
        listed = (await ada.http.get("/api/tables?list=finished")).json()["tables"]
        assert [table["id"] for table in listed] == [finished], "what was called off is not worth showing"
        house, now = either.services.retention, either.services.now()

        assert await either.do(house.tidy(now)) == {}, "nothing is old yet"
        went = await either.do(house.tidy(now + 8 * DAY))
        assert went == {"tables called off": 1}
        went = await either.do(house.tidy(now + 31 * DAY))
        assert went == {"tables never begun": 1}
        for table in (off, waiting):
            assert (await ada.http.get(f"/api/tables/{table}")).json()["code"] == "no-table"
        went = await either.do(house.tidy(now + 366 * DAY))
        assert went == {"chat": 1, "sessions": 4, "guests": 2}
        engine = either.services.store.engine
        known = [await either.do(people.person(engine, one.id)) for one in (ada, bob, guest, seated)]
        assert [one is not None for one in known] == [True, False, False, True], "who sits somewhere stays"
        assert [row.id for row in await either.do(held_by(engine, bob.id))] == [finished]
        async with visitors(either, "Eve") as (eve,):
            replay = (await eve.http.get(f"/api/tables/{finished}/replay")).json()
            assert replay["table"]["outcome"]["reason"] == "resigned"
            assert replay["table"]["seats"][0]["name"] == "Bob"
            assert (await eve.http.get(f"/api/tables/{running}")).json()["status"] == "running"
            metrics = (await eve.http.get("/metrics")).text
            assert 'ludotheque_thrown_away_total{what="guests"} 2.0' in metrics


async def test_it_is_done_in_bites_beside_play(either: Running) -> None:
    engine, now = either.services.store.engine, either.services.now()
    # younger than what the server itself throws away meanwhile
    async with visitors(either, "Ada") as (ada,):
        for number in range(retention.BITE * 2 + 5):
            await either.do(people.add(engine, f"guest{number}", f"Guest {number}", now - 300 * DAY))
        bites = [len(await either.do(retention.guests(engine, now - 200 * DAY))) for _ in range(4)]
        assert bites == [retention.BITE, retention.BITE, 5, 0]
        assert (await ada.http.get("/api/me")).json()["me"] is not None


async def test_who_was_here_is_written_down_but_not_every_time(either: Running) -> None:
    engine, long_ago = either.services.store.engine, either.services.now() - 7200
    async with visitors(either, "Ada") as (ada,):
        (mine,) = await either.do(sessions.of(engine, ada.id))
        await either.do(sessions.touch(engine, mine, long_ago))
        await ada.http.get("/api/me")
        for _ in range(100):
            found = await either.do(people.person(engine, ada.id))
            assert found is not None
            if found.seen > long_ago:
                break
            await ada.http.get("/api/games")
        (again,) = await either.do(sessions.of(engine, ada.id))
        assert again.seen > long_ago
        assert found is not None
        assert found.seen > long_ago


async def test_reports_that_were_looked_into_go_with_old_chat_and_others_wait(either: Running) -> None:
    engine, now = either.services.store.engine, either.services.now()
    async with visitors(either, "Ada") as (ada,):
        table = await ada.open("yali", "me", "me")
        for text in ("one", "two", "three", "four"):
            said = moderation.Report(now - 400 * DAY, ada.id, "chat", table, "", text)
            await either.do(moderation.report(engine, said))
        for number in (1, 3, 4):
            done = acts.Settle(number)
            await either.do(moderation.apply(engine, done, acts.entry(done, "", now - 300 * DAY)))
        assert await either.do(retention.settled_reports(engine, now - 301 * DAY)) == []
        assert await either.do(retention.settled_reports(engine, now - 200 * DAY)) == ["1", "3"]
        left = await either.do(moderation.open_reports(engine))
        assert [(one.number, one.text) for one in left] == [(2, "two")]
        said = moderation.Report(now, ada.id, "chat", table, "", "five")
        await either.do(moderation.report(engine, said))
        assert [one.number for one in await either.do(moderation.open_reports(engine))] == [2, 5]
