"""Who sat at a table and stood up again.

Run once by `store/migrate`; a step that was released is never changed, the next one follows it.
"""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"
branch_labels = None
depends_on = None

SQLITE = """
INSERT INTO past_seats (match, person)
SELECT match, person FROM (
    SELECT match, json_extract(body, '$.person.id') AS person FROM events
        WHERE substr(body, 1, 16) = '{"type":"joined"'
    UNION SELECT match, json_extract(body, '$.person.id') FROM journal
        WHERE substr(body, 1, 16) = '{"type":"joined"'
    UNION SELECT matches.id, json_extract(seat.value, '$.id')
        FROM matches, json_each(matches.header, '$.seats') AS seat
        WHERE json_extract(seat.value, '$.type') = 'person'
) AS sat
WHERE person <> 'erased'
    AND NOT EXISTS (SELECT 1 FROM seats WHERE seats.match = sat.match AND seats.person = sat.person)
"""
POSTGRES = """
INSERT INTO past_seats (match, person)
SELECT match, person FROM (
    SELECT match, body::json -> 'person' ->> 'id' AS person FROM events
        WHERE substr(body, 1, 16) = '{"type":"joined"'
    UNION SELECT matches.id, seat ->> 'id'
        FROM matches, json_array_elements(matches.header::json -> 'seats') AS seat
        WHERE seat ->> 'type' = 'person'
) AS sat
WHERE person <> 'erased'
    AND NOT EXISTS (SELECT 1 FROM seats WHERE seats.match = sat.match AND seats.person = sat.person)
"""


def upgrade() -> None:
    """The events tell it of those who did so before."""
    op.create_table(
        "past_seats",
        sa.Column("match", sa.String(40), sa.ForeignKey("matches.id", ondelete="CASCADE"), nullable=False),
        sa.Column("person", sa.String(40), nullable=False),
        sa.PrimaryKeyConstraint("match", "person"),
    )
    op.create_index("past_seats_person", "past_seats", ["person"])
    sqlite = op.get_bind().dialect.name == "sqlite"
    op.get_bind().exec_driver_sql(SQLITE if sqlite else POSTGRES)
