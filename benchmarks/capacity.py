"""Memory per table, many sockets on one process, and the start with many finished tables.

    python benchmarks/capacity.py [--tables 1000] [--idle 400] [--sockets 0] [--finished 50000]

The server runs in a process of its own on the loopback. Memory is the slope of its resident set: over tables that
a person has looked at and left again (at most 500 of those are kept in memory), and over live tables with two sockets.
`--sockets` opens this many, twenty watching each table (a socket is a file: `ulimit -n`). The start is the time from
starting Python until `/readyz` answers, with no table and with this many finished ones in the data folder.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sqlite3
import tempfile
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from benchmarks.server import PARLOUR, cpu_seconds, play_table, running
from parlour.storage.folder import FILE

WISH = {"game": "dualite", "seats": [{"kind": "me"}, {"kind": "me"}]}


def resident(pid: int) -> float:
    """In kilobytes."""
    status = Path(f"/proc/{pid}/status").read_text(encoding="utf-8")
    return float(status.partition("VmRSS:")[2].split()[0])


def await_ready(address: str) -> None:
    while True:
        try:
            if httpx.get(f"http://{address}/readyz").is_success:
                return
        except httpx.TransportError:
            time.sleep(0.01)


def made(web: httpx.Client) -> dict[str, Any]:
    found: dict[str, Any] = web.post("/api/tables", json=WISH).json()
    return found


async def joined(address: str, table: str, ticket: str | None) -> ClientConnection:
    socket = await connect(f"ws://{address}/api/tables/{table}/socket", compression=None)
    await socket.send(json.dumps({"kind": "hello", "ticket": ticket}))
    return socket


async def both_joined(address: str, table: dict[str, Any]) -> tuple[ClientConnection, ClientConnection]:
    first, second = (card["ticket"] for card in table["tickets"])
    return await joined(address, table["table"], first), await joined(address, table["table"], second)


async def memory(address: str, pid: int, idle: int, live: int) -> None:
    with httpx.Client(base_url=f"http://{address}") as web:
        sockets: list[ClientConnection] = []
        for _ in range(50):  # whatever is made once is made now
            sockets += await both_joined(address, made(web))
        tables = [made(web) for _ in range(idle)]
        before = resident(pid)
        for table in tables:
            ticket = table["tickets"][0]["ticket"]
            web.get(f"/api/tables/{table['table']}", headers={"Authorization": f"Bearer {ticket}"}).raise_for_status()
        print(f"idle: {(resident(pid) - before) / max(1, idle):.1f} kB per table, over {idle} tables", flush=True)
        before = resident(pid)
        for _ in range(live):
            for socket in await both_joined(address, made(web)):
                await socket.recv()
                sockets.append(socket)
        print(
            f"live, two sockets: {(resident(pid) - before) / max(1, live):.1f} kB per table, over {live} tables",
            flush=True,
        )


async def many_sockets(address: str, pid: int, count: int) -> None:
    with httpx.Client(base_url=f"http://{address}") as web:
        tables = [made(web) for _ in range(-(-count // 20))]
    before, began = resident(pid), time.perf_counter()
    sockets: list[ClientConnection] = []
    for number in range(count):
        socket = await joined(address, tables[number % len(tables)]["table"], None)
        await socket.recv()
        sockets.append(socket)
        if number and number % 1000 == 0:
            print(f"{number} sockets, {time.perf_counter() - began:.0f} s", flush=True)
    print(f"{count} sockets: {(resident(pid) - before) / count:.1f} kB each", flush=True)


async def one_finished(address: str) -> str:
    """The name of a table at which a game was played to its end."""
    with httpx.Client(base_url=f"http://{address}") as web:
        table = made(web)
    await play_table(await both_joined(address, table), 100, [])
    return str(table["table"])


def multiplied(data: str, table: str, count: int) -> None:
    """This many copies of a finished table, as rows of the database."""
    with closing(sqlite3.connect(Path(data) / FILE)) as database, database:
        many = "WITH RECURSIVE copies(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM copies WHERE n < ?) INSERT INTO"
        database.execute(
            f"{many} tables (id, charter, listed, length, fence) "
            "SELECT id || '-' || n, charter, 1, length, fence FROM tables, copies WHERE id = ?",
            (count, table),
        )
        database.execute(
            f"{many} lines SELECT \"table\" || '-' || n, number, kind, entry, seat, client, at "
            'FROM lines, copies WHERE "table" = ?',
            (count, table),
        )


def start(finished: int) -> None:
    with tempfile.TemporaryDirectory() as data:
        for number in (0, finished):
            began = time.perf_counter()
            with running(PARLOUR, data) as (port, pid):
                address = f"127.0.0.1:{port}"
                await_ready(address)
                took = time.perf_counter() - began
                print(f"{number} finished tables: ready after {took:.2f} s, {cpu_seconds(pid):.2f} CPU s", flush=True)
                if not number:
                    table = asyncio.run(one_finished(address))
            if not number:
                multiplied(data, table, finished)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--idle", type=int, default=400)
    parser.add_argument("--sockets", type=int, default=0)
    parser.add_argument("--finished", type=int, default=50_000)
    asked = parser.parse_args()
    with running(PARLOUR) as (port, pid):
        await_ready(f"127.0.0.1:{port}")
        asyncio.run(memory(f"127.0.0.1:{port}", pid, asked.idle, asked.tables))
    if asked.sockets:
        with running(PARLOUR) as (port, pid):
            await_ready(f"127.0.0.1:{port}")
            asyncio.run(many_sockets(f"127.0.0.1:{port}", pid, asked.sockets))
    if asked.finished:
        start(asked.finished)


if __name__ == "__main__":
    main()
