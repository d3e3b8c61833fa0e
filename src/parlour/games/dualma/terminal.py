"""DuAlma in a terminal.

    i           ●   ·   ·   ·   ○
    h         ·   ○   ·   ·   ●   ·
    g       ·   ·   ●○  ·   ○●  ·   ·

● and ○ are single discs; two signs are a stack, the active disc first: ●○ is black on white. A dot is an empty hex;
+ is where one may go on from here, ( ) where the last move left and ended, or (+ if one may go on there, [ ] the
cursor, < > a disc picked up and its landing, and = = a stack of the winning row.
"""

from __future__ import annotations

from rich.text import Text

from parlour.boards.hexes import ACROSS, CENTRE, HEXES, Hex, on_board, read_hex
from parlour.boards.move_input import MoveInput
from parlour.games.dualma.views import View

_SIGNS = {"b": "●", "w": "○"}
_WIDE = 4


def draw(view: View, cursor: str, draft: str) -> Text:
    lines = Text()
    open_hexes = onward(view, draft)
    for row in reversed(range(ACROSS)):
        indent = abs(row - CENTRE.row) * _WIDE // 2
        lines.append(f"{chr(ord('a') + row)}  " + " " * indent, style="dim")
        for place in (place for place in HEXES if place.row == row):
            lines.append_text(_hex(view, str(place), cursor, draft, open_hexes))
        if row < CENTRE.row:
            lines.append(f" {ACROSS - (CENTRE.row - row) + 1}", style="dim")
        lines.append("\n")
    numbers = "".join(f"{number:^{_WIDE}}" for number in range(1, CENTRE.number + 2))
    lines.append("   " + " " * (CENTRE.row * _WIDE // 2 + _WIDE // 2) + numbers.rstrip(), style="dim")
    black, white = view.left
    if black or white:
        lines.append(f"\n\n   ● × {black}   ○ × {white}", style="bold")
    return lines


def _hex(view: View, place: str, cursor: str, draft: str, open_hexes: frozenset[str]) -> Text:
    discs = next((pile.discs for pile in view.piles if pile.hex == place), "")
    sign = "".join(_SIGNS[disc] for disc in reversed(discs)) or "·"
    before, after, style = " ", "+" if place in open_hexes else " ", "" if discs else "dim"
    if place in view.last:
        before, after, style = "(", "+" if place in open_hexes else ")", "bold yellow"
    if any(place in row for row in view.rows):
        before, after, style = "=", "=", "bold green"
    if place in draft.split("-"):
        before, after, style = "<", ">", "bold yellow"
    if place == cursor:
        before, after, style = "[", "]", "bold reverse"
    return Text.assemble((f"{before}{sign}{after}", style), " " * (_WIDE - 2 - len(sign)))


def onward(view: View, draft: str) -> frozenset[str]:
    """Return the hexes that take this draft on: discs to pick up, landings, then bounces and the landing itself."""
    if view.to_place:
        return frozenset(choice[2:] for choice in view.choices)
    picked = [part for part in draft.split("-") if part]
    found = set()
    for choice in view.choices:
        parts = choice.split("-")
        if parts[: len(picked)] == picked:
            found.add(parts[len(picked)] if len(parts) > len(picked) else parts[-1])
    return frozenset(found)


def first(view: View) -> str:
    return str(CENTRE)


def step(view: View, cursor: str, direction: str) -> str:
    """Left and right along the row; up and down slant to one side and then to the other, so that they go straight."""
    place = read_hex(cursor)
    odd = (place.row - CENTRE.row) % 2
    row, number = {"left": (0, -1), "right": (0, 1), "up": (1, 1 - odd), "down": (-1, -odd)}.get(direction, (0, 0))
    moved = Hex(place.row + row, place.number + number)
    return str(moved) if on_board(moved) else cursor


def pick(view: View, cursor: str, draft: str) -> MoveInput:
    """Place here; or pick up a disc, choose its landing and, where it may bounce, the landing again or a bounce."""
    if view.to_place:
        return MoveInput(f"{view.to_place}@{cursor}", whole=True)
    parts = [part for part in draft.split("-") if part]
    if not parts:
        return MoveInput("pass", whole=True) if view.choices == ("pass",) else MoveInput(f"{cursor}-", whole=False)
    if parts == [cursor]:
        return MoveInput("", whole=False)
    move = "-".join(parts)
    if len(parts) == 2:
        return MoveInput(move if cursor == parts[1] else f"{move}-{cursor}", whole=True)
    move = f"{move}-{cursor}"
    may_bounce = any(choice.startswith(f"{move}-") for choice in view.choices)
    return MoveInput(f"{move}-", whole=False) if may_bounce else MoveInput(move, whole=True)
