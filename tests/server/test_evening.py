"""An evening at one table while the server is killed again and again: everyone finds what they had seen."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.house import ME, Browser, House
from tests.server.test_duos import pairs
from tests.server.test_gathering import OPEN
from tests.server.test_idempotency import server_process

Evening = dict[str, Browser]


def seen(browser: Browser) -> dict[str, Any]:
    """What the table tells, but how much time is left."""
    table = dict(browser.catch_up())
    table["clock"] = table["clock"] and table["clock"]["whole"]
    return table


def gather(people: Evening) -> None:
    people["Ada"].do("set-time", "1", time={"kind": "move", "seconds": 600, "increment": 0})
    people["Ada"].do("watch-late", "2", delayed=True)
    people["Bo"].ask("phrase", "1", code="hello")
    people["Ada"].do("mute", "3", person=3, muted=True)


def choose(people: Evening) -> None:
    """One has chosen, one has thought better of it, one has a draft; no one knows of each other's."""
    people["Ada"].do("start", "4")
    for name in ("Ada", "Bo", "Cy"):
        people[name].catch_up()
    people["Ada"].play(pairs(people["Ada"]), "choose 1")
    people["Bo"].play(pairs(people["Bo"]), "choose 1")
    people["Bo"].play("withdraw", "withdraw")
    people["Cy"].ask("draft", "draft", text=pairs(people["Cy"], 3))


def reveal(people: Evening) -> None:
    for name in ("Bo", "Cy"):
        people[name].catch_up()
        people[name].play(pairs(people[name]), "choose 2")
    players = [people[name] for name in ("Ada", "Bo", "Cy")]
    narrator = players[players[0].catch_up()["view"]["last"]["narrator"]]
    narrator.ask("explain", "why", about=narrator.catch_up()["explain"][0], text="Old friends")
    people["Bo"].ask("say", "said", text="Pink!")
    people["Cy"].ask("report", "report", person=3, text="loud")
    people["Ada"].ask("go-on", "go on")
    people["Bo"].ask("pause", "pause")


def go(people: Evening) -> None:
    """All agree to pause; one takes it up again; Cy asks to end it, and one has agreed."""
    for name in ("Ada", "Cy"):
        people[name].catch_up()
        people[name].ask("answer", "pause", accept=True)
    people["Bo"].ask("resume", "resume")
    people["Cy"].ask("end-game", "end")
    people["Ada"].ask("answer", "end", accept=True)


def end(people: Evening) -> None:
    people["Bo"].catch_up()
    people["Bo"].ask("answer", "end", accept=True)
    people["Ada"].ask("rematch", "again")
    people["Bo"].ask("rematch", "again")


STEPS: tuple[Callable[[Evening], None], ...] = (gather, choose, reveal, go, end)


@pytest.mark.slow
def test_everything_at_a_table_survives_a_killed_server(tmp_path: Path) -> None:
    tickets: dict[str, str] = {}
    table = ""
    before: dict[str, dict[str, Any]] = {}
    for step in (*STEPS, None):
        with server_process(tmp_path) as (address, process), ExitStack() as sockets:
            house = House(address, sockets.enter_context(httpx.Client(base_url=address, timeout=60)), sockets)
            if not tickets:
                made = house.create("duos", ME, OPEN, OPEN, options={"players": "3"}, name="Ada")
                table, tickets["Ada"] = made.id, made.tickets[0]
                code = made.browser(0).table["room"]["code"]
                for name, watch in (("Bo", False), ("Cy", False), ("Wim", True)):
                    sat = house.http.post(
                        f"/api/tables/{table}/sit", json={"secret": code, "name": name, "watch": watch}
                    )
                    tickets[name] = sat.json()["ticket"]
            people = {name: house.hello(table, ticket) for name, ticket in tickets.items()}
            if before:
                assert {name: seen(browser) for name, browser in people.items()} == before
            if step is not None:
                step(people)
            # On a second device, which is told everything: also what the first has drafted.
            before = {name: seen(house.hello(table, ticket)) for name, ticket in tickets.items()}
            os.kill(process.pid, signal.SIGKILL)
    final = before["Cy"]
    assert (final["outcome"]["reason"], final["room"]["status"]) == ("outcome-agreed", "gathering")
    assert [person["ready"] for person in final["room"]["people"]] == [True, True, False, False]
    assert before["Ada"]["room"]["reports"] == [{"person": 3, "by": 2, "text": "loud"}]
