"""Evenings: their events, and who ever entered."""

from sqlalchemy import (
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
)

from ludotheque.store.schema.house import metadata
from ludotheque.store.schema.matches import CALLED, WAITS

evenings = Table(
    "evenings",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("code", String(8), nullable=False),
    Column("host", String(40), nullable=False),
    Column("plan", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("status", String(10), nullable=False),
    Column("created", Double, nullable=False),
    Column("changed", Double, nullable=False),
    Column("due", Double, nullable=True),
)
"""`due`: when somebody has to look whether tables have ended."""
Index("evenings_codes", evenings.c.code, unique=True, sqlite_where=CALLED, postgresql_where=CALLED)
Index("evenings_waiting", evenings.c.due, sqlite_where=WAITS, postgresql_where=WAITS)
Index("evenings_hosted", evenings.c.host)

evening_events = Table(
    "evening_events",
    metadata,
    Column("evening", String(40), ForeignKey("evenings.id", ondelete="CASCADE"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("body", Text, nullable=False),
    PrimaryKeyConstraint("evening", "number"),
)

evening_people = Table(
    "evening_people",
    metadata,
    Column("evening", String(40), ForeignKey("evenings.id", ondelete="CASCADE"), nullable=False),
    Column("person", String(40), nullable=False),
    PrimaryKeyConstraint("evening", "person"),
)
"""Who ever entered, to find one's evenings."""
Index("evening_people_person", evening_people.c.person)
