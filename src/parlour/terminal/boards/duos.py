"""DUOS in a terminal.

    ☀
    1 ant             dog             2 crow            giraffe
    1 anteater      [ whale        ]  mosquito        + cat

The number before a card is the pair it is in, on one's own board; + is a card whose partner is still to be chosen, [ ]
the cursor. YES and NOT stand after the card that a hint points at. Below are the players, the hints, and what the last
turn revealed.
"""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text

from parlour import words
from parlour.games.duos import Turn, View
from parlour.games.duos.rules import PAIRS
from parlour.terminal.boards import Picked

_ACROSS = 4
_WIDE = 19


def draw(view: View, cursor: str, draft: str) -> Text:
    lines = Text()
    if view.last is not None:
        lines.append_text(_last(view.last))
        lines.append("\n")
    if view.cards:
        lines.append(_where(view) + "\n\n", style="bold")
        for row in range(0, len(view.cards), _ACROSS):
            for place in range(row, row + _ACROSS):
                lines.append_text(_card(view, place, cursor, draft))
            lines.append("\n\n")
    lines.append("\n".join(_players(view)))
    for given in view.hints:
        said = given.text if given.kind == "word" else _name(given.text)
        lines.append(f"\n{_seat(given.seat)}: {words.say(f'duos-hint-{given.kind}')} {said}", style="bold yellow")
    return lines


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


def _card(view: View, place: int, cursor: str, draft: str) -> Text:
    card = view.cards[place]
    pairs, open_card = _read(draft) if draft else ([list(pair) for pair in view.board or ()], "")
    number = next((str(index) for index, pair in enumerate(pairs, 1) if card in pair), " ")
    sign = "+" if card == open_card else number
    marks = "".join(f" {words.say(f'duos-hint-{kind}-short')}" for kind in _hints(view, card))
    text = f"{sign} {_name(card)}{marks}"
    if str(place) == cursor:
        return Text.assemble((f"[{text}]".ljust(_WIDE), "bold reverse"))
    return Text.assemble((f" {text} ".ljust(_WIDE), "bold" if sign != " " else ""))


def _hints(view: View, card: str) -> Iterable[str]:
    return (given.kind for given in view.hints if given.kind != "word" and given.text == card)


def _players(view: View) -> Iterable[str]:
    for seat, ready in enumerate(view.ready):
        said = [_seat(seat), words.say("duos-points", {"points": view.scores[seat]})]
        if view.narrator == seat:
            said.append(words.say("duos-narrator"))
        if view.cards:
            said.append(words.say("duos-is-ready" if ready else "duos-is-choosing"))
        yield (" * " if seat == view.seat else "   ") + " · ".join(said)


def _last(turn: Turn) -> Text:
    if turn.narrator is None:
        title = words.say("duos-reveal-two", {"turn": turn.number, "common": len(turn.matches)})
    else:
        title = words.say("duos-reveal-narrator", {"turn": turn.number, "player": _seat(turn.narrator)})
    lines = Text(title + "\n", style="dim")
    for match in turn.matches:
        others = ", ".join(_seat(seat) for seat in match.seats)
        if turn.narrator is None:
            who = words.say("duos-reveal-both")
        else:
            who = words.say("duos-reveal-with", {"players": others}) if others else words.say("duos-reveal-nobody")
        lines.append(f"   {_name(match.pair[0])} + {_name(match.pair[1])}: {who}\n", style="dim")
    return lines


# By keys: tap a card, then its partner; a card that is in a pair dissolves it; the fourth pair is the move.


def first(view: View) -> str:
    return "0"


def step(view: View, cursor: str, direction: str) -> str:
    place = int(cursor)
    across, down = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}.get(direction, (0, 0))
    column = place % _ACROSS + across
    row = place // _ACROSS + down
    return str(row * _ACROSS + column) if 0 <= column < _ACROSS and 0 <= row < 3 else cursor


def pick(view: View, cursor: str, draft: str) -> Picked:
    if not view.cards:
        return Picked("", whole=False)
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
        return Picked(whole, whole=True)
    return Picked(",".join(part for part in (whole, f"{open_card}+" if open_card else "") if part), whole=False)


def _read(draft: str) -> tuple[list[list[str]], str]:
    """The pairs of a draft, and the card whose partner is still to be chosen."""
    pairs, open_card = [], ""
    for part in draft.split(",") if draft else []:
        one, _, other = part.partition("+")
        if other:
            pairs.append([one, other])
        else:
            open_card = one
    return pairs, open_card
