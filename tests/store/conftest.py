"""Fixtures shared by all tests here."""

from sqlalchemy.ext.asyncio import AsyncEngine

from ludotheque.store import matches
from tests.support.databases import anyio_backend, database_url, postgres_url

__all__ = ["anyio_backend", "database_url", "postgres_url"]


async def events_of(engine: AsyncEngine, match: str, since: int = 0) -> list[str]:
    """What was appended to a match after that version."""
    return (await matches.gaps(engine, {match: since}))[match]
