"""Adding cards to the tableau, explaining laws, claiming branches and duels."""

from __future__ import annotations

from dataclasses import replace

import pytest

from parlour.game import Facts, IllegalMove, Outcome
from parlour.games.duel_of_law import notation, play_check, rules
from parlour.games.duel_of_law.laws import holds, misfit
from parlour.games.duel_of_law.rules import Position, branches_owned
from parlour.games.duel_of_law.tableau import Axis, edges, grid, line_through
from tests.games.duel_of_law.tables import DECK, atoms, branch, cards, laws_of, played, position, refused

START = "00@0,0"
TWIG = "00@0,0 02@1,0"
REDS = "00@0,0 02@1,0 04@2,0"
RED_BRANCH = branch("row@0,0", (1, "suit=red"))

# The tableau, branches and twigs


def test_a_single_card_makes_a_twig_that_no_one_claims() -> None:
    """Branches and twigs; Add at least one card."""
    after = played(position(START, "02 13", "05"), "02@1,0")
    assert after.branches == ()
    assert refused(position(START, "02 13", "05"), "02@1,0;row@1,0:suit=red") == "duel-of-law-no-line"


def test_a_line_of_three_that_follows_a_law_is_a_branch() -> None:
    after = played(position(TWIG, "04", "05"), "04@2,0;row@2,0:suit=red")
    assert laws_of(after) == {"row@0,0": "suit=red"}
    assert after.branches[0].owner == 0
    assert after.branches[0].level == 1


def test_cards_on_the_table_count_towards_the_three() -> None:
    after = played(position(TWIG, "04", "05"), "04@-1,0;row@-1,0:digit:even")
    assert laws_of(after) == {"row@-1,0": "digit:even"}


def test_branches_run_down_as_well_as_across() -> None:
    after = played(position(START, "14 28", "05"), "14@0,1+28@0,2;column@0,1:digit>")
    assert laws_of(after) == {"column@0,0": "digit>"}


def test_a_branch_may_extend_to_any_number_of_cards() -> None:
    hand = "01 03 04 05 06 07 08 09 0J"
    reds = "+".join(f"{card}@{x},0" for x, card in enumerate(hand.split(), 1))
    after = played(position(START, hand, "11"), reds + ";row@1,0:suit=red")
    assert len(line_through(grid(after.laid), after.branches[0].start, Axis.ROW)) == 10


# Add at least one card


def test_the_cards_of_a_turn_lie_in_a_single_straight_line() -> None:
    """Also FAQ: different parts of the board."""
    assert refused(position(START, "01 02", "05"), "01@1,0+02@0,1") == "duel-of-law-not-straight"


def test_the_cards_of_a_turn_leave_no_gap() -> None:
    assert refused(position(START, "01 02", "05"), "01@1,0+02@3,0") == "duel-of-law-gap"


def test_the_cards_of_a_turn_are_connected_to_the_tableau() -> None:
    assert refused(position(START, "01 02", "05"), "01@2,0+02@3,0") == "duel-of-law-apart"
    assert refused(position(START, "01 02", "05"), "01@1,1") == "duel-of-law-apart"


def test_cards_may_go_on_both_ends_of_a_branch() -> None:
    """FAQ: different parts of the board."""
    after = played(position(REDS, "01 03", "05", branches=(RED_BRANCH,)), "01@-1,0+03@3,0")
    assert laws_of(after) == {"row@-1,0": "suit=red"}


def test_a_card_goes_on_an_empty_place_and_comes_from_the_hand() -> None:
    at = position(START, "01 02", "05")
    assert refused(at, "01@0,0") == "duel-of-law-cell-taken"
    assert refused(at, "01@1,0+02@1,0") == "duel-of-law-cell-twice"
    assert refused(at, "05@1,0") == "duel-of-law-not-in-hand"
    assert refused(at, "01@1,0+01@2,0;row@1,0:suit=red") == "duel-of-law-card-twice"


def test_a_turn_with_no_cards_is_no_play() -> None:
    at = position(START, "01", "05")
    with pytest.raises(IllegalMove) as refusal:
        rules.check(at, 0, play_check.Lay(()))
    assert refusal.value.code == "duel-of-law-nothing-laid"


def test_cards_touch_by_their_sides() -> None:
    assert {str(cell) for cell in edges(grid(position(START, "01", "05").laid))} == {"-1,0", "1,0", "0,-1", "0,1"}


