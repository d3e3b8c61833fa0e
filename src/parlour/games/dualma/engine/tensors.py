"""DuAlma for learners: the stacks as the seat sees them; each move is one number, as in a batch."""

from __future__ import annotations

import functools
from collections.abc import Mapping

from parlour.boards.hexes import HEXES
from parlour.engines.tensors import Draft, Part, Vector
from parlour.games.dualma.engine.batches import ACTIONS
from parlour.games.dualma.notation import read
from parlour.games.dualma.rules import COLOURS, DISCS, Move, Options
from parlour.games.dualma.views import View

TEXTS = tuple(map(str, ACTIONS))
NUMBER = {text: number for number, text in enumerate(TEXTS)}
PLACES = {str(place): number for number, place in enumerate(HEXES)}
MINE, THEIRS, OVER_MINE, OVER_THEIRS, LAST = range(5)


@functools.cache
def tensors(options: Options) -> DualmaTensors:
    return DualmaTensors()


class DualmaTensors:
    actions = len(ACTIONS)
    longest = 1
    parts = (Part("board", (5, len(HEXES))), Part("numbers", (8,)))

    def offers(self, view: View, draft: Draft) -> Mapping[int, str]:
        return {NUMBER[text]: text for text in view.choices}

    def move(self, view: View, draft: Draft) -> Move | None:
        return read(TEXTS[draft[0]]) if draft else None

    def observe(self, view: View, draft: Draft, parts: Mapping[str, Vector]) -> None:
        assert view.seat is not None
        own, board, numbers = COLOURS[view.seat], parts["board"], parts["numbers"]
        for pile in view.piles:
            place = PLACES[pile.hex]
            board[MINE if pile.discs[-1] == own else THEIRS, place] = 1
            if len(pile.discs) > 1:
                board[OVER_MINE if pile.discs[-2] == own else OVER_THEIRS, place] = 1
        for hex_ in view.last:
            board[LAST, PLACES[hex_]] = 1
        numbers[:] = (
            view.to_move == view.seat,
            view.to_move is None,
            view.to_place == own,
            view.to_place not in ("", own),
            sum(view.left) / (2 * DISCS),
            view.occurrences / 3,
            view.passes / 2,
            view.moved / (view.moved + 50),
        )

    def private(self, view: View) -> str:
        return ""
