"""Tables by HTTP: making, listing, sitting down, the record and the analysis."""

from __future__ import annotations

from collections.abc import Callable

from fastapi import APIRouter, Request
from fastapi.responses import PlainTextResponse, Response, StreamingResponse

from parlour import wire
from parlour.delivery.analysis import SittingAnalysis
from parlour.server.http.guards import DEVICE, Message, answers, as_json, read_body, ticket_of
from parlour.server.http.limits import Limits, address_of, device_name
from parlour.server.operator.retention import Retention
from parlour.server.table.lobby import Lobby
from parlour.server.table.tables_in_memory import NotFound
from parlour.tables import requests


def table_routes(lobby: Callable[[], Lobby], lan: str | None, limits: Limits, keep: Retention) -> APIRouter:
    router = APIRouter()

    async def new_table(request: Request, kind: type[Message], largest: int = wire.LARGEST) -> Message:
        """Return the decoded request for a new table, within the rate limit of the client."""
        body = await read_body(request, kind, largest)
        limits.table(address_of(request.client))
        return body

    def caller(request: Request) -> str:
        """Return the address of a client that requests a computation, within its rate limit."""
        limits.computation(address_of(request.client))
        return address_of(request.client)

    async def analysis(table: str, request: Request) -> SittingAnalysis:
        async with lobby().tables.look_at(table, ticket_of(request)) as found:
            return found.assistance.analysis(caller(request))

    @router.get("/api/games", **answers(wire.GameCard, many=True))
    async def list_games() -> Response:
        return as_json(lobby().games())

    @router.get("/api/house", **answers(wire.House))
    async def house() -> Response:
        return as_json(wire.House(address=lan, keep=wire.KeptDays(**keep.days)))

    @router.get("/api/tables", **answers(wire.LobbyRow, many=True))
    async def list_tables() -> Response:
        return as_json(await lobby().rows())

    @router.post("/api/tables", **answers(wire.Created, 201))
    async def create_table(request: Request) -> Response:
        return as_json(await lobby().create(await new_table(request, requests.NewTable)), 201)

    @router.post("/api/tables/handed", **answers(wire.Created, 201))
    async def take_over(request: Request) -> Response:
        handed = await new_table(request, requests.HandOver, wire.LARGEST_HANDED)
        limits.take(limits.rates.handed, "handed", address_of(request.client))
        return as_json(await lobby().take_over(handed), 201)

    @router.get("/api/tables/{table}", **answers(wire.TableStatus))
    async def look(table: str, request: Request) -> Response:
        return as_json(await lobby().table_status(table, ticket_of(request)))

    @router.post("/api/tables/{table}/sit", **answers(wire.TicketCard))
    async def sit_down(table: str, request: Request) -> Response:
        body = await read_body(request, requests.SitDown)
        device = device_name(request.headers.get(DEVICE))
        if body.secret is None:
            limits.take(limits.rates.arrivals, "arrival", address_of(request.client), table)
        return as_json(await lobby().sit(table, body, address_of(request.client), device))

    @router.post("/api/tables/{table}/links", **answers(wire.InviteCard, 201))
    async def give_link(table: str, request: Request) -> Response:
        return as_json(await lobby().link(table, await read_body(request, requests.AskLink)), 201)

    @router.post("/api/codes", **answers(wire.CodeCard))
    async def find_table(request: Request) -> Response:
        typed = await read_body(request, wire.TypedCode)
        found = await lobby().codes.find(typed.code, address_of(request.client))
        if found is None:
            raise NotFound("no-such-code")
        return as_json(found)

    @router.get("/api/codes/{code}", deprecated=True, **answers(wire.CodeCard))
    async def find_table_by_path(code: str, request: Request) -> Response:
        """For programs of version 0.1: a code in an address stays in logs."""
        found = await lobby().codes.find(code, address_of(request.client))
        if found is None:
            raise NotFound("no-such-code")
        return as_json(found)

    @router.post("/api/opponents", **answers(wire.OpponentCard, 201))
    async def find_opponent(request: Request) -> Response:
        return as_json(await lobby().opponent(await new_table(request, wire.AskOpponent)), 201)

    @router.get("/api/tables/{table}/record")
    async def record(table: str, request: Request) -> Response:
        async with lobby().tables.look_at(table, ticket_of(request)) as found:
            sheet = found.record()
        return PlainTextResponse(sheet, headers={"Content-Disposition": f'attachment; filename="{table}.txt"'})

    @router.post("/api/tables/{table}/analysis", **answers(wire.AnalysisCard))
    async def analyse(table: str, request: Request) -> Response:
        ask = await read_body(request, wire.AskAnalysis)
        return as_json(await (await analysis(table, request)).analyse(ask))

    @router.get("/api/tables/{table}/review")
    async def review(table: str, request: Request) -> Response:
        found = await analysis(table, request)
        await found.check_review()
        # With an encoding of its own it is not compressed, which would hold lines back.
        headers = {"Content-Encoding": "identity", "Cache-Control": "no-store", "X-Accel-Buffering": "no"}
        return StreamingResponse(found.review(), media_type="application/x-ndjson", headers=headers)

    @router.post("/api/openings/{game}", **answers(wire.AnalysisCard))
    async def openings(game: str, request: Request) -> Response:
        ask = await read_body(request, wire.AskOpening)
        found = lobby().opening(game, ask, caller(request))
        return as_json(await found.analyse(wire.AskAnalysis(ply=0, moves=ask.moves)))

    return router