# Extending


def test_an_extension_follows_the_laws_of_the_branch() -> None:
    at = position(REDS, "06 16", "05", branches=(RED_BRANCH,))
    assert laws_of(played(at, "06@3,0")) == {"row@0,0": "suit=red"}
    assert refused(at, "16@3,0") == "duel-of-law-breaks-law"


def test_an_extension_needs_no_new_law() -> None:
    after = played(position(REDS, "06", "05", branches=(RED_BRANCH,)), "06@3,0")
    assert after.branches[0].owner == 1


def test_a_new_branch_needs_a_law() -> None:
    assert refused(position(TWIG, "04", "05"), "04@2,0") == "duel-of-law-needs-law"


def test_a_line_in_the_other_direction_needs_its_law_too() -> None:
    """If you cannot apply a law, you may not play there."""
    laid = "00@0,0 02@1,0 13@2,1 47@2,2"
    assert refused(position(laid, "04", "05"), "04@2,0;row@2,0:suit=red") == "duel-of-law-needs-law"
    after = played(position(laid, "04", "05"), "04@2,0;row@2,0:suit=red;column@2,0:suit>")
    assert laws_of(after) == {"row@0,0": "suit=red", "column@2,0": "suit>"}
    assert branches_owned(after) == (2, 0)


def test_all_new_branches_of_a_turn_are_claimed() -> None:
    laid = "00@0,0 10@0,1 20@0,2 01@1,0 11@1,1 21@1,2"
    columns = (branch("column@0,0", (1, "suit>>")), branch("column@1,0", (1, "suit>>")))
    at = position(laid, "02 12 22", "05", branches=columns)
    move = "02@2,0+12@2,1+22@2,2;column@2,0:suit>>;row@2,0:digit>>;row@2,1:digit>>;row@2,2:suit=orange"
    assert branches_owned(played(at, move)) == (4, 2)


def test_a_twig_joined_to_a_branch_must_follow_its_law() -> None:
    laid = REDS + " 06@4,0 08@5,0"
    at = position(laid, "01", "05", branches=(RED_BRANCH,))
    assert len(line_through(grid(played(at, "01@3,0").laid), played(at, "01@3,0").branches[0].start, Axis.ROW)) == 6
    laid = REDS + " 16@4,0 08@5,0"
    assert refused(position(laid, "01", "05", branches=(RED_BRANCH,)), "01@3,0") == "duel-of-law-breaks-law"


def test_the_law_must_hold_on_the_whole_line() -> None:
    assert refused(position(TWIG, "05", "04"), "05@2,0;row@2,0:digit:even") == "duel-of-law-claim-fails"


def test_a_face_card_under_a_numerical_law_is_explained() -> None:
    """FAQ on J, Q and K."""
    assert refused(position(TWIG, "0J", "04"), "0J@2,0;row@2,0:digit:even") == "duel-of-law-no-number"
    even = branch("row@0,0", (1, "digit:even"))
    assert refused(position(REDS, "0J", "05", branches=(even,)), "0J@3,0") == "duel-of-law-no-number"


# Duels


def test_a_duel_steals_a_branch_by_a_narrower_law() -> None:
    """Duels, the first example: yellow, then even and yellow."""
    laid = "30@0,0 32@1,0 34@2,0"
    at = position(laid, "36 05", "07", branches=(branch("row@0,0", (1, "suit=yellow")),))
    after = played(at, "36@3,0;row@3,0:digit:even")
    assert laws_of(after) == {"row@0,0": "suit=yellow&digit:even"}
    assert after.branches[0].owner == 0
    assert [token.seat for token in after.branches[0].tokens] == [1, 0]


def test_a_duel_adds_only_one_level() -> None:
    at = position(REDS, "06", "05", branches=(RED_BRANCH,))
    assert refused(at, "06@3,0;row@3,0:digit:even;row@3,0:digit>") == "duel-of-law-two-levels"


def test_a_duel_must_narrow_the_law() -> None:
    at = position(REDS, "06", "05", branches=(RED_BRANCH,))
    assert refused(at, "06@3,0;row@3,0:shade=dark") == "duel-of-law-not-narrower"
    assert refused(at, "06@3,0;row@3,0:suit=red") == "duel-of-law-not-narrower"


