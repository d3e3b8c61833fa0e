"""Worker processes: each does one task after the other, and can be ended at any time.

A template loads and compiles what bots need, once. Workers are forked from it: they begin warm, and all of them share
its memory. Where a process cannot safely be forked, workers are started afresh and have to warm up themselves.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import multiprocessing
import os
import signal
import sys
import threading
import warnings
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from multiprocessing.reduction import recv_handle, send_handle
from typing import Any

FORKS = sys.platform == "linux"
"""Elsewhere the system's own libraries may not survive it."""


class WorkerFailed(Exception):
    """A worker did not answer."""


class WorkerDied(WorkerFailed):
    """The worker process has died; the task can be retried."""


# In these processes


def _begin(lifeline: int) -> None:
    """Lower the priority of this process, and let it end with the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(5)
    _die_at_end(lifeline)


def _die_at_end(lifeline: int) -> None:
    """End this process when the server does: then the pipe that only the server holds open is closed."""

    def watch() -> None:
        os.read(lifeline, 1)
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


def _answer(connection: Connection, work: Callable[..., Any], arguments: tuple[Any, ...]) -> None:
    try:
        result = True, work(*arguments)
    except Exception as error:
        result = False, type(error).__name__
    connection.send(result)


def _work(connection: Connection) -> None:
    with contextlib.suppress(EOFError, OSError):
        while True:
            _answer(connection, *connection.recv())


def _worker(connection: Connection, lifeline: Connection) -> None:
    _begin(lifeline.fileno())
    _work(connection)


def _template(connection: Connection, lifeline: Connection) -> None:
    _begin(lifeline.fileno())
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # no one waits for a worker that has ended
    warnings.simplefilter("ignore")  # that there is a thread: it only waits for the end
    with contextlib.suppress(EOFError, OSError):
        while True:
            asked = connection.recv()
            if asked is None:
                connection.send(_forked(connection, lifeline))
            else:
                _answer(connection, *asked)
                gc.collect()
                gc.freeze()  # what is never looked at again is never copied


def _forked(connection: Connection, lifeline: Connection) -> int:
    handle = recv_handle(connection)
    pid = os.fork()
    if pid:
        os.close(handle)
        return pid
    try:
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        connection.close()
        _die_at_end(lifeline.fileno())
        _work(Connection(handle))
    finally:
        os._exit(0)


# In the server


class _Process:
    """A process and its pipe. Calls block, in a thread of their own."""

    def __init__(self) -> None:
        self.warm: set[str] = set()
        self.pid: int | None = None
        self._connection: Connection | None = None
        self._lifeline: Connection | None = None
        self._process: BaseProcess | None = None
        self._thread = ThreadPoolExecutor(1, "parlour-worker")
        self._stopping: asyncio.Task[None] | None = None

    async def run(self, seconds: float | None, work: Callable[..., Any], *arguments: object) -> Any:
        """Return the result; raise WorkerFailed if the process died, raised an exception or took too long."""
        done, result = await self._ask(seconds, self._called, work, arguments)
        if not done:
            raise WorkerFailed(result)
        return result

    async def _ask(self, seconds: float | None, call: Callable[..., Any], *arguments: object) -> Any:
        while self._stopping is not None:
            await asyncio.shield(self._stopping)
        future = asyncio.get_running_loop().run_in_executor(self._thread, call, *arguments)
        # No one may be left to hear how it ended; then that is no news.
        future.add_done_callback(lambda ended: ended.cancelled() or ended.exception())
        await asyncio.wait({future}, timeout=seconds)
        if not future.done():
            raise WorkerFailed("stuck")
        error = future.exception()
        if isinstance(error, EOFError | OSError):
            raise WorkerDied("died") from error
        if error is not None:
            raise error
        return future.result()

    def _called(self, work: Callable[..., Any], arguments: tuple[object, ...]) -> tuple[bool, Any]:
        if self._connection is None:
            self._start()
        assert self._connection is not None
        self._connection.send((work, arguments))
        answer: tuple[bool, Any] = self._connection.recv()
        return answer

    def _start(self) -> None:
        self._spawn(_worker)

    def _spawn(self, target: Callable[[Connection, Connection], None]) -> None:
        context = multiprocessing.get_context("spawn")
        self._connection, theirs = context.Pipe()
        held, self._lifeline = context.Pipe(duplex=False)
        process = context.Process(target=target, args=(theirs, held), daemon=True)
        process.start()
        theirs.close()
        held.close()
        self._process, self.pid = process, process.pid

    async def stop(self) -> None:
        """End the process, whatever it is doing, even if the caller is cancelled meanwhile."""
        if self._stopping is None:
            self._stopping = asyncio.create_task(self._stop())
        await asyncio.shield(self._stopping)

    async def _stop(self) -> None:
        if self.pid is not None:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self.pid, signal.SIGKILL)
        self._thread.submit(self._close)
        await asyncio.to_thread(self._thread.shutdown)
        self._thread = ThreadPoolExecutor(1, "parlour-worker")
        self._stopping = None

    def _close(self) -> None:
        for end in (self._connection, self._lifeline):
            if end is not None:
                end.close()
        if self._process is not None:
            self._process.join()
        self._connection = self._lifeline = self._process = self.pid = None
        self.warm = set()


class Template(_Process):
    """The process from which workers are forked."""

    def __init__(self) -> None:
        super().__init__()
        self.busy = False

    def _start(self) -> None:
        self._spawn(_template)

    async def warm_up(self, module: str, seconds: float, work: Callable[..., str]) -> None:
        self.busy = True
        try:
            await self.run(seconds, work, module)
        finally:
            self.busy = False
        self.warm.add(module)

    async def fork(self, theirs: Connection) -> int:
        """Fork a process at the other end of this pipe, as warm as the template; return its process id."""
        return int(await self._ask(None, self._fork, theirs))

    def _fork(self, theirs: Connection) -> int:
        if self._connection is None or self.pid is None:
            raise EOFError
        self._connection.send(None)
        send_handle(self._connection, theirs.fileno(), self.pid)
        pid: int = self._connection.recv()
        return pid


class Worker(_Process):
    """A worker process, and the games it is warm for."""

    def __init__(self, template: Template | None = None) -> None:
        super().__init__()
        self._template = template if FORKS else None

    async def restart(self) -> None:
        """Replace the process by a fork of the template, or by a cold one."""
        await self.stop()
        if self._template is None:
            return
        self._connection, theirs = multiprocessing.Pipe()
        try:
            self.pid = await self._template.fork(theirs)
            self.warm = set(self._template.warm)
        except WorkerFailed:
            self._connection.close()
            self._connection = None
            raise
        finally:
            theirs.close()
