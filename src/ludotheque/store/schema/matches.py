"""Matches: their events, who sits there, what is said there, who is asked to come."""

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    false,
    text,
)

from ludotheque.store.schema.house import metadata

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
    Column("code", String(8), nullable=False, server_default=""),
    Column("counted", Integer, nullable=True),
)
"""`counted`: the how-manieth match that went into the statistics; none: it has not yet."""
WAITS = text("due IS NOT NULL")
LISTED = text("public AND status <> 'over'")
OVER = text("status = 'over'")
"""What the lists ask for: a move at a table that nobody else can find touches no index."""
CALLED = text("status <> 'over' AND code <> ''")
"""A code belongs to one table as long as that lives; afterwards another may get it."""
Index("matches_codes", matches.c.code, unique=True, sqlite_where=CALLED, postgresql_where=CALLED)
Index("matches_called", matches.c.code)
Index("matches_waiting", matches.c.due, sqlite_where=WAITS, postgresql_where=WAITS)
Index("matches_listed", matches.c.changed, sqlite_where=LISTED, postgresql_where=LISTED)
SHOWN = text("status = 'over' AND public AND spectators")
UNDER_WAY = text("status <> 'over'")
Index("matches_shown", matches.c.changed, sqlite_where=SHOWN, postgresql_where=SHOWN)
Index("matches_hosted", matches.c.host, sqlite_where=UNDER_WAY, postgresql_where=UNDER_WAY)
Index("matches_over", matches.c.changed, sqlite_where=OVER, postgresql_where=OVER)

UNCOUNTED = text("status = 'over' AND counted IS NULL")
COUNTED = text("counted IS NOT NULL")
Index("matches_uncounted", matches.c.changed, sqlite_where=UNCOUNTED, postgresql_where=UNCOUNTED)
Index("matches_counted", matches.c.counted, sqlite_where=COUNTED, postgresql_where=COUNTED)

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
    Column("guest", Boolean, nullable=False, server_default=false()),
    Column("seat", Integer, nullable=True),
    Column("text", Text, nullable=False),
    PrimaryKeyConstraint("match", "number"),
)
Index("chat_person", chat.c.person)

invitations = Table(
    "invitations",
    metadata,
    Column("person", String(40), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("match", String(40), ForeignKey("matches.id", ondelete="CASCADE"), nullable=False),
    Column("by", String(40), nullable=False),
    Column("at", Double, nullable=False),
    PrimaryKeyConstraint("person", "match"),
)
