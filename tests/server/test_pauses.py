"""A game is paused while a bot thinks: nothing goes wrong, and no plain move is made in its place."""

from __future__ import annotations

import asyncio
import logging
from typing import Any, cast

import pytest

from parlour.game import IllegalMove, Seat
from parlour.games.dualite import GAME as dualite
from parlour.server.bots.bot_seats import BotSeats
from parlour.server.bots.bot_workers import BotWorkers
from parlour.tables.entries import Paused
from parlour.tables.requests import Play
from parlour.tables.state import TableState
from tests.server.house import INVITE, ME, House, bot
from tests.tables.table_factory import ME as HOST
from tests.tables.table_factory import bot as bot_seat
from tests.tables.table_factory import changed, play, table, write


class Quiet:
    """A table that is paused as soon as its bot has thought."""

    id = "quiet"
    watched = True

    def __init__(self, state: TableState) -> None:
        self.state = state
        self.tried: list[str] = []

    def note_level(self, seat: Seat, of_level: bool, /) -> None:
        pass

    async def play(self, seat: Seat, request: Play, /) -> None:
        self.tried.append(request.text)
        self.state = write(self.state, (Paused(),))
        raise IllegalMove("paused")


async def until_done(seats: BotSeats) -> None:
    for _ in range(1000):
        await asyncio.sleep(0.01)
        if not seats.thinking:
            return
    pytest.fail("the bot goes on thinking")


def test_a_thought_that_ends_in_a_pause_is_given_up(caplog: pytest.LogCaptureFixture) -> None:
    """And when the pause ends while the move waits, the bot thinks again: a random move is made for no bot."""

    async def think() -> tuple[Quiet, list[dict[str, Any]]]:
        errors: list[dict[str, Any]] = []
        asyncio.get_running_loop().set_exception_handler(lambda _, context: errors.append(context))
        quiet = Quiet(play(table(dualite, HOST, bot_seat(1)), "a1+c3"))
        seats = BotSeats(quiet, BotWorkers([], 0, quick=True))
        seats.wake()
        await until_done(seats)
        quiet.state = changed(quiet.state, clock={"paused": None})
        seats.wake()
        await until_done(seats)
        return quiet, errors

    with caplog.at_level(logging.INFO, "parlour.server"):
        quiet, errors = asyncio.run(think())
    assert len(quiet.tried) == 2, "once each time, and no other move in between"
    assert errors == []
    assert "illegal move" not in caplog.text


def test_pausing_while_a_bot_thinks_writes_no_traceback(house: House, caplog: pytest.LogCaptureFixture) -> None:
    made = house.create("dualite", ME, bot(1))
    ada = made.browser(0)
    for turn in range(3):
        told = ada.catch_up()
        choices = cast("list[str]", told["view"]["choices"])
        ada.play(choices[0])
        ada.ask("pause", f"pause {turn}")
        ada.ask("resume", f"resume {turn}")
        while ada.table["to_move"] != [0] or ada.table["room"]["paused"]:
            ada.next()
    assert "Traceback" not in caplog.text
    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]


def test_a_refused_act_after_leaving_is_told_to_no_one(house: House) -> None:
    made = house.create("dualite", ME, INVITE)
    made.sit(1, "Bo")
    ada, bo = made.browser(0), made.browser(1)
    ada.catch_up()
    bo.do("leave", "bye")
    left = ada.catch_up()
    assert [person["here"] for person in left["room"]["people"]] == [True, False]
    assert bo.ask("skip", "no", seat=0)["kind"] == "refused"
    assert ada.is_quiet(), "nothing has happened"
    assert ada.table == left
    assert bo.ask("pause", "yes")["kind"] == "done"
    assert [person["here"] for person in ada.catch_up()["room"]["people"]] == [True, True]
