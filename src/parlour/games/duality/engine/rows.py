"""Between the words of Duality's rules and the numbers of its engine: positions, moves and outcomes both ways."""

from __future__ import annotations

from parlour.engines import arrays
from parlour.engines.arrays import Ints
from parlour.engines.playouts import UNDECIDED
from parlour.game import Outcome, Seat
from parlour.games.duality.deck import FULL
from parlour.games.duality.engine.kernels import hand_code, mix
from parlour.games.duality.engine.layout import (
    CELLS,
    COUNT,
    FACES,
    GRID,
    HANDS,
    HASH,
    HISTORY,
    JOIN,
    JOINS,
    KNOWN,
    LIMIT,
    MARGIN,
    MOVER_ONLY,
    OCCUPIED,
    PASS,
    PASSES,
    PAST,
    PILE,
    PILED,
    POINTS,
    REMEMBERED,
    ROWS,
    SIDE,
    SIZE,
    STRIDE,
    THINKER,
    TURN,
)
from parlour.games.duality.paths import Cell
from parlour.games.duality.rules import HAND, Move, New, Pass, Position, Replace


def cell_number(cell: Cell) -> int:
    return cell.row * STRIDE + cell.column + MARGIN


def cell_at(number: int) -> Cell:
    return Cell(number // STRIDE, number % STRIDE - MARGIN)


def move_at(row: Ints, number: int) -> Move:
    """A move in the rules' words; whether it replaces a card depends on the position."""
    if number == PASS:
        return Pass()
    lying, cell = divmod(number, CELLS)
    kind = Replace if row[GRID + cell] else New
    return kind(lying // 2 + 1, lying % 2 == 1, cell_at(cell))


def row_of(position: Position, thinker: Seat) -> Ints:
    """A position as the kernels take it. What the thinker does not see will be redealt by `shuffle`."""
    options = position.options
    if options.deck != FULL:
        raise ValueError("the engine plays with the full deck")
    row = arrays.zeros(SIZE, dtype=arrays.int64)
    row[SIDE], row[ROWS], row[JOIN] = position.mover, options.rows, JOINS.index(options.join)
    row[MOVER_ONLY], row[TURN], row[LIMIT] = options.completes == "mover", position.turn, options.limit
    row[POINTS], row[THINKER] = _points_of(position.result), thinker
    row[PASSES] = position.since[-1:] == (None,)
    row[COUNT], row[PILED] = len(position.tableau), len(position.pile)
    for number, placed in enumerate(position.tableau):
        lying, cell = 2 * (placed.card - 1) + placed.turned, cell_number(placed.cell)
        row[OCCUPIED + number], row[GRID + cell] = cell, lying + 1
        row[HASH] ^= mix(cell * FACES + lying)
    row[HANDS : HANDS + 2 * HAND] = -1
    for seat, hand in enumerate(position.hands):
        for number, card in enumerate(hand):
            row[HANDS + HAND * seat + number] = card - 1
            row[HASH] ^= hand_code(seat, card - 1)
        shown = hand if options.hands == "open" else position.known[seat]
        row[KNOWN + seat] = sum(1 << (card - 1) for card in shown)
    row[PILE : PILE + len(position.pile)] = [card - 1 for card in reversed(position.pile)]
    _remember(row, position)
    return row


def _points_of(result: Outcome | None) -> int:
    if result is None:
        return UNDECIDED
    return 0 if not result.winners else 100 - 200 * result.winners[0]


def _remember(row: Ints, position: Position) -> None:
    """Step back through the swaps since the last new card, and note the hashes on the way, the oldest first."""
    state, mover = int(row[HASH]), position.mover
    hashes = []
    for swap in (None, *reversed(position.since)):
        if swap is not None:
            cell = cell_number(swap.laid.cell)
            laid, taken = (2 * (placed.card - 1) + placed.turned for placed in (swap.laid, swap.taken))
            state ^= mix(cell * FACES + laid) ^ mix(cell * FACES + taken)
            state ^= hand_code(swap.seat, laid // 2) ^ hand_code(swap.seat, taken // 2)
        hashes.append((state & (1 << 61) - 1) * 2 + mover)
        mover = 1 - mover
    kept = hashes[:REMEMBERED][::-1]
    row[HISTORY : HISTORY + len(kept)] = kept
    row[PAST] = len(kept)
