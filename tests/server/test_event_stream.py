"""A table by plain HTTP: what the socket says, line by line; a bot of thirty lines plays there with a person."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from parlour.client import Refused, sit
from parlour.game import BadNotation
from tests.server.house import ME, PATIENCE, House, Made

ROOT = Path(__file__).parents[2]
OPEN = {"kind": "open"}


def code_of(made: Made) -> str:
    code: str = made.browser(0).table["room"]["code"]
    return code


def link_of(house: House, made: Made) -> str:
    return f"{house.address}/table/{made.id}#{code_of(made)}"


@contextmanager
def streamed(house: House, made: Made, ticket: str | None = None) -> Iterator[Iterator[str]]:
    headers = {} if ticket is None else {"Authorization": f"Bearer {ticket}"}
    with house.http.stream("GET", f"/api/tables/{made.id}/stream", headers=headers) as response:
        assert response.status_code == 200
        assert response.headers["content-type"] == "application/x-ndjson"
        yield response.iter_lines()


@contextmanager
def bot_at(link: str, player: str) -> Iterator[subprocess.Popen[bytes]]:
    command = [sys.executable, str(ROOT / "examples" / "table_bot.py"), link, player]
    bot = subprocess.Popen(command, cwd=ROOT, stderr=subprocess.PIPE)
    try:
        yield bot
    finally:
        bot.kill()
        bot.communicate()


def test_the_stream_says_what_the_socket_says(house: House) -> None:
    made = house.create("dualite", ME, OPEN)
    watcher, own = made.browser(), made.browser(0)
    with streamed(house, made) as lines, streamed(house, made, made.tickets[0]) as own_lines:
        assert json.loads(next(lines)) == watcher.catch_up()
        assert json.loads(next(own_lines)) == own.catch_up()
        own.do("seat-bot", "bot", seat=1, level=1)
        assert json.loads(next(lines)) == watcher.until(kind="table")


def test_an_act_is_done_once(house: House) -> None:
    made = house.create("dualite", ME, {"kind": "bot", "level": 1})
    browser = made.browser(0)
    while browser.table["room"]["status"] != "playing":
        browser.until(kind="table")
    headers = {"Authorization": f"Bearer {made.tickets[0]}"}
    asked = {"kind": "play", "id": "once", "phase": browser.table["phase"], "text": "a1+c3"}
    for _ in range(2):
        answer = house.http.post(f"/api/tables/{made.id}/acts", headers=headers, json=asked)
        assert (answer.status_code, answer.json()) == (200, {"kind": "done", "id": "once"})
    assert [told["text"] for told in browser.catch_up()["announcements"] if told["seat"] == 0] == ["a1+c3"]


@pytest.mark.parametrize(
    ("headers", "asked", "code"),
    [
        ({"Authorization": "Bearer wrong"}, {"kind": "start", "id": "x"}, "wrong-ticket"),
        ({"Authorization": "Basic abc"}, {"kind": "start", "id": "x"}, "garbled"),
        ({}, {"kind": "start", "id": "x"}, "bystander"),
        ({}, {"kind": "hello", "ticket": None}, "garbled"),
        ({}, {"kind": "dance", "id": "x"}, "garbled"),
        ({}, "no message", "garbled"),
        ({"Origin": "http://elsewhere.example"}, {"kind": "start", "id": "x"}, "foreign-origin"),
    ],
    ids=str,
)
def test_bad_requests_are_refused(house: House, headers: dict[str, str], asked: object, code: str) -> None:
    made = house.create("dualite", ME, OPEN)
    assert house.refused(f"/api/tables/{made.id}/acts", headers=headers, json=asked)["code"] == code


def test_a_stream_with_a_wrong_ticket_or_of_no_table_is_refused(house: House) -> None:
    made = house.create("dualite", ME, OPEN)
    headers = {"Authorization": "Bearer wrong"}
    assert house.http.get(f"/api/tables/{made.id}/stream", headers=headers).json()["code"] == "wrong-ticket"
    assert house.http.get("/api/tables/0000000000000000/stream").status_code == 404


def test_one_who_hangs_up_is_away(house: House) -> None:
    made = house.create("dualite", ME, OPEN)
    browser = made.browser(0)
    with sit(link_of(house, made), name="Bo") as seat:
        tables = seat.tables()
        assert next(tables)["you"] == 1
        while (
            not all(card["here"] for card in browser.table["room"]["people"])
            or len(browser.table["room"]["people"]) < 2
        ):
            browser.until(kind="table")
    while all(card["here"] for card in browser.table["room"]["people"]):
        browser.until(kind="table")


@pytest.mark.parametrize(("game", "player"), [("dualite", "examples/bot.py:Bot"), ("duality", "examples/bot.py:Bot")])
@pytest.mark.slow
def test_the_example_bot_plays_a_game_with_a_person(house: House, game: str, player: str) -> None:
    made = house.create(game, ME, OPEN)
    browser = made.browser(0)
    with bot_at(link_of(house, made), player) as bot:
        while browser.table["room"]["status"] == "gathering":
            assert bot.poll() is None, bot.stderr
            if all(card["kind"] != "free" and card["here"] for card in browser.table["room"]["seats"]):
                browser.send(kind="start", id="start")
            browser.next()
        while browser.table["outcome"] is None:
            if 0 in browser.table["awaited"]:
                browser.play(browser.table["view"]["choices"][0])
            browser.until(kind="table")
        movers = [told["seat"] for told in browser.table["announcements"]]
        assert set(movers) == {0, 1} or len(movers) == 1  # one deal of Duality in a hundred is won by its first move


def test_the_client_refuses_what_is_no_link_and_tells_what_the_server_says(house: House) -> None:
    with pytest.raises(BadNotation, match="terminal-bad-link"):
        sit("dualite")
    made = house.create("dualite", ME, OPEN)
    with pytest.raises(Refused) as refused:
        sit(f"{house.address}/table/{made.id}#WRONG1")
    assert str(refused.value) == refused.value.sentence != ""
    with sit(link_of(house, made), name="Bo") as seat:
        table = next(seat.tables())
        assert not seat.is_awaited(table)
        with pytest.raises(Refused):
            seat.act("start")


def test_lines_are_not_compressed(house: House) -> None:
    """Their length would tell how alike two of them are; and they would be held back."""
    made = house.create("dualite", ME, OPEN)
    path = f"{house.address}/api/tables/{made.id}/stream"
    with httpx.stream("GET", path, headers={"Accept-Encoding": "gzip"}, timeout=PATIENCE) as response:
        assert response.headers["content-encoding"] == "identity"
        assert json.loads(next(response.iter_lines()))["kind"] == "table"
