"""A fair, bounded queue for slow computations: callers take turns, however much one of them asks.

Quick ones and slow ones are answered in processes of their own: a thread here would slow down every table, because
Python runs one thread at a time.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from typing import Any, ParamSpec, TypeVar

from parlour.game import Game, Refusal, game_at
from parlour.server.compute.worker import Template, Worker, WorkerDied, WorkerFailed

log = logging.getLogger("parlour.server")

Arguments = ParamSpec("Arguments")
Result = TypeVar("Result")

QUICK_AT_ONCE = 2
QUICK_PATIENCE = 60.0
"""Seconds for a quick task: the first may have to load a game."""
SLOW_PATIENCE = 60.0
"""Seconds for a slow task: the first may have to build a table."""
EACH = 4
"""Tasks of one caller that may wait."""
MOST = 200
"""Tasks of all callers that may wait."""


class FairQueue:
    """Runs `at_once` tasks at the same time; waiting callers take turns, one task for each."""

    def __init__(self, at_once: int, each: int = EACH, most: int = MOST) -> None:
        self._free, self._each, self._most = at_once, each, most
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    def __len__(self) -> int:
        """Return the number of waiting tasks."""
        return sum(map(len, self._waiting.values()))

    @asynccontextmanager
    async def turn(self, caller: str) -> AsyncIterator[None]:
        """Wait for a turn; refused when this caller, or all together, have too many tasks waiting."""
        if self._free:
            self._free -= 1
        else:
            await self._wait(caller)
        try:
            yield
        finally:
            self._let_next_in()

    async def _wait(self, caller: str) -> None:
        own = self._waiting.setdefault(caller, deque())
        if len(own) >= self._each or len(self) >= self._most:
            raise Refusal("no-worker")
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        own.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._let_next_in()  # the turn came after the caller had gone
            raise

    def _let_next_in(self) -> None:
        while self._waiting:
            caller, turns = next(iter(self._waiting.items()))
            turn = turns.popleft() if turns else None
            self._waiting.move_to_end(caller)
            if not turns:
                del self._waiting[caller]
            if turn is not None and not turn.done():
                turn.set_result(None)
                return
        self._free += 1


# In the worker process


@dataclass(frozen=True, slots=True)
class _GameName:
    """A game among the arguments: it is pickled as the name of its package."""

    package: str


@dataclass(frozen=True, slots=True)
class _Refused:
    """A refusal as the result of a task."""

    code: str
    facts: dict[str, Any]


def _run_with_games(work: Callable[..., Any], given: tuple[Any, ...]) -> Any:
    try:
        return work(*(game_at(each.package) if isinstance(each, _GameName) else each for each in given))
    except Refusal as refusal:
        return _Refused(refusal.code, dict(refusal.facts))


# In the server


class ComputeQueue:
    """Runs the slow computations of one server. Without processes, as in tests, they run in threads."""

    def __init__(self, processes: int, template: Template | None = None) -> None:
        self.has_processes = processes > 0
        self._quick_worker = Worker(template)
        self._quick = FairQueue(1 if processes else QUICK_AT_ONCE)
        self._slow = FairQueue(max(1, processes))
        self._threads = ThreadPoolExecutor(QUICK_AT_ONCE + (not processes), "parlour-compute")
        self._template = template
        self._workers = [Worker(template) for _ in range(processes)]

    @property
    def waiting(self) -> int:
        return len(self._quick) + len(self._slow)

    async def quick(
        self, caller: str, call: Callable[Arguments, Result], *given: Arguments.args, **named: Arguments.kwargs
    ) -> Result:
        """Run a task of milliseconds; refused when the caller has too many.

        Arguments and results are pickled; games may be among the arguments.
        """
        async with self._quick.turn(caller):
            if not self.has_processes:
                return await asyncio.wrap_future(self._threads.submit(call, *given, **named))
            assert not named  # workers take positional arguments only
            sent = tuple(_GameName(each.package) if isinstance(each, Game) else each for each in given)
            found: Any = await self._ask(self._quick_worker, QUICK_PATIENCE, _run_with_games, call, sent)
            if isinstance(found, _Refused):
                raise Refusal(found.code, **found.facts)
            result: Result = found
            return result

    async def slow(self, caller: str, call: Callable[..., str], *given: object) -> str:
        """Run a task of seconds; refused also when it takes far too long."""
        async with self._slow.turn(caller):
            if not self._workers:
                return await asyncio.wrap_future(self._threads.submit(call, *given))
            worker = self._workers.pop()
            try:
                return str(await self._ask(worker, SLOW_PATIENCE, call, *given))
            finally:
                self._workers.append(worker)

    async def in_background(self, call: Callable[..., Result], *given: object) -> Result:
        """Run a task of milliseconds in a thread."""
        return await asyncio.to_thread(call, *given)

    async def _ask(self, worker: Worker, seconds: float, call: Callable[..., Any], *given: object) -> Any:
        try:
            try:
                return await self._answer(worker, seconds, call, *given)
            except WorkerDied:
                log.warning("a compute worker has died: the task is retried")
                await worker.stop()
                return await self._answer(worker, seconds, call, *given)
        except WorkerFailed as error:
            log.warning("a task failed: why=%s", error)
            await worker.stop()
            raise Refusal("no-worker") from error
        except asyncio.CancelledError:
            await worker.stop()  # the caller has gone
            raise

    async def _answer(self, worker: Worker, seconds: float, call: Callable[..., Any], *given: object) -> Any:
        if worker.pid is None and self._template is not None and not self._template.busy:
            with suppress(WorkerFailed):
                await worker.restart()  # a fork of the template is warm; otherwise the worker starts cold
        return await worker.run(seconds, call, *given)

    async def stop(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
        for worker in (*self._workers, self._quick_worker):
            await worker.stop()
