"""Duality for learners: the table from the seat's own side, and a move as one number.

The table is shown as if the seat played from row 1 to the last one: for White it is turned by half a turn, with the
columns and the ends of every card. `docs/adapters.md` says what is lost.
"""

from __future__ import annotations

import functools
import itertools
from collections.abc import Mapping

import numpy as np

from parlour.engines.tensors import Draft, Part, Vector
from parlour.game import Seat
from parlour.games.duality.deck import WHITE, cards, colour, turn
from parlour.games.duality.notation import read
from parlour.games.duality.paths import Cell
from parlour.games.duality.rules import HAND, REPEATS, Move, Options, Pass
from parlour.games.duality.views import View

WIDE = 7
"""Columns on either side of the dealt one that have numbers of their own."""
COLUMNS = 2 * WIDE + 1
PAIRS = tuple(itertools.combinations(range(6), 2))
FACE = 6 + len(PAIRS)
"""Numbers for a card: which of its ends are the seat's, and which two are ends of one line."""
PLANES = 1 + FACE + 6 + 6 + 1
"""A card lies here, its face, the ends on the seat's path and on the other's, and whether it was laid last."""


@functools.cache
def tensors(options: Options) -> DualityTensors:
    return DualityTensors(options)


class DualityTensors:
    longest = 1

    def __init__(self, options: Options) -> None:
        self.rows, self.limit, self.deck = options.rows, options.limit, options.deck
        self.count = len(cards(options.deck))
        self.pass_ = HAND * 2 * self.rows * COLUMNS
        self.elsewhere = self.pass_ + 1
        self.actions = self.pass_ + 2
        self._last: tuple[View | None, Mapping[int, str]] = None, {}
        self.parts = (
            Part("table", (PLANES, self.rows, COLUMNS)),
            Part("hand", (HAND, 2 + FACE)),
            Part("rival", (HAND, 1 + FACE)),
            Part("numbers", (12,)),
        )

    def offers(self, view: View, draft: Draft) -> Mapping[int, str]:
        if self._last[0] is not view:  # asked for again when one of them is taken
            self._last = view, self._offers(view)
        return self._last[1]

    def _offers(self, view: View) -> Mapping[int, str]:
        assert view.seat is not None
        slots = {held.card: slot for slot, held in enumerate(view.hands[view.seat].cards)}
        found: dict[int, str] = {}
        for text in view.choices:
            found.setdefault(self._number(view.seat, slots, text), text)
        return found

    def _number(self, seat: Seat, slots: Mapping[int, int], text: str) -> int:
        move = _read(text)
        if isinstance(move, Pass):
            return self.pass_
        row, column = self._place(seat, move.cell)
        if not 0 <= column < COLUMNS:
            return self.elsewhere
        return ((2 * slots[move.card] + move.turned) * self.rows + row) * COLUMNS + column

    def _place(self, seat: Seat, cell: Cell) -> tuple[int, int]:
        """Return the row and column in the vector, as this seat sees them."""
        if seat == WHITE:
            return self.rows - cell.row, WIDE - cell.column
        return cell.row - 1, WIDE + cell.column

    def move(self, view: View, draft: Draft) -> Move | None:
        return _read(self.offers(view, ())[draft[0]]) if draft else None

    def observe(self, view: View, draft: Draft, parts: Mapping[str, Vector]) -> None:
        seat = view.seat
        assert seat is not None
        table, shift = parts["table"], 3 if seat == WHITE else 0
        for card in view.tableau:
            row, column = self._place(seat, Cell(card.row, card.column))
            if not 0 <= column < COLUMNS:
                continue
            shown = table[:, row, column]
            shown[0] = 1
            shown[1 : 1 + FACE] = _face(card.lines, seat)
            for first, side in ((1 + FACE, seat), (7 + FACE, 1 - seat)):
                for end in card.paths[side]:
                    shown[first + (end + shift) % 6] = 1
            shown[-1] = card.cell == view.last
        for slot, held in enumerate(view.hands[seat].cards):
            parts["hand"][slot, 0] = 1
            parts["hand"][slot, 1] = held.known
            parts["hand"][slot, 2:] = _face(held.lines, seat)
        for slot, held in enumerate(view.hands[1 - seat].cards):
            parts["rival"][slot, 0] = 1
            parts["rival"][slot, 1:] = _face(held.lines, seat)
        parts["numbers"][:] = (
            view.mover == seat and view.result is None,
            view.hands[seat].size / HAND,
            view.hands[1 - seat].size / HAND,
            view.pile / self.count,
            view.turn / self.limit,
            view.lengths[seat] / self.count,
            view.lengths[1 - seat] / self.count,
            view.progress[seat].rows / self.rows,
            view.progress[1 - seat].rows / self.rows,
            (view.occurrences - 1) / (REPEATS - 1),
            bool(view.since) and view.since[-1] is None,
            len(view.since) / (len(view.since) + 10),
        )

    def private(self, view: View) -> str:
        assert view.seat is not None
        return " ".join(str(held.card) for held in view.hands[view.seat].cards)


_read = functools.lru_cache(maxsize=1 << 15)(read)


@functools.cache
def _face(lines: str, seat: Seat) -> Vector:
    """A card as this seat sees it lie."""
    seen = turn(lines) if seat == WHITE else lines
    ends = [colour(letter) == seat for letter in seen]
    return np.array([*ends, *(seen[one] == seen[other] for one, other in PAIRS)], np.float32)
