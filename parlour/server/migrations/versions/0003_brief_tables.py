"""What lists show of a table stands beside its whole description, which may hold a card set; tables by owner."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add the column, fill it, and make the index."""
    op.add_column("tables", sa.Column("brief", sa.JSON(), nullable=True))
    tables = sa.table("tables", sa.column("id"), sa.column("spec", sa.JSON()), sa.column("brief", sa.JSON()))
    bind = op.get_bind()
    for table_id in bind.execute(sa.select(tables.c.id)).scalars().all():
        spec = bind.execute(sa.select(tables.c.spec).where(tables.c.id == table_id)).scalar_one()
        options = {
            name: value.get("name", name) if isinstance(value, dict) else value
            for name, value in spec.get("options", {}).items()
        }
        brief = {**spec, "options": options}
        bind.execute(sa.update(tables).where(tables.c.id == table_id).values(brief=brief))
    op.create_index(op.f("ix_tables_owner_status"), "tables", ["owner", "status"], unique=False)
