"""DuAlma's board in the terminal: what it draws, and moves composed by keys."""

from __future__ import annotations

from parlour.boards.move_input import MoveInput
from parlour.games.dualma import GAME, views
from parlour.games.dualma.rules import Position
from parlour.games.dualma.terminal import draw, first, onward, pick, step
from parlour.terminal.display import Display, seated
from tests.games.dualma.boards import after, choices, movement, mover, start


def drawn(position: Position, cursor: str = "", draft: str = "") -> list[str]:
    return draw(views.view(position, mover(position)), cursor, draft).plain.split("\n")


def test_discs_stacks_and_the_last_move_are_told_apart_by_signs() -> None:
    position = after(movement({"e4": "w", "e5": "b", "e6": "bw", "e7": "wb"}), "e4-e5")
    row = drawn(position)[4]
    assert row.startswith("e ")
    assert "(·)" in row
    assert "(○●)" in row
    assert "○● " in row
    assert " ●○+" in row


def test_a_hex_of_the_last_move_shows_that_one_may_go_on_there() -> None:
    position = after(movement({"e4": "w", "e6": "b"}), "e4-e5")
    assert "(○)" in drawn(position)[4]
    assert "(○+" in drawn(position, "", "e6-")[4]


def test_the_placings_of_the_last_turn_are_marked() -> None:
    placed = after(start(), "b@e3", "w@e4")
    assert "(●) (○) " in drawn(placed)[4]
    assert "●  +" not in drawn(after(placed, "b@e7"))[4]
    assert drawn(after(placed, "b@e7"))[4].count("(") == 1


def test_the_winning_row_and_the_cursor_are_marked() -> None:
    won = after(movement({"e4": "bw", "e5": "ww", "e6": "b", "f7": "w"}), "f7-e6")
    assert draw(views.view(won, None), "", "").plain.count("=○") == 3
    assert "[·]" in drawn(start(), "e5")[4]


def test_discs_still_to_place_are_counted() -> None:
    assert drawn(after(start(), "b@c3"))[-1].strip() == "● × 10   ○ × 11"
    assert "×" not in drawn(movement({"e5": "w"}))[-1]


def test_the_list_of_seats_says_who_is_black() -> None:
    view = views.view(start(), 0)
    scene = Display(GAME, ("Ada", "Bo"), frozenset({0}), 0, view, frozenset({0}), frozenset({0}), (), None)
    assert seated(scene) == ["> 1 Ada (Black) *", "  2 Bo (White)"]


def test_every_row_is_within_the_screen() -> None:
    assert max(len(line) for line in drawn(movement({"e5": "w"}), "e5")) <= 78


def test_a_disc_is_placed_where_the_cursor_is() -> None:
    view = views.view(start(), 0)
    assert first(view) == "e5"
    assert pick(view, "c3", "") == MoveInput("b@c3", whole=True)
    assert len(onward(view, "")) == 60


def test_a_move_is_composed_of_disc_and_landing() -> None:
    position = movement({"e4": "w"})
    view = views.view(position, 1)
    assert "e4" in onward(view, "")
    assert pick(view, "e4", "") == MoveInput("e4-", whole=False)
    assert onward(view, "e4-") == {"e3", "e5", "d3", "d4", "f4", "f5"}
    assert pick(view, "e4", "e4-") == MoveInput("", whole=False)
    assert pick(view, "e5", "e4-") == MoveInput("e4-e5", whole=True)
    assert "<○>" in drawn(position, "", "e4-")[4]


def test_where_it_may_bounce_the_landing_is_asked_again() -> None:
    position = movement({"e4": "bw", "e6": "b"})
    view = views.view(position, 1)
    assert pick(view, "e6", "e4-") == MoveInput("e4-e6-", whole=False)
    assert onward(view, "e4-e6-") == {"e6", "e5", "e7", "d5", "d6", "f6", "f7"}
    assert pick(view, "e6", "e4-e6-") == MoveInput("e4-e6", whole=True)
    assert pick(view, "f7", "e4-e6-") == MoveInput("e4-e6-f7", whole=True)
    assert {"e4-e6", "e4-e6-f7"} <= choices(position)


def test_a_stuck_player_passes_with_any_key() -> None:
    places = ("a1", "a3", "a5", "c1", "c3", "c5", "c7", "e1", "e3", "e7", "e9")
    view = views.view(movement(dict.fromkeys(places, "wb")), 1)
    assert pick(view, "e5", "") == MoveInput("pass", whole=True)


def test_arrow_keys_go_straight_and_stop_at_the_edge() -> None:
    view = views.view(start(), 0)
    assert [step(view, "e5", way) for way in ("left", "right", "up", "down", "x")] == ["e4", "e6", "f6", "d5", "e5"]
    assert step(view, step(view, "e5", "up"), "down") == "e5"
    assert step(view, step(view, "e5", "up"), "up") == "g6"
    assert step(view, "e9", "right") == "e9"
    assert step(view, "i5", "up") == "i5"
