"""Whom somebody follows or keeps away, who may see where he plays, and who is invited where.

Run once by `store/migrate`; a step that was released is never changed, the next one follows it.
"""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody is seen who has not allowed it."""
    op.add_column("people", sa.Column("visible", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "ties",
        sa.Column("person", sa.String(40), sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
        sa.Column("other", sa.String(40), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.PrimaryKeyConstraint("person", "other"),
    )
    op.create_table(
        "invitations",
        sa.Column("person", sa.String(40), sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
        sa.Column("match", sa.String(40), sa.ForeignKey("matches.id", ondelete="CASCADE"), nullable=False),
        sa.Column("by", sa.String(40), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("person", "match"),
    )
