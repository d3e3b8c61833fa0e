"""CPU per move of the server at many tables, beside a bare relay on the same stack in the same run.

    python benchmarks/server.py [--tables 50] [--moves 20] [--rounds 5]

Both servers run in a process of their own on the loopback, one after the other, round by round. At each table two
sockets play Dualité; every move is on disk before either hears of it. The relay passes the same messages on
and does nothing else. Reported: the server's CPU milliseconds per move, median and spread over rounds, and the ratio.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

PARLOUR = """
import asyncio, socket, sys, uvicorn
from pathlib import Path
from parlour.server.app import create_app
from parlour.server.limits import UNLIMITED
from parlour.server.running import configured
config = configured(create_app(Path(sys.argv[1]), workers=0, rates=UNLIMITED))
"""
RELAY = """
import asyncio, socket, sys, uvicorn
from collections import defaultdict
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect
from parlour.server.running import configured
rooms = defaultdict(list)
async def relay(websocket):
    await websocket.accept()
    room = rooms[websocket.path_params["table"]]
    room.append(websocket)
    try:
        while True:
            text = await websocket.receive_text()
            for other in room:
                await other.send_text(text)
    except WebSocketDisconnect:
        room.remove(websocket)
config = configured(Starlette(routes=[WebSocketRoute("/api/tables/{table}/socket", relay)]))
"""
RUN = """
listening = socket.create_server(("127.0.0.1", 0))
print(listening.getsockname()[1], flush=True)
uvicorn.Server(config).run([listening])
"""


@contextmanager
def running(program: str) -> Iterator[tuple[int, int]]:
    """A server process: its port and its process id."""
    paths = os.pathsep.join(sys.path)
    with (
        tempfile.TemporaryDirectory() as data,
        subprocess.Popen(
            [sys.executable, "-c", program + RUN, data],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": paths},
        ) as process,
    ):
        assert process.stdout is not None
        try:
            yield int(process.stdout.readline()), process.pid
        finally:
            process.terminate()
            process.wait()


def cpu_seconds(pid: int) -> float:
    """Of all threads; to the nanosecond, where /proc/PID/stat counts hundredths of a second."""
    threads = Path(f"/proc/{pid}/task").glob("*/schedstat")
    return sum(int(thread.read_text().split()[0]) for thread in threads) / 1e9


async def table_after(moves: int, socket: ClientConnection) -> dict[str, Any]:
    """Listen until this many moves have been made."""
    while True:
        message: dict[str, Any] = json.loads(await socket.recv())
        if message["kind"] == "table" and len(message["told"]) == moves:
            return message


async def play_table(sockets: tuple[ClientConnection, ClientConnection], moves: int) -> int:
    """Whoever is to move takes the first choice; both hear of it before the next."""
    tables = [await table_after(0, socket) for socket in sockets]
    for number in range(moves):
        seat = tables[0]["to_move"][0]
        text = tables[seat]["view"]["choices"][0]
        play = {"kind": "play", "id": str(number), "phase": tables[seat]["phase"], "text": text}
        await sockets[seat].send(json.dumps(play))
        tables = [await table_after(number + 1, socket) for socket in sockets]
        if tables[0]["outcome"]:
            return number + 1
    return moves


async def relay_table(sockets: tuple[ClientConnection, ClientConnection], moves: int) -> int:
    for number in range(moves):
        play = {"kind": "play", "id": str(number), "phase": number, "text": "d4"}
        await sockets[number % 2].send(json.dumps(play))
        await asyncio.gather(*(socket.recv() for socket in sockets))
    return moves


async def measure(kind: str, tables: int, moves: int) -> tuple[float, int]:
    """CPU milliseconds of the server per move, and how many moves there were."""
    with running(PARLOUR if kind == "parlour" else RELAY) as (port, pid):
        address = f"127.0.0.1:{port}"
        pairs: list[tuple[ClientConnection, ClientConnection]] = []
        while True:
            try:
                httpx.get(f"http://{address}/api/games")
                break
            except httpx.ConnectError:
                await asyncio.sleep(0.05)
        for number in range(tables):
            tickets, name = [None, None], str(number)
            if kind == "parlour":
                wish = {"game": "dualite", "seats": [{"kind": "me"}, {"kind": "me"}]}
                created = httpx.post(f"http://{address}/api/tables", json=wish).json()
                name, tickets = created["table"], [card["ticket"] for card in created["tickets"]]
            place = f"ws://{address}/api/tables/{name}/socket"
            pair = await connect(place, compression=None), await connect(place, compression=None)
            for socket, ticket in zip(pair, tickets, strict=True):
                if kind == "parlour":
                    await socket.send(json.dumps({"kind": "hello", "ticket": ticket}))
            pairs.append(pair)
        before = cpu_seconds(pid)
        game = play_table if kind == "parlour" else relay_table
        played = sum(await asyncio.gather(*(game(pair, moves) for pair in pairs)))
        spent = cpu_seconds(pid) - before
        for pair in pairs:
            for socket in pair:
                await socket.close()
        return 1000 * spent / played, played


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--moves", type=int, default=20)
    parser.add_argument("--rounds", type=int, default=5)
    asked = parser.parse_args()
    found: dict[str, list[float]] = {"relay": [], "parlour": []}
    for number in range(asked.rounds):
        for kind, figures in found.items():
            figure, played = asyncio.run(measure(kind, asked.tables, asked.moves))
            figures.append(figure)
            print(f"round {number + 1}: {kind:8} {figure:.3f} CPU ms per move ({played} moves)", flush=True)
    for kind, figures in found.items():
        low, middle, high = min(figures), statistics.median(figures), max(figures)
        print(f"{kind:8} median {middle:.3f}, from {low:.3f} to {high:.3f} CPU ms per move")
    ratio = statistics.median(found["parlour"]) / statistics.median(found["relay"])
    print(f"a move costs {ratio:.1f} times a bare relay, at {asked.tables} tables")


if __name__ == "__main__":
    main()
