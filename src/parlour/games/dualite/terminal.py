"""Dualité in a terminal.

    4   ·   ·+  ·+  ·
    3   ·   ○  (○)  ·+
    2   ·   ·+  ●   ○+
    1   ·   ·   ·   ·
        a   b   c   d

A dot is an empty cell, ○ a white circle, ● a black one; ( ) is the last move, + where one may play, [ ] the cursor,
and = = a cell of the winning line.
"""

from __future__ import annotations

from rich.text import Text

from parlour.boards.move_input import MoveInput
from parlour.boards.square import Cell, cells, read_cell
from parlour.games.dualite.views import View


def draw(view: View, cursor: str, draft: str) -> Text:
    size = view.options.size
    rows = Text()
    for row in reversed(range(size)):
        rows.append(f"{row + 1}  ", style="dim")
        for column in range(size):
            rows.append_text(_cell(view, str(Cell(column, row)), cursor, draft))
        rows.append("\n\n" if row else "\n")
    letters = "".join(f" {chr(ord('a') + column)}  " for column in range(size))
    rows.append(f"   {letters}".rstrip(), style="dim")
    return rows


def _cell(view: View, cell: str, cursor: str, draft: str) -> Text:
    circles = {circle.cell: circle.black for circle in view.circles}
    sign = "·" if cell not in circles else "●" if circles[cell] else "○"
    if draft.rstrip("+") == cell:
        sign = "○"
    before, after, style = " ", " ", "" if cell in circles else "dim"
    if cell in view.choices:
        after = "+"
    if cell in view.anchors:
        before, after, style = "(", ")", "bold yellow"
    if cell in view.line:
        before, after, style = "=", "=", "bold green"
    if cell == cursor:
        before, after, style = "[", "]", "bold reverse"
    return Text.assemble((before + sign + after, style), " ")


def first(view: View) -> str:
    """Next to the last move, where something can be played."""
    if view.choices and "+" not in view.choices[0]:
        return view.choices[0]
    return view.anchors[-1] if view.anchors else "b2"


def step(view: View, cursor: str, direction: str) -> str:
    across, up = {"left": (-1, 0), "right": (1, 0), "up": (0, 1), "down": (0, -1)}.get(direction, (0, 0))
    cell = read_cell(cursor)
    moved = Cell(cell.column + across, cell.row + up)
    return str(moved) if moved in cells(view.options.size) else cursor


def pick(view: View, cursor: str, draft: str) -> MoveInput:
    """A cell; or for the opening first one circle, then the other. The same cell again takes the first circle back."""
    if view.circles or view.options.opening == "one":
        return MoveInput(cursor, whole=True)
    if not draft:
        return MoveInput(f"{cursor}+", whole=False)
    return MoveInput("", whole=False) if draft == f"{cursor}+" else MoveInput(draft + cursor, whole=True)
