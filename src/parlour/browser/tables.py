"""Tables kept in this process for one device: requests in, messages out, lines to be kept before they are sent.

It decides, folds and tells as the server does, by the same functions. What a server adds is not here: other processes,
invitations, limits. Nothing waits and nothing is sent: the caller keeps `CallResult.lines`, then sends what is `sent`.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from parlour import wire
from parlour.chance import Chance
from parlour.delivery import coaching, messages
from parlour.delivery.analysis import SittingAnalysis, nothing_closed, table_analysis
from parlour.delivery.compute import InPlace, finished
from parlour.delivery.idempotency import IdempotencyRecord
from parlour.delivery.table_messages import Presence, TableMessages, table_status
from parlour.game import Game, Refusal, Seat
from parlour.players import levels
from parlour.tables import clocks, decision, requests, waiting_room
from parlour.tables.absence import absent_seats
from parlour.tables.automatic_entries import automatic_entries, next_event
from parlour.tables.context import Context
from parlour.tables.creation import created
from parlour.tables.drafts import check_drafts, considered, considered_view
from parlour.tables.entries import Charter, Entry, Line, Stored
from parlour.tables.log_fold import folded, restored
from parlour.tables.score_sheets import score_sheet
from parlour.tables.state import TableState

SECONDS = levels.SECONDS
"""Seconds for a bot's move."""

COMPUTE = InPlace()

Socket = int
"""The number that the caller gives to each connection of a page."""


class StoredTable(msgspec.Struct, frozen=True):
    """A table as the browser stores it: the charter, and the person of each ticket."""

    charter: Charter
    tickets: dict[str, int]


@dataclass(slots=True)
class CallResult:
    """The result of a call."""

    lines: list[bytes] = field(default_factory=list)
    """Lines to append to the table's log before anything is sent."""
    sent: list[tuple[Socket, bytes]] = field(default_factory=list)


@dataclass(slots=True)
class _Listener:
    person: int | None
    sent_table: bytes = b""


def bot_chance(state: TableState, seat: Seat) -> Chance:
    """Return the random source of a bot for this turn, so that a restarted worker finds the same move."""
    return Chance(f"{state.charter.table} phase {state.play.phase} seat {seat}")


def now() -> int:
    """Return milliseconds since 1970."""
    return round(time.time() * 1000)


