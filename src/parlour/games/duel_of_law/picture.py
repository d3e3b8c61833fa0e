"""Duel of Law as a picture: a card, and a tableau with its branches, tokens and laws."""

from __future__ import annotations

from parlour import words
from parlour.boards.picture import (
    INK,
    SHEET,
    SIDES,
    Disc,
    Hatch,
    Label,
    Outline,
    Picture,
    Point,
    Shape,
    Stroke,
    Tile,
    half_turned,
    ring,
    scaled,
)
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
_RED = "#b3202c"
_PIPS = (
    (), ((1, 1),), ((0, 0), (2, 2)), ((0, 0), (1, 1), (2, 2)), ((0, 0), (2, 0), (0, 2), (2, 2)),
    ((0, 0), (2, 0), (1, 1), (0, 2), (2, 2)), ((0, 0), (2, 0), (0, 1), (2, 1), (0, 2), (2, 2)),
)  # fmt: skip
CARD = (63.0, 88.0)
"""Millimetres."""
SIGN = ((11.0, 32.5), 4.4)
"""The middle of the poker suit in a corner, and how far it is to its rim."""
_HIGH = CARD[1] / CARD[0]
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
        corner = (card.x - left + 0.04, (card.y - top) * _HIGH + 0.04)
        shapes += scaled(face_picture(card.face, language), corner, (0.92, _HIGH - 0.08))
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


def face_picture(face: Face, language: str | None = None) -> Picture:
    """Return a card with all its features, in millimetres: its number and poker suit in two corners, its dice suit in
    the others, the band of its shade above. A colour always comes with its name."""
    ink, wash = inks(face.suit)
    wide, high = CARD
    shapes: list[Shape] = [
        Tile((2.2, 2.2), (wide - 4.4, high - 4.4), wash, ink, 1.2, 4),
        Tile((5, 4.4), (wide - 10, 6), ink) if face.shade == "dark" else Hatch((5, 4.4), (wide - 10, 6), ink, 2.2),
    ]
    if face.rank == "joker":
        shapes += _joker(face, language)
    else:
        corner = (
            Label((6, 20), face.card, 14, INK, 28, anchor="start"),
            *poker_sign(face.poker, *SIGN),
            *_die((52, 20), 11, face.dice),
        )
        shapes += corner
        shapes += half_turned(corner, CARD)
        shapes.append(Label((wide / 2, 39), face.letter, 25, INK, weight="title"))
        shapes.append(Label((wide / 2 + 15, 46), str(face.value), 6.4, INK))
        name = words.say(f"duel-of-law-short-{face.suit}", language=language)
        shapes.append(Label((wide / 2, 56.5), name, 7, ink, wide - 34))
    return Picture(CARD, tuple(shapes))


def _joker(face: Face, language: str | None) -> list[Shape]:
    """Return the twelve suits around the dice suit, and the words that say what a joker is."""
    middle = (CARD[0] / 2, 39.0)
    wheel: list[Shape] = []
    for suit, (name, at) in enumerate(zip(SUITS, ring(12, 19, at=middle), strict=True)):
        wheel += [Disc(at, 4.4, inks(name)[0]), Label(at, str(suit), 4.2, "#ffffff")]
    said = (("joker", 69, 8.4), (f"short-{face.shade}", 79, 5.4))
    return [
        *wheel,
        *_die(middle, 17, face.dice),
        *(
            Label((middle[0], y), words.say(f"duel-of-law-{code}", language=language), size, INK, CARD[0] - 12)
            for code, y, size in said
        ),
    ]


def _die(at: Point, side: float, pips: int) -> list[Shape]:
    left, top, step = at[0] - side / 2, at[1] - side / 2, side / 4
    return [
        Tile((left, top), (side, side), "#ffffff", INK, side * 0.07, side * 0.16),
        *(Disc((left + (x + 1) * step, top + (y + 1) * step), side * 0.1, INK) for x, y in _PIPS[pips]),
    ]


def poker_sign(suit: str, at: Point, size: float) -> tuple[Shape, ...]:
    """Return spades, hearts, clubs or diamonds, `size` from the middle to the rim: fonts often lack these signs."""
    x, y = at
    colour = _RED if suit in ("hearts", "diamonds") else INK

    def disc(across: float, down: float, radius: float) -> Disc:
        return Disc((x + size * across, y + size * down), size * radius, colour)

    def outline(*points: Point) -> Outline:
        return Outline(tuple((x + size * across, y + size * down) for across, down in points), colour)

    stem = outline((0, 0), (0.34, 1), (-0.34, 1))
    match suit:
        case "diamonds":
            return (outline((0, -1), (0.78, 0), (0, 1), (-0.78, 0)),)
        case "hearts":
            point = outline((-0.85, -0.12), (-0.5, -0.3), (0.5, -0.3), (0.85, -0.12), (0, 0.95))
            return (disc(-0.43, -0.35, 0.46), disc(0.43, -0.35, 0.46), point)
        case "spades":
            point = outline((-0.85, 0.08), (0, -1), (0.85, 0.08))
            return (disc(-0.43, 0.25, 0.45), disc(0.43, 0.25, 0.45), point, stem)
        case _:
            return (disc(0, -0.48, 0.44), disc(-0.48, 0.2, 0.44), disc(0.48, 0.2, 0.44), stem)


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
