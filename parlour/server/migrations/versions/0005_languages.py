"""Which language somebody is told of their turn in: that of the browser in which they said where."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add the column; who said where before is told in English."""
    op.add_column("users", sa.Column("language", sa.String(length=2), nullable=True))
