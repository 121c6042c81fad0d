"""A session for every sign-in, instead of one cookie for all devices of somebody.

Cookies of the old form name a user and an epoch. Whoever has one stays signed in: all such cookies of a user are
one session, whose id says which they are.
"""

import secrets
import time

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

AT_A_TIME = 1000


def upgrade() -> None:
    """Make the table, and a session for the cookies that are out there."""
    sessions = op.create_table(
        "sessions",
        sa.Column("id", sa.String(length=64), nullable=False),
        sa.Column("label", sa.String(length=16), nullable=False),
        sa.Column("user", sa.String(length=24), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.Column("device", sa.String(length=60), nullable=False),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name=op.f("fk_sessions_user"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_sessions")),
    )
    op.create_index(op.f("ix_sessions_user"), "sessions", ["user"], unique=False)
    users = sa.table("users", sa.column("id"), sa.column("epoch"), sa.column("created"))
    moment = int(time.time())  # when they were last here nobody has noted: they get the whole time again
    rows = [
        {"id": f"old:{user}.{epoch}", "label": secrets.token_hex(6), "user": user, "created": created}
        | {"seen": moment, "device": ""}
        for user, epoch, created in op.get_bind().execute(sa.select(users.c.id, users.c.epoch, users.c.created))
    ]
    for start in range(0, len(rows), AT_A_TIME):
        op.bulk_insert(sessions, rows[start : start + AT_A_TIME])
    op.drop_column("users", "epoch")
