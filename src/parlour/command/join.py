"""`parlour join`: the terminal at a server's table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from parlour.command.play import show
from parlour.game import BadNotation

if TYPE_CHECKING:
    from parlour.terminal.remote import RemoteTable

AT = "http://127.0.0.1:8000"


def run(
    link: Annotated[str | None, typer.Argument(metavar="LINK|CODE", show_default=False)] = None,
    at: Annotated[str, typer.Option("--at", metavar="ADDRESS")] = AT,
    opponent: Annotated[str | None, typer.Option("--opponent", metavar="GAME")] = None,
    name: Annotated[str, typer.Option("--name", metavar="NAME")] = "",
    ticket: Annotated[str | None, typer.Option("--ticket", metavar="TICKET")] = None,
    plain: Annotated[bool, typer.Option("--plain")] = False,
) -> None:
    from parlour.terminal.joining import find, find_opponent, read_server, sit_down
    from parlour.terminal.remote import RemoteTable

    if (link is None) == (opponent is None):
        raise BadNotation("terminal-join-what")
    server = read_server(at)
    if opponent is not None:
        place, ticket = find_opponent(server, opponent, name)
    else:
        place = find(link or "", server)
        if ticket is None and place.secret is not None:
            ticket = sit_down(place, name)
    seen(RemoteTable(place, ticket), plain)


def seen(table: RemoteTable, plain: bool) -> None:
    """Show a server's table until it is left, and say how to come back to it."""
    from parlour import words

    try:
        show(table, plain)
    finally:
        table.leave()
    if table.scene().outcome is None and table.ticket is not None:
        address = f"{table.link.server}/table/{table.link.table}"
        print(words.say("terminal-come-back", {"link": address, "ticket": table.ticket}))
