"""Duel of Law's puzzles: each key does what is asked, and of all cards, places and laws nothing else does."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from parlour.game import IllegalMove
from parlour.games.duel_of_law import GAME, notation, rules
from parlour.games.duel_of_law.atoms import CATALOGUE
from parlour.games.duel_of_law.play_check import Claim, Lay
from parlour.games.duel_of_law.rainbow import Card
from parlour.games.duel_of_law.rules import Position
from parlour.games.duel_of_law.school.maker import compose
from parlour.games.duel_of_law.tableau import Axis, Cell, Laid
from parlour.school.puzzles import PuzzleLine, considered, placed, puzzle, tried, written

EVERY = written(GAME)


def plays(position: Position, card: Card, cell: Cell) -> Iterator[tuple[str, Position]]:
    """This card there with every claim that the rules allow: none, one law for a line, or one for each."""
    seat = position.mover
    every = CATALOGUE[position.deck.mathematics]
    single = {axis: [Claim(axis, cell, atom) for atom in every] for axis in Axis}
    fits: dict[Axis, list[Claim]] = {axis: [] for axis in Axis}
    tries: list[tuple[Claim, ...]] = [(), *((claim,) for axis in Axis for claim in single[axis])]
    needed = False
    for claims in tries:
        lay = Lay((Laid(cell, card),), claims)
        try:
            yield str(lay), rules.play(position, seat, lay)
        except IllegalMove as refusal:
            needed |= refusal.code == "duel-of-law-needs-law"
            if claims and refusal.code == "duel-of-law-needs-law":  # the other line wants one too
                fits[claims[0].axis].append(claims[0])
    for one in fits[Axis.ROW]:
        for other in fits[Axis.COLUMN]:
            lay = Lay((Laid(cell, card),), (one, other))
            try:
                yield str(lay), rules.play(position, seat, lay)
            except IllegalMove:
                continue


def beside(position: Position) -> list[Cell]:
    taken = {laid.cell for laid in position.laid}
    around = {Cell(x + dx, y + dy) for x, y in taken for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))}
    return sorted(around - taken)


def check(each: PuzzleLine) -> None:
    position, seat = placed(GAME, each)
    owned = sum(branch.owner != seat for branch in position.branches)
    if each.theme == "law":
        card, cell = (laid := notation.read(each.key).laid[0]).card, laid.cell  # type: ignore[union-attr] # a key lays
        assert each.lights == (f"card {card}", str(cell))
        found = [text for text, after in plays(position, card, cell) if len(after.branches) > len(position.branches)]
    else:
        found = [
            text
            for card in position.hands[seat]
            for cell in beside(position)
            for text, after in plays(position, card, cell)
            if sum(branch.owner != seat for branch in after.branches) < owned
        ]
    assert found == [each.key]


def test_both_themes_are_there() -> None:
    assert {each.theme for each in EVERY} == {"law", "branch"}
    assert len({(each.deal, each.game) for each in EVERY}) == len(EVERY)


@pytest.mark.parametrize("each", [each for each in EVERY if each.theme == "law"][::4], ids=lambda each: each.name)
def test_one_law_alone_fits(each: PuzzleLine) -> None:
    check(each)


@pytest.mark.long
@pytest.mark.parametrize("each", EVERY, ids=lambda each: each.name)
def test_nothing_else_does_what_is_asked(each: PuzzleLine) -> None:
    check(each)


def test_a_play_is_considered_and_judged_when_it_is_made() -> None:
    number = next(number for number, each in enumerate(EVERY, 1) if each.theme == "law")
    each = EVERY[number - 1]
    (key,) = puzzle(GAME, number).start.tries
    assert tried(GAME, number, "", key.text) == key
    assert tried(GAME, number, "", "draw").verdict == "wrong"
    with pytest.raises(IllegalMove):
        tried(GAME, number, "", key.text.partition(";")[0])
    assert considered(GAME, number, key.text.partition(";")[0]).lines[0].needs == "law"  # type: ignore[attr-defined] # a preview
    assert each.key == key.text


@pytest.mark.slow
def test_the_maker_repeats_itself() -> None:
    assert compose(2, 3) == compose(2, 3)
