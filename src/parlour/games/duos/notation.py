"""How DUOS is written: a choice `ant+anteater,crow+flamingo,dragonfly+mosquito,giraffe+rhinoceros`; `withdraw`;
the hints `word:insect`, `yes:wasp`, `not:hippopotamus`; and for the clock `late`, or
`late:ant+bee` for a board of which only this was chosen in time.

A deal: the first Narrator's seat, then the sets of twelve, each card by its animal, rows from the edge with the sun.
"""

from __future__ import annotations

import unicodedata

from parlour.game import BadNotation
from parlour.games.duos.cards import BY_NAME, Card
from parlour.games.duos.rules import LAID, SETS, is_cooperative, sets_needed
from parlour.games.duos.values import (
    Choose,
    Deal,
    Late,
    Move,
    Not,
    Options,
    Pair,
    Withdraw,
    Word,
    Yes,
)


def write(move: Move) -> str:
    return str(move)


def read(text: str) -> Move:
    if text in ("withdraw", "late"):
        return Withdraw() if text == "withdraw" else Late()
    kind, colon, said = text.partition(":")
    if colon and kind == "late":
        return Late(tuple(_read_pair(pair) for pair in said.split(",")))
    if colon and kind == "word":
        return Word(unicodedata.normalize("NFC", said))
    if colon and kind in ("yes", "not"):
        return Yes(_read_card(said)) if kind == "yes" else Not(_read_card(said))
    if "+" not in text:
        raise BadNotation("duos-bad-move", text=text)
    return Choose(tuple(_read_pair(pair) for pair in text.split(",")))


def _read_pair(text: str) -> Pair:
    cards = text.split("+")
    if len(cards) != 2:
        raise BadNotation("duos-bad-pair", text=text)
    return (_read_card(cards[0]), _read_card(cards[1]))


def _read_card(text: str) -> str:
    name = text.strip().lower().replace(" ", "-")
    if name not in BY_NAME:
        raise BadNotation("duos-no-such-card", text=text)
    return name


def write_deal(deal: Deal) -> str:
    return " / ".join([str(deal.first), *(" ".join(card.animal for card in laid) for laid in deal.sets)])


def read_deal(options: Options, text: str) -> Deal:
    first, *groups = text.split("/")
    if first.strip() not in {str(seat) for seat in range(1 if is_cooperative(options) else options.players)}:
        raise BadNotation("duos-bad-narrator", text=first.strip())
    if len(groups) != sets_needed(options):
        raise BadNotation("duos-bad-sets", count=len(groups), needed=sets_needed(options))
    sets = tuple(tuple(_read_animal(word) for word in group.split()) for group in groups)
    for start in range(0, len(sets), SETS):
        shuffled = [card for laid in sets[start : start + SETS] for card in laid]
        if any(len(laid) != LAID for laid in sets) or len(set(shuffled)) != len(shuffled):
            raise BadNotation("duos-bad-set", size=LAID)
    return Deal(int(first), sets)


def _read_animal(text: str) -> Card:
    card = BY_NAME.get(text)
    if card is None or card.animal != text:
        raise BadNotation("duos-no-such-card", text=text)
    return card
