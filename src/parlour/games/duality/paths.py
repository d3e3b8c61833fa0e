"""The tableau of Duality and the paths on it.

row 7   White's side        Rows are numbered from Black's side; the deal fixes how many there are.
  …                         Columns are counted from the one that was dealt: 4 is its fourth card,
row 2                       4L1 the place left of that, 4R2 two places right of it, as Black sees them.
row 1   Black's side        There is no end to them.
"""

from __future__ import annotations

import functools
import re
from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import combinations, pairwise
from typing import NamedTuple, TypeAlias

from parlour.game import BadNotation, Seat
from parlour.games.duality.deck import BLACK, LETTERS, NL, NR, SL, SR, WHITE, E, W, colour, ends

_CELL = re.compile(r"([1-9])(?:([LR])([1-9][0-9]{0,2}))?", re.ASCII)


class Cell(NamedTuple):
    """A place for a card: `Cell(4, 0)` is 4, `Cell(4, -1)` is 4L1."""

    row: int
    column: int

    def __str__(self) -> str:
        side = "L" if self.column < 0 else "R"
        return f"{self.row}{side}{abs(self.column)}" if self.column else str(self.row)


Path: TypeAlias = Mapping[Cell, frozenset[int]]
"""The cards on a path, each with its line ends on it. Its length is the number of cards, however it branches."""

_NONE: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class Tableau:
    """The cards in play as they lie, and which ends of a colour on one card belong together."""

    rows: int
    join: str
    cards: Mapping[Cell, str]


def read_cell(text: str) -> Cell:
    match = _CELL.fullmatch(text)
    if not match:
        raise BadNotation("duality-bad-cell", text=text)
    return Cell(int(match[1]), int(match[3] or 0) * (-1 if match[2] == "L" else 1))


@functools.cache
def facing(cell: Cell) -> tuple[tuple[Cell, int], ...]:
    """For each end of a card on this cell, the neighbouring cell and the end there that it would meet."""
    row, column = cell
    above, below = Cell(row + 1, column), Cell(row - 1, column)
    return (
        (above, SL),
        (above, SR),
        (Cell(row, column + 1), W),
        (below, NR),
        (below, NL),
        (Cell(row, column - 1), E),
    )


def outer(rows: int, row: int) -> tuple[int, ...]:
    """The ends that face a player: the near edge of row 1 and the far edge of the last row."""
    return (SR, SL) if row == 1 else (NL, NR) if row == rows else ()


def home(rows: int, side: Seat) -> int:
    """The row next to this player."""
    return 1 if side == BLACK else rows


@functools.cache
def together(join: str, card: str) -> tuple[frozenset[int], ...]:
    """For each end, the ends of its colour that it is joined to on the card, itself included.

    joined: all ends of a colour. wires: the two ends of a line. crossing: as wires, and where two lines of a colour
    cross, that is where their ends alternate around the card, they are one.
    """
    if join == "joined":
        return tuple(ends(card, colour(letter)) for letter in card)
    groups = [{other for other in range(6) if card[other] == letter} for letter in card]
    if join == "crossing":
        for one, two in combinations(range(6), 2):
            first, last = (port for port in range(6) if card[port] == card[one])
            between = sum(first < port < last for port in range(6) if card[port] == card[two])
            if colour(card[one]) == colour(card[two]) and between == 1:
                whole = groups[one] | groups[two]
                for port in whole:
                    groups[port] = whole
    return tuple(map(frozenset, groups))


def reached(tableau: Tableau, side: Seat, without: Cell | None = None) -> Path:
    """The path of this colour from this player's side, perhaps with one card away."""
    rows, join, cards = tableau.rows, tableau.join, tableau.cards
    row, letters = home(rows, side), LETTERS[side]
    waiting = [
        (cell, port)
        for cell, card in cards.items()
        if cell.row == row and cell != without
        for port in outer(rows, row)
        if port in ends(card, side)
    ]
    found: dict[Cell, frozenset[int]] = {}
    while waiting:
        cell, start = waiting.pop()
        lit = found.get(cell, _NONE)
        if start in lit:
            continue
        group = together(join, cards[cell])[start]
        found[cell] = lit | group
        meets = facing(cell)
        for port in group:
            beyond, end = meets[port]
            card = cards.get(beyond)
            if card is not None and card[end] in letters and end not in found.get(beyond, _NONE) and beyond != without:
                waiting.append((beyond, end))
    return found


