"""The table message of each listener: what all may know, what this one has heard, and what it sees.

A move changes all three; a person coming or going changes only the first. Whatever has not changed is neither made nor
written again.
"""

from __future__ import annotations

from bisect import bisect_left
from typing import Any

import msgspec
from msgspec import structs

from parlour import wire
from parlour.boards.picture import shown
from parlour.delivery.messages import seat_cards
from parlour.game import Game, IllegalMove, Seat, asked_for, written_options
from parlour.players import levels
from parlour.sitting import Sitting
from parlour.tables import requests
from parlour.tables.absence import claimable
from parlour.tables.assistance import may_analyse
from parlour.tables.clocks import time_left
from parlour.tables.decision import can_take_back, may_go_on
from parlour.tables.entries import Said
from parlour.tables.evening import planned_next, standings, votes_for_next
from parlour.tables.open_question import unanswered
from parlour.tables.parts.current_game import tallies
from parlour.tables.parts.seats import Holder
from parlour.tables.spectators import one_turn_earlier, sees_delayed
from parlour.tables.state import TableState
from parlour.tables.talk import may_guess
from parlour.tables.waiting_room import may_replace_host, missing_for_another


class Presence(msgspec.Struct, frozen=True):
    """What a table message says besides the log: who is connected, who is absent, the code of the table."""

    here: frozenset[int] = frozenset()
    absent: tuple[Seat, ...] = ()
    code: str | None = None
    plain: frozenset[Seat] = frozenset()
    """The bots whose last move was below their level."""
    host_idle: bool = False
    """Whether the host has been idle for so long that a player may become host."""
    upright: bool | None = None
    """Whether a player's page is upright, so that all boards lie as on it; None where one page is alone."""


def _may_take_back(sitting: Sitting, seat: Seat | None) -> bool:
    if seat is None or sitting.outcome is not None:
        return False
    try:
        can_take_back(sitting, seat)
    except IllegalMove:
        return False
    return True


def _outcome_card(state: TableState) -> wire.OutcomeCard | None:
    outcome, sitting = state.outcome, state.play.sitting
    if outcome is None or sitting is None:
        return None
    by_seat = sitting.end is not None and bool(outcome.winners)
    return wire.OutcomeCard(
        winners=outcome.winners,
        reason=outcome.reason,
        points=outcome.points,
        seat=sitting.end[1] if sitting.end is not None and by_seat else None,
        early=sitting.end is not None,
    )


def table_status(state: TableState, here: frozenset[int], person: int, now: int) -> wire.TableStatus:
    """Return how a table stands for a player who is elsewhere; late spectators learn nothing of the present turn."""
    sitting, delayed = state.play.sitting, sees_delayed(state, person)
    left = time_left(state, now) if state.slow and not delayed else None
    return wire.TableStatus(
        game=state.game.NAME,
        seats=seat_cards(state.game, state.setup.options, state.seats.shown, here),
        status=state.play.status,
        awaited=tuple(sorted(one_turn_earlier(sitting).awaited if delayed and sitting is not None else state.awaited)),
        outcome=_outcome_card(state),
        can_analyse=may_analyse(state),
        person=person,
        next_game=state.next_game,
        left=None if left is None else left[0],
    )


def _shuffle_card(state: TableState) -> wire.ShuffleCard | None:
    """Return the commitment and, once the game is over, all that proves it."""
    shuffle = state.play.shuffle
    if shuffle is None:
        return None
    over = state.outcome is not None
    return wire.ShuffleCard(
        game=shuffle.game,
        commitment=shuffle.commitment,
        version=shuffle.version,
        parts=tuple(
            wire.PartCard(
                seat=part.seat,
                person=part.person,
                seal=part.seal,
                open=part.nonce is not None,
                nonce=part.nonce if over else None,
            )
            for part in shuffle.parts
        ),
        secret=shuffle.secret if over else None,
    )


