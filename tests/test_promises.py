"""The page of promises names tests that are there, and gives each promise a figure with its command."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "docs" / "promises.md").read_text(encoding="utf-8")
PROMISES = re.findall(r"^## \d\. (.*?)(?=^## |\Z)", PAGE, flags=re.MULTILINE | re.DOTALL)
NAMED = re.findall(r"`(tests/[a-z_/]+\.py)(?:::(\w+))?`", PAGE)
COMMANDS = re.findall(r"^    \$ (.+)\n((?:    (?!\$ ).*\n)*)", PAGE, flags=re.MULTILINE)


def test_there_are_eight_and_each_names_its_tests() -> None:
    assert len(PROMISES) == 8
    assert all("`tests/" in promise for promise in PROMISES)


@pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: promise.partition("\n")[0])
def test_each_has_a_command_and_what_it_printed(promise: str) -> None:
    printed = [output for _, output in COMMANDS if output and output in promise]
    assert any(re.search(r"\d", output) for output in printed)


@pytest.mark.parametrize(("command", "output"), COMMANDS)
def test_each_command_can_be_run(command: str, output: str) -> None:
    files = re.findall(r"(?:tests|benchmarks)/\S+\.py", command)
    files += [f"{module.replace('.', '/')}.py" for module in re.findall(r"python -m (\S+)", command)]
    assert files
    assert all((ROOT / file).is_file() for file in files)
    assert output, "what it printed"


@pytest.mark.parametrize(("file", "name"), NAMED)
def test_each_is_there(file: str, name: str) -> None:
    text = (ROOT / file).read_text(encoding="utf-8")
    assert not name or re.search(rf"^(?:def {name}\(|{name} = )", text, flags=re.MULTILINE)
