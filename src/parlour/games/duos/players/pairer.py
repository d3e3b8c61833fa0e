"""The pairer: plays DUOS by choosing the pairs that people would choose, and can say why.

It knows what cards have in common and what brings one to mind when another is seen (`knowledge`), weighs that to its
taste (`affinity`), takes the best four disjoint pairs exactly (`matching`), and for two players gives and understands
hints (`hints`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from parlour.chance import Chance
from parlour.game import Seat
from parlour.games.duos.players.best_pairs import ALL_PAIRS, Columns, Scores, best_pairs, in_a_mood
from parlour.games.duos.players.hints import best_hint, partners_of, plan, scores, thinking
from parlour.games.duos.players.pair_scores import Taste, between, reason
from parlour.games.duos.players.word_meanings import meaning
from parlour.games.duos.rules import is_cooperative
from parlour.games.duos.values import Choose, Move
from parlour.games.duos.views import View

PERSONALITIES = {
    "naturalist": Taste(relation=1.8, kind=2.2, place=1.2, look=0.4, habit=0.6),
    "painter": Taste(relation=1.2, kind=0.6, look=3.5),
    "traveller": Taste(relation=1.4, kind=0.6, place=3.0, look=0.6),
    "poet": Taste(relation=5.0, kind=0.3, place=0.4, look=0.5),
    "tinkerer": Taste(relation=1.5, kind=0.6, place=0.8, look=0.5, habit=3.0),
}
"""Whom one may invite by name; the levels in the middle take these in turn, so that no two seats think alike."""
NOISE = {"1": 4.0, "2": 1.4, "3": 0.8, "4": 0.4, "5": 0.0}
"""How much a level's mood moves each pair: the highest takes what it finds best."""
OWN = {"1": 1.0, "2": 0.8, "3": 0.5, "4": 0.25, "5": 0.0}
"""How much of a level's taste is its seat's own, as against what everyone thinks."""
MOODY = 0.25
PATIENCE = 15.0
"""Seconds that a bot leaves its partner to hint first: the three hints are first come, first served."""


@dataclass(frozen=True, slots=True)
class Pairer:
    """Chooses pairs to its taste, in a mood; with a partner, it hints and heeds."""

    taste: Taste | None
    """None takes one of the personalities, by the seat, as far as `own` says."""
    noise: float
    hints: bool = True
    own: float = 1.0
    plain: bool = False
    """As the Narrator it chooses what most people would: a newcomer who thinks of that gets points."""

    def choose(self, view: View, chance: Chance) -> Move:
        seed = chance.below(1 << 62)
        own = self._scores(view, seed)
        if not is_cooperative(view.options):
            return _chosen(view.cards, best_pairs([own])[0])
        partners = seed + 1
        if self.hints and any(action in ("word", "yes", "not") for action in view.actions):
            hint = best_hint(view, own, partners)
            if hint is not None:
                return hint
        theirs = partners_of(view, partners).chosen(view, view.hints)
        return _chosen(view.cards, plan(view, view.hints, theirs, own))

    def _scores(self, view: View, seed: int) -> Scores:
        if self.plain and view.narrator == view.seat:
            taste, noise = Taste(), NOISE["4"]
        else:
            personalities = tuple(PERSONALITIES.values())
            usual = between(Taste(), personalities[(view.seat or 0) % len(personalities)], self.own)
            taste, noise = self.taste or usual, self.noise
        own: Scores = in_a_mood(scores(thinking(taste, view), view.cards), noise, seed).tolist()[0]
        return own


def _chosen(cards: Sequence[str], columns: Columns) -> Choose:
    pairs = [ALL_PAIRS[column] for column in columns]
    return Choose(tuple((cards[one], cards[other]) for one, other in pairs))


def reasons(board: Sequence[tuple[str, str]], language: str = "english") -> tuple[tuple[str, dict[str, str]], ...]:
    """For each pair, why a person would choose it: a code in `words/` and its facts."""
    return tuple(reason(one, other, language) for one, other in board)


def remarks(view: View, bots: frozenset[Seat]) -> tuple[tuple[Seat, str, dict[str, str]], ...]:
    """Return a Narrator's reasons, pair by pair, once the turn has been revealed."""
    last = view.last
    if last is None or last.narrator not in bots:
        return ()
    return tuple(
        (last.narrator, code, facts) for code, facts in reasons(last.boards[last.narrator], view.options.associations)
    )


def pause(view: View, move: Move) -> float:
    """Seconds to leave people before this move: the first hint of a turn takes it from a partner who may want it."""
    if isinstance(move, Choose) or view.seat is None or view.hints or view.ready[1 - view.seat]:
        return 0.0
    return PATIENCE


def make(name: str) -> Pairer:
    """Return a level or a personality."""
    if name in PERSONALITIES:
        return Pairer(PERSONALITIES[name], MOODY)
    easiest = name == "1"
    return Pairer(Taste() if name == "5" else None, NOISE[name], not easiest, OWN[name], plain=easiest)


def warm_up() -> None:
    """Read the data files and lay out the tables."""
    best_pairs(in_a_mood([0] * len(ALL_PAIRS), 0.0, 1))
    reason("ant", "anteater")
    meaning("insect", ("ant",))
