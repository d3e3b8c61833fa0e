"""Boards of a page: a game to be stepped through, every shape once, and a map of first moves."""

from __future__ import annotations

import json
import math
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from parlour import record
from parlour.boards.picture import INK, Disc, Label, Picture, Shape, game_picture
from parlour.boards.rendering import shape_svg
from parlour.catalogue import GAMES

_MOST = 120
"""Positions that are shown; of a longer game the last ones."""


def frames(text: str) -> dict[str, object]:
    """Return the game of this record, whose game has pictures: its shapes, its positions, and what was played."""
    played = record.replay(record.read(text), GAMES)
    own = game_picture(played.game)
    assert own is not None
    shown = range(max(0, len(played.positions) - _MOST), len(played.positions))
    pictures: list[Picture] = [own.picture(played.game.view(played.positions[ply], None)) for ply in shown]
    shapes: dict[str, int] = {}
    listed = [[shapes.setdefault(shape_svg(shape), len(shapes)) for shape in picture.shapes] for picture in pictures]
    moves = [f"{ply}. {played.game.write(played.moves[ply - 1][1])}" if ply else "" for ply in shown]
    sizes = [picture.size for picture in pictures]
    return {"shapes": list(shapes), "frames": listed, "sizes": sizes, "moves": moves}


class Taken(NamedTuple):
    """A first move: how often it was made, and the score of its player."""

    move: str
    games: int
    score: float


_LOST, _EVEN, _WON = (224, 123, 57), (242, 234, 217), (61, 139, 212)
"""Orange to blue, which all eyes tell apart."""
_FULL = 0.42
"""The radius of a mark on the place that is taken most often."""


def _shade(score: float) -> str:
    near, far = (_EVEN, _WON) if score > 0.5 else (_EVEN, _LOST)
    return "#" + "".join(f"{round(a + (b - a) * abs(2 * score - 1)):02x}" for a, b in zip(near, far, strict=True))


def opening_map(name: str, options: Mapping[str, str], taken: Iterable[Taken]) -> str:
    """Return the empty board, with a mark on each place that a first move puts something on.

    The larger the mark, the oftener; in it stands the score, in hundredths.
    """
    game = GAMES[name]
    own = game_picture(game)
    assert own is not None
    start = game.setup(game.options(options), None)
    seat = min(game.to_move(start))
    empty = own.picture(game.view(start, None))
    marks: dict[tuple[float, float], tuple[int, float]] = {}
    for move, games, score in taken:
        drawn = own.picture(game.view(game.play(start, seat, game.read(move)), None)).shapes
        for place in {shape.at for shape in drawn if isinstance(shape, Disc) and shape not in empty.shapes}:
            before, points = marks.get(place, (0, 0.0))
            marks[place] = before + games, points + games * score
    most = max(games for games, _ in marks.values())
    shapes: list[Shape] = list(empty.shapes)
    for place, (games, points) in sorted(marks.items()):
        shapes.append(Disc(place, 0.2 + (_FULL - 0.2) * math.sqrt(games / most), _shade(points / games), INK, 0.02))
        shapes.append(Label(place, f"{100 * points / games:.0f}", 0.3))
    wide, high = empty.size
    look = 'class="map" role="img"'
    box = f'viewBox="-0.1 -0.1 {wide + 0.2:.2f} {high + 0.2:.2f}"'
    return f"<svg {look} {box}>{''.join(map(shape_svg, shapes))}</svg>"


def as_script(told: dict[str, object]) -> str:
    """As JSON that is safe inside a page."""
    return json.dumps(told, separators=(",", ":"), ensure_ascii=False).replace("</", "<\\/")
