"""People: their devices, what they think of each other, what operators have to look after.

Only modules of `store` name a table. A change here needs a migration beside it.
"""

import sqlalchemy as sa

from ludotheque.store.schema.marks import metadata

people = sa.Table(
    "people",
    metadata,
    sa.Column("id", sa.String(40), primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("name_key", sa.Text, nullable=False),
    sa.Column("look", sa.Text, nullable=False, server_default=""),
    sa.Column("passphrase", sa.Text, nullable=True),
    sa.Column("created", sa.Double, nullable=False),
    sa.Column("seen", sa.Double, nullable=False),
    sa.Column("face", sa.String(40), nullable=False, server_default=""),
    sa.Column("research", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("settings", sa.Text, nullable=False, server_default=""),
    sa.Column("owner", sa.String(40), nullable=False, server_default=""),
    sa.Column("operator", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("public", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("silent", sa.Double, nullable=False, server_default=sa.text("0")),
    sa.Column("banned", sa.Double, nullable=False, server_default=sa.text("0")),
    sa.Column("visible", sa.Boolean, nullable=False, server_default=sa.false()),
)
"""`silent`, `banned`: until when; an operator said so."""
claimed_names = sa.Index(
    "people_claimed_names",
    people.c.name_key,
    unique=True,
    sqlite_where=people.c.passphrase.is_not(None),
    postgresql_where=people.c.passphrase.is_not(None),
)

sa.Index("people_look", people.c.look)

links = sa.Table(
    "links",
    metadata,
    sa.Column("token", sa.String(64), primary_key=True),
    sa.Column("person", sa.String(40), sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    sa.Column("expires", sa.Double, nullable=False),
    sa.Column("proves", sa.Boolean, nullable=False, server_default=sa.false()),
)

sessions = sa.Table(
    "sessions",
    metadata,
    sa.Column("id", sa.String(40), primary_key=True),
    sa.Column("token", sa.String(80), nullable=False, unique=True),
    sa.Column("person", sa.String(40), sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    sa.Column("scope", sa.String(20), nullable=False),
    sa.Column("label", sa.Text, nullable=False),
    sa.Column("created", sa.Double, nullable=False),
    sa.Column("seen", sa.Double, nullable=False),
    sa.Column("proved", sa.Double, nullable=False),
    sa.Column("link_until", sa.Double, nullable=False),
)
"""One row for each device that is signed in; `scope` says what whoever shows the token may do."""
sa.Index("sessions_person", sessions.c.person)

push = sa.Table(
    "push",
    metadata,
    sa.Column("session", sa.String(40), sa.ForeignKey("sessions.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("person", sa.String(40), sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    sa.Column("endpoint", sa.Text, nullable=False),
    sa.Column("p256dh", sa.String(100), nullable=False),
    sa.Column("auth", sa.String(40), nullable=False),
    sa.Column("lang", sa.String(8), nullable=False),
    sa.Column("kinds", sa.String(60), nullable=False),
    sa.Column("created", sa.Double, nullable=False),
)
"""A device that wants to be called; it goes with its session."""
sa.Index("push_person", push.c.person)

mutes = sa.Table(
    "mutes",
    metadata,
    sa.Column("person", sa.String(40), sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    sa.Column("muted", sa.String(40), nullable=False),
    sa.PrimaryKeyConstraint("person", "muted"),
)

reports = sa.Table(
    "reports",
    metadata,
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("at", sa.Double, nullable=False),
    sa.Column("by", sa.String(40), nullable=False),
    sa.Column("kind", sa.String(10), nullable=False),
    sa.Column("match", sa.String(40), nullable=False),
    sa.Column("person", sa.String(40), nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("settled", sa.Double, nullable=True),
)
"""What players complained of."""

audit = sa.Table(
    "audit",
    metadata,
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("at", sa.Double, nullable=False),
    sa.Column("who", sa.Text, nullable=False),
    sa.Column("act", sa.String(20), nullable=False),
    sa.Column("person", sa.String(40), nullable=False),
    sa.Column("match", sa.String(40), nullable=False),
    sa.Column("detail", sa.Text, nullable=False),
)
"""What operators did."""

withdrawn = sa.Table(
    "withdrawn",
    metadata,
    sa.Column("kind", sa.String(20), nullable=False),
    sa.Column("id", sa.String(100), nullable=False),
    sa.Column("at", sa.Double, nullable=False),
    sa.PrimaryKeyConstraint("kind", "id"),
)
"""Puzzles and words that shall not be offered any more."""

ties = sa.Table(
    "ties",
    metadata,
    sa.Column("person", sa.String(40), sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    sa.Column("other", sa.String(40), nullable=False),
    sa.Column("kind", sa.String(10), nullable=False),
    sa.PrimaryKeyConstraint("person", "other"),
)
"""Whom somebody follows (`follow`) or keeps away (`block`)."""
