"""CPU per move of the server at many tables, beside a bare relay on the same stack and boardgame.io in the same run.

    python benchmarks/server.py [--tables 50] [--moves 20] [--rounds 5] [--boardgame-io]

The servers run in processes of their own on the loopback, one after the other, round by round. At each table two
sockets play Dualité; at Parlour's every move is on disk before either hears of it. The relay passes the same messages
on and does nothing else. boardgame.io keeps its tables in memory; with `--boardgame-io` it is installed from npm into a
temporary folder (Node and npm have to be there). Reported: the server's CPU milliseconds per move, median and spread
over rounds; milliseconds from a move to the other player's board; moves a second.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection, connect

PARLOUR = """
import asyncio, socket, sys
from pathlib import Path
from parlour.server.app import create_app
from parlour.server.http.limits import UNLIMITED
from parlour.server.uvicorn_server import Server, configured
config = configured(create_app(Path(sys.argv[1]), workers=0, rates=UNLIMITED))
"""
RELAY = """
import asyncio, socket, sys
from collections import defaultdict
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect
from parlour.server.uvicorn_server import Server, configured
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
Server(config).run([listening])
"""


@contextmanager
def running(program: str, data: str | None = None) -> Iterator[tuple[int, int]]:
    """A server process, on this data folder or one of its own: its port and its process id."""
    paths = os.pathsep.join(sys.path)
    with (
        tempfile.TemporaryDirectory() as fresh,
        subprocess.Popen(
            [sys.executable, "-c", program + RUN, data or fresh],
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
    """Of all threads and child processes; to the nanosecond, where /proc/PID/stat counts hundredths of a second."""
    threads = list(Path(f"/proc/{pid}/task").glob("*"))
    own = sum(int((thread / "schedstat").read_text().split()[0]) for thread in threads) / 1e9
    children = (child for thread in threads for child in (thread / "children").read_text().split())
    return own + sum(cpu_seconds(int(child)) for child in children)


async def table_after(moves: int, socket: ClientConnection) -> dict[str, Any]:
    """Listen until this many moves have been made."""
    while True:
        message: dict[str, Any] = msgspec.json.decode(await socket.recv(decode=False))
        if message["kind"] == "table" and len(message["announcements"]) == moves:
            return message


Pair = tuple[ClientConnection, ClientConnection]


@dataclass(frozen=True, slots=True)
class Found:
    """What one round found."""

    cpu: float
    """Seconds, of the server."""
    seconds: float
    took: tuple[float, ...]
    """Milliseconds from each move to the other player's board."""

    @property
    def cpu_ms(self) -> float:
        return 1000 * self.cpu / len(self.took)

    def __str__(self) -> str:
        late = sorted(self.took)[int(0.99 * len(self.took))]
        return (
            f"{self.cpu_ms:.3f} CPU ms per move ({len(self.took)} moves, {len(self.took) / self.seconds:.0f} a second, "
            f"p50 {statistics.median(self.took):.1f} ms, p99 {late:.1f} ms)"
        )


async def play_table(sockets: Pair, moves: int, took: list[float]) -> None:
    """The player to move takes the first choice; both hear of it before the next."""
    tables = [await table_after(0, socket) for socket in sockets]
    for number in range(moves):
        seat = tables[0]["to_move"][0]
        text = tables[seat]["view"]["choices"][0]
        play = {"kind": "play", "id": str(number), "phase": tables[seat]["phase"], "text": text}
        began = time.perf_counter()
        await sockets[seat].send(json.dumps(play))
        tables[1 - seat] = await table_after(number + 1, sockets[1 - seat])
        took.append(1000 * (time.perf_counter() - began))
        tables[seat] = await table_after(number + 1, sockets[seat])
        if tables[0]["outcome"]:
            return


async def relay_table(sockets: Pair, moves: int, took: list[float]) -> None:
    for number in range(moves):
        play = {"kind": "play", "id": str(number), "phase": number, "text": "d4"}
        began = time.perf_counter()
        await sockets[number % 2].send(json.dumps(play))
        await asyncio.gather(*(socket.recv() for socket in sockets))
        took.append(1000 * (time.perf_counter() - began))


