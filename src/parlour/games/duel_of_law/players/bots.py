"""Players of Duel of Law: they claim and steal, keep their branches hard to steal, and look for the moment to run out.

0  tries a few plays at random and makes the first that claims one new branch, else lays cards that claim nothing; it
   takes no branch from anybody
1  claims one branch at a time, with few cards, whichever it happens to find
2  takes the play that gains the most branches, two at a time at most
3  weighs branches against cards, blocks a leader, names a law that few atoms and cards could narrow, and does not run
   out for nothing
4  names the law that the fewest could narrow, and looks at the best answers of the next player, whose cards it deals
   several times from what it has not seen

Levels 0 to 2 name the law that a person would see first, and level 3 does among those that are nearly as safe. Each
level knows more words than the one before. Nobody repeats what the others objected to. A law in a player's own
words is a matter for people: a bot abstains from a vote on it, and leaves its branch alone.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, replace

from parlour.chance import Chance
from parlour.game import Outcome, Seat
from parlour.games import duel_of_law as law
from parlour.games.duel_of_law.atoms import Word
from parlour.games.duel_of_law.drafting import random_play
from parlour.games.duel_of_law.english import words_with
from parlour.games.duel_of_law.judging import Claim, Lay
from parlour.games.duel_of_law.notation import read_lay
from parlour.games.duel_of_law.parsed import ParsedView
from parlour.games.duel_of_law.players.branches import claimed, kept, natural
from parlour.games.duel_of_law.players.plays import best_plays
from parlour.games.duel_of_law.players.vocabulary import knows
from parlour.games.duel_of_law.rainbow import Feature
from parlour.games.duel_of_law.rules import LEAD, SIX, Draw, Move, Position, Vote, branches_owned
from parlour.games.duel_of_law.views import View, parsed

WON = 1_000.0
BRANCH = 10.0
FOR_NOTHING = 25.0
"""What it costs to run out of cards without winning by it."""
BEFORE, AFTERWARDS = 0.3, 1.0
"""A card left is a burden before anyone has run out of cards; afterwards it is what one fights with."""
BLOCK = 2.0
"""What each branch is worth that another is ahead of everyone else: more than one's own distance says."""
GLANCES = 3
"""Plays at random that level 0 tries."""
TWO = 2
"""Branches that level 2 claims at once."""
MANY = 300
"""Plays among which level 1 looks for those that claim one branch."""
FEW = 3
"""Cards that level 1 lays at once, if it can."""
SLACK = 2
"""Dangerous cards that level 3 puts up with, for a law that sounds like a person's."""
DEALS = 3
"""Hands of the next player that are tried."""
CANDIDATES = 6
"""Moves whose laws are chosen with care, and whose best answer is looked at."""


