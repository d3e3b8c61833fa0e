"""Duality in a terminal. Black's lines are heavy, White's are double; all ends of a colour on a card are one path.

     7 ━━┳━━━━║━━━     the far edge of a card has two ends, each side one, the near edge two;
         ┃ ▪27║        ▪ the card is on Black's path, ▫ on White's, ▣ on both; the number is the card's;
       ══┃════╝        a line that crosses the other colour goes over it. Where room is short, the middle row is left
                       out and the number stands in the black line. Between cards, ends that meet are joined.

[ ] is the cursor, ( ) the last move, + where the card held may go; at the cursor it is shown as it would lie. With the
other readings of the rules (`join`) a card is a frame with a letter at each end: the same letter is the same line, and
a capital is on its player's path. A card of the other hand is shown if it is known, and ### if it is not.
"""

from __future__ import annotations

import textwrap

from rich.text import Text

from parlour import words
from parlour.boards.move_input import MoveInput
from parlour.boards.text import WIDEST
from parlour.game import Refusal
from parlour.games.duality.deck import BLACK, NL, NR, SL, SR, WHITE, E, W, colour, ends, same_turned, turn
from parlour.games.duality.paths import Cell, read_cell, together
from parlour.games.duality.views import Held, Preview, View, consider

WIDE, HIGH, LOW = 11, 3, 2
"""A card: its signs across, its lines where there is room and where there is not."""
EDGE = 3
"""Row numbers."""
SIDE = 24
"""The hands, beside the tableau."""

KEYS: tuple[str, ...] = ("1", "2", "3", "r", "t")
"""Pick a card of the hand; turn it."""

# Box-drawing signs by where they lead: up, right, down, left.
_HEAVY = dict(zip(range(16), " ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋", strict=True))
_DOUBLE = dict(zip(range(16), " ║═╚║║╔╠═╝═╩╗╣╦╬", strict=True))
_UP, _RIGHT, _DOWN, _LEFT = 1, 2, 4, 8
_COLUMNS = ({NL: 2, SL: 2, NR: 8, SR: 8, W: 0, E: 10}, {NL: 3, SL: 3, NR: 7, SR: 7, W: 0, E: 10})
"""Where the ends of each colour lie: ends that meet are in line, and ends that do not match pass each other by."""

Paths = tuple[tuple[int, ...], tuple[int, ...]]
_OFF: Paths = ((), ())
_STYLES = ("bold green", "bold yellow")
"""Of what is on Black's path and on White's."""


def card_rows(lines: str, number: int, join: str, paths: Paths = _OFF, high: int = HIGH) -> list[str]:
    """Return a card as three or two rows of eleven signs."""
    if join != "joined":
        return _framed(lines, number, join, paths, high)
    grid = [[" "] * WIDE for _ in range(high)]
    bottom = high - 1
    for side, row, signs in ((BLACK, 0, _HEAVY), (WHITE, bottom, _DOUBLE)):
        own, at = ends(lines, side), _COLUMNS[side]
        if not own:  # in a deck of one's own
            continue
        first, last = min(at[port] for port in own), max(at[port] for port in own)
        for column in range(first, last + 1):
            leads = _LEFT if column > first or column == 0 else 0
            leads |= _RIGHT if column < last or column == WIDE - 1 else 0
            for port in own & {NL, NR, SL, SR}:
                if at[port] == column:
                    leads |= _UP if port in (NL, NR) else _DOWN
            grid[row][column] = signs[leads]
    # Then the verticals that reach past the number and over the other colour's line.
    for side, near, rows in ((WHITE, (NL, NR), range(bottom)), (BLACK, (SL, SR), range(1, high))):
        for port in ends(lines, side) & set(near):
            for row in rows:
                grid[row][_COLUMNS[side][port]] = "║" if side == WHITE else "┃"
    label = _label(number, paths)
    for place, sign in enumerate(label, max(4, 7 - len(label))):
        grid[high - LOW][place] = sign
    return ["".join(row) for row in grid]


def _label(number: int, paths: Paths) -> str:
    mark = "▣" if paths[BLACK] and paths[WHITE] else "▪" if paths[BLACK] else "▫" if paths[WHITE] else ""
    return f"{mark}{number}"


def _framed(lines: str, number: int, join: str, paths: Paths, high: int) -> list[str]:
    groups = together(join, lines)
    letters = [lines[min(groups[port])] for port in range(6)]
    names = [
        letter.upper() if port in (*paths[BLACK], *paths[WHITE]) else letter for port, letter in enumerate(letters)
    ]
    label = _label(number, paths)
    if high == LOW:
        return [
            f" ┌{names[NL]}─{label:─<4}{names[NR]}┐ ",
            f"{names[W]}└{names[SL]}─────{names[SR]}┘{names[E]}",
        ]
    return [
        f"┌─{names[NL]}─────{names[NR]}─┐",
        f"{names[W]}   {label:<4}  {names[E]}",
        f"└─{names[SL]}─────{names[SR]}─┘",
    ]


