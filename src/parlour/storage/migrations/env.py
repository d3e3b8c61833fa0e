"""Alembic runs this: the steps are taken on the connection, and in the transaction, of whoever asks for them."""

from alembic import context

context.configure(connection=context.config.attributes["connection"], transactional_ddl=True)
with context.begin_transaction():
    context.run_migrations()
