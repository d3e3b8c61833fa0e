"""Duel of Law's board in the terminal: what it draws, plays typed in plain words, and plays composed by keys."""

from __future__ import annotations

import re

import pytest

from parlour.boards.move_input import MoveInput
from parlour.boards.text import Company
from parlour.game import BadNotation
from parlour.games.duel_of_law import GAME, notation, rules, views
from parlour.games.duel_of_law.terminal import asked, choices, draw, first, fitted, pick, step, typed
from parlour.terminal.display import Display, status
from tests.games.duel_of_law.tables import branch, played, position

TWIG = position("00@0,0 02@1,0", "04 06 *1", "05")
VIEW = views.view(TWIG, 0)


def test_cards_branches_and_the_hand_are_drawn() -> None:
    laid = "00@0,0 02@1,0 04@2,0"
    text = draw(
        views.view(position(laid, "06 *1", "05", branches=(branch("row@0,0", (1, "suit=red")),)), 0), "", ""
    ).plain
    assert "00A♠" in text
    assert "(04A♠)" in text
    assert "red suits" in text
    assert "*1" in text
    assert max(map(len, text.split("\n"))) <= 78


def test_a_large_tableau_is_shown_around_the_cursor() -> None:
    cards = " ".join(f"{n % 12}{n // 12}@{n},0" for n in range(40))
    view = views.view(position(cards, "0J", "05"), 0)
    rows = draw(view, "", "").plain.split("\n")
    assert max(map(len, rows[:4])) <= 78
    assert "39" in rows[0]
    assert "39" not in draw(view, "2,0|0|0", "").plain.split("\n")[0]


def test_on_a_small_screen_the_hand_and_the_laws_at_the_cursor_keep_their_room() -> None:
    """80 by 24 leaves 76 by 19: the tableau gives way, and the branch the cursor is on is told first."""
    column = " ".join(f"{n}0@0,{n}" for n in range(10))
    rows = " ".join(f"{n}{m}@{m},{n}" for n in range(0, 10, 2) for m in (1, 2))
    owned = tuple(branch(f"row@0,{n}", (1, f"dice={n // 2 + 1}")) for n in range(0, 10, 2))
    hand = "0J 1J 2J 3J 4J 5J 6J 7J 8J 9J 10J 11J"
    view = views.view(position(f"{column} {rows}", hand, "05", branches=owned), 0)
    lines = fitted(view, "1,6|0|0", "", 76, 19).plain.split("\n")
    assert len(lines) <= 19
    assert any("11J" in line for line in lines)
    assert "dice suit 4" in next(line for line in lines if "level 1" in line)
    assert sum("level 1" in line for line in lines) >= 2


def test_no_card_of_the_hand_is_broken_on_a_small_screen() -> None:
    """Two cards a line in the 56 columns that 60 leave, three where there are more."""
    view = views.view(position("00@0,0 02@1,0", "0J 1J 2J 3J 4J", "05"), 0)
    for wide, across in ((56, 2), (78, 3), (20, 1)):
        lines = fitted(view, "", "", wide, 40).plain.splitlines()
        held = [line for line in lines if re.search(r"\bd\d", line)]
        assert len(held[0].split(" d")) - 1 == across
        assert wide < 24 or max(map(len, held)) <= wide


def test_of_a_large_hand_the_cards_about_the_chosen_one_are_shown_and_the_draft_keeps_its_room() -> None:
    cards = [f"{suit}{rank}" for suit in range(10) for rank in "5678"][:36]
    view = views.view(position("00@0,0 02@1,0", " ".join(cards), "05"), 0)
    for chosen in range(36):
        lines = fitted(view, f"2,0|{chosen}|0", "", 76, 19).plain.split("\n")
        assert len(lines) <= 19
        assert sum(line.startswith(">") or " >" in line for line in lines) == 1
        assert any("of 36" in line for line in lines)
    for law_chosen in range(12):
        shown = fitted(view, f"2,0|0|{law_chosen}", "06@2,0", 76, 19).plain
        assert shown.count("\n") < 19
        assert "New row: it needs a law" in shown
        assert shown.count("  > ") == 1, "the law that L has chosen"


