"""Duality's puzzles: each key does what is asked and nothing else does, by listing all moves through the rules."""

from __future__ import annotations

import pytest

from parlour.games.duality import GAME, rules, views
from parlour.games.duality.rules import Position, Replace
from parlour.games.duality.school.maker import THEMES, compose
from parlour.school.puzzles import PuzzleLine, placed, puzzle, tried, written

EVERY = written(GAME)


def right(each: PuzzleLine, position: Position, move: rules.Move) -> bool:
    """What is asked, judged by what a seat would see: not by the code that made the puzzle."""
    seat = position.mover
    after = rules.play(position, seat, move)
    outcome = rules.outcome(after)
    if each.theme == "win":
        return outcome is not None and outcome.winners == (seat,)
    if each.theme == "replace":
        rows = [views.view(at, None).progress[seat].rows for at in (position, after)]
        return isinstance(move, Replace) and outcome is None and rows[1] < rows[0]
    rival = 1 - seat
    answers = () if outcome else rules.moves(after, rival)
    results = [rules.outcome(rules.play(after, rival, answer)) for answer in answers]
    return outcome is None and not any(result and result.winners == (rival,) for result in results)


def check(each: PuzzleLine) -> None:
    position, seat = placed(GAME, each)
    found = [str(move) for move in rules.moves(position, seat) if right(each, position, move)]
    assert found == [each.key]
    assert position.options.hands == ("open" if each.theme == "defend" else "hidden")


def test_every_theme_is_there() -> None:
    assert {each.theme: each.asks for each in EVERY} == THEMES
    assert len({(each.deal, each.game) for each in EVERY}) == len(EVERY)


@pytest.mark.parametrize("each", EVERY[::6], ids=lambda each: each.name)
def test_one_move_does_what_is_asked(each: PuzzleLine) -> None:
    check(each)


@pytest.mark.long
@pytest.mark.parametrize("each", EVERY, ids=lambda each: each.name)
def test_one_move_does_what_is_asked_in_every_puzzle(each: PuzzleLine) -> None:
    check(each)


@pytest.mark.parametrize("theme", THEMES)
def test_any_move_is_judged_when_it_is_made(theme: str) -> None:
    number = next(number for number, each in enumerate(EVERY, 1) if each.theme == theme)
    shown = puzzle(GAME, number)
    (key,) = shown.start.tries
    assert (shown.judged, key.verdict, key.places[0]) == (
        True,
        "right",
        f"card {key.text.split('x')[0].split('@')[0].rstrip('t')}",
    )
    assert tried(GAME, number, "", key.text) == key
    other = next(move for move in shown.start.view.choices if move != key.text)
    assert tried(GAME, number, "", other).verdict == "wrong"


@pytest.mark.slow
def test_the_maker_repeats_itself() -> None:
    first, again = compose(3, 2), compose(3, 2)
    assert first == again
    assert sorted(each.theme for each in first) == sorted(THEMES)
    for each in first:
        check(each)
