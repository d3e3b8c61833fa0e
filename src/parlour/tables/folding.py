"""How one line of the log after the other changes the state of a table."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from msgspec import structs

from parlour.game import Game, IllegalMove, Seat
from parlour.record import options_then
from parlour.sitting import Ended, Moved, TookBack, begin
from parlour.tables.clocks import advanced
from parlour.tables.entries import (
    Again,
    Agreed,
    Asked,
    BotSeated,
    Came,
    CameBack,
    Chair,
    Charter,
    ClockStarted,
    Committed,
    Contributed,
    Declined,
    Entry,
    Explained,
    Followed,
    HandedOut,
    HandedOver,
    HostChanged,
    Left,
    Line,
    Muted,
    OptionsSet,
    Paused,
    Removed,
    Reported,
    Resumed,
    Said,
    Sat,
    Sealed,
    Seated,
    SeatFreed,
    SeatsSwapped,
    Shuffling,
    Started,
    Stored,
    Substituted,
    TimeAdded,
    TimeSet,
    TimeSkipped,
    WatchedLate,
    WentAway,
    WentOn,
)
from parlour.tables.people import Holder, Person, Result
from parlour.tables.state import TableState, changed, noted

KEPT = 50
"""How much of the talk is shown to whoever comes later."""


def before_first_line(game: Game, charter: Charter) -> TableState:
    """A table that nothing has happened at yet."""
    options = game.options(options_then(game, dict(charter.options)))
    holders = tuple(map(_meant, charter.chairs))
    state = TableState(game, charter, options, holders, charter.time, late=charter.late, seeking=charter.seeking)
    return state if charter.deal is None else _started(state, charter.deal)


def _meant(chair: Chair) -> Holder:
    if chair.kind == "bot":
        return Holder("bot", None, chair.name, chair.level)
    return Holder("invited" if chair.kind == "invite" else "open")


def restored(game: Game, stored: Stored) -> TableState:
    """Return the state that a whole log leads to."""
    return folded(before_first_line(game, stored.charter), stored.lines)


def folded(state: TableState, lines: Iterable[Line]) -> TableState:
    for line in lines:
        state = fold(state, line)
    return state


def fold(state: TableState, line: Line) -> TableState:
    """The state after one more line."""
    after = _concluded(state, _after(state, line.entry, line.at))
    last = state.last if line.at is None else line.at
    done = after.host != state.host or (line.person is not None and line.person == after.host)
    opened = after.gathering and not state.gathering
    acted = line.at if done or opened else after.host_acted
    moved = line.at if isinstance(line.entry, (Moved, TookBack, Started)) else after.moved_at
    following = advanced(state, after, line)
    return noted(state, following, length=state.length + 1, last=last, host_acted=acted, moved_at=moved)


def _after(state: TableState, entry: Entry, at: int | None) -> TableState:
    match entry:
        case Moved() | TookBack() | Ended():
            return _played(state, entry)
        case Came(number, name, maker):
            host = number if state.host is None else state.host
            return changed(state, people={**state.people, number: Person(number, name, maker)}, host=host)
        case Sat(seat, name):
            maker = state.charter.chairs[seat].kind == "me"
            came = _after(state, Came(seat, name, maker), at)
            return _hold(came, seat, Holder("person", seat, name))
        case Seated(person, seat):
            return _seated(state, person, seat)
        case BotSeated(seat, level, name):
            return _hold(state, seat, Holder("bot", None, name, level))
        case SeatFreed(seat, invited):
            return _hold(state, seat, Holder("invited" if invited else "open"))
        case SeatsSwapped(one, other):
            first, second = state.holders[one], state.holders[other]
            return _hold(_hold(state, one, second), other, first)
        case OptionsSet(options):
            return _with_options(state, dict(options))
        case TimeSet(time):
            return changed(state, time=time)
        case Started(deal):
            return changed(_started(state, deal), began_at=at)
        case Again(person):
            return _again(state, person)
        case Committed(secret, edition):
            return changed(state, secret=secret, shuffle_edition=edition, seals={}, shuffling=None, nonces={})
        case Sealed(person, seal):
            return changed(state, seals={**state.seals, person: seal})
        case Shuffling():
            return changed(state, shuffling=at)
        case Contributed(person, nonce):
            return changed(state, nonces={**state.nonces, person: nonce})
        case Substituted(seat, level):
            return _hold(state, seat, replace(state.holders[seat], substitute=level))
        case Followed(table):
            return changed(state, following=table)
        case Said() | Explained() | Reported():
            return _said(state, entry)
        case Asked() | Agreed() | Declined():
            return _asked(state, entry, at)
        case ClockStarted():
            return changed(state, deadline_clock=entry)
        case Paused():
            return changed(state, paused=at, question=None, agreed=frozenset())
        case Resumed():
            return changed(state, paused=None)
        case TimeAdded(seconds):
            # The table's own clocks know by themselves.
            later = (
                None
                if state.deadline_clock is None
                else structs.replace(state.deadline_clock, due=state.deadline_clock.due + 1000 * seconds)
            )
            return changed(state, deadline_clock=later, added=state.added + seconds)
        case TimeSkipped(milliseconds):
            return _later(state, milliseconds)
        case WentOn():
            return changed(state, went_on=True)
        case HandedOut(person, own):
            return _person(state, person, link="own" if own else "given")
        case HandedOver(person):
            return _handed_over(state, person)
        case WatchedLate(late):
            return changed(state, late=late)
        case _:
            return _presence(state, entry)


def _later(state: TableState, by: int) -> TableState:
    """Everything that time is counted from was so much later."""

    def later(at: int | None) -> int | None:
        return None if at is None else at + by

    clock, clocks = state.deadline_clock, state.clocks
    return changed(
        state,
        deadline_clock=None if clock is None else structs.replace(clock, due=clock.due + by),
        clocks=None if clocks is None else replace(clocks, since=clocks.since + by),
        paused=later(state.paused),
        asked_at=later(state.asked_at),
        moved_at=later(state.moved_at),
        host_acted=later(state.host_acted),
        shuffling=later(state.shuffling),
        people={number: replace(person, away=later(person.away)) for number, person in state.people.items()},
    )


def _presence(state: TableState, entry: Entry) -> TableState:
    match entry:
        case WentAway(person, since):
            return _person(state, person, away=since)
        case Left(person, since):
            gone = _person(state, person, away=since, left=True)
            # Parts are open already: the seat is kept, so that no one can leave to have the cards dealt otherwise.
            shuffling = state.shuffling is not None and state.shuffle_edition > 1
            return _unseated(gone, person) if state.gathering and not shuffling else gone
        case CameBack(person):
            link = "" if state.people[person].link == "given" else state.people[person].link
            back = _person(state, person, away=None, left=False, link=link)
            seat = back.next_seat_of(person)
            return back if seat is None else _hold(back, seat, replace(back.holders[seat], substitute=None))
        case Removed(person):
            gone = _person(state, person, removed=True, left=True, link="")
            gone = changed(gone, ready=gone.ready - {person})
            return _unseated(gone, person)
        case HostChanged(person):
            return changed(state, host=person)
        case Muted(person, muted):
            return _person(state, person, muted=muted)
    raise AssertionError(entry)


def _said(state: TableState, entry: Said | Explained | Reported) -> TableState:
    match entry:
        case Said(text="", code=""):  # it was forgotten, as somebody has asked or the operator has decided
            return state
        case Said():
            moves = 0 if state.sitting is None else len(state.sitting.moves)
            return changed(state, said=(*state.said, entry)[-KEPT:], said_after=(*state.said_after, moves)[-KEPT:])
        case Explained(_, about, _):
            return changed(state, reasons=(*(one for one in state.reasons if one.about != about), entry))
        case Reported():
            return changed(state, reports=(*state.reports, entry)[-KEPT:])


def _person(state: TableState, person: int, **changes: Any) -> TableState:
    return changed(state, people={**state.people, person: replace(state.people[person], **changes)})


def _hold(state: TableState, seat: Seat, holder: Holder) -> TableState:
    return changed(state, holders=(*state.holders[:seat], holder, *state.holders[seat + 1 :]))


def _handed_over(state: TableState, person: int) -> TableState:
    after, seat = _person(state, person, link=""), state.next_seat_of(person)
    return after if seat is None else _hold(after, seat, replace(after.holders[seat], by_link=True))


def _unseated(state: TableState, person: int) -> TableState:
    """Their seat is open again; in the middle of a game a substitute keeps it, as a bot of its own."""
    seat = state.next_seat_of(person)
    if seat is None:
        return state
    level = state.holders[seat].substitute
    if state.gathering or level is None:
        return _hold(state, seat, Holder("open"))
    return _hold(state, seat, Holder("bot", None, state.holders[seat].name, level))


def _seated(state: TableState, person: int, seat: Seat | None) -> TableState:
    stood = state.next_seat_of(person)
    if stood is not None:
        state = _hold(state, stood, Holder("open"))
    if seat is None:
        return state
    return _hold(state, seat, Holder("person", person, state.people[person].name))


def _with_options(state: TableState, texts: dict[str, str]) -> TableState:
    """People keep their seats as far as there are seats; others move up to open ones, or stand."""
    options = state.game.options(texts)
    count = state.game.seats(options)
    kept = (*state.holders[:count], *(Holder("open") for _ in range(count - len(state.holders))))
    after = changed(state, options=options, holders=kept)
    for holder in state.holders[count:]:
        free = [seat for seat, other in enumerate(after.holders) if other.kind == "open"]
        if holder.kind == "person" and free:
            after = _hold(after, free[0], holder)
    return after


def _started(state: TableState, deal: str) -> TableState:
    sitting = begin(state.game, state.options, state.game.read_deal(state.options, deal))
    begun = changed(
        state,
        sitting=sitting,
        shuffle=state.next_shuffle,
        secret=None,
        seals={},
        shuffling=None,
        nonces={},
        gathering=False,
        past_holders=(),
        ready=frozenset(),
        question=None,
        agreed=frozenset(),
        deadline_clock=None,
        clocks=None,
        paused=None,
        played=((),) * sitting.seats,
        said_after=(0,) * len(state.said),
        reasons=(),
        went_on=False,
        added=0,
    )
    return changed(begun, earlier=0 if state.sitting is None else state.phase + 1 - state.game.phase(sitting.position))


def _again(state: TableState, person: int) -> TableState:
    """Everybody moves on to the next seat; the seats of those who have left are open."""
    if state.gathering:
        return changed(state, ready=state.ready | {person})
    to = next_seats(state.game, state.options)
    moved = {to[seat]: replace(holder, substitute=None, by_link=False) for seat, holder in enumerate(state.holders)}
    holders = tuple(_still_here(state, moved[seat]) for seat in range(len(moved)))
    return changed(
        state,
        gathering=True,
        past_holders=state.holders,
        holders=holders,
        ready=frozenset({person}),
        question=None,
        agreed=frozenset(),
    )


def _still_here(state: TableState, holder: Holder) -> Holder:
    return Holder("open") if holder.person is not None and state.people[holder.person].left else holder


def next_seats(game: Game, options: object) -> tuple[Seat, ...]:
    """Where each seat's player sits in the next game: with the next side, or one chair on if there is but one side."""
    sides = game.sides(options)
    if len({len(side) for side in sides}) > 1:
        return tuple(range(game.seats(options)))
    rings = [sides[0]] if len(sides) == 1 else list(zip(*sides, strict=True))
    moves = {ring[place]: ring[(place + 1) % len(ring)] for ring in rings for place in range(len(ring))}
    return tuple(moves[seat] for seat in range(len(moves)))


