"""Directives that show measured runs, from `docs/figures/*.json`, which `scripts/figures` writes.

`{levels} GAME` shows a plot and a table of all levels; `{settings} GAME` the ladders with other options;
`{run} COMMAND` one run with its output; `{runs} GAME` all of them.
"""

from __future__ import annotations

import re
from pathlib import Path

from docutils import nodes
from docutils.statemachine import StringList
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective

from parlour.catalogue import GAMES
from parlour.players import levels
from parlour.players.names import of_levels
from scripts.figures import LADDER, RUNG, STEP, STEPS, Run, runs

FOLDER = Path(__file__).parent
PLOTS = FOLDER / "strength"


def run_of(command: str) -> Run:
    """Return the run with this command; a page must not name one that was never made."""
    for file in sorted((FOLDER / "figures").glob("*.json")):
        for run in runs(file):
            if run.command == command:
                return run
    raise ValueError(f"No run of {command!r} in docs/figures/.")


def shown(run: Run) -> str:
    """Return a run as Markdown: its output, with command, commit and time below."""
    took = f", {run.seconds} s of CPU" if run.seconds else ""
    source = f"*`{run.command}`, measured at {run.commit}{took}.*"
    if any(line.startswith("| ") for line in run.output):
        table = [line for line in run.output if line.startswith("|")]
        return "\n".join([*table, "", source])
    return "\n".join(["```text", *run.output, "```", "", source])


def ladder(game: str) -> Run:
    """Return the ladder of a game with its usual options."""
    return next(run for run in runs(FOLDER / "figures" / f"{game}.json") if LADDER.fullmatch(run.command))


def table_of_levels(game: str) -> str:
    """Return all levels of a game as a Markdown table, the strongest last."""
    rungs = {match["level"]: match for line in ladder(game).output if (match := RUNG.match(line))}
    steps = {
        match["upper"]: match
        for run in runs(FOLDER / "figures" / f"{game}.json")
        if STEPS.fullmatch(run.command)
        for line in run.output
        if (match := STEP.match(line))
    }
    rules = GAMES[game]
    head = ["level", "Elo", "95 %", *(["step, %"] if steps else [])]
    rows = []
    named = zip(levels.offered(rules), of_levels(rules), levels.strengths(rules), strict=True)
    for level, name, elo in named:
        rung, step = rungs.get(str(level)), steps.get(str(level))
        interval = f"{rung['low']} to {rung['high']}" if rung else "–"
        against = f"{step['score']}\N{NO-BREAK SPACE}±\N{NO-BREAK SPACE}{step['half']}" if step else "–"
        rows.append([f"{level}\N{NO-BREAK SPACE}{name}", str(elo), interval, *([against] if steps else [])])
    lines = _side_by_side(head, rows)
    made = ", ".join(dict.fromkeys(run.commit for run in _sources(game)))
    said = f"Elo is 0 for random play. Runs at the end of this page, commits {made}."
    about = " A step is the score against the level below." if steps else ""
    return "\n".join([*lines, "", f"*{said}{about} [How the levels play](../play/{game}.md#the-bots).*"])


