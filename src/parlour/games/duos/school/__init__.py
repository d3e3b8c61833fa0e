"""The lesson of DUOS."""

from __future__ import annotations

from parlour.games.duos import Choose, Move, Not, Yes


def places(move: Move) -> tuple[str, ...]:
    if isinstance(move, Choose):
        return tuple(card for pair in move.pairs for card in pair)
    return (move.card,) if isinstance(move, Yes | Not) else ()
