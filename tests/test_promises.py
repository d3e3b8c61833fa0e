"""The page of promises names tests that are there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "docs" / "promises.md").read_text(encoding="utf-8")
NAMED = re.findall(r"`(tests/[a-z_/]+\.py)(?:::(\w+))?`", PAGE)


def test_there_are_eight_and_each_names_its_tests() -> None:
    promises = re.split(r"^## \d\. ", PAGE, flags=re.MULTILINE)[1:]
    assert len(promises) == 8
    assert all("`tests/" in promise for promise in promises)


@pytest.mark.parametrize(("file", "name"), NAMED)
def test_each_is_there(file: str, name: str) -> None:
    text = (ROOT / file).read_text(encoding="utf-8")
    assert not name or re.search(rf"^(?:def {name}\(|{name} = )", text, flags=re.MULTILINE)
