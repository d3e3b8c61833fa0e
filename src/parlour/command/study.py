"""`parlour study`: a designer's report from self-play."""

from __future__ import annotations

import itertools
import json
import shlex
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
    Seed,
    WorkPath,
    chosen_game,
    completed_players,
    option_texts,
)
from parlour.game import BadOption, written_options

if TYPE_CHECKING:
    from parlour.study.reports import MeanFigure, Observed, StudyReport

_PLAYERS = "random,2"


def run(
    game: GameName,
    player: Annotated[str | None, typer.Option("--player", metavar="A,B", autocompletion=completed_players)] = None,
    games: Annotated[int, typer.Option("--games", metavar="N", min=1, max=1_000_000)] = 200,
    option: OptionTexts = None,
    vary: Annotated[list[str] | None, typer.Option("--vary", metavar="KEY=V1,V2")] = None,
    seed: Seed = "1",
    jobs: Jobs = 1,
    cluster: Cluster = "",
    table: Annotated[bool, typer.Option("--table")] = False,
    plot: Annotated[Path | None, typer.Option("--plot", metavar="FILE")] = None,
    page: Annotated[Path | None, typer.Option("--page", metavar="FILE.html")] = None,
    folder: WorkPath = None,
    as_json: AsJson = False,
) -> None:
    from parlour.command.progress import steps, workers
    from parlour.players.levels import named
    from parlour.study.matches import Plan
    from parlour.study.reports import observe_all, reported
    from parlour.study.work_folders import WorkFolder

    rules = chosen_game(game)
    if page is not None:
        others = {"--player": player, "--option": option, "--vary": vary, "--table": table, "--plot": plot}
        if given := [name for name, value in {**others, "--json": as_json}.items() if value]:
            raise BadOption("report-page-alone", options=", ".join(given))
        _write_page(game, games, seed, page, jobs, cluster, folder)
        return
    players = [name.strip() for name in (player or _PLAYERS).split(",")]
    for name in players:
        named(rules, name)
    settings = [written_options(rules.options(texts)) for texts in _settings(option, vary)]
    if plot is not None:
        from parlour.study.plots import check

        check(plot)
    plans = [Plan(game, tuple(setting.items()), (name,), games, seed) for setting in settings for name in players]
    work = WorkFolder(folder, {"study": game, "rules": rules.RULES, "seed": seed})
    reports: list[StudyReport] = []
    seen: list[Observed] = []
    stopped = False
    try:
        with workers(jobs, cluster) as executor, steps(f"study {game}", games * len(plans)) as advance:
            for plan in plans:
                seen = []
                for observed in observe_all(plan, executor, work):
                    seen.append(observed)
                    advance()
                reports.append(reported(plan, seen))
    except KeyboardInterrupt:
        if seen and len(seen) < games:
            reports.append(reported(plans[len(reports)], seen))
        if not reports:
            raise
        stopped = True
    if plot is not None:
        from parlour import words
        from parlour.study.plots import draw

        draw(words.say(f"{game}-name"), _labels(reports), figure_name("study-first", game), reports, plot)
    if as_json:
        told = [{**asdict(report), "options": dict(report.options)} for report in reports]
        print(json.dumps({"game": game, "seed": seed, "reports": told}))
    elif table:
        print(_in_table(game, reports))
    else:
        print(_in_words(game, games, seed, reports))
    if stopped:
        raise typer.Exit(INTERRUPTED)


def _write_page(game: str, games: int, seed: str, file: Path, jobs: int, cluster: str, folder: Path | None) -> None:
    """The report of a game with its usual options; who plays and what is compared, the game itself says."""
    from parlour import words
    from parlour.command.files import check_place, write_together
    from parlour.command.progress import steps, workers
    from parlour.study.plots import check_drawing
    from parlour.study.surveys import count_games, survey

    if file.suffix != ".html":
        raise BadOption("report-no-page", file=str(file))
    data = file.with_suffix(".json")
    check_place(file)
    check_place(data)
    check_drawing()
    label = words.say("progress-report")
    with workers(jobs, cluster) as executor, steps(label, count_games(game, games)) as advance:
        found = survey(game, games, seed, executor, advance, folder)
    from parlour.study.pages import page as page_of

    command = shlex.join(["parlour", "study", game, "--games", str(games), "--seed", seed, "--page", file.name])
    told = json.dumps(asdict(found), ensure_ascii=False).encode() + b"\n"
    write_together({data: told, file: page_of(found, command).encode()})
    print(words.say("report-written", {"page": str(file), "data": str(data)}))


