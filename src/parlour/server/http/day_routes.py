"""The board of the day by HTTP: choices are counted, and nothing else is kept of the player."""

from __future__ import annotations

import datetime
import functools
from collections.abc import Callable, Mapping

from fastapi import APIRouter, Request

from parlour import wire
from parlour.game import Game, named_game
from parlour.school.days import EVERYONE, DayBoard, DayCounts, board, chosen, current, told
from parlour.server.compute.compute_queue import ComputeQueue
from parlour.server.http.guards import read_body
from parlour.server.http.limits import Limits, address_of
from parlour.server.table.lobby import Lobby


def day_routes(
    lobby: Callable[[], Lobby], games: Mapping[str, Game], compute_queue: ComputeQueue, limits: Limits
) -> APIRouter:
    router = APIRouter()

    the_game = functools.partial(named_game, games)

    def today() -> datetime.date:
        return datetime.datetime.now(datetime.UTC).date()

    async def counted(game: Game, day: str, request: Request) -> DayCounts:
        counts = await lobby().storing(lambda storage: storage.counts(game.NAME, day))
        return await compute_queue.quick(address_of(request.client), told, game, day, counts)

    @router.get("/api/days/{game}")
    async def show(game: str, request: Request) -> DayBoard:
        limits.computation(address_of(request.client))
        return await compute_queue.quick(address_of(request.client), board, the_game(game), today())

    @router.get("/api/days/{game}/{day}")
    async def look(game: str, day: str, request: Request) -> DayCounts:
        limits.computation(address_of(request.client))
        return await counted(the_game(game), current(day, today()), request)

    @router.post("/api/days/{game}/{day}")
    async def answer(game: str, day: str, request: Request) -> DayCounts:
        limits.take(limits.rates.days, "day", address_of(request.client))
        given = await read_body(request, wire.DayAnswer)
        parts = chosen(the_game(game), day, today(), given.text)
        await lobby().storing(lambda storage: storage.count(game, day, (EVERYONE, *parts)))
        return await counted(the_game(game), day, request)

    return router
