"""The 116 cards of DUOS: an animal on one side, a thing on the other, from the table in `cards.csv`.

Which thing is behind which animal is our own arbitrary choice. A name here is a key: what a person reads is the
sentence `duos-card-<name>` in `words/`. A picture is `package:icon`, taken from that icon package when the client is
built, or `parlour:name`, drawn by ourselves in the same style (`web/pictures/`).
"""

from __future__ import annotations

import csv
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources import files

ANIMALS = "animals"
THINGS = "things"
CATEGORIES = (ANIMALS, THINGS)


@dataclass(frozen=True, slots=True)
class Card:
    animal: str
    thing: str

    def side(self, category: str) -> str:
        """Return the name that lies face up."""
        return self.animal if category == ANIMALS else self.thing


def _read_table() -> tuple[dict[str, str], ...]:
    return tuple(csv.DictReader(files(__package__).joinpath("cards.csv").read_text(encoding="utf-8").splitlines()))


_TABLE = _read_table()
DECK: tuple[Card, ...] = tuple(Card(row["animal"], row["thing"]) for row in _TABLE)
BY_NAME: Mapping[str, Card] = {card.side(category): card for category in CATEGORIES for card in DECK}
"""The card that has this name on one of its sides."""


def other(category: str) -> str:
    """Return the category on the back."""
    return THINGS if category == ANIMALS else ANIMALS
