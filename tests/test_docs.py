"""The documentation builds without a warning, and every page can be reached."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from parlour import words
from parlour.catalogue import GAMES
from parlour.school.lessons import lesson
from scripts.check_docs import broken_links, examples, failing_examples, run_example
from tests.published_games import PUBLISHED

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"


@pytest.mark.slow
def test_the_documentation_builds_without_warnings(tmp_path: Path) -> None:
    """Broken references, pages outside every table of contents and bad markup are warnings."""
    (DOCS / "_build" / "extra").mkdir(parents=True, exist_ok=True)
    command = [sys.executable, "-m", "sphinx", "--fail-on-warning", "--keep-going", "-q", str(DOCS), str(tmp_path)]
    built = subprocess.run(command, capture_output=True, text=True, check=False, timeout=600)
    assert built.returncode == 0, built.stderr
    assert (tmp_path / "play" / "duality.html").is_file()
    assert (tmp_path / "reports" / "duality.html").is_file()
    assert broken_links(tmp_path) == []


def test_every_link_in_the_readme_leads_somewhere() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    targets = re.findall(r"\]\(([^)#\s]+)(?:#[^)]*)?\)|(?:src|href)=\"([^\"#]+)", text)
    local = [target for pair in targets for target in pair if target and not target.startswith("http")]
    assert local
    assert [target for target in local if not (ROOT / target).exists()] == []


def test_the_glossary_has_at_most_fifteen_words() -> None:
    """Everything else takes its ordinary technical name."""
    defined = re.findall(r"^(\S.*)\n: ", (DOCS / "glossary.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert 0 < len(defined) <= 15
    assert defined == sorted(defined)


def test_every_test_that_holds_a_ruling_is_there() -> None:
    named = {
        name
        for page in (DOCS / "rulings").glob("*.md")
        for name in re.findall(r"`(test_\w+)`", page.read_text(encoding="utf-8"))
    }
    found = {
        name
        for file in (ROOT / "tests").rglob("test_*.py")
        for name in re.findall(r"def (test_\w+)", file.read_text(encoding="utf-8"))
    }
    assert named
    assert named - found == set()


@pytest.mark.parametrize("game", PUBLISHED)
def test_the_rules_page_in_the_browser_shows_the_same_rules(game: str) -> None:
    """The site's page of a game has all its rules and figures; the browser's page must show each of them, in order."""
    page = (ROOT / "web" / "src" / "boards" / game / "Rules.svelte").read_text(encoding="utf-8")
    shown = [
        part for listed in re.findall(r"parts=\{\[(.*?)\]\}", page, re.DOTALL) for part in re.findall("'(.+?)'", listed)
    ]
    codes = [code.removeprefix(f"{game}-rules-") for code in words.codes(f"{game}-rules-")]
    parts = [re.sub("-(title|house)$", "", code) for code in codes if not code.endswith("-figure")]
    assert shown == list(dict.fromkeys(parts))
    drawn = {code.removesuffix("-figure") for code in codes if code.endswith("-figure")}
    assert drawn == {figure.name for figure in lesson(GAMES[game]).figures}
    shows = " ".join(re.findall(r"shows=\{(.*?)\} ?/>", page, re.DOTALL))
    assert all(re.search(rf"\b{name}'?: \{{", shows) for name in drawn)


@pytest.mark.slow
def test_every_runnable_example_runs() -> None:
    assert failing_examples() == []


def test_examples_are_found_and_run(tmp_path: Path) -> None:
    page = "<!-- runnable -->\n```console\n$ echo one\none\n```\n\n```python\nnot run\n```\n"
    ((language, text),) = examples(page)
    assert run_example(language, text, tmp_path) == ""
    assert "instead of" in run_example("console", "$ echo two\none\n", tmp_path)
    assert "boom" in run_example("python", "raise ValueError('boom')", tmp_path)
    assert "nothing" in run_example("console", "$ nothing-there\n", tmp_path)


def test_a_broken_link_is_found(tmp_path: Path) -> None:
    (tmp_path / "a.html").write_text(
        '<a id="here" href="b.html#there">b</a><a href="#here">a</a><a href="c.html">c</a>'
    )
    (tmp_path / "b.html").write_text("<p id='elsewhere'>")
    assert broken_links(tmp_path) == ["a.html: b.html#there", "a.html: c.html"]
