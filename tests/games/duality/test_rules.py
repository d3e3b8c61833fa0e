"""Duality, sentence by sentence, in the rulebook's order; then our rulings."""

from __future__ import annotations

from dataclasses import replace

import pytest

from parlour import words
from parlour.chance import Chance
from parlour.game import IllegalMove, Outcome
from parlour.games.duality import notation, rules, views
from parlour.games.duality.deck import BLACK, WHITE, cards, same_turned
from parlour.games.duality.paths import Cell
from parlour.games.duality.rules import Deal, Options, Pass, Swap, occurrences, path_lengths, playable
from tests.games.duality.scenes import CORNER, LOOP, UP, UP_WHITE, choices, played, refusal, scene

MIDDLE_IS_WHITE = {"1": UP, "2": UP_WHITE, "3": UP}
"""Black needs the middle row, White the two others."""


# Goal


def test_a_path_from_side_to_side_wins() -> None:
    """Goal: the first connected path of the own colour from the own side to the other."""
    position = played(scene(MIDDLE_IS_WHITE), "1x2")
    assert position.result == Outcome((BLACK,), "duality-path")
    assert rules.to_move(position) == frozenset()


def test_white_plays_from_the_other_side() -> None:
    """Goal: White's side is the far one, and seat 1 is White (ruling 26)."""
    table = {"1": UP_WHITE, "2": UP, "3": UP_WHITE}
    assert played(scene(table, mover=WHITE), "5x2").result == Outcome((WHITE,), "duality-path")


def test_the_path_may_come_out_in_another_column() -> None:
    """Goal: a side of the table is the whole edge, in whatever column (rulings 2 and 17)."""
    table = {"1": UP, "2": UP_WHITE, "3": UP_WHITE, "3R1": UP}
    position = scene(table, black=("wxbbxw", "bwxxwb", UP))
    won = played(position, "1x2", "5@3L1", "2@2R1")
    assert won.result == Outcome((BLACK,), "duality-path")


# Setup


def test_what_was_chosen_is_what_is_played() -> None:
    chosen = rules.options({"rows": "5", "join": "wires", "completes": "mover", "hands": "open", "limit": "20"})
    assert chosen == Options(5, "wires", "mover", "open", 20, chosen.deck)


def test_seven_cards_between_the_players_and_three_to_each() -> None:
    """Setup: the deck is shuffled, seven cards face up in a column, three to each player, the rest is the pile."""
    options = rules.options({})
    position = rules.setup(options, rules.deal(options, Chance(1)))
    assert [str(placed.cell) for placed in position.tableau] == ["1", "2", "3", "4", "5", "6", "7"]
    assert [len(hand) for hand in position.hands] == [3, 3]
    assert len(position.pile) == 54 - 7 - 6
    dealt = [placed.card for placed in position.tableau] + [*position.hands[0], *position.hands[1], *position.pile]
    assert sorted(dealt) == list(range(1, 55))


@pytest.mark.parametrize("rows", ["3", "4", "5", "6"])
def test_a_quicker_game_has_fewer_cards_between_the_players(rows: str) -> None:
    """Setup: fewer cards for a quicker game, down to three (ruling 23)."""
    options = rules.options({"rows": rows})
    assert len(rules.setup(options, rules.deal(options, Chance(2))).tableau) == int(rows)


def test_dealt_cards_lie_either_way_round() -> None:
    """Setup: each dealt card is turned or not at random; a card that looks the same either way is not (21, 27)."""
    options = rules.options({})
    deck = cards(options.deck)
    deals = [rules.deal(options, Chance(key)) for key in range(60)]
    ways = [(card, turned) for deal in deals for card, turned in zip(deal.cards, deal.turned, strict=False)]
    assert {turned for _, turned in ways} == {False, True}
    assert not any(turned for card, turned in ways if same_turned(deck[card - 1]))


def test_a_deal_with_a_complete_path_is_shuffled_again() -> None:
    """Setup: no one wins by the deal (ruling 20); with three rows about one shuffle in four is like that."""
    options = rules.options({"rows": "3"})
    deals = [rules.deal(options, Chance(key)) for key in range(100)]
    assert all(playable(options, deal) for deal in deals)
    assert not playable(Options(rows=3, deck=",".join([UP] * 9)), Deal(tuple(range(1, 10)), (False,) * 3, BLACK))


