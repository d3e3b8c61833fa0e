"""Players of Duel of Law: they claim and steal, keep their branches hard to steal, and look for the moment to run out.

1  lays what it happens to find, with words of three letters
2  takes the play that gains the most branches
3  weighs branches against cards, names the law that is hardest to lengthen, and does not run out for nothing
4  looks at the best answer of the next player, whose cards it deals from what it has not seen
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass

from parlour.chance import Chance
from parlour.game import Outcome, Seat
from parlour.games import duel_of_law as law
from parlour.games.duel_of_law.atoms import Atom, Word
from parlour.games.duel_of_law.english import words_with
from parlour.games.duel_of_law.finding import fitting, may_obey
from parlour.games.duel_of_law.judging import Claim, Lay
from parlour.games.duel_of_law.plays import best_plays
from parlour.games.duel_of_law.rainbow import CARDS, Card
from parlour.games.duel_of_law.rules import LEAD, SIX, Draw, Move, Position, Vote, branches_owned
from parlour.games.duel_of_law.tableau import Axis, Cell, lines_formed
from parlour.games.duel_of_law.view import Table, View, table

LONGEST_WORD = {1: 3, 2: 4, 3: 6, 4: 28}
"""The vocabulary of each level: words of so many letters."""
WON = 1_000.0
FOR_NOTHING = 25.0
"""What it costs to run out of cards without winning by it."""
BEFORE, AFTERWARDS = 0.3, 1.0
"""A card left is a burden before anyone has run out of cards; afterwards it is what one fights with."""
CANDIDATES = 6
"""Moves whose best answer is looked at."""


@dataclass(frozen=True, slots=True)
class Jurist:
    level: int
    seconds: float | None

    def choose(self, view: View, chance: Chance) -> Move:
        if view.proposal:
            return Vote(True)
        if not view.may_lay:
            return Draw()
        at = table(view)
        match self.level:
            case 1:
                return self._anything(view, at, chance)
            case 2:
                found = self._known(at, [play.lay for play in best_plays(at, plays=12, patience=1_500, card=0)])
                return found[0] if found else Draw()
            case _:
                return self._weighed(view, at, chance)

    def _anything(self, view: View, at: Table, chance: Chance) -> Move:
        if chance.below(2):
            return law.sample(view, chance)
        found = self._known(at, [play.lay for play in best_plays(at, plays=40, patience=600, card=0)])
        small = [lay for lay in found if len(lay.laid) <= 3]
        return chance.pick(small or found) if found else Draw()

    def _known(self, at: Table, found: Sequence[Lay]) -> list[Lay]:
        """The plays whose words, if any, this level knows."""
        longest = LONGEST_WORD[self.level]
        return [
            lay
            for lay in found
            if all(not isinstance(claim.atom, Word) or _length(at, lay, claim) <= longest for claim in lay.claims)
        ]

    def _weighed(self, view: View, at: Table, chance: Chance) -> Move:
        started = time.monotonic()
        found: dict[Lay, None] = {}
        for card in (3, 0, -3):
            for lay in self._known(at, [play.lay for play in best_plays(at, plays=16, patience=2_500, card=card)]):
                found.setdefault(lay)
        weighed = sorted(((self._worth(view, at, lay), lay) for lay in found), key=lambda pair: -pair[0])
        if not weighed:
            return Draw()
        best = [lay for _, lay in _varied(weighed)]
        if self.level == 3 or weighed[0][0] >= WON:
            return harder(at, best[0])
        truth = law.redeal(view, chance)
        candidates: list[Lay | Draw] = [harder(at, lay) for lay in best[:CANDIDATES]]
        if view.pile:
            candidates.append(Draw())
        worths = []
        for move in candidates:
            worths.append(self._worth(view, at, move) + self._after_answer(truth, at.seat, move))
            if self.seconds is not None and time.monotonic() - started > self.seconds:
                break
        return candidates[max(range(len(worths)), key=lambda number: worths[number])]

    def _worth(self, view: View, at: Table, move: Lay | Draw) -> float:
        """Branches ahead, cards left, and whether this ends it."""
        owned = list(view.owned)
        for _, victim in claimed(at, move) if isinstance(move, Lay) else ():
            owned[at.seat] += 1
            if victim is not None:
                owned[victim] -= 1
        lead = owned[at.seat] - max(count for seat, count in enumerate(owned) if seat != at.seat)
        left = len(at.hand) - len(move.laid) if isinstance(move, Lay) else len(at.hand) + SIX
        over = view.ran_out or left == 0
        if over and lead >= LEAD:
            return WON + lead
        if over:
            return 10.0 * lead + AFTERWARDS * min(left, 8) - (0.0 if view.ran_out else FOR_NOTHING)
        return 10.0 * lead - BEFORE * left

    def _after_answer(self, truth: Position, seat: Seat, move: Move) -> float:
        """What this seat has after the next player's best answer."""
        after = law.play(truth, seat, move)
        if after.ended:
            return WON if seat in (law.outcome(after) or _NOBODY).winners else -WON
        other = after.mover
        answers: list[Move] = [Draw()]
        seen = table(law.view(after, other))
        if seen.hand:
            answers += [play.lay for play in best_plays(seen, plays=3, patience=700, card=0)]
            answers += [play.lay for play in best_plays(seen, plays=2, patience=500)] if after.ran_out else []
        return min(self._standing(law.play(after, other, answer), seat) for answer in answers)

    def _standing(self, position: Position, seat: Seat) -> float:
        ended = law.outcome(position)
        if ended is not None:
            return WON if seat in ended.winners else -WON
        owned = branches_owned(position)
        lead = owned[seat] - max(count for other, count in enumerate(owned) if other != seat)
        left = len(position.hands[seat])
        if position.ran_out:
            return 10.0 * lead + AFTERWARDS * min(left, 8)
        return 10.0 * lead - BEFORE * left


