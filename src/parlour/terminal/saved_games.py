"""An unfinished game of this keyboard, kept in a file: who plays which seat, and the record as far as it goes.

Parlour saved game 1
against: 3
keyboard: 0
Parlour record 1
…
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from parlour.game import BadNotation, Seat
from parlour.record import Record, read

FIRST_LINE = "Parlour saved game 1"
_HEAD = re.compile(r"Parlour saved game 1\nagainst: (\S{1,40})\nkeyboard: ([0-9](?: [0-9])*)\n", re.ASCII)


@dataclass(frozen=True, slots=True)
class SavedGame:
    against: str | None
    """The level, or name, of the bots on the other seats."""
    keyboard: tuple[Seat, ...]
    """The seats of the people at the keyboard."""
    sheet: Record


def write_saved(against: str | None, keyboard: tuple[Seat, ...], sheet: str) -> str:
    return f"{FIRST_LINE}\nagainst: {against or '-'}\nkeyboard: {' '.join(map(str, keyboard))}\n{sheet}"


def read_saved(text: str) -> SavedGame:
    """Read a saved game; refuse other texts. The moves are checked when they are played."""
    head = _HEAD.match(text)
    if head is None:
        raise BadNotation("saved-game-not-one", first=FIRST_LINE)
    keyboard = tuple(map(int, head[2].split()))
    sheet = read(text[head.end() :])
    if sheet.result != "*" or max(keyboard) >= len(sheet.names) or len(set(keyboard)) < len(keyboard):
        raise BadNotation("saved-game-not-one", first=FIRST_LINE)
    return SavedGame(None if head[1] == "-" else head[1], keyboard, sheet)
