"""Between the words of Duality's rules and the numbers of its engine: positions, moves and outcomes both ways."""

from __future__ import annotations

import numpy as np

from parlour.engines.compiled import Ints
from parlour.engines.playouts import UNDECIDED
from parlour.game import Outcome, Seat
from parlour.games.duality.deck import BLACK, FULL, WHITE
from parlour.games.duality.engine.kernels import (
    _COUNT,
    _DRAWN,
    _GRID,
    _HANDS,
    _HASH,
    _HISTORY,
    _JOIN,
    _KNOWN,
    _LIMIT,
    _MARGIN,
    _MOVER_ONLY,
    _OCCUPIED,
    _PASSES,
    _PAST,
    _PILE,
    _PILED,
    _POINTS,
    _REASON,
    _REMEMBERED,
    _ROWS,
    _SIDE,
    _THINKER,
    _TURN,
    _UNLIKELY,
    CELLS,
    FACES,
    JOINS,
    PASS,
    SIZE,
    STRIDE,
    _hand_code,
    _mix,
    finishing,
)
from parlour.games.duality.paths import Cell
from parlour.games.duality.rules import HAND, Move, New, Pass, Position, Replace

_REASONS = ("", "duality-path", "duality-path-given", "duality-both-pass", "duality-repetition", "duality-limit")


def cell_number(cell: Cell) -> int:
    return cell.row * STRIDE + cell.column + _MARGIN


def cell_at(number: int) -> Cell:
    return Cell(number // STRIDE, number % STRIDE - _MARGIN)


def move_number(move: Move) -> int:
    if isinstance(move, Pass):
        return PASS
    return (2 * (move.card - 1) + move.turned) * CELLS + cell_number(move.cell)


def move_at(row: Ints, number: int) -> Move:
    """A move in the rules' words; whether it replaces a card depends on the position."""
    if number == PASS:
        return Pass()
    lying, cell = divmod(number, CELLS)
    kind = Replace if row[_GRID + cell] else New
    return kind(lying // 2 + 1, lying % 2 == 1, cell_at(cell))


def row_of(position: Position, thinker: Seat) -> Ints:
    """A position as the kernels take it. What the thinker does not see will be redealt by `shuffle`."""
    options = position.options
    if options.deck != FULL:
        raise ValueError("the engine plays with the full deck")
    row = np.zeros(SIZE, dtype=np.int64)
    row[_SIDE], row[_ROWS], row[_JOIN] = position.mover, options.rows, JOINS.index(options.join)
    row[_MOVER_ONLY], row[_TURN], row[_LIMIT] = options.completes == "mover", position.turn, options.limit
    row[_POINTS], row[_THINKER] = _points_of(position.result), thinker
    row[_PASSES] = position.since[-1:] == (None,)
    row[_COUNT], row[_PILED] = len(position.tableau), len(position.pile)
    for number, placed in enumerate(position.tableau):
        lying, cell = 2 * (placed.card - 1) + placed.turned, cell_number(placed.cell)
        row[_OCCUPIED + number], row[_GRID + cell] = cell, lying + 1
        row[_HASH] ^= _mix(cell * FACES + lying)
    row[_HANDS : _HANDS + 2 * HAND] = -1
    for seat, hand in enumerate(position.hands):
        for number, card in enumerate(hand):
            row[_HANDS + HAND * seat + number] = card - 1
            row[_HASH] ^= _hand_code(seat, card - 1)
        shown = hand if options.hands == "open" else position.known[seat]
        row[_KNOWN + seat] = sum(1 << (card - 1) for card in shown)
    row[_PILE : _PILE + len(position.pile)] = [card - 1 for card in reversed(position.pile)]
    _remember(row, position)
    return row


def _points_of(result: Outcome | None) -> int:
    if result is None:
        return UNDECIDED
    return 0 if not result.winners else 100 - 200 * result.winners[0]


def _remember(row: Ints, position: Position) -> None:
    """Step back through the swaps since the last new card, and note the hashes on the way, the oldest first."""
    state, mover = int(row[_HASH]), position.mover
    hashes = []
    for swap in (None, *reversed(position.since)):
        if swap is not None:
            cell = cell_number(swap.laid.cell)
            laid, taken = (2 * (placed.card - 1) + placed.turned for placed in (swap.laid, swap.taken))
            state ^= _mix(cell * FACES + laid) ^ _mix(cell * FACES + taken)
            state ^= _hand_code(swap.seat, laid // 2) ^ _hand_code(swap.seat, taken // 2)
        hashes.append((state & (1 << 61) - 1) * 2 + mover)
        mover = 1 - mover
    kept = hashes[:_REMEMBERED][::-1]
    row[_HISTORY : _HISTORY + len(kept)] = kept
    row[_PAST] = len(kept)


def infer(row: Ints, position: Position) -> None:
    """Note what the opponent's last turn says of the hidden hand: who could have won then would have.

    The table as it was then is known to everybody. A card drawn since may be any.
    """
    if position.last is None:
        return
    cell, swap = cell_number(position.last), position.since[-1] if position.since else None
    before = row.copy()
    before[_SIDE] = 1 - position.mover
    if swap is not None:
        before[_GRID + cell] = 2 * (swap.taken.card - 1) + swap.taken.turned + 1
    else:
        before[_GRID + cell] = 0
        cells = before[_OCCUPIED : _OCCUPIED + before[_COUNT]]
        cells[cells == cell] = cells[-1]
        before[_COUNT] -= 1
    row[_UNLIKELY] = finishing(before)
    row[_DRAWN] = swap is None and len(position.hands[1 - position.mover]) == HAND


def outcome_of(row: Ints) -> Outcome | None:
    """How the game in this row ended."""
    scored = int(row[_POINTS])
    if scored == UNDECIDED:
        return None
    winners = () if scored == 0 else (BLACK,) if scored > 0 else (WHITE,)
    return Outcome(winners, _REASONS[row[_REASON]])
