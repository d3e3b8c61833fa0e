"""`parlour match`: players against each other."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from parlour.command.arguments import AsJson, GameName, OptionTexts, Seed, chosen_game, chosen_options
from parlour.game import BadOption, written_options

if TYPE_CHECKING:
    from parlour.study.matches import Plan, Result, Summary


def run(
    game: GameName,
    players: Annotated[str, typer.Option("--players", metavar="A,B", help="Levels or names, such as 3,greedy.")],
    games: Annotated[int, typer.Option("--games", min=1, max=1_000_000, help="How many games.")] = 100,
    seed: Seed = "1",
    option: OptionTexts = None,
    jobs: Annotated[int, typer.Option("--jobs", min=1, max=256, help="Processes to play in.")] = 1,
    records: Annotated[Path | None, typer.Option("--records", help="A folder for the records of all games.")] = None,
    seconds: Annotated[
        float | None, typer.Option("--seconds", min=0.001, help="The longest thought; then no longer repeatable.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Play a match with sides swapped, and say how sure the result is."""
    from parlour.command.progress import steps, workers
    from parlour.players.levels import prepare
    from parlour.study.matches import Plan, check, play_match, summarise

    rules = chosen_game(game)
    options = written_options(chosen_options(rules, option))
    names = tuple(name.strip() for name in players.split(","))
    plan = Plan(game, tuple(options.items()), names, games, seed, seconds)
    check(plan)
    if records is not None:
        _make_folder(records)
    if any(name.isdigit() for name in names):
        prepare(rules, rules.options(options))
    results = []
    with workers(jobs) as executor, steps(f"match {game}", games) as advance:
        for result in play_match(plan, executor, batch=max(1, min(20, games // (4 * jobs)))):
            results.append(result)
            advance()
            if records is not None:
                name = f"{game}-{result.number + 1:06}.txt"
                (records / name).write_text(result.record, encoding="utf-8")
    summary = summarise(plan, results)
    print(_as_json(plan, summary, results) if as_json else _in_words(plan, summary))


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadOption("command-no-folder", folder=str(folder), why=error.strerror or "") from error


def _as_json(plan: Plan, summary: Summary, results: list[Result]) -> str:
    played = [{key: value for key, value in asdict(result).items() if key != "record"} for result in results]
    return json.dumps({**asdict(plan), "options": dict(plan.options), "summary": asdict(summary), "results": played})


def _in_words(plan: Plan, summary: Summary) -> str:
    from parlour import words

    def share(value: float) -> str:
        return f"{100 * value:.1f} %"

    lines = [
        words.say(
            "match-heading",
            {"game": plan.game, "games": plan.games, "players": ", ".join(plan.players), "seed": plan.seed},
        )
    ]
    for tally in summary.tallies:
        low, high = tally.interval
        bounds = {"score": share(tally.score), "low": share(low), "high": share(high)}
        counts = {"won": tally.won, "drawn": tally.drawn, "lost": tally.lost}
        lines.append(words.say("match-player", {"player": tally.player, **bounds, **counts}))
        if tally.points is not None and tally.points_interval is not None:
            low, high = tally.points_interval
            points = {"points": f"{tally.points:.2f}", "low": f"{low:.2f}", "high": f"{high:.2f}"}
            lines.append(words.say("match-points", {"player": tally.player, **points}))
    low, high = summary.first_interval
    lines.append(words.say("match-first", {"score": share(summary.first), "low": share(low), "high": share(high)}))
    lines.append(words.say("match-moves", {"moves": f"{summary.moves:.1f}"}))
    return "\n".join(lines)
