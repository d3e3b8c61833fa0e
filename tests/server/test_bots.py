"""Bots: they think elsewhere, delay no one, and no table hangs on one."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from operator import is_
from pathlib import Path
from typing import Any, TypeVar

import pytest

from parlour.chance import Chance
from parlour.game import Game
from parlour.games.dualite import GAME as dualite
from parlour.games.dualma import GAME as dualma
from parlour.games.duos import GAME as duos
from parlour.games.duos.values import Choose
from parlour.server.bots import bot_workers as bots
from parlour.server.bots.bot_workers import BotWorkers, Chosen, fallback_move
from parlour.sitting import begin
from tests.games.whole_games import random_game
from tests.pockets import GAME as pockets
from tests.pockets.rules import CARDS
from tests.server.bad_players import HOLD, cheat, die, die_once, hold, quick, sleep_for_ever, stumble
from tests.server.house import ME, bot, running
from tests.server.test_idempotency import server_process

Result = TypeVar("Result")
pytestmark = pytest.mark.slow


def with_workers(game: Game, use: Callable[[BotWorkers], Awaitable[Result]]) -> Result:
    async def run() -> Result:
        workers = BotWorkers([game], 1)
        workers.start()
        try:
            return await use(workers)
        finally:
            await workers.stop()

    return asyncio.run(run())


async def until_warm(workers: BotWorkers, game: Game) -> None:
    worker = await workers._borrow(lambda worker: game.package in worker.warm)
    assert worker is not None
    await workers._give_back(worker)


def first_view(game: Game) -> Any:
    options = game.options({})
    return begin(game, options, CARDS if game is pockets else None).view(0)


def test_a_warm_worker_chooses_from_the_view() -> None:
    async def use(workers: BotWorkers) -> str:
        await until_warm(workers, pockets)
        chosen = await workers.choose(pockets, 2, first_view(pockets))
        assert chosen.of_level
        return chosen.text

    assert with_workers(pockets, use) in first_view(pockets).choices


def test_a_worker_that_fails_is_given_up_and_the_plain_rules_choose(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "_warm_up", quick)

    async def use(workers: BotWorkers) -> list[Chosen]:
        chosen = []
        for work in (die, stumble, sleep_for_ever, cheat):
            await until_warm(workers, dualite)
            monkeypatch.setattr(bots, "STUCK", 0.3 if work is sleep_for_ever else 60.0)
            monkeypatch.setattr(bots, "LATE", 60.0)
            monkeypatch.setattr(bots, "_think", work)
            chosen.append(await workers.choose(dualite, 2, first_view(dualite)))
        return chosen

    *plain, thought = with_workers(dualite, use)
    assert {chosen.text for chosen in plain} <= set(first_view(dualite).choices)
    assert not any(chosen.of_level for chosen in plain)
    assert thought == Chosen(cheat()), "the new worker answers again"


@pytest.mark.parametrize("work", [die, sleep_for_ever])
def test_while_no_worker_is_warm_the_plain_rules_choose(
    work: Callable[..., str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "_warm_up", work)
    chosen = with_workers(dualite, lambda workers: workers.choose(dualite, 5, first_view(dualite)))
    assert chosen.text in first_view(dualite).choices
    assert not chosen.of_level


def test_the_most_wanted_game_is_warmed_up_first() -> None:
    workers = BotWorkers([dualite, pockets], 0)
    workers.want(pockets)
    assert workers._cold == ["tests.pockets", "parlour.games.dualite"]


def test_a_worker_that_is_late_is_not_killed_but_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It may be compiling; killed, it would have to begin again with every move."""
    monkeypatch.setenv(HOLD, str(tmp_path / "go on"))
    monkeypatch.setattr(bots, "_think", hold)
    monkeypatch.setattr(bots, "_warm_up", quick)
    monkeypatch.setattr(bots, "LATE", 0.1)

    async def use(workers: BotWorkers) -> str:
        await until_warm(workers, dualite)
        process = workers._workers[0].pid
        chosen = await workers.choose(dualite, 2, first_view(dualite))
        (tmp_path / "go on").touch()
        await until_warm(workers, dualite)
        assert workers._workers[0].pid == process
        return chosen.text

    assert with_workers(dualite, use) in first_view(dualite).choices


