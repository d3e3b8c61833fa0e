"""The lobby: tables are made, found, and listed here."""

from __future__ import annotations

import asyncio
import functools
import logging
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Iterable, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from typing import TypeVar

from msgspec import structs

from parlour import wire
from parlour.chance import Chance
from parlour.delivery import messages, table_messages
from parlour.delivery.analysis import SittingAnalysis, all_closed, opening_analysis
from parlour.game import Game, Refusal, named_game, written_options
from parlour.players import levels
from parlour.server.bots.bot_workers import BotWorkers
from parlour.server.cluster.processes import OneProcess, Processes, RankedRow
from parlour.server.compute.compute_queue import ComputeQueue
from parlour.server.http.limits import Limits, Rate, TooFast, network_of
from parlour.server.operator.metrics import Metrics
from parlour.server.table import tickets
from parlour.server.table.arrivals import Arrivals
from parlour.server.table.assistance import Assistance
from parlour.server.table.live_table import Changed, LiveTable
from parlour.server.table.log_writer import LogWriter
from parlour.server.table.profanity import censored
from parlour.server.table.served_table import ServedTable
from parlour.server.table.table_log import TableLog
from parlour.server.wall_clock import now
from parlour.storage import FencingToken, Key, NewLog, Storage, Unreadable
from parlour.storage.uptime import Downtime
from parlour.tables import requests
from parlour.tables.admission import Admission, check_looks_on, check_ticket
from parlour.tables.assistance import closed_position
from parlour.tables.creation import created
from parlour.tables.entries import Line, Stored
from parlour.tables.handing_over import taken_over
from parlour.tables.log_fold import restored
from parlour.tables.seat_counts import for_two
from parlour.tables.state import TableState
from parlour.tables.waiting_room import new_commitment

log = logging.getLogger("parlour.server")

IN_MEMORY = 500
"""Tables kept in memory though no one is there."""
MOVING = 2.0
"""Seconds in which what is being written at all tables is finished before they are given away."""
LISTED = 50
"""Tables in the lobby's list."""
CLOSED_AFTER = 600_000
"""Milliseconds for which the solver stays closed when no one is left of those who have chosen that."""
ARRIVAL_GRACE = 10_000
"""Milliseconds in which a person who asks for an opponent is expected to open the page of the table."""
WRONG_CODES = Rate(20, 0.2)
"""Of an address: after them none is looked up for it, not even a right one."""
WRONG_CODES_OF_A_NETWORK = Rate(100, 1)
"""Of all addresses that one person may have: /24, or /48 in the newer internet."""
ALL_WRONG_CODES = Rate(1000, 10)
"""Of everyone together: who has thousands of addresses does not find one either. Links work all the same."""
CODE_LASTS = 31 * 24 * 3_600_000
"""Milliseconds without anything at a table after which its code opens it no more; of a finished one a day."""
FINISHED_LASTS = 24 * 3_600_000


