"""What is kept of games that are over: deals of the day, results, words, ratings; and thumbs for puzzles.

Only modules of `store` name a table. A change here needs a migration beside it.
"""

import sqlalchemy as sa

from ludotheque.store.schema.marks import metadata

deals = sa.Table(
    "deals",
    metadata,
    sa.Column("game", sa.String(20), nullable=False),
    sa.Column("lang", sa.String(8), nullable=False),
    sa.Column("day", sa.String(10), nullable=False),
    sa.Column("seed", sa.String(40), nullable=False),
    sa.Column("par", sa.Integer, nullable=False),
    sa.Column("best", sa.Integer, nullable=False),
    sa.Column("result", sa.Text, nullable=False),
    sa.Column("moves", sa.Text, nullable=False),
    sa.PrimaryKeyConstraint("game", "lang", "day"),
)
"""What the best bot scored on the deal of a day, and the best way found with open cards."""

tries = sa.Table(
    "tries",
    metadata,
    sa.Column("person", sa.String(40), sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    sa.Column("day", sa.String(10), nullable=False),
    sa.Column("game", sa.String(20), nullable=False),
    sa.Column("lang", sa.String(8), nullable=False),
    sa.Column("match", sa.String(40), nullable=False),
    sa.Column("late", sa.Boolean, nullable=False),
    sa.Column("begun", sa.Double, nullable=False),
    sa.Column("ended", sa.Double, nullable=True),
    sa.Column("score", sa.Integer, nullable=True),
    sa.Column("result", sa.Text, nullable=False, server_default=""),
    sa.PrimaryKeyConstraint("person", "day", "game", "lang"),
)
"""The one try at a deal of the day that counts; `late`: begun when its day was over."""
sa.Index("tries_ranked", tries.c.game, tries.c.lang, tries.c.day, tries.c.score)
UNENDED = sa.text("ended IS NULL")
sa.Index("tries_under_way", tries.c.person, sqlite_where=UNENDED, postgresql_where=UNENDED)

results = sa.Table(
    "results",
    metadata,
    sa.Column("match", sa.String(40), sa.ForeignKey("matches.id", ondelete="CASCADE"), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("person", sa.String(40), nullable=False),
    sa.Column("game", sa.String(20), nullable=False),
    sa.Column("kind", sa.String(40), nullable=False),
    sa.Column("at", sa.Double, nullable=False),
    sa.Column("result", sa.String(10), nullable=False),
    sa.Column("score", sa.Integer, nullable=True),
    sa.Column("rivals", sa.Text, nullable=False),
    sa.Column("words", sa.Text, nullable=False),
    sa.Column("counts", sa.Text, nullable=False),
    sa.Column("bests", sa.Text, nullable=False),
    sa.Column("rated", sa.Boolean, nullable=False),
    sa.Column("before", sa.Double, nullable=False),
    sa.Column("before_deviation", sa.Double, nullable=False),
    sa.Column("after", sa.Double, nullable=False),
    sa.Column("after_deviation", sa.Double, nullable=False),
    sa.PrimaryKeyConstraint("match", "seat"),
)
"""Every person's seat in a match that is over (`statistics.Line`); all of it follows from the events."""
sa.Index("results_person", results.c.person, results.c.at)

words = sa.Table(
    "words",
    metadata,
    sa.Column("person", sa.String(40), nullable=False),
    sa.Column("game", sa.String(20), nullable=False),
    sa.Column("word", sa.String(60), nullable=False),
    sa.Column("first", sa.Double, nullable=False),
    sa.Column("match", sa.String(40), nullable=False),
    sa.Column("best", sa.Integer, nullable=False),
    sa.PrimaryKeyConstraint("person", "game", "word"),
)
"""What somebody has ever played; likewise."""

ratings = sa.Table(
    "ratings",
    metadata,
    sa.Column("person", sa.String(40), nullable=False),
    sa.Column("game", sa.String(20), nullable=False),
    sa.Column("kind", sa.String(40), nullable=False),
    sa.Column("mean", sa.Double, nullable=False),
    sa.Column("deviation", sa.Double, nullable=False),
    sa.Column("at", sa.Double, nullable=False),
    sa.Column("games", sa.Integer, nullable=False),
    sa.PrimaryKeyConstraint("person", "game", "kind"),
)
"""Where everybody stands; likewise."""
sa.Index("ratings_ladder", ratings.c.game, ratings.c.kind, ratings.c.mean)

thumbs = sa.Table(
    "thumbs",
    metadata,
    sa.Column("puzzle", sa.String(60), nullable=False),
    sa.Column("person", sa.String(40), nullable=False),
    sa.Column("up", sa.Boolean, nullable=False),
    sa.Column("at", sa.Double, nullable=False),
    sa.PrimaryKeyConstraint("puzzle", "person"),
)
"""What those who solved a puzzle think of it."""
