"""A tableau of Duel of Law as a picture: cards by colour and rank, branches in their owners' colours."""

from __future__ import annotations

from parlour.boards.picture import SIDES, Label, Picture, Shape, Stroke, Tile
from parlour.games.duel_of_law.rainbow import SUITS
from parlour.games.duel_of_law.tableau import Axis
from parlour.games.duel_of_law.views import View

_INKS = ("#b3202c", "#b8417f", "#a85208", "#7a6200", "#1f5d33", "#3b7420", "#1d3f8f", "#1b6d92", "#58238c", "#7a4fb0",
         "#1f1d1b", "#5b5a57")  # fmt: skip
_WASHES = ("#f7dcdc", "#fde6f1", "#fbe3cc", "#fdf5c4", "#d5e8d8", "#e6f6d6", "#d6dff3", "#dcf1fa", "#e3d8f0", "#f1e6fc",
           "#dddbd6", "#f1f0ed")  # fmt: skip
_GROUND = "#e6dcc6"
_JOKER = ("#5a4a1f", "#fff8e1")
_HIGH = 1.3
"""A card, in its own widths."""


def picture(view: View, language: str | None = None) -> Picture:
    across = [card.x for card in view.cards] or [0]
    down = [card.y for card in view.cards] or [0]
    left, top = min(across) - 0.5, min(down) - 0.5
    size = (max(across) - left + 1.5, (max(down) - top + 1.5) * _HIGH)
    shapes: list[Shape] = [Tile((0, 0), size, _GROUND, "", 0, 0.2)]
    for branch in view.branches:
        row = branch.axis == Axis.ROW
        start = (branch.x - left + 0.5, (branch.y - top + 0.5) * _HIGH)
        far = branch.length - 1
        end = (start[0] + far, start[1]) if row else (start[0], start[1] + far * _HIGH)
        shapes.append(Stroke((start, end), SIDES[branch.owner % len(SIDES)], 1.12 if not row else 1.12 * _HIGH))
        shapes.append(Stroke((start, end), _GROUND, 0.98 if not row else 0.98 * _HIGH))
    for card in view.cards:
        suit = SUITS.index(card.face.suit) if card.face.suit in SUITS else None
        ink, wash = _JOKER if suit is None else (_INKS[suit], _WASHES[suit])
        x, y = card.x - left, (card.y - top) * _HIGH
        shapes.append(Tile((x + 0.06, y + 0.06), (0.88, _HIGH - 0.12), wash, ink, 0.04, 0.1))
        shapes.append(Tile((x + 0.06, y + 0.06), (0.88, 0.2), ink, "", 0, 0.1))
        shapes.append(Label((x + 0.5, y + 0.76), card.face.rank or card.face.card, 0.52, ink, 0.8))
    return Picture(size, tuple(shapes))
