"""Dualité, by Vincent Everaert: circles without an owner on a grid, drawn white and then blackened.

The order follows the rulebook: the goal, the opening, a turn, the end, then the variants. Grand Dual is size 5.
Where the rulebook is silent, `docs/rulings/dualite.md` says what we decided.
"""

from __future__ import annotations

import functools
from collections.abc import Mapping
from dataclasses import dataclass, replace
from itertools import combinations
from typing import TypeAlias

import msgspec

from parlour.boards.notebook import ShowsItself
from parlour.boards.square import Cell, cells, lines, neighbours
from parlour.chance import Chance
from parlour.game import Choice, IllegalMove, Number, Option, Outcome, Seat, complete

NAME = "dualite"
RULES = "1"
OPTIONS: tuple[Option, ...] = (
    Number("size", 4, 7, "4"),
    Choice("players", ("2", "4"), "2"),
    Choice("anchor", ("opponents", "previous"), "opponents"),
    Choice("opening", ("two", "one"), "two"),
)

IN_LINE = 4
"""Four circles of a colour in a line win, on every size of grid."""


@dataclass(frozen=True, slots=True)
class Options:
    """What was chosen before the game; `anchor` matters with four players only."""

    size: int = 4
    players: int = 2
    anchor: str = "opponents"
    opening: str = "two"


class Open(msgspec.Struct, frozen=True):
    """The first move: two circles that do not touch, the one further left (then lower) first."""

    first: Cell
    second: Cell

    @classmethod
    def of(cls, one: Cell, other: Cell) -> Open:
        """Return the move with these circles, given in either order."""
        return cls(min(one, other), max(one, other))

    def __str__(self) -> str:
        return f"{self.first}+{self.second}"


class Mark(msgspec.Struct, frozen=True):
    """Play on a cell: draw a circle if it is empty, blacken the circle that is there if not."""

    cell: Cell

    def __str__(self) -> str:
        return str(self.cell)


Move = Open | Mark
Deal: TypeAlias = None
"""Nothing is shuffled or tossed."""


@dataclass(frozen=True, slots=True)
class Position(ShowsItself):
    """The grid, and the last move that the next one must touch."""

    options: Options
    white: frozenset[Cell] = frozenset()
    black: frozenset[Cell] = frozenset()
    anchors: tuple[Cell, ...] = ()
    """The next move goes next to one of these: both circles of the opening, afterwards one cell."""
    result: Outcome | None = None
    """How the game has ended; it follows from the rest (`with_result`)."""


def options(texts: Mapping[str, str]) -> Options:
    chosen = complete(OPTIONS, texts)
    return Options(int(chosen["size"]), int(chosen["players"]), chosen["anchor"], chosen["opening"])


def sides(options: Options) -> tuple[tuple[Seat, ...], ...]:
    """Two players, or two teams whose members play one after the other."""
    return ((0,), (1,)) if options.players == 2 else ((0, 1), (2, 3))


def talk(position: Position, people: frozenset[Seat]) -> bool | None:
    """Two opponents talk as they like; partners play without a word."""
    return True if position.options.players == 2 else None


def longest(options: Options) -> int:
    """Return the most moves: each cell is drawn once and blackened once, and the opening may take two steps."""
    return 2 * options.size**2 - (1 if options.opening == "two" else 0)


def deal(options: Options, chance: Chance) -> Deal:
    return None


def setup(options: Options, deal: Deal) -> Position:
    return Position(options)


# The opening


@functools.cache
def _opening_moves(options: Options) -> tuple[Move, ...]:
    """Return two circles on cells that are not neighbours; or one circle anywhere, to show the rulebook's challenge."""
    everywhere = cells(options.size)
    if options.opening == "one":
        return tuple(map(Mark, everywhere))
    return tuple(
        Open(first, second)
        for first, second in combinations(sorted(everywhere), 2)
        if second not in neighbours(options.size, first)
    )


# A turn


def mover(position: Position) -> Seat:
    """Return whose turn it is: by the number of steps on the grid, as each move after the opening is one step."""
    options = position.options
    opened = 1 if position.anchors and options.opening == "two" else 0
    return (len(position.white) + 2 * len(position.black) - opened) % options.players


_SINGLE_SEATS = tuple(frozenset({seat}) for seat in range(4))


def to_move(position: Position) -> frozenset[Seat]:
    return frozenset() if position.result else _SINGLE_SEATS[mover(position)]


awaited = to_move


def phase(position: Position) -> int:
    return len(position.white) + 2 * len(position.black)


@functools.cache
def _around(size: int, anchors: tuple[Cell, ...]) -> dict[Cell, Mark]:
    """Return the cells next to these, and the move on each."""
    near = (cell for cell in cells(size) if any(cell in neighbours(size, anchor) for anchor in anchors))
    return {cell: Mark(cell) for cell in near}


def moves(position: Position, seat: Seat) -> tuple[Move, ...]:
    return choices(position) if seat in to_move(position) else ()


