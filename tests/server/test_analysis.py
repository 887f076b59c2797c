"""Finished games are analysed in the background: told as it comes, shared, cancelled by hanging up."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludotheque.game import Refusal
from ludotheque.server.thinking.analyses import AT_ONE_ADDRESS, EACH, STRANGERS, WAITING, Analyses
from ludotheque.server.thinking.worker import Finished
from tests.support.analysts import BROKEN, SLOW
from tests.support.server import Running, Visitor, make_settings, running, visitors

pytestmark = pytest.mark.anyio
LIBRARY = "tests.support.analysts"
PATIENCE = 60.0


@pytest.fixture(scope="module")
def analysing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder: Path = tmp_path_factory.mktemp("analysing")
    with running(make_settings("", folder, library=LIBRARY)) as started:
        yield started


@pytest.fixture
async def analyses() -> AsyncIterator[Analyses]:
    made = Analyses(LIBRARY, 2048, seconds=PATIENCE)
    yield made
    await made.close()


def pebbles_game(heap: int = 3, players: int = 2) -> Finished:
    return Finished("pebbles", {"heap": heap, "seconds": 30.0}, players, [(-1, {"type": "Draw", "tile": 1})])


def decoded(lines: list[bytes]) -> list[dict[str, Any]]:
    return [msgspec.json.decode(line) for line in lines]


async def finished(ada: Visitor, game: str = "yali", *, moves: int = 4, **more: Any) -> str:
    """A game that ended by resignation."""
    table = await ada.open(game, "me", "me", **more)
    async with ada.at(table) as seat:
        for _ in range(moves):
            turn = seat.live["acting"][0]
            await seat.ask(type="hand", seat=turn)
            assert (await seat.move(turn))["type"] == "accepted"
        await seat.ask(type="resign", seat=0)
    return table


async def told(ada: Visitor, table: str) -> list[dict[str, Any]]:
    answer = await ada.http.get(f"/api/tables/{table}/analysis", timeout=PATIENCE)
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"].startswith("application/x-ndjson")
    return decoded(answer.content.splitlines())


async def test_every_decision_of_a_finished_game_is_judged(analysing: Running) -> None:
    async with visitors(analysing, "Ada") as (ada,):
        table = await finished(ada)
        lines = await told(ada, table)
    reviews = [line for line in lines if line["type"] == "review"]
    assert [review["index"] for review in reviews] == [1, 2, 3, 4]
    done = [line["done"] for line in lines if line["type"] == "progress"]
    assert done == sorted(done)
    assert done[0] == 0
    assert lines[-1] == {"type": "done"}


async def test_a_running_game_is_not_analysed(analysing: Running) -> None:
    async with visitors(analysing, "Ada") as (ada,):
        table = await ada.open("yali", "me", "me")
        refused = await ada.http.get(f"/api/tables/{table}/analysis")
        assert (refused.status_code, refused.json()["code"]) == (409, "analysis-running")
        nowhere = await ada.http.get("/api/tables/nowhere/analysis")
        assert (nowhere.status_code, nowhere.json()["code"]) == (404, "no-table")


async def test_who_may_not_watch_a_table_gets_no_analysis_of_it(analysing: Running) -> None:
    async with visitors(analysing, "Ada", "Eve") as (ada, eve):
        table = await finished(ada, moves=0, spectators=False)
        refused = await eve.http.get(f"/api/tables/{table}/analysis")
        assert (refused.status_code, refused.json()["code"]) == (403, "no-spectators")


async def test_to_hang_up_is_to_cancel(analysing: Running) -> None:
    async with visitors(analysing, "Ada") as (ada,):
        table = await finished(ada, "pebbles", moves=1, options={"heap": SLOW, "seconds": 30.0})
        async with ada.http.stream("GET", f"/api/tables/{table}/analysis") as answer:
            lines = answer.aiter_lines()
            while msgspec.json.decode(await anext(lines)) != {"type": "progress", "done": 0.5}:
                pass
            assert analysing.services.analyses.under_way == 1
        for _ in range(400):
            if not analysing.services.analyses.under_way:
                break
            await asyncio.sleep(0.05)
        assert analysing.services.analyses.under_way == 0


async def test_two_listeners_share_the_work_and_the_result_is_remembered(analyses: Analyses) -> None:
    job = analyses.job(pebbles_game())
    assert analyses.job(pebbles_game()) is job
    assert analyses.job(pebbles_game(players=3)) is not job
    first, second = await asyncio.gather(_all(analyses, pebbles_game()), _all(analyses, pebbles_game()))
    assert first == second
    assert decoded(first)[-2:] == [
        {"type": "remark", "text": "pebbles", "params": {"players": 2, "moves": 1}},
        {"type": "done"},
    ]
    assert analyses.job(pebbles_game()) is job


async def test_a_broken_analysis_says_so_and_is_tried_again_next_time(analyses: Analyses) -> None:
    job = analyses.job(pebbles_game(BROKEN))
    lines = decoded(await _all(analyses, pebbles_game(BROKEN)))
    assert lines[-1] == {"type": "failed", "code": "analysis-failed", "params": {}}
    assert analyses.job(pebbles_game(BROKEN)) is not job


async def test_an_analysis_that_takes_too_long_is_stopped() -> None:
    hasty = Analyses(LIBRARY, 2048, seconds=0.2)
    lines = decoded(await _all(hasty, pebbles_game(SLOW)))
    assert lines[-1] == {"type": "failed", "code": "analysis-time", "params": {}}
    assert hasty.under_way == 0


async def test_more_than_a_few_games_are_refused(analyses: Analyses) -> None:
    for players in range(WAITING):
        analyses.job(pebbles_game(SLOW, players), f"person{players}")
    with pytest.raises(Refusal, match="analysis-busy"):
        analyses.job(pebbles_game(SLOW, WAITING), "another")


async def test_nobody_and_no_crowd_of_strangers_fills_all_places(analyses: Analyses) -> None:
    games = iter(pebbles_game(SLOW, players) for players in range(100))
    for number in range(STRANGERS):
        analyses.job(next(games), address=f"10.0.0.{number // EACH}")
    for person, address in (("", "10.0.0.0"), ("", "10.9.9.9")):
        with pytest.raises(Refusal, match="analysis-busy"):
            analyses.job(next(games), person, address)
    for _ in range(EACH):
        analyses.job(next(games), "ada", "10.0.0.0")
    with pytest.raises(Refusal, match="analysis-busy"):
        analyses.job(next(games), "ada", "10.1.1.1")
    analyses.job(next(games), "bob")


async def test_many_guests_from_one_address_do_not_fill_all_places(analyses: Analyses) -> None:
    games = iter(pebbles_game(SLOW, players) for players in range(100))
    for number in range(AT_ONE_ADDRESS):
        analyses.job(next(games), f"guest{number}", "10.0.0.1")
    with pytest.raises(Refusal, match="analysis-busy"):
        analyses.job(next(games), "one more", "10.0.0.1")
    analyses.job(next(games), "ada", "10.0.0.2")


async def test_who_asks_while_it_is_being_given_up_gets_a_new_one(analyses: Analyses) -> None:
    job = analyses.job(pebbles_game(SLOW))
    follower = job.follow()
    await anext(follower)
    await follower.aclose()
    assert analyses.job(pebbles_game(SLOW)) is not job


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[asyncio.subprocess.Process]:
    """The processes that were started, each a little late."""
    noted: list[asyncio.subprocess.Process] = []
    start = asyncio.create_subprocess_exec

    async def noting(*command: str, **more: Any) -> asyncio.subprocess.Process:
        process = await start(*command, **more)
        await asyncio.sleep(0.01)
        noted.append(process)
        return process

    monkeypatch.setattr(asyncio, "create_subprocess_exec", noting)
    return noted


@pytest.mark.parametrize("turns", range(2, 8))
async def test_no_process_is_left_of_an_analysis_given_up_while_it_starts(
    analyses: Analyses, started: list[asyncio.subprocess.Process], turns: int
) -> None:
    job = analyses.job(pebbles_game(SLOW))
    for _ in range(turns):
        await asyncio.sleep(0)
    assert job.work is not None
    job.work.cancel()
    await asyncio.gather(job.work, return_exceptions=True)
    assert [process.returncode is None for process in started] == [False]


async def test_no_process_is_left_of_an_analysis_given_up_while_it_ends(
    analyses: Analyses, started: list[asyncio.subprocess.Process], monkeypatch: pytest.MonkeyPatch
) -> None:
    waiting, wait = asyncio.Event(), asyncio.subprocess.Process.wait

    async def slowly(process: asyncio.subprocess.Process) -> int:
        waiting.set()
        await asyncio.sleep(0.01)
        return await wait(process)

    monkeypatch.setattr(asyncio.subprocess.Process, "wait", slowly)
    analyses.job(pebbles_game())
    await waiting.wait()
    await analyses.close()
    assert [process.returncode is None for process in started] == [False]


async def test_who_hangs_up_while_the_server_closes_leaves_no_process_behind(
    analyses: Analyses, started: list[asyncio.subprocess.Process]
) -> None:
    follower = analyses.job(pebbles_game(SLOW)).follow()
    await anext(follower)
    closing = asyncio.create_task(analyses.close())
    for _ in range(3):
        await asyncio.sleep(0)
    await follower.aclose()
    await closing
    assert [process.returncode is None for process in started] == [False]


async def _all(analyses: Analyses, task: Finished) -> list[bytes]:
    return [line async for line in analyses.job(task).follow()]
