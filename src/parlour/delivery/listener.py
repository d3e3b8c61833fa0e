"""One open socket, seen from the table: what it was last told, and what is still on its way to it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence

from parlour import wire

MANY = 32
"""Unsent answers after which we stop reading from a socket until it has taken some."""

_NO_CLOCK = wire.fields({"clock": None})


class Listener:
    """A person's browser, or a bystander's. A slow one delays no one: what it has missed is left out."""

    def __init__(self, person: int | None, ticket: str | None, address: str = "", seal: str | None = None) -> None:
        self.person = person
        self.address = address
        self.seal = seal
        """Of what this person brings for the next shuffle."""
        self.ticket = ticket
        self.left = False
        """Has this person left the game, and done nothing since? Then they are not here, though the page is open."""
        self.wake: Callable[[], None] | None = None
        """Called when there is something to take that shall not wait, or it is over."""
        self.over = False
        """Is nothing more said here than what has not been taken yet?"""
        self.disconnect_reason = ""
        """Why this browser is to come again, and to be led to another process."""
        self._told: wire.WrittenTable | None = None
        self._outbox: list[wire.Outgoing] = []
        self.full = False
        """Are there so many answers that the browser has to take some first?"""
        self._room = asyncio.Event()

    def tell(
        self, table: wire.WrittenTable, clock: wire.Clock | None = None, *, again: bool = False, wait: bool = False
    ) -> None:
        """Send a table message with what the clock says now, unless this listener has it already.

        When and how often something is sent tells something too; that time goes on is no news.
        """
        if table == self._told and not again:
            return
        self._told = table
        if self._outbox and isinstance(self._outbox[-1], wire.WrittenTable):
            self._outbox.pop()
        now = _NO_CLOCK if clock is None else wire.fields({"clock": clock})
        self.answer(wire.WrittenTable((*table, now)), wait=wait)

    def note_sent(self, table: wire.WrittenTable) -> None:
        """This listener has said so itself, and need not be told."""
        self._told = table

    def close_with(self, farewell: wire.Refused) -> None:
        """Say why, and then no more."""
        self.answer(farewell, wait=True)
        self.over = True
        self.flush()

    # `close_with` says why and closes for good, `disconnect` lets the browser come again.

    def disconnect(self, reason: str = "table moved") -> None:
        """Nothing more is said here; the socket is closed with this reason."""
        self.over, self.disconnect_reason = True, reason
        self._outbox.clear()
        self.full = False
        self._room.set()
        if self.wake is not None:
            self.wake()

    def answer(self, reply: wire.Outgoing, *, wait: bool = False) -> None:
        """Say this: at once, or with what comes next; a caller that lets it wait must call `flush` then."""
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

    def taken(self) -> Sequence[wire.Outgoing]:
        """Take what there is to send; the caller sends it."""
        replies, self._outbox = self._outbox, []
        if self.full:
            self.full = False
            self._room.set()
        return replies

    async def room(self) -> None:
        """Wait until the browser has taken its answers, if it is full of them."""
        if self.full:
            await self._room.wait()
