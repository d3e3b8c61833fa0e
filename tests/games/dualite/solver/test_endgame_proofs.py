"""6×6 after the book: the last level wins what it can win, by counted nodes, whatever the clock says."""

from __future__ import annotations

import numpy as np
import pytest

from parlour.chance import Chance
from parlour.games.dualite import notation, rules, views
from parlour.games.dualite.engine import BitBoard, board_of, engine
from parlour.games.dualite.players.lookahead import Perfect
from parlour.games.dualite.rules import Position, mover
from parlour.games.dualite.solver import book
from parlour.games.dualite.solver.analysis import analyst
from parlour.games.dualite.solver.certificates import level_certificate
from parlour.games.dualite.solver.checker import check
from parlour.games.dualite.solver.endgame_proofs import proved_answer
from parlour.games.dualite.solver.level_strategy import LevelStrategist
from parlour.games.dualite.solver.openings import opened
from parlour.games.dualite.solver.proof import ProofSearch
from parlour.games.dualite.solver.symmetry import OPTIONS, least_image
from tests.games.dualite.board_positions import position_of

pytestmark = pytest.mark.slow


def turned(board: BitBoard, turn: tuple[int, ...]) -> BitBoard:
    white, black = (
        sum(1 << turn[cell] for cell in range(36) if cells >> cell & 1) for cells in (board.white, board.black)
    )
    return BitBoard(6, white, black, turn[board.last])


def answered(position: Position) -> bool:
    return (book.known_answer(position) or proved_answer(position)) is not None


def after(position: Position) -> list[Position]:
    """The winner answers by the book; then each move of the loser."""
    answer = book.known_answer(position)
    assert answer is not None
    position = rules.play(position, mover(position), answer)
    return [rules.play(position, mover(position), move) for move in rules.moves(position, mover(position))]


def after_the_book() -> Position:
    """One in which the winner is to move, who does not win at once."""
    hard = (position_of(BitBoard(6, *name), OPTIONS) for name in sorted(book.hard_answers()))
    ends = (then for position in hard for then in after(position) if book.known_answer(then) is None)
    boards = ((end, board_of(end)) for end in ends)
    return next(end for end, board in boards if not engine(6).winning_cells(board.white, board.black, board.reach))


def test_the_answers_to_hard_positions_lead_on_to_what_is_known_or_soon_proved() -> None:
    for name in Chance("1").shuffle(sorted(book.hard_answers()))[:8]:
        position = position_of(BitBoard(6, *name), OPTIONS)
        assert proved_answer(position) is None, "it would not have to be in the book"
        assert all(answered(then) for then in after(position))


def test_what_is_packed_is_read_again() -> None:
    known = dict(book.hard_answers())
    assert len(known) > 100
    assert book.unpacked_answers(book.packed_answers(known)) == known


def test_a_turned_position_has_the_turned_answer() -> None:
    position = after_the_book()
    board = board_of(position)
    answer = proved_answer(position)
    assert answer is not None
    for turn in engine(6).geometry.turned:
        image = position_of(turned(board, turn), OPTIONS)
        then = proved_answer(image)
        assert then is not None
        played, turned_play = (
            least_image(board_of(rules.play(where, mover(where), move)))[0]
            for where, move in ((position, answer), (image, then))
        )
        assert played == turned_play


@pytest.mark.parametrize(("opening", "winner"), [("a1+b3", 1), ("a1+a3", 0), ("f6+f4", 0), ("e5+c3", 1)])
def test_with_no_time_at_all_it_wins_from_the_side_that_can(opening: str, winner: int) -> None:
    chance = Chance(opening)
    position = opened(OPTIONS, notation.read(opening))
    while (ended := rules.outcome(position)) is None:
        seat = mover(position)
        if seat == winner:
            assert answered(position)
            move = Perfect(0).choose(views.view(position, seat), chance)
        else:
            move = chance.pick(rules.moves(position, seat))
        position = rules.play(position, seat, move)
    assert ended.winners == (winner,)


def test_a_lost_position_and_another_grid_have_no_answer() -> None:
    won = after_the_book()
    answer = proved_answer(won)
    assert answer is not None
    assert proved_answer(rules.play(won, mover(won), answer)) is None
    small = rules.play(opened(rules.options({"size": "5"}), notation.read("a1+c3")), 1, notation.read("b2"))
    assert proved_answer(small) is None


def test_a_review_knows_who_wins_while_the_book_goes_on() -> None:
    sage = analyst(6)
    won, lost = (opened(OPTIONS, notation.read(opening)) for opening in ("a1+b3", "a1+a3"))
    assert sage.value(won).wins
    assert sage.value(lost).wins is False
    answer = book.known_answer(won)
    assert answer is not None
    assert sage.value(rules.play(won, 1, answer)).wins is False


@pytest.mark.long
@pytest.mark.parametrize("opening", ["b2+d4", "a2+e5", "a2+c5", "a1+a3"])
def test_a_whole_strategy_of_the_level_holds_by_the_rules_alone(opening: str) -> None:
    """The book is complete; a checker that knows only the rules agrees. More: scripts/dualite_6x6_whole.py."""
    (winner,) = (each.winner for each in book.solved_classes() if each.opening == opening)
    strategist = LevelStrategist(dict(book.book()), np.zeros((1 << 20, 3), dtype=np.int64), ProofSearch(6, 192))
    certificate = level_certificate(strategist, opening, winner)
    assert not strategist.hard
    assert check(certificate.as_bytes()).claims[0].winner == certificate.claims[0].winner
