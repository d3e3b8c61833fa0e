"""DUOS for learners: the twelve cards by their numbers, and four pairs chosen one after the other.

In the game for two a hint is one decision too. `docs/adapters.md` says what is lost.
"""

from __future__ import annotations

import functools
import itertools
from collections.abc import Mapping

from parlour.engines.tensors import Draft, Part, Vector
from parlour.games.duos.cards import ANIMALS, CATEGORIES, DECK
from parlour.games.duos.rules import LAID, PAIRS, turns
from parlour.games.duos.values import Choose, Move, Not, Options, Yes
from parlour.games.duos.views import View

PLACES = tuple(itertools.combinations(range(LAID), 2))
"""The pairs of places, by their number."""
NUMBER = {pair: number for number, pair in enumerate(PLACES)}
YES, NOT = len(PLACES), len(PLACES) + LAID
"""The hint that a card is, and that it is not, in one of the own pairs: for the first place."""
CARD = {card.side(category): number for category in CATEGORIES for number, card in enumerate(DECK)}
"""By name, on either side."""


@functools.cache
def tensors(options: Options) -> DuosTensors:
    return DuosTensors(options)


class DuosTensors:
    actions = len(PLACES) + 2 * LAID
    longest = PAIRS

    def __init__(self, options: Options) -> None:
        self.players, self.turns = options.players, turns(options)
        self.parts = (
            Part("cards", (LAID, len(DECK))),
            Part("draft", (len(PLACES),)),
            Part("board", (len(PLACES),)),
            Part("hints", (2, 2, LAID)),
            Part("last_cards", (LAID, len(DECK))),
            Part("last_boards", (self.players, len(PLACES))),
            Part("gone", (len(DECK),)),
            Part("seats", (self.players, 6)),
            Part("numbers", (4,)),
        )

    def offers(self, view: View, draft: Draft) -> Mapping[int, str]:
        found: dict[int, str] = {}
        if "choose" in view.actions:
            found.update((number, _pair(view.cards, number)) for number in self._pairs(view, draft))
        if not draft:
            for first, action in ((YES, "yes"), (NOT, "not")):
                if action in view.actions:
                    found.update((first + place, f"{action}:{card}") for place, card in enumerate(view.cards))
        return found

    def _pairs(self, view: View, draft: Draft) -> list[int]:
        """The pairs that can come next: of cards that are left, and true to the hint that the seat has given."""
        used = {place for number in draft for place in PLACES[number]}
        own = {
            given.kind: view.cards.index(given.text)
            for given in view.hints
            if given.seat == view.seat and given.kind in ("yes", "not")
        }
        needed = own.get("yes")
        now = needed is not None and needed not in used and len(draft) == PAIRS - 1
        return [
            number
            for number, pair in enumerate(PLACES)
            if used.isdisjoint(pair) and own.get("not") not in pair and (not now or needed in pair)
        ]

    def move(self, view: View, draft: Draft) -> Move | None:
        if draft and draft[0] >= YES:
            kind, place = (Yes, draft[0] - YES) if draft[0] < NOT else (Not, draft[0] - NOT)
            return kind(view.cards[place])
        if len(draft) < PAIRS:
            return None
        return Choose(tuple((view.cards[one], view.cards[other]) for one, other in map(PLACES.__getitem__, draft)))

    def observe(self, view: View, draft: Draft, parts: Mapping[str, Vector]) -> None:
        assert view.seat is not None
        for place, card in enumerate(view.cards):
            parts["cards"][place, CARD[card]] = 1
        for number in draft:
            if number < YES:
                parts["draft"][number] = 1
        _mark(parts["board"], view.cards, view.board or ())
        for given in view.hints:
            if given.kind in ("yes", "not"):
                parts["hints"][int(given.seat != view.seat), int(given.kind == "not"), view.cards.index(given.text)] = 1
        if view.last is not None:
            for place, card in enumerate(view.last.cards):
                parts["last_cards"][place, CARD[card]] = 1
        for card in view.gone:
            parts["gone"][CARD[card]] = 1
        most = max(1, *(abs(score) for score in view.scores))
        for seat in range(self.players):
            own = (seat - view.seat) % self.players
            if view.last is not None:
                _mark(parts["last_boards"][own], view.last.cards, view.last.boards[seat])
            parts["seats"][own] = (
                view.ready[seat],
                view.marked[seat],
                seat == view.narrator,
                view.last is not None and seat == view.last.narrator,
                view.scores[seat] / most,
                any(given.seat == seat for given in view.hints),
            )
        parts["numbers"][:] = (
            view.turn / self.turns,
            view.category == ANIMALS,
            most / (most + 10),
            any(given.kind == "word" for given in view.hints),
        )

    def private(self, view: View) -> str:
        return " ".join(view.cards)


def _pair(cards: tuple[str, ...], number: int) -> str:
    one, other = PLACES[number]
    return f"{cards[one]}+{cards[other]}"


def _mark(row: Vector, cards: tuple[str, ...], pairs: tuple[tuple[str, str], ...]) -> None:
    places = {card: place for place, card in enumerate(cards)}
    for pair in pairs:
        one, other = sorted(map(places.__getitem__, pair))
        row[NUMBER[one, other]] = 1
