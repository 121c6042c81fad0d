"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make them all."""
    op.create_table(
        "users",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("login", sa.String(length=40), nullable=True),
        sa.Column("password", sa.Text(), nullable=True),
        sa.Column("epoch", sa.Integer(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("banned", sa.Boolean(), nullable=False),
        sa.Column("webhook", sa.Text(), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_users")),
        sa.UniqueConstraint("login", name=op.f("uq_users_login")),
    )
    op.create_table(
        "recovery_codes",
        sa.Column("user", sa.String(length=24), nullable=False),
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name=op.f("fk_recovery_codes_user"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("user", "hash", name=op.f("pk_recovery_codes")),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("owner", sa.String(length=24), nullable=False),
        sa.Column("spec", sa.JSON(), nullable=False),
        sa.Column("seed", sa.String(length=64), nullable=False),
        sa.Column("invite", sa.String(length=32), nullable=False),
        sa.Column("watch", sa.String(length=32), nullable=False),
        sa.Column("status", sa.String(length=10), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("touched", sa.BigInteger(), nullable=False),
        sa.Column("to_move", sa.Integer(), nullable=False),
        sa.Column("deadline", sa.BigInteger(), nullable=True),
        sa.Column("rematch", sa.String(length=24), nullable=True),
        sa.ForeignKeyConstraint(["owner"], ["users.id"], name=op.f("fk_tables_owner")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tables")),
    )
    op.create_index(
        op.f("ix_tables_status_public_touched"), "tables", ["status", "public", "touched"], unique=False
    )
    op.create_table(
        "banished",
        sa.Column("table", sa.String(length=24), nullable=False),
        sa.Column("user", sa.String(length=24), nullable=False),
        sa.Column("how", sa.String(length=10), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_banished_table"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "user", name=op.f("pk_banished")),
    )
    op.create_table(
        "chat",
        sa.Column("table", sa.String(length=24), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("user", sa.String(length=24), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("text", sa.String(length=500), nullable=False),
        sa.Column("time", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_chat_table"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "number", name=op.f("pk_chat")),
    )
    op.create_table(
        "entries",
        sa.Column("table", sa.String(length=24), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("time", sa.BigInteger(), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("data", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_entries_table"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "seq", name=op.f("pk_entries")),
    )
    op.create_table(
        "jobs",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("table", sa.String(length=24), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=False),
        sa.Column("leased", sa.BigInteger(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("data", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_jobs_table"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_jobs")),
        sa.UniqueConstraint("kind", "table", "seq", name=op.f("uq_jobs_kind_table_seq")),
        sqlite_autoincrement=True,
    )
    op.create_index(op.f("ix_jobs_due"), "jobs", ["due"], unique=False)
    op.create_table(
        "messages",
        sa.Column("table", sa.String(length=24), nullable=False),
        sa.Column("id", sa.String(length=64), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_messages_table"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "id", name=op.f("pk_messages")),
    )
    op.create_table(
        "seats",
        sa.Column("table", sa.String(length=24), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("user", sa.String(length=24), nullable=True),
        sa.Column("token", sa.String(length=64), nullable=True),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_seats_table"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name=op.f("fk_seats_user")),
        sa.PrimaryKeyConstraint("table", "seat", name=op.f("pk_seats")),
    )
    op.create_index(op.f("ix_seats_token"), "seats", ["token"], unique=False)
    op.create_index(op.f("ix_seats_user"), "seats", ["user"], unique=False)
