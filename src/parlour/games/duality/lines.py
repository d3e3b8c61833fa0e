"""How the lines of a card are drawn: curves between its ends, and bridges where lines are joined without crossing.

     NL NR         0  1
    W      E  =  5      2     in a card of 1 by 1, stretched to the size of a card
     SL SR         4  3

The browser draws the same in `web/src/boards/duality/lines.ts`.
"""

from __future__ import annotations

import functools
import math
from collections.abc import Iterable
from dataclasses import dataclass

from parlour.game import Seat
from parlour.games.duality.deck import colour

Point = tuple[float, float]

_ENDS: tuple[Point, ...] = ((0.3, 0), (0.7, 0), (1, 0.5), (0.7, 1), (0.3, 1), (0, 0.5))
_INWARD: tuple[Point, ...] = ((0, 1), (0, 1), (-1, 0), (0, -1), (0, -1), (1, 0))
_STEPS = 24
_COVERED = 0.13
"""So near to a line on top nothing below it is seen."""


@dataclass(frozen=True, slots=True)
class Layer:
    """Lines of one colour that are one path on the card, each as points, with the bridges between them."""

    side: Seat
    ends: frozenset[int]
    lines: tuple[tuple[Point, ...], ...]


@functools.cache
def layers(card: str, join: str) -> tuple[Layer, ...]:
    """Return what is drawn, from the bottom up; the colour that has a single line lies on top."""
    wires = [(card.index(letter), card.rindex(letter)) for letter in dict.fromkeys(card)]
    count = {side: sum(colour(card[wire[0]]) == side for wire in wires) for side in (0, 1)}
    wires.sort(key=lambda wire: -count[colour(card[wire[0]])])
    found: list[Layer] = []
    for wire in wires:
        side = colour(card[wire[0]])
        beside = [other for other in wires[: wires.index(wire)] if colour(card[other[0]]) == side]
        crossed = any(_crosses(other, wire) for other in beside)
        if not beside or join == "wires" or (join == "crossing" and not crossed):
            found.append(Layer(side, frozenset(wire), (_curve(*wire),)))
            continue
        lower = next(layer for layer in found if layer.side == side)
        lines = (*lower.lines, _curve(*wire))
        if not crossed:
            over = [point for other in wires if colour(card[other[0]]) != side for point in _curve(*other)]
            lines = (*lines, _bridge(lower.lines[0], lines[-1], over))
        found[found.index(lower)] = Layer(side, lower.ends | frozenset(wire), lines)
    return tuple(found)


def _crosses(one: tuple[int, int], two: tuple[int, int]) -> bool:
    return sum(one[0] < end < one[1] for end in two) == 1


def _curve(first: int, last: int) -> tuple[Point, ...]:
    """Return a line between two ends. One that turns back stays near its edge, so that a bridge from it is seen."""
    same_edge = {first, last} in ({0, 1}, {3, 4})
    a, d = _ENDS[first], _ENDS[last]
    b, c = (_inner(end, same_edge) for end in (first, last))
    steps = (step / _STEPS for step in range(_STEPS + 1))
    return tuple((_mixed(a[0], b[0], c[0], d[0], t), _mixed(a[1], b[1], c[1], d[1], t)) for t in steps)


def _inner(end: int, same_edge: bool) -> Point:
    reach = 0.27 if same_edge else 0.42 if _INWARD[end][0] == 0 else 0.34
    return (_ENDS[end][0] + _INWARD[end][0] * reach, _ENDS[end][1] + _INWARD[end][1] * reach)


def _mixed(a: float, b: float, c: float, d: float, t: float) -> float:
    u = 1 - t
    return u**3 * a + 3 * u * u * t * b + 3 * u * t * t * c + t**3 * d


def _bridge(one: tuple[Point, ...], two: tuple[Point, ...], over: list[Point]) -> tuple[Point, Point]:
    """Return the shortest way between two lines, best in their middle, that is seen."""

    def cost(i: int, j: int) -> float:
        centred = (abs(i - _STEPS / 2) + abs(j - _STEPS / 2)) / 100
        return math.dist(one[i], two[j]) + 0.6 * centred + 0.08 * _hidden(one[i], two[j], over)

    inside = range(3, _STEPS - 2)
    i, j = min(((i, j) for i in inside for j in inside), key=lambda pair: cost(*pair))
    return (one[i], two[j])


def _hidden(start: Point, end: Point, over: Iterable[Point]) -> int:
    """Return how much of the way between two points, in sixths, is under these points."""
    way = [(start[0] + (end[0] - start[0]) * step / 6, start[1] + (end[1] - start[1]) * step / 6) for step in range(7)]
    near = list(over)
    return sum(any(math.dist(point, other) < _COVERED for other in near) for point in way)
