"""Absence: what happens when a person is away, leaves or resigns, so that the others can always go on."""

from __future__ import annotations

from parlour.game import IllegalMove, Refusal, Seat
from parlour.sitting import Ended
from parlour.tables.context import Context
from parlour.tables.entries import Asked, CameBack, Declined, Entry, HostChanged, Left, Seated, WentAway
from parlour.tables.open_question import asked
from parlour.tables.presence import AWAY_AFTER, GONE_AFTER, is_gone
from parlour.tables.requests import AbsenceRequest, Claim, Leave, Resign, Skip, Substitute, TakeOver
from parlour.tables.state import TableState
from parlour.tables.timeouts import substituted, when_skipped
from parlour.tables.waiting_room import host_idle_at

ABANDONED_AFTER = 30 * 24 * 3600 * 1000
"""Milliseconds without anyone after which a table is closed.

And without a clock, milliseconds in which a connected player must have moved.
"""


def is_absent(state: TableState, person: int, now: int) -> bool:
    """Return whether the others may go on without this person: disconnected, or idle for too long."""
    stalled = _stalled_at(state)
    stalls = stalled is not None and now >= stalled and state.seats.next_of(person) in state.awaited
    return stalls or is_gone(state, person, now)


def _stalled_at(state: TableState) -> int | None:
    """Return when the others need no longer wait for an idle player in a game without a clock."""
    if state.play.status != "playing" or state.setup.time.kind != "none" or state.activity.moved_at is None:
        return None
    return state.activity.moved_at + ABANDONED_AFTER


def absent_seats(state: TableState, now: int) -> tuple[Seat, ...]:
    """Return the seats whose people are absent, and for whom no one plays yet."""
    stalled = _stalled_at(state)
    if not state.people.away and (stalled is None or now < stalled):
        return ()  # as after nearly every move
    return tuple(
        seat
        for seat, holder in enumerate(state.seats.holders)
        if holder.person is not None and holder.substitute is None and is_absent(state, holder.person, now)
    )


def claimable(state: TableState, person: int, absent: tuple[Seat, ...]) -> Seat | None:
    """Return the absent seat against which this person may claim the win; None if there is none."""
    seat = state.seats.next_of(person)
    if state.play.status != "playing" or seat is None or state.sides != 2:
        return None
    others = [other for side in state.game.sides(state.setup.options) if seat not in side for other in side]
    return others[0] if all(other in absent for other in others) else None


def handle_absence(state: TableState, person: int, request: AbsenceRequest, context: Context) -> tuple[Entry, ...]:
    match request:
        case Leave():
            return left(state, person, context.now)
        case TakeOver():
            seat = state.seats.next_of(person)
            if seat is None or state.seats.holders[seat].substitute is None:
                raise Refusal("nothing-to-take-over")
            return (CameBack(person),)
    if state.play.status != "playing":
        raise IllegalMove("game-over" if state.play.sitting is not None else "not-started")
    match request:
        case Resign():
            return _resigned(state, person, context.now)
        case Substitute(seat):
            if person != state.people.host:
                _check_plays(state, person)
            if seat not in absent_seats(state, context.now):
                raise Refusal("time-not-up" if state.slow else "not-absent")
            return (substituted(state, seat),)
        case Skip(seat):
            return _skipped(state, person, seat, context)
        case Claim():
            loser = claimable(state, person, absent_seats(state, context.now))
            if loser is None:
                raise Refusal("time-not-up" if state.slow else "nothing-to-claim")
            return (Ended(loser, "left"),)


def left(state: TableState, person: int, now: int) -> tuple[Entry, ...]:
    """Return the entries when a person leaves. A substitute plays on, unless the only opponent may claim the win."""
    gone = Left(person, now)
    seat = state.seats.next_of(person)
    if state.play.status != "playing" or seat is None:
        return (gone,)
    alone = state.sides == 2 and len(state.side_of(seat)) == 1
    if alone and state.slow:
        return ()  # only the page is closed: the clock waits for the player, and so does the opponent
    return (gone,) if alone else (gone, substituted(state, seat))


def changes_of_presence(state: TableState, context: Context) -> tuple[Entry, ...]:
    """Return the next entry for a person who came back or counts as away, or for a new host."""
    if _all_here(state, context) and state.people.host in state.people.present and state.people.host != state.screen:
        return ()
    entries: list[Entry] = []
    for number, person in state.people.by_number.items():
        if person.removed:
            continue
        if number in context.here:
            if person.away is not None or person.left:
                entries.append(CameBack(number))
                if asks_for_seat_of(state, number):
                    entries.append(Declined(number))  # back in time: the seat is not to be had any more
        elif person.away is None and number in context.last_here:
            since = context.last_here[number]
            if context.now - since >= AWAY_AFTER:
                entries.append(WentAway(number, since))
    return tuple(entries) or _host_passed_on(state, context)


