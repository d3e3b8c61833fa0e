"""`parlour ladder`: all players against each other."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from parlour.command import INTERRUPTED
from parlour.command.arguments import AsJson, Cluster, GameName, Jobs, OptionTexts, Seed, chosen_game, chosen_options
from parlour.command.match import Openings, Patience, read_openings, used_in_words
from parlour.game import written_options

if TYPE_CHECKING:
    from parlour.study.ladders import Met, Rung
    from parlour.study.matches import Plan


def run(
    game: GameName,
    players: Annotated[str, typer.Option("--players", metavar="A,B,C")] = "",
    games: Annotated[int, typer.Option("--games", metavar="N", min=2, max=100_000)] = 20,
    seed: Seed = "1",
    option: OptionTexts = None,
    jobs: Jobs = 1,
    cluster: Cluster = "",
    records: Annotated[Path | None, typer.Option("--records", metavar="DIR")] = None,
    patience: Patience = 60.0,
    openings: Openings = "",
    anchor: Annotated[str, typer.Option("--anchor", metavar="PLAYER")] = "random",
    plot: Annotated[Path | None, typer.Option("--plot", metavar="FILE")] = None,
    as_json: AsJson = False,
) -> None:
    from parlour.command.progress import steps, workers
    from parlour.players.levels import offered, prepare
    from parlour.study.ladders import check_ladder, open_ladder, pairs_of, play_ladder, standings
    from parlour.study.matches import Plan

    rules = chosen_game(game)
    options = written_options(chosen_options(rules, option))
    named = [name.strip() for name in players.split(",")] if players else [str(level) for level in offered(rules)]
    names = tuple(named if anchor in named else [anchor, *named])
    suite, plies = read_openings(openings)
    plan = Plan(game, tuple(options.items()), names, games, seed, None, patience, suite, plies)
    check_ladder(plan)
    if plot is not None:
        from parlour.study.plots import check

        check(plot)
    folders = {} if records is None else open_ladder(records, plan)
    if any(name.isdigit() for name in names):
        prepare(rules, rules.options(options))
    played: list[Met] = []
    stopped = False
    total = games * len(pairs_of(plan))
    try:
        with workers(jobs, cluster) as executor, steps(f"ladder {game}", total) as advance:
            finished = {pair: folder.finished for pair, folder in folders.items()}

            def keep(met: Met) -> None:
                if folders:
                    folders[met[0]].keep(met[1])
                advance()

            for _ in range(sum(map(len, finished.values()))):
                advance()
            played.extend(play_ladder(plan, executor, finished, keep))
    except KeyboardInterrupt:
        if not played:
            raise
        stopped = True
    rungs = standings(plan, anchor, played)
    if plot is not None:
        from parlour import words
        from parlour.study.plots import draw_ladder

        draw_ladder(words.say(f"{game}-name"), anchor, rungs, plot)
    print(_as_json(plan, anchor, rungs, played) if as_json else _in_words(plan, anchor, rungs, played, total))
    if stopped:
        raise typer.Exit(INTERRUPTED)


def _as_json(plan: Plan, anchor: str, rungs: tuple[Rung, ...], played: list[Met]) -> str:
    met: dict[tuple[str, str], list[float]] = {}
    for (first, second), result in played:
        met.setdefault((plan.players[first], plan.players[second]), []).append(result.scores[0])
    pairs = [
        {"players": pair, "games": len(scores), "score": sum(scores) / len(scores)} for pair, scores in met.items()
    ]
    told = {**asdict(plan), "options": dict(plan.options), "anchor": anchor, "played": len(played)}
    told["repeatable"] = plan.repeatable
    return json.dumps({**told, "ladder": [asdict(rung) for rung in rungs], "pairs": pairs})


def _in_words(plan: Plan, anchor: str, rungs: tuple[Rung, ...], played: list[Met], total: int) -> str:
    from parlour import words

    counts = {"players": len(plan.players), "games": plan.games}
    lines = [words.say("ladder-heading", {"game": plan.game, "seed": plan.seed, "anchor": anchor, **counts})]
    if not plan.repeatable:
        lines.append(words.say("match-not-repeatable"))
    if len(played) < total:
        lines.append(words.say("match-stopped", {"played": len(played), "games": total}))
    lines += ["", *table(rungs)]
    budgeted = [said for rung in rungs if (said := used_in_words(rung.used, rung.player))]
    lines += ["", *budgeted] if budgeted else []
    return "\n".join(lines)


def table(rungs: tuple[Rung, ...]) -> list[str]:
    """Return a row for each player, as a Markdown table."""
    from parlour import words

    rows = [[words.say(f"ladder-{name}") for name in ("player", "elo", "interval", "score", "games")]]
    for rung in rungs:
        elo = "–" if rung.rating is None else str(round(rung.rating.elo))
        low, high = (0, 0) if rung.rating is None else map(round, rung.rating.interval)
        between = "–" if low == high else words.say("ladder-between", {"low": str(low), "high": str(high)})
        score = "–" if rung.score is None else f"{100 * rung.score:.1f} %"
        rows.append([rung.player, elo, between, score, str(rung.games)])
    wide = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    rows.insert(1, ["-" * wide[0], *("-" * (width - 1) + ":" for width in wide[1:])])
    return [
        "| " + " | ".join([row[0].ljust(wide[0]), *(cell.rjust(wide[i]) for i, cell in enumerate(row[1:], 1))]) + " |"
        for row in rows
    ]
