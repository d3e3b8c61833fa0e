"""The README tells the truth: its program runs, and its figures are those of the pages it links to."""

from __future__ import annotations

import doctest
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")


def page(name: str) -> str:
    return (ROOT / "docs" / name).read_text(encoding="utf-8")


def test_the_game_in_the_python_guide_is_played_as_printed() -> None:
    failures, tried = doctest.testfile(str(ROOT / "docs" / "python.md"), module_relative=False)
    assert tried > 10
    assert failures == 0


def test_the_program_in_the_readme_runs() -> None:
    (program,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    said = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, timeout=300)
    assert "winners=(0,)" in said.stdout
    assert "Parlour record" in said.stdout


def test_the_figures_in_the_readme_are_those_of_its_pages() -> None:
    proved = re.search(r"opener wins (\d+) of the (\d+) openings there", README)
    assert proved
    assert f"{proved[1]} of the {proved[2]} openings" in page("dualite-6x6.md")

    lost = re.search(r"(\d+) kills .*? ([\d,]+) acknowledged moves", README, re.DOTALL)
    assert lost
    runs = re.findall(r"(\d+) kills, (\d+) acknowledged moves, none lost or doubled", page("promises.md"))
    assert int(lost[1]) == sum(int(kills) for kills, _ in runs[:2])
    assert int(lost[2].replace(",", "")) == sum(int(moves) for _, moves in runs[:2])

    speed = re.search(r"([\d,]+) steps of Dualité .*? ([\d,]+) of pgx", README, re.DOTALL)
    assert speed
    measured = page("figures/speed.json")
    assert re.search(rf"dualite, batch, dense masks +{speed[1]} ", measured)
    assert re.search(rf"pgx's connect_four, batch +{speed[2]} ", measured)


def test_the_readme_is_short_and_its_picture_light() -> None:
    assert len(README.splitlines()) <= 100
    assert (ROOT / "docs" / "pictures" / "game.webp").stat().st_size <= 1_500_000