def _remarks(state: TableState) -> tuple[wire.Remark, ...]:
    """Return what bots say about what everyone sees."""
    if not state.seats.bots or state.play.sitting is None:
        return ()
    said = levels.remarks(state.game, state.play.sitting.view(None), frozenset(state.seats.bots))
    return tuple(wire.Remark(seat=seat, code=code, facts=dict(facts)) for seat, code, facts in said)


def _reasons(state: TableState) -> tuple[wire.Remark, ...]:
    """Return the reasons of people for what they revealed, in the form of bots' remarks."""
    told = ((reason.seat, *state.game.explanation(reason.about, reason.text)) for reason in state.talk.reasons)
    return tuple(wire.Remark(seat=seat, code=code, facts=dict(facts)) for seat, code, facts in told)


def _may_explain(state: TableState, seat: Seat | None) -> tuple[str, ...]:
    if seat is None or state.play.sitting is None or not state.may_talk:
        return ()
    return state.game.explainable(state.play.sitting.position, seat)


def _saying(state: TableState, said: Said) -> wire.Saying:
    person = state.people.by_number.get(said.person)
    name = "" if person is None else person.name
    return wire.Saying(seat=said.seat, text=said.text, person=said.person, name=name, code=said.code)


def _talk(state: TableState, watches: bool, latest: int | None = None) -> wire.Talk | None:
    """Return the remarks that this listener may read: all for spectators, whose own only spectators read."""
    may_talk = True if watches and state.play.status == "playing" else state.may_talk
    if may_talk is None:
        return None
    heard = (
        said
        for said, moves in zip(state.talk.said, state.talk.said_after, strict=True)
        if (watches if said.aside else latest is None or moves <= latest)
    )
    return wire.Talk(open=may_talk, said=tuple(_saying(state, said) for said in heard))


def _people(state: TableState, presence: Presence) -> tuple[wire.PersonCard, ...]:
    ready = state.people.at_device(state.setup.ready)
    by_link = {holder.person for holder in state.seats.holders if holder.by_link}
    return tuple(
        wire.PersonCard(
            person=number,
            name=person.name,
            seat=state.seats.next_of(number),
            here=number in presence.here,
            away_since=None if number in presence.here else person.away,
            left=person.left,
            ready=number in ready,
            muted=person.muted,
            link_given=bool(person.link),
            by_link=number in by_link,
        )
        for number, person in sorted(state.people.by_number.items())
        if not person.removed
    )


def _question(state: TableState) -> wire.QuestionCard | None:
    question = state.question.asked
    if question is None:
        return None
    return wire.QuestionCard(
        what=question.what, by=question.person, seat=question.where, unanswered=tuple(sorted(unanswered(state)))
    )


def _audience(state: TableState) -> wire.AudienceCard | None:
    audience = state.audience
    if not state.game.has_audience or (audience.last is None and not audience.guesses):
        return None
    last = None if audience.last is None else wire.RevealedGuess(text=audience.last.text, points=audience.last.points)
    return wire.AudienceCard(guesses=len(audience.guesses), points=audience.points, last=last)


def _moments(state: TableState) -> tuple[wire.Moment, ...]:
    if state.outcome is None or state.play.sitting is None:
        return ()
    found = state.play.sitting.game.moments(state.play.sitting.positions)
    return tuple(wire.Moment(code=code, facts=dict(facts)) for code, facts in found)


def _evening(state: TableState) -> wire.EveningCard:
    wishes: dict[str, list[int]] = {}
    for person, game in sorted(state.setup.wishes.items()):
        wishes.setdefault(game, []).append(person)
    return wire.EveningCard(
        games=tuple(result.game or state.charter.game for result in state.play.results),
        players=tuple(
            wire.EveningPlayerCard(name=player.name, person=player.person, points=player.points, total=player.total)
            for player in standings(state.play.results)
        ),
        plan=state.charter.plan,
        next=planned_next(state),
        wishes={game: tuple(people) for game, people in wishes.items()},
        open=state.play.status != "playing" and not state.strangers,
    )


def _another_round(state: TableState) -> dict[str, str]:
    """Return what to change for one more round, once the game is over."""
    if state.outcome is None or state.play.sitting is None:
        return {}
    return dict(state.game.another_round(state.play.sitting.options))


