"""Write web/public/third-party.txt, what Parlour contains that others made: python -m scripts.third_party.

It is made from the npm packages of which something is in the built client (`web/node_modules`), from the Python
packages in the built documentation and in what browsers download, and from `licences/data.txt`. The wheel carries it
and the About page links to it; `scripts/release` refuses a page that is not up to date.
"""

from __future__ import annotations

import json
import sys
from importlib import metadata
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "web" / "public" / "third-party.txt"
"""Where the client's build takes it from: the server offers it as /third-party.txt."""
BUNDLED = (
    "svelte",
    "@fluent/bundle",
    "uqr",
    "@noble/hashes",
    "@fontsource-variable/figtree",
    "@fontsource/fraunces",
    "@iconify-json/noto",
)


def notice(name: str) -> str:
    """Return the notice of an npm package: its name, licence and the text of it."""
    folder = ROOT / "web" / "node_modules" / name
    about = json.loads((folder / "package.json").read_text(encoding="utf-8"))
    licence = about.get("license")
    if not licence:
        sys.exit(f"{name} names no licence; look it up before it is bundled.")
    files = sorted(path for path in folder.iterdir() if path.stem.lower() in ("license", "licence"))
    if not files and licence != "Apache-2.0":
        sys.exit(f"{name} has no licence text; add one to licences/.")
    text = files[0].read_text(encoding="utf-8").strip() if files else "The text is in Parlour's own LICENSE."
    return f"{name} ({licence})\n\n{text}"


DOCUMENTATION = ("furo", "sphinx", "sphinx-copybutton", "sphinx-design")
"""Of which scripts and styles are in the built documentation: furo's with gumshoe, copybutton's with clipboard.js."""
OFFLINE = ("msgspec", "platformdirs")
"""What lies beside Pyodide in what a browser downloads to play without a server."""


def python_notice(name: str, where: str) -> str:
    """Return the notice of a Python package that is installed here."""
    files = [file for file in metadata.files(name) or [] if file.stem.lower() in ("license", "licence")]
    if not files:
        sys.exit(f"{name} has no licence text; add one to licences/.")
    return f"{name}, {where}\n\n{files[0].read_text(encoding='utf-8').strip()}"


def third_party() -> str:
    """Return the whole page."""
    head = "Parlour contains work of others. Each is named here with its licence."
    data = (ROOT / "licences" / "data.txt").read_text(encoding="utf-8").strip()
    docs = [python_notice(name, "in the documentation") for name in DOCUMENTATION]
    offline = [python_notice(name, "for browsers without a server") for name in OFFLINE]
    return f"\n\n{'-' * 80}\n\n".join([head, *map(notice, BUNDLED), *docs, *offline, data]) + "\n"


if __name__ == "__main__":
    PAGE.write_text(third_party(), encoding="utf-8")
    print(PAGE.relative_to(ROOT))
