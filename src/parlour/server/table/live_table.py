"""A table in memory: messages come in one after the other, are decided, written down, and only then heard of."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine, Mapping, Sequence
from typing import Any, TypeVar

from msgspec.structs import replace

from parlour import wire
from parlour.chance import Chance
from parlour.game import Game, Refusal, Seat
from parlour.server.bots.bot_seats import BotSeats
from parlour.server.bots.bot_workers import BotWorkers
from parlour.server.clock import now
from parlour.server.compute.compute_queue import Questions
from parlour.server.sockets.listener import Listener
from parlour.server.table import coaching, messages, tickets
from parlour.server.table.analysis import Closed, SittingAnalysis, nothing_closed, table_analysis
from parlour.server.table.idempotency import Answered
from parlour.server.table.log_writer import LogWriter
from parlour.server.table.messages import clock_card
from parlour.server.table.profanity import softened
from parlour.server.table.table_messages import Presence, TableMessages
from parlour.server.table.timer import Timer
from parlour.storage import Addition, Hold, Key, NotStored
from parlour.tables import acts, clocks, gathering, opponents, requests
from parlour.tables.absence import absent_seats
from parlour.tables.arriving import Arrival, Place, arriving, check_looks_on
from parlour.tables.consequences import consequences, next_event
from parlour.tables.context import Context
from parlour.tables.drafts import check_drafts, considered, considered_view
from parlour.tables.entries import Entry, HandedOut, Left, Line, Removed, Stored, TimeSkipped
from parlour.tables.folding import folded
from parlour.tables.parts.seats import next_seats
from parlour.tables.score_sheets import score_sheet
from parlour.tables.state import TableState
from parlour.tables.watching import sees_late

log = logging.getLogger("parlour.server")

Result = TypeVar("Result")

RETRY = 1000
"""Milliseconds until what happened by itself is written again, when it could not be."""
SOON = 3_600_000
"""Milliseconds; a table with no one there stays in memory for what happens within these."""


class LiveTable:
    """One table in memory, at first in the state that its stored log leads to.

    Only `_write` changes its state, and only after the log has been written.
    """

    def __init__(
        self,
        game: Game,
        stored: Stored,
        state: TableState,
        log_writer: LogWriter,
        workers: BotWorkers,
        questions: Questions,
        code: str | None = None,
        drafts: Mapping[int, str] | None = None,
        rude: frozenset[str] = frozenset(),
        hold: Hold | None = None,
        closed: Closed = nothing_closed,
    ) -> None:
        self.hold = hold
        self._closed = closed
        self._lost = False
        """Does another process keep it now?"""
        self._rude = rude
        self.id = stored.charter.table
        self._game = game
        self._log_writer, self._questions = log_writer, questions
        self._lock = asyncio.Lock()
        self._chance = Chance.fresh()
        self.visitors = 0
        """How many are on their way in: a person who has the table in hand must not be left with an old one."""
        self.expected_until = 0
        """Until when a person who made the table is expected to open a socket."""
        self._listeners: list[Listener] = []
        self.here: frozenset[int] = frozenset()
        """The people who are connected, and have not said that they leave."""
        self._messages = TableMessages()
        self._bots = BotSeats(self, workers)
        self._plain: frozenset[Seat] = frozenset()
        """The bots whose last move was a plain one, below their level."""
        self._tasks: set[asyncio.Task[Any]] = set()
        self._explaining: set[asyncio.Task[None]] = set()
        """Answers for learners; no one waits for them."""
        self._answered = Answered(game, self._clean)
        self._behind = False
        self._timer = Timer(now, lambda: self._finish(self._time_passed()))
        self._code = code
        self._drafts = dict(drafts or {})
        self.state = state
        self._last_here = dict.fromkeys(self.state.people.by_number, now())
        self._no_one_kept_time = True
        self._owed = False
        """Has something happened by itself that could not be written yet?"""
        self._answered.carried_out(stored.lines)

    @property
    def idle(self) -> bool:
        """Is no one here and nothing under way, so that it can be forgotten until a person comes?"""
        waits = self._timer.rings_within(SOON)
        return not (self.visitors or self._listeners or self._bots.thinking or self._tasks or waits)

    @property
    def watched(self) -> bool:
        return bool(self._listeners)

    @property
    def address(self) -> str:
        """From where the first of those who are here has come."""
        return next((listener.address for listener in self._listeners if listener.person in self.here), "")

    def is_played(self, within: int) -> bool:
        """Is a person here who holds a seat, or was within these milliseconds?"""
        seated = {holder.person for holder in self.state.seats.shown if holder.person is not None}
        lately = {person for person, at in self._last_here.items() if now() - at < within}
        return not seated.isdisjoint(self.here | lately)

    @property
    def seeks(self) -> bool:
        """Return whether a person waits here for an opponent; one who has just come may still be connecting."""
        here = frozenset(self.state.people.by_number) if now() < self.expected_until else self.here
        return opponents.seeks(self.state, here)

    def _count_present(self) -> None:
        here = [listener.person for listener in self._listeners if not listener.left and listener.person is not None]
        self.here = frozenset(here)

    def _moment(self) -> Context:
        return Context(now(), self._chance, self.here, self._last_here, self._drafts, self._clean)

    def _clean(self, said: str) -> str:
        return softened(said, self._rude)

    # Coming and going

    async def come(self, wish: requests.SitDown, place: Place, ticket: str) -> wire.TicketCard:
        """Sit down, or come to watch. A person who has this ticket already gets it again."""
        return await self._finish(self._come(wish, place, ticket))

    async def _come(self, wish: requests.SitDown, place: Place, ticket: str) -> wire.TicketCard:
        async with self._lock:
            await self._catch_up()
            digest = tickets.digest(ticket)
            person = await self._log_writer.ask(self._log_writer.storage.ticket, self.id, digest)
            if person is None and place.returning is not None:
                person = place.returning
                handed_over = gathering.returned(self.state, person, self._moment())
                await self._write(handed_over, tickets=(Key(person, digest),), revoked=(person,))
                log.info("seat handed over: table=%s person=%s", self.id, person)
                self._make_known()
            if person is None:
                entries = arriving(self.state, Arrival(self._clean(wish.name), wish.seat, wish.watch), place)
                person = entries[0].person
                self._last_here[person] = now()
                spent = tickets.digest(wish.secret) if wish.secret is not None and place.seat is not None else b""
                await self._write(entries, tickets=(Key(person, digest),), spent=spent)
                log.info("came: table=%s seat=%s", self.id, self.state.seats.next_of(person))
                self._make_known()
            shuffle = self.state.next_shuffle
            promise = None if shuffle is None else shuffle.commitment
            return wire.TicketCard(
                seat=self.state.seats.next_of(person),
                person=person,
                ticket=ticket,
                commitment=promise,
                game=self.state.next_game,
            )

    async def give_link(self, person: int, ask: requests.AskLink) -> wire.InviteCard:
        """Return a link for a free seat, or a new one for the seat of a player who is gone and has lost theirs."""
        return await self._finish(self._give_link(person, ask))

    async def _give_link(self, person: int, ask: requests.AskLink) -> wire.InviteCard:
        async with self._lock:
            await self._catch_up()
            entries = acts.decide(self.state, person, ask, self._moment())
            secret = tickets.fresh()
            lost = [entry.person for entry in entries if isinstance(entry, HandedOut)]
            await self._write(
                entries,
                invitations=() if lost else (Key(ask.seat, tickets.digest(secret)),),
                returns=tuple(Key(number, tickets.digest(secret)) for number in lost),
            )
            self._make_known()
            return wire.InviteCard(seat=ask.seat, secret=secret)

    async def welcome(self, listener: Listener) -> None:
        """A person opens a socket: tell them the state of the table, and the others that they are here."""
        await self._finish(self._welcome(listener))

    async def _welcome(self, listener: Listener) -> None:
        async with self._lock:
            await self._catch_up()
            check_looks_on(self.state, listener.person)
            await self._give_old_rematch(listener)
            if self._no_one_kept_time:
                await self._follow(clocks.clock_with_grace(self.state, now()))
                self._no_one_kept_time = False
            self._listeners.append(listener)
            self._count_present()
            await self._follow(gathering.sealed(self.state, listener.person, listener.seal))
            self._make_known()

    async def skip_time(self, milliseconds: int) -> None:
        """The server did not run, or its clock was set: nothing ends by that."""
        async with self._lock:
            await self._follow((TimeSkipped(milliseconds),))

    async def _follow(self, entries: Sequence[Entry] = ()) -> None:
        """Write what follows by itself. If that cannot be, it is tried again, and no one is kept out meanwhile."""
        try:
            await self._catch_up()
            await self._write(entries)
        except acts.Stale:
            pass  # then another process was quicker
        except NotStored as error:
            log.warning("not stored: table=%s why=%s", self.id, type(error).__name__)
            self._owed = True
        else:
            self._owed = False

    async def _give_old_rematch(self, listener: Listener) -> None:
        """Of the first edition: the next game is at another table, where this person has a ticket."""
        following, seat = self.state.play.following, self.state.seats.of(listener.person)
        if following and seat is not None and listener.ticket:
            to = next_seats(self._game, self.state.setup.options)[seat]
            key = Key(to, tickets.digest(tickets.following(listener.ticket, following)))
            await self._log_writer.ask(self._log_writer.storage.give, following, key)

    def leave(self, listener: Listener) -> None:
        self._listeners.remove(listener)
        self._count_present()
        self.expected_until = 0
        if listener.person is not None and listener.person not in self.here:
            self._last_here[listener.person] = now()
        self._make_known(at_once=False)

    # Questions, which change nothing and wait for no one

    def look(self, listener: Listener, request: requests.Look) -> None:
        try:
            listener.answer(self._messages.looked(self.state, listener.person, request))
        except Refusal as refusal:
            listener.answer(self._refusal(refusal, request.id))

    async def consider(self, listener: Listener, request: requests.Consider) -> None:
        try:
            view = considered_view(self.state, listener.person)
            seen = await self._questions.quick(listener.address, considered, self._game, view, request.draft)
        except Refusal as refusal:
            listener.answer(self._refusal(refusal, request.id))
        else:
            listener.answer(wire.Considered(id=request.id, preview=seen))

    def coach(self, listener: Listener, request: requests.AskCoach) -> None:
        """It may take seconds; meanwhile the socket goes on."""
        task = asyncio.create_task(self._coach(listener, request))
        self._explaining.add(task)
        task.add_done_callback(self._explaining.discard)

    async def _coach(self, listener: Listener, request: requests.AskCoach) -> None:
        try:
            said = await coaching.said(self.state, listener.person, self._questions, listener.address, self._closed)
        except Refusal as refusal:
            listener.answer(self._refusal(refusal, request.id))
        else:
            listener.answer(wire.Coached(id=request.id, said=said))

    def record(self) -> str:
        return score_sheet(self.state)

    def analysis(self, address: str) -> SittingAnalysis:
        """For a person who asks from this address; not about closed positions. Refused while people play each other."""
        return table_analysis(self.state, self._questions, address, self._closed)

    def _refusal(self, refusal: Refusal, client: str | None) -> wire.Refused:
        return messages.refused(refusal, client, self.state.play.phase)

    # Acts, one after the other

    async def draft(self, listener: Listener, request: requests.Draft) -> None:
        """Keep what a person has composed so far. No one else hears of it but their other devices."""
        await self._finish(self._draft(listener, request))

    async def _draft(self, listener: Listener, request: requests.Draft) -> None:
        async with self._lock:
            try:
                person = check_drafts(self.state, listener.person)
                await self._log_writer.ask(
                    self._log_writer.storage.keep_draft, self.id, person, request.text, self.hold
                )
            except NotStored:
                listener.answer(self._refusal(Refusal("not-stored"), request.id))
                return
            except Refusal as refusal:
                listener.answer(self._refusal(refusal, request.id))
                return
            self._drafts[person] = request.text
            listener.answer(wire.Done(id=request.id))
            listener.knows(self._message(listener, self._presence(self._moment())))
            self._make_known()

    async def act(self, listener: Listener, request: requests.Act) -> None:
        """Carry out what a person asks for, or refuse it; either way the browser is answered.

        Not in a task of its own, for it is what is done most: if it is cut off, that is noticed (`_write`).
        """
        person = listener.person
        if person is None:
            listener.answer(self._refusal(Refusal("bystander"), request.id))
            return
        began = time.perf_counter()
        async with self._lock:
            if (before := self._answered.before(person, request)) is not None:
                listener.answer(before)
                return
            try:
                if self._behind:
                    await self._catch_up()
                if self._answered.was_done(person, request):
                    same = self._answered.is_the_same(person, request)
                    again = wire.Done(id=request.id) if same else self._refusal(Refusal("id-used"), request.id)
                    listener.answer(again)
                    return
                moment = self._moment()
                if listener.left:  # a person who acts is here again; but a refusal is no event for others
                    moment = replace(moment, here=moment.here | {person})
                entries = acts.decide(self.state, person, request, moment)
                secret = False
                if isinstance(request, requests.Play):  # by which no one leaves or is sent away
                    secret = self.state.seats.of(person) not in self.state.awaited  # a choice was made already
                    await self._write(entries, (person, request.id), moment, secret=secret)
                else:
                    await self._carry_out(entries, moment, person, request.id)
            except acts.Stale as refusal:
                if self._answered.was_done(person, request):  # by an attempt that was given up and arrived late
                    listener.answer(wire.Done(id=request.id))
                    return
                self._refuse(listener, person, request, refusal)
                moment = self._moment()
                self._tell(listener, self._presence(moment), clock_card(self.state, moment.now), again=True)
            except NotStored as error:
                log.warning("not stored: table=%s person=%d kind=%s why=%s", self.id, person, request.kind, error)
                # Not remembered: sent again, it may be carried out.
                listener.answer(self._refusal(Refusal("not-stored"), request.id))
            except Refusal as refusal:
                self._refuse(listener, person, request, refusal)
            else:
                if listener.left and not any(isinstance(entry, Left) for entry in entries):
                    listener.left = False
                    self._count_present()
                if not secret:
                    metrics = self._log_writer.metrics
                    metrics.count("acts", "done")
                    if isinstance(request, requests.Play):
                        metrics.count("game_moves", self._game.NAME)
                        metrics.took("move_seconds", time.perf_counter() - began)
                log.info("done: table=%s person=%d kind=%s", self.id, person, request.kind)
                answer = wire.Done(id=request.id)
                if not entries:
                    self._answered.without_a_line(person, request, answer)
                listener.answer(answer, wait=True)  # and goes out with the table
                try:
                    self._make_known()
                finally:
                    listener.hurry()

    def _refuse(self, listener: Listener, person: int, request: requests.Act, refusal: Refusal) -> None:
        # Not why: what is wrong with a secret choice tells something of it.
        self._log_writer.metrics.count("acts", "refused")
        log.info("refused: table=%s person=%d kind=%s", self.id, person, request.kind)
        answer = self._refusal(refusal, request.id)
        self._answered.without_a_line(person, request, answer)
        listener.answer(answer)

    async def _carry_out(self, entries: Sequence[Entry], moment: Context, person: int, client: str) -> None:
        """The first of these entries is what was asked for."""
        gone = [entry.person for entry in entries if isinstance(entry, Left)]
        if gone:
            for listener in self._listeners:
                listener.left = listener.left or listener.person in gone
            self._count_present()
            moment = replace(moment, here=self.here)
        removed = tuple([entry.person for entry in entries if isinstance(entry, Removed)])
        code = await self._log_writer.fresh_code() if removed else None
        await self._write(entries, (person, client), moment, revoked=removed, code=code)
        self._code = code or self._code

    def note_level(self, seat: Seat, of_level: bool) -> None:
        """Everyone may know that a bot's move was not of its level."""
        self._plain = self._plain - {seat} if of_level else self._plain | {seat}
        self._log_writer.metrics.count("bot_moves", "thought" if of_level else "plain")

    async def play(self, seat: Seat, play: requests.Play) -> None:
        """A bot's move: decided like anyone's."""
        await self._finish(self._play(seat, play))

    async def _play(self, seat: Seat, play: requests.Play) -> None:
        async with self._lock:
            await self._catch_up()
            await self._write(acts.played(self.state, seat, play.phase, play.text))
            self._make_known()

    # Writing down, and being heard

    async def _write(
        self,
        entries: Sequence[Entry],
        asked: tuple[int, str] | None = None,
        moment: Context | None = None,
        *,
        secret: bool = False,
        **more: Any,
    ) -> None:
        """On disk first; then, and only then, it has happened. What follows by itself is written with it.

        The first entry is what a person `asked` for, under that id.
        """
        before, moment = self.state, moment or self._moment()
        lines = [] if asked is None else [Line(entry, *asked, moment.now) for entry in entries[:1]]
        lines += [Line(entry, at=moment.now) for entry in entries[len(lines) :]]
        following, after = consequences(folded(before, lines), moment)
        lines += following
        if not lines and not any(more.values()):
            return
        turned = bool(self._drafts) and after.play.phase != before.play.phase
        addition = Addition(
            self.id, before.activity.length, tuple(lines), without_drafts=turned, hold=self.hold, secret=secret, **more
        )
        try:
            written = await self._log_writer.write(addition)
        except (NotStored, asyncio.CancelledError):
            self._behind = True  # it may be on disk all the same
            raise
        if not written:
            self._behind = True
            await self._catch_up()
            raise acts.Stale("stale")
        self.state = after
        if turned:
            self._drafts.clear()
        self._answered.carried_out(lines)
        if more or after.people.closed:
            self._dismiss(more.get("revoked", ()))

    async def _catch_up(self) -> None:
        """Read what another process may have written to the log meanwhile."""
        if self._behind:
            lines = await self._log_writer.ask(self._log_writer.storage.lines, self.id, self.state.activity.length)
            self.state = folded(self.state, lines)
            self._answered.carried_out(lines)
            self._behind = False
            self._make_known()

    def _dismiss(self, people: Sequence[int]) -> None:
        """A person who has a ticket that is worth nothing any more is told so, and no longer listens."""
        for listener in self._listeners:
            if listener.person is not None and listener.person in people:
                removed = self.state.people.by_number[listener.person].removed
                listener.dismiss(messages.refused(Refusal("sent-away" if removed else "ticket-dead")))
            elif listener.person is None and self.state.people.closed:
                listener.dismiss(messages.refused(Refusal("table-closed")))

    def _presence(self, moment: Context) -> Presence:
        idle = gathering.host_idle_at(self.state)
        absent = absent_seats(self.state, moment.now)
        return Presence(moment.here, absent, self._code, self._plain, idle is not None and moment.now >= idle)

    def _message(self, listener: Listener, presence: Presence) -> wire.WrittenTable:
        ticket = None
        if self.state.play.following and listener.ticket:
            ticket = tickets.following(listener.ticket, self.state.play.following)
        draft = "" if listener.person is None else self._drafts.get(listener.person, "")
        return self._messages.message(self.state, presence, listener.person, draft, ticket)

    def _tell(
        self,
        listener: Listener,
        presence: Presence,
        clock: wire.Clock | None,
        *,
        again: bool = False,
        at_once: bool = True,
    ) -> None:
        if clock is not None and sees_late(self.state, listener.person):
            clock = None
        listener.tell(self._message(listener, presence), clock, again=again, wait=not at_once)
        if not at_once:
            asyncio.get_running_loop().call_soon(listener.hurry)

    def _make_known(self, *, at_once: bool = True) -> None:
        """Tell every listener what is new to it, let bots think, and wait for what time brings.

        Not at once: when many leave together, a person who stays is told once.
        """
        if self._lost:
            return
        moment = self._moment()
        presence, clock = self._presence(moment), clock_card(self.state, moment.now)
        for listener in self._listeners:
            self._tell(listener, presence, clock, at_once=at_once)
        self._bots.wake()
        self._timer.set(moment.now + RETRY if self._owed else next_event(self.state, moment))

    async def _finish(self, work: Coroutine[Any, Any, Result]) -> Result:
        """Finish this even if the browser that asked for it goes away in the middle."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await asyncio.shield(task)

    # Time

    async def _time_passed(self) -> None:
        async with self._lock:
            self._timer.rang()
            await self._follow()
            self._make_known()

    def forget(self) -> None:
        """Wait no longer: the table is forgotten until a person comes."""
        self._timer.stop()
        for task in self._explaining:
            task.cancel()

    def shut(self, farewell: wire.Refused) -> None:
        """An operator has closed this table: the people here are told so, and it is forgotten."""
        for listener in self._listeners:
            listener.dismiss(farewell)
        self.hang_up("table closed")

    def turn_out(self, address: str, farewell: wire.Refused) -> None:
        """An operator has banned this address: its sockets are closed."""
        for listener in self._listeners:
            if listener.address == address:
                listener.dismiss(farewell)

    def announce(self, text: str) -> None:
        """Tell the people here what an operator says to all tables."""
        for listener in self._listeners:
            listener.answer(wire.Notice(text=text))

    def people_here(self) -> tuple[tuple[str, int, str, str], ...]:
        """Those who are connected: the table, their number, name and address."""
        found = {listener.person: listener.address for listener in self._listeners if listener.person is not None}
        people = self.state.people.by_number
        return tuple((self.id, person, people[person].name, address) for person, address in found.items())

    def hang_up(self, reason: str) -> None:
        """Another process keeps it now: a person who listens here comes again and is led there."""
        self._lost = True
        self.forget()
        for listener in self._listeners:
            listener.hang_up(reason)
        stopping = asyncio.create_task(self._bots.stop())
        self._tasks.add(stopping)
        stopping.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Bots stop thinking; what people asked for is finished."""
        self.forget()
        await self._bots.stop()
        await asyncio.gather(*self._tasks, return_exceptions=True)
