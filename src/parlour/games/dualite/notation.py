"""How Dualité is written: moves `a1+c3` and `d2`; a position `..../.o.#/ooo#/..o. b3`, rows from the top.

The cells after the grid are the last move. With four players the seat to move follows, as the reader's help.
"""

from __future__ import annotations

import functools

from parlour.boards.square import Cell, cells, neighbours, read_cell
from parlour.game import BadNotation
from parlour.games.dualite.rules import Deal, Mark, Move, Open, Options, Position, mover, with_result

_SEATS = ("0", "1", "2", "3")


def write(move: Move) -> str:
    return str(move)


@functools.lru_cache(maxsize=1024)
def read(text: str) -> Move:
    first, plus, second = text.partition("+")
    return Open.of(read_cell(first), read_cell(second)) if plus else Mark(read_cell(first))


def write_deal(deal: Deal) -> str:
    return ""


def read_deal(options: Options, text: str) -> Deal:
    if text:
        raise BadNotation("nothing-dealt", text=text)
    return None


def write_position(position: Position) -> str:
    size = position.options.size
    rows = "/".join(
        "".join(_sign(position, Cell(column, row)) for column in range(size)) for row in reversed(range(size))
    )
    words = [rows]
    if position.anchors:
        words.append("+".join(str(anchor) for anchor in position.anchors))
    if position.options.players == 4:
        words.append(str(mover(position)))
    return " ".join(words)


def _sign(position: Position, cell: Cell) -> str:
    return "o" if cell in position.white else "#" if cell in position.black else "."


def read_position(options: Options, text: str) -> Position:
    words = text.split()
    grid = words.pop(0).split("/") if words else []
    size = options.size
    if len(grid) != size or any(len(row) != size or set(row) - set(".o#") for row in grid):
        raise BadNotation("dualite-bad-grid", size=size)
    signs = {cell: grid[size - 1 - cell.row][cell.column] for cell in cells(size)}
    seat = words.pop() if options.players == 4 and words and words[-1] in _SEATS else None
    anchors = tuple(sorted(read_cell(word) for word in words.pop(0).split("+"))) if words else ()
    if words:
        raise BadNotation("dualite-position-too-long", text=" ".join(words))
    white = frozenset(cell for cell, sign in signs.items() if sign == "o")
    black = frozenset(cell for cell, sign in signs.items() if sign == "#")
    position = with_result(Position(options, white, black, anchors))
    _check_anchors(position)
    if seat is not None and int(seat) != mover(position):
        raise BadNotation("dualite-wrong-seat", seat=seat, expected=mover(position))
    return position


def _check_anchors(position: Position) -> None:
    """The last move must be a circle on the grid; two of them only as the opening they were."""
    drawn = position.white | position.black
    anchors = position.anchors
    if not anchors and drawn:
        raise BadNotation("dualite-last-move-missing")
    for anchor in anchors:
        if anchor not in drawn:
            raise BadNotation("dualite-last-move-empty", cell=str(anchor))
    if position.options.opening == "two" and anchors:
        opened = len(set(anchors)) == 2 and position.white == set(anchors) and not position.black
        first, *others = anchors
        if opened and others[0] not in neighbours(position.options.size, first):
            return
        # The move after the opening touches one of its circles and so draws a third.
        if len(anchors) > 1 or len(drawn) < 3:
            raise BadNotation("dualite-bad-opening")
    elif len(anchors) > 1:
        raise BadNotation("dualite-bad-opening")
