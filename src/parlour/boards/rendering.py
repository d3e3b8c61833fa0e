"""Pictures as bytes: one board, a card for a shared link, a whole game as a small animation."""

from __future__ import annotations

import functools
import io
import math
from collections.abc import Iterable, Iterator, Sequence
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING

from parlour.boards.picture import (
    INK,
    PAPER,
    SOFT,
    Disc,
    Hatch,
    Icon,
    Label,
    Outline,
    Picture,
    Point,
    Shape,
    Stroke,
    Tile,
    coloured,
)

if TYPE_CHECKING:  # imported when something is drawn: no server starts with that
    from PIL import Image, ImageFont

CARD = (1200, 630)
"""Pixels of the picture beside a shared link, as those who show such cards ask for."""
BOARD = (1080, 1080)
FRAME = (400, 400)
"""Pixels of an animation."""
FRAMES = 50
"""Of a longer game the animation shows only some moves."""
EACH, LAST = 600, 3000
"""Milliseconds."""

HATCHED = 0.42
"""The width of a slanted line, in pitches."""
_WEIGHTS = {"plain": 400, "bold": 600, "title": 600}
_SMALL = 70
"""Of a small board no detail is seen that is finer than this part of it."""
_FINER = 2
"""Drawn this many times larger, then made small: smooth edges."""
_MARGIN = 0.05
_FONTS = {"sans": "figtree-latin-wght-normal", "serif": "fraunces-latin-600-normal"}
_ASSETS = Path(__file__).resolve().parents[1] / "static" / "assets"


@functools.lru_cache(maxsize=128)
def _font(name: str, size: int) -> ImageFont.FreeTypeFont | ImageFont.ImageFont:
    """Return the client's own type; another one where the client was not built."""
    from PIL import ImageFont

    file = next(iter(sorted(_ASSETS.glob(f"{_FONTS[name]}-*.woff2"))), None)
    if file is None:
        return ImageFont.load_default(size)
    font = ImageFont.truetype(file, size)
    if name == "sans":  # of all weights; the serif has this one alone
        font.set_variation_by_axes([600])
    return font


