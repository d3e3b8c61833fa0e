"""Hex 7×7, by Piet Hein and John Nash: the first player joins top and bottom, the second one left and right."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace

from parlour.chance import Chance
from parlour.game import Announcement, BadNotation, Choice, IllegalMove, Option, Outcome, Seat, complete

NAME = "hex-7"
RULES = "1"
OPTIONS: tuple[Option, ...] = (Choice("swap", ("on", "off"), "on"),)

SIZE = 7
LETTERS = "abcdefg"
CELLS = tuple(f"{letter}{row}" for row in range(1, SIZE + 1) for letter in LETTERS)
AROUND = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))


@dataclass(frozen=True, slots=True)
class Options:
    swap: str = "on"


@dataclass(frozen=True, slots=True)
class Stone:
    """A move: a cell, or `swap`, which takes over the first stone, mirrored."""

    cell: str

    def __str__(self) -> str:
        return self.cell


Stones = tuple[tuple[str, ...], tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class Position:
    options: Options
    stones: Stones = ((), ())
    turn: int = 0


@dataclass(frozen=True, slots=True)
class View:
    options: Options
    seat: Seat | None
    stones: Stones
    turn: int
    chain: tuple[str, ...]
    choices: tuple[str, ...]


def options(texts: Mapping[str, str]) -> Options:
    return Options(**complete(OPTIONS, texts))


def sides(options: Options) -> tuple[tuple[Seat, ...], ...]:
    return ((0,), (1,))


def longest(options: Options) -> int:
    return SIZE**2 + 1


def setup(options: Options, deal: None) -> Position:
    return Position(options)


def place_of(cell: str) -> tuple[int, int]:
    return LETTERS.index(cell[0]), int(cell[1:]) - 1


def neighbours(cell: str) -> list[str]:
    x, y = place_of(cell)
    near = {(x + right, y + down) for right, down in AROUND}
    return [other for other in CELLS if place_of(other) in near]


def chain_of(stones: tuple[str, ...], seat: Seat) -> tuple[str, ...]:
    """The shortest chain of stones from one side to the other; empty if there is none."""
    along = 1 - seat
    paths: dict[str, tuple[str, ...]] = {cell: (cell,) for cell in stones if place_of(cell)[along] == 0}
    reached = list(paths)
    for cell in reached:
        if place_of(cell)[along] == SIZE - 1:
            return paths[cell]
        for near in neighbours(cell):
            if near in stones and near not in paths:
                paths[near] = (*paths[cell], near)
                reached.append(near)
    return ()


def chain(position: Position) -> tuple[str, ...]:
    seat = 1 - position.turn % 2
    return chain_of(position.stones[seat], seat)


def to_move(position: Position) -> frozenset[Seat]:
    return frozenset() if chain(position) else frozenset({position.turn % 2})


awaited = to_move


def phase(position: Position) -> int:
    return position.turn


def moves(position: Position, seat: Seat) -> tuple[Stone, ...]:
    if seat not in to_move(position):
        return ()
    free = [cell for cell in CELLS if cell not in position.stones[0] + position.stones[1]]
    swap = ["swap"] if position.turn == 1 and position.options.swap == "on" else []
    return tuple(map(Stone, free + swap))


def check(position: Position, seat: Seat, move: Stone) -> None:
    if chain(position):
        raise IllegalMove("game-over")
    if seat not in to_move(position):
        raise IllegalMove("not-your-turn")
    if move not in moves(position, seat):
        raise IllegalMove("hex-7-no-swap" if move.cell == "swap" else "hex-7-not-free", cell=move.cell)


def play(position: Position, seat: Seat, move: Stone) -> Position:
    check(position, seat, move)
    first, second = position.stones
    if move.cell == "swap":
        column, row = place_of(first[0])
        stones: Stones = ((), (f"{LETTERS[row]}{column + 1}",))
    else:
        stones = ((*first, move.cell), second) if seat == 0 else (first, (*second, move.cell))
    return replace(position, stones=stones, turn=position.turn + 1)


def outcome(position: Position) -> Outcome | None:
    return Outcome((1 - position.turn % 2,), "hex-7-joined") if chain(position) else None


def view(position: Position, seat: Seat | None) -> View:
    choices = () if seat is None else tuple(map(str, moves(position, seat)))
    return View(position.options, seat, position.stones, position.turn, chain(position), choices)


def announce(before: Position, mover: Seat, move: Stone, seat: Seat | None) -> Announcement:
    told = "swapped" if move.cell == "swap" else "told"
    return Announcement(mover, str(move), f"hex-7-{told}", {"cell": move.cell})


def redeal(view: View, chance: Chance) -> Position:
    return Position(view.options, view.stones, view.turn)


def sample(view: View, chance: Chance) -> Stone:
    return Stone(chance.pick(view.choices))


def write(move: Stone) -> str:
    return move.cell


def read(text: str) -> Stone:
    if text not in CELLS and text != "swap":
        raise BadNotation("hex-7-no-cell", text=text)
    return Stone(text)


def write_position(position: Position) -> str:
    return f"{position.turn} {','.join(position.stones[0])}/{','.join(position.stones[1])}"


def read_position(options: Options, text: str) -> Position:
    parts = re.fullmatch("([0-9]{1,2}) ([a-g1-7,]*)/([a-g1-7,]*)", text)
    if parts is None:
        raise BadNotation("hex-7-no-cell", text=text)
    first, second = (tuple(str(read(cell)) for cell in part.split(",") if cell) for part in parts.group(2, 3))
    return Position(options, (first, second), int(parts[1]))
