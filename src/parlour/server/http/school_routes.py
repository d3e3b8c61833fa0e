"""Lessons and puzzles by HTTP: everything about them is worked out from the rules, once, and not kept on disk."""

from __future__ import annotations

import asyncio
import datetime
import functools
import gzip
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Annotated, Any, ParamSpec, TypeVar

from fastapi import APIRouter, Query, Request
from fastapi.responses import Response
from pydantic import TypeAdapter

from parlour import wire
from parlour.boards.picture import PICTURE
from parlour.game import Game, named_game
from parlour.school import puzzles
from parlour.school.lessons import Judged, Lesson, considered, lesson, tried
from parlour.school.puzzles import Puzzle, PuzzleList, Try, listed, numbered, placed, puzzle
from parlour.server.compute.compute_queue import Questions
from parlour.server.http.guards import read_body
from parlour.server.http.limits import Limits, address_of
from parlour.server.images import rendering
from parlour.server.table.lobby import Unknown

Text = Annotated[str, Query(max_length=2000)]
Arguments = ParamSpec("Arguments")
Result = TypeVar("Result")


@dataclass(frozen=True, slots=True)
class Prepared:
    """An answer as it is sent, packed: nearly every browser takes it so."""

    packed: bytes

    def sent(self, request: Request) -> Response:
        headers = {"Vary": "Accept-Encoding"}
        if "gzip" not in request.headers.get("accept-encoding", ""):
            return Response(gzip.decompress(self.packed), media_type="application/json", headers=headers)
        return Response(self.packed, media_type="application/json", headers={**headers, "Content-Encoding": "gzip"})


def _prepared(value: object) -> Prepared:
    return Prepared(gzip.compress(TypeAdapter(type(value)).dump_json(value)))


@functools.cache
def _lesson(game: Game) -> Prepared:
    return _prepared(lesson(game))


@functools.lru_cache(maxsize=2000)
def _puzzle(game: Game, number: int) -> Prepared:
    return _prepared(puzzle(game, number))


@functools.lru_cache(maxsize=2000)
def _drawn(game: Game, number: int) -> bytes:
    """The board of a puzzle, small, as anybody may see it."""
    picture = PICTURE.of(game)
    if picture is None:
        raise Unknown("unknown-page")
    position, _ = placed(game, numbered(game, number))
    return rendering.svg(picture.picture(game.view(position, None)))


@functools.lru_cache(maxsize=100)
def _list(game: Game, today: datetime.date) -> Prepared:
    return _prepared(listed(game, today))


def school_routes(games: Mapping[str, Game], questions: Questions, limits: Limits) -> APIRouter:
    router = APIRouter()

    the_game = functools.partial(named_game, games)

    async def prepared(
        request: Request, work_out: Callable[Arguments, Prepared], *given: Arguments.args, **named: Arguments.kwargs
    ) -> Response:
        found = await questions.quick(address_of(request.client), work_out, *given, **named)
        return found.sent(request)

    async def worked_out(
        request: Request, work_out: Callable[Arguments, Result], *given: Arguments.args, **named: Arguments.kwargs
    ) -> Result:
        """What nobody may have asked before: not too often."""
        limits.question(address_of(request.client))
        return await questions.quick(address_of(request.client), work_out, *given, **named)

    @router.get("/api/puzzles/{game}", response_model=PuzzleList)
    async def list_puzzles(game: str, request: Request) -> Response:
        return await prepared(request, _list, the_game(game), datetime.datetime.now(datetime.UTC).date())

    @router.get("/api/puzzles/{game}/{number}", response_model=Puzzle)
    async def show_puzzle(game: str, number: int, request: Request) -> Response:
        return await prepared(request, _puzzle, the_game(game), number)

    @router.get("/api/puzzles/{game}/{number}/tried")
    async def judge(game: str, number: int, moves: Text, text: Text, request: Request) -> Try:
        return await worked_out(request, puzzles.tried, the_game(game), number, moves, text)

    @router.get("/api/puzzles/{game}/{number}/board.svg", include_in_schema=False)
    async def draw(game: str, number: int) -> Response:
        drawn = await asyncio.to_thread(_drawn, the_game(game), number)
        return Response(drawn, media_type="image/svg+xml", headers={"Cache-Control": "public, max-age=86400"})

    @router.post("/api/puzzles/{game}/{number}/preview")
    async def consider_puzzle(game: str, number: int, request: Request) -> Any:
        ask = await read_body(request, wire.AskPreview)
        return await worked_out(request, puzzles.considered, the_game(game), number, ask.draft)

    @router.get("/api/lessons/{game}", response_model=Lesson)
    async def teach(game: str, request: Request) -> Response:
        return await prepared(request, _lesson, the_game(game))

    @router.get("/api/lessons/{game}/{step}")
    async def answer(game: str, step: str, text: Text, request: Request) -> Judged:
        return await worked_out(request, tried, the_game(game), step, text)

    @router.post("/api/lessons/{game}/{step}/preview")
    async def consider(game: str, step: str, request: Request) -> Any:
        ask = await read_body(request, wire.AskPreview)
        return await worked_out(request, considered, the_game(game), step, ask.draft)

    return router
