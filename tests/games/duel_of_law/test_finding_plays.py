"""The best plays of a hand: equal to trying everything, for hands of four cards."""

from __future__ import annotations

from dataclasses import replace
from itertools import permutations

import pytest

from parlour.games import duel_of_law as law
from parlour.games.duel_of_law import plays
from parlour.games.duel_of_law.atoms import read_atom
from parlour.games.duel_of_law.crossings import NEW, STEAL
from parlour.games.duel_of_law.finding import fitting
from parlour.games.duel_of_law.judging import Lay, judge
from parlour.games.duel_of_law.laws import broken
from parlour.games.duel_of_law.plays import CARD, best_plays
from parlour.games.duel_of_law.tableau import Axis, Cell, Laid, edges, lines_formed
from parlour.games.duel_of_law.view import Table, table
from tests.games.duel_of_law.tables import branch, position
from tests.games.whole_games import random_game


def score_of(at: Table, laid: tuple[Laid, ...], axis: Axis) -> int | None:
    """The best score of laying these cards, line by line; None where a line forbids it."""
    after = {**at.grid, **dict(laid)}
    score = CARD * len(laid)
    for line in lines_formed(after, at.branches, tuple(one.cell for one in laid), axis):
        cards = [after[cell] for cell in line.cells]
        old = tuple(dict.fromkeys(token.atom for one in line.branches for token in one.tokens))
        if broken(at.deck, old, cards) is not None:
            return None
        fits = fitting(at.deck, old, cards)
        if not line.branches and not fits:
            return None
        if not line.branches:
            score += NEW
        elif fits and all(one.owner != at.seat for one in line.branches):
            score += STEAL
    return score


def by_brute_force(at: Table) -> list[int]:
    """The scores of every play there is: all windows, all cards in all orders."""
    scores = []
    beside = set(edges(at.grid))
    tried = set()
    for start in (Cell(x + a, y + b) for x, y in beside for a in range(-3, 1) for b in range(-3, 1)):
        for axis in Axis:
            for count in range(1, len(at.hand) + 1):
                cells: list[Cell] = []
                here = start
                while len(cells) < count:
                    if here not in at.grid:
                        cells.append(here)
                    here = here.step(axis)
                window = tuple(cells)
                if window in tried or start in at.grid or not beside & set(cells):
                    continue
                tried.add(window)
                for hand in permutations(at.hand, count):
                    laid = tuple(Laid(cell, card) for cell, card in zip(window, hand, strict=True))
                    score = score_of(at, laid, axis)
                    if score is not None:
                        scores.append(score)
    return sorted(scores, reverse=True)


def middle(key: int, cards: int) -> Table:
    """A table after some random moves, the hand cut down; without jokers, whose lines must be judged together."""
    sitting = random_game(law, law.options({}), key=key, plies=6)
    seen = table(law.view(sitting.position, min(sitting.awaited)))
    return replace(seen, hand=tuple(card for card in seen.hand if not card.joker)[:cards])


@pytest.mark.slow
@pytest.mark.parametrize("key", [1, 2, 3])
def test_the_best_plays_of_four_cards_are_those_of_brute_force(key: int) -> None:
    at = middle(key, 4)
    found = best_plays(at, patience=10**9)
    assert [play.score for play in found] == by_brute_force(at)[: plays.PLAYS]


@pytest.mark.parametrize("key", [4, 5, 7, 9])
def test_all_plays_of_two_cards_are_found(key: int) -> None:
    at = middle(key, 2)
    found = best_plays(at, plays=10**6, patience=10**9)
    assert [play.score for play in found] == by_brute_force(at)


@pytest.mark.parametrize("key", range(8, 14))
def test_every_play_found_is_legal(key: int) -> None:
    sitting = random_game(law, law.options({"players": "3"}), key=key, plies=10)
    if not sitting.awaited:
        return
    at = table(law.view(sitting.position, min(sitting.awaited)))
    found = best_plays(at, patience=4_000)
    assert found
    assert [play.score for play in found] == sorted((play.score for play in found), reverse=True)
    for play in found:
        judge(at.deck, at.grid, at.branches, at.seat, play.lay, at.turn)
        assert len({one.cell for one in play.lay.laid}) == len(play.lay.laid)


