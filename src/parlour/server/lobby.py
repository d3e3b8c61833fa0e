"""The lobby: tables are made, found, and listed here."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager

from parlour import wire
from parlour.game import AnyGame, Refusal, Seat
from parlour.players import levels
from parlour.server import messages, tickets
from parlour.server.bot_workers import BotWorkers
from parlour.server.log_writer import LogWriter
from parlour.server.table import Table, fresh_making
from parlour.storage import Key, Opening, Storage
from parlour.tables.creating import Wish, created

log = logging.getLogger("parlour.server")

IN_MEMORY = 500
"""Tables kept in memory though nobody is there."""
LISTED = 50
"""Tables in the lobby's list."""


class Unknown(Refusal):
    """There is no such thing here."""


class Lobby:
    def __init__(self, games: Mapping[str, AnyGame], storage: Storage, workers: BotWorkers) -> None:
        self._games = games
        self._workers = workers
        self._log_writer = LogWriter(storage)
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._loading = asyncio.Lock()

    def games(self) -> tuple[wire.GameCard, ...]:
        return tuple(messages.game_card(game, levels.offered(game)) for game in self._games.values())

    async def create(self, wish: wire.NewTable) -> wire.Created:
        """A new table as wished, with tickets for whoever makes it and an invitation for each guest."""
        game = self._games.get(wish.game)
        if game is None:
            raise Refusal("unknown-game", game=wish.game, games=", ".join(self._games))
        wishes = tuple(Wish(seat.kind, seat.level) for seat in wish.seats)
        stored = created(game, game.options(wish.options), wishes, wish.name, wish.listed, fresh_making())
        secrets = [(seat, chair.kind, tickets.fresh()) for seat, chair in enumerate(wishes) if chair.kind != "bot"]
        given = tuple(wire.TicketCard(seat=seat, ticket=secret) for seat, kind, secret in secrets if kind == "me")
        invited = tuple(wire.InviteCard(seat=seat, secret=secret) for seat, kind, secret in secrets if kind != "me")
        opening = Opening(
            stored.charter,
            stored.lines,
            tickets=tuple(Key(card.seat, tickets.digest(card.ticket)) for card in given),
            invitations=tuple(Key(card.seat, tickets.digest(card.secret)) for card in invited),
        )
        if any(chair.kind == "bot" for chair in wishes):
            self._workers.want(game)
        await self._log_writer.ask(self._log_writer.storage.create, opening)
        log.info("table made: table=%s game=%s listed=%s", stored.charter.table, wish.game, wish.listed)
        return wire.Created(table=stored.charter.table, tickets=given, invites=invited)

    @asynccontextmanager
    async def table(self, name: str) -> AsyncIterator[Table]:
        """The table of this name, read from the log if it is not in memory; it stays there as long as this lasts."""
        if name not in self._tables:
            async with self._loading:
                if name not in self._tables:
                    self._tables[name] = await self._load(name)
        table = self._tables[name]
        self._tables.move_to_end(name)
        table.visitors += 1
        try:
            self._forget_idle()
            yield table
        finally:
            table.visitors -= 1

    async def _load(self, table: str) -> Table:
        stored = await self._log_writer.ask(self._log_writer.storage.load, table)
        if stored is None:
            raise Unknown("unknown-table")
        game = self._games.get(stored.charter.game)
        gone = Refusal("table-other-rules", game=stored.charter.game, rules=stored.charter.rules)
        if game is None or stored.charter.rules != game.RULES:
            raise gone
        try:
            return Table(game, stored, self._log_writer, self._workers)
        except Refusal as refusal:
            log.exception("the log does not follow the rules: table=%s code=%s", table, refusal.code)
            raise gone from refusal

    def _forget_idle(self) -> None:
        if len(self._tables) > IN_MEMORY:
            oldest = next((name for name, table in self._tables.items() if table.idle), None)
            if oldest is not None:
                del self._tables[oldest]

    async def close(self) -> None:
        for table in self._tables.values():
            await table.close()
        self._log_writer.close()

    async def sit(self, name: str, wish: wire.SitDown) -> wire.TicketCard:
        async with self.table(name) as table:
            seat = None
            if wish.secret is not None:
                seat = await self._log_writer.ask(
                    self._log_writer.storage.invitation, name, tickets.digest(wish.secret)
                )
                if seat is None:
                    raise Refusal("wrong-invitation")
            ticket = tickets.fresh() if wish.key is None else tickets.promised(wish.key, name, wish.secret)
            return await table.sit(seat, wish.name, ticket)

    async def seat_of(self, name: str, ticket: str) -> Seat:
        seat = await self._log_writer.ask(self._log_writer.storage.ticket, name, tickets.digest(ticket))
        if seat is None:
            raise Refusal("wrong-ticket")
        return seat

    async def rows(self) -> tuple[wire.LobbyRow, ...]:
        """The newest listed tables."""
        found = []
        for name in await self._log_writer.ask(self._log_writer.storage.listed, LISTED):
            try:
                async with self.table(name) as table:
                    found.append(messages.lobby_row(table.state, table.here))
            except Refusal as refusal:  # A table of rules that are gone must not hide all the others.
                log.warning("table cannot be listed: table=%s code=%s", name, refusal.code)
        return tuple(found)
