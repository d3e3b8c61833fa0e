"""The objects beside a live table: its listeners, the publisher of its messages, and its log."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from parlour import wire
from parlour.chance import Chance
from parlour.delivery import messages
from parlour.delivery.listener import Listener
from parlour.game import Refusal
from parlour.games.dualite import GAME as dualite
from parlour.server.table import listeners as listeners_module
from parlour.server.table.listeners import Listeners
from parlour.server.table.publishing import Publisher
from parlour.tables import requests
from parlour.tables.context import Context
from parlour.tables.entries import Removed
from tests.tables.table_factory import INVITE, ME, NOW, act, play, table, write


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> dict[str, int]:
    time = {"now": NOW}
    monkeypatch.setattr(listeners_module, "now", lambda: time["now"])
    return time


def sent(listener: Listener) -> list[dict[str, Any]]:
    return [json.loads(wire.encoded(reply)) for reply in listener.take_outbox()]


def context(here: frozenset[int], **drafts: str) -> Context:
    return Context(NOW, Chance("publish"), here, drafts={int(person[1:]): text for person, text in drafts.items()})


def test_a_person_with_two_pages_is_here_until_both_are_closed(clock: dict[str, int]) -> None:
    listeners = Listeners([0, 1])
    first, second, watching = Listener(0, None, "a"), Listener(0, None, "b"), Listener(None, None, "c")
    for listener in (first, second, watching):
        listeners.add(listener)
    assert (listeners.here, len(listeners), listeners.address) == (frozenset({0}), 3, "a")
    clock["now"] += 5000
    listeners.remove(first)
    assert (listeners.here, listeners.last_here[0]) == (frozenset({0}), NOW), "still here on the other page"
    listeners.remove(second)
    assert (listeners.here, listeners.last_here[0]) == (frozenset(), NOW + 5000)
    assert listeners.lately_here(6000) == {0, 1}
    clock["now"] += 5500
    assert listeners.lately_here(6000) == {0}


def test_a_person_who_left_is_not_here_until_they_do_something() -> None:
    listeners = Listeners([0, 1])
    pages = [Listener(0, None), Listener(0, None), Listener(1, None)]
    for page in pages:
        listeners.add(page)
    listeners.leave([0])
    assert listeners.here == {1}
    listeners.come_back(pages[1])
    assert listeners.here == {0, 1}


def test_the_maker_is_expected_for_a_while(clock: dict[str, int]) -> None:
    listeners = Listeners([0])
    listeners.expected_until = NOW + 1000
    assert listeners.here_or_expected([0]) == {0}
    clock["now"] += 1000
    assert listeners.here_or_expected([0]) == frozenset()


def test_only_the_sockets_of_an_address_are_closed() -> None:
    listeners = Listeners([])
    here, there = Listener(None, None, "here"), Listener(None, None, "there")
    listeners.add(here)
    listeners.add(there)
    listeners.announce("Soon")
    listeners.close_with(messages.refused(Refusal("banned")), {"there"})
    assert (here.over, there.over) == (False, True)
    assert [reply["kind"] for reply in sent(here)] == ["notice"]
    assert [reply.get("code") for reply in sent(there)] == [None, "banned"]


def test_what_is_not_new_is_not_sent_again() -> None:
    state = table(dualite, ME, INVITE)
    listeners = Listeners([0, 1])
    ada, bo = Listener(0, None), Listener(1, None)
    for listener in (ada, bo):
        listeners.add(listener)
    publisher = Publisher(listeners, "ABCDEF")
    publisher.publish(state, context(listeners.here))
    assert [(sent(ada)[0]["you"], sent(bo)[0]["you"])] == [(0, 1)]
    publisher.publish(state, context(listeners.here))
    assert (sent(ada), sent(bo)) == ([], [])
    publisher.publish(state, context(listeners.here, p1="b2"))
    assert [(sent(ada), [reply["draft"] for reply in sent(bo)])] == [([], ["b2"])], "a draft is its owner's alone"
    moved = play(state, "a1+c3")
    publisher.mark_sent(moved, ada, context(listeners.here))
    publisher.publish(moved, context(listeners.here, p1="b2"))
    assert ([reply["phase"] for reply in sent(ada)], [reply["phase"] for reply in sent(bo)]) == ([], [2])
    publisher.resend(moved, ada, context(listeners.here))
    assert [reply["phase"] for reply in sent(ada)] == [2], "a stale request is answered with the table"


def test_who_was_removed_is_told_so_and_spectators_of_a_closed_table_go() -> None:
    state = table(dualite, ME, INVITE)
    listeners = Listeners([0, 1])
    everyone = [Listener(0, None), Listener(1, None), Listener(None, None)]
    for listener in everyone:
        listeners.add(listener)
    publisher = Publisher(listeners, None)
    publisher.close_with(act(state, 0, requests.Resign()), (1,))
    assert [listener.over for listener in everyone] == [False, True, False]
    assert sent(everyone[1])[-1]["code"] == "ticket-dead", "a new link was used"
    publisher.close_with(write(state, (Removed(1),)), (1,))
    assert [listener.over for listener in everyone] == [False, True, True]
    assert sent(everyone[2])[-1]["code"] == "table-closed"


def test_when_many_leave_together_the_others_are_told_once() -> None:
    async def leave_together() -> list[dict[str, Any]]:
        state = table(dualite, ME, INVITE)
        listeners = Listeners([0, 1])
        ada, woken = Listener(0, None), []
        ada.wake = lambda: woken.append(True)
        listeners.add(ada)
        publisher = Publisher(listeners, None)
        publisher.publish(state, context(frozenset({0, 1})), at_once=False)
        publisher.publish(state, context(frozenset({0})), at_once=False)
        assert woken == [], "nothing is sent before others had their turn"
        await asyncio.sleep(0)
        assert woken
        return sent(ada)

    told = asyncio.run(leave_together())
    assert [[person["here"] for person in table["room"]["people"]] for table in told] == [[True, False]]