@dataclass(frozen=True, slots=True)
class Bot:
    level: int
    seconds: float | None

    def choose(self, view: View, chance: Chance) -> Move:
        if view.proposal:
            return Vote(None if "abstain" in view.choices else True)
        if not view.may_lay:
            return Draw()
        at = parsed(view)
        match self.level:
            case 0:
                return self._gently(view, at, chance)
            case 1:
                return self._one_branch(view, at, chance)
            case 2:
                found = self._said(view, at, [play.lay for play in best_plays(at, 24, patience=1_500, card=0)])
                few = [lay for lay in found if len(lay.claims) <= TWO]
                return few[0] if few else found[-1] if found else Draw()
            case _:
                return self._weighed(view, at, chance)

    def _gently(self, view: View, at: ParsedView, chance: Chance) -> Move:
        """Without a branch it lays as many cards as it has tried: whoever plays against it soon sees the end."""
        tried = [lay for lay in (random_play(at, chance) for _ in range(GLANCES)) if lay is not None]
        new = [lay for lay in tried if [one.victim for one in claimed(at, lay)] == [None]]
        if found := self._said(view, at, new):
            return found[0]
        idle = [lay for lay in tried if not lay.claims]
        return max(idle, key=lambda lay: len(lay.laid)) if idle else Draw()

    def _one_branch(self, view: View, at: ParsedView, chance: Chance) -> Move:
        plays = [play.lay for play in best_plays(at, MANY, patience=900, card=-3) if len(play.lay.claims) == 1]
        single = self._said(view, at, plays)
        small = [lay for lay in single if len(lay.laid) <= FEW]
        return chance.pick(small or single) if single else Draw()

    def _said(self, view: View, at: ParsedView, found: Sequence[Lay]) -> list[Lay]:
        """The sensible plays, with the laws that a person would see first where nobody has objected to those."""
        plain = [natural(at, lay) for lay in found]
        return self._sensible(
            view, at, [lay if _repeats(view, said) else said for lay, said in zip(found, plain, strict=True)]
        )

    def _sensible(self, view: View, at: ParsedView, found: Sequence[Lay]) -> list[Lay]:
        """The plays whose words, if any, this level knows, and whose laws nobody has objected to."""
        return [lay for lay in found if not _repeats(view, lay) and self._knows_words(at, lay)]

    def _knows_words(self, at: ParsedView, lay: Lay) -> bool:
        if not any(isinstance(claim.atom, Word) for claim in lay.claims):
            return True
        letters = at.deck.shows[Feature.LETTER]
        return all(
            knows(self.level, [letters[card.place] for card in one.cards[:: one.claim.atom.way]])
            for one in claimed(at, lay)
            if isinstance(one.claim.atom, Word)
        )

    def _weighed(self, view: View, at: ParsedView, chance: Chance) -> Move:
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
            safest, lost = kept(at, lay, 0 if self.level == 4 else SLACK)
            if _repeats(view, safest) or not self._knows_words(at, safest):
                safest = lay
            careful.append((worth - BRANCH * lost, safest))
            if self._late(started):
                break
        best = max(careful, key=lambda pair: pair[0])
        if self.level == 3 or best[0] >= WON / 2:
            return best[1]
        return self._answered(view, at, careful, started, chance)

    def _late(self, started: float) -> bool:
        return self.seconds is not None and time.monotonic() - started > self.seconds

    def _answered(
        self, view: View, at: ParsedView, careful: Sequence[tuple[float, Lay]], started: float, chance: Chance
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
        return law.redeal(view, chance)

    def worth(self, view: View, at: ParsedView, move: Lay | Draw) -> float:
        """How things stand after this move."""
        owned = list(view.owned)
        for one in claimed(at, move) if isinstance(move, Lay) else ():
            owned[at.seat] += 1
            if one.victim is not None:
                owned[one.victim] -= 1
        left = len(at.hand) - len(move.laid) if isinstance(move, Lay) else len(at.hand) + SIX
        worth = standing(owned, at.seat, left, view.ran_out or left == 0)
        return worth - FOR_NOTHING if left == 0 and not view.ran_out and worth < WON / 2 else worth

    def after_answer(self, truth: Position, seat: Seat, move: Move) -> float:
        """What this seat has after the next player's best answer."""
        after = law.play(truth, seat, move)
        if after.ended:
            return WON if seat in (law.outcome(after) or _NOBODY).winners else -WON
        other = after.mover
        answers: list[Move] = [Draw()]
        seen = parsed(law.view(after, other))
        if seen.hand:
            # Whoever lays a whole hand in one line and steals a branch across it is two ahead, and has won.
            answers += [play.lay for play in best_plays(seen, 4, patience=1_500)]
            answers += [play.lay for play in best_plays(seen, 3, patience=700, card=0)]
        return min(self._afterwards(law.play(after, other, answer), seat) for answer in answers)

    def _afterwards(self, position: Position, seat: Seat) -> float:
        ended = law.outcome(position)
        if ended is not None:
            return WON if seat in ended.winners else -WON
        left = len(position.hands[seat])
        worth = standing(branches_owned(position), seat, left, position.ran_out)
        return worth - FOR_NOTHING if left == 0 and worth < WON / 2 else worth


def unopposed(position: Position) -> Position:
    """The same table, at which nobody objects."""
    return replace(position, options=replace(position.options, objection="auto"), rejected=())


_NOBODY = Outcome((), "")


def standing(owned: Sequence[int], seat: Seat, left: int, ran_out: bool) -> float:
    """Branches ahead, cards left, a leader who must be stopped, and whether this ends it."""
    *_, second, most = sorted(owned)
    lead = owned[seat] - max(count for other, count in enumerate(owned) if other != seat)
    if ran_out and most - second >= LEAD:
        return WON + lead if lead > 0 else lead - WON
    blocked = BLOCK * (most - second) if lead < 0 else 0.0
    return BRANCH * lead - blocked + (AFTERWARDS * min(left, 8) if ran_out else -BEFORE * left)


def _repeats(view: View, lay: Lay) -> bool:
    """Was a law of this play objected to this turn?"""
    objected: set[Claim] = {claim for text in view.rejected for claim in read_lay(text).claims}
    return not objected.isdisjoint(lay.claims)


def _varied(weighed: Sequence[tuple[float, Lay]]) -> list[tuple[float, Lay]]:
    """One play of each kind: as many cards and as many claims are one kind, the best of it stands for all."""
    kinds: dict[tuple[int, int], tuple[float, Lay]] = {}
    for worth, lay in weighed:
        kinds.setdefault((len(lay.laid), len(lay.claims)), (worth, lay))
    return list(kinds.values())


def warm_up() -> None:
    """Read the word list and look up words of each length that a line is likely to have."""
    for length in range(3, 13):
        words_with([1] * length)
