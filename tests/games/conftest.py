"""Kernels are tried as Numba compiles them, with checked bounds, and as plain Python."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

HERE = Path(__file__).parent
Hold = Callable[..., None]


@pytest.fixture(params=["NUMBA_BOUNDSCHECK", "NUMBA_DISABLE_JIT"])
def hold(request: pytest.FixtureRequest, tmp_path: Path) -> Hold:
    """Run the quick tests of these files, or those with these names, in a process with one setting of Numba's."""

    def run_tests(*files: str, quick: str = "") -> None:
        run = subprocess.run(
            [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *files, "-k", quick, "-m", "not slow"],
            env=os.environ | {request.param: "1", "NUMBA_CACHE_DIR": str(tmp_path)},
            cwd=HERE.parents[1],
            capture_output=True,
            text=True,
            check=False,
        )
        assert run.returncode == 0, run.stdout[-3000:]

    return run_tests