def draw(view: View, cursor: str, draft: str) -> Text:
    return fitted(view, cursor, draft, WIDEST, 0)


def fitted(view: View, cursor: str, draft: str, wide: int, high: int) -> Text:
    """Return the table within this many columns and lines; 0 lines are as many as it takes.

    With room enough the hands lie below the tableau, else beside it, and if need be the cards are lower.
    """
    held, turned, cell = _read(cursor)
    rows = view.options.rows
    below = high == 0 or rows * HIGH + 16 <= high
    level = HIGH if below or rows * HIGH + 4 <= high else LOW
    preview, said = _preview(view, held, turned, cell)
    ghost = preview if cell and preview and preview.code is None else None
    shown = _columns(view, cell, max(1, (wide - EDGE - 1 - (0 if below else SIDE)) // (WIDE + 1)))
    table = _tableau(view, shown, level, held, turned, cell, ghost)
    hands = _hands(view, held, turned, below, max(len(table), high - 2))
    if below:
        lines = [*table, Text(), *hands]
    else:
        lines = []
        for place in range(max(len(table), len(hands))):
            line = table[place].copy() if place < len(table) else Text()
            line.pad_right(EDGE + len(shown) * (WIDE + 1) + 3 - line.cell_len)
            lines.append(line + hands[place] if place < len(hands) else line)
    if cursor:
        advice = [Text(row) for line in said for row in textwrap.wrap(line, min(wide, WIDEST))]
        lines += advice[: high - len(lines)] if high else advice
    return Text("\n").join(lines)


def _columns(view: View, cell: Cell | None, most: int) -> range:
    """The columns to show: all of them and one more on each side, or those around the cursor or the last card."""
    columns = [placed.column for placed in view.tableau]
    low, high = min(columns) - 1, max(columns) + 1
    if high - low + 1 <= most:
        return range(low, high + 1)
    here = cell or (read_cell(view.last) if view.last else None)
    middle = here.column if here else 0
    start = max(low, min(middle - most // 2, high - most + 1))
    return range(start, start + most)


def _tableau(
    view: View, shown: range, level: int, held: int, turned: bool, cursor: Cell | None, ghost: Preview | None
) -> list[Text]:
    """Return a band for White's side, the rows, a band for Black's."""
    faces = {Cell(placed.row, placed.column): (placed.card, placed.lines, placed.paths) for placed in view.tableau}
    if ghost and cursor:
        card = next(card for card in _own(view) if card.card == held)
        faces[cursor] = held, turn(card.lines) if turned else card.lines, _OFF
        for after in ghost.paths:
            where = read_cell(after.cell)
            faces[where] = *faces[where][:2], after.paths
    last = read_cell(view.last) if view.last else None
    lines = [_band(view, WHITE, shown)]
    for row in range(view.options.rows, 0, -1):
        drawn = [Text(f"{row if step == level - LOW else ' '}  ", style="dim") for step in range(level)]
        for column in shown:
            here, left = Cell(row, column), Cell(row, column - 1)
            gap = _gap(view, faces, left, here, level)
            ring = "[" if here == cursor else "]" if left == cursor else ""
            ring = ring or ("(" if here == last else ")" if left == last else "")
            gap[0] = ring or gap[0]
            may = bool(held) and here != cursor and _text(view, held, turned, here) in view.choices
            if here not in faces:
                middle = f"{'+' if may else '·':^{WIDE}}"
                signs = [middle if step == level - LOW else " " * WIDE for step in range(level)]
                paths = _OFF
            else:
                number, face, paths = faces[here]
                signs = card_rows(face, number, view.options.join, paths, level)
                gap[-1] = "+" if may else gap[-1]
            for step in range(level):
                drawn[step].append(gap[step], style="bold")
                drawn[step].append_text(_painted(signs[step], paths))
                if here == cursor:
                    drawn[step].stylize("reverse", -WIDE)
        closing = "]" if cursor == Cell(row, shown[-1]) else ")" if last == Cell(row, shown[-1]) else " "
        drawn[0].append(closing, style="bold")
        lines += drawn
    return [*lines, _band(view, BLACK, shown)]


def _gap(view: View, faces: dict[Cell, tuple[int, str, Paths]], left: Cell, right: Cell, level: int) -> list[str]:
    """Between two places: a line where two ends of one colour meet."""
    signs = [" "] * level
    if left in faces and right in faces:
        side = colour(faces[left][1][E])
        if side == colour(faces[right][1][W]):
            if view.options.join != "joined":
                signs[1] = "─"
            else:
                signs[0 if side == BLACK else -1] = "━" if side == BLACK else "═"
    return signs


def _painted(signs: str, paths: Paths) -> Text:
    """Return the lines of a path in its colour; by signs alone the mark beside the number says so."""
    text = Text(signs)
    for side, table in ((BLACK, _HEAVY), (WHITE, _DOUBLE)):
        for place, sign in enumerate(signs):
            if paths[side] and sign != " " and sign in table.values():
                text.stylize(_STYLES[side], place, place + 1)
    return text


def _band(view: View, side: int, shown: range) -> Text:
    """Return one player's side of the table, with the names of the columns."""
    sign = "═" if side == WHITE else "━"
    middle = min(shown, key=abs)
    names = []
    for column in shown:
        name = f"{'L' if column < 0 else 'R'}{abs(column)}" if column else ""
        if column == middle:
            name = f"{name} {_name(side)}" if column else _name(side, you=side == view.seat)
        names.append(f" {name} ")
    columns = [placed.column for placed in view.tableau]
    left = "◂" if shown[0] >= min(columns) else sign
    right = "▸" if shown[-1] <= max(columns) else sign
    return Text(f"   {left}{''.join(name.center(WIDE + 1, sign) for name in names)[:-1]}{right}", style="bold")


def _name(side: int, you: bool = False) -> str:
    return words.say("duality-side", {"side": "black" if side == BLACK else "white", "you": "yes" if you else "no"})


def _hands(view: View, card: int, turned: bool, below: bool, room: int) -> list[Text]:
    """Both hands and the pile, the other player's first: below the tableau or in a column beside it."""
    level = HIGH if below else LOW
    groups: list[list[Text]] = []
    for seat in (1 - (view.seat or 0), view.seat or 0):
        hand = view.hands[seat]
        title = words.say("duality-hand-of", {"colour": _name(seat, seat == view.seat), "length": view.lengths[seat]})
        hidden = "  ###" * (hand.size - len(hand.cards))
        heading = [Text(f"{title}{hidden}", style="bold")]
        if hidden and not below:
            heading = [Text(title, style="bold"), Text(f"  {hidden}")]
        cards = []
        for place, held in enumerate(hand.cards, 1):
            rows = card_rows(
                turn(held.lines) if turned and held.card == card else held.lines,
                held.card,
                view.options.join,
                high=level,
            )
            number = f"{place}" if seat == view.seat else " "
            mark = f"{'>' if held.card == card else ' '}{number}{'*' if held.known else ' '} "
            cards.append([Text(f"{mark if step == level - LOW else '    '}{row} ") for step, row in enumerate(rows)])
        if below:
            groups.append([*heading, *(Text().join(parts) for parts in zip(*cards, strict=True))])
        else:
            groups += [heading + cards[0], *cards[1:]] if cards else [heading]
    groups.append([Text(words.say("duality-pile", {"count": view.pile}), style="dim")])
    airy = sum(map(len, groups)) + len(groups) - 1 <= room or below
    return [line for group in groups for line in (*group, *([Text()] if airy else []))][: -1 if airy else None]


def _preview(view: View, card: int, turned: bool, cell: Cell | None) -> tuple[Preview | None, list[str]]:
    """Return what the card held would do on the cursor's cell, or why it may not go there; also in words."""
    if view.choices == ("pass",):
        return None, [words.say("duality-must-pass-now")]
    if cell is None:
        return None, []
    text = _text(view, card, turned, cell)
    try:
        preview = consider(view, text)
    except Refusal as refusal:
        return None, [words.say(refusal.code, refusal.facts)]
    said = words.say(preview.code, preview.facts) if preview.code else ""
    if preview.connections is None or preview.progress is None:
        return preview, [said]
    own = view.seat or 0
    before, after = ([side.rows for side in progress] for progress in (view.progress, preview.progress))
    done = "own" if own in preview.completes else "rival" if preview.completes else "none"
    effect = words.say(
        "duality-preview",
        {
            "count": preview.connections,
            "needed": -1 if preview.needed is None else preview.needed,
            "own": after[own],
            "own-before": before[own],
            "rival": after[1 - own],
            "rival-before": before[1 - own],
            "own-change": "same" if after[own] == before[own] else "other",
            "rival-change": "same" if after[1 - own] == before[1 - own] else "other",
            "done": done,
        },
    )
    return preview, [said, effect] if said else [f"{text}: {effect}"]


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
    """Return the first choice there is; without one, the near end of the dealt column."""
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


def pick(view: View, cursor: str, draft: str) -> MoveInput:
    card, turned, cell = _read(cursor)
    if view.choices == ("pass",):
        return MoveInput("pass", whole=True)
    text = _text(view, card, turned, cell) if cell else ""
    # Why it may not be played is said already, below the board.
    return MoveInput(text, whole=True) if text in view.choices else MoveInput("", whole=False)
