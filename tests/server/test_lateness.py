"""Who waits while the house is late: whoever has asked much, and nobody else."""

import asyncio
import time
from pathlib import Path

import pytest

from ludotheque.server.process.lateness import LONGEST, Lateness
from ludotheque.server.process.limits import Buckets
from tests.support.server import make_settings, running, visitors

pytestmark = pytest.mark.anyio


def test_nobody_waits_in_a_house_that_is_in_time() -> None:
    assert Lateness().wait_for(1.0) == 0.0


def test_the_more_somebody_has_asked_the_longer_he_waits_and_never_for_ever() -> None:
    late = Lateness()
    late.seconds = 0.03
    assert late.wait_for(0.0) == 0.0
    assert 0.0 < late.wait_for(0.1) < late.wait_for(0.9) < LONGEST
    late.seconds = 3.0
    assert late.wait_for(1.0) == LONGEST


def test_what_is_used_up_is_told_of_each_key() -> None:
    asked = Buckets(1.0, 10.0)
    assert asked.used("nobody") == 0.0
    for _ in range(5):
        asked.take("ada", 0.0)
    assert asked.used("ada") == pytest.approx(0.5)
    asked.take("ada", 5.0)
    assert asked.used("ada") == pytest.approx(0.1)


async def test_the_loop_notices_that_it_is_late_and_forgets_it(tmp_path: Path) -> None:
    with running(make_settings("", tmp_path)) as server:
        late = server.services.lateness
        server.call(lambda: time.sleep(0.5))
        for _ in range(500):
            if late.seconds >= 0.3:
                break
            await asyncio.sleep(0.01)
        else:
            pytest.fail("it did not notice")
        before = late.seconds
        await asyncio.sleep(2.0)
        assert late.seconds < before


async def test_requests_and_questions_wait_by_what_their_asker_has_used_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[float] = []

    def wait_for(_: Lateness, used: float) -> float:
        asked.append(used)
        return 0.0

    monkeypatch.setattr(Lateness, "wait_for", wait_for)
    with running(make_settings("", tmp_path, requests_per_second=20.0)) as server:
        async with visitors(server, "Ada") as (ada,):
            assert (await ada.http.get("/api/me")).status_code == 200
            little, (address,) = asked[-1], server.services.requests._buckets
            server.services.requests.owe(address, 60.0)
            assert (await ada.http.get("/api/me")).status_code == 200
            assert asked[-1] > little + 0.2
            asked.clear()
            await ada.http.get("/healthz")
            assert not asked, "machines ask at no cost"
            await ada.http.get("/api/words/en/house")
            assert asked[-1] == 1.0, "a question beside the loop waits in any case"
