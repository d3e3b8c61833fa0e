"""Where the pages that are generated for the site lie, before Sphinx reads them."""

from __future__ import annotations

from pathlib import Path

FOLDER = Path(__file__).parent / "_build" / "generated"


def write(name: str, text: str) -> None:
    """Write a page, unless it is there already: Sphinx rebuilds what is newer."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    target = FOLDER / name
    if not target.exists() or target.read_text(encoding="utf-8") != text:
        target.write_text(text, encoding="utf-8")
