"""The folder of a server: private, for one at a time, backed up while people play, restored whole."""

from __future__ import annotations

import errno
import os
import sqlite3
import stat
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql

from parlour import words
from parlour.command import answer
from parlour.game import Refusal
from parlour.server import ServeOptions, serve
from parlour.storage import NotStored, folder
from parlour.storage.folder import FILE, back_up, folder_lock, opened, restore
from tests.server.house import ME, running


def code_of(data: Path) -> str:
    with pytest.raises(Refusal) as refused:
        opened(data)
    assert words.say(refused.value.code, refused.value.facts)
    return refused.value.code


def test_no_one_else_reads_the_deals(tmp_path: Path) -> None:
    data = tmp_path / "not" / "there yet"
    opened(data).close()
    assert [stat.S_IMODE(place.stat().st_mode) for place in (data, data / FILE)] == [0o700, 0o600]
    (data / FILE).chmod(0o644)
    storage = opened(data)
    assert {stat.S_IMODE(file.stat().st_mode) for file in data.iterdir()} == {0o600}
    storage.close()


def test_what_is_wrong_with_a_folder_is_said(tmp_path: Path) -> None:
    (tmp_path / "damaged").mkdir()
    (tmp_path / "damaged" / FILE).write_bytes(b"no database at all, but long enough to be looked at" * 100)
    assert code_of(tmp_path / "damaged") == "data-damaged"
    (tmp_path / "foreign").mkdir()
    with sqlite3.connect(tmp_path / "foreign" / FILE) as connection:
        connection.execute("CREATE TABLE recipes (name)")
    connection.close()
    before = (tmp_path / "foreign" / FILE).read_bytes()
    assert code_of(tmp_path / "foreign") == "data-foreign"
    assert (tmp_path / "foreign" / FILE).read_bytes() == before, "it is as it was"
    assert [file.name for file in (tmp_path / "foreign").iterdir()] == [FILE], "nothing is left open"
    (tmp_path / "file").touch()
    assert code_of(tmp_path / "file") == "data-unusable"


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("SQLITE_READONLY_DIRECTORY", "data-read-only"),
        ("SQLITE_FULL", "data-full"),
        ("SQLITE_BUSY", "data-in-use"),
        ("SQLITE_CORRUPT_INDEX", "data-damaged"),
    ],
)
def test_what_the_database_says_is_said_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, code: str
) -> None:
    def broken(file: Path) -> Any:
        original = sqlite3.OperationalError("so it says")
        original.sqlite_errorname = name
        raise NotStored("OperationalError") from sql.exc.OperationalError("", {}, original)

    monkeypatch.setattr(folder, "sqlite", broken)
    assert code_of(tmp_path) == code


def test_a_folder_that_may_not_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def denied(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "touch", denied)
    assert code_of(tmp_path) == "data-read-only"


def test_two_servers_do_not_share_a_folder(tmp_path: Path) -> None:
    with folder_lock(tmp_path), pytest.raises(Refusal, match="data-in-use"):
        serve(ServeOptions(port=0), tmp_path)
    with folder_lock(tmp_path):
        pass


