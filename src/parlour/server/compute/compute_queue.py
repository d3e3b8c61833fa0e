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
"""Seconds for a quick question: the first may have to load a game."""
SLOW_PATIENCE = 60.0
"""Seconds for a slow question: the first may have to build a table."""
EACH = 4
"""Questions of one asker that may wait."""
MOST = 200
"""Questions of all that may wait."""


class FairQueue:
    """Lets `at_once` askers in together; callers who wait are let in in turn, one for each asker."""

    def __init__(self, at_once: int, each: int = EACH, most: int = MOST) -> None:
        self._free, self._each, self._most = at_once, each, most
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    def __len__(self) -> int:
        """How many wait."""
        return sum(map(len, self._waiting.values()))

    @asynccontextmanager
    async def turn(self, asker: str) -> AsyncIterator[None]:
        """Wait for one's turn; refused when one waits for many already, or everyone does."""
        if self._free:
            self._free -= 1
        else:
            await self._wait(asker)
        try:
            yield
        finally:
            self._let_next_in()

    async def _wait(self, asker: str) -> None:
        own = self._waiting.setdefault(asker, deque())
        if len(own) >= self._each or len(self) >= self._most:
            raise Refusal("no-worker")
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        own.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._let_next_in()  # it was our turn, but no one is there any more
            raise

    def _let_next_in(self) -> None:
        while self._waiting:
            asker, turns = next(iter(self._waiting.items()))
            turn = turns.popleft() if turns else None
            self._waiting.move_to_end(asker)
            if not turns:
                del self._waiting[asker]
            if turn is not None and not turn.done():
                turn.set_result(None)
                return
        self._free += 1


# In the worker process


@dataclass(frozen=True, slots=True)
class _GameName:
    """A game on its way to a worker: functions are not sent, names are."""

    package: str


@dataclass(frozen=True, slots=True)
class _Refused:
    """A refusal on its way back."""

    code: str
    facts: dict[str, Any]


def _answered(work: Callable[..., Any], given: tuple[Any, ...]) -> Any:
    try:
        return work(*(game_at(each.package) if isinstance(each, _GameName) else each for each in given))
    except Refusal as refusal:
        return _Refused(refusal.code, dict(refusal.facts))


# In the server


class ComputeQueue:
    """Answers the questions of one server. Without processes, as in tests, they are answered in threads."""

    def __init__(self, processes: int, template: Template | None = None) -> None:
        self.has_processes = processes > 0
        self._quick_worker = Worker(template)
        self._quick = FairQueue(1 if processes else QUICK_AT_ONCE)
        self._slow = FairQueue(max(1, processes))
        self._threads = ThreadPoolExecutor(QUICK_AT_ONCE + (not processes), "parlour-question")
        self._template = template
        self._workers = [Worker(template) for _ in range(processes)]

    @property
    def waiting(self) -> int:
        return len(self._quick) + len(self._slow)

    async def quick(
        self, asker: str, call: Callable[Arguments, Result], *given: Arguments.args, **named: Arguments.kwargs
    ) -> Result:
        """Milliseconds of work; refused when the client has asked too much. What is given and found is sent between
        processes; a game may be among the former."""
        async with self._quick.turn(asker):
            if not self.has_processes:
                return await asyncio.wrap_future(self._threads.submit(call, *given, **named))
            assert not named  # only what has a place is sent
            sent = tuple(_GameName(each.package) if isinstance(each, Game) else each for each in given)
            found: Any = await self._ask(self._quick_worker, QUICK_PATIENCE, _answered, call, sent)
            if isinstance(found, _Refused):
                raise Refusal(found.code, **found.facts)
            result: Result = found
            return result

    async def slow(self, asker: str, call: Callable[..., str], *given: object) -> str:
        """Seconds of work; likewise, or when it takes far too long."""
        async with self._slow.turn(asker):
            if not self._workers:
                return await asyncio.wrap_future(self._threads.submit(call, *given))
            worker = self._workers.pop()
            try:
                return str(await self._ask(worker, SLOW_PATIENCE, call, *given))
            finally:
                self._workers.append(worker)

    async def aside(self, call: Callable[..., Result], *given: object) -> Result:
        """Milliseconds of work in a thread."""
        return await asyncio.to_thread(call, *given)

    async def _ask(self, worker: Worker, seconds: float, call: Callable[..., Any], *given: object) -> Any:
        try:
            try:
                return await self._answer(worker, seconds, call, *given)
            except WorkerDied:
                log.warning("a worker for questions has died: another one is asked")
                await worker.stop()
                return await self._answer(worker, seconds, call, *given)
        except WorkerFailed as error:
            log.warning("a question was not answered: why=%s", error)
            await worker.stop()
            raise Refusal("no-worker") from error
        except asyncio.CancelledError:
            await worker.stop()  # no one waits for what it is doing any more
            raise

    async def _answer(self, worker: Worker, seconds: float, call: Callable[..., Any], *given: object) -> Any:
        if worker.pid is None and self._template is not None and not self._template.busy:
            with suppress(WorkerFailed):
                await worker.restart()  # as warm as the bots are; else it begins cold
        return await worker.run(seconds, call, *given)

    async def stop(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
        for worker in (*self._workers, self._quick_worker):
            await worker.stop()
