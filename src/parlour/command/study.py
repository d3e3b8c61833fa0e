"""`parlour study`: a designer's report from self-play."""

from __future__ import annotations

import itertools
import json
import shlex
from dataclasses import asdict, dataclass
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
    Variants,
    WorkPath,
    chosen_game,
    completed_players,
    of_variant,
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
    variant: Variants = None,
    times: Annotated[Path | None, typer.Option("--times", metavar="DIR")] = None,
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
    from parlour.study.measures import game_design
    from parlour.study.reports import observe_all, reported
    from parlour.study.work_folders import WorkFolder

    rules = chosen_game(game)
    variants = [of_variant(game, file) for file in variant or ()]
    if page is not None:
        others = {"--table": table, "--plot": plot, "--json": as_json}
        if given := [name for name, value in others.items() if value]:
            raise BadOption("report-page-alone", options=", ".join(given))
        if not (player or option or vary or variants or times) and rules.variant is None and game_design(rules):
            _write_page(game, games, seed, page, jobs, cluster, folder)
        else:
            _write_comparison(
                Compared(game, variants, option, vary, player, variant or [], times),
                games,
                seed,
                page,
                jobs,
                cluster,
                folder,
            )
        return
    if len(variants) > 1 or times is not None:
        raise BadOption("study-needs-page")
    if variants:
        game = variants[0]
        rules = chosen_game(game)
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


@dataclass(frozen=True, slots=True)
class Compared:
    """What a page compares, as the command line names it."""

    game: str
    variants: list[str]
    option: list[str] | None
    vary: list[str] | None
    player: str | None
    files: list[str]
    times: Path | None

    def line(self) -> list[str]:
        """Return the arguments that ask for it again."""
        options = {"--variant": self.files, "--option": self.option or [], "--vary": self.vary or []}
        given = [part for name, values in options.items() for value in values for part in (name, value)]
        return [self.game, *given, *(["--player", self.player] if self.player else [])]


def _write_comparison(
    asked: Compared, games: int, seed: str, file: Path, jobs: int, cluster: str, folder: Path | None
) -> None:
    """The page that sets versions of a game side by side, or looks at one."""
    from parlour import words
    from parlour.command.files import check_place, write_together
    from parlour.command.progress import steps, workers
    from parlour.study.comparison import chosen_players, compare, count_games, settings_of
    from parlour.study.comparison_pages import page as page_of
    from parlour.study.plots import check_drawing
    from parlour.study.thinking_times import thinking_time

    if file.suffix != ".html":
        raise BadOption("report-no-page", file=str(file))
    data = file.with_suffix(".json")
    check_place(file)
    check_place(data)
    check_drawing()
    fixed, varied = _fixed_and_varied(asked.option, asked.vary)
    settings = settings_of(asked.game, asked.variants, fixed, varied)
    for name, texts in settings:
        chosen_game(name).options(texts)
    thinking = None if asked.times is None else thinking_time(asked.times, frozenset(name for name, _ in settings))
    players = chosen_players([chosen_game(name) for name, _ in settings], asked.player)
    total = count_games(settings, players, games)
    with workers(jobs, cluster) as executor, steps(words.say("progress-report"), total) as advance:
        found = compare(settings, players, games, seed, executor, advance, folder)
    command = shlex.join(
        ["parlour", "study", *asked.line(), "--games", str(games), "--seed", seed, "--page", file.name]
    )
    told = json.dumps(asdict(found), ensure_ascii=False).encode() + b"\n"
    write_together({data: told, file: page_of(found, command, thinking).encode()})
    print(words.say("report-written", {"page": str(file), "data": str(data)}))


def _fixed_and_varied(
    option: list[str] | None, vary: list[str] | None
) -> tuple[dict[str, str], dict[str, tuple[str, ...]]]:
    fixed, varied = dict(option_texts(option)), option_texts(vary)
    for key in varied:
        if key in fixed:
            raise BadOption("study-varied-twice", option=key)
    return fixed, {key: tuple(value.strip() for value in text.split(",")) for key, text in varied.items()}


def _settings(option: list[str] | None, vary: list[str] | None) -> list[dict[str, str]]:
    """Return the options of each setting: all combinations of what varies, over what is fixed."""
    fixed, varied = _fixed_and_varied(option, vary)
    values = [[(key, value) for value in each] for key, each in varied.items()]
    return [{**fixed, **dict(chosen)} for chosen in itertools.product(*values)]


def _chosen(report: StudyReport) -> dict[str, str]:
    """Return the options of a report, and who played."""
    return {**dict(report.options), "player": report.player}


def _varying(reports: list[StudyReport]) -> list[str]:
    """Return the options that tell the settings apart."""
    options = [_chosen(report) for report in reports]
    return [key for key in options[0] if len({setting[key] for setting in options}) > 1]


def _labels(reports: list[StudyReport]) -> list[str]:
    """Return what tells the settings apart."""
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
    """Return one row a setting, one column a figure; a dash for what never came up in a setting."""
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
    """Return all figures, in the order in which they come up."""
    return list(dict.fromkeys(figure.name for report in reports for figure in report.figures))


def _figure(figure: MeanFigure) -> str:
    """Return a figure with its interval."""
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