def _played(state: TableState, entry: Moved | TookBack | Ended) -> TableState:
    if state.sitting is None:
        raise IllegalMove("not-started")
    sitting = state.sitting.fold(entry)
    played = _played_by(state, entry.seat) if isinstance(entry, Moved) else state.played
    moved = changed(state, sitting=sitting, played=played)
    if isinstance(entry, TookBack):
        moved = changed(moved, earlier=moved.earlier + state.phase + 1 - moved.phase)
    if (state.reasons or state.went_on or state.added) and moved.phase != state.phase:
        moved = changed(moved, reasons=(), went_on=False, added=0)
    over = moved.sitting is not None and moved.sitting.outcome is not None
    # Whatever happens on the board answers an open question about it.
    if state.question is not None and (over or state.question.what == "take-back"):
        moved = changed(moved, question=None, agreed=frozenset())
    if moved.deadline_clock is not None:
        deadline = moved.deadline
        same = deadline is not None and deadline.key == moved.deadline_clock.key
        moved = moved if same else changed(moved, deadline_clock=None)
    return changed(moved, paused=None) if over and moved.paused is not None else moved


def _played_by(state: TableState, seat: Seat) -> tuple[tuple[Holder, ...], ...]:
    """Whoever has the seat, or plays for them, has played."""
    holder, before = state.holders[seat], state.played[seat]
    if before and before[-1] is holder:
        return state.played
    after = (*(one for one in before if one != holder), holder)
    return (*state.played[:seat], after, *state.played[seat + 1 :])


def _asked(state: TableState, entry: Asked | Agreed | Declined, at: int | None) -> TableState:
    match entry:
        case Asked():
            return changed(state, question=entry, agreed=frozenset(), asked_at=at)
        case Agreed(person):
            return changed(state, agreed=state.agreed | {person})
        case Declined(person):
            # A newcomer who does not wait for the answer was not sent away.
            refused = state.question is not None and state.question.what == "meet" and person != state.question.seat
            return changed(state, question=None, agreed=frozenset(), seeking=state.seeking and not refused)


def _concluded(before: TableState, after: TableState) -> TableState:
    """A game that has just ended is counted."""
    outcome = after.outcome
    if outcome is None or before.sitting is after.sitting or after.gathering:
        return after
    return changed(after, results=(*after.results, Result(after.holders, outcome.winners, outcome.points)))
