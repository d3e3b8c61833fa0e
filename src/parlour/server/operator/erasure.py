"""Erasure on request: a player's own device has what the player wrote at a table forgotten."""

from __future__ import annotations

from collections.abc import Callable

from fastapi import APIRouter, Request
from fastapi.responses import Response

from parlour.game import Refusal
from parlour.server.http.guards import ticket_of
from parlour.server.http.limits import Limits, Rate, address_of
from parlour.server.operator.operations import Operations
from parlour.server.table.lobby import Lobby

ERASURES = Rate(3, 1 / 300)
"""Of one person at one table: each closes the sockets there for a moment, so that all pages forget too."""


def erasure_routes(lobby: Callable[[], Lobby], operations: Callable[[], Operations], limits: Limits) -> APIRouter:
    router = APIRouter()

    @router.delete("/api/tables/{table}/person", status_code=204)
    async def erase(table: str, request: Request) -> Response:
        """Forget the name and the texts of the person whose ticket this is. Moves, and so the game, stay."""
        limits.computation(address_of(request.client))
        ticket = ticket_of(request)
        if ticket is None:
            raise Refusal("wrong-ticket")
        person = await lobby().tables.person_of(table, ticket)
        limits.take(ERASURES, "erasure", table, person)
        await operations().ask(lambda house: house.forget_person(table, person))
        await operations().catch_up()
        return Response(status_code=204)

    return router
