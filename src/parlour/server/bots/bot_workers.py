"""Worker processes in which bots think, so that a thinking bot delays no one.

Workers warm up in the background. While none is warm, or when one gets stuck, the plain rules choose a quick move in a
thread, and the table says so: a table never hangs on a bot, and a level is what was played.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import AsyncIterator, Callable, Coroutine, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial
from operator import is_
from typing import Any, TypeVar

from parlour.chance import Chance
from parlour.game import Game, game_at
from parlour.players import levels
from parlour.server.bots.bot_delay import BotDelay
from parlour.server.compute.worker import FORKS, Template, Worker, WorkerFailed
from parlour.tables.parts.clock import SHOWN

log = logging.getLogger("parlour.server")

Result = TypeVar("Result")

COLD_PATIENCE = 0.4
"""Seconds to wait for a worker when none is warm for the game."""
BUSY_PATIENCE = 15.0
"""Seconds to wait for a busy worker: a late move is better than one below the bot's level."""
LEAST = 0.3
"""Seconds for each level's first move while a worker warms up."""
TRIES = 3
"""How often warming up for a game is tried."""
LATE = 2 * levels.SECONDS
"""Seconds after which a fallback move is made: the worker has exceeded its time."""
WARMING = 600.0
"""Seconds after which warming up is given up."""
STUCK = 90.0
"""Seconds after which a worker is given up. Until then it may be compiling, which would never end if it were killed."""


# In the worker process


def _warm_up(module: str) -> str:
    """Load and compile what this game's bots need, and let each choose once: whatever was forgotten comes up there."""
    game = game_at(module)
    levels.warm_up(game)
    options = game.options({})
    for level in levels.offered(game):
        position = game.setup(options, game.deal(options, Chance(level)))
        view = game.view(position, min(game.awaited(position)))
        levels.player(game, level, LEAST).choose(view, Chance(level))
    return module


def _think(module: str, level: int, seconds: float, view: Any, key: bytes) -> str:
    game = game_at(module)
    return game.write(levels.player(game, level, seconds).choose(view, Chance(key)))


# In the server


def fallback_move(game: Game, level: int, view: Any, chance: Chance) -> str:
    """A quick move that needs no worker: of a level that needs none, or one that wins if there is one, else any."""
    return game.write(levels.named(game, levels.quick(game, level)).choose(view, chance))


@dataclass(frozen=True, slots=True)
class Chosen:
    """A move, and whether it is of the requested level."""

    text: str
    of_level: bool = True


