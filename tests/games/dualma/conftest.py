"""Training needs JAX, which only the development group `train` installs."""

from __future__ import annotations

import importlib.util

collect_ignore = [] if importlib.util.find_spec("jax") else ["test_fitting.py"]
