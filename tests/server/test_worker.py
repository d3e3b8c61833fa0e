"""A process that thinks, and the caller it has gone."""

from __future__ import annotations

import asyncio
import os
import signal
from contextlib import suppress

import pytest

from parlour.game import Refusal
from parlour.server.compute.compute_queue import ComputeQueue
from parlour.server.compute.worker import Worker

pytestmark = pytest.mark.slow


async def cancelled_soon(task: asyncio.Task[object], turns: int = 1) -> None:
    for _ in range(turns):
        await asyncio.sleep(0)
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task


def test_a_worker_is_given_up_wholly_though_one_who_gave_it_up_goes() -> None:
    async def walk() -> None:
        worker = Worker()
        assert await worker.run(300, str.upper, "first") == "FIRST"
        await cancelled_soon(asyncio.create_task(worker.stop()))
        assert await worker.run(300, str.upper, "again") == "AGAIN"
        await worker.stop()

    asyncio.run(walk())


def test_a_question_is_answered_though_the_one_before_it_was_left_twice() -> None:
    async def walk() -> None:
        queue = ComputeQueue(1)
        left = asyncio.create_task(queue.slow("Ada", str.upper, "first"))
        for _ in range(20):
            await asyncio.sleep(0)
        left.cancel()
        await cancelled_soon(left, turns=3)
        assert await queue.slow("Bo", str.upper, "second") == "SECOND"
        await queue.stop()

    asyncio.run(walk())


def test_a_worker_that_was_killed_costs_no_one_an_answer(caplog: pytest.LogCaptureFixture) -> None:
    async def walk() -> None:
        queue = ComputeQueue(1)
        assert await queue.slow("Ada", str.upper, "first") == "FIRST"
        pid = queue._workers[0].pid
        assert pid is not None
        os.kill(pid, signal.SIGKILL)
        assert await queue.slow("Bo", str.upper, "second") == "SECOND"
        await queue.stop()

    asyncio.run(walk())
    assert [record.getMessage() for record in caplog.records] == ["a compute worker has died: the task is retried"]


def test_a_question_that_kills_its_worker_is_refused(caplog: pytest.LogCaptureFixture) -> None:
    async def walk() -> None:
        queue = ComputeQueue(1)
        with pytest.raises(Refusal, match="no-worker"):
            await queue.slow("Ada", os._exit, 1)
        assert await queue.slow("Bo", str.upper, "second") == "SECOND"
        await queue.stop()

    asyncio.run(walk())
    assert [record.getMessage() for record in caplog.records] == [
        "a compute worker has died: the task is retried",
        "a task failed: why=died",
    ]
