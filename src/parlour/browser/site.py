"""A static site: the client's pages and what a browser needs to play without a server, in one folder.

Every page names the site's root relative to itself, so that the folder may stand below any path. Addresses that only
the client knows, such as those of tables, are answered by `404.html`, which many hosts send for what is not there, and
by the service worker once the site was visited.
"""

from __future__ import annotations

import itertools
import json
import shutil
from collections.abc import Iterator
from html import escape
from pathlib import Path

from parlour import words
from parlour.boards.paper import game_paper
from parlour.boards.paper.sheets import PAPERS, Style
from parlour.browser import worker
from parlour.catalogue import GAMES
from parlour.game import Game, Refusal
from parlour.prints import printed

STATIC = Path(__file__).parents[1] / "static"
FILES = Path(__file__).with_name("files")
_BASE = '<base href="/" />'
_FIRST = ("table", "analysis", "puzzles", "rules", "learn", "openings")
"""How addresses begin that have more than one part."""


class NotBuilt(Refusal):
    """The package lacks the built client, or the files with which browsers play without a server."""


def write_site(out: Path, server: str = "") -> None:
    """Write the site into this folder, which is made or must be empty; `server` is where friends play together."""
    if not (STATIC / "index.html").is_file():
        raise NotBuilt("client-not-built")
    if not (FILES / "files.json").is_file():
        raise NotBuilt("site-not-built")
    if out.exists() and (not out.is_dir() or any(out.iterdir())):
        raise NotBuilt("site-not-empty", folder=str(out))
    shutil.copytree(
        STATIC, out, ignore=shutil.ignore_patterns("*.br", "*.gz", "pages", ".digest", "files.json"), dirs_exist_ok=True
    )
    shutil.copytree(STATIC / "pages", out / "pages", ignore=shutil.ignore_patterns("*.br", "*.gz"))
    edition = json.loads((FILES / "files.json").read_text(encoding="utf-8"))["edition"]
    shutil.copytree(FILES, out / "offline" / edition)
    (out / "offline" / edition / "files.json").rename(out / "offline" / "files.json")
    for known in ("games", "house", "tables"):
        answered = json.loads(worker.answer("GET", f"api/{known}", "", None))
        (out / "offline" / f"{known}.json").write_text(answered["text"], encoding="utf-8")
    for shell in (out / "pages").glob("*/*.html"):
        shell.write_text(_page(shell.read_text(encoding="utf-8"), "../../", server), encoding="utf-8")
    for address, page in _pages():
        source = STATIC / "pages" / "en" / f"{page}.html"
        text = source.read_text(encoding="utf-8")
        folder = out / address
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "index.html").write_text(
            _page(text, "../" * len(Path(address).parts) or "./", server), encoding="utf-8"
        )
    unknown = (STATIC / "pages" / "en" / "shell.html").read_text(encoding="utf-8")
    (out / "404.html").write_text(_unknown(unknown, server), encoding="utf-8")
    (out / "prints").mkdir()
    for name, game, style in ready_prints():
        (out / "prints" / name).write_bytes(printed(game, {}, style))


def ready_prints() -> Iterator[tuple[str, Game, Style]]:
    """Yield every game on paper that the site has, by the name of its file; a page cannot make one by itself."""
    for name, game in GAMES.items():
        if game_paper(game) is not None:
            for paper, language in itertools.product(PAPERS, words.LANGUAGES):
                yield f"{name}-{paper}-{language}.pdf", game, Style(paper, language=language)


def _pages() -> Iterator[tuple[str, str]]:
    """Yield every address that is known beforehand, and the built page that is shown there."""
    yield "", "index"
    for name in GAMES:
        yield name, name
        for first in ("rules", "learn", "puzzles", "openings"):
            yield f"{first}/{name}", "shell"
    for name in ("yours", "settings", "review"):
        yield name, "shell"
    for name in ("privacy", "about"):
        yield name, name


def _page(text: str, root: str, server: str) -> str:
    text = text.replace("<html ", f'<html data-server="none" data-friends="{escape(server)}" ', 1)
    return text.replace(_BASE, f'<base href="{root}" />', 1)


def _unknown(text: str, server: str) -> str:
    """Return a page for any address: it finds the root in front of the first part that the client knows."""
    known = "|".join(_FIRST)
    found = f"location.pathname.replace(/\\/({known})\\/.*$/, '/')"
    script = f'<script>document.write(`<base href="${{{found}}}">`)</script>'
    return _page(text, "/", server).replace('<base href="/" />', script, 1)