def _settings(option: list[str] | None, vary: list[str] | None) -> list[dict[str, str]]:
    """The options of each setting: all combinations of what varies, over what is fixed."""
    fixed, varied = option_texts(option), option_texts(vary)
    for key in varied:
        if key in fixed:
            raise BadOption("study-varied-twice", option=key)
    values = [[(key, value.strip()) for value in text.split(",")] for key, text in varied.items()]
    return [{**fixed, **dict(chosen)} for chosen in itertools.product(*values)]


def _chosen(report: StudyReport) -> dict[str, str]:
    """The options of a report, and who played."""
    return {**dict(report.options), "player": report.player}


def _varying(reports: list[StudyReport]) -> list[str]:
    """The options that tell the settings apart."""
    options = [_chosen(report) for report in reports]
    return [key for key in options[0] if len({setting[key] for setting in options}) > 1]


def _labels(reports: list[StudyReport]) -> list[str]:
    """What tells the settings apart."""
    varying = _varying(reports)
    return [" ".join(f"{key}={_chosen(report)[key]}" for key in varying) or "-" for report in reports]


def _in_words(game: str, games: int, seed: str, reports: list[StudyReport]) -> str:
    from parlour import words

    lines = [
        words.say(
            "study-heading",
            {
                "game": game,
                "players": ", ".join(dict.fromkeys(report.player for report in reports)),
                "games": games,
                "seed": seed,
            },
        )
    ]
    for label, report in zip(_labels(reports), reports, strict=True):
        if label != "-":
            lines += ["", label]
        if report.games < games:
            lines.append(words.say("match-stopped", {"played": report.games, "games": games}))
        figures = {figure.name: figure for figure in report.figures}
        if report.proved is not None:
            lines.append(words.say("study-proved-first" if report.proved else "study-proved-other"))
        lines += [
            words.say("study-figure", {"name": figure_name(name, game), "figure": _figure(figures[name])})
            for name in _names(reports)
            if name in figures
        ]
    return "\n".join(lines)


def _in_table(game: str, reports: list[StudyReport]) -> str:
    """One row a setting, one column a figure; a dash for what never came up in a setting."""
    from parlour import words

    varying, names = _varying(reports), _names(reports)
    exact = [words.say("study-best-play")] if any(report.proved is not None for report in reports) else []
    heading = [*varying, *exact, *(figure_name(name, game) for name in names)]
    rows = [heading, ["---"] * len(heading)]
    for report in reports:
        known = "–" if report.proved is None else words.say("study-first-wins" if report.proved else "study-other-wins")
        figures = {figure.name: _figure(figure) for figure in report.figures}
        chosen = [_chosen(report)[key] for key in varying]
        rows.append([*chosen, *([known] if exact else []), *(figures.get(name, "–") for name in names)])
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)


def _names(reports: list[StudyReport]) -> list[str]:
    """All figures, in the order in which they come up."""
    return list(dict.fromkeys(figure.name for report in reports for figure in report.figures))


def _figure(figure: MeanFigure) -> str:
    """A figure with its interval."""
    from parlour import words

    scale, unit = (100, " %") if figure.share else (1, "")
    value, low, high = (f"{scale * number:.1f}{unit}" for number in (figure.mean, *figure.interval))
    said = words.say("study-value", {"value": value, "low": low, "high": high})
    return (
        said if figure.even is None else words.say("study-even", {"figure": said, "even": f"{100 * figure.even:.1f} %"})
    )


def figure_name(code: str, game: str) -> str:
    """The name of a row. The reason of an outcome is a whole sentence elsewhere; the first side may have a name."""
    from parlour import words

    if code == "study-first" and words.known(f"{game}-seat-0"):
        return words.say("study-first-of", {"side": words.say(f"{game}-seat-0")})
    said = words.say(code)
    return words.say("study-ended", {"reason": said.rstrip(".")}) if said.endswith(".") else said
