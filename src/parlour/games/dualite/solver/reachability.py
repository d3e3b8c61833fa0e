"""Finds a game that leads to a position, backwards from the last move to an opening."""

from __future__ import annotations

from collections.abc import Iterator

from parlour.games.dualite.engine import BitBoard, cell_at, engine
from parlour.games.dualite.rules import Mark, Move, Open

_PATIENCE = 200_000
"""Positions looked at before a doubtful one is let through: on large grids the question can be as hard as a puzzle."""


def way_to(board: BitBoard, opening: str) -> tuple[Move, ...] | None:
    """Moves that lead to this position, the opening first; None if there are none.

    An empty way means that the search gave up: the position may be reachable, but we cannot show how.
    """
    if board.last < 0:
        return (_opening(board),)
    circles = 2 if opening == "two" else 1
    if circles == 1 and not board.black and board.white == 1 << board.last:
        return (Mark(cell_at(board.size, board.last)),)
    seen: set[tuple[int, int, int]] = set()
    # Each entry: the position, the moves that led from it to the end, the positions that may come before it.
    way: list[int] = [board.last]
    stack: list[Iterator[BitBoard]] = [_before(board, circles)]
    while stack:
        earlier = next(stack[-1], None)
        if earlier is None:
            stack.pop()
            way.pop()
        elif earlier.last < 0 or (circles == 1 and not earlier.black and earlier.white == 1 << earlier.last):
            first: Move = _opening(earlier) if circles == 2 else Mark(cell_at(board.size, earlier.last))
            return (first, *(Mark(cell_at(board.size, cell)) for cell in reversed(way)))
        else:
            name = (earlier.white, earlier.black, earlier.last)
            if name not in seen:
                seen.add(name)
                if len(seen) > _PATIENCE:
                    return ()
                way.append(earlier.last)
                stack.append(_before(earlier, circles))
    return None


def _opening(board: BitBoard) -> Move:
    first, second = (cell for cell in range(board.size**2) if board.white >> cell & 1)
    return Open.of(cell_at(board.size, first), cell_at(board.size, second))


def _before(board: BitBoard, circles: int) -> Iterator[BitBoard]:
    """Yield the positions from which one move leads here, opening positions first."""
    kernels = engine(board.size)
    bit = 1 << board.last
    if board.black & bit:
        white, black = board.white | bit, board.black ^ bit
    elif board.white & bit:
        white, black = board.white ^ bit, board.black
    else:
        return
    if kernels.has_line(white) or kernels.has_line(black):
        return
    near = int(kernels.geometry.near[board.last])
    if circles == 2 and not black and white.bit_count() == 2:
        opened = BitBoard(board.size, white, 0, -1)
        first = white & -white
        apart = not int(kernels.geometry.near[first.bit_length() - 1]) & white
        if apart and opened.reach & bit:
            yield opened
        return
    if white.bit_count() + 2 * black.bit_count() < circles:
        return
    for cell in range(board.size**2):
        if (white | black) & near & 1 << cell:
            yield BitBoard(board.size, white, black, cell)
