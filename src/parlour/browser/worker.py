"""The functions that the page's worker calls: one for HTTP requests, four for connections of pages. All return JSON."""

from __future__ import annotations

import datetime
import hashlib
import json
from collections import OrderedDict
from collections.abc import AsyncGenerator, Callable, Sequence
from typing import Any
from urllib.parse import parse_qs, unquote, urlsplit

from parlour import wire
from parlour.boards.picture import game_picture
from parlour.browser import speed
from parlour.browser.tables import COMPUTE, BrowserTable, BrowserTables, CallResult
from parlour.catalogue import GAMES
from parlour.delivery import messages
from parlour.delivery.analysis import SittingAnalysis, nothing_closed, opening_analysis
from parlour.delivery.compute import finished
from parlour.game import Game, Refusal
from parlour.players.levels import offered
from parlour.record import read, replay
from parlour.school import days, lessons, puzzles
from parlour.sitting import Sitting
from parlour.solvers.analysis import game_analysis
from parlour.solvers.review import can_review
from parlour.tables import requests
from parlour.tables.handing_over import handed_over

TABLES = BrowserTables(GAMES)


class NeedsServer(Refusal):
    """The request needs a server."""


def _as_json(value: object) -> str:
    return wire.written(value).decode()  # type: ignore[arg-type] # all that comes here is sent


def answer(method: str, address: str, body: str, ticket: str | None) -> str:
    """Answer an HTTP request of the page: status, type and text, and a new table to be stored."""
    parts = urlsplit(address)
    query = {name: values[-1] for name, values in parse_qs(parts.query).items()}
    try:
        return _answer(method, [unquote(part) for part in parts.path.split("/")], query, body, ticket)
    except Refusal as refusal:
        return _packed(404 if isinstance(refusal, NeedsServer) else 400, _as_json(messages.refused(refusal)))


def _packed(status: int, text: str, kind: str = "application/json", **more: Any) -> str:
    return json.dumps({"status": status, "type": kind, "text": text, **more})


def _answer(method: str, path: list[str], query: dict[str, str], body: str, ticket: str | None) -> str:
    match method, path:
        case "GET", ["api", "games"]:
            return _packed(200, _as_json([messages.game_card(game, offered(game)) for game in GAMES.values()]))
        case "GET", ["api", "house"]:
            return _packed(
                200, _as_json(wire.House(address=None, keep=wire.KeptDays(talk=None, finished=None, unfinished=None)))
            )
        case "GET", ["api", "tables"]:
            return _packed(200, "[]")
        case "POST", ["api", "tables"]:
            made, kept, lines = TABLES.create(wire.read_body(body, requests.NewTable))
            more: dict[str, Any] = {
                "table": made.table,
                "kept": kept.decode(),
                "lines": [line.decode() for line in lines],
            }
            return _packed(201, _as_json(made), **more)
        case "GET", ["api", "tables", table]:
            return _packed(200, _as_json(_table(table).table_status(ticket)))
        case "GET", ["api", "tables", table, "record"]:
            return _packed(200, _table(table).record(), "text/plain; charset=utf-8")
        case "GET", ["api", "tables", table, "handed"]:
            return _packed(200, _as_json(handed_over(_table(table).state)))
        case "POST", ["api", "tables", table, "analysis"]:
            ask = wire.read_body(body, wire.AskAnalysis)
            return _packed(200, _as_json(finished(_analysis(table).analyse(ask))))
        case "POST", ["api", "openings", name]:
            return _packed(200, _as_json(_opening(TABLES.game(name), wire.read_body(body, wire.AskOpening))))
        case "POST", ["api", "records"]:
            return _packed(201, json.dumps(_opened_record(body)))
        case _, ["api", "lessons" | "puzzles" | "days" as what, name, *rest]:
            return _answer_school(what, TABLES.game(name), rest, query, body)
    raise NeedsServer("client-only-with-server")


def _answer_school(what: str, game: Any, rest: list[str], query: dict[str, str], body: str) -> str:
    def draft() -> str:
        return wire.read_body(body, wire.AskPreview).draft

    today = datetime.datetime.now(datetime.UTC).date()
    match what, rest:
        case "lessons", []:
            found: object = lessons.lesson(game)
        case "lessons", [step]:
            found = lessons.tried(game, step, query["text"])
        case "lessons", [step, "preview"]:
            found = lessons.considered(game, step, draft())
        case "puzzles", []:
            found = puzzles.listed(game, today)
        case "puzzles", [number]:
            found = puzzles.puzzle(game, int(number))
        case "puzzles", [number, "tried"]:
            found = puzzles.tried(game, int(number), query["moves"], query["text"])
        case "puzzles", [number, "preview"]:
            found = puzzles.considered(game, int(number), draft())
        case "puzzles", [number, "board.svg"]:
            from parlour.boards import rendering

            picture = game_picture(game)
            if picture is None:
                raise NeedsServer("unknown-page")
            position, _ = puzzles.placed(game, puzzles.numbered(game, int(number)))
            drawn = rendering.thumbnail(picture.picture(game.view(position, None)))
            return _packed(200, drawn.decode(), "image/svg+xml")
        case "days", []:
            found = days.board(game, today)
        case _:
            raise NeedsServer("client-only-with-server")
    return _packed(200, _as_json(found))