def _side_by_side(head: list[str], rows: list[list[str]]) -> list[str]:
    """Return a Markdown table; a long one in two or three pieces beside each other, so that it fits a screen."""
    pieces = 1 if len(rows) <= 8 else 2 if len(rows) <= 16 else 3
    if pieces > 1 and len(head) > 3:  # the intervals are in the plot
        head, rows = head[:2] + head[3:], [row[:2] + row[3:] for row in rows]
    high = -(-len(rows) // pieces)
    empty = [""] * len(head)
    lines = [f"| {' | '.join(head * pieces)} |", "|" + "---|" * (len(head) * pieces)]
    for place in range(high):
        beside = [rows[at] if at < len(rows) else empty for at in range(place, high * pieces, high)]
        lines.append(f"| {' | '.join(cell for row in beside for cell in row)} |")
    return lines


def _sources(game: str) -> list[Run]:
    made = [ladder(game)]
    return made + [run for run in runs(FOLDER / "figures" / f"{game}.json") if STEPS.fullmatch(run.command)]


def plot(game: str) -> str:
    """Return the ladder of a game as an SVG picture: Elo by level, with intervals."""
    rungs = sorted(
        (int(m["level"]), int(m["elo"]), int(m["low"]), int(m["high"]))
        for line in ladder(game).output
        if (m := RUNG.match(line))
    )
    low = min(0, *(rung[2] for rung in rungs))
    high = max(rung[3] for rung in rungs)
    wide, tall, left, foot = 640, 240, 48, 28

    def x(place: int) -> float:
        return left + (place + 0.5) * (wide - left - 8) / len(rungs)

    def y(elo: float) -> float:
        return 8 + (high - elo) * (tall - foot - 8) / (high - low)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {tall}" font-family="sans-serif" font-size="11">'
    ]
    for elo in range(-(-low // 500) * 500, high + 1, 500):
        parts.append(f'<path d="M{left} {y(elo):.0f}H{wide - 8}" stroke="#8886" stroke-width="1"/>')
        parts.append(f'<text x="{left - 6}" y="{y(elo) + 4:.0f}" text-anchor="end" fill="#888">{elo}</text>')
    for place, (level, elo, least, most) in enumerate(rungs):
        parts.append(f'<path d="M{x(place):.1f} {y(least):.1f}V{y(most):.1f}" stroke="#2f7d66" stroke-width="2"/>')
        parts.append(f'<circle cx="{x(place):.1f}" cy="{y(elo):.1f}" r="4" fill="#2f7d66"/>')
        parts.append(f'<text x="{x(place):.1f}" y="{tall - 8}" text-anchor="middle" fill="#888">{level}</text>')
    return "\n".join([*parts, "</svg>"]) + "\n"


def table_of_settings(game: str) -> str:
    """Return the ladders of a game with other options: Elo of each player measured."""
    rows = ["| options | Elo by level | commit |", "|---|---|---|"]
    for run in runs(FOLDER / "figures" / f"{game}.json"):
        if "ladder" not in run.command or "--option" not in run.command:
            continue
        options = ", ".join(re.findall(r"--option (\S+)", run.command))
        found = sorted((int(m["level"]), m["elo"]) for line in run.output if (m := RUNG.match(line)))
        elos = ", ".join(f"{level}: {elo}" for level, elo in found)
        rows.append(f"| `{options}` | {elos} | {run.commit} |")
    return "\n".join(rows) if len(rows) > 2 else "No other option was measured."


class Shown(SphinxDirective):
    """A directive whose content is written by one of the functions above."""

    required_arguments = 1
    final_argument_whitespace = True

    def text(self, argument: str) -> str:
        raise NotImplementedError

    def run(self) -> list[nodes.Node]:
        for source in (Path(__file__), *sorted((FOLDER / "figures").glob("*.json"))):
            self.env.note_dependency(str(source))  # a page is old when its figures are newer
        container = nodes.Element()
        lines = self.text(self.arguments[0]).splitlines()
        self.state.nested_parse(StringList(lines, source=__file__), self.content_offset, container)
        return list(container.children)


class LevelsDirective(Shown):
    def text(self, argument: str) -> str:
        image = f"```{{image}} {argument}.svg\n:alt: Elo by level, with 95 % intervals\n:width: 640px\n```"
        return f"{image}\n\n{table_of_levels(argument)}"


class RunDirective(Shown):
    def text(self, argument: str) -> str:
        return shown(run_of(argument))


class RunsDirective(Shown):
    def text(self, argument: str) -> str:
        every = "\n\n".join(shown(run) for run in runs(FOLDER / "figures" / f"{argument}.json"))
        return f":::{{dropdown}} All runs, with their commands\n{every}\n:::"


class SettingsDirective(Shown):
    def text(self, argument: str) -> str:
        return table_of_settings(argument)


def write_plots(_: Sphinx) -> None:
    for game in GAMES:
        target, drawn = PLOTS / f"{game}.svg", plot(game)
        if not target.exists() or target.read_text(encoding="utf-8") != drawn:
            target.write_text(drawn, encoding="utf-8")


def setup(app: Sphinx) -> dict[str, bool]:
    app.connect("builder-inited", write_plots)
    for name, directive in (
        ("levels", LevelsDirective),
        ("run", RunDirective),
        ("runs", RunsDirective),
        ("settings", SettingsDirective),
    ):
        app.add_directive(name, directive)
    return {"parallel_read_safe": True}
