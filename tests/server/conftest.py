from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.house import House, running


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One server for the tests of a file; each makes its own tables."""
    with running(tmp_path_factory.mktemp("data")) as house:
        yield house
