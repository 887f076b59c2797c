"""What is known of finished games: results, words, ratings. Old games are counted while the server runs.

Run once by `store/migrate`; a step that was released is never changed, the next one follows it.
"""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None

UNCOUNTED = sa.text("status = 'over' AND counted IS NULL")
COUNTED = sa.text("counted IS NOT NULL")


def upgrade() -> None:
    op.add_column("people", sa.Column("public", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("matches", sa.Column("counted", sa.Integer, nullable=True))
    op.create_index(
        "matches_uncounted", "matches", ["changed"], sqlite_where=UNCOUNTED, postgresql_where=UNCOUNTED
    )
    op.create_index("matches_counted", "matches", ["counted"], sqlite_where=COUNTED, postgresql_where=COUNTED)
    op.create_table(
        "results",
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
    op.create_index("results_person", "results", ["person", "at"])
    op.create_table(
        "words",
        sa.Column("person", sa.String(40), nullable=False),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("word", sa.String(60), nullable=False),
        sa.Column("first", sa.Double, nullable=False),
        sa.Column("match", sa.String(40), nullable=False),
        sa.Column("best", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("person", "game", "word"),
    )
    op.create_table(
        "ratings",
        sa.Column("person", sa.String(40), nullable=False),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("kind", sa.String(40), nullable=False),
        sa.Column("mean", sa.Double, nullable=False),
        sa.Column("deviation", sa.Double, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("person", "game", "kind"),
    )
    op.create_index("ratings_ladder", "ratings", ["game", "kind", "mean"])
