"""Long work: in how many processes it runs, and how far it is, if there is a terminal to show that on."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from contextlib import AbstractContextManager, contextmanager

from parlour.game import BadOption, Refusal


@contextmanager
def workers(jobs: int, cluster: str = "") -> Iterator[Executor | None]:
    """This many processes; None for this one alone. After Ctrl-C they are ended at once, whatever they were at.

    With the address of a cluster, its workers do the work.
    """
    if cluster:
        from parlour.study.clusters import on_cluster

        with on_cluster(cluster) as executor:
            yield executor
        return
    if jobs == 1:
        yield None
        return
    import multiprocessing
    import signal
    from concurrent.futures.process import BrokenProcessPool, ProcessPoolExecutor

    before = set(multiprocessing.active_children())
    # A fork would carry over the compilers' threads; a spawned process starts clean. Ctrl-C is for us to hear alone.
    spawned = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(
        jobs, mp_context=spawned, initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_IGN)
    )
    try:
        yield pool
    except BaseException as error:
        pool.shutdown(wait=False, cancel_futures=True)  # first: the pool trips over a cancelled task of a dead process
        for process in set(multiprocessing.active_children()) - before:
            process.terminate()
        if isinstance(error, BrokenProcessPool):
            raise BadOption("workers-died") from error
        raise
    finally:
        pool.shutdown(cancel_futures=True)


@contextmanager
def steps(label: str, total: int | None = None) -> Iterator[Callable[[], None]]:
    """Within this, call what it gives for each step that is done. Standard output stays clean for the results."""
    if not sys.stderr.isatty():
        yield lambda: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(label, total=total)
        yield lambda: bar.advance(task)


def watch_tables() -> None:
    """Show a bar while a solver builds its table, and say in a line what is wrong with one."""
    from parlour.solvers.progress import WATCH

    def building(code: str) -> AbstractContextManager[Callable[[int, int], None]]:
        from parlour import words

        return portion(words.say(code))

    def note(trouble: Refusal) -> None:
        from parlour.command.arguments import sentence

        print(f"parlour: {sentence(trouble)}", file=sys.stderr)

    WATCH.building, WATCH.note = building, note


@contextmanager
def portion(label: str) -> Iterator[Callable[[int, int], None]]:
    """Within this, tell what it gives how much is done, and of how much."""
    if not sys.stderr.isatty():
        yield lambda done, total: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeElapsedColumn

    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(label, total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)
