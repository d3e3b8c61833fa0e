"""A listener: what it is sent, in which order, and what it is spared."""

from __future__ import annotations

import asyncio

import pytest

from parlour.server.listening import MANY, Listener


async def sent_by(listener: Listener) -> list[str]:
    sent: list[str] = []

    async def send(text: str) -> None:
        sent.append(text)

    task = asyncio.create_task(listener.send_all(send))
    await asyncio.sleep(0.01)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    return sent


def test_answers_and_tables_keep_their_order() -> None:
    async def run() -> list[str]:
        listener = Listener(0, None)
        for say, text in ((listener.answer, "done"), (listener.tell, "one"), (listener.answer, "no")):
            say(text)
        listener.tell("two")
        return await sent_by(listener)

    assert asyncio.run(run()) == ["done", "one", "no", "two"]


def test_the_same_table_is_not_sent_twice_unless_asked_for() -> None:
    async def run() -> list[str]:
        listener = Listener(0, None)
        listener.tell("one")
        listener.answer("done")
        listener.tell("one")
        listener.tell("one", again=True)
        return await sent_by(listener)

    assert asyncio.run(run()) == ["one", "done", "one"]


def test_that_time_goes_on_is_no_news() -> None:
    """What the clock says is sent along, but is no reason to send: that would tell that something was done."""

    async def run() -> list[str]:
        listener = Listener(0, None)
        for left in ("60", "59"):
            listener.tell('{"seat":0}', left)
            listener.answer("done")
        return await sent_by(listener)

    assert asyncio.run(run()) == ['{"seat":0,"clock":60}', "done", "done"]


def test_a_slow_listener_is_spared_what_is_old_already() -> None:
    async def run() -> list[str]:
        listener = Listener(0, None)
        for number in range(1000):
            listener.tell(str(number))
        return await sent_by(listener)

    assert asyncio.run(run()) == ["999"]


def test_who_does_not_take_their_answers_is_not_read_from() -> None:
    async def run() -> None:
        listener = Listener(0, None)
        for number in range(MANY):
            listener.answer(str(number))
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(listener.room(), 0.02)
        assert len(await sent_by(listener)) == MANY
        await listener.room()

    asyncio.run(run())


def test_a_broken_socket_leaves_nobody_waiting_for_room() -> None:
    async def run() -> None:
        listener = Listener(0, None)
        for number in range(MANY + 5):
            listener.answer(str(number))

        async def send(text: str) -> None:
            raise ConnectionError

        with pytest.raises(ConnectionError):
            await listener.send_all(send)
        await listener.room()

    asyncio.run(run())