class BotWorkers:
    """The workers of one server."""

    def __init__(self, games: Iterable[Game], count: int, quick: bool = False) -> None:
        """Use this many processes; with `quick`, bots move without a delay."""
        # What is quick to warm up comes first: the general players need nothing.
        self._cold = [game.package for game in sorted(games, key=lambda game: levels.own_players(game) is not None)]
        """The games to be warmed up, the most urgent first."""
        self.template = Template()
        self._workers = [Worker(self.template) for _ in range(count)]
        self._idle = list(self._workers)
        self._freed = asyncio.Condition()
        self._delay, self._quick = BotDelay(Chance.fresh()), quick
        self._tasks: set[asyncio.Task[Any]] = set()
        self._warming: asyncio.Task[None] | None = None

    @property
    def thinking(self) -> int:
        """The number of busy workers."""
        return len(self._workers) - len(self._idle)

    def start(self) -> None:
        """Warm up in the background."""
        if self._workers and (self._warming is None or self._warming.done()):
            self._warming = self._in_background(self._warm_all())

    def _in_background(self, work: Coroutine[Any, Any, Result]) -> asyncio.Task[Result]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def want(self, game: Game) -> None:
        """Warm up this game before the others: a bot of it will soon think."""
        self._cold.sort(key=lambda module: module != game.package)

    async def _warm_all(self) -> None:
        """Warm up the template, from which the workers are then forked; until then they are free for bots."""
        failed: Counter[str] = Counter()
        while self._cold:
            module = self._cold[0]
            try:
                await self.template.warm_up(module, WARMING, _warm_up)
            except WorkerFailed as error:
                log.warning("warming up failed: module=%s why=%s", module, error)
                failed[module] += 1
                self._cold.remove(module)
                if failed[module] < TRIES:
                    self._cold.append(module)
                await self._restart_template()
            else:
                self._cold.remove(module)
                for worker in self._workers:
                    await self._warm(worker, module)

    async def _restart_template(self) -> None:
        """Replace the template, which then warms up again; warm workers stay warm."""
        self._cold += sorted(self.template.warm.difference(self._cold))
        await self.template.stop()

    async def _warm(self, worker: Worker, module: str) -> None:
        await self._borrow(partial(is_, worker))
        try:
            if FORKS:
                await worker.restart()
            else:
                await worker.run(WARMING, _warm_up, module)
                worker.warm.add(module)
        except WorkerFailed as error:
            await self._give_up(worker, error)
        finally:
            await self._give_back(worker)

    async def _give_up(self, worker: Worker, error: WorkerFailed) -> None:
        """Replace the process of a worker."""
        log.warning("a bot worker was given up: why=%s", error)
        modules = sorted(worker.warm)
        try:
            await worker.restart()
        except WorkerFailed:  # the template is gone, too
            await self._restart_template()
            self.start()
        for module in modules if not FORKS else ():
            self._in_background(self._warm(worker, module))

    async def _borrow(self, fits: Callable[[Worker], bool], seconds: float | None = None) -> Worker | None:
        """Reserve an idle worker that is warm for this game; None if there is none in time."""
        try:
            async with asyncio.timeout(seconds), self._freed:
                await self._freed.wait_for(lambda: any(map(fits, self._idle)))
                worker = next(filter(fits, self._idle))
                self._idle.remove(worker)
                return worker
        except TimeoutError:
            return None

    async def _give_back(self, worker: Worker) -> None:
        self._idle.append(worker)
        async with self._freed:
            self._freed.notify_all()

    def delay(self, game: Game, position: object, view: object) -> float:
        """Return the seconds from now until a bot with this view makes its move, if it has thought by then.

        What was done before is seen first. That there is no choice is known to all only where nothing is hidden.
        """
        if self._quick:
            return 0.0
        forced = game.is_open and len(getattr(view, "choices", ())) == 1
        return self._delay.delay(forced) + (game.happenings(position) - 1) * SHOWN / 1000

    async def choose(self, game: Game, level: int, view: Any) -> Chosen:
        """Return a move of this level for the seat of the view, or a fallback move if no worker gives one in time."""
        module = game.package
        # One that has died since it was last used is found out here; then another chooses.
        for _ in range(2 if self._workers else 0):
            is_warm = any(module in worker.warm for worker in self._workers)
            worker = await self._borrow(
                lambda worker: module in worker.warm, BUSY_PATIENCE if is_warm else COLD_PATIENCE
            )
            if worker is None:
                break
            # The thought goes on when we stop waiting for it: its worker is free again only when it has ended.
            thought = self._in_background(self._think(worker, module, level, view))
            async with self._paced(game, str(level)):
                await asyncio.wait({thought}, timeout=LATE)
            if not thought.done():
                break
            text = thought.result()
            if text is not None:
                return Chosen(text)
        quick = levels.quick(game, level)
        log.info("a plain move instead of a thought one: game=%s level=%d", game.NAME, level)
        async with self._paced(game, quick):
            text = await asyncio.to_thread(fallback_move, game, level, view, Chance.fresh())
        return Chosen(text, of_level=quick == str(level))

    @asynccontextmanager
    async def _paced(self, game: Game, player: str) -> AsyncIterator[None]:
        """Think here. In a game that hides something it ends at a moment that was drawn before it began."""
        clock, kind = asyncio.get_running_loop().time, (game.package, player)
        begun, wait = clock(), self._delay.drawn(kind)
        yield
        if not game.is_open:
            took = clock() - begun
            self._delay.note_thought(kind, took)
            await asyncio.sleep(wait - took)

    async def _think(self, worker: Worker, module: str, level: int, view: Any) -> str | None:
        try:
            return str(await worker.run(STUCK, _think, module, level, levels.SECONDS, view, Chance.fresh_key()))
        except WorkerFailed as error:
            await self._give_up(worker, error)
            return None
        finally:
            await self._give_back(worker)

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for worker in self._workers:
            await worker.stop()
        await self.template.stop()
