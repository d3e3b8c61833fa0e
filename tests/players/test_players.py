"""Players of every level, for every game whose moves can be listed, and for a game with hidden cards."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from parlour import words
from parlour.catalogue import GAMES
from parlour.chance import Chance
from parlour.game import BadOption, Outcome
from parlour.games.dualite import GAME as dualite
from parlour.players import levels, worths
from parlour.players.search import Search
from parlour.players.simple import Greedy, Random
from parlour.sitting import Sitting, begin
from tests.bare_game import bare
from tests.games.whole_games import random_game
from tests.pockets import GAME as pockets
from tests.pockets.players import Sly


def position(text: str, **texts: str) -> Any:
    return dualite.read_position(dualite.options(texts), text)


def played(game: Any, names: tuple[str, str], key: str) -> Sitting:
    chance = Chance(key)
    options = game.options({})
    sitting = begin(game, options, game.deal(options, chance))
    while sitting.awaited:
        seat = min(sitting.awaited)
        sitting = sitting.play(seat, levels.named(game, names[seat], None).choose(sitting.view(seat), chance))
    return sitting


WINS_AT_ONCE = position("..../..../..../ooo. c1")
MUST_NOT_GIVE = position("...o/..../..../oo.. b1")
"""Drawing c1 would let the other seat draw d1."""


@pytest.mark.parametrize("name", ["greedy", "2", "3", "4", "5"])
def test_a_win_is_taken(name: str) -> None:
    view = dualite.view(WINS_AT_ONCE, 0 if 0 in dualite.to_move(WINS_AT_ONCE) else 1)
    assert str(levels.named(dualite, name, None).choose(view, Chance(1))) == "d1"


@pytest.mark.parametrize("name", ["greedy", "3", "4"])
def test_a_win_is_not_given(name: str) -> None:
    seat = min(dualite.to_move(MUST_NOT_GIVE))
    view = dualite.view(MUST_NOT_GIVE, seat)
    assert {str(levels.named(dualite, name, None).choose(view, Chance(key))) for key in range(2)} & {"c1"} == set()


def test_a_careless_greedy_player_gives_wins_sometimes() -> None:
    view = dualite.view(MUST_NOT_GIVE, min(dualite.to_move(MUST_NOT_GIVE)))
    assert "c1" in {str(Greedy(dualite, careful=0).choose(view, Chance(key))) for key in range(60)}


def test_greedy_gives_as_little_as_it_can_when_every_move_gives() -> None:
    shut = position("..../..../oo../ooo. b2")
    view = dualite.view(shut, min(dualite.to_move(shut)))
    assert str(Greedy(dualite).choose(view, Chance(1))) in view.choices


def test_greedy_takes_any_of_equal_moves() -> None:
    """Two wins at hand, and a position where nothing is: chance decides, not the order of the list."""
    two = position("..../..../ooo./ooo. c1")
    view = dualite.view(two, min(dualite.to_move(two)))
    assert {str(Greedy(dualite).choose(view, Chance(key))) for key in range(40)} == {"d1", "d2"}
    quiet = position("..../..o./..../o... a1+c3")
    view = dualite.view(quiet, min(dualite.to_move(quiet)))
    assert {str(Greedy(dualite).choose(view, Chance(key))) for key in range(60)} == set(view.choices)


ENDS = {
    "a": Outcome((), "a draw"),
    "b1": Outcome((1,), "lost"),
    "c": Outcome((1,), "lost at once"),
    "d1": Outcome((), "a draw by the other"),
    "e": Outcome((0, 1), "shared"),
    "f1": Outcome((0,), "the other gives in"),
}


def tree_game(*moves: str) -> Any:
    """Seat 0 chooses one of these moves, then seat 1 has the single answer `1`; a position is what was played."""
    return replace(
        pockets,
        package="",
        redeal=lambda view, chance: "",
        moves=lambda position, seat: ("1",) if position else moves,
        play=lambda position, seat, move: position + move,
        outcome=ENDS.get,
        awaited=lambda position: frozenset({len(position)}),
    )


@pytest.mark.parametrize(
    ("moves", "wanted"),
    [
        ("abc", "a"),  # a draw is no loss
        ("bcd", "d"),  # nor is one that the other seat can make
        ("bcf", "f"),  # an answer that wins for seat 0 is no gift
        ("abcdef", "e"),  # a win that is shared is a win, and is taken
        ("bc", "bc"),  # where every move loses, any of them
        ("ad", "ad"),
    ],
)
def test_greedy_tells_draws_and_shared_wins_from_losses(moves: str, wanted: str) -> None:
    game = tree_game(*moves)
    view = SimpleNamespace(seat=0)
    assert {Greedy(game).choose(view, Chance(key)) for key in range(30)} == set(wanted)


def test_a_proof_is_backed_up_to_the_root() -> None:
    """The other seat is about to be shut in or lined up: the solver sees the whole of it."""
    late = position("#o##/#oo#/.o.#/##.o c3")
    seat = min(dualite.to_move(late))
    candidates = Search(dualite, 5000).think(dualite.view(late, seat), Chance(1))
    assert candidates[0].proven in (0.0, 1.0)
    assert sum(candidate.visits for candidate in candidates) < 5000, "a proven root ends the search"


def test_a_printed_problem_is_solved_by_proof() -> None:
    """Win in 4, key d2 (docs/rulings/dualite.md)."""
    problem = position(".o#./.ooo/..o./o..o d1")
    seat = min(dualite.to_move(problem))
    best = Search(dualite, 6000).think(dualite.view(problem, seat), Chance(7))[0]
    assert (str(best.move), best.proven) == ("d2", 1.0)


def test_a_forced_move_takes_one_simulation() -> None:
    forced = position("..../..../##../.#.o a1".replace(".#.o", "o#.o"))
    assert dualite.to_move(forced) == frozenset(), "shut in: nothing is asked of a player who has lost"
    one = position("..../..../#o../o#.. a1")
    seat = min(dualite.to_move(one))
    candidates = Search(dualite, 1000).think(dualite.view(one, seat), Chance(1))
    assert [(str(candidate.move), candidate.visits) for candidate in candidates] == [("b2", 1)]


@pytest.mark.parametrize("game", [dualite, pockets], ids=lambda game: str(game.NAME))
@pytest.mark.parametrize("names", [("random", "greedy"), ("1", "2"), ("3", "3")], ids="-".join)
def test_the_same_seed_is_the_same_game(game: Any, names: tuple[str, str]) -> None:
    first, second = (played(game, names, "again") for _ in range(2))
    assert first == second
    assert first.outcome


def test_search_finds_the_safe_card_of_a_hidden_hand() -> None:
    """With one trick to play, the highest card of the hand wins most."""
    options = pockets.options({"tricks": "1"})
    deal = (9, 1, 2, 3, 4, 5, 6, 7, 8)
    view = pockets.view(pockets.setup(options, deal), 0)
    assert str(Search(pockets, 400).choose(view, Chance(3))) == "lay 9"


def test_all_four_seats_of_two_teams_can_be_bots() -> None:
    options = dualite.options({"players": "4"})
    sitting = begin(dualite, options, None)
    chance = Chance("four")
    while sitting.awaited:
        seat = min(sitting.awaited)
        sitting = sitting.play(seat, levels.player(dualite, 3, None).choose(sitting.view(seat), chance))
    assert sitting.outcome
    assert sitting.outcome.winners in ((0, 1), (2, 3))


def test_every_level_moves_legally_from_any_view() -> None:
    for key in range(6):
        sitting = random_game(dualite, dualite.options({}), key, plies=key)
        for seat in sitting.awaited:
            for name in ("random", "greedy", "1", "2", "3"):
                dualite.check(
                    sitting.position, seat, levels.named(dualite, name, None).choose(sitting.view(seat), Chance(key))
                )


def test_a_clock_stops_the_search() -> None:
    view = dualite.view(dualite.setup(dualite.options({}), None), 0)
    candidates = Search(dualite, 10**9, seconds=0.01).think(view, Chance(1))
    assert candidates


def test_worths() -> None:
    options = dualite.options({})
    assert worths(dualite, options, Outcome((1,), "dualite-line")) == (0.0, 1.0)
    assert worths(dualite, options, Outcome((), "draw")) == (0.5, 0.5)
    assert worths(dualite, options, Outcome((0, 1), "shared")) == (0.5, 0.5)


def test_an_unknown_player_is_refused_with_the_known_ones() -> None:
    with pytest.raises(BadOption) as refused:
        levels.named(dualite, "15")
    assert words.say(refused.value.code, refused.value.facts) == (
        "Unknown player “15”. Choose one of: random, greedy, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14."
    )


def test_a_game_without_a_list_of_moves_has_one_level() -> None:
    game = replace(GAMES["duos"], package="")
    assert levels.offered(game) == range(1, 2)
    assert levels.names(game) == ("random", "1")
    assert levels.player(game, 1) == Random(game)


# A game's own players


def test_a_game_may_have_players_of_its_own() -> None:
    assert levels.offered(pockets) == range(6), "its level 1 is no beginner, so there is a level 0"
    assert levels.names(pockets) == ("random", "greedy", "0", "1", "2", "3", "4", "5", "sly")
    assert levels.named(pockets, "sly") == Sly()
    assert levels.player(pockets, 0) == Random(pockets), "made by the game, like any other level"
    assert levels.named(pockets, "greedy") == Greedy(pockets)
    assert levels.quick(pockets, 3) == "1"
    levels.warm_up(pockets)


def test_what_they_say_and_whether_they_wait_is_their_own_affair() -> None:
    position = pockets.setup(pockets.options({}), tuple(range(1, 10)))
    for seat, text in enumerate(("lay 1", "lay 4")):
        position = pockets.play(position, seat, pockets.read(text))
    view = pockets.view(position, None)
    assert levels.remarks(pockets, view, frozenset({1})) == ((1, "pockets-remark", {}),)
    assert levels.remarks(dualite, None, frozenset({1})) == ()
    assert levels.pause(pockets, view, None) == 0.0
    levels.prepare(pockets, pockets.options({}))


def test_a_game_without_players_of_its_own_has_the_house_s() -> None:
    """Such as one that is no package, so that it has no folder to look into."""
    game = bare(dualite)
    assert levels.offered(game) == range(1, 6)
    assert levels.names(game) == ("random", "greedy", "1", "2", "3", "4", "5")
    assert [levels.player(game, level, None) for level in (1, 2, 3)] == [
        Greedy(game, careful=0),
        Greedy(game, careful=80),
        Search(game, 60),
    ]
    assert levels.quick(game, 4) == "greedy"
    levels.warm_up(game)


@pytest.mark.slow
def test_levels_are_known_without_the_compiler() -> None:
    code = """
import sys
from parlour.catalogue import GAMES
from parlour.players import levels
from parlour.school.puzzles import puzzle_maker
from parlour.solvers.analysis import game_analysis
from parlour.solvers.proofs import game_solver
for game in GAMES.values():
    levels.names(game), levels.quick(game, 1), game_analysis(game), game_solver(game), puzzle_maker(game)
print([module for module in ("numba", "numpy") if module in sys.modules])
"""
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "[]\n"
