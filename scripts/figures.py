"""The figures of the pages in docs/, made again by the commands that they name, and stamped with the commit.

    scripts/figures                         all figures of all pages
    scripts/figures docs/strength.md        those of a page
    scripts/figures --only "ladder duos"    those whose command has these words in it
    scripts/figures --check --at-most 5     change nothing; say which of those that took so long at most differ

A figure stands between two marks, and all between them is written by this program:

    <!-- figure: parlour ladder dualite --games 20 -->
    …
    <!-- made at 1a2b3c4, 42 s of CPU -->

What the ladders of docs/strength.md say of all levels of a game is also written to its folder, from where bots have
their words for how strong they are.

`figure, timed:` instead of `figure:` is for what depends on the machine, and is not compared.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import resource
import shlex
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "strength.md"
GAMES = ROOT / "src" / "parlour" / "games"
_LADDER = re.compile(r"parlour ladder (?P<game>\S+)(?! .*--option)( .*)?")
_RUNG = re.compile(r"^\| (?P<level>\d+) +\| +(?P<elo>-?\d+) \|", re.MULTILINE)
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


def made(command: str) -> str:
    """What stands between the marks: the command and what it says. A table stays a table."""
    program, *arguments = shlex.split(command)
    line = [sys.executable, *(["-m", "parlour"] if program == "parlour" else []), *arguments]
    run = subprocess.run(
        line, cwd=ROOT, capture_output=True, text=True, check=False, env={**os.environ, "LC_ALL": "C.UTF-8"}
    )
    if run.returncode:
        raise SystemExit(f"{command}\n{run.stderr}")
    said = run.stdout.rstrip("\n").split("\n")
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


def strengths(page: str) -> dict[Path, str]:
    """The files of strengths.json, with the Elo by level that the ladders of a page say, where random is 0."""
    found: dict[str, dict[str, int]] = {}
    for figure in figures(page):
        if ladder := _LADDER.fullmatch(figure.command):
            found.setdefault(ladder["game"], {}).update(
                (rung["level"], int(rung["elo"])) for rung in _RUNG.finditer(figure.body)
            )
    return {
        GAMES / game.replace("-", "_") / "strengths.json": json.dumps(
            dict(sorted(elo.items(), key=lambda item: int(item[0]))), indent=1
        )
        + "\n"
        for game, elo in found.items()
    }


def _commit() -> str:
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
    parser.add_argument("pages", nargs="*", type=Path, default=sorted(ROOT.glob("docs/*.md")))
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--at-most", type=float, default=float("inf"), metavar="SECONDS")
    parser.add_argument("--only", default="", metavar="WORDS")
    chosen = parser.parse_args(arguments)
    if chosen.check:
        wrong = [
            command for page in chosen.pages for command in differing(page.read_text(encoding="utf-8"), chosen.at_most)
        ]
        print("\n".join(wrong) or "all as they stand")
        return bool(wrong)
    commit = _commit()
    for page in chosen.pages:
        text = page.read_text(encoding="utf-8")
        if figures(text):
            page.write_text(rewritten(text, commit, chosen.only), encoding="utf-8")
    for file, text in strengths(PAGE.read_text(encoding="utf-8")).items():
        file.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
