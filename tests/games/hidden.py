"""What is hidden from a seat, worked out from the true position: place by place, by test code alone.

A game that deals anything must have an entry here. Each entry lists, for a position and a seat (None: a bystander),
the places that hold something this seat cannot know, and what truly lies there. Items of different places that could
change places must be written alike; what a seat knows about a hidden place is left out.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from parlour.game import Seat
from parlour.games.duality import GAME as duality
from parlour.games.duality import rules as duality_rules
from parlour.games.duel_of_law import GAME as duel_of_law
from parlour.games.duel_of_law import rules as law_rules
from parlour.games.duos import GAME as duos
from parlour.games.duos import values as duos_values
from parlour.games.duos.cards import DECK
from tests.pockets import GAME as pockets
from tests.pockets import rules as pockets_rules

Places = Mapping[str, frozenset[str]]


def hidden_in_pockets(position: pockets_rules.Position, seat: Seat | None) -> Places:
    hands = {f"hand {other}": frozenset(map(str, position.hands[other])) for other in (0, 1) if other != seat}
    return {**hands, "pile": frozenset(map(str, position.pile))}


def hidden_in_duality(position: duality_rules.Position, seat: Seat | None) -> Places:
    hands = {
        f"hand {other}": frozenset(map(str, position.hands[other])) - set(map(str, position.known[other]))
        for other in (0, 1)
        if other != seat and position.options.hands == "hidden"
    }
    pile = [str(card) for card in position.pile]
    return {**hands, "next": frozenset(pile[:1]), "last": frozenset(pile[-1:]), "pile": frozenset(pile)}


def hidden_in_duos(position: duos_values.Position, seat: Seat | None) -> Places:
    """The sets to come and the cards that stay in the box; both sides of a card are one item.

    What others have marked is hidden too, but is no card in a place: tests/games/duos holds that law.
    """
    laid = position.turn // 2 if position.options.category == "flip" else position.turn
    coming = {f"set {number}": position.deal.sets[number] for number in range(laid + 1, len(position.deal.sets))}
    used = {card for cards in position.deal.sets for card in cards}
    places = {**coming, "box": tuple(card for card in DECK if card not in used)}
    return {place: frozenset(card.animal for card in cards) for place, cards in places.items()}


def hidden_in_duel_of_law(position: law_rules.Position, seat: Seat | None) -> Places:
    """The other hands, but for cards that everyone has seen, and the pile."""
    hands = {
        f"hand {other}": frozenset(str(card) for card in hand if card not in position.shown)
        for other, hand in enumerate(position.hands)
        if other != seat
    }
    return {**hands, "pile": frozenset(map(str, position.pile))}


HIDDEN: Mapping[str, Callable[[Any, Seat | None], Places]] = {
    duel_of_law.NAME: hidden_in_duel_of_law,
    duos.NAME: hidden_in_duos,
    pockets.NAME: hidden_in_pockets,
    duality.NAME: hidden_in_duality,
}
