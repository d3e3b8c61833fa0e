"""A tableau of Duel of Law as a picture: cards with what matters most on them, branches with tokens and laws."""

from __future__ import annotations

from parlour.boards.picture import INK, SHEET, SIDES, Disc, Label, Picture, Point, Shape, Stroke, Tile
from parlour.games.duel_of_law.layout import SeenBranch
from parlour.games.duel_of_law.rainbow import SUITS, Face
from parlour.games.duel_of_law.sentences import say_law
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
_FEW = 4
"""Of so many branches the laws are written beside them; among more they would hide each other."""


def picture(view: View, language: str | None = None) -> Picture:
    across = [card.x for card in view.cards] or [0]
    down = [card.y for card in view.cards] or [0]
    left, top = min(across) - 0.5, min(down) - 0.5
    size = (max(across) - left + 1.5, (max(down) - top + 1.5) * _HIGH)
    shapes: list[Shape] = [Tile((0, 0), size, _GROUND, "", 0, 0.2)]
    for branch in view.branches:
        row = branch.axis == Axis.ROW
        start, end = _ends(branch, left, top)
        shapes.append(Stroke((start, end), SIDES[branch.owner % len(SIDES)], 1.12 if not row else 1.12 * _HIGH))
        shapes.append(Stroke((start, end), _GROUND, 0.98 if not row else 0.98 * _HIGH))
    for card in view.cards:
        shapes += _card(card.face, (card.x - left, (card.y - top) * _HIGH))
    for branch in view.branches:
        shapes += _tokens(branch, _ends(branch, left, top)[0])
    if len(view.branches) <= _FEW:
        for branch in view.branches:
            said = say_law([token.law for token in branch.tokens], language)
            shapes += _law(said, branch, _ends(branch, left, top), size[0])
    return Picture(size, tuple(shapes))


def _ends(branch: SeenBranch, left: float, top: float) -> tuple[Point, Point]:
    """Return the middles of the first and the last card of a branch."""
    start = (branch.x - left + 0.5, (branch.y - top + 0.5) * _HIGH)
    far = branch.length - 1
    return start, (start[0] + far, start[1]) if branch.axis == Axis.ROW else (start[0], start[1] + far * _HIGH)


def inks(suit: str) -> tuple[str, str]:
    """Return the ink and the wash of a suit, or of jokers."""
    place = SUITS.index(suit) if suit in SUITS else None
    return _JOKER if place is None else (_INKS[place], _WASHES[place])


def _card(face: Face, corner: Point) -> list[Shape]:
    """Return a card with its number in the middle, its letter and its dice suit below."""
    (x, y), (ink, wash) = corner, inks(face.suit)
    return [
        Tile((x + 0.06, y + 0.06), (0.88, _HIGH - 0.12), wash, ink, 0.04, 0.1),
        Tile((x + 0.06, y + 0.06), (0.88, 0.2), ink, "", 0, 0.1),
        Label((x + 0.5, y + 0.62), face.rank if face.rank == "joker" else face.card, 0.46, ink, 0.74),
        Label((x + 0.24, y + 1.06), face.letter, 0.22, ink),
        Tile((x + 0.66, y + 0.95), (0.22, 0.22), "#ffffff", ink, 0.02, 0.04),
        Label((x + 0.77, y + 1.06), str(face.dice), 0.17, ink),
    ]


def _tokens(branch: SeenBranch, first: Point) -> list[Shape]:
    """Return the stack on the first card's outer edge; the upper token bears its owner's number."""
    row = branch.axis == Axis.ROW
    x, y = (first[0] - 0.46, first[1]) if row else (first[0], first[1] - 0.46 * _HIGH)
    discs: list[Shape] = [
        Disc((x, y - 0.12 * height), 0.17, SIDES[token.seat % len(SIDES)], "#ffffff", 0.025)
        for height, token in enumerate(branch.tokens)
    ]
    return [*discs, Label((x, y - 0.12 * (len(discs) - 1)), str(branch.owner + 1), 0.2, "#ffffff")]


def _law(said: str, branch: SeenBranch, ends: tuple[Point, Point], room: float) -> list[Shape]:
    """Return a strip with the law: above a row, below a column."""
    (x, y), (far, below) = ends
    wide = min(room - 0.2, 0.3 + 0.11 * len(said))
    at = ((x + far) / 2, y - 0.5 * _HIGH) if branch.axis == Axis.ROW else (x, below + 0.5 * _HIGH)
    middle = (min(max(at[0], wide / 2 + 0.1), room - wide / 2 - 0.1), at[1])
    corner = (middle[0] - wide / 2, middle[1] - 0.14)
    return [
        Tile(corner, (wide, 0.28), SHEET, SIDES[branch.owner % len(SIDES)], 0.02, 0.14),
        Label(middle, said, 0.2, INK, wide - 0.16),
    ]
