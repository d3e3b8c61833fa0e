"""A revealed turn of DUOS as a picture."""

from __future__ import annotations

from parlour.boards.picture import SHEET, SIDES, Label, Tile
from parlour.catalogue import GAMES
from parlour.games.duos.picture import picture
from parlour.school.lessons import lesson


def test_the_numbers_on_a_line_hide_no_name() -> None:
    (figure,) = (figure for figure in lesson(GAMES["duos"]).figures if figure.name == "reveal")
    shapes = picture(figure.view, "en").shapes
    badges = [shape for shape in shapes if isinstance(shape, Tile) and shape.fill in SIDES and shape.edge == SHEET]
    names = [shape for shape in shapes if isinstance(shape, Label) and shape.text.isalpha()]
    assert (len(badges), len(names)) == (4, 12)
    for badge in badges:
        left, top = badge.at
        for name in names:
            beside = not left - 0.6 < name.at[0] < left + badge.size[0] + 0.6
            assert beside or not top - 0.1 < name.at[1] < top + badge.size[1] + 0.1, name.text
