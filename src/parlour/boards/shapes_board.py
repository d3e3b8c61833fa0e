"""A game's picture as text: the board in the terminal of a game that describes its board by shapes alone.

Each place is its sign, in rows and columns as they lie in the picture; + is a place that can be pressed, [ ] the
cursor, = = a place that is marked.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby, pairwise
from typing import Any

from rich.text import Text

from parlour.boards import fallback_board
from parlour.boards.move_input import MoveInput
from parlour.boards.picture import Picture, Pictured, Place

_AHEAD = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


@dataclass(frozen=True)
class ShapesBoard:
    """Draws what `picture` describes; without places it lists the view like any other."""

    drawn: Pictured

    def draw(self, view: Any, cursor: str, draft: str) -> Text:
        picture = self.drawn.picture(view)
        if not picture.places:
            return fallback_board.draw(view, cursor, draft)
        columns = sorted({round(_middle(place)[0], 2) for place in picture.places})
        wide = max(len(place.sign) for place in picture.places) + 3
        # Columns closer than half a place are one: hexes in every second row stand between two of the row above.
        nearest = min((b - a for a, b in pairwise(columns)), default=1.0)
        scale = wide / max(nearest, min(place.size[0] for place in picture.places) / 2)
        open_places = set(_next_places(picture, draft))
        lines = [
            _line(row, scale, columns[0], cursor, open_places | set(draft.split())) for row in _rows(picture.places)
        ]
        return Text("\n").join([*lines, Text(f"> {draft}")] if draft else lines)

    def first(self, view: Any) -> str:
        picture = self.drawn.picture(view)
        if not picture.places:
            return fallback_board.first(view)
        return next(_next_places(picture, ""), picture.places[0].name)

    def step(self, view: Any, cursor: str, direction: str) -> str:
        """Return the nearest place in this direction: what lies aside counts double."""
        picture = self.drawn.picture(view)
        if not picture.places:
            return fallback_board.step(view, cursor, direction)
        here = next((place for place in picture.places if place.name == cursor), picture.places[0])
        (x, y), (right, down) = _middle(here), _AHEAD.get(direction, (0, 0))
        found = []
        for place in picture.places:
            across, below = _middle(place)[0] - x, _middle(place)[1] - y
            ahead, aside = across * right + below * down, abs(across * down) + abs(below * right)
            if ahead > 1e-6 and aside <= 2 * ahead:
                found.append((ahead + 2 * aside, place.name))
        return min(found)[1] if found else here.name

    def pick(self, view: Any, cursor: str, draft: str) -> MoveInput:
        picture = self.drawn.picture(view)
        if not picture.places:
            return fallback_board.pick(view, cursor, draft)
        pressed = (*draft.split(), cursor)
        if cursor in draft.split():
            return MoveInput("", whole=False)
        whole = next((taps.move for taps in picture.moves if taps.places == pressed), None)
        if whole is not None:
            return MoveInput(whole, whole=True)
        going_on = any(taps.places[: len(pressed)] == pressed for taps in picture.moves)
        return MoveInput(" ".join(pressed), whole=False) if going_on else MoveInput(cursor, whole=not draft)

    def choices(self, view: Any) -> tuple[str, ...]:
        return tuple(taps.move for taps in self.drawn.picture(view).moves) or fallback_board.choices(view)


def _middle(place: Place) -> tuple[float, float]:
    return place.at[0] + place.size[0] / 2, place.at[1] + place.size[1] / 2


def _rows(places: tuple[Place, ...]) -> Iterator[list[Place]]:
    for _, row in groupby(sorted(places, key=_row), key=_row):
        yield sorted(row, key=lambda place: place.at[0])


def _row(place: Place) -> float:
    return round(_middle(place)[1], 2)


def _next_places(picture: Picture, draft: str) -> Iterator[str]:
    """Yield the places that can be pressed after these."""
    pressed = tuple(draft.split())
    for taps in picture.moves:
        if taps.places[: len(pressed)] == pressed and len(taps.places) > len(pressed):
            yield taps.places[len(pressed)]


def _line(row: list[Place], scale: float, left: float, cursor: str, open_places: set[str]) -> Text:
    line = Text()
    for place in row:
        column = round((_middle(place)[0] - left) * scale)
        line.append(" " * max(0, column - line.cell_len))
        before, after, style = " ", "+" if place.name in open_places else " ", ""
        if place.marked:
            before, after, style = "=", "=", "bold green"
        if place.name == cursor:
            before, after, style = "[", "]", "bold reverse"
        line.append(f"{before}{place.sign}{after}", style)
    return line
