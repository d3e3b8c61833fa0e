"""A table: messages come in one after the other, are judged by the rules, written down, and only then heard of."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any, TypeVar, cast

from parlour import wire
from parlour.chance import Chance
from parlour.game import AnyGame, Drafted, IllegalMove, Refusal, Seat, check_not_reserved, outdated
from parlour.players import levels
from parlour.record import distinct_name
from parlour.server import founding, messages, tickets
from parlour.server.analysing import Desk
from parlour.server.bots import Thinkers
from parlour.server.listening import Listener
from parlour.server.scribe import Scribe
from parlour.server.standing import Standing, folded, founded, winding
from parlour.server.telling import Teller, can_take_back
from parlour.sitting import Ended, Moved, TookBack
from parlour.storage import (
    Addition,
    Agreed,
    Asked,
    Declined,
    Entry,
    Followed,
    Key,
    Line,
    NotStored,
    Opening,
    Said,
    Sat,
    Stored,
    Wound,
)

log = logging.getLogger("parlour.server")

Act = wire.Play | wire.Resign | wire.TakeBack | wire.Answer | wire.Rematch | wire.Say
"""What changes a table."""

Result = TypeVar("Result")

REMEMBERED = 256
"""Refusals of a table that we can repeat. What was carried out is in the log and can be repeated for ever."""


PAUSE = 1.0
"""Seconds until a bot tries again to have its move written down."""
GLANCE = 0.25
"""Seconds after which a bot that leaves people time looks whether they used it."""


GRACE = 20.0
"""Seconds that whoever comes back first has at least, when a deadline went by or nearly did while we were down."""


class Stale(Refusal):
    """The browser acted on something older than what is on the table."""


class Table:
    """One table in memory. Only `_write` changes how it stands, and only after the log has been written."""

    def __init__(self, game: AnyGame, stored: Stored, scribe: Scribe, thinkers: Thinkers) -> None:
        self.id = stored.charter.table
        self._game = game
        self._scribe, self._thinkers = scribe, thinkers
        self._lock = asyncio.Lock()
        self.visitors = 0
        """How many are on their way in: somebody who has the table in hand must not be left with an old one."""
        self._listeners: list[Listener] = []
        self._teller = Teller()
        self._thinking: dict[Seat, asyncio.Task[None]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._done: set[tuple[Seat, str]] = set()
        self._refused: OrderedDict[tuple[Seat, str], str] = OrderedDict()
        self._behind = False
        self._clock: tuple[Wound, asyncio.Task[None]] | None = None
        self.standing: Standing = founded(game, stored.charter)
        self._take(stored.lines)

    def _take(self, lines: Sequence[Line]) -> None:
        self.standing = folded(self.standing, lines)
        self._done.update((line.seat, line.client) for line in lines if line.seat is not None and line.client)

    @property
    def idle(self) -> bool:
        """Is nobody here and nothing under way, so that it can be forgotten until somebody comes?"""
        return not (self.visitors or self._listeners or self._thinking or self._tasks or self._clock)

    @property
    def here(self) -> frozenset[Seat]:
        return frozenset(listener.seat for listener in self._listeners if listener.seat is not None)

    # Coming and going

    async def sit(self, seat: Seat | None, name: str, ticket: str) -> wire.TicketCard:
        """Take this free seat, or any at a listed table. Who has this ticket already gets it again."""
        return await self._see_through(self._sit(seat, name, ticket))

    async def _sit(self, seat: Seat | None, name: str, ticket: str) -> wire.TicketCard:
        async with self._lock:
            await self._catch_up()
            taken = await self._scribe.ask(self._scribe.storage.ticket, self.id, tickets.digest(ticket))
            if taken is not None:
                return wire.TicketCard(seat=taken, ticket=ticket)
            if seat is None:
                free = [seat for seat in range(self.standing.sitting.seats) if self.standing.is_free(seat)]
                if not self.standing.charter.listed:
                    raise Refusal("invitation-needed")
                if not free:
                    raise Refusal("no-free-seat")
                seat = free[0]
            if not self.standing.is_free(seat):
                raise Refusal("invitation-spent")
            names = [messages.name_of(self.standing, other) for other in range(self.standing.sitting.seats)]
            await self._write((Line(Sat(seat, distinct_name(name, names))),), (Key(seat, tickets.digest(ticket)),))
            log.info("sat down: table=%s seat=%d", self.id, seat)
            self._make_known()
            return wire.TicketCard(seat=seat, ticket=ticket)

    async def welcome(self, listener: Listener) -> None:
        """Somebody opens a socket: tell them how the table stands, and the others that they are here."""
        await self._see_through(self._welcome(listener))

    async def _welcome(self, listener: Listener) -> None:
        async with self._lock:
            await self._catch_up()
            following = self.standing.following
            if following and listener.seat is not None and listener.ticket:
                to = founding.swapped(self._game, self.standing.sitting.options)[listener.seat]
                key = Key(to, tickets.digest(tickets.following(listener.ticket, following)))
                await self._scribe.ask(self._scribe.storage.give, following, key)
            with suppress(Stale):  # then another process was quicker, and the clock runs
                await self._start_clock()
            self._listeners.append(listener)
            self._make_known()

    def leave(self, listener: Listener) -> None:
        self._listeners.remove(listener)
        self._make_known()

    # Questions, which change nothing and wait for nobody

    def look(self, listener: Listener, request: wire.Look) -> None:
        try:
            listener.answer(messages.looked(self.standing.sitting, listener.seat, request))
        except Refusal as refusal:
            listener.answer(self._refusal(refusal, request.id))

    async def consider(self, listener: Listener, request: wire.Consider) -> None:
        try:
            preview = await asyncio.to_thread(self._preview, listener.seat, request.draft)
        except Refusal as refusal:
            listener.answer(self._refusal(refusal, request.id))
        else:
            listener.answer(messages.with_part(wire.Considered(id=request.id, preview=None), "preview", preview))

    def _preview(self, seat: Seat | None, draft: str) -> object:
        if not hasattr(self._game, "consider"):
            raise Refusal("nothing-to-consider")
        if seat is None:
            raise Refusal("bystander")
        game = cast(Drafted[Any, Any, Any, Any, Any], self._game)
        return game.consider(self.standing.sitting.view(seat), draft)

    def record(self) -> str:
        """The score sheet. It tells everything, so it is given out only when the sitting is over."""
        return messages.score_sheet(self.standing)

    def desk(self) -> Desk:
        """For analysis; refused while people play each other."""
        return Desk(self._game, self.standing, self._thinkers)

    def _refusal(self, refusal: Refusal, client: str | None) -> str:
        phase = self._game.phase(self.standing.sitting.position)
        return messages.refused(refusal, client, phase).model_dump_json()

    # Acts, one after the other

    async def act(self, listener: Listener, request: Act) -> None:
        """Carry out what a seat asks for, or refuse it; either way the browser is answered."""
        await self._see_through(self._act(listener, request))

    async def _act(self, listener: Listener, request: Act) -> None:
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
                    await self._carry_out(seat, request, listener)
            except Stale as refusal:
                self._refuse(listener, seat, request, refusal)
                listener.tell(self._message(listener), self._clock_now(), again=True)
            except NotStored:
                self._behind = True
                log.exception("not stored: table=%s seat=%d kind=%s", self.id, seat, request.kind)
                # Not remembered: sent again, it may be carried out.
                listener.answer(self._refusal(Refusal("not-stored"), request.id))
            except Refusal as refusal:
                self._refuse(listener, seat, request, refusal)
            else:
                log.info("done: table=%s seat=%d kind=%s", self.id, seat, request.kind)
                listener.answer(wire.Done(id=request.id).model_dump_json())
                self._make_known()

    def _refuse(self, listener: Listener, seat: Seat, request: Act, refusal: Refusal) -> None:
        # Not why: what is wrong with a secret choice tells something of it.
        log.info("refused: table=%s seat=%d kind=%s", self.id, seat, request.kind)
        once = (seat, request.id)
        self._refused[once] = self._refusal(refusal, request.id)
        if len(self._refused) > REMEMBERED:
            self._refused.popitem(last=False)
        listener.answer(self._refused[once])

    async def _carry_out(self, seat: Seat, request: Act, listener: Listener) -> None:
        opening = None
        if isinstance(request, wire.Rematch):
            if self.standing.following:
                return
            held: dict[Seat, frozenset[str]] = {}
            for other in self._listeners:
                if other.seat is not None and other.ticket:
                    held[other.seat] = held.get(other.seat, frozenset()) | {other.ticket}
            opening = founding.rematch(self.standing, held)
            entries: tuple[Entry, ...] = (Followed(opening.charter.table),)
        elif isinstance(request, wire.Say):
            entries = (self._said(seat, request.text),)
        else:
            entries = self._judge(seat, request)
        first, *others = entries
        await self._write((Line(first, seat, request.id), *(Line(other) for other in others)), opening=opening)

    def _judge(self, seat: Seat, request: wire.Play | wire.Resign | wire.TakeBack | wire.Answer) -> tuple[Entry, ...]:
        """What the log would say of this, or a refusal. Nothing has changed yet."""
        sitting = self.standing.sitting
        if sitting.outcome:
            raise IllegalMove("game-over")
        match request:
            case wire.Play(phase=phase, text=text):
                if phase != self._game.phase(sitting.position):
                    raise Stale(outdated(self._game, sitting.position, phase))
                move = self._game.read(text)
                check_not_reserved(self._game, sitting.position, move)
                # Whether it is legal, the fold of this entry says, before anything is written.
                return (Moved(seat, self._game.write(move)),)
            case wire.Resign():
                return (Ended(seat, "resigned"),)
            case wire.TakeBack():
                return self._judge_take_back(seat)
            case wire.Answer(accept=accept):
                return self._judge_answer(seat, accept)

    def _said(self, seat: Seat, text: str) -> Said:
        """What somebody says, on one line; refused where silence is the rule."""
        talk = self.standing.talk
        if not talk:
            raise Refusal("no-talk" if talk is None else "talk-closed")
        plain = " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())
        if not plain:
            raise Refusal("nothing-said")
        return Said(seat, plain)

    def _judge_take_back(self, seat: Seat) -> tuple[Entry, ...]:
        standing = self.standing
        ply = can_take_back(standing.sitting, seat)
        if standing.sitting.only_own_part(seat, ply) or not standing.must_agree(seat):
            return (TookBack(ply),)
        if standing.asking is not None:
            raise Refusal("already-asked")
        return (Asked(seat),)

    def _judge_answer(self, seat: Seat, accept: bool) -> tuple[Entry, ...]:
        standing = self.standing
        if standing.asking is None:
            raise Refusal("nothing-asked")
        if not accept and seat == standing.asking:
            return (Declined(seat),)
        if seat not in standing.unanswered:
            raise Refusal("not-yours-to-answer")
        if not accept:
            return (Declined(seat),)
        if standing.unanswered - {seat}:
            return (Agreed(seat),)
        return (Agreed(seat), TookBack(can_take_back(standing.sitting, standing.asking)))

    # Writing down, and being heard

    async def _write(self, lines: tuple[Line, ...], keys: tuple[Key, ...] = (), opening: Opening | None = None) -> None:
        """On disk first; then, and only then, it has happened. The clock of a new deadline is wound with it."""
        after = folded(self.standing, lines)
        clock = winding(after, time.time())
        after, lines = folded(after, clock), lines + clock
        if not await self._scribe.write(Addition(self.id, self.standing.length, lines, keys, opening)):
            self._behind = True
            await self._catch_up()
            raise Stale("stale")
        self.standing = after
        self._done.update((line.seat, line.client) for line in lines if line.seat is not None and line.client)

    async def _catch_up(self) -> None:
        """Read what another process may have written to the log meanwhile."""
        if self._behind:
            self._take(await self._scribe.ask(self._scribe.storage.lines, self.id, self.standing.length))
            self._behind = False
            self._make_known()

    def _message(self, listener: Listener) -> str:
        ticket = None
        if self.standing.following and listener.ticket:
            ticket = tickets.following(listener.ticket, self.standing.following)
        return self._teller.message(self.standing, self.here, listener.seat, ticket)

    def _make_known(self) -> None:
        """Tell every listener what is new to it, and let bots think."""
        clock = self._clock_now()
        for listener in self._listeners:
            listener.tell(self._message(listener), clock)
        self._wake_bots()
        self._wind_clock()

    async def _see_through(self, work: Coroutine[Any, Any, Result]) -> Result:
        """Finish this even if the browser that asked for it goes away in the middle."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await asyncio.shield(task)

    # A deadline, where the game and the table have one

    async def _start_clock(self) -> None:
        """Wind the clock of a deadline that stands since before anybody came, or that nobody could keep."""
        now, wound = time.time(), self.standing.wound
        soon = round((now + GRACE) * 1000)
        if wound is not None and self._clock is None and wound.due < soon:
            await self._write((Line(replace(wound, due=soon)),))
        elif winding(self.standing, now):
            await self._write(())

    def _clock_now(self) -> str:
        card = messages.clock_card(self.standing, time.time())
        return card.model_dump_json() if card else "null"

    def _wind_clock(self) -> None:
        """Wait for the deadline that is in the log, however often the server was started since."""
        wound = self.standing.wound
        if self._clock is not None and self._clock[0] != wound:
            self._clock[1].cancel()
            self._clock = None
        if wound is not None and self._clock is None:
            self._clock = (wound, asyncio.create_task(self._run_out(wound)))

    async def _run_out(self, wound: Wound) -> None:
        await asyncio.sleep(wound.due / 1000 - time.time())
        while self.standing.wound == wound:
            try:
                await self._see_through(self._move_for_late(wound))
            except (NotStored, Stale) as error:
                self._behind = True
                log.warning("deadline not stored: table=%s why=%s", self.id, type(error).__name__)
                await asyncio.sleep(PAUSE)

    async def _move_for_late(self, wound: Wound) -> None:
        async with self._lock:
            await self._catch_up()
            for seat in sorted(self.standing.sitting.awaited):
                deadline = self.standing.deadline
                if deadline is not None and self.standing.wound == wound:
                    await self._write((Line(Moved(seat, self._game.write(deadline.move))),))
            self._make_known()

    # Bots

    @property
    def _for_nobody(self) -> bool:
        """Do bots sit here among themselves, with nobody watching? Then they wait."""
        return not self._listeners and all(chair.kind == "bot" for chair in self.standing.charter.chairs)

    def _wake_bots(self) -> None:
        if self._for_nobody:
            return
        for seat in self.standing.sitting.awaited - self._thinking.keys():
            if self.standing.is_bot(seat):
                self._thinking[seat] = asyncio.create_task(self._think(seat))

    async def close(self) -> None:
        """Bots stop thinking; what people asked for is finished."""
        clocks = [self._clock[1]] if self._clock else []
        for task in (*self._thinking.values(), *clocks):
            task.cancel()
        await asyncio.gather(*self._thinking.values(), *self._tasks, return_exceptions=True)

    async def _think(self, seat: Seat) -> None:
        """A bot is a listener that chooses: it gets its seat's view, and its move comes in like any other."""
        level = self.standing.charter.chairs[seat].level or 1
        try:
            while seat in self.standing.sitting.awaited and not self._for_nobody:
                view = self.standing.sitting.view(seat)
                text = await self._thinkers.choose(self._game, level, view)
                await self._leave_time(seat, view, text)
                try:
                    await self._play_for_bot(seat, view, text)
                except (NotStored, Stale) as error:
                    self._behind = True
                    log.warning("bot move not stored: table=%s seat=%d why=%s", self.id, seat, type(error).__name__)
                    await asyncio.sleep(PAUSE)
        finally:
            del self._thinking[seat]

    async def _leave_time(self, seat: Seat, view: Any, text: str) -> None:
        """Where the quickest is served first, a bot lets people be quick; what they do ends the wait."""
        if all(chair.kind == "bot" for chair in self.standing.charter.chairs):
            return
        try:
            seconds = levels.pause(self._game, view, self._game.read(text))
        except Refusal:
            return  # It will be refused as a move, too.
        clock = asyncio.get_running_loop()
        until = clock.time() + seconds
        while clock.time() < until and self.standing.sitting.view(seat) == view:
            await asyncio.sleep(GLANCE)

    async def _play_for_bot(self, seat: Seat, view: Any, text: str) -> None:
        async with self._lock:
            await self._catch_up()
            sitting = self.standing.sitting
            if seat not in sitting.awaited or sitting.view(seat) != view:
                return  # A move was taken back, or the phase has passed, while it was thinking.
            try:
                self._game.check(sitting.position, seat, self._game.read(text))
            except Refusal as refusal:
                log.exception("bot chose an illegal move: table=%s seat=%d code=%s", self.id, seat, refusal.code)
                text = self._game.write(self._game.sample(view, Chance.fresh()))
            await self._write((Line(Moved(seat, text)),))
            self._make_known()