# Who goes first


def test_the_shorter_path_goes_first() -> None:
    """Setup: the longest path from each home side is counted in cards; the shorter one goes first."""
    options = rules.options({})
    for key in range(40):
        deal = rules.deal(options, Chance(key))
        position = rules.setup(options, deal)
        black, white = path_lengths(position)
        first = deal.toss if black == white else BLACK if black < white else WHITE
        assert rules.to_move(position) == {first}


def test_equal_paths_are_decided_by_the_toss() -> None:
    """Setup: at random if the paths are the same; the toss is in every deal, used or not (ruling 19)."""
    options = rules.options({})
    seen = set()
    for key in range(60):
        deal = rules.deal(options, Chance(key))
        lengths = path_lengths(rules.setup(options, deal))
        other = replace(deal, toss=1 - deal.toss)
        firsts = [rules.setup(options, dealt).mover for dealt in (deal, other)]
        assert (firsts[0] != firsts[1]) == (lengths[0] == lengths[1])
        seen.add(lengths[0] == lengths[1])
    assert seen == {False, True}


def test_a_path_can_be_of_no_length() -> None:
    """Setup: with no line of the own colour facing the player, the length is nothing (ruling 19)."""
    assert path_lengths(scene({"1": UP_WHITE, "2": UP, "3": UP})) == (0, 0)
    assert path_lengths(scene({"1": UP, "2": UP, "3": UP_WHITE})) == (2, 1)


def test_the_length_counts_every_card_the_path_reaches() -> None:
    """Setup: a path that branches is as long as the cards it reaches (ruling 19)."""
    assert path_lengths(scene({"1": "bbbccb", "1L1": UP_WHITE, "1R1": UP_WHITE, "2": UP, "3": UP_WHITE}))[0] == 4


# Replace a card


def test_a_card_of_the_hand_is_swapped_with_one_in_play() -> None:
    """Replace: the card from the table goes into the mover's hand, and nothing is drawn (ruling 10)."""
    before = scene({"1": UP, "2": UP_WHITE, "3": UP_WHITE})
    after = played(before, "1x1")
    assert [placed.card for placed in after.tableau] == [1, 8, 9]
    assert after.hands == ((2, 3, 7), (4, 5, 6))
    assert after.pile == before.pile
    assert after.mover == WHITE


def test_the_new_card_must_connect_to_a_path_from_the_own_side() -> None:
    """Replace: the card put in play must be on a path of the mover's colour that starts on the mover's side."""
    position = scene({"1": UP_WHITE, "2": UP_WHITE, "3": UP_WHITE})
    assert refusal(position, "1x2") == (
        "On 2, card 1 this way round would not connect black to a black path from your side. "
        "Turn the card, or choose another space."
    )


def test_it_must_still_be_connected_after_the_old_card_has_gone() -> None:
    """Replace: a path that ran through the replaced card alone does not help its successor (ruling 7)."""
    position = scene({"1": UP, "2": "wxbbxw", "2R1": "wxwxbb", "3": UP_WHITE})
    assert path_lengths(position)[BLACK] == 3
    assert _code(position, "2x2") == "duality-off-path"


def _code(position: rules.Position, text: str) -> str:
    with pytest.raises(IllegalMove) as refused:
        rules.check(position, position.mover, notation.read(text))
    return refused.value.code


def test_at_least_as_many_connections() -> None:
    """Replace: as many connections as before, or more, of either colour; neighbours are not asked (ruling 6)."""
    position = scene({"1": UP, "2": UP, "3": UP_WHITE}, black=(UP, LOOP, CORNER))
    assert views.view(position, None).tableau[0].connections == 4
    assert "1x1" in choices(position)
    assert refusal(position, "2tx1") == (
        "On 1, card 2 this way round makes 2 connections; the card there makes 4, so yours must make at least as many."
    )


def test_more_connections_are_welcome() -> None:
    """Replace: the count may grow."""
    position = scene({"1": UP, "2": UP_WHITE, "3": UP_WHITE}, rows=4)
    assert "1x2" in choices(position)