def test_the_old_law_stays_part_of_the_new_one() -> None:
    """Duels, the second example: one may not redefine a law; a claim names only what is new."""
    laid = "01@0,0 13@1,0 25@2,0"
    at = position(laid, "48 37", "05", branches=(branch("row@0,0", (1, "digit:odd")),))
    assert refused(at, "48@3,0;row@3,0:digit>") == "duel-of-law-breaks-law"
    assert laws_of(played(at, "37@3,0;row@3,0:digit>")) == {"row@0,0": "digit:odd&digit>"}


def test_a_claim_names_a_cell_of_its_line() -> None:
    """A far cell of the same row is another line, or none."""
    at = position(REDS, "06", "05", branches=(RED_BRANCH,))
    for cell in ("99,0", "-3,0", "5,0", "3,1"):
        assert refused(at, f"06@3,0;row@{cell}:digit:even") == "duel-of-law-no-line"
    for cell in ("3,0", "0,0"):
        assert laws_of(played(at, f"06@3,0;row@{cell}:digit:even")) == {"row@0,0": "suit=red&digit:even"}
    two = position(START, "02 04", "05")
    one = notation.read("02@1,0+04@2,0;row@2,0:suit=red")
    assert notation.write(one) == "02@1,0+04@2,0;row@1,0:suit=red", "a play has one form"
    assert played(two, notation.write(one)).branches


def test_a_duel_comes_with_an_extension() -> None:
    at = position(REDS + " 16@0,1", "06 26", "05", branches=(RED_BRANCH,))
    assert refused(at, "26@0,2;column@0,2:digit:even;row@1,0:digit:even") == "duel-of-law-no-line"


def test_no_one_narrows_their_own_branch() -> None:
    """FAQ on making one's branch harder to steal."""
    at = position(REDS, "06", "05", branches=(branch("row@0,0", (0, "suit=red")),))
    assert refused(at, "06@3,0;row@3,0:digit:even") == "duel-of-law-own-branch"
    assert played(at, "06@3,0").branches[0].level == 1


def test_merely_extending_a_word_does_not_narrow_it() -> None:
    """FAQ on DRY and LAUNDRY."""
    laid = "1J@0,0 84@1,0 119@2,0"  # DRY
    at = position(laid, "5J 00 112 65 01", "05", branches=(branch("row@0,0", (1, "word>")),))
    laundry = "5J@-4,0+00@-3,0+112@-2,0+65@-1,0"
    assert refused(at, laundry + ";row@-4,0:word>") == "duel-of-law-not-narrower"
    after = played(at, laundry)
    assert len(line_through(grid(after.laid), after.branches[0].start, Axis.ROW)) == 7
    assert refused(at, laundry + ";row@-4,0:digit:odd") == "duel-of-law-no-number"


def test_a_duel_may_move_where_a_sequence_starts_over() -> None:
    """The line obeys the old law as it stood, then the new one: 7, 9, 1 wraps among odd digits only."""
    laid = "03@0,0 15@1,0 27@2,0"
    at = position(laid, "39 41", "05", branches=(branch("row@0,0", (1, "digit>")),))
    assert refused(at, "39@3,0+41@4,0;row@3,0:digit:odd") == "duel-of-law-breaks-law"
    odd = position(laid, "39 41", "05", branches=(branch("row@0,0", (1, "digit>"), (1, "digit:odd")),))
    assert laws_of(played(odd, "39@3,0+41@4,0")) == {"row@0,0": "digit>&digit:odd"}


def test_several_duels_in_one_turn() -> None:
    laid = "00@0,0 02@1,0 04@2,0 20@0,1 22@1,1 24@2,1"
    both = (branch("row@0,0", (1, "suit=red")), branch("row@0,1", (1, "suit=orange")))
    at = position(laid, "06 26 46", "05", branches=both)
    after = played(at, "06@3,0+26@3,1;row@3,0:digit:even;row@3,1:digit:even")
    assert branches_owned(after) == (2, 0)


def test_the_same_law_may_be_used_on_two_branches() -> None:
    """FAQ on reusing laws."""
    at = position("00@0,0 01@0,1 02@1,0", "03 04", "05", branches=())
    at = played(at, "03@2,0;row@2,0:suit=red", "05@-1,0", "04@0,2;column@0,2:suit=red")
    assert [one.law for one in at.branches] == [one.law for one in at.branches[:1]] * 2


# Bridging


