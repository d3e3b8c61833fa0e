"""Publishes the state of a table: sends each listener the message that is new to it."""

from __future__ import annotations

import asyncio

from parlour import wire
from parlour.delivery import messages
from parlour.delivery.listener import Listener
from parlour.delivery.messages import clock_card
from parlour.delivery.table_messages import Presence, TableMessages
from parlour.game import Refusal, Seat
from parlour.server.table.listeners import Listeners
from parlour.tables import requests, waiting_room
from parlour.tables.absence import absent_seats
from parlour.tables.context import Context
from parlour.tables.spectators import sees_delayed
from parlour.tables.state import TableState


class Publisher:
    """Makes the table message of each listener, and sends it where it differs from the one before."""

    def __init__(self, listeners: Listeners, code: str | None) -> None:
        self._listeners = listeners
        self._messages = TableMessages()
        self.code = code
        """The code that opens this table."""
        self._plain: frozenset[Seat] = frozenset()
        """The bots whose last move was below their level."""

    def note_level(self, seat: Seat, of_level: bool) -> None:
        """Note whether a bot's move was of its level, for all to see."""
        self._plain = self._plain - {seat} if of_level else self._plain | {seat}

    def publish(self, state: TableState, context: Context, *, at_once: bool = True) -> None:
        """Send every listener its new table message; later, and only the last one, where many leave at once."""
        presence, clock = self._presence(state, context), clock_card(state, context.now)
        for listener in self._listeners:
            self._send(state, listener, presence, clock, context, wait=not at_once)
            if not at_once:
                asyncio.get_running_loop().call_soon(listener.flush)

    def resend(self, state: TableState, listener: Listener, context: Context) -> None:
        """Send the table message to one whose request was stale, though it has not changed."""
        clock = clock_card(state, context.now)
        self._send(state, listener, self._presence(state, context), clock, context, again=True)

    def mark_sent(self, state: TableState, listener: Listener, context: Context) -> None:
        """Note that this listener made the only change, and needs no message about it."""
        listener.note_sent(self._message(state, listener, self._presence(state, context), context))

    def close_with(self, state: TableState, people: tuple[int, ...]) -> None:
        """Close the sockets of these people, whose tickets are dead, and of spectators at a closed table."""
        for listener in self._listeners:
            if listener.person is not None and listener.person in people:
                removed = state.people.by_number[listener.person].removed
                listener.close_with(messages.refused(Refusal("sent-away" if removed else "ticket-dead")))
            elif listener.person is None and state.people.closed:
                listener.close_with(messages.refused(Refusal("table-closed")))

    def looked(self, state: TableState, listener: Listener, request: requests.Look) -> wire.PastView:
        return self._messages.looked(state, listener.person, request)

    def _presence(self, state: TableState, context: Context) -> Presence:
        idle = waiting_room.host_idle_at(state)
        absent = absent_seats(state, context.now)
        idle_now = idle is not None and context.now >= idle
        return Presence(context.here, absent, self.code, self._plain, idle_now, self._upright(state))

    def _upright(self, state: TableState) -> bool | None:
        """Return whether a player's page is upright; None where there is one page alone, which is free to choose."""
        told = {
            person: upright
            for person, upright in self._listeners.upright.items()
            if person in state.seats.seated or person == state.screen
        }
        return any(told.values()) if len(told) > 1 else None

    def _message(
        self, state: TableState, listener: Listener, presence: Presence, context: Context
    ) -> wire.WrittenTable:
        draft = "" if listener.person is None else context.drafts.get(listener.person, "")
        return self._messages.message(state, presence, listener.person, draft)

    def _send(
        self,
        state: TableState,
        listener: Listener,
        presence: Presence,
        clock: wire.Clock | None,
        context: Context,
        *,
        again: bool = False,
        wait: bool = False,
    ) -> None:
        if clock is not None and sees_delayed(state, listener.person):
            clock = None
        listener.send_table(self._message(state, listener, presence, context), clock, again=again, wait=wait)
