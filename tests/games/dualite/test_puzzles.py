"""The puzzles in the package: each is what it says, by the rules and by the table."""

from __future__ import annotations

import datetime
import itertools
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from parlour.game import IllegalMove, Refusal
from parlour.games.dualite import GAME, notation, rules
from parlour.games.dualite.engine import board_of
from parlour.games.dualite.rules import Options, mover
from parlour.games.dualite.school.maker import Composer, chosen
from parlour.games.dualite.solver.analysis import Analyst
from parlour.games.dualite.solver.proof import ProofSearch
from parlour.games.dualite.solver.small_grid import SmallGrid
from parlour.games.dualma import GAME as dualma
from parlour.games.duos import GAME as duos
from parlour.school.puzzles import PuzzleLine, PuzzleTurn, as_line, daily, listed, puzzle, tried, written

EVERY = written(GAME)


def moments(moment: PuzzleTurn) -> Iterator[PuzzleTurn]:
    yield moment
    for each in moment.tries:
        if each.then:
            yield from moments(each.then)


def test_they_come_in_grades_and_the_easiest_first() -> None:
    assert len(EVERY) == len({each.name for each in EVERY})
    shown = listed(GAME, datetime.date(2026, 11, 15)).puzzles
    assert [card.rating for card in shown] == sorted(card.rating for card in shown)
    assert {card.wins_in for card in shown[:12]} == {1}
    assert sorted(card.number for card in shown) == list(range(1, len(EVERY) + 1))
    assert EVERY[2].position == "##oo/##o./o.../...o a2", "devices remember numbers: a puzzle keeps its own"
    assert {each.grade for each in EVERY} == {1, 2, 3, 4}, "on the scale of all games none here is of the fifth"
    assert {each.wins_in for each in EVERY} == {1, 2, 3, 4, 5, 6, 7, 8}
    assert all(each.unique for each in EVERY if each.grade >= 4), "in the better grades every move is the only one"


@pytest.mark.parametrize("number", range(1, len(EVERY) + 1, 11))
def test_a_puzzle_is_played_through_the_rules(number: int) -> None:
    each = EVERY[number - 1]
    shown = puzzle(GAME, number)
    position = rules.setup(rules.options(each.options), None)
    for text in each.game.split():
        position = rules.play(position, mover(position), notation.read(text))
    assert notation.write_position(position) == each.position, "reachable by the game that is given"
    for moment in moments(shown.start):
        assert [found.text for found in moment.tries] == list(moment.view.choices)
        assert any(found.verdict == "right" for found in moment.tries)
        for found in moment.tries:
            assert len(found.views) == 1 + len(found.answers)
            if found.verdict == "right" and found.then is None:
                assert found.views[-1].to_move is None, "solved"
            if found.verdict == "wrong":
                assert found.ended, "a refutation goes to the end"
                assert len(found.answers) % 2 == 1, "and the maker of the last move has won"


def rights(tree: dict[str, Any]) -> list[str]:
    return [text for text, found in tree.items() if found is True or isinstance(found, list)]


def won(search: ProofSearch, position: rules.Position) -> list[str]:
    """The moves that win, sooner or later."""
    found = []
    for move in rules.moves(position, mover(position)):
        after = rules.play(position, mover(position), move)
        if rules.outcome(after) or not search.prove(board_of(after)).wins:
            found.append(str(move))
    return found


def only_moves(search: ProofSearch, position: rules.Position, tree: dict[str, Any]) -> bool:
    """Against the answers that the puzzle gives, does one move alone win at every turn?"""
    unique = len(won(search, position)) == 1
    for text in rights(tree):
        if isinstance(tree[text], list):
            after = rules.play(position, mover(position), notation.read(text))
            answered = rules.play(after, mover(after), notation.read(tree[text][0]))
            unique = only_moves(search, answered, tree[text][1]) and unique
    return unique


@pytest.mark.parametrize("step", [17, pytest.param(1, marks=pytest.mark.long)])
def test_keys_and_lengths_by_proof_search(step: int) -> None:
    """The proof search knows nothing of the table from which the puzzles were made."""
    searches = {size: ProofSearch(size, megabytes=8) for size in (4, 5)}
    for each in EVERY[::step]:
        search = searches[int(each.options["size"])]
        position = notation.read_position(rules.options(each.options), each.position)
        assert search.measure(board_of(position)).plies == 2 * each.wins_in - 1
        assert won(search, position) == rights(each.tree)
        assert len(rights(each.tree)) == 1
        assert only_moves(search, position, each.tree) == each.unique


@pytest.mark.slow
def test_trees_by_the_table(small_grid: SmallGrid) -> None:
    """Right moves win in time, slow ones later, wrong ones lose; unique solutions have one right move throughout."""

    def follow(position: rules.Position, tree: dict[str, Any], plies: int) -> bool:
        rights, unique = 0, True
        for text, found in tree.items():
            after = rules.play(position, mover(position), notation.read(text))
            length = 1 if rules.outcome(after) else 1 + small_grid.plies(board_of(after))
            if found is True or isinstance(found, list):
                rights += 1
                assert length == plies
            elif found is None:
                unique = False
                assert length % 2 == 1
                assert length > plies
            else:
                assert length % 2 == 0
            if isinstance(found, list):
                answered = rules.play(after, mover(after), notation.read(found[0]))
                unique = follow(answered, found[1], plies - 2) and unique
        return unique and rights == 1

    for each in (each for each in EVERY if each.options["size"] == "4"):
        position = notation.read_position(rules.options(each.options), each.position)
        assert follow(position, each.tree, 2 * each.wins_in - 1) == each.unique


def test_the_daily_puzzle_comes_round() -> None:
    first = datetime.date(2026, 11, 15)
    days = [daily(GAME, first + datetime.timedelta(days=day)) for day in range(len(EVERY))]
    for which, size in enumerate(("4", "5")):
        own = [number for number, each in enumerate(EVERY, 1) if each.options["size"] == size]
        shown = [day[which] for day in days[: len(own)]]
        assert sorted(shown) == own, "all of a size before any comes again"
        assert all(abs(today - tomorrow) > len(own) // 12 for today, tomorrow in itertools.pairwise(shown))
    assert (listed(GAME, first).today, *listed(GAME, first).also_today) == days[0]


def test_what_there_is_not() -> None:
    assert written(duos) == ()
    for ask in (
        lambda: puzzle(GAME, 0),
        lambda: puzzle(GAME, len(EVERY) + 1),
        lambda: puzzle(duos, 1),
        lambda: listed(duos, datetime.date(2026, 11, 15)),
    ):
        with pytest.raises(Refusal):
            ask()


def test_a_puzzle_says_why_a_move_is_refused() -> None:
    with pytest.raises(IllegalMove, match="dualma-not-yours"):
        tried(dualma, 1, "", "e7-e7")
    key = next(found for found in puzzle(dualma, 1).start.tries if found.verdict == "right")
    with pytest.raises(IllegalMove, match="dualma-nothing-there"):
        tried(dualma, 1, " ".join((key.text, *key.answers)), "a1-a1")
    for move in (key.text, "nonsense"):
        with pytest.raises(Refusal):
            tried(dualma, 1, "", move)


@pytest.mark.slow
def test_the_maker_repeats_itself(small_grid: SmallGrid) -> None:
    analyst = Analyst(4, small_grid)
    first, again = (chosen(Composer(Options(), analyst, 5), 8) for _ in range(2))
    assert first == again
    assert sorted(each.wins_in for each in first) == [1, 2, 3, 4, 5, 6, 7, 8]
    assert all(msgspec.json.decode(as_line(each), type=PuzzleLine) == each for each in first)
