"""The folder in which a server keeps its tables: private, for one server at a time, backed up and restored whole."""

from __future__ import annotations

import os
import sqlite3
import sys
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from parlour import words
from parlour.game import Refusal
from parlour.storage import NotStored
from parlour.storage.database import Database, sqlite

FILE = "tables.sqlite"
LOCK = "server.lock"
BESIDE = ("-wal", "-shm")
"""The suffixes of files that SQLite writes beside an open one."""

_CODES = {
    "SQLITE_NOTADB": "data-damaged",
    "SQLITE_CORRUPT": "data-damaged",
    "SQLITE_IOERR_READ": "data-damaged",
    "SQLITE_IOERR_SHORT_READ": "data-damaged",
    "SQLITE_READONLY": "data-read-only",
    "SQLITE_CANTOPEN": "data-read-only",
    "SQLITE_PERM": "data-read-only",
    "SQLITE_FULL": "data-full",
    "SQLITE_IOERR": "data-full",
    "SQLITE_BUSY": "data-in-use",
    "SQLITE_LOCKED": "data-in-use",
}


def _code(error: object) -> str:
    """Return the code of the refusal for an error of SQLite."""
    name = getattr(error, "sqlite_errorname", "")
    return next((code for start, code in _CODES.items() if name.startswith(start)), "data-damaged")


def opened(folder: Path) -> Database:
    """The log of the tables in this folder, which is made if it is not there; else a refusal that says what is wrong.

    A reader of the file knows every deal, so other users of this machine get no access.
    """
    file = folder / FILE
    try:
        if not folder.exists():
            folder.mkdir(mode=0o700, parents=True)
        file.touch(mode=0o600)
        for written in (file, *(file.with_name(file.name + end) for end in BESIDE)):
            if written.exists() and written.stat().st_mode & 0o077:
                written.chmod(0o600)
    except PermissionError as error:
        raise Refusal("data-read-only", folder=str(folder)) from error
    except OSError as error:
        raise Refusal("data-unusable", folder=str(folder), why=words.trouble(error)) from error
    try:
        return sqlite(file)
    except NotStored as error:
        raise Refusal(_code(getattr(error.__cause__, "orig", None)), folder=str(folder)) from error
    except Refusal as refusal:
        if refusal.code == "storage-foreign":
            raise Refusal("data-foreign", folder=str(folder)) from refusal
        raise


@contextmanager
def folder_lock(folder: Path) -> Iterator[None]:
    """Hold the lock file of this folder: two servers would not know of each other's moves."""
    if sys.platform == "win32":
        yield
        return
    import fcntl

    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        lock = os.open(folder / LOCK, os.O_RDWR | os.O_CREAT, 0o600)
    except PermissionError as error:
        raise Refusal("data-read-only", folder=str(folder)) from error
    except OSError as error:
        raise Refusal("data-unusable", folder=str(folder), why=words.trouble(error)) from error
    try:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            raise Refusal("data-in-use", folder=str(folder)) from error
        yield
    finally:
        os.close(lock)


def back_up(folder: Path, to: Path) -> int:
    """Write all tables of this folder to one file, also while a server runs on it; return their number."""
    file = folder / FILE
    if not file.is_file():
        raise Refusal("command-no-tables", folder=str(folder))
    if to.exists():
        raise Refusal("backup-there", file=str(to))
    try:
        live = _reader(file)
    except sqlite3.Error as error:
        raise Refusal(_code(error), folder=str(folder)) from error
    try:
        with closing(live), tempfile.TemporaryDirectory(dir=to.parent, prefix=to.name, suffix=".part") as part:
            made = Path(part) / FILE
            made.touch(mode=0o600)
            with closing(sqlite3.connect(made)) as copy:
                live.backup(copy)
                copy.execute("PRAGMA journal_mode=DELETE")
            count = checked(made)
            made.replace(to)
            return count
    except sqlite3.Error as error:
        code = _code(error)
        raise Refusal(code, folder=str(folder if code == "data-damaged" else to.parent)) from error
    except OSError as error:
        raise Refusal("command-not-written", file=str(to), why=words.trouble(error)) from error


def _reader(file: Path) -> sqlite3.Connection:
    """Open a file for reading only, also where nothing can be written."""
    address = f"{file.absolute().as_uri()}?mode=ro"
    live = sqlite3.connect(address, uri=True)
    try:
        live.execute("SELECT count(*) FROM sqlite_master").fetchone()
    except sqlite3.Error as error:
        live.close()
        if _code(error) != "data-read-only" or file.with_name(f"{file.name}-wal").exists():
            raise
        # SQLite wants to write beside it, though nothing is there to be read.
        return sqlite3.connect(f"{address}&immutable=1", uri=True)
    return live


def checked(backup: Path) -> int:
    """Return the number of tables in a back-up; refuse a damaged or foreign file."""
    try:
        with closing(_reader(backup)) as copy:
            if copy.execute("PRAGMA integrity_check").fetchone() != ("ok",):
                raise Refusal("backup-damaged", file=str(backup))
            copy.execute("SELECT schema FROM editions").fetchone()
            (count,) = copy.execute("SELECT count(*) FROM tables").fetchone()
            return int(count)
    except sqlite3.Error as error:
        raise Refusal("backup-damaged", file=str(backup)) from error


def is_plain_copy(backup: Path) -> bool:
    """Return whether a server's file was copied without SQLite's write-ahead log; what it lacks is then unknown."""
    try:
        with backup.open("rb") as file:
            written_ahead = file.read(20)[18:] == b"\2\2"
    except OSError as error:
        raise Refusal("command-no-file", file=str(backup), why=words.trouble(error)) from error
    beside = backup.with_name(f"{backup.name}-wal")
    return written_ahead and not (beside.exists() and beside.stat().st_size)  # an empty one is made by reading


def restore(backup: Path, folder: Path, *, over: bool = False) -> int:
    """Restore a back-up into this folder, on which no server may run; earlier tables are set aside."""
    count = checked(backup)
    if not count and is_plain_copy(backup):
        raise Refusal("backup-without-log", file=str(backup))
    with folder_lock(folder):
        file = folder / FILE
        if file.exists() and not over:
            raise Refusal("restore-there", folder=str(folder))
        try:
            with tempfile.TemporaryDirectory(dir=folder, prefix=FILE, suffix=".part") as made:
                new = Path(made) / FILE
                with closing(_reader(backup)) as content, closing(sqlite3.connect(new)) as out:
                    content.backup(out)  # with what may lie beside it
                opened(Path(made)).close()  # an older one is brought up
                with new.open("rb") as written:
                    os.fsync(written.fileno())
                _set_aside(folder)
                new.replace(file)
        except sqlite3.Error as error:
            raise Refusal(_code(error), folder=str(folder)) from error
        except OSError as error:
            raise Refusal("command-not-written", file=str(file), why=words.trouble(error)) from error
    return count


def _set_aside(folder: Path) -> None:
    """Rename the tables of this folder, whether they can be read or not."""
    file = folder / FILE
    if file.exists():
        try:
            opened(folder).close()  # so that nothing of it is left beside it
        except Refusal as refusal:
            if refusal.code not in ("data-damaged", "storage-other-version"):
                raise
        file.replace(file.with_name(f"{FILE}.before"))
    for end in BESIDE:
        beside = file.with_name(f"{FILE}{end}")
        if beside.exists():
            beside.replace(file.with_name(f"{FILE}.before{end}"))
        else:
            file.with_name(f"{FILE}.before{end}").unlink(missing_ok=True)
