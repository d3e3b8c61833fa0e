"""The best plays of a hand: equal to trying everything, for hands of four cards."""

from __future__ import annotations

from dataclasses import replace
from itertools import permutations, product

import pytest

from parlour.games.duel_of_law import GAME, rules, views
from parlour.games.duel_of_law.atoms import read_atom
from parlour.games.duel_of_law.law_search import fitting
from parlour.games.duel_of_law.laws import broken
from parlour.games.duel_of_law.notation import read_lay
from parlour.games.duel_of_law.play_check import Claim, Lay, judge
from parlour.games.duel_of_law.players import plays
from parlour.games.duel_of_law.players.crossings import NEW, STEAL
from parlour.games.duel_of_law.players.joker_laws import JokerLaws
from parlour.games.duel_of_law.players.plays import CARD, best_plays
from parlour.games.duel_of_law.rainbow import CARDS
from parlour.games.duel_of_law.seat_knowledge import SeatKnowledge
from parlour.games.duel_of_law.tableau import Axis, Cell, Laid, edges, lines_formed
from parlour.games.duel_of_law.views import parsed
from tests.games.duel_of_law.tables import branch, position
from tests.games.whole_games import random_game


def score_of(at: SeatKnowledge, laid: tuple[Laid, ...], axis: Axis) -> int | None:
    """The best score of laying these cards; None where a line forbids it.

    Lines without jokers have nothing to do with each other: any law that fits will do. Where there are jokers, every
    set of laws is put before the judge, those that gain most first.
    """
    after = {**at.grid, **dict(laid)}
    offers: list[list[tuple[int, Claim | None]]] = []
    jokers = False
    for line in lines_formed(after, at.branches, tuple(one.cell for one in laid), axis):
        cards = [after[cell] for cell in line.cells]
        old = tuple(dict.fromkeys(atom for one in line.branches for atom in one.law))
        if broken(at.deck, old, cards) is not None:
            return None
        gain = STEAL if line.branches else NEW
        offer: list[tuple[int, Claim | None]] = [(0, None)] if line.branches else []
        if all(one.owner != at.seat for one in line.branches):
            offer += [(gain, Claim(line.axis, line.start, atom)) for atom in fitting(at.deck, old, cards)]
        jokers |= any(card.joker for card in cards)
        offers.append(offer if any(card.joker for card in cards) else offer[-1:])
    for chosen in sorted(product(*offers), key=lambda chosen: -sum(gain for gain, _ in chosen)):
        claims = tuple(replace(claim, cell=cell_in(claim, laid)) for _, claim in chosen if claim is not None)
        if not jokers or at.allows(Lay(laid, claims)):
            return CARD * len(laid) + sum(gain for gain, _ in chosen)
    return None


def cell_in(claim: Claim, laid: tuple[Laid, ...]) -> Cell:
    """A laid cell of the line that starts where the claim says."""
    across = 1 if claim.axis is Axis.ROW else 0
    return next(one.cell for one in laid if one.cell[across] == claim.cell[across])


def by_brute_force(at: SeatKnowledge) -> list[int]:
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


def middle(key: int, cards: int, jokers: int = 0, plies: int = 6) -> SeatKnowledge:
    """A table after some random moves; the hand cut down to this many cards, this many of them jokers."""
    sitting = random_game(GAME, rules.options({}), key=key, plies=plies)
    seen = parsed(views.view(sitting.position, min(sitting.awaited)))
    wild = [card for card in CARDS if card.joker and card not in seen.grid.values()]
    plain = [card for card in seen.hand if not card.joker]
    return replace(seen, hand=(*wild[:jokers], *plain[: cards - jokers]))


@pytest.mark.slow
@pytest.mark.parametrize(("key", "jokers", "plies"), [(1, 0, 6), (6, 0, 6), (3, 1, 6), (205, 1, 10), (212, 1, 14)])
def test_the_best_plays_of_four_cards_are_those_of_brute_force(key: int, jokers: int, plies: int) -> None:
    at = middle(key, 4, jokers, plies)
    found = best_plays(at, patience=10**9)
    assert [play.score for play in found] == by_brute_force(at)[: plays.PLAYS]


