"""DuAlma, by Paschalis Antoniou: discs of two colours on a hexagon, placed by both, then moved and stacked.

The order follows the rulebook: the placement phase, the movement phase with its bounce, the winning condition.
Stacks themselves are in `stacks.py`. Where the rulebook is silent, `docs/rulings/dualma.md` says what we decided.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import TypeAlias

from parlour.boards.hexes import CENTRE, HEXES, Hex, neighbours, on_board
from parlour.boards.notebook import ShowsItself
from parlour.chance import Chance
from parlour.game import Choice, IllegalMove, Number, Option, Outcome, Seat, complete
from parlour.games.dualma.stacks import (
    EMPTY_BOARD,
    HIGHEST,
    Colour,
    Stacks,
    active,
    at,
    bounces,
    carry,
    count,
    landings,
    put,
    reach,
    rows,
    write_board,
)

NAME = "dualma"
RULES = "1"
OPTIONS: tuple[Option, ...] = (
    Choice("stuck", ("pass", "loses"), "pass"),
    Choice("repetition", ("draw", "free"), "draw"),
    Number("limit", 20, 300, "300"),
)

DISCS = 11
"""Discs of each colour."""
OCCURRENCES = 3
"""A position that comes up this many times with the same mover is a draw."""
COLOURS = (Colour.BLACK, Colour.WHITE)
"""The colour of each seat, and the order of the two discs placed in a turn."""


@dataclass(frozen=True, slots=True)
class Options:
    """What was chosen before the game: see the rulings."""

    stuck: str = "pass"
    repetition: str = "draw"
    limit: int = 300


@dataclass(frozen=True, slots=True)
class Place:
    """Lay a disc, of either colour, on an empty hex."""

    disc: Colour
    place: Hex

    def __str__(self) -> str:
        return f"{self.disc}@{self.place}"


@dataclass(frozen=True, slots=True)
class Step:
    """Move the active disc of a stack in a straight line, as far as the stack is high."""

    start: Hex
    end: Hex

    def __str__(self) -> str:
        return f"{self.start}-{self.end}"


@dataclass(frozen=True, slots=True)
class Bounce:
    """Move from a stack of two onto a single disc, and from there on to an empty hex next to it."""

    start: Hex
    landing: Hex
    end: Hex

    def __str__(self) -> str:
        return f"{self.start}-{self.landing}-{self.end}"


@dataclass(frozen=True, slots=True)
class Pass:
    """The only move of a player whose discs are all covered or hemmed in."""

    def __str__(self) -> str:
        return "pass"


Move = Place | Step | Bounce | Pass
Deal: TypeAlias = None
"""Nothing is shuffled or tossed."""


@dataclass(frozen=True, slots=True)
class Position(ShowsItself):
    """The board, and what the rulings on draws ask about."""

    options: Options
    board: Stacks = EMPTY_BOARD
    placed: tuple[Place, ...] = ()
    """The discs of the last turn of the placement phase, until the first one moves: for the eye only."""
    moved: int = 0
    """How many moves the movement phase has seen, passes included."""
    passes: int = 0
    """How many moves up to now, one after the other, were passes."""
    earlier: tuple[str, ...] = ()
    """The boards of the movement phase before this one, oldest first, as written: the tally of repetitions."""


def options(texts: Mapping[str, str]) -> Options:
    chosen = complete(OPTIONS, texts)
    return Options(chosen["stuck"], chosen["repetition"], int(chosen["limit"]))


def sides(options: Options) -> tuple[tuple[Seat, ...], ...]:
    """Seat 0 is Black and places first; seat 1 is White and moves first."""
    return ((0,), (1,))


def longest(options: Options) -> int:
    """All discs placed, then as many moves as the limit allows."""
    return 2 * DISCS + options.limit


def deal(options: Options, chance: Chance) -> Deal:
    return None


def setup(options: Options, deal: Deal) -> Position:
    return Position(options)


# The placement phase


def left(position: Position) -> tuple[int, int]:
    """Return the black and the white discs still to place."""
    return DISCS - count(position.board, Colour.BLACK), DISCS - count(position.board, Colour.WHITE)


def to_place(position: Position) -> Colour | None:
    """The disc to be placed now: in each turn the black one first, then the white one; none in the movement phase."""
    black, white = left(position)
    if not white:
        return None
    return Colour.BLACK if black == white else Colour.WHITE


def _check_place(position: Position, move: Place) -> None:
    if not (due := to_place(position)):
        raise IllegalMove("dualma-all-placed")
    if move.disc != due:
        raise IllegalMove("dualma-wrong-disc", disc=due)
    if move.place == CENTRE:
        raise IllegalMove("dualma-centre")
    if at(position.board, move.place):
        raise IllegalMove("dualma-occupied", hex=str(move.place))


# The movement phase


def mover(position: Position) -> Seat:
    """Black begins the placement phase, two discs a turn; White begins the movement phase."""
    if to_place(position):
        return (DISCS - left(position)[1]) % 2
    return 1 - position.moved % 2


def _movements(position: Position) -> tuple[Move, ...]:
    """Return each step and bounce of the mover's active discs."""
    board, colour = position.board, COLOURS[mover(position)]
    found: list[Move] = []
    for start in HEXES:
        if active(at(board, start)) == colour:
            for landing in landings(board, start):
                found.append(Step(start, landing))
                found.extend(Bounce(start, landing, end) for end in bounces(board, start, landing))
    return tuple(found)


