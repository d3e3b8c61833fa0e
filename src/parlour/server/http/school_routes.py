"""Lessons and puzzles by HTTP: everything about them is worked out from the rules, once, and not kept on disk.

It is worked out in a process of its own, and answers are kept here as they are sent: a reader of a lesson or a puzzle
costs the people at tables nothing.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping
from typing import Annotated, Any, ParamSpec, TypeVar

from fastapi import APIRouter, Query, Request
from fastapi.responses import Response

from parlour import wire
from parlour.boards.picture import game_picture
from parlour.game import Game, named_game
from parlour.school import puzzles
from parlour.school.lessons import Lesson, TaskVerdict, considered
from parlour.school.puzzles import Puzzle, PuzzleList, PuzzleOfTheDay, Try
from parlour.server.compute.compute_queue import ComputeQueue
from parlour.server.http.guards import read_body
from parlour.server.http.limits import Limits, address_of
from parlour.server.http.prepared_school import (
    Prepared,
    PreparedSchool,
    lesson_answer,
    lesson_card,
    puzzle_board,
    puzzle_card,
)
from parlour.server.table.tables_in_memory import NotFound

Text = Annotated[str, Query(max_length=2000)]
Arguments = ParamSpec("Arguments")
Result = TypeVar("Result")


def school_routes(
    games: Mapping[str, Game], compute_queue: ComputeQueue, limits: Limits, school: PreparedSchool
) -> APIRouter:
    router = APIRouter()

    the_game = functools.partial(named_game, games)

    async def prepared(request: Request, path: str, work_out: Callable[..., Prepared], *given: Any) -> Response:
        return (await school.prepared(address_of(request.client), path, work_out, *given)).sent(request)

    async def computed(
        request: Request, work_out: Callable[Arguments, Result], *given: Arguments.args, **named: Arguments.kwargs
    ) -> Result:
        """Compute an answer that is not cached, within the rate limit of the client."""
        limits.computation(address_of(request.client))
        return await compute_queue.quick(address_of(request.client), work_out, *given, **named)

    @router.get("/api/puzzle-of-the-day", response_model=PuzzleOfTheDay | None)
    async def show_puzzle_of_the_day(request: Request) -> Response:
        return (await school.of_the_day(address_of(request.client))).sent(request)

    @router.get("/api/puzzles/{game}", response_model=PuzzleList)
    async def list_puzzles(game: str, request: Request) -> Response:
        found = await school.listed(address_of(request.client), the_game(game))
        return found.sent(request)

    @router.get("/api/puzzles/{game}/{number}", response_model=Puzzle)
    async def show_puzzle(game: str, number: int, request: Request) -> Response:
        path = f"api/puzzles/{the_game(game).NAME}/{number}"
        return await prepared(request, path, puzzle_card, the_game(game), number)

    @router.get("/api/puzzles/{game}/{number}/tried")
    async def judge(game: str, number: int, moves: Text, text: Text, request: Request) -> Try:
        return await computed(request, puzzles.tried, the_game(game), number, moves, text)

    @router.get("/api/puzzles/{game}/{number}/board.svg", include_in_schema=False)
    async def draw(game: str, number: int, request: Request) -> Response:
        if game_picture(the_game(game)) is None:
            raise NotFound("unknown-page")
        path = f"api/puzzles/{the_game(game).NAME}/{number}/board.svg"
        drawn = await school.prepared(address_of(request.client), path, puzzle_board, the_game(game), number)
        return drawn.sent(request, "image/svg+xml", {"Cache-Control": "public, max-age=86400"})

    @router.post("/api/puzzles/{game}/{number}/preview")
    async def consider_puzzle(game: str, number: int, request: Request) -> Any:
        ask = await read_body(request, wire.AskPreview)
        return await computed(request, puzzles.considered, the_game(game), number, ask.draft)

    @router.get("/api/offline/{game}", include_in_schema=False)
    async def download(game: str, request: Request) -> Response:
        """Return the lesson and all puzzles of a game, for browsers that keep them; in parts, if they like."""
        limits.download(address_of(request.client))
        return (await school.download(the_game(game))).sent(request)

    @router.get("/api/lessons/{game}", response_model=Lesson)
    async def teach(game: str, request: Request) -> Response:
        return await prepared(request, f"api/lessons/{the_game(game).NAME}", lesson_card, the_game(game))

    @router.get("/api/lessons/{game}/{step}")
    async def answer(game: str, step: str, text: Text, request: Request) -> TaskVerdict:
        return await computed(request, lesson_answer, the_game(game), step, text)

    @router.post("/api/lessons/{game}/{step}/preview")
    async def consider(game: str, step: str, request: Request) -> Any:
        ask = await read_body(request, wire.AskPreview)
        return await computed(request, considered, the_game(game), step, ask.draft)

    return router
