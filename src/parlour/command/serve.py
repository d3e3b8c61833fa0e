"""`parlour serve`: the table in the browser."""

from __future__ import annotations

import ipaddress
from pathlib import Path
from typing import Annotated

import typer

from parlour.game import BadOption

LEVELS = ("debug", "info", "warning", "error")


def _network(text: str) -> str:
    """The address of a proxy, or of the network that it is in."""
    try:
        ipaddress.ip_network(text)
    except ValueError:
        raise BadOption("command-proxy", proxy=text[:100]) from None
    return text


def _levels(incomplete: str) -> list[str]:
    return [level for level in LEVELS if level.startswith(incomplete)]


def run(
    port: Annotated[int, typer.Option("--port", metavar="N", min=0, max=65535)] = 8000,
    host: Annotated[str, typer.Option("--host", metavar="ADDRESS")] = "127.0.0.1",
    lan: Annotated[bool, typer.Option("--lan")] = False,
    data: Annotated[Path | None, typer.Option("--data", metavar="DIR")] = None,
    database: Annotated[
        str | None, typer.Option("--database", metavar="ADDRESS", envvar="PARLOUR_DATABASE", show_envvar=True)
    ] = None,
    open_browser: Annotated[bool, typer.Option("--open")] = False,
    hosts: Annotated[list[str] | None, typer.Option("--allow-host", metavar="NAME")] = None,
    proxies: Annotated[list[str] | None, typer.Option("--proxy", metavar="ADDRESS")] = None,
    limited: Annotated[bool, typer.Option("--limits/--no-limits")] = True,
    reached_at: Annotated[str | None, typer.Option("--reached-at", metavar="ADDRESS")] = None,
    base_path: Annotated[str, typer.Option("--base-path", metavar="PATH")] = "",
    quick_bots: Annotated[bool, typer.Option("--quick-bots")] = False,
    operator: Annotated[bool, typer.Option("--operator")] = False,
    level: Annotated[str, typer.Option("--log", metavar="LEVEL", autocompletion=_levels)] = "warning",
) -> None:
    import logging

    from parlour.server import Doors, serve

    if level not in LEVELS:
        raise BadOption("command-log-level", level=level, levels=", ".join(LEVELS))
    wished = logging.getLevelNamesMapping()[level.upper()]
    # Libraries tell of addresses and messages, and so of codes and tickets: only we say more than what goes wrong.
    logging.basicConfig(level=max(wished, logging.WARNING), format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    logging.getLogger("parlour").setLevel(wished)
    believed = (*Doors().proxies, *map(_network, proxies or ()))
    doors = Doors(host, port, lan, tuple(hosts or ()), believed, limited, reached_at, base_path, quick_bots, operator)
    serve(doors, data, open_browser, database or None)
