"""The coach's sentences to a learner before a turn, computed from the view of the seat."""

from __future__ import annotations

import msgspec

from parlour import wire
from parlour.delivery.analysis import Closed, GameSoFar, as_played, is_closed, replayed
from parlour.delivery.compute import Compute
from parlour.game import Seat
from parlour.school.coaching import CoachRemark, coached, tip
from parlour.sitting import Sitting
from parlour.tables.assistance import learner
from parlour.tables.state import TableState

_SAID = msgspec.json.Decoder(tuple[wire.CoachLine, ...])


def _made(sitting: Sitting, seat: Seat) -> int:
    return sum(mover == seat for mover, _ in sitting.moves)


def _cards(told: tuple[CoachRemark, ...]) -> tuple[wire.CoachLine, ...]:
    return tuple(wire.CoachLine(code=one.code, facts=dict(one.facts)) for one in told)


def _coached(played: GameSoFar, seat: Seat) -> str:
    """Return the sentences as JSON; runs in a worker."""
    sitting = replayed(played)
    return msgspec.json.encode(_cards(coached(sitting.game, sitting.view(seat), _made(sitting, seat)))).decode()


async def said(
    state: TableState, person: int | None, compute: Compute, caller: str, closed: Closed
) -> tuple[wire.CoachLine, ...]:
    """Return the sentences for this turn; none while the seat is not to move, only a tip on a closed position.

    Refused where people play each other.
    """
    sitting, seat = learner(state, person)
    if state.outcome is not None or seat not in sitting.awaited:
        return ()
    if not _made(sitting, seat):  # how to make a move: nothing has to be worked out
        return _cards(coached(sitting.game, sitting.view(seat), 0))
    if is_closed(sitting.game, sitting.position, await closed()):
        return _cards(tip(sitting.game, _made(sitting, seat)))
    return _SAID.decode(await compute.slow(caller, _coached, as_played(sitting), seat))
