"""Whether what the database says is stored outlives a power cut.

Asked when a server starts and by `ludotheque doctor`; nothing is set here.
"""

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncEngine

from ludotheque.store.engine import rows

_WEAK = text(
    "SELECT name || ' = ' || setting FROM pg_settings WHERE setting = 'off' "
    "AND name IN ('fsync', 'full_page_writes', 'synchronous_commit') ORDER BY name"
)


async def weaknesses(engine: AsyncEngine) -> list[str]:
    """PostgreSQL's settings that are off and must not be; with SQLite every connection of ours sets them."""
    if engine.dialect.name != "postgresql":
        return []
    return [str(row[0]) for row in await rows(engine, _WEAK)]