class _Paper:
    """A canvas on which shapes are drawn where they belong."""

    def __init__(self, size: tuple[int, int], ground: str = PAPER) -> None:
        from PIL import Image, ImageDraw

        self._image = Image.new("RGB", (size[0] * _FINER, size[1] * _FINER), ground)
        self._draw = ImageDraw.Draw(self._image)

    def image(self) -> Image.Image:
        return self._image.reduce(_FINER)

    def place(self, picture: Picture, box: tuple[float, float, float, float]) -> None:
        """Fit a picture into a box of pixels, in its middle."""
        left, top, wide, high = (side * _FINER for side in box)
        scale = min(wide / picture.size[0], high / picture.size[1])
        corner = (left + (wide - scale * picture.size[0]) / 2, top + (high - scale * picture.size[1]) / 2)
        for shape in picture.shapes:
            self._shape(coloured(shape), scale, corner)

    def write(self, at: Point, text: str, size: int, colour: str = INK, font: str = "sans", room: float = 0) -> float:
        """A line of text from its upper left corner, folded to the room there is. Returns where the next one begins."""
        used = _font(font, size * _FINER)
        lines = [""]
        for word in text.split():
            longer = f"{lines[-1]} {word}".strip()
            if room and lines[-1] and self._draw.textlength(longer, font=used) > room * _FINER:
                lines.append(word)
            else:
                lines[-1] = longer
        for number, line in enumerate(lines):
            self._draw.text((at[0] * _FINER, (at[1] + number * size * 1.3) * _FINER), line, colour, font=used)
        return at[1] + len(lines) * size * 1.3

    def _shape(self, shape: Shape, scale: float, corner: Point) -> None:
        def to(point: Point) -> Point:
            return (corner[0] + scale * point[0], corner[1] + scale * point[1])

        def width(of: float) -> int:
            return max(1, round(scale * of))

        match shape:
            case Disc(at, radius, fill, edge, wide):
                (x, y), far = to(at), scale * radius
                outline = {"outline": edge, "width": width(wide)} if edge else {}
                self._draw.ellipse((x - far, y - far, x + far, y + far), fill, **outline)  # type: ignore[arg-type] # two kinds of values
            case Tile(at, (wide_side, high_side), fill, edge, wide, round_corner):
                x, y = to(at)
                outline = {"outline": edge, "width": width(wide)} if edge else {}
                box = (x, y, x + scale * wide_side, y + scale * high_side)
                self._draw.rounded_rectangle(box, scale * round_corner, fill, **outline)  # type: ignore[arg-type] # two kinds of values
            case Stroke(points, colour, wide):
                places = [to(point) for point in points]
                self._draw.line(places, colour, width(wide), joint="curve")
                far = scale * wide / 2
                for x, y in places:
                    self._draw.ellipse((x - far, y - far, x + far, y + far), colour)
            case Outline(points, fill, edge, wide):
                outline = {"outline": edge, "width": width(wide)} if edge else {}
                self._draw.polygon([to(point) for point in points], fill, **outline)  # type: ignore[arg-type] # two kinds of values
            case Hatch(colour=colour, pitch=pitch):
                for points in slanted(shape):
                    self._draw.line([to(point) for point in points], colour, width(pitch * HATCHED))
            case Label():
                self._label(shape, scale, to(shape.at))
            case Icon():
                self._shape(shape.label(alone=True), scale, corner)

    def _label(self, label: Label, scale: float, at: Point) -> None:
        """Write a line of text; one that stands on its head is turned by the half of a circle."""
        name, text = "serif" if label.weight == "title" else "sans", label.text
        high = round(scale * label.size)
        while label.room and high > 6 and self._draw.textlength(text, font=_font(name, high)) > scale * label.room:
            high -= 1
        font = _font(name, max(6, high))
        anchor = {"middle": "mm", "start": "lm", "end": "rm"}[label.anchor]
        if label.turn % 360 != 180:
            self._draw.text(at, text, label.colour, font=font, anchor=anchor)
            return
        from PIL import Image, ImageDraw

        wide = round(self._draw.textlength(text, font=font)) + 2
        mask = Image.new("L", (wide, 2 * high))
        ImageDraw.Draw(mask).text((wide / 2, high), text, 255, font=font, anchor="mm")
        left = {"middle": wide / 2, "start": wide, "end": 0}[label.anchor]
        corner = (round(at[0] - left), round(at[1] - high))
        self._image.paste(label.colour, corner, mask.transpose(Image.Transpose.ROTATE_180))


def card(title: str, lines: Sequence[str], picture: Picture | None, house: str = "Parlour") -> bytes:
    """What is shown beside a link: a title, a few lines, a board where there is one, and the name of the site."""
    wide, high = CARD
    paper, margin = _Paper(CARD), 60
    room = wide - 2 * margin
    left = margin
    if picture is not None:
        side = high - 2 * margin
        paper.place(picture, (margin, margin, side, side))
        left, room = margin * 2 + side, wide - 3 * margin - side
    below = paper.write((left, 130), title, 66, INK, "serif", room) + 20
    for line in lines:
        below = paper.write((left, below), line, 34, SOFT, "sans", room) + 12
    paper.write((left, high - margin - 36), house, 34, "#23554a", "serif")
    return _png(paper.image())


def thumbnail(picture: Picture) -> bytes:
    """Return a small board for a list, without what would be no larger than a pixel or two."""
    finest = max(picture.size) / _SMALL
    return svg(Picture(picture.size, tuple(shape for shape in picture.shapes if _extent(shape) >= finest)))


def _extent(shape: Shape) -> float:
    """Return how wide or high a shape is, whichever is more; of a text its height."""
    match shape:
        case Disc():
            return 2 * shape.radius
        case Label():
            return shape.size
        case Tile() | Hatch() | Icon():
            return max(shape.size)
        case Stroke() | Outline():
            across, down = zip(*shape.points, strict=True)
            return float(max(max(across) - min(across), max(down) - min(down)))


def svg(picture: Picture) -> bytes:
    """Return a board as shapes, sharp at any size."""
    wide, high = picture.size
    shapes = "".join(map(shape_svg, picture.shapes))
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide:g} {high:g}" font-family="sans-serif">'
    return f"{head}{shapes}</svg>".encode()


