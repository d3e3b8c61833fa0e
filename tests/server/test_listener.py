"""A listener: what it is sent, in which order, and what it is spared."""

from __future__ import annotations

import asyncio
import json

import pytest

from parlour import wire
from parlour.delivery.listener import MANY, Listener


def table(phase: int) -> wire.WrittenTable:
    return wire.WrittenTable((wire.fields({"phase": phase}),))


def done(name: str) -> wire.Done:
    return wire.Done(id=name)


def sent_by(listener: Listener) -> list[str]:
    """The ids of answers, the phases of tables, and what their clocks say."""
    sent = []
    for reply in listener.take_outbox():
        message = json.loads(wire.encoded(reply))
        clock = f" {message['clock']['left']}" if message.get("clock") else ""
        sent.append(message["id"] if "id" in message else f"{message['phase']}{clock}")
    return sent


def test_answers_and_tables_keep_their_order() -> None:
    listener = Listener(0, None)
    listener.answer(done("first"))
    listener.send_table(table(1))
    listener.answer(done("second"))
    listener.send_table(table(2))
    assert sent_by(listener) == ["first", "1", "second", "2"]


def test_the_same_table_is_not_sent_twice_unless_asked_for() -> None:
    listener = Listener(0, None)
    listener.send_table(table(1))
    listener.answer(done("first"))
    listener.send_table(table(1))
    listener.send_table(table(1), again=True)
    assert sent_by(listener) == ["1", "first", "1"]


def test_that_time_goes_on_is_no_news() -> None:
    """What the clock says is sent along, but is no reason to send: that would reveal that something was done."""

    listener = Listener(0, None)
    for left in (60, 59):
        listener.send_table(table(1), wire.Clock(left=left, whole=60))
        listener.answer(done("answer"))
    assert sent_by(listener) == ["1 60", "answer", "answer"]


def test_a_slow_listener_is_spared_what_is_old_already() -> None:
    listener = Listener(0, None)
    for number in range(1000):
        listener.send_table(table(number))
    assert sent_by(listener) == ["999"]


def test_who_does_not_take_their_answers_is_not_read_from() -> None:
    async def run() -> None:
        listener = Listener(0, None)
        for number in range(MANY):
            listener.answer(done(str(number)))
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(listener.wait_for_room(), 0.02)
        assert len(sent_by(listener)) == MANY
        await listener.wait_for_room()

    asyncio.run(run())


def test_after_a_farewell_nothing_is_said() -> None:
    listener = Listener(0, None)
    listener.answer(done("first"))
    listener.close_with(wire.Refused(id="farewell", code="sent-away", facts={}, sentence=""))
    listener.send_table(table(1))
    assert sent_by(listener) == ["first", "farewell"]


def test_who_hangs_up_takes_nothing_more() -> None:
    listener = Listener(0, None)
    woken: list[int] = []
    listener.wake = lambda: woken.append(len(listener.take_outbox()))
    listener.answer(done("first"))
    listener.disconnect()
    listener.send_table(table(1))
    assert woken == [1, 0]
    assert listener.over
