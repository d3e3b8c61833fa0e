"""A revealed turn of DUOS as a picture."""

from __future__ import annotations

from parlour.boards.picture import SHEET, SIDES, Icon, Label, Tile
from parlour.catalogue import GAMES
from parlour.games.duos.picture import picture
from parlour.school.lessons import lesson


def test_the_letter_of_a_pair_hides_no_name() -> None:
    (figure,) = (figure for figure in lesson(GAMES["duos"]).figures if figure.name == "reveal")
    shapes = picture(figure.view, "en").shapes
    badges = [shape for shape in shapes if isinstance(shape, Tile) and shape.fill in SIDES and shape.edge == SHEET]
    cards = [shape for shape in shapes if isinstance(shape, Icon)]
    names = [card.label(alone) for card in cards for alone in (True, False)]
    assert (len(badges), len(cards)) == (8, 12)
    for badge in badges:
        for name in names:
            high, wide = name.size / 2, name.room / 2
            beside = badge.at[0] + badge.size[0] < name.at[0] - wide or badge.at[0] > name.at[0] + wide
            apart = badge.at[1] + badge.size[1] < name.at[1] - high or badge.at[1] > name.at[1] + high
            assert beside or apart, name.text


def test_both_cards_of_a_pair_bear_its_letter_and_the_players_who_chose_it() -> None:
    (figure,) = (figure for figure in lesson(GAMES["duos"]).figures if figure.name == "reveal")
    said = [shape.text for shape in picture(figure.view, "en").shapes if isinstance(shape, Label)]
    assert said == [text for text in ("A · 1, 2", "B · 1, 2, 4", "C · 2", "D · 1, 4") for _ in range(2)]
