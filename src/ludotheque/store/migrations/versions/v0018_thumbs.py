"""What those who solved a puzzle think of it.

Run once by `store/migrate`; a step that was released is never changed, the next one follows it.
"""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody has said anything yet."""
    op.create_table(
        "thumbs",
        sa.Column("puzzle", sa.String(60), nullable=False),
        sa.Column("person", sa.String(40), nullable=False),
        sa.Column("up", sa.Boolean, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("puzzle", "person"),
    )
