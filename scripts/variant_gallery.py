"""The reports of the variants in examples/variants, and docs/gallery.md with one sentence of each.

    python -m scripts.variant_gallery [GAMES]

The reports lie beside the variants, as data: `parlour study GAME --variant FILE --page PAGE.html` makes the page again.
"""

from __future__ import annotations

import json
import sys
from dataclasses import asdict
from pathlib import Path

from parlour import words
from parlour.catalogue import GAMES, add
from parlour.study.comparison import ComparedVersions, chosen_players, compare
from parlour.study.comparison_pages import verdict
from scripts.figures import commit_here

TOP = Path(__file__).resolve().parents[1]
FOLDER = TOP / "examples" / "variants"
GAMES_OF = {"dualite": 200, "duality": 200, "dualma": 60, "duel-of-law": 60, "duos": 200}
"""Fewer where players think longer."""
SEED = "gallery"

HEAD = """# The gallery of variants

Read in one sentence what each variant of `examples/variants/` changes in play. `scripts/gallery`
measures them and writes this page; [variants](variants.md) says how to read the figures.

Each variant is set beside its game with the same deals and seeds. Only differences are named that
remain when the false discovery rate of the variant's table is held at 5 %; the intervals are 95 %.
The samples are small: where no difference is certain, more games may find one.
"""


def report(file: Path, games: int | None) -> ComparedVersions:
    game = add(str(file))
    assert game.variant is not None
    base = game.variant.of.NAME
    players = chosen_players([GAMES[base], game], None)
    return compare([(base, {}), (game.NAME, {})], players, games or GAMES_OF[base], SEED, None)


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else None
    rows = ["| variant | what it changes | made from | what it does |", "|---|---|---|---|"]
    for file in sorted(FOLDER.glob("*.py")):
        found = report(file, games)
        told = json.dumps(asdict(found), ensure_ascii=False, indent=None)
        file.with_suffix(".json").write_text(told + "\n", encoding="utf-8")
        version = found.versions[1]
        base = words.say(f"{found.game}-name")
        made = f"{version.games} games, {found.player}"
        said = verdict(found, version).partition(": ")[2]
        rows.append(f"| `{file.name}` ({base}) | {version.about} | {made} | {said[0].upper()}{said[1:]} |")
        print(rows[-1], flush=True)
    text = f"{HEAD}\n" + "\n".join(rows) + f"\n\n<!-- made at {commit_here()} by scripts/gallery -->\n"
    (TOP / "docs" / "gallery.md").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
