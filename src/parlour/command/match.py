"""`parlour match`: players against each other."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from parlour.command import INTERRUPTED
from parlour.command.arguments import (
    AsJson,
    Cluster,
    GameName,
    Jobs,
    OptionTexts,
    Players,
    Seed,
    VariantFile,
    chosen_game,
    chosen_options,
    of_variant,
    text_of_file,
)
from parlour.game import BadOption, Number, written_options

if TYPE_CHECKING:
    from parlour.study.budgets import Used
    from parlour.study.matches import MatchGame, Plan, Summary
    from parlour.study.sequential import Sequential

Patience = Annotated[float, typer.Option("--patience", metavar="SECONDS", min=0.001)]
Openings = Annotated[str, typer.Option("--openings", metavar="FILE|random:N")]


def run(
    game: GameName,
    players: Players,
    games: Annotated[int, typer.Option("--games", metavar="N", min=1, max=1_000_000)] = 100,
    seed: Seed = "1",
    option: OptionTexts = None,
    variant: VariantFile = "",
    jobs: Jobs = 1,
    cluster: Cluster = "",
    records: Annotated[Path | None, typer.Option("--records", metavar="DIR")] = None,
    seconds: Annotated[float | None, typer.Option("--seconds", metavar="SECONDS", min=0.001)] = None,
    patience: Patience = 60.0,
    openings: Openings = "",
    sprt: Annotated[str, typer.Option("--sprt", metavar="LOW,HIGH")] = "",
    as_json: AsJson = False,
) -> None:
    from parlour.command.progress import steps, workers
    from parlour.players.levels import prepare
    from parlour.study.folders import open_folder
    from parlour.study.matches import Plan, check, play_match, summarise
    from parlour.study.sequential import read

    game = of_variant(game, variant)
    rules = chosen_game(game)
    options = written_options(chosen_options(rules, option))
    names = tuple(name.strip() for name in players.split(","))
    suite, plies = read_openings(openings)
    plan = Plan(game, tuple(options.items()), names, games, seed, seconds, patience, suite, plies)
    check(plan)
    test = read(sprt) if sprt else None
    if test is not None and len(names) != 2:
        raise BadOption("match-sprt-two", named=len(names))
    folder = None if records is None else open_folder(records, plan)
    if any(name.isdigit() for name in names):
        prepare(rules, rules.options(options))
    results: list[MatchGame] = []
    stopped = False
    try:
        with workers(jobs, cluster) as executor, steps(f"match {game}", games) as advance:
            finished = {} if folder is None else folder.finished
            for _ in finished:
                advance()

            def keep(result: MatchGame) -> None:
                if folder is not None:
                    folder.keep(result)
                advance()

            for result in play_match(plan, executor, finished, keep):
                results.append(result)
                whole = len(results) % len(names) == 0
                if test is not None and whole and test.decided(_by_rounds(plan, results)) is not None:
                    break
    except KeyboardInterrupt:
        if not results:
            raise
        stopped = True
    summary = summarise(plan, results)
    tested = None if test is None else (test, test.ratio(_by_rounds(plan, results)))
    print(_as_json(plan, summary, results, tested) if as_json else _in_words(plan, summary, results, tested))
    if stopped:
        raise typer.Exit(INTERRUPTED)


_AT_RANDOM = Number("openings", low=1, high=100, default="1")


def read_openings(text: str) -> tuple[tuple[str, ...], int]:
    """Return the lines of a file of openings, or how many moves at random."""
    if text.startswith("random:"):
        return (), int(_AT_RANDOM.accept(text.removeprefix("random:")))
    if not text:
        return (), 0
    lines = text_of_file(text).splitlines()
    suite = tuple(line.strip() for line in lines if line.strip() and not line.startswith("#"))
    if not suite:
        raise BadOption("match-no-openings", file=text)
    return suite, 0


def used_in_words(used: Used, player: str) -> str:
    """Return what this player used, if it had a budget or the match a clock."""
    from parlour import words
    from parlour.study.budgets import split_budget

    parts = []
    if used.nodes is not None and split_budget(player)[1].nodes is not None:
        parts.append(words.say("match-used-nodes", {"nodes": f"{used.nodes / max(1, used.moves):,.0f}"}))
    if used.seconds is not None and used.longest is not None:
        facts = {"seconds": f"{used.seconds / max(1, used.moves):.3f}", "longest": f"{used.longest:.3f}"}
        parts.append(words.say("match-used-seconds", facts))
    return words.say("match-used", {"player": player, "used": ", ".join(parts)}) if parts else ""


def _by_rounds(plan: Plan, results: list[MatchGame]) -> list[float]:
    """Return the first player's mean score in each whole round."""
    from parlour.study.matches import rounds_of

    rounds = rounds_of(plan, results, lambda result: result.scores[0])
    return [sum(scores) / len(scores) for scores in rounds if len(scores) == len(plan.players)]


