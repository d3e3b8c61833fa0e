"""Requests between peer processes on one database, by HTTP under a secret that they read there."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

import httpx
import msgspec
from fastapi import APIRouter, Request
from fastapi.responses import Response

from parlour import wire
from parlour.delivery.analysis import all_closed
from parlour.server.cluster.ownership import Ownership
from parlour.server.cluster.processes import ConnectedPerson, RankedRow
from parlour.server.cluster.proxy import CLIENT, HOST, SECRET
from parlour.server.http.guards import as_json, read_body, read_bytes
from parlour.server.http.limits import Limits
from parlour.server.table.lobby import Lobby
from parlour.server.table.tables_in_memory import NotFound
from parlour.storage import FencingToken, Process

SHARING = 1.0
"""Seconds between two messages about rate limits to the peers."""
PATIENCE = 2.0
"""Seconds in which a peer must answer; one that does not is left out."""

_ROWS = msgspec.json.Decoder(tuple[RankedRow, ...])
_PEOPLE = msgspec.json.Decoder(tuple[ConnectedPerson, ...])
_CARD = msgspec.json.Decoder(wire.OpponentCard | None)
_NOTHING = msgspec.json.Decoder(None)
_SPENT = msgspec.json.Decoder(list[tuple[str, str, int]])
_POSITIONS = msgspec.json.Decoder(dict[str, int])


class ManyProcesses:
    """`Processes` where there are several."""

    def __init__(self, ownership: Ownership) -> None:
        self._ownership = ownership

    @property
    def number(self) -> int:
        return self._ownership.me.number

    async def claim(self, table: str) -> FencingToken | None:
        return await self._ownership.claim(table)

    def made(self, table: str, process: int | None) -> None:
        if process is not None:
            self._ownership.made(table, process)

    def release(self, table: str) -> None:
        self._ownership.release(table)

    def lose(self, table: str, token: FencingToken) -> None:
        self._ownership.lose(table, token)

    async def rows(self) -> tuple[RankedRow, ...]:
        answers = await self._ask_all(_ROWS, "GET", "rows")
        return tuple(row for rows in answers for row in rows)

    async def people(self) -> tuple[ConnectedPerson, ...]:
        answers = await self._ask_all(_PEOPLE, "GET", "people")
        return tuple(person for people in answers for person in people)

    async def meet(self, ask: wire.AskOpponent) -> wire.OpponentCard | None:
        for process in self._ownership.others:  # one after the other: no one is seated twice
            card: wire.OpponentCard | None = await self._ask(
                process, _CARD, "POST", "opponents", content=msgspec.json.encode(ask)
            )
            if card is not None:
                return card
        return None

    async def closed_positions(self, game: str) -> Mapping[str, int]:
        return all_closed(*await self._ask_all(_POSITIONS, "GET", "closed", params={"game": game}))

    async def share(self, limits: Limits) -> None:
        """Tell the peers every second what each address has used of its rate limits, which count for all processes."""
        while True:
            await asyncio.sleep(SHARING)
            spent, limits.spent = limits.spent, Counter()
            if spent and self._ownership.others:
                content = msgspec.json.encode([(*key, count) for key, count in spent.items()])
                await self._ask_all(_NOTHING, "POST", "spent", content=content)

    async def _ask_all(self, kind: msgspec.json.Decoder[Any], method: str, what: str, **more: Any) -> list[Any]:
        asking = (self._ask(process, kind, method, what, **more) for process in self._ownership.others)
        return [answer for answer in await asyncio.gather(*asking) if answer is not None]

    async def _ask(self, process: Process, kind: msgspec.json.Decoder[Any], method: str, what: str, **more: Any) -> Any:
        """Return the answer of this peer; None if it gives no valid one."""
        headers = {SECRET: process.secret, CLIENT: "neighbour", HOST: "localhost"}
        try:
            answer = await self._ownership.client.request(
                method, f"{process.address}/api/neighbours/{what}", headers=headers, timeout=PATIENCE, **more
            )
            return kind.decode(answer.content) if answer.status_code == 200 else None
        except (httpx.TransportError, msgspec.DecodeError):
            return None


def peer_routes(lobby: Callable[[], Lobby], limits: Limits) -> APIRouter:
    """Routes that answer to peer processes alone."""
    router = APIRouter(include_in_schema=False)

    def check(request: Request) -> None:
        if "parlour.relayed" not in request.scope:
            raise NotFound("unknown-page")

    @router.get("/api/neighbours/rows")
    async def rows(request: Request) -> Response:
        check(request)
        return as_json(lobby().rows_here())

    @router.get("/api/neighbours/people")
    async def people(request: Request) -> Response:
        check(request)
        return as_json(lobby().tables.people_connected())

    @router.post("/api/neighbours/opponents")
    async def meet(request: Request) -> Response:
        check(request)
        return as_json(await lobby().meet(await read_body(request, wire.AskOpponent)))

    @router.get("/api/neighbours/closed")
    async def closed(request: Request) -> Mapping[str, int]:
        check(request)
        return lobby().tables.closed_here(request.query_params["game"])

    @router.post("/api/neighbours/spent")
    async def spent(request: Request) -> None:
        check(request)
        for kind, address, count in _SPENT.decode(await read_bytes(request, 1 << 20)):
            limits.spent_elsewhere(kind, address, count)

    return router
