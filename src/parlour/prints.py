"""A game on paper: a guide, its rules as a leaflet, a test page, and everything that its module `paper` lists.

The leaflet says the sentences of the rules page (`GAME-rules-…`) with the positions of the lesson’s `[[figures]]`.
Where paper differs from a screen, `GAME-print-rules-…` takes the place of such a sentence.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from parlour import words
from parlour.boards.paper import GamePaper, game_paper
from parlour.boards.paper.inks import inked
from parlour.boards.paper.marks import Block, Mark, Marks
from parlour.boards.paper.markup import paragraphs, quoted
from parlour.boards.paper.sheets import COLOURS, FLIPS, PAPERS, Component, Style, imposed
from parlour.boards.paper.typesetting import Typesetting
from parlour.boards.picture import INK, Disc, Label, Picture, Point, Shapes, Stroke, game_picture, scaled
from parlour.game import BadOption, Game, Written
from parlour.school.lessons import Figure, has_lesson, lesson

MOST_BLEED = 5.0
MOST_SHIFT = 10.0
"""Millimetres."""
_BAR = 100.0
"""Millimetres of the line that shows whether a page was printed at true size."""
_COLUMN_GAP = 6.0
_BESIDE = 0.6
"""How much of a column a figure may be wide that has its caption beside it."""
_SIDE = 12.0
"""The margin of a page of text."""

Progress = Callable[[int, int], None]


def checked_style(
    paper: str = "a4",
    flip: str = "long",
    colours: str = "full",
    bleed: float = 1.5,
    shift: Point = (0.0, 0.0),
    language: str | None = None,
) -> Style:
    """Return how a print is wanted; refuse what no print can be."""
    for option, value, values in (("paper", paper, PAPERS), ("flip", flip, FLIPS), ("colours", colours, COLOURS)):
        if value not in values:
            raise BadOption("bad-option-choice", option=option, value=value, values=", ".join(values))
    spoken = words.reader() if language is None else language
    if spoken not in words.LANGUAGES:
        raise BadOption("bad-option-choice", option="language", value=spoken, values=", ".join(words.LANGUAGES))
    if not 0 <= bleed <= MOST_BLEED:
        raise BadOption("print-bad-bleed", value=f"{bleed:g}", most=f"{MOST_BLEED:g}")
    if not all(-MOST_SHIFT <= way <= MOST_SHIFT for way in shift):
        raise BadOption("print-bad-shift", value=f"{shift[0]:g},{shift[1]:g}", most=f"{MOST_SHIFT:g}")
    return Style(
        paper, "long" if flip == "long" else "short" if flip == "short" else "none", colours, bleed, shift, spoken
    )


def read_shift(text: str) -> Point:
    """Return how far backs are moved, written as two numbers of millimetres: `0.5,-1`."""
    try:
        across, down = (float(number) for number in text.split(","))
    except ValueError as error:
        raise BadOption("print-bad-shift", value=text[:40], most=f"{MOST_SHIFT:g}") from error
    return (across, down)


@dataclass(frozen=True, slots=True)
class Print:
    """A game, its options and a style, before anything is drawn."""

    game: Game
    options: Any
    style: Style
    deal: str = ""
    """A deal in the game’s notation, of which the table at the start is printed besides."""
    unusual: tuple[tuple[str, str], ...] = ()
    """The options that matter on paper and were not left to their defaults."""

    def say(self, code: str, **facts: str | int) -> str:
        return words.say(code, facts, self.style.language)

    def own(self, code: str, **facts: str | int) -> str:
        """Say a sentence of the game itself."""
        return self.say(f"{self.game.NAME}-{code}", **facts)


def printed(
    game: Game,
    chosen: Mapping[str, str],
    style: Style,
    deal: str = "",
    progress: Progress = lambda done, total: None,
) -> bytes:
    """Return a game with these options as a PDF."""
    paper = game_paper(game)
    if paper is None:
        raise BadOption("print-not-offered", game=game.NAME)
    options = game.options(chosen)
    progress(0, 4)
    parts = paper.parts(options, style, frozenset(chosen))
    if all(piece.back is None for part in parts for piece in part.pieces):
        style = replace(style, flip="none")
    wanted = Print(game, options, style, deal, tuple(_unusual(game, paper, chosen)))
    start = _start(wanted) if deal else None
    progress(1, 4)
    made = Typesetting(style, wanted.say("print-title", title=wanted.own("name")))
    made.add(_guide(wanted, parts, made))
    _new_sheet(made)
    made.add(_leaflet(wanted, paper, made))
    progress(2, 4)
    if style.flip != "none":
        _new_sheet(made)
        for back in (False, True):
            made.page(_test_page(wanted, back), "end-test" if back else "test")
    if start is not None:
        _new_sheet(made)
        made.page(start, "deal")
        made.page(_whole_deal(wanted), "end-deal")
    for part in parts:
        _add_part(made, wanted, part)
    progress(3, 4)
    found = made.pdf()
    progress(4, 4)
    return found


def _unusual(game: Game, paper: GamePaper, chosen: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    for option in game.OPTIONS:
        value = option.accept(chosen.get(option.name, option.default))
        if value != option.default and not isinstance(option, Written) and option.name not in paper.OFF_PAPER:
            yield option.name, value


def _new_sheet(made: Typesetting) -> None:
    """Begin on the front of a sheet of paper."""
    if made.style.flip != "none":
        made.add('#pagebreak(to: "odd", weak: true)')


def _add_part(made: Typesetting, wanted: Print, part: Component) -> None:
    """Add the sheets of a part; behind a sheet without backs nothing is printed, so that no other lies behind it."""
    sheets = list(imposed(part, wanted.style))
    _new_sheet(made)
    for number, (front, back) in enumerate(sheets, 1):
        name = wanted.own(f"print-{part.code}")
        note = wanted.say("print-note", title=wanted.own("name"), part=name, number=number, count=len(sheets))
        end = f"end-{part.code}" if number == len(sheets) else ""
        made.sheet(front, False, note, f"part-{part.code}" if number == 1 else "", "" if back else end)
        if back is not None:
            made.sheet(back, True, "", end)
        elif not end and wanted.style.flip != "none":
            made.page(())


# The guide


def _guide(wanted: Print, parts: tuple[Component, ...], made: Typesetting) -> str:
    style = wanted.style
    bar_y = 3.0
    bar: Shapes = (
        Stroke(((0, bar_y), (_BAR, bar_y)), INK, 0.3),
        *(Stroke(((x, bar_y - 2), (x, bar_y + 2)), INK, 0.3) for x in range(0, int(_BAR) + 1, 10)),
        Label((_BAR + 3, bar_y), "100 mm", 3, anchor="start"),
    )
    rows = [_row(wanted.say("print-rules"), wanted.say("print-rules-how"), "leaflet", "end-leaflet")]
    if style.flip != "none":
        rows.append(_row(wanted.say("print-test-page"), wanted.say("print-test-how"), "test", "end-test"))
    if wanted.deal:
        rows.append(_row(wanted.say("print-deal"), wanted.say("print-deal-how"), "deal", "end-deal"))
    for part in parts:
        how = wanted.own(f"print-{part.code}-how") if words.known(f"{wanted.game.NAME}-print-{part.code}-how") else ""
        rows.append(_row(wanted.own(f"print-{part.code}"), how, f"part-{part.code}", f"end-{part.code}"))
    heads = [wanted.say(f"print-column-{column}") for column in ("part", "how", "pages")]
    table = f"guide-table(({', '.join(f'strong({quoted(head)})' for head in heads)},), ({', '.join(rows)},))"
    facts = {"sheet": wanted.say(f"print-paper-{style.paper}"), "flip": style.flip, "colours": style.colours}
    intro = wanted.say("print-guide", **facts)
    if wanted.unusual:
        intro += "\n\n" + wanted.say("print-options", options=_options(wanted))
    said = (
        quoted(wanted.own("name")),
        quoted(wanted.own("tagline")),
        paragraphs(intro),
        f"{{ {made.shapes(inked(bar, style.colours))} }}",
        table,
        paragraphs(wanted.own("print-need")),
        quoted(wanted.say("print-made-by")),
    )
    return f"#guide({', '.join(said)})"


def _options(wanted: Print) -> str:
    """Return the options that were chosen, each with its value."""
    name = wanted.game.NAME
    found = []
    for option, value in wanted.unusual:
        code = f"option-{option}-{value}"
        shown = wanted.own(code) if words.known(f"{name}-{code}") else value
        found.append(wanted.say("print-option", option=wanted.own(f"option-{option}"), value=shown))
    return " · ".join(found)


def _row(what: str, how: str, first: str, last: str) -> str:
    """Return a row of the guide: a part, and the pages from one label to another."""
    return f"strong({quoted(what)}), {quoted(how)}, page-range(<{first}>, <{last}>)"


def _test_page(wanted: Print, back: bool) -> Marks:
    """Return crosses that meet when the sheet is held against the light; a scale says how far they are off."""
    wide, high = wanted.style.sheet
    shift = wanted.style.shift if back else (0.0, 0.0)
    marks: list[Mark] = []
    for x, y in [(wide / 2, high / 2), *((x, y) for x in (25.0, wide - 25) for y in (25.0, high - 25))]:
        at = (x + shift[0], y + shift[1])
        marks += _cross(at, back)
    code = "back" if back else "front"
    title = wanted.say(f"print-test-{code}")
    marks.append(Label((wide / 2, high / 2 - 40), title, 6, INK, wide - 60, weight="title"))
    if not back:
        text = wanted.say("print-test", flip=wanted.style.flip)
        marks.append(Block((wide / 2 - 65, high / 2 + 30), (130, 60), text, 3.8))
    return tuple(marks)


def _cross(at: Point, back: bool) -> Iterator[Mark]:
    """Yield a cross; the front has a scale in millimetres around it."""
    x, y = at
    arm = 10.0
    colour = "#c0392b" if back else INK
    yield Stroke(((x - arm, y), (x + arm, y)), colour, 0.1)
    yield Stroke(((x, y - arm), (x, y + arm)), colour, 0.1)
    if back:
        yield Disc(at, 2.0, "", colour, 0.1)
        return
    for step in range(-5, 6):
        far = 1.4 if step % 5 == 0 else 0.8
        yield Stroke(((x + step, y - far), (x + step, y + far)), colour, 0.1)
        yield Stroke(((x - far, y + step), (x + far, y + step)), colour, 0.1)


def _start(wanted: Print) -> Shapes:
    """Return the table at the start of the deal that was given."""
    game, drawn = wanted.game, game_picture(wanted.game)
    dealt = game.read_deal(wanted.options, wanted.deal)
    wide, high = wanted.style.sheet
    title = Label((wide / 2, 22), wanted.say("print-deal"), 8, INK, wide - 40, weight="title")
    if drawn is None:
        return (title,)
    picture = drawn.picture(game.view(game.setup(wanted.options, dealt), None), wanted.style.language)
    return (title, *scaled(picture, (20, 32), (wide - 40, high - 55)))


def _whole_deal(wanted: Print) -> Marks:
    """Return the deal as it is written, on the back of the table, to sort the cards by."""
    wide, high = wanted.style.sheet
    title = Label((wide / 2, 22), wanted.say("print-whole-deal"), 8, INK, wide - 40, weight="title")
    return (title, Block((20, 34), (wide - 40, high - 60), "\n\n".join(wanted.deal.split("/")), 4.5))


# The leaflet


def _leaflet(wanted: Print, paper: GamePaper, made: Typesetting) -> str:
    """Return the rules as pages of two columns."""
    figures = {figure.name: figure for figure in lesson(wanted.game).figures} if has_lesson(wanted.game) else {}
    column = (wanted.style.sheet[0] - 2 * _SIDE - _COLUMN_GAP) / 2
    body = "\n".join(_rules(wanted, paper, figures, column, made)) + "\n[#metadata(none) <end-leaflet>]"
    said = " · ".join((wanted.own("card-players"), wanted.own("card-minutes")))
    facts = f"{quoted(wanted.own('name'))}, {quoted(said)}, {paper.LEAFLET_POINTS}, {_SIDE}, {_COLUMN_GAP}"
    return f"#leaflet({facts}, {{\n{body}\n}})"


def _rules(
    wanted: Print, paper: GamePaper, figures: dict[str, Figure], column: float, made: Typesetting
) -> Iterator[str]:
    name = wanted.game.NAME
    facts = paper.facts(wanted.options)
    for code in words.codes(f"{name}-rules-"):
        part = code.removeprefix(f"{name}-rules-")
        if part in paper.LEFT_OUT:
            continue
        own = f"{name}-print-rules-{part}"
        said = wanted.say(own if words.known(own) else code, **facts)
        if part.endswith("-title"):
            yield f"heading(level: 2, {quoted(said)})"
        elif part.endswith("-figure") and part.removesuffix("-figure") in figures:
            yield _figure(wanted, paper, figures[part.removesuffix("-figure")], said, column, made)
        elif part.endswith("-house"):
            ruled = wanted.say("school-house-rule")
            yield f"house-rule({quoted(ruled)}, {paragraphs(said)})"
        else:
            yield paragraphs(said)


def _figure(wanted: Print, paper: GamePaper, figure: Figure, caption: str, column: float, made: Typesetting) -> str:
    drawn = game_picture(wanted.game)
    if drawn is None:
        return paragraphs(caption)
    picture = drawn.picture(figure.view, wanted.style.language)
    fitted = _fitted(picture, (min(column, paper.FIGURE[0]), paper.FIGURE[1]))
    shapes = made.shapes(inked(scaled(picture, (0, 0), fitted), wanted.style.colours))
    drawing = f"block(width: {fitted[0]:.3f}mm, height: {fitted[1]:.3f}mm, {{ {shapes} }})"
    if fitted[0] <= _BESIDE * column:
        return f"figure-beside({drawing}, {fitted[0]:.3f}, {quoted(caption)})"
    return f"figure-above({drawing}, {quoted(caption)})"


def _fitted(picture: Picture, room: Point) -> Point:
    scale = min(room[0] / picture.size[0], room[1] / picture.size[1])
    return (scale * picture.size[0], scale * picture.size[1])
