"""What a thousand games against bots a minute cost the server: where it keeps the tables, and where the pages do.

    python -m benchmarks.bot_games [--games 3]

A person who moves at random plays whole games against bots of the middle level of each game, on a real server with a
process in which bots think. Where the page keeps the table (`web/src/offline/`) the server is asked for the list of the
download's files, at most once a game, and for nothing else. Reported: CPU seconds a game, with the spread over games,
and the cores that a thousand games a minute keep busy, of each game and of a day on which all five are played alike.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
from pathlib import Path
from typing import Any

import httpx
import msgspec
from pydantic import TypeAdapter
from websockets.asyncio.client import connect

from benchmarks.server import PARLOUR, cpu_seconds, running
from parlour.catalogue import GAMES
from parlour.chance import Chance
from parlour.game import Game
from parlour.players.levels import offered

SERVER = PARLOUR.replace("workers=0", "workers=1, quick_bots=True")
ASKED = 300
"""How often the list of files is asked for."""


def middle(game: Game) -> int:
    """Return the level in the middle."""
    return offered(game)[len(offered(game)) // 2]


async def play(http: httpx.AsyncClient, port: int, game: Game, chance: Chance) -> int:
    """Play a game to its end; return how many moves were made."""
    seats: list[dict[str, Any]] = [
        {"kind": "me"},
        *[{"kind": "bot", "level": middle(game)}] * (game.seats(game.options({})) - 1),
    ]
    new = {"game": game.NAME, "options": {}, "seats": seats, "name": "Ada"}
    made = (await http.post("/api/tables", json=new)).raise_for_status().json()
    address = f"ws://127.0.0.1:{port}/api/tables/{made['table']}/socket"
    views, tried = TypeAdapter(game.View), ""
    async with connect(address, max_size=None) as socket:
        await socket.send(msgspec.json.encode({"kind": "hello", "ticket": made["tickets"][0]["ticket"]}).decode())
        table: dict[str, Any] = {}
        while True:
            message = msgspec.json.decode(await socket.recv(decode=False))
            if message["kind"] != "table":
                continue
            table |= message
            if table["outcome"] is not None:
                return len(table["announcements"])
            now = f"{table['phase']} {len(table['announcements'])}"
            if 0 in table["awaited"] and now != tried:
                tried = now
                text = game.write(game.sample(views.validate_python(table["view"]), chance))
                move = {"kind": "play", "id": now, "phase": table["phase"], "text": text}
                await socket.send(msgspec.json.encode(move).decode())


async def server_keeps(games: int) -> dict[str, list[tuple[float, float]]]:
    """Return the CPU seconds of each game: of the server's own process, and of the one in which bots think."""
    found: dict[str, list[tuple[float, float]]] = {}
    with running(SERVER) as (port, pid):
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as http:
            await warm(pid)
            for name, game in GAMES.items():
                await play(http, port, game, Chance("first"))
                for number in range(games):
                    before = own_seconds(pid), cpu_seconds(pid)
                    await play(http, port, game, Chance(f"{name} {number}"))
                    own, whole = own_seconds(pid) - before[0], cpu_seconds(pid) - before[1]
                    found.setdefault(name, []).append((own, whole - own))
    return found


async def warm(pid: int) -> None:
    """Wait until bots are compiled and loaded: the server has nothing to do then."""
    before = -1.0
    while cpu_seconds(pid) - before > 0.05:
        before = cpu_seconds(pid)
        await asyncio.sleep(5)


def own_seconds(pid: int) -> float:
    """Return the CPU seconds of a process without its children."""
    threads = Path(f"/proc/{pid}/task").glob("*/schedstat")
    return sum(int(thread.read_text().split()[0]) for thread in threads) / 1e9


def pages_keep() -> float:
    """Return the CPU seconds of the one question that such a game may ask."""
    idle = SERVER.replace("workers=1", "workers=0")
    with running(idle) as (port, pid), httpx.Client(base_url=f"http://127.0.0.1:{port}") as http:
        tag = http.get("/offline/files.json").headers.get("etag", "")
        before = cpu_seconds(pid)
        for _ in range(ASKED):
            http.get("/offline/files.json", headers={"If-None-Match": tag})
        return (cpu_seconds(pid) - before) / ASKED


def cores(seconds: float) -> float:
    """Return how many cores a thousand games a minute keep busy."""
    return seconds * 1000 / 60


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=3, help="of each kind")
    asked = parser.parse_args()
    found = asyncio.run(server_keeps(asked.games))
    print("| game | bot | CPU s a game: server | bots (least to most) | cores for 1000 games a minute |")
    print("|---|---|---|---|---|")
    means = []
    for name, games in found.items():
        server, bots = [own for own, _ in games], [more for _, more in games]
        mean = statistics.mean(server) + statistics.mean(bots)
        means.append(mean)
        spread = f"{statistics.mean(bots):.2f} ({min(bots):.2f} to {max(bots):.2f})"
        print(f"| {name} | {middle(GAMES[name])} | {statistics.mean(server):.2f} | {spread} | {cores(mean):.1f} |")
    print(f"| all alike | | | | {cores(statistics.mean(means)):.1f} |")
    once = pages_keep()
    print(f"| kept by the pages | | {once:.5f} | 0 | {cores(once):.3f} |")


main()
