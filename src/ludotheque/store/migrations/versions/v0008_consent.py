"""Whether somebody's finished games may be given to people who study games.

Run once by `store/migrate`; a step that was released is never changed, the next one follows it.
"""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody has said so yet."""
    op.add_column("people", sa.Column("research", sa.Boolean, nullable=False, server_default=sa.false()))
