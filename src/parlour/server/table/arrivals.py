"""Arrivals at a table: tickets for guests, and the links that the host gives."""

from __future__ import annotations

import logging

from parlour import wire
from parlour.delivery.listener import Listener
from parlour.server.table import tickets
from parlour.server.table.live_table import LiveTable
from parlour.server.table.log_writer import LogWriter
from parlour.server.wall_clock import now
from parlour.storage import Key
from parlour.tables import decision, requests, waiting_room
from parlour.tables.admission import Admission, Arrival, arriving, check_looks_on
from parlour.tables.entries import HandedOut

log = logging.getLogger("parlour.server")


class Arrivals:
    """Admits people to one table. Each arrival is completed even if the browser disconnects meanwhile."""

    def __init__(self, table: LiveTable, writer: LogWriter) -> None:
        self._table, self._writer = table, writer
        self._asked_from: dict[int, tuple[str, str]] = {}
        """The address and device of the visitors who have asked for a seat at this table."""

    async def come(
        self, request: requests.SitDown, place: Admission, ticket: str, address: str = "", device: str = ""
    ) -> wire.TicketCard:
        """Seat a guest or let them watch; the same ticket gives the same answer again."""
        return await self._table.finish(self._come(request, place, ticket, address, device))

    async def _come(
        self, request: requests.SitDown, place: Admission, ticket: str, address: str, device: str
    ) -> wire.TicketCard:
        table, digest = self._table, tickets.digest(ticket)
        async with table.turn():
            person = await self._writer.ask(self._writer.storage.ticket, table.id, digest)
            if person is None and place.returning is not None:
                person = place.returning
                handed_over = waiting_room.returned(table.state, person, table.context())
                await table.write(handed_over, tickets=(Key(person, digest),), revoked=(person,))
                log.info("seat handed over: table=%s person=%s", table.id, person)
                table.publish()
            if person is None:
                arrival = Arrival(
                    table.clean(request.name),
                    request.seat,
                    request.watch,
                    request.ask,
                    earlier=self._earlier(address, device),
                    now=now(),
                )
                entries = arriving(table.state, arrival, place)
                person = entries[0].person
                if entries[0].uninvited:
                    self._asked_from[person] = (address, device)
                table.listeners.last_here[person] = now()
                by_invitation = request.secret is not None and place.seat is not None
                spent = tickets.digest(request.secret or "") if by_invitation else b""
                await table.write(entries, tickets=(Key(person, digest),), spent=spent)
                log.info("came: table=%s seat=%s", table.id, table.state.seats.next_of(person))
                table.publish()
            shuffle = table.state.next_shuffle
            return wire.TicketCard(
                seat=table.state.seats.next_of(person),
                person=person,
                ticket=ticket,
                commitment=None if shuffle is None else shuffle.commitment,
                game=table.state.next_game,
            )

    def _earlier(self, address: str, device: str) -> frozenset[int]:
        """Return the visitors from this address or device before: several names may be one person."""
        return frozenset(
            person
            for person, (other_address, other_device) in self._asked_from.items()
            if (address and address == other_address) or (device and device == other_device)
        )

    async def give_link(self, person: int, ask: requests.AskLink) -> wire.InviteCard:
        """Return a link for a free seat, or a new one for the seat of an absent player."""
        return await self._table.finish(self._give_link(person, ask))

    async def _give_link(self, person: int, ask: requests.AskLink) -> wire.InviteCard:
        table = self._table
        async with table.turn():
            entries = decision.decide(table.state, person, ask, table.context())
            secret = tickets.fresh()
            lost = [entry.person for entry in entries if isinstance(entry, HandedOut)]
            await table.write(
                entries,
                invitations=() if lost else (Key(ask.seat, tickets.digest(secret)),),
                returns=tuple(Key(number, tickets.digest(secret)) for number in lost),
            )
            table.publish()
            return wire.InviteCard(seat=ask.seat, secret=secret)

    async def connect(self, listener: Listener) -> None:
        """Add a listener: send it the table, and tell the others that the person is here."""
        state = self._table.state
        check_looks_on(state, listener.person)
        await self._table.connect(listener)
