"""How Duality is written: moves, places and deals, and what is refused."""

from __future__ import annotations

import pytest

from parlour import words
from parlour.chance import Chance
from parlour.game import BadNotation
from parlour.games.duality import notation, rules, views
from parlour.games.duality.deck import cards
from parlour.games.duality.paths import Cell
from parlour.games.duality.rules import New, Pass, Placed, Position, Replace

OPTIONS = rules.options({"rows": "3"})
PILE = " ".join(str(card) for card in range(10, 55) if card != 19)
DEAL = f"1 19t 2 / 3 4 5 / 6 7 8 / 9 {PILE} / white"


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("27x4", Replace(27, False, Cell(4, 0))),
        ("27tx4R12", Replace(27, True, Cell(4, 12))),
        ("3@1L1", New(3, False, Cell(1, -1))),
        ("108t@7L99", New(108, True, Cell(7, -99))),
        ("106@1R100", New(106, False, Cell(1, 100))),
        ("pass", Pass()),
    ],
)
def test_moves(text: str, move: rules.Move) -> None:
    assert notation.read(text) == move
    assert notation.write(move) == text


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "“” is not a move. Write 27x4"),
        ("27", "“27” is not a move"),
        ("027x4", "“027x4” is not a move"),
        ("27 x4", "“27 x4” is not a move"),
        ("27x", "“” is not a space: write a row"),
        ("27x4L0", "“4L0” is not a space"),
        ("27x4l1", "“4l1” is not a space"),
        ("27x4L1000", "“4L1000” is not a space"),
        ("27x٤", "“٤” is not a space"),
        ("Pass", "“Pass” is not a move"),
    ],
)
def test_what_is_not_a_move(text: str, sentence: str) -> None:
    with pytest.raises(BadNotation) as refused:
        notation.read(text)
    assert words.say(refused.value.code, refused.value.facts).startswith(sentence)


def test_a_deal_is_written_as_it_is_laid_out() -> None:
    deal = notation.read_deal(OPTIONS, DEAL)
    assert notation.write_deal(deal) == DEAL
    position = rules.setup(OPTIONS, deal)
    assert [(placed.card, placed.turned) for placed in position.tableau] == [(1, False), (19, True), (2, False)]
    assert position.hands == ((3, 4, 5), (6, 7, 8))
    assert position.pile[0] == 9


def test_every_deal_reads_back() -> None:
    options = rules.options({})
    for key in range(50):
        deal = rules.deal(options, Chance(key))
        assert notation.read_deal(options, notation.write_deal(deal)) == deal


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        (DEAL, "", "A deal is 3 cards, two hands of three, the draw pile and a colour"),
        ("1 19t 2", "1 19t", "A deal is 3 cards"),
        (" / white", "", "A deal is 3 cards"),
        ("white", "green", "The toss is black or white, not “green”."),
        ("white", "", "The toss is black or white, not “”."),
        ("3 4 5", "3 4 4", "“4” cannot be dealt: each card from 1 to 54 appears once."),
        ("3 4 5", "3 4 55", "“55” cannot be dealt"),
        ("3 4 5", "3 4 x", "“x” cannot be dealt"),
        ("3 4 5", "3 4 5t", "“5t” cannot be turned: only cards between the players are"),
        ("1 19t 2", "1t 19 2", "“1t” cannot be turned"),
        (" 54", "", "This deal has 53 cards, and the deck has 54."),
    ],
)
def test_what_is_not_a_deal(old: str, new: str, sentence: str) -> None:
    with pytest.raises(BadNotation) as refused:
        notation.read_deal(OPTIONS, DEAL.replace(old, new))
    assert words.say(refused.value.code, refused.value.facts).startswith(sentence)


def test_a_deal_with_a_complete_path_is_refused() -> None:
    """Card 13 has two black lines from edge to edge; three of that pattern in a column are a path."""
    rest = " ".join(str(card) for card in range(1, 55) if card not in (13, 14, 15))
    first, second = rest.split()[:3], rest.split()[3:6]
    text = f"13 14 15 / {' '.join(first)} / {' '.join(second)} / {' '.join(rest.split()[6:])} / black"
    with pytest.raises(BadNotation, match="duality-deal-complete"):
        notation.read_deal(OPTIONS, text)


def test_the_widest_tableau_is_written_and_read_back() -> None:
    """Two full decks in a line reach column 100."""
    options = rules.options({"rows": "3", "deck": ",".join(cards("full") * 2)})
    line = tuple(Placed(Cell(1, column), column + 1, False) for column in range(100))
    rest = (Placed(Cell(2, 0), 101, False), Placed(Cell(3, 0), 102, False))
    position = Position(options, (*line, *rest), ((103, 104, 105), (106, 107, 108)), ((), ()), (), mover=0)
    moves = rules.moves(position, 0)
    far = [move for move in moves if isinstance(move, New) and move.cell == Cell(1, 100)]
    assert far
    assert all(notation.read(notation.write(move)) == move for move in moves)
    seen = views.view(rules.play(position, 0, far[0]), 1)
    assert views.view(views.redeal(seen, Chance("wide")), 1) == seen
