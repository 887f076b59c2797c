"""Who asks takes a step in turn; who plays stands in no line."""

import asyncio
from collections import Counter
from pathlib import Path

import pytest

from ludotheque.server.process.metering import metered
from ludotheque.server.process.steps import TURNS, Steps
from tests.support.server import make_settings, running, visitors

pytestmark = pytest.mark.anyio


async def asking(steps: Steps, address: str, taken: list[str], many: int) -> None:
    """Somebody's request of so many steps."""

    async def work() -> None:
        for _ in range(many):
            taken.append(address)
            await asyncio.sleep(0)

    await metered(work(), lambda: steps.wait(address), lambda _: None)


async def test_however_many_ask_few_turns_of_the_loop_have_a_step() -> None:
    steps, taken = Steps(), list[str]()
    crowd = [asyncio.create_task(asking(steps, f"{n}", taken, 20)) for n in range(50)]
    await asyncio.sleep(0)
    for turn in range(1, 100):
        await asyncio.sleep(0)  # as a move does, which stands in no line
        assert len(taken) <= turn / TURNS + 2, "turns of the loop are longer than they may be"
    assert len(taken) > 15, "nobody gets on"
    await asyncio.gather(*crowd)
    assert Counter(taken) == Counter({f"{n}": 20 for n in range(50)})
    assert not len(steps)


async def test_addresses_take_turns_whatever_each_asks() -> None:
    steps, taken = Steps(), list[str]()
    greedy = [asyncio.create_task(asking(steps, "greedy", taken, 10)) for _ in range(40)]
    for _ in range(20 * TURNS):
        await asyncio.sleep(0)
    taken.clear()
    await asking(steps, "modest", taken, 5)
    assert taken.count("greedy") <= 12, "who asks much is served much"
    await asyncio.gather(*greedy)


async def test_who_gives_up_in_line_is_told_so_and_the_next_one_is_served() -> None:
    steps, taken, heard = Steps(), list[str](), list[str]()

    async def work() -> None:
        try:
            await asyncio.sleep(0)
            taken.append("never")
        except asyncio.CancelledError:
            heard.append("given up")
            raise

    async def patient() -> None:
        await metered(work(), lambda: steps.wait("a"), lambda _: heard.append("paid"))

    first = asyncio.create_task(patient())
    crowd = [asyncio.create_task(asking(steps, f"{n}", taken, 3)) for n in range(5)]
    for _ in range(3):
        await asyncio.sleep(0)
    assert len(steps)
    first.cancel()
    with pytest.raises(asyncio.CancelledError):
        await first
    await asyncio.gather(*crowd)
    assert heard == ["given up", "paid"]
    assert len(taken) == 15
    assert not len(steps)


async def test_requests_handshakes_and_questions_stand_in_line_and_moves_do_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    waited: list[str] = []
    wait = Steps.wait

    def counted(steps: Steps, address: str) -> asyncio.Future[None] | None:
        waited.append(address)
        return wait(steps, address)

    monkeypatch.setattr(Steps, "wait", counted)
    with running(make_settings("", tmp_path)) as server:
        async with visitors(server, "Ada") as (ada,):
            assert waited, "a request stands in no line"
            table = await ada.open("pebbles", "me", "me")
            waited.clear()
            async with ada.at(table) as seat:
                assert waited, "a handshake stands in no line"
                waited.clear()
                turn = seat.live["acting"][0]
                await seat.ask(type="hand", seat=turn)
                assert waited, "a question stands in no line"
                waited.clear()
                assert (await seat.move(turn))["type"] == "accepted"
                assert not waited, "a move stands in line"