def test_a_worker_is_lent_to_one_at_a_time() -> None:
    async def run() -> None:
        workers = BotWorkers([dualite], 2)
        first, second = workers._workers
        assert await workers._borrow(partial(is_, second)) is second
        assert await workers._borrow(partial(is_, second), 0.05) is None
        assert await workers._borrow(lambda worker: True) is first
        await workers._give_back(second)
        assert await workers._borrow(partial(is_, second)) is second
        await workers.stop()

    asyncio.run(run())


def test_the_plain_rules_take_a_win() -> None:
    for key in range(20):
        whole = random_game(dualite, dualite.options({}), key)
        before = dualite.view(whole.positions[-2], whole.moves[-1][0])
        text = fallback_move(dualite, 1, before, Chance(key))
        outcome = dualite.outcome(dualite.play(whole.positions[-2], whole.moves[-1][0], dualite.read(text)))
        assert outcome
        assert whole.outcome
        assert outcome.winners == whole.outcome.winners


def test_a_level_that_needs_no_warming_up_plays_itself_without_a_worker() -> None:
    """The lowest level of DUOS gives no hints, however cold the house is."""
    options = duos.options({"players": "2"})
    for key in range(5):
        view = duos.view(duos.setup(options, duos.deal(options, Chance(key))), 0)
        assert isinstance(duos.read(fallback_move(duos, 1, view, Chance(key))), Choose)


def test_a_thinking_bot_delays_no_other_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One bot thinks until we say so; a whole game is played at another table meanwhile."""
    monkeypatch.setenv(HOLD, str(tmp_path / "go on"))
    monkeypatch.setattr(bots, "_think", hold)
    monkeypatch.setattr(bots, "_warm_up", quick)
    monkeypatch.setattr(bots, "LATE", 60.0)
    monkeypatch.setattr(bots, "COLD_PATIENCE", 60.0)
    with running(tmp_path, {"dualite": dualite}, workers=1) as house:
        waiting = house.create("dualite", bot(1), ME).browser(1)
        made = house.create("dualite", ME, ME)
        players = made.browser(0), made.browser(1)
        while players[0].catch_up()["outcome"] is None:
            mover = players[players[0].table["to_move"][0]]
            mover.catch_up()
            mover.make(mover.table["view"]["choices"][0])
        assert waiting.catch_up()["announcements"] == []
        (tmp_path / "go on").touch()
        assert waiting.until(kind="table")["announcements"][0]["text"] == "a1+c3"


def test_a_bot_that_breaks_the_rules_gets_a_legal_move(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(bots, "_think", cheat)
    monkeypatch.setattr(bots, "_warm_up", quick)
    monkeypatch.setattr(bots, "COLD_PATIENCE", 60.0)
    with running(tmp_path, {"dualite": dualite}, workers=1) as house:
        browser = house.create("dualite", bot(1), ME).browser(1)
        while not browser.table["announcements"]:
            browser.until(kind="table")
        assert browser.table["announcements"][0]["text"] in first_view(dualite).choices
    assert "bot chose an illegal move" in caplog.text
    assert "Traceback" not in caplog.text, "the facts of a refusal tell the move, and no move stands in a log"


def test_a_move_taken_back_while_the_bot_thinks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What it has thought about is gone, so its move is not made."""
    monkeypatch.setenv(HOLD, str(tmp_path / "go on"))
    monkeypatch.setattr(bots, "_think", hold)
    monkeypatch.setattr(bots, "_warm_up", quick)
    monkeypatch.setattr(bots, "COLD_PATIENCE", 60.0)
    with running(tmp_path, {"dualite": dualite}, workers=1) as house:
        made = house.create("dualite", ME, bot(1), options={"opening": "one"})
        ada = made.browser(0)
        ada.make("b2")
        assert ada.do("take-back", "1")["announcements"] == []
        (tmp_path / "go on").touch()
        assert ada.is_quiet()
        assert ada.make("c3")["announcements"][0]["text"] == "c3"


