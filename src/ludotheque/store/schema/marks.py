"""Marks about the database as a whole, and when no server was there for it.

Only modules of `store` name a table. A change here needs a migration beside it.
"""

import sqlalchemy as sa

metadata = sa.MetaData()

meta = sa.Table(
    "meta",
    metadata,
    sa.Column("key", sa.String(40), primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
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
"""The `meta` key that says when a server was last there."""

outages = sa.Table(
    "outages",
    metadata,
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("since", sa.Double, nullable=False),
    sa.Column("until", sa.Double, nullable=False),
)
"""When nobody could play because no server was there."""
