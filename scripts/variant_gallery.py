"""The reports of the variants in examples/variants, and docs/gallery.md with one sentence of each.

    python -m scripts.variant_gallery [GAMES] [--only NAME …]

The reports lie beside the variants, as data: `parlour study GAME --variant FILE --page PAGE.html` makes the page again.
"""

from __future__ import annotations

import argparse
import json
from dataclasses import asdict
from pathlib import Path

import msgspec

from parlour import words
from parlour.catalogue import GAMES, add
from parlour.study.comparison import ComparedVersions, chosen_players, compare
from parlour.study.comparison_pages import found, verdict
from scripts.figures import commit_here

TOP = Path(__file__).resolve().parents[1]
FOLDER = TOP / "examples" / "variants"
OTHERS = TOP / "examples" / "games"
ELSEWHERE = 40
GAMES_OF = {"dualite": 200, "duality": 200, "dualma": 60, "duel-of-law": 60, "duos": 200}
"""Fewer where players think longer."""
PLAYERS = {"card_limit": "9,12", "nine_cards": "9,12", "no_first_stack": "15,21", "black_wins_draws": "15,21"}
"""Who shows what a variant is for, where that is not who compares settings in the report."""
SEED = "gallery"

HEAD = """# The gallery of variants

Read in one sentence what each variant of `examples/variants/` changes in play. `scripts/gallery`
measures them and writes this page; [variants](variants.md) says how to read the figures.

Each variant is set beside its game with the same deals and seeds. Only differences are named that
remain when the false discovery rate of the variant's table is held at 5 %; the intervals are 95 %.
The samples are small: where no difference is certain, more games may find one.
"""

BELOW = """## Games from elsewhere

What the same command finds of the games in `examples/games/`. They are played by the second of the
five levels that any game has; it looks one answer ahead.

"""


def report(file: Path, games: int | None) -> ComparedVersions:
    game = add(str(file))
    assert game.variant is not None
    base = game.variant.of.NAME
    players = chosen_players([GAMES[base], game], PLAYERS.get(file.stem))
    return compare([(base, {}), (game.NAME, {})], players, games or GAMES_OF[base], SEED, None)


def row(file: Path) -> str:
    """The line of a variant, from its data."""
    add(str(file))
    compared = msgspec.json.decode(file.with_suffix(".json").read_bytes(), type=ComparedVersions)
    version = compared.versions[1]
    made = f"{version.games} games, {compared.player}"
    said = verdict(compared, version).partition(": ")[2]
    game = words.say(f"{compared.game}-name")
    return f"| `{file.name}` ({game}) | {version.about} | {made} | {said[0].upper()}{said[1:]} |"


def game_report(folder: Path, games: int | None) -> ComparedVersions:
    game = add(str(folder))
    return compare([(game.NAME, {})], ("general-1", "general-2"), games or ELSEWHERE, SEED, None)


def section(folder: Path) -> str:
    """What is found of a game from elsewhere, from its data."""
    game = add(str(folder))
    compared = msgspec.json.decode(data_of(folder).read_bytes(), type=ComparedVersions)
    lines = "\n".join(f"- {said}" for said in found(compared))
    version = compared.versions[0]
    return f"### {words.say(f'{game.NAME}-name')}\n\n{version.games} games of {compared.player}.\n\n{lines}\n"


def data_of(folder: Path) -> Path:
    return folder.parent / "reports" / f"{folder.name}.json"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="?", type=int)
    parser.add_argument("--only", nargs="*", default=[], metavar="NAME")
    chosen = parser.parse_args()
    files = sorted(FOLDER.glob("*.py"))
    for file in files:
        if not chosen.only or file.stem in chosen.only:
            told = json.dumps(asdict(report(file, chosen.games)), ensure_ascii=False)
            file.with_suffix(".json").write_text(told + "\n", encoding="utf-8")
            print(row(file), flush=True)
    others = sorted(file.parent for file in OTHERS.glob("*/__init__.py"))
    for folder in others:
        if not chosen.only or folder.name in chosen.only:
            data_of(folder).parent.mkdir(exist_ok=True)
            told = json.dumps(asdict(game_report(folder, chosen.games)), ensure_ascii=False)
            data_of(folder).write_text(told + "\n", encoding="utf-8")
            print(section(folder), flush=True)
    rows = ["| variant | what it changes | made from | what it does |", "|---|---|---|---|", *map(row, files)]
    text = (
        f"{HEAD}\n"
        + "\n".join(rows)
        + "\n\n"
        + BELOW
        + "\n".join(map(section, others))
        + f"\n\n<!-- made at {commit_here()} by scripts/gallery -->\n"
    )
    (TOP / "docs" / "gallery.md").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
