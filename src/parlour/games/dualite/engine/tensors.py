"""Dualité for learners: the circles, the last move and whose turn it is; each move is one number, as in a batch."""

from __future__ import annotations

import functools
from collections.abc import Mapping

from parlour.boards.square import cells
from parlour.engines.tensors import Draft, Part, Vector
from parlour.games.dualite.notation import read
from parlour.games.dualite.rules import Move, Open, Options, moves, setup
from parlour.games.dualite.views import View

WHITE, BLACK, LAST = range(3)


@functools.cache
def tensors(options: Options) -> DualiteTensors:
    return DualiteTensors(options)


class DualiteTensors:
    longest = 1

    def __init__(self, options: Options) -> None:
        self.players, size = options.players, options.size
        places = tuple(map(str, cells(size)))
        openings = (move for move in moves(setup(options, None), 0) if isinstance(move, Open))
        self.number = {text: number for number, text in enumerate((*places, *map(str, openings)))}
        self.actions = len(self.number)
        self.places = {place: divmod(number, size) for number, place in enumerate(places)}
        self.parts = (Part("board", (3, size, size)), Part("turn", (self.players,)))

    def offers(self, view: View, draft: Draft) -> Mapping[int, str]:
        return {self.number[text]: text for text in view.choices}

    def move(self, view: View, draft: Draft) -> Move | None:
        return next(read(text) for text, number in self.number.items() if number == draft[0]) if draft else None

    def observe(self, view: View, draft: Draft, parts: Mapping[str, Vector]) -> None:
        assert view.seat is not None
        for circle in view.circles:
            parts["board"][BLACK if circle.black else WHITE, *self.places[circle.cell]] = 1
        for place in view.anchors:
            parts["board"][LAST, *self.places[place]] = 1
        if view.to_move is not None:
            parts["turn"][(view.to_move - view.seat) % self.players] = 1

    def private(self, view: View) -> str:
        return ""
