"""DuAlma, sentence by sentence. Each docstring names the section of the rulebook, or the ruling."""

from __future__ import annotations

from dataclasses import replace

import pytest

from parlour import words
from parlour.boards.hexes import HEXES, lines
from parlour.chance import Chance
from parlour.game import IllegalMove
from parlour.games.dualma import notation, rules, views
from parlour.games.dualma.rules import DISCS, Pass, Position
from parlour.games.dualma.stacks import Colour, count
from tests.games.dualma.boards import after, choices, movement, mover, refusal, stack, start

PLACED = [
    *("b@a1", "w@i9", "b@a3", "w@i7", "b@a5", "w@i5", "b@c1", "w@g9", "b@e1", "w@e9", "b@c7", "w@g3"),
    *("b@b1", "w@h9", "b@b6", "w@h4", "b@d1", "w@f9", "b@d8", "w@f2", "b@a2", "w@i8"),
]


# Introduction


def test_the_board_has_61_hexes_five_to_a_side() -> None:
    """Introduction: the board. The rows of three are counted in the facts."""
    assert len(HEXES) == 61
    assert [sum(place.row == row for place in HEXES) for row in range(9)] == [5, 6, 7, 8, 9, 8, 7, 6, 5]
    assert len(lines(3)) == 129


def test_each_player_has_eleven_discs_of_a_colour() -> None:
    """Introduction: two players, 22 discs."""
    assert rules.sides(start().options) == ((0,), (1,))
    assert views.view(start(), 0).left == (11, 11)


# Placement phase


def test_the_board_is_empty_at_first() -> None:
    """Placement phase: an empty board."""
    assert views.view(start(), None).piles == ()


def test_black_begins_and_places_one_disc_of_each_colour() -> None:
    """Placement phase: Black's turn, and ruling 1: the black disc first."""
    assert mover(start()) == 0
    assert {text[0] for text in choices(start())} == {"b"}
    placed = after(start(), "b@c3")
    assert mover(placed) == 0
    assert {text[0] for text in choices(placed)} == {"w"}
    placed = after(placed, "w@d4")
    assert (stack(placed, "c3"), stack(placed, "d4")) == ("b", "w")


def test_then_white_places_one_disc_of_each_colour() -> None:
    """Placement phase: White's turn, then Black's again."""
    placed = after(start(), "b@c3", "w@d4")
    assert mover(placed) == 1
    placed = after(placed, "b@c4")
    assert mover(placed) == 1
    assert mover(after(placed, "w@d5")) == 0


def test_the_colour_of_each_disc_is_not_a_choice() -> None:
    """Placement phase: one of each colour; ruling 1."""
    assert refusal(start(), "w@c3") == "The black disc of a turn comes first: place it, then the white one."
    assert refusal(after(start(), "b@c3"), "b@c4") == "The black disc is placed: now place the white one."


def test_a_disc_is_placed_on_any_empty_hex_but_the_centre() -> None:
    """Placement phase: where."""
    assert len(choices(start())) == 60
    assert refusal(start(), "b@e5") == "The centre, e5, stays empty until all discs are placed."
    placed = after(start(), "b@c3")
    assert len(choices(placed)) == 59
    assert refusal(placed, "w@c3") == "There is already a disc on c3. Place yours on an empty hex."
    assert refusal(placed, "w@a6") == "a6 is not on the board: its rows are a to i, with numbers from 1 to 9."


def test_the_centre_stays_empty_for_the_whole_placement_phase() -> None:
    """Placement phase: the centre, tried before each disc."""
    placed = start()
    for text in PLACED:
        assert "centre" in refusal(placed, f"{text[0]}@e5")
        placed = after(placed, text)


def test_nothing_moves_while_discs_are_placed() -> None:
    """Placement phase: it comes first."""
    placed = after(start(), "b@c3")
    assert refusal(placed, "c3-c4") == "Discs are still being placed: place a white disc, such as w@c3."
    assert "black disc" in refusal(start(), "pass")


def test_placement_ends_when_the_discs_run_out() -> None:
    """Placement phase: the end; ruling 2: eleven turns, the last one Black's."""
    placed = after(start(), *PLACED[:-1])
    assert mover(placed) == 0
    placed = after(placed, PLACED[-1])
    assert views.view(placed, None).left == (0, 0)
    assert views.view(placed, None).to_place == ""
    assert refusal(placed, "b@e4") == "All discs are on the board: move one of yours, such as e4-e5."


