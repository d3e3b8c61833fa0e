"""Discs, the stacks they make, and where the active disc of a stack can go: the rulebook's nouns.

A stack is a tuple from the bottom up, so its last disc is the active one: `(BLACK, WHITE)` is white on black.
On paper it is seen from above: the active disc as a capital, then the one it covers, `Wb`; a single disc is `w`.
"""

from __future__ import annotations

import functools
import re
from enum import StrEnum

from parlour.boards.hexes import ACROSS, DIRECTIONS, HEXES, INDEX, Hex, neighbours, straight, walk
from parlour.game import BadNotation

_BOARD_ROW = re.compile(r"(?:\.|[bw]|[BW][bw])*", re.ASCII)
_SIGN = re.compile(r"[BW]?[.bw]", re.ASCII)


class Colour(StrEnum):
    BLACK = "b"
    WHITE = "w"


Stack = tuple[Colour, ...]
Stacks = tuple[Stack, ...]
"""A stack, perhaps empty, for each of HEXES."""

HIGHEST = 2
IN_ROW = 3
EMPTY_BOARD: Stacks = ((),) * len(HEXES)


def at(board: Stacks, place: Hex) -> Stack:
    return board[INDEX[place]]


def active(stack: Stack) -> Colour | None:
    """Return the colour of the topmost disc: the only one that moves and counts."""
    return stack[-1] if stack else None


def with_stack(board: Stacks, place: Hex, stack: Stack) -> Stacks:
    index = INDEX[place]
    return (*board[:index], stack, *board[index + 1 :])


def put(board: Stacks, disc: Colour, place: Hex) -> Stacks:
    """This disc laid on top of what is there."""
    return with_stack(board, place, (*at(board, place), disc))


def carry(board: Stacks, start: Hex, end: Hex) -> Stacks:
    """The active disc of one stack laid on top of another; the disc below it, if any, is active again."""
    *rest, disc = at(board, start)
    return put(with_stack(board, start, tuple(rest)), disc, end)


def reach(board: Stacks, start: Hex) -> tuple[Hex, ...]:
    """Return the hexes at exactly the height of this stack, in a straight line, whatever stands between."""
    return straight(start, len(at(board, start)))


def landings(board: Stacks, start: Hex) -> tuple[Hex, ...]:
    """Return where the active disc may land: no stack grows beyond two."""
    return tuple(end for end in reach(board, start) if len(at(board, end)) < HIGHEST)


def bounces(board: Stacks, start: Hex, landing: Hex) -> tuple[Hex, ...]:
    """Where a disc that leaves a stack of two and lands on a single disc may bounce to: empty hexes next to it."""
    if len(at(board, start)) < HIGHEST or len(at(board, landing)) != 1:
        return ()
    return tuple(end for end in neighbours(landing) if not at(board, end))


_remembered = functools.lru_cache(maxsize=4096)  # the rules ask the same of one board several times a move


@_remembered
def count(board: Stacks, disc: Colour) -> int:
    """Return how many discs of this colour are on the board, covered ones included."""
    return sum(stack.count(disc) for stack in board)


@_remembered
def rows(board: Stacks, colour: Colour) -> tuple[tuple[Hex, ...], ...]:
    """Return the rows of three or more stacks of two with this colour on top, each as long as it is."""
    topped = [place for place, stack in zip(HEXES, board, strict=True) if len(stack) == HIGHEST and stack[-1] == colour]
    found = []
    for place in topped:
        for direction in DIRECTIONS[: len(DIRECTIONS) // 2]:
            row = [place]
            while walk(row[-1], direction, 1) in topped:
                row.append(walk(row[-1], direction, 1))
            if len(row) >= IN_ROW and walk(place, direction, -1) not in topped:
                found.append(tuple(row))
    return tuple(found)


# On paper


@_remembered
def write_board(board: Stacks) -> str:
    """Rows from the top, from the left: `.` empty, `b` and `w` single discs, `Bw` a stack of black on white."""
    signs: list[str] = [""] * ACROSS
    for place, stack in zip(HEXES, board, strict=True):
        signs[place.row] += _sign(stack)
    return "/".join(reversed(signs))


def _sign(stack: Stack) -> str:
    if len(stack) < HIGHEST:
        return "".join(stack) or "."
    below, above = stack
    return above.upper() + below


@_remembered
def read_board(text: str) -> Stacks:
    rows = text.split("/")
    if len(rows) != ACROSS or not all(_BOARD_ROW.fullmatch(row) for row in rows):
        raise BadNotation("dualma-bad-board")
    board: list[Stack] = []
    for number, row in enumerate(reversed(rows)):
        signs = _SIGN.findall(row)
        width = sum(place.row == number for place in HEXES)
        if len(signs) != width:
            raise BadNotation("dualma-bad-board-row", row="abcdefghi"[number], width=width, count=len(signs))
        board += [tuple(Colour(disc) for disc in reversed(sign.lower()) if disc != ".") for sign in signs]
    return tuple(board)
