"""Health, readiness and metrics, for the operator of a server."""

from __future__ import annotations

import ipaddress
from collections.abc import Callable

from fastapi import APIRouter, Request
from fastapi.responses import PlainTextResponse, Response

from parlour.server.operator.metrics import Metrics
from parlour.server.table.lobby import Lobby
from parlour.server.table.tables_in_memory import NotFound
from parlour.storage import NotStored

_FORWARDED = frozenset({"x-forwarded-for", "forwarded"})
"""With these, a person stands behind the caller; who that is, is only known of proxies that are believed."""


def health_routes(lobby: Callable[[], Lobby], metrics: Metrics) -> APIRouter:
    router = APIRouter(include_in_schema=False)

    @router.get("/healthz")
    async def alive() -> Response:
        """The process answers."""
        return PlainTextResponse("ok\n")

    @router.get("/readyz")
    async def ready() -> Response:
        """The log can be read, so tables can be opened."""
        try:
            await lobby().check()
        except NotStored:
            return PlainTextResponse("the log of the tables cannot be read\n", 503)
        return PlainTextResponse("ok\n")

    @router.get("/metrics")
    async def measured(request: Request) -> Response:
        """Only for the machine itself, not through a proxy: a player could watch others choose in the counters."""
        if not _FORWARDED.isdisjoint(request.headers) or not _is_this_machine(
            "" if request.client is None else request.client.host
        ):
            raise NotFound("unknown-page")
        return PlainTextResponse(metrics.text(), media_type="text/plain; version=0.0.4")

    return router


def _is_this_machine(host: str) -> bool:
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return False
    return address.is_loopback
