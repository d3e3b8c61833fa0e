"""Decides requests at a table: state, seat and request give log entries or a refusal. Bots come the same way."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from parlour.game import IllegalMove, Refusal, Seat
from parlour.sitting import Ended, Moved, Sitting, TookBack
from parlour.tables import absence, matchmaking, talk, waiting_room
from parlour.tables.admission import check_ticket
from parlour.tables.context import Context
from parlour.tables.entries import (
    Agreed,
    Asked,
    Declined,
    Entry,
    Paused,
    Resumed,
    Seated,
    TimeAdded,
    WentOn,
)
from parlour.tables.open_question import asked, unanswered
from parlour.tables.parts.question import OpenQuestion
from parlour.tables.requests import (
    AbsenceRequest,
    AddTime,
    Answer,
    AskLink,
    EndGame,
    GoOn,
    Pause,
    Play,
    Resume,
    Sit,
    TableRequest,
    TakeBack,
    TalkRequest,
    WaitingRoomRequest,
)
from parlour.tables.state import TableState

MOST_LINES = 20_000
"""Lines of a log after which only entries are accepted that bring a game to its end."""
MOST_CHOICES = 50
"""How often a person may change a secret choice within one phase."""
MOST_ADDED = 600
"""Seconds that the host can add to one turn."""


class Stale(Refusal):
    """The request was made for an older phase of the game."""


NEEDED = Answer | EndGame | Resume | AbsenceRequest


def decide(state: TableState, person: int, request: TableRequest | AskLink, context: Context) -> tuple[Entry, ...]:
    """Return the entries that this request leads to, or raise a refusal. The fold finds out whether a move is legal."""
    check_ticket(state, person)
    if isinstance(request, Play):  # first, for it is what is done most
        return _played_by(state, person, request, context)
    if state.activity.length >= MOST_LINES and not isinstance(request, NEEDED):
        raise Refusal("log-full")
    if isinstance(request, TalkRequest) and state.people.by_number[person].uninvited:
        raise Refusal("not-let-in")
    if isinstance(request, AskLink):
        return waiting_room.link_given(state, person, request.seat, context)
    if isinstance(request, Sit) and request.seat is not None and state.play.status == "playing":
        return absence.join_midgame(state, person, request.seat, context.now)
    if isinstance(request, WaitingRoomRequest):
        return waiting_room.gather(state, person, request, context)
    if isinstance(request, AbsenceRequest):
        return absence.handle_absence(state, person, request, context)
    if isinstance(request, TalkRequest):
        return talk.talked(state, person, request, context.clean)
    if isinstance(request, Answer):
        return _answered(state, person, request.accept)
    seat = state.seats.of(person)
    if state.play.sitting is None or state.play.gathering:
        raise IllegalMove("not-started" if state.play.sitting is None else "game-over")
    match request:
        case TakeBack():
            if seat is None:
                raise Refusal("bystander")
            return _taken_back(state, state.play.sitting, person, seat, context.now)
        case EndGame() | Pause() | Resume() | GoOn() | AddTime():
            return _agreed_upon(state, person, request, context.now)


def _played_by(state: TableState, person: int, play: Play, context: Context) -> tuple[Entry, ...]:
    if state.play.sitting is None or state.play.gathering:
        raise IllegalMove("not-started" if state.play.sitting is None else "game-over")
    seat = state.seats.of(person)
    if seat is None:
        raise Refusal("bystander")
    entries = played(state, seat, play.phase, play.text, talk.voice(state, person, context.clean))
    talk.check_heard(state, person, seat, play.text)
    return entries


def played(
    state: TableState, seat: Seat, phase: int, text: str, clean: Callable[[str], str] = str
) -> tuple[Entry, ...]:
    """Return the entries for a move of a person or a bot, with its texts censored."""
    if state.play.sitting is None or state.play.gathering:
        raise IllegalMove("not-started")
    if state.outcome:
        raise IllegalMove("game-over")
    if phase != state.play.phase:
        raise Stale(state.play.why_stale(phase))
    if state.clock.paused is not None:
        raise IllegalMove("paused")
    _check_changes_of_mind(state.play.sitting, seat)
    move = state.game.read(text)
    state.game.check_not_reserved(state.play.sitting.position, move)
    return (Moved(seat, talk.written(state.game, move, clean)),)


def _check_changes_of_mind(sitting: Sitting, seat: Seat) -> None:
    """A player may change a secret choice, up to a limit: the log of a turn is bounded."""
    if seat not in sitting.to_move or seat in sitting.awaited:
        return
    phase = sitting.game.phase(sitting.position)
    chosen = 0
    for ply in reversed(range(len(sitting.moves))):
        if sitting.game.phase(sitting.positions[ply]) != phase:
            return
        chosen += sitting.moves[ply][0] == seat
        if chosen >= MOST_CHOICES:
            raise IllegalMove("chosen-often", most=MOST_CHOICES)


def can_take_back(sitting: Sitting, seat: Seat) -> int:
    """Return how many moves would be left after a take-back; refused where it is not allowed.

    While several may choose at once nothing is taken back: the answer would tell whether another has secretly chosen.
    """
    ply = sitting.last_own_ply(seat)
    if len(sitting.to_move) > 1:
        raise IllegalMove("cannot-take-back")
    return ply


def _taken_back(state: TableState, sitting: Sitting, person: int, seat: Seat, now: int) -> tuple[Entry, ...]:
    ply = can_take_back(sitting, seat)
    if sitting.only_own_part(seat, ply):
        return (TookBack(ply),)
    return _ask(state, Asked(person, "take-back"), now)


def _ask(state: TableState, question: Asked, now: int) -> tuple[Entry, ...]:
    """Return the entries that ask the others, or those of the answer where there is no one to ask."""
    entries = asked(state, question, now)
    open_question = replace(state, question=OpenQuestion(question))
    return entries if unanswered(open_question) else settled(open_question)


def closed_without_answer(state: TableState) -> tuple[Entry, ...]:
    """Return the entries that follow when no one is left to answer the open question."""
    question = state.question.asked
    assert question is not None
    if question.what == "seat" and question.where is not None and not state.question.agreed:
        try:
            absence.check_needs_no_one(state, question.person, question.where)
        except Refusal:
            return (Declined(question.person),)
    return settled(state)


def settled(state: TableState) -> tuple[Entry, ...]:
    """Return the entries that follow when everyone has agreed to the open question."""
    question = state.question.asked
    assert question is not None
    if question.what == "come":
        gone = state.people.by_number[question.person].left or not state.play.gathering
        return Declined(question.person), *(() if gone else waiting_room.any_seat(state, question.person))
    if state.play.sitting is None or state.people.by_number[question.person].left:
        return (Declined(question.person),)
    seat = state.seats.next_of(question.person)
    if seat is None and question.what in ("take-back", "resign"):
        return (Declined(question.person),)
    match question.what:
        case "take-back":
            return _taken_back_if_possible(state.play.sitting, question.person, seat or 0)
        case "resign":
            return (Ended(seat or 0, "resigned"),)
        case "end":
            return (Ended(0, "agreed"),)
        case "pause":
            return (Paused(),)
        case "meet":
            return matchmaking.begun_with(state, question.person)
        case "seat":
            assert question.where is not None
            return Declined(question.person), Seated(question.person, question.where)


def _taken_back_if_possible(sitting: Sitting, person: int, seat: Seat) -> tuple[Entry, ...]:
    try:
        return (TookBack(can_take_back(sitting, seat)),)
    except IllegalMove:
        return (Declined(person),)


def _answered(state: TableState, person: int, accept: bool) -> tuple[Entry, ...]:
    if state.question.asked is None:
        raise Refusal("nothing-asked")
    if not accept and person == state.question.asked.person:
        return (Declined(person),)
    if person not in unanswered(state):
        raise Refusal("not-yours-to-answer")
    if not accept:
        return (Declined(person),)
    if unanswered(state) - {person}:
        return (Agreed(person),)
    return (Agreed(person), *settled(state))


def _agreed_upon(
    state: TableState, person: int, request: EndGame | Pause | Resume | GoOn | AddTime, now: int
) -> tuple[Entry, ...]:
    if state.play.status != "playing":
        raise IllegalMove("game-over")
    plays = state.seats.next_of(person) is not None
    if not plays and person != state.people.host:
        raise Refusal("bystander")
    match request:
        case EndGame():
            return _ask(state, Asked(person, "end"), now)
        case Pause():
            if state.clock.paused is not None:
                raise Refusal("paused")
            # Around one screen everyone hears the host say so.
            asks = plays and not (state.charter.screen and person == state.people.host)
            return _ask(state, Asked(person, "pause"), now) if asks else (Paused(),)
        case Resume():
            if state.clock.paused is None:
                raise Refusal("not-paused")
            return (Resumed(),)
        case GoOn():
            if person != state.people.host:
                raise Refusal("host-only")
            if not may_go_on(state):
                raise Refusal("nothing-revealed")
            return (WentOn(),)
        case AddTime(seconds=seconds):
            if person != state.people.host:
                raise Refusal("host-only")
            _check_added(state, person, seconds)
            return (TimeAdded(seconds),)


def may_go_on(state: TableState) -> bool:
    """Return whether a reveal is still being looked at."""
    if state.play.status != "playing" or state.clock.went_on or not state.game.has_reveals:
        return False
    # Bots choose at once: as long as the people may still talk about it, it is looked at; on a room's screen always.
    return bool(state.may_talk) or (state.charter.screen and _explained(state))


def _explained(state: TableState) -> bool:
    sitting = state.play.sitting
    return sitting is not None and any(state.game.explainable(sitting.position, seat) for seat in range(sitting.seats))


def _check_added(state: TableState, person: int, seconds: int) -> None:
    """Refuse added time that helps the host alone, or that is too much: others wait meanwhile."""
    if seconds <= 0 or not (state.clock.stocks or state.clock.deadline):
        raise Refusal("bad-time-control")
    if state.clock.added + seconds > MOST_ADDED:
        raise Refusal("time-added-enough", minutes=MOST_ADDED // 60)
    seat = state.seats.next_of(person)
    own = () if seat is None else state.side_of(seat)
    others = any(other != person and not state.people.same_device(other, person) for other in state.seats.seated)
    if (
        others
        and state.clock.deadline is None
        and state.clock.stocks is not None
        and state.clock.stocks.running <= set(own)
    ):
        raise Refusal("time-for-others")
