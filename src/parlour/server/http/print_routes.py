"""Prints of games by HTTP: made in a process of their own, and kept by what was asked for.

The same request gives the same bytes, so that a print is made once however many ask for it.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from collections.abc import Mapping
from typing import Annotated

from fastapi import APIRouter, Query, Request
from fastapi.responses import Response

from parlour.boards.paper import game_paper
from parlour.boards.paper.sheets import Style
from parlour.game import BadOption, Game, game_at, named_game
from parlour.prints import checked_style, printed, read_shift
from parlour.server.compute.compute_queue import ComputeQueue
from parlour.server.http.limits import Limits, address_of

KEPT = 24
"""The most prints in the cache; each has at most a few megabytes, most a tenth of one."""

Wanted = tuple[str, tuple[tuple[str, str], ...], Style]


def print_text(package: str, chosen: tuple[tuple[str, str], ...], style: Style) -> str:
    """Return a print with a character for each byte: what a worker sends back is text."""
    return printed(game_at(package), dict(chosen), style).decode("latin-1")


class KeptPrints:
    """A cache of prints. One that several clients request at once is made once."""

    def __init__(self, compute_queue: ComputeQueue) -> None:
        self._queue = compute_queue
        self._kept: OrderedDict[Wanted, asyncio.Task[bytes]] = OrderedDict()

    async def of(self, caller: str, wanted: Wanted) -> bytes:
        task = self._kept.get(wanted)
        if task is None or (task.done() and (task.cancelled() or task.exception() is not None)):
            task = self._kept[wanted] = asyncio.create_task(self._made(caller, wanted))
        self._kept.move_to_end(wanted)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return await asyncio.shield(task)

    async def _made(self, caller: str, wanted: Wanted) -> bytes:
        return (await self._queue.slow(caller, print_text, *wanted)).encode("latin-1")


def print_routes(games: Mapping[str, Game], compute_queue: ComputeQueue, limits: Limits) -> APIRouter:
    router = APIRouter()
    prints = KeptPrints(compute_queue)

    @router.get("/api/games/{game}/print.pdf", include_in_schema=False)
    async def print_game(
        game: str,
        request: Request,
        paper: str = "a4",
        flip: str = "long",
        colours: str = "full",
        language: str = "en",
        shift: str = "0,0",
        option: Annotated[list[str] | None, Query(max_length=20)] = None,
    ) -> Response:
        """A game as a PDF; `option` is KEY=VALUE, once for each option of the game that is not left to its default."""
        wanted = named_game(games, game)
        if game_paper(wanted) is None:
            raise BadOption("print-not-offered", game=wanted.NAME)
        style = checked_style(paper, flip, colours, shift=read_shift(shift), language=language)
        chosen = _options(option or ())
        wanted.options(chosen)  # refused here, not by a worker
        caller = address_of(request.client)
        limits.take(limits.rates.prints, "print", caller)
        made = await prints.of(caller, (wanted.package, tuple(sorted(chosen.items())), style))
        mark = f'"{hashlib.sha256(made).hexdigest()[:32]}"'
        headers = {
            "ETag": mark,
            "Cache-Control": "no-cache",
            "Content-Encoding": "identity",  # it is packed inside
            "Content-Disposition": f'inline; filename="{wanted.NAME}-{paper}-{style.language}.pdf"',
        }
        if mark in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        return Response(made, media_type="application/pdf", headers=headers)

    return router


def _options(texts: tuple[str, ...] | list[str]) -> dict[str, str]:
    chosen: dict[str, str] = {}
    for text in texts:
        key, equals, value = text.partition("=")
        if not equals or key in chosen:
            raise BadOption("command-bad-option", text=text)
        chosen[key] = value
    return chosen
