"""Duality in a terminal: cards as lines, the hands, and playing by keys."""

from __future__ import annotations

import re

import pytest

from parlour.boards.move_input import MoveInput
from parlour.boards.text import keys, pointed
from parlour.chance import Chance
from parlour.games.duality import deck, rules, views
from parlour.games.duality import terminal as board
from tests.games.duality.scenes import CORNER, LOOP, UP, UP_WHITE, example, hand_card, played, scene


@pytest.mark.parametrize(
    ("lines", "rows", "low"),
    [
        (UP, ["  ┣━━━━━┫  ", "  ┃   7 ┃  ", "══┃═════┃══"], ["  ┣━━━7━┫  ", "══┃═════┃══"]),
        (UP_WHITE, ["━━━║━━━║━━━", "   ║  7║   ", "   ╠═══╣   "], ["━━━║━━7║━━━", "   ╠═══╣   "]),
        (LOOP, ["  ┗━━━━━┛  ", "      7    ", "═══╦═══╦═══"], ["  ┗━━━7━┛  ", "═══╦═══╦═══"]),
        (CORNER, ["   ║    ┗━━", "   ║  7    ", "═══╬═══╗   "], ["   ║  7 ┗━━", "═══╬═══╗   "]),
    ],
)
def test_a_card_is_drawn(lines: str, rows: list[str], low: list[str]) -> None:
    """Heavy lines are black, double ones white; ends of a colour are one path, and meet in line with the next card."""
    assert board.card_rows(lines, 7, "joined") == rows
    assert board.card_rows(lines, 7, "joined", high=2) == low


def test_a_card_of_one_colour_is_drawn() -> None:
    """There is none in the full deck, but a deck of one's own may have it."""
    assert board.card_rows("bbccdd", 7, "joined") == ["━━╋━━━━━╋━━", "  ┃   7 ┃  ", "  ┃     ┃  "]


@pytest.mark.parametrize("high", [2, 3])
def test_a_card_says_whose_path_it_is_on(high: int) -> None:
    def label(black: tuple[int, ...], white: tuple[int, ...]) -> str:
        return board.card_rows(CORNER, 27, "joined", (black, white), high)[high - 2][4:7]

    assert [label((), ()), label((1,), ()), label((), (0,)), label((1,), (0,))] == [" 27", "▪27", "▫27", "▣27"]


@pytest.mark.parametrize("high", [2, 3])
def test_every_end_is_drawn_on_its_edge(high: int) -> None:
    """On every card, both ways round: each end has its sign in its place."""
    for number, printed in enumerate(deck.cards("full"), 1):
        for lines in (printed, deck.turn(printed)):
            top, *_, bottom = board.card_rows(lines, number, "joined", high=high)
            for side, heavy in ((0, True), (1, False)):
                at = board._COLUMNS[side]
                for port in deck.ends(lines, side):
                    row = top if port in (0, 1) else bottom if port in (3, 4) else top if heavy else bottom
                    assert row[at[port]] in ("┃┏┓┗┛┣┫┳┻╋━╹╻╸╺" if heavy else "║╔╗╚╝╠╣╦╩╬═"), (lines, port)


def test_the_other_readings_have_letters() -> None:
    drawn = board.card_rows("bwcbwc", 12, "wires", ((0, 3), ()))
    assert drawn == ["┌─B─────w─┐", "c   ▪12   c", "└─w─────B─┘"]
    assert board.card_rows("bwcbwc", 12, "crossing")[1] == "b   12    b"


def test_the_example() -> None:
    view = views.view(example(), 0)
    text = board.draw(view, f"{hand_card('A', True)} 1", "").plain
    assert max(len(line) for line in text.splitlines()) <= 78
    assert "White: path 2  ###  ###  ###" in text
    assert "Black (you): path 1" in text
    assert "41 cards left to draw" in text
    assert text.endswith("51tx1: 3 connections (the card there: 3). Rows left: you 7 → 5, opponent 5.")
    assert text.count("+") == 2  # left and right of the home card; on it is the cursor
    home = text.splitlines()[19:22]
    assert home[1][0] == "1"
    assert home[0][15:28] == "[━━┻━━━━━┫  ]", "the card held, as it would lie"
    assert "▪51" in home[1], "with the path it would be on"
    assert "▪35" in text, "which goes on to the next card"


SMALL = (76, 18)
"""What a terminal of 80 × 24 has for the board; 19 lines when there is no notice."""


