"""When a solver or a coach may speak: of finished games and in practice, never while people play each other."""

from __future__ import annotations

from parlour.game import Refusal, Seat
from parlour.sitting import Sitting
from parlour.solvers.analysis import game_analysis
from parlour.solvers.review import can_review
from parlour.tables.state import TableState


def practised(state: TableState) -> bool:
    """Return whether one person plays alone or against bots."""
    free = any(holder.free for holder in state.seats.shown)
    people = [holder.person for holder in state.seats.shown if holder.person is not None]
    return not free and all(state.people.same_device(people[0], other) for other in people[1:])


def may_analyse(state: TableState) -> bool:
    """Return whether this game may be analysed now: it is over, or practice with nothing hidden."""
    sitting = state.play.sitting
    if sitting is None or not can_review(sitting.game):
        return False
    analysis = game_analysis(sitting.game)
    if analysis is not None and sitting.seats != 2:
        return False
    if state.outcome is not None:
        return True
    return analysis is not None and practised(state)


def closed_position(state: TableState) -> str | None:
    """What lies here, as `alike` names it, where people play each other and have chosen that the solver is closed.

    Before their first move they are where every game begins: that is no one's own.
    """
    analysis, sitting = game_analysis(state.game), state.play.sitting
    if not state.charter.solver_closed or state.play.status != "playing" or analysis is None or may_analyse(state):
        return None
    return analysis.alike(sitting.position) if sitting is not None and sitting.moves else None


def learner(state: TableState, person: int | None) -> tuple[Sitting, Seat]:
    """Return what a person plays who may be coached, and where they sit; refused where people play each other."""
    sitting, seat = state.play.sitting, state.seats.of(person)
    if sitting is None:
        raise Refusal("not-started")
    if seat is None or not practised(state):
        raise Refusal("coach-not-here")
    return sitting, seat
