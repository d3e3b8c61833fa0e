"""What spectators see: the game as it is, or with a delay of one turn."""

from __future__ import annotations

from dataclasses import replace

from parlour.sitting import Sitting
from parlour.tables.state import TableState


def sees_delayed(state: TableState, person: int | None) -> bool:
    """Return whether this person sees the game one turn late; a host without a seat and the room's screen never do."""
    if not state.setup.delayed or state.play.status != "playing" or state.seats.of(person) is not None:
        return False
    return person is None or person not in (state.people.host, state.screen)


def one_turn_earlier(sitting: Sitting) -> Sitting:
    """Return the game as it was when the turn before the present one began.

    When that is depends only on what everyone can see: a secret choice in the present turn moves nothing.
    """
    start = _start_of_turn(sitting, len(sitting.positions) - 1)
    ply = _start_of_turn(sitting, start - 1) if start else 0
    return replace(sitting, moves=sitting.moves[:ply], positions=sitting.positions[: ply + 1])


def _start_of_turn(sitting: Sitting, ply: int) -> int:
    """Return the first position of the turn that this one belongs to."""
    while ply and _same_turn(sitting, ply):
        ply -= 1
    return ply


def _same_turn(sitting: Sitting, ply: int) -> bool:
    """Return whether this position belongs to the same turn as the one before it."""
    game, before, here = sitting.game, sitting.positions[ply - 1], sitting.positions[ply]
    if game.phase(before) == game.phase(here):
        return True
    movers = game.to_move(here)
    return len(movers) == 1 and movers == game.to_move(before)