def slow_levels() -> str:
    """Measure this device; return the levels of each game whose bots do not think to the end in time here."""
    return json.dumps(speed.slow_levels(speed.unit()))


# Analysis and review

RECORDS: OrderedDict[str, SittingAnalysis] = OrderedDict()
"""The games that were opened from a file or a link, by a digest of the text."""
RECORDS_KEPT = 20
REVIEWS: dict[int, AsyncGenerator[str]] = {}


def _opened_record(text: str) -> dict[str, str]:
    """Read a score sheet through the rules; return the name under which its review is found, and its game."""
    sheet = read(text)
    played = replay(sheet, GAMES)
    name = f"here-record-{hashlib.sha256(text.encode()).hexdigest()[:16]}"
    sitting = Sitting(played.game, played.options, played.deal, played.moves, played.positions, played.end)
    sides = {seat: side for side, seats in enumerate(played.game.sides(played.options)) for seat in seats}
    if not can_review(played.game) or (game_analysis(played.game) is not None and sitting.seats != 2):
        raise Refusal("analysis-not-now")
    seats = tuple(
        wire.SeatCard(seat=seat, side=sides[seat], kind="person", name=called)
        for seat, called in enumerate(sheet.names)
    )
    RECORDS[name] = SittingAnalysis(sitting, COMPUTE, "", nothing_closed, seats)
    if len(RECORDS) > RECORDS_KEPT:
        RECORDS.popitem(last=False)
    return {"table": name, "game": played.game.NAME}


def _analysis(table: str) -> SittingAnalysis:
    return RECORDS.get(table) or _table(table).analysis()


def _opening(game: Game, ask: wire.AskOpening) -> wire.AnalysisCard:
    found = opening_analysis(game, game.options(dict(ask.options)), COMPUTE, "", nothing_closed)
    return finished(found.analyse(wire.AskAnalysis(ply=0, moves=ask.moves)))


def review(number: int, table: str) -> str:
    """Begin a review under this number of the caller; return the head of the answer."""
    try:
        REVIEWS[number] = _analysis(table).review()
    except Refusal as refusal:
        return _packed(400, _as_json(messages.refused(refusal)))
    return _packed(200, "", "application/x-ndjson")


def review_line(number: int) -> str:
    """Compute the next line of a review; empty when it is over."""
    found = REVIEWS.get(number)
    try:
        return "" if found is None else finished(found.__anext__())
    except StopAsyncIteration:
        end_review(number)
        return ""


def end_review(number: int) -> None:
    """Drop a review that no one reads any more."""
    REVIEWS.pop(number, None)


def _table(table: str) -> BrowserTable:
    found = TABLES.find(table)
    if found is None:
        raise Refusal("unknown-table", table=table)
    return found


# The lines of pages


def _result_of(table: str, call: Callable[[BrowserTable], CallResult]) -> str:
    found = _table(table)
    led = call(found)
    return json.dumps({
        "lines": [line.decode() for line in led.lines],
        "sent": [[socket, text.decode()] for socket, text in led.sent],
        "due": found.due(),
        "bot": found.pause() if found.awaited_bot() is not None else None,
    })  # fmt: skip


def is_open(table: str) -> bool:
    """Return whether this table is in memory."""
    return TABLES.find(table) is not None


def restore(kept: str, lines: Sequence[str]) -> None:
    """Load a stored table."""
    TABLES.open(kept, list(lines))


def forget(table: str) -> None:
    """Forget a table that continues elsewhere."""
    TABLES.close(table)


def receive(table: str, socket: int, text: str) -> str:
    """Carry out a message of a page."""
    return _result_of(table, lambda found: found.receive(socket, text))


def leave(table: str, socket: int) -> str:
    """Forget the connection of a closed page."""
    return _result_of(table, lambda found: found.leave(socket))


def move(table: str) -> str:
    """Let an awaited bot move."""
    return _result_of(table, BrowserTable.move)


def tick(table: str) -> str:
    """Write the automatic entries that are due."""
    return _result_of(table, BrowserTable.tick)
