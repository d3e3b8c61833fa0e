"""DUOS on paper: cards with an animal before and a thing behind, boards, screens, markers, the DUOS card, scores."""

from __future__ import annotations

from dataclasses import replace

from parlour import words
from parlour.boards.paper.boxes import boxes
from parlour.boards.paper.marks import Block, Dashes, Mark, Marks
from parlour.boards.paper.sheets import MARGIN, Component, Piece, Style
from parlour.boards.picture import (
    INK,
    SHEET,
    SIDES,
    SOFT,
    Disc,
    Label,
    Outline,
    Point,
    Shape,
    Shapes,
    Stroke,
    Tile,
    ring,
)
from parlour.games.duos.cards import DECK, other
from parlour.games.duos.picture import CARD, face
from parlour.games.duos.rules import NARRATOR_POINTS, PAIRS, TURNS_FOR_TWO, is_cooperative, turns
from parlour.games.duos.values import Options

LEFT_OUT: tuple[str, ...] = ("setup-house", "choose-house", "reveal-house", "variants-title", "variants")
LEAFLET_POINTS = 10.0
OFF_PAPER: tuple[str, ...] = ()
FIGURE = (90.0, 60.0)
BOARD = (186.0, 122.0)
DUOS_CARD = (88.0, 126.0)
MARKER = (14.0, 14.0)
SCREEN = (264.0, 190.0)
"""Folded in the middle, it stands as a tent."""
MOST = 6
ACROSS, DOWN = 4, 3
MARKERS = ("yellow", "white", "black", "pink")
_FILLS = {"yellow": "#f2c230", "white": "#fffdf7", "black": "#2a2723", "pink": "#c2407f"}
_EDGES = {"yellow": "#8a6a00", "white": "#5f5547", "black": "#2a2723", "pink": "#7c1f4d"}
_GROUNDS = {"animals": "#e4efe0", "things": "#e6e3f2"}


def parts(options: Options, style: Style, given: frozenset[str]) -> tuple[Component, ...]:
    players = options.players if "players" in given else MOST
    say = words.say
    first, behind = options.first, other(options.first)
    deck = tuple(
        Piece(card.animal, CARD, _side(card.side(first), first, style), _side(card.side(behind), behind, style))
        for card in DECK
    )
    markers = tuple(
        Piece(f"{colour}-{player + 1}-{number}", MARKER, _marker(colour, MARKER))
        for player in range(players + (players == 2))
        for colour in MARKERS
        for number in (1, 2)
    )
    rows = turns(options if "players" in given else replace(options, players=MOST))
    screens = tuple(Piece(f"screen-{seat + 1}", SCREEN, _screen(seat, style)) for seat in range(players))
    narrator, two = _narrator_side(style), _side_for_two(style)
    return (
        Component("cards", deck),
        Component("card", (Piece("duos-card", DUOS_CARD, narrator, two),)),
        Component("boards", tuple(Piece(f"board-{seat + 1}", BOARD, _board(seat, style)) for seat in range(players))),
        Component("screens", screens, gap=False),
        Component("markers", markers, gap=False),
        Component("scores", (_scores(rows, _columns(options, players, style), style),), cut=False),
        Component("box", boxes(say("duos-name", language=style.language), CARD, len(DECK), style), cut=False),
    )


def facts(options: Options) -> dict[str, str | int]:
    return {}


def _ground(size: Point, colour: str, style: Style) -> Tile:
    bleed = style.bleed
    return Tile((-bleed, -bleed), (size[0] + 2 * bleed, size[1] + 2 * bleed), colour)


def _side(name: str, category: str, style: Style) -> Shapes:
    return (_ground(CARD, _GROUNDS[category], style), *face(name, style.language).shapes)


def _marker(colour: str, size: Point) -> Shapes:
    """A marker tells its colour by a sign, too."""
    wide, high = size
    ground = Tile((0, 0), size, "#ffffff", "#b8b0a0", 0.1)
    middle = (wide / 2, high / 2)
    return (ground, *_sign(colour, middle, 5.2))


def _sign(colour: str, at: Point, radius: float) -> Shapes:
    fill, edge = _FILLS[colour], _EDGES[colour]
    if colour == "yellow":
        return (Disc(at, radius, fill, edge, 0.5),)
    sides, turn = {"white": (4, 45.0), "black": (3, 0.0), "pink": (4, 0.0)}[colour]
    return (Outline(ring(sides, radius, turn, at), fill, edge, 0.5),)


def _board(seat: int, style: Style) -> Shapes:
    """The twelve places of the table; a player lays two markers of one colour on the two cards of a pair."""
    wide, high = BOARD
    cell = (42.0, 32.0)
    left, top = (wide - ACROSS * cell[0]) / 2, 15.0
    colour = SIDES[seat]
    drawn: list[Shape] = [_ground(BOARD, SHEET, style)]
    top_said = words.say("duos-print-board-top", language=style.language)
    drawn.append(Label((wide / 2, 8), top_said, 3.6, colour, wide - 20))
    for way in (-1, 1):
        x = wide / 2 + way * (wide / 2 - 14)
        drawn.append(Outline(((x - 3.5, 10.5), (x + 3.5, 10.5), (x, 4.5)), colour))
    for place in range(ACROSS * DOWN):
        x, y = left + place % ACROSS * cell[0], top + place // ACROSS * cell[1]
        drawn.append(Tile((x + 1, y + 1), (cell[0] - 2, cell[1] - 2), "#ffffff", colour, 0.4, 3))
        drawn.append(Tile((x + cell[0] / 2 - 7.5, y + cell[1] / 2 - 7.5), (15, 15), "#ffffff", "#b8b0a0", 0.2, 1))
        drawn.append(Label((x + 5.5, y + 5.8), str(place + 1), 3.2, SOFT))
    number = words.say("duos-print-player", {"number": seat + 1}, style.language)
    drawn.append(Label((wide / 2, high - 5.2), number, 3.4, colour))
    return tuple(drawn)


