"""Bots think in processes of their own, so that a thinking bot delays nobody.

Each worker is a pool of one spawned process, which warms up in the background. While no worker is warm, or when one
gets stuck or dies, the plain rules choose a quick move in a thread: a table never hangs on a bot.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import secrets
import signal
import threading
import time
from collections.abc import Callable, Coroutine, Iterable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from functools import partial
from multiprocessing.process import BaseProcess
from operator import is_
from typing import Any, TypeVar

from parlour.chance import Chance
from parlour.game import AnyGame, Refusal, game_at
from parlour.players import levels

log = logging.getLogger("parlour.server")

Result = TypeVar("Result")

COLD_PATIENCE = 0.4
"""Seconds to wait for a worker when none is warm for the game."""
BUSY_PATIENCE = 3.0
"""Seconds to wait for a worker that thinks for another table."""
LEAST = 0.3
"""Seconds that a bot may think though it had to wait: what it waits for a worker, it does not think."""
LATE = 2 * levels.SECONDS
"""Seconds after which a plain move is made instead: the worker has not kept to its clock."""
WARMING = 600.0
"""Seconds after which warming up is given up."""
STUCK = 90.0
"""Seconds after which a worker is given up. Until then it may be compiling, which would never end if it were killed."""
ASK_PATIENCE = 60.0
"""Seconds for a question that is not a move: the first may have to build a table."""


# In the worker process


def _begin() -> None:
    """Leave the machine to people first, and die with the server, however it dies."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(5)
    server = multiprocessing.parent_process()
    if server is not None:
        threading.Thread(target=_die_with, args=(server,), daemon=True).start()


def _die_with(server: BaseProcess) -> None:
    server.join()
    os._exit(0)


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


def plain_move(game: AnyGame, level: int, view: Any, chance: Chance) -> str:
    """A quick move that needs no worker: of a level that needs none, or one that wins if there is one, else any."""
    return game.write(levels.named(game, levels.quick(game, level)).choose(view, chance))


class Worker:
    """One spawned process, and the games it is warm for."""

    def __init__(self) -> None:
        self.warm: set[str] = set()
        self._pool = _pool()

    async def run(self, seconds: float | None, work: Callable[..., str], *arguments: object) -> str:
        """The result; WorkerFailed if the process died, raised something, or took too long."""
        try:
            future = asyncio.wrap_future(self._pool.submit(work, *arguments))
        except BrokenExecutor as broken:
            raise WorkerFailed("died") from broken
        # Nobody may be left to hear how it ended; then that is no news.
        future.add_done_callback(lambda ended: ended.cancelled() or ended.exception())
        await asyncio.wait({future}, timeout=seconds)
        if not future.done():
            future.cancel()
            raise WorkerFailed("stuck")
        error = future.exception()
        if error is not None:
            raise WorkerFailed(type(error).__name__) from error
        return future.result()

    async def restart(self) -> None:
        """Give the process up, whatever it is doing, and begin with a cold one."""
        await self.stop()
        self.warm.clear()
        self._pool = _pool()

    async def stop(self) -> None:
        # A pool waits for its process to finish its work, and one that is stuck never does: so it is killed first.
        for process in self.processes():
            process.kill()
        await asyncio.to_thread(self._pool.shutdown, cancel_futures=True)

    def processes(self) -> tuple[BaseProcess, ...]:
        """The process of the pool, if it has been started; the pool itself would not say."""
        return tuple((getattr(self._pool, "_processes", None) or {}).values())


def _pool() -> ProcessPoolExecutor:
    return ProcessPoolExecutor(max_workers=1, mp_context=multiprocessing.get_context("spawn"), initializer=_begin)


class WorkerFailed(Exception):
    """A worker did not answer."""


