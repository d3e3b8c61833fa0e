"""How Duel of Law is written.

    04@1,0+06@2,0;row@1,0:digit:even         two cards on cells of column 1 and 2, row 0; a claim for the row
    02@0,3;row@0,3:suit=red;column@0,3:word>  one card that makes two branches
    04@1,0;row@1,0:"colours of autumn"        a law in one's own words, where the table votes on those
    draw   agree   object   object:these are no colours   abstain   silent

Cells are column,row from the first card of the game, which is 0,0; columns grow to the right, rows downwards. A claim
names a laid cell, the line through it, and the one atom that is new. The deal is the shuffled deck from the top.
"""

from __future__ import annotations

from parlour.game import BadNotation
from parlour.games.duel_of_law.atoms import one_line, read_any_atom
from parlour.games.duel_of_law.play_check import Claim, Lay
from parlour.games.duel_of_law.rainbow import CARDS, read_card
from parlour.games.duel_of_law.rules import SILENCE, Deal, Draw, Move, Options, Vote
from parlour.games.duel_of_law.tableau import Axis, Laid, read_cell

_PLAIN: dict[str, Move] = {
    "draw": Draw(),
    "agree": Vote(True),
    "object": Vote(False),
    "abstain": Vote(None),
    "silent": SILENCE,
}
LONGEST_REASON = 200
"""Characters of the reason for an objection."""
LONGEST = 6_000
"""Characters of a move that we are willing to read: more than a play of all the cards with a claim for each needs."""


def write(move: Move) -> str:
    return str(move)


def read(text: str) -> Move:
    if text in _PLAIN:
        return _PLAIN[text]
    word, colon, reason = text.partition(":")
    if colon and word == "object":
        return Vote(False, read_reason(reason))
    return read_lay(text)


def read_reason(text: str) -> str:
    """Why a person objects, on one line."""
    reason = one_line(text)
    if len(reason) > LONGEST_REASON:
        raise BadNotation("duel-of-law-bad-reason", longest=LONGEST_REASON)
    return reason


def read_lay(text: str) -> Lay:
    if len(text) > LONGEST:
        raise BadNotation("duel-of-law-bad-move", text=text[:40])
    laid, *claims = text.split(";")
    return Lay(read_laid(laid), tuple(map(read_claim, claims)))


def read_laid(text: str) -> tuple[Laid, ...]:
    found = []
    for part in text.split("+"):
        card, at, cell = part.partition("@")
        if not at:
            raise BadNotation("duel-of-law-bad-move", text=text[:40])
        found.append(Laid(read_cell(cell), read_card(card)))
    return tuple(found)


def read_claim(text: str) -> Claim:
    line, _, atom = text.partition(":")
    axis, _, cell = line.partition("@")
    if axis not in set(Axis):
        raise BadNotation("duel-of-law-bad-claim", text=text[:40])
    return Claim(Axis(axis), read_cell(cell), read_any_atom(atom))


def write_deal(deal: Deal) -> str:
    return " ".join(map(str, deal))


def read_deal(options: Options, text: str) -> Deal:
    deal = tuple(map(read_card, text.split()))
    if sorted(deal) != sorted(CARDS):
        raise BadNotation("duel-of-law-bad-deal", cards=len(CARDS))
    return deal