def _room(state: TableState, presence: Presence) -> dict[str, Any]:
    """Return the fields of the room that are the same for everyone."""
    return {
        "status": state.play.status,
        "solver_closed": state.charter.solver_closed,
        "commitment": None if state.next_shuffle is None else state.next_shuffle.commitment,
        "seals": tuple(
            wire.SealCard(person=person, seal=seal, open=person in state.shuffle.nonces)
            for person, seal in sorted(state.shuffle.seals.items())
        ),
        "shuffling": state.shuffle.opened_since is not None,
        "host": state.people.host,
        "people": _people(state, presence),
        "time": state.setup.time,
        "paused": state.clock.paused is not None,
        "question": _question(state),
        "absent": presence.absent if state.play.status == "playing" else (),
        "games": len(state.play.results),
        "score": tuple(
            wire.TallyCard(name=tally.name, person=tally.person, wins=tally.wins, points=tally.points)
            for tally in tallies(state.play.results)
        ),
        "evening": _evening(state),
        "audience": _audience(state),
        "shown": state.talk.shown,
        "delayed": state.setup.delayed,
        "screen": state.screen,
        "upright": presence.upright,
        "another_round": _another_round(state),
        "closed": state.people.closed,
        "added": state.clock.added,
        "went_on": state.clock.went_on,
        "missing": tuple(sorted(missing_for_another(state, presence.here))) if state.play.gathering else (),
    }


def _own_room(state: TableState, presence: Presence, person: int | None) -> dict[str, Any]:
    """Return the fields of the room that depend on the person; None is a person without a ticket."""
    who = None if person is None else state.people.by_number.get(person)
    uninvited = person is None or (who is not None and who.uninvited)
    reports = state.talk.reports if person is not None and person == state.people.host else ()
    late = {"audience": None} if sees_delayed(state, person) else {}  # it tells how a reveal went
    return {
        **late,
        "you": person,
        "code": None if uninvited or (who is not None and who.from_lobby) else presence.code,
        "uninvited": uninvited,
        "can_guess": person is not None and may_guess(state, person),
        "guess": None if person is None else state.audience.guesses.get(person),
        "can_host": person is not None and presence.host_idle and may_replace_host(state, person),
        "can_vote": person is not None and votes_for_next(state, person),
        "can_claim": person is not None and claimable(state, person, presence.absent) is not None,
        "reports": tuple(wire.ReportCard(person=report.person, by=report.by, text=report.text) for report in reports),
    }


class _SharedFields:
    """The encoded fields around the board, the same for all. Moves and time alone do not change them."""

    def __init__(self) -> None:
        self._made_from: tuple[object, ...] | None = None
        self._room: dict[str, msgspec.Raw] = {}
        self._rooms: dict[int | None, bytes] = {}
        self._written = b""

    def written(self, state: TableState, presence: Presence) -> bytes:
        """Return the encoded fields, cached while the parts they are made of are the same."""
        sitting = state.play.sitting
        options = state.setup.options if sitting is None else sitting.options
        made_from = (presence, state.outcome, *_around_the_board(state))
        if made_from != self._made_from:
            self._made_from = made_from
            shown = _seated(state.game, options, state.seats.shown, presence.here, presence.plain)
            same = options is state.setup.options and state.seats.shown is state.seats.holders and not presence.plain
            next_game = shown if same else _seated(state.game, state.setup.options, state.seats.holders, presence.here)
            self._room, self._rooms = wire.encoded_fields(_room(state, presence) | next_game), {}
            self._written = wire.fields(_for_all(state) | shown)
        return self._written

    def room(self, state: TableState, presence: Presence, person: int | None) -> bytes:
        if person not in self._rooms:
            self._rooms[person] = wire.fields({"room": self._room | _own_room(state, presence, person)})
        return self._rooms[person]


