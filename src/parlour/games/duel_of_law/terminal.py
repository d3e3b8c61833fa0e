"""Duel of Law in a terminal.

            -1      0      1      2
      0 |        00A♠  (02A♠)  04A♠    a card is its number, letter and poker suit; ( ) is the last play,
      1 |              [    ]          [ ] the cursor, < > a card laid in the draft, or to be voted on

Below stand the hand, the draft with the lines it forms, and the branches with their owners and laws.
By keys: the arrows move the cursor, comma and full stop choose a card of the hand, Enter lays it; L chooses the next
law that fits, and Enter on a card laid in the draft plays it. Escape drops the draft.
"""

from __future__ import annotations

import re
import textwrap

from rich.text import Text

from parlour import words
from parlour.boards.move_input import MoveInput
from parlour.boards.text import Company
from parlour.game import BadNotation, Facts
from parlour.games.duel_of_law.notation import read_laid, read_lay
from parlour.games.duel_of_law.play_drafts import DraftLine, Preview
from parlour.games.duel_of_law.rainbow import Face, read_card
from parlour.games.duel_of_law.sentences import say_law, say_part
from parlour.games.duel_of_law.tableau import Axis, Cell, line_through
from parlour.games.duel_of_law.views import SeenClaim, View, consider

KEYS: tuple[str, ...] = ("comma", "full_stop", "l")
ACROSS, DOWN = 10, 13
"""Columns and rows shown at once, around the cursor or the last play."""
LEAST, FEW_LAWS = 5, 2
"""On a small screen: as many columns and rows at least, and as many laws before the tableau grows."""
_WIDE, _MARGIN = 7, 5
_LEAST_HAND = 3
"""Lines for the hand at least, its heading among them."""
_PLENTY = 1_000
_HELD = 24
"""Columns of a card of the hand, and one between two."""
_SIGNS = {"spades": "♠", "hearts": "♥", "clubs": "♣", "diamonds": "♦"}
_STYLES = {
    "red": "red", "pink": "bright_magenta", "orange": "dark_orange3", "yellow": "yellow", "dark-green": "green",
    "light-green": "bright_green", "dark-blue": "blue", "light-blue": "bright_cyan", "dark-purple": "magenta",
    "light-purple": "medium_purple3", "black": "bold", "gray": "bright_black",
}  # fmt: skip
_PLAIN = ("draw", "agree", "object", "abstain")
_LAID = re.compile(r"(?<![^\s@+;])[^\s@+;]+@-?\d+,-?\d+")


def _sign(face: Face) -> str:
    return face.card if face.rank == "joker" else f"{face.card}{face.letter}{_SIGNS[face.poker]}"


def _cursor(cursor: str) -> tuple[int, int, int, int]:
    """Column, row, which card of the hand, which law."""
    place, _, rest = cursor.partition("|")
    card, _, law = rest.partition("|")
    x, y = place.split(",")
    return int(x), int(y), int(card or 0), int(law or 0)


# Drawing


def draw(view: View, cursor: str, draft: str) -> Text:
    return fitted(view, cursor, draft, _MARGIN + ACROSS * _WIDE, _PLENTY)