@pytest.mark.slow
def test_a_backup_of_a_running_server_is_whole_and_restored_elsewhere(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    copy, elsewhere = tmp_path / "copy", tmp_path / "elsewhere"
    with running(tmp_path / "here") as house:
        made = house.create("dualite", ME, ME)
        ada = made.browser(0)
        ada.make("a1+c3")
        assert answer(["backup", str(copy), "--data", str(tmp_path / "here")]) == 0
        made.browser(1).make("b2")
    assert capsys.readouterr().out == f"1 table saved to {copy}.\n"
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert answer(["restore", str(copy), "--data", str(elsewhere)]) == 0
    with running(elsewhere) as house:
        assert [line["text"] for line in house.hello(made.id, made.tickets[0]).table["announcements"]] == ["a1+c3"]


@pytest.mark.slow
def test_nothing_is_overwritten_unasked(tmp_path: Path) -> None:
    for place in ("one", "other"):
        with running(tmp_path / place) as house:
            house.create("dualite", ME, ME)
    back_up(tmp_path / "one", tmp_path / "copy")
    with pytest.raises(Refusal, match="backup-there"):
        back_up(tmp_path / "one", tmp_path / "copy")
    with pytest.raises(Refusal, match="restore-there"):
        restore(tmp_path / "copy", tmp_path / "other")
    with folder_lock(tmp_path / "other"), pytest.raises(Refusal, match="data-in-use"):
        restore(tmp_path / "copy", tmp_path / "other", over=True)
    assert restore(tmp_path / "copy", tmp_path / "other", over=True) == 1
    assert (tmp_path / "other" / f"{FILE}.before").is_file()


def test_what_is_no_backup_is_refused(tmp_path: Path) -> None:
    (tmp_path / "notes").write_text("milk, eggs")
    with pytest.raises(Refusal, match="backup-damaged"):
        restore(tmp_path / "notes", tmp_path / "data")
    with pytest.raises(Refusal, match="command-no-tables"):
        back_up(tmp_path, tmp_path / "copy")
    assert answer(["restore", str(tmp_path / "nowhere")]) == 2


@pytest.mark.parametrize("damage", [b"no database at all" * 1000, b"", None])
def test_damaged_tables_are_replaced_by_a_backup(tmp_path: Path, damage: bytes | None) -> None:
    """What the sentence about damaged tables tells to do, can be done."""
    data, file = tmp_path / "data", tmp_path / "data" / FILE
    opened(data).close()
    back_up(data, tmp_path / "copy")
    file.write_bytes(file.read_bytes()[:5000] if damage is None else damage)
    beside = data / f"{FILE}-wal"
    beside.write_bytes(b"what was left when it broke")
    before = file.read_bytes()
    with folder_lock(data), pytest.raises(Refusal, match="data-in-use"):
        restore(tmp_path / "copy", data, over=True)
    assert file.read_bytes() == before
    assert restore(tmp_path / "copy", data, over=True) == 0
    opened(data).close()
    assert damage == b"" or (data / f"{FILE}.before").read_bytes() == before


def test_what_cannot_be_restored_leaves_all_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    data = tmp_path / "data"
    opened(data).close()
    back_up(data, tmp_path / "copy")
    before = {place.name: place.read_bytes() for place in data.iterdir() if place.is_file()}

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        with pytest.raises(Refusal, match="command-not-written"):
            restore(tmp_path / "copy", data, over=True)
    with sqlite3.connect(tmp_path / "copy") as connection:
        connection.execute("UPDATE editions SET schema = 1000")
    connection.close()
    with pytest.raises(Refusal, match="storage-other-version"):
        restore(tmp_path / "copy", data, over=True)
    assert {place.name: place.read_bytes() for place in data.iterdir()} == before | {"server.lock": b""}


def test_a_backup_says_where_nothing_more_can_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The tables are well: the disk of the back-up is full."""
    data, target = tmp_path / "data", tmp_path / "target"
    opened(data).close()
    target.mkdir()
    real = sqlite3.connect

    def small(place: object, **more: Any) -> sqlite3.Connection:
        connection: sqlite3.Connection = real(str(place), **more)
        if str(place).startswith(str(target)):
            connection.execute("PRAGMA max_page_count=2")
        return connection

    monkeypatch.setattr(sqlite3, "connect", small)
    with pytest.raises(Refusal, match="data-full") as refused:
        back_up(data, target / "copy")
    assert refused.value.facts == {"folder": str(target)}
    assert list(target.iterdir()) == [], "no half file is left"


@contextmanager
def only_readable(*, beside: bytes | None = None) -> Iterator[Path]:
    """A folder of tables in which this process may not write, though it be root's."""
    with tempfile.TemporaryDirectory() as made:
        data, root = Path(made), os.geteuid() == 0
        opened(data).close()
        (data / FILE).chmod(0o444)
        if beside is not None:
            (data / f"{FILE}-wal").write_bytes(beside)
        data.chmod(0o555)
        if root:
            os.seteuid(65534)
        try:
            yield data
        finally:
            if root:
                os.seteuid(0)
            data.chmod(0o700)


@pytest.mark.skipif(sys.platform == "win32", reason="folders have no modes there")
def test_tables_that_can_only_be_read_are_backed_up() -> None:
    with only_readable() as data, tempfile.TemporaryDirectory() as target:
        assert back_up(data, Path(target) / "copy") == 0
    with only_readable(beside=b"not yet in the file") as data, tempfile.TemporaryDirectory() as target:
        with pytest.raises(Refusal, match="data-read-only") as refused:
            back_up(data, Path(target) / "copy")
        assert refused.value.facts == {"folder": str(data)}
        assert list(Path(target).iterdir()) == []


def test_why_nothing_is_stored_is_known(tmp_path: Path) -> None:
    """The operator reads it in its log; what was to be stored does not stand there."""
    storage = opened(tmp_path)
    with storage.writes() as connection:
        pages = connection.exec_driver_sql("PRAGMA page_count").scalar()
        connection.exec_driver_sql(f"PRAGMA max_page_count={pages}")
    with pytest.raises(NotStored, match=r"^database or disk is full$"):
        storage.count("dualite", "today", ["x" * 100_000])
    with pytest.raises(NotStored, match=r"^IntegrityError$"), storage.writes() as connection:
        connection.exec_driver_sql("INSERT INTO editions (schema) VALUES (NULL)")
    storage.close()


@pytest.mark.slow
def test_a_plain_copy_is_told_from_a_backup(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """What a server writes is beside its file at first: a copy of the file alone may lack all of it."""
    data, copy = tmp_path / "here", tmp_path / "copy"
    opened(data).close()
    with running(data) as house:
        house.create("dualite", ME, ME)
        copy.write_bytes((data / FILE).read_bytes())
        (tmp_path / "both").write_bytes((data / FILE).read_bytes())
        (tmp_path / "both-wal").write_bytes((data / f"{FILE}-wal").read_bytes())
    with pytest.raises(Refusal, match="backup-without-log"):
        restore(copy, tmp_path / "elsewhere")
    assert restore(tmp_path / "both", tmp_path / "whole") == 1
    assert restore(tmp_path / "both", tmp_path / "again") == 1
    copy.write_bytes((data / FILE).read_bytes())
    assert answer(["restore", str(copy), "--data", str(tmp_path / "elsewhere")]) == 0
    said = capsys.readouterr()
    assert "1 table restored to" in said.out
    assert f"{copy} is a copy of tables.sqlite, not a backup" in said.err
