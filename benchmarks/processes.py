"""What two server processes on PostgreSQL cost: a live table's memory, a move, a claim, a lease.

    python -m benchmarks.processes [--tables 50] [--moves 20] [--rounds 5] [--live 300] [--database postgresql://…]

Without `--database` a PostgreSQL is started in a temporary folder, which flushes every commit to the disk (Debian's
package `postgresql` has to be there); a given one must be empty or Parlour's. Both servers run in processes of their
own on the loopback. First, the slope of a process's resident set over `--live` tables with two sockets each. Then two
sockets at each table play Dualité, at the process that keeps the tables and led on by the other; every move is
committed before either hears of it: CPU milliseconds per move of both processes, and bytes in the database, indexes
included. At last, with both servers gone, the CPU milliseconds of a process that claims each of these tables, reads it,
and renews its lease. PostgreSQL's own CPU is not among these figures.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import tempfile
import time
from collections.abc import Callable, Iterable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

import httpx
import psycopg

from benchmarks.capacity import both_joined, made, resident
from benchmarks.server import Pair, cpu_seconds, play_table
from parlour.catalogue import GAMES
from parlour.storage import FencingToken
from parlour.storage.postgres import postgres
from parlour.tables.log_fold import restored
from tests.server.fleet import OneProcess, processes
from tests.storage.cluster import running_cluster


async def opened(keeper: OneProcess, arrives_at: OneProcess, count: int) -> list[Pair]:
    """Tables that the first server keeps, with two sockets each that have come to either."""
    with httpx.Client(base_url=keeper.address, timeout=60) as web:
        return [await both_joined(arrives_at.address.removeprefix("http://"), made(web)) for _ in range(count)]


async def close(pairs: Iterable[Pair]) -> None:
    for pair in pairs:
        for socket in pair:
            await socket.close()


def size(database: str) -> int:
    """Bytes of all lines and tables, indexes too."""
    with psycopg.connect(database) as connection:
        found = connection.execute(
            "SELECT pg_total_relation_size('lines') + pg_total_relation_size('tables')"
        ).fetchone()
        assert found is not None
        return int(found[0])


async def memory(keeper: OneProcess, count: int) -> str:
    pairs = await opened(keeper, keeper, 50)  # whatever is made once is made now
    before = resident(keeper.pid)
    pairs += await opened(keeper, keeper, count)
    after = resident(keeper.pid)
    await close(pairs)
    return f"{(after - before) / count:.1f} kB per live table with two sockets, over {count} tables"


@dataclass(frozen=True, slots=True)
class Found:
    """What one round found: CPU milliseconds per move, and bytes in the database."""

    moves: int
    keeper: float
    other: float
    stored: int


async def measure(
    servers: Sequence[OneProcess], arrives_at: OneProcess, database: str, asked: argparse.Namespace
) -> Found:
    pairs = await opened(servers[0], arrives_at, asked.tables)
    before, stored = [cpu_seconds(server.pid) for server in servers], size(database)
    heard: list[float] = []
    await asyncio.gather(*(play_table(pair, asked.moves, heard) for pair in pairs))
    played = len(heard)
    spent = [cpu_seconds(server.pid) for server in servers]
    await close(pairs)
    keeper, other = (1000 * (after - was) / played for was, after in zip(before, spent, strict=True))
    return Found(played, keeper, other, size(database) - stored)


def spread(figures: Sequence[float]) -> str:
    return f"{statistics.median(figures):.3f} (from {min(figures):.3f} to {max(figures):.3f})"


def cpu_ms(call: Callable[[str], object], names: Sequence[str]) -> float:
    """Of one call, in this process."""
    began = time.process_time()
    for name in names:
        call(name)
    return 1000 * (time.process_time() - began) / len(names)


def leases(database: str) -> str:
    """Of a process that finds tables which no one keeps any more."""
    storage = postgres(database)
    me = storage.leases.join("http://127.0.0.1:1", "a secret", 600)
    while len(storage.leases.processes()) > 1:
        time.sleep(0.1)
    with psycopg.connect(database) as connection:
        names = [str(name) for (name,) in connection.execute("SELECT id FROM tables").fetchall()]

    def claim(name: str) -> None:
        assert isinstance(storage.leases.claim(name, me.number), FencingToken)

    def read(name: str) -> None:
        stored = storage.load(name)
        assert stored is not None
        restored(GAMES[stored.charter.game], stored)

    claiming = cpu_ms(claim, names)
    reading = cpu_ms(read, names)
    renewing = cpu_ms(lambda _: storage.leases.renew(me.number, 600), names)
    storage.close()
    return (
        f"{claiming:.2f} CPU ms to claim a table and {reading:.2f} to read it, over {len(names)} tables; "
        f"{renewing:.2f} to renew a lease"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--database")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--moves", type=int, default=20)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--live", type=int, default=300)
    asked = parser.parse_args()
    with ExitStack() as stack:
        database = asked.database or stack.enter_context(running_cluster(fsync=True)).database()
        data = stack.enter_context(tempfile.TemporaryDirectory())
        with processes(1, database, Path(data)) as (keeper,):
            print(asyncio.run(memory(keeper, asked.live)), flush=True)
        kept: list[Found] = []
        led_on: list[Found] = []
        with processes(2, database, Path(data)) as (keeper, other):
            for _ in range(asked.rounds):
                for found, arrives_at in ((kept, keeper), (led_on, other)):
                    found.append(asyncio.run(measure((keeper, other), arrives_at, database, asked)))
        print(f"{asked.tables} tables, {asked.rounds} rounds, CPU ms per move:")
        print(f"at the keeper {spread([each.keeper for each in kept])}", flush=True)
        print(
            f"led on to the keeper {spread([each.keeper for each in led_on])},"
            f" at the other {spread([each.other for each in led_on])}"
        )
        both = kept + led_on
        moves = sum(each.moves for each in both)
        print(f"{sum(each.stored for each in both) / moves:.0f} bytes in the database, over {moves} moves")
        print(leases(database))


if __name__ == "__main__":
    main()
