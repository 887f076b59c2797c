"""The deal of the day, and what each made of it.

Run once by `store/migrate`; a step that was released is never changed, the next one follows it.
"""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """The first day is the one on which the server is next started."""
    op.create_table(
        "deals",
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
    op.create_table(
        "tries",
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
    op.create_index("tries_ranked", "tries", ["game", "lang", "day", "score"])
    under_way = sa.text("ended IS NULL")
    op.create_index(
        "tries_under_way", "tries", ["person"], sqlite_where=under_way, postgresql_where=under_way
    )