def complete(tableau: Tableau, side: Seat, path: Path) -> bool:
    """Does this path, which starts on one player's side, come out on the other's?"""
    goal = home(tableau.rows, 1 - side)
    ways_out = outer(tableau.rows, goal)
    return any(cell.row == goal and not lit.isdisjoint(ways_out) for cell, lit in path.items())


def ahead(tableau: Tableau, side: Seat, path: Path) -> tuple[int, tuple[Cell, ...]]:
    """How many rows this path has still to cross, and the places of the next row that it leads to.

    A row is crossed when the path comes out of it towards the other player, so none is left when it is complete.
    """
    step = 1 if side == BLACK else -1
    fronts = {
        beyond
        for cell, lit in path.items()
        for port, (beyond, _) in enumerate(facing(cell))
        if port in lit and beyond.row == cell.row + step
    }
    if not fronts:
        return tableau.rows, ()
    furthest = max(fronts, key=lambda cell: cell.row * step).row
    left = tableau.rows - furthest + 1 if side == BLACK else furthest
    return left, tuple(sorted(cell for cell in fronts if cell.row == furthest)) if left else ()


def route(tableau: Tableau, side: Seat) -> tuple[tuple[Cell, int, int], ...]:
    """The shortest way of this colour from its player's side to the other: cards with the ends where it enters and
    leaves them. Empty if there is none."""
    rows, join, cards = tableau.rows, tableau.join, tableau.cards
    ways_out = outer(rows, home(rows, 1 - side))
    waiting: deque[tuple[tuple[Cell, int], ...]] = deque(
        ((cell, port),)
        for cell, card in sorted(cards.items())
        if cell.row == home(rows, side)
        for port in outer(rows, cell.row)
        if card[port] in LETTERS[side]
    )
    entered = {way[-1] for way in waiting}
    while waiting:
        way = waiting.popleft()
        cell, start = way[-1]
        card = cards[cell]
        # Straight on along its own line, if that leads there as soon as any other.
        for port in sorted(together(join, card)[start], key=lambda port: (card[port] != card[start], port)):
            beyond, end = facing(cell)[port]
            if cell.row == home(rows, 1 - side) and port in ways_out:
                leaves = [next(p for p in range(6) if facing(one)[p] == after) for (one, _), after in pairwise(way)]
                return tuple((*step, leave) for step, leave in zip(way, (*leaves, port), strict=True))
            if (beyond, end) not in entered and beyond in cards and cards[beyond][end] in LETTERS[side]:
                entered.add((beyond, end))
                waiting.append((*way, (beyond, end)))
    return ()


def around(tableau: Tableau, cell: Cell) -> tuple[frozenset[int], frozenset[int]]:
    """The ends at which a card here makes a connection if they are black, and if they are white."""
    faced = outer(tableau.rows, cell.row)
    meeting = (set(faced), set(faced))
    for port, (beyond, end) in enumerate(facing(cell)):
        card = tableau.cards.get(beyond)
        if card is not None:
            meeting[colour(card[end])].add(port)
    return frozenset(meeting[BLACK]), frozenset(meeting[WHITE])


def connections(card: str, meeting: tuple[frozenset[int], frozenset[int]]) -> int:
    """How many ends of this card meet their own colour next door or face a player."""
    return len(ends(card, BLACK) & meeting[BLACK]) + len(ends(card, WHITE) & meeting[WHITE])


def ways_in(tableau: Tableau, side: Seat, cell: Cell, path: Path) -> tuple[int, ...]:
    """The ends through which a card laid on this cell would be on this player's path, given the path as it is now.

    A card that takes another's place loses what was reached through that other only. In the home row a line that
    faces its player is a path, on a place of its own only next to the leftmost or the rightmost card.
    """
    if cell in path:
        path = reached(tableau, side, without=cell)
    ports = tuple(port for port, (beyond, end) in enumerate(facing(cell)) if end in path.get(beyond, _NONE))
    if cell.row == home(tableau.rows, side) and (cell in tableau.cards or cell in starts(tableau, side)):
        ports += outer(tableau.rows, cell.row)
    return ports


def starts(tableau: Tableau, side: Seat) -> tuple[Cell, Cell]:
    """Where this player may start a new column: beyond the leftmost and the rightmost card of the home row."""
    row = home(tableau.rows, side)
    columns = [cell.column for cell in tableau.cards if cell.row == row]
    return Cell(row, min(columns) - 1), Cell(row, max(columns) + 1)
