"""Tables by HTTP: making, listing, sitting down, the record and the analysis."""

from __future__ import annotations

from collections.abc import Callable

from fastapi import APIRouter, Request
from fastapi.responses import PlainTextResponse, Response

from parlour import wire
from parlour.server.doors import read_body
from parlour.server.lobby import Lobby, Unknown


def table_routes(lobby: Callable[[], Lobby], lan: str | None) -> APIRouter:
    router = APIRouter()

    @router.get("/api/games")
    async def list_games() -> tuple[wire.GameCard, ...]:
        return lobby().games()

    @router.get("/api/house")
    async def house() -> wire.House:
        return wire.House(address=lan)

    @router.get("/api/tables")
    async def list_tables() -> tuple[wire.LobbyRow, ...]:
        return await lobby().rows()

    @router.post("/api/tables", status_code=201)
    async def create_table(request: Request) -> wire.Created:
        return await lobby().create(await read_body(request, wire.NewTable))

    @router.post("/api/tables/{table}/sit")
    async def sit_down(table: str, request: Request) -> wire.TicketCard:
        return await lobby().sit(table, await read_body(request, wire.SitDown))

    @router.post("/api/tables/{table}/links", status_code=201)
    async def give_link(table: str, request: Request) -> wire.InviteCard:
        return await lobby().link(table, await read_body(request, wire.AskLink))

    @router.get("/api/codes/{code}")
    async def find_table(code: str) -> wire.CodeCard:
        found = await lobby().table_of(code)
        if found is None:
            raise Unknown("no-such-code")
        return wire.CodeCard(table=found)

    @router.post("/api/opponents", status_code=201)
    async def find_opponent(request: Request) -> wire.OpponentCard:
        return await lobby().opponent(await read_body(request, wire.AskOpponent))

    @router.get("/api/tables/{table}/record")
    async def record(table: str) -> Response:
        async with lobby().table(table) as found:
            sheet = found.record()
        return PlainTextResponse(sheet, headers={"Content-Disposition": f'attachment; filename="{table}.txt"'})

    @router.post("/api/tables/{table}/analysis")
    async def analyse(table: str, request: Request) -> wire.AnalysisCard:
        ask = await read_body(request, wire.AskAnalysis)
        async with lobby().table(table) as found:
            return await found.analysis().analyse(ask)

    @router.get("/api/tables/{table}/review")
    async def review(table: str) -> wire.ReviewCard:
        async with lobby().table(table) as found:
            return await found.analysis().review()

    return router