def test_the_opponents_path_may_be_cut() -> None:
    """Replace: any card in play, on whosever path and in any row (ruling 9)."""
    position = scene({"1": UP, "2": UP_WHITE, "3": UP_WHITE})
    assert path_lengths(position) == (1, 2)
    assert path_lengths(played(position, "1x2")) == (2, 1)


def test_even_an_own_link_may_break() -> None:
    """Replace: the new card must be on a path, and the rest of the path may be lost (rulings 8 and 9)."""
    position = scene({"1": "bwcbwc", "1R1": UP, "2": UP, "3": UP_WHITE, "4": UP_WHITE}, rows=4)
    assert path_lengths(position)[BLACK] == 3
    assert path_lengths(played(position, "3tx1"))[BLACK] == 2


def test_a_card_in_play_is_not_turned() -> None:
    """Play: replacing and playing a new card are the only two things to do (ruling 24)."""
    position = scene({"1": LOOP, "2": UP, "3": UP})
    assert refusal(position, "7tx1") == "Card 7 is not in your hand. Choose one of the cards you hold."


# A connection


@pytest.mark.parametrize(
    ("card", "count"),
    [("bwbcwc", 3), (UP, 3), (UP_WHITE, 3), (CORNER, 3), (LOOP, 1), ("wxbcwc", 4)],
)
def test_a_connection_is_where_a_line_meets_its_own_colour(card: str, count: int) -> None:
    """A connection: each end that meets its colour next door, in either colour. The first is the figure's: one white
    connection and two black.
    """
    table = {"1": UP, "2": card, "2L1": UP, "2R1": UP_WHITE, "3": UP_WHITE}
    counted = {placed.cell: placed.connections for placed in views.view(scene(table), None).tableau}
    assert counted["2"] == count


def test_lines_that_do_not_match_may_touch() -> None:
    """A connection: a black end beside a white one is no connection, and no fault (ruling 4)."""
    position = scene({"1": UP, "2": UP_WHITE, "3": UP_WHITE})
    assert views.view(position, None).tableau[0].connections == 2


def test_only_the_outer_edges_face_a_player() -> None:
    """A connection: at the edge of the first and last row any colour counts; elsewhere an empty place does not."""
    counts = [card.connections for card in views.view(scene({"1": UP, "2": LOOP, "3": UP_WHITE}), None).tableau]
    assert counts == [2, 0, 2]


# Play a new card


def test_a_new_card_goes_on_an_empty_place_and_another_is_drawn() -> None:
    """Play: a new card, then a replacement from the deck."""
    before = scene(MIDDLE_IS_WHITE)
    after = played(before, "1@1R1")
    assert [str(placed.cell) for placed in after.tableau] == ["1", "1R1", "2", "3"]
    assert after.hands[BLACK] == (2, 3, before.pile[0])
    assert after.pile == before.pile[1:]


@pytest.mark.parametrize("place", ["1L1", "1R1"])
def test_a_new_card_beyond_the_outermost_cards_of_the_own_row(place: str) -> None:
    """Play: to the right of the rightmost or the left of the leftmost card on the own side, with a line facing it."""
    position = scene(MIDDLE_IS_WHITE)
    assert f"1@{place}" in choices(position)
    assert refusal(position, f"2@{place}") == (
        f"Card 2 this way round has no black line facing you on {place}, and continues no black path. "
        "Turn the card, or choose another space."
    )


@pytest.mark.parametrize(
    ("text", "code"), [("1@3R1", "duality-continues-nothing"), ("1@1R2", "duality-continues-nothing")]
)
def test_not_on_the_other_side_and_not_further_out(text: str, code: str) -> None:
    """Play: the side next to you, and right beside its outermost card."""
    assert _code(scene(MIDDLE_IS_WHITE), text) == code


def test_a_gap_in_the_own_row_is_not_beyond_its_outermost_card() -> None:
    """Play: leftmost and rightmost are those of the home row, gap or not; a gap is filled by continuing (ruling 12)."""
    position = scene({"1": UP, "1R2": UP, "2": UP_WHITE, "3": UP})
    assert _code(position, "1@1R1") == "duality-continues-nothing"
    assert "1@1R3" in choices(position)
    to_the_right = scene({"1": "wxbbxw", "1R2": UP, "2": UP_WHITE, "3": UP}, black=("bwxxwb", UP, LOOP))
    assert "1@1R1" in choices(to_the_right)


