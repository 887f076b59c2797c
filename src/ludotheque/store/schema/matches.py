"""Matches: their events, who sits there, what is said there, who is asked to come.

Only modules of `store` name a table. A change here needs a migration beside it.
"""

import sqlalchemy as sa

from ludotheque.store.schema.marks import metadata

matches = sa.Table(
    "matches",
    metadata,
    sa.Column("id", sa.String(40), primary_key=True),
    sa.Column("game", sa.String(20), nullable=False),
    sa.Column("header", sa.Text, nullable=False),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("status", sa.String(10), nullable=False),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("spectators", sa.Boolean, nullable=False),
    sa.Column("host", sa.String(40), nullable=False),
    sa.Column("summary", sa.Text, nullable=False),
    sa.Column("created", sa.Double, nullable=False),
    sa.Column("changed", sa.Double, nullable=False),
    sa.Column("due", sa.Double, nullable=True),
    sa.Column("lease", sa.Double, nullable=False, default=0.0),
    sa.Column("code", sa.String(8), nullable=False, server_default=""),
    sa.Column("counted", sa.Integer, nullable=True),
)
"""`counted`: the how-manieth match that went into the statistics; none: it has not yet."""
WAITS = sa.text("due IS NOT NULL")
LISTED = sa.text("public AND status <> 'over'")
OVER = sa.text("status = 'over'")
"""What the lists ask for: a move at a table that nobody else can find touches no index."""
CALLED = sa.text("status <> 'over' AND code <> ''")
"""A code belongs to one table as long as that lives; afterwards another may get it."""
sa.Index("matches_codes", matches.c.code, unique=True, sqlite_where=CALLED, postgresql_where=CALLED)
sa.Index("matches_called", matches.c.code)
sa.Index("matches_waiting", matches.c.due, sqlite_where=WAITS, postgresql_where=WAITS)
sa.Index("matches_listed", matches.c.changed, sqlite_where=LISTED, postgresql_where=LISTED)
SHOWN = sa.text("status = 'over' AND public AND spectators")
UNDER_WAY = sa.text("status <> 'over'")
sa.Index("matches_shown", matches.c.changed, sqlite_where=SHOWN, postgresql_where=SHOWN)
sa.Index("matches_hosted", matches.c.host, sqlite_where=UNDER_WAY, postgresql_where=UNDER_WAY)
sa.Index("matches_over", matches.c.changed, sqlite_where=OVER, postgresql_where=OVER)

UNCOUNTED = sa.text("status = 'over' AND counted IS NULL")
COUNTED = sa.text("counted IS NOT NULL")
sa.Index("matches_uncounted", matches.c.changed, sqlite_where=UNCOUNTED, postgresql_where=UNCOUNTED)
sa.Index("matches_counted", matches.c.counted, sqlite_where=COUNTED, postgresql_where=COUNTED)

journal = sa.Table(
    "journal",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("match", sa.String(40), nullable=False),
    sa.Column("number", sa.Integer, nullable=False),
    sa.Column("body", sa.Text, nullable=False),
    sa.Column("status", sa.String(10), nullable=True),
    sa.Column("summary", sa.Text, nullable=True),
    sa.Column("changed", sa.Double, nullable=True),
    sa.Column("due", sa.Double, nullable=True),
    sa.Column("lease", sa.Double, nullable=True),
)
"""Appended, and not yet in its place; only SQLite uses it."""

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("match", sa.String(40), sa.ForeignKey("matches.id", ondelete="CASCADE"), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("person", sa.String(40), nullable=False),
    sa.PrimaryKeyConstraint("match", "seat"),
)
sa.Index("seats_person", seats.c.person)

past_seats = sa.Table(
    "past_seats",
    metadata,
    sa.Column("match", sa.String(40), sa.ForeignKey("matches.id", ondelete="CASCADE"), nullable=False),
    sa.Column("person", sa.String(40), nullable=False),
    sa.PrimaryKeyConstraint("match", "person"),
)
"""Who sat there and stood up again: the events name him, so that an erasure has to find them."""
sa.Index("past_seats_person", past_seats.c.person)

events = sa.Table(
    "events",
    metadata,
    sa.Column("match", sa.String(40), sa.ForeignKey("matches.id", ondelete="CASCADE"), nullable=False),
    sa.Column("number", sa.Integer, nullable=False),
    sa.Column("body", sa.Text, nullable=False),
    sa.PrimaryKeyConstraint("match", "number"),
)

chat = sa.Table(
    "chat",
    metadata,
    sa.Column("match", sa.String(40), sa.ForeignKey("matches.id", ondelete="CASCADE"), nullable=False),
    sa.Column("number", sa.Integer, nullable=False),
    sa.Column("at", sa.Double, nullable=False),
    sa.Column("person", sa.String(40), nullable=False),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("guest", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("seat", sa.Integer, nullable=True),
    sa.Column("text", sa.Text, nullable=False),
    sa.PrimaryKeyConstraint("match", "number"),
)
sa.Index("chat_person", chat.c.person)

invitations = sa.Table(
    "invitations",
    metadata,
    sa.Column("person", sa.String(40), sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    sa.Column("match", sa.String(40), sa.ForeignKey("matches.id", ondelete="CASCADE"), nullable=False),
    sa.Column("by", sa.String(40), nullable=False),
    sa.Column("at", sa.Double, nullable=False),
    sa.PrimaryKeyConstraint("person", "match"),
)
