"""Which tests are of the rules; and kernels tried with checked bounds, and as plain Python."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

HERE = Path(__file__).parent
RunTests = Callable[..., None]
ABOVE_RULES = frozenset(
    ("engine", "hints", "network", "players", "puzzles", "school", "search", "solver", "terminal", "training")
)
"""Tests of what lies above the rules in a game's folder, by the names of their files. All others are of the rules."""


def pytest_itemcollected(item: pytest.Item) -> None:
    """Mark the tests of the rules: they run with coverage, which the others would only slow down."""
    place = item.path.relative_to(HERE) if item.path.is_relative_to(HERE) else Path()
    if len(place.parts) == 2 and place.stem.removeprefix("test_") not in ABOVE_RULES:
        item.add_marker("rules")


@pytest.fixture(params=["NUMBA_BOUNDSCHECK", "NUMBA_DISABLE_JIT"])
def hold(request: pytest.FixtureRequest, tmp_path: Path) -> RunTests:
    """Run the quick tests of these files, or those with these names, in a process with one setting of Numba's."""

    def run_tests(*files: str, quick: str = "") -> None:
        run = subprocess.run(
            [
                sys.executable,
                "-m",
                "pytest",
                "-q",
                "-p",
                "no:cacheprovider",
                *files,
                "-k",
                quick,
                "-m",
                "not slow and not long",
            ],
            env=os.environ | {request.param: "1", "NUMBA_CACHE_DIR": str(tmp_path)},
            cwd=HERE.parents[1],
            capture_output=True,
            text=True,
            check=False,
        )
        assert run.returncode == 0, run.stdout[-3000:]

    return run_tests
