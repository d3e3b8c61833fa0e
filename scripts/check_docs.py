"""Check the built documentation: every link of docs/_build/html leads somewhere, and every runnable example runs.

An example is runnable if the line before its code block is `<!-- runnable -->`; Python, `console` and `sh` can be run.
In a `console` block the lines with `$ ` are commands, and other lines what they must print, a refusal included.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

ROOT = Path(__file__).parents[1]
SITE = ROOT / "docs" / "_build" / "html"
_EXAMPLE = re.compile(r"^<!-- runnable -->\n```(python|console|sh)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


class _Page(HTMLParser):
    """The links and the places of a page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.places: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name in ("href", "src") and value:
                self.links.append(value)
            elif name in ("id", "name") and value:
                self.places.add(value)


def broken_links(site: Path) -> list[str]:
    """Return the links inside the site that lead nowhere, as `page: link`."""
    pages = {file: _Page(file.read_text(encoding="utf-8")) for file in sorted(site.rglob("*.html"))}
    found = []
    for file, page in pages.items():
        for link in page.links:
            parts = urlsplit(link)
            if parts.scheme or parts.netloc:
                continue
            target = (file.parent / unquote(parts.path)).resolve() if parts.path else file
            target = target / "index.html" if target.is_dir() else target
            there = pages.get(target)
            if not target.is_file() or (parts.fragment and there and unquote(parts.fragment) not in there.places):
                found.append(f"{file.relative_to(site)}: {link}")
    return found


def examples(text: str) -> Iterator[tuple[str, str]]:
    """Return the runnable examples of a page: language and text."""
    for match in _EXAMPLE.finditer(text):
        yield match[1], match[2]


def run_example(language: str, text: str, folder: Path) -> str:
    """Run an example in this folder; return what is wrong, or an empty text."""
    environment = {**os.environ, "PATH": f"{Path(sys.executable).parent}:{os.environ.get('PATH', '')}"}

    def run(*command: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)

    if language == "python":
        done = run(sys.executable, "-c", text)
        return done.stderr if done.returncode else ""
    if language == "sh":
        done = run("/bin/sh", "-ec", text)
        return done.stderr if done.returncode else ""
    for example in re.split(r"^\$ ", text, flags=re.MULTILINE)[1:]:
        command, _, expected = example.partition("\n")
        done = run("/bin/sh", "-c", command.removeprefix(".venv/bin/"))
        said = done.stdout + done.stderr
        if expected.strip() and said.strip() != expected.strip():
            return f"$ {command}\nprinted\n{said}instead of\n{expected}"
        if done.returncode and not expected.strip():
            return f"$ {command}\n{said}"
    return ""


def failing_examples() -> list[str]:
    """Run all runnable examples of the documentation; return what is wrong."""
    found = []
    for page in [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]:
        with tempfile.TemporaryDirectory() as folder:
            for language, text in examples(page.read_text(encoding="utf-8")):
                if wrong := run_example(language, text, Path(folder)):
                    found.append(f"{page.relative_to(ROOT)}: {wrong}")
    return found


def main() -> int:
    wrong = [*broken_links(SITE), *failing_examples()]
    print("\n".join(wrong) or "Every link leads somewhere, and every runnable example runs.")
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main())
