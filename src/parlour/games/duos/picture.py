"""Twelve cards of DUOS as a picture; once a turn is revealed, those of that turn with the pairs that were shared."""

from __future__ import annotations

import math
from collections.abc import Sequence

from parlour import words
from parlour.boards.picture import INK, SHEET, SIDES, SOFT, Disc, Label, Picture, Point, Shape, Stroke, Tile
from parlour.game import Seat
from parlour.games.duos.views import View

_ACROSS = 4
_WIDE, _HIGH = 1.5, 1.0
_BADGE = 0.32
"""How far along its line the players of a pair are written, so that they hide no name."""


def picture(view: View, language: str | None = None) -> Picture:
    revealed = view.last if not view.cards else None
    cards = view.cards if revealed is None else revealed.cards
    rows = max(1, -(-len(cards) // _ACROSS))
    size = (_ACROSS * _WIDE, rows * _HIGH)
    middle = {
        card: ((place % _ACROSS + 0.5) * _WIDE, (place // _ACROSS + 0.5) * _HIGH) for place, card in enumerate(cards)
    }
    shapes: list[Shape] = [Tile((0, 0), size, "#e6dcc6", "", 0, 0.12)]
    for x, y in middle.values():
        shapes.append(
            Tile((x - _WIDE / 2 + 0.06, y - _HIGH / 2 + 0.06), (_WIDE - 0.12, _HIGH - 0.12), SHEET, SOFT, 0.015, 0.1)
        )
    found: list[tuple[Point, Sequence[Seat], str]] = []
    for number, match in enumerate(() if revealed is None else revealed.matches):
        colour = SIDES[number % len(SIDES)]
        ends = tuple((middle[card][0], middle[card][1] + 0.28) for card in match.pair)
        if match.seats:
            shapes.append(Stroke(ends, colour, 0.05))
        shapes += [Disc(end, 0.1, colour) for end in ends]
        if match.seats:
            found.append((_badge(ends[0], ends[1]), match.seats, colour))
    for card, (x, y) in middle.items():
        shapes.append(Label((x, y - 0.06), words.say(f"duos-card-{card}", language=language), 0.26, INK, _WIDE - 0.3))
    for (x, y), seats, colour in found:  # above the words
        wide = 0.12 + 0.2 * len(seats)
        shapes.append(Tile((x - wide / 2, y - 0.14), (wide, 0.28), colour, SHEET, 0.02, 0.14))
        shapes.append(Label((x, y), " ".join(str(seat + 1) for seat in seats), 0.2, SHEET, wide - 0.08))
    return Picture(size, tuple(shapes))


def _badge(one: Point, other: Point) -> Point:
    """Return where the players of a pair are written: below the name of its upper card."""
    start, end = sorted((one, other), key=lambda at: at[1])
    share = _BADGE / math.dist(start, end)
    return (start[0] + share * (end[0] - start[0]), start[1] + share * (end[1] - start[1]))