BRIDGE = "00@0,0 02@1,0 04@2,0 08@4,0 05@5,0 01@6,0"


def test_a_bridge_joins_two_branches_into_one_under_both_laws() -> None:
    left, right = branch("row@0,0", (1, "suit=red")), branch("row@4,0", (1, "shade=dark"))
    after = played(position(BRIDGE, "06", "07", branches=(left, right)), "06@3,0")
    assert laws_of(after) == {"row@0,0": "suit=red"}, "dark follows from red"
    assert after.branches[0].owner == 1
    colours, numbers = branch("row@0,0", (1, "suit=red")), branch("row@4,0", (1, "letter:vowel"))
    after = played(position(BRIDGE, "06", "07", branches=(colours, numbers)), "06@3,0")
    assert laws_of(after) == {"row@0,0": "letter:vowel&suit=red"}, "equal stacks: the first token stays on top"
    assert refused(position(BRIDGE, "16", "07", branches=(left, right)), "16@3,0") == "duel-of-law-breaks-law"


def test_a_bridge_obeys_each_law_as_it_stood() -> None:
    """Ruling: 9 and then 1 is no start over among all ranks, though it is one among the odd ranks of the other law."""
    laid = "05@0,0 17@1,0 29@2,0 33@4,0 45@5,0 57@6,0"
    rising, odd = branch("row@0,0", (1, "digit>")), branch("row@4,0", (1, "digit:odd"))
    assert refused(position(laid, "61", "07", branches=(rising, odd)), "61@3,0") == "duel-of-law-breaks-law"
    both = branch("row@0,0", (1, "digit>"), (1, "digit:odd"))
    assert laws_of(played(position(laid, "61", "07", branches=(both, odd)), "61@3,0")) == {
        "row@0,0": "digit>&digit:odd"
    }
    turned = (branch("row@0,0", (1, "digit:odd")), branch("row@4,0", (1, "digit>")))
    assert refused(position(laid, "61", "07", branches=turned), "61@3,0") == "duel-of-law-breaks-law"


def test_a_bridged_line_obeys_the_law_that_it_then_has() -> None:
    """Ranks 0 and 8 in turns are even, so "even" adds nothing; but without it 118 is not the last card number."""
    laid = "60@0,0 78@1,0 80@2,0 00@4,0 18@5,0 20@6,0"
    turns = branch("row@0,0", (1, "rank~"), (1, "shade~"))
    rising = branch("row@4,0", (1, "digit:even"), (1, "number>"))
    assert refused(position(laid, "118", "07", branches=(turns, rising)), "118@3,0") == "duel-of-law-breaks-law"


def test_the_taller_stack_keeps_the_bridged_branch() -> None:
    left = branch("row@0,0", (2, "suit=red"))
    right = branch("row@4,0", (2, "letter:vowel"), (1, "poker=spades"))
    at = position(BRIDGE, "06", "07", "09", branches=(left, right))
    after = played(at, "06@3,0")
    assert laws_of(after) == {"row@0,0": "suit=red&letter:vowel&poker=spades"}
    assert after.branches[0].owner == 1


@pytest.mark.parametrize("first", ["left", "right"])
def test_of_equal_stacks_that_with_the_older_top_token_keeps_the_bridged_branch(first: str) -> None:
    """Ruling 21, whichever of the two lies on the left."""
    older, newer = (3, 5) if first == "left" else (5, 3)
    left, right = branch("row@0,0", (2, "suit=red")), branch("row@4,0", (1, "letter:vowel"))
    left = replace(left, tokens=(left.tokens[0]._replace(turn=older),))
    right = replace(right, tokens=(right.tokens[0]._replace(turn=newer),))
    at = position(BRIDGE, "06", "07", "09", branches=(left, right))
    assert [token.seat for token in played(at, "06@3,0").branches[0].tokens] == ([1, 2] if first == "left" else [2, 1])


def test_a_bridger_who_owns_neither_may_duel() -> None:
    left, right = branch("row@0,0", (1, "suit=red")), branch("row@4,0", (1, "letter:vowel"))
    at = position("00@0,0 01@1,0 02@2,0 04@4,0 05@5,0 06@6,0", "03", "07", branches=(left, right))
    after = played(at, "03@3,0;row@3,0:digit>>")
    assert [token.seat for token in after.branches[0].tokens] == [1, 1, 0]


