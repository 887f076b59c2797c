"""How names look, and which lines were said by guests.

Run once by `store/migrate`; a step that was released is never changed, the next one follows it.
"""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Looks are worked out when the store is opened, by the rule that holds then."""
    op.add_column("people", sa.Column("look", sa.Text, nullable=False, server_default=""))
    op.create_index("people_look", "people", ["look"])
    op.add_column("chat", sa.Column("guest", sa.Boolean, nullable=False, server_default=sa.false()))
