"""The server: `serve` runs it."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import platformdirs

from parlour.server.notifications.settings import NotificationSettings

if TYPE_CHECKING:
    from parlour.server.operator.retention import Retention


def default_data_dir() -> Path:
    """Return the default data folder."""
    return Path(platformdirs.user_data_dir("parlour"))


@dataclass(frozen=True, slots=True)
class ServeOptions:
    """The options of a server."""

    host: str = "127.0.0.1"
    port: int = 8000
    """0 for any free port."""
    lan: bool = False
    """Whether to listen on all addresses of this machine, for phones on the local network."""
    hosts: tuple[str, ...] = ()
    """Allowed host names, besides the machine's own."""
    proxies: tuple[str, ...] = ("127.0.0.1", "::1")
    """Addresses of proxies that are trusted to report the client's address."""
    limited: bool = True
    """Whether clients are rate limited."""
    reached_at: str | None = None
    """The address at which peer processes reach this one, if not the one it listens on."""
    base_path: str = ""
    """The path of a site below which a proxy serves it; none for a site of its own."""
    quick_bots: bool = False
    """Whether bots move without a delay."""
    operator: bool = False
    """Whether there is an operator's page, behind a secret link."""
    traces: str = ""
    """The address of a collector of traces; none without one."""
    keep: Retention | None = None
    """How long tables and talk are kept; None: for ever."""
    notify: NotificationSettings = NotificationSettings()  # noqa: RUF009 - frozen
    """How players are notified besides Web Push."""


def serve(
    options: ServeOptions, data_dir: Path | None = None, open_browser: bool = False, database: str | None = None
) -> None:
    """Serve until interrupted. Refused if nothing can listen there, or no tables can be kept.

    Tables are kept in the data folder, or in the PostgreSQL at the address `database`.
    """
    from parlour.server import (
        uvicorn_server,
    )  # Imported late: a bot's worker comes through this file, and needs none of it.

    uvicorn_server.serve(options, data_dir or default_data_dir(), open_browser, database)