# Movement phase


def test_white_begins_the_movement_phase() -> None:
    """Movement phase: who begins, and that players take turns."""
    placed = after(start(), *PLACED)
    assert mover(placed) == 1
    assert mover(after(placed, "i9-i8")) == 0
    assert "@" in notation.write_position(placed)
    assert "@" not in notation.write_position(after(placed, "i9-i8")), "the last placing is over"


def test_no_one_moves_out_of_turn() -> None:
    """Movement phase: turns."""
    with pytest.raises(IllegalMove, match="not-your-turn"):
        rules.play(after(start(), *PLACED), 0, notation.read("a1-a2"))


# Stacks


def test_a_stack_is_one_disc_or_two_of_any_colours() -> None:
    """Stacks: heights and colours."""
    for below in "bw":
        stacked = after(movement({"e4": "w", "e5": below}), "e4-e5")
        assert stack(stacked, "e5") == below + "w"
        assert stack(stacked, "e4") == ""


def test_only_the_topmost_disc_of_a_stack_can_move() -> None:
    """Stacks: active and non-active discs."""
    position = movement({"e4": "wb", "d4": "bw"})
    assert refusal(position, "e4-e6") == "Your disc on e4 is covered: only the top disc of a stack moves."
    assert "d4-d6" in choices(position)


def test_a_covered_disc_is_active_again_when_the_one_above_has_left() -> None:
    """Stacks; ruling 22."""
    uncovered = after(movement({"e4": "bw"}), "e4-e6")
    assert stack(uncovered, "e4") == "b"
    assert "e4-e5" in choices(uncovered)


# Movement of discs


def test_players_move_their_own_discs_only() -> None:
    """Movement of discs: one of their own."""
    position = movement({"e4": "b"})
    assert refusal(position, "e4-e5") == "The disc on e4 is not yours: you move white discs."
    assert refusal(position, "e6-e5") == "There is no disc on e6. Choose one of your discs."


def test_a_single_disc_moves_to_any_neighbour() -> None:
    """Movement of discs: height 1, every direction; ruling 21."""
    assert choices(movement({"e5": "w"}), of="e5") == {"e5-e4", "e5-e6", "e5-d4", "e5-d5", "e5-f5", "e5-f6"}


def test_the_top_of_a_stack_moves_two_in_a_straight_line() -> None:
    """Movement of discs: height 2, every direction."""
    assert choices(movement({"e5": "bw"}), of="e5") == {"e5-e3", "e5-e7", "e5-c3", "e5-c5", "e5-g5", "e5-g7"}


def test_a_disc_covers_the_full_distance() -> None:
    """Movement of discs: no less, no more, no corner."""
    single, double = movement({"e5": "w"}), movement({"e5": "bw"})
    assert refusal(single, "e5-e7").startswith("A single disc must move exactly one")
    assert refusal(double, "e5-e6").startswith("A disc on a stack of two must move exactly two")
    assert "exactly two, in a straight line" in refusal(double, "e5-f7")
    assert refusal(single, "e5-e5").startswith(
        "A disc that moves leaves its hex: the one on e5 goes to a neighbouring hex, such as "
    )
    assert "exactly two away" in refusal(double, "e5-e5")
    with pytest.raises(IllegalMove) as raised:
        after(movement({"e5": "w", "e4": "bb"}), "e5-e5")
    assert f"e5-{raised.value.facts['end']}" in choices(movement({"e5": "w", "e4": "bb"}), of="e5")


def test_a_move_ends_on_an_empty_hex_or_on_a_disc_of_either_colour() -> None:
    """Movement of discs: where it ends."""
    position = movement({"e5": "bw", "e7": "w", "c5": "b"})
    assert {"e5-e7", "e5-c5", "e5-g7"} <= choices(position)


def test_what_stands_between_is_not_affected() -> None:
    """Movement of discs: the example of a black disc that jumps a white one; singles, stacks, and none."""
    for between in ("", "b", "w", "bw", "wb"):
        moved = after(movement({"e4": "bb", "e5": between, "e6": "w"}, mover="b"), "e4-e6")
        assert stack(moved, "e5") == between
        assert stack(moved, "e6") == "wb"
        assert stack(moved, "e4") == "b"