def test_a_card_that_connects_must_continue_a_path_from_the_own_side() -> None:
    """Play: connecting to a card in play, it continues a path of the mover's colour from the mover's side."""
    position = scene({"1": "bcbcbb", "2": UP_WHITE, "3": UP}, black=("wwwxxb", UP_WHITE, LOOP))
    assert "1@1R1" in choices(position)
    apart = scene({"1": UP, "2": "wxbxwb", "3": UP}, black=("wwwxxb", UP, LOOP))
    assert _code(apart, "1@2R1") == "duality-continues-nothing"


def test_a_path_of_the_other_side_does_not_do() -> None:
    """Play: a line of the own colour that hangs on the opponent's side only is not a path."""
    position = scene({"1": UP_WHITE, "2": UP_WHITE, "3": "bcbcbb"}, black=("wwwxxb", UP, LOOP))
    assert _code(position, "1@3R1") == "duality-continues-nothing"


def test_only_between_the_players() -> None:
    """Play: cards lie between the two players, so there is no row before the first or after the last (ruling 1)."""
    position = scene({"1": UP, "2": UP, "3": UP_WHITE})
    assert refusal(position, "1@4") == "4 is not between the players: the rows are 1 to 3."
    assert all(choice[-1] != "4" for choice in choices(position))


def test_only_neighbours_by_side_touch() -> None:
    """Play: adjacent means by an edge, end to end (ruling 3)."""
    assert _code(scene(MIDDLE_IS_WHITE), "1@2R1") == "duality-continues-nothing"


# Winning


def test_the_game_ends_at_once_and_nothing_is_drawn() -> None:
    """Winning: as soon as the path is there, so a winning new card draws none (rulings 13 and 28)."""
    # The only gap is 2L1, which leads from 1L1 up to 3L1.
    table = {"1L1": UP, "1": UP_WHITE, "2": LOOP, "3": UP_WHITE, "3L1": UP}
    before = scene(table)
    after = played(before, "1@2L1")
    assert after.result == Outcome((BLACK,), "duality-path")
    assert after.pile == before.pile
    assert after.hands[BLACK] == (2, 3)
    with pytest.raises(IllegalMove, match="game-over"):
        rules.play(after, WHITE, Pass())


BOTH = "wbxbwx"
"""A white line up the left, a black line up the right, a white line across."""


def test_the_mover_who_completes_both_paths_wins() -> None:
    """Winning: the mover's own path comes first (rulings 17 and 28)."""
    position = scene({"1": BOTH, "2": LOOP, "3": BOTH}, black=(BOTH, UP, LOOP))
    assert played(position, "1x2").result == Outcome((BLACK,), "duality-path")


GIFT = {"1": BOTH, "2": LOOP, "3": UP_WHITE}
"""Black's `wbbcwc` on the middle row continues Black's path, and completes White's."""


def test_who_completes_only_the_opponents_path_loses() -> None:
    """Winning, ruling 18: the goal is met, a person who met it."""
    position = scene(GIFT, black=("wbbcwc", UP, LOOP))
    assert played(position, "1x2").result == Outcome((WHITE,), "duality-path-given")


def test_or_only_the_movers_own_path_is_looked_at() -> None:
    """Winning, ruling 18, the option: the opponent wins if it still stands after the opponent's own next card."""
    given = played(scene(GIFT, black=("wbbcwc", UP, LOOP), completes="mover"), "1x2")
    assert given.result is None
    assert played(given, "5@3L1").result == Outcome((WHITE,), "duality-path")


# Notes


def test_cards_may_be_turned_by_half() -> None:
    """Notes: cards can be rotated, which for an oblong card is the half-turn."""
    position = scene({"1": UP, "2": UP_WHITE, "3": UP_WHITE})
    assert "3t@1L1" in choices(position)
    assert "3@1L1" not in choices(position)


