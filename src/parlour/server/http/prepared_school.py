"""Lessons and puzzles as they are sent: computed once in a worker process, and as one download for each game."""

from __future__ import annotations

import asyncio
import datetime
import functools
import gzip
import hashlib
import json
import logging
import re
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any

from fastapi import Request
from fastapi.responses import Response
from pydantic import TypeAdapter

from parlour.boards import rendering
from parlour.boards.picture import game_picture, shown
from parlour.game import Game, Refusal
from parlour.school.lessons import Step, TaskVerdict, has_lesson, lesson, tried
from parlour.school.puzzles import listed, numbered, of_the_day, placed, puzzle
from parlour.server.compute.compute_queue import ComputeQueue

log = logging.getLogger("parlour.server")

JSON = "application/json"
_RANGE = re.compile(r"bytes=(\d{1,12})-(\d{1,12})?")


@dataclass(frozen=True, slots=True)
class Prepared:
    """An answer as it is sent, compressed, which nearly every browser accepts."""

    packed: bytes

    def sent(self, request: Request, kind: str = JSON, more: Mapping[str, str] | None = None) -> Response:
        headers = {"Vary": "Accept-Encoding", **(more or {})}
        if "gzip" not in request.headers.get("accept-encoding", ""):
            return Response(gzip.decompress(self.packed), media_type=kind, headers=headers)
        return Response(self.packed, media_type=kind, headers={**headers, "Content-Encoding": "gzip"})


@dataclass(frozen=True, slots=True)
class Download:
    """A file that can be fetched in parts, and continued after an interruption."""

    packed: bytes
    mark: str

    def sent(self, request: Request) -> Response:
        headers = {
            "ETag": self.mark,
            "Accept-Ranges": "bytes",
            "Cache-Control": "no-cache",
            "Content-Encoding": "identity",
        }
        if self.mark in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        wished = _RANGE.fullmatch(request.headers.get("range", ""))
        kind = "application/octet-stream"
        if wished is None or request.headers.get("if-range", self.mark) != self.mark:
            return Response(self.packed, media_type=kind, headers=headers)
        whole = len(self.packed)
        start, end = int(wished[1]), min(whole - 1, int(wished[2] or whole))
        if start > end:
            return Response(status_code=416, headers={**headers, "Content-Range": f"bytes */{whole}"})
        headers["Content-Range"] = f"bytes {start}-{end}/{whole}"
        return Response(self.packed[start : end + 1], 206, headers, kind)


# In the worker process


def _prepared(value: object) -> Prepared:
    return Prepared(gzip.compress(TypeAdapter(type(value)).dump_json(value)))


@functools.cache
def lesson_card(game: Game) -> Prepared:
    given = lesson(game)
    return _prepared(
        replace(
            given,
            steps=tuple(_shown_step(game, step) for step in given.steps),
            tactics=tuple(_shown_step(game, step) for step in given.tactics),
            figures=tuple(replace(figure, view=shown(game, figure.view)) for figure in given.figures),
        )
    )


def _shown_step(game: Game, step: Step) -> Step:
    """Return the step with views as browsers draw them."""
    right = tuple(replace(each, views=_shown(game, each.views)) for each in step.right)
    return replace(step, view=shown(game, step.view), right=right)


def lesson_answer(game: Game, step: str, text: str) -> TaskVerdict:
    """Return what comes of a move in a lesson, with views as browsers draw them."""
    verdict = tried(game, step, text)
    return replace(verdict, views=_shown(game, verdict.views))


def _shown(game: Game, views: tuple[Any, ...]) -> tuple[Any, ...]:
    return tuple(shown(game, view) for view in views)


@functools.lru_cache(maxsize=2000)
def puzzle_card(game: Game, number: int) -> Prepared:
    return _prepared(puzzle(game, number))


@functools.lru_cache(maxsize=2000)
def puzzle_board(game: Game, number: int) -> Prepared:
    """Return the board of a puzzle as a small picture."""
    picture = game_picture(game)
    assert picture is not None
    position, _ = placed(game, numbered(game, number))
    return Prepared(gzip.compress(rendering.thumbnail(picture.picture(game.view(position, None)))))


