"""A server's table in the terminal: plays over a socket, and reconnects when it breaks."""

from __future__ import annotations

import queue
import secrets
import threading
import time
import uuid
from collections.abc import Callable
from contextlib import ExitStack, suppress

import httpx
import msgspec
from msgspec import structs
from websockets.exceptions import ConnectionClosed, InvalidHandshake, WebSocketException
from websockets.sync.client import ClientConnection, connect

from parlour import shuffles, wire, words
from parlour.catalogue import GAMES
from parlour.game import Refusal, named_game
from parlour.tables import requests
from parlour.terminal.display import Clock, Display
from parlour.terminal.joining import PATIENCE, Link, NoServer, reason, refusal, seat_link, why
from parlour.terminal.shuffle_check import ShuffleCheck
from parlour.terminal.table_orders import by_number, read_number, read_table_order
from parlour.terminal.table_text import display_of, people, phrases, warning
from parlour.wire import read_view

REPEATED = 3.0
"""Seconds after which a request without an answer is sent again."""
_PAUSES = (0.2, 0.5, 1.0, 2.0, 5.0)
"""Seconds between attempts to reconnect; the last one is repeated."""

Reply = wire.Done | wire.Refused | wire.PastView

_REPLY: msgspec.json.Decoder[wire.AnyReply] = msgspec.json.Decoder(wire.AnyReply)
_TABLE_STATUS: msgspec.json.Decoder[wire.TableStatus] = msgspec.json.Decoder(wire.TableStatus)
_READING = threading.Lock()
"""What msgspec knows of a view's type is made when the first is read; two threads that make it at once crash."""


