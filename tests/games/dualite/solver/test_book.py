"""What is served of 6×6: all openings are known, and the first answers to them are those of a checked certificate."""

from __future__ import annotations

from pathlib import Path

import pytest

from parlour.boards.square import symmetries
from parlour.chance import Chance
from parlour.games.dualite import notation, rules, views
from parlour.games.dualite.players.lookahead import Perfect
from parlour.games.dualite.rules import Mark, Open
from parlour.games.dualite.solver.book import known_answer, opening_values, solved_classes
from parlour.games.dualite.solver.checker import strategy_of
from parlour.games.dualite.solver.openings import opened, opening_classes
from parlour.games.dualite.solver.symmetry import OPTIONS

SAMPLE = Path(__file__).parents[4] / "docs" / "claims" / "dualite-6x6-a1+b3.proof"


def test_every_class_of_openings_is_solved() -> None:
    known = {each.opening: each.count for each in solved_classes()}
    assert known == {str(each.opening): each.count for each in opening_classes(OPTIONS)}
    assert len(known) == 75
    assert len(opening_values()) == 520
    assert sum(opening_values().values()) == 108
    assert all(each.book for each in solved_classes())


def test_the_book_answers_turned_openings_with_legal_moves() -> None:
    for each in solved_classes():
        circles = notation.read(each.opening)
        assert isinstance(circles, Open)
        for turn in symmetries(6):
            position = opened(OPTIONS, Open.of(turn(circles.first), turn(circles.second)))
            answer = known_answer(position)
            assert (answer is not None) == (each.winner == "replier")
            assert answer is None or answer in rules.moves(position, 1)


@pytest.mark.slow
def test_a_sample_certificate_holds_and_the_book_wins_its_opening_too() -> None:
    proof, answers = strategy_of(SAMPLE.read_bytes())
    (claim,) = proof.claims
    assert (claim.moves, claim.winner) == ("a1+b3", 1)
    assert len(answers) > 100_000
    position = opened(OPTIONS, notation.read("a1+b3"))
    for _ in range(3):  # as deep as the book goes everywhere, whatever the loser tries first
        answer = known_answer(position)
        assert answer is not None
        position = rules.play(position, 1, answer)
        position = rules.play(position, 0, rules.moves(position, 0)[0])


def test_the_last_level_opens_with_a_win_and_answers_by_the_book() -> None:
    start = rules.setup(OPTIONS, None)
    opening = Perfect(None).choose(views.view(start, 0), Chance("1"))
    assert opening_values()[str(opening)]
    lost = opened(OPTIONS, notation.read("a1+b3"))
    answer = Perfect(None).choose(views.view(lost, 1), Chance("1"))
    assert isinstance(answer, Mark)
    assert answer == known_answer(lost)