_NOBODY = Outcome((), "")


def _varied(weighed: Sequence[tuple[float, Lay]]) -> list[tuple[float, Lay]]:
    """One play of each kind: as many cards and as many claims are one kind, the best of it stands for all."""
    kinds: dict[tuple[int, int], tuple[float, Lay]] = {}
    for worth, lay in weighed:
        kinds.setdefault((len(lay.laid), len(lay.claims)), (worth, lay))
    return list(kinds.values())


def _lines(at: Table, lay: Lay) -> list[tuple[Claim, tuple[Cell, ...], Seat | None, tuple[Atom, ...]]]:
    after = {**at.grid, **dict(lay.laid)}
    formed = lines_formed(after, at.branches, lay.cells, Axis.ROW)
    found = []
    for claim in lay.claims:
        line = next(one for one in formed if one.axis is claim.axis and claim.cell in one.cells)
        old = tuple(dict.fromkeys(token.atom for branch in line.branches for token in branch.tokens))
        top = max(line.branches, key=lambda branch: (branch.level, -branch.tokens[-1].turn), default=None)
        found.append((claim, line.cells, None if top is None else top.owner, old))
    return found


def claimed(at: Table, lay: Lay) -> list[tuple[Claim, Seat | None]]:
    """Each claim and whom it steals from; nobody where the branch is new."""
    return [(claim, victim) for claim, _, victim, _ in _lines(at, lay)]


def _length(at: Table, lay: Lay, claim: Claim) -> int:
    return next(len(cells) for other, cells, _, _ in _lines(at, lay) if other == claim)


def harder(at: Table, lay: Lay) -> Lay:
    """The same play with laws under which the fewest unseen cards could lengthen each branch."""
    after = {**at.grid, **dict(lay.laid)}
    known = {*after.values(), *at.hand}
    unseen = [card for card in CARDS if card not in known and not card.joker]
    claims = []
    for claim, cells, _, old in _lines(at, lay):
        cards = [after[cell] for cell in cells]
        atoms = (claim.atom,) if any(card.joker for card in cards) else fitting(at.deck, old, cards)
        best = min(atoms, key=lambda atom: (room(at, (*old, atom), cards, unseen), str(atom)))
        claims.append(Claim(claim.axis, claim.cell, best))
    return Lay(lay.laid, tuple(claims))


def room(at: Table, full: tuple[Atom, ...], cards: Sequence[Card], unseen: Sequence[Card]) -> int:
    """How many unseen cards, at either end, would obey this law."""
    return sum(
        all(may_obey(at.deck, atom, full, line) for atom in full)
        for card in unseen
        for line in ((card, *cards), (*cards, card))
    )


def make(name: str, seconds: float | None) -> Jurist:
    return Jurist(int(name), seconds)


def warm_up() -> None:
    """Read the word list and look up words of each length that a line is likely to have."""
    for length in range(3, 13):
        words_with([1] * length)
