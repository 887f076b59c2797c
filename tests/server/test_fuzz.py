"""Sockets by grammar: whatever is said, all of it is answered or the socket closed, and nothing breaks."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from ludotheque import registry
from ludotheque.server.process.limits import Buckets
from tests.support.grammar import trouble
from tests.support.server import Running, make_settings, running, visitors

pytestmark = pytest.mark.anyio
MESSAGES = 80


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """With the real games; who asks fast and much is answered all the same."""
    folder: Path = tmp_path_factory.mktemp("fuzz")
    with running(
        make_settings("", folder, library="ludotheque.registry", messages_per_second=1e6)
    ) as started:
        started.services.questions._budget = started.services.questions._addresses = Buckets(1e9, 1e9)
        yield started


@pytest.mark.parametrize("game_id", registry.GAME_IDS)
async def test_every_message_is_answered_and_none_breaks_the_table(house: Running, game_id: str) -> None:
    async with visitors(house, "Ada") as (ada,):
        await trouble(ada, game_id, Random(game_id), MESSAGES)
    assert house.services.metrics.errors.labels("socket")._value.get() == 0
