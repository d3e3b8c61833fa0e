"""The boards of the home page show positions of real games, as the rules make them today."""

from __future__ import annotations

import pytest

from scripts import front_boards


@pytest.mark.parametrize("game", front_boards.SHOWN)
def test_a_board_of_the_home_page_is_a_position_of_its_record(game: str) -> None:
    written = front_boards.path(game).read_text(encoding="utf-8")
    assert written == front_boards.text(game), "run scripts/front_boards.py"
