"""Positions of DuAlma for the tests: the stacks that matter, and the other discs out of the way at the edge."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import pytest

from parlour import words
from parlour.boards.hexes import read_hex
from parlour.game import IllegalMove
from parlour.games.dualma import notation, rules, views
from parlour.games.dualma.rules import DISCS, Options, Position
from parlour.games.dualma.stacks import EMPTY_BOARD, Colour, count, put

EDGE = (
    *("a1", "i9", "a3", "i7", "a5", "i5", "c1", "g9", "e1", "e9", "c7", "g3"),
    *("b1", "h9", "b6", "h4", "d1", "f9", "d8", "f2", "a2", "i8", "a4", "i6"),
)


def options(**texts: str) -> Options:
    return rules.options(texts)


def start(**texts: str) -> Position:
    return rules.setup(options(**texts), None)


def movement(stacks: Mapping[str, str], mover: str = "w", moved: int = 40, **texts: str) -> Position:
    """The movement phase with these stacks, each from the bottom up; the edge holds the discs not named."""
    board = EMPTY_BOARD
    for place, discs in stacks.items():
        for disc in discs:
            board = put(board, Colour(disc), read_hex(place))
    free = [place for place in EDGE if place not in stacks]
    for colour in Colour:
        while count(board, colour) < DISCS:
            board = put(board, colour, read_hex(free.pop(0)))
    return replace(start(**texts), board=board, moved=moved + (mover == Colour.BLACK))


def after(position: Position, *texts: str) -> Position:
    """The position after these moves, each by the seat whose turn it is."""
    for text in texts:
        (seat,) = rules.to_move(position)
        position = rules.play(position, seat, notation.read(text))
    return position


def choices(position: Position, *, of: str = "") -> set[str]:
    """The legal moves, as written; `of` keeps those that start with it."""
    (seat,) = rules.to_move(position)
    return {text for text in map(str, rules.moves(position, seat)) if text.startswith(of)}


def stack(position: Position, place: str) -> str:
    return next((pile.discs for pile in views.view(position, None).piles if pile.hex == place), "")


def mover(position: Position) -> int:
    (seat,) = rules.to_move(position)
    return seat


def refusal(position: Position, text: str) -> str:
    """The sentence with which this move of the seat to move is refused."""
    with pytest.raises(IllegalMove) as refused:
        rules.play(position, mover(position), notation.read(text))
    return words.say(refused.value.code, refused.value.facts)
