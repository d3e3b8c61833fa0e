"""`parlour open`: a new table on a server, from the terminal."""

from __future__ import annotations

from typing import Annotated

import typer

from parlour.command.arguments import GameName, OptionTexts, chosen_game, chosen_options
from parlour.command.join import AT, seen
from parlour.game import BadOption, written_options


def run(
    game: GameName,
    at: Annotated[str, typer.Option("--at", metavar="ADDRESS")] = AT,
    against: Annotated[int | None, typer.Option("--against", metavar="LEVEL")] = None,
    seat: Annotated[int, typer.Option("--seat", metavar="N", min=1)] = 1,
    option: OptionTexts = None,
    listed: Annotated[bool, typer.Option("--listed")] = False,
    name: Annotated[str, typer.Option("--name", metavar="NAME")] = "",
    plain: Annotated[bool, typer.Option("--plain")] = False,
) -> None:
    from parlour import words
    from parlour.players.levels import offered
    from parlour.terminal.joining import open_table, read_server
    from parlour.terminal.remote import RemoteTable

    rules = chosen_game(game)
    options = chosen_options(rules, option)
    count = rules.seats(options)
    if seat > count:
        raise BadOption("terminal-no-seat", seats=count)
    if against is not None and against not in offered(rules):
        raise BadOption("unknown-player", player=str(against), players=", ".join(map(str, offered(rules))))
    place, ticket = open_table(read_server(at), game, written_options(options), count, seat - 1, against, name, listed)
    if place.secret is not None and against is None:
        link = f"{place.server}/table/{place.table}#{place.secret}"
        print(words.say("terminal-opened", {"link": link, "code": place.secret}), flush=True)
    seen(RemoteTable(place, ticket), plain)
