#!/usr/bin/env python3
"""Write what the boards of the home page show: `web/src/boards/<game>/front.json`, from records of `tests/records/`.

A position in the middle of a game as a spectator sees it, and the one after the next move, which the board plays when
it is pointed at. Run it when views or records change: `.venv/bin/python scripts/front_boards.py`.
"""

import sys
from pathlib import Path
from typing import Any

import msgspec

from parlour import record
from parlour.catalogue import GAMES
from parlour.sitting import begin

ROOT = Path(__file__).resolve().parent.parent
SHOWN = {
    "dualite": ("dualite-4x4", 9),
    "duality": ("duality", 8),
    "dualma": ("dualma", 40),
    "duel-of-law": ("duel-of-law-four-players", 2),
    "duos": ("duos-things-kept", 0),
}
"""By game: a record, and after how many of its moves."""


def front(name: str, moves: int) -> dict[str, Any]:
    """Return the two positions, what was announced before the first, and what is announced of the move between them."""
    played = record.replay(record.read((ROOT / "tests" / "records" / f"{name}.txt").read_text()), GAMES)
    sitting = begin(played.game, played.options, played.deal)
    for seat, move in played.moves[:moves]:
        sitting = sitting.play(seat, move)
    before = sitting
    for seat, move in played.moves[moves:]:
        sitting = sitting.play(seat, move)
        if sitting.announcements(None) != before.announcements(None):
            break
    seats = [
        {"seat": seat, "side": side, "kind": "bot", "name": ""}
        for side, members in enumerate(played.game.sides(played.options))
        for seat in members
    ]
    return {
        "view": before.view(None),
        "next": sitting.view(None),
        "announcements": sitting.announcements(None)[-2:],
        "seats": seats,
    }


def text(game: str) -> str:
    return msgspec.json.format(msgspec.json.encode(front(*SHOWN[game])), indent=1).decode() + "\n"


def path(game: str) -> Path:
    return ROOT / "web" / "src" / "boards" / game / "front.json"


if __name__ == "__main__":
    for game in SHOWN:
        path(game).write_text(text(game))
    print(f"{len(SHOWN)} boards of the home page", file=sys.stderr)
