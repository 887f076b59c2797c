"""Fixtures shared by all tests here."""

from tests.support.databases import anyio_backend, database_url, postgres_url

__all__ = ["anyio_backend", "database_url", "postgres_url"]