def _as_json(plan: Plan, summary: Summary, results: list[MatchGame], tested: tuple[Sequential, float] | None) -> str:
    played = [{key: value for key, value in asdict(result).items() if key != "record"} for result in results]
    told = {**asdict(plan), "options": dict(plan.options), "played": len(results), "repeatable": plan.repeatable}
    if tested is not None:
        told["sprt"] = {
            **asdict(tested[0]),
            "ratio": tested[1],
            "decided": tested[0].decided(_by_rounds(plan, results)),
        }
    return json.dumps({**told, "summary": asdict(summary), "results": played})


def _in_words(plan: Plan, summary: Summary, results: list[MatchGame], tested: tuple[Sequential, float] | None) -> str:
    from parlour import words
    from parlour.study.matches import at_fault
    from parlour.study.sequential import BOUND

    played = len(results)

    def share(value: float) -> str:
        return f"{100 * value:.1f} %"

    lines = [
        words.say(
            "match-heading", {"game": plan.game, "games": played, "players": ", ".join(plan.players), "seed": plan.seed}
        )
    ]
    for index, tally in enumerate(summary.tallies):
        low, high = tally.interval
        bounds = {"score": share(tally.score), "low": share(low), "high": share(high)}
        counts = {"won": tally.won, "drawn": tally.drawn, "lost": tally.lost}
        lines.append(words.say("match-player", {"player": tally.player, **bounds, **counts}))
        if used := used_in_words(tally.used, tally.player):
            lines.append(used)
        if faults := [result for result in results if at_fault(result) == index]:
            faulty: dict[str, str | int] = {
                "count": len(faults),
                "number": faults[0].number + 1,
                "why": faults[0].forfeit,
            }
            lines.append(words.say("match-forfeits", {"player": tally.player, **faulty}))
        if summary.sides > 2:
            placed: dict[str, str | int] = {
                "player": tally.player,
                "place": f"{tally.place:.2f}",
                "sides": summary.sides,
            }
            lines.append(words.say("match-place", placed))
        if tally.points is not None and tally.points_interval is not None:
            low, high = tally.points_interval
            points = {"points": f"{tally.points:.2f}", "low": f"{low:.2f}", "high": f"{high:.2f}"}
            lines.append(words.say("match-points", {"player": tally.player, **points}))
    if tested is not None:
        test, ratio = tested
        found = test.decided(_by_rounds(plan, results))
        facts = {"low": f"{test.low:g}", "high": f"{test.high:g}", "ratio": f"{ratio:.2f}", "bound": f"{BOUND:.2f}"}
        code = "match-sprt-open" if found is None else "match-sprt"
        lines.append(words.say(code, {**facts, "found": f"{found:g}" if found is not None else ""}))
    elif played < plan.games:
        lines.insert(1, words.say("match-stopped", {"played": played, "games": plan.games}))
    if not plan.repeatable:
        lines.insert(1, words.say("match-not-repeatable"))
    low, high = summary.first_interval
    first = {"score": share(summary.first), "low": share(low), "high": share(high), "even": share(1 / summary.sides)}
    side = f"{plan.game}-seat-0"
    named = {"side": words.say(side)} if words.known(side) else {}
    lines.append(words.say("match-first-of" if named else "match-first", {**first, **named}))
    even: dict[str, str | int] = {"players": len(plan.players), "even": share(1 / len(plan.players))}
    lines.append(words.say("match-moves", {"moves": f"{summary.moves:.1f}", **even}))
    return "\n".join(lines)
