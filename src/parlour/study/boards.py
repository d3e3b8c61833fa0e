"""A game on its board, to be stepped through in a page: every shape once, and for each position which of them."""

from __future__ import annotations

import html
import json

from parlour import record
from parlour.boards.picture import PICTURE, Disc, Label, Picture, Shape, Stroke, Tile
from parlour.catalogue import GAMES

_MOST = 120
"""Positions that are shown; of a longer game the last ones."""


def as_svg(shape: Shape) -> str:
    def number(value: float) -> str:
        return f"{value:.2f}".rstrip("0").rstrip(".")

    def edged(edge: str, width: float) -> str:
        return f' stroke="{edge}" stroke-width="{number(width)}"' if edge else ""

    match shape:
        case Disc((x, y), radius, fill, edge, width):
            place = f'cx="{number(x)}" cy="{number(y)}" r="{number(radius)}"'
            return f'<circle {place} fill="{fill}"{edged(edge, width)}/>'
        case Tile((x, y), (wide, high), fill, edge, width, corner):
            place = f'x="{number(x)}" y="{number(y)}" width="{number(wide)}" height="{number(high)}"'
            return f'<rect {place} rx="{number(corner)}" fill="{fill}"{edged(edge, width)}/>'
        case Stroke(points, colour, width):
            way = " ".join(f"{number(x)},{number(y)}" for x, y in points)
            look = f'fill="none" stroke="{colour}" stroke-width="{number(width)}" stroke-linecap="round"'
            return f'<polyline {look} points="{way}"/>'
        case Label((x, y), text, size, colour, room):
            # Half an em is about the width of a letter.
            fitting = min(size, 2 * room / max(1, len(text))) if room else size
            place = f'x="{number(x)}" y="{number(y)}" font-size="{number(fitting)}"'
            middle = 'text-anchor="middle" dominant-baseline="central"'
            return f'<text {place} {middle} fill="{colour}">{html.escape(text)}</text>'


def frames(text: str) -> dict[str, object]:
    """The game of this record, whose game has pictures: its shapes, its positions, and what was played."""
    played = record.replay(record.read(text), GAMES)
    own = PICTURE.of(played.game)
    assert own is not None
    shown = range(max(0, len(played.positions) - _MOST), len(played.positions))
    pictures: list[Picture] = [own.picture(played.game.view(played.positions[ply], None)) for ply in shown]
    shapes: dict[str, int] = {}
    listed = [[shapes.setdefault(as_svg(shape), len(shapes)) for shape in picture.shapes] for picture in pictures]
    moves = [f"{ply}. {played.game.write(played.moves[ply - 1][1])}" if ply else "" for ply in shown]
    sizes = [picture.size for picture in pictures]
    return {"shapes": list(shapes), "frames": listed, "sizes": sizes, "moves": moves}


def as_script(told: dict[str, object]) -> str:
    """As JSON that is safe inside a page."""
    return json.dumps(told, separators=(",", ":"), ensure_ascii=False).replace("</", "<\\/")
