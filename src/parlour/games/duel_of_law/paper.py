"""Duel of Law on paper: the Rainbow Deck with every feature, tokens in six colours, the laws by level, boxes."""

from __future__ import annotations

from parlour import words
from parlour.boards.paper.boxes import boxes
from parlour.boards.paper.marks import Block, Marks
from parlour.boards.paper.sheets import MARGIN, Component, Piece, Style
from parlour.boards.picture import INK, SHEET, Disc, Label, Outline, Point, Shape, Shapes, Stroke, Tile, ring
from parlour.games.duel_of_law.atoms import CLASSES, PI
from parlour.games.duel_of_law.catalogue import kinds_of_law
from parlour.games.duel_of_law.picture import CARD, face_picture
from parlour.games.duel_of_law.rainbow import CARDS, LETTER_VALUES, LETTERS, QUANTITIES, SUITS, Face, Feature, deck
from parlour.games.duel_of_law.rules import Options

LEFT_OUT: tuple[str, ...] = ()
LEAFLET_POINTS = 10.0
OFF_PAPER: tuple[str, ...] = ("hint", "objection", "deadline", "laws")
FIGURE = (88.0, 72.0)
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
_BETWEEN = "\u00a0· "
"""No line begins with the dot."""
_BACKS = ("#3d3a55", "#e3d9c2")


def parts(options: Options, style: Style, given: frozenset[str]) -> tuple[Component, ...]:
    printed = deck(options.deck, options.mathematics, options.words)
    back = _back(style)
    cards = tuple(Piece(str(card), CARD, _face(printed.face(card), style), back) for card in CARDS)
    tokens = tuple(
        Piece(f"{colour}-{number}", TOKEN, _token(colour)) for colour in COLOURS for number in range(1, TOKENS + 1)
    )
    name = words.say("duel-of-law-name", language=style.language)
    return (
        Component("cards", cards),
        Component("tokens", tokens, gap=False),
        Component("laws", (_laws(options.mathematics == "wide", style),), cut=False),
        Component("box", boxes(name, CARD, len(CARDS), style), cut=False),
    )


def facts(options: Options) -> dict[str, str | int]:
    return {"objection": options.objection, "laws": options.laws}


def _ground(colour: str, style: Style) -> Tile:
    bleed = style.bleed
    return Tile((-bleed, -bleed), (CARD[0] + 2 * bleed, CARD[1] + 2 * bleed), colour)


def _face(face: Face, style: Style) -> Shapes:
    return (_ground(SHEET, style), *face_picture(face, style.language).shapes)


def _back(style: Style) -> Shapes:
    """Return a checkerboard of two by three."""
    wide, high = CARD
    bleed = style.bleed
    dark, light = _BACKS
    drawn: list[Shape] = [_ground(dark, style)]
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


def _token(colour: str) -> Shapes:
    """A token tells its colour by its shape, too."""
    wide, high = TOKEN
    middle = (wide / 2, high / 2)
    ground = Tile((0, 0), TOKEN, "#ffffff", "#b8b0a0", 0.1)
    if colour == "black":
        return (ground, Disc(middle, 5.6, COLOURS[colour]))
    sides, turn = _SIDES[colour]
    points = ring(sides, 6.4, turn, middle) if sides else _star(6.4, middle)
    return (ground, Outline(points, COLOURS[colour]))


def _star(radius: float, at: Point) -> tuple[Point, ...]:
    outer, inner = ring(5, radius, 0, at), ring(5, radius * 0.45, 36, at)
    return tuple(point for pair in zip(outer, inner, strict=True) for point in pair)


def _laws(wide_mathematics: bool, style: Style) -> Piece:
    """The laws by level, with every kind of part that a law may have; behind them the suits, letters and numbers."""
    say = words.say
    language = style.language
    kinds = kinds_of_law(language, wide_mathematics)
    rows = "\n".join(f"| {title} | {_BETWEEN.join(laws)} |" for title, laws in kinds.items())
    laws = [say("duel-of-law-print-levels", language=language)]
    laws.append(f"{say('duel-of-law-print-kinds', language=language)}\n| --- | --- |\n{rows}")
    laws.append(say("duel-of-law-print-values", language=language))
    front = _table(say("duel-of-law-print-laws", language=language), laws, style)
    back = _table(say("duel-of-law-print-deck", language=language), _deck_tables(language), style)
    return Piece("laws", _page(style), front, back)


def _page(style: Style) -> Point:
    wide, high = style.sheet
    return (wide - 2 * MARGIN, high - 2 * MARGIN)


def _table(title: str, blocks: list[str], style: Style) -> Marks:
    wide, high = _page(style)
    return (
        Label((wide / 2, 12), title, 8, weight="title"),
        Stroke(((10, 20), (wide - 10, 20)), INK, 0.3),
        Block((12, 26), (wide - 24, high - 34), "\n\n".join(blocks), 3.9),
    )


def _deck_tables(language: str) -> list[str]:
    """What all cards of a suit show, the letters with their values and numbers, and the numbers that laws speak of."""
    say = words.say
    heads = [say(f"duel-of-law-feature-{feature}", language=language) for feature in ("suit", "shade", "dice", "poker")]
    suits = [f"| {' | '.join(heads)} |", "| --- | --- | --- | --- |"]
    for number, suit in enumerate(SUITS):
        face = deck("1-16").face(CARDS[13 * number])
        name = say(f"duel-of-law-suit-{suit}", language=language)
        shade = say("duel-of-law-print-shade", {"shade": face.shade}, language)
        poker = say("duel-of-law-print-poker", {"suit": face.poker}, language)
        suits.append(f"| {number} · {name} | {shade} | {face.dice} | {poker} |")
    letters = [say("duel-of-law-print-letters", language=language), "| --- | --- |"]
    for value in sorted(set(LETTER_VALUES)):
        worth = zip(LETTERS, LETTER_VALUES, QUANTITIES, strict=True)
        same = [f"{letter} {count}" for letter, each, count in worth if each == value]
        letters.append(f"| {value} | {' · '.join(same)} |")
    primes = [str(number) for number in range(120) if CLASSES[Feature.NUMBER, "prime"] >> number & 1]
    pairs = [f"0{PI[0]}", *(PI[place : place + 2] for place in range(1, 20, 2))]
    numbers = {"primes": " ".join(primes), "digits": " ".join(PI[:15]), "pairs": " ".join(pairs)}
    return ["\n".join(suits), "\n".join(letters), say("duel-of-law-print-numbers", numbers, language)]
