"""The server: HTTP for the lobby, one socket for each listener of a table."""

from __future__ import annotations

import asyncio
import datetime
import logging
import os
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Annotated, Any, TypeVar
from urllib.parse import urlsplit

from fastapi import FastAPI, Query, Request, WebSocket, WebSocketDisconnect
from fastapi.responses import JSONResponse, PlainTextResponse, Response
from pydantic import ValidationError
from starlette.datastructures import Headers

from parlour import wire
from parlour.catalogue import GAMES
from parlour.game import AnyGame, Refusal
from parlour.school.lessons import Lesson, Right, Wrong, considered, lesson, tried
from parlour.school.puzzles import Puzzle, PuzzleList, listed, puzzle, refused
from parlour.server import messages
from parlour.server.bots import Thinkers
from parlour.server.listening import Listener
from parlour.server.lobby import Lobby, Unknown
from parlour.server.pages import STATIC, Safety, pages
from parlour.server.table import Table
from parlour.storage import NotStored
from parlour.storage.database import sqlite

log = logging.getLogger("parlour.server")

GOODBYE = 4000
"""Close code after a refused hello; the refusal says why."""

Message = TypeVar("Message", bound=wire.Model)


class Foreign(Refusal):
    """A page of another site is asking."""


_STATUS: dict[type[Refusal], int] = {Unknown: 404, Foreign: 403}


def create_app(
    data_dir: Path,
    games: Mapping[str, AnyGame] = GAMES,
    *,
    static: Path = STATIC,
    workers: int | None = None,
    lan: str | None = None,
) -> FastAPI:
    """The whole server on the data in this folder. `workers` is the number of processes in which bots think.

    `lan` is the address by which the local network reaches it, where that is meant.
    """
    count = max(2, min(8, os.cpu_count() or 2)) if workers is None else workers

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        storage = sqlite(data_dir / "tables.sqlite")
        thinkers = Thinkers(games.values(), count)
        thinkers.start()
        app.state.lobby = Lobby(games, storage, thinkers)
        yield
        await app.state.lobby.close()
        await thinkers.stop()

    app = FastAPI(title="Parlour", lifespan=lifespan, docs_url=None, redoc_url=None, openapi_url="/api/openapi.json")
    app.add_middleware(Safety)

    def lobby() -> Lobby:
        found: Lobby = app.state.lobby
        return found

    @app.exception_handler(Refusal)
    async def refuse(request: Request, refusal: Refusal) -> Response:
        status = _STATUS.get(type(refusal), 400)
        return JSONResponse(messages.refused(refusal).model_dump(mode="json"), status)

    @app.exception_handler(NotStored)
    async def sorry(request: Request, error: NotStored) -> Response:
        log.error("not stored: path=%s why=%s", request.url.path, error)
        return JSONResponse(messages.refused(Refusal("not-stored")).model_dump(mode="json"), 503)

    @app.get("/api/games")
    async def list_games() -> tuple[wire.GameCard, ...]:
        return lobby().games()

    @app.get("/api/house")
    async def house() -> wire.House:
        return wire.House(address=lan)

    @app.get("/api/tables")
    async def list_tables() -> tuple[wire.LobbyRow, ...]:
        return await lobby().rows()

    @app.post("/api/tables", status_code=201)
    async def create_table(request: Request) -> wire.Created:
        return await lobby().create(await _read(request, wire.NewTable))

    @app.post("/api/tables/{table}/sit")
    async def sit_down(table: str, request: Request) -> wire.TicketCard:
        return await lobby().sit(table, await _read(request, wire.SitDown))

    @app.get("/api/tables/{table}/record")
    async def record(table: str) -> Response:
        async with lobby().table(table) as found:
            sheet = found.record()
        return PlainTextResponse(sheet, headers={"Content-Disposition": f'attachment; filename="{table}.txt"'})

    @app.post("/api/tables/{table}/analysis")
    async def analyse(table: str, request: Request) -> wire.AnalysisCard:
        ask = await _read(request, wire.AskAnalysis)
        async with lobby().table(table) as found:
            return await found.desk().analyse(ask)

    @app.get("/api/tables/{table}/review")
    async def review(table: str) -> wire.ReviewCard:
        async with lobby().table(table) as found:
            return await found.desk().review()

    @app.get("/api/puzzles/{game}")
    async def list_puzzles(game: str) -> PuzzleList:
        return await asyncio.to_thread(listed, game, datetime.datetime.now(datetime.UTC).date())

    @app.get("/api/puzzles/{game}/{number}")
    async def show_puzzle(game: str, number: int) -> Puzzle:
        return await asyncio.to_thread(puzzle, game, number)

    @app.get("/api/puzzles/{game}/{number}/refused")
    async def explain(
        game: str,
        number: int,
        moves: Annotated[str, Query(max_length=2000)],
        text: Annotated[str, Query(max_length=2000)],
    ) -> Wrong:
        return await asyncio.to_thread(refused, game, number, moves, text)

    @app.get("/api/lessons/{game}")
    async def teach(game: str) -> Lesson:
        return await asyncio.to_thread(lesson, game)

    @app.get("/api/lessons/{game}/{step}")
    async def answer(game: str, step: str, text: Annotated[str, Query(max_length=2000)]) -> Right:
        return await asyncio.to_thread(tried, game, step, text)

    @app.post("/api/lessons/{game}/{step}/preview")
    async def consider(game: str, step: str, request: Request) -> Any:
        ask = await _read(request, wire.AskPreview)
        return await asyncio.to_thread(considered, game, step, ask.draft)

    @app.websocket("/api/tables/{table}/socket")
    async def socket(table: str, websocket: WebSocket) -> None:
        try:
            _check_origin(websocket.headers)
        except Foreign as refusal:
            await websocket.send_denial_response(await refuse(websocket, refusal))  # type: ignore[arg-type] # unused there
            return
        await websocket.accept()
        with suppress(WebSocketDisconnect):
            try:
                async with lobby().table(table) as found:
                    await _serve(websocket, found, await _hello(websocket, lobby(), found))
            except (Refusal, NotStored) as error:  # A browser cannot read why a socket was denied, so it is told here.
                why = error if isinstance(error, Refusal) else Refusal("not-stored")
                await websocket.send_text(messages.refused(why).model_dump_json())
                await websocket.close(GOODBYE)

    @app.get("/api/{path:path}", include_in_schema=False)
    async def nothing_here(path: str) -> Response:
        raise Unknown("unknown-page")

    app.include_router(pages(static))
    return app


