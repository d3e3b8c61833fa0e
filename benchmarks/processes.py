"""CPU per move of two server processes on PostgreSQL: at the one that keeps the tables, and led on by the other.

    python benchmarks/processes.py --database postgresql://… [--tables 50] [--moves 20] [--rounds 3]

The database must be empty or Parlour's. Both servers run in processes of their own on the loopback. At each table two
sockets play Dualité; every move is committed before either hears of it. Reported for each round: CPU milliseconds per
move of the keeper and of the other, moves a second, and what a move takes in the database.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

import httpx
import psycopg
from websockets.asyncio.client import ClientConnection, connect

from benchmarks.server import cpu_seconds, play_table
from tests.server.fleet import OneProcess, processes


async def opened(server: OneProcess, table: str, tickets: list[str]) -> tuple[ClientConnection, ClientConnection]:
    place = f"ws{server.address[4:]}/api/tables/{table}/socket"
    pair = await connect(place, compression=None), await connect(place, compression=None)
    for socket, ticket in zip(pair, tickets, strict=True):
        await socket.send(json.dumps({"kind": "hello", "ticket": ticket}))
    return pair


def size(database: str) -> int:
    """Bytes of all lines and tables, indexes too."""
    with psycopg.connect(database) as connection:
        found = connection.execute(
            "SELECT pg_total_relation_size('lines') + pg_total_relation_size('tables')"
        ).fetchone()
        assert found is not None
        return int(found[0])


async def measure(servers: Sequence[OneProcess], arrives_at: OneProcess, asked: argparse.Namespace) -> str:
    """Tables are made by the first server, which keeps them; sockets come to either."""
    pairs = []
    async with httpx.AsyncClient() as http:
        for _ in range(asked.tables):
            wish = {"game": "dualite", "seats": [{"kind": "me"}, {"kind": "me"}]}
            answer = await http.post(f"{servers[0].address}/api/tables", json=wish, timeout=60)
            assert answer.status_code == 201, answer.text
            made = answer.json()
            pairs.append(await opened(arrives_at, made["table"], [card["ticket"] for card in made["tickets"]]))
    before, stored, began = [cpu_seconds(server.pid) for server in servers], size(asked.database), time.perf_counter()
    heard: list[float] = []
    await asyncio.gather(*(play_table(pair, asked.moves, heard) for pair in pairs))
    played = len(heard)
    took, spent = time.perf_counter() - began, [cpu_seconds(server.pid) for server in servers]
    for pair in pairs:
        for socket in pair:
            await socket.close()
    keeper, other = (1000 * (after - was) / played for was, after in zip(before, spent, strict=True))
    return (
        f"keeper {keeper:.3f}, other {other:.3f} CPU ms per move; {played / took:.0f} moves a second; "
        f"{(size(asked.database) - stored) / played:.0f} bytes a move"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--database", required=True)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--moves", type=int, default=20)
    parser.add_argument("--rounds", type=int, default=3)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as data, processes(2, asked.database, Path(data)) as (keeper, other):
        for number in range(asked.rounds):
            for name, arrives_at in (("kept", keeper), ("led on", other)):
                figures = asyncio.run(measure((keeper, other), arrives_at, asked))
                print(f"round {number + 1}: {name:6} {figures}", flush=True)


if __name__ == "__main__":
    main()
