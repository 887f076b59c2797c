"""Where SQLite keeps appends until they are put in their place.

Run once by `store/migrate`; a step that was released is never changed, the next one follows it.
"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """No index and no foreign key: what is here was checked."""
    op.create_table(
        "journal",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("match", sa.String(40), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("status", sa.String(10), nullable=True),
        sa.Column("summary", sa.Text, nullable=True),
        sa.Column("changed", sa.Double, nullable=True),
        sa.Column("due", sa.Double, nullable=True),
        sa.Column("lease", sa.Double, nullable=True),
    )
