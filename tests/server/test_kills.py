"""Servers that are killed again and again while people play, on both databases: nothing is lost or doubled."""

from __future__ import annotations

import time
from contextlib import ExitStack
from pathlib import Path

import pytest

from parlour.chance import Chance
from parlour.storage.database import sqlite
from parlour.storage.postgres import postgres
from tests.server.fleet import Player, check_written_once, finish, playing, processes
from tests.storage.cluster import running_cluster

KILLS = 200
TABLES = 6


def some_moves(players: list[Player]) -> None:
    """Wait until as many moves were made as there are tables; by whom does not matter."""
    wanted = sum(len(player.acknowledged) for player in players) + len(players)
    while sum(len(player.acknowledged) for player in players) < wanted:
        assert not any(player.wrong for player in players), [player.wrong for player in players]
        time.sleep(0.01)


def kill_again_and_again(data: Path, database: str | None, count: int, kills: int) -> int:
    """One of `count` processes at a time, at any moment of a move; how many acknowledged moves were looked for."""
    chance = Chance("kills")
    with processes(count, database, data) as servers, playing(servers, TABLES) as players:
        for _ in range(kills):
            some_moves(players)
            time.sleep(chance.below(100) / 1000)
            victim = chance.pick(servers)
            victim.kill()
            victim.start()
        some_moves(players)
        finish(players)
    return check_written_once(postgres(database) if database else sqlite(data / "tables.sqlite"), players)


@pytest.mark.slow
def test_a_server_that_is_killed_three_times(tmp_path: Path) -> None:
    assert kill_again_and_again(tmp_path, None, count=1, kills=3) >= 4 * TABLES


@pytest.mark.long
@pytest.mark.parametrize(("where", "count"), [("sqlite", 1), ("postgresql", 3)])
def test_two_hundred_kills(tmp_path: Path, where: str, count: int, capsys: pytest.CaptureFixture[str]) -> None:
    with ExitStack() as stack:
        database = stack.enter_context(running_cluster()).database() if where == "postgresql" else None
        checked = kill_again_and_again(tmp_path, database, count, KILLS)
    with capsys.disabled():
        print(f"\n{where}: {KILLS} kills, {checked} acknowledged moves, none lost or doubled")
    assert checked > KILLS * TABLES
