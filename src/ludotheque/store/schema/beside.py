"""What is kept of games that are over: deals of the day, results, words, ratings; and thumbs for puzzles."""

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
    text,
)

from ludotheque.store.schema.house import metadata

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
