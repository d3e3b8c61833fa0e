"""Matchmaking: strangers who ask for the same game are seated together, and may play a bot while they wait."""

from __future__ import annotations

from parlour.game import Refusal, Seat
from parlour.sitting import Ended
from parlour.tables.entries import Again, Asked, Came, Declined, Entry, Seated
from parlour.tables.parts.seats import next_seats
from parlour.tables.state import TableState
from parlour.tables.waiting_room import came


def seeks(state: TableState, here: frozenset[int]) -> bool:
    """Return whether a connected person waits at this table for an opponent in this game."""
    if (
        not state.question.seeking
        or state.people.closed
        or not state.seats.seated
        or not state.seats.seated <= state.people.at_device(here)
    ):
        return False
    if state.play.status == "gathering":
        return state.play.sitting is None and any(holder.kind in ("open", "bot") for holder in state.seats.holders)
    return state.question.asked is None and len(state.seats.seated) == 1 and _bot_seat(state) is not None


def met(state: TableState, name: str) -> tuple[Came, *tuple[Entry, ...]]:
    """Return the entries that seat a newcomer here, or that ask the player who plays a bot."""
    if not seeks(state, frozenset(state.people.by_number)):
        raise Refusal("no-free-seat")
    if state.play.status == "gathering":
        return _seated_before_the_game(state, name)
    arrived = came(state, name, None)[0]
    return arrived, Asked(arrived.person, "meet")


def _seated_before_the_game(state: TableState, name: str) -> tuple[Came, *tuple[Entry, ...]]:
    """Return the entries that seat the newcomer on the open seat, or in the place of a bot before its game begins."""
    arrived = came(state, name, None)
    bot = _bot_seat(state)
    if len(arrived) > 1 or bot is None:
        return arrived
    return arrived[0], Seated(arrived[0].person, bot)


def begun_with(state: TableState, newcomer: int) -> tuple[Entry, ...]:
    """Return the entries that end the game with the bot and begin one with the newcomer."""
    bot = _bot_seat(state)
    if bot is None:
        return (Declined(newcomer),)
    ended = (Ended(0, "agreed"),) if state.play.status == "playing" else ()
    waiting = tuple(Again(person) for person in sorted(state.seats.seated))
    seat = next_seats(state.game, state.setup.options)[bot]
    return (*ended, *waiting, Seated(newcomer, seat), Again(newcomer))


def _bot_seat(state: TableState) -> Seat | None:
    return next((seat for seat, holder in enumerate(state.seats.holders) if holder.kind == "bot"), None)
