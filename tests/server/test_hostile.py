"""A socket on which everything comes: each message is answered, what is refused changes nothing, nothing breaks."""

from __future__ import annotations

import json
import logging
from collections import Counter
from contextlib import ExitStack
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from parlour.chance import Chance
from parlour.server.cluster import ownership
from parlour.storage import Storage
from parlour.storage.database import sqlite
from parlour.storage.postgres import postgres
from tests.games.whole_games import EVERY_GAME
from tests.server.hostile import message
from tests.server.house import INVITE, ME, Browser, House, Made, running
from tests.storage.cluster import running_cluster

TOGETHER = 25
"""Messages sent before their answers are read."""
GAMES = ("dualite", "pockets", "duos")


def made_at(house: House, game: str) -> tuple[Made, Browser]:
    """A game that has begun: at first one person at each seat is connected."""
    rules = EVERY_GAME[game]
    others = range(1, rules.seats(rules.options({})))
    made = house.create(game, ME, *[INVITE] * len(others), name="Ada")
    for seat in others:
        made.sit(seat)
        made.browser(seat)
    return made, made.browser(0)


def length(storage: Storage, table: str) -> int:
    """Of what anyone asked for; people also come and go."""
    stored = storage.load(table)
    assert stored is not None
    return sum(line.client is not None for line in stored.lines)


def fuzz(
    data: Path, count: int, key: str, caplog: pytest.LogCaptureFixture, database: str | None = None
) -> Counter[str]:
    """Send this many; how many had which kind of answer, or closed their own connection."""
    chance = Chance(f"hostile {key}")
    sent = 0
    answers: Counter[str] = Counter()
    storage = sqlite(data / "tables.sqlite") if database is None else postgres(database)
    with caplog.at_level(logging.WARNING), running(data, database=database) as house:
        tables = [made_at(house, game) for game in GAMES]
        while sent < count:
            number = chance.below(len(tables))
            made, browser = tables[number]
            before, carried_out = length(storage, made.id), answers["done"]
            try:
                for _ in range(min(TOGETHER, count - sent)):
                    text = message(chance, browser.table["phase"], choices(browser))
                    browser.send_raw(text)
                    sent += 1
                    answers[answered(browser, text)] += 1
            except ConnectionClosed:  # a person who sends themselves away, or hands out a new link
                answers["closed"] += 1
                made, browser = tables[number] = made_at(house, GAMES[number])
            else:
                grown = length(storage, made.id) - before
                assert grown <= answers["done"] - carried_out, "what was refused is in no log"
                if browser.table["room"]["status"] == "over" or browser.table["phase"] > 20:
                    browser.close()
                    tables[number] = made_at(house, GAMES[number])
        assert house.http.get("/healthz").status_code == 200
    storage.close()
    mistakes = [record.getMessage() for record in caplog.records if record.exc_info or record.levelno >= logging.ERROR]
    assert mistakes == []
    return answers


def choices(browser: Browser) -> list[str]:
    """What may be played, where a view lists it."""
    found = (browser.table["view"] or {}).get("choices") or ()
    return [choice for choice in found if isinstance(choice, str)]


def answered(browser: Browser, text: str | bytes) -> str:
    """Listen until the message is answered: under its id, or without one if it could not be read."""
    try:
        asked = json.loads(text)
    except (ValueError, RecursionError):
        asked = None
    client = asked.get("id") if isinstance(asked, dict) else None
    while True:
        reply = browser.next()
        if reply["kind"] == "table":
            continue
        if reply["kind"] == "refused":
            assert reply["code"]
            assert reply["sentence"]
            assert reply["id"] in (client, None), json.dumps(reply)
        else:
            assert reply["id"] == client
        return str(reply["kind"])


@pytest.mark.slow
def test_every_message_is_answered_and_what_is_refused_changes_nothing(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    answers = fuzz(tmp_path, 2000, "short", caplog)
    assert answers["done"] > 20
    assert answers["refused"] > 1000


@pytest.mark.long
@pytest.mark.parametrize("key", range(8))
@pytest.mark.parametrize("where", ["sqlite", "postgresql"])
def test_two_hundred_thousand_messages(
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
    where: str,
    key: int,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Eight times 25,000, for as many processes, on each database."""
    monkeypatch.setattr(ownership, "LEASE", 50.0)  # these take all of a machine, and who sends is in the process
    with ExitStack() as stack:
        database = stack.enter_context(running_cluster()).database() if where == "postgresql" else None
        answers = fuzz(tmp_path, 25_000, f"long {key}", caplog, database)
    print(f"\n{where}: {answers.total()} messages: {dict(answers.most_common())}")
    assert answers["done"] > 200
    assert answers["refused"] > 12_000