def shape_svg(shape: Shape) -> str:
    """Return one shape as an element; of an icon its caption."""
    shape = coloured(shape)
    match shape:
        case Disc((x, y), radius, fill, edge, width):
            drawn = f'<circle cx="{x:.4g}" cy="{y:.4g}" r="{radius - width / 2:.4g}" fill="{fill}"'
            return drawn + (f' stroke="{edge}" stroke-width="{width:.4g}"/>' if edge else "/>")
        case Tile((x, y), (wide, high), fill, edge, width, corner):
            drawn = (
                f'<rect x="{x:.4g}" y="{y:.4g}" width="{wide:.4g}" height="{high:.4g}" rx="{corner:.4g}" fill="{fill}"'
            )
            return drawn + (f' stroke="{edge}" stroke-width="{width:.4g}"/>' if edge else "/>")
        case Stroke(points, colour, width):
            line = 'fill="none" stroke-linecap="round" stroke-linejoin="round"'
            return f'<polyline points="{_places(points)}" {line} stroke="{colour}" stroke-width="{width:.4g}"/>'
        case Outline(points, fill, edge, width):
            drawn = f'<polygon points="{_places(points)}" fill="{fill}"'
            return drawn + (f' stroke="{edge}" stroke-width="{width:.4g}"/>' if edge else "/>")
        case Hatch(colour=colour, pitch=pitch):
            line = "".join(f"M{_places(points).replace(' ', 'L')}" for points in slanted(shape))
            return f'<path d="{line}" stroke="{colour}" stroke-width="{pitch * HATCHED:.4g}"/>'
        case Label((x, y), text, size, colour, room, turn, anchor, weight):
            fitted = min(size, room / (0.56 * max(1, len(text)))) if room else size
            look = f'text-anchor="{anchor}" dominant-baseline="central" font-weight="{_WEIGHTS[weight]}"'
            look += ' font-family="serif"' if weight == "title" else ""
            look += f' transform="rotate({turn:g} {x:.4g} {y:.4g})"' if turn else ""
            return (
                f'<text x="{x:.4g}" y="{y:.4g}" font-size="{fitted:.4g}" fill="{colour}" {look}>{escape(text)}</text>'
            )
        case Icon():
            return shape_svg(shape.label(alone=True))


def _places(points: Iterable[Point]) -> str:
    return " ".join(f"{x:.4g},{y:.4g}" for x, y in points)


def slanted(hatch: Hatch) -> Iterator[tuple[Point, Point]]:
    """Yield the lines of a hatched rectangle, each from its lower or left edge up to the right."""
    (left, top), (wide, high) = hatch.at, hatch.size
    for step in range(1, math.ceil((wide + high) / hatch.pitch)):
        far = step * hatch.pitch
        start = (left + max(0.0, far - high), top + min(far, high))
        yield start, (left + min(far, wide), top + max(0.0, far - wide))


def board(picture: Picture) -> bytes:
    return _png(_framed(picture, BOARD))


def image(picture: Picture, size: tuple[int, int] = FRAME) -> Image.Image:
    """Return the board as an image of the library Pillow."""
    return _framed(picture, size)


def animation(pictures: Sequence[Picture]) -> bytes:
    """Return a whole game; of a long one the beginning of every few moves, and always the end."""
    from PIL import Image

    step = max(1, -(-len(pictures) // FRAMES))
    shown = [*pictures[: len(pictures) - 1 : step], pictures[-1]]
    last = _framed(shown[-1], FRAME).quantize(48, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    frames = [_framed(picture, FRAME).quantize(palette=last, dither=Image.Dither.NONE) for picture in shown[:-1]]
    times = [EACH] * len(frames) + [LAST]
    kept = io.BytesIO()
    first, *rest = (*frames, last)
    first.save(kept, "GIF", save_all=True, append_images=rest, duration=times, loop=0)
    return kept.getvalue()


def _framed(picture: Picture, size: tuple[int, int]) -> Image.Image:
    paper, margin = _Paper(size), _MARGIN * size[0]
    paper.place(picture, (margin, margin, size[0] - 2 * margin, size[1] - 2 * margin))
    return paper.image()


def _png(image: Image.Image) -> bytes:
    kept = io.BytesIO()
    image.save(kept, "PNG")
    return kept.getvalue()
