"""Which process owns which table: this process renews its lease, claims tables and looks up other owners.

A thread of its own renews the lease and listens to hints, so that nothing computed here delays it. A process that has
lost its lease has lost all its tables: its sockets are closed, and clients reconnect through a proxy to the new owner.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import ParamSpec, Protocol, TypeVar

import httpx

from parlour.server.cluster.processes import OwnedElsewhere
from parlour.storage import FencingToken, Leases, NotStored, Process

log = logging.getLogger("parlour.server")

Arguments = ParamSpec("Arguments")
Result = TypeVar("Result")

LEASE = 3.0
"""Seconds for which a process counts as alive without renewing its lease."""
BEAT = 0.5
"""Seconds after which a lease is renewed."""
PAUSE = 0.2
"""Seconds until a database that did not answer is tried again."""
OPENING = 1.5
"""Seconds in which a peer process must accept a connection."""
ROUTES = 20_000
"""The most tables whose owner is remembered."""


class OwnershipChanges(Protocol):
    def wait(self, seconds: float, /) -> frozenset[str]:
        """Return the names of tables that changed owner, waiting at most this many seconds. Raises NotStored."""

    def close(self) -> None: ...


class Ownership:
    """The tables that this process owns, and the owners of the others. `lost` is called for each table that is lost."""

    def __init__(
        self, leases: Leases, hints: OwnershipChanges, address: str, lost: Callable[[str, FencingToken], None]
    ) -> None:
        self._leases, self._hints, self._lost = leases, hints, lost
        self._address, self._secret = address, secrets.token_urlsafe(24)
        self.client = httpx.AsyncClient(
            timeout=httpx.Timeout(None, connect=OPENING),
            limits=httpx.Limits(max_connections=None, max_keepalive_connections=50),
            trust_env=False,
        )
        """For requests to the other processes."""
        self._me: Process | None = None
        self._alive: dict[int, Process] = {}
        self._tokens: dict[str, FencingToken] = {}
        self._routes: OrderedDict[str, Process] = OrderedDict()
        self._claiming: dict[str, asyncio.Task[FencingToken | Process | None]] = {}
        self._released: list[tuple[str, FencingToken]] = []
        self._gone: dict[int, asyncio.Event] = {}
        self._news = asyncio.Event()
        self._threads = ThreadPoolExecutor(4, "parlour-lease")
        self._stopping = threading.Event()
        self._beating = threading.Thread(target=self._renew_forever, name="parlour-beat", daemon=True)
        self._renewed = 0.0
        """When the last successful renewal was requested, by the monotonic clock."""
        self._watching: asyncio.Task[None] | None = None

    # Joining and leaving

    async def start(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._renewed = time.monotonic()
        self._me = await self._ask(self._leases.join, self._address, self._secret, LEASE)
        self._on_processes(await self._ask(self._leases.processes))
        self._beating.start()
        self._watching = asyncio.create_task(self._watch())

    async def stop(self) -> None:
        """Release all tables."""
        self._stopping.set()
        if self._watching is not None:
            self._watching.cancel()
        await asyncio.to_thread(self._beating.join)
        if self._me is not None:
            try:
                await self._ask(self._leases.leave, self._me.number)
            except NotStored as error:
                log.warning("the lease is left to run out: why=%s", error)
            self._me = None
        self._threads.shutdown()
        await self.client.aclose()

    async def _ask(
        self, call: Callable[Arguments, Result], *given: Arguments.args, **named: Arguments.kwargs
    ) -> Result:
        return await asyncio.wrap_future(self._threads.submit(call, *given, **named))

    # Who owns what

    @property
    def me(self) -> Process:
        """This process. Raises NotStored while it has no lease."""
        if self._me is None:
            raise NotStored("no lease")
        return self._me

    @property
    def others(self) -> tuple[Process, ...]:
        return tuple(process for number, process in self._alive.items() if process.secret != self._secret)

    @property
    def first(self) -> Process | None:
        """The oldest process, which serves what only one process may; None if this is it."""
        number = min((self.me.number, *(process.number for process in self.others)))
        return None if number == self.me.number else self._alive[number]

    def is_peer(self, secret: str) -> bool:
        """Return whether this is the secret that peers read from the database."""
        return secrets.compare_digest(secret.encode(), self._secret.encode())

    async def owner(self, table: str) -> Process | None:
        """Return the other process that owns this table; None if this one does (it claims a free one)."""
        if table in self._tokens:
            return None
        route = self._routes.get(table)
        if route is not None and route.number in self._alive:
            return route
        if table not in self._claiming:
            task = self._claiming[table] = asyncio.create_task(self._claim(table))
            task.add_done_callback(lambda done: (self._claiming.pop(table), done.cancelled() or done.exception()))
        found = await asyncio.shield(self._claiming[table])
        return found if isinstance(found, Process) else None

    async def _claim(self, table: str) -> FencingToken | Process | None:
        me = self.me.number
        found = await self._ask(self._leases.claim, table, me)
        if isinstance(found, FencingToken):
            if found.process != self.me.number:
                raise NotStored("no lease")
            self._tokens[table] = found
        elif isinstance(found, Process):
            self._routes[table] = found
            self._alive.setdefault(found.number, found)
            while len(self._routes) > ROUTES:
                self._routes.popitem(last=False)
        return found

    async def claim(self, table: str) -> FencingToken | None:
        owner = await self.owner(table)
        if owner is not None:
            raise OwnedElsewhere(owner)
        return self._tokens.get(table)

    def made(self, table: str, process: int) -> None:
        if self._me is not None and process == self._me.number:
            self._tokens[table] = FencingToken(process, 1)

    def release(self, table: str) -> None:
        """Release the table with the next renewal."""
        token = self._tokens.pop(table, None)
        if token is not None:
            self._released.append((table, token))

    def lose(self, table: str, token: FencingToken) -> None:
        """Forget a table whose write was refused, because another process owns it."""
        if self._tokens.get(table) == token:
            del self._tokens[table]

    def wrong_owner(self, table: str) -> None:
        """Forget an owner that was wrong or does not answer."""
        self._routes.pop(table, None)

    def lease_ended(self, process: Process) -> asyncio.Event:
        """Set when the lease of this process has run out."""
        event = self._gone.setdefault(process.number, asyncio.Event())
        if process.number not in self._alive:
            event.set()
        return event

    async def wait_for_change(self, seconds: float) -> None:
        """Wait until an owner may have changed, but no longer than this."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._news.wait()

    # Called in the event loop by the renewing thread

    def _on_processes(self, alive: Iterable[Process]) -> None:
        self._alive = {process.number: process for process in alive}
        for number in [number for number in self._gone if number not in self._alive]:
            self._gone.pop(number).set()
        self._notify_waiting()

    def _on_hint(self, names: frozenset[str]) -> None:
        for name in names:
            self._routes.pop(name, None)
        self._notify_waiting()

    def _notify_waiting(self) -> None:
        self._news.set()
        self._news = asyncio.Event()

    def _on_lease_lost(self) -> None:
        """Lose all tables: without a lease other processes may own them."""
        self._me = None
        lost, self._tokens = self._tokens, {}
        self._released.clear()
        if lost:
            log.warning("the lease has run out: tables=%d", len(lost))
        for table, token in lost.items():
            self._lost(table, token)

    async def _watch(self) -> None:
        """Give up all tables when the lease has expired by this process's own clock.

        The thread that renews it may wait for a database that does not answer, so it cannot be the one to notice.
        """
        while True:
            left = self._renewed + LEASE - time.monotonic()
            if left > 0:
                await asyncio.sleep(left)
                continue
            if self._me is not None:
                self._on_lease_lost()
            await asyncio.sleep(PAUSE)

    def _on_joined(self, me: Process) -> None:
        self._me = me
        self._alive[me.number] = me
        self._notify_waiting()

    # Renewal, in its own thread

    def _renew_forever(self) -> None:
        told = False
        while not self._stopping.is_set():
            try:
                names = self._hints.wait(max(0.0, self._renewed + BEAT - time.monotonic()))
                if names:
                    self._loop.call_soon_threadsafe(self._on_hint, names)
                if time.monotonic() >= self._renewed + BEAT:
                    began, before = time.monotonic(), self._renewed
                    self._renew(began)
                    if told:
                        log.warning("the lease is renewed again: seconds=%.1f", began - before)
                    told = False
            except NotStored as error:
                if not told:
                    log.warning("the lease is not renewed: why=%s", error)
                told = True
                self._stopping.wait(PAUSE)
        self._hints.close()

    def _renew(self, began: float) -> None:
        me = self._me
        if me is None or not self._leases.renew(me.number, LEASE):
            self._loop.call_soon_threadsafe(self._on_lease_lost)
            joined = self._leases.join(self._address, self._secret, LEASE)
            self._loop.call_soon_threadsafe(self._on_joined, joined)
        self._renewed = began
        released, self._released = self._released, []
        self._leases.release(released)
        self._loop.call_soon_threadsafe(self._on_processes, self._leases.processes())