@pytest.mark.parametrize("rows", range(3, 8))
@pytest.mark.parametrize("join", ["joined", "wires"])
@pytest.mark.slow
def test_all_of_it_fits_a_small_terminal(rows: int, join: str) -> None:
    """However many rows and columns there are: every row, both hands with all their cards known, pile and advice."""
    options = rules.options({"rows": str(rows), "hands": "open", "join": join})
    position = rules.setup(options, rules.deal(options, Chance("fits")))
    chance = Chance("and as it grows")
    for _ in range(25):
        seat = position.mover
        view = views.view(position, seat)
        text = board.fitted(view, board.first(view), "", *SMALL).plain
        lines = text.splitlines()
        assert len(lines) <= SMALL[1]
        assert max(map(len, lines)) <= SMALL[0]
        assert [line[0] for line in lines if line[:1].isdigit() and line[1:3] == "  "] == list("7654321"[-rows:])
        assert {held.card for hand in view.hands for held in hand.cards} <= numbers(text)
        assert "left to draw" in text
        assert "Rows left" in text
        position = rules.play(position, seat, views.sample(view, chance))
        if rules.outcome(position):
            break


def numbers(text: str) -> set[int]:
    return {int(found) for found in re.findall(r"\d+", text)}


def test_with_more_room_the_cards_are_higher() -> None:
    view = views.view(example(), 0)
    lines = [len(board.fitted(view, "51t 1", "", 100, high).plain.splitlines()) for high in (18, 25, 40)]
    assert lines == [2 + 7 * 2 + 1, 2 + 7 * 3 + 1, 2 + 7 * 3 + 1 + 9]


def test_lines_that_meet_are_joined_between_cards() -> None:
    """Side by side: white meets white, black meets black, and what does not match stays apart."""
    for left, right, sign in ((UP, UP, "═"), (UP_WHITE, UP_WHITE, "━"), (UP, UP_WHITE, " ")):
        view = views.view(scene({"1": left, "1R1": right, "2": UP, "3": UP}), None)
        home = board.draw(view, "", "").plain.splitlines()[7:10]
        between = {line[27] for line in home} - {" "}
        assert between == ({sign} - {" "})


def test_why_a_card_may_not_go_there() -> None:
    view = views.view(example(), 0)
    assert "makes 2 connections; the card there makes 3" in board.draw(view, "51 1", "").plain
    assert "Card 7 is not in your hand." in board.draw(view, "7 1", "").plain


def test_a_bystander_sees_no_hands() -> None:
    text = board.draw(views.view(example(), None), "", "").plain
    assert "51" not in text.partition("White: path")[2]


def test_a_known_card_of_the_other_hand_is_shown() -> None:
    position = played(example(), f"{hand_card('A', True)}x1")
    text = board.draw(views.view(position, 1), "", "").plain
    assert "Black: path 2  ###  ###" in text
    assert "28" in text.partition("Black: path 2")[2]
    assert "(" in text.partition("Black")[0].replace("(you)", "")


def test_playing_by_keys() -> None:
    view = views.view(example(), 0)
    points = pointed(board)
    assert points is not None
    assert "r" in keys(board)
    cursor = points.first(view)
    assert board.pick(view, cursor, "").text in view.choices
    cursor = board.step(view, cursor, "3")
    assert cursor == "51 1"
    cursor = board.step(view, cursor, "r")
    assert cursor == "51t 1"
    assert board.step(view, cursor, "down") == cursor
    assert board.step(view, cursor, "left") == "51t 1L1"
    assert board.step(view, "51t 1L1", "left") == "51t 1L1"
    assert board.step(view, cursor, "up") == "51t 2"
    picked = board.pick(view, cursor, "")
    assert (picked.text, picked.whole) == ("51tx1", True)
    assert not board.pick(view, "51 1", "").whole, "why it may not be played is on the screen already"


def test_keys_that_do_nothing() -> None:
    position = scene({"1": UP, "2": UP_WHITE, "3": UP_WHITE}, black=(UP, LOOP))
    view = views.view(position, 0)
    assert board.step(view, "1 1", "r") == "1 1"
    assert board.step(view, "1 1", "3") == "1 1"
    assert board.step(view, "", "up") == ""
    assert board.step(views.view(position, None), "1 1", "1") == "1 1"


def test_a_forced_pass() -> None:
    view = views.view(scene({"1": UP_WHITE, "2": UP, "3": UP}, black=(UP_WHITE,) * 3), 0)
    cursor = board.first(view)
    assert board.pick(view, cursor, "") == MoveInput("pass", whole=True)
    assert "You cannot play" in board.draw(view, cursor, "").plain


def test_only_some_columns_fit() -> None:
    wide = {f"1{'L' if n < 0 else 'R'}{abs(n)}" if n else "1": UP for n in range(-6, 7)}
    position = scene({**wide, "2": UP_WHITE, "3": UP_WHITE})
    view = views.view(position, 0)
    for cursor, seen, unseen in (("1 1L6", "L6", "R6"), ("1 1R6", "R6", "L6"), ("1 1", "L1", "R6")):
        text = board.draw(view, cursor, "").plain
        assert max(len(line) for line in text.splitlines()) <= 78
        assert seen in text
        assert f" {unseen} " not in text
        assert "White" in text.splitlines()[0], "whose side it is stays in sight"
        assert ("◂" in text, "▸" in text) == (cursor != "1 1L6", cursor != "1 1R6"), "there is more"
