"""Duel of Law on paper: the Rainbow Deck with every feature, tokens in six colours, the laws by level, boxes."""

from __future__ import annotations

import math

from parlour import words
from parlour.boards.paper.boxes import boxes
from parlour.boards.paper.marks import Block, Drawing, Hatch, Mark, Outline, TextLine, half_turned, ring
from parlour.boards.paper.sheets import MARGIN, Component, Piece, Style
from parlour.boards.picture import INK, SHEET, Disc, Point, Stroke, Tile
from parlour.games.duel_of_law.catalogue import kinds_of_law
from parlour.games.duel_of_law.picture import inks
from parlour.games.duel_of_law.rainbow import CARDS, SUITS, Face, deck
from parlour.games.duel_of_law.rules import Options

LEFT_OUT: tuple[str, ...] = ()
LEAFLET_POINTS = 10.0
CARD = (63.0, 88.0)
TOKEN = (15.0, 15.0)
TOKENS = 25
"""Of each colour."""
COLOURS = {
    "red": "#c0282d",
    "orange": "#dd7a00",
    "green": "#1f7a3d",
    "blue": "#1f4fa3",
    "purple": "#7a3fa0",
    "black": "#1f1d1b",
}
_SIDES = {"red": (3, 0.0), "orange": (4, 0.0), "green": (4, 45.0), "blue": (6, 0.0), "purple": (0, 0.0)}
_POKER = {"spades": "♠", "hearts": "♥", "clubs": "♣", "diamonds": "♦"}
_RED = "#b3202c"
_PIPS = (
    (), ((1, 1),), ((0, 0), (2, 2)), ((0, 0), (1, 1), (2, 2)), ((0, 0), (2, 0), (0, 2), (2, 2)),
    ((0, 0), (2, 0), (1, 1), (0, 2), (2, 2)), ((0, 0), (2, 0), (0, 1), (2, 1), (0, 2), (2, 2)),
)  # fmt: skip
_BACKS = ("#3d3a55", "#e3d9c2")


def parts(options: Options, style: Style, given: frozenset[str]) -> tuple[Component, ...]:
    printed = deck(options.deck, options.mathematics, options.words)
    back = _back(style)
    cards = tuple(Piece(str(card), CARD, _card(printed.face(card), style), back) for card in CARDS)
    tokens = tuple(
        Piece(f"{colour}-{number}", TOKEN, _token(colour)) for colour in COLOURS for number in range(1, TOKENS + 1)
    )
    name = words.say("duel-of-law-name", language=style.language)
    return (
        Component("cards", cards),
        Component("tokens", tokens, gap=False),
        Component("laws", (_laws(style),), cut=False),
        Component("box", boxes(name, CARD, len(CARDS), style), cut=False),
    )


def _ground(colour: str, style: Style) -> Tile:
    bleed = style.bleed
    return Tile((-bleed, -bleed), (CARD[0] + 2 * bleed, CARD[1] + 2 * bleed), colour)


def _card(face: Face, style: Style) -> Drawing:
    """A card with all its features, its number and suit in two corners; colours always come with a name and signs."""
    ink, wash = inks(face.suit)
    wide, high = CARD
    dark = face.shade == "dark"
    band: Mark = Tile((4, 3.4), (wide - 8, 6), ink) if dark else Hatch((4, 3.4), (wide - 8, 6), ink, 2.2)
    frame = Tile((2.2, 2.2), (wide - 4.4, high - 4.4), wash, ink, 1.2, 4)
    drawn: list[Mark] = [_ground(SHEET, style), frame, band]
    if face.rank == "joker":
        return (*drawn, *_joker(face, style))
    sign, red = _POKER[face.poker], face.poker in ("hearts", "diamonds")
    tens = face.card[: -len(face.rank)]
    corner: Drawing = (
        TextLine((10.4, 17), tens + face.rank, 8.4, INK, 14),
        TextLine((10.4, 26.4), sign, 7.4, _RED if red else INK, 10, weight="plain"),
    )
    name = words.say(f"duel-of-law-short-{face.suit}", language=style.language)
    drawn += [
        *corner,
        *half_turned(corner, CARD),
        TextLine((wide / 2, 41), face.letter, 22, INK, weight="title"),
        TextLine((wide / 2 + 15.5, 47), str(face.value), 6.4, INK),
        TextLine((wide / 2, 62), name, 7, ink, wide - 12),
        *_die((wide / 2, 75), 12, face.dice),
        *_die((wide - 10, 17), 10, face.dice),
    ]
    return tuple(drawn)


