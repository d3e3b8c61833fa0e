"""The contract of storage, for every kind of it."""

from __future__ import annotations

import sqlite3
import threading
from pathlib import Path
from typing import cast, get_args

import pytest

from parlour.game import Refusal
from parlour.sitting import Ended, Moved, TookBack
from parlour.storage import Addition, Key, NewLog, NotStored, Storage
from parlour.storage.database import sqlite
from parlour.storage.schema_version import SCHEMA
from parlour.tables.entries import (
    Again,
    Agreed,
    Asked,
    BotSeated,
    Came,
    CameBack,
    Charter,
    ClockStarted,
    Committed,
    Contributed,
    Declined,
    Entry,
    Explained,
    GameChosen,
    GameWished,
    Guessed,
    HandedOut,
    HandedOver,
    HostChanged,
    Left,
    Line,
    Muted,
    OptionsSet,
    Paused,
    PlannedSeat,
    Removed,
    Reported,
    Resumed,
    RevealLed,
    Said,
    Sealed,
    Seated,
    SeatFreed,
    SeatsSwapped,
    Shuffling,
    SpectatorsDelayed,
    Started,
    Stored,
    Substituted,
    TimeAdded,
    TimeControl,
    TimeSet,
    TimeSkipped,
    WentAway,
    WentOn,
)
from tests.storage.conftest import Opener


def charter(table: str, listed: bool = False) -> Charter:
    return Charter(
        table=table,
        game="dualite",
        rules="1",
        options=(("size", "4"), ("opening", "two")),
        seats=(PlannedSeat("me"), PlannedSeat("bot", 3), PlannedSeat("invite")),
        listed=listed,
        made="2026-11-15T21:00:00Z",
    )


MOVE = Line(Moved(0, "a1+c3"), 0, "an id")
EVERY_ENTRY = (
    Line(Came(0, "Zoë “Z” O'Hara\\")),
    MOVE,
    Line(TookBack(0), 0, "é\N{PILE OF POO}"),
    Line(Asked(1), 1, "1"),
    Line(Agreed(0)),
    Line(Declined(0)),
    Line(Ended(1, "resigned")),
    Line(ClockStarted(3, 1_800_000_000_000)),
    Line(Said(1, "Crow + flamingo? “Birds”, I see.", 1), 1, "2"),
    *(
        Line(entry, at=1_800_000_000_000)
        for entry in cast(
            tuple[Entry, ...],
            (
                Came(0, "Ada", maker=True),
                Seated(0, 1),
                Seated(0, None),
                BotSeated(1, 0, "Ruth"),
                SeatFreed(1, invited=True),
                SeatsSwapped(0, 1),
                OptionsSet((("size", "5"),)),
                TimeSet(TimeControl("player", 600, 5)),
                Started("1 2 3"),
                Again(0),
                Committed("ab" * 32),
                Sealed(0, "ef" * 32),
                Shuffling(),
                Contributed(0, "cd" * 16),
                HostChanged(1),
                Removed(2),
                HandedOut(1),
                HandedOver(1),
                WentAway(1, 1_800_000_000_000),
                CameBack(1),
                Left(1, 1_800_000_000_000),
                Substituted(1, 3),
                Asked(1, "seat", 2),
                Paused(),
                Resumed(),
                TimeAdded(60),
                TimeSkipped(-3_600_000),
                Said(None, "Hear, hear", 4, aside=True),
                Said(0, "", 0, code="nice"),
                Explained(1, "ant+anteater", "A love story."),
                Muted(2, True),
                SpectatorsDelayed(True),
                WentOn(),
                TimeSkipped(3_600_000),
                Reported(1, 0, "rude"),
                GameWished(0, "duos"),
                GameChosen("duos", (("players", "3"),), shuffled=True),
                Guessed(2, "ant+bee"),
                RevealLed(2),
            ),
        )
    ),
)


def test_no_kind_of_entry_is_forgotten() -> None:
    assert {type(line.entry) for line in EVERY_ENTRY} == set(get_args(Entry))


