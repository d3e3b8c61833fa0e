"""Pockets: a made-up game for the tests, with all that is hard about the games to come.

Each of two seats holds a hidden hand. Both secretly lay a card at once and may change their minds until both
have; the higher card wins the trick; its owner then plants two flags, left or right, one after the other, and may
withdraw the first before the second. Both draw a card, and the next trick begins.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from parlour.chance import Chance
from parlour.game import Announcement, BadNotation, IllegalMove, Number, Option, Outcome, Seat, complete

NAME = "pockets"
RULES = "1"
OPTIONS: tuple[Option, ...] = (Number("tricks", 1, 3, "2"),)
CARDS = tuple(range(1, 10))
HAND = 3


@dataclass(frozen=True, slots=True)
class Options:
    tricks: int = 2


@dataclass(frozen=True, slots=True)
class Lay:
    card: int

    def __str__(self) -> str:
        return f"lay {self.card}"


@dataclass(frozen=True, slots=True)
class Withdraw:
    def __str__(self) -> str:
        return "withdraw"


@dataclass(frozen=True, slots=True)
class Flag:
    where: str

    def __str__(self) -> str:
        return f"flag {self.where}"


Move = Lay | Withdraw | Flag
Deal = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Position:
    options: Options
    hands: tuple[frozenset[int], ...]
    pile: tuple[int, ...]
    laid: tuple[int | None, ...] = (None, None)
    tricks: tuple[tuple[int, int], ...] = ()
    flags: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class View:
    options: Options
    seat: Seat | None
    hand: tuple[int, ...]
    laid: int | None
    ready: tuple[bool, ...]
    pile: int
    tricks: tuple[tuple[int, int], ...]
    flags: tuple[str, ...]
    choices: tuple[str, ...]


def options(texts: Mapping[str, str]) -> Options:
    return Options(int(complete(OPTIONS, texts)["tricks"]))


def sides(options: Options) -> tuple[tuple[Seat, ...], ...]:
    return ((0,), (1,))


def longest(options: Options) -> int:
    return 4 * options.tricks


def deal(options: Options, chance: Chance) -> Deal:
    return chance.shuffle(CARDS)


def setup(options: Options, deal: Deal) -> Position:
    return Position(options, (frozenset(deal[:HAND]), frozenset(deal[HAND : 2 * HAND])), deal[2 * HAND :])


def _planting(position: Position) -> Seat | None:
    if len(position.flags) == 2 * len(position.tricks):
        return None
    first, second = position.tricks[-1]
    return 0 if first > second else 1


def to_move(position: Position) -> frozenset[Seat]:
    if outcome(position):
        return frozenset()
    seat = _planting(position)
    return frozenset({0, 1}) if seat is None else frozenset({seat})


def awaited(position: Position) -> frozenset[Seat]:
    if _planting(position) is not None:
        return to_move(position)
    return frozenset(seat for seat in to_move(position) if position.laid[seat] is None)


def phase(position: Position) -> int:
    return len(position.tricks) + len(position.flags)


def check(position: Position, seat: Seat, move: Move) -> None:
    if outcome(position):
        raise IllegalMove("game-over")
    if seat not in to_move(position):
        raise IllegalMove("not-your-turn")
    if move not in moves(position, seat):
        raise IllegalMove("not-your-turn")


def moves(position: Position, seat: Seat) -> tuple[Move, ...]:
    if seat not in to_move(position):
        return ()
    if _planting(position) is not None:
        return Flag("left"), Flag("right")
    lays = tuple(Lay(card) for card in sorted(position.hands[seat]))
    return lays if position.laid[seat] is None else (*lays, Withdraw())


def play(position: Position, seat: Seat, move: Move) -> Position:
    check(position, seat, move)
    if isinstance(move, Flag):
        return replace(position, flags=(*position.flags, move.where))
    card = move.card if isinstance(move, Lay) else None
    laid = (card, position.laid[1]) if seat == 0 else (position.laid[0], card)
    first, second = laid
    if first is None or second is None:
        return replace(position, laid=laid)
    return replace(
        position,
        hands=(position.hands[0] - {first} | set(position.pile[:1]), position.hands[1] - {second}),
        pile=position.pile[1:],
        laid=(None, None),
        tricks=(*position.tricks, (first, second)),
    )


def reveals(position: Position, seat: Seat, move: Move) -> bool:
    return not isinstance(move, Flag)


def view(position: Position, seat: Seat | None) -> View:
    return View(
        options=position.options,
        seat=seat,
        hand=() if seat is None else tuple(sorted(position.hands[seat])),
        laid=None if seat is None else position.laid[seat],
        ready=tuple(card is not None for card in position.laid),
        pile=len(position.pile),
        tricks=position.tricks,
        flags=position.flags,
        choices=() if seat is None else tuple(str(move) for move in moves(position, seat)),
    )


def announce(before: Position, mover: Seat, move: Move, seat: Seat | None) -> Announcement | None:
    if isinstance(move, Flag):
        return Announcement(mover, str(move), "pockets-flag", {"where": move.where})
    other = before.laid[1 - mover]
    if isinstance(move, Lay) and other is not None:
        return Announcement(mover, f"{move.card} against {other}", "pockets-trick", {"card": move.card, "other": other})
    return Announcement(mover, str(move), "pockets-own", {}) if seat == mover else None


def outcome(position: Position) -> Outcome | None:
    if len(position.flags) < 2 * position.options.tricks:
        return None
    points = tuple(sum(trick[seat] > trick[1 - seat] for trick in position.tricks) for seat in (0, 1))
    return Outcome(tuple(seat for seat in (0, 1) if points[seat] == max(points)), "pockets-most", points)


def redeal(view: View, chance: Chance) -> Position:
    seen = set(view.hand) | {card for trick in view.tricks for card in trick}
    unseen = chance.shuffle(card for card in CARDS if card not in seen)
    pile, rest = unseen[: view.pile], unseen[view.pile :]
    if view.seat is None:
        # Only seat 0 draws, so that the hands of a bystander's redeal differ in size as the true ones do.
        hands = [frozenset(rest[:HAND]), frozenset(rest[HAND:])]
    else:
        hands = [frozenset(rest), frozenset(rest)]
        hands[view.seat] = frozenset(view.hand)
    laid = [chance.pick(sorted(hands[seat])) if view.ready[seat] else None for seat in (0, 1)]
    if view.seat is not None:
        laid[view.seat] = view.laid
    return Position(view.options, tuple(hands), pile, tuple(laid), view.tricks, view.flags)


def sample(view: View, chance: Chance) -> Move:
    return read(chance.pick(view.choices))


def write(move: Move) -> str:
    return str(move)


def read(text: str) -> Move:
    known: tuple[Move, ...] = (Withdraw(), Flag("left"), Flag("right"), *map(Lay, CARDS))
    for move in known:
        if str(move) == text:
            return move
    raise BadNotation("bad-cell", text=text)


def write_deal(deal: Deal) -> str:
    return " ".join(map(str, deal))


def read_deal(options: Options, text: str) -> Deal:
    cards = tuple(int(word) for word in text.split() if word.isascii() and word.isdigit() and len(word) < 9)
    if sorted(cards) != list(CARDS) or write_deal(cards) != text:
        raise BadNotation("nothing-dealt", text=text)
    return cards
