"""A process of our own that does one thing after the other, and can be given up at any time."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from multiprocessing.process import BaseProcess


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