def seen(laid: str, hand: str, *branches: str) -> Table:
    rows = tuple(branch(line, (1, atom)) for line, atom in (one.split(" ") for one in branches))
    return table(law.view(position(laid, hand, "0K", branches=rows), 0))


@pytest.mark.parametrize("owner", [0, 1])
def test_a_joker_that_other_lines_bind_does_not_use_up_all_patience(owner: int) -> None:
    """The joker must be a letter of a word; whatever is tried for its column first, some play is found soon."""
    rows = (branch("row@0,0", (1, "word>")), branch("row@0,2", (owner, "letter>"), (1 - owner, "suit>")))
    laid = "100@0,0 *1@1,0 20@2,0 00@0,2 *4@1,2 82@2,2 0J@1,-1"
    at = table(law.view(position(laid, "05 1J 26 37 48 5J 6Q 7K 80 91 101 113", "0K", branches=rows), 0))
    found = best_plays(at, patience=600)
    assert len(found) >= 10
    for play in found:
        judge(at.deck, at.grid, at.branches, at.seat, play.lay, at.turn)


def test_words_are_looked_up_in_both_directions() -> None:
    """T and H lie there: E makes THE."""
    at = seen("100@0,0 40@1,0", "20 7J")
    assert any("20@2,0" in str(play.lay) for play in best_plays(at, plays=10**6, patience=10**9))


def test_a_word_is_lengthened_to_a_word_or_not_at_all() -> None:
    """THEN takes an S at its end, and no A."""
    at = seen("100@0,0 40@1,0 20@2,0 70@3,0", "94 00", "row@0,0 word>")
    found = [str(play.lay) for play in best_plays(at, plays=10**6, patience=10**9)]
    assert any(text.startswith("94@4,0;row@4,0:") for text in found)
    assert not any(text.startswith(("00@4,0", "00@-1,0", "94@-1,0")) for text in found)


def test_jokers_are_laid_where_all_their_lines_agree() -> None:
    at = seen("03@0,0 05@2,0 16@1,-1 18@1,1", "*1")
    best = best_plays(at)
    assert best[0].score == CARD + 2 * NEW
    judge(at.deck, at.grid, at.branches, at.seat, best[0].lay, at.turn)


def test_a_joker_that_suits_no_laws_together_is_left_out() -> None:
    at = seen("03@0,0 05@2,0 16@1,-1 18@1,1 *1@1,0", "57 59", "row@0,0 digit>")
    for play in best_plays(at):
        judge(at.deck, at.grid, at.branches, at.seat, play.lay, at.turn)


def test_a_new_line_has_a_law_that_suits_a_joker_bound_elsewhere() -> None:
    """The joker is red in its column, so the row cannot be all light green; another law is found for it."""
    at = seen("03@0,0 05@0,1 *1@0,2", "54 57", "column@0,0 suit=red")
    row = [play.lay for play in best_plays(at) if [str(one.cell) for one in play.lay.laid] == ["1,2", "2,2"]]
    assert row
    for lay in row:
        assert [claim.atom for claim in lay.claims if claim.axis is Axis.ROW] != [read_atom("suit=light-green")]
        judge(at.deck, at.grid, at.branches, at.seat, lay, at.turn)


def test_a_duel_that_would_make_two_letters_of_a_joker_is_left_out() -> None:
    """N, M, L and so K down the column; the row E, H, Q would need an R or an S of it to rise."""
    at = seen("67@1,0 63@1,1 5Q@1,2 38@-2,3 44@-1,3 83@0,3", "*1 96", "column@1,0 letter<<", "row@-2,3 number>")
    found = best_plays(at, plays=10**6)
    assert found
    for play in found:
        judge(at.deck, at.grid, at.branches, at.seat, play.lay, at.turn)


def test_the_search_ends_when_its_patience_does() -> None:
    sitting = random_game(law, law.options({}), key=3, plies=8)
    at = table(law.view(sitting.position, min(sitting.awaited)))
    assert len(best_plays(at, patience=200)) <= plays.PLAYS
    assert all(isinstance(play.lay, Lay) for play in best_plays(at, plays=5))
