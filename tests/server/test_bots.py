"""Bots that are slow, broken, greedy or killed harm nobody; hints come to the socket that asked."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
import uvloop
from msgspec import Raw

from ludotheque.server.process.limits import Bucket
from ludotheque.server.thinking import runner as bot_runner
from ludotheque.server.thinking.runner import BotFailed, BotRunner
from ludotheque.server.thinking.turns import Place, Turns
from ludotheque.server.thinking.worker import Request
from ludotheque.texts import texts
from tests.support.server import Running, make_settings, running, visitors

english = texts("en")

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def shelf(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """The games people play, and patience for machines with other things to do."""
    folder: Path = tmp_path_factory.mktemp("shelf")
    with running(make_settings("", folder, library="ludotheque.registry", bot_seconds=20.0)) as started:
        yield started


@pytest.fixture
async def runner() -> AsyncIterator[BotRunner]:
    made = BotRunner("tests.support.library", 1, 0.5, 512)
    yield made
    await made.close()


def request(level: str = "first", heap: int = 6) -> Request:
    view = {
        "heap": heap,
        "tiles": [1, None],
        "shown": [False, False],
        "guessed": [False, False],
        "turn": 0,
        "last_player": None,
        "over": False,
    }
    return Request(
        game="pebbles", level=level, options={"heap": 6, "seconds": 30.0}, players=2, seat=0, view=view,
        witnessed=(), seed=1, elapsed=0.0,
    )  # fmt: skip


@pytest.mark.parametrize(
    ("level", "why"), [("endless", "time"), ("slow", "time"), ("broken", "wrong"), ("greedy", "memory")]
)
async def test_a_bot_that_fails_is_named_and_the_next_question_is_answered(
    runner: BotRunner, level: str, why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_runner, "COLD", 1)
    monkeypatch.setattr(bot_runner, "WALL", 1 if level == "slow" else 200)
    with pytest.raises(BotFailed) as failed:
        await runner.ask(request(level))
    assert failed.value.why == why
    monkeypatch.setattr(bot_runner, "WALL", 200)
    assert (await runner.ask(request())).move == Raw(b'{"type":"Take","pebbles":1}')


async def test_time_that_others_take_is_not_the_bots(runner: BotRunner) -> None:
    """A stopped process is what a machine that is busy elsewhere looks like from here."""
    assert (await runner.ask(request())).move is not None
    worker = runner._all[0]._process
    assert worker is not None
    os.kill(worker.pid, signal.SIGSTOP)
    asked = asyncio.create_task(runner.ask(request()))
    await asyncio.sleep(1.0)
    assert not asked.done(), "twice the limit is over"
    os.kill(worker.pid, signal.SIGCONT)
    assert (await asked).move is not None
    assert runner._all[0]._process is worker


async def test_a_bot_whose_process_was_killed_is_asked_again(runner: BotRunner) -> None:
    assert (await runner.ask(request())).move is not None
    worker = runner._all[0]._process
    assert worker is not None
    os.kill(worker.pid, signal.SIGSTOP)
    asked = asyncio.create_task(runner.ask(request()))
    await asyncio.sleep(0.1)
    os.kill(worker.pid, signal.SIGKILL)
    assert (await asked).move is not None


async def test_processes_that_load_ahead_answer_whoever_asks_meanwhile_and_afterwards(
    runner: BotRunner,
) -> None:
    loading = asyncio.create_task(runner.load(("pebbles", "no such game", "pebbles")))
    assert (await runner.ask(request())).move == Raw(b'{"type":"Take","pebbles":1}')
    await loading
    worker = runner._all[0]._process
    assert worker is not None, "a game that cannot be loaded ends nothing"
    assert (await runner.ask(request())).move == Raw(b'{"type":"Take","pebbles":1}')
    assert runner._all[0]._process is worker


async def test_a_server_that_closes_while_processes_load_leaves_none_behind(runner: BotRunner) -> None:
    await runner.ask(request())
    worker = runner._all[0]._process
    assert worker is not None
    os.kill(worker.pid, signal.SIGSTOP)
    loading = asyncio.create_task(runner.load(("pebbles",)))
    await asyncio.sleep(0.1)
    loading.cancel()
    await asyncio.gather(loading, return_exceptions=True)
    assert worker.returncode is not None


async def test_no_table_waits_for_a_bot_that_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_runner, "COLD", 1)
    made = make_settings("", tmp_path, bot_seconds=1.0)
    with running(made) as server:
        async with visitors(server, "Ada") as (ada,):
            for level in ("endless", "broken"):
                table = await ada.open("pebbles", "me", level, options={"heap": 6, "seconds": 30.0})
                async with ada.at(table) as seat:
                    await seat.move(0, {"type": "Take", "pebbles": 1})
                    while len([move for move in seat.moves if move["seat"] == 1]) < 1:
                        await seat.hear()
            said = (await ada.http.get("/metrics")).text
            assert 'ludotheque_bot_failures_total{game="pebbles",why="time"}' in said
            assert 'ludotheque_bot_failures_total{game="pebbles",why="wrong"}' in said


async def test_a_bot_that_waits_for_its_turn_says_so_and_plays(tmp_path: Path) -> None:
    with running(make_settings("", tmp_path)) as server:
        bots, others = server.services.bots, list[Any]()
        async with visitors(server, "Ada") as (ada,):
            server.call(lambda: others.append(bots._free.pop()))  # somebody else's bot thinks
            table = await ada.open("pebbles", "me", "first", options={"heap": 6, "seconds": 30.0})
            async with ada.at(table) as seat:
                await seat.move(0, {"type": "Take", "pebbles": 1})
                await seat.until("presence", waiting=[1])
                server.call(lambda: bots._release(others.pop()))
                await seat.until_live(acting=[0])
                assert [move["seat"] for move in seat.moves][-2:] == [0, 1]
            async with ada.at(table) as again:
                await again.until("presence", waiting=[])


async def test_where_every_bot_is_broken_the_table_is_told_and_no_move_is_drawn_by_lot(
    tmp_path: Path,
) -> None:
    with running(make_settings("", tmp_path, library="tests.support.broken")) as server:
        async with visitors(server, "Ada") as (ada,):
            table = await ada.open("pebbles", "me", "high", options={"heap": 6, "seconds": 30.0})
            async with ada.at(table) as seat:
                await seat.move(0, {"type": "Take", "pebbles": 1})
                await seat.until("presence", stuck=[1])
                assert [move["seat"] for move in seat.moves if move["seat"] == 1] == []
            said = (await ada.http.get("/metrics")).text
            assert 'ludotheque_bot_failures_total{game="pebbles",why="wrong"} 4.0' in said, (
                "each level, twice"
            )


async def test_nobody_gets_more_turns_by_asking_more(runner: BotRunner) -> None:
    """A hundred tables of one person, of which nobody waits for any, and one question of somebody else."""
    answered: list[str] = []

    async def ask(place: Place) -> None:
        await runner.ask(request(), place)
        answered.append(place.person)

    crowd = [asyncio.create_task(ask(Place(2, "greedy", str(n)))) for n in range(100)]
    await asyncio.sleep(0)
    other = asyncio.create_task(ask(Place(2, "other", "t")))
    await asyncio.sleep(0)
    player = asyncio.create_task(ask(Place(0, "player", "t")))
    await asyncio.gather(other, player)
    assert answered.index("player") <= 1
    assert answered.index("other") <= 3
    await asyncio.gather(*crowd)


async def test_who_gives_up_waiting_leaves_his_place_to_the_next(runner: BotRunner) -> None:
    asked = [asyncio.create_task(runner.ask(request(), Place(0, str(n), "t"))) for n in range(5)]
    await asyncio.sleep(0)
    for impatient in asked[1:4]:
        impatient.cancel()
    await asyncio.gather(*asked, return_exceptions=True)
    assert (await asked[4]).move == Raw(b'{"type":"Take","pebbles":1}')
    assert (await runner.ask(request())).move == Raw(b'{"type":"Take","pebbles":1}')


async def test_bots_among_themselves_have_time_and_who_is_waited_for_has_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(bot_runner, "AMONG_THEMSELVES", 1.0)
    runner = BotRunner("tests.support.library", 1, 0.5, 512)
    monkeypatch.setattr(runner, "_leisure", Bucket(0.0, 1.0, 0.0))
    try:
        alone = Place(2, "ada", "t")
        assert not (await runner.ask(request(), alone)).error
        later = asyncio.create_task(runner.ask(request(), alone))
        for _ in range(3):
            assert not (await runner.ask(request(), Place(0, "bob", "u"))).error
        assert (later.done(), runner.waiting) == (False, 1)
        runner._leisure.give_back()
        assert not (await asyncio.wait_for(later, 60)).error
    finally:
        await runner.close()


def test_bots_among_themselves_are_never_left_in_line(monkeypatch: pytest.MonkeyPatch) -> None:
    """The loop of a server counts in milliseconds: a timer may ring a hair before its time."""
    monkeypatch.setattr(bot_runner, "AMONG_THEMSELVES", 1000.0)

    async def think(runner: BotRunner, number: int) -> None:
        worker = await runner._turn(Place(2, "ada", str(number)), lambda _: None)
        await asyncio.sleep(0.0003)
        runner._release(worker)

    async def crowd() -> None:
        runner = BotRunner("tests.support.library", 1, 0.5, 512)
        await asyncio.wait_for(asyncio.gather(*(think(runner, n) for n in range(2500))), 60)

    uvloop.run(crowd())


def test_turns_go_round_by_urgency_then_person_then_table() -> None:
    turns: Turns[str] = Turns()
    for urgency, person, table in (
        (2, "a", "1"), (2, "a", "1"), (2, "a", "2"), (2, "b", "1"), (0, "a", "3"), (1, "c", "1"),
    ):  # fmt: skip
        turns.put(Place(urgency, person, table), f"{person}{table}")
    assert [turns.take() for _ in range(len(turns))] == ["a3", "c1", "a1", "b1", "a2", "a1"]
    with pytest.raises(IndexError):
        turns.take()


async def test_bots_among_themselves_play_while_their_owner_is_there_and_have_a_quota(tmp_path: Path) -> None:
    with running(make_settings("", tmp_path, max_bot_tables_per_person=2)) as server:
        async with visitors(server, "Ada", "") as (ada, watcher):
            table = await ada.open("yali", "1", "1")
            held = server.services.live.tables[table].table
            async with watcher.at(table) as seat:
                await seat.ask(type="ping")
                assert all(number < 0 for number, _ in held.match.play.moves), "nobody has moved"
                async with ada.at(table):
                    while len(seat.moves) < 3:
                        await seat.hear()
                while table in server.services.due._thinking:
                    await seat.ask(type="ping")
                assert held.match.play.outcome is None, "without him they stop"
            await ada.open("yali", "1", "1")
            seats = [{"type": "bot", "level": "1"}] * 2
            refused = await ada.post("/api/tables", game="yali", options={}, seats=seats)
            assert (refused.status_code, refused.json()["code"]) == (422, "too-many-bot-tables")
            await ada.open("yali", "me", "1")


@pytest.mark.parametrize(("game", "players"), [("yali", 2), ("bali", 2), ("wordjam", 5)])
async def test_a_hint_comes_in_steps_with_a_reason_and_its_move_is_legal(
    shelf: Running, game: str, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shelf.services.live, "rng", Random(4))
    async with visitors(shelf, "Ada") as (ada,):
        table = await ada.open(game, *["me"] * players)
        async with ada.at(table) as seat:
            while not seat.live["acting"]:
                await seat.hear()
            turn: int = seat.live["acting"][0]
            await seat.ask(type="hand", seat=turn)
            told: list[dict[str, Any]] = []
            while not told or not told[-1]["last"]:
                told.append(await seat.ask(type="hint", seat=turn, step=len(told) + 1))
                assert told[-1]["type"] == "hint"
            assert len(told) in {2, 3}
            assert all(english(step["text"], **step["params"]) for step in told)
            assert len({step["text"] for step in told}) == len(told)
            assert [step["move"] for step in told[:-1]] == [None] * (len(told) - 1)
            assert told[-1]["notation"]
            more = await seat.ask(type="hint", seat=turn, step=len(told) + 1)
            assert more["move"] == told[-1]["move"]
            listed = await seat.ask(type="legal", seat=turn)
            assert listed["moves"]
            assert all(set(one) == {"move", "text", "effect"} for one in listed["moves"])
            assert (await seat.move(turn, told[-1]["move"]))["type"] == "accepted"


@pytest.mark.parametrize("agreed", [None, True])
async def test_between_people_hints_are_off_unless_agreed_and_then_everybody_sees_them(
    shelf: Running, agreed: bool | None
) -> None:
    async with visitors(shelf, "Ada", "Bo") as (ada, bo):
        table = await ada.open("yali", "me", "open", hints=agreed)
        info = (await bo.post(f"/api/tables/{table}/join")).json()
        assert info["hints"] is bool(agreed)
        async with ada.at(table) as first, bo.at(table) as second:
            turn: int = first.live["acting"][0]
            mine, other = (first, second) if turn == 0 else (second, first)
            answer = await mine.ask(type="hint", seat=turn, step=1)
            if not agreed:
                assert (answer["type"], answer["code"]) == ("refused", "match-hints-off")
                return
            assert (answer["type"], answer["version"]) == ("hint", mine.live["version"])
            news = await other.until("update")
            assert [(one["kind"], one["seat"]) for one in news["happened"]] == [("hint-taken", turn)]
            assert all("text" not in one for one in news["happened"])
