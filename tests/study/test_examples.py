"""The programs that docs/study.md shows run, at a small size."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "study.md").read_text(encoding="utf-8")


def run(*arguments: str, folder: Path) -> str:
    told = subprocess.run([sys.executable, *arguments], cwd=folder, capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stderr
    return told.stdout


def test_all_questions_but_the_open_ones_have_a_figure() -> None:
    assert PAGE.count("\n## ") - 1 == PAGE.count("<!-- figure") == 5


@pytest.mark.slow
def test_endings(tmp_path: Path) -> None:
    assert "dualite-line" in run(str(ROOT / "examples" / "endings.py"), "6", folder=tmp_path)


@pytest.mark.slow
def test_what_was_learnt_plays(tmp_path: Path) -> None:
    said = run(str(ROOT / "examples" / "learn.py"), "--seconds", "1", "--out", "learned.npz", folder=tmp_path)
    assert "moves of self-play" in said
    bot = f"{ROOT / 'examples' / 'learned.py'}:Bot"
    match = run(
        "-m", "parlour", "match", "dualite", "--players", f"{bot},random", "--games", "4", "--json", folder=tmp_path
    )
    assert not any(game["forfeit"] for game in json.loads(match)["results"])
