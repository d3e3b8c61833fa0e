"""Duality in a terminal. Black's lines are heavy, White's are double; all ends of a colour on a card are one path.

     7 ━━┳━━━━║━━━     the far edge of a card has two ends, each side one, the near edge two;
       ▪ ┃  27║        ▪ the card is on Black's path, ▫ on White's; the number is the card's;
       ══┃════╝        a line that crosses the other colour goes over it.

[ ] is the cursor, ( ) the last move, + where the card held may go. With the other readings of the rules (`join`) a card
is a frame with a letter at each end: the same letter is the same line, and a capital is on its player's path.
Below the tableau are the hands; a card of the other hand is shown if it is known, and # # # if it is not.
"""

from __future__ import annotations

import textwrap

from rich.text import Text

from parlour import words
from parlour.game import Refusal
from parlour.games.duality import View, consider
from parlour.games.duality.deck import BLACK, NL, NR, SL, SR, WHITE, E, W, ends, same_turned, turn
from parlour.games.duality.paths import Cell, read_cell, together
from parlour.games.duality.views import Held
from parlour.terminal.boards import Picked

WIDE, HIGH = 11, 3
SHOWN = 6
"""Columns of cards that fit the width."""

ADVICE = 74
"""Signs of a line of advice."""

KEYS = ("1", "2", "3", "r", "t")
"""Pick a card of the hand; turn it."""

# Box-drawing signs by where they lead: up, right, down, left.
_HEAVY = dict(zip(range(16), " ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋", strict=True))
_DOUBLE = dict(zip(range(16), " ║═╚║║╔╠═╝═╩╗╣╦╬", strict=True))
_UP, _RIGHT, _DOWN, _LEFT = 1, 2, 4, 8
_COLUMNS = ({NL: 2, SL: 2, NR: 8, SR: 8, W: 0, E: 10}, {NL: 3, SL: 3, NR: 7, SR: 7, W: 0, E: 10})
"""Where the ends of each colour lie: ends that meet are in line, and ends that do not match pass each other by."""


def card_rows(lines: str, number: int, join: str, paths: tuple[tuple[int, ...], ...] = ((), ())) -> list[str]:
    """A card as three rows of eleven signs."""
    if join != "joined":
        return _framed(lines, number, join, paths)
    grid = [[" "] * WIDE for _ in range(HIGH)]
    for side, row, signs in ((BLACK, 0, _HEAVY), (WHITE, 2, _DOUBLE)):
        own, at = ends(lines, side), _COLUMNS[side]
        first, last = min(at[port] for port in own), max(at[port] for port in own)
        for column in range(first, last + 1):
            leads = _LEFT if column > first or column == 0 else 0
            leads |= _RIGHT if column < last or column == WIDE - 1 else 0
            for port in own & {NL, NR, SL, SR}:
                if at[port] == column:
                    leads |= _UP if port in (NL, NR) else _DOWN
            grid[row][column] = signs[leads]
    # Then the verticals that reach past the number and over the other colour's line.
    for side, port, rows in ((WHITE, NL, (0, 1)), (WHITE, NR, (0, 1)), (BLACK, SL, (1, 2)), (BLACK, SR, (1, 2))):
        if port in ends(lines, side):
            for row in rows:
                grid[row][_COLUMNS[side][port]] = "║" if side == WHITE else "┃"
    for place, sign in enumerate(f"{number:^3}", 4):
        grid[1][place] = sign
    if paths[BLACK]:
        grid[1][0] = "▪"
    if paths[WHITE]:
        grid[1][WIDE - 1] = "▫"
    return ["".join(row) for row in grid]


def _framed(lines: str, number: int, join: str, paths: tuple[tuple[int, ...], ...]) -> list[str]:
    groups = together(join, lines)
    letters = [lines[min(groups[port])] for port in range(6)]
    names = [
        letter.upper() if port in (*paths[BLACK], *paths[WHITE]) else letter for port, letter in enumerate(letters)
    ]
    return [
        f"┌─{names[NL]}─────{names[NR]}─┐",
        f"{names[W]}   {number:^3}   {names[E]}",
        f"└─{names[SL]}─────{names[SR]}─┘",
    ]


def draw(view: View, cursor: str, draft: str) -> Text:
    card, turned, cell = _read(cursor)
    lines = Text()
    shown = _columns(view, cell)
    rows = view.options.rows
    wide = len(shown) * WIDE
    lines.append(f"   {_band(words.say('duality-colour', {'side': 'white'}), '═', wide)}\n", style="bold")
    for row in range(rows, 0, -1):
        drawn = [_cell(view, Cell(row, column), card, turned, cell) for column in shown]
        for level in range(HIGH):
            lines.append(f"{row if level == 1 else ' '}  ", style="dim")
            for signs, style in drawn:
                lines.append(signs[level], style=style)
            lines.append("\n")
    lines.append(f"   {_band(words.say('duality-colour', {'side': 'black'}), '━', wide)}\n", style="bold")
    labels = "".join(f"{_column_name(column):^{WIDE}}" for column in shown)
    lines.append(f"   {labels.rstrip()}\n", style="dim")
    lines.append_text(_hands(view, card, turned))
    if cursor:
        said = _advice(view, card, turned, cell)
        lines.append("\n".join(textwrap.fill(line, ADVICE) for line in said.splitlines()))
    return lines


def _band(name: str, sign: str, wide: int) -> str:
    return f" {name} ".center(wide, sign)


def _column_name(column: int) -> str:
    return f"{'L' if column < 0 else 'R'}{abs(column)}" if column else "·"


