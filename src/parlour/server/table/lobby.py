"""The lobby: makes, finds and lists tables, seats guests, and pairs strangers."""

from __future__ import annotations

import asyncio
import functools
import logging
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from typing import TypeVar

from msgspec import structs

from parlour import wire
from parlour.chance import Chance
from parlour.delivery import messages, table_messages
from parlour.delivery.analysis import SittingAnalysis, opening_analysis
from parlour.game import Game, Refusal, named_game, written_options
from parlour.players import levels
from parlour.server.bots.bot_workers import BotWorkers
from parlour.server.cluster.processes import ConnectedPerson, OneProcess, Processes, RankedRow
from parlour.server.compute.compute_queue import ComputeQueue
from parlour.server.operator.metrics import Metrics
from parlour.server.table import tickets
from parlour.server.table.log_writer import LogWriter
from parlour.server.table.profanity import censored
from parlour.server.table.served_table import ServedTable
from parlour.server.table.table_codes import TableCodes
from parlour.server.table.tables_in_memory import TablesInMemory
from parlour.server.wall_clock import now
from parlour.storage import Key, NewLog, Storage
from parlour.storage.uptime import Downtime
from parlour.tables import requests
from parlour.tables.admission import Admission, check_ticket
from parlour.tables.creation import created
from parlour.tables.entries import Line, Stored
from parlour.tables.handing_over import taken_over
from parlour.tables.log_fold import restored
from parlour.tables.seat_counts import for_two
from parlour.tables.state import TableState
from parlour.tables.waiting_room import new_commitment

log = logging.getLogger("parlour.server")

LISTED = 50
"""The most tables in the lobby's list."""
ARRIVAL_GRACE = 10_000
"""Milliseconds in which a person who asks for an opponent is expected to open the page of the table."""

Found = TypeVar("Found")


