"""`parlour play`: the terminal table."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Annotated

import typer

from parlour.command.arguments import (
    Against,
    OptionalGame,
    OptionTexts,
    VariantFile,
    asked_game,
    chosen_game,
    chosen_options,
    of_variant,
    sentence,
)
from parlour.game import BadOption, Game

if TYPE_CHECKING:
    from parlour.terminal.tables import LocalTable, TerminalTable


def run(
    game: OptionalGame = "",
    against: Against = None,
    seat: Annotated[int, typer.Option("--seat", metavar="N", min=1)] = 1,
    option: OptionTexts = None,
    variant: VariantFile = "",
    name: Annotated[str, typer.Option("--name", metavar="NAME")] = "",
    plain: Annotated[bool, typer.Option("--plain")] = False,
    seed: Annotated[str | None, typer.Option("--seed", metavar="TEXT")] = None,
) -> None:
    show(local_table(of_variant(asked_game(game), variant), against, seat - 1, option, name, seed), plain)


def show(table: TerminalTable, plain: bool, *, explains: bool = False) -> None:
    """Put a table on the screen, or line by line where there is none or that is wished for.

    A learner may have it explained, before each turn, what there is to look at.
    """
    if plain or not (sys.stdin.isatty() and sys.stdout.isatty()):
        from parlour.terminal.plain import PlainTable

        PlainTable(table, sys.stdin, sys.stdout, sentence, explains=explains).run()
    else:
        from parlour.terminal.screen import TerminalApp

        TerminalApp(table, sentence, explains=explains).run()


def local_table(
    game: str, against: str | None, seat: int, option: list[str] | None, name: str, seed: str | None
) -> LocalTable:
    """Return a table in this process, by the arguments of `parlour play`."""
    from parlour import words
    from parlour.chance import Chance
    from parlour.players.levels import SECONDS, named
    from parlour.players.names import bot_names, by_level
    from parlour.record import clean_name
    from parlour.terminal.tables import LocalTable

    rules = chosen_game(game)
    options = chosen_options(rules, option)
    count = rules.seats(options)
    if seat >= count:
        raise BadOption("terminal-no-seat", seats=count)
    bot = None if against is None else named(rules, against, SECONDS if seed is None else None)
    prepared_for_bots(rules, options, against)
    own = clean_name(name) if name else words.say("terminal-person")
    if bot is None:
        people = tuple(words.say("terminal-person-number", {"number": number}) for number in range(1, count + 1))
        return LocalTable(rules, options, people, {}, seed)
    if against is not None and against.isdigit():
        called = by_level(rules, [int(against)] * (count - 1), (own,))
    else:
        called = bot_names(count - 1, (own,), Chance.fresh() if seed is None else Chance(seed))
    names = [words.say("terminal-bot", {"name": bot_name, "level": against or ""}) for bot_name in called]
    names.insert(seat, own)
    return LocalTable(
        rules, options, tuple(names), dict.fromkeys(set(range(count)) - {seat}, bot), seed, against=against
    )


def prepared_for_bots(game: Game, options: object, against: str | None) -> None:
    """Let bots of a level compile and load what they need, with a note where it is the first time and may take long."""
    from parlour import words
    from parlour.players.levels import prepare, warm_up

    if against is None or not against.isdigit():
        return
    from parlour.engines.compiled import compiled_code

    prepare(game, options)
    folder = compiled_code()
    if folder is None:  # nothing is compiled at the first move
        return
    mark = folder / f"ready-{game.NAME}"
    if not mark.exists():
        print(words.say("terminal-compiling", {"game": words.say(f"{game.NAME}-name")}), file=sys.stderr, flush=True)
        warm_up(game)
        mark.touch()
