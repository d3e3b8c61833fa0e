"""The figures of the pages are those of the commands that they name."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from scripts.figures import ROOT, Figure, figures, made, main, rewritten

PAGES = sorted(ROOT.glob("docs/*.md"))
ALL = [(page.name, figure) for page in PAGES for figure in figures(page.read_text(encoding="utf-8"))]
SAMPLE = [figure for _, figure in ALL if not figure.timed and figure.seconds is not None and figure.seconds <= 5]


@pytest.mark.slow
@pytest.mark.parametrize("figure", SAMPLE, ids=lambda figure: figure.command)
def test_a_figure_comes_out_the_same_again(figure: Figure) -> None:
    assert made(figure.command) == figure.body


@pytest.mark.parametrize(("page", "figure"), ALL, ids=lambda part: getattr(part, "command", part))
def test_every_figure_was_made(page: str, figure: Figure) -> None:
    assert figure.seconds is not None
    assert f"    $ {figure.command}\n" in figure.body


def test_whatever_says_how_strong_players_are_is_a_figure() -> None:
    page = (ROOT / "docs" / "strength.md").read_text(encoding="utf-8")
    outside = re.sub(r"<!-- figure.*?<!-- made at .*? -->", "", page, flags=re.DOTALL)
    assert "$ " not in outside


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
