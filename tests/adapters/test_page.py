"""The page about adapters does what it says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "adapters.md"
EXAMPLES = re.findall(r"^```python\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("number", range(7))
@pytest.mark.slow
def test_an_example(number: int) -> None:
    exec(compile(EXAMPLES[number], f"{PAGE} example {number + 1}", "exec"), {})


def test_all_are_run() -> None:
    assert len(EXAMPLES) == 7
