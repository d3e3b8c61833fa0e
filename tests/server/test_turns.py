"""Pages are not counted, but of one address few are worked on at once: no one's moves stand behind a flood of them."""

from __future__ import annotations

import asyncio
import functools
from collections.abc import Callable, Coroutine
from typing import ParamSpec

import pytest

from parlour.server.http import turns
from parlour.server.http.limits import TURN_RATE, Limits, Rate, Rates, TooFast
from parlour.server.http.turns import MOST, Turns

Given = ParamSpec("Given")


def in_a_loop(test: Callable[Given, Coroutine[None, None, None]]) -> Callable[Given, None]:
    @functools.wraps(test)
    def run(*given: Given.args, **named: Given.kwargs) -> None:
        asyncio.run(test(*given, **named))

    return run


async def waiting(line: Turns, address: str = "one") -> asyncio.Task[Callable[[], None]]:
    task = asyncio.create_task(line.take(address))
    await asyncio.sleep(0)
    return task


@in_a_loop
async def test_of_an_address_few_are_worked_on_and_the_others_wait_in_order() -> None:
    line = Turns()
    ends = [await line.take("one") for _ in range(MOST)]
    first, second = await waiting(line), await waiting(line)
    await line.take("other")
    assert not first.done()
    ends[0]()
    ends[0]()  # is over once
    await asyncio.sleep(0)
    assert (first.done(), second.done()) == (True, False)
    (await first)()
    await asyncio.sleep(0)
    assert second.done()


@in_a_loop
async def test_who_hangs_up_gives_the_turn_on() -> None:
    line = Turns(1)
    end = await line.take("one")
    gone, next_one = await waiting(line), await waiting(line)
    gone.cancel()
    end()
    (await next_one)()
    assert (await waiting(line)).done()


@in_a_loop
async def test_a_turn_is_over_for_one_whose_reader_is_slow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns, "LONGEST", 0.01)
    line = Turns(1)
    await line.take("one")
    (await line.take("one"))()


@in_a_loop
async def test_only_so_many_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns, "MOST_WAITING", 1)
    limits = Limits(Rates())
    for _ in range(MOST):
        await limits.turn("one")
    task = asyncio.create_task(limits.turn("one"))
    await asyncio.sleep(0)
    with pytest.raises(TooFast):
        await limits.turn("one")
    task.cancel()


@in_a_loop
async def test_a_flood_goes_at_its_pace_and_a_page_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    limits = Limits(Rates(), clock=lambda: 0.0)
    monkeypatch.setattr(asyncio, "sleep", sleep)
    for _ in range(int(TURN_RATE.burst) + 3):
        end = await limits.turn("one")
        assert end is not None
        end()
    assert max(slept[: int(TURN_RATE.burst)]) == 0
    assert slept[-3:] == pytest.approx([1 / TURN_RATE.a_second, 2 / TURN_RATE.a_second, 3 / TURN_RATE.a_second])


@in_a_loop
async def test_without_limits_no_one_waits() -> None:
    assert await Limits(Rates(requests=Rate(float("inf"), 1))).turn("one") is None
