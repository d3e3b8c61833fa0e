"""The page about the command line tells what really happens."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

PAGE = (Path(__file__).parents[2] / "docs" / "command-line.md").read_text(encoding="utf-8")
EXAMPLES = [
    example.partition("\n")
    for block in re.findall(r"```console\n(.*?)```", PAGE, re.DOTALL)
    for example in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]
]


@pytest.mark.slow
@pytest.mark.parametrize(("line", "expected"), [(line, said) for line, _, said in EXAMPLES], ids=lambda text: text[:60])
def test_an_example(line: str, expected: str) -> None:
    command = line.replace("parlour ", f"{sys.executable} -m parlour ", 1)
    run = subprocess.run(["/bin/sh", "-c", command], capture_output=True, text=True, encoding="utf-8", check=False)
    assert run.stdout + run.stderr == expected


def test_there_are_examples() -> None:
    assert len(EXAMPLES) >= 6


def test_every_command_is_on_the_page() -> None:
    """By the table that docs/command_pages.py writes from the help of all commands."""
    assert "```{include} _build/generated/command-table.md" in PAGE
