"""What happens at a table that a player with a closed page should know: found by comparing two states.

Nothing of a position, a hand or a choice is in it, but the game's name and those of the people.
"""

from __future__ import annotations

import msgspec

from parlour.server.notifications.preferences import Kind
from parlour.tables import clocks
from parlour.tables.state import TableState

REMINDERS = ((24 * 3600_000, 4 * 3600_000), (3600_000, 3600_000))
"""With at least the first many milliseconds for a move, a player is reminded the second many before the end."""


class Happening(msgspec.Struct, frozen=True):
    """An event to notify one person of. `code` names its sentences in `words/`."""

    kind: Kind
    code: str
    person: int
    others: str
    """The names of the other players."""
    left: int | None = None
    """Milliseconds until the player's time runs out."""


def happenings(before: TableState, after: TableState, here: frozenset[int], now: int) -> tuple[Happening, ...]:
    """Return what is to be told after a change; to no one who is connected, but that it is their turn.

    A phone keeps a socket open for a while after its page is put away, so a page that is open hides that itself.
    """
    found: list[Happening] = []
    if after.slow:
        for person in sorted(awaited_people(after) - (awaited_people(before) if _same_phase(before, after) else set())):
            found.append(Happening("turn", "turn", person, _others(after, person), time_left(after, person, now)))
    if before.slow and after.play.status != "playing":
        found += [
            Happening("turn", _ending(after, person), person, _others(after, person))
            for person in sorted(before.seats.seated - here)
        ]
    for person in sorted(after.setup.ready - before.setup.ready) if before.play.sitting is not None else ():
        found += [
            Happening("rematch", "rematch", other, _name(after, person))
            for other in sorted(before.seats.seated - here - after.setup.ready)
        ]
    if after.play.status == "gathering":
        for person in sorted(after.people.by_number.keys() - before.people.by_number.keys()):
            found += [
                Happening("invitation", "arrival", other, _name(after, person))
                for other in sorted(after.seats.seated - here - {person})
            ]
    return tuple(found)


def done(before: TableState, after: TableState) -> frozenset[int]:
    """Return the people who need no longer be told that it is their turn."""
    return frozenset(awaited_people(before) - awaited_people(after)) if before.slow else frozenset()


def awaited_people(state: TableState) -> set[int]:
    """Return the people whose move a game waits for, and for whom no one plays."""
    holders = state.seats.holders
    return {
        person
        for seat in state.awaited
        if (person := holders[seat].person) is not None and holders[seat].substitute is None
    }


def next_alarm(state: TableState, now: int) -> int | None:
    """Return when a slow table must be looked at though no one is there: to remind a player, or to end the game."""
    due = clocks.time_is_up(state) if state.slow else None
    if due is None:
        return None
    remind = due - reminded_before(state)
    return remind if remind > now else due + 1


def reminded_before(state: TableState) -> int:
    """Return how many milliseconds before the end of their time players are reminded; 0: not at all."""
    whole = state.setup.time.seconds * 1000
    return next((before for least, before in REMINDERS if whole >= least), 0)


def reminders(state: TableState, now: int) -> tuple[Happening, ...]:
    """Return the reminders for the players whose time runs out soon."""
    return tuple(
        Happening("turn", "reminder", person, _others(state, person), time_left(state, person, now))
        for person in sorted(awaited_people(state))
    )


def time_left(state: TableState, person: int, now: int) -> int | None:
    seat = state.seats.next_of(person)
    clock = state.clock
    if seat is None or clock.stocks is None or clock.paused is not None:
        return None
    return max(0, clock.stocks.at(max(now, clock.stocks.since))[seat])


def _same_phase(before: TableState, after: TableState) -> bool:
    return before.play.phase == after.play.phase and before.play.status == after.play.status


def _ending(state: TableState, person: int) -> str:
    """Return the code of how the game ended for this person."""
    sitting, seat = state.play.sitting, state.seats.of(person)
    outcome = None if sitting is None else state.play.outcome(state.seats)
    if sitting is None or outcome is None or seat is None or not outcome.winners:
        return "ended"
    won = seat in outcome.winners
    if sitting.end is not None and sitting.end[0] == "flagged":
        return "flagged-won" if won else "flagged-lost"
    return "won" if won else "lost"


def _name(state: TableState, person: int) -> str:
    return state.people.by_number[person].name


def _others(state: TableState, person: int) -> str:
    return ", ".join(holder.name for holder in state.seats.holders if holder.person != person and holder.name)
