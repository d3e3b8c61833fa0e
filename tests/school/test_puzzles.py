"""Puzzles of all games: what they claim, by listing moves through the rules alone, which is not how they were made."""

from __future__ import annotations

import datetime
from typing import Any

import pytest

from parlour import words
from parlour.catalogue import GAMES
from parlour.game import Seat
from parlour.school.hints import lights
from parlour.school.puzzles import PuzzleLine, daily, grade, listed, placed, puzzle, rating, written
from parlour.solvers.analysis import analysis_of

HAVING = [name for name, game in GAMES.items() if written(game)]
WON = [(name, each) for name in HAVING for each in written(GAMES[name]) if each.tree]
SHORT = [(name, each) for name, each in WON[::5] if each.wins_in <= (3 if name == "dualite" else 2)]


def won(name: str, position: Any, seat: Seat, own_moves: int) -> list[str]:
    """The moves by which this seat wins within this many own moves, whatever the other does."""
    game = GAMES[name]
    found = []
    for move in game.moves(position, seat):
        after = game.play(position, seat, move)
        outcome = game.outcome(after)
        if outcome is not None:
            if seat in outcome.winners:
                found.append(game.write(move))
        elif own_moves > 1 and _answered(name, after, seat, own_moves - 1):
            found.append(game.write(move))
    return found


def _answered(name: str, position: Any, seat: Seat, own_moves: int) -> bool:
    game = GAMES[name]
    (rival,) = game.to_move(position)
    for reply in game.moves(position, rival):
        after = game.play(position, rival, reply)
        if game.outcome(after) is not None or not won(name, after, seat, own_moves):
            return False
    return True


def check(name: str, each: PuzzleLine) -> None:
    position, seat = placed(GAMES[name], each)
    right = [text for text, found in each.tree.items() if found is True or isinstance(found, list)]
    assert won(name, position, seat, each.wins_in) == right
    assert len(right) == 1
    assert each.wins_in == 1 or won(name, position, seat, each.wins_in - 1) == []


@pytest.mark.parametrize(("name", "each"), SHORT[::15], ids=lambda one: getattr(one, "name", one))
def test_one_key_and_nothing_quicker(name: str, each: PuzzleLine) -> None:
    check(name, each)


@pytest.mark.long
@pytest.mark.parametrize(("name", "each"), SHORT, ids=lambda one: getattr(one, "name", one))
def test_one_key_and_nothing_quicker_in_every_short_one(name: str, each: PuzzleLine) -> None:
    check(name, each)


@pytest.mark.parametrize("name", HAVING)
def test_hints_light_a_handful_of_places_and_the_right_one_has_no_place_of_its_own(name: str) -> None:
    where = [0, 0, 0, 0]
    for number in range(1, len(written(GAMES[name])) + 1, 7):
        start = puzzle(GAMES[name], number).start
        key = next(each for each in start.tries if each.verdict == "right")
        *before, whole = start.hints
        assert whole.places == key.places
        for lit in before:
            assert key.places[0] in lit.places
            assert len(set(lit.places)) == len(lit.places) <= 4
        if len(before[0].places if before else ()) == 4:
            where[before[0].places.index(key.places[0])] += 1
    assert max(where) <= 0.5 * sum(where)


def test_hints_light_fewer_and_fewer_places() -> None:
    found = lights(("card 51", "3"), (("card 2", "1"), ("card 7", "2"), ("card 51", "9")), 4)
    assert [lit.code for lit in found] == ["puzzle-hint-few", "puzzle-hint-first", "puzzle-hint-places"]
    assert "card 51" in found[0].places
    assert [lit.places for lit in found[1:]] == [("card 51",), ("card 51", "3")]
    assert [lit.places for lit in lights(("b1",), (("a1",),), 5)] == [("a1", "b1"), ("b1",)]
    assert [lit.places for lit in lights(("b1",), (), 5)] == [("b1",)]
    assert lights((), (), 1) == ()


@pytest.mark.parametrize("name", HAVING)
def test_there_are_many_and_their_grades_follow_from_their_ratings(name: str) -> None:
    game = GAMES[name]
    assert len(written(game)) >= 500
    assert all(each.grade == grade(game, each) for each in written(game))
    assert len({each.grade for each in written(game)}) >= 4


@pytest.mark.parametrize("name", ["dualite", "dualma"])
def test_no_puzzle_is_another_turned_or_mirrored(name: str) -> None:
    game = GAMES[name]
    analysis = analysis_of(game)
    images = [analysis.alike(placed(game, each)[0]) for each in written(game)]
    assert len(set(images)) == len(images)


@pytest.mark.parametrize("name", HAVING)
def test_every_puzzle_is_called_and_comes_by_difficulty(name: str) -> None:
    game = GAMES[name]
    shown = listed(game, datetime.date(2026, 11, 16))
    assert [card.rating for card in shown.puzzles] == sorted(rating(game, each) for each in written(game))
    assert [card.grade for card in shown.puzzles] == sorted(card.grade for card in shown.puzzles)
    assert (shown.today, *shown.also_today) == daily(game, datetime.date(2026, 11, 16))
    for card in shown.puzzles:
        own = f"{name}-puzzle-{card.theme}"
        assert card.theme == "win" or words.known(own), own
        assert words.known(own) == words.known(f"{own}-task"), own
    order = [card.number for card in shown.puzzles]
    assert puzzle(game, order[0]).next == order[1]
    assert puzzle(game, order[-1]).next is None
