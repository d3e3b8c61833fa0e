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


@dataclass(frozen=True, slots=True)
class Open:
    """The first move: two circles that do not touch, in either order."""

    first: Cell
    second: Cell

    def __post_init__(self) -> None:
        if self.second < self.first:
            first, second = self.second, self.first
            object.__setattr__(self, "first", first)
            object.__setattr__(self, "second", second)

    def __str__(self) -> str:
        return f"{self.first}+{self.second}"


@dataclass(frozen=True, slots=True)
class Mark:
    """Play on a cell: draw a circle if it is empty, blacken the circle that is there if not."""

    cell: Cell

    def __str__(self) -> str:
        return str(self.cell)


Move = Open | Mark
Deal: TypeAlias = None
"""Nothing is shuffled or tossed."""


@dataclass(frozen=True, slots=True)
class Position:
    """The grid, and the last move that the next one must touch."""

    options: Options
    white: frozenset[Cell] = frozenset()
    black: frozenset[Cell] = frozenset()
    anchors: tuple[Cell, ...] = ()
    """The next move goes next to one of these: both circles of the opening, afterwards one cell."""


def options(texts: Mapping[str, str]) -> Options:
    chosen = complete(OPTIONS, texts)
    return Options(int(chosen["size"]), int(chosen["players"]), chosen["anchor"], chosen["opening"])


def sides(options: Options) -> tuple[tuple[Seat, ...], ...]:
    """Two players, or two teams whose members play one after the other."""
    return ((0,), (1,)) if options.players == 2 else ((0, 1), (2, 3))


def longest(options: Options) -> int:
    """Each cell is drawn once and blackened once; the opening takes two of these steps at once, or one."""
    return 2 * options.size**2 - (1 if options.opening == "two" else 0)


def deal(options: Options, chance: Chance) -> Deal:
    return None


def setup(options: Options, deal: Deal) -> Position:
    return Position(options)


# The opening


def _opening_moves(options: Options) -> tuple[Move, ...]:
    """Two circles on cells that are not neighbours; or one circle anywhere, to show the rulebook's challenge."""
    everywhere = cells(options.size)
    if options.opening == "one":
        return tuple(Mark(cell) for cell in everywhere)
    return tuple(
        Open(first, second)
        for first, second in combinations(sorted(everywhere), 2)
        if second not in neighbours(options.size, first)
    )


# A turn


def mover(position: Position) -> Seat:
    """Whose turn it is. Each move after the opening adds one step, a circle drawn or blackened: so the grid tells."""
    steps = phase(position) - (1 if position.options.opening == "two" and position.anchors else 0)
    return steps % position.options.players


def to_move(position: Position) -> frozenset[Seat]:
    return frozenset() if outcome(position) else frozenset({mover(position)})


awaited = to_move


def phase(position: Position) -> int:
    return len(position.white) + 2 * len(position.black)


@functools.cache
def _around(size: int, anchors: tuple[Cell, ...]) -> tuple[Cell, ...]:
    return tuple(cell for cell in cells(size) if any(cell in neighbours(size, anchor) for anchor in anchors))


def _touching(position: Position) -> tuple[Cell, ...]:
    """The cells next to the last move that are not black yet."""
    return tuple(cell for cell in _around(position.options.size, position.anchors) if cell not in position.black)


def moves(position: Position, seat: Seat) -> tuple[Move, ...]:
    if seat not in to_move(position):
        return ()
    if not position.anchors:
        return _opening_moves(position.options)
    return tuple(Mark(cell) for cell in _touching(position))


def check(position: Position, seat: Seat, move: Move) -> None:
    if outcome(position):
        raise IllegalMove("game-over")
    if seat != mover(position):
        raise IllegalMove("not-your-turn")
    for cell in (move.first, move.second) if isinstance(move, Open) else (move.cell,):
        if cell not in cells(position.options.size):
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
    last = " + ".join(str(anchor) for anchor in position.anchors)
    whose = "-opponents" if _partners_share_anchor(position.options) and len(position.anchors) == 1 else ""
    if cell in position.anchors:
        raise IllegalMove(f"dualite-on-last-move{whose}", cell=str(cell))
    if not any(cell in neighbours(position.options.size, anchor) for anchor in position.anchors):
        raise IllegalMove(f"dualite-not-next-door{whose}", cell=str(cell), last=last)
    if cell in position.black:
        raise IllegalMove("dualite-already-black", cell=str(cell))


def play(position: Position, seat: Seat, move: Move) -> Position:
    check(position, seat, move)
    if isinstance(move, Open):
        drawn = (move.first, move.second)
        return replace(position, white=frozenset(drawn), anchors=drawn)
    anchors = (move.cell,) if _passes_the_hand(position, seat) else position.anchors
    if move.cell in position.white:
        return replace(
            position,
            white=position.white - {move.cell},
            black=position.black | {move.cell},
            anchors=anchors,
        )
    return replace(position, white=position.white | {move.cell}, anchors=anchors)


def _passes_the_hand(position: Position, seat: Seat) -> bool:
    """Does the next player have to answer this very move? Not a partner who answers the opponents' last one."""
    return not (_partners_share_anchor(position.options) and position.anchors and seat in (0, 2))


def _partners_share_anchor(options: Options) -> bool:
    """Do both partners answer the opponents' last move?"""
    return options.players == 4 and options.anchor == "opponents"


def reveals(position: Position, seat: Seat, move: Move) -> bool:
    return False


# The end


def winning_line(position: Position) -> tuple[Cell, ...]:
    """Four circles of one colour in a line, by side or corner; empty when there are none."""
    for line in lines(position.options.size, IN_LINE):
        if position.white.issuperset(line) or position.black.issuperset(line):
            return line
    return ()


@functools.lru_cache(maxsize=4096)  # Whose turn it is, what is seen, what is legal: all ask this of one position.
def outcome(position: Position) -> Outcome | None:
    """The one who completes a line wins; the one who cannot move loses, shut in."""
    if not position.anchors:
        return None
    next_side, other_side = sides(position.options)
    if mover(position) not in next_side:
        next_side, other_side = other_side, next_side
    last_seat = (mover(position) - 1) % position.options.players
    if winning_line(position):
        return Outcome(next_side if last_seat in next_side else other_side, "dualite-line")
    if not _touching(position):
        return Outcome(other_side, "dualite-shut-in")
    return None
