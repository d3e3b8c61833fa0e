"""Every kind of storage that there is."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest

from parlour.storage import Storage
from parlour.storage.database import sqlite
from parlour.storage.postgres import postgres
from tests.storage.cluster import Cluster

Opener = Callable[[], Storage]


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.slow)])
def again(request: pytest.FixtureRequest, tmp_path: Path) -> Opener:
    """Opens the same storage as often as one likes, as another process would."""
    if request.param == "sqlite":
        return lambda: sqlite(tmp_path / "some" / "where" / "tables.sqlite")
    cluster: Cluster = request.getfixturevalue("cluster")
    return partial(postgres, cluster.database())


@pytest.fixture
def storage(again: Opener) -> Iterator[Storage]:
    storage = again()
    yield storage
    storage.close()
