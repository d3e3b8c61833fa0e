"""Joining a server's table from the terminal: by a link, by a code, or by asking for an opponent."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from urllib.parse import urlsplit

import httpx
import msgspec

from parlour import wire, words
from parlour.game import BadNotation, Refusal
from parlour.tables import requests

PATIENCE = 10.0
"""Seconds to wait for an answer of the server."""
_CODE = re.compile(r"(?:[A-Za-z0-9][ -]?){6}")
"""Six characters, perhaps in groups."""


class NoServer(Refusal):
    """The server cannot be reached, or is not a Parlour server."""


@dataclass(frozen=True, slots=True)
class Link:
    """A link to a table: `http://host/table/ID#secret`. Without a secret one only watches."""

    server: str
    table: str
    secret: str | None


def read_link(text: str) -> Link:
    """Read a link."""
    try:
        parts = urlsplit(text.strip())
        port = parts.port
    except ValueError as error:
        raise BadNotation("terminal-bad-link", text=text) from error
    base_path, folder, table = parts.path.rstrip("/").rpartition("/table/")
    if parts.scheme not in ("http", "https") or not parts.hostname or port == 0 or not folder or "/" in table:
        raise BadNotation("terminal-bad-link", text=text)
    return Link(f"{parts.scheme}://{parts.netloc}{base_path}", table, parts.fragment or None)


def read_server(text: str) -> str:
    """Return the address of a server from what was typed: `192.168.1.20:8000`, with or without `http://` and a path."""
    whole = text.strip() if "://" in text else f"http://{text.strip()}"
    try:
        parts = urlsplit(whole)
        port = parts.port
    except ValueError as error:
        raise BadNotation("terminal-bad-server", text=text) from error
    if parts.scheme not in ("http", "https") or not parts.hostname or port == 0:
        raise BadNotation("terminal-bad-server", text=text)
    return f"{parts.scheme}://{parts.netloc}{parts.path.rstrip('/')}"


def find(text: str, server: str) -> Link:
    """Return the table of a link, or of a code at this server."""
    if not _CODE.fullmatch(text.strip()):
        return read_link(text)
    code = text.strip()
    content = _posted(server, "/api/codes", wire.TypedCode(code))
    try:
        found = msgspec.json.decode(content, type=wire.CodeCard)
    except msgspec.DecodeError as error:
        raise NoServer("terminal-no-parlour", server=server) from error
    return Link(server, found.table, found.code or code)


def sit_down(link: Link, name: str) -> str:
    """Sit down by the code or the invitation of the link; return the ticket."""
    try:
        content = _posted(link.server, f"/api/tables/{link.table}/sit", requests.SitDown(secret=link.secret, name=name))
    except wire.MalformedMessage as error:  # a secret that was cut off on its way, or a name of pages
        raise BadNotation("terminal-cut-link", text=link.secret or "") from error
    try:
        return msgspec.json.decode(content, type=wire.TicketCard).ticket
    except msgspec.DecodeError as error:
        raise NoServer("terminal-no-parlour", server=link.server) from error


def seat_link(link: Link, ticket: str | None, seat: int) -> str:
    """Return a new link for this seat, counted from 1; it replaces older ones."""
    if ticket is None:
        raise Refusal("host-only")
    try:
        content = _posted(
            link.server, f"/api/tables/{link.table}/links", requests.AskLink(ticket=ticket, seat=seat - 1)
        )
    except wire.MalformedMessage as error:
        raise BadNotation("terminal-bad-order", text=f"link {seat}") from error
    try:
        secret = msgspec.json.decode(content, type=wire.InviteCard).secret
    except msgspec.DecodeError as error:
        raise NoServer("terminal-no-parlour", server=link.server) from error
    return f"{link.server}/table/{link.table}#{secret}"


def find_opponent(server: str, game: str, name: str) -> tuple[Link, str]:
    """Return a table with an opponent for this game, or one to wait at; and the ticket there."""
    try:
        content = _posted(server, "/api/opponents", wire.AskOpponent(game=game, name=name))
    except wire.MalformedMessage as error:
        raise BadNotation("terminal-long-name") from error
    try:
        card = msgspec.json.decode(content, type=wire.OpponentCard)
    except msgspec.DecodeError as error:
        raise NoServer("terminal-no-parlour", server=server) from error
    return Link(server, card.table, None), card.ticket.ticket


def open_table(
    server: str,
    game: str,
    options: Mapping[str, str],
    count: int,
    own: int,
    against: int | None,
    name: str,
    listed: bool,
) -> tuple[Link, str]:
    """Create a table with bots or open seats; return its link, with the code, and the ticket."""
    others = requests.SeatChoice(kind="open") if against is None else requests.SeatChoice(kind="bot", level=against)
    choices = tuple(requests.SeatChoice(kind="me") if seat == own else others for seat in range(count))
    new = requests.NewTable(game=game, options=dict(options), seats=choices, name=name, listed=listed)
    try:
        content = _posted(server, "/api/tables", new)
    except wire.MalformedMessage as error:
        raise BadNotation("terminal-long-name") from error
    try:
        made = msgspec.json.decode(content, type=wire.Created)
    except msgspec.DecodeError as error:
        raise NoServer("terminal-no-parlour", server=server) from error
    return Link(server, made.table, made.code), made.tickets[0].ticket


def why(error: BaseException) -> str:
    """Return why a server was not reached, in the language of the terminal."""
    cause: BaseException | None = error
    while cause is not None:
        if isinstance(cause, OSError) and cause.errno:
            return words.trouble(cause)
        if isinstance(cause, TimeoutError | httpx.TimeoutException):
            return words.say("trouble-etimedout")
        cause = cause.__cause__ or cause.__context__
    return words.say("trouble-unknown")


def _posted(server: str, path: str, body: requests.Body) -> bytes:
    """Post a request; MalformedMessage where the server would not read it."""
    content = wire.encoded_request(body)
    try:
        answer = httpx.post(
            server + path,
            content=content,
            headers={"Content-Type": "application/json"},
            timeout=PATIENCE,
        )
    except httpx.HTTPError as error:
        raise NoServer("terminal-no-server", server=server, why=why(error)) from error
    if not answer.is_success:
        raise refusal(server, answer.content)
    return answer.content


def refusal(server: str, content: bytes) -> Refusal:
    """Return the refusal in an answer of the server."""
    try:
        return reason(msgspec.json.decode(content, type=wire.Refused))
    except msgspec.DecodeError:
        return NoServer("terminal-no-parlour", server=server)


def reason(refused: wire.Refused) -> Refusal:
    """Return the sentence of a refusal in the reader's language, or else the server's own."""
    try:
        words.say(refused.code, refused.facts)
    except LookupError:
        return Refusal("terminal-server-says", sentence=refused.sentence)
    return Refusal(refused.code, **{name: fact for name, fact in refused.facts.items() if name not in ("self", "code")})
