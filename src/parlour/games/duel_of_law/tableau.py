"""The tableau: cards on a grid without edges, its lines, twigs and branches.

           column 0  1  2              03 at 0,0 is the first card of the game
    row -1        .  41 .              row 0 is a branch: a line of three cards or more
    row  0        03 14 15             column 1 is a twig: two cards
    row  1        .  .  .

We read rows from the left and columns from the top.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from parlour.game import BadNotation, IllegalMove, Seat
from parlour.games.duel_of_law.atoms import BIT, AnyAtom, Atom, Const, In, Law, OwnWords, judged
from parlour.games.duel_of_law.rainbow import JOKER_SUIT, Card

BRANCH = 3
"""A branch has at least this many cards; a twig has two."""
FAR = 200
"""No line of 162 cards reaches farther from the first card."""

_CELL = re.compile(r"(0|-?[1-9]\d{0,2}),(0|-?[1-9]\d{0,2})", re.ASCII)


class Axis(StrEnum):
    ROW = "row"
    COLUMN = "column"

    __hash__ = str.__hash__

    @property
    def other(self) -> Axis:
        return Axis.COLUMN if self is Axis.ROW else Axis.ROW


class Cell(NamedTuple):
    """A place on the grid: its column, growing to the right, and its row, growing downwards."""

    x: int
    y: int

    def step(self, axis: Axis, steps: int = 1) -> Cell:
        return Cell(self.x + steps, self.y) if axis is Axis.ROW else Cell(self.x, self.y + steps)

    def __str__(self) -> str:
        return f"{self.x},{self.y}"


_cell = functools.partial(tuple.__new__, Cell)
"""A cell from its place, quickly."""


def read_cell(text: str) -> Cell:
    match = _CELL.fullmatch(text)
    if not match or max(abs(int(match[1])), abs(int(match[2]))) > FAR:
        raise BadNotation("duel-of-law-bad-cell", text=text)
    return Cell(int(match[1]), int(match[2]))


Line = tuple[Law, tuple[Cell, ...]]
"""A law and its cells, in reading order."""


class Laid(NamedTuple):
    """A card on a cell."""

    cell: Cell
    card: Card

    def __str__(self) -> str:
        return f"{self.card}@{self.cell}"


class Token(NamedTuple):
    """One token of a stack: who laid it, for which atom, in which turn."""

    seat: Seat
    atom: AnyAtom
    turn: int


def law_of(tokens: Iterable[Token]) -> Law:
    """Return the parts of a law that the rules can judge."""
    return judged(token.atom for token in tokens)


class _Known:
    """What is worked out once of a branch, beside its fields: no one compares, writes or sends it."""

    __slots__ = ("asks", "law", "per_card")

    law: Law
    """What the rules can judge of its law."""
    per_card: Law
    """The parts of it that each card obeys by itself."""
    asks: tuple[int, int]
    """Its per-card parts and the others, as sets of bits (`atoms.BIT`)."""


@dataclass(frozen=True, slots=True)
class Branch(_Known):
    """A line with a law and an owner. Its tokens are listed from the bottom: the top one owns it."""

    axis: Axis
    start: Cell
    """Its leftmost or topmost cell."""
    tokens: tuple[Token, ...]

    def __post_init__(self) -> None:
        law: list[Atom] = []
        per_card: list[Atom] = []
        named = ordered = 0
        for _, atom, _ in self.tokens:
            if isinstance(atom, OwnWords):
                continue
            law.append(atom)
            if isinstance(atom, (Const, In)):
                per_card.append(atom)
                named |= BIT[atom]
            else:
                ordered |= BIT[atom]
        object.__setattr__(self, "law", tuple(law))
        object.__setattr__(self, "per_card", tuple(per_card))
        object.__setattr__(self, "asks", (named, ordered))

    def __reduce__(self) -> tuple[type[Branch], tuple[Axis, Cell, tuple[Token, ...]]]:
        return Branch, (self.axis, self.start, self.tokens)

    @property
    def owner(self) -> Seat:
        return self.tokens[-1].seat

    @property
    def level(self) -> int:
        return len(self.tokens)

    @property
    def voted(self) -> bool:
        """Whether its law has a part in a person's own words."""
        return len(self.law) < self.level


Grid = Mapping[Cell, Card]


@functools.lru_cache(maxsize=64)
def grid(laid: tuple[Laid, ...]) -> Grid:
    return dict(laid)