def test_every_kind_of_entry_is_read_back(storage: Storage) -> None:
    storage.create(NewLog(charter("one"), EVERY_ENTRY[:2]))
    assert storage.write([Addition("one", 2, EVERY_ENTRY[2:])]) == (True,)
    assert storage.load("one") == Stored(charter("one"), EVERY_ENTRY)
    assert storage.lines("one", 5) == EVERY_ENTRY[5:]
    assert storage.lines("one", len(EVERY_ENTRY)) == ()


def test_there_is_nothing_where_nothing_was_written(storage: Storage) -> None:
    assert storage.load("nowhere") is None
    assert storage.lines("nowhere", 0) == ()
    assert storage.ticket("nowhere", b"x" * 32) is None
    assert storage.write([Addition("nowhere", 0, (MOVE,))]) == (False,)
    assert storage.listed(10) == ()


def test_what_was_written_is_there_for_the_next_process(storage: Storage, again: Opener) -> None:
    storage.create(NewLog(charter("one"), tickets=(Key(0, b"t" * 32),)))
    storage.write([Addition("one", 0, (MOVE,))])
    other = again()
    assert other.load("one") == Stored(charter("one"), (MOVE,))
    assert other.ticket("one", b"t" * 32) == 0
    other.close()


@pytest.mark.parametrize("length", [0, 2, 7])
def test_a_line_is_added_only_to_a_log_of_the_length_its_writer_knew(storage: Storage, length: int) -> None:
    storage.create(NewLog(charter("one"), (MOVE,)))
    assert storage.write([Addition("one", length, (MOVE,), (Key(1, b"t" * 32),))]) == (False,)
    assert storage.load("one") == Stored(charter("one"), (MOVE,))
    assert storage.ticket("one", b"t" * 32) is None


def test_one_that_does_not_fit_leaves_the_others_alone(storage: Storage) -> None:
    for table in ("one", "two"):
        storage.create(NewLog(charter(table)))
    late = Addition("one", 0, (MOVE,))
    assert storage.write([late, late, Addition("two", 0, (MOVE, MOVE)), late]) == (True, False, True, False)
    assert len(storage.lines("one", 0)) == 1
    assert len(storage.lines("two", 0)) == 2


def test_many_writers_make_one_history(again: Opener) -> None:
    """Each writes until it has been first this many times; nothing is lost and nothing is overwritten."""
    first = again()
    first.create(NewLog(charter("one")))
    late: list[str] = []

    def write(name: str) -> None:
        storage = again()
        for number in range(10):
            while not storage.write(
                [Addition("one", len(storage.lines("one", 0)), (Line(Came(number, f"{name}{number}")),))]
            )[0]:
                late.append(name)
        storage.close()

    writers = [threading.Thread(target=write, args=(name,)) for name in "abc"]
    for writer in writers:
        writer.start()
    for writer in writers:
        writer.join()
    names = [line.entry.name for line in first.lines("one", 0) if isinstance(line.entry, Came)]
    assert sorted(names) == sorted(f"{name}{number}" for name in "abc" for number in range(10))
    for name in "abc":
        assert [entry for entry in names if entry[0] == name] == [f"{name}{number}" for number in range(10)]
    print(f"\n{len(writers)} writers: {len(names)} lines in one order, {len(late)} tries too late and not written")
    first.close()


def test_tickets_and_invitations_are_told_apart_by_table_and_kind(storage: Storage) -> None:
    ticket, invitation = Key(0, b"t" * 32), Key(2, b"i" * 32)
    storage.create(NewLog(charter("one"), (), (ticket,), (invitation,)))
    storage.create(NewLog(charter("two")))
    assert storage.ticket("one", ticket.digest) == 0
    assert storage.invitation("one", invitation.digest) == 2
    assert storage.ticket("one", invitation.digest) is None
    assert storage.invitation("one", ticket.digest) is None
    assert storage.ticket("two", ticket.digest) is None
    storage.write([Addition("one", 0, (MOVE,), (Key(2, b"s" * 32),))])
    assert storage.ticket("one", b"s" * 32) == 2


