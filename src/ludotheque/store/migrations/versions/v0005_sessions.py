"""One row for each device that is signed in.

Run once by `store/migrate`; a step that was released is never changed, the next one follows it.
"""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Cookies of 0.1.0 name the person alone: all of a person's are one row, which can be ended."""
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("token", sa.String(80), nullable=False, unique=True),
        sa.Column("person", sa.String(40), sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
        sa.Column("scope", sa.String(20), nullable=False),
        sa.Column("label", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("seen", sa.Double, nullable=False),
        sa.Column("proved", sa.Double, nullable=False),
        sa.Column("link_until", sa.Double, nullable=False),
    )
    op.create_index("sessions_person", "sessions", ["person"])
    op.execute(
        "INSERT INTO sessions (id, token, person, scope, label, created, seen, proved, link_until) "
        "SELECT id, 'person:' || id, id, 'device', '', created, seen, 0, 0 FROM people"
    )
    op.add_column("links", sa.Column("proves", sa.Boolean, nullable=False, server_default=sa.false()))
