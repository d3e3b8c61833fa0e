"""`parlour perft`: count sequences of moves."""

from __future__ import annotations

import json
from typing import Annotated, Any

import typer

from parlour.command.arguments import AsJson, GameName, OptionTexts, Seed, chosen_game, chosen_options
from parlour.game import BadOption, Game, IllegalMove, Refusal


def run(
    game: GameName,
    depth: Annotated[int, typer.Option("--depth", metavar="N", min=1, max=99)] = 3,
    option: OptionTexts = None,
    placed: Annotated[str | None, typer.Option("--position", metavar="POSITION")] = None,
    moves: Annotated[str, typer.Option("--moves", metavar="MOVES")] = "",
    seed: Seed = "0",
    as_json: AsJson = False,
) -> None:
    from parlour.chance import Chance
    from parlour.command.progress import steps

    rules = chosen_game(game)
    if not rules.is_listable:
        raise BadOption("command-not-listable", game=game)
    options = chosen_options(rules, option)
    if placed is None:
        start = rules.setup(options, rules.deal(options, Chance(seed)))
    elif rules.is_open:
        start = rules.read_position(options, placed)
    else:
        raise BadOption("command-not-placeable", game=game)
    position = after(rules, start, moves)
    counts = []
    roots = [(seat, move) for seat in sorted(rules.awaited(position)) for move in rules.moves(position, seat)]
    with steps(f"perft {game}", depth * len(roots)) as advance:
        for reach in range(depth):
            total = 0
            for seat, move in roots:
                total += sequences(rules, rules.play(position, seat, move), reach)
                advance()
            counts.append(total)
            if not as_json:
                print(total, flush=True)
    if as_json:
        where = {"position": placed} if placed else {}
        print(json.dumps({"game": game, **where, "moves": moves.split(), "counts": counts}))


def after(game: Game, position: Any, texts: str) -> Any:
    """Return the position after these written moves."""
    for number, text in enumerate(texts.split(), 1):
        awaited = game.awaited(position)
        if not awaited:
            raise IllegalMove("command-moves-after-end", text=text)
        try:
            position = game.play(position, min(awaited), game.read(text))
        except Refusal as refusal:
            from parlour.command.arguments import sentence

            raise BadOption("command-bad-move", number=number, text=text, why=sentence(refusal)) from refusal
    return position


def sequences(game: Game, position: Any, depth: int) -> int:
    """Count the sequences of this many moves; where several seats may move, each of them in turn."""
    if depth == 0:
        return 1
    awaited = sorted(game.awaited(position))
    if depth == 1:
        return sum(len(game.moves(position, seat)) for seat in awaited)
    return sum(
        sequences(game, game.play(position, seat, move), depth - 1)
        for seat in awaited
        for move in game.moves(position, seat)
    )
