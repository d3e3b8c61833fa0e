"""A program at a server's table: it sits down by a link and plays, by plain HTTP.

    from parlour.client import sit

    with sit("http://127.0.0.1:8000/table/d6d338fd7adaf755#7KQM4X", name="Bot") as seat:
        for table in seat.tables():          # whenever something changes
            if seat.is_awaited(table):
                seat.play(table, table["view"]["choices"][0])

`table` is the message of that name in `docs/wire.md`, as JSON. `seat.view(table)` gives the view as the built-in
players get it, so that a player of `docs/own-players.md` can sit here too.
"""

from __future__ import annotations

import json
import time
import uuid
from collections.abc import Iterator
from types import TracebackType
from typing import Any
from urllib.parse import urlsplit

import httpx

from parlour.catalogue import GAMES
from parlour.game import BadNotation, Refusal
from parlour.wire import read_view

SILENCE = 60.0
"""Seconds without a line after which the connection is taken to be broken: the server sends one every 15."""
AGAIN = 1.0
"""Seconds before another try, when a connection broke."""


class Refused(Refusal):
    """The server refuses a request: a code, facts, and a sentence as `str(refused)`."""

    def __init__(self, answer: dict[str, Any]) -> None:
        super().__init__(answer["code"], **answer["facts"])
        self.sentence: str = answer["sentence"]

    def __str__(self) -> str:
        return self.sentence


def sit(link: str, name: str = "", seat: int | None = None) -> Seat:
    """Sit down at a table by its link, `http://host/table/ID#CODE`: in this seat, or in the first that is free."""
    parts = urlsplit(link)
    base_path, folder, table = parts.path.rstrip("/").rpartition("/table/")
    if parts.scheme not in ("http", "https") or not parts.netloc or not folder or "/" in table:
        raise BadNotation("terminal-bad-link", text=link)
    http = httpx.Client(base_url=f"{parts.scheme}://{parts.netloc}{base_path}", timeout=SILENCE)
    # If the answer is lost on the way, the same key gets the same ticket again.
    body = {"secret": parts.fragment or None, "name": name, "seat": seat, "key": uuid.uuid4().hex}
    try:
        return Seat(http, table, _answer(http.post(f"/api/tables/{table}/sit", json=body))["ticket"])
    except BaseException:
        http.close()
        raise


def _answer(response: httpx.Response) -> Any:
    """Return the answer of the server, or raise its refusal."""
    told = json.loads(response.read())
    if response.status_code >= 400:
        raise Refused(told)
    return told


class Seat:
    """A person at a table. The ticket is this person's credential: keep it to come back."""

    def __init__(self, http: httpx.Client, table: str, ticket: str) -> None:
        self.http, self.table, self.ticket = http, table, ticket
        self._headers = {"Authorization": f"Bearer {ticket}"}

    def __enter__(self) -> Seat:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.http.close()

    def tables(self) -> Iterator[dict[str, Any]]:
        """Yield the table now and after each change; reconnect when the connection breaks."""
        while True:
            try:
                with self.http.stream("GET", f"/api/tables/{self.table}/stream", headers=self._headers) as response:
                    if response.status_code >= 400:
                        _answer(response)
                    for line in filter(None, response.iter_lines()):
                        message = json.loads(line)
                        if message["kind"] == "refused":
                            raise Refused(message)
                        if message["kind"] == "table":
                            yield message
            except httpx.TransportError:
                time.sleep(AGAIN)

    @staticmethod
    def is_awaited(table: dict[str, Any]) -> bool:
        """Return whether the game waits for this seat."""
        return table["room"]["status"] == "playing" and not table["room"]["paused"] and table["you"] in table["awaited"]

    @staticmethod
    def is_asked(table: dict[str, Any]) -> bool:
        """Return whether a request waits for this person's answer, such as a take-back or a pause."""
        question = table["room"]["question"]
        return question is not None and table["room"]["you"] in question["unanswered"]

    @staticmethod
    def may_play_again(table: dict[str, Any]) -> bool:
        """Return whether the game is over and this person has not yet asked for another."""
        room = table["room"]
        ready = any(card["person"] == room["you"] and card["ready"] for card in room["people"])
        return table["outcome"] is not None and table["you"] is not None and not ready

    @staticmethod
    def view(table: dict[str, Any]) -> Any:
        """Return the view of this seat, as a value of the game."""
        return read_view(GAMES[table["game"]], table["view"])

    def play(self, table: dict[str, Any], move: str) -> bool:
        """Make a move, as it is written; return False if it came too late: the next table shows why."""
        try:
            self.act("play", phase=table["phase"], text=move)
        except Refused as refused:
            if refused.code == "stale":
                return False
            raise
        return True

    def act(self, kind: str, **parts: Any) -> None:
        """Send any request of `docs/wire.md`, such as `start`, `resign` or `rematch`; may raise Refused."""
        asked = {"kind": kind, "id": uuid.uuid4().hex, **parts}
        while True:
            try:
                answer = self.http.post(f"/api/tables/{self.table}/acts", headers=self._headers, json=asked)
            except httpx.TransportError:
                time.sleep(AGAIN)  # and again: with the same id it is done once only
            else:
                _answer(answer)
                return
