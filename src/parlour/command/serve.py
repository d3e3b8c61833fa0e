"""`parlour serve`: the table in the browser."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer


def run(
    port: Annotated[int, typer.Option("--port", min=0, max=65535, help="The port; 0 takes any free one.")] = 8000,
    host: Annotated[str, typer.Option("--host", help="The address to listen on.")] = "127.0.0.1",
    lan: Annotated[
        bool, typer.Option("--lan", help="Let phones and others on the local network in, and show a code to scan.")
    ] = False,
    data: Annotated[
        Path | None, typer.Option("--data", metavar="DIR", help="Where tables are kept, if not in your data folder.")
    ] = None,
    open_browser: Annotated[bool, typer.Option("--open", help="Open it in your browser.")] = False,
) -> None:
    """Serve the parlour to browsers, and print its address."""
    from parlour.server import serve

    serve(host, port, data, open_browser, lan)
