"""Evenings: their events, and who ever entered.

Only modules of `store` name a table. A change here needs a migration beside it.
"""

import sqlalchemy as sa

from ludotheque.store.schema.marks import metadata
from ludotheque.store.schema.matches import CALLED, WAITS

evenings = sa.Table(
    "evenings",
    metadata,
    sa.Column("id", sa.String(40), primary_key=True),
    sa.Column("code", sa.String(8), nullable=False),
    sa.Column("host", sa.String(40), nullable=False),
    sa.Column("plan", sa.Text, nullable=False),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("status", sa.String(10), nullable=False),
    sa.Column("created", sa.Double, nullable=False),
    sa.Column("changed", sa.Double, nullable=False),
    sa.Column("due", sa.Double, nullable=True),
)
"""`due`: when somebody has to look whether tables have ended."""
sa.Index("evenings_codes", evenings.c.code, unique=True, sqlite_where=CALLED, postgresql_where=CALLED)
sa.Index("evenings_waiting", evenings.c.due, sqlite_where=WAITS, postgresql_where=WAITS)
sa.Index("evenings_hosted", evenings.c.host)

evening_events = sa.Table(
    "evening_events",
    metadata,
    sa.Column("evening", sa.String(40), sa.ForeignKey("evenings.id", ondelete="CASCADE"), nullable=False),
    sa.Column("number", sa.Integer, nullable=False),
    sa.Column("body", sa.Text, nullable=False),
    sa.PrimaryKeyConstraint("evening", "number"),
)

evening_people = sa.Table(
    "evening_people",
    metadata,
    sa.Column("evening", sa.String(40), sa.ForeignKey("evenings.id", ondelete="CASCADE"), nullable=False),
    sa.Column("person", sa.String(40), nullable=False),
    sa.PrimaryKeyConstraint("evening", "person"),
)
"""Who ever entered, to find one's evenings."""
sa.Index("evening_people_person", evening_people.c.person)
