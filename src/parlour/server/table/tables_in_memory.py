"""The tables in memory: loaded from their logs when they are asked for, forgotten when no one is there."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Iterator, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress

from parlour.delivery import messages
from parlour.delivery.analysis import all_closed
from parlour.game import Game, Refusal
from parlour.server.bots.bot_workers import BotWorkers
from parlour.server.cluster.processes import ConnectedPerson, Processes
from parlour.server.compute.compute_queue import ComputeQueue
from parlour.server.table import tickets
from parlour.server.table.arrivals import Arrivals
from parlour.server.table.assistance import Assistance
from parlour.server.table.live_table import Changed, LiveTable
from parlour.server.table.log_writer import LogWriter
from parlour.server.table.served_table import ServedTable
from parlour.server.table.table_log import TableLog
from parlour.storage import FencingToken, Storage, Unreadable
from parlour.storage.uptime import Downtime
from parlour.tables.admission import check_looks_on
from parlour.tables.assistance import closed_position
from parlour.tables.entries import Stored
from parlour.tables.log_fold import restored

log = logging.getLogger("parlour.server")

IN_MEMORY = 500
"""With more tables than this in memory, idle ones are forgotten."""
FINISHING = 2.0
"""Seconds in which the tables finish their writes before they are handed over."""
CLOSED_AFTER = 600_000
"""Milliseconds for which the solver stays closed after the last player of such a game has disconnected."""


class NotFound(Refusal):
    """The table or page does not exist."""


class TablesInMemory:
    def __init__(
        self,
        games: Mapping[str, Game],
        storage: Storage,
        log_writer: LogWriter,
        workers: BotWorkers,
        compute_queue: ComputeQueue,
        processes: Processes,
        clean: Callable[[str], str],
        downtimes: Sequence[Downtime],
    ) -> None:
        """`clean` censors what people write; `downtimes` are the times in which no server ran on these tables."""
        self._games, self._storage, self._log_writer = games, storage, log_writer
        self._workers, self._compute_queue, self._processes = workers, compute_queue, processes
        self._clean, self._downtimes = clean, downtimes
        self._tables: OrderedDict[str, ServedTable] = OrderedDict()
        self._loading: dict[str, asyncio.Task[ServedTable]] = {}
        self._unreadable: set[str] = set()
        self.changed: Changed | None = None
        """Called after every change at a table."""

    def __iter__(self) -> Iterator[ServedTable]:
        return iter(tuple(self._tables.values()))

    def __len__(self) -> int:
        return len(self._tables)

    def is_over(self, name: str) -> bool:
        """Return whether this table is in memory and its game is over."""
        table = self._tables.get(name)
        return table is not None and table.state.play.status == "over"

    # Using a table

    @asynccontextmanager
    async def use(self, name: str) -> AsyncIterator[ServedTable]:
        """The table of this name, loaded if necessary; it stays in memory as long as this lasts."""
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
    async def look_at(self, name: str, ticket: str | None) -> AsyncIterator[ServedTable]:
        """The same for requests that only look: a table from which a person was removed requires a ticket."""
        async with self.use(name) as table:
            if table.state.people.closed:
                check_looks_on(table.state, None if ticket is None else await self.person_of(name, ticket))
            yield table

    async def person_of(self, name: str, ticket: str) -> int:
        """Return the number of the person whose ticket this is."""
        person = await self._log_writer.ask(self._storage.ticket, name, tickets.digest(ticket))
        if person is None:
            raise Refusal("wrong-ticket")
        return person

    # Loading and forgetting

    async def _ensure_loaded(self, name: str) -> None:
        """Load a table once, however many requests wait for it."""
        if name not in self._loading:
            loading = self._loading[name] = asyncio.create_task(self._load(name))
            loading.add_done_callback(lambda task: (self._loading.pop(name), task.cancelled() or task.exception()))
        table = await asyncio.shield(self._loading[name])
        self._tables.setdefault(name, table)

    async def _load(self, table: str) -> ServedTable:
        storage = self._storage
        token = await self._processes.claim(table)  # first: no other process writes after this
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
        except Exception as error:  # a damaged log may raise anything in its fold
            self._warn_once(table, "the log cannot be folded", type(error).__name__)
            raise Refusal("log-damaged") from error
        live = LiveTable(
            stored,
            state,
            TableLog(self._log_writer, table, token),
            self._workers,
            code=code,
            drafts=drafts,
            clean=self._clean,
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
        """Log the warning for the first attempt to load the table, not for each look at the lobby."""
        if table not in self._unreadable:
            self._unreadable.add(table)
            log.warning("%s: table=%s why=%s", what, table, why)

    def _forget_idle(self) -> None:
        if len(self._tables) > IN_MEMORY:
            oldest = next((name for name, table in self._tables.items() if table.idle), None)
            if oldest is not None:
                self._tables.pop(oldest).forget()
                self._processes.release(oldest)

    def lose(self, name: str, token: FencingToken, reason: str = "table moved") -> None:
        """Forget a table that another process may own by now."""
        self._processes.lose(name, token)
        table = self._tables.get(name)
        if table is not None and table.token == token:
            del self._tables[name]
            table.disconnect(reason)

    async def hand_over(self, leave: Callable[[], Awaitable[None]]) -> None:
        """Give all tables to other processes: finish the writes, then let the browsers reconnect.

        A request that is not answered by then is sent again by the browser, under its id, and is done there once.
        """
        tables = tuple(self._tables.values())
        async with AsyncExitStack() as stack:
            with suppress(TimeoutError):
                async with asyncio.timeout(FINISHING):
                    for table in tables:
                        await stack.enter_async_context(table.live.lock)
            await leave()
            for table in tables:
                table.disconnect("server restarts")
            self._tables.clear()

    async def close(self) -> None:
        for table in self:
            await table.close()

    # Positions about which the solver is silent

    async def closed_positions(self, game: str) -> Mapping[str, int]:
        """Return the positions of running games of this name whose players have closed the solver.

        They are named by `alike`, each with the time when its game began.
        """
        return all_closed(self.closed_here(game), await self._processes.closed_positions(game))

    def closed_here(self, game: str) -> Mapping[str, int]:
        """Return those of the tables in this process."""
        played = [table for table in self._tables.values() if game == table.state.game.NAME]
        return all_closed(*(_closed_at(table) for table in played))

    # Operations

    def shut(self, name: str) -> None:
        """Forget a table whose log was closed or deleted, and tell the people there."""
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
        """Close all sockets of banned addresses and devices."""
        for table in self._tables.values():
            table.listeners.close_with(messages.refused(Refusal("banned")), sources)

    def announce(self, text: str) -> None:
        """Show a notice of the operator at all tables."""
        for table in self._tables.values():
            table.listeners.announce(text)

    def people_connected(self) -> tuple[ConnectedPerson, ...]:
        """Return all who are connected at this process."""
        return tuple(found for table in self._tables.values() for found in table.people_connected())


def _closed_at(table: ServedTable) -> Mapping[str, int]:
    position = closed_position(table.state)
    if position is None or not table.is_played(CLOSED_AFTER):
        return {}
    return {position: table.state.play.began_at or 0}
