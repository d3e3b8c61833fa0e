"""The table in the browser: `serve` opens the house."""

from __future__ import annotations

from pathlib import Path

import platformdirs


def default_data_dir() -> Path:
    """Where tables are kept if nothing else is said."""
    return Path(platformdirs.user_data_dir("parlour"))


def serve(host: str, port: int, data_dir: Path | None = None, open_browser: bool = False, lan: bool = False) -> None:
    """Serve until interrupted. Port 0 takes any free one. Refused if nothing can listen there.

    With `lan`, on all addresses of this machine, so that phones on the local network can come.
    """
    from parlour.server import running  # Imported late: a bot's worker comes through this file, and needs none of it.

    running.serve(host, port, data_dir or default_data_dir(), open_browser, lan)
