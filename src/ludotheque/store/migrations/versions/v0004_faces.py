"""A face for everybody who chose one.

Run once by `store/migrate`; a step that was released is never changed, the next one follows it.
"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Empty: the face that is drawn for the id."""
    op.add_column("people", sa.Column("face", sa.String(40), nullable=False, server_default=""))
