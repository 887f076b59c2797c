"""People: their devices, what they think of each other, what operators have to look after."""

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

people = Table(
    "people",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("name", Text, nullable=False),
    Column("name_key", Text, nullable=False),
    Column("look", Text, nullable=False, server_default=""),
    Column("passphrase", Text, nullable=True),
    Column("created", Double, nullable=False),
    Column("seen", Double, nullable=False),
    Column("face", String(40), nullable=False, server_default=""),
    Column("research", Boolean, nullable=False, server_default=false()),
    Column("settings", Text, nullable=False, server_default=""),
    Column("owner", String(40), nullable=False, server_default=""),
    Column("operator", Boolean, nullable=False, server_default=false()),
    Column("public", Boolean, nullable=False, server_default=false()),
    Column("silent", Double, nullable=False, server_default=text("0")),
    Column("banned", Double, nullable=False, server_default=text("0")),
    Column("visible", Boolean, nullable=False, server_default=false()),
)
"""`silent`, `banned`: until when; an operator said so."""
claimed_names = Index(
    "people_claimed_names",
    people.c.name_key,
    unique=True,
    sqlite_where=people.c.passphrase.is_not(None),
    postgresql_where=people.c.passphrase.is_not(None),
)

Index("people_look", people.c.look)

links = Table(
    "links",
    metadata,
    Column("token", String(64), primary_key=True),
    Column("person", String(40), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("expires", Double, nullable=False),
    Column("proves", Boolean, nullable=False, server_default=false()),
)

sessions = Table(
    "sessions",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("token", String(80), nullable=False, unique=True),
    Column("person", String(40), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("scope", String(20), nullable=False),
    Column("label", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("seen", Double, nullable=False),
    Column("proved", Double, nullable=False),
    Column("link_until", Double, nullable=False),
)
"""One row for each device that is signed in; `scope` says what whoever shows the token may do."""
Index("sessions_person", sessions.c.person)

push = Table(
    "push",
    metadata,
    Column("session", String(40), ForeignKey("sessions.id", ondelete="CASCADE"), primary_key=True),
    Column("person", String(40), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("lang", String(8), nullable=False),
    Column("kinds", String(60), nullable=False),
    Column("created", Double, nullable=False),
)
"""A device that wants to be called; it goes with its session."""
Index("push_person", push.c.person)

mutes = Table(
    "mutes",
    metadata,
    Column("person", String(40), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("muted", String(40), nullable=False),
    PrimaryKeyConstraint("person", "muted"),
)

reports = Table(
    "reports",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("at", Double, nullable=False),
    Column("by", String(40), nullable=False),
    Column("kind", String(10), nullable=False),
    Column("match", String(40), nullable=False),
    Column("person", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("settled", Double, nullable=True),
)
"""What players complained of."""

audit = Table(
    "audit",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("at", Double, nullable=False),
    Column("who", Text, nullable=False),
    Column("act", String(20), nullable=False),
    Column("person", String(40), nullable=False),
    Column("match", String(40), nullable=False),
    Column("detail", Text, nullable=False),
)
"""What operators did."""

withdrawn = Table(
    "withdrawn",
    metadata,
    Column("kind", String(20), nullable=False),
    Column("id", String(100), nullable=False),
    Column("at", Double, nullable=False),
    PrimaryKeyConstraint("kind", "id"),
)
"""Puzzles and words that shall not be offered any more."""

ties = Table(
    "ties",
    metadata,
    Column("person", String(40), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("other", String(40), nullable=False),
    Column("kind", String(10), nullable=False),
    PrimaryKeyConstraint("person", "other"),
)
"""Whom somebody follows (`follow`) or keeps away (`block`)."""
