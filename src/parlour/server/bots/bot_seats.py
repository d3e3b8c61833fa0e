"""The bots of one table. A bot gets its seat's view and sends a move, as a person does."""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Protocol

from parlour.chance import Chance
from parlour.game import Refusal, Seat
from parlour.players import levels
from parlour.server.bots.bot_workers import BotWorkers
from parlour.server.operator.traces import span
from parlour.storage import NotStored
from parlour.tables.decision import Stale
from parlour.tables.requests import Play
from parlour.tables.state import TableState

log = logging.getLogger("parlour.server")

PAUSE = 1.0
"""Seconds until a bot retries a move that could not be stored."""
RECHECK = 0.25
"""Seconds between two looks at whether a person has moved first."""


_NOT_NOW = frozenset({"paused", "game-over", "not-started"})
"""Refusals of every move, legal or not."""


class BotTable(Protocol):
    """What a bot needs of its table."""

    id: str
    state: TableState

    @property
    def watched(self) -> bool:
        """Whether anyone is connected."""

    def note_level(self, seat: Seat, of_level: bool, /) -> None:
        """Note whether the next move of this bot is of its level or below."""

    async def play(self, seat: Seat, play: Play, /) -> None:
        """Make a move. Raises Refusal or NotStored."""


class BotSeats:
    """Thinks for every seat of a table that has a bot on it and is awaited."""

    def __init__(self, table: BotTable, workers: BotWorkers) -> None:
        self._table, self._workers = table, workers
        self._thinking: dict[Seat, asyncio.Task[None]] = {}

    @property
    def thinking(self) -> bool:
        return bool(self._thinking)

    def wake(self) -> None:
        """Let each bot that is awaited think, after a change at the table."""
        state = self._table.state
        for seat in state.seats.bots:
            if seat in state.awaited and seat not in self._thinking and not self._for_no_one:
                self._thinking[seat] = asyncio.create_task(self._think(seat))

    async def stop(self) -> None:
        thinking = list(self._thinking.values())
        for task in thinking:
            task.cancel()
        await asyncio.gather(*thinking, return_exceptions=True)

    @property
    def _for_no_one(self) -> bool:
        """Return whether only bots sit here and no one watches; then they wait."""
        return self._table.state.seats.only_bots and not self._table.watched

    async def _think(self, seat: Seat) -> None:
        try:
            while seat in self._table.state.awaited and not self._for_no_one:
                level = self._table.state.seats.bot_level(seat)
                if level is None:
                    return  # the person has come back
                await self._move(seat, level)
        finally:
            del self._thinking[seat]

    async def _move(self, seat: Seat, level: int) -> None:
        """Choose and play once; the caller chooses again if the move was stale or could not be stored."""
        state = self._table.state
        assert state.play.sitting is not None  # a person is awaited
        view = state.play.sitting.view(seat)
        clock = asyncio.get_running_loop().time
        released = clock() + self._workers.delay(state.game, state.play.sitting.position, view)
        with span("bot", table=self._table.id, game=state.game.NAME, level=level):
            chosen = await self._workers.choose(state.game, level, view)
        await self._leave_time(seat, view, chosen.text)
        await asyncio.sleep(released - clock())
        try:
            if self._table.state.seats.bot_level(seat) is not None:
                self._table.note_level(seat, chosen.of_level)
                await self._play(seat, Play(state.play.phase, chosen.text), view)
        except Stale:
            log.info("a bot's move was stale: table=%s seat=%d", self._table.id, seat)
        except NotStored as error:
            log.warning("bot move not stored: table=%s seat=%d why=%s", self._table.id, seat, type(error).__name__)
            await asyncio.sleep(PAUSE)

    async def _play(self, seat: Seat, play: Play, view: Any) -> None:
        try:
            await self._table.play(seat, play)
        except Stale:
            raise
        except Refusal as refusal:
            if refusal.code in _NOT_NOW:
                log.info(
                    "a bot's move came at a wrong time: table=%s seat=%d why=%s", self._table.id, seat, refusal.code
                )
                return
            log.warning("bot chose an illegal move: table=%s seat=%d code=%s", self._table.id, seat, refusal.code)
            game = self._table.state.game
            await self._table.play(seat, Play(play.phase, game.write(game.sample(view, Chance.fresh()))))

    async def _leave_time(self, seat: Seat, view: Any, text: str) -> None:
        """Wait, in a game where the first to act gains something, so that people can be first."""
        state = self._table.state
        if state.seats.only_bots:
            return
        try:
            seconds = levels.pause(state.game, view, state.game.read(text))
        except Refusal:
            return  # the move itself will be refused, too
        clock = asyncio.get_running_loop()
        until = clock.time() + seconds
        while clock.time() < until and self._sees(seat) == view:
            await asyncio.sleep(RECHECK)

    def _sees(self, seat: Seat) -> Any:
        sitting = self._table.state.play.sitting
        return None if sitting is None else sitting.view(seat)
