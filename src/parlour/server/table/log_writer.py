"""Writes log entries to disk in a thread of its own: tables submit entries and await the commit.

While one transaction is being flushed, whatever other tables bring is gathered for the next: so one flush of the disk
serves many tables. The log writer has threads of its own, so that no one's long thought stands in its way.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import ParamSpec, TypeVar

from parlour.server.operator.metrics import Metrics
from parlour.server.operator.traces import span
from parlour.server.table import tickets
from parlour.storage import Addition, FencingToken, NotStored, Storage

Arguments = ParamSpec("Arguments")
Result = TypeVar("Result")

PATIENCE = 12.0
"""Seconds for an answer. The storage interrupts statements earlier, but a disk can block a thread in the kernel."""


class LogWriter:
    def __init__(
        self,
        storage: Storage,
        metrics: Metrics | None = None,
        lost: Callable[[str, FencingToken], None] = lambda table, token: None,
    ) -> None:
        """`lost` is called for tables that turn out to be owned by another process."""
        self._lost = lost
        self.storage = storage
        self.metrics = metrics or Metrics()
        self._waiting: list[tuple[Addition, asyncio.Future[bool]]] = []
        self._writing: asyncio.Task[None] | None = None
        self._write_thread = ThreadPoolExecutor(1, "parlour-write")
        self._read_threads = ThreadPoolExecutor(4, "parlour-read")

    async def ask(
        self, call: Callable[Arguments, Result], *arguments: Arguments.args, **named: Arguments.kwargs
    ) -> Result:
        """Call a blocking function of the storage in a thread. Raises NotStored."""
        return await _in_time(self._read_threads.submit(call, *arguments, **named))

    async def fresh_code(self) -> str:
        """Return a code for a table that no other table has. Raises NotStored."""
        while await self.ask(self.storage.table_of, code := tickets.code()) is not None:
            pass
        return code

    async def write(self, addition: Addition) -> bool:
        """Append these lines; return False if the log has another length by now. Raises NotStored."""
        answer: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((addition, answer))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_all())
        written = await answer
        if not written and addition.token is not None:
            self._lost(addition.table, addition.token)
            raise NotStored("another process keeps it")
        return written

    async def _write_all(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting, []
            began = time.perf_counter()
            writing = self._write_thread.submit(self.storage.write, [addition for addition, _ in batch])
            try:
                with span("write", logs=len(batch)):
                    results = await _in_time(writing)
            except NotStored as error:
                self.metrics.count("not_stored")
                for _, answer in batch:
                    if not answer.done():
                        answer.set_exception(NotStored(*error.args))
            else:
                counted = [addition for addition, _ in batch if not addition.secret]
                if counted:
                    self.metrics.wrote(sum(len(addition.lines) for addition in counted), time.perf_counter() - began)
                for (_, answer), result in zip(batch, results, strict=True):
                    if not answer.done():
                        answer.set_result(result)
        self._writing = None

    def close(self) -> None:
        for threads in (self._write_thread, self._read_threads):
            threads.shutdown()
        self.storage.close()


async def _in_time(answer: Future[Result]) -> Result:
    """Return the result of a thread; raise NotStored after a timeout, though the write may still happen."""
    try:
        async with asyncio.timeout(PATIENCE):
            return await asyncio.shield(asyncio.wrap_future(answer))
    except TimeoutError:
        answer.cancel()  # if it has not begun
        raise NotStored("the storage does not answer") from None
