"""Fixtures shared by all tests here."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.databases import anyio_backend, database_url, postgres_url
from tests.support.server import Running, make_settings, running

__all__ = ["anyio_backend", "database_url", "postgres_url"]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server with SQLite for the tests of a module; they open tables of their own."""
    folder: Path = tmp_path_factory.mktemp("server")
    with running(make_settings("", folder)) as started:
        yield started


@pytest.fixture
def either(database_url: str, tmp_path: Path) -> Iterator[Running]:
    """A server of one's own, once with SQLite and once with PostgreSQL."""
    with running(make_settings(database_url, tmp_path)) as started:
        yield started
