"""Lessons and puzzles by HTTP: everything about them is worked out from the rules, and nothing is kept."""

from __future__ import annotations

import asyncio
import datetime
from collections.abc import Mapping
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request

from parlour import wire
from parlour.game import AnyGame, Refusal
from parlour.school.lessons import Lesson, Right, Wrong, considered, lesson, tried
from parlour.school.puzzles import Puzzle, PuzzleList, listed, puzzle, refused
from parlour.server.doors import read_body

Text = Annotated[str, Query(max_length=2000)]


def school_routes(games: Mapping[str, AnyGame]) -> APIRouter:
    router = APIRouter()

    def the_game(name: str) -> AnyGame:
        if name not in games:
            raise Refusal("unknown-game", game=name, games=", ".join(games))
        return games[name]

    @router.get("/api/puzzles/{game}")
    async def list_puzzles(game: str) -> PuzzleList:
        return await asyncio.to_thread(listed, the_game(game), datetime.datetime.now(datetime.UTC).date())

    @router.get("/api/puzzles/{game}/{number}")
    async def show_puzzle(game: str, number: int) -> Puzzle:
        return await asyncio.to_thread(puzzle, the_game(game), number)

    @router.get("/api/puzzles/{game}/{number}/refused")
    async def explain(game: str, number: int, moves: Text, text: Text) -> Wrong:
        return await asyncio.to_thread(refused, the_game(game), number, moves, text)

    @router.get("/api/lessons/{game}")
    async def teach(game: str) -> Lesson:
        return await asyncio.to_thread(lesson, the_game(game))

    @router.get("/api/lessons/{game}/{step}")
    async def answer(game: str, step: str, text: Text) -> Right:
        return await asyncio.to_thread(tried, the_game(game), step, text)

    @router.post("/api/lessons/{game}/{step}/preview")
    async def consider(game: str, step: str, request: Request) -> Any:
        ask = await read_body(request, wire.AskPreview)
        return await asyncio.to_thread(considered, the_game(game), step, ask.draft)

    return router
