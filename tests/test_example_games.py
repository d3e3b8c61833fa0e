"""The games of examples/games: each one folder in Python alone, under 300 lines, under the laws of every game."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

FOLDER = Path(__file__).resolve().parents[1] / "examples" / "games"
GAMES = sorted(folder.name for folder in FOLDER.iterdir() if (folder / "__init__.py").is_file())
LONGEST = 300


def test_there_are_three_that_are_not_ours() -> None:
    assert {"connect_four", "hex7", "high_tide"} <= set(GAMES)


@pytest.mark.parametrize("name", GAMES)
def test_it_is_python_alone_and_short(name: str) -> None:
    files = [file for file in (FOLDER / name).rglob("*") if file.is_file() and "__pycache__" not in file.parts]
    assert {file.suffix for file in files} <= {".py", ".ftl"}
    assert sum(len(file.read_text(encoding="utf-8").splitlines()) for file in files) < LONGEST


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_the_laws_hold_and_its_own_tests_pass(name: str) -> None:
    laws = ["-p", "parlour.testing.pytest_plugin", "--pyargs", "parlour.testing", "--game", str(FOLDER / name)]
    for asked in (laws, [str(FOLDER / name)]):
        program = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *asked]
        done = subprocess.run(program, cwd=FOLDER.parents[1], capture_output=True, text=True, check=False, timeout=600)
        assert done.returncode == 0, done.stdout[-3000:]
        assert " passed" in done.stdout
