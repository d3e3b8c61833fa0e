"""Dualité's players: perfect at the top, human below."""

from __future__ import annotations

import pytest

from parlour.chance import Chance
from parlour.games.dualite import GAME, notation, rules, views
from parlour.games.dualite.players import lookahead as players
from parlour.games.dualite.rules import Options, Position, mover
from parlour.games.dualite.solver.analysis import Analysis, Analyst, analyst
from parlour.players import levels
from parlour.players.simple import Greedy

PROBLEM = ".o#./.ooo/..o./o..o d1"


def chosen(name: str, position: Position, key: int = 1, seconds: float | None = None) -> str:
    view = views.view(position, mover(position))
    return str(levels.named(GAME, name, seconds).choose(view, Chance(key)))


def test_there_is_a_ladder() -> None:
    assert levels.offered(GAME) == range(1, 15)
    assert len(players.SIGHTS) == len(players.READERS) == 13
    assert list(players.SIGHTS) == sorted(set(players.SIGHTS)), "each level sees farther than the one below"


def test_the_best_player_is_perfect_on_the_small_grid() -> None:
    """It wins every won opening against the longest resistance, in the number of plies that the table says."""
    position = rules.play(rules.setup(Options(), None), 0, notation.read("a1+d4"))
    plies = 0
    while not rules.outcome(position):
        move = notation.read(chosen("14", position, plies))
        position = rules.play(position, mover(position), move)
        plies += 1
    outcome = rules.outcome(position)
    assert outcome is not None
    assert (outcome.winners, plies) == ((0,), 20)


def test_the_best_player_opens_with_a_win() -> None:
    openings = {chosen("14", rules.setup(Options(), None), key) for key in range(4)}
    assert openings <= {"a1+d4", "a4+d1"}, "the quickest"
    grand = chosen("14", rules.setup(Options(size=5), None))
    assert analyst(5).analyse(rules.setup(Options(size=5), None)).worth.wins
    assert "+" in grand


def test_a_problem_is_seen_by_who_looks_far_enough() -> None:
    position = notation.read_position(Options(), PROBLEM)
    assert chosen("14", position) == "d2"
    far = sum(chosen("11", position, key) == "d2" for key in range(30))
    near = sum(chosen("2", position, key) == "d2" for key in range(30))
    assert far > 20
    assert near < 20


@pytest.fixture
def sights(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many plies ahead was looked, each time."""
    seen: list[int] = []
    look = Analyst.glance

    def glance(self: Analyst, position: Position, sight: int, seconds: float | None = None) -> Analysis:
        seen.append(sight)
        return look(self, position, sight, seconds)

    monkeypatch.setattr(Analyst, "glance", glance)
    return seen


@pytest.mark.parametrize("level", range(1, 14))
def test_each_level_has_a_sight_of_its_own_and_lapses_by_two_plies_at_times(level: int, sights: list[int]) -> None:
    position = notation.read_position(Options(), PROBLEM)
    for key in range(200):
        chosen(str(level), position, key)
    whole, tenths = divmod(players.SIGHTS[level - 1], 10)
    full = [sight for sight in sights if sight in (whole, whole + 1)]
    assert len(sights) == 200
    assert 15 <= len(sights) - len(full) <= 45, "about 15 lapses in 100"
    assert {(whole - sight) % 2 for sight in full} == {0, 1}
    assert abs(full.count(whole + 1) / len(full) - tenths / 10) < 0.15
    lapsed = [sight for sight in sights if sight < whole]
    assert whole - 2 in lapsed, "two plies less"
    assert all(sight >= -1 for sight in sights)
    assert min(sights) <= max(whole - 3, 0), "and at times four"


def test_who_lapses_misses_even_a_win_at_hand(sights: list[int]) -> None:
    position = notation.read_position(Options(), "o.../..../..../ooo. c1")
    missed = sum(chosen("1", position, key) != "d1" for key in range(200))
    assert 0 < missed < 40
    assert missed <= sum(sight < 1 for sight in sights)


@pytest.mark.parametrize("name", ["1", "4", "10", "14"])
@pytest.mark.slow
def test_a_line_is_completed_at_once_on_every_size(name: str) -> None:
    """Attention may lapse at a low level, so not always there."""
    for size, row in ((5, "....."), (6, "......"), (7, ".......")):
        empty = "/".join([row] * (size - 2))
        text = f"{empty}/{'.' * (size - 2)}o./{'ooo' + '.' * (size - 3)} c1"
        position = notation.read_position(Options(size=size), text)
        wins = sum(chosen(name, position, key, seconds=0.2) == "d1" for key in range(6))
        assert wins >= (2 if name == "1" else 4)


def test_four_players_are_played_by_the_general_search() -> None:
    position = rules.play(rules.setup(Options(players=4), None), 0, notation.read("a1+c3"))
    for name in ("2", "5"):
        rules.check(position, 1, notation.read(chosen(name, position)))


def test_among_four_each_level_searches_more_than_the_one_below(monkeypatch: pytest.MonkeyPatch) -> None:
    """Levels 1 to 3 were once the same player."""
    counts: list[int] = []

    def search(game: object, simulations: int) -> Greedy:
        counts.append(simulations)
        return Greedy(GAME)

    monkeypatch.setattr(players, "Search", search)
    position = rules.play(rules.setup(Options(players=4), None), 0, notation.read("a1+c3"))
    for level in levels.offered(GAME):
        chosen(str(level), position)
    assert len(counts) == len(levels.offered(GAME)) - 1, "the first does not search"
    assert counts == sorted(set(counts))


def test_the_best_player_knows_what_it_has_proved() -> None:
    def proved(position: Position) -> bool | None:
        return players.Perfect(0).think(views.view(position, mover(position)), Chance(1))[1]

    start = rules.setup(Options(), None)
    assert proved(start) is True
    assert proved(rules.play(start, 0, notation.read("a1+d4"))) is False, "a won opening, so lost for the other"
    assert proved(rules.play(rules.setup(Options(size=7), None), 0, notation.read("a1+d4"))) is None


@pytest.mark.slow
def test_without_time_it_still_moves() -> None:
    position = rules.play(rules.setup(Options(size=6), None), 0, notation.read("a1+c3"))
    rules.check(position, 1, notation.read(chosen("14", position, seconds=0.05)))


@pytest.mark.slow
def test_a_longer_sight_never_wants_more_than_its_time() -> None:
    """On a large grid level 13 sees as far as its clock lets it."""
    position = rules.play(rules.setup(Options(size=7), None), 0, notation.read("c3+e5"))
    rules.check(position, 1, notation.read(chosen("13", position, seconds=0.05)))


@pytest.mark.slow
def test_who_sees_far_has_learnt_the_openings_of_grand_dual() -> None:
    start = rules.setup(Options(size=5), None)
    won = {str(move) for move, worth in analyst(5).analyse(start).choices if worth.wins}
    assert sum(chosen("13", start, key) in won for key in range(20)) >= 17
    assert sum(chosen("3", start, key) in won for key in range(20)) <= 10


def test_warming_up_is_quiet() -> None:
    players.warm_up()


def test_before_a_game_on_a_larger_grid_the_search_has_thought_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that the first reply's time is not spent on compiling."""
    thoughts: list[int] = []
    real = analyst(5)

    def heard(size: int) -> Analyst:
        thoughts.append(size)
        return real

    monkeypatch.setattr(players, "analyst", heard)
    players.prepare(rules.options({"size": "5"}))
    players.prepare(rules.options({"size": "5", "players": "4"}))
    assert thoughts == [5]
