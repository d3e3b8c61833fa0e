"""The laws of secrecy, which a server checks before others play a game from elsewhere."""

from __future__ import annotations

from typing import Any

from pydantic import TypeAdapter

from parlour.chance import Chance
from parlour.game import Game, Seat
from parlour.sitting import Sitting

_REDEALS = 40
_ADAPTERS: dict[Any, TypeAdapter[Any]] = {}
"""Cached, because building one takes a hundred times as long as using it."""


def on_the_wire(view: object) -> bytes:
    kind = type(view)
    if kind not in _ADAPTERS:
        _ADAPTERS[kind] = TypeAdapter(kind)
    return _ADAPTERS[kind].dump_json(view)


def check_secrecy(game: Game, position: Any, seat: Seat | None, chance: Chance) -> None:
    """A view depends only on what its seat may know: a redeal from it looks the same."""
    seen = game.view(position, seat)
    again = game.view(game.redeal(seen, chance), seat)
    assert again == seen, f"seat {seat} sees something that its redeals do not have"
    assert on_the_wire(again) == on_the_wire(seen)


def check_redeals_differ(game: Game, sitting: Sitting, chance: Chance) -> None:
    """Where something is dealt and hidden, no view tells all of it: redeals from it are not all alike."""
    if game.is_open or not game.write_deal(sitting.deal) or sitting.outcome is not None:
        return
    for seat in (*range(sitting.seats), None):
        seen = sitting.view(seat)
        redealt = [game.redeal(seen, chance) for _ in range(_REDEALS)]
        assert any(each != redealt[0] for each in redealt), f"the view of seat {seat} tells all that was dealt"