@functools.lru_cache(maxsize=100)
def puzzle_list(game: Game, today: datetime.date) -> Prepared:
    return _prepared(listed(game, today))


def puzzle_of_the_day(games: tuple[Game, ...], today: datetime.date) -> Prepared:
    return _prepared(of_the_day(games, today))


def puzzle_count(game: Game) -> int:
    """Return how many puzzles this game has; 0 where it has none."""
    with suppress(Refusal):
        return len(listed(game, datetime.date(2026, 1, 1)).puzzles)
    return 0


def _packed(parts: Mapping[str, tuple[str, bytes]]) -> bytes:
    """Return all these answers in one JSON object: by path, the type and the text."""
    texts = {path: {"type": kind, "body": gzip.decompress(body).decode()} for path, (kind, body) in parts.items()}
    return gzip.compress(json.dumps(texts, ensure_ascii=False, separators=(",", ":")).encode(), mtime=0)


# In the server


class PreparedSchool:
    """The prepared answers of one server; the others are computed when they are requested."""

    def __init__(self, games: Mapping[str, Game], compute_queue: ComputeQueue) -> None:
        self._games, self._compute_queue = games, compute_queue
        self._kept: dict[str, Prepared] = {}
        self._lists: dict[str, tuple[datetime.date, Prepared]] = {}
        self._of_the_day: tuple[datetime.date, Prepared] | None = None
        self._downloads: dict[str, asyncio.Task[Download]] = {}
        self._preparing: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Prepare everything in the background, one thing after the other."""
        if self._compute_queue.has_processes:
            self._preparing = asyncio.create_task(self._prepare_all())

    def stop(self) -> None:
        for task in (self._preparing, *self._downloads.values()):
            if task is not None:
                task.cancel()

    async def _prepare_all(self) -> None:
        for game in self._games.values():
            try:
                await self.download(game)
            except Refusal as refusal:
                log.warning("not prepared: game=%s why=%s", game.NAME, refusal.code)

    async def prepared(self, caller: str, path: str, work_out: Callable[..., Prepared], *given: Any) -> Prepared:
        """Return the answer for this path."""
        if path not in self._kept:
            self._kept[path] = await self._compute_queue.quick(caller, work_out, *given)
        return self._kept[path]

    async def of_the_day(self, caller: str) -> Prepared:
        """Return today's puzzle for the home page, computed once a day."""
        today = datetime.datetime.now(datetime.UTC).date()
        kept = self._of_the_day
        if kept is None or kept[0] != today:
            games = tuple(self._games.values())
            kept = self._of_the_day = today, await self._compute_queue.quick(caller, puzzle_of_the_day, games, today)
        return kept[1]

    async def listed(self, caller: str, game: Game) -> Prepared:
        today = datetime.datetime.now(datetime.UTC).date()
        kept = self._lists.get(game.NAME)
        if kept is None or kept[0] != today:
            kept = self._lists[game.NAME] = today, await self._compute_queue.quick(caller, puzzle_list, game, today)
        return kept[1]

    async def download(self, game: Game) -> Download:
        """Return the download of a game: the lesson and all puzzles with their boards."""
        task = self._downloads.get(game.NAME)
        if task is None or (task.done() and (task.cancelled() or task.exception() is not None)):
            task = self._downloads[game.NAME] = asyncio.create_task(self._download(game))
        return await asyncio.shield(task)

    async def _download(self, game: Game) -> Download:
        parts: dict[str, tuple[str, bytes]] = {}

        async def add(path: str, kind: str, work_out: Callable[..., Prepared], *given: Any) -> None:
            parts[path] = kind, (await self.prepared("", path, work_out, game, *given)).packed

        if has_lesson(game):
            await add(f"api/lessons/{game.NAME}", JSON, lesson_card)
        drawn = game_picture(game) is not None
        for number in range(1, 1 + await self._compute_queue.quick("", puzzle_count, game)):
            path = f"api/puzzles/{game.NAME}/{number}"
            await add(path, JSON, puzzle_card, number)
            if drawn:
                await add(f"{path}/board.svg", "image/svg+xml", puzzle_board, number)
        packed = await self._compute_queue.quick("", _packed, parts)
        return Download(packed, f'"{hashlib.sha256(packed).hexdigest()[:32]}"')
