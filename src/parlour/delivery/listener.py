"""One open socket, seen from the table: the last table message sent, the outbox, and backpressure."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence

from parlour import wire

MANY = 32
"""Unsent answers after which no more is read from a socket until the browser has read some (backpressure)."""

_NO_CLOCK = wire.fields({"clock": None})


class Listener:
    """The connection of a player or a spectator. A slow one delays no one: outdated table messages are dropped."""

    def __init__(
        self, person: int | None, ticket: str | None, address: str = "", seal: str | None = None, device: str = ""
    ) -> None:
        self.person = person
        self.address, self.device = address, device
        """Where the connection comes from, and the name by which an operator knows the browser."""
        self.seal = seal
        """The seal of this person's part in the next shuffle."""
        self.ticket = ticket
        self.left = False
        """Whether this person has left the game and done nothing since: not present, though the page is open."""
        self.wake: Callable[[], None] | None = None
        """Called when the outbox has something to send, or the connection ends."""
        self.over = False
        """Whether nothing is added to the outbox any more."""
        self.disconnect_reason = ""
        """Why the socket is closed so that the browser reconnects, perhaps to another process."""
        self._last_table: wire.WrittenTable | None = None
        self._outbox: list[wire.Outgoing] = []
        self.full = False
        """Whether reading waits until the browser has read some answers."""
        self._room = asyncio.Event()

    def send_table(
        self, table: wire.WrittenTable, clock: wire.Clock | None = None, *, again: bool = False, wait: bool = False
    ) -> None:
        """Send a table message with the time left now, unless it is the same as the last one, the clock aside.

        Otherwise the time and number of messages could reveal something that is secret.
        """
        if table == self._last_table and not again:
            return
        self._last_table = table
        if self._outbox and isinstance(self._outbox[-1], wire.WrittenTable):
            self._outbox.pop()
        now = _NO_CLOCK if clock is None else wire.fields({"clock": clock})
        self.answer(wire.WrittenTable((*table, now)), wait=wait)

    def note_sent(self, table: wire.WrittenTable) -> None:
        """Note that this listener caused the change and has it already."""
        self._last_table = table

    def close_with(self, last: wire.Refused) -> None:
        """Send a last message and close for good."""
        self.answer(last, wait=True)
        self.over = True
        self.flush()

    # `close_with` gives the reason and closes for good; after `disconnect` the browser reconnects.

    def disconnect(self, reason: str = "table moved") -> None:
        """Drop the outbox and close the socket with this reason."""
        self.over, self.disconnect_reason = True, reason
        self._outbox.clear()
        self.full = False
        self._room.set()
        if self.wake is not None:
            self.wake()

    def answer(self, reply: wire.Outgoing, *, wait: bool = False) -> None:
        """Send this at once; with `wait`, together with what comes next, and the caller flushes."""
        if self.over:
            return
        self._outbox.append(reply)
        if len(self._outbox) >= MANY:
            self.full = True
            self._room.clear()
        if not wait:
            self.flush()

    def flush(self) -> None:
        if self._outbox and self.wake is not None:
            self.wake()

    def take_outbox(self) -> Sequence[wire.Outgoing]:
        """Empty the outbox and return the messages, for the caller to send."""
        replies, self._outbox = self._outbox, []
        if self.full:
            self.full = False
            self._room.set()
        return replies

    async def wait_for_room(self) -> None:
        """Wait until the browser has read its answers, if the outbox is full."""
        if self.full:
            await self._room.wait()