def test_no_stack_grows_beyond_two() -> None:
    """Movement of discs: heights; ruling 7, also as the start of a bounce."""
    position = movement({"e4": "w", "e5": "bb", "d5": "ww", "f5": "bb"})
    assert refusal(position, "e4-e5") == "There is already a stack of two on e5. Choose an empty hex or a single disc."
    position = movement({"e4": "bw", "e6": "bb"})
    assert "stack of two on e6" in refusal(position, "e4-e6")
    assert "stack of two on e6" in refusal(position, "e4-e6-e7")
    position = movement({"a1": "w", "a2": "bb", "b1": "ww", "b2": "bw"})
    assert (
        refusal(position, "a1-a1") == "The disc on a1 has nowhere to go: every neighbouring hex holds a stack of two."
    )


def test_no_disc_leaves_the_board() -> None:
    """Movement of discs: the edge closes a direction; ruling 5."""
    assert choices(movement({"a5": "w"}), of="a5") == {"a5-a4", "a5-b5", "a5-b6"}
    assert choices(movement({"b6": "bw", "d8": "bb"}), of="b6") == {"b6-b4", "b6-d6"}
    assert (
        refusal(movement({"e9": "w"}), "e9-f1")
        == "f1 is not on the board: its rows are a to i, with numbers from 1 to 9."
    )
    assert "not on the board" in refusal(movement({"e9": "w"}), "a9-b9")
    assert (
        refusal(movement({"a4": "bw", "a2": "b"}), "a4-a2-z1")
        == "z1 is not on the board: its rows are a to i, with numbers from 1 to 9."
    )


def test_the_centre_is_a_hex_like_any_other_once_discs_move() -> None:
    """Placement phase restricts itself; ruling 3."""
    assert stack(after(movement({"e4": "w"}), "e4-e5"), "e5") == "w"
    assert "e4-e6-e5" in choices(movement({"e4": "bw", "e6": "b"}))


# Bounce


def test_from_a_stack_onto_a_single_disc_one_stacks_or_bounces() -> None:
    """Bounce: either, or; rulings 8 to 10: any empty neighbour of the landing hex, the hex jumped over too."""
    position = movement({"e4": "bw", "e6": "b", "f6": "w"})
    assert choices(position, of="e4-e6") == {
        "e4-e6", "e4-e6-e5", "e4-e6-e7", "e4-e6-d5", "e4-e6-d6", "e4-e6-f7",
    }  # fmt: skip
    bounced = after(position, "e4-e6-f7")
    assert (stack(bounced, "e4"), stack(bounced, "e6"), stack(bounced, "f7")) == ("b", "b", "w")
    assert stack(after(position, "e4-e6"), "e6") == "bw"


def test_a_bounce_needs_a_disc_to_land_on() -> None:
    """Bounce: landing on an empty hex ends the move."""
    position = movement({"e4": "bw"})
    assert choices(position, of="e4-e6") == {"e4-e6"}
    assert refusal(position, "e4-e6-e7") == "e6 is empty: a bounce needs a single disc to land on."


def test_a_bounce_never_ends_on_a_disc() -> None:
    """Bounce: empty hexes only."""
    position = movement({"e4": "bw", "e6": "b", "e7": "w"})
    assert refusal(position, "e4-e6-e7") == "There is a disc on e7: a bounce must end on an empty hex."


def test_a_bounce_is_one_step() -> None:
    """Bounce: an adjacent hex."""
    position = movement({"e4": "bw", "e6": "b"})
    assert refusal(position, "e4-e6-e8").startswith("e8 does not touch e6")
    assert refusal(position, "e4-e6-e6").startswith("e6 does not touch e6")


def test_a_single_disc_never_bounces() -> None:
    """Bounce: the topmost disc of a height-2 stack only; ruling 8."""
    position = movement({"e4": "w", "e5": "b"})
    assert choices(position, of="e4-e5") == {"e4-e5"}
    assert refusal(position, "e4-e5-e6").startswith("The disc on e4 is single")


def test_a_hemmed_in_landing_offers_no_bounce() -> None:
    """Bounce; ruling 10: no empty neighbour."""
    around = {"d5": "w", "d6": "b", "e5": "b", "e7": "w", "f6": "w", "f7": "b"}
    assert choices(movement({"e4": "bw", "e6": "b", **around}), of="e4-e6") == {"e4-e6"}


