"""Exactly once and in one order: repeated messages, stale ones, restarts, and a server killed in the middle."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from parlour.game import Refusal
from parlour.server import ServeOptions, serve
from parlour.storage.database import sqlite
from tests.server.house import INVITE, ME, Browser, House, Made, bot, running
from tests.server.test_table import seated


def test_a_repeated_request_gets_its_first_answer_again(house: House) -> None:
    made, ada, bo = seated(house)
    first = ada.play("a1+c3", "mine", phase=0)
    ada.catch_up()
    bo.catch_up()
    assert ada.play("a1+c3", "mine", phase=0) == first == {"kind": "done", "id": "mine"}
    assert ada.play("c3+a1", "mine", phase=7) == first, "the same move, however it is written"
    assert ada.is_quiet()
    assert bo.is_quiet()
    tab = made.browser(0)
    assert tab.play("a1+c3", "mine", phase=0) == first, "from another tab of the seat too"
    assert bo.play("b2", "mine")["kind"] == "done", "another seat's ids are its own"
    assert len(bo.until(kind="table")["announcements"]) == 2


def test_what_was_so_already_is_not_done_later(house: House) -> None:
    """A late copy of what needed nothing changes nothing either."""
    made = house.create("dualite", ME, INVITE)
    ada = made.browser(0)
    ada.catch_up()
    assert ada.ask("sit", "early", seat=0)["kind"] == "done"
    assert ada.do("sit", "up", seat=None)["you"] is None
    assert ada.ask("sit", "early", seat=0)["kind"] == "done"
    assert ada.is_quiet()
    assert ada.table["you"] is None


@pytest.mark.slow
def test_the_id_of_a_request_is_not_for_another(tmp_path: Path) -> None:
    """Or a person would hear that a move was carried out which was not; also after a restart."""
    with running(tmp_path) as house:
        made, ada, _ = seated(house)
        ada.play("a1+c3", "move")
        ada.ask("pause", "question")
        assert ada.play("b2+d4", "move", phase=0)["code"] == "id-used"
        assert ada.play("a1+c3", "move", phase=0)["kind"] == "done"
        assert ada.play("b2", "question")["code"] == "id-used"
        assert ada.ask("resign", "move")["code"] == "id-used"
    with running(tmp_path) as again:
        ada = again.hello(made.id, made.tickets[0])
        assert ada.play("b2+d4", "move", phase=0)["code"] == "id-used"
        assert ada.play("a1+c3", "move", phase=0)["kind"] == "done"
        assert len(ada.catch_up()["announcements"]) == 1


def test_a_refusal_is_repeated_too(house: House) -> None:
    _, ada, bo = seated(house)
    refusal = bo.play("b2", "early", phase=0)
    assert refusal["code"] == "not-your-turn"
    ada.make("a1+c3")
    assert bo.play("b2", "early", phase=2) == refusal
    bo.catch_up()
    assert bo.make("b2")["phase"] == 3


@pytest.mark.slow
def test_what_is_repeated_after_a_restart(tmp_path: Path) -> None:
    with running(tmp_path) as house:
        made, ada, bo = seated(house)
        ada.play("a1+c3", "first")
        bo.catch_up()
        bo.play("b2", "second")
        bo.ask("take-back", "third")
    with running(tmp_path) as again:
        ada, bo = again.hello(made.id, made.tickets[0]), again.hello(made.id, made.tickets[1])
        assert ada.catch_up()["asking"] == 1
        before = len(ada.table["announcements"])
        assert ada.play("a1+c3", "first", phase=0)["kind"] == "done"
        assert bo.play("b2", "second", phase=2)["kind"] == "done"
        assert bo.ask("take-back", "third")["kind"] == "done"
        assert ada.is_quiet()
        assert len(ada.table["announcements"]) == before == 2


def test_a_move_for_an_older_phase_is_stale_and_gets_a_fresh_table(house: House) -> None:
    _, ada, bo = seated(house)
    ada.make("a1+c3")
    bo.catch_up()
    bo.make("b2")
    ada.catch_up()
    refusal = ada.play("b3", phase=0)
    assert (refusal["code"], refusal["phase"]) == ("stale", 3)
    assert ada.next() == ada.table
    assert ada.table["phase"] == 3
    assert bo.is_quiet()


def test_a_secret_choice_makes_nothing_stale(house: House) -> None:
    """Both choose at once: the one who is second was not too late."""
    _, ada, bo = seated(house, "pockets")
    phase = ada.table["phase"]
    assert ada.play(f"lay {ada.table['view']['hand'][0]}", phase=phase)["kind"] == "done"
    assert bo.play(f"lay {bo.table['view']['hand'][0]}", phase=phase)["kind"] == "done"


@pytest.mark.parametrize("game", ["dualite", "pockets"])
@pytest.mark.slow
def test_a_restart_in_the_middle_loses_nothing(tmp_path: Path, game: str) -> None:
    """Hands, secret choices, names, an unspent invitation: everything is as it was, byte for byte."""
    with running(tmp_path) as house:
        made, ada, bo = seated(house, game)
        ada.make(ada.table["view"]["choices"][0])
        if game == "dualite":
            bo.catch_up()
            bo.make(bo.table["view"]["choices"][0])
        waiting = house.create("dualite", ME, INVITE, name="Cy")
        ada.catch_up()
        bo.catch_up()
        before = ada.heard[-2:], bo.heard[-2:], ada.table, bo.table
    with running(tmp_path) as again:
        ada, bo = again.hello(made.id, made.tickets[0]), again.hello(made.id, made.tickets[1])
        ada.catch_up()
        assert (ada.table, bo.table) == before[2:]
        there = Made(again, waiting.id, waiting.tickets, waiting.invites)
        there.sit(1, "Di")
        assert [seat["name"] for seat in there.browser(1).table["seats"]] == ["Cy", "Di"]


@pytest.mark.slow
def test_a_bot_that_was_to_move_moves_after_a_restart(tmp_path: Path) -> None:
    with running(tmp_path) as house:
        made = house.create("dualite", bot(1), ME)
    with running(tmp_path) as again:
        ada = again.hello(made.id, made.tickets[1])
        while not ada.table["announcements"]:
            ada.until(kind="table")


@pytest.mark.slow
def test_what_another_process_wrote_is_read_before_anything_is_added(tmp_path: Path) -> None:
    """Two servers on one log keep one history: who comes second is stale and sees what the first one wrote."""
    with running(tmp_path) as one, running(tmp_path) as other:
        made, ada, _ = seated(one)
        bo = other.hello(made.id, made.tickets[1])
        ada.make("a1+c3")
        refusal = bo.ask("resign", "1")
        assert refusal["code"] == "stale"
        assert bo.until(kind="table")["announcements"][0]["text"] == "a1+c3"
        assert bo.make("b2")["phase"] == 3
        assert ada.ask("resign", "2")["code"] == "stale"
        assert len(ada.until(kind="table")["announcements"]) == 2


@contextmanager
def server_process(data: Path) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """A server in a process of its own, to be killed. Port 0 is any free one."""
    asked = f"ServeOptions(port=0, limited=False, quick_bots=True), Path({str(data)!r})"
    program = f"from pathlib import Path; from parlour.server import ServeOptions, serve; serve({asked})"
    paths = os.pathsep.join(sys.path)
    with subprocess.Popen(
        [sys.executable, "-c", program], stdout=subprocess.PIPE, text=True, env={**os.environ, "PYTHONPATH": paths}
    ) as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        assert line.startswith("Parlour is open at http://127.0.0.1:")
        try:
            yield line.split()[-1], process
        finally:
            process.kill()


TABLES = 5


def play_until_the_end(address: str, seen: list[tuple[str, int]]) -> None:
    """One table, both seats on one device; whatever a socket has seen is noted at once."""
    created = httpx.post(f"{address}/api/tables", json={"game": "dualite", "seats": [ME, ME]}).json()
    table = created["table"]
    socket = f"ws{address[4:]}/api/tables/{table}/socket"
    with (
        connect(socket, compression=None, max_queue=None) as first,
        connect(socket, compression=None, max_queue=None) as second,
    ):
        browsers = Browser(first), Browser(second)
        try:
            for browser, card in zip(browsers, created["tickets"], strict=True):
                browser.send(kind="hello", ticket=card["ticket"])
                browser.until(kind="table")
            while browsers[0].table["outcome"] is None:
                browser = browsers[browsers[0].table["to_move"][0]]
                while browser.table["to_move"] != browsers[0].table["to_move"]:
                    browser.until(kind="table")
                browser.make(browser.table["view"]["choices"][0])
                seen.append((table, len(browser.table["announcements"])))
                while len(browsers[0].table["announcements"]) < len(browser.table["announcements"]):
                    browsers[0].until(kind="table")
        except (ConnectionClosed, OSError):
            return


@pytest.mark.slow
def test_a_killed_server_has_lost_nothing_that_anyone_saw(tmp_path: Path) -> None:
    seen: list[tuple[str, int]] = []
    with server_process(tmp_path) as (address, process):
        players = [threading.Thread(target=play_until_the_end, args=(address, seen)) for _ in range(TABLES)]
        for player in players:
            player.start()
        while len(seen) < 3 * TABLES or len({table for table, _ in seen}) < TABLES:  # a new guest is let in first
            time.sleep(0.01)
        os.kill(process.pid, signal.SIGKILL)
        for player in players:
            player.join()
    storage = sqlite(tmp_path / "tables.sqlite")
    for table, moves in seen:
        stored = storage.load(table)
        assert stored is not None
        assert len([line for line in stored.lines if line.client]) >= moves
    storage.close()


def test_a_taken_port_is_refused_with_one_sentence(house: House, tmp_path: Path) -> None:
    with pytest.raises(Refusal) as refused:
        serve(ServeOptions(port=int(house.address.rsplit(":", 1)[1])), tmp_path)
    assert refused.value.code == "address-taken"
    assert json.dumps(dict(refused.value.facts))
