"""WebSockets: the endpoint, the listener of a table, and connections with limits."""