def test_a_new_link_kills_the_tickets_of_before(storage: Storage) -> None:
    storage.create(NewLog(charter("one"), (), (Key(0, b"a" * 32), Key(1, b"b" * 32)), (Key(1, b"i" * 32),)))
    storage.write([Addition("one", 0, (MOVE,), returns=(Key(1, b"r" * 32),), revoked=(1,))])
    assert storage.ticket("one", b"a" * 32) == 0
    assert storage.ticket("one", b"b" * 32) is None
    assert storage.invitation("one", b"i" * 32) == 1, "an invitation is for a seat, not for a person"
    assert storage.returning("one", b"r" * 32) == 1
    assert storage.ticket("one", b"r" * 32) is None
    storage.write([Addition("one", 1, (), tickets=(Key(1, b"n" * 32),), revoked=(1,))])
    assert storage.ticket("one", b"n" * 32) == 1
    assert storage.returning("one", b"r" * 32) is None, "it is spent"


def test_a_table_is_found_by_its_code(storage: Storage) -> None:
    storage.create(NewLog(charter("one"), code="ABCDEF"))
    storage.create(NewLog(charter("two")))
    assert (storage.code("one"), storage.table_of("ABCDEF")) == ("ABCDEF", "one")
    assert (storage.code("two"), storage.table_of("FEDCBA")) == (None, None)
    storage.write([Addition("one", 0, (MOVE,), code="GHJKLM")])
    assert (storage.code("one"), storage.table_of("ABCDEF"), storage.table_of("GHJKLM")) == ("GHJKLM", None, "one")


def test_a_draft_is_one_value_that_is_overwritten_and_erased(storage: Storage, again: Opener) -> None:
    storage.create(NewLog(charter("one")))
    for text in ("a", "a+b", "a+c"):
        storage.keep_draft("one", 0, text)
    storage.keep_draft("one", 1, "d")
    other = again()
    assert other.drafts("one") == {0: "a+c", 1: "d"}
    other.close()
    storage.keep_draft("one", 1, "")
    assert storage.drafts("one") == {0: "a+c"}
    storage.write([Addition("one", 0, (MOVE,), without_drafts=True)])
    assert storage.drafts("one") == {}


def test_choices_are_counted_by_game_and_day(storage: Storage, again: Opener) -> None:
    storage.count("duos", "2026-11-16", ("", "ant+bee"))
    storage.count("duos", "2026-11-16", ("", "ant+bee", "cat+dog"))
    storage.count("duos", "2026-11-17", ("",))
    other = again()
    assert other.counts("duos", "2026-11-16") == {"": 2, "ant+bee": 2, "cat+dog": 1}
    assert other.counts("duos", "2026-11-17") == {"": 1}
    assert other.counts("dualite", "2026-11-16") == {}
    other.close()


def test_a_table_is_made_once(storage: Storage) -> None:
    storage.create(NewLog(charter("one")))
    with pytest.raises(NotStored):
        storage.create(NewLog(charter("one"), (MOVE,)))
    assert storage.lines("one", 0) == ()


def test_the_newest_listed_tables_come_first(storage: Storage) -> None:
    for number in range(5):
        storage.create(NewLog(charter(str(number), listed=number != 3)))
    assert storage.listed(3) == ("4", "2", "1")


# SQLite's own


def test_every_commit_is_flushed_to_the_disk(tmp_path: Path) -> None:
    storage = sqlite(tmp_path / "tables.sqlite")
    with storage._engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA foreign_keys").scalar() == 1
    storage.close()


def test_a_database_that_cannot_be_written_says_so(tmp_path: Path) -> None:
    storage = sqlite(tmp_path / "tables.sqlite")
    storage.create(NewLog(charter("one")))
    with sqlite3.connect(tmp_path / "tables.sqlite") as connection:
        connection.execute("DROP TABLE lines")
    connection.close()
    with pytest.raises(NotStored):
        storage.write([Addition("one", 0, (MOVE,))])
    with pytest.raises(NotStored):
        storage.load("one")
    storage.close()


def test_data_of_another_version_are_refused(tmp_path: Path) -> None:
    sqlite(tmp_path / "tables.sqlite").close()
    with sqlite3.connect(tmp_path / "tables.sqlite") as connection:
        connection.execute("UPDATE editions SET schema = 99")
    connection.close()
    with pytest.raises(Refusal) as refused:
        sqlite(tmp_path / "tables.sqlite")
    assert refused.value.code == "storage-other-version"
    assert refused.value.facts == {"version": 99, "known": SCHEMA}
