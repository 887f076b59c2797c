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
    false,
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

deals = Table(
    "deals",
    metadata,
    Column("game", String(20), nullable=False),
    Column("lang", String(8), nullable=False),
    Column("day", String(10), nullable=False),
    Column("seed", String(40), nullable=False),
    Column("par", Integer, nullable=False),
    Column("best", Integer, nullable=False),
    Column("result", Text, nullable=False),
    Column("moves", Text, nullable=False),
    PrimaryKeyConstraint("game", "lang", "day"),
)
"""What the best bot scored on the deal of a day, and the best way found with open cards."""

tries = Table(
    "tries",
    metadata,
    Column("person", String(40), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("day", String(10), nullable=False),
    Column("game", String(20), nullable=False),
    Column("lang", String(8), nullable=False),
    Column("match", String(40), nullable=False),
    Column("late", Boolean, nullable=False),
    Column("begun", Double, nullable=False),
    Column("ended", Double, nullable=True),
    Column("score", Integer, nullable=True),
    Column("result", Text, nullable=False, server_default=""),
    PrimaryKeyConstraint("person", "day", "game", "lang"),
)
"""The one try at a deal of the day that counts; `late`: begun when its day was over."""
Index("tries_ranked", tries.c.game, tries.c.lang, tries.c.day, tries.c.score)
UNENDED = text("ended IS NULL")
Index("tries_under_way", tries.c.person, sqlite_where=UNENDED, postgresql_where=UNENDED)

ties = Table(
    "ties",
    metadata,
    Column("person", String(40), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("other", String(40), nullable=False),
    Column("kind", String(10), nullable=False),
    PrimaryKeyConstraint("person", "other"),
)
"""Whom somebody follows (`follow`) or keeps away (`block`)."""

invitations = Table(
    "invitations",
    metadata,
    Column("person", String(40), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("match", String(40), ForeignKey("matches.id", ondelete="CASCADE"), nullable=False),
    Column("by", String(40), nullable=False),
    Column("at", Double, nullable=False),
    PrimaryKeyConstraint("person", "match"),
)

results = Table(
    "results",
    metadata,
    Column("match", String(40), ForeignKey("matches.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("person", String(40), nullable=False),
    Column("game", String(20), nullable=False),
    Column("kind", String(40), nullable=False),
    Column("at", Double, nullable=False),
    Column("result", String(10), nullable=False),
    Column("score", Integer, nullable=True),
    Column("rivals", Text, nullable=False),
    Column("words", Text, nullable=False),
    Column("counts", Text, nullable=False),
    Column("bests", Text, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("before", Double, nullable=False),
    Column("before_deviation", Double, nullable=False),
    Column("after", Double, nullable=False),
    Column("after_deviation", Double, nullable=False),
    PrimaryKeyConstraint("match", "seat"),
)
"""Every person's seat in a match that is over (`statistics.Line`); all of it follows from the events."""
Index("results_person", results.c.person, results.c.at)

words = Table(
    "words",
    metadata,
    Column("person", String(40), nullable=False),
    Column("game", String(20), nullable=False),
    Column("word", String(60), nullable=False),
    Column("first", Double, nullable=False),
    Column("match", String(40), nullable=False),
    Column("best", Integer, nullable=False),
    PrimaryKeyConstraint("person", "game", "word"),
)
"""What somebody has ever played; likewise."""

ratings = Table(
    "ratings",
    metadata,
    Column("person", String(40), nullable=False),
    Column("game", String(20), nullable=False),
    Column("kind", String(40), nullable=False),
    Column("mean", Double, nullable=False),
    Column("deviation", Double, nullable=False),
    Column("at", Double, nullable=False),
    Column("games", Integer, nullable=False),
    PrimaryKeyConstraint("person", "game", "kind"),
)
"""Where everybody stands; likewise."""
Index("ratings_ladder", ratings.c.game, ratings.c.kind, ratings.c.mean)

thumbs = Table(
    "thumbs",
    metadata,
    Column("puzzle", String(60), nullable=False),
    Column("person", String(40), nullable=False),
    Column("up", Boolean, nullable=False),
    Column("at", Double, nullable=False),
    PrimaryKeyConstraint("puzzle", "person"),
)
"""What those who solved a puzzle think of it."""

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