def _check_origin(headers: Headers) -> None:
    """A browser says which site a page came from; programs say nothing. Other sites' pages are refused."""
    origin = headers.get("origin")
    if origin is not None and urlsplit(origin).netloc != headers.get("host"):
        raise Foreign("foreign-origin")


async def _read(request: Request, kind: type[Message]) -> Message:
    """The body of a request, typed at the door or refused."""
    _check_origin(request.headers)
    body = b""
    async for part in request.stream():
        body += part
        if len(body) > wire.LARGEST:
            raise wire.Garbled("message-too-large", largest=wire.LARGEST)
    try:
        return kind.model_validate_json(body)
    except ValidationError as error:
        raise wire.garbled(error) from None


async def _hello(websocket: WebSocket, lobby: Lobby, table: Table) -> Listener:
    """The first message says who is there."""
    request = await _receive(websocket)
    if not isinstance(request, wire.Hello):
        raise wire.Garbled("hello-first")
    seat = None if request.ticket is None else await lobby.seat_of(table.id, request.ticket)
    return Listener(seat, request.ticket)


async def _receive(websocket: WebSocket) -> wire.Requested:
    message = await websocket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code") or 1005)
    text = message.get("text")
    return wire.read_request(text.encode() if text is not None else message.get("bytes") or b"")


async def _serve(websocket: WebSocket, table: Table, listener: Listener) -> None:
    await table.welcome(listener)
    sending = asyncio.create_task(listener.send_all(websocket.send_text))
    try:
        while not sending.done():
            await _answer(websocket, table, listener)
            await listener.room()
    finally:
        table.leave(listener)
        sending.cancel()
        await asyncio.gather(sending, return_exceptions=True)  # A socket that broke while sending is no news.


async def _answer(websocket: WebSocket, table: Table, listener: Listener) -> None:
    try:
        request = await _receive(websocket)
    except wire.Garbled as refusal:
        listener.answer(messages.refused(refusal).model_dump_json())
        return
    match request:
        case wire.Hello():
            listener.answer(messages.refused(wire.Garbled("hello-once")).model_dump_json())
        case wire.Look():
            table.look(listener, request)
        case wire.Consider():
            await table.consider(listener, request)
        case _:
            await table.act(listener, request)
