"""The lobby keeps tables in memory while somebody has one in hand, and forgets the others."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from parlour import wire
from parlour.games import dualite
from parlour.server import lobby
from parlour.server.bot_workers import BotWorkers
from parlour.server.listener import Listener
from parlour.server.lobby import Lobby
from parlour.storage.database import sqlite


def with_lobby(folder: Path, use: Callable[[Lobby, list[str]], Awaitable[None]]) -> None:
    """A lobby with four tables that nobody has opened yet."""

    async def run() -> None:
        games = {"dualite": dualite}
        house = Lobby(games, sqlite(folder / "tables.sqlite"), BotWorkers(games.values(), 0))
        wish = wire.NewTable(game="dualite", seats=(wire.SeatWish(kind="me"), wire.SeatWish(kind="invite")))
        made = [(await house.create(wish)).table for _ in range(4)]
        try:
            await use(house, made)
        finally:
            await house.close()

    asyncio.run(run())


def test_idle_tables_are_forgotten_the_longest_unused_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "IN_MEMORY", 2)

    async def use(house: Lobby, made: list[str]) -> None:
        for name in (*made, made[2]):
            async with house.table(name):
                pass
        assert list(house._tables) == [made[3], made[2]]

    with_lobby(tmp_path, use)


def test_a_visited_table_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever has a table in hand, or listens at one, has the one that everybody else has."""
    monkeypatch.setattr(lobby, "IN_MEMORY", 1)

    async def use(house: Lobby, made: list[str]) -> None:
        async with house.table(made[0]) as in_hand:
            async with house.table(made[1]) as heard:
                listener = Listener(None, None)
                await heard.welcome(listener)
            for name in made[2:]:
                async with house.table(name):
                    pass
            for name, kept in ((made[0], in_hand), (made[1], heard)):
                async with house.table(name) as again:
                    assert again is kept
            heard.leave(listener)
        async with house.table(made[2]), house.table(made[3]):
            pass
        async with house.table(made[0]) as later:
            assert later is not in_hand, "with nobody there it was forgotten"

    with_lobby(tmp_path, use)
