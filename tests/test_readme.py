"""The README tells the truth: its program runs, and its figures are those of the pages it links to."""

from __future__ import annotations

import doctest
import json
import os
import re
import runpy
import subprocess
import sys
from pathlib import Path

import pytest

from parlour import words
from parlour.catalogue import GAMES
from parlour.players.levels import offered

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
PROSE = " ".join(README.split())


def page(name: str) -> str:
    return (ROOT / "docs" / name).read_text(encoding="utf-8")


def test_the_game_in_the_python_guide_is_played_as_printed() -> None:
    failures, tried = doctest.testfile(str(ROOT / "docs" / "python.md"), module_relative=False)
    assert tried > 10
    assert failures == 0


def test_the_program_in_the_readme_runs() -> None:
    (program,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    said = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, timeout=300)
    assert "Parlour record" in said.stdout
    assert re.search(r"greedy +0\.9", said.stdout)


def test_the_figures_in_the_readme_are_those_of_its_pages() -> None:
    proved = re.search(r"opener wins (\d+) of the (\d+) openings there", PROSE)
    assert proved
    assert f"{proved[1]} of the {proved[2]} openings" in " ".join(page("dualite-6x6.md").split())

    lost = re.search(r"(\d+) kills .*? ([\d,]+) acknowledged moves", PROSE)
    assert lost
    runs = re.findall(r"(\d+) kills, (\d+) acknowledged moves, none lost or doubled", page("promises.md"))
    assert int(lost[1]) == sum(int(kills) for kills, _ in runs[:2])
    assert int(lost[2].replace(",", "")) == sum(int(moves) for _, moves in runs[:2])

    speed = re.search(r"([\d,]+) steps of Dualité .*? ([\d,]+) of pgx", PROSE)
    assert speed
    measured = page("figures/speed.json")
    assert re.search(rf"dualite, batch, dense masks +{speed[1]} ", measured)
    assert re.search(rf"pgx's connect_four, batch, compiled +{speed[2]} ", measured)

    levels = re.search(r"Each of the (\d+) to (\d+) levels", PROSE)
    assert levels
    counts = [len(offered(game)) for game in GAMES.values()]
    assert (int(levels[1]), int(levels[2])) == (min(counts), max(counts))

    vectors = re.search(r"\[(\d+) test vectors\]", PROSE)
    assert vectors
    assert int(vectors[1]) == len(json.loads(page("shuffle-vectors.json")))

    weight = re.search(r"at most (\d+) kB", PROSE)
    assert weight
    assert f"FRONT_PAGE = {weight[1]}_000" in (ROOT / "tests/browser/test_weight.py").read_text(encoding="utf-8")


def test_the_table_says_what_the_games_say() -> None:
    """Players and minutes are those of the home page."""
    for name in GAMES:
        (row,) = (line for line in README.splitlines() if f"docs/play/{name}.md" in line)
        said = words.say(f"{name}-card-players") + words.say(f"{name}-card-minutes")
        players, minutes = re.findall(r"\d+", row.split("|")[4]), row.split("|")[5].strip()
        assert players == re.findall(r"\d+", words.say(f"{name}-card-players"))
        assert f"{minutes} minutes" in said


@pytest.mark.slow
def test_the_commands_in_the_readme_run(tmp_path: Path) -> None:
    """Those of the terminal, answered by `quit`; the two scripts are there and can be executed."""
    commands = re.findall(r"^\$ (\S.*?)(?: +#.*)?$", README, re.MULTILINE)
    assert len(commands) >= 5
    for command in commands:
        program, *arguments = command.split()
        if program.startswith("scripts/"):
            assert os.access(ROOT / program, os.X_OK)
            continue
        assert program == ".venv/bin/parlour"
        line = [sys.executable, "-m", "parlour", *arguments]
        run = subprocess.run(
            line, input="quit\n", cwd=tmp_path, capture_output=True, text=True, check=False, timeout=300
        )
        assert run.returncode == 0, (command, run.stderr)


def test_the_badges_are_those_of_the_project() -> None:
    loaded = runpy.run_path(str(ROOT / "scripts" / "badges"))
    for name, drawn in loaded["badges"]().items():
        assert (ROOT / "docs" / "pictures" / name).read_text(encoding="utf-8") == drawn, "scripts/badges draws them"
        assert f"docs/pictures/{name}" in README


def test_links_are_absolute_in_the_wheel() -> None:
    loaded = runpy.run_path(str(ROOT / "hatch_build.py"))
    text = loaded["absolute"](README, "https://source")
    targets = re.findall(r'(?:\]\(|(?:src|href)=")([^)"\s]+)', text)
    assert targets
    assert [target for target in targets if not target.startswith("https://")] == []
    assert "https://source/raw/main/docs/pictures/game.webp" in targets


def test_the_readme_is_short_and_its_picture_light() -> None:
    assert len(README.splitlines()) <= 90
    assert (ROOT / "docs" / "pictures" / "game.webp").stat().st_size <= 1_500_000
