"""Bots that are slow, broken, greedy or killed harm nobody; hints come to the socket that asked."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec import Raw

from ludotheque.server.thinking import runner as bot_runner
from ludotheque.server.thinking.runner import BotFailed, BotRunner
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
