"""Players of Duel of Law: they claim and steal, keep their branches hard to steal, and look for the moment to run out.

There are four ways to choose a play:

glance      try a few plays at random and make the first that claims one new branch, else lay cards that claim nothing;
            take no branch from anyone
gain        take the play that gains the most branches, two at a time at most
weigh       weigh branches against cards, block a leader, name a law that few cards could narrow, and do not run out
            for nothing
look ahead  weigh, and look at the best answers of the next player, whose cards are dealt several times from what was
            not seen

Level 0 only glances. Each level above it plays a greater share of its turns in the better of two ways, up to the last,
which always looks ahead. Those who glance or gain name the law that a person would see first; those who weigh do too
where they win at once, and else unless another is much safer. Each level knows more words than the one before. No one
repeats what the others objected to. A law in a player's own words is a matter for people: a bot abstains from a vote on
it, and leaves its branch alone.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import IntEnum

from parlour.chance import Chance
from parlour.game import Outcome, Seat
from parlour.games.duel_of_law import rules, views
from parlour.games.duel_of_law.atoms import Word
from parlour.games.duel_of_law.notation import read_lay
from parlour.games.duel_of_law.play_check import Claim, Lay
from parlour.games.duel_of_law.play_drafts import random_play
from parlour.games.duel_of_law.players.branches import MARGIN, claimed, kept, natural
from parlour.games.duel_of_law.players.plays import best_plays
from parlour.games.duel_of_law.players.vocabulary import knows
from parlour.games.duel_of_law.rainbow import Feature
from parlour.games.duel_of_law.rules import LEAD, SIX, Draw, Move, Position, Vote, branches_owned
from parlour.games.duel_of_law.seat_knowledge import SeatKnowledge
from parlour.games.duel_of_law.views import View, parsed
from parlour.games.duel_of_law.word_list import word_list

WON = 1_000.0
BRANCH = 10.0
FOR_NOTHING = 25.0
"""What it costs to run out of cards without winning by it."""
BEFORE, AFTERWARDS = 0.3, 1.0
"""A card left is a burden before anyone has run out of cards; afterwards it is what one fights with."""
BLOCK = 2.0
"""What each branch is worth that another is ahead of everyone else: more than one's own distance says."""
GLANCES = 3
"""Plays at random that a glance tries."""
TWO = 2
"""Branches that are gained at once, at most."""
DEALS = 3
"""Hands of the next player that are tried."""
CANDIDATES = 6
"""Moves whose laws are chosen with care, and whose best answer is looked at."""


class Way(IntEnum):
    """The ways to choose a play, the weakest first."""

    GLANCE, GAIN, WEIGH, LOOK_AHEAD = range(4)


SHARES = (
    *((Way.GLANCE, share) for share in (0, 4, 13, 23, 33, 44, 56, 70, 83)),
    *((Way.GAIN, share) for share in (0, 25, 57)),
    *((Way.WEIGH, share) for share in (0, 100)),
)
"""By level: a way, and how many of 100 turns are played in the next better one. Each step is measured to be won by the
upper level in 60 to 70 games of 100 (docs/strength.md)."""


