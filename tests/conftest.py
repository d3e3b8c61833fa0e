"""What all tests share: the sentences of the made-up game."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

from parlour import words
from parlour.chance import Chance
from parlour.server.table import tickets
from tests.repeatable_deals import key_of_this_test, table_id

if TYPE_CHECKING:
    from tests.storage.cluster import Cluster

os.environ[words.READER] = "en"  # whatever the machine's own language is

words.learn((Path(__file__).parent / "pockets" / "words" / "en.ftl").read_text(encoding="utf-8"))

# A busy machine is no reason to fail, and what failed here must fail again elsewhere.
settings.register_profile("house", deadline=None, derandomize=True)
settings.load_profile("house")
Chance.fresh_key = staticmethod(key_of_this_test)  # type: ignore[method-assign] # a test's deals come again
tickets.table_id = table_id


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browser tests come last: their driver keeps an event loop, and other tests run loops of their own."""
    items.sort(key=lambda item: item.get_closest_marker("browser") is not None)


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL of the tests' own. Whatever asks for it is slow: without it, `scripts/test --fast` needs none."""
    from tests.storage.cluster import running_cluster  # its driver is not for everyone's start

    with running_cluster() as cluster:
        yield cluster
