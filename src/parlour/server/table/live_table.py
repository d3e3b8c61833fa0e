"""A table in memory: each request is decided, its entries are written to disk, and only then published."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any, TypeVar

from msgspec.structs import replace

from parlour import wire
from parlour.chance import Chance
from parlour.delivery import messages
from parlour.delivery.idempotency import IdempotencyRecord
from parlour.delivery.listener import Listener
from parlour.game import Refusal, Seat
from parlour.server.bots.bot_seats import BotSeats
from parlour.server.bots.bot_workers import BotWorkers
from parlour.server.operator.metrics import Metrics
from parlour.server.table.listeners import Listeners
from parlour.server.table.publishing import Publisher
from parlour.server.table.table_log import Log
from parlour.server.table.timer import Timer
from parlour.server.wall_clock import now
from parlour.storage import NotStored
from parlour.tables import clocks, decision, requests, waiting_room
from parlour.tables.admission import check_looks_on
from parlour.tables.automatic_entries import automatic_entries, next_event
from parlour.tables.context import Context
from parlour.tables.drafts import check_drafts
from parlour.tables.entries import Entry, Left, Line, Removed, Stored, TimeSkipped
from parlour.tables.log_fold import folded
from parlour.tables.state import TableState

log = logging.getLogger("parlour.server")

Result = TypeVar("Result")
Changed = Callable[[str, TableState, TableState, frozenset[int]], None]
"""Called with a table, its state before and after a change, and who is connected."""

RETRY = 1000
"""Milliseconds after which automatic entries that could not be written are tried again."""
SOON = 3_600_000
"""Milliseconds; an empty table stays in memory if an automatic entry is due within these."""


class LiveTable:
    """One table in memory: takes a request, decides, writes, publishes.

    Only `write` and `_catch_up` change its state, after the log is written. Listeners, publishing, idempotency,
    arrivals, computations and bots are objects of their own.
    """

    def __init__(
        self,
        stored: Stored,
        state: TableState,
        table_log: Log,
        workers: BotWorkers,
        *,
        code: str | None = None,
        drafts: Mapping[int, str] | None = None,
        clean: Callable[[str], str] = str,
        metrics: Metrics | None = None,
        changed: Changed | None = None,
    ) -> None:
        """`changed` is called after every change, once it is written."""
        self._changed = changed
        self.id = stored.charter.table
        self.state = state
        self.clean = clean
        self.listeners = Listeners(state.people.by_number)
        self._publisher = Publisher(self.listeners, code)
        self._bots = BotSeats(self, workers)
        self._idempotency = IdempotencyRecord(lambda: self.state.game, clean)
        self._idempotency.carried_out(stored.lines)
        self._log, self._metrics = table_log, metrics or Metrics()
        self._drafts = dict(drafts or {})
        self._lock = asyncio.Lock()
        self._chance = Chance.fresh()
        self._timer = Timer(now, lambda: self.finish(self._time_passed()))
        self._tasks: set[asyncio.Task[Any]] = set()
        self._lost = False
        """Whether another process owns the table now."""
        self._log_may_be_longer = False
        """Whether the stored log may be longer than we know."""
        self._automatic_pending = False
        """Whether automatic entries could not be written yet."""
        self._clocks_unattended = True

    @property
    def idle(self) -> bool:
        """Whether no one is here and nothing is under way, so that the table can leave memory."""
        return not (self.listeners or self._bots.thinking or self._tasks or self._timer.rings_within(SOON))

    @property
    def lock(self) -> asyncio.Lock:
        """The lock under which everything is decided and written."""
        return self._lock

    @property
    def watched(self) -> bool:
        return bool(self.listeners)

    def context(self) -> Context:
        listeners = self.listeners
        return Context(now(), self._chance, listeners.here, listeners.last_here, self._drafts, self.clean)

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Hold the lock, and begin with what another process may have added to the log."""
        async with self._lock:
            await self._catch_up()
            yield

    async def finish(self, work: Coroutine[Any, Any, Result]) -> Result:
        """Complete this coroutine even if its caller is cancelled."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await asyncio.shield(task)

    # Listening

    async def connect(self, listener: Listener) -> None:
        """Add a listener: send it the table, and tell the others that the person is here."""
        await self.finish(self._connect(listener))

    async def _connect(self, listener: Listener) -> None:
        async with self.turn():
            check_looks_on(self.state, listener.person)
            if self._clocks_unattended:
                await self._write_automatic(clocks.clock_with_grace(self.state, now()))
                self._clocks_unattended = False
            self.listeners.add(listener)
            await self._write_automatic(waiting_room.sealed(self.state, listener.person, listener.seal))
            self.publish()

    def leave(self, listener: Listener) -> None:
        self.listeners.remove(listener)
        self.publish(at_once=False)

    def look(self, listener: Listener, request: requests.Look) -> None:
        try:
            listener.answer(self._publisher.looked(self.state, listener, request))
        except Refusal as refusal:
            listener.answer(self._refusal(refusal, request.id))

    def shape(self, listener: Listener, request: requests.PageShape) -> None:
        """Note how this page is shaped; the boards of all lie as on the smallest screen."""
        listener.answer(wire.Done(id=request.id))
        if listener.person is not None and self.listeners.upright.get(listener.person) != request.upright:
            self.listeners.upright[listener.person] = request.upright
            self.publish()

    def publish(self, *, at_once: bool = True) -> None:
        """Send every listener what is new to it, wake the bots, and set the timer."""
        if self._lost:
            return
        context = self.context()
        self._publisher.publish(self.state, context, at_once=at_once)
        self._bots.wake()
        self._timer.set(context.now + RETRY if self._automatic_pending else next_event(self.state, context))

    def _refusal(self, refusal: Refusal, client: str | None) -> wire.Refused:
        return messages.refused(refusal, client, self.state.play.phase)

    # Requests, one after the other

    async def draft(self, listener: Listener, request: requests.Draft) -> None:
        """Store a draft. Only the player's other devices see it."""
        await self.finish(self._draft(listener, request))

    async def _draft(self, listener: Listener, request: requests.Draft) -> None:
        async with self._lock:
            try:
                person = check_drafts(self.state, listener.person)
                await self._log.keep_draft(person, request.text)
            except NotStored:
                listener.answer(self._refusal(Refusal("not-stored"), request.id))
                return
            except Refusal as refusal:
                listener.answer(self._refusal(refusal, request.id))
                return
            self._drafts[person] = request.text
            listener.answer(wire.Done(id=request.id))
            self._publisher.mark_sent(self.state, listener, self.context())
            self.publish()

    async def act(self, listener: Listener, request: requests.TableRequest) -> None:
        """Carry out a request of a person, or refuse it; answer the browser either way.

        It runs in the caller's task, because a task of its own would cost time on the most frequent path. `write`
        notices if it is cancelled.
        """
        person = listener.person
        if person is None:
            listener.answer(self._refusal(Refusal("bystander"), request.id))
            return
        began = time.perf_counter()
        async with self._lock:
            if (before := self._idempotency.before(person, request)) is not None:
                listener.answer(before)
                return
            try:
                if self._log_may_be_longer:
                    await self._catch_up()
                if self._idempotency.was_done(person, request):
                    same = self._idempotency.is_the_same(person, request)
                    again = wire.Done(id=request.id) if same else self._refusal(Refusal("id-used"), request.id)
                    listener.answer(again)
                    return
                context = self.context()
                if listener.left:  # a player who acts is present again, unless the request is refused
                    context = replace(context, here=context.here | {person})
                entries = decision.decide(self.state, person, request, context)
                secret = False
                if isinstance(request, requests.Play):  # the usual case; no one leaves or is removed by a move
                    secret = self.state.seats.of(person) not in self.state.awaited  # the player changes a choice
                    await self.write(entries, (person, request.id), context, secret=secret)
                else:
                    await self._carry_out(entries, context, person, request.id)
            except decision.Stale as refusal:
                if self._idempotency.was_done(person, request):  # by an attempt that timed out and arrived late
                    listener.answer(wire.Done(id=request.id))
                    return
                self._refuse(listener, person, request, refusal)
                self._publisher.resend(self.state, listener, self.context())
            except NotStored as error:
                log.warning("not stored: table=%s person=%d kind=%s why=%s", self.id, person, request.kind, error)
                # The answer is not recorded, so that a repeated request is tried again.
                listener.answer(self._refusal(Refusal("not-stored"), request.id))
            except Refusal as refusal:
                self._refuse(listener, person, request, refusal)
            else:
                if listener.left and not any(isinstance(entry, Left) for entry in entries):
                    self.listeners.come_back(listener)
                if not secret:
                    metrics = self._metrics
                    metrics.count("acts", "done")
                    if isinstance(request, requests.Play):
                        metrics.count("game_moves", self.state.game.NAME)
                        metrics.observe("move_seconds", time.perf_counter() - began)
                log.info("done: table=%s person=%d kind=%s", self.id, person, request.kind)
                answer = wire.Done(id=request.id)
                if not entries:
                    self._idempotency.remember(person, request, answer)
                listener.answer(answer, wait=True)  # sent together with the table message
                try:
                    self.publish()
                finally:
                    listener.flush()

    def _refuse(self, listener: Listener, person: int, request: requests.TableRequest, refusal: Refusal) -> None:
        # The log does not say why, which could reveal something about a secret choice.
        self._metrics.count("acts", "refused")
        log.info("refused: table=%s person=%d kind=%s", self.id, person, request.kind)
        answer = self._refusal(refusal, request.id)
        self._idempotency.remember(person, request, answer)
        listener.answer(answer)

    async def _carry_out(self, entries: Sequence[Entry], context: Context, person: int, client: str) -> None:
        """Write these entries, of which the first is what was asked for."""
        gone = [entry.person for entry in entries if isinstance(entry, Left)]
        if gone:
            self.listeners.leave(gone)
            context = replace(context, here=self.listeners.here)
        removed = tuple([entry.person for entry in entries if isinstance(entry, Removed)])
        code = await self._log.fresh_code() if removed else None
        await self.write(entries, (person, client), context, revoked=removed, code=code)
        self._publisher.code = code or self._publisher.code

    def note_level(self, seat: Seat, of_level: bool) -> None:
        """Note whether the next move of this bot is of its level, for all to see."""
        self._publisher.note_level(seat, of_level)
        self._metrics.count("bot_moves", "thought" if of_level else "plain")

    async def play(self, seat: Seat, play: requests.Play) -> None:
        """Make a bot's move, decided like a person's."""
        await self.finish(self._play(seat, play))

    async def _play(self, seat: Seat, play: requests.Play) -> None:
        async with self.turn():
            await self.write(decision.played(self.state, seat, play.phase, play.text))
            self.publish()

    # Writing, and only then publishing

    async def write(
        self,
        entries: Sequence[Entry],
        asked: tuple[int, str] | None = None,
        context: Context | None = None,
        *,
        secret: bool = False,
        **more: Any,
    ) -> None:
        """Append these entries and the automatic ones that follow; change the state once they are on disk.

        `asked` is the person and the id of the request that led to the first entry.
        """
        before, context = self.state, context or self.context()
        lines = [] if asked is None else [Line(entry, *asked, context.now) for entry in entries[:1]]
        lines += [Line(entry, at=context.now) for entry in entries[len(lines) :]]
        following, after = automatic_entries(folded(before, lines), context)
        lines += following
        if not lines and not any(more.values()):
            return
        turned = bool(self._drafts) and after.play.phase != before.play.phase
        length = before.activity.length
        try:
            written = await self._log.append(length, lines, without_drafts=turned, secret=secret, **more)
        except (NotStored, asyncio.CancelledError):
            self._log_may_be_longer = True  # the lines may be on disk all the same
            raise
        if not written:
            self._log_may_be_longer = True
            await self._catch_up()
            raise decision.Stale("stale")
        self.state = after
        if self._changed is not None:
            self._changed(self.id, before, after, context.here)
        if turned:
            self._drafts.clear()
        self._idempotency.carried_out(lines)
        if more or after.people.closed:
            self._publisher.close_with(after, more.get("revoked", ()))

    async def _catch_up(self) -> None:
        """Read what another process may have added to the log."""
        if self._log_may_be_longer:
            lines = await self._log.lines(self.state.activity.length)
            self.state = folded(self.state, lines)
            self._idempotency.carried_out(lines)
            self._log_may_be_longer = False
            self.publish()

    # Automatic entries

    async def skip_time(self, milliseconds: int) -> None:
        """Skip the time in which no server ran or its clock was set. Raises NotStored."""
        async with self._lock:
            await self.write((TimeSkipped(milliseconds),))

    async def look_at_clock(self) -> None:
        """Write the automatic entries that are due, though no one is here."""
        await self.finish(self._time_passed())

    async def _time_passed(self) -> None:
        async with self._lock:
            self._timer.rang()
            await self._write_automatic()
            self.publish()

    async def _write_automatic(self, entries: Sequence[Entry] = ()) -> None:
        """Write the automatic entries that are due; if that fails, try again later."""
        try:
            await self._catch_up()
            await self.write(entries)
        except decision.Stale:
            pass  # another process was quicker
        except NotStored as error:
            log.warning("not stored: table=%s why=%s", self.id, type(error).__name__)
            self._automatic_pending = True
        else:
            self._automatic_pending = False

    # The end

    def forget(self) -> None:
        """Stop the timer: the table leaves memory."""
        self._timer.stop()

    def disconnect(self, reason: str) -> None:
        """Close all sockets because another process owns the table now; the browsers reconnect there."""
        self._lost = True
        self.forget()
        self.listeners.disconnect(reason)
        stopping = asyncio.create_task(self._bots.stop())
        self._tasks.add(stopping)
        stopping.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Stop the bots and complete the requests under way."""
        self.forget()
        await self._bots.stop()
        await asyncio.gather(*self._tasks, return_exceptions=True)
