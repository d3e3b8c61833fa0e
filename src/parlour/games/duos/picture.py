"""DUOS as a picture: a card, and the twelve of a turn; once a turn is revealed, its cards with the Narrator's pairs."""

from __future__ import annotations

from string import ascii_uppercase

from parlour import words
from parlour.boards.picture import SHEET, SIDES, Disc, Icon, Label, Picture, Point, Shape, Tile, scaled
from parlour.games.duos.cards import ANIMALS, BY_NAME, THINGS
from parlour.games.duos.values import Match
from parlour.games.duos.views import View

CARD = (63.0, 44.0)
"""Millimetres."""
BANDS = {ANIMALS: "#3f6b3a", THINGS: "#4c4a8a"}
_ACROSS = 4
_WIDE, _HIGH = 1.5, 1.05


def picture(view: View, language: str | None = None) -> Picture:
    revealed = view.last if not view.cards else None
    cards = view.cards if revealed is None else revealed.cards
    rows = max(1, -(-len(cards) // _ACROSS))
    size = (_ACROSS * _WIDE, rows * _HIGH)
    corners = {card: (place % _ACROSS * _WIDE, place // _ACROSS * _HIGH) for place, card in enumerate(cards)}
    shapes: list[Shape] = [Tile((0, 0), size, "#e6dcc6", "", 0, 0.12)]
    for card, (x, y) in corners.items():
        shapes += scaled(face(card, language), (x + 0.02, y + 0.02), (_WIDE - 0.04, _HIGH - 0.04))
    for number, match in enumerate(() if revealed is None else revealed.matches):
        for card in match.pair:
            shapes += _badge(number, match, corners[card])
    return Picture(size, tuple(shapes))


def face(name: str, language: str | None = None) -> Picture:
    """Return a side of a card: its picture and its name, in the colour and with the sign of its category."""
    wide, high = CARD
    category = ANIMALS if BY_NAME[name].animal == name else THINGS
    band = BANDS[category]
    sign = Disc((6, 6), 2.2, band) if category == ANIMALS else Tile((3.9, 3.9), (4.2, 4.2), band)
    said = words.say(f"duos-card-{name}", language=language)
    frame = Tile((2.2, 2.2), (wide - 4.4, high - 4.4), SHEET, band, 0.4, 3)
    return Picture(CARD, (frame, sign, Icon((4.5, 4.6), (wide - 9, 37), f"duos/{name}", said)))


def _badge(number: int, match: Match, corner: Point) -> tuple[Shape, Shape]:
    """Return the letter of a pair with the players who chose it, in the upper right corner of one of its cards."""
    letter, players = ascii_uppercase[number], ", ".join(str(seat + 1) for seat in match.seats)
    text = f"{letter} · {players}" if players else letter
    wide, high = 0.18 + 0.1 * len(text), 0.26
    x, y = corner[0] + _WIDE - 0.05 - wide, corner[1] + 0.05
    return (
        Tile((x, y), (wide, high), SIDES[number % len(SIDES)], SHEET, 0.02, high / 2),
        Label((x + wide / 2, y + high / 2), text, 0.18, SHEET, wide - 0.1),
    )
