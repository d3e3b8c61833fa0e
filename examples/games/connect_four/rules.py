"""Connect Four: six rows, seven columns, and four discs in a line."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from parlour.chance import Chance
from parlour.game import Announcement, BadNotation, Choice, IllegalMove, Option, Outcome, Seat, complete

NAME = "connect-four"
RULES = "1"
OPTIONS: tuple[Option, ...] = (Choice("width", ("6", "7", "8"), "7"),)

LETTERS = "abcdefgh"
ROWS = 6
IN_LINE = 4


@dataclass(frozen=True, slots=True)
class Options:
    width: int = 7


@dataclass(frozen=True, slots=True)
class Drop:
    column: str

    def __str__(self) -> str:
        return self.column


@dataclass(frozen=True, slots=True)
class Position:
    options: Options
    drops: str = ""
    """The columns in which discs were dropped: seat 0, seat 1, seat 0 …"""


@dataclass(frozen=True, slots=True)
class View:
    options: Options
    seat: Seat | None
    drops: str
    line: tuple[str, ...]
    choices: tuple[str, ...]


def options(texts: Mapping[str, str]) -> Options:
    return Options(int(complete(OPTIONS, texts)["width"]))


def sides(options: Options) -> tuple[tuple[Seat, ...], ...]:
    return ((0,), (1,))


def longest(options: Options) -> int:
    return ROWS * options.width


def setup(options: Options, deal: None) -> Position:
    return Position(options)


def discs(drops: str) -> dict[tuple[int, int], Seat]:
    """Whose disc lies where, by column and row from below, in the order in which they were dropped."""
    return {(LETTERS.index(column), drops[:number].count(column)): number % 2 for number, column in enumerate(drops)}


def line_of(drops: str) -> tuple[tuple[int, int], ...]:
    """The line of four through the last disc; empty if there is none."""
    lying = discs(drops)
    if not lying:
        return ()
    (x, y), seat = list(lying.items())[-1]
    for right, up in ((1, 0), (0, 1), (1, 1), (1, -1)):
        for back in range(IN_LINE):
            line = tuple((x + (step - back) * right, y + (step - back) * up) for step in range(IN_LINE))
            if all(lying.get(cell) == seat for cell in line):
                return line
    return ()


def name_of(cell: tuple[int, int]) -> str:
    return f"{LETTERS[cell[0]]}{cell[1] + 1}"


def to_move(position: Position) -> frozenset[Seat]:
    return frozenset() if outcome(position) else frozenset({len(position.drops) % 2})


awaited = to_move


def phase(position: Position) -> int:
    return len(position.drops)


def moves(position: Position, seat: Seat) -> tuple[Drop, ...]:
    if seat not in to_move(position):
        return ()
    return tuple(Drop(column) for column in LETTERS[: position.options.width] if position.drops.count(column) < ROWS)


def check(position: Position, seat: Seat, move: Drop) -> None:
    if outcome(position):
        raise IllegalMove("game-over")
    if seat not in to_move(position):
        raise IllegalMove("not-your-turn")
    if move not in moves(position, seat):
        raise IllegalMove("connect-four-full", column=move.column)


def play(position: Position, seat: Seat, move: Drop) -> Position:
    check(position, seat, move)
    return replace(position, drops=position.drops + move.column)


def outcome(position: Position) -> Outcome | None:
    if line_of(position.drops):
        return Outcome(((len(position.drops) - 1) % 2,), "connect-four-line")
    full = len(position.drops) == longest(position.options)
    return Outcome((), "connect-four-drawn") if full else None


def view(position: Position, seat: Seat | None) -> View:
    choices = () if seat is None else tuple(map(str, moves(position, seat)))
    return View(position.options, seat, position.drops, tuple(map(name_of, line_of(position.drops))), choices)


def announce(before: Position, mover: Seat, move: Drop, seat: Seat | None) -> Announcement:
    cell = name_of((LETTERS.index(move.column), before.drops.count(move.column)))
    return Announcement(mover, cell, "connect-four-told", {"cell": cell})


def redeal(view: View, chance: Chance) -> Position:
    return Position(view.options, view.drops)


def sample(view: View, chance: Chance) -> Drop:
    return Drop(chance.pick(view.choices))


def write(move: Drop) -> str:
    return str(move)


def read(text: str) -> Drop:
    if len(text) != 1 or text not in LETTERS:
        raise BadNotation("connect-four-no-column", text=text)
    return Drop(text)


def write_position(position: Position) -> str:
    return position.drops


def read_position(options: Options, text: str) -> Position:
    position = Position(options)
    for column in text:
        position = play(position, len(position.drops) % 2, read(column))
    return position