def _around_the_board(state: TableState) -> tuple[object, ...]:
    """Return what these fields depend on: the parts that a move does not change, and values of the others."""
    play, clock = state.play, state.clock
    shown = (play.sitting is None, play.gathering, play.results, play.shuffle, state.talk.reports)
    beside = (state.talk.shown, state.audience)
    clocks = (clock.paused is None, clock.added, clock.went_on)
    return (state.setup, state.seats, state.people, state.question, state.shuffle, *shown, *beside, *clocks)


def _seated(
    game: Game,
    options: object,
    holders: tuple[Holder, ...],
    here: frozenset[int],
    plain: frozenset[Seat] = frozenset(),
) -> dict[str, Any]:
    """Return the options and seats of a game."""
    return {"options": written_options(options), "seats": seat_cards(game, options, holders, here, plain)}


def _for_all(state: TableState) -> dict[str, Any]:
    asking = (
        state.question.asked if state.question.asked is not None and state.question.asked.what == "take-back" else None
    )
    seats_asked = (state.seats.next_of(person) for person in sorted(unanswered(state))) if asking else ()
    return {
        "kind": "table",
        "table": state.charter.table,
        "game": state.game.NAME,
        "outcome": _outcome_card(state),
        "shuffle": _shuffle_card(state),
        "asking": None if asking is None else state.seats.next_of(asking.person),
        "unanswered": tuple(seat for seat in seats_asked if seat is not None),
        "can_analyse": may_analyse(state),
        "moments": _moments(state),
    }


def _turn(state: TableState, remarks: tuple[wire.Remark, ...]) -> bytes:
    """Return the fields that every move changes, the same for everyone."""
    sitting = state.play.sitting
    return wire.fields({
        "phase": state.play.phase,
        "to_move": () if sitting is None else sorted(sitting.to_move),
        "awaited": () if sitting is None else sorted(sitting.awaited),
        "can_go_on": may_go_on(state),
        "remarks": remarks,
    })  # fmt: skip


class _MoveList:
    """The encoded move list of one seat: a new move costs one new line."""

    def __init__(self, seat: Seat | None) -> None:
        self._seat = seat
        self._moves: tuple[tuple[Seat, object], ...] = ()
        self._lines: list[msgspec.Raw] = []
        self._ends: list[int] = []
        """The number of lines after each move."""

    def lines(self, sitting: Sitting) -> list[msgspec.Raw]:
        """Return the encoded lines."""
        moves, known = sitting.moves, self._moves
        kept = min(len(known), len(moves))
        # Moves that were not taken back are the very same objects, and so are all before them.
        while kept and known[kept - 1] is not moves[kept - 1]:
            kept -= 1
        if kept < len(known):
            del self._lines[self._ends[kept - 1] if kept else 0 :], self._ends[kept:]
        for ply in range(kept, len(moves)):
            mover, move = moves[ply]
            told = sitting.game.announce(sitting.positions[ply], mover, move, self._seat)
            if told is not None:
                self._lines.append(msgspec.Raw(wire.written(told)))
            self._ends.append(len(self._lines))
        self._moves = moves
        return self._lines

    def position(self, sitting: Sitting, line: int) -> Any:
        """Return the position after this many lines of the list."""
        last = len(self.lines(sitting))
        if line > last:
            raise IllegalMove("look-too-far", ply=line, last=last)
        # The first move after which there were this many lines.
        return sitting.position if line == last else sitting.positions[bisect_left(self._ends, line) + 1 if line else 0]


class _SeatFields:
    """The encoded view and move list of one seat, or of a bystander."""

    def __init__(self, seat: Seat | None) -> None:
        self._seat = seat
        self._hearing = _MoveList(seat)
        self._sitting: Sitting | None = None
        nothing = {"you": seat, "announcements": (), "view": None, "asked": "", "can_take_back": False}
        self._nothing = self._written = wire.fields(nothing)

    def written(self, sitting: Sitting | None) -> bytes:
        if sitting is None:  # before the first game, and before another one of an evening
            return self._nothing
        if sitting is not self._sitting:
            view = sitting.game.view(sitting.position, self._seat)
            self._written = wire.fields({
                "you": self._seat,
                "view": shown(sitting.game, view),
                "asked": asked_for(view),
                "can_take_back": _may_take_back(sitting, self._seat),
                "announcements": self._hearing.lines(sitting),
            })  # fmt: skip
            self._sitting = sitting
        return self._written

    def looked(self, sitting: Sitting, line: int) -> Any:
        """Return the view after this many lines of this seat's move list."""
        return shown(sitting.game, sitting.game.view(self._hearing.position(sitting, line), self._seat))