def _columns(view: View, cell: Cell | None) -> range:
    """The columns to show: all of them and one more on each side, or those around the cursor or the last card."""
    columns = [placed.column for placed in view.tableau]
    low, high = min(columns) - 1, max(columns) + 1
    if high - low + 1 <= SHOWN:
        return range(low, high + 1)
    here = cell or (read_cell(view.last) if view.last else None)
    middle = here.column if here else 0
    start = max(low, min(middle - SHOWN // 2, high - SHOWN + 1))
    return range(start, start + SHOWN)


def _cell(view: View, cell: Cell, card: int, turned: bool, cursor: Cell | None) -> tuple[list[str], str]:
    name = str(cell)
    placed = next((placed for placed in view.tableau if placed.cell == name), None)
    if placed:
        rows, style = card_rows(placed.lines, placed.card, view.options.join, placed.paths), ""
    else:
        rows, style = [" " * WIDE, f"{'·':^{WIDE}}", " " * WIDE], "dim"
    before = after = ""
    if card and _text(view, card, turned, cell) in view.choices:
        after, style = "+", "bold"
    if name == view.last:
        before, after = "(", ")"
    if cursor == cell:
        before, after, style = "[", "]", "bold reverse"
    middle = rows[1]
    rows[1] = middle[0] + (before or middle[1]) + middle[2:9] + (after or middle[9]) + middle[10]
    return rows, style


def _hands(view: View, card: int, turned: bool) -> Text:
    text = Text()
    for seat in (1 - (view.seat or 0), view.seat or 0):
        hand = view.hands[seat]
        facts = {"colour": words.say("duality-colour", {"side": "black" if seat == BLACK else "white"})}
        title = words.say("duality-hand-of", {**facts, "length": view.lengths[seat]})
        cards = []
        for place, held in enumerate(hand.cards, 1):
            held_turned = turned and held.card == card
            rows = card_rows(turn(held.lines) if held_turned else held.lines, held.card, view.options.join)
            mine = seat == view.seat
            mark = (">" if held.card == card else " ") + (f"{place}" if mine else " ") + ("*" if held.known else " ")
            cards.append([f" {mark} {rows[0]}", f"     {rows[1]}", f"     {rows[2]}"])
        if seat == view.seat or hand.cards:
            text.append(f"\n{title}{'  ###' * (hand.size - len(hand.cards))}\n", style="bold")
            for level in range(HIGH):
                text.append("".join(rows[level] for rows in cards).rstrip() + "\n")
        else:
            text.append(f"\n{title}{'  ###' * hand.size}", style="bold")
    pile = words.say("duality-pile", {"count": view.pile})
    return text.append(f"{pile}\n", style="dim")


def _advice(view: View, card: int, turned: bool, cell: Cell | None) -> str:
    """What the card held would do on the cursor's cell, or why it may not go there."""
    if view.choices == ("pass",):
        return words.say("duality-must-pass-now")
    if cell is None:
        return ""
    text = _text(view, card, turned, cell)
    try:
        preview = consider(view, text)
    except Refusal as refusal:
        return words.say(refusal.code, refusal.facts)
    said = words.say(preview.code, preview.facts) if preview.code else text
    if preview.connections is None or preview.lengths is None:
        return said
    own = view.seat or 0
    done = "own" if own in preview.completes else "rival" if preview.completes else "none"
    effect = words.say(
        "duality-preview",
        {
            "count": preview.connections,
            "needed": -1 if preview.needed is None else preview.needed,
            "own": preview.lengths[own],
            "own-before": view.lengths[own],
            "rival": preview.lengths[1 - own],
            "rival-before": view.lengths[1 - own],
            "done": done,
        },
    )
    return f"{said}\n{effect}"


# Playing by keys. The cursor says which card is held, which way round, and where: "27t 4L1".


def _read(cursor: str) -> tuple[int, bool, Cell | None]:
    if not cursor:
        return 0, False, None
    card, _, cell = cursor.partition(" ")
    return int(card.rstrip("t") or 0), card.endswith("t"), read_cell(cell)


def _write(card: int, turned: bool, cell: Cell) -> str:
    return f"{card}{'t' if turned else ''} {cell}"


def _text(view: View, card: int, turned: bool, cell: Cell) -> str:
    occupied = any(placed.cell == str(cell) for placed in view.tableau)
    return f"{card}{'t' if turned else ''}{'x' if occupied else '@'}{cell}"


def first(view: View) -> str:
    """The first choice there is; without one, the near end of the dealt column."""
    if not view.choices or view.choices[0] == "pass":
        return _write(0, False, Cell(1, 0))
    card, _, cell = view.choices[0].replace("@", "x").partition("x")
    return f"{card} {cell}"


def step(view: View, cursor: str, direction: str) -> str:
    card, turned, cell = _read(cursor)
    if cell is None:
        return cursor
    if direction in ("r", "t"):
        held = next((held for held in _own(view) if held.card == card), None)
        return _write(card, not turned, cell) if held and not same_turned(held.lines) else cursor
    if direction in "123":
        place = int(direction) - 1
        return _write(_own(view)[place].card, False, cell) if place < len(_own(view)) else cursor
    row, column = {"left": (0, -1), "right": (0, 1), "up": (1, 0), "down": (-1, 0)}[direction]
    columns = [placed.column for placed in view.tableau]
    moved = Cell(cell.row + row, cell.column + column)
    inside = 1 <= moved.row <= view.options.rows and min(columns) - 1 <= moved.column <= max(columns) + 1
    return _write(card, turned, moved) if inside else cursor


def _own(view: View) -> tuple[Held, ...]:
    return view.hands[view.seat].cards if view.seat is not None else ()


def pick(view: View, cursor: str, draft: str) -> Picked:
    card, turned, cell = _read(cursor)
    if view.choices == ("pass",):
        return Picked("pass", whole=True)
    return Picked(_text(view, card, turned, cell), whole=True) if cell and card else Picked("", whole=False)