def fitted(view: View, cursor: str, draft: str, wide: int, high: int) -> Text:
    """The tableau takes the lines that the rest leaves; where laws do not all have room, those here come first."""
    laws = _laws(view, cursor)
    needed = [_folded(law, wide) for law in laws]
    few = sum(needed[:FEW_LAWS]) + (len(laws) > FEW_LAWS)
    below = _below(view, cursor, draft, wide, high - 2 - LEAST - (0 if draft else few))
    # Besides the tableau's rows there are its line of columns, what stands below, and an empty line before the laws.
    room = high - 2 - sum(_folded(line, wide) for line in below.plain.split("\n"))
    wanted = min(sum(needed), max(few, room - _rows(view, cursor, draft, DOWN)))
    down = max(LEAST, min(DOWN, room - wanted))
    lines = _tableau(view, cursor, draft, max(LEAST, (wide - _MARGIN) // _WIDE), down)
    lines.append_text(below)
    lines.append("\n")
    room -= _rows(view, cursor, draft, down)
    told = max(n for n in range(len(laws) + 1) if n == 0 or sum(needed[:n]) + (n < len(laws)) <= room)
    for law in laws[:told]:
        lines.append("\n" + law)
    if told < len(laws) and room > 0:
        lines.append("\n" + words.say("terminal-law-more", {"told": told, "count": len(laws) - told}))
    return lines


def _folded(line: str, wide: int) -> int:
    """Return how many lines of the screen this line takes, folded between words."""
    return max(1, len(textwrap.wrap(line, wide)))


def _rows(view: View, cursor: str, draft: str, most: int) -> int:
    """Return the rows of the tableau that are shown, this many at most."""
    return len(_tableau(view, cursor, draft, LEAST, most).plain.split("\n")) - 2


def _below(view: View, cursor: str, draft: str, wide: int, high: int) -> Text:
    """Who has what, the hand, and what the draft would do; of a large hand or many laws that fit, those about the
    chosen one."""
    lines = Text()
    for seat, owned in enumerate(view.owned):
        told = words.say("terminal-law-seat", {"owned": owned, "cards": view.hand_sizes[seat]})
        lines.append(("\n" if seat % 2 == 0 else "   ") + f"({seat + 1}) {told}")
    lines.append("   " + words.say("duel-of-law-pile", {"count": view.pile}))
    if view.ran_out:
        lines.append("\n" + words.say("duel-of-law-ran-out"), style="bold")
    if view.proposal:
        lines.append(
            "\n" + words.say("terminal-law-proposal", {"play": "; ".join(map(_explained, view.claims))}), style="bold"
        )
    for one in view.objections:
        if one.reason:
            facts = {"player": f"({one.seat + 1})", "reason": one.reason}
            lines.append("\n" + words.say("duel-of-law-reason", facts), style="bold")
    room = high - _height(lines.plain, wide)
    told = ""
    if draft:
        preview, law = consider(view, draft), _cursor(cursor)[3] if cursor else 0
        ways = ["\n\n" + advice(preview, law, few) for few in (_PLENTY, 6, 4, 3, 2, 1)]
        told = next((text for text in ways if _height(text, wide) <= room - _LEAST_HAND), ways[-1])
    lines.append_text(_hand(view, cursor, draft, wide, room - _height(told, wide)))
    lines.append(told)
    return lines


def _height(text: str, wide: int) -> int:
    """Return how many lines of the screen this text adds, which begins a new line."""
    return sum(_folded(line, wide) for line in text.split("\n")[1:])


def _explained(claim: SeenClaim) -> str:
    """A claim that is voted on."""
    said = {"line": words.say("duel-of-law-line", {"axis": claim.axis, "cards": " ".join(claim.cards)})}
    if claim.law is None:
        return words.say("terminal-law-lengthened", {**said, "law": say_law(claim.old)})
    return words.say("terminal-law-claim", {**said, "law": say_part(claim.law)})


def asked(view: View, line: str, company: Company) -> str:
    """`sheet` shows the whole score sheet."""
    if line.casefold() != "sheet":
        return ""
    owners = "   ".join(f"({seat + 1}) {name}" for seat, name in enumerate(company.names))
    return "\n".join([owners, *(_laws(view, "") or [words.say("terminal-law-none")])])


def _laws(view: View, cursor: str) -> list[str]:
    """Return the score sheet; the branches through the cursor, or the last card laid, come first."""
    cards = {Cell(card.x, card.y): read_card(card.face.card) for card in view.cards}
    newest = view.cards[-1]
    at = Cell(*_cursor(cursor)[:2]) if cursor else Cell(newest.x, newest.y)
    here: list[str] = []
    others: list[str] = []
    for number, branch in enumerate(view.branches, 1):
        law = say_law([token.law for token in branch.tokens])
        facts: Facts = {"axis": branch.axis, "x": branch.x, "y": branch.y, "level": branch.level, "law": law}
        line = f"{number:3}. ({branch.owner + 1}) " + words.say("duel-of-law-sheet-line", facts)
        through = line_through(cards, Cell(branch.x, branch.y), Axis(branch.axis))
        (here if at in through else others).append(line)
    return here + others


def _tableau(view: View, cursor: str, draft: str, across: int, down: int) -> Text:
    faces = {(card.x, card.y): card.face for card in view.cards}
    held = {face.card: face for face in view.hand}
    held |= {face.card: face for faces in view.shown for face in faces}
    laid = read_laid(draft) if draft else read_lay(view.proposal).laid if view.proposal else ()
    drafted = {(cell.x, cell.y): held[str(card)] for cell, card in laid}
    newest = view.cards[-1]
    at = _cursor(cursor)[:2] if cursor else (newest.x, newest.y)
    xs, ys = [x for x, _ in (*faces, *drafted, at)], [y for _, y in (*faces, *drafted, at)]
    left = max(min(xs) - 1, min(at[0] - across // 2, max(xs) + 2 - across))
    top = max(min(ys) - 1, min(at[1] - down // 2, max(ys) + 2 - down))
    right, bottom = min(left + across, max(xs) + 2), min(top + down, max(ys) + 2)
    lines = Text("     " + "".join(f"{x:^{_WIDE}}" for x in range(left, right)).rstrip() + "\n", style="dim")
    for y in range(top, bottom):
        lines.append(f"{y:3} |", style="dim")
        for x in range(left, right):
            face = faces.get((x, y)) or drafted.get((x, y))
            before = after = " "
            if (x, y) in drafted:
                before, after = "<", ">"
            elif (x, y) == (newest.x, newest.y):
                before, after = "(", ")"
            if cursor and (x, y) == at:
                before, after = "[", "]"
            sign = _sign(face) if face else "    "
            text = f"{before}{sign}{after}".ljust(_WIDE)
            lines.append(text, style=_STYLES.get(face.suit, "") if face else "")
        lines.append("\n")
    return lines


def _hand(view: View, cursor: str, draft: str, wide: int, high: int) -> Text:
    """Three cards a line, or as many as fit; where they have no room, the lines about the chosen card."""
    lines = Text()
    if view.seat is None:
        return lines
    chosen, left = _chosen(view, cursor, draft), _left(view, draft)
    across = max(1, min(3, (wide + 1) // _HELD))
    rows, room = -(-len(left) // across), max(1, high - 2)
    at = left.index(chosen) // across if chosen else 0
    start = across * max(0, min(at - room // 2, rows - room))
    held = left[start : start + across * room]
    facts: Facts = {"first": start + 1, "last": start + len(held), "count": len(left)}
    said = "duel-of-law-hand" if len(held) == len(left) else "terminal-law-hand-part"
    lines.append("\n\n" + words.say(said, facts), style="bold")
    for number, face in enumerate(held):
        lines.append("\n" if number % across == 0 else " ")
        mark = ">" if chosen is not None and face.card == chosen.card else " "
        suit = words.say(f"duel-of-law-short-{face.suit or face.shade}").lower()
        lines.append(f"{mark}{_sign(face):6}{suit:10} d{face.dice} {face.value:2}", style=_STYLES.get(face.suit, ""))
    return lines


def _left(view: View, draft: str) -> list[Face]:
    laid = {str(card) for _, card in (read_laid(draft) if draft else ())}
    laid |= {str(card) for card in read_lay(view.proposal).cards} if view.proposal else set()
    return [face for face in view.hand if face.card not in laid]


def _chosen(view: View, cursor: str, draft: str) -> Face | None:
    left = _left(view, draft)
    return left[_cursor(cursor)[2] % len(left)] if cursor and left else None


def advice(preview: Preview, law: int = 0, few: int = _PLENTY) -> str:
    """What a draft would do: its lines, a few of the laws that fit them (the chosen one marked), and what is wrong."""
    told = []
    for line in preview.lines:
        facts: Facts = {
            "axis": line.axis,
            "player": "" if line.owner is None else f"({line.owner + 1})",
            "level": line.level,
        }
        formed = words.say(f"duel-of-law-formed-{line.needs}", facts)
        told.append(f"{formed}: {' '.join(line.cards)} {say_law(line.law)}".rstrip())
        options = line.heard if len(line.heard) > 1 else line.fits
        atoms = [fit.atom for fit in options]
        chosen = atoms.index(line.claim) if line.claim in atoms else law % max(1, len(options))
        start = max(0, min(chosen - few // 2, len(options) - few))
        for number, fit in enumerate(options[start : start + few], start):
            told.append(f"  {'>' if number == chosen else ' '} {say_part(fit)}")
        if more := len(options[few:]):
            told.append("    " + words.say("terminal-law-fits-more", {"count": more}))
    if preview.wrong:
        told.append(words.say(preview.wrong.code, dict(preview.wrong.facts)))
    return "\n".join(told)


# By typing


def choices(view: View) -> tuple[str, ...]:
    """A play is composed from parts: without one, what is left can be listed."""
    return () if view.may_lay else view.choices


def typed(view: View, line: str) -> MoveInput:
    """Return a play as it is typed: cards and places, then laws in plain words after semicolons: `04@2,0 06@3,0; even`.

    A play that lacks a law, or has one that is not understood, is not played: what it would do is told instead.
    """
    word, _, reason = line.partition(" ")
    if word.rstrip(":") == "object" and reason.strip():
        return MoveInput(f"object:{reason.strip()}", whole=True)
    if line in _PLAIN or ":" in line or not view.may_lay:
        return MoveInput(line, whole=True)
    cards, *laws = line.split(";")
    laid = "+".join(_LAID.findall(cards))
    if not laid or _LAID.sub("", cards).strip(" +"):
        raise BadNotation("duel-of-law-bad-move", text=cards[:40])
    lines = list(consider(view, laid).lines)
    # A law too many is claimed all the same, to be refused with a reason: none is dropped.
    spare = lines[0].claim_at if lines else f"row@{laid.split('+')[0].partition('@')[2]}"
    claims = []
    for law in laws:
        named = next((one for one in lines if law.strip().startswith(one.axis)), None)
        target = named or next((one for one in lines if one.needs == "law"), lines[0] if lines else None)
        if target is not None:
            lines.remove(target)
        said = law.strip().removeprefix(named.axis).strip() if named else law.strip()
        claims.append(f"{target.claim_at if target else spare}?{said}")
    preview = consider(view, ";".join([laid, *claims]))
    return MoveInput(preview.move, whole=True) if preview.move else MoveInput(advice(preview), whole=False)


# By keys


def first(view: View) -> str:
    newest = view.cards[-1]
    return f"{newest.x},{newest.y}|0|0"


def step(view: View, cursor: str, direction: str) -> str:
    x, y, card, law = _cursor(cursor)
    dx, dy = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}.get(direction, (0, 0))
    xs, ys = [one.x for one in view.cards], [one.y for one in view.cards]
    reach = len(view.hand)
    x = max(min(xs) - reach, min(max(xs) + reach, x + dx))
    y = max(min(ys) - reach, min(max(ys) + reach, y + dy))
    card += {"comma": -1, "full_stop": 1}.get(direction, 0)
    law += direction == "l"
    return f"{x},{y}|{card}|{law}"


def pick(view: View, cursor: str, draft: str) -> MoveInput:
    """Lay the chosen card here; on a card of the draft, play it with the chosen laws. Voting is typed."""
    x, y, _, law = _cursor(cursor)
    if f"@{x},{y}" in (f"@{cell}" for cell, _ in (read_laid(draft) if draft else ())):
        claims = [f"{line.claim_at}:{_law(line, law)}" for line in consider(view, draft).lines if line.fits]
        return MoveInput(";".join([draft, *claims]), whole=True)
    chosen = _chosen(view, cursor, draft)
    if chosen is None:
        return MoveInput(draft, whole=False)
    return MoveInput("+".join(filter(None, (draft, f"{chosen.card}@{x},{y}"))), whole=False)


def _law(line: DraftLine, law: int) -> str:
    return line.fits[law % len(line.fits)].atom
