"""Which process keeps which table: the same on every kind of storage."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator

import pytest

from parlour.storage import Addition, FencingToken, NewLog, NotStored, Process, Storage
from parlour.storage.leases import hints
from tests.storage.conftest import Opener
from tests.storage.test_storage import MOVE, charter

LONG = 50.0


@pytest.fixture
def one(storage: Storage) -> Process:
    storage.create(NewLog(charter("table")))
    return storage.leases.join("http://one", "a secret", LONG)


@pytest.fixture
def other(storage: Storage, one: Process) -> Process:
    return storage.leases.join("http://other", "another", LONG)


@pytest.fixture
def brief(storage: Storage, one: Process) -> Iterator[Process]:
    """A process whose lease runs out at once."""
    process = storage.leases.join("http://brief", "a third", 0.0)
    while process in storage.leases.processes():
        time.sleep(0.001)
    yield process
    assert storage.lines("table", 0) == (), "it has written nothing"


def held(storage: Storage, process: Process) -> FencingToken:
    token = storage.leases.claim("table", process.number)
    assert isinstance(token, FencingToken)
    return token


def test_a_table_is_with_one_who_claims_it_first(storage: Storage, one: Process, other: Process) -> None:
    token = held(storage, one)
    assert token.process == one.number
    assert storage.leases.claim("table", other.number) == one
    assert storage.leases.claim("nowhere", other.number) is None
    assert storage.leases.claim("a\0b", other.number) is None
    assert storage.leases.processes() == (one, other)
    assert storage.write([Addition("table", 0, (MOVE,), token=token)]) == (True,)


def test_one_who_starts_again_at_an_address_frees_the_tables_of_one_who_died_there(
    storage: Storage, one: Process, other: Process
) -> None:
    token = held(storage, one)
    again = storage.leases.join("http://one", "a new secret", LONG)
    assert storage.leases.processes() == (other, again)
    assert held(storage, other).fence > token.fence
    assert storage.write([Addition("table", 0, (MOVE,), token=token)]) == (False,)


def test_a_new_table_is_with_one_who_made_it(storage: Storage, one: Process, other: Process) -> None:
    storage.create(NewLog(charter("new"), owner=one.number))
    assert storage.leases.claim("new", other.number) == one
    assert storage.write([Addition("new", 0, (MOVE,), token=FencingToken(one.number, 1))]) == (True,)


def test_who_claims_again_writes_with_the_new_fence_alone(storage: Storage, one: Process) -> None:
    before, after = held(storage, one), held(storage, one)
    assert after.fence > before.fence
    assert storage.write([Addition("table", 0, (MOVE,), token=before)]) == (False,)
    assert storage.write([Addition("table", 0, (MOVE,), token=after)]) == (True,)


def test_no_one_writes_with_a_hold_that_has_passed(storage: Storage, one: Process, other: Process) -> None:
    before = held(storage, one)
    storage.leases.release([("table", before), ("nowhere", before)])
    after = held(storage, other)
    assert storage.write([Addition("table", 0, (MOVE,), token=before)]) == (False,)
    with pytest.raises(NotStored):
        storage.keep_draft("table", 0, "half a move", before)
    assert storage.drafts("table") == {}
    storage.keep_draft("table", 0, "half a move", after)
    assert storage.write([Addition("table", 0, (MOVE,), token=after)]) == (True,)
    storage.leases.release([("table", before)])
    assert storage.leases.claim("table", one.number) == other, "an old token releases nothing"


def test_who_leaves_keeps_nothing(storage: Storage, one: Process, other: Process) -> None:
    before = held(storage, one)
    storage.leases.leave(one.number)
    assert storage.leases.processes() == (other,)
    held(storage, other)
    assert storage.write([Addition("table", 0, (MOVE,), token=before)]) == (False,)
    assert not storage.leases.renew(one.number, LONG)


def test_a_lease_that_has_run_out_is_not_renewed_and_writes_nothing(
    storage: Storage, one: Process, brief: Process
) -> None:
    assert not storage.leases.renew(brief.number, LONG)
    with pytest.raises(NotStored):
        storage.leases.claim("table", brief.number)
    with pytest.raises(NotStored):
        storage.create(NewLog(charter("new"), owner=brief.number))
    assert storage.load("new") is None
    assert storage.leases.renew(one.number, LONG)


def test_what_a_process_kept_when_its_lease_ran_out_is_free(storage: Storage, one: Process) -> None:
    sleeper = storage.leases.join("http://sleeper", "zzz", LONG)
    token = held(storage, sleeper)
    assert storage.leases.renew(sleeper.number, 0.0)
    while sleeper in storage.leases.processes():
        time.sleep(0.01)
    assert storage.write([Addition("table", 0, (MOVE,), token=token)]) == (False,), "though no one has taken it yet"
    with pytest.raises(NotStored):
        storage.keep_draft("table", 0, "half a move", token)
    assert held(storage, one).fence > token.fence
    assert storage.write([Addition("table", 0, (MOVE,), token=token)]) == (False,)


def test_of_many_who_claim_at_once_one_has_it(again: Opener) -> None:
    first = again()
    first.create(NewLog(charter("table")))
    found: list[FencingToken | Process | None] = []

    def claim(number: int) -> None:
        storage = again()
        process = storage.leases.join(f"http://any.{number}", "any", LONG)
        found.append(storage.leases.claim("table", process.number))
        storage.close()

    threads = [threading.Thread(target=claim, args=(number,)) for number in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    (token,) = [each for each in found if isinstance(each, FencingToken)]
    assert {each.number for each in found if isinstance(each, Process)} == {token.process}
    assert len(found) == 4
    first.close()


def test_hints_fit_into_what_postgresql_carries() -> None:
    names = [f"{number:016x}" for number in range(2000)]
    texts = hints(names)
    assert " ".join(texts).split(" ") == names
    assert 1 < len(texts) < 6
    assert all(len(text) < 8000 for text in texts)
    assert hints([]) == []
