"""Alembic calls this with the connection that `store/migrate.py` put into the configuration."""

from alembic import context

from ludotheque.store.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
