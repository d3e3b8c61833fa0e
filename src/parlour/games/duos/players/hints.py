"""The cooperative game: what a hint means, what the partner will probably choose, and which hint helps most."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from parlour.chance import Chance
from parlour.engines.arrays import Ints
from parlour.games.duos.players.best_pairs import ALL_PAIRS, ONE, Columns, Scores, best_pairs, frequencies, in_a_mood
from parlour.games.duos.players.card_data import shared_tags
from parlour.games.duos.players.pair_scores import VAGUE, Taste, affinity
from parlour.games.duos.players.word_meanings import meaning
from parlour.games.duos.rules import ENOUGH_FOR_TWO, names_a_card
from parlour.games.duos.values import Given, Move, Not, Word, Yes
from parlour.games.duos.views import View

PARTNERS = 32
"""Imagined partners on whom a plan or a hint is tried."""
DOUBT = 0.9
"""How differently from us an imagined person thinks: so much that what a share of them choose is chosen as often by
the five characters, on other boards than those it was set by (`benchmarks/duos_calibration.py`)."""
CERTAIN = 1000.0
"""More than all else: what the rules bind one to."""
BELIEVED = 50.0
"""More than any affinity: what the rules bind the other to."""
WORD_PULL = 12.0
"""How much a word speaks for a pair whose cards both fit it, if it is understood fully."""
MEANT = 3
"""How much more it speaks for what its sayer will choose: no one wastes the only word."""
OWN_TASTE = 3
"""How much of 100 we follow our own taste where the imagined partners are divided."""
READY = 3
"""A word is said only for what people readily think of: a partner who never thought of it would be none the wiser."""
WORTH_SAYING = 0.02
"""A hint must raise the chance of a point by this much at least."""


# What hints do to the scores of one seat


def pointed(cards: Sequence[str], hints: Iterable[Given], seat: int) -> Scores:
    """What YES and NOT add: both are always true, so they bind the one who hinted, and the other believes them."""
    added = [0] * len(ALL_PAIRS)
    for given in hints:
        if given.kind != "word":
            place = cards.index(given.text)
            sure = in_parts(CERTAIN if given.seat == seat else BELIEVED)
            for column, pair in enumerate(ALL_PAIRS):
                if place in pair:
                    added[column] += sure if given.kind == "yes" else -sure
    return added


def worded(cards: Sequence[str], hints: Iterable[Given], said_by: int) -> Scores:
    """Return how much the word of this seat, if it said one, speaks for each pair."""
    added = [0] * len(ALL_PAIRS)
    for given in hints:
        if given.kind == "word" and given.seat == said_by:
            fits = meaning(given.text, cards)
            for column, (one, other) in enumerate(ALL_PAIRS):
                added[column] += in_parts(WORD_PULL * fits[one] * fits[other] + 0.5 * (fits[one] + fits[other]))
    return added


def in_parts(score: float) -> int:
    """Return a score as a whole number."""
    return round(score * ONE)


# The partner, imagined


def thinking(taste: Taste, view: View) -> Taste:
    """Return this taste in the language of the table."""
    return replace(taste, language=view.options.associations)


def scores(taste: Taste, cards: Sequence[str]) -> Scores:
    return [in_parts(affinity(taste, cards[one], cards[other])) for one, other in ALL_PAIRS]


def likelihood(cards: Sequence[str], seed: int, people: int = 256) -> list[float]:
    """For each pair of places, how likely a person is to choose it: the share of this many imagined people."""
    chosen = best_pairs(in_a_mood(scores(Taste(), cards), DOUBT, seed, people))
    return [count / people for count in frequencies(chosen)]


@dataclass(frozen=True)
class Partners:
    """Imagined partners, each of a somewhat different mind."""

    wanted: Ints
    """The scores of each, before any hint."""
    grasp: tuple[int, ...]
    """How well each understands our word, in parts of `ONE`."""

    def chosen(self, view: View, hints: Iterable[Given]) -> list[Columns]:
        """What they would choose after these hints. They mean their own word; ours some hardly understand at all."""
        assert view.seat is not None
        partner, hints = 1 - view.seat, tuple(hints)
        theirs, bound = worded(view.cards, hints, partner), pointed(view.cards, hints, partner)
        sure = [MEANT * word + binding for word, binding in zip(theirs, bound, strict=True)]
        ours = worded(view.cards, hints, view.seat)
        if not any(ours) and not any(sure):
            return best_pairs(self.wanted)
        return best_pairs([
            [want + add + grasp * word // ONE for want, add, word in zip(row, sure, ours, strict=True)]
            for row, grasp in zip(self.wanted.tolist(), self.grasp, strict=True)
        ])  # fmt: skip


def partners_of(view: View, seed: int) -> Partners:
    """Imagine the partners of this seat."""
    understanding = Chance(f"{seed} grasp")
    grasp = tuple(understanding.below(ONE) for _ in range(PARTNERS))
    return Partners(in_a_mood(scores(thinking(Taste(), view), view.cards), DOUBT, seed, PARTNERS), grasp)


def plan(view: View, hints: tuple[Given, ...], partners: Sequence[Columns], own: Scores) -> Columns:
    """Return the four pairs that we share most of with the imagined partners; our own taste decides between equals."""
    assert view.seat is not None
    often, bound = frequencies(partners), pointed(view.cards, hints, view.seat)
    return best_pairs([
        [
            count * ONE // len(partners) + taste * OWN_TASTE // 100 + binding
            for count, taste, binding in zip(often, own, bound, strict=True)
        ]
    ])[0]  # fmt: skip


def chance_of_a_point(chosen: Columns, partners: Sequence[Columns]) -> float:
    """How many of the imagined partners share enough pairs; a little for each pair, so that nearly counts too."""
    common = [len(set(chosen) & set(columns)) for columns in partners]
    enough = sum(shared >= ENOUGH_FOR_TWO for shared in common)
    return (50 * enough + sum(common)) / (50 * len(partners))


# Which hint helps most


def best_hint(view: View, own: Scores, seed: int) -> Move | None:
    """Return the hint after which most of the imagined partners agree with us; None when none is worth it."""

    # The same imagined partners hear every hint, so that only the hint makes the difference.
    partners = partners_of(view, seed)

    def tried(hints: tuple[Given, ...]) -> tuple[float, Columns]:
        theirs = partners.chosen(view, hints)
        chosen = plan(view, hints, theirs, own)
        return chance_of_a_point(chosen, theirs), chosen

    assert view.seat is not None
    silent, chosen = tried(view.hints)
    best, best_worth = None, silent + WORTH_SAYING
    for hint in _candidates(view, chosen):
        given = Given(view.seat, type(hint).__name__.lower(), hint.text if isinstance(hint, Word) else hint.card)
        worth, _ = tried((*view.hints, given))
        if worth > best_worth:
            best, best_worth = hint, worth
    return best


def _candidates(view: View, chosen: Columns) -> Iterable[Word | Yes | Not]:
    places = {place for column in chosen for place in ALL_PAIRS[column]}
    if "yes" in view.actions:
        yield from (Yes(view.cards[place]) for place in sorted(places))
    if "not" in view.actions:
        yield from (Not(card) for place, card in enumerate(view.cards) if place not in places)
    if "word" in view.actions:
        for word in sorted(set(_sayable(view, chosen))):
            yield Word(word)


def _sayable(view: View, chosen: Columns) -> Iterable[str]:
    """Words for what the cards of a planned pair have in common."""
    for column in chosen:
        one, other = (view.cards[place] for place in ALL_PAIRS[column])
        for tag in shared_tags(one, other):
            if tag.weight >= READY and tag.strength > VAGUE and not names_a_card(tag.words[0], view.cards):
                yield tag.words[0]
