"""Ten minutes of people who play one game after another, and of a person who sends rubbish: memory stays flat."""

from __future__ import annotations

import statistics
import threading
import time
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from parlour.chance import Chance
from parlour.storage.database import sqlite
from tests.server.fleet import check_written_once, finish, playing, processes
from tests.server.hostile import message
from tests.server.house import ME, House

pytestmark = pytest.mark.long

MINUTES = 10
TABLES = 8


def resident(pid: int) -> int:
    """Kilobytes of memory that a process has now."""
    (line,) = (line for line in Path(f"/proc/{pid}/status").read_text().splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1])


def rubbish(address: str, stopping: threading.Event) -> None:
    """At one table after another, until told to stop."""
    chance = Chance("soak")
    with House.at(address) as house:
        while not stopping.is_set():
            made = house.create("dualite", ME, ME)
            browser = made.browser(0)
            with suppress(ConnectionClosed):
                for _ in range(200):
                    browser.send_raw(message(chance, browser.table["phase"], ()))
                    browser.next()
            browser.close()


@pytest.mark.timeout(60 * (MINUTES + 5))
def test_memory_stays_flat(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with processes(1, None, tmp_path) as (server,), playing([server], TABLES) as players:
        rogue = threading.Thread(target=rubbish, args=(server.address, players[0].stopping))
        rogue.start()
        measured = []
        for _ in range(MINUTES * 12):
            time.sleep(5)
            measured.append(resident(server.pid))
            assert not any(player.wrong for player in players), [player.wrong for player in players]
        finish(players)
        rogue.join()
    moves = check_written_once(sqlite(tmp_path / "tables.sqlite"), players)
    third = len(measured) // 3
    parts = [statistics.median(measured[part * third : (part + 1) * third]) / 1024 for part in range(3)]
    with capsys.disabled():
        told = ", ".join(f"{part:.1f}" for part in parts)
        print(f"\n{MINUTES} minutes, {moves} moves; MB in each third: {told}")
    assert parts[2] < parts[1] * 1.03
