"""Make the figures of the documentation again, by the commands that they name, and stamp them with the commit.

    scripts/figures                             all runs and all figures of pages
    scripts/figures docs/figures/duality.json   the runs of a file
    scripts/figures --only "ladder duos"        those whose command has these words in it
    scripts/figures --check --at-most 5         change nothing; list those that took no longer and differ now

A run is an entry of `docs/figures/*.json`: its command, what it printed, the commit and the CPU time. The pages of
strength are made from them. On other pages a figure stands between two marks, and this program writes all between them:

    <!-- figure: parlour ladder dualite --games 20 -->
    …
    <!-- made at 1a2b3c4, 42 s of CPU -->

`"timed": true`, or `figure, timed:` instead of `figure:`, is for what depends on the machine, and is not compared.
A run with `"by_hand": true` was made once and is kept as it is. To add a run, add an entry with its command alone.

What the ladders and the matches between neighbours say of the levels of a game is also written to the game's folder
(`strengths.json`), from where bots have their strength and names.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import re
import resource
import shlex
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path

import numpy as np

from parlour.study.ratings import ELO

ROOT = Path(__file__).parents[1]
DATA = ROOT / "docs" / "figures"
GAMES = ROOT / "src" / "parlour" / "games"
LADDER = re.compile(r"parlour ladder (?P<game>\S+)(?! .*--option)( .*)?")
RUNG = re.compile(r"^\| (?P<level>\d+) +\| +(?P<elo>-?\d+) \| +(?P<low>-?\d+) to +(?P<high>-?\d+) \|", re.MULTILINE)
STEPS = re.compile(r"python benchmarks/steps\.py (?P<game>\S+)( .*)?")
STEP = re.compile(r"level (?P<upper>\d+) against (?P<lower>\d+): (?P<score>[\d.]+)% ± (?P<half>[\d.]+)%")
_FIGURE = re.compile(
    r"<!-- figure(?P<timed>, timed)?: (?P<command>.+?) -->\n(?P<body>.*?)<!-- (?P<stamp>.*?) -->\n", re.DOTALL
)
_STAMP = re.compile(r"made at (?P<commit>[0-9a-f]{7,}), (?P<seconds>\d+) s of CPU")


@dataclass(frozen=True, slots=True)
class Figure:
    """A figure as it stands on a page."""

    command: str
    timed: bool
    body: str
    seconds: int | None
    """CPU time that it took; None if it was never made."""


def figures(page: str) -> tuple[Figure, ...]:
    """All figures of the text of a page."""
    found = []
    for match in _FIGURE.finditer(page):
        stamp = _STAMP.fullmatch(match["stamp"])
        seconds = int(stamp["seconds"]) if stamp else None
        found.append(Figure(match["command"], bool(match["timed"]), match["body"], seconds))
    return tuple(found)


@dataclass(frozen=True, slots=True)
class Run:
    """A run of docs/figures/."""

    command: str
    timed: bool = False
    commit: str = ""
    seconds: int = 0
    output: tuple[str, ...] = ()
    by_hand: bool = False


def runs(file: Path) -> tuple[Run, ...]:
    """Return the runs of a file of docs/figures/."""
    found = json.loads(file.read_text(encoding="utf-8"))
    return tuple(Run(**{**entry, "output": tuple(entry.get("output", ()))}) for entry in found)


def write_runs(file: Path, made: Sequence[Run]) -> None:
    rows = [{name: value for name, value in asdict(run).items() if value or name != "by_hand"} for run in made]
    file.write_text(json.dumps(rows, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


def printed(command: str) -> tuple[str, ...]:
    """Run a command and return the lines it prints."""
    program, *arguments = shlex.split(command)
    line = [sys.executable, *(["-m", "parlour"] if program == "parlour" else []), *arguments]
    run = subprocess.run(
        line, cwd=ROOT, capture_output=True, text=True, check=False, env={**os.environ, "LC_ALL": "C.UTF-8"}
    )
    if run.returncode:
        raise SystemExit(f"{command}\n{run.stderr}")
    return tuple(line.rstrip() for line in run.stdout.rstrip("\n").split("\n"))


def made_again(file: Path, commit: str, only: str = "") -> None:
    """Make the runs of a file anew, or those whose command has these words in it."""
    fresh = []
    for run in runs(file):
        if run.by_hand or only not in run.command:
            fresh.append(run)
            continue
        before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
        output = printed(run.command)
        spent = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before
        print(f"{spent:6.0f} s  {run.command}", flush=True)
        fresh.append(replace(run, output=output, commit=commit, seconds=round(spent)))
    write_runs(file, fresh)


def made(command: str) -> str:
    """What stands between the marks: the command and what it says. A table stays a table."""
    said = printed(command)
    if any(row.startswith("| ") for row in said):
        return "\n".join(["", f"    $ {command}", "", *said, ""]) + "\n"
    return "\n".join(["", f"    $ {command}", *(f"    {row}".rstrip() for row in said), ""]) + "\n"


def rewritten(page: str, commit: str, only: str = "") -> str:
    """The page with all its figures made anew, or those whose command has these words in it."""

    def anew(match: re.Match[str]) -> str:
        if only not in match["command"]:
            return match[0]
        before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
        body = made(match["command"])
        spent = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before
        print(f"{spent:6.0f} s  {match['command']}", flush=True)
        first = f"<!-- figure{match['timed'] or ''}: {match['command']} -->"
        return f"{first}\n{body}<!-- made at {commit}, {spent:.0f} s of CPU -->\n"

    return _FIGURE.sub(anew, page)


def differing(page: str, at_most: float) -> list[str]:
    """The commands of repeatable figures that took no longer, and now say something else."""
    return [
        figure.command
        for figure in figures(page)
        if not figure.timed
        and (figure.seconds is None or figure.seconds <= at_most)
        and made(figure.command) != figure.body
    ]


def differing_runs(file: Path, at_most: float) -> list[str]:
    """Return the commands of repeatable runs that took no longer, and now print something else."""
    return [
        run.command
        for run in runs(file)
        if not run.timed and not run.by_hand and run.seconds <= at_most and printed(run.command) != run.output
    ]


def strengths(measured: Sequence[Run]) -> dict[Path, str]:
    """The files of strengths.json, with the Elo by level that the runs say, where random is 0."""
    rungs: dict[str, list[re.Match[str]]] = {}
    steps: dict[str, list[re.Match[str]]] = {}
    for run in measured:
        body = "\n".join(run.output)
        if ladder := LADDER.fullmatch(run.command):
            rungs.setdefault(ladder["game"], []).extend(RUNG.finditer(body))
        elif matches := STEPS.fullmatch(run.command):
            steps.setdefault(matches["game"], []).extend(STEP.finditer(body))
    return {
        GAMES / game.replace("-", "_") / "strengths.json": json.dumps(_fitted(found, steps.get(game, [])), indent=1)
        + "\n"
        for game, found in rungs.items()
    }


def _fitted(rungs: Sequence[re.Match[str]], steps: Sequence[re.Match[str]]) -> dict[str, int]:
    """The Elo of each level by least squares, where a ladder says how strong it is and a match how much stronger than
    the one below; each weighs by its interval. A ladder has few games between neighbours, and their matches do not say
    how strong the lowest is."""
    levels = sorted({rung["level"] for rung in rungs}, key=int)
    rows, said = [], []

    def note(level: str, below: str | None, elo: float, half: float) -> None:
        row = np.zeros(len(levels))
        row[levels.index(level)] = 1 / half
        if below is not None:
            row[levels.index(below)] = -1 / half
        rows.append(row)
        said.append(elo / half)

    for rung in rungs:
        note(rung["level"], None, int(rung["elo"]), (int(rung["high"]) - int(rung["low"])) / 2)
    for step in steps:
        score, half = (float(step[name]) / 100 for name in ("score", "half"))
        note(step["upper"], step["lower"], ELO * math.log(score / (1 - score)), half * ELO / (score * (1 - score)))
    found = np.linalg.lstsq(np.array(rows), np.array(said), rcond=None)[0]
    return {level: round(float(elo)) for level, elo in zip(levels, found, strict=True)}


def commit_here() -> str:
    changed = subprocess.run(
        ["git", "status", "--porcelain", "src", "benchmarks"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    if changed.stdout:
        raise SystemExit(
            "Commit what you have changed in src/ and benchmarks/ first: a figure says at which commit it was made."
        )
    told = subprocess.run(["git", "rev-parse", "--short", "HEAD"], cwd=ROOT, capture_output=True, text=True, check=True)
    return told.stdout.strip()


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "pages", nargs="*", type=Path, default=[*sorted(ROOT.glob("docs/*.md")), *sorted(DATA.glob("*.json"))]
    )
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--at-most", type=float, default=float("inf"), metavar="SECONDS")
    parser.add_argument("--only", default="", metavar="WORDS")
    chosen = parser.parse_args(arguments)
    if chosen.check:
        wrong = [
            command
            for page in chosen.pages
            for command in (
                differing_runs(page, chosen.at_most)
                if page.suffix == ".json"
                else differing(page.read_text(encoding="utf-8"), chosen.at_most)
            )
        ]
        print("\n".join(wrong) or "all as they stand")
        return bool(wrong)
    commit = commit_here()
    for page in chosen.pages:
        if page.suffix == ".json":
            made_again(page, commit, chosen.only)
            continue
        text = page.read_text(encoding="utf-8")
        if figures(text):
            page.write_text(rewritten(text, commit, chosen.only), encoding="utf-8")
    for target, text in strengths([run for file in sorted(DATA.glob("*.json")) for run in runs(file)]).items():
        target.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
