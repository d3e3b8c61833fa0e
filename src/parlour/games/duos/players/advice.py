"""A strong pairer's advice after the game: the pairs that others would have been most likely to choose too."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.games.duos.engine.kernels import PAIRS
from parlour.games.duos.players.best_pairs import ALL_PAIRS, Columns, best_pairs, frequencies, in_a_mood
from parlour.games.duos.players.hints import DOUBT, partners_of, plan, scores, thinking
from parlour.games.duos.players.pair_scores import Taste
from parlour.games.duos.rules import is_cooperative
from parlour.games.duos.values import Choose, Move
from parlour.games.duos.views import View
from parlour.solvers.review import Advice

OTHERS = 200
"""People whom it imagines at the table, each of a somewhat different mind."""
SURER = 5
"""So many times as many before it calls a board a mistake."""
CLEARLY = 15
"""This many of 100 pairs fewer are worth a word: what goes together is a matter of taste."""


def advise(view: View, made: Move) -> Advice | None:
    """Of boards only: how many pairs others would share with this one, and with the one it would have marked.

    It knows the twelve cards and, for two, the hints; no one's board but this one.
    """
    if not isinstance(made, Choose):
        return None
    mine = tuple(_column(view, pair) for pair in made.pairs)
    for count in (OTHERS, SURER * OTHERS):
        others, best = _imagined(view, count)
        had, could = _shared(mine, others), _shared(best, others)
        if could - had < CLEARLY:
            break
    better = [column for column in best if column not in mine]
    pairs = ",".join("+".join(view.cards[place] for place in ALL_PAIRS[column]) for column in better)
    facts: dict[str, str | int] = {"share": had, "best": max(had, could), "better": pairs}
    if could - had < CLEARLY or not better:
        return Advice("kept", "duos-review-good", facts)
    chosen = Choose(
        tuple((view.cards[one], view.cards[other]) for one, other in (ALL_PAIRS[column] for column in best))
    )
    return Advice("lost", "duos-review-better", facts, (str(chosen),))


def _imagined(view: View, count: int) -> tuple[list[Columns], Columns]:
    """Return what each of the others would choose, and what shares most with all of them."""
    own = scores(thinking(Taste(), view), view.cards)
    if is_cooperative(view.options):
        partners = partners_of(view, 0).chosen(view, view.hints)
        return partners, plan(view, view.hints, partners, own)
    others = best_pairs(in_a_mood(own, DOUBT, 0, count))
    return others, best_pairs([frequencies(others)])[0]


def _shared(board: Columns, others: Sequence[Columns]) -> int:
    """Of 100 pairs of the others, how many are on this board."""
    return round(100 * sum(len(set(board) & set(columns)) for columns in others) / (len(others) * PAIRS))


def _column(view: View, pair: tuple[str, str]) -> int:
    one, other = sorted(view.cards.index(card) for card in pair)
    return ALL_PAIRS.index((one, other))
