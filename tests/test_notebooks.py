"""The notebooks of examples/ run from top to bottom, and come to what they say."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

FOLDER = Path(__file__).parents[1] / "examples"


def run(name: str) -> dict[str, Any]:
    """Run all cells in one namespace, and show what each ends with as a notebook would."""
    namespace: dict[str, Any] = {}
    for cell in json.loads((FOLDER / name).read_text(encoding="utf-8"))["cells"]:
        if cell["cell_type"] == "code":
            assert not cell["outputs"], "the notebooks are kept without what they print"
            exec(compile("".join(cell["source"]), name, "exec"), namespace)
    return namespace


def test_play_and_draw() -> None:
    assert run("play.ipynb")["sitting"].outcome is not None


@pytest.mark.slow
def test_the_trained_agent_beats_a_low_level(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("train.ipynb")["score"] > 0.55


@pytest.mark.slow
def test_a_designer_is_answered() -> None:
    found = run("design.ipynb")
    assert set(found["figures"]["options"]) == {"rows=3", "rows=5", "rows=7"}
    assert found["match"].summary.tallies[0].score > 0.5