def _host_passed_on(state: TableState, context: Context) -> tuple[Entry, ...]:
    """Return the entry for a new host once the host is absent: the first connected player, invited ones first."""
    is_screen = state.people.host is not None and state.people.host == state.screen
    can_be_host = (
        state.people.host is not None
        and state.people.host in state.people.present
        and not is_gone(state, state.people.host, context.now)
    )
    if can_be_host and not is_screen:
        return ()
    people, seated = state.people, state.seats.seated
    here = list(people.admitted & context.here)
    here.sort(key=lambda number: (number not in people.invited, number not in seated, number))
    playing = [number for number in here if number in seated]
    if is_screen and playing:
        return (HostChanged(playing[0]),)  # a screen has no hands
    return (HostChanged(here[0]),) if here and not can_be_host else ()


def next_change(state: TableState, context: Context) -> int | None:
    """Return when a person will count as away, or the host as absent."""
    idle = host_idle_at(state) if state.play.gathering else None
    times = [] if idle is None or idle <= context.now else [idle]
    if _all_here(state, context):
        return min(times, default=None)
    times += [
        context.last_here[number] + AWAY_AFTER
        for number, person in state.people.by_number.items()
        if not person.removed and person.away is None and number not in context.here and number in context.last_here
    ]
    # When the others may go on without a person, they are told.
    times += [
        person.away + GONE_AFTER
        for number, person in state.people.by_number.items()
        if person.away is not None
        and not person.left
        and number not in context.here
        and person.away + GONE_AFTER > context.now
    ]
    return min(times, default=None)


def _all_here(state: TableState, context: Context) -> bool:
    """Return whether all people are connected, which is the usual case."""
    return state.people.present <= context.here and not state.people.away


def _skipped(state: TableState, person: int, seat: Seat, context: Context) -> tuple[Entry, ...]:
    """Return the entry by which the host skips an absent player.

    A host without a seat, and one whose players share a room, need not wait for the grace time.
    """
    if person != state.people.host:
        raise Refusal("host-only")
    if state.clock.paused is not None:
        raise IllegalMove("paused")
    if seat not in state.awaited or state.seats.bot_level(seat) is not None:
        raise Refusal("nothing-to-skip")
    other = state.seats.holders[seat].person
    if state.slow:
        raise Refusal("time-not-up")
    near = state.charter.screen or state.seats.next_of(person) is None
    if other is not None and not (state.people.is_away(other) if near else is_absent(state, other, context.now)):
        raise Refusal("not-absent")
    return (when_skipped(state, seat, context),)


def _resigned(state: TableState, person: int, now: int) -> tuple[Entry, ...]:
    seat = _check_plays(state, person)
    if state.sides == 1:
        raise Refusal("resign-together")
    if state.sides > 2:
        raise Refusal("resign-many")
    partners = [
        other
        for mate in state.side_of(seat)
        if (other := state.seats.holders[mate].person) is not None
        and other != person
        and not state.people.is_away(other)
        if not state.people.same_device(other, person)
    ]
    return asked(state, Asked(person, "resign"), now) if partners else (Ended(seat, "resigned"),)


def join_midgame(state: TableState, person: int, seat: Seat, now: int) -> tuple[Entry, ...]:
    """Return the entries for a request, during a game, for the seat of a bot or of an absent player."""
    if state.seats.next_of(person) is not None:
        raise Refusal("seated-already")
    if not 0 <= seat < len(state.seats.holders):
        raise Refusal("no-such-seat", seats=len(state.seats.holders))
    holder = state.seats.holders[seat]
    if holder.person is not None and (_is_kept(state, holder.person) or not is_absent(state, holder.person, now)):
        raise Refusal("seat-taken")
    if holder.kind == "invited":
        raise Refusal("seat-taken")
    if holder.removed:  # else a host could look into a hand by removing its player
        raise Refusal("seat-of-removed")
    if dealt_elsewhere(state):
        raise Refusal("dealt-elsewhere")
    if any(not state.people.is_away(other) for other in state.seats.seated):
        return asked(state, Asked(person, "seat", seat), now)
    check_needs_no_one(state, person, seat)
    return (Seated(person, seat),)


def _is_kept(state: TableState, person: int) -> bool:
    """Return whether an absent player's seat stays theirs: that of a stranger, and where a stranger would decide."""
    return state.is_stranger(person) or state.people.host is None or state.is_stranger(state.people.host)


def dealt_elsewhere(state: TableState) -> bool:
    """Return whether something is hidden in this game and no shuffle was promised for it: a player may know it all.

    A player's own device dealt it, or the first version did, which promised none.
    """
    sitting = state.play.sitting
    return sitting is not None and state.play.shuffle is None and bool(state.game.write_deal(sitting.deal))


def check_needs_no_one(state: TableState, person: int, seat: Seat) -> None:
    """Refuse a seat that another must agree to give: that of a person, and any to a guest who was not let in."""
    if state.people.by_number[person].uninvited:
        raise Refusal("not-let-in")
    if state.seats.holders[seat].person is not None:
        raise Refusal("seat-taken")


def asks_for_seat_of(state: TableState, person: int) -> bool:
    """Return whether the open question is about the seat of this person."""
    question = state.question.asked
    return question is not None and question.what == "seat" and question.where == state.seats.next_of(person)


def _check_plays(state: TableState, person: int) -> Seat:
    seat = state.seats.next_of(person)
    if seat is None:
        raise Refusal("bystander")
    return seat
