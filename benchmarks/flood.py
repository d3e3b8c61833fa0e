"""What others notice of a flood: how long a move takes while twenty sockets ask without pause, beside a quiet server.

    python -m benchmarks.flood [--moves 60] [--sockets 20]

A server with its usual limits runs in a process of its own. At one table two sockets play DuAlma, a move every 50 ms;
from another address (as a trusted proxy says) sockets flood it with looks, with previews, or by HTTP with puzzles.
Reported: milliseconds from sending a move to the other player's table message.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import statistics
import subprocess
import sys
import time
from contextlib import suppress
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from benchmarks import server

FLOODER = {"X-Forwarded-For": "192.0.2.66"}


async def until(socket: ClientConnection, moves: int) -> dict[str, Any]:
    while True:
        message: dict[str, Any] = json.loads(await socket.recv())
        if message["kind"] == "table" and len(message["announcements"]) >= moves:
            return message


async def seated(address: str, wish: dict[str, Any], headers: dict[str, str]) -> list[ClientConnection]:
    async with httpx.AsyncClient(base_url=f"http://{address}", headers=headers, timeout=60) as http:
        created = (await http.post("/api/tables", json=wish)).json()
    sockets = []
    for card in created["tickets"]:
        place = f"ws://{address}/api/tables/{created['table']}/socket"
        socket = await connect(place, compression=None, additional_headers=headers, max_queue=None)
        await socket.send(json.dumps({"kind": "hello", "ticket": card["ticket"]}))
        sockets.append(socket)
    return sockets


async def played(address: str, moves: int) -> list[float]:
    """Milliseconds of each move."""
    sockets = await seated(address, {"game": "dualma", "seats": [{"kind": "me"}, {"kind": "me"}]}, {})
    tables = [await until(socket, 0) for socket in sockets]
    took = []
    for number in range(moves):
        seat = tables[0]["to_move"][0]
        text = tables[seat]["view"]["choices"][0]
        text = text if isinstance(text, str) else text["text"]
        began = time.perf_counter()
        play = {"kind": "play", "id": str(number), "phase": tables[seat]["phase"], "text": text}
        await sockets[seat].send(json.dumps(play))
        tables[1 - seat] = await until(sockets[1 - seat], number + 1)
        took.append(1000 * (time.perf_counter() - began))
        tables[seat] = await until(sockets[seat], number + 1)
        if tables[0]["outcome"]:
            break
        await asyncio.sleep(0.05)
    return took


async def by_socket(address: str, message: dict[str, Any]) -> None:
    wish = {"game": "duality", "seats": [{"kind": "me"}, {"kind": "bot", "level": 1}]}
    (socket,) = await seated(address, wish, FLOODER)

    async def listen() -> None:
        with suppress(ConnectionClosed):
            async for _ in socket:
                pass

    listening = asyncio.create_task(listen())
    with suppress(ConnectionClosed):
        for number in range(1_000_000):
            await socket.send(json.dumps({**message, "id": str(number)}))
            await asyncio.sleep(0.002)  # 500 a second each: more would measure how fast this program can write
    await listening


async def by_http(address: str) -> None:
    async with httpx.AsyncClient(base_url=f"http://{address}", headers=FLOODER, timeout=60) as http:
        for number in range(1_000_000):
            await http.get(f"/api/puzzles/dualite/{number % 100 + 1}")


async def flooding(address: str, kind: str, sockets: int) -> None:
    floods = {
        "looks": lambda: by_socket(address, {"kind": "look", "ply": 0}),
        "previews": lambda: by_socket(address, {"kind": "consider", "draft": "51x1"}),
        "puzzles": lambda: by_http(address),
    }
    await asyncio.gather(*(floods[kind]() for _ in range(sockets)), return_exceptions=True)


def measured(moves: int, sockets: int, kind: str) -> list[float]:
    program = server.PARLOUR.replace(", rates=UNLIMITED", "")
    with server.running(program) as (port, _):
        address = f"127.0.0.1:{port}"
        while True:
            with suppress(httpx.ConnectError):
                httpx.get(f"http://{address}/healthz")
                break
            time.sleep(0.05)
        asked = [
            sys.executable,
            "-m",
            "benchmarks.flood",
            "--address",
            address,
            "--kind",
            kind,
            "--sockets",
            str(sockets),
        ]
        flood = None if kind == "quiet" else subprocess.Popen([*asked, "--sockets", str(sockets)])
        try:
            time.sleep(2)
            return asyncio.run(played(address, moves))
        finally:
            if flood is not None:
                flood.kill()
                flood.wait()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--moves", type=int, default=60)
    parser.add_argument("--sockets", type=int, default=20)
    parser.add_argument("--address", help=argparse.SUPPRESS)
    parser.add_argument("--kind", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.address:
        asyncio.run(flooding(asked.address, asked.kind, asked.sockets))
        return
    for kind in ("quiet", "looks", "previews", "puzzles"):
        took = sorted(measured(asked.moves, asked.sockets, kind))
        print(f"{kind:9} p50 {statistics.median(took):6.1f} ms, p95 {took[int(len(took) * 0.95)]:6.1f} ms", flush=True)


if __name__ == "__main__":
    main()
