"""The same drawing with less ink, or with black ink alone."""

from __future__ import annotations

from dataclasses import replace

from parlour.boards.paper.marks import Block, Dashes, Drawing, Hatch, Icon, Mark, Outline, TextLine
from parlour.boards.picture import Disc, Label, Stroke, Tile

_LARGE = 60.0
"""Square millimetres from which a rectangle is a ground rather than a sign."""
_PALE = 0.8


def luminance(colour: str) -> float:
    """Return how light a colour looks, from 0 (black) to 1 (white)."""
    red, green, blue = (int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def inked(drawing: Drawing, colours: str) -> Drawing:
    """Return a drawing in one of COLOURS."""
    if colours == "light":
        return tuple(map(_light, drawing))
    if colours == "black":
        return tuple(map(_grey, drawing))
    return drawing


def _light(mark: Mark) -> Mark:
    if isinstance(mark, Tile) and mark.fill and mark.size[0] * mark.size[1] >= _LARGE:
        pale = luminance(mark.fill) > _PALE
        edge = mark.edge or ("#b8b0a0" if pale else mark.fill)
        return replace(mark, fill="#ffffff", edge=edge, width=max(mark.width, 0.15))
    return mark


def _grey(mark: Mark) -> Mark:
    match mark:
        case Disc() | Tile() | Outline():
            return replace(mark, fill=grey(mark.fill), edge=grey(mark.edge))
        case Icon():
            return replace(mark, grey=True)
        case Stroke() | Label() | TextLine() | Block() | Hatch() | Dashes():
            return replace(mark, colour=grey(mark.colour))


def grey(colour: str) -> str:
    """Return the grey that is as light as this colour."""
    if not colour:
        return ""
    level = round(255 * luminance(colour))
    return f"#{level:02x}{level:02x}{level:02x}"
