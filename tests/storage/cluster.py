"""A PostgreSQL of the tests' own: in a temporary folder, on a socket there, and never the system's."""

from __future__ import annotations

import itertools
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import quote

import psycopg

OWNER = "nobody"
"""Who runs it when the tests run as root, which PostgreSQL refuses."""
_SETTINGS = ("listen_addresses=''", "max_connections=200", "unix_socket_permissions=0777")


def program(name: str) -> str:
    """A program of PostgreSQL; Debian keeps the server's own outside the path."""
    found = shutil.which(name) or next(map(str, sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))[-1:]), None)
    assert found is not None, f"the tests need {name}: as root, apt-get install postgresql (or use scripts/test --fast)"
    return found


@dataclass
class Cluster:
    """One PostgreSQL. `fsync` is off: its own machine does not fail in these tests."""

    folder: Path
    fsync: bool = False
    _numbers: Iterator[int] = field(default_factory=itertools.count)

    def start(self) -> None:
        own = (f"fsync={'on' if self.fsync else 'off'}", f"unix_socket_directories={self.folder}")
        settings = " ".join(f"-c {setting}" for setting in (*_SETTINGS, *own))
        self._control("start", "-w", "-o", settings, "-l", str(self.folder / "log"))

    def stop(self, how: str = "immediate") -> None:
        self._control("stop", "-w", "-m", how)

    def _control(self, *arguments: str) -> None:
        self._run(program("pg_ctl"), "-D", str(self.folder / "data"), *arguments)

    def _run(self, *command: str) -> None:
        other: dict[str, Any] = {"user": OWNER, "group": "nogroup", "extra_groups": []} if os.getuid() == 0 else {}
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd=self.folder, env=_plain(), **other)

    def make(self) -> None:
        made = ("--username=parlour", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync", "--no-instructions")
        self._run(program("initdb"), *made, "-D", str(self.folder / "data"))

    @property
    def address(self) -> str:
        return f"postgresql://parlour@/postgres?host={quote(str(self.folder), safe='')}"

    def database(self) -> str:
        """The address of a database in which nothing is yet: a schema of its own."""
        name = f"test{next(self._numbers)}"
        with psycopg.connect(self.address, autocommit=True) as connection:
            connection.execute(f"CREATE SCHEMA {name}".encode())
        return f"{self.address}&options={quote(f'-csearch_path={name}')}"


def _plain() -> dict[str, str]:
    return {"PATH": os.environ.get("PATH", os.defpath), "LC_ALL": "C"}


@contextmanager
def running_cluster(fsync: bool = False) -> Iterator[Cluster]:
    """Made in a second or two, and gone when the block ends."""
    folder = Path(tempfile.mkdtemp(prefix="parlour-pg-", dir="/tmp"))  # a socket's path must be short
    try:
        if os.getuid() == 0:
            shutil.chown(folder, OWNER)
        cluster = Cluster(folder, fsync)
        cluster.make()
        cluster.start()
        try:
            yield cluster
        finally:
            cluster.stop()
    finally:
        shutil.rmtree(folder)