async def measure(kind: str, tables: int, moves: int) -> Found:
    with ExitStack() as stack:
        port, pid = stack.enter_context(running(PARLOUR if kind == "parlour" else RELAY))
        address = f"127.0.0.1:{port}"
        web = stack.enter_context(httpx.Client(base_url=f"http://{address}", timeout=60))
        pairs: list[tuple[ClientConnection, ClientConnection]] = []
        while True:
            try:
                web.get("/api/games")
                break
            except httpx.ConnectError:
                await asyncio.sleep(0.05)
        for number in range(tables):
            tickets, name = [None, None], str(number)
            if kind == "parlour":
                wish = {"game": "dualite", "seats": [{"kind": "me"}, {"kind": "me"}]}
                created = web.post("/api/tables", json=wish).json()
                name, tickets = created["table"], [card["ticket"] for card in created["tickets"]]
            place = f"ws://{address}/api/tables/{name}/socket"
            pair = await connect(place, compression=None), await connect(place, compression=None)
            for socket, ticket in zip(pair, tickets, strict=True):
                if kind == "parlour":
                    await socket.send(json.dumps({"kind": "hello", "ticket": ticket}))
            pairs.append(pair)
        before, began = cpu_seconds(pid), time.perf_counter()
        game = play_table if kind == "parlour" else relay_table
        took: list[float] = []
        await asyncio.gather(*(game(pair, moves, took) for pair in pairs))
        found = Found(cpu_seconds(pid) - before, time.perf_counter() - began, tuple(took))
        for pair in pairs:
            for socket in pair:
                await socket.close()
        return found


# boardgame.io

NEEDED = {"boardgame.io": "0.50.2", "koa-compose": "4.1.0"}
"""With a newer koa-compose its lobby answers 404."""


def installed(folder: Path) -> None:
    package = {"private": True, "dependencies": NEEDED, "overrides": {"koa-compose": NEEDED["koa-compose"]}}
    (folder / "package.json").write_text(json.dumps(package), encoding="utf-8")
    subprocess.run(["npm", "install", "--no-audit", "--no-fund", "--loglevel=error"], cwd=folder, check=True)
    for program in (Path(__file__).parent / "boardgame_io").glob("*.js"):
        (folder / program.name).write_text(program.read_text(encoding="utf-8"), encoding="utf-8")


def measure_boardgame_io(folder: Path, tables: int, moves: int) -> Found:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = str(free.getsockname()[1])
    piped: dict[str, Any] = {"cwd": folder, "stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True}
    quiet = {**os.environ, "NODE_ENV": "production"}
    with subprocess.Popen(
        ["node", "server.js", port], **piped, stderr=subprocess.PIPE, env=quiet, start_new_session=True
    ) as server:
        try:
            assert server.stderr is not None
            server.stderr.readline()
            with subprocess.Popen(["node", "client.js", port, str(tables), str(moves)], **piped) as client:
                assert client.stdout is not None
                assert client.stdin is not None
                client.stdout.readline()
                before = cpu_seconds(server.pid)
                client.stdin.write("go\n")
                client.stdin.flush()
                told = json.loads(client.stdout.readline())
                return Found(cpu_seconds(server.pid) - before, told["seconds"], tuple(told["took"]))
        finally:
            os.killpg(server.pid, signal.SIGKILL)  # `node` may be a program that starts another


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--moves", type=int, default=20)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--boardgame-io", action="store_true", help="beside boardgame.io, installed from npm")
    asked = parser.parse_args()
    rounds: dict[str, list[Found]] = {"relay": [], "parlour": []}
    if asked.boardgame_io:
        rounds["boardgame.io"] = []
    with tempfile.TemporaryDirectory() as folder:
        if asked.boardgame_io:
            installed(Path(folder))
        for number in range(asked.rounds):
            for kind, found in rounds.items():
                if kind == "boardgame.io":
                    found.append(measure_boardgame_io(Path(folder), asked.tables, asked.moves))
                else:
                    found.append(uvloop.run(measure(kind, asked.tables, asked.moves)))
                print(f"round {number + 1}: {kind:12} {found[-1]}", flush=True)
    print(f"{asked.tables} tables, {asked.rounds} rounds")
    for kind, found in rounds.items():
        costs = [each.cpu_ms for each in found]
        late = statistics.median(sorted(each.took)[int(0.99 * len(each.took))] for each in found)
        middle = statistics.median(costs)
        rates = [len(each.took) / each.seconds for each in found]
        ratio = middle / statistics.median(each.cpu_ms for each in rounds["parlour"])
        print(
            f"{kind:12} median {middle:.3f}, from {min(costs):.3f} to {max(costs):.3f} CPU ms per move; "
            f"p99 {late:.1f} ms; {min(rates):.0f} to {max(rates):.0f} moves a second; {ratio:.2f} times Parlour"
        )


if __name__ == "__main__":
    main()
