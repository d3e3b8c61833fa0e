"""Every choice's worth, and ways to positions."""

from __future__ import annotations

import pytest

from parlour.games.dualite import notation, rules, solver
from parlour.games.dualite.engine import board_of
from parlour.games.dualite.rules import Options
from parlour.games.dualite.solver.analysis import Analyst, NotSolvable
from parlour.games.dualite.solver.reachability import way_to
from parlour.games.dualite.solver.small_grid import SmallGrid
from parlour.solvers.analysis import Worth
from tests.games.dualite.solver.positions import PROBLEMS, early_positions, late_positions, played, plies_by_rules


@pytest.fixture(scope="module")
def analyst(small_grid: SmallGrid) -> Analyst:
    return Analyst(4, small_grid)


@pytest.fixture(scope="module")
def grand() -> Analyst:
    return Analyst(5, megabytes=16)


@pytest.mark.slow
def test_the_choices_of_a_problem(analyst: Analyst) -> None:
    position = notation.read_position(Options(), ".o#./.ooo/..o./o..o d1")
    analysis = analyst.analyse(position)
    assert analysis.worth == Worth(wins=True, plies=7, exact=True)
    told = {str(move): (worth.wins, worth.plies) for move, worth in analysis.choices}
    assert told["d2"] == (True, 7)
    assert all(wins is False and plies % 2 == 0 for move, (wins, plies) in told.items() if move != "d2" and plies)
    assert [str(move) for move in analysis.best()] == ["d2"]


@pytest.mark.slow
def test_the_choices_on_a_larger_grid_agree_with_trying_everything(grand: Analyst) -> None:
    for position, _ in late_positions(Options(size=5), 6, 4):
        analysis = grand.analyse(position)
        (seat,) = rules.to_move(position)
        for move, worth in analysis.choices:
            plies = 1 + plies_by_rules(rules.play(position, seat, move))
            assert worth == Worth(plies % 2 == 1, plies, exact=True)


@pytest.mark.slow
def test_openings_are_choices_too(analyst: Analyst, grand: Analyst) -> None:
    small = analyst.analyse(rules.setup(Options(), None))
    assert sum(1 for _, worth in small.choices if worth.wins) == 74
    assert small.worth.plies == 21
    large = grand.analyse(rules.setup(Options(size=5), None))
    assert sum(1 for _, worth in large.choices if worth.wins) == 48


def test_without_time_nothing_is_claimed(grand: Analyst) -> None:
    position = played(Options(size=5), "a1+a5 b2 c2")
    fresh = Analyst(5, megabytes=4)
    analysis = fresh.analyse(position, seconds=0)
    assert any(worth.wins is None for _, worth in analysis.choices)
    assert analysis.best()


@pytest.mark.parametrize(("opening", "reply"), [("a1+c4", "c5"), ("b1+e3", "e4"), ("b5+e3", "e2")])
def test_a_winning_reply_to_an_opening_of_grand_dual_is_known_without_search(opening: str, reply: str) -> None:
    analysis = Analyst(5, megabytes=4).analyse(played(Options(size=5), opening), seconds=0)
    assert analysis.worth.wins
    assert reply in [str(move) for move in analysis.best()]
    assert not any(worth.wins is None for _, worth in analysis.choices)


def test_what_cannot_be_analysed(analyst: Analyst) -> None:
    with pytest.raises(NotSolvable, match="dualite-over"):
        analyst.analyse(notation.read_position(Options(), "..../..../..../oooo a1"))
    with pytest.raises(NotSolvable, match="two-players"):
        analyst.analyse(rules.setup(Options(players=4), None))


@pytest.mark.parametrize("text", PROBLEMS)
def test_a_way_to_each_problem(text: str) -> None:
    position = notation.read_position(Options(), text)
    way = way_to(board_of(position), "two")
    assert way
    assert played(Options(), " ".join(str(move) for move in way)) == position


@pytest.mark.parametrize("opening", ["two", "one"])
def test_a_way_to_whatever_was_played(opening: str) -> None:
    options = Options(opening=opening)
    for plies in (1, 2, 5, 11):
        for position in early_positions(options, 5, 1, plies):
            way = way_to(board_of(position), opening)
            assert way
            assert played(options, " ".join(str(move) for move in way)) == position


@pytest.mark.parametrize("text", ["o..o/..../..../oo.. a1", "#.../..../..../...o d1", "oo../..../..../.... a4"])
def test_positions_that_no_game_reaches(text: str) -> None:
    """Read as of games that open with one circle, since the notation refuses some of them for two."""
    assert way_to(board_of(notation.read_position(Options(opening="one"), text)), "two") is None


def test_positions_are_alike_however_turned_or_reached() -> None:
    one = played(Options(), "a1+c3 b2 b3 c3")
    assert solver.alike(one) == solver.alike(played(Options(anchor="previous"), "d1+b3 c2 c3 b3"))
    assert solver.alike(one) == solver.alike(notation.read_position(Options(), notation.write_position(one)))
    assert solver.alike(one) != solver.alike(played(Options(), "a1+c3 b2 b3 c2"))
    assert solver.alike(played(Options(), "")) != solver.alike(played(Options(size=5), ""))


def test_what_soon_follows_a_position_is_what_can_be_played_from_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """However it was reached: all that two moves lead to, turned and mirrored, and nothing else."""
    monkeypatch.setattr("parlour.solvers.analysis.SOON", 2)
    for options, moves in ((Options(), "a1+c3 b2"), (Options(size=5), "a1+c3"), (Options(opening="one"), "b2")):
        start = played(options, moves)
        near = [[start]]
        for _ in range(3):
            near.append([after for place in near[-1] for after in _answers(place)])
        named = solver.alike(start)
        soon = {solver.alike(place) for places in near[:3] for place in places}
        assert all(solver.follows(named, place) for places in near[:3] for place in places)
        assert [place for place in near[3] if solver.follows(named, place)] == [
            place for place in near[3] if solver.alike(place) in soon
        ]
        turned = played(Options(), "d1+b3 c2 b3")
        assert solver.follows(solver.alike(played(Options(), "a1+c3 b2")), turned)
        other = played(options, "a1+d4 b2 a2" if options.opening == "two" else "a1 a2 a3")
        assert not solver.follows(named, other)
    assert solver.follows(solver.alike(played(Options(), "")), played(Options(), ""))


def _answers(position: rules.Position) -> list[rules.Position]:
    return [
        rules.play(position, seat, move) for seat in rules.to_move(position) for move in rules.moves(position, seat)
    ]
