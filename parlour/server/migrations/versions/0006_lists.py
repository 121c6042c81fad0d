"""What lists of games show and leave out: the scores, and what somebody has put away."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add the column and the table; games that were played before show their scores after the next move."""
    op.add_column("tables", sa.Column("scores", sa.JSON(), nullable=True))
    op.create_table(
        "put_away",
        sa.Column("table", sa.String(length=24), nullable=False),
        sa.Column("user", sa.String(length=24), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_put_away_table"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name=op.f("fk_put_away_user"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "user", name=op.f("pk_put_away")),
    )
    op.create_index(op.f("ix_put_away_user"), "put_away", ["user"], unique=False)
