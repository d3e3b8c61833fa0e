"""Memory of a server with its bots: when it has started, and after bots have played every game.

    python -m benchmarks.bot_memory [--minutes 5]

`parlour serve` runs in a process of its own on the loopback. Its processes are measured when the bots' engines have
been loaded and nothing computes any more, and again after this many minutes in which, at one table of each game, bots
of one level after another play each other, the highest first. For each process: Pss (shared memory is divided among
those who share it, so the sum is what the server takes) and what is its own alone and changed (Private_Dirty), in
megabytes.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx

from benchmarks.capacity import joined
from benchmarks.server import cpu_seconds


def children(pid: int) -> list[int]:
    found = (thread / "children" for thread in Path(f"/proc/{pid}/task").glob("*"))
    return [int(child) for each in found for child in each.read_text().split()]


def family(pid: int, depth: int = 0) -> Iterator[tuple[int, int]]:
    """The process and those below it, each with how far below it is."""
    yield pid, depth
    for child in children(pid):
        yield from family(child, depth + 1)


def megabytes(pid: int) -> dict[str, float]:
    lines = Path(f"/proc/{pid}/smaps_rollup").read_text(encoding="utf-8").splitlines()[1:]
    return {line.split(":")[0]: int(line.split()[1]) / 1024 for line in lines}


def await_rest(pid: int) -> None:
    """Until engines are loaded and workers started: nothing computes any more."""
    spent = -1.0
    while not children(pid) or cpu_seconds(pid) - spent > 0.2:
        spent = cpu_seconds(pid)
        time.sleep(10)


def report(pid: int, when: str) -> None:
    total = 0.0
    for process, depth in family(pid):
        found = megabytes(process)
        total += found["Pss"]
        name = ("server", "beside it", "worker")[min(depth, 2)]
        print(f"{when}: {name:9} Pss {found['Pss']:5.0f}, its own {found['Private_Dirty']:5.0f}")
    print(f"{when}: in all {total:.0f} MB", flush=True)


async def play(address: str, game: dict[str, Any], end: float) -> int:
    """Bots of one level after another, until the time is up; how many moves were made."""
    moves, levels = 0, list(range(game["lowest"], game["levels"] + 1))
    async with httpx.AsyncClient(base_url=f"http://{address}", timeout=60) as web:
        while time.monotonic() < end:
            level = levels.pop()
            levels.insert(0, level)
            wish = {"game": game["name"], "seats": [{"kind": "bot", "level": level}] * game["seats"]}
            made = (await web.post("/api/tables", json=wish)).raise_for_status().json()
            socket = await joined(address, made["table"], made["tickets"][0]["ticket"])
            told: dict[str, Any] = {"outcome": None, "told": []}
            while told["outcome"] is None and time.monotonic() < end:
                try:
                    message = json.loads(await asyncio.wait_for(socket.recv(), 1))
                except TimeoutError:
                    continue
                told = message if message["kind"] == "table" else told
            moves += len(told["announcements"])
            await socket.close()
    return moves


async def play_every_game(address: str, end: float) -> None:
    games = httpx.get(f"http://{address}/api/games").json()
    counts = await asyncio.gather(*(play(address, game, end) for game in games))
    print("moves:", ", ".join(f"{game['name']} {count}" for game, count in zip(games, counts, strict=True)))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=5)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-m", "parlour", "serve", "--port", "0", "--no-limits", "--data", data]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            try:
                address = server.stdout.readline().split("http://")[1].strip().rstrip("/")
                await_rest(server.pid)
                report(server.pid, "started")
                asyncio.run(play_every_game(address, time.monotonic() + 60 * asked.minutes))
                report(server.pid, f"after {asked.minutes:g} minutes")
            finally:
                server.terminate()
                server.wait()


if __name__ == "__main__":
    main()
