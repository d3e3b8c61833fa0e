#!/usr/bin/env python3
"""Write docs/shuffle-vectors.json: shuffles with all that follows from them, for programs that deal again.

`tests/test_shuffles.py` and `web/tests/shuffle.test.ts` compare both implementations with it.
"""

from __future__ import annotations

import hashlib
import hmac
import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from parlour import shuffles
from parlour.catalogue import GAMES
from parlour.game import written_options
from parlour.shuffles import Shuffle, ShufflePart

PATH = Path(__file__).resolve().parent.parent / "docs" / "shuffle-vectors.json"

OWN_DECK = "bcwbcw,wbxwbx,bbccdd,wwxxyy,bwbwcc,wbwbxx,bcbcww,bwcbwc,wxbwxb,bbwwxx,bxbxww,cbbcww,wbbwcc"
DEALT_BY = {
    "duality": ("rows", "join", "deck"),
    "duel-of-law": ("players",),
    "duos": ("players", "rounds", "first", "category"),
}
"""The options on which a deal, or what is seen of it first, depends."""
SALTS = {2: 36, 3: 323, 4: 1359}
"""By number of a setting, so that a deal of Duality with a complete path has to be shuffled again."""
SETTINGS: tuple[tuple[str, Mapping[str, str]], ...] = (
    ("duality", {}),
    ("duality", {"rows": "3", "join": "joined"}),
    ("duality", {"rows": "3", "join": "crossing"}),
    ("duality", {"rows": "3", "join": "wires"}),
    ("duality", {"rows": "4", "join": "crossing", "deck": OWN_DECK}),
    ("duel-of-law", {}),
    ("duel-of-law", {"players": "4"}),
    ("duos", {"players": "2"}),
    ("duos", {"players": "3", "rounds": "1"}),
    ("duos", {"players": "6", "rounds": "2", "category": "keep", "first": "things"}),
)


def vectors() -> list[dict[str, Any]]:
    """Return one vector with parts and one in which a part was not opened, for each setting; and one without parts."""
    made = []
    for number, (name, wished) in enumerate(SETTINGS, 1):
        for opened in ((True, True), (True, False)):
            made.append(_vector(name, wished, number, opened))
    made.append(_vector("duel-of-law", {}, 99, ()))
    return made


def _vector(name: str, wished: Mapping[str, str], number: int, opened: Sequence[bool]) -> dict[str, Any]:
    table = f"{2 * number + all(opened):016x}"
    secret = hashlib.sha256(f"secret {SALTS.get(number, 0)} {number} {opened}".encode()).hexdigest()
    parts = []
    for seat, is_open in enumerate(opened):
        person, nonce = number % 3 + 2 * seat, hashlib.sha256(f"nonce {number} {seat}".encode()).hexdigest()[:32]
        seal = shuffles.seal(table, number, person, nonce)
        parts.append(ShufflePart(seat, nonce if is_open else None, person, seal))
    shuffle = Shuffle(table, number, secret, tuple(parts))
    game = GAMES[name]
    options = game.options(wished)
    lines = "".join(f"{part.seat} {part.person} {part.seal} {part.nonce or '-'}\n" for part in parts)
    message = f"parlour shuffle 2\n{table}\n{number}\n{lines}"
    return {
        "game": name,
        "options": {name: written_options(options)[name] for name in DEALT_BY[name]},
        "record": shuffles.write(shuffle),
        "table": table,
        "number": number,
        "secret": secret,
        "parts": [
            {"seat": part.seat, "person": part.person, "seal": part.seal, "open": bool(part.nonce), "nonce": part.nonce}
            for part in parts
        ],
        "commitment": shuffle.commitment,
        "code": shuffle.code,
        "key": hmac.new(bytes.fromhex(secret), message.encode(), hashlib.sha256).hexdigest(),
        "deal": game.write_deal(game.deal(options, shuffle.chance())),
    }


if __name__ == "__main__":
    PATH.write_text(json.dumps(vectors(), indent=1) + "\n", encoding="utf-8")
