"""Lessons and puzzles by HTTP: everything about them is worked out from the rules, and nothing is kept."""

from __future__ import annotations

import asyncio
import datetime
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request

from parlour import wire
from parlour.school.lessons import Lesson, Right, Wrong, considered, lesson, tried
from parlour.school.puzzles import Puzzle, PuzzleList, listed, puzzle, refused
from parlour.server.doors import read_body

Text = Annotated[str, Query(max_length=2000)]


def school_routes() -> APIRouter:
    router = APIRouter()

    @router.get("/api/puzzles/{game}")
    async def list_puzzles(game: str) -> PuzzleList:
        return await asyncio.to_thread(listed, game, datetime.datetime.now(datetime.UTC).date())

    @router.get("/api/puzzles/{game}/{number}")
    async def show_puzzle(game: str, number: int) -> Puzzle:
        return await asyncio.to_thread(puzzle, game, number)

    @router.get("/api/puzzles/{game}/{number}/refused")
    async def explain(game: str, number: int, moves: Text, text: Text) -> Wrong:
        return await asyncio.to_thread(refused, game, number, moves, text)

    @router.get("/api/lessons/{game}")
    async def teach(game: str) -> Lesson:
        return await asyncio.to_thread(lesson, game)

    @router.get("/api/lessons/{game}/{step}")
    async def answer(game: str, step: str, text: Text) -> Right:
        return await asyncio.to_thread(tried, game, step, text)

    @router.post("/api/lessons/{game}/{step}/preview")
    async def consider(game: str, step: str, request: Request) -> Any:
        ask = await read_body(request, wire.AskPreview)
        return await asyncio.to_thread(considered, game, step, ask.draft)

    return router
