"""Duality on paper: the deck, readable both ways up, a reference card for each player, and a box."""

from __future__ import annotations

import math
from dataclasses import replace

from parlour import words
from parlour.boards.paper.boxes import boxes
from parlour.boards.paper.marks import Block, Marks
from parlour.boards.paper.sheets import Component, Piece, Style
from parlour.boards.picture import INK, SHEET, Disc, Label, Point, Shape, Shapes, Stroke, Tile
from parlour.games.duality.deck import cards
from parlour.games.duality.picture import face
from parlour.games.duality.rules import COLOURS, HAND, Options

LEFT_OUT: tuple[str, ...] = ("screen-title", "screen", "lost")
LEAFLET_POINTS = 10.0
OFF_PAPER: tuple[str, ...] = ()
FIGURE = (50.0, 112.0)
CARD = (63.0, 44.0)
"""Wide to the player: two line ends on each long edge, one on each short edge."""
HELP = (95.0, 68.0)
_GROUND = "#3c6152"


def parts(options: Options, style: Style, given: frozenset[str]) -> tuple[Component, ...]:
    printed = cards(options.deck)
    back = _back(style)
    deck = tuple(
        Piece(str(number), CARD, _face(number, card, options, style), back) for number, card in enumerate(printed, 1)
    )
    name = words.say("duality-name", language=style.language)
    return (
        Component("cards", deck),
        Component("help", tuple(Piece(side, HELP, _help(side, style)) for side in COLOURS)),
        Component("box", boxes(name, CARD, len(printed), style), cut=False),
    )


def facts(options: Options) -> dict[str, str | int]:
    cards_there = len(cards(options.deck))
    return {
        "rows": options.rows,
        "join": options.join,
        "completes": options.completes,
        "hands": options.hands,
        "limit": options.limit,
        "cards": cards_there,
        "left": cards_there - options.rows - 2 * HAND,
    }


def _face(number: int, card: str, options: Options, style: Style) -> Shapes:
    wide, high = CARD
    ground = Tile((-style.bleed, -style.bleed), (wide + 2 * style.bleed, high + 2 * style.bleed), SHEET)
    lines = (_lengthened(shape, style.bleed) for shape in face(number, card, options.join, CARD).shapes)
    return (ground, *lines)


def _lengthened(shape: Shape, bleed: float) -> Shape:
    """Return a line of a card that goes on beyond the cut, as its ground does."""
    if not isinstance(shape, Stroke):
        return shape
    return replace(shape, points=(_beyond(shape.points[0], bleed), *shape.points, _beyond(shape.points[-1], bleed)))


def _beyond(point: Point, bleed: float) -> Point:
    """Return the point, moved outwards from an edge on which it lies; by more than a bleed, for ends are round."""
    x, y = (_outwards(place, end, bleed) for place, end in zip(point, CARD, strict=True))
    return (x, y)


def _outwards(place: float, end: float, bleed: float) -> float:
    far = bleed + CARD[1] * 0.1
    return -far if math.isclose(place, 0, abs_tol=1e-6) else end + far if math.isclose(place, end) else place


def _back(style: Style) -> Shapes:
    """The same either way up: it must not tell how a card lies in a hand."""
    wide, high = CARD
    ground = Tile((-style.bleed, -style.bleed), (wide + 2 * style.bleed, high + 2 * style.bleed), _GROUND)
    return (
        ground,
        Tile((4, 4), (wide - 8, high - 8), _GROUND, SHEET, 0.5, 3),
        Stroke(((12, high / 2), (wide - 12, high / 2)), INK, 4),
        Stroke(((wide / 2, 10), (wide / 2, high - 10)), INK, 4.6),
        Stroke(((wide / 2, 10), (wide / 2, high - 10)), SHEET, 3.2),
        Disc((wide / 2, high / 2), 5, SHEET, INK, 0.8),
    )


def _help(side: str, style: Style) -> Marks:
    wide, high = HELP
    ground = Tile((-style.bleed, -style.bleed), (wide + 2 * style.bleed, high + 2 * style.bleed), SHEET)
    band = Tile((4, 4), (wide - 8, 9), INK if side == "black" else SHEET, INK, 0.4, 1.5)
    title = words.say("duality-print-help-side", {"side": side}, style.language)
    return (
        ground,
        band,
        Label((wide / 2, 8.5), title, 3.6, SHEET if side == "black" else INK, wide - 14),
        Block((5, 16), (wide - 10, high - 20), words.say("duality-print-help-text", language=style.language), 3.0),
    )
