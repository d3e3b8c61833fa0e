from __future__ import annotations

import pytest

from parlour.games.dualite.solver.small_grid import SmallGrid, build


@pytest.fixture(scope="session")
def small_grid() -> SmallGrid:
    """The table of the 4×4 grid, worked out once for all tests."""
    return build()
