"""Evenings: several tables and people, as events.

Run once by `store/migrate`; a step that was released is never changed, the next one follows it.
"""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody has met yet."""
    op.create_table(
        "evenings",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("code", sa.String(8), nullable=False),
        sa.Column("host", sa.String(40), nullable=False),
        sa.Column("plan", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("changed", sa.Double, nullable=False),
        sa.Column("due", sa.Double, nullable=True),
    )
    living = sa.text("status <> 'over' AND code <> ''")
    op.create_index(
        "evenings_codes", "evenings", ["code"], unique=True, sqlite_where=living, postgresql_where=living
    )
    waits = sa.text("due IS NOT NULL")
    op.create_index("evenings_waiting", "evenings", ["due"], sqlite_where=waits, postgresql_where=waits)
    op.create_index("evenings_hosted", "evenings", ["host"])
    op.create_table(
        "evening_events",
        sa.Column("evening", sa.String(40), sa.ForeignKey("evenings.id", ondelete="CASCADE"), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("evening", "number"),
    )
    op.create_table(
        "evening_people",
        sa.Column("evening", sa.String(40), sa.ForeignKey("evenings.id", ondelete="CASCADE"), nullable=False),
        sa.Column("person", sa.String(40), nullable=False),
        sa.PrimaryKeyConstraint("evening", "person"),
    )
    op.create_index("evening_people_person", "evening_people", ["person"])