def test_a_card_that_looks_the_same_turned_is_one_move() -> None:
    """Notes: 18 of the 54 are unchanged by the half-turn, and have one way to lie (ruling 27)."""
    position = scene({"1": UP, "2": UP_WHITE, "3": UP_WHITE})
    assert not any(choice.startswith(("1t", "2t")) for choice in choices(position))
    assert refusal(position, "1tx1") == "Card 1 is the same both ways: write it without t."


def test_the_count_of_neighbours_may_fall() -> None:
    """Notes: only the replaced card's own count matters."""
    position = scene({"1": UP, "2": UP_WHITE, "3": UP_WHITE})
    before = [card.connections for card in views.view(position, None).tableau]
    after = [card.connections for card in views.view(played(position, "1x2"), None).tableau]
    assert (before, after) == ([2, 2, 4], [4, 2, 2])


def test_a_loop_is_a_dead_end() -> None:
    """Strategy tips: a card can send a path back where it came from."""
    position = scene({"1": UP, "2": UP_WHITE, "3": UP_WHITE}, rows=4)
    position = played(position, "3tx2")
    assert path_lengths(position)[BLACK] == 2
    assert position.mover == WHITE


@pytest.mark.parametrize("join", ["joined", "crossing", "wires"])
@pytest.mark.parametrize(
    ("card", "lengths"),
    [
        ("bwcbwc", {"joined": 3, "crossing": 3, "wires": 2}),
        ("bwccwb", {"joined": 3, "crossing": 2, "wires": 2}),
    ],
)
def test_which_ends_of_a_colour_belong_together(join: str, card: str, lengths: dict[str, int]) -> None:
    """D8: all of them, or those of lines that cross, or those of one line. Black enters the card by its SR end; its
    other black line leaves by W, in the first card across the way of the first line, in the second not.
    """
    table = {"1": BOTH, "2": card, "2L1": UP_WHITE, "3": UP_WHITE}
    assert path_lengths(scene(table, join=join))[BLACK] == lengths[join]


# What the rulebook leaves open

STUCK = {"1": UP_WHITE, "2": UP, "3": UP}
"""Neither player has a path, and these cards start none: `UP_WHITE` for Black, `UP` for White."""


def test_who_cannot_play_passes_and_shows_the_hand() -> None:
    """Ruling 15: the pass is a move, the only one, and the cards shown are known from then on."""
    position = scene(STUCK, black=(UP_WHITE,) * 3)
    assert choices(position) == ("pass",)
    after = played(position, "pass")
    assert after.mover == WHITE
    assert after.known == ((1, 2, 3), ())
    assert after.hands == position.hands


def test_who_can_play_must() -> None:
    """Ruling 15: a pass is forbidden while there is a move."""
    assert refusal(scene(MIDDLE_IS_WHITE), "pass") == (
        "You can pass only when you cannot play. You can play 1x1, for example."
    )


def test_two_passes_in_a_row_are_a_draw() -> None:
    """Ruling 15."""
    position = scene(STUCK, black=(UP_WHITE,) * 3, white=(UP,) * 3)
    assert played(position, "pass", "pass").result == Outcome((), "duality-both-pass")
    swapped = replace(position, since=(Swap(BLACK, position.tableau[0], position.tableau[0]),))
    assert played(swapped, "pass", "pass").result == Outcome((), "duality-both-pass"), "whatever was before them"


def test_after_a_pass_no_card_is_the_last_one() -> None:
    position = replace(scene(STUCK, black=(UP_WHITE,) * 3), last=Cell(1, 0))
    assert played(position, "pass").last is None


def test_who_replaced_is_remembered() -> None:
    """Repetition looks back on whose hand a card came from."""
    table = {"1": UP, "2": UP, "3": UP_WHITE}
    (swap,) = played(scene(table, black=(UP, UP, UP)), "1x1").since
    assert swap is not None
    assert (swap.seat, swap.laid.card) == (BLACK, 1)


def test_with_an_empty_pile_hands_shrink() -> None:
    """Ruling 14: no draw, and an empty hand has no move."""
    position = scene(MIDDLE_IS_WHITE, black=(UP,), pile=())
    after = played(position, "1@1R1")
    assert after.hands[BLACK] == ()
    assert choices(played(after, "3@3R1")) == ("pass",)


