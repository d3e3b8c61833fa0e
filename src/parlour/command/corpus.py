"""`parlour corpus`: thousands of games by mixed players, as Parquet."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from parlour.command.arguments import Cluster, GameName, Jobs, OptionTexts, Seed, chosen_game, option_texts
from parlour.game import written_options


def run(
    game: GameName,
    folder: Annotated[Path, typer.Option("--folder", metavar="DIR", show_default=False)],
    games: Annotated[int, typer.Option("--games", metavar="N", min=1, max=10_000_000)] = 10_000,
    levels: Annotated[str, typer.Option("--levels", metavar="A,B-C")] = "random,1-3",
    option: OptionTexts = None,
    seed: Seed = "1",
    views: Annotated[bool, typer.Option("--views/--no-views")] = True,
    jobs: Jobs = 1,
    cluster: Cluster = "",
) -> None:
    from parlour import words
    from parlour.command.progress import steps, workers
    from parlour.study.corpora import CorpusPlan, levels_of, make_corpus

    rules = chosen_game(game)
    options = written_options(rules.options(option_texts(option)))
    plan = CorpusPlan(game, tuple(options.items()), levels_of(levels, ()), games, seed, views)
    with workers(jobs, cluster) as executor, steps(words.say("progress-corpus"), plan.parts) as advance:
        before = make_corpus(plan, folder, executor, advance)
    print(words.say("corpus-written", {"games": games, "files": plan.parts, "before": before, "folder": str(folder)}))