@pytest.mark.parametrize(
    ("key", "jokers", "plies"),
    [(4, 0, 6), (5, 0, 6), (7, 0, 6), (9, 0, 6), (15, 1, 6), (22, 2, 6), (205, 1, 10), (209, 1, 14), (215, 1, 18)],
)
@pytest.mark.slow
def test_all_plays_of_two_cards_are_found(key: int, jokers: int, plies: int) -> None:
    at = middle(key, 2, jokers, plies)
    found = best_plays(at, plays=10**6, patience=10**9)
    assert [play.score for play in found] == by_brute_force(at)


@pytest.mark.parametrize("key", range(8, 14))
@pytest.mark.slow
def test_every_play_found_is_legal(key: int) -> None:
    sitting = random_game(GAME, rules.options({"players": "3"}), key=key, plies=10)
    if not sitting.awaited:
        return
    at = parsed(views.view(sitting.position, min(sitting.awaited)))
    found = best_plays(at, patience=4_000)
    assert found
    assert [play.score for play in found] == sorted((play.score for play in found), reverse=True)
    for play in found:
        judge(at.deck, at.grid, at.branches, at.seat, play.lay, at.turn)
        assert len({one.cell for one in play.lay.laid}) == len(play.lay.laid)


def seen(laid: str, hand: str, *branches: str) -> SeatKnowledge:
    rows = tuple(branch(line, (1, atom)) for line, atom in (one.split(" ") for one in branches))
    return parsed(views.view(position(laid, hand, "0K", branches=rows), 0))


@pytest.mark.parametrize("owner", [0, 1])
def test_a_joker_that_other_lines_bind_does_not_use_up_all_patience(owner: int) -> None:
    """The joker must be a letter of a word; whatever is tried for its column first, some play is found soon."""
    rows = (branch("row@0,0", (1, "word>")), branch("row@0,2", (owner, "letter>"), (1 - owner, "suit>")))
    laid = "100@0,0 *1@1,0 20@2,0 00@0,2 *4@1,2 82@2,2 0J@1,-1"
    at = parsed(views.view(position(laid, "05 1J 26 37 48 5J 6Q 7K 80 91 101 113", "0K", branches=rows), 0))
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


def test_a_duel_that_would_make_two_letters_of_a_joker_is_left_out_and_the_play_is_not() -> None:
    """N, M, L and so K down the column; the row E, H, Q would need an R or an S of it to rise."""
    at = seen("67@1,0 63@1,1 5Q@1,2 38@-2,3 44@-1,3 83@0,3", "*1 96", "column@1,0 letter<<", "row@-2,3 number>")
    found = best_plays(at, plays=10**6, patience=10**9)
    assert [play.score for play in found] == by_brute_force(at)
    for play in found:
        judge(at.deck, at.grid, at.branches, at.seat, play.lay, at.turn)


def test_without_patience_no_other_laws_are_looked_for() -> None:
    at = seen("67@1,0 63@1,1 5Q@1,2 38@-2,3 44@-1,3 83@0,3", "*1 96", "column@1,0 letter<<", "row@-2,3 number>")
    lay = read_lay("*1@1,3;row@1,3:letter>")
    assert JokerLaws(at, lay, patience=10**6).play() == read_lay("*1@1,3;row@1,3:suit>")
    assert JokerLaws(at, lay, patience=0).play() is None


def test_the_search_ends_when_its_patience_does() -> None:
    sitting = random_game(GAME, rules.options({}), key=3, plies=8)
    at = parsed(views.view(sitting.position, min(sitting.awaited)))
    assert len(best_plays(at, patience=200)) <= plays.PLAYS
    assert all(isinstance(play.lay, Lay) for play in best_plays(at, plays=5))
