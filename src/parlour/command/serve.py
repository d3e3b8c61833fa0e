"""`parlour serve`: the table in the browser."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from parlour.game import BadOption

LEVELS = ("debug", "info", "warning", "error")


def run(
    port: Annotated[int, typer.Option("--port", min=0, max=65535, help="The port; 0 takes any free one.")] = 8000,
    host: Annotated[str, typer.Option("--host", help="The address to listen on.")] = "127.0.0.1",
    lan: Annotated[
        bool, typer.Option("--lan", help="Let phones and others on the local network in, and show a code to scan.")
    ] = False,
    data: Annotated[
        Path | None, typer.Option("--data", metavar="DIR", help="Where tables are kept, if not in your data folder.")
    ] = None,
    database: Annotated[
        str | None,
        typer.Option(
            "--database",
            metavar="ADDRESS",
            envvar="PARLOUR_DATABASE",
            show_envvar=True,
            help="Keep tables in PostgreSQL instead, for more than one process: postgresql://USER:PASSWORD@HOST/NAME.",
        ),
    ] = None,
    open_browser: Annotated[bool, typer.Option("--open", help="Open it in your browser.")] = False,
    hosts: Annotated[
        list[str] | None,
        typer.Option("--allow-host", metavar="NAME", help="A name by which it may be called; * for any. Repeatable."),
    ] = None,
    proxies: Annotated[
        list[str] | None,
        typer.Option("--proxy", metavar="ADDRESS", help="A proxy that is believed when it says who asks. Repeatable."),
    ] = None,
    limited: Annotated[
        bool, typer.Option("--limits/--no-limits", help="Whether everybody gets no more than their share.")
    ] = True,
    reached_at: Annotated[
        str | None,
        typer.Option(
            "--reached-at",
            metavar="ADDRESS",
            help="Where other processes on the same --database reach this one, if not where it listens.",
        ),
    ] = None,
    level: Annotated[
        str, typer.Option("--log", metavar="LEVEL", help="What is logged: debug, info, warning or error.")
    ] = "warning",
) -> None:
    """Serve the parlour to browsers, and print its address."""
    import logging

    from parlour.server import Doors, serve

    if level not in LEVELS:
        raise BadOption("command-log-level", level=level, levels=", ".join(LEVELS))
    logging.basicConfig(level=level.upper(), format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    own = Doors()
    doors = Doors(host, port, lan, tuple(hosts or ()), (*own.proxies, *(proxies or ())), limited, reached_at)
    serve(doors, data, open_browser, database or None)
