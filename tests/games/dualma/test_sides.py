"""Whose discs move first: the placements that `scripts/dualma_sides.py` compares."""

from __future__ import annotations

from parlour.games.dualma import rules
from parlour.games.dualma.rules import mover
from parlour.games.dualma.stacks import Colour
from scripts.dualma_sides import exchanged, placements


def test_exchanged_placements_are_the_same_hexes_in_the_other_colours() -> None:
    placed = placements(None, 0)
    assert exchanged(exchanged(placed)) == placed
    position = rules.setup(rules.options({}), None)
    for move in exchanged(placed):
        position = rules.play(position, mover(position), move)
    laid = {move.place: move.disc for move in placed}
    now = {move.place: move.disc for move in exchanged(placed)}
    assert laid.keys() == now.keys()
    assert len(laid) == 22
    assert all({laid[place], now[place]} == {Colour.BLACK, Colour.WHITE} for place in laid)
    assert mover(position) == 1, "White moves first, with the discs that Black had placed"