class _SeatFieldsBySeat(dict[Seat | None, _SeatFields]):
    """Makes the fields of a seat when they are first needed."""

    def __missing__(self, seat: Seat | None) -> _SeatFields:
        own = self[seat] = _SeatFields(seat)
        return own


class _DelayedFields:
    """The encoded fields of one turn ago, for spectators whom the host has delayed."""

    def __init__(self) -> None:
        self._own = _SeatFields(None)
        self._now: Sitting | None = None
        self._then: Sitting | None = None

    def written(self, state: TableState) -> tuple[bytes, bytes]:
        """Return the turn of then, with the view and move list of a bystander."""
        assert state.play.sitting is not None  # a game is played
        sitting = self._earlier(state.play.sitting)
        then = structs.replace(state, play=structs.replace(state.play, sitting=sitting))
        return _turn(then, _remarks(then)), self._own.written(sitting)

    def talk(self, state: TableState) -> wire.Talk | None:
        assert state.play.sitting is not None
        return _talk(state, watches=True, latest=len(self._earlier(state.play.sitting).moves))

    def looked(self, sitting: Sitting, line: int) -> Any:
        return self._own.looked(self._earlier(sitting), line)

    def _earlier(self, sitting: Sitting) -> Sitting:
        if self._then is None or sitting is not self._now:
            self._now, self._then = sitting, one_turn_earlier(sitting)
        return self._then


_NOTHING_PERSONAL = wire.fields({"talk": None, "draft": "", "delayed": False, "explain": ()})
"""The personal fields of most listeners."""


class TableMessages:
    """Makes the table messages of one table."""

    def __init__(self) -> None:
        self._shared_fields = _SharedFields()
        self._state: TableState | None = None
        self._presence: Presence | None = None
        self._common = b"", b""
        """The fields for everyone, around the board and of the turn, and what they were made from."""
        self._own = _SeatFieldsBySeat()
        self._delayed = _DelayedFields()

    def message(self, state: TableState, presence: Presence, person: int | None, draft: str = "") -> wire.WrittenTable:
        """Return the table message of a listener, but for the clock."""
        if state is not self._state or presence is not self._presence:
            turn = _turn(state, (*_remarks(state), *_reasons(state)))
            self._common = self._shared_fields.written(state, presence), turn
            self._state, self._presence = state, presence
        (around, turn), seat = self._common, state.seats.of(person)
        room = self._shared_fields.room(state, presence, person)
        if delayed := sees_delayed(state, person):
            turn, own = self._delayed.written(state)
            talk = self._delayed.talk(state)
        else:
            own = self._own[seat].written(state.play.sitting)
            if state.may_talk is None and seat is not None and not draft:
                return wire.WrittenTable((around, turn, own, room, _NOTHING_PERSONAL))
            talk = _talk(state, watches=seat is None and state.seats.next_of(person) is None)
        explain = _may_explain(state, seat)
        mine = {"talk": talk, "draft": draft, "delayed": delayed, "explain": explain}
        return wire.WrittenTable((around, turn, own, room, wire.fields(mine)))

    def looked(self, state: TableState, person: int | None, request: requests.Look) -> wire.PastView:
        """Return the view after this many lines of the listener's own move list; the number of moves may be secret."""
        if state.play.sitting is None:
            if request.ply:
                raise IllegalMove("look-too-far", ply=request.ply, last=0)
            return wire.PastView(id=request.id, ply=0, view=None)
        own = self._delayed if sees_delayed(state, person) else self._own[state.seats.of(person)]
        view = own.looked(state.play.sitting, request.ply)
        return wire.PastView(id=request.id, ply=request.ply, view=view)
