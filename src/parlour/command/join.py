"""`parlour join`: the terminal at a server's table."""

from __future__ import annotations

from typing import Annotated

import typer

from parlour.command.play import show


def run(
    link: Annotated[
        str,
        typer.Argument(
            metavar="LINK", help="The link you were sent; without its secret you watch.", show_default=False
        ),
    ],
    name: Annotated[str, typer.Option("--name", help="Your name at the table.")] = "",
    ticket: Annotated[
        str | None, typer.Option("--ticket", help="Come back to your seat with the ticket you were told on leaving.")
    ] = None,
    plain: Annotated[bool, typer.Option("--plain", help="Line by line, also through a pipe.")] = False,
) -> None:
    """Sit down at a server's table by an invitation link, or watch it."""
    from parlour import words
    from parlour.terminal.remote import RemoteTable, read_link, sit_down

    place = read_link(link)
    if ticket is None and place.secret is not None:
        ticket = sit_down(place, name)
    table = RemoteTable(place, ticket)
    try:
        show(table, plain)
    finally:
        table.leave()
    if table.scene().outcome is None and table.ticket is not None:
        address = f"{table.link.server}/table/{table.link.table}"
        print(words.say("terminal-come-back", {"link": address, "ticket": table.ticket}))
