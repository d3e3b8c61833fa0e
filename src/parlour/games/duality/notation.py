"""How Duality is written: `27x4` puts card 27 in the place of the card on 4, `27t@4L1` lays it, turned, left of 4.

A deal is the rows from Black's side, Black's hand, White's hand, the pile from its top, and the toss:
`12 5t 33 8 41t 2 19 / 7 24 50 / 3 11 36 / 9 … / black`.
"""

from __future__ import annotations

import re

from parlour.game import BadNotation
from parlour.games.duality.deck import cards, same_turned
from parlour.games.duality.paths import read_cell
from parlour.games.duality.rules import COLOURS, HAND, Deal, Move, New, Options, Pass, Replace, playable

_MOVE = re.compile(r"([1-9][0-9]{0,2})(t?)([x@])(.*)", re.ASCII)
_CARD = re.compile(r"([1-9][0-9]{0,2})(t?)", re.ASCII)


def write(move: Move) -> str:
    return str(move)


def read(text: str) -> Move:
    if text == "pass":
        return Pass()
    match = _MOVE.fullmatch(text)
    if not match:
        raise BadNotation("duality-bad-move", text=text)
    kind = Replace if match[3] == "x" else New
    return kind(int(match[1]), match[2] == "t", read_cell(match[4]))


def write_deal(deal: Deal) -> str:
    rows = len(deal.turned)
    dealt = " ".join(f"{card}{'t' if turned else ''}" for card, turned in zip(deal.cards, deal.turned, strict=False))
    rest = (deal.cards[rows : rows + HAND], deal.cards[rows + HAND : rows + 2 * HAND], deal.cards[rows + 2 * HAND :])
    return " / ".join((dealt, *(" ".join(map(str, part)) for part in rest), COLOURS[deal.toss]))


def read_deal(options: Options, text: str) -> Deal:
    parts = [part.split() for part in text.split("/")]
    if [len(part) for part in parts[:3]] != [options.rows, HAND, HAND] or len(parts) != 5:
        raise BadNotation("duality-bad-deal", rows=options.rows)
    if len(parts[4]) != 1 or parts[4][0] not in COLOURS:
        raise BadNotation("duality-bad-toss", toss=" ".join(parts[4]))
    deck = cards(options.deck)
    numbers, turned = [], []
    for row, word in enumerate(word for part in parts[:4] for word in part):
        match = _CARD.fullmatch(word)
        if not match or int(match[1]) > len(deck) or int(match[1]) in numbers:
            raise BadNotation("duality-bad-deal-card", card=word, count=len(deck))
        if match[2] and (row >= options.rows or same_turned(deck[int(match[1]) - 1])):
            raise BadNotation("duality-bad-deal-turn", card=word)
        numbers.append(int(match[1]))
        turned.append(match[2] == "t")
    if len(numbers) != len(deck):
        raise BadNotation("duality-deal-too-short", dealt=len(numbers), count=len(deck))
    deal = Deal(tuple(numbers), tuple(turned[: options.rows]), COLOURS.index(parts[4][0]))
    if not playable(options, deal):
        raise BadNotation("duality-deal-complete")
    return deal
