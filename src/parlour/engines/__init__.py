"""Engines: the rules of a game again, as compiled kernels on integers, in lockstep with its `rules.py`."""
