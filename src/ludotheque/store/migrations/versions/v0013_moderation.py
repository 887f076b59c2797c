"""Operators, what players report to them, and a log of what they did.

Run once by `store/migrate`; a step that was released is never changed, the next one follows it.
"""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody is an operator before the machine says so."""
    op.add_column("people", sa.Column("operator", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("people", sa.Column("silent", sa.Double, nullable=False, server_default=sa.text("0")))
    op.add_column("people", sa.Column("banned", sa.Double, nullable=False, server_default=sa.text("0")))
    op.create_table(
        "reports",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("by", sa.String(40), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("match", sa.String(40), nullable=False),
        sa.Column("person", sa.String(40), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("settled", sa.Double, nullable=True),
    )
    op.create_table(
        "audit",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("who", sa.Text, nullable=False),
        sa.Column("act", sa.String(20), nullable=False),
        sa.Column("person", sa.String(40), nullable=False),
        sa.Column("match", sa.String(40), nullable=False),
        sa.Column("detail", sa.Text, nullable=False),
    )
    op.create_table(
        "withdrawn",
        sa.Column("kind", sa.String(20), nullable=False),
        sa.Column("id", sa.String(100), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("kind", "id"),
    )
