"""Devices that want to be called.

Run once by `store/migrate`; a step that was released is never changed, the next one follows it.
"""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody has asked for it yet."""
    op.create_table(
        "push",
        sa.Column(
            "session", sa.String(40), sa.ForeignKey("sessions.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("person", sa.String(40), sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("lang", sa.String(8), nullable=False),
        sa.Column("kinds", sa.String(60), nullable=False),
        sa.Column("created", sa.Double, nullable=False),
    )
    op.create_index("push_person", "push", ["person"])