class BrowserTable:
    """A table that is kept on this device."""

    def __init__(self, game: Game, kept: StoredTable, lines: Sequence[Line]) -> None:
        self.kept = kept
        self.state: TableState = restored(game, Stored(kept.charter, tuple(lines)))
        self._listeners: dict[Socket, _Listener] = {}
        self._messages = TableMessages()
        self._idempotency = IdempotencyRecord(lambda: self.state.game, str)
        self._idempotency.carried_out(tuple(lines))
        self._drafts: dict[int, str] = {}
        self._chance = Chance.fresh()
        self._result = CallResult()

    @property
    def _here(self) -> frozenset[int]:
        return frozenset(one.person for one in self._listeners.values() if one.person is not None)

    def _context(self) -> Context:
        here = self._here
        away = {person: now() for person in self.state.people.by_number if person not in here}
        return Context(now(), self._chance, here, away, self._drafts)

    def _take_result(self) -> CallResult:
        taken, self._result = self._result, CallResult()
        return taken

    # What a page does

    def receive(self, socket: Socket, text: str | bytes) -> CallResult:
        """Carry out a message of a page: answer it, and send every page what it changed."""
        try:
            request = wire.read_request(text)
        except wire.MalformedMessage as refusal:
            self._answer(socket, messages.refused(refusal))
            return self._take_result()
        if isinstance(request, requests.Hello):
            self._say_hello(socket, request)
        elif socket not in self._listeners:
            self._answer(socket, messages.refused(wire.MalformedMessage("hello-first")))
        else:
            try:
                self._answer(socket, self._reply_to(socket, request))
            except Refusal as refusal:
                self._answer(socket, messages.refused(refusal, request.id, self.state.play.phase))
            self._publish()
        return self._take_result()

    def _say_hello(self, socket: Socket, hello: requests.Hello) -> None:
        person = None if hello.ticket is None else self.kept.tickets.get(hello.ticket)
        if hello.ticket is not None and person is None:
            self._answer(socket, messages.refused(Refusal("wrong-ticket")))
            return
        self._listeners[socket] = _Listener(person)
        self._write(clocks.clock_with_grace(self.state, now()))
        self._write(waiting_room.sealed(self.state, person, hello.seal))
        self._publish()

    def leave(self, socket: Socket) -> CallResult:
        """Forget the connection of a closed page."""
        self._listeners.pop(socket, None)
        return self._take_result()

    def _reply_to(self, socket: Socket, request: Any) -> wire.AnyReply:
        person = self._listeners[socket].person
        if isinstance(request, requests.Look):
            return self._messages.looked(self.state, person, request)
        if isinstance(request, requests.Consider):
            view = considered_view(self.state, person)
            return wire.Considered(id=request.id, preview=considered(self.state.game, view, request.draft))
        if isinstance(request, requests.Draft):
            self._drafts[check_drafts(self.state, person)] = request.text
            return wire.Done(id=request.id)
        if isinstance(request, requests.PageShape):
            return wire.Done(id=request.id)  # the one page there is chooses for itself
        if isinstance(request, requests.AskCoach):
            said = coaching.said(self.state, person, COMPUTE, "", nothing_closed)
            return wire.Coached(id=request.id, said=finished(said))
        if person is None:
            raise Refusal("bystander")
        return self._act(person, request)

    def _act(self, person: int, request: requests.TableRequest) -> wire.AnyReply:
        if (before := self._idempotency.before(person, request)) is not None:
            return before
        if self._idempotency.was_done(person, request):
            if not self._idempotency.is_the_same(person, request):
                raise Refusal("id-used")
            return wire.Done(id=request.id)
        entries = decision.decide(self.state, person, request, self._context())
        self._write(entries, (person, request.id))
        answer = wire.Done(id=request.id)
        if not entries:
            self._idempotency.remember(person, request, answer)
        return answer

    # What happens by itself

    def tick(self) -> CallResult:
        """Write the automatic entries that are due."""
        self._write(())
        self._publish()
        return self._take_result()

    def due(self) -> int | None:
        """Return when the next automatic entry is due, in milliseconds since 1970."""
        return next_event(self.state, self._context()) if self._listeners else None

    def awaited_bot(self) -> Seat | None:
        """Return the seat of an awaited bot, while a page shows the table."""
        seats = [seat for seat in self.state.seats.bots if seat in self.state.awaited]
        return min(seats) if seats and self._listeners else None

    def pause(self) -> float:
        """Return the seconds to wait before a bot's move, so that players see each move."""
        sitting = self.state.play.sitting
        return 0.0 if sitting is None else 0.3 + 0.6 * self._chance.unit()

    def move(self) -> CallResult:
        """Let one awaited bot think and move, which may take seconds."""
        seat, state = self.awaited_bot(), self.state
        if seat is None or state.play.sitting is None:
            return self._take_result()
        level = state.seats.bot_level(seat)
        assert level is not None  # of a bot
        view = state.play.sitting.view(seat)
        chosen = levels.player(state.game, level, SECONDS).choose(view, bot_chance(state, seat))
        if state.awaited - frozenset(state.seats.bots) and levels.pause(state.game, view, chosen):
            return self._take_result()  # a person may be first
        try:
            self._write(decision.played(state, seat, state.play.phase, state.game.write(chosen)))
        except Refusal:
            sample = state.game.sample(view, Chance.fresh())
            self._write(decision.played(state, seat, state.play.phase, state.game.write(sample)))
        self._publish()
        return self._take_result()

    def _write(self, entries: Sequence[Entry], asked: tuple[int, str] | None = None) -> None:
        context = self._context()
        lines = [] if asked is None else [Line(entry, *asked, context.now) for entry in entries[:1]]
        lines += [Line(entry, at=context.now) for entry in entries[len(lines) :]]
        before = self.state
        following, self.state = automatic_entries(folded(before, lines), context)
        lines += following
        if self.state.play.phase != before.play.phase:
            self._drafts = {}
        self._idempotency.carried_out(lines)
        self._result.lines += map(msgspec.json.encode, lines)

    # What pages receive

    def _answer(self, socket: Socket, reply: wire.AnyReply) -> None:
        self._result.sent.append((socket, wire.encoded(reply)))

    def _publish(self) -> None:
        context = self._context()
        presence = Presence(context.here, absent_seats(self.state, context.now))
        clock = messages.clock_card(self.state, context.now)
        for socket, listener in self._listeners.items():
            draft = "" if listener.person is None else self._drafts.get(listener.person, "")
            written = self._messages.message(self.state, presence, listener.person, draft)
            sent_table = wire.encoded(wire.WrittenTable((*written, wire.fields({"clock": clock}))))
            if sent_table != listener.sent_table:
                listener.sent_table = sent_table
                self._result.sent.append((socket, sent_table))

    # Questions by HTTP

    def table_status(self, ticket: str | None) -> wire.TableStatus:
        """Return a summary of the table for the person of this ticket."""
        person = self.kept.tickets.get(ticket or "")
        if person is None:
            raise Refusal("wrong-ticket")
        return table_status(self.state, self._here, person, now())

    def record(self) -> str:
        """Return the record of the game."""
        return score_sheet(self.state)

    def analysis(self) -> SittingAnalysis:
        """Return the analysis of the game; refused while people play each other."""
        return table_analysis(self.state, COMPUTE, "")