def test_laws_that_fold_take_the_room_they_need() -> None:
    """Laws of three levels and more are longer than the screen is wide; what has no room is told on request."""
    column = " ".join(f"{n}0@0,{n}" for n in range(10))
    rows = " ".join(f"{n}{m}@{m},{n}" for n in range(0, 10, 2) for m in (1, 2))
    tokens = ((1, "number>>"), (0, "letter:vowel"), (1, "shade=dark"), (0, "digit>"))
    owned = tuple(branch(f"row@0,{n}", *tokens) for n in range(0, 10, 2))
    hand = "0J 1J 2J 3J 4J 5J 6J 7J 8J 9J 10J 11J"
    view = views.view(position(f"{column} {rows}", hand, "05", branches=owned), 0)
    for high in range(19, 40):
        lines = fitted(view, "1,6|0|0", "", 76, high).plain.split("\n")
        assert sum(1 + max(0, len(line) - 1) // 76 for line in lines) <= high
        told = sum("level 4" in line for line in lines)
        left = [line for line in lines if "type sheet" in line]
        assert left == ([] if told == 5 else [f"… {5 - told} more: type sheet"])
    whole = asked(view, "sheet", Company(("Ada", "Bo")))
    assert whole.count("level 4") == 5
    assert whole.startswith("(1) Ada   (2) Bo\n")
    assert asked(view, "draw", Company(("Ada", "Bo"))) == ""
    assert "No branch" in asked(VIEW, "Sheet", Company(("Ada", "Bo")))


def test_a_bystander_sees_no_hand_and_a_vote_is_announced() -> None:
    asked = played(position("00@0,0 02@1,0", "04", "05", objection="unanimous"), "04@2,0;row@2,0:suit=red")
    text = draw(views.view(asked, None), "", "").plain
    assert "Your hand" not in text
    assert "agree or object" in text
    assert "<04A♠>" in text
    assert "04A♠" not in draw(views.view(asked, 0), "", "").plain.split("Your hand")[1]


def test_a_voter_is_told_that_it_is_a_vote() -> None:
    asked = played(position("00@0,0 02@1,0", "04", "05", objection="unanimous"), "04@2,0;row@2,0:suit=red")
    voting = rules.to_move(asked)
    scene = Display(GAME, ("Ada", "Bo"), frozenset({1}), 1, views.view(asked, 1), voting, voting, (), None)
    assert status(scene) == "Your vote."


def test_an_objection_is_typed_with_its_reason() -> None:
    asked = played(position("00@0,0 02@1,0", "04", "05", objection="unanimous"), "04@2,0;row@2,0:suit=red")
    for line in ("object: that is no law", "object that is no law"):
        meant = typed(views.view(asked, 1), line)
        assert notation.read(meant.text) == rules.Vote(False, "that is no law")
    assert typed(views.view(asked, 1), "object") == MoveInput("object", whole=True)


def test_a_play_is_typed_in_plain_words() -> None:
    assert typed(VIEW, "04@2,0; red suits") == MoveInput("04@2,0;row@2,0:suit=red", whole=True)
    assert typed(VIEW, "04@2,0 06@3,0; row even numbers") == MoveInput("04@2,0+06@3,0;row@2,0:digit:even", whole=True)
    assert typed(VIEW, "draw") == MoveInput("draw", whole=True)
    assert typed(VIEW, "04@2,0;row@2,0:suit=red").whole
    assert typed(VIEW, "04@0,1") == MoveInput("04@0,1", whole=True)


def test_what_is_missing_is_told_and_nothing_is_played() -> None:
    told = typed(VIEW, "04@2,0")
    assert not told.whole
    assert "red suits" in told.text
    assert "state its law" in told.text
    assert "negative" in typed(VIEW, "04@2,0; no vowels").text
    open_words = typed(VIEW, "04@2,0; rising").text
    assert "ranks rising rightwards" in open_words
    assert "several ways" in open_words
    assert "choose" in typed(VIEW, "04@2,0; rising").text
    nowhere = typed(VIEW, "04@0,1; even")
    assert not nowhere.whole
    assert "fewer than three cards" in nowhere.text
    with pytest.raises(BadNotation):
        typed(VIEW, "lay something")
    with pytest.raises(BadNotation):
        typed(VIEW, "04@2,0 please")


def test_two_lines_are_named() -> None:
    laid = "00@0,0 02@1,0 13@2,1 47@2,2"
    view = views.view(position(laid, "04", "05"), 0)
    assert typed(view, "04@2,0; column suits rising; row red suits").text == (
        "04@2,0;column@2,0:suit>;row@2,0:suit=red"
    )


def test_a_play_is_composed_by_keys() -> None:
    cursor = step(VIEW, first(VIEW), "right")
    assert cursor == "2,0|0|0"
    assert [step(VIEW, cursor, way) for way in ("left", "up", "down")] == ["1,0|0|0", "2,-1|0|0", "2,1|0|0"]
    chosen = step(VIEW, cursor, "full_stop")
    assert pick(VIEW, chosen, "") == MoveInput("06@2,0", whole=False)
    assert step(VIEW, chosen, "comma") == cursor
    draft = pick(VIEW, cursor, "").text
    assert "<" in draw(VIEW, "3,0|0|0", draft).plain
    other = step(VIEW, cursor, "l")
    whole = pick(VIEW, other, draft)
    assert whole.whole
    assert played(TWIG, whole.text).branches
    assert whole != pick(VIEW, cursor, draft)


def test_without_cards_there_is_nothing_to_lay() -> None:
    view = views.view(position("00@0,0", "", "05", pile=""), 0)
    assert pick(view, first(view), "") == MoveInput("", whole=False)
    assert typed(view, "agree").whole


def test_plays_are_not_listed_but_votes_are() -> None:
    table = position("00@0,0 02@1,0", "04", "05", objection="unanimous")
    assert choices(views.view(table, 0)) == ()
    assert choices(views.view(played(table, "04@2,0;row@2,0:suit=red"), 1)) == ("agree", "object")
