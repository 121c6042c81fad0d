"""How Alembic finds the database: the server gives it the connection it has."""

from alembic import context

from parlour.server.schema import metadata

given = context.config.attributes["connection"]
context.configure(connection=given, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
