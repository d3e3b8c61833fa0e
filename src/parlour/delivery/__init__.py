"""What keeps a table besides its rules: the messages to each listener and idempotency; no socket, thread or database.

The server uses it, and so does the worker in a browser tab.
"""
