"""A table in memory: messages come in one after the other, are decided, written down, and only then heard of."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from typing import Any, TypeVar

from parlour import wire
from parlour.chance import Chance
from parlour.game import DRAFTED, AnyGame, Refusal, Seat
from parlour.record import distinct_name
from parlour.server import messages, tickets
from parlour.server.analysis import TableAnalysis
from parlour.server.bot_seats import BotSeats
from parlour.server.bot_workers import BotWorkers
from parlour.server.listener import Listener
from parlour.server.log_writer import LogWriter
from parlour.server.table_messages import TableMessages
from parlour.storage import Addition, Key, NotStored, Opening
from parlour.tables import acts, clocks, creating
from parlour.tables.entries import ClockStarted, Entry, Followed, Line, Sat, Stored
from parlour.tables.state import TableState, folded, restored, score_sheet

log = logging.getLogger("parlour.server")

Request = wire.Play | wire.Resign | wire.TakeBack | wire.Answer | wire.Rematch | wire.Say
"""What changes a table."""

Result = TypeVar("Result")

REMEMBERED = 256
"""Refusals of a table that we can repeat. What was carried out is in the log and can be repeated for ever."""
RETRY = 1.0
"""Seconds until the moves of whoever is late are written again."""


def fresh_making() -> creating.Making:
    """What a new table gets from outside: a name, the time and chance."""
    return creating.Making(
        table=tickets.table_id(),
        made=datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ"),
        chance=Chance.fresh(),
    )


class Table:
    """One table in memory. Only `_write` changes its state, and only after the log has been written."""

    def __init__(self, game: AnyGame, stored: Stored, log_writer: LogWriter, workers: BotWorkers) -> None:
        self.id = stored.charter.table
        self._game = game
        self._log_writer, self._workers = log_writer, workers
        self._lock = asyncio.Lock()
        self.visitors = 0
        """How many are on their way in: somebody who has the table in hand must not be left with an old one."""
        self._listeners: list[Listener] = []
        self._messages = TableMessages()
        self._bots = BotSeats(self, workers)
        self._tasks: set[asyncio.Task[Any]] = set()
        self._done: set[tuple[Seat, str]] = set()
        self._refused: OrderedDict[tuple[Seat, str], wire.Refused] = OrderedDict()
        self._behind = False
        self._timer: tuple[ClockStarted, asyncio.Task[None]] | None = None
        self.state: TableState = restored(game, stored)
        self._remember(stored.lines)

    def _remember(self, lines: Sequence[Line]) -> None:
        self._done.update((line.seat, line.client) for line in lines if line.seat is not None and line.client)

    @property
    def idle(self) -> bool:
        """Is nobody here and nothing under way, so that it can be forgotten until somebody comes?"""
        return not (self.visitors or self._listeners or self._bots.thinking or self._tasks or self._timer)

    @property
    def watched(self) -> bool:
        return bool(self._listeners)

    @property
    def here(self) -> frozenset[Seat]:
        return frozenset(listener.seat for listener in self._listeners if listener.seat is not None)

    # Coming and going

    async def sit(self, seat: Seat | None, name: str, ticket: str) -> wire.TicketCard:
        """Take this free seat, or any at a listed table. Whoever has this ticket already gets it again."""
        return await self._finish(self._sit(seat, name, ticket))

    async def _sit(self, seat: Seat | None, name: str, ticket: str) -> wire.TicketCard:
        async with self._lock:
            await self._catch_up()
            taken = await self._log_writer.ask(self._log_writer.storage.ticket, self.id, tickets.digest(ticket))
            if taken is not None:
                return wire.TicketCard(seat=taken, ticket=ticket)
            if seat is None:
                free = [seat for seat in range(self.state.sitting.seats) if self.state.is_free(seat)]
                if not self.state.charter.listed:
                    raise Refusal("invitation-needed")
                if not free:
                    raise Refusal("no-free-seat")
                seat = free[0]
            if not self.state.is_free(seat):
                raise Refusal("invitation-spent")
            names = [self.state.name_of(other) for other in range(self.state.sitting.seats)]
            await self._write((Line(Sat(seat, distinct_name(name, names))),), (Key(seat, tickets.digest(ticket)),))
            log.info("sat down: table=%s seat=%d", self.id, seat)
            self._make_known()
            return wire.TicketCard(seat=seat, ticket=ticket)

    async def welcome(self, listener: Listener) -> None:
        """Somebody opens a socket: tell them the state of the table, and the others that they are here."""
        await self._finish(self._welcome(listener))

    async def _welcome(self, listener: Listener) -> None:
        async with self._lock:
            await self._catch_up()
            following = self.state.following
            if following and listener.seat is not None and listener.ticket:
                to = creating.next_seats(self._game, self.state.sitting.options)[listener.seat]
                key = Key(to, tickets.digest(tickets.following(listener.ticket, following)))
                await self._log_writer.ask(self._log_writer.storage.give, following, key)
            with suppress(acts.Stale):  # then another process was quicker, and the clock runs
                await self._start_clock()
            self._listeners.append(listener)
            self._make_known()

    def leave(self, listener: Listener) -> None:
        self._listeners.remove(listener)
        self._make_known()

    # Questions, which change nothing and wait for nobody

    def look(self, listener: Listener, request: wire.Look) -> None:
        try:
            listener.answer(messages.looked(self.state.sitting, listener.seat, request))
        except Refusal as refusal:
            listener.answer(self._refusal(refusal, request.id))

    async def consider(self, listener: Listener, request: wire.Consider) -> None:
        try:
            preview = await asyncio.to_thread(self._preview, listener.seat, request.draft)
        except Refusal as refusal:
            listener.answer(self._refusal(refusal, request.id))
        else:
            listener.answer(wire.Considered(id=request.id, preview=preview))

    def _preview(self, seat: Seat | None, draft: str) -> object:
        drafted = DRAFTED.of(self._game)
        if drafted is None:
            raise Refusal("nothing-to-consider")
        if seat is None:
            raise Refusal("bystander")
        return drafted.consider(self.state.sitting.view(seat), draft)

    def record(self) -> str:
        return score_sheet(self.state)

    def analysis(self) -> TableAnalysis:
        """Refused while people play each other."""
        return TableAnalysis(self._game, self.state, self._workers)

    def _refusal(self, refusal: Refusal, client: str | None) -> wire.Refused:
        return messages.refused(refusal, client, self.state.phase)

    # Acts, one after the other

    async def act(self, listener: Listener, request: Request) -> None:
        """Carry out what a seat asks for, or refuse it; either way the browser is answered."""
        await self._finish(self._act(listener, request))

    async def _act(self, listener: Listener, request: Request) -> None:
        seat = listener.seat
        if seat is None:
            listener.answer(self._refusal(Refusal("bystander"), request.id))
            return
        once = (seat, request.id)
        async with self._lock:
            if once in self._refused:
                listener.answer(self._refused[once])
                return
            try:
                await self._catch_up()
                if once not in self._done:
                    await self._carry_out(seat, request)
            except acts.Stale as refusal:
                self._refuse(listener, seat, request, refusal)
                listener.tell(self._message(listener), self._clock_card(), again=True)
            except NotStored:
                log.exception("not stored: table=%s seat=%d kind=%s", self.id, seat, request.kind)
                # Not remembered: sent again, it may be carried out.
                listener.answer(self._refusal(Refusal("not-stored"), request.id))
            except Refusal as refusal:
                self._refuse(listener, seat, request, refusal)
            else:
                log.info("done: table=%s seat=%d kind=%s", self.id, seat, request.kind)
                listener.answer(wire.Done(id=request.id))
                self._make_known()

    def _refuse(self, listener: Listener, seat: Seat, request: Request, refusal: Refusal) -> None:
        # Not why: what is wrong with a secret choice tells something of it.
        log.info("refused: table=%s seat=%d kind=%s", self.id, seat, request.kind)
        once = (seat, request.id)
        self._refused[once] = self._refusal(refusal, request.id)
        if len(self._refused) > REMEMBERED:
            self._refused.popitem(last=False)
        listener.answer(self._refused[once])

    async def play(self, seat: Seat, play: acts.Play) -> None:
        """A bot's move: decided like anybody's."""
        await self._finish(self._play(seat, play))

    async def _play(self, seat: Seat, play: acts.Play) -> None:
        async with self._lock:
            await self._catch_up()
            await self._decide(seat, play, None)
            self._make_known()

    async def _carry_out(self, seat: Seat, request: Request) -> None:
        match request:
            case wire.Rematch(id=client):
                await self._begin_rematch(seat, client)
            case wire.Play(id=client, phase=phase, text=text):
                await self._decide(seat, acts.Play(phase, text), client)
            case wire.Resign(id=client):
                await self._decide(seat, acts.Resign(), client)
            case wire.TakeBack(id=client):
                await self._decide(seat, acts.TakeBack(), client)
            case wire.Answer(id=client, accept=accept):
                await self._decide(seat, acts.Answer(accept), client)
            case wire.Say(id=client, text=text):
                await self._decide(seat, acts.Say(text), client)

    async def _decide(self, seat: Seat, act: acts.Act, client: str | None) -> None:
        await self._write(_lines(acts.decide(self.state, seat, act), seat, client))

    async def _begin_rematch(self, seat: Seat, client: str) -> None:
        if self.state.following:
            return
        begun = creating.rematch(self.state, fresh_making())
        to = creating.next_seats(self._game, self.state.sitting.options)
        held = {(listener.seat, listener.ticket) for listener in self._listeners}
        keys = tuple(
            Key(to[holder], tickets.digest(tickets.following(ticket, begun.charter.table)))
            for holder, ticket in sorted((holder, ticket) for holder, ticket in held if holder is not None and ticket)
        )
        await self._write(
            _lines((Followed(begun.charter.table),), seat, client),
            opening=Opening(begun.charter, begun.lines, keys),
        )

    # Writing down, and being heard

    async def _write(self, lines: tuple[Line, ...], keys: tuple[Key, ...] = (), opening: Opening | None = None) -> None:
        """On disk first; then, and only then, it has happened. The clock of a new deadline is started with it."""
        after = folded(self.state, lines)
        clock = clocks.clock_to_start(after, time.time())
        after, lines = folded(after, clock), lines + clock
        try:
            written = await self._log_writer.write(Addition(self.id, self.state.length, lines, keys, opening))
        except NotStored:
            self._behind = True  # it may be on disk all the same
            raise
        if not written:
            self._behind = True
            await self._catch_up()
            raise acts.Stale("stale")
        self.state = after
        self._remember(lines)

    async def _catch_up(self) -> None:
        """Read what another process may have written to the log meanwhile."""
        if self._behind:
            lines = await self._log_writer.ask(self._log_writer.storage.lines, self.id, self.state.length)
            self.state = folded(self.state, lines)
            self._remember(lines)
            self._behind = False
            self._make_known()

    def _message(self, listener: Listener) -> wire.Table:
        ticket = None
        if self.state.following and listener.ticket:
            ticket = tickets.following(listener.ticket, self.state.following)
        return self._messages.message(self.state, self.here, listener.seat, ticket)

    def _clock_card(self) -> wire.Clock | None:
        left = clocks.time_left(self.state, time.time())
        return None if left is None else wire.Clock(left=left[0], whole=left[1])

    def _make_known(self) -> None:
        """Tell every listener what is new to it, let bots think, and wait for the deadline."""
        clock = self._clock_card()
        for listener in self._listeners:
            listener.tell(self._message(listener), clock)
        self._bots.wake()
        self._set_timer()

    async def _finish(self, work: Coroutine[Any, Any, Result]) -> Result:
        """Finish this even if the browser that asked for it goes away in the middle."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await asyncio.shield(task)

    async def close(self) -> None:
        """Bots stop thinking; what people asked for is finished."""
        if self._timer:
            self._timer[1].cancel()
        await self._bots.stop()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # A deadline, where the game and the table have one

    async def _start_clock(self) -> None:
        """Start the clock of a deadline that was there before anybody came, or that nobody could keep."""
        grace = clocks.clock_with_grace(self.state, time.time()) if self._timer is None else ()
        if grace or clocks.clock_to_start(self.state, time.time()):
            await self._write(grace)

    def _set_timer(self) -> None:
        """Wait for the deadline that is in the log, however often the server was started since."""
        clock = self.state.clock
        if self._timer is not None and self._timer[0] != clock:
            self._timer[1].cancel()
            self._timer = None
        if clock is not None and self._timer is None:
            self._timer = (clock, asyncio.create_task(self._wait_for(clock)))

    async def _wait_for(self, clock: ClockStarted) -> None:
        while self.state.clock == clock:
            await asyncio.sleep(max(0.0, clock.due / 1000 - time.time()))
            try:
                await self._finish(self._move_for_late(clock))
            except (NotStored, acts.Stale) as error:
                log.warning("deadline not stored: table=%s why=%s", self.id, type(error).__name__)
                await asyncio.sleep(RETRY)

    async def _move_for_late(self, clock: ClockStarted) -> None:
        async with self._lock:
            await self._catch_up()
            if self.state.clock == clock:
                await self._write(clocks.moves_for_late(self.state, time.time()))
            self._make_known()


def _lines(entries: Sequence[Entry], seat: Seat, client: str | None) -> tuple[Line, ...]:
    """The first of these lines is what was asked for."""
    first, *others = entries
    return (Line(first, None if client is None else seat, client), *map(Line, others))