def _die(at: Point, side: float, pips: int) -> Drawing:
    left, top, step = at[0] - side / 2, at[1] - side / 2, side / 4
    return (
        Tile((left, top), (side, side), "#ffffff", INK, side * 0.07, side * 0.16),
        *(Disc((left + (x + 1) * step, top + (y + 1) * step), side * 0.1, INK) for x, y in _PIPS[pips]),
    )


def _joker(face: Face, style: Style) -> Drawing:
    """A joker shows the twelve suits around its dice suit."""
    wide, _ = CARD
    say = words.say
    wheel: list[Mark] = []
    for suit, name in enumerate(SUITS):
        angle = math.radians(30 * suit)
        at = (wide / 2 + 19 * math.sin(angle), 41 - 19 * math.cos(angle))
        wheel += [Disc(at, 4.4, inks(name)[0]), TextLine(at, str(suit), 4.2, "#ffffff")]
    return (
        *wheel,
        *_die((wide / 2, 41), 17, face.dice),
        TextLine((wide / 2, 69), say("duel-of-law-joker", language=style.language), 6.4, INK, wide - 12),
        TextLine((wide / 2, 78), say(f"duel-of-law-short-{face.shade}", language=style.language), 5.4, INK, wide - 12),
    )


def _back(style: Style) -> Drawing:
    """A checkerboard of two by three."""
    wide, high = CARD
    bleed = style.bleed
    dark, light = _BACKS
    drawn: list[Mark] = [_ground(dark, style)]
    across, down = wide / 2, high / 3
    for row in range(3):
        for column in range(2):
            if (row + column) % 2:
                left = -bleed if column == 0 else across
                top = -bleed if row == 0 else row * down
                right = across if column == 0 else wide + bleed
                bottom = high + bleed if row == 2 else (row + 1) * down
                drawn.append(Tile((left, top), (right - left, bottom - top), light))
    return tuple(drawn)


def _token(colour: str) -> Drawing:
    """A token tells its colour by its shape, too."""
    wide, high = TOKEN
    middle = (wide / 2, high / 2)
    ground = Tile((0, 0), TOKEN, "#ffffff", "#b8b0a0", 0.1)
    if colour == "black":
        return (ground, Disc(middle, 5.6, COLOURS[colour]))
    sides, turn = _SIDES[colour]
    points = ring(sides, 6.4, turn) if sides else _star(6.4)
    return (ground, Outline(tuple((middle[0] + x, middle[1] + y) for x, y in points), COLOURS[colour]))


def _star(radius: float) -> tuple[Point, ...]:
    outer, inner = ring(5, radius), ring(5, radius * 0.45, 36)
    return tuple(point for pair in zip(outer, inner, strict=True) for point in pair)


def _laws(style: Style) -> Piece:
    """The laws by level, and every kind of part that a law may have."""
    wide, high = (side - 2 * MARGIN for side in style.sheet)
    say = words.say
    levels = say("duel-of-law-print-levels", language=style.language)
    kinds = "\n".join(f"| {title} | {' · '.join(laws)} |" for title, laws in kinds_of_law(style.language).items())
    head = say("duel-of-law-print-kinds", language=style.language)
    values = say("duel-of-law-print-values", language=style.language)
    text = f"{levels}\n\n{head}\n| --- | --- |\n{kinds}\n\n{values}"
    drawn: Drawing = (
        TextLine((wide / 2, 12), say("duel-of-law-print-laws", language=style.language), 8, weight="title"),
        Stroke(((10, 20), (wide - 10, 20)), INK, 0.3),
        Block((12, 26), (wide - 24, high - 32), text, 3.6),
    )
    return Piece("laws", (wide, high), drawn)