def test_bounces_to_one_hex_by_two_ways_are_two_moves() -> None:
    """Bounce; ruling 20."""
    position = movement({"e5": "bw", "e7": "b", "g7": "w"})
    assert {"e5-e7-f7", "e5-g7-f7"} <= choices(position)
    one, other = after(position, "e5-e7-f7"), after(position, "e5-g7-f7")
    assert one.board == other.board


# Winning condition


def test_three_stacks_in_a_row_topped_by_the_mover_win() -> None:
    """Winning condition: the example of a row for Black, along each axis; ruling 13: what lies beneath is no matter."""
    for first, second, third, start_hex in (
        ("e4", "e5", "e6", "f7"),
        ("d5", "e5", "f5", "g5"),
        ("d4", "e5", "f6", "g7"),
    ):
        position = movement({first: "wb", second: "bb", third: "w", start_hex: "b"}, mover="b")
        won = after(position, f"{start_hex}-{third}")
        outcome = rules.outcome(won)
        assert outcome is not None
        assert (outcome.winners, outcome.reason) == ((0,), "dualma-row")
        assert rules.to_move(won) == frozenset()
        assert {frozenset(row) for row in views.view(won, None).rows} == {frozenset({first, second, third})}
        assert rules.moves(won, 1) == ()


def test_the_game_is_over_then() -> None:
    """Winning condition: no one moves after it."""
    won = after(movement({"e4": "wb", "e5": "bb", "e6": "w", "f7": "b"}, mover="b"), "f7-e6")
    with pytest.raises(IllegalMove, match="game-over"):
        rules.play(won, 1, Pass())


def test_single_discs_and_other_tops_do_not_count() -> None:
    """Stacks: active discs of height-2 stacks only; ruling 14."""
    for third in ("w", "bw"):
        position = movement({"e4": "wb", "e5": "bb", "e6": third, "i7": "b"}, mover="b")
        assert rules.outcome(after(position, "i7-i6")) is None


def test_three_stacks_that_are_not_in_line_are_no_row() -> None:
    """Winning condition: a row."""
    position = movement({"e4": "wb", "e5": "bb", "f5": "w", "f4": "b"}, mover="b")
    assert rules.outcome(after(position, "f4-f5")) is None


def test_two_rows_at_once_are_one_win() -> None:
    """Winning condition: the example of two rows for White."""
    position = movement({"e3": "bw", "e4": "bw", "c5": "bw", "d5": "ww", "e5": "b", "f6": "w"})
    won = after(position, "f6-e5")
    outcome = rules.outcome(won)
    assert outcome is not None
    assert outcome.winners == (1,)
    assert {frozenset(row) for row in views.view(won, None).rows} == {
        frozenset({"e3", "e4", "e5"}),
        frozenset({"c5", "d5", "e5"}),
    }


def test_four_in_a_row_win_too() -> None:
    """Winning condition: more than three."""
    position = movement({"e3": "bw", "e4": "bw", "e5": "b", "e6": "bw", "d5": "w"})
    won = after(position, "d5-e5")
    assert rules.outcome(won) is not None
    assert views.view(won, None).rows == (("e3", "e4", "e5", "e6"),)


def test_no_one_completes_a_row_of_the_other_colour() -> None:
    """A consequence of the rules: uncovering leaves a single disc, and the mover is on top where it lands."""
    chance = Chance("rows of the other colour")
    for key in range(3):
        position = start(limit="120")
        while seats := rules.to_move(position):
            (seat,) = seats
            position = rules.play(position, seat, views.sample(views.view(position, seat), chance))
        outcome = rules.outcome(position)
        assert outcome is not None, key
        assert outcome.winners in ((), (seat,))


# Rulings


def shut_in(stuck: str = "pass") -> Position:
    """White's discs are all covered: eleven stacks of black on white."""
    places = ["a1", "a3", "a5", "c1", "c3", "c5", "c7", "e1", "e3", "e7", "e9"]
    return movement(dict.fromkeys(places, "wb"), stuck=stuck)


def test_a_player_without_a_move_passes() -> None:
    """Ruling 15: option stuck=pass."""
    position = shut_in()
    assert choices(position) == {"pass"}
    assert "is covered" in refusal(position, "a1-a3")
    passed = after(position, "pass")
    assert (mover(passed), passed.moved, passed.passes) == (0, position.moved + 1, 1)
    assert after(passed, "e3-e5").passes == 0


