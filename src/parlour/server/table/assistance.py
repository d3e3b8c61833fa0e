"""Computations for the people at a table: previews of drafts, hints for learners, analysis."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

from parlour import wire
from parlour.delivery import coaching, messages
from parlour.delivery.analysis import Closed, SittingAnalysis, table_analysis
from parlour.delivery.listener import Listener
from parlour.game import Refusal
from parlour.server.compute.compute_queue import ComputeQueue
from parlour.server.table.live_table import LiveTable
from parlour.tables import requests
from parlour.tables.drafts import considered, considered_view


class Assistance:
    """Computes previews, hints and analysis for one table, without changing it or delaying a move."""

    def __init__(self, table: LiveTable, compute_queue: ComputeQueue, closed: Closed) -> None:
        self._table, self._compute_queue, self._closed = table, compute_queue, closed
        self._hints: set[asyncio.Task[None]] = set()

    async def consider(self, listener: Listener, request: requests.Consider) -> None:
        await self._answer(listener, request, self._considered(listener, request))

    async def _considered(self, listener: Listener, request: requests.Consider) -> wire.Considered:
        state = self._table.state
        view = considered_view(state, listener.person)
        seen = await self._compute_queue.quick(listener.address, considered, state.game, view, request.draft)
        return wire.Considered(id=request.id, preview=seen)

    def coach(self, listener: Listener, request: requests.AskCoach) -> None:
        """Answer with hints, in a task of its own: it may take seconds."""
        task = asyncio.create_task(self._answer(listener, request, self._coached(listener, request)))
        self._hints.add(task)
        task.add_done_callback(self._hints.discard)

    async def _coached(self, listener: Listener, request: requests.AskCoach) -> wire.Coached:
        state = self._table.state
        said = await coaching.said(state, listener.person, self._compute_queue, listener.address, self._closed)
        return wire.Coached(id=request.id, said=said)

    async def _answer(
        self, listener: Listener, request: requests.Request, answer: Coroutine[Any, Any, wire.AnyReply]
    ) -> None:
        try:
            listener.answer(await answer)
        except Refusal as refusal:
            listener.answer(messages.refused(refusal, request.id, self._table.state.play.phase))

    def analysis(self, address: str) -> SittingAnalysis:
        """Return the analysis of the game for a person at this address; refused while people play each other."""
        return table_analysis(self._table.state, self._compute_queue, address, self._closed)

    def stop(self) -> None:
        """Cancel the hints that are being computed."""
        for task in self._hints:
            task.cancel()
