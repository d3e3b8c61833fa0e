"""How safe a branch of Duel of Law is: the atoms that could narrow its law, and the cards that could steal it so."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from parlour.game import Seat
from parlour.games.duel_of_law.atoms import Alt, Atom, Const, Digits, In, Incr, Law, Run, Word, judged
from parlour.games.duel_of_law.law_search import fitting, may_obey
from parlour.games.duel_of_law.play_check import Claim, Lay, together
from parlour.games.duel_of_law.rainbow import CARDS, Card, Deck, Feature
from parlour.games.duel_of_law.seat_knowledge import SeatKnowledge
from parlour.games.duel_of_law.tableau import Axis, lines_formed

MARGIN = 0.25
"""How much safer a law must be to be named before one that a person would see first: by more than this share of the
unseen cards, counted once for each end."""

_AT_SIGHT = (Feature.SUIT, Feature.SHADE, Feature.POKER)
_COUNTED = (Feature.DICE, Feature.RANK, Feature.DIGIT, Feature.NUMBER)


def far_fetched(atom: Atom) -> int:
    """Return how long a person would have to look for this law, from 0 for a colour to 4 for the digits of pi."""
    match atom:
        case Const(feature, _):
            return 0 if feature in _AT_SIGHT else 1
        case In(feature, _) if feature in _AT_SIGHT:
            return 0
        case In(_, "even" | "odd" | "face") | Word(1):
            return 1
        case Incr(feature, _) | Run(feature, _):
            return 1 if feature in _COUNTED else 2
        case In(_, "vowel" | "consonant") | Alt(Feature.SUIT | Feature.SHADE | Feature.POKER, _):
            return 2
        case Digits():
            return 4
    return 3


class Claimed(NamedTuple):
    """A claim of a play: the cards of its line, whom it steals from (no one: it is new), and the law so far."""

    claim: Claim
    cards: tuple[Card, ...]
    victim: Seat | None
    law: Law


class Danger(NamedTuple):
    """What could be used to steal a branch."""

    cards: int
    """Unseen cards that could lengthen it under a narrower law, counted once for each end."""
    atoms: int
    """Atoms that could narrow its law."""


def claimed(at: SeatKnowledge, lay: Lay) -> list[Claimed]:
    """Return each claim of a play."""
    after = {**at.grid, **dict(lay.laid)}
    formed = lines_formed(after, at.branches, lay.cells, Axis.ROW)
    found = []
    for claim in lay.claims:
        line = next(one for one in formed if one.axis is claim.axis and claim.cell in one.cells)
        law = together(line.branches)
        top = max(line.branches, key=lambda branch: (branch.level, -branch.tokens[-1].turn), default=None)
        cards = tuple(after[cell] for cell in line.cells)
        found.append(Claimed(claim, cards, None if top is None else top.owner, law))
    return found


def unseen_after(at: SeatKnowledge, lay: Lay) -> list[Card]:
    """Return the cards that may still be in other hands, jokers aside: a joker steals nearly everything."""
    known = {*at.grid.values(), *at.hand, *lay.cards}
    return [card for card in CARDS if card not in known and not card.joker]


def _longer(deck: Deck, law: Law, cards: Sequence[Card], unseen: Sequence[Card]) -> list[tuple[Card, ...]]:
    """Return the line with one more card, at either end, where it still obeys the law."""
    return [
        line
        for card in unseen
        for line in ((card, *cards), (*cards, card))
        if all(may_obey(deck, atom, law, line) for atom in law)
    ]


def danger(deck: Deck, law: Law, cards: Sequence[Card], unseen: Sequence[Card]) -> Danger:
    """Count the atoms and the cards that could narrow this branch."""
    atoms = fitting(deck, law, cards)
    stealing = sum(
        any(may_obey(deck, atom, (*law, atom), line) for atom in atoms) for line in _longer(deck, law, cards, unseen)
    )
    return Danger(stealing, len(atoms))


def natural(at: SeatKnowledge, lay: Lay) -> Lay:
    """Return the play with the law for each claim that a person would see first."""
    claims = []
    for claim, cards, _, law in claimed(at, lay):
        atoms = judged((claim.atom,)) if any(card.joker for card in cards) else fitting(at.deck, law, cards)
        claims.append(replace(claim, atom=min(atoms, key=lambda atom: (far_fetched(atom), len(str(atom)), str(atom)))))
    return Lay(lay.laid, tuple(claims))


def kept(at: SeatKnowledge, lay: Lay, margin: float = MARGIN) -> tuple[Lay, float]:
    """Return the play with a law for each claim that is hard to steal, and the branches it must expect to lose.

    Of the laws under which this share more of the unseen cards are dangerous than under the safest, or fewer, it is the
    safest of the kind that a person would see first.
    """
    unseen = unseen_after(at, lay)
    ends = 2 * len(unseen) or 1
    claims, lost = [], 0.0
    for claim, cards, _, law in claimed(at, lay):
        atoms = judged((claim.atom,)) if any(card.joker for card in cards) else fitting(at.deck, law, cards)
        risks = {atom: danger(at.deck, (*law, atom), cards, unseen) for atom in atoms}
        borne = min(risk.cards for risk in risks.values()) + margin * ends
        near = (atom for atom in atoms if risks[atom].cards <= borne)
        best = min(near, key=lambda atom: (far_fetched(atom), risks[atom], str(atom)))
        claims.append(replace(claim, atom=best))
        lost += risks[best].cards / ends
    return Lay(lay.laid, tuple(claims)), lost
