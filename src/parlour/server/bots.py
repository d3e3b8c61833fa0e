"""Bots think in processes of their own, so that a thinking bot delays nobody.

Each worker is a pool of one spawned process, which warms up in the background. While no worker is warm, or when one
gets stuck or dies, the plain rules choose a quick move in a thread: a table never hangs on a bot.
"""

from __future__ import annotations

import asyncio
import importlib
import logging
import multiprocessing
import os
import secrets
import signal
import threading
import time
from collections.abc import AsyncIterator, Callable, Iterable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from contextlib import asynccontextmanager
from multiprocessing.process import BaseProcess
from typing import Any, cast

from parlour.chance import Chance
from parlour.game import AnyGame
from parlour.players import levels

log = logging.getLogger("parlour.server")

THOUGHT = 1.8
"""Seconds from when a bot is asked to when it should have moved; what it waits for a worker it does not think."""
LEAST = 0.3
"""Seconds it may think though it had to wait."""
COLD_PATIENCE = 0.5
"""Seconds to wait for a worker that is still warming up."""
BUSY_PATIENCE = 6.0
"""Seconds to wait for a worker that thinks for another table."""
STUCK = 8.0
"""Seconds of thought after which a worker is given up: its own clock should have stopped it long before."""


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


def _game(module: str) -> AnyGame:
    return cast(AnyGame, importlib.import_module(module))


def _warm_up(module: str) -> str:
    levels.warm_up(_game(module))
    return module


def _think(module: str, level: int, seconds: float, view: Any, key: bytes) -> str:
    game = _game(module)
    return game.write(levels.player(game, level, seconds).choose(view, Chance(key)))


# In the server


def module_of(game: AnyGame) -> str:
    """A game is a module; its name is all that a worker needs."""
    return cast(Any, game).__name__  # type: ignore[no-any-return] # the protocol does not say that a game is a module


def plain_move(game: AnyGame, view: Any, chance: Chance) -> str:
    """A quick move by the plain rules: one that wins if there is one, else any."""
    name = "greedy" if "greedy" in levels.names(game) else "random"
    return game.write(levels.named(game, name).choose(view, chance))


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


class Thinkers:
    """The workers of one server."""

    def __init__(self, games: Iterable[AnyGame], count: int) -> None:
        self._cold = [module_of(game) for game in games if levels.levels(game)]
        """What is to be warmed up, the most wanted first."""
        self._workers = [Worker() for _ in range(count)]
        self._idle = list(self._workers)
        self._freed = asyncio.Condition()
        self._warming: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Warm up in the background, one worker after the other: the first compiles what the others then load."""
        if self._warming is None or self._warming.done():
            self._warming = asyncio.create_task(self._warm_all())

    def want(self, game: AnyGame) -> None:
        """A bot of this game will soon be asked: warm it up before the others."""
        self._cold.sort(key=lambda module: module != module_of(game))

    async def _warm_all(self) -> None:
        for worker in self._workers:
            failed: set[str] = set()
            while cold := [module for module in self._cold if module not in worker.warm | failed]:
                async with self._borrowed(worker.__eq__):
                    try:
                        await worker.run(None, _warm_up, cold[0])
                    except WorkerFailed as error:
                        log.warning("a bot worker failed to warm up: module=%s why=%s", cold[0], error)
                        failed.add(cold[0])
                        await worker.restart()
                    else:
                        worker.warm.add(cold[0])

    @asynccontextmanager
    async def _borrowed(self, fits: Callable[[Worker], bool], seconds: float | None = None) -> AsyncIterator[Worker]:
        """An idle worker that fits, for oneself alone; TimeoutError when none is free in time."""
        async with asyncio.timeout(seconds), self._freed:
            await self._freed.wait_for(lambda: any(map(fits, self._idle)))
            worker = next(filter(fits, self._idle))
            self._idle.remove(worker)
        try:
            yield worker
        finally:
            self._idle.append(worker)
            async with self._freed:
                self._freed.notify_all()

    async def choose(self, game: AnyGame, level: int, view: Any) -> str:
        """A move of this level for the owner of the view, or a plain one if no worker can be had."""
        if not self._workers:
            return await asyncio.to_thread(plain_move, game, view, Chance.fresh())
        module = module_of(game)
        asked = time.monotonic()
        is_warm = any(module in worker.warm for worker in self._workers)
        try:
            async with self._borrowed(
                lambda worker: module in worker.warm, BUSY_PATIENCE if is_warm else COLD_PATIENCE
            ) as worker:
                try:
                    seconds = max(LEAST, THOUGHT - (time.monotonic() - asked))
                    return await worker.run(STUCK, _think, module, level, seconds, view, secrets.token_bytes(16))
                except WorkerFailed as error:
                    log.warning("a bot worker was given up: game=%s why=%s", game.NAME, error)
                    await worker.restart()
                    self.start()
        except TimeoutError:
            log.info("no bot worker to be had: game=%s warm=%s", game.NAME, is_warm)
        return await asyncio.to_thread(plain_move, game, view, Chance.fresh())

    async def stop(self) -> None:
        if self._warming is not None:
            self._warming.cancel()
            await asyncio.wait({self._warming})
        for worker in self._workers:
            await worker.stop()