def line_through(cards: Grid, cell: Cell, axis: Axis) -> tuple[Cell, ...]:
    """Return all cards in an unbroken line with this one, from the left or the top."""
    x, y = cell
    if axis is Axis.ROW:
        first, last = x, x + 1
        while (first - 1, y) in cards:
            first -= 1
        while (last, y) in cards:
            last += 1
        return tuple([_cell((x, y)) for x in range(first, last)])
    first, last = y, y + 1
    while (x, first - 1) in cards:
        first -= 1
    while (x, last) in cards:
        last += 1
    return tuple([_cell((x, y)) for y in range(first, last)])


def edges(cards: Grid) -> tuple[Cell, ...]:
    """Return the empty cells that touch a card by a side."""
    around = {place for x, y in cards for place in ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1))}
    return tuple(Cell(*place) for place in sorted(around - cards.keys()))


class Formed(NamedTuple):
    """A line of three or more that a play makes or lengthens, and the branches that were in it."""

    axis: Axis
    cells: tuple[Cell, ...]
    branches: tuple[Branch, ...]

    @property
    def start(self) -> Cell:
        return self.cells[0]


def check_straight(cards: Grid, cells: tuple[Cell, ...]) -> Axis:
    """The cards of a turn lie in one straight line without gaps and touch the tableau. Which way does it run?"""
    for cell in cells:
        if cell in cards:
            raise IllegalMove("duel-of-law-cell-taken", card=cards[cell].spoken)
    if len(set(cells)) < len(cells):
        raise IllegalMove("duel-of-law-cell-twice")
    if len({cell.y for cell in cells}) == 1:
        axis = Axis.ROW
    elif len({cell.x for cell in cells}) == 1:
        axis = Axis.COLUMN
    else:
        raise IllegalMove("duel-of-law-not-straight")
    run = line_through({**cards, **dict.fromkeys(cells, Card(0, 0))}, cells[0], axis)
    for cell in cells:
        if cell not in run:
            raise IllegalMove("duel-of-law-gap")
    if not any(cell.step(way, steps) in cards for cell in cells for way in Axis for steps in (-1, 1)):
        raise IllegalMove("duel-of-law-apart")
    return axis


def lines_formed(cards: Grid, branches: Iterable[Branch], cells: tuple[Cell, ...], axis: Axis) -> tuple[Formed, ...]:
    """Return the lines of three or more that these laid cells belong to; the grid holds them already."""
    return formed_on(cards, {(branch.axis, branch.start): branch for branch in branches}, cells, axis)


Starts = Mapping[tuple[Axis, Cell], Branch]
"""The branches in their order, by where they start."""


def formed_on(cards: Grid, starts: Starts, cells: tuple[Cell, ...], axis: Axis) -> tuple[Formed, ...]:
    """Return the same, for branches that are known by where they start."""
    found: dict[tuple[Axis, Cell], Formed] = {}
    ways = (Axis.ROW, Axis.COLUMN) if axis is Axis.ROW else (Axis.COLUMN, Axis.ROW)
    row, left, right = FAR * 2, 0, 0  # the last row that was looked at, and the last column: its cells have no other
    column, top, bottom = FAR * 2, 0, 0
    for x, y in cells:
        for way in ways:
            if way is Axis.ROW:
                if y == row and left <= x < right:
                    continue
                row, left, right = y, x, x + 1
                while (left - 1, y) in cards:
                    left -= 1
                while (right, y) in cards:
                    right += 1
                if right - left < BRANCH:
                    continue
                line = tuple([_cell((place, y)) for place in range(left, right)])
            else:
                if x == column and top <= y < bottom:
                    continue
                column, top, bottom = x, y, y + 1
                while (x, top - 1) in cards:
                    top -= 1
                while (x, bottom) in cards:
                    bottom += 1
                if bottom - top < BRANCH:
                    continue
                line = tuple([_cell((x, place)) for place in range(top, bottom)])
            within = [starts[way, place] for place in line if (way, place) in starts]
            if len(within) > 1:
                within = [branch for branch in starts.values() if branch in within]
            found[way, line[0]] = Formed(way, line, tuple(within))
    return tuple(found.values())


def lines_of_jokers(cards: Grid, branches: Iterable[Branch]) -> list[Line]:
    """The branches with a joker in them, each as its law and its cells: what a play elsewhere can still upset."""
    ends = {
        (axis, line[0]): line
        for cell, (suit, _) in cards.items()
        if suit == JOKER_SUIT
        for axis in Axis
        for line in (line_through(cards, cell, axis),)
    }
    return [(branch.law, ends[branch.axis, branch.start]) for branch in branches if (branch.axis, branch.start) in ends]