def test_a_bridger_who_owns_either_may_not_narrow() -> None:
    left, right = branch("row@0,0", (0, "suit=red")), branch("row@4,0", (1, "letter:vowel"))
    at = position(BRIDGE, "06", "07", branches=(left, right))
    assert refused(at, "06@3,0;row@3,0:value=1") == "duel-of-law-own-branch"


def test_a_gap_bridged_crosswise_is_a_new_branch() -> None:
    laid = "00@0,0 02@1,0 04@2,0 10@0,2 12@1,2 14@2,2 22@0,1"
    rows = (branch("row@0,0", (1, "suit=red")), branch("row@0,2", (1, "suit=pink")))
    at = position(laid, "24", "07", branches=(*rows, branch("column@0,0", (1, "digit:even"))))
    after = played(at, "24@1,1;column@1,1:digit:even")
    assert laws_of(after)["column@1,0"] == "digit:even"
    assert branches_owned(after) == (1, 3)


# Jokers


def test_a_joker_may_stand_where_red_meets_clubs() -> None:
    """FAQ on jokers: impossible cards."""
    laid = "00@0,0 02@1,0 20@2,-2 21@2,-1"
    at = position(laid, "*1 05", "07")
    after = played(at, "*1@2,0;row@2,0:suit=red;column@2,0:poker=clubs")
    assert laws_of(after) == {"row@0,0": "suit=red", "column@2,-2": "poker=clubs"}


def test_a_joker_keeps_its_printed_dice_suit() -> None:
    laid = "20@0,0 22@1,0"
    at = position(laid, "*3 *2", "07")
    assert refused(at, "*3@2,0;row@2,0:dice=2") == "duel-of-law-claim-fails"
    assert laws_of(played(at, "*2@2,0;row@2,0:dice=2")) == {"row@0,0": "dice=2"}


def test_one_joker_must_satisfy_both_its_branches() -> None:
    laid = "03@0,0 *1@1,0 05@2,0 16@1,-1"
    row = branch("row@0,0", (1, "digit>"))
    at = position(laid, "18 08", "07", branches=(row,))
    assert refused(at, "18@1,1;column@1,1:digit>") == "duel-of-law-jokers"
    assert laws_of(played(at, "08@1,1;column@1,1:digit:even"))["column@1,-1"] == "digit:even"


def test_an_extension_elsewhere_may_leave_a_joker_no_value() -> None:
    """The old laws of all lines hold together before any new one is looked at."""
    laid = "03@0,0 *1@1,0 05@2,0 02@1,-2 13@1,-1"
    row, column = branch("row@0,0", (1, "digit>")), branch("column@1,-2", (1, "digit>"))
    at = position(laid, "10 16", "07", branches=(row, column))
    assert refused(at, "10@1,1") == "duel-of-law-jokers", "2, 3, 9, 0 would do, but the row says 4"
    assert played(at, "16@1,1").branches == at.branches


# Figure 1

FIGURE = "01@0,0 24@0,1 49@0,2 *2@1,1 35@2,1 42@2,2 110@2,3 81@3,2 40@4,2 100@4,1 20@4,3 70@4,4 99@1,0"
RED, GREEN, BLUE = 0, 1, 2
BRANCHES = {
    "A": branch("column@0,0", (BLUE, "shade=dark"), (GREEN, "letter:vowel"), (RED, "number>")),
    "B": branch("row@0,1", (RED, "dice=2")),
    "C": branch("column@2,1", (RED, "dice>")),
    "D": branch("row@2,2", (BLUE, "poker=spades")),
    "E": branch("column@4,1", (GREEN, "word>")),
}


@pytest.mark.parametrize("name", BRANCHES)
def test_the_branches_of_figure_1_obey_their_laws(name: str) -> None:
    lying = grid(position(FIGURE, "0J", "1J", "2J").laid)
    line = line_through(lying, BRANCHES[name].start, BRANCHES[name].axis)
    assert len(line) >= 3
    assert holds(DECK, BRANCHES[name].law, [lying[cell] for cell in line])


def test_red_wins_with_the_tableau_of_figure_1() -> None:
    """Winning, its example: three branches against one and one."""
    at = position(FIGURE, "0J", "1J", "2J", branches=tuple(BRANCHES.values()))
    assert branches_owned(at) == (3, 1, 1)
    assert rules.outcome(played(at, "draw")) is None, "no one has run out of cards"
    won = rules.outcome(played(replace(at, ran_out=True), "draw"))
    assert won == Outcome((RED,), "duel-of-law-two-ahead", (3, 1, 1))


