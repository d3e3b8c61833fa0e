"""Work that takes time: a fair queue, and worker processes."""