def choices(position: Position) -> tuple[Move, ...]:
    """Return the moves of the player to move."""
    if not position.anchors:
        return _opening_moves(position.options)
    black = position.black
    around = _around(position.options.size, position.anchors)
    return tuple([mark for cell, mark in around.items() if cell not in black])


def check(position: Position, seat: Seat, move: Move) -> None:
    if position.result:
        raise IllegalMove("game-over")
    if seat != mover(position):
        raise IllegalMove("not-your-turn")
    size = position.options.size
    for cell in (move.first, move.second) if isinstance(move, Open) else (move.cell,):
        if not (0 <= cell.column < size and 0 <= cell.row < size):
            raise IllegalMove("dualite-off-board", cell=str(cell))
    if isinstance(move, Open):
        _check_opening(position, move)
    elif position.anchors:
        _check_mark(position, move.cell)
    elif position.options.opening == "two":
        raise IllegalMove("dualite-open-first")


def _check_opening(position: Position, move: Open) -> None:
    if position.anchors:
        raise IllegalMove("dualite-already-open")
    if position.options.opening == "one":
        raise IllegalMove("dualite-open-with-one")
    if move.first == move.second or move.second in neighbours(position.options.size, move.first):
        raise IllegalMove("dualite-circles-touch", first=str(move.first), second=str(move.second))


def _check_mark(position: Position, cell: Cell) -> None:
    if cell in _around(position.options.size, position.anchors) and cell not in position.black:
        return
    last = " + ".join(str(anchor) for anchor in position.anchors)
    whose = "-opponents" if _partners_share_anchor(position.options) and len(position.anchors) == 1 else ""
    if cell in position.anchors:
        raise IllegalMove(f"dualite-on-last-move{whose}", cell=str(cell))
    if cell not in _around(position.options.size, position.anchors):
        raise IllegalMove(f"dualite-not-next-door{whose}", cell=str(cell), last=last)
    raise IllegalMove("dualite-already-black", cell=str(cell))


def play(position: Position, seat: Seat, move: Move) -> Position:
    check(position, seat, move)
    options, white, black = position.options, position.white, position.black
    if isinstance(move, Open):
        drawn = (min(move.first, move.second), max(move.first, move.second))
        return Position(options, frozenset(drawn), black, drawn)
    cell = move.cell
    anchors = (cell,) if _becomes_anchor(position, seat) else position.anchors
    if cell in white:
        white, black = white - {cell}, black | {cell}
        lined = _completes_line(options.size, cell, black)
    else:
        white = white | {cell}
        lined = _completes_line(options.size, cell, white)
    return Position(options, white, black, anchors, _ending(options, white, black, anchors, lined))


def _becomes_anchor(position: Position, seat: Seat) -> bool:
    """Return whether the next player must answer this very move; a partner may answer the opponents' last one."""
    return not (_partners_share_anchor(position.options) and position.anchors and seat in (0, 2))


def _partners_share_anchor(options: Options) -> bool:
    """Return whether both partners answer the opponents' last move."""
    return options.players == 4 and options.anchor == "opponents"


def reveals(position: Position, seat: Seat, move: Move) -> bool:
    return False


# The end


def winning_line(position: Position) -> tuple[Cell, ...]:
    """Return four circles of one colour in a line, in a row, column or diagonal; empty if there are none."""
    for line in lines(position.options.size, IN_LINE):
        if position.white.issuperset(line) or position.black.issuperset(line):
            return line
    return ()


def outcome(position: Position) -> Outcome | None:
    """The player who completes a line wins; a player who cannot move loses, shut in."""
    return position.result


def with_result(position: Position) -> Position:
    """Return a position that was not reached by playing, with its outcome."""
    lined = bool(winning_line(position))
    ending = _ending(position.options, position.white, position.black, position.anchors, lined)
    return position if ending is None else replace(position, result=ending)


def _ending(
    options: Options, white: frozenset[Cell], black: frozenset[Cell], anchors: tuple[Cell, ...], lined: bool
) -> Outcome | None:
    """Return how the game ends here, if it does; `lined`: the last move has completed a line."""
    shut_in = bool(anchors) and black.issuperset(_around(options.size, anchors))
    if not anchors or not (lined or shut_in):
        return None
    next_seat = mover(Position(options, white, black, anchors))
    first, second = sides(options)
    next_side, other_side = (first, second) if next_seat in first else (second, first)
    if lined:
        last_seat = (next_seat - 1) % options.players
        return Outcome(next_side if last_seat in next_side else other_side, "dualite-line")
    return Outcome(other_side, "dualite-shut-in")


@functools.cache
def _lines_by_cell(size: int) -> dict[Cell, tuple[frozenset[Cell], ...]]:
    found = [frozenset(line) for line in lines(size, IN_LINE)]
    return {cell: tuple(line for line in found if cell in line) for cell in cells(size)}


def _completes_line(size: int, cell: Cell, circles: frozenset[Cell]) -> bool:
    """Return whether there is a line of these circles through this one."""
    for line in _lines_by_cell(size)[cell]:  # noqa: SIM110 - asked at every move: a generator takes twice as long
        if line <= circles:
            return True
    return False