class RemoteTable:
    """A seat, or a spectator's place, at a server's table."""

    def __init__(self, link: Link, ticket: str | None) -> None:
        self._link, self._ticket = link, ticket
        self._nonce = secrets.token_hex(16)
        """Our part in the next shuffle; a new one for each game."""
        self._shuffles = ShuffleCheck()
        self._place: tuple[int | None, int | None] = None, None
        """Our number at the table and that of the next game there, once known."""
        self._changed: Callable[[], None] = lambda: None
        self._answers: dict[str, queue.SimpleQueue[Reply]] = {}
        self._left = threading.Event()
        self._entered = threading.Event()
        self._connected = True
        self._table: wire.Table
        self._drafted = ""
        self._asked_for_seat: wire.QuestionCard | None = None
        """The last request for a seat or an opponent that was declined."""
        self._ignored: set[int] = set()
        """The people whose talk is hidden at this terminal."""
        self._clock: Clock | None = None
        self._sockets = ExitStack()
        self._socket = self._enter()
        threading.Thread(target=self._listen, daemon=True).start()

    @property
    def ticket(self) -> str | None:
        """The ticket of this seat."""
        return self._ticket

    @property
    def link(self) -> Link:
        return self._link

    def listen(self, changed: Callable[[], None]) -> None:
        self._changed = changed

    def leave(self) -> None:
        self._left.set()
        self._sockets.close()

    # The socket

    def _enter(self) -> ClientConnection:
        """Open a socket and say hello; the first answer is the table, or a refusal."""
        address = f"ws{self._link.server.removeprefix('http')}/api/tables/{self._link.table}/socket"
        if self._ticket is not None and None in self._place:
            self._place = self._read_place()
        try:
            self._sockets.close()
            socket = self._sockets.enter_context(connect(address, open_timeout=PATIENCE, close_timeout=1))
        except InvalidHandshake as error:
            response = getattr(error, "response", None)
            raise refusal(self._link.server, response.body or b"" if response is not None else b"") from error
        except (OSError, WebSocketException) as error:
            raise NoServer("terminal-no-server", server=self._link.server, why=why(error)) from error
        try:
            # A server that refuses the connection does not wait for our hello, but its reason can be read.
            with suppress(ConnectionClosed):
                hello = requests.Hello(ticket=self._ticket, seal=self._seal())
                socket.send(wire.encoded_request(hello).decode())
            reply = self._read(socket.recv(PATIENCE))
        except (TimeoutError, WebSocketException) as error:
            self._sockets.close()
            raise NoServer("terminal-no-server", server=self._link.server, why=why(error)) from error
        if isinstance(reply, wire.Table):
            self._on_table(reply)
            self._unseal(socket)
            return socket
        self._sockets.close()
        if isinstance(reply, wire.Refused):
            raise reason(reply)
        raise NoServer("terminal-no-parlour", server=self._link.server)

    def _seal(self) -> str | None:
        """Return the seal of our part in the next shuffle, bound to the game and to our number at this table."""
        person, game = self._place
        return None if person is None or game is None else shuffles.seal(self._link.table, game, person, self._nonce)

    def _read_place(self) -> tuple[int | None, int | None]:
        """Fetch our number at the table, and that of the next game."""
        address = f"{self._link.server}/api/tables/{self._link.table}"
        try:
            answer = httpx.get(address, headers={"Authorization": f"Bearer {self._ticket}"}, timeout=PATIENCE)
            card = _TABLE_STATUS.decode(answer.content)
        except (httpx.HTTPError, msgspec.MsgspecError):
            return None, None  # the socket will say what is wrong
        return card.person, card.next_game

    def _read(self, text: str | bytes) -> wire.AnyReply:
        """Decode a message, with a table's view as a value of its game."""
        try:
            reply = _REPLY.decode(text)
            if not isinstance(reply, wire.Table):
                return reply
            game = named_game(GAMES, reply.game)
            with _READING:
                return structs.replace(reply, view=None if reply.view is None else read_view(game, reply.view))
        except msgspec.DecodeError as error:
            raise NoServer("terminal-no-parlour", server=self._link.server) from error

    def _listen(self) -> None:
        """Receive messages until we leave; reconnect when the socket breaks."""
        while not self._left.is_set():
            try:
                for text in self._socket:
                    self._take(self._read(text))
            except (WebSocketException, OSError, NoServer):
                pass  # broken, or not to be understood: the same as closed
            if not self._left.is_set():
                self._come_back()

    def _take(self, reply: wire.AnyReply) -> None:
        match reply:
            case wire.Table():
                self._on_table(reply)
                self._unseal(self._socket)
                self._changed()
            case wire.Done() | wire.Refused() | wire.PastView():
                if waiting := self._answers.get(reply.id or ""):
                    waiting.put(reply)
            case wire.Considered() | wire.Coached() | wire.Notice():
                pass  # the first two are never asked for here; notices are shown in browsers only

    def _on_table(self, table: wire.Table) -> None:
        self._table, self._drafted = table, table.draft
        self._place = table.room.you, table.room.games + 1
        self._shuffles.see(table)
        question = table.room.question
        if question is not None and question.by == table.room.you and question.what in ("seat", "meet"):
            self._asked_for_seat = question
        if table.you is not None or table.room.status != "playing":
            self._asked_for_seat = None
        clock, now = table.clock, time.monotonic()
        if clock is None or clock.paused:
            self._clock = None
        else:
            self._clock = Clock(now + clock.left / 1000, now + clock.soon / 1000)

    def _unseal(self, socket: ClientConnection) -> None:
        """Open our part in the shuffle when all players do."""
        if self._shuffles.may_open(self._table, self._nonce):
            with suppress(ConnectionClosed):  # then the reader finds out
                socket.send(wire.encoded_request(requests.Unseal(id=_fresh(), nonce=self._nonce)).decode())

    def _come_back(self) -> None:
        self._connected = False
        self._changed()
        attempt = 0
        while not self._left.wait(_PAUSES[min(attempt, len(_PAUSES) - 1)]):
            attempt += 1
            try:
                self._socket = self._enter()
            except NoServer:
                continue
            except Refusal:
                self._left.set()  # the seat is no longer ours
                break
            self._connected = True
            self._entered.set()
            self._changed()
            return

    def _ask(self, request: requests.TableRequest) -> None:
        """Send a request; wait until it is carried out or refused, and its effects have arrived."""
        answer = self._answered(request)
        if isinstance(answer, wire.Refused):
            raise reason(answer)
        # The server keeps the order of what it sends: when this is answered, all news before it is here.
        self._answered(requests.Look(id=_fresh(), ply=0))

    def _answered(self, request: requests.TableRequest | requests.Look) -> Reply:
        answers: queue.SimpleQueue[Reply] = queue.SimpleQueue()
        self._answers[request.id] = answers
        until = time.monotonic() + PATIENCE
        try:
            while True:
                # A request may be lost with its connection: the server carries out each id once.
                with suppress(WebSocketException, OSError):
                    self._socket.send(wire.encoded_request(request).decode())
                with suppress(queue.Empty):
                    return answers.get(timeout=min(REPEATED, max(0.0, until - time.monotonic())))
                if time.monotonic() >= until:
                    raise Refusal("terminal-no-answer")
        finally:
            del self._answers[request.id]

    # The table

    def scene(self) -> Display:
        asked = self._asked_for_seat if self._table.room.question is None else None
        shuffle = self._shuffles.verdict(self._table)
        return display_of(self._table, self._connected, self._clock, self._ignored, asked, shuffle, self._link.server)

    def play(self, text: str) -> None:
        self._ask(requests.Play(id=_fresh(), phase=self._table.phase, text=text))

    def take_back(self) -> None:
        self._ask(requests.TakeBack(id=_fresh()))

    def answer(self, accept: bool) -> None:
        self._ask(requests.Answer(id=_fresh(), accept=accept))

    def resign(self) -> None:
        self._ask(requests.Resign(id=_fresh()))

    def say(self, text: str) -> None:
        try:
            self._ask(requests.Say(id=_fresh(), text=text))
        except wire.MalformedMessage as error:
            raise Refusal("terminal-say-what") from error

    def again(self) -> None:
        """Ask for another game at the same table."""
        self._nonce = secrets.token_hex(16)
        self._ask(requests.Rematch(id=_fresh(), seal=self._seal()))

    def warning(self, order: str) -> str:
        return warning(self._table, order)

    def draft(self, text: str) -> None:
        """Save the draft at the server without waiting for an answer."""
        if text != self._drafted and self._table.room.status == "playing" and self._table.you is not None:
            self._drafted = text
            with suppress(WebSocketException, OSError, wire.MalformedMessage):
                self._socket.send(wire.encoded_request(requests.Draft(id=_fresh(), text=text)).decode())

    def order(self, line: str) -> str:
        line = by_number(line, {one.name: one.person for one in self._table.room.people})
        word = line.partition(" ")[0]
        if word == "help":
            return words.say("terminal-help-table")
        if word == "people":
            return people(self._table)
        if word == "phrases":
            return phrases()
        if word in ("ignore", "heed"):
            person = read_number(line)
            if word == "ignore":
                self._ignored.add(person)
            else:
                self._ignored.discard(person)
            return ""
        if word == "link":
            seat = read_number(line)
            return words.say("terminal-seat-link", {"seat": seat, "link": seat_link(self._link, self._ticket, seat)})
        self._ask(read_table_order(line, _fresh(), self._table.explain))
        return ""

    def bot_moves(self) -> None:
        """Do nothing: the server moves its bots."""

    def tick(self) -> None:
        """Do nothing: the server keeps the time."""

    def record(self) -> str:
        address = f"{self._link.server}/api/tables/{self._link.table}/record"
        headers = {"Authorization": f"Bearer {self._ticket}"} if self._ticket else {}
        try:
            answer = httpx.get(address, headers=headers, timeout=PATIENCE)
        except httpx.HTTPError as error:
            raise NoServer("terminal-no-server", server=self._link.server, why=why(error)) from error
        if answer.status_code != httpx.codes.OK:
            raise refusal(self._link.server, answer.content)
        return answer.text


def _fresh() -> str:
    return uuid.uuid4().hex
