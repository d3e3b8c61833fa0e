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
from dataclasses import dataclass, field
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

Needed: TypeAlias = tuple[Mapping[Cell, int], Mapping[tuple[Cell, int], int]]
"""A bit for each card of a path; and for each of its ends the bits of the cards without which it is not reached."""


_ENDS = tuple(tuple(port for port in range(6) if bits >> port & 1) for bits in range(64))
"""Ends that are kept as bits, listed."""
_SETS = tuple(map(frozenset, _ENDS))


@dataclass(slots=True)
class _Found:
    """What was worked out of a tableau, so that a turn works it out once."""

    paths: dict[Seat, Path] = field(default_factory=dict)
    entrances: dict[Seat, Mapping[Cell, int]] = field(default_factory=dict)
    needed: dict[Seat, Needed] = field(default_factory=dict)
    entries: dict[Seat, list[tuple[Cell, int]]] = field(default_factory=dict)
    starts: dict[Seat, tuple[Cell, Cell]] = field(default_factory=dict)
    meetings: dict[Cell, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Tableau:
    """The cards in play as they lie, and which ends of a colour on one card belong together."""

    rows: int
    join: str
    cards: Mapping[Cell, str]
    _found: _Found = field(default_factory=_Found, compare=False, repr=False)


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
    """Return the ends that face a player: the near edge of row 1 and the far edge of the last row."""
    return (SR, SL) if row == 1 else (NL, NR) if row == rows else ()


def home(rows: int, side: Seat) -> int:
    """Return the row next to this player."""
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


@functools.cache
def _together(join: str, card: str) -> tuple[int, ...]:
    """Return the same as bits."""
    return tuple(sum(1 << port for port in group) for group in together(join, card))


def reached(tableau: Tableau, side: Seat) -> Path:
    """Return the path of this colour from this player's side."""
    known = tableau._found
    if side not in known.paths:
        known.paths[side], known.entrances[side] = _walked(tableau, side)
    return known.paths[side]


def entrances(tableau: Tableau, side: Seat) -> Mapping[Cell, int]:
    """The places next to this path, on the table or off it, and the ends at which a card there meets it, as bits."""
    reached(tableau, side)
    return tableau._found.entrances[side]


def _walked(tableau: Tableau, side: Seat) -> tuple[Path, Mapping[Cell, int]]:
    join, letters, cards = tableau.join, LETTERS[side], tableau.cards
    waiting = list(_entries(tableau, side))
    found: dict[Cell, int] = {}
    leads: dict[Cell, int] = {}
    while waiting:
        cell, start = waiting.pop()
        lit = found.get(cell, 0)
        if lit >> start & 1:
            continue
        group = _together(join, cards[cell])[start]
        found[cell] = lit | group
        meets = facing(cell)
        for port in _ENDS[group]:
            beyond, end = meets[port]
            leads[beyond] = leads.get(beyond, 0) | 1 << end
            card = cards.get(beyond)
            if card is not None and card[end] in letters and not found.get(beyond, 0) >> end & 1:
                waiting.append((beyond, end))
    return {cell: _SETS[lit] for cell, lit in found.items()}, leads


def _entries(tableau: Tableau, side: Seat) -> list[tuple[Cell, int]]:
    """Where paths of this colour begin: the ends of it that face its player."""
    known = tableau._found.entries
    if side not in known:
        row, letters = home(tableau.rows, side), LETTERS[side]
        faced = outer(tableau.rows, row)
        near = [(cell, card) for cell, card in tableau.cards.items() if cell[0] == row]
        known[side] = [(cell, port) for cell, card in near for port in faced if card[port] in letters]
    return known[side]


def complete(tableau: Tableau, side: Seat, path: Path) -> bool:
    """Return whether this path, which starts on one player's side, reaches the other's."""
    goal = home(tableau.rows, 1 - side)
    ways_out = outer(tableau.rows, goal)
    return any(cell.row == goal and not lit.isdisjoint(ways_out) for cell, lit in path.items())


def ahead(tableau: Tableau, side: Seat, path: Path) -> tuple[int, tuple[Cell, ...]]:
    """Return how many rows this path has still to cross, and the places of the next row that it leads to.

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


def around(tableau: Tableau, cell: Cell) -> int:
    """The ends at which a card here makes a connection, as bits: first if they are black, then if they are white."""
    known = tableau._found.meetings
    if not known:
        for near, card in tableau.cards.items():
            for (beyond, end), bit in zip(facing(near), _shades(card), strict=True):
                known[beyond] = known.get(beyond, 0) | bit << end
    return known.get(cell, 0) | _outer_bits(tableau.rows, cell[0])


@functools.cache
def _outer_bits(rows: int, row: int) -> int:
    return sum(65 << port for port in outer(rows, row))


@functools.cache
def _shades(card: str) -> tuple[int, ...]:
    """Return a bit for each end of a card: that of a black end 0 or that of a white one."""
    return tuple(1 if letter in LETTERS[BLACK] else 64 for letter in card)


@functools.cache
def ends_as_bits(card: str) -> int:
    """Return all ends of a card, likewise: what they have in common with `around` are its connections."""
    return sum(1 << port for port in ends(card, BLACK)) + sum(64 << port for port in ends(card, WHITE))


def own_ends(card: str, side: Seat) -> int:
    """Return those of this player's colour, as bits."""
    return ends_as_bits(card) >> 6 * side & 63


def connections(card: str, meeting: int) -> int:
    """Return how many ends of this card meet their own colour next door or face a player."""
    return (ends_as_bits(card) & meeting).bit_count()


def ways_in(tableau: Tableau, side: Seat, cell: Cell) -> int:
    """Return the ends through which a card laid on this cell would be on this player's path, as bits.

    A card that takes another's place loses what was reached through that other only. In the home row a line that
    faces its player is a path, on a place of its own only next to the leftmost or the rightmost card.
    """
    path = reached(tableau, side)
    ways = tableau._found.entrances[side].get(cell, 0)
    if ways and cell in path:
        bits, needed = _needed(tableau, side)
        meets, this = facing(cell), bits[cell]
        for port in _ENDS[ways]:
            if needed[meets[port]] & this:
                ways ^= 1 << port
    if cell[0] == home(tableau.rows, side) and (cell in tableau.cards or cell in starts(tableau, side)):
        for port in outer(tableau.rows, cell.row):
            ways |= 1 << port
    return ways


def _needed(tableau: Tableau, side: Seat) -> Needed:
    """For each end on this path, the cards that every way to it from the player's side goes through, as bits.

    These are what all ways into its line have in common, and its own card. Begun with all cards, and taken away from
    until nothing changes, what is left is exact.
    """
    known = tableau._found.needed
    if side not in known:
        known[side] = _all_needed(tableau, side)
    return known[side]


def _all_needed(tableau: Tableau, side: Seat) -> Needed:
    path, join, cards = reached(tableau, side), tableau.join, tableau.cards
    lines: list[tuple[Cell, int]] = []
    line_at: dict[tuple[Cell, int], int] = {}
    for cell, lit in path.items():
        groups = _together(join, cards[cell])
        for group in {groups[port] for port in lit}:
            for port in _ENDS[group]:
                line_at[cell, port] = len(lines)
            lines.append((cell, group))
    begins = {line_at[entry] for entry in _entries(tableau, side)}
    into = [
        [line_at[meeting] for meeting in map(facing(cell).__getitem__, _ENDS[group]) if meeting in line_at]
        for cell, group in lines
    ]
    bits = {cell: 1 << place for place, cell in enumerate(path)}
    everything = (1 << len(path)) - 1
    needed = [bits[cell] if line in begins else everything for line, (cell, _) in enumerate(lines)]
    changed = True
    while changed:
        changed = False
        for line, (cell, _) in enumerate(lines):
            if line not in begins:
                less = everything
                for other in into[line]:
                    less &= needed[other]
                less |= bits[cell]
                if less != needed[line]:
                    needed[line], changed = less, True
    return bits, {end: needed[line] for end, line in line_at.items()}


def starts(tableau: Tableau, side: Seat) -> tuple[Cell, Cell]:
    """Where this player may start a new column: beyond the leftmost and the rightmost card of the home row."""
    known = tableau._found.starts
    if side not in known:
        row = home(tableau.rows, side)
        columns = [cell.column for cell in tableau.cards if cell.row == row]
        known[side] = Cell(row, min(columns) - 1), Cell(row, max(columns) + 1)
    return known[side]