def _check_start(position: Position, seat: Seat, start: Hex) -> None:
    stack = at(position.board, start)
    if not stack:
        raise IllegalMove("dualma-nothing-there", hex=str(start))
    if active(stack) != COLOURS[seat]:
        code = "dualma-covered" if COLOURS[seat] in stack else "dualma-not-yours"
        raise IllegalMove(code, hex=str(start), disc=COLOURS[seat])


def _check_step(position: Position, start: Hex, end: Hex) -> None:
    height = len(at(position.board, start))
    if not landings(position.board, start):
        raise IllegalMove("dualma-no-way", hex=str(start), height=height)
    if end == start:
        raise IllegalMove("dualma-stays", hex=str(start), height=height, end=str(landings(position.board, start)[0]))
    if end not in reach(position.board, start):
        raise IllegalMove("dualma-wrong-distance", start=str(start), end=str(end), height=height)
    if end not in landings(position.board, start):
        raise IllegalMove("dualma-too-high", hex=str(end))


def _check_bounce(position: Position, move: Bounce) -> None:
    if len(at(position.board, move.start)) < HIGHEST:
        raise IllegalMove("dualma-single-bounce", hex=str(move.start))
    if not at(position.board, move.landing):
        raise IllegalMove("dualma-nothing-to-bounce-off", hex=str(move.landing))
    if move.end not in neighbours(move.landing):
        raise IllegalMove("dualma-bounce-too-far", landing=str(move.landing), end=str(move.end))
    if at(position.board, move.end):
        raise IllegalMove("dualma-bounce-onto-disc", hex=str(move.end))


# A turn


def to_move(position: Position) -> frozenset[Seat]:
    return frozenset() if outcome(position) else frozenset({mover(position)})


awaited = to_move


def phase(position: Position) -> int:
    return 2 * DISCS - sum(left(position)) + position.moved


def moves(position: Position, seat: Seat) -> tuple[Move, ...]:
    if seat not in to_move(position):
        return ()
    if due := to_place(position):
        return tuple(Place(due, place) for place in HEXES if place != CENTRE and not at(position.board, place))
    return _movements(position) or (Pass(),)


def _hexes(move: Move) -> tuple[Hex, ...]:
    match move:
        case Place():
            return (move.place,)
        case Step():
            return (move.start, move.end)
        case Bounce():
            return (move.start, move.landing, move.end)
        case _:
            return ()


def check(position: Position, seat: Seat, move: Move) -> None:
    if outcome(position):
        raise IllegalMove("game-over")
    if seat != mover(position):
        raise IllegalMove("not-your-turn")
    for place in _hexes(move):
        if not on_board(place):
            raise IllegalMove("dualma-off-board", hex=str(place))
    if isinstance(move, Place):
        _check_place(position, move)
    elif due := to_place(position):
        raise IllegalMove("dualma-place-first", disc=due)
    elif isinstance(move, Pass):
        if _movements(position):
            raise IllegalMove("dualma-may-not-pass")
    else:
        _check_start(position, seat, move.start)
        _check_step(position, move.start, move.landing if isinstance(move, Bounce) else move.end)
        if isinstance(move, Bounce):
            _check_bounce(position, move)


def play(position: Position, seat: Seat, move: Move) -> Position:
    check(position, seat, move)
    if isinstance(move, Place):
        before = () if move.disc == Colour.BLACK else position.placed
        return replace(position, board=put(position.board, move.disc, move.place), placed=(*before, move))
    board = position.board if isinstance(move, Pass) else carry(position.board, move.start, move.end)
    return replace(
        position,
        board=board,
        placed=(),
        moved=position.moved + 1,
        passes=position.passes + 1 if isinstance(move, Pass) else 0,
        earlier=(*position.earlier, write_board(position.board)),
    )


def reveals(position: Position, seat: Seat, move: Move) -> bool:
    return False


# The winning condition


def winning_rows(position: Position) -> tuple[tuple[Hex, ...], ...]:
    """Return the rows of the player who has just moved: no one can complete a row of the other colour."""
    return () if to_place(position) else rows(position.board, COLOURS[1 - mover(position)])


def occurrences(position: Position) -> int:
    """Return how often this board has come up with this mover, this time included."""
    return 1 + position.earlier[-2::-2].count(write_board(position.board))


def outcome(position: Position) -> Outcome | None:
    """A row wins, also with the last move allowed; then come the draws of our rulings."""
    if to_place(position):
        return None
    if winning_rows(position):
        return Outcome((1 - mover(position),), "dualma-row")
    if position.options.repetition == "draw" and occurrences(position) >= OCCURRENCES:
        return Outcome((), "dualma-repetition")
    if position.moved >= position.options.limit:
        return Outcome((), "dualma-limit")
    return _stuck(position)


def _stuck(position: Position) -> Outcome | None:
    """A player without a move passes, or loses if so agreed; two passes in a row are a draw."""
    if position.options.stuck == "pass":
        return Outcome((), "dualma-both-stuck") if position.passes == 2 else None
    return None if _movements(position) else Outcome((1 - mover(position),), "dualma-stuck")
