"""Questions that cost time: in pages, worked out once, beside the loop, and paid by whoever asks."""

import asyncio
import gc
import sys
import threading
from functools import partial
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from ludotheque.game import Seat
from ludotheque.games.bali.kernel import builds
from ludotheque.lexicon.kernel import _in_order, _spell
from ludotheque.matches import commands
from ludotheque.server.http import lobby, people
from ludotheque.server.process import metering
from ludotheque.server.process.limits import Buckets
from ludotheque.server.process.questions import AT_ONE_ADDRESS, BURST, Asker
from ludotheque.server.process.tuning import put_the_loop_first
from ludotheque.store import matches
from ludotheque.tables import telling
from ludotheque.tables.deciding import Events
from ludotheque.tables.table import Table
from tests.support.server import Running, Visitor, make_settings, running, visitors

pytestmark = pytest.mark.anyio


def _make(seat: Seat, move: Any, table: Table, now: float) -> Events:
    return commands.move(table.match, seat, move, now)


async def test_a_dear_question_is_worked_out_once_for_each_position_and_costs_its_asker(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    worked_out = []

    def listing(play: Any, seat: int, start: int, most: int) -> Any:
        worked_out.append(seat)
        return real(play, seat, start, most)

    real = telling.listing
    monkeypatch.setattr(telling, "listing", listing)
    async with visitors(server, "Ada", "Bob") as (ada, bob):
        table = await ada.open("yali", "me", "open")
        await bob.post(f"/api/tables/{table}/join")
        async with ada.at(table) as one, ada.at(table) as two, bob.at(table) as other:
            turn = one.live["acting"][0]
            asker, again = ((one, two), (other, other))[turn]
            told = [await seat.ask(type="legal", seat=turn) for seat in (asker, again, asker)]
            assert [move["text"] for move in told[0]["moves"]] == [
                move["text"] for move in asker.live["seen"]["legal"]
            ]
            assert {answer["version"] for answer in told} == {asker.live["version"]}
            assert told[0]["complete"]
            assert worked_out == [turn]
            server.services.questions.charge(Asker((ada, bob)[turn].id, ""), 100.0)
            assert (await asker.ask(type="legal", seat=turn, start=1))["code"] == "too-fast"
            assert (await asker.ask(type="preview", seat=turn, moves=[]))["code"] == "too-fast"
            bystander = (other, one)[turn]
            assert (await bystander.ask(type="legal", seat=1 - turn))["moves"] == []
            assert (await asker.move(turn))["type"] == "accepted"


async def test_pages_are_kept_and_other_cuts_are_not(server: Running) -> None:
    """However many cuts of one list are asked for, memory holds one list."""
    async with visitors(server, "Ada") as (ada,):
        table = await ada.open("yali", "me", "me")
        async with ada.at(table) as seat:
            turn = seat.live["acting"][0]
            for start in (0, 1, 2, 200, 100_000):
                await seat.ask(type="legal", seat=turn, start=start)
        assert set(server.services.live.tables[table].table.listed[1]) == {(turn, 0), (turn, 200)}


async def test_legal_moves_come_in_pages_and_none_is_larger_than_a_message_may_be(tmp_path: Path) -> None:
    with running(make_settings("", tmp_path, library="ludotheque.registry")) as house:
        async with visitors(house, "Ada") as (ada,):
            live, dice = house.services.live, Random(0)
            live.rng = dice  # type: ignore[assignment]
            table = await ada.open("bali", "me", "me")
            turn, every = 0, list[Any]()
            while len(every) <= 1_000:
                if every:
                    await house.do(live.change(table, partial(_make, turn, dice.choice(every))))
                play = live.tables[table].table.match.play
                turn = play.acting[0]
                every = list(islice(play.game.legal_moves(play.state, turn), 5_000))
            async with ada.at(table, legal=False, seat=turn) as seat:
                told: list[Any] = []
                while True:
                    page = await seat.ask(type="legal", seat=turn, start=len(told))
                    assert page["start"] == len(told)
                    assert len(msgspec.json.encode(page)) < 64 << 10
                    told += page["moves"]
                    if page["complete"]:
                        break
                assert [one["move"] for one in told] == msgspec.json.decode(msgspec.json.encode(every))
                late = await seat.ask(type="legal", seat=turn, start=5_000)
                assert (late["moves"], late["complete"]) == ([], False)


async def test_what_takes_long_is_worked_out_beside_the_loop_and_counted_in_processor_time(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A move next door is told while somebody's preview is still being worked out."""
    begun, go_on = threading.Event(), threading.Event()

    def foreseen(*_: Any) -> list[Any]:
        begun.set()
        assert go_on.wait(20)
        return []

    monkeypatch.setattr(telling, "foreseen", foreseen)
    async with visitors(server, "Ada", "Bob") as (ada, bob):
        table, other = await ada.open("yali", "me", "me"), await bob.open("yali", "me", "me")
        async with ada.at(table) as asks, bob.at(other) as plays:
            await asks.say(type="preview", seat=0, moves=[], ref="long")
            assert await asyncio.to_thread(begun.wait, 20)
            turn = plays.live["acting"][0]
            await plays.ask(type="hand", seat=turn)
            assert (await plays.move(turn))["type"] == "accepted"
            go_on.set()
            assert (await asks.until("previewed", ref="long"))["moves"] == []


async def test_who_has_used_up_his_share_is_refused_hellos_replays_and_texts_and_others_are_not(
    server: Running,
) -> None:
    async with visitors(server, "Ada", "Bob", "") as (ada, bob, stranger):
        table = await ada.open("yali", "me", "me")
        paths = (f"/api/tables/{table}/replay", f"/api/tables/{table}/text")
        server.services.questions.charge(Asker(ada.id, ""), 0.0)
        for visitor in (ada, bob, stranger):
            for path in paths:
                assert (await visitor.http.get(path)).status_code == 200
        server.services.questions.charge(Asker(ada.id, ""), 1000.0)
        for path in paths:
            answer = await ada.http.get(path)
            assert (answer.status_code, answer.json()["code"]) == (429, "too-fast")
            assert (await bob.http.get(path)).status_code == 200
            assert (await stranger.http.get(path)).status_code == 200
        async with ada.at(table) as late:
            assert late.heard[0]["code"] == "too-fast"
        async with bob.at(table) as welcome:
            assert welcome.live["status"] == "running"


async def test_what_is_tried_in_lessons_is_paid_like_any_other_question(server: Running) -> None:
    """Nobody needs a name for that: then it is his address that pays."""
    questions = server.services.questions
    path, step = "/api/lessons/yali", {"lang": "en", "step": "no such step"}
    async with visitors(server, "Ada") as (ada,):
        stranger = Visitor(server, "10.1.0.1")
        for who, asker in ((ada, Asker(ada.id, "")), (stranger, Asker("", "10.1.0.1"))):
            known = await who.http.post(path, json=step)
            assert (known.status_code, known.json()["code"]) == (404, "no-lesson")
            step_of_his = {"lang": "en", "step": server.services.library.course("yali", "en")[0].id}
            assert (await who.http.post(path, json=step_of_his)).status_code == 200
            questions.charge(asker, 1000.0)
            spent = await who.http.post(path, json=step_of_his)
            assert (spent.status_code, spent.json()["code"]) == (429, "too-fast")
        await stranger.http.aclose()


async def test_who_comes_as_many_guests_has_no_more_than_his_address_may_have(server: Running) -> None:
    questions = server.services.questions
    async with visitors(server, "Ada") as (ada,):
        table = await ada.open("yali", "me", "me")
        path = f"/api/tables/{table}/replay"
        for guest in range(AT_ONE_ADDRESS + 2):
            eve = await Visitor(server, "10.1.0.2").come_in(f"Eve {guest}")
            answer = await eve.http.get(path)
            assert answer.status_code == (200 if guest <= AT_ONE_ADDRESS else 429), guest
            questions.charge(Asker(eve.id, "10.1.0.2"), BURST)
            await eve.http.aclose()
        elsewhere = await Visitor(server, "10.1.0.3").come_in("Bob")
        assert (await elsewhere.http.get(path)).status_code == 200
        await elsewhere.http.aclose()


async def test_a_request_that_keeps_the_loop_long_counts_as_several(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Lists and all the rest: by address, and in processor time."""
    spent = [0.0]

    async def long(*_: Any) -> list[Any]:
        spent[0] += 1000.0
        return []

    monkeypatch.setattr(metering, "thread_time", lambda: spent[0])
    monkeypatch.setattr(matches, "open_tables", long)
    with running(make_settings("", tmp_path, requests_per_second=10.0)) as server:
        greedy, modest = Visitor(server, "10.1.0.4"), Visitor(server, "10.1.0.5")
        dear = [(await greedy.http.get("/api/tables?list=open")).status_code for _ in range(2)]
        assert dear == [200, 429]
        assert (await greedy.http.get("/api/me")).status_code == 429
        cheap = [(await modest.http.get("/api/me")).status_code for _ in range(20)]
        assert set(cheap) == {200}
        for one in (greedy, modest):
            await one.http.aclose()


async def test_only_its_own_steps_are_counted_and_whatever_happens_passes_through(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    spent, told = [0], list[float]()
    monkeypatch.setattr(metering, "thread_time", lambda: spent[0])
    begun, go_on = asyncio.Event(), asyncio.Event()

    async def work(error: type[Exception] | None = None) -> None:
        spent[0] += 2
        begun.set()
        await go_on.wait()
        spent[0] += 3
        if error is not None:
            raise error

    async def all_of(error: type[Exception] | None = None) -> None:
        await metering.metered(work(error), lambda: None, told.append)

    for error in (None, ValueError):
        begun.clear()
        go_on.clear()
        task = asyncio.create_task(all_of(error))
        await begun.wait()
        spent[0] += 100  # somebody else's
        go_on.set()
        assert (await asyncio.gather(task, return_exceptions=True))[0].__class__ is (error or type(None))
    begun.clear()
    go_on.clear()
    task = asyncio.create_task(all_of())
    await begun.wait()
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert told == [5, 5, 2]


async def test_what_a_word_means_is_paid_too(server: Running) -> None:
    async with visitors(server, "Ada") as (ada,):
        assert (await ada.http.get("/api/words/en/house")).status_code == 200
        server.services.questions.charge(Asker(ada.id, ""), 100.0)
        assert (await ada.http.get("/api/words/en/house")).json()["code"] == "too-fast"


async def test_a_rematch_is_a_table_like_others_for_what_one_may_have(tmp_path: Path) -> None:
    with running(make_settings("", tmp_path, max_tables_per_person=2)) as house:
        async with visitors(house, "Ada") as (ada,):
            over = [await ada.open("yali", "me", "me") for _ in range(2)]
            for table in over:
                async with ada.at(table) as seat:
                    await seat.ask(type="resign", seat=0)
            for _ in range(2):
                await ada.open("yali", "me", "me")
            async with ada.at(over[0]) as seat:
                assert (await seat.ask(type="rematch"))["code"] == "too-many-tables"
                assert seat.live["rematch_wanted"] == []


async def test_a_flood_of_newcomers_is_held_up_and_who_is_known_is_not(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server.services, "newcomers", Buckets(0.0, 1))
    async with visitors(server, "Ada", "") as (ada, other):
        refused = await other.post("/api/me", name="Bob")
        assert (refused.status_code, refused.json()["code"]) == (429, "too-fast")
        assert (await ada.post("/api/me", name="Ada L.")).status_code == 200


async def test_an_export_of_years_of_games_lets_others_come_in_between(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(people, "BREATH", 1)
    turns = list[str]()

    def info(*_: Any) -> Any:
        asyncio.get_running_loop().call_soon(turns.append, "another")
        turns.append("told")
        return real(*_)

    real = lobby.info_of_row
    monkeypatch.setattr(people, "info_of_row", info)
    async with visitors(server, "Ada") as (ada,):
        for _ in range(3):
            await ada.open("yali", "me", "me")
        assert len((await ada.http.get("/api/me/export")).json()["tables"]) == 3
    assert turns[:4] == ["told", "another"] * 2


async def test_the_loop_of_a_server_gets_the_interpreter_back_soon() -> None:
    usual, thresholds = sys.getswitchinterval(), gc.get_threshold()
    try:
        put_the_loop_first()
        assert sys.getswitchinterval() < usual / 10
    finally:
        sys.setswitchinterval(usual)
        gc.set_threshold(*thresholds)
        gc.unfreeze()


async def test_lists_of_tables_tell_of_own_lists_of_words_by_their_titles_alone(tmp_path: Path) -> None:
    """Thirty tables with all the words they may have would be two megabytes for everybody's first screen."""
    theme = {"title": "Our street", "words": ["lamp", "hedge"]}
    with running(make_settings("", tmp_path, library="ludotheque.registry")) as house:
        async with visitors(house, "Ada", "") as (ada, somebody):
            table = await ada.open("wordjam", "me", *["open"] * 4, options={"themes": [theme]}, public=True)
            for path, place in (("/api/tables?list=open", "tables"), ("/api/home?games=false", "open")):
                for _ in range(2):  # as it is in memory, and as the store knows it
                    told = (await somebody.http.get(path)).json()[place]
                    told = told if place == "tables" else told["tables"]
                    assert [one["options"]["themes"] for one in told] == [[{**theme, "words": []}]]
                    house.call(partial(house.services.live.forget, table))
            whole = (await ada.http.get(f"/api/tables/{table}")).json()
            assert whole["options"]["themes"] == [theme]
            twice = {"left_out": ["sports"] * 100}
            refused = await ada.post("/api/tables", game="wordjam", options=twice, seats=[{"type": "me"}] * 5)
            assert refused.status_code in {400, 422}


def test_compiled_searches_do_not_hold_the_interpreter_at_all() -> None:
    for kernel in (builds, _spell, _in_order):
        assert kernel.targetoptions["nogil"]
