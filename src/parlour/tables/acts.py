"""What somebody at a table can ask for, and what the log says of it. A bot asks for its moves here like anybody."""

from __future__ import annotations

from dataclasses import dataclass

from parlour.game import IllegalMove, Refusal, Seat, check_not_reserved
from parlour.sitting import Ended, Moved, Sitting, TookBack
from parlour.tables.entries import Agreed, Asked, Declined, Entry, Said
from parlour.tables.state import TableState


class Stale(Refusal):
    """Somebody acted on something older than what is on the table."""


@dataclass(frozen=True, slots=True)
class Play:
    """A move in notation, for the phase in which it was chosen."""

    phase: int
    text: str


@dataclass(frozen=True, slots=True)
class Resign:
    pass


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Take the own last move back, or ask the others whether one may."""


@dataclass(frozen=True, slots=True)
class Answer:
    """Answer somebody's question; whoever asked withdraws it by not accepting."""

    accept: bool


@dataclass(frozen=True, slots=True)
class Say:
    text: str


Act = Play | Resign | TakeBack | Answer | Say


def decide(state: TableState, seat: Seat, act: Act) -> tuple[Entry, ...]:
    """What the log would say of this, or a refusal. Whether a move is legal, the fold of its entry says."""
    if isinstance(act, Say):
        return (_said(state, seat, act.text),)
    sitting = state.sitting
    if sitting.outcome:
        raise IllegalMove("game-over")
    match act:
        case Play(phase, text):
            if phase != state.phase:
                raise Stale(state.why_stale(phase))
            move = state.game.read(text)
            check_not_reserved(state.game, sitting.position, move)
            return (Moved(seat, state.game.write(move)),)
        case Resign():
            return (Ended(seat, "resigned"),)
        case TakeBack():
            return _taken_back(state, seat)
        case Answer(accept):
            return _answered(state, seat, accept)


def can_take_back(sitting: Sitting, seat: Seat) -> int:
    """How many moves would be left; refused where it is not allowed.

    While several may choose at once nothing is taken back: the answer would tell whether another has secretly chosen.
    """
    ply = sitting.last_own_ply(seat)
    if len(sitting.to_move) > 1:
        raise IllegalMove("cannot-take-back")
    return ply


def _taken_back(state: TableState, seat: Seat) -> tuple[Entry, ...]:
    ply = can_take_back(state.sitting, seat)
    if state.sitting.only_own_part(seat, ply) or not state.must_agree(seat):
        return (TookBack(ply),)
    if state.asking is not None:
        raise Refusal("already-asked")
    return (Asked(seat),)


def _answered(state: TableState, seat: Seat, accept: bool) -> tuple[Entry, ...]:
    if state.asking is None:
        raise Refusal("nothing-asked")
    if not accept and seat == state.asking:
        return (Declined(seat),)
    if seat not in state.unanswered:
        raise Refusal("not-yours-to-answer")
    if not accept:
        return (Declined(seat),)
    if state.unanswered - {seat}:
        return (Agreed(seat),)
    return (Agreed(seat), TookBack(can_take_back(state.sitting, state.asking)))


def _said(state: TableState, seat: Seat, text: str) -> Said:
    """What somebody says, on one line; refused where silence is the rule."""
    if not state.talk:
        raise Refusal("no-talk" if state.talk is None else "talk-closed")
    plain = " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())
    if not plain:
        raise Refusal("nothing-said")
    return Said(seat, plain)
