"""Indexes for the lists of the first screen, which were looked for among all games there are.

Run once by `store/migrate`; a step that was released is never changed, the next one follows it.
"""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None

INDEXES = (
    ("matches_shown", "changed", "status = 'over' AND public AND spectators"),
    ("matches_hosted", "host", "status <> 'over'"),
)


def upgrade() -> None:
    """Nothing else changes."""
    for name, column, where in INDEXES:
        op.create_index(
            name, "matches", [column], sqlite_where=sa.text(where), postgresql_where=sa.text(where)
        )
