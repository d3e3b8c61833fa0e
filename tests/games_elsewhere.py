"""Games from elsewhere that a test adds, and takes away after it."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager

from parlour import catalogue, games


@contextmanager
def only_here() -> Iterator[None]:
    known, added, named = dict(catalogue._known), dict(catalogue._added), os.environ.get(games.NAMED)
    try:
        yield
    finally:
        for kept, before in ((catalogue._known, known), (catalogue._added, added)):
            kept.clear()
            kept.update(before)
        os.environ.pop(games.NAMED, None)
        if named is not None:
            os.environ[games.NAMED] = named
