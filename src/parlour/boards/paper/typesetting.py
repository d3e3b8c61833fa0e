"""Pages of drawings and text as a PDF, by Typst: vectors, and subsets of the fonts beside this file."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from importlib.resources import as_file, files
from pathlib import Path

from parlour.boards.paper.inks import grey, inked
from parlour.boards.paper.marks import Block, Dashes, Mark, Marks
from parlour.boards.paper.markup import paragraphs, quoted
from parlour.boards.paper.sheets import PieceOnSheet, Sheet, Style
from parlour.boards.picture import Disc, Hatch, Icon, Label, Outline, Point, Stroke, Tile

_PICTURES = Path(__file__).resolve().parents[2] / "static" / "pictures"
"""The client's, where it was built."""


@dataclass
class Typesetting:
    """A document in the making."""

    style: Style
    title: str
    body: list[str] = field(default_factory=list)
    _files: dict[str, bytes] = field(default_factory=dict)
    _drawn: dict[tuple[Marks, float, Point], str] = field(default_factory=dict)
    """Markss that several pieces share, such as a deck’s back, by the names that they have in the document."""
    _defined: list[str] = field(default_factory=list)

    def add(self, text: str) -> None:
        self.body.append(text)

    def page(self, drawing: Marks, label: str = "") -> None:
        """Add a page of its own with a drawing; `label` is a name that other pages can point to."""
        self._add_page(self.shapes(inked(drawing, self.style.colours)), label)

    def sheet(self, sheet: Sheet, back: bool, note: str, *labels: str) -> None:
        """Add one side of a sheet of pieces."""
        wide, high = self.style.sheet
        parts = [self._group(one, back, sheet.bleed) for one in sheet.placed]
        parts += [self._mark(mark) for mark in sheet.marks]
        if note:
            foot = Label((wide / 2, high - 2.2), note, 2.0, "#8d8471", wide - 30, weight="plain")
            parts.append(self.shapes(inked((foot,), self.style.colours)))
        self._add_page("\n".join(parts), *labels)

    def _add_page(self, content: str, *labels: str) -> None:
        anchors = "".join(f"#metadata(none) <{label}>" for label in labels if label)
        self.add(f"#page[{anchors}#{{\n{content}\n}}]")

    def shapes(self, drawing: Marks) -> str:
        return "\n".join(map(self._mark, drawing))

    def pdf(self) -> bytes:
        """Return the finished document."""
        import typst  # loads slowly, and nothing else needs it

        wide, high = self.style.sheet
        head = files(__package__).joinpath("layout.typ").read_text(encoding="utf-8")
        if self.style.colours == "black":
            head = _without_colour(head)
        head += f"#set page(width: {wide}mm, height: {high}mm)\n"
        head += f'#set document(title: {quoted(self.title)}, author: "Parlour", date: none)\n'
        head += f"#set text(lang: {quoted(self.style.language)})\n"
        source = head + "\n".join(self._defined) + "\n" + "\n".join(self.body)
        with as_file(files(__package__) / "fonts") as fonts:
            made = typst.compile(  # type: ignore[call-overload] # its types leave out sources in memory
                {"main": source.encode(), **self._files},
                font_paths=[str(fonts)],
                ignore_system_fonts=True,
                format="pdf",
                timestamp=0,
            )
        assert isinstance(made, bytes)
        return made

    def _group(self, placed: PieceOnSheet, back: bool, bleed: float) -> str:
        """Return a piece in its place, cut off where its bleed ends."""
        drawing = placed.piece.back if back else placed.piece.front
        assert drawing is not None
        room = placed.room
        name = self._shared(inked(drawing, self.style.colours), bleed, placed.piece.size)
        middle = (placed.at[0] + room[0] / 2, placed.at[1] + room[1] / 2)
        body = name if not placed.turn else f"rotate({placed.turn}deg, reflow: false, {name})"
        return f"around({middle[0]:.4f}, {middle[1]:.4f}, {body})"

    def _shared(self, drawing: Marks, bleed: float, size: Point) -> str:
        key = (drawing, bleed, size)
        if key not in self._drawn:
            self._drawn[key] = f"drawn-{len(self._drawn)}"
            box = f"width: {size[0] + 2 * bleed}mm, height: {size[1] + 2 * bleed}mm, clip: true"
            inside = (
                f"at({bleed}, {bleed}, block(width: {size[0]}mm, height: {size[1]}mm, {{\n{self.shapes(drawing)}\n}}))"
            )
            self._defined.append(f"#let {self._drawn[key]} = box({box}, {inside})")
        return self._drawn[key]

    def _mark(self, mark: Mark) -> str:
        match mark:
            case Disc((x, y), radius, fill, edge, width):
                inner = radius - width / 2 if edge else radius
                drawn = f"circle(radius: {inner:.4f}mm, fill: {_paint(fill)}, stroke: {_edge(edge, width)})"
                return f"at({x - inner:.4f}, {y - inner:.4f}, {drawn})"
            case Tile((x, y), (wide, high), fill, edge, width, corner):
                drawn = f"rect(width: {wide:.4f}mm, height: {high:.4f}mm, radius: {corner:.4f}mm, "
                return f"at({x:.4f}, {y:.4f}, {drawn}fill: {_paint(fill)}, stroke: {_edge(edge, width)}))"
            case Stroke(points, colour, width):
                return f"at(0, 0, curve({_path(points)}, stroke: ends({quoted(colour)}, {width:.4f})))"
            case Dashes(points, colour, width):
                stroke = f'(paint: rgb({quoted(colour)}), thickness: {width}mm, dash: "dashed")'
                return f"at(0, 0, curve({_path(points)}, stroke: {stroke}))"
            case Outline(points, fill, edge, width):
                drawn = f"curve({_path(points)}, curve.close(), fill: {_paint(fill)}, stroke: {_edge(edge, width)})"
                return f"at(0, 0, {drawn})"
            case Hatch((x, y), (wide, high), colour, pitch):
                return f"at({x:.4f}, {y:.4f}, hatched({wide:.4f}, {high:.4f}, {pitch}, {quoted(colour)}))"
            case Label((x, y), text, size, colour, room, turn, anchor, weight):
                facts = f"{x:.4f}, {y:.4f}, {size:.4f}, {quoted(colour)}, {room:.4f}, {turn}"
                return f"line-of-text({facts}, {quoted(anchor)}, {quoted(weight)}, {quoted(text)})"
            case Block((x, y), (wide, high), text, size, colour):
                facts = f"{wide:.4f}, {high:.4f}, {size:.4f}, {quoted(colour)}"
                return f"at({x:.4f}, {y:.4f}, block-of-text({facts}, {paragraphs(text)}))"
            case Icon():
                return self._icon(mark)

    def _icon(self, icon: Icon) -> str:
        file = _PICTURES / f"{icon.name}.svg"
        if not file.is_file():  # the client was not built
            return self._caption(icon, alone=True)
        called = f"{icon.name.replace('/', '-')}{'-grey' if icon.grey else ''}.svg"
        (x, y), side = icon.picture
        if called not in self._files:
            drawn = file.read_text(encoding="utf-8")
            self._files[called] = (_without_colour(drawn) if icon.grey else drawn).encode()
        image = f"image({quoted(called)}, width: {side:.4f}mm, height: {side:.4f}mm)"
        return f"at({x:.4f}, {y:.4f}, {image})\n{self._caption(icon, alone=False)}"

    def _caption(self, icon: Icon, alone: bool) -> str:
        return self.shapes(inked((icon.label(alone),), self.style.colours))


def _without_colour(drawn: str) -> str:
    """Return an SVG, or the layout, in greys."""

    def paler(match: re.Match[str]) -> str:
        digits = match[1]
        return grey("#" + ("".join(digit * 2 for digit in digits) if len(digits) == 3 else digits))

    return re.sub(r"#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})\b", paler, drawn)


def _paint(colour: str) -> str:
    return f"rgb({quoted(colour)})" if colour else "none"


def _edge(colour: str, width: float) -> str:
    return f"{width:.4f}mm + rgb({quoted(colour)})" if colour and width else "none"


def _path(points: Iterable[Point]) -> str:
    first, *rest = points
    steps = [f"curve.move(({first[0]:.4f}mm, {first[1]:.4f}mm))"]
    steps += [f"curve.line(({x:.4f}mm, {y:.4f}mm))" for x, y in rest]
    return ", ".join(steps)
