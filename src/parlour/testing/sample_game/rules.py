"""The rules, how a move is written, and what is seen. docs/adding-a-game.md lists what a game may have besides."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from parlour.chance import Chance
from parlour.game import Announcement, BadNotation, IllegalMove, Number, Option, Outcome, Seat, complete

NAME = "sample-game"
RULES = "1"
OPTIONS: tuple[Option, ...] = (Number("size", 3, 5, "3"),)

LETTERS = "abcde"
IN_ROW = 3


@dataclass(frozen=True, slots=True)
class Options:
    """A field for each of OPTIONS."""

    size: int = 3


@dataclass(frozen=True, slots=True)
class Mark:
    """A move."""

    cell: str

    def __str__(self) -> str:
        return self.cell


@dataclass(frozen=True, slots=True)
class Position:
    """The whole truth. It is never changed: a move makes another one."""

    options: Options
    cells: tuple[str, ...] = ()
    """In the order in which they were marked: seat 0, seat 1, seat 0 …"""


@dataclass(frozen=True, slots=True)
class View:
    """What one seat sees, and the moves it may choose from."""

    options: Options
    seat: Seat | None
    cells: tuple[str, ...]
    row: tuple[str, ...]
    choices: tuple[str, ...]


def options(texts: Mapping[str, str]) -> Options:
    return Options(int(complete(OPTIONS, texts)["size"]))


def sides(options: Options) -> tuple[tuple[Seat, ...], ...]:
    return ((0,), (1,))


def longest(options: Options) -> int:
    return options.size**2


def setup(options: Options, deal: None) -> Position:
    return Position(options)


def board(size: int) -> tuple[str, ...]:
    return tuple(f"{letter}{row}" for row in range(1, size + 1) for letter in LETTERS[:size])


def row_of(position: Position) -> tuple[str, ...]:
    """Return the first row of three cells of one player; empty if there is none."""
    for seat in (0, 1):
        own = {(LETTERS.index(cell[0]), int(cell[1:])) for cell in position.cells[seat::2]}
        for x, y in sorted(own):
            for right, up in ((1, 0), (0, 1), (1, 1), (1, -1)):
                row = [(x + step * right, y + step * up) for step in range(IN_ROW)]
                if own.issuperset(row):
                    return tuple(f"{LETTERS[column]}{number}" for column, number in row)
    return ()


def to_move(position: Position) -> frozenset[Seat]:
    return frozenset() if outcome(position) else frozenset({len(position.cells) % 2})


awaited = to_move


def phase(position: Position) -> int:
    return len(position.cells)


def moves(position: Position, seat: Seat) -> tuple[Mark, ...]:
    if seat not in to_move(position):
        return ()
    return tuple(Mark(cell) for cell in board(position.options.size) if cell not in position.cells)


def check(position: Position, seat: Seat, move: Mark) -> None:
    if outcome(position):
        raise IllegalMove("game-over")
    if seat not in to_move(position):
        raise IllegalMove("not-your-turn")
    if move.cell not in board(position.options.size) or move.cell in position.cells:
        raise IllegalMove("sample-game-not-free", cell=move.cell)


def play(position: Position, seat: Seat, move: Mark) -> Position:
    check(position, seat, move)
    return replace(position, cells=(*position.cells, move.cell))


def outcome(position: Position) -> Outcome | None:
    row = row_of(position)
    if row:
        return Outcome((position.cells.index(row[0]) % 2,), "sample-game-row")
    full = len(position.cells) == longest(position.options)
    return Outcome((), "sample-game-full") if full else None


def view(position: Position, seat: Seat | None) -> View:
    choices = () if seat is None else tuple(map(str, moves(position, seat)))
    return View(position.options, seat, position.cells, row_of(position), choices)


def announce(before: Position, mover: Seat, move: Mark, seat: Seat | None) -> Announcement:
    return Announcement(mover, str(move), "sample-game-told", {"cell": move.cell})


def redeal(view: View, chance: Chance) -> Position:
    """Nothing is hidden: the view read back."""
    return Position(view.options, view.cells)


def sample(view: View, chance: Chance) -> Mark:
    return Mark(chance.pick(view.choices))


def write(move: Mark) -> str:
    return str(move)


def read(text: str) -> Mark:
    if text not in board(len(LETTERS)):
        raise BadNotation("sample-game-no-cell", text=text)
    return Mark(text)


def write_position(position: Position) -> str:
    """Only games that hide nothing have this and `read_position`."""
    return " ".join(position.cells)


def read_position(options: Options, text: str) -> Position:
    position = Position(options)
    for cell in text.split():
        position = play(position, len(position.cells) % 2, read(cell))
    return position
