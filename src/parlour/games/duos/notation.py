"""How DUOS is written: a choice `ant+anteater,crow+flamingo,dragonfly+mosquito,giraffe+rhinoceros`; `withdraw`;
the hints `word:insect`, `yes:wasp`, `not:hippopotamus`; and `late` for a board left empty at the deadline.

A deal: the first Narrator's seat, then the sets of twelve, each card by its animal, rows from the edge with the sun.
"""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass

from parlour.chance import Chance
from parlour.game import BadNotation, Facts, Refusal, Seat
from parlour.games.duos.cards import BY_NAME, DECK, Card
from parlour.games.duos.rules import LAID, PAIRS, SETS, check, dealt_sets, names_a_card, set_of, sets_needed, together
from parlour.games.duos.table import (
    Board,
    Choose,
    Deal,
    Given,
    Late,
    Move,
    Not,
    Options,
    Pair,
    Position,
    View,
    Withdraw,
    Word,
    Yes,
)


def write(move: Move) -> str:
    return str(move)


def read(text: str) -> Move:
    if text in ("withdraw", "late"):
        return Withdraw() if text == "withdraw" else Late()
    kind, colon, said = text.partition(":")
    if colon and kind == "word":
        return Word(unicodedata.normalize("NFC", said))
    if colon and kind in ("yes", "not"):
        return Yes(_read_card(said)) if kind == "yes" else Not(_read_card(said))
    if "+" not in text:
        raise BadNotation("duos-bad-move", text=text)
    return Choose(tuple(_read_pair(pair) for pair in text.split(",")))


def _read_pair(text: str) -> Pair:
    cards = text.split("+")
    if len(cards) != 2:
        raise BadNotation("duos-bad-pair", text=text)
    return (_read_card(cards[0]), _read_card(cards[1]))


def _read_card(text: str) -> str:
    name = text.strip().lower().replace(" ", "-")
    if name not in BY_NAME:
        raise BadNotation("duos-no-such-card", text=text)
    return name


def write_deal(deal: Deal) -> str:
    return " / ".join([str(deal.first), *(" ".join(card.animal for card in laid) for laid in deal.sets)])


def read_deal(options: Options, text: str) -> Deal:
    first, *groups = text.split("/")
    if first.strip() not in {str(seat) for seat in range(1 if together(options) else options.players)}:
        raise BadNotation("duos-bad-narrator", text=first.strip())
    if len(groups) != sets_needed(options):
        raise BadNotation("duos-bad-sets", count=len(groups), needed=sets_needed(options))
    sets = tuple(tuple(_read_animal(word) for word in group.split()) for group in groups)
    for start in range(0, len(sets), SETS):
        shuffled = [card for laid in sets[start : start + SETS] for card in laid]
        if any(len(laid) != LAID for laid in sets) or len(set(shuffled)) != len(shuffled):
            raise BadNotation("duos-bad-set", size=LAID)
    return Deal(int(first), sets)


def _read_animal(text: str) -> Card:
    card = BY_NAME.get(text)
    if card is None or card.animal != text:
        raise BadNotation("duos-no-such-card", text=text)
    return card


def redeal(view: View, chance: Chance) -> Position:
    """The cards to come in any order, and the others' boards as anybody might have marked them."""
    return Position(
        view.options,
        Deal(_first_narrator(view), _redealt_sets(view, chance)),
        view.turn,
        tuple(_redealt_board(view, seat, chance) for seat in range(view.options.players)),
        view.ready,
        view.hints,
        view.points,
        view.last,
    )


def _first_narrator(view: View) -> Seat:
    if view.narrator is not None:
        return (view.narrator - view.turn) % view.options.players
    if view.last is not None and view.last.narrator is not None:
        return (view.last.narrator - view.turn + 1) % view.options.players
    return 0


def _redealt_sets(view: View, chance: Chance) -> tuple[tuple[Card, ...], ...]:
    """What has lain there since the last shuffle stays in its place; all else is shuffled."""
    needed = sets_needed(view.options)
    index = set_of(view.options, view.turn) if view.cards else needed
    earlier = index // SETS * SETS
    known = dict.fromkeys(BY_NAME[name] for name in (*view.gone, *view.cards))
    unseen = chance.shuffle(card for card in DECK if card not in known) if index + 1 < needed else ()
    current = (*known, *unseen)
    laid = tuple(current[start : start + LAID] for start in range(0, min(SETS, needed - earlier) * LAID, LAID))
    return (*dealt_sets(earlier, chance), *laid, *dealt_sets(max(0, needed - earlier - SETS), chance))


def _redealt_board(view: View, seat: Seat, chance: Chance) -> Board | None:
    if seat == view.seat:
        return view.board
    if not view.marked[seat]:
        return None
    if view.ready[seat] and view.options.deadline != "none" and not chance.below(8):
        return ()
    return _some_board(view, seat, chance)


def _some_board(view: View, seat: Seat, chance: Chance) -> Board:
    """Four pairs at random, true to the hint that the seat has given."""
    own = [given for given in view.hints if given.seat == seat]
    wanted = _named(own, "yes")
    free = chance.shuffle(card for card in view.cards if card not in (*wanted, *_named(own, "not")))
    used = (*wanted, *free)[: 2 * PAIRS]
    return Choose(tuple((used[2 * place], used[2 * place + 1]) for place in range(PAIRS))).pairs


def _named(hints: list[Given], kind: str) -> tuple[str, ...]:
    return tuple(given.text for given in hints if given.kind == kind)


def sample(view: View, chance: Chance) -> Move:
    action = chance.pick(view.actions)
    if action == "choose":
        assert view.seat is not None  # bystanders have no actions
        return Choose(_some_board(view, view.seat, chance))
    if action == "word":
        return Word(_some_word(view, chance))
    if action in ("yes", "not"):
        card = chance.pick(view.cards)
        return Yes(card) if action == "yes" else Not(card)
    return Withdraw()


def _some_word(view: View, chance: Chance) -> str:
    letters = "abcdefghijklmnopqrstuvwxyz"
    word = "".join(chance.pick(letters) for _ in range(1 + chance.below(12)))
    return word if not names_a_card(word, view.cards) else f"{word}ish"


@dataclass(frozen=True, slots=True)
class Preview:
    """What the rules would say to this draft: how many pairs it has, and what is wrong, if anything."""

    pairs: int
    code: str | None
    facts: Facts


def consider(view: View, draft: str) -> Preview:
    pairs = 0
    try:
        move = read(draft)
        pairs = len(move.pairs) if isinstance(move, Choose) else 0
        # Any truth that looks like this will do: what may be refused depends on nothing hidden.
        check(redeal(view, Chance(0)), -1 if view.seat is None else view.seat, move)
    except Refusal as refusal:
        return Preview(pairs, refusal.code, refusal.facts)
    return Preview(pairs, None, {})