class BotWorkers:
    """The workers of one server."""

    def __init__(self, games: Iterable[AnyGame], count: int) -> None:
        # What is quick to warm up comes first: the house's own players need nothing.
        self._cold = [game.__name__ for game in sorted(games, key=lambda game: levels.PLAYERS.of(game) is not None)]
        """What is to be warmed up, the most wanted first."""
        self._workers = [Worker() for _ in range(count)]
        self._idle = list(self._workers)
        self._freed = asyncio.Condition()
        self._tasks: set[asyncio.Task[Any]] = set()

    def start(self) -> None:
        """Warm up in the background."""
        if self._workers:
            self._in_background(self._warm_all())

    def _in_background(self, work: Coroutine[Any, Any, Result]) -> asyncio.Task[Result]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def want(self, game: AnyGame) -> None:
        """A bot of this game will soon be asked: warm it up before the others."""
        self._cold.sort(key=lambda module: module != game.__name__)

    async def _warm_all(self) -> None:
        """A warm-up process compiles what the workers then only load: so they are free for bots meanwhile."""
        warm_up_worker = Worker()
        try:
            while self._cold:
                module = self._cold.pop(0)
                try:
                    await warm_up_worker.run(None, _warm_up, module)
                except WorkerFailed as error:
                    log.warning("warming up failed: module=%s why=%s", module, error)
                    await warm_up_worker.restart()
                else:
                    for worker in self._workers:
                        await self._warm(worker, module)
        finally:
            await warm_up_worker.stop()

    async def _warm(self, worker: Worker, module: str) -> None:
        await self._borrow(partial(is_, worker))
        try:
            await worker.run(WARMING, _warm_up, module)
            worker.warm.add(module)
        except WorkerFailed as error:
            await self._give_up(worker, error)
        finally:
            await self._give_back(worker)

    async def _give_up(self, worker: Worker, error: WorkerFailed) -> None:
        """Begin anew with another process; what it was warm for is warmed up again in the background."""
        log.warning("a bot worker was given up: why=%s", error)
        modules = sorted(worker.warm)
        await worker.restart()
        for module in modules:
            self._in_background(self._warm(worker, module))

    async def _borrow(self, fits: Callable[[Worker], bool], seconds: float | None = None) -> Worker | None:
        """An idle worker that fits, for oneself alone; None when there is none in time."""
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

    async def choose(self, game: AnyGame, level: int, view: Any) -> str:
        """A move of this level for the owner of the view, or a plain one if no worker gives one in time."""
        module = game.__name__
        asked = time.monotonic()
        worker = None
        if self._workers:
            is_warm = any(module in worker.warm for worker in self._workers)
            worker = await self._borrow(
                lambda worker: module in worker.warm, BUSY_PATIENCE if is_warm else COLD_PATIENCE
            )
        if worker is not None:
            seconds = max(LEAST, levels.SECONDS - (time.monotonic() - asked))
            # The thought goes on when we stop waiting for it: its worker is free again only when it has ended.
            thought = self._in_background(self._think(worker, module, level, seconds, view))
            await asyncio.wait({thought}, timeout=LATE)
            text = thought.result() if thought.done() else None
            if text is not None:
                return text
        log.info("a plain move instead of a thought one: game=%s level=%d", game.NAME, level)
        return await asyncio.to_thread(plain_move, game, level, view, Chance.fresh())

    async def _think(self, worker: Worker, module: str, level: int, seconds: float, view: Any) -> str | None:
        try:
            return await worker.run(STUCK, _think, module, level, seconds, view, secrets.token_bytes(16))
        except WorkerFailed as error:
            await self._give_up(worker, error)
            return None
        finally:
            await self._give_back(worker)

    async def ask(self, work: Callable[..., str], *arguments: object) -> str:
        """Work that is not a move, done by a worker when one is free; refused when none can do it."""
        if not self._workers:
            return await asyncio.to_thread(work, *arguments)
        worker = await self._borrow(lambda worker: True, ASK_PATIENCE)
        if worker is None:
            raise Refusal("no-worker")
        try:
            return await worker.run(ASK_PATIENCE, work, *arguments)
        except WorkerFailed as error:
            await self._give_up(worker, error)
            raise Refusal("no-worker") from error
        finally:
            await self._give_back(worker)

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for worker in self._workers:
            await worker.stop()