class NotFound(Refusal):
    """There is no such thing here."""


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
        """`downtimes`: when no server ran on these tables."""
        self._downtimes = downtimes
        self._processes = processes
        self._profanity = profanity
        self._games = games
        self._workers, self._compute_queue = workers, compute_queue
        self._log_writer = LogWriter(storage, metrics, self.lose)
        self._tables: OrderedDict[str, ServedTable] = OrderedDict()
        self._loading: dict[str, asyncio.Task[ServedTable]] = {}
        self._matching = asyncio.Lock()
        self._codes = Limits(metrics=metrics)
        self._unreadable: set[str] = set()
        self.changed: Changed | None = None
        """Is told of every change at a table."""

    def games(self) -> tuple[wire.GameCard, ...]:
        return tuple(messages.game_card(game, levels.offered(game)) for game in self._games.values())

    @property
    def loaded(self) -> int:
        """How many tables are in memory."""
        return len(self._tables)

    async def check(self) -> None:
        """Raises NotStored if the log cannot be read, or this process has no lease where there are several."""
        _ = self._processes.number
        await self._log_writer.ask(self._log_writer.storage.listed, 1)

    def _game(self, name: str) -> Game:
        return named_game(self._games, name)

    async def create(self, new: requests.NewTable) -> wire.Created:
        """Make a new table; return tickets for its maker and an invitation for each guest."""
        return await self._create(self._game(new.game), new)

    async def _create(self, game: Game, new: requests.NewTable, *, seeking: bool = False) -> wire.Created:
        new = structs.replace(new, name=censored(new.name, self._profanity))
        stored = created(game, new, tickets.table_id(), now(), seeking=seeking)
        committed = tuple(Line(entry, at=now()) for entry in new_commitment(restored(game, stored), Chance.fresh()))
        return await self._opened(game, structs.replace(stored, lines=stored.lines + committed))

    async def take_over(self, handed: requests.HandOver) -> wire.Created:
        """Go on with a game that a browser kept by itself, after making each of its moves again."""
        game = self._game(handed.table.game)
        table = structs.replace(handed.table, name=censored(handed.table.name, self._profanity), listed=False)
        handed = structs.replace(handed, table=table)
        clean = functools.partial(censored, profanity=self._profanity)
        table_id = tickets.table_id()
        return await self._opened(game, await asyncio.to_thread(taken_over, game, handed, table_id, now(), clean))

    async def _opened(self, game: Game, stored: Stored) -> wire.Created:
        """Keep a new table; return tickets for its people and an invitation for each guest."""
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
            async with self.table(made.table) as table:
                table.listeners.expected_until = now() + ARRIVAL_GRACE
            return wire.OpponentCard(table=made.table, ticket=made.tickets[0])

    async def meet(self, ask: wire.AskOpponent) -> wire.OpponentCard | None:
        """Return a seat with a player who waits here for the same game."""
        game = self._game(ask.game)
        waiting = [table for table in self._tables.values() if table.seeks and table.state.game is game]
        # A player who only waits comes before one who plays a bot meanwhile.
        for table in sorted(waiting, key=lambda table: table.state.play.status != "gathering"):
            with suppress(Refusal):
                card = await table.arrivals.come(
                    requests.SitDown(name=ask.name), Admission(meeting=True), tickets.fresh()
                )
                return wire.OpponentCard(table=table.id, ticket=card)
        return None

    @asynccontextmanager
    async def table(self, name: str) -> AsyncIterator[ServedTable]:
        """The table of this name, read from the log if it is not in memory; it stays there as long as this lasts."""
        if name not in self._tables:
            await self._ensure_loaded(name)
        table = self._tables[name]
        self._tables.move_to_end(name)
        table.visitors += 1
        try:
            self._forget_idle()
            yield table
        finally:
            table.visitors -= 1

    @asynccontextmanager
    async def opened(self, name: str, ticket: str | None) -> AsyncIterator[ServedTable]:
        """The same for requests that only look: a table from which a person was removed wants a ticket."""
        async with self.table(name) as table:
            if table.state.people.closed:
                check_looks_on(table.state, None if ticket is None else await self.person_of(name, ticket))
            yield table

    async def table_status(self, name: str, ticket: str | None) -> wire.TableStatus:
        """Return how a table stands, for the holder of a ticket. Looking does not count as being there."""
        async with self.table(name) as table:
            person = await self.person_of(name, ticket or "")
            check_ticket(table.state, person)
            return table_messages.table_status(table.state, table.listeners.here, person, now())

    async def _ensure_loaded(self, name: str) -> None:
        """Requests for a table that is being read wait for the same reading."""
        if name not in self._loading:
            loading = self._loading[name] = asyncio.create_task(self._load(name))
            loading.add_done_callback(lambda task: (self._loading.pop(name), task.cancelled() or task.exception()))
        table = await asyncio.shield(self._loading[name])
        self._tables.setdefault(name, table)

    async def _load(self, table: str) -> ServedTable:
        storage = self._log_writer.storage
        token = await self._processes.claim(table)  # first: what is read then is all that was written before
        try:
            stored = await self._log_writer.ask(storage.load, table)
        except Unreadable as error:
            self._warn_once(table, "the log cannot be read", str(error))
            raise Refusal("log-damaged") from error
        if stored is None:
            raise NotFound("unknown-table")
        if await self._log_writer.ask(storage.closed, table) is not None:
            raise Refusal("table-shut")
        game = self._games.get(stored.charter.game)
        gone = Refusal("table-other-rules", game=stored.charter.game, rules=stored.charter.rules)
        if game is None:
            self._warn_once(table, "there is no such game", stored.charter.game)
            raise gone
        code = await self._log_writer.ask(storage.code, table)
        drafts = await self._log_writer.ask(storage.drafts, table)
        try:
            # A newer version of the rules plays on what it can: a changed ruling is an option of its own.
            state = await asyncio.to_thread(restored, game, stored)
        except Refusal as refusal:
            self._warn_once(table, "the log does not follow the rules", refusal.code)
            raise gone from refusal
        except Exception as error:  # whatever a damaged log does to its fold
            self._warn_once(table, "the log cannot be folded", type(error).__name__)
            raise Refusal("log-damaged") from error
        live = LiveTable(
            stored,
            state,
            TableLog(self._log_writer, table, token),
            self._workers,
            code=code,
            drafts=drafts,
            clean=functools.partial(censored, profanity=self._profanity),
            metrics=self._log_writer.metrics,
            changed=self.changed,
        )
        if state.play.status != "over" and (skipped := self._skipped(stored)):
            await live.skip_time(skipped)

        def closed() -> Awaitable[Mapping[str, int]]:
            return self.closed_positions(live.state.game.NAME)

        arrivals, assistance = Arrivals(live, self._log_writer), Assistance(live, self._compute_queue, closed)
        return ServedTable(live, arrivals, assistance, token)

    def _skipped(self, stored: Stored) -> int:
        """Return the milliseconds in which no server ran since the last line of this log was written."""
        last = stored.lines[-1].at if stored.lines else None
        return 0 if last is None else sum(gap.started - gap.stopped for gap in self._downtimes if last < gap.started)

    def _warn_once(self, table: str, what: str, why: str) -> None:
        """Each look at the lobby tries to read it again."""
        if table not in self._unreadable:
            self._unreadable.add(table)
            log.warning("%s: table=%s why=%s", what, table, why)

    async def closed_positions(self, game: str) -> Mapping[str, int]:
        """Where people play this game now, and have chosen that the solver is closed meanwhile: named by `alike`, each
        with the time when they began."""
        return all_closed(self.closed_here(game), await self._processes.closed_positions(game))

    def closed_here(self, game: str) -> Mapping[str, int]:
        """Those of them that this process keeps."""
        played = [table for table in self._tables.values() if game == table.state.game.NAME]
        return all_closed(*(_closed_at(table) for table in played))

    def opening(self, game: str, ask: wire.AskOpening, asker: str) -> SittingAnalysis:
        """Return the start of a game whose openings are looked up; refuse where that cannot be known."""
        rules = self._game(game)
        options = rules.options(ask.options)
        return opening_analysis(
            rules, options, self._compute_queue, asker, functools.partial(self.closed_positions, game)
        )

    def _forget_idle(self) -> None:
        if len(self._tables) > IN_MEMORY:
            oldest = next((name for name, table in self._tables.items() if table.idle), None)
            if oldest is not None:
                self._tables.pop(oldest).forget()
                self._processes.release(oldest)

    def lose(self, name: str, token: FencingToken, reason: str = "table moved") -> None:
        """Another process may keep this table now."""
        self._processes.lose(name, token)
        table = self._tables.get(name)
        if table is not None and table.token == token:
            del self._tables[name]
            table.disconnect(reason)

    # What an operator does

    def shut(self, name: str) -> None:
        """Close or forget a table whose log was closed or deleted: the people there are told so."""
        table = self._forgotten(name)
        if table is not None:
            table.listeners.close_with(messages.refused(Refusal("table-shut")))
            table.disconnect("table closed")

    def reload(self, name: str) -> None:
        """Load a table again whose log was changed; its browsers reconnect."""
        table = self._forgotten(name)
        if table is not None:
            table.disconnect("table changed")

    def _forgotten(self, name: str) -> ServedTable | None:
        table = self._tables.pop(name, None)
        if table is not None:
            self._processes.release(name)
        return table

    def disconnect_banned(self, sources: Collection[str]) -> None:
        """Close all sockets of addresses and devices that are banned."""
        for table in self._tables.values():
            table.listeners.close_with(messages.refused(Refusal("banned")), sources)

    def announce(self, text: str) -> None:
        """Tell the people at all tables something."""
        for table in self._tables.values():
            table.listeners.announce(text)

    def people_connected(self) -> tuple[tuple[str, int, str, str, str], ...]:
        """All who are connected: their table, number, name, address and device."""
        return tuple(found for table in self._tables.values() for found in table.people_connected())

    async def hand_over_all(self, leave: Callable[[], Awaitable[None]]) -> None:
        """Hand all tables over: writes are finished, other processes may claim them, and browsers reconnect.

        A request that is not answered by then is sent again by the browser, under its id, and is done there once.
        """
        tables = tuple(self._tables.values())
        async with AsyncExitStack() as stack:
            with suppress(TimeoutError):
                async with asyncio.timeout(MOVING):
                    for table in tables:
                        await stack.enter_async_context(table.live.lock)
            await leave()
            for table in tables:
                table.disconnect("server restarts")
            self._tables.clear()

    async def close_tables(self) -> None:
        for table in self._tables.values():
            await table.close()

    async def storing(self, call: Callable[[Storage], Found]) -> Found:
        """Ask the storage for something that belongs to no table. Raises NotStored."""
        return await self._log_writer.ask(call, self._log_writer.storage)

    async def close(self) -> None:
        await self.close_tables()
        self._log_writer.close()

    async def sit(self, name: str, request: requests.SitDown, address: str = "", device: str = "") -> wire.TicketCard:
        async with self.table(name) as table:
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
        found = await self.table_of(secret, address)
        if found is None or found.table != name:
            raise Refusal("wrong-invitation")
        return Admission(by_code=True)

    async def table_of(self, text: str, address: str) -> wire.CodeCard | None:
        """Return the table that has this code. Wrong ones are counted: a short code must not be found by trying."""
        shares: tuple[tuple[Rate, tuple[str, ...]], ...] = (
            (WRONG_CODES, (address,)),
            (WRONG_CODES_OF_A_NETWORK, ("network", network_of(address))),
            (ALL_WRONG_CODES, ("all",)),
        )
        try:
            for rate, key in shares:
                self._codes.take(rate, *key)
        except TooFast as refusal:
            raise TooFast(refusal.seconds, "too-many-codes") from None
        storage = self._log_writer.storage
        for code in tickets.code_readings(text):
            found = await self._log_writer.ask(storage.table_of, code)
            if found is not None and not await self._has_expired(found):
                for _, key in shares:
                    self._codes.give_back(*key)
                return wire.CodeCard(table=found, code=code)
        return None

    async def _has_expired(self, name: str) -> bool:
        """Return whether a code is worth nothing any more, because its table is left or over."""
        last = await self._log_writer.ask(self._log_writer.storage.last_at, name)
        if last is None:
            return False
        live = self._tables.get(name)
        over = live is not None and live.state.play.status == "over"
        return now() - last > (FINISHED_LASTS if over else CODE_LASTS)

    async def link(self, name: str, ask: requests.AskLink) -> wire.InviteCard:
        async with self.table(name) as table:
            return await table.arrivals.give_link(await self.person_of(name, ask.ticket), ask)

    async def person_of(self, name: str, ticket: str) -> int:
        person = await self._log_writer.ask(self._log_writer.storage.ticket, name, tickets.digest(ticket))
        if person is None:
            raise Refusal("wrong-ticket")
        return person

    async def rows(self) -> tuple[wire.LobbyRow, ...]:
        """The listed tables that are not over, and people who look for an opponent.

        First those where a person is, then the newest.
        Of those where a person is, each address has one before any has two.
        """
        names = await self._log_writer.ask(self._log_writer.storage.listed, LISTED)
        found = {
            name: table
            for name, table in self._tables.items()
            if (table.listeners.here and table.state.charter.listed) or table.seeks
        }
        for name in names:
            try:
                async with self.table(name) as table:
                    found[name] = table
            except Refusal:  # A table that is elsewhere, or cannot be read, must not hide all the others.
                pass
        place = {name: number for number, name in enumerate(names)}

        def order(ranked: RankedRow) -> tuple[bool, int, int, str]:
            rank, row = ranked
            return not any(seat.here for seat in row.seats), rank, place.get(row.table, LISTED), row.table

        ranked = sorted((*_ranked(found.values(), place), *await self._processes.rows()), key=order)
        return tuple(row for _, row in ranked[:LISTED])

    def rows_here(self) -> tuple[RankedRow, ...]:
        """The listed tables that this process keeps."""
        shown = (table for table in self._tables.values() if table.state.charter.listed or table.seeks)
        return _ranked(shown, {})


def _ranked(tables: Iterable[ServedTable], place: Mapping[str, int]) -> tuple[RankedRow, ...]:
    """The first of these, each with how many newer ones of the same address there are, if a person is there.

    The newest ones may have their place in a list; of the others it is known by the second when they were made.
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


def _closed_at(table: ServedTable) -> Mapping[str, int]:
    position = closed_position(table.state)
    if position is None or not table.is_played(CLOSED_AFTER):
        return {}
    return {position: table.state.play.began_at or 0}


def _is_shown(state: TableState) -> bool:
    """Return whether the lobby lists this table: it has a seat to take, or a game to watch."""
    return not state.people.closed and state.play.status != "over"