def test_level_0_plays_as_level_0(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where there is a beginner below level 1, it is asked for as what it is."""
    asked: list[int] = []

    def note(game: Game, level: int, view: Any, chance: Chance) -> str:
        asked.append(level)
        return fallback_move(game, level, view, chance)

    monkeypatch.setattr(bots, "fallback_move", note)
    with running(tmp_path, {"dualma": dualma}) as house:
        browser = house.create("dualma", bot(0), ME).browser(1)
        while not browser.table["announcements"]:
            browser.until(kind="table")
    assert set(asked) == {0}


def test_a_bots_move_for_an_outdated_view_is_thought_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another move lies there by the time it has thought, though it is its turn all the same."""
    seen: list[int] = []
    go_on = threading.Event()

    def slow(game: Game, level: int, view: Any, chance: Chance) -> str:
        seen.append(len(seen))
        if len(seen) == 1:
            assert go_on.wait(60)
            return "b3"  # it touches b2 and c3: legal now as it was then
        return "c2"

    monkeypatch.setattr(bots, "fallback_move", slow)
    with running(tmp_path, {"dualite": dualite}) as house:
        ada = house.create("dualite", ME, bot(1), options={"opening": "one"}).browser(0)
        ada.make("b2")
        ada.do("take-back", "1")
        ada.make("c3")
        go_on.set()
        while len(ada.table["announcements"]) < 2:
            ada.until(kind="table")
        assert [line["text"] for line in ada.table["announcements"]] == ["c3", "c2"]


def children(pid: int) -> list[int]:
    """Of this process, and theirs."""
    own: list[int] = []
    for thread in Path(f"/proc/{pid}/task").glob("*/children"):
        with suppress(FileNotFoundError, ProcessLookupError):  # it may end while we look
            own += map(int, thread.read_text().split())
    return own + [grandchild for child in own for grandchild in children(child)]


def parent(pid: int) -> int:
    return int(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[1])


def test_workers_share_the_memory_of_one_that_is_warm(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "_warm_up", quick)

    async def use(workers: BotWorkers) -> None:
        await until_warm(workers, dualite)
        worker = workers._workers[0].pid
        assert worker is not None
        assert parent(worker) == workers.template.pid

    with_workers(dualite, use)


def test_a_worker_that_was_killed_is_replaced_and_another_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    """No one notices: the move is of the level that was asked for."""
    monkeypatch.setattr(bots, "_warm_up", quick)
    monkeypatch.setattr(bots, "_think", cheat)

    async def use(workers: BotWorkers) -> None:
        for _ in range(3):
            await until_warm(workers, dualite)
            worker = workers._workers[0].pid
            assert worker is not None
            os.kill(worker, signal.SIGKILL)
            assert await workers.choose(dualite, 5, first_view(dualite)) == Chosen(cheat())
            assert workers._workers[0].pid != worker

    with_workers(dualite, use)


def test_what_was_killed_while_it_warmed_up_warms_up_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(HOLD, str(tmp_path / "died once"))
    monkeypatch.setattr(bots, "_warm_up", die_once)
    with_workers(dualite, lambda workers: asyncio.wait_for(until_warm(workers, dualite), 60))


def test_workers_come_back_after_all_were_killed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "_warm_up", quick)
    monkeypatch.setattr(bots, "_think", cheat)

    async def use(workers: BotWorkers) -> None:
        await until_warm(workers, dualite)
        for pid in (workers.template.pid, workers._workers[0].pid):
            assert pid is not None
            os.kill(pid, signal.SIGKILL)
        while (await workers.choose(dualite, 5, first_view(dualite))) != Chosen(cheat()):
            await asyncio.sleep(0.01)

    with_workers(dualite, use)


def test_a_table_says_that_a_move_was_below_its_level(tmp_path: Path) -> None:
    """Here there are no workers at all; level 1 of DUOS needs none."""
    with running(tmp_path, {"dualite": dualite, "duos": duos}) as house:
        for game, options, plain in (("dualite", {}, True), ("duos", {"players": "2"}, False)):
            browser = house.create(game, ME, bot(1), options=options).browser(0)
            if game == "dualite":
                browser.make("a1+c3")
            while 1 in browser.table["awaited"]:
                browser.until(kind="table")
            assert [seat["plain"] for seat in browser.table["seats"]] == [False, plain]


def alive(process: int) -> bool:
    try:
        return "zombie" not in Path(f"/proc/{process}/status").read_text()
    except (FileNotFoundError, ProcessLookupError):  # it may end while we look
        return False


def test_workers_die_with_a_killed_server(tmp_path: Path) -> None:
    with server_process(tmp_path) as (_, process):
        workers: list[int] = []
        while len(workers) < 2:
            time.sleep(0.05)
            workers = [
                child for child in children(process.pid) if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()
            ]
        os.kill(process.pid, signal.SIGKILL)
    for worker in workers:
        while alive(worker):
            time.sleep(0.02)
