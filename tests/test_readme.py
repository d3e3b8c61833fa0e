"""The README tells the truth: its game at the prompt is played as it stands."""

from __future__ import annotations

import doctest
from pathlib import Path

README = Path(__file__).parent.parent / "README.md"


def test_the_game_in_the_readme_is_played_as_printed() -> None:
    failures, tried = doctest.testfile(str(README), module_relative=False)
    assert tried > 10
    assert failures == 0
