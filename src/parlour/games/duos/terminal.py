"""DUOS in a terminal.

                              ☀
      1 ant           dog           2 crow          giraffe
    ☾ 1 anteater    [ whale ]         mosquito    + cat
                              ≈

The number before a card is the pair it is in, on one's own board; + is a card whose partner is still to be chosen, [ ]
the cursor. YES and NOT stand after the card that a hint points at. Sun, moon and wave mark the edges, so that this
table and any other lie the same way. Above the cards stands what the last turn revealed, with the Narrator's reasons
where a bot gave them; below are the players and the hints.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import zip_longest
from textwrap import wrap
from typing import Literal

from rich.text import Text

from parlour import words
from parlour.boards.move_input import MoveInput
from parlour.boards.text import WIDEST, Company
from parlour.game import Seat
from parlour.games.duos.rules import ENOUGH_FOR_TWO, PAIRS
from parlour.games.duos.values import Turn
from parlour.games.duos.views import View

SHOWS_COMPANY: Literal[True] = True
_ACROSS = 4
_WIDE = 18
_EDGE = 2
"""Columns for the moon."""
_PLENTY = 1000
"""Lines, where nothing has to be left out."""
_ASKED = 72
"""Columns of the answer to a question."""


def draw(view: View, cursor: str, draft: str, company: Company | None = None) -> Text:
    return fitted(view, cursor, draft, WIDEST, _PLENTY, company)


def fitted(view: View, cursor: str, draft: str, wide: int, high: int, company: Company | None = None) -> Text:
    """Everyone's boards are laid open with the last turn where there is room; else one may ask for them."""
    names = _names(view, company)
    board = _table(view, cursor, draft, company, wide)
    if view.last is None:
        return board
    last = _last(view.last, names, company, wide)
    boards = _boards(view.last, names, wide)
    spent = sum(1 + line.cell_len // wide for text in (last, boards, board) for line in text.split("\n"))
    if spent > high:
        boards = Text(words.say("terminal-duos-boards"), style="dim")
    return Text("\n").join([last, boards, board])


def _table(view: View, cursor: str, draft: str, company: Company | None, wide: int) -> Text:
    lines, names = Text(), _names(view, company)
    if view.cards:
        cell = min(_WIDE, (wide - _EDGE) // _ACROSS)
        lines.append(_where(view) + "\n", style="bold")
        lines.append("☀".center(_EDGE + _ACROSS * cell).rstrip() + "\n", style="yellow")
        for row in range(3):
            places = range(row * _ACROSS, (row + 1) * _ACROSS)
            shown = [_card(view, place, cursor, draft, cell) for place in places]
            for part, across in enumerate(zip_longest(*shown, fillvalue=Text(" " * cell))):
                lines.append(("☾" if row == 1 and part == 0 else "").ljust(_EDGE), style="yellow")
                lines.append_text(Text().join(across))
                lines.append("\n")
        lines.append("≈".center(_EDGE + _ACROSS * cell).rstrip() + "\n", style="yellow")
    lines.append("\n".join(_players(view, names, company)))
    for given in view.hints:
        said = given.text if given.kind == "word" else _name(given.text)
        lines.append(f"\n{names[given.seat]}: {words.say(f'duos-hint-{given.kind}')} {said}", style="bold yellow")
    return lines


def asked(view: View, line: str, company: Company) -> str:
    """`boards` shows all players' pairs of the last turn."""
    if line.casefold() != "boards" or view.last is None:
        return ""
    names = _names(view, company)
    return f"{_last(view.last, names, company, _ASKED).plain}\n{_boards(view.last, names, _ASKED).plain}"


def _names(view: View, company: Company | None) -> tuple[str, ...]:
    return company.names if company else tuple(_seat(seat) for seat in range(view.options.players))


def _name(card: str) -> str:
    return words.say(f"duos-card-{card}")


def _seat(seat: int) -> str:
    return words.say("duos-seat", {"number": seat + 1})


def _where(view: View) -> str:
    code = "duos-where-two" if view.options.players == 2 else "duos-where"
    facts: dict[str, str | int] = {
        "turn": view.turn + 1,
        "turns": view.turns,
        "category": words.say(f"duos-{view.category}"),
    }
    if view.options.players > 2:
        facts["round"] = view.turn // view.options.players + 1
    return words.say(code, facts)


def _card(view: View, place: int, cursor: str, draft: str, cell: int) -> list[Text]:
    """In this many columns: a name that has no room goes on below."""
    card = view.cards[place]
    pairs, open_card = _read(draft) if draft else ([list(pair) for pair in view.board or ()], "")
    number = next((str(index) for index, pair in enumerate(pairs, 1) if card in pair), " ")
    sign = "+" if card == open_card else number
    marks = "".join(f" {words.say(f'duos-hint-{kind}-short')}" for kind in _hints(view, card))
    gap = " " if cell == _WIDE else ""
    first, *rest = wrap(f"{_name(card)}{marks}", max(1, cell - 3 - len(gap)))
    shown = [f"{sign}{gap}{first}", *(f" {gap}{part}" for part in rest)]
    if str(place) == cursor:
        return [Text(f"[{text}]".ljust(cell), "bold reverse") for text in shown]
    return [Text(f" {text} ".ljust(cell), "bold" if sign != " " else "") for text in shown]


def _hints(view: View, card: str) -> Iterable[str]:
    return (given.kind for given in view.hints if given.kind != "word" and given.text == card)


def _players(view: View, names: tuple[str, ...], company: Company | None) -> Iterable[str]:
    for seat, ready in enumerate(view.ready):
        said = [names[seat], words.say("duos-points", {"points": view.scores[seat]})]
        if view.narrator == seat:
            said.append(words.say("duos-narrator"))
        if view.cards:
            said.append(words.say("duos-is-ready") if ready else _busy(seat, company))
        yield (" * " if seat == view.seat else "   ") + " · ".join(said)


def _busy(seat: Seat, company: Company | None) -> str:
    """Return what a player does who is not ready; absent players and bots do not choose."""
    if company is not None and company.notes and company.notes[seat]:
        return company.notes[seat]
    return words.say("client-thinking" if company is not None and seat in company.bots else "duos-is-choosing")


def _last(turn: Turn, names: tuple[str, ...], company: Company | None, wide: int) -> Text:
    """Return the Narrator's pairs and why, or those that two share; who else chose them; who was too late."""
    if turn.narrator is None:
        title = words.say("duos-reveal-two", {"turn": turn.number})
    else:
        title = words.say("duos-reveal-narrator", {"turn": turn.number, "player": names[turn.narrator]})
    lines = [title]
    reasons = company.remarks if company else ()
    for match in turn.matches:
        others = ", ".join(names[seat] for seat in match.seats)
        if turn.narrator is None:
            who = words.say("duos-reveal-both")
        else:
            who = words.say("duos-reveal-with", {"players": others}) if others else words.say("duos-reveal-no-other")
        said = [
            f"{words.say(code, facts)} "
            for _, code, facts in reasons
            if {facts["one"], facts["other"]} == {*match.pair}
        ]
        why = said[-1] if turn.narrator is not None and said else ""
        lines += _hanging(f"   {_pair(match.pair)}: {why}{who}", wide)
    if turn.narrator is None:
        common = len(turn.matches)
        won = "duos-reveal-won" if common >= ENOUGH_FOR_TWO else "duos-reveal-lost"
        lines.append(f"   {words.say(won, {'common': common})}")
    late = [names[seat] for seat, board in enumerate(turn.boards) if not board]
    if late:
        lines.append(words.say("duos-reveal-late", {"players": ", ".join(late), "number": len(late)}))
    return Text("\n".join(lines), style="dim")


def _boards(turn: Turn, names: tuple[str, ...], wide: int) -> Text:
    """Return what everyone but the Narrator chose; = before a pair that counts."""
    matched = {match.pair for match in turn.matches}
    lines: list[str] = []
    for seat, board in enumerate(turn.boards):
        if board and seat != turn.narrator:
            pairs = ", ".join(f"{'=' if pair in matched else ''}{_pair(pair)}" for pair in board)
            lines += _hanging(f"{names[seat]}: {pairs}", wide)
    return Text("\n".join(lines), style="dim")


def _hanging(line: str, wide: int) -> list[str]:
    """What does not fit goes on further in, so that each entry can be told from the next."""
    return wrap(line, wide, subsequent_indent="      ", break_on_hyphens=False)


def _pair(pair: tuple[str, str]) -> str:
    return f"{_name(pair[0])} + {_name(pair[1])}"


# By keys: tap a card, then its partner; a card that is in a pair dissolves it; the fourth pair is the move.


def keeps(before: View, view: View) -> bool:
    """Another player's being ready leaves the draft as it is."""
    return (before.turn, before.board, before.seat) == (view.turn, view.board, view.seat)


def first(view: View) -> str:
    return "0"


def step(view: View, cursor: str, direction: str) -> str:
    place = int(cursor)
    across, down = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}.get(direction, (0, 0))
    column = place % _ACROSS + across
    row = place // _ACROSS + down
    return str(row * _ACROSS + column) if 0 <= column < _ACROSS and 0 <= row < 3 else cursor


def pick(view: View, cursor: str, draft: str) -> MoveInput:
    if not view.cards:
        return MoveInput("", whole=False)
    card = view.cards[int(cursor)]
    pairs, open_card = _read(draft)
    if any(card in pair for pair in pairs):
        pairs = [pair for pair in pairs if card not in pair]
    elif card == open_card:
        open_card = ""
    elif open_card:
        pairs.append([open_card, card])
        open_card = ""
    else:
        open_card = card
    whole = ",".join("+".join(pair) for pair in pairs)
    if len(pairs) == PAIRS:
        return MoveInput(whole, whole=True)
    return MoveInput(",".join(part for part in (whole, f"{open_card}+" if open_card else "") if part), whole=False)


def _read(draft: str) -> tuple[list[list[str]], str]:
    """Return the pairs of a draft, and the card whose partner is still to be chosen."""
    pairs, open_card = [], ""
    for part in draft.split(",") if draft else []:
        one, _, other = part.partition("+")
        if other:
            pairs.append([one, other])
        else:
            open_card = one
    return pairs, open_card
