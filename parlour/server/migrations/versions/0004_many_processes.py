"""Many processes on one database: how far each table is, who is alive, who is there, limits that hold for all."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add the columns, fill them, and make the tables and indexes."""
    op.add_column("tables", sa.Column("seq", sa.Integer(), server_default="0", nullable=False))
    op.add_column("tables", sa.Column("revision", sa.Integer(), server_default="0", nullable=False))
    tables = sa.table("tables", sa.column("id"), sa.column("seq"))
    entries = sa.table("entries", sa.column("table"), sa.column("seq"))
    last = sa.select(sa.func.max(entries.c.seq)).where(entries.c.table == tables.c.id).scalar_subquery()
    op.execute(sa.update(tables).values(seq=sa.func.coalesce(last, 0)))

    op.add_column("jobs", sa.Column("holder", sa.String(length=24), nullable=True))
    op.drop_index(op.f("ix_jobs_due"), "jobs")
    op.create_index(op.f("ix_jobs_kind_due"), "jobs", ["kind", "due"], unique=False)
    op.create_index(op.f("ix_jobs_table"), "jobs", ["table"], unique=False)
    op.create_index(op.f("ix_chat_user"), "chat", ["user"], unique=False)
    op.create_index(op.f("ix_banished_user"), "banished", ["user"], unique=False)

    postgres = op.get_bind().dialect.name == "postgresql"
    if postgres:
        op.alter_column("jobs", "id", type_=sa.BigInteger(), existing_nullable=False)
        op.execute("ALTER SEQUENCE jobs_id_seq AS bigint")
    unlogged = ["UNLOGGED"] if postgres else []
    op.create_table(
        "processes",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_processes")),
        prefixes=unlogged,
    )
    op.create_table(
        "presence",
        sa.Column("process", sa.String(length=24), nullable=False),
        sa.Column("table", sa.String(length=24), nullable=False),
        sa.Column("who", sa.String(length=40), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["process"], ["processes.id"], name=op.f("fk_presence_process"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_presence_table"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("process", "table", "who", "seat", name=op.f("pk_presence")),
        prefixes=unlogged,
    )
    op.create_index(op.f("ix_presence_table"), "presence", ["table"], unique=False)
    op.create_table(
        "buckets",
        sa.Column("key", sa.String(length=120), nullable=False),
        sa.Column("tokens", sa.Float(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("key", name=op.f("pk_buckets")),
        prefixes=unlogged,
    )
