"""Indexes that an ordinary move does not touch.

Run once by `store/migrate`; a step that was released is never changed, the next one follows it.
"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Only what waits, what is listed and what is over is indexed."""
    op.drop_index("matches_due", "matches")
    op.drop_index("matches_listed", "matches")
    _index("matches_waiting", "due", "due IS NOT NULL")
    _index("matches_listed", "changed", "public AND status <> 'over'")
    _index("matches_over", "changed", "status = 'over'")


def _index(name: str, column: str, where: str) -> None:
    op.create_index(name, "matches", [column], sqlite_where=sa.text(where), postgresql_where=sa.text(where))
