"""How people like it, with their account.

Run once by `store/migrate`; a step that was released is never changed, the next one follows it.
"""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Empty: nothing was chosen yet."""
    op.add_column("people", sa.Column("settings", sa.Text, nullable=False, server_default=""))
