"""What is known of the house itself: marks, and when it was closed."""

from sqlalchemy import (
    Column,
    Double,
    Integer,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData()

meta = Table(
    "meta",
    metadata,
    Column("key", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
GENERATION = "generation"
"""The `meta` key that a restore changes, so that running servers forget what they had in memory."""
PROBE = "probe"
"""The `meta` key that is written to find out whether anything can be."""
LOOKS = "looks"
"""The `meta` key that says by which rule it was worked out how names look."""
APPENDER = "appender"
"""The `meta` key that says who appended last, so that a server knows if another was at its SQLite file."""
BEAT = "beat"
"""The `meta` key that says when somebody last served the house."""

outages = Table(
    "outages",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("since", Double, nullable=False),
    Column("until", Double, nullable=False),
)
"""When nobody could play because the house was closed."""