def test_f_of_figure_1_is_a_twig() -> None:
    at = position(FIGURE, "98 11K", "1J", "2J", branches=tuple(BRANCHES.values()))
    assert laws_of(played(at, "98@1,-1;column@1,-1:suit=light-purple"))["column@1,-1"] == "suit=light-purple"


# One play, one value; what a refusal tells


def test_the_same_play_is_one_value_in_whatever_order_it_is_told() -> None:
    """Adding cards: a claim may name any laid card of its line, in a row or in a column."""
    across, down = "14@1,0+28@2,0", "14@0,1+28@0,2"
    assert notation.read(f"{across};row@2,0:digit>") == notation.read(f"{across};row@1,0:digit>")
    assert notation.read(f"{down};column@0,2:digit>") == notation.read(f"{down};column@0,1:digit>")
    assert notation.read(f"{down};column@0,1:digit>;row@0,2:suit=red") == notation.read(
        f"{down};row@0,2:suit=red;column@0,2:digit>"
    )


def test_a_claim_on_a_bridge_is_narrower_than_both_laws_together() -> None:
    """Duels: what the law of either branch says already is no narrower law."""
    laid = "00@0,0 01@1,0 02@2,0 04@4,0 05@5,0 06@6,0"
    left, right = branch("row@0,0", (1, "suit=red")), branch("row@4,0", (1, "letter:vowel"))
    at = position(laid, "03", "07", branches=(left, right))
    for told in ("suit=red", "letter:vowel", "shade=dark"):
        assert refused(at, f"03@3,0;row@3,0:{told}") == "duel-of-law-not-narrower"


def test_a_joker_cannot_be_two_things_in_two_new_lines() -> None:
    """FAQ on jokers: both claims of one turn ask it at once."""
    laid = "00@0,0 02@1,0 21@2,-2 23@2,-1"
    at = position(laid, "*1 05", "07")
    assert refused(at, "*1@2,0;row@2,0:digit:even;column@2,0:digit:odd") == "duel-of-law-jokers"
    after = played(at, "*1@2,0;row@2,0:digit:even;column@2,0:suit=orange")
    assert laws_of(after) == {"row@0,0": "digit:even", "column@2,-2": "suit=orange"}


def facts(at: Position, text: str) -> Facts:
    with pytest.raises(IllegalMove) as refusal:
        rules.play(at, 0, notation.read(text))
    return refusal.value.facts


@pytest.mark.parametrize(
    ("law", "line", "laid", "card"),
    [
        ("suit=red", "00 02 13 04", "04", "13"),
        ("suit=red", "13 02 14 04", "14", "14"),  # of two, the one that was laid
        ("digit>", "01 03 02 05", "02", "02"),
        ("digit>", "08 03 05 07", "08", "08"),  # laid at the beginning
        ("shade~", "00 10 20 40", "40", "40"),
        ("word>", "00 01 02", "02", "none"),  # the line as a whole
        ("suit=red", "*2 13 00", "*2", "13"),
    ],
)
def test_the_card_that_breaks_a_law_is_named(law: str, line: str, laid: str, card: str) -> None:
    found = misfit(DECK, atoms(law), cards(line), cards(laid))
    assert ("none" if found is None else found.spoken) == card
    assert cards("*2")[0].spoken == "joker⚁"


def test_a_refusal_tells_of_which_line_which_law_and_which_card() -> None:
    at = position("00@0,0 02@0,1 04@0,2", "16 0J", "05", branches=(branch("column@0,0", (1, "suit=red")),))
    line = {"axis": "column", "cards": "00 02 04 16"}
    assert facts(at, "16@0,3") == {**line, "card": "16", "kind": "all-suit", "value": "red"}
    assert facts(at, "0J@0,3;column@0,3:digit:even") == {"card": "0J", "kind": "every-digit-even"}
    assert facts(at, "16@1,0;row@1,0:suit=red") == {"axis": "row", "cards": "00 16"}
    twice = "06@0,3;column@0,3:digit:even;column@0,3:shade=dark"
    at = position("00@0,0 02@0,1 04@0,2", "06", "05", branches=at.branches)
    assert facts(at, twice) == {"axis": "column", "cards": "00 02 04 06"}