def test_two_passes_in_a_row_are_a_draw() -> None:
    """Ruling 15. No board of 22 discs is known on which neither side can move, so the second pass is set by hand."""
    outcome = rules.outcome(replace(shut_in(), passes=2))
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((), "dualma-both-stuck")


def test_a_player_without_a_move_loses_if_so_agreed() -> None:
    """Ruling 15: option stuck=loses."""
    outcome = rules.outcome(shut_in(stuck="loses"))
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((0,), "dualma-stuck")
    assert rules.outcome(movement({"e5": "w"}, stuck="loses")) is None


def test_no_one_passes_who_has_a_move() -> None:
    """Ruling 16."""
    assert refusal(movement({"e5": "w"}), "pass") == "You can still move, so you cannot pass. Write a move like e4-e5."


THERE_AND_BACK = ("e5-e6", "d1-d2", "e6-e5", "d2-d1")


def test_the_third_occurrence_of_a_position_is_a_draw() -> None:
    """Ruling 17: option repetition=draw; the first position of the movement phase counts; ruling 18: no ko rule."""
    position = movement({"e5": "w", "d1": "b"})
    twice = after(position, *THERE_AND_BACK)
    assert rules.outcome(twice) is None
    assert views.view(twice, None).occurrences == 2
    thrice = after(twice, *THERE_AND_BACK)
    outcome = rules.outcome(thrice)
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((), "dualma-repetition")


def test_the_same_board_with_the_other_mover_is_another_position() -> None:
    """Ruling 17: board and mover. White loses a move on a triangle of three hexes."""
    position = movement({"e5": "w", "d1": "b"})
    round_trip = after(position, "e5-e6", "d1-d2", "e6-d5", "d2-d1", "d5-e5")
    assert round_trip.board == position.board
    assert views.view(round_trip, None).occurrences == 1


def test_repetition_is_free_if_so_agreed() -> None:
    """Ruling 17: option repetition=free."""
    position = movement({"e5": "w", "d1": "b"}, repetition="free")
    assert rules.outcome(after(position, *THERE_AND_BACK * 2)) is None


def test_the_limit_of_moves_is_a_draw() -> None:
    """Ruling 17: option limit, passes included."""
    position = movement({"e5": "w"}, moved=298)
    outcome = rules.outcome(after(position, "e5-e6", "a1-a2"))
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((), "dualma-limit")
    assert rules.outcome(movement({"e5": "w"}, moved=20, limit="20")) is not None
    assert rules.longest(rules.options({"limit": "20"})) == 2 * DISCS + 20


def test_a_row_made_by_the_last_move_wins() -> None:
    """Ruling 17."""
    position = movement({"e4": "wb", "e5": "bb", "e6": "w", "f7": "b"}, mover="b", moved=298)
    outcome = rules.outcome(after(position, "f7-e6"))
    assert outcome is not None
    assert outcome.winners == (0,)


# What is heard, and what was chosen


def test_each_kind_of_move_is_told() -> None:
    stacked = movement({"e4": "bw", "e6": "b"})
    for position, text, sentence in (
        (start(), "b@c3", "Ada places a black disc on c3."),
        (stacked, "e4-e2", "Ada moves e4 to e2."),
        (stacked, "e4-e6", "Ada moves e4 onto e6."),
        (stacked, "e4-e6-f7", "Ada moves e4 onto e6 and bounces to f7."),
        (shut_in(), "pass", "Ada has no move and passes."),
    ):
        told = views.announce(position, mover(position), notation.read(text), None)
        assert words.say(told.code, {**told.facts, "player": "Ada"}) == sentence
        assert told.text == text


def test_nothing_is_revealed_so_the_first_disc_of_a_turn_can_be_taken_back() -> None:
    placed = after(start(), "b@c3")
    assert not rules.reveals(start(), 0, notation.read("b@c3"))
    assert (rules.phase(start()), rules.phase(placed)) == (0, 1)


def test_no_stack_and_no_win_in_the_placement_phase() -> None:
    """A consequence of the rules: every disc goes on an empty hex."""
    placed = start()
    for text in PLACED:
        assert rules.outcome(placed) is None
        placed = after(placed, text)
    assert {len(stack) for stack in placed.board} == {0, 1}
    assert all(count(placed.board, colour) == DISCS for colour in Colour)
