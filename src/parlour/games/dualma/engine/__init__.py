"""DuAlma for the machine: its rules as kernels, in lockstep with `rules.py`, and the search on them."""
