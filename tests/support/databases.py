"""Fixtures: a fresh database of each kind. A test that asks for `database_url` runs over both.

Every test has its own; nothing of one is seen by the next.
"""

import asyncio
import secrets
from collections.abc import Iterator
from pathlib import Path

import asyncpg
import pytest

from tests.support.postgres import postgres


@pytest.fixture(scope="session")
def postgres_url() -> Iterator[str]:
    with postgres() as url:
        yield url


def fresh_postgres(url: str) -> str:
    """A new, empty database on that server."""
    name = f"t_{secrets.token_hex(6)}"

    async def create() -> None:
        connection = await asyncpg.connect(url)
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()

    asyncio.run(create())
    return url.rsplit("/", 1)[0] + f"/{name}"


@pytest.fixture(params=["sqlite", "postgres"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'games.sqlite'}"
    return fresh_postgres(request.getfixturevalue("postgres_url"))


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"
