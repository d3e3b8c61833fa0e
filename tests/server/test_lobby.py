"""The lobby keeps tables in memory while a person has one in hand, and forgets the others."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from parlour import wire
from parlour.delivery.listener import Listener
from parlour.delivery.table_messages import Presence, TableMessages
from parlour.games.dualite import GAME as dualite
from parlour.server.bots.bot_workers import BotWorkers
from parlour.server.compute.compute_queue import ComputeQueue
from parlour.server.table import lobby, tables_in_memory
from parlour.server.table.lobby import Lobby
from parlour.server.table.served_table import ServedTable
from parlour.server.table.tables_in_memory import NotFound
from parlour.storage.database import sqlite
from parlour.tables import requests
from parlour.tables.log_fold import restored
from parlour.tables.requests import SeatChoice
from parlour.tables.state import TableState


def with_lobby(folder: Path, use: Callable[[Lobby, list[str]], Awaitable[None]]) -> None:
    """A lobby with four tables that no one has opened yet."""

    async def run() -> None:
        games = {"dualite": dualite}
        house = Lobby(games, sqlite(folder / "tables.sqlite"), BotWorkers(games.values(), 0), ComputeQueue(0))
        choice = requests.NewTable(game="dualite", seats=(SeatChoice("me"), SeatChoice("invite")))
        made = [(await house.create(choice)).table for _ in range(4)]
        try:
            await use(house, made)
        finally:
            await house.close()

    asyncio.run(run())


def test_idle_tables_are_forgotten_the_longest_unused_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables_in_memory, "IN_MEMORY", 2)

    async def use(house: Lobby, made: list[str]) -> None:
        for name in (*made, made[2]):
            async with house.tables.use(name):
                pass
        assert list(house.tables._tables) == [made[3], made[2]]

    with_lobby(tmp_path, use)


def test_a_visited_table_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A person who has a table in hand, or listens at one, has the one that everyone else has."""
    monkeypatch.setattr(tables_in_memory, "IN_MEMORY", 1)

    async def use(house: Lobby, made: list[str]) -> None:
        async with house.tables.use(made[0]) as in_hand:
            async with house.tables.use(made[1]) as heard:
                listener = Listener(None, None)
                await heard.live.connect(listener)
            for name in made[2:]:
                async with house.tables.use(name):
                    pass
            for name, kept in ((made[0], in_hand), (made[1], heard)):
                async with house.tables.use(name) as again:
                    assert again is kept
            heard.live.leave(listener)
        async with house.tables.use(made[2]), house.tables.use(made[3]):
            pass
        async with house.tables.use(made[0]) as later:
            assert later is not in_hand, "with no one there it was forgotten"

    with_lobby(tmp_path, use)


def test_a_log_is_folded_off_the_event_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A person who opens a table with a long log keeps no one else waiting."""
    folded_by = []

    def watched(*arguments: Any) -> Any:
        folded_by.append(threading.current_thread())
        return restored(*arguments)

    async def use(house: Lobby, made: list[str]) -> None:
        monkeypatch.setattr(tables_in_memory, "restored", watched)
        async with house.tables.use(made[0]):
            pass

    with_lobby(tmp_path, use)
    assert folded_by
    assert threading.main_thread() not in folded_by


def test_who_asks_for_a_table_while_it_is_read_gets_the_same(tmp_path: Path) -> None:
    async def use(house: Lobby, made: list[str]) -> None:
        async def opened(name: str) -> object:
            async with house.tables.use(name) as table:
                return table

        one, other, third = await asyncio.gather(opened(made[0]), opened(made[0]), opened(made[1]))
        assert one is other
        assert one is not third
        with pytest.raises(NotFound):
            await opened("nowhere")

    with_lobby(tmp_path, use)


def test_where_someone_is_comes_before_many_empty_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "LISTED", 3)

    async def use(house: Lobby, _: list[str]) -> None:
        choice = requests.NewTable(game="dualite", seats=(SeatChoice("me"), SeatChoice("open")), listed=True)
        first, *spam = [(await house.create(choice)).table for _ in range(6)]
        async with house.tables.use(first) as table:
            await table.live.connect(Listener(0, None))
        assert [row.table for row in await house.rows()] == [first, spam[-1], spam[-2]]

    with_lobby(tmp_path, use)


def test_every_look_at_the_lobby_shows_the_same_and_each_address_has_its_share(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby, "LISTED", 4)

    async def use(house: Lobby, _: list[str]) -> None:
        choice = requests.NewTable(game="dualite", seats=(SeatChoice("me"), SeatChoice("open")), listed=True)
        first, *spam = [(await house.create(choice)).table for _ in range(7)]
        for number, name in enumerate((first, *spam)):
            async with house.tables.use(name) as table:
                await table.live.connect(Listener(0, None, "home" if name == first else f"spam {number % 2}"))
        looks = [[row.table for row in await house.rows()] for _ in range(3)]
        assert looks[0] == looks[1] == looks[2]
        assert len(looks[0]) == 4
        assert first in looks[0][:3], "three addresses, and each has one before any has two"
        assert {spam[-1], spam[-2]} <= set(looks[0][:3])

    with_lobby(tmp_path, use)


async def _joined(table: ServedTable, *people: int | None) -> list[Listener]:
    found = [Listener(person, None) for person in people]
    for listener in found:
        await table.live.connect(listener)
    return found


def _sent(listener: Listener) -> list[wire.Outgoing]:
    """What is sent to it from now on."""
    listener.take_outbox()
    sent: list[wire.Outgoing] = []
    listener.wake = lambda: sent.extend(listener.take_outbox())
    return sent


def test_when_many_leave_together_one_who_stays_is_told_once(tmp_path: Path) -> None:
    async def use(house: Lobby, made: list[str]) -> None:
        async with house.tables.use(made[0]) as table:
            me, *others = await _joined(table, None, 0, None, None)
            sent = _sent(me)
            for listener in others:
                table.live.leave(listener)
            assert not sent
            await asyncio.sleep(0)
            assert len(sent) == 1

    with_lobby(tmp_path, use)


def test_a_message_that_cannot_be_made_for_another_keeps_no_answer_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def use(house: Lobby, made: list[str]) -> None:
        async with house.tables.use(made[0]) as table:
            _, me = await _joined(table, None, 0)
            sent, message = _sent(me), TableMessages.message

            def fails(
                self: TableMessages, state: TableState, presence: Presence, person: int | None, *more: Any
            ) -> Any:
                if person is None:
                    raise ValueError("a mistake")
                return message(self, state, presence, person, *more)

            monkeypatch.setattr(TableMessages, "message", fails)
            with pytest.raises(ValueError, match="a mistake"):
                await table.live.act(me, requests.Say(id="one", text="Hello"))
            assert wire.Done(id="one") in sent
            monkeypatch.undo()

    with_lobby(tmp_path, use)
