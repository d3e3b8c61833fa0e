"""Several processes on one database: leases, peers, and the proxy to the owner of a table."""
