"""A thousand workers are kept busy, results come in order, and what is finished is kept before its turn."""

from __future__ import annotations

import heapq
import os
import random
import signal
import subprocess
import sys
import threading
import time
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from parlour.study.matches import in_order

ROOT = Path(__file__).parents[2]


class Simulated(Executor):
    """So many workers on a clock of their own, which goes on to the next task that ends when no worker is free."""

    def __init__(self, workers: int, tasks: int, takes: Callable[[], float]) -> None:
        self.free, self.tasks, self.takes = workers, tasks, takes
        self.waiting: deque[tuple[Future[Any], Callable[[], Any]]] = deque()
        self.working: list[tuple[float, int, Future[Any], Callable[[], Any]]] = []
        self.submitted, self.started, self.now, self.worked, self.over = 0, 0, 0.0, 0.0, False
        self.patience, self.changed = 2.0, threading.Condition()
        self.thread = threading.Thread(target=self._run, daemon=True)
        self.thread.start()

    def submit(self, work: Callable[..., Any], /, *given: Any, **named: Any) -> Future[Any]:
        task: Future[Any] = Future()
        with self.changed:
            self.submitted += 1
            self.waiting.append((task, lambda: work(*given, **named)))
            self.changed.notify()
        return task

    def _start(self) -> None:
        while self.free and self.waiting:
            task, work = self.waiting.popleft()
            if not task.set_running_or_notify_cancel():
                continue
            self.free -= 1
            self.started += 1
            takes = self.takes()
            self.worked += takes
            heapq.heappush(self.working, (self.now + takes, self.started, task, work))

    def _run(self) -> None:
        while not self.over:
            with self.changed:
                self._start()
                # A worker stays idle only if no task was given for it within two real seconds, once waited for.
                if self.free and self.submitted < self.tasks:
                    if self.changed.wait(self.patience):
                        continue
                    self.patience = 0.001
                if not self.working:
                    self.changed.wait(0.05)
                    continue
                self.now, _, task, work = heapq.heappop(self.working)
                self.free += 1
            task.set_result(work())


@contextmanager
def simulated(workers: int, tasks: int, takes: Callable[[], float]) -> Iterator[Simulated]:
    executor = Simulated(workers, tasks, takes)
    try:
        yield executor
    finally:
        executor.over = True
        executor.thread.join()


@pytest.mark.slow
def test_a_thousand_workers_are_busy() -> None:
    """All the time but for the last tasks, when there are fewer left than workers."""
    dice, workers, tasks, longest = random.Random(4), 1000, 12_000, 1.2
    kept: list[int] = []
    with simulated(workers, tasks, lambda: dice.uniform(0.2, longest)) as executor:
        found = list(in_order(lambda number: number * 7, range(tasks), executor, kept.append))
    assert found == [number * 7 for number in range(tasks)]
    assert sorted(kept) == found
    assert kept != found
    # At most half of the last tasks' time is idle by necessity: it is left out, and the rest has to be busy.
    assert executor.worked / (workers * (executor.now - longest / 2)) > 0.95


def test_a_slow_task_holds_up_no_other_and_what_is_finished_is_kept() -> None:
    slow, kept = threading.Event(), list[int]()

    class Threads(Executor):
        def submit(self, work: Callable[..., Any], /, *given: Any, **named: Any) -> Future[Any]:
            task: Future[Any] = Future()
            threading.Thread(target=lambda: task.set_result(work(*given, **named))).start()
            return task

    def play(number: int) -> int:
        if number == 0:
            assert slow.wait(60)
        return number

    def keep(number: int) -> None:
        kept.append(number)
        if len(kept) == 99:
            slow.set()

    assert list(in_order(play, range(100), Threads(), keep)) == list(range(100))
    assert kept[-1] == 0


def test_tasks_that_no_one_waits_for_are_cancelled() -> None:
    given: list[Future[int]] = []

    class Idle(Executor):
        def submit(self, work: Callable[..., Any], /, *some: Any, **named: Any) -> Future[Any]:
            task: Future[Any] = Future()
            given.append(task)
            if len(given) == 1:
                task.set_result(work(*some, **named))
            return task

    results = in_order(lambda number: number, range(10), Idle())
    assert next(results) == 0
    results.close()  # type: ignore[attr-defined]
    assert all(task.cancelled() for task in given[1:])


@pytest.mark.parametrize(
    "asked",
    [
        ("study", "dualite", "--player", "random,3", "--games", "60", "--json"),
        ("puzzles", "dualite", "--count", "40", "--seed", "3"),
    ],
    ids=lambda asked: str(asked[0]),
)
@pytest.mark.slow
def test_a_command_goes_on_after_a_kill(asked: tuple[str, ...], tmp_path: Path) -> None:
    folder = tmp_path / "work"
    command = [sys.executable, "-m", "parlour", *asked, "--folder", str(folder)]
    known = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, env=known) as process:
        while process.poll() is None and sum(map(_lines, folder.glob("*.jsonl"))) < 2:
            time.sleep(0.02)
        process.send_signal(signal.SIGKILL)
    before = sum(map(_lines, folder.glob("*.jsonl")))
    assert before >= 2
    with next(folder.glob("*.jsonl")).open("a") as cut:
        cut.write("[3, {")  # as a kill in the middle of a line leaves it
    again = subprocess.run(command, capture_output=True, text=True, env=known, check=True).stdout
    assert sum(map(_lines, folder.glob("*.jsonl"))) > before
    whole = subprocess.run(command[:-2], capture_output=True, text=True, env=known, check=True).stdout
    assert again == whole
    other = subprocess.run([*command, "--seed", "9"], capture_output=True, text=True, env=known)
    assert other.returncode == 2
    assert "belongs to other work" in other.stderr


def _lines(file: Path) -> int:
    return file.read_bytes().count(b"\n")