class Lobby:
    def __init__(
        self,
        games: Mapping[str, Game],
        storage: Storage,
        workers: BotWorkers,
        compute_queue: ComputeQueue,
        profanity: frozenset[str] = frozenset(),
        metrics: Metrics | None = None,
        processes: Processes = OneProcess(),  # noqa: B008 - it keeps nothing
        downtimes: Sequence[Downtime] = (),
    ) -> None:
        """`profanity` are words to censor, `downtimes` the times in which no server ran on these tables."""
        self._games, self._workers, self._compute_queue = games, workers, compute_queue
        self._processes, self._clean = processes, functools.partial(censored, profanity=profanity)
        self._log_writer = LogWriter(storage, metrics, lambda name, token: self.tables.lose(name, token))
        self.tables = TablesInMemory(
            games, storage, self._log_writer, workers, compute_queue, processes, self._clean, downtimes
        )
        self.codes = TableCodes(self._log_writer, self.tables.is_over, metrics)
        self._matching = asyncio.Lock()

    def games(self) -> tuple[wire.GameCard, ...]:
        return tuple(messages.game_card(game, levels.offered(game)) for game in self._games.values())

    async def check(self) -> None:
        """Raise NotStored if the log cannot be read, or this process has no lease where there are several."""
        _ = self._processes.number
        await self._log_writer.ask(self._log_writer.storage.listed, 1)

    def _game(self, name: str) -> Game:
        return named_game(self._games, name)

    async def create(self, new: requests.NewTable) -> wire.Created:
        """Make a new table; return tickets for its maker and an invitation for each guest."""
        return await self._create(self._game(new.game), new)

    async def _create(self, game: Game, new: requests.NewTable, *, seeking: bool = False) -> wire.Created:
        new = structs.replace(new, name=self._clean(new.name))
        stored = created(game, new, tickets.table_id(), now(), seeking=seeking)
        committed = tuple(Line(entry, at=now()) for entry in new_commitment(restored(game, stored), Chance.fresh()))
        return await self._opened(game, structs.replace(stored, lines=stored.lines + committed))

    async def take_over(self, handed: requests.HandOver) -> wire.Created:
        """Make a table of a game that was played without a server, after checking each of its moves."""
        game = self._game(handed.table.game)
        table = structs.replace(handed.table, name=self._clean(handed.table.name), listed=False)
        handed = structs.replace(handed, table=table)
        table_id = tickets.table_id()
        return await self._opened(game, await asyncio.to_thread(taken_over, game, handed, table_id, now(), self._clean))

    async def _opened(self, game: Game, stored: Stored) -> wire.Created:
        """Store a new table; return tickets for its people and an invitation for each guest."""
        state = restored(game, stored)
        commitment = None if state.next_shuffle is None else state.next_shuffle.commitment
        given = tuple(
            wire.TicketCard(
                seat=state.seats.next_of(person),
                person=person,
                ticket=tickets.fresh(),
                commitment=commitment,
                game=state.next_game,
            )
            for person in state.people.by_number
        )
        invited = tuple(
            wire.InviteCard(seat=seat, secret=tickets.fresh())
            for seat, holder in enumerate(state.seats.holders)
            if holder.kind == "invited"
        )
        owner = self._processes.number
        opening = NewLog(
            stored.charter,
            stored.lines,
            tickets=tuple(Key(card.person, tickets.digest(card.ticket)) for card in given),
            invitations=tuple(Key(card.seat, tickets.digest(card.secret)) for card in invited),
            code=await self._log_writer.fresh_code(),
            owner=owner,
        )
        if any(holder.kind == "bot" for holder in state.seats.holders):
            self._workers.want(game)
        await self._log_writer.ask(self._log_writer.storage.create, opening)
        self._processes.made(stored.charter.table, owner)
        self._log_writer.metrics.count("tables_made")
        self._log_writer.metrics.count("game_tables_made", game.NAME)
        log.info("table made: table=%s game=%s listed=%s", stored.charter.table, game.NAME, stored.charter.listed)
        return wire.Created(table=stored.charter.table, tickets=given, invites=invited, code=opening.code or "")

    async def opponent(self, ask: wire.AskOpponent) -> wire.OpponentCard:
        """Seat a person with one who waits for the same game, or let them wait at a table of their own."""
        game = self._game(ask.game)
        async with self._matching:  # two who ask at once meet each other
            met = await self.meet(ask) or await self._processes.meet(ask)
            if met is not None:
                return met
            options = for_two(game)
            choices = tuple(requests.SeatChoice("open" if seat else "me") for seat in range(game.seats(options)))
            new = requests.NewTable(game=game.NAME, options=written_options(options), seats=choices, name=ask.name)
            made = await self._create(game, new, seeking=True)
            async with self.tables.use(made.table) as table:
                table.listeners.expected_until = now() + ARRIVAL_GRACE
            return wire.OpponentCard(table=made.table, ticket=made.tickets[0])

    async def meet(self, ask: wire.AskOpponent) -> wire.OpponentCard | None:
        """Return a seat with a player who waits here for the same game."""
        game = self._game(ask.game)
        waiting = [table for table in self.tables if table.seeks and table.state.game is game]
        # A player who only waits comes before one who plays a bot meanwhile.
        for table in sorted(waiting, key=lambda table: table.state.play.status != "gathering"):
            with suppress(Refusal):
                card = await table.arrivals.come(
                    requests.SitDown(name=ask.name), Admission(meeting=True), tickets.fresh()
                )
                return wire.OpponentCard(table=table.id, ticket=card)
        return None

    async def table_status(self, name: str, ticket: str | None) -> wire.TableStatus:
        """Return how a table stands, for the holder of a ticket. Looking does not count as being there."""
        async with self.tables.use(name) as table:
            person = await self.tables.person_of(name, ticket or "")
            check_ticket(table.state, person)
            return table_messages.table_status(table.state, table.listeners.here, person, now())

    def opening(self, game: str, ask: wire.AskOpening, caller: str) -> SittingAnalysis:
        """Return the start of a game whose openings are looked up; refuse where that cannot be known."""
        rules = self._game(game)
        options = rules.options(ask.options)
        return opening_analysis(
            rules, options, self._compute_queue, caller, functools.partial(self.tables.closed_positions, game)
        )

    async def storing(self, call: Callable[[Storage], Found]) -> Found:
        """Ask the storage for something that belongs to no table. Raises NotStored."""
        return await self._log_writer.ask(call, self._log_writer.storage)

    async def close(self) -> None:
        await self.tables.close()
        self._log_writer.close()

    async def sit(self, name: str, request: requests.SitDown, address: str = "", device: str = "") -> wire.TicketCard:
        async with self.tables.use(name) as table:
            ticket = tickets.fresh() if request.key is None else tickets.repeatable(request.key, name, request.secret)
            # A guest who asks again because the answer was lost has the ticket already, and the secret is spent.
            known = request.key is not None and await self._has(name, ticket)
            place = (
                Admission() if request.secret is None or known else await self._opened_by(name, request.secret, address)
            )
            return await table.arrivals.come(request, place, ticket, address, device)

    async def _has(self, name: str, ticket: str) -> bool:
        digest = tickets.digest(ticket)
        return await self._log_writer.ask(self._log_writer.storage.ticket, name, digest) is not None

    async def _opened_by(self, name: str, secret: str, address: str) -> Admission:
        storage, digest = self._log_writer.storage, tickets.digest(secret)
        seat = await self._log_writer.ask(storage.invitation, name, digest)
        if seat is not None:
            return Admission(seat=seat)
        person = await self._log_writer.ask(storage.returning, name, digest)
        if person is not None:
            return Admission(returning=person)
        if await self._log_writer.ask(storage.is_spent, name, digest):
            raise Refusal("invitation-spent")
        found = await self.codes.find(secret, address)
        if found is None or found.table != name:
            raise Refusal("wrong-invitation")
        return Admission(by_code=True)

    async def link(self, name: str, ask: requests.AskLink) -> wire.InviteCard:
        async with self.tables.use(name) as table:
            return await table.arrivals.give_link(await self.tables.person_of(name, ask.ticket), ask)

    async def rows(self) -> tuple[wire.LobbyRow, ...]:
        """Return the listed tables that are not over, and those of people who look for an opponent.

        Tables where a person is connected come first, then the newest. Of the former, each address has one before any
        has two.
        """
        names = await self._log_writer.ask(self._log_writer.storage.listed, LISTED)
        found = {
            table.id: table
            for table in self.tables
            if (table.listeners.here and table.state.charter.listed) or table.seeks
        }
        for name in names:
            try:
                async with self.tables.use(name) as table:
                    found[name] = table
            except Refusal:  # A table that is elsewhere, or cannot be read, must not hide all the others.
                pass
        place = {name: number for number, name in enumerate(names)}

        def order(ranked: RankedRow) -> tuple[bool, int, int, str]:
            rank, row = ranked
            return not any(seat.here for seat in row.seats), rank, place.get(row.table, LISTED), row.table

        ranked = sorted((*_ranked(found.values(), place), *await self._processes.rows()), key=order)
        return tuple(row for _, row in ranked[:LISTED])

    async def people_connected(self) -> tuple[ConnectedPerson, ...]:
        """Return all who are connected, also at other processes."""
        return (*self.tables.people_connected(), *await self._processes.people())

    def rows_here(self) -> tuple[RankedRow, ...]:
        """Return the rows of the tables in this process."""
        shown = (table for table in self.tables if table.state.charter.listed or table.seeks)
        return _ranked(shown, {})


def _ranked(tables: Iterable[ServedTable], place: Mapping[str, int]) -> tuple[RankedRow, ...]:
    """Return the first rows, each with the number of newer tables of the same address where a person is connected.

    `place` orders the newest tables; the others are ordered by the second in which they were made.
    """
    shown = [table for table in tables if _is_shown(table.state)]
    shown.sort(key=lambda table: (table.state.charter.made, table.id), reverse=True)
    shown.sort(key=lambda table: place.get(table.id, LISTED))
    others: Counter[str] = Counter()
    ranks = {}
    for table in shown:
        ranks[table.id] = others[table.listeners.address] if table.listeners.here else 0
        others[table.listeners.address] += 1
    shown.sort(key=lambda table: (not table.listeners.here, ranks[table.id]))
    return tuple(
        (ranks[table.id], messages.lobby_row(table.state, table.listeners.here, seeking=table.seeks))
        for table in shown[:LISTED]
    )


def _is_shown(state: TableState) -> bool:
    """Return whether the lobby lists this table: it has a seat to take, or a game to watch."""
    return not state.people.closed and state.play.status != "over"
