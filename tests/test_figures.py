"""The figures of the pages are those of the commands that they name."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from scripts.figures import (
    DATA,
    ROOT,
    Figure,
    Run,
    figures,
    made,
    made_again,
    main,
    printed,
    rewritten,
    runs,
    write_runs,
)

PAGES = sorted(ROOT.glob("docs/*.md"))
ALL = [(page.name, figure) for page in PAGES for figure in figures(page.read_text(encoding="utf-8"))]
RUNS = [run for file in sorted(DATA.glob("*.json")) for run in runs(file)]
REPEATED = [run for run in RUNS if not run.timed and run.seconds <= 5]
QUICKEST = {run.command.split()[2]: run for run in sorted(REPEATED, key=lambda run: -run.seconds)}
"""Of each game, by its name in the command. The others are repeated before a release."""
SAMPLE = [figure for _, figure in ALL if not figure.timed and figure.seconds is not None and figure.seconds <= 5]


@pytest.mark.slow
@pytest.mark.parametrize("figure", SAMPLE, ids=lambda figure: figure.command)
def test_a_figure_comes_out_the_same_again(figure: Figure) -> None:
    assert made(figure.command) == figure.body


@pytest.mark.parametrize(("page", "figure"), ALL, ids=lambda part: getattr(part, "command", part))
def test_every_figure_was_made(page: str, figure: Figure) -> None:
    assert figure.seconds is not None
    assert f"    $ {figure.command}\n" in figure.body


@pytest.mark.slow
@pytest.mark.parametrize(
    "run",
    [pytest.param(run, marks=() if run in QUICKEST.values() else pytest.mark.long) for run in REPEATED],
    ids=[run.command for run in REPEATED],
)
def test_a_run_comes_out_the_same_again(run: Run) -> None:
    assert printed(run.command) == run.output


@pytest.mark.parametrize("run", RUNS, ids=lambda run: run.command)
def test_every_run_was_made(run: Run) -> None:
    assert re.fullmatch("[0-9a-f]{7,}", run.commit)
    assert run.output
    assert run.seconds or run.by_hand


def test_pages_of_strength_show_only_runs() -> None:
    """A figure on a page of strength is that of a run, or is noted as made by hand."""
    for page in (ROOT / "docs" / "strength").glob("*.md"):
        text = page.read_text(encoding="utf-8")
        assert "```{levels}" in text
        assert "```{runs}" in text


@pytest.mark.slow
def test_runs_are_made_again_and_checked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "runs.json"
    write_runs(file, [Run("parlour perft dualite --depth 2"), Run("made once", by_hand=True, output=("7",))])
    assert main(["--check", str(file)]) == 1
    made_again(file, "0123abc")
    first, second = runs(file)
    assert (first.output, first.commit) == (("78", "672"), "0123abc")
    assert second.output == ("7",)
    assert main(["--check", str(file)]) == 0
    capsys.readouterr()


@pytest.mark.slow
def test_a_page_is_rewritten_and_checked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "page.md"
    page.write_text("Before.\n\n<!-- figure: parlour perft dualite --depth 2 -->\n<!-- new -->\n\nAfter.\n")
    assert main(["--check", str(page)]) == 1
    text = rewritten(page.read_text(), "0123abc")
    page.write_text(text)
    assert re.sub(r"\d+ s of CPU", "1 s of CPU", text) == (
        "Before.\n\n<!-- figure: parlour perft dualite --depth 2 -->\n\n"
        "    $ parlour perft dualite --depth 2\n    78\n    672\n\n"
        "<!-- made at 0123abc, 1 s of CPU -->\n\nAfter.\n"
    )
    assert main(["--check", str(page)]) == 0
    page.write_text(re.sub(r"\d+ s of CPU", "60 s of CPU", text).replace("672", "673"))
    assert main(["--check", "--at-most", "5", str(page)]) == 0, "it took longer, so it is not looked at"
    assert main(["--check", str(page)]) == 1
    assert capsys.readouterr().out.splitlines()[-1] == "parlour perft dualite --depth 2"