@dataclass(frozen=True, slots=True)
class Bot:
    level: int
    seconds: float | None
    margin: float = MARGIN

    def choose(self, view: View, chance: Chance) -> Move:
        if view.proposal:
            return Vote(None if "abstain" in view.choices else True)
        if not view.may_lay:
            return Draw()
        at, better = parsed(view), chance.below(100) < SHARES[self.level][1]
        match SHARES[self.level][0] + better:
            case Way.GLANCE:
                return self._gently(view, at, chance)
            case Way.GAIN:
                found = self._said(view, at, [play.lay for play in best_plays(at, 24, patience=1_500, card=0)])
                few = [lay for lay in found if len(lay.claims) <= TWO]
                return few[0] if few else found[-1] if found else Draw()
            case way:
                return self._weighed(view, at, chance, ahead=way == Way.LOOK_AHEAD)

    def _gently(self, view: View, at: SeatKnowledge, chance: Chance) -> Move:
        """Without a branch it lays as many cards as it has tried: its opponent soon sees the end."""
        glanced = (random_play(at, chance) for _ in range(GLANCES))
        tried = [lay for lay in glanced if lay is not None and not at.in_own_words(lay)]
        new = [lay for lay in tried if [one.victim for one in claimed(at, lay)] == [None]]
        if found := self._said(view, at, new):
            return found[0]
        idle = [lay for lay in tried if not lay.claims]
        return max(idle, key=lambda lay: len(lay.laid)) if idle else Draw()

    def _said(self, view: View, at: SeatKnowledge, found: Sequence[Lay]) -> list[Lay]:
        """Return the sensible plays, with the laws that a person would see first where no one has objected to those."""
        plain = [natural(at, lay) for lay in found]
        return self._sensible(
            view, at, [lay if _repeats(view, said) else said for lay, said in zip(found, plain, strict=True)]
        )

    def _sensible(self, view: View, at: SeatKnowledge, found: Sequence[Lay]) -> list[Lay]:
        """Return the plays whose words, if any, this level knows, and whose laws no one has objected to."""
        return [lay for lay in found if not _repeats(view, lay) and self._knows_words(at, lay)]

    def _knows_words(self, at: SeatKnowledge, lay: Lay) -> bool:
        if not any(isinstance(claim.atom, Word) for claim in lay.claims):
            return True
        letters = at.deck.shows[Feature.LETTER]
        return all(
            knows(self.level, at.deck.language, [letters[card.place] for card in one.cards[:: one.claim.atom.way]])
            for one in claimed(at, lay)
            if isinstance(one.claim.atom, Word)
        )

    def _weighed(self, view: View, at: SeatKnowledge, chance: Chance, ahead: bool) -> Move:
        started = time.monotonic()
        found: dict[Lay, None] = {}
        for card in (3, 0, -3):
            plays = best_plays(at, 16, patience=2_500, card=card)
            found.update(dict.fromkeys(self._sensible(view, at, [play.lay for play in plays])))
        weighed = sorted(((self.worth(view, at, lay), lay) for lay in found), key=lambda pair: -pair[0])
        if not weighed:
            return Draw()
        careful = []
        for worth, lay in _varied(weighed)[:CANDIDATES]:
            said, lost = (natural(at, lay), 0.0) if worth >= WON / 2 else kept(at, lay, self.margin)
            if _repeats(view, said) or not self._knows_words(at, said):
                said = lay
            careful.append((worth - BRANCH * lost, said))
            if self._late(started):
                break
        best = max(careful, key=lambda pair: pair[0])
        if not ahead or best[0] >= WON / 2:
            return best[1]
        return self._answered(view, at, careful, started, chance)

    def _late(self, started: float) -> bool:
        return self.seconds is not None and time.monotonic() - started > self.seconds

    def _answered(
        self, view: View, at: SeatKnowledge, careful: Sequence[tuple[float, Lay]], started: float, chance: Chance
    ) -> Move:
        """The move that is best after the next player's best answers, over several hands that player may have."""
        candidates: list[tuple[float, Move]] = [*careful]
        if view.pile:
            candidates.append((self.worth(view, at, Draw()), Draw()))
        hoped = [0.0] * len(candidates)
        for _ in range(DEALS):
            truth = unopposed(self.dealt(view, chance))
            answered = [self.after_answer(truth, at.seat, move) for _, move in candidates]
            hoped = [so_far + one / DEALS for so_far, one in zip(hoped, answered, strict=True)]
            if self._late(started):
                break
        best = max(range(len(candidates)), key=lambda number: candidates[number][0] + hoped[number])
        return candidates[best][1]

    def dealt(self, view: View, chance: Chance) -> Position:
        """What the table may look like with all hands open: the next player's cards are drawn from the unseen."""
        return views.redeal(view, chance)

    def worth(self, view: View, at: SeatKnowledge, move: Lay | Draw) -> float:
        """Return how things stand after this move."""
        owned = list(view.owned)
        for one in claimed(at, move) if isinstance(move, Lay) else ():
            owned[at.seat] += 1
            if one.victim is not None:
                owned[one.victim] -= 1
        left = len(at.hand) - len(move.laid) if isinstance(move, Lay) else len(at.hand) + SIX
        worth = standing(owned, at.seat, left, view.ran_out or left == 0)
        return worth - FOR_NOTHING if left == 0 and not view.ran_out and worth < WON / 2 else worth

    def after_answer(self, truth: Position, seat: Seat, move: Move) -> float:
        """Return what this seat has after the next player's best answer."""
        after = rules.play(truth, seat, move)
        if after.ended:
            return WON if seat in (rules.outcome(after) or _NO_ONE).winners else -WON
        return min(self._afterwards(answered, seat) for answered in self.answers(after))

    def answers(self, position: Position) -> list[Position]:
        """Return how the mover may go on: by drawing, or with one of the best plays."""
        mover = position.mover
        moves: list[Move] = [Draw()]
        seen = parsed(views.view(position, mover))
        if seen.hand:
            # A player who lays a whole hand in one line and steals a branch across it is two ahead, and has won.
            moves += [play.lay for play in best_plays(seen, 4, patience=1_500)]
            moves += [play.lay for play in best_plays(seen, 3, patience=700, card=0)]
        return [rules.play(position, mover, move) for move in moves]

    def _afterwards(self, position: Position, seat: Seat) -> float:
        ended = rules.outcome(position)
        if ended is not None:
            return WON if seat in ended.winners else -WON
        left = len(position.hands[seat])
        worth = standing(branches_owned(position), seat, left, position.ran_out)
        return worth - FOR_NOTHING if left == 0 and worth < WON / 2 else worth


def unopposed(position: Position) -> Position:
    """Return the same table, at which no one objects."""
    return replace(position, options=replace(position.options, objection="auto"), rejected=())


_NO_ONE = Outcome((), "")


def standing(owned: Sequence[int], seat: Seat, left: int, ran_out: bool) -> float:
    """Branches ahead, cards left, a leader who must be stopped, and whether this ends it."""
    *_, second, most = sorted(owned)
    lead = owned[seat] - max(count for other, count in enumerate(owned) if other != seat)
    if ran_out and most - second >= LEAD:
        return WON + lead if lead > 0 else lead - WON
    blocked = BLOCK * (most - second) if lead < 0 else 0.0
    return BRANCH * lead - blocked + (AFTERWARDS * min(left, 8) if ran_out else -BEFORE * left)


def _repeats(view: View, lay: Lay) -> bool:
    """Return whether a law of this play was objected to this turn."""
    objected: set[Claim] = {claim for text in view.rejected for claim in read_lay(text).claims}
    return not objected.isdisjoint(lay.claims)


def _varied(weighed: Sequence[tuple[float, Lay]]) -> list[tuple[float, Lay]]:
    """Return one play of each kind: as many cards and as many claims are one kind, the best of it stands for all."""
    kinds: dict[tuple[int, int], tuple[float, Lay]] = {}
    for worth, lay in weighed:
        kinds.setdefault((len(lay.laid), len(lay.claims)), (worth, lay))
    return list(kinds.values())


def warm_up() -> None:
    """Read the word list and look up words of each length that a line is likely to have."""
    for length in range(3, 13):
        word_list("english").with_letters([1] * length)
