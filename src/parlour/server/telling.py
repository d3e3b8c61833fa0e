"""The table message, put together from parts: what all may know, what each has heard, and what each sees.

A move changes all three; somebody coming or going changes only the first. Whatever has not changed is not made again.
"""

from __future__ import annotations

import json
from collections.abc import Collection

from parlour import wire
from parlour.game import IllegalMove, Seat
from parlour.players import levels
from parlour.server.analysing import allowed
from parlour.server.messages import in_json, seat_cards
from parlour.server.standing import Standing
from parlour.sitting import Sitting

_OWN = {"you", "told", "view", "can_take_back", "rematch_ticket", "clock"}
"""The parts that differ from listener to listener, or from moment to moment."""


def can_take_back(sitting: Sitting, seat: Seat) -> int:
    """How many moves would be left; refused where it is not allowed.

    While several may choose at once nothing is taken back: the answer would tell whether another has secretly chosen.
    """
    ply = sitting.last_own_ply(seat)
    if len(sitting.to_move) > 1:
        raise IllegalMove("cannot-take-back")
    return ply


def _may_take_back(sitting: Sitting, seat: Seat | None) -> bool:
    if seat is None:
        return False
    try:
        can_take_back(sitting, seat)
    except IllegalMove:
        return False
    return True


def _outcome_card(sitting: Sitting) -> wire.OutcomeCard | None:
    outcome = sitting.outcome
    if outcome is None:
        return None
    return wire.OutcomeCard(
        winners=outcome.winners,
        reason=outcome.reason,
        points=outcome.points,
        seat=sitting.end[1] if sitting.end else None,
    )


def _remarks(standing: Standing) -> tuple[wire.Remark, ...]:
    """What bots say about what a bystander sees, and so everybody."""
    sitting = standing.sitting
    bots = frozenset(seat for seat in range(sitting.seats) if standing.is_bot(seat))
    if not bots:
        return ()
    said = levels.remarks(sitting.game, sitting.view(None), bots)
    return tuple(wire.Remark(seat=seat, code=code, facts=dict(facts)) for seat, code, facts in said)


def _talk(standing: Standing) -> wire.Talk | None:
    may_talk = standing.talk
    if may_talk is None:
        return None
    return wire.Talk(open=may_talk, said=tuple(wire.Saying(seat=said.seat, text=said.text) for said in standing.said))


def _shared_part(standing: Standing, here: Collection[Seat]) -> str:
    sitting = standing.sitting
    message = wire.Table(
        table=standing.charter.table,
        game=standing.charter.game,
        options=dict(standing.charter.options),
        seats=seat_cards(standing, here),
        phase=sitting.game.phase(sitting.position),
        to_move=tuple(sorted(sitting.to_move)),
        awaited=tuple(sorted(sitting.awaited)),
        remarks=_remarks(standing),
        outcome=_outcome_card(sitting),
        asking=standing.asking,
        unanswered=tuple(sorted(standing.unanswered)),
        rematch=standing.following,
        talk=_talk(standing),
        you=None,
        told=(),
        view=None,
        can_take_back=False,
        can_analyse=allowed(standing),
    )
    return message.model_dump_json(exclude=_OWN)[:-1]


class _Hearing:
    """One listener's move list as JSON; a move more costs one line more."""

    def __init__(self, seat: Seat | None) -> None:
        self._seat = seat
        self._moves: tuple[tuple[Seat, object], ...] = ()
        self._lines: list[str] = []
        self._ends: list[int] = []
        """How many lines there were after each move."""

    def lines(self, sitting: Sitting) -> str:
        kept = 0
        # Moves that were not taken back are the very same objects.
        while kept < min(len(self._moves), len(sitting.moves)) and self._moves[kept] is sitting.moves[kept]:
            kept += 1
        del self._lines[self._ends[kept - 1] if kept else 0 :], self._ends[kept:]
        for ply, (mover, move) in enumerate(sitting.moves[kept:], kept):
            told = sitting.game.tell(sitting.positions[ply], mover, move, self._seat)
            if told is not None:
                heard = wire.Heard(seat=told.seat, text=told.text, code=told.code, facts=dict(told.facts))
                self._lines.append(heard.model_dump_json())
            self._ends.append(len(self._lines))
        self._moves = sitting.moves
        return f"[{','.join(self._lines)}]"


class _Own:
    """What one seat (or a bystander) sees and has heard."""

    def __init__(self, seat: Seat | None) -> None:
        self._seat = seat
        self._hearing = _Hearing(seat)
        self._sitting: Sitting | None = None
        self._text = ""

    def text(self, sitting: Sitting) -> str:
        if sitting is not self._sitting:
            may_take_back = json.dumps(_may_take_back(sitting, self._seat))
            self._text = (
                f'"you":{json.dumps(self._seat)},"can_take_back":{may_take_back},'
                f'"told":{self._hearing.lines(sitting)},"view":{in_json(sitting.view(self._seat))}'
            )
            self._sitting = sitting
        return self._text


class Teller:
    """Makes the table messages of one table."""

    def __init__(self) -> None:
        self._standing: Standing | None = None
        self._here: Collection[Seat] = ()
        self._shared = ""
        self._own: dict[Seat | None, _Own] = {}

    def message(self, standing: Standing, here: Collection[Seat], seat: Seat | None, ticket: str | None) -> str:
        """All that this listener may know. The ticket is the one for the next game, if there is one."""
        if standing is not self._standing or here != self._here:
            self._standing, self._here = standing, here
            self._shared = _shared_part(standing, here)
        if seat not in self._own:
            self._own[seat] = _Own(seat)
        return f'{self._shared},{self._own[seat].text(standing.sitting)},"rematch_ticket":{json.dumps(ticket)}}}'
