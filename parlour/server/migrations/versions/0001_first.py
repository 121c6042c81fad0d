"""The first tables."""

from alembic import op

from parlour.server.schema import metadata

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make them all."""
    metadata.create_all(op.get_bind())