class BrowserTables:
    """The tables of this device that are in memory."""

    def __init__(self, games: Mapping[str, Game]) -> None:
        self._games = games
        self._tables: dict[str, BrowserTable] = {}

    def game(self, name: str) -> Game:
        """Return the game of this name; refuse any other name."""
        found = self._games.get(name)
        if found is None:
            raise Refusal("unknown-game", game=name, games=", ".join(self._games))
        return found

    def create(self, new: requests.NewTable) -> tuple[wire.Created, bytes, list[bytes]]:
        """Make a table; return the answer to the page, the stored table and its first lines."""
        game = self.game(new.game)
        stored = created(game, new, f"here-{secrets.token_hex(8)}", now())
        state = restored(game, stored)
        tickets = {secrets.token_urlsafe(24): person for person in state.people.by_number}
        kept = StoredTable(stored.charter, tickets)
        self._tables[stored.charter.table] = BrowserTable(game, kept, stored.lines)
        cards = tuple(
            wire.TicketCard(
                seat=state.seats.next_of(person), person=person, ticket=ticket, commitment=None, game=state.next_game
            )
            for ticket, person in tickets.items()
        )
        made = wire.Created(table=stored.charter.table, tickets=cards, invites=(), code="")
        return made, msgspec.json.encode(kept), [msgspec.json.encode(line) for line in stored.lines]

    def open(self, kept: bytes | str, lines: Sequence[bytes | str]) -> BrowserTable:
        """Load a stored table."""
        read = msgspec.json.decode(kept, type=StoredTable)
        decoded = [msgspec.json.decode(line, type=Line) for line in lines]
        table = BrowserTable(self.game(read.charter.game), read, decoded)
        self._tables[read.charter.table] = table
        return table

    def close(self, table: str) -> None:
        """Forget a table; what is stored of it stays."""
        self._tables.pop(table, None)

    def find(self, table: str) -> BrowserTable | None:
        """Return the table with this id, if it is in memory."""
        return self._tables.get(table)
