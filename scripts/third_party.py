"""Write web/public/third-party.txt, what Parlour contains that others made: python -m scripts.third_party.

It is made from the npm packages of which something is in the built client (`web/node_modules`) and from
`licences/data.txt`. The wheel carries it, the About page links to it, and a test holds it up to date.
"""

from __future__ import annotations

import json
import sys
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


def third_party() -> str:
    """Return the whole page."""
    head = "Parlour contains work of others. Each is named here with its licence."
    data = (ROOT / "licences" / "data.txt").read_text(encoding="utf-8").strip()
    return f"\n\n{'-' * 80}\n\n".join([head, *map(notice, BUNDLED), data]) + "\n"


if __name__ == "__main__":
    PAGE.write_text(third_party(), encoding="utf-8")
    print(PAGE.relative_to(ROOT))