ROUND = ("1x1", "5x3", "7x1", "9x3")
"""Both swap a card for its like and back again."""


def test_the_third_time_is_a_draw() -> None:
    """Ruling 16: the same tableau, hands and mover for the third time, the first time counted."""
    position = scene({"1": UP, "2": UP_WHITE, "3": UP_WHITE})
    again = played(position, *ROUND)
    assert (again.tableau, again.hands, again.mover) == (position.tableau, position.hands, position.mover)
    assert occurrences(again) == 2
    nearly = played(again, *ROUND[:3])
    assert nearly.result is None
    assert played(nearly, ROUND[3]).result == Outcome((), "duality-repetition")


def test_a_new_card_forgets_what_was_before() -> None:
    """Ruling 16: a tableau with more cards cannot be one that was."""
    position = played(scene({"1": UP, "2": UP_WHITE, "3": UP_WHITE}), *ROUND, "1@1R1")
    assert position.since == ()
    assert occurrences(position) == 1


def test_the_same_table_with_other_hands_is_another_position() -> None:
    """Ruling 16: the hands count, by what each has gained and lost in everyone's sight."""
    position = scene({"1": UP, "2": UP_WHITE, "3": UP_WHITE})
    here, other, third = (rules.Placed(position.tableau[1].cell, card, False) for card in (8, 2, 5))
    swapped = (
        rules.Swap(BLACK, other, here),
        rules.Swap(WHITE, third, other),
        rules.Swap(BLACK, here, third),
        None,
    )
    assert occurrences(replace(position, since=swapped)) == 1
    back = (rules.Swap(BLACK, other, here), None, rules.Swap(BLACK, here, other), None)
    assert occurrences(replace(position, since=back)) == 2


def test_a_game_without_end_is_a_draw() -> None:
    """Ruling 25: after this many turns, passes included."""
    position = scene({"1": UP, "2": UP_WHITE, "3": UP_WHITE}, limit=2)
    assert played(position, "1x1").result is None
    assert played(position, "1x1", "5x3").result == Outcome((), "duality-limit")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("4x1", "Card 4 is not in your hand. Choose one of the cards you hold."),
        ("1x2L1", "There is no card on 2L1 to replace. To play a new card there, write @ instead of x."),
        ("1@2", "There is a card on 2: replace it, with x instead of @."),
    ],
)
def test_refusals(text: str, sentence: str) -> None:
    assert refusal(scene(MIDDLE_IS_WHITE), text) == sentence


def test_only_the_player_to_move() -> None:
    position = scene(MIDDLE_IS_WHITE)
    assert rules.moves(position, WHITE) == ()
    with pytest.raises(IllegalMove, match="not-your-turn"):
        rules.play(position, WHITE, notation.read("5x2"))


def test_what_cannot_be_taken_back() -> None:
    """A draw, a card that only its owner knew, and a hand shown with a pass."""
    position = scene({"1": UP, "2": UP_WHITE, "3": UP_WHITE})
    assert rules.reveals(position, BLACK, notation.read("1@1R1"))
    assert rules.reveals(position, BLACK, notation.read("1x1"))
    assert rules.reveals(position, BLACK, Pass())
    known = replace(position, known=((1,), ()))
    assert not rules.reveals(known, BLACK, notation.read("1x1"))
    assert rules.reveals(known, BLACK, notation.read("1@1R1"))
    assert not rules.reveals(replace(known, pile=()), BLACK, notation.read("1@1R1"))
    shown = replace(position, options=replace(position.options, hands="open"))
    assert not rules.reveals(shown, BLACK, notation.read("1x1"))


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("1x2", "Ada replaces card 8 on 2 with card 1."),
        ("1@1R1", "Ada plays card 1 on 1R1."),
        ("pass", "Ada cannot play, shows the hand and passes."),
    ],
)
def test_what_is_heard_of_a_move(text: str, sentence: str) -> None:
    told = views.announce(scene(MIDDLE_IS_WHITE), BLACK, notation.read(text), None)
    assert told.text == text
    assert words.say(told.code, {**told.facts, "player": "Ada"}) == sentence