def _screen(seat: int, style: Style) -> Marks:
    """Return the outer side, and upside down beyond the fold the inner side, with what a player asks most."""
    wide, high = SCREEN
    fold = high / 2
    colour = SIDES[seat]
    number = words.say("duos-print-player", {"number": seat + 1}, style.language)
    inner = words.say("duos-print-screen-text", {"pairs": PAIRS}, style.language)
    return (
        Tile((0, 0), SCREEN, SHEET),
        Tile((6, fold + 6), (wide - 12, fold - 12), SHEET, colour, 1.6, 6),
        Label((wide / 2, fold + 38), words.say("duos-name", language=style.language), 26, colour, weight="title"),
        Label((wide / 2, fold + 68), number, 9, colour),
        Dashes(((0, fold), (wide, fold))),
        *(
            Label((wide / 2, fold - 26 - 15 * row), line, 6.2, INK, wide - 30, turn=180, weight="plain")
            for row, line in enumerate(inner.splitlines())
        ),
    )


def _narrator_side(style: Style) -> Marks:
    """Before the Narrator: what the Narrator gets for the pairs that a player found."""
    wide, _ = DUOS_CARD
    say = words.say
    head = say("duos-print-narrator", language=style.language)
    rows = "\n".join(f"| {found} | {points} |" for found, points in enumerate(NARRATOR_POINTS))
    table = say("duos-print-narrator-table", language=style.language)
    return (
        _ground(DUOS_CARD, SHEET, style),
        Tile((4, 4), (wide - 8, DUOS_CARD[1] - 8), SHEET, SIDES[1], 0.8, 4),
        Label((wide / 2, 20), say("duos-name", language=style.language), 15, SIDES[1], weight="title"),
        Label((wide / 2, 36), head, 6, INK, wide - 16),
        Block((9, 46), (wide - 18, 72), f"{table}\n| --- | --- |\n{rows}", 3.7),
    )


def _side_for_two(style: Style) -> Marks:
    """For two: a place for each hint, the turns, and what the turns that were won are worth."""
    wide, high = DUOS_CARD
    say = words.say
    drawn: list[Mark] = [_ground(DUOS_CARD, SHEET, style)]
    drawn.append(Label((wide / 2, 6.4), say("duos-print-two", language=style.language), 4, INK, wide - 10))
    for number, (hint, colour) in enumerate((("word", "pink"), ("yes", "white"), ("not", "black"))):
        x = wide / 2 + (number - 1) * 27.5
        drawn.append(Tile((x - 12.5, 10.5), (25, 22), SHEET, SOFT, 0.3, 2))
        drawn += _sign(colour, (x, 18.6), 4.6)
        drawn.append(Label((x, 28.4), say(f"duos-print-hint-{hint}", language=style.language), 3.6, INK, 23))
    in_a_row = -(-TURNS_FOR_TWO // 2)
    step = (wide - 8) / in_a_row
    for turn in range(TURNS_FOR_TWO):
        x, y = 4 + turn % in_a_row * step, 35 + turn // in_a_row * step
        drawn.append(Tile((x, y), (step, step), SHEET, SOFT, 0.3))
        drawn.append(Label((x + step / 2, y + step / 2), str(turn + 1), 5, SOFT))
    rows = "\n".join(
        f"| {won} | {say(f'duos-together-{won}', language=style.language)} |" for won in range(TURNS_FOR_TWO + 1)
    )
    table = say("duos-print-verdicts", language=style.language)
    drawn.append(Block((5, 70), (wide - 10, high - 73), f"{table}\n| --- | --- |\n{rows}", 2.75))
    return tuple(drawn)


def _columns(options: Options, players: int, style: Style) -> list[str]:
    """Return the heads of the score sheet: partners win their turns together."""
    if players == 2 and is_cooperative(options):
        return [words.say("duos-print-together", language=style.language)]
    return [words.say("duos-print-player", {"number": seat + 1}, style.language) for seat in range(players)]


def _scores(rows: int, columns: list[str], style: Style) -> Piece:
    """Return a row for each turn and a column for each player."""
    wide, high = (side - 2 * MARGIN for side in style.sheet)
    left, top = 34.0, 40.0
    across = (wide - left - 6) / len(columns)
    step = min(14.0, (high - top - 24) / (rows + 1))
    say = words.say
    title = say("duos-print-scores-title", language=style.language)
    drawn: list[Mark] = [Label((wide / 2, 14), title, 8, weight="title")]
    bottom = top + (rows + 1) * step
    for column, name in enumerate([*columns, ""]):
        x = left + column * across
        drawn.append(Stroke(((x, top - step), (x, bottom)), SOFT, 0.25))
        if name:
            drawn.append(Label((x + across / 2, top - step + 3), name, 2.6, SOFT, across - 3, weight="plain"))
    for row in range(-1, rows + 2):
        drawn.append(Stroke(((4, top + row * step), (wide - 6, top + row * step)), SOFT, 0.25))
    for row in range(rows):
        said = say("duos-print-turn", {"number": row + 1}, style.language)
        drawn.append(Label((6, top + (row + 0.5) * step), said, 3.4, SOFT, left - 8, anchor="start", weight="plain"))
    total = say("duos-print-total", language=style.language)
    drawn.append(Label((6, top + (rows + 0.5) * step), total, 3.8, INK, left - 8, anchor="start"))
    return Piece("scores", (wide, high), tuple(drawn))
