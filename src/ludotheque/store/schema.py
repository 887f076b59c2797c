"""The tables, as they stand after the last migration."""

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    text,
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
APPENDER = "appender"
"""The `meta` key that says who appended last, so that a server knows if another was at its SQLite file."""

people = Table(
    "people",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("name", Text, nullable=False),
    Column("name_key", Text, nullable=False),
    Column("passphrase", Text, nullable=True),
    Column("created", Double, nullable=False),
    Column("seen", Double, nullable=False),
)
claimed_names = Index(
    "people_claimed_names",
    people.c.name_key,
    unique=True,
    sqlite_where=people.c.passphrase.is_not(None),
    postgresql_where=people.c.passphrase.is_not(None),
)

links = Table(
    "links",
    metadata,
    Column("token", String(64), primary_key=True),
    Column("person", String(40), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("expires", Double, nullable=False),
)

matches = Table(
    "matches",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("game", String(20), nullable=False),
    Column("header", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("status", String(10), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("spectators", Boolean, nullable=False),
    Column("host", String(40), nullable=False),
    Column("summary", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("changed", Double, nullable=False),
    Column("due", Double, nullable=True),
    Column("lease", Double, nullable=False, default=0.0),
)
WAITS = text("due IS NOT NULL")
LISTED = text("public AND status <> 'over'")
OVER = text("status = 'over'")
"""What the lists ask for: a move at a table that nobody else can find touches no index."""
Index("matches_waiting", matches.c.due, sqlite_where=WAITS, postgresql_where=WAITS)
Index("matches_listed", matches.c.changed, sqlite_where=LISTED, postgresql_where=LISTED)
Index("matches_over", matches.c.changed, sqlite_where=OVER, postgresql_where=OVER)

journal = Table(
    "journal",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("match", String(40), nullable=False),
    Column("number", Integer, nullable=False),
    Column("body", Text, nullable=False),
    Column("status", String(10), nullable=True),
    Column("summary", Text, nullable=True),
    Column("changed", Double, nullable=True),
    Column("due", Double, nullable=True),
    Column("lease", Double, nullable=True),
)
"""Appended, and not yet in its place; only SQLite uses it."""

seats = Table(
    "seats",
    metadata,
    Column("match", String(40), ForeignKey("matches.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("person", String(40), nullable=False),
    PrimaryKeyConstraint("match", "seat"),
)
Index("seats_person", seats.c.person)

events = Table(
    "events",
    metadata,
    Column("match", String(40), ForeignKey("matches.id", ondelete="CASCADE"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("body", Text, nullable=False),
    PrimaryKeyConstraint("match", "number"),
)

chat = Table(
    "chat",
    metadata,
    Column("match", String(40), ForeignKey("matches.id", ondelete="CASCADE"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("at", Double, nullable=False),
    Column("person", String(40), nullable=False),
    Column("name", Text, nullable=False),
    Column("seat", Integer, nullable=True),
    Column("text", Text, nullable=False),
    PrimaryKeyConstraint("match", "number"),
)
Index("chat_person", chat.c.person)

mutes = Table(
    "mutes",
    metadata,
    Column("person", String(40), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("muted", String(40), nullable=False),
    PrimaryKeyConstraint("person", "muted"),
)
