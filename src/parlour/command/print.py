"""`parlour print`: a game on paper, as a PDF."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from parlour.command.arguments import GameName, OptionTexts, chosen_game, option_texts

Output = Annotated[Path, typer.Option("--output", metavar="FILE", show_default=False)]


def run(
    game: GameName,
    output: Output,
    option: OptionTexts = None,
    paper: Annotated[str, typer.Option("--paper", metavar="a4|letter")] = "a4",
    flip: Annotated[str, typer.Option("--flip", metavar="long|short|none")] = "long",
    colours: Annotated[str, typer.Option("--colours", metavar="full|light|black")] = "full",
    bleed: Annotated[float, typer.Option("--bleed", metavar="MM")] = 1.5,
    shift: Annotated[str, typer.Option("--shift", metavar="X,Y")] = "0,0",
    deal: Annotated[str, typer.Option("--deal", metavar="TEXT", show_default=False)] = "",
) -> None:
    from parlour import words
    from parlour.command.files import check_place, write_whole
    from parlour.command.progress import portion
    from parlour.prints import checked_style, printed, read_shift

    chosen = chosen_game(game)
    style = checked_style(paper, flip, colours, bleed, read_shift(shift))
    check_place(output)
    with portion(words.say("print-making", {"title": words.say(f"{chosen.NAME}-name")})) as show:
        made = printed(chosen, option_texts(option), style, deal, show)
    write_whole(output, made)
