"""The lock of a table: one at a time, in order, and never lost."""

import asyncio

import pytest

from ludotheque.server.lock import Lock

pytestmark = pytest.mark.anyio


async def enter(lock: Lock, name: str, had: list[str]) -> None:
    async with lock:
        had.append(name)
        await asyncio.sleep(0)


async def test_whoever_waits_gets_it_in_order_and_nobody_slips_in_between() -> None:
    lock, had = Lock(), list[str]()
    assert lock.take()
    waiting = [asyncio.create_task(enter(lock, name, had)) for name in "abc"]
    await asyncio.sleep(0)
    assert not lock.take()
    lock.release()
    assert not lock.take(), "it is the first waiter's already"
    await asyncio.gather(*waiting)
    assert had == ["a", "b", "c"]
    assert not lock.locked
    assert lock.take()


async def test_who_gives_up_waiting_is_passed_over() -> None:
    lock, had = Lock(), list[str]()
    assert lock.take()
    first, second = (asyncio.create_task(enter(lock, name, had)) for name in "ab")
    await asyncio.sleep(0)
    first.cancel()
    await asyncio.sleep(0)
    lock.release()
    await second
    assert had == ["b"]
    assert not lock.locked


async def test_who_gives_up_in_the_moment_he_gets_it_hands_it_on() -> None:
    lock, had = Lock(), list[str]()
    assert lock.take()
    first, second = (asyncio.create_task(enter(lock, name, had)) for name in "ab")
    await asyncio.sleep(0)
    lock.release()
    first.cancel()
    await second
    assert first.cancelled()
    assert had == ["b"]
    assert not lock.locked


async def test_it_is_free_again_after_an_error() -> None:
    lock = Lock()
    with pytest.raises(ValueError, match="broken"):
        async with lock:
            raise ValueError("broken")
    assert not lock.locked
