"""Tables at which the tests of DUOS sit down: the cards of the rulebook's example, and boards of many kinds."""

from __future__ import annotations

from parlour.chance import Chance
from parlour.game import Seat
from parlour.games.duos import notation, rules, values, views
from parlour.games.duos.cards import BY_NAME, DECK, Card

ANNAS = ("ant", "anteater", "mosquito", "dragonfly", "crow", "flamingo", "rhinoceros", "giraffe")
"""The eight cards of the Narrator's pairs in the rulebook's example."""
EXAMPLE = (*ANNAS, "dog", "cat", "whale", "snake")
ANNA = "ant+anteater,dragonfly+mosquito,crow+flamingo,giraffe+rhinoceros"
OTHERS = "ant+cat,anteater+dog,crow+whale,flamingo+snake"


def chose(text: str) -> values.Choose:
    move = notation.read(text)
    assert isinstance(move, values.Choose)
    return move


def lay(*names: str, **texts: str) -> values.Position:
    """A game whose first turn shows these twelve, seat 0 the first Narrator; the rest of the deck follows in order."""
    options = rules.options(texts)
    first = tuple(BY_NAME[name] for name in names or EXAMPLE)
    rest = [card for card in DECK if card not in first]
    cards: list[Card] = [*first, *rest]
    nine = tuple(tuple(cards[start : start + 12]) for start in range(0, 108, 12))
    needed = len(rules.deal(options, Chance("only to count the sets")).sets)
    return rules.setup(options, values.Deal(0, (nine * 4)[:needed]))


def play(position: values.Position, *moves: tuple[Seat, str]) -> values.Position:
    for seat, text in moves:
        position = rules.play(position, seat, notation.read(text))
    return position


def first_four(position: values.Position, shift: int = 0) -> str:
    """Some four pairs of the cards that lie there: neighbours, beginning with this one."""
    cards = views.view(position, None).cards
    turned = cards[shift:] + cards[:shift]
    return ",".join(f"{turned[2 * place]}+{turned[2 * place + 1]}" for place in range(4))


def all_choose(position: values.Position, *texts: str) -> values.Position:
    """Every seat chooses: these, in the order of seats, or the same for all."""
    for seat in range(position.options.players):
        text = texts[seat] if texts else first_four(position)
        position = play(position, (seat, text))
    return position


def all_turns(position: values.Position, turns: int) -> values.Position:
    for _ in range(turns):
        position = all_choose(position)
    return position
