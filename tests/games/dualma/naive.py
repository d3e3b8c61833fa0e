"""DuAlma's movement phase a second time, deliberately naive, to check perft tables: it shares nothing with the rules.

The hexes are points of a drawing; two of them touch when the drawing says so; a stack is a word. No position is kept:
every question is answered by looking at all hexes.
"""

from __future__ import annotations

DRAWING = """
        i5  i6  i7  i8  i9
      h4  h5  h6  h7  h8  h9
    g3  g4  g5  g6  g7  g8  g9
  f2  f3  f4  f5  f6  f7  f8  f9
e1  e2  e3  e4  e5  e6  e7  e8  e9
  d1  d2  d3  d4  d5  d6  d7  d8
    c1  c2  c3  c4  c5  c6  c7
      b1  b2  b3  b4  b5  b6
        a1  a2  a3  a4  a5
"""

Stacks = dict[str, str]
"""From the bottom up, for the hexes that are not empty."""


def _points() -> dict[str, tuple[int, int]]:
    points = {}
    for down, line in enumerate(DRAWING.split("\n")):
        for across in range(0, len(line), 2):
            if line[across : across + 2].strip():
                points[line[across : across + 2]] = (across, down)
    return points


POINTS = _points()
NAMES = {point: name for name, point in POINTS.items()}
STEPS = ((4, 0), (-4, 0), (2, 1), (2, -1), (-2, 1), (-2, -1))


def far(name: str, step: tuple[int, int], distance: int) -> str | None:
    across, down = POINTS[name]
    return NAMES.get((across + distance * step[0], down + distance * step[1]))


def read(text: str) -> tuple[Stacks, str]:
    """A position as it is written: the stacks and the mover."""
    board, mover = text.split()[:2]
    stacks: Stacks = {}
    for names, signs in zip(DRAWING.strip().split("\n"), board.split("/"), strict=True):
        letters = list(signs)
        for name in names.split():
            letter = letters.pop(0)
            if letter in "BW":
                stacks[name] = letters.pop(0) + letter.lower()
            elif letter != ".":
                stacks[name] = letter
        assert not letters
    return stacks, mover


def moved(stacks: Stacks, start: str, end: str) -> Stacks:
    after = dict(stacks)
    disc = after[start][-1]
    after[start] = after[start][:-1]
    if not after[start]:
        del after[start]
    after[end] = after.get(end, "") + disc
    return after


def moves(stacks: Stacks, mover: str) -> list[tuple[str, Stacks]]:
    """Each move as written, with what it leads to."""
    found = []
    for start, stack in stacks.items():
        if stack[-1] != mover:
            continue
        for step in STEPS:
            landing = far(start, step, len(stack))
            if landing is None or len(stacks.get(landing, "")) == 2:
                continue
            found.append((f"{start}-{landing}", moved(stacks, start, landing)))
            if len(stack) == 2 and landing in stacks:
                for way in STEPS:
                    end = far(landing, way, 1)
                    if end is not None and end not in stacks:
                        found.append((f"{start}-{landing}-{end}", moved(stacks, start, end)))
    return found or [("pass", stacks)]


def has_row(stacks: Stacks, colour: str) -> bool:
    def topped(name: str | None) -> bool:
        return name is not None and len(stacks.get(name, "")) == 2 and stacks[name][1] == colour

    return any(
        topped(name) and topped(far(name, step, 1)) and topped(far(name, step, 2)) for name in POINTS for step in STEPS
    )


def perft(stacks: Stacks, mover: str, depth: int) -> int:
    """Sequences of this many moves; a row ends the game."""
    other = "b" if mover == "w" else "w"
    if has_row(stacks, other):
        return 0
    followers = moves(stacks, mover)
    return len(followers) if depth == 1 else sum(perft(after, other, depth - 1) for _, after in followers)
