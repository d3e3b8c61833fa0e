"""Positions of Duality made by hand, with cards that are easy to see through, and the worked example."""

from __future__ import annotations

import pytest

from parlour import words
from parlour.game import IllegalMove
from parlour.games.duality import notation, rules, views
from parlour.games.duality.deck import FULL, cards, tidy, turn
from parlour.games.duality.paths import Cell, read_cell
from parlour.games.duality.rules import Options, Placed, Position

UP = "bcwcbw"
"""Two black lines from edge to edge, a white line from side to side."""
UP_WHITE = "wxbxwb"
"""The same with the colours exchanged."""
LOOP = "bbwxwx"
"""A black line that goes back out of the edge it came in by: NL to NR; white lines E to SL and SR to W."""
CORNER = "wbbxwx"
"""A black line from NR to E, a white one from NL to SL, a white one from SR to W."""


def scene(
    table: dict[str, str],
    black: tuple[str, ...] = (UP, UP_WHITE, LOOP),
    white: tuple[str, ...] = (UP, UP_WHITE, LOOP),
    pile: tuple[str, ...] = (CORNER, CORNER, CORNER),
    mover: int = 0,
    rows: int = 3,
    join: str = "joined",
    completes: str = "either",
    hands: str = "hidden",
    limit: int = 400,
) -> Position:
    """Black's cards are 1, 2, 3, White's follow, then those of the table as given, then the pile."""
    held = len(black) + len(white)
    return Position(
        Options(rows, join, completes, hands, limit, ",".join((*black, *white, *table.values(), *pile))),
        tableau=tuple(sorted(Placed(read_cell(cell), held + n, False) for n, cell in enumerate(table, 1))),
        hands=(tuple(range(1, len(black) + 1)), tuple(range(len(black) + 1, held + 1))),
        known=((), ()),
        pile=tuple(range(held + len(table) + 1, held + len(table) + len(pile) + 1)),
        mover=mover,
    )


def played(position: Position, *texts: str) -> Position:
    for text in texts:
        position = rules.play(position, position.mover, notation.read(text))
    return position


def choices(position: Position) -> tuple[str, ...]:
    return views.view(position, position.mover).choices


def refusal(position: Position, text: str) -> str:
    """The sentence with which the player to move is refused."""
    with pytest.raises(IllegalMove) as refused:
        rules.play(position, position.mover, notation.read(text))
    return words.say(refused.value.code, refused.value.facts)


# The worked example. The figures of the rulebook are lost; this deal satisfies every sentence about them.

EXAMPLE = """
#7 WBBWBB NL-SR NR-W E-SL
#6 WWBWBW NL-SR NR-W E-SL
#5 BBWBWB NL-NR E-SL SR-W
#4 WBWBBB NL-E NR-SR SL-W
#3 WBBWBB NL-SR NR-E SL-W
#2 WBWBWW NL-SL NR-SR E-W
#1 WWWBWB NL-SL NR-E SR-W
A  BWBBBW NL-SL NR-W E-SR
B  WWBBWW NL-W NR-SL E-SR
C  WBBWWW NL-W NR-E SR-SL
"""

PORTS = ("NL", "NR", "E", "SR", "SL", "W")


def _lines(colours: str, wires: list[str]) -> str:
    """`WBBWBB NL-SR NR-W E-SL` in letters."""
    lines = [""] * 6
    fresh = {"B": iter("bcd"), "W": iter("wxy")}
    for wire in wires:
        one, two = (PORTS.index(end) for end in wire.split("-"))
        assert colours[one] == colours[two]
        lines[one] = lines[two] = next(fresh[colours[one]])
    return tidy("".join(lines))


DRAWN: dict[str, str] = {}
"""The example's cards as they are drawn, by their name."""
for _row in EXAMPLE.strip().splitlines():
    _name, _colours, *_wires = _row.split()
    DRAWN[_name] = _lines(_colours, _wires)


def full_deck_card(lines: str) -> tuple[int, bool]:
    """The number of a card that lies like this in the full deck, and whether it is turned."""
    deck = cards(FULL)
    return (deck.index(lines) + 1, False) if lines in deck else (deck.index(turn(lines)) + 1, True)


def hand_card(name: str, turned: bool) -> str:
    """Card A, B or C as written in a move, as drawn or turned."""
    number, printed_turned = full_deck_card(DRAWN[name])
    return f"{number}{'t' if printed_turned != turned else ''}"


def example(join: str = "joined", mover: int = 0) -> Position:
    """The deal of the example; the player to move holds A, B and C."""
    placed = [Placed(Cell(row, 0), *full_deck_card(DRAWN[f"#{row}"])) for row in range(1, 8)]
    held = [full_deck_card(DRAWN[name])[0] for name in "ABC"]
    rest = [n for n in range(1, 55) if n not in held and n not in [card.card for card in placed]]
    hands = (tuple(sorted(held)), tuple(rest[:3]))
    return Position(
        Options(join=join),
        tableau=tuple(placed),
        hands=hands if mover == 0 else hands[::-1],
        known=((), ()),
        pile=tuple(rest[3:]),
        mover=mover,
    )
