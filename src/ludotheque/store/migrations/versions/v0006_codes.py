"""A short code for every table that waits or runs.

Run once by `store/migrate`; a step that was released is never changed, the next one follows it.
"""

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

LETTERS = "CDFHJKLMNPRTVWXY"


def upgrade() -> None:
    """Tables that live already get one too."""
    op.add_column("matches", sa.Column("code", sa.String(8), nullable=False, server_default=""))
    matches = sa.table("matches", sa.column("id"), sa.column("status"), sa.column("code"))
    db = op.get_bind()
    taken: set[str] = set()
    living = sa.select(matches.c.id).where(matches.c.status != "over").limit(len(LETTERS) ** 4 // 2)
    for (match,) in db.execute(living).fetchall():
        while (code := "".join(secrets.choice(LETTERS) for _ in range(4))) in taken:
            pass
        taken.add(code)
        db.execute(sa.update(matches).where(matches.c.id == match).values(code=code))
    called = sa.text("status <> 'over' AND code <> ''")
    op.create_index(
        "matches_codes", "matches", ["code"], unique=True, sqlite_where=called, postgresql_where=called
    )
    op.create_index("matches_called", "matches", ["code"])
