"""High Tide: lay a card of your hand. Who lays lower than the last card takes the row; the fewest cards taken win."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from parlour.chance import Chance
from parlour.game import Announcement, BadNotation, IllegalMove, Number, Option, Outcome, Seat, complete

NAME = "high-tide"
RULES = "1"
OPTIONS: tuple[Option, ...] = (Number("players", 3, 5, "4"), Number("hand", 5, 8, "7"))
CARDS = range(1, 41)

Hands = tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class Options:
    players: int = 4
    hand: int = 7


@dataclass(frozen=True, slots=True)
class Lay:
    card: int

    def __str__(self) -> str:
        return str(self.card)


@dataclass(frozen=True, slots=True)
class Position:
    options: Options
    hands: Hands
    """In rising order. The cards that were not dealt are in none."""
    laid: tuple[int, ...] = ()
    """All cards in the order in which they were laid."""
    row: tuple[int, ...] = ()
    taken: tuple[int, ...] = ()
    """How many cards each player has taken."""


@dataclass(frozen=True, slots=True)
class View:
    options: Options
    seat: Seat | None
    hand: tuple[int, ...]
    left: tuple[int, ...]
    """How many cards each player has."""
    laid: tuple[int, ...]
    row: tuple[int, ...]
    taken: tuple[int, ...]
    choices: tuple[str, ...]


def options(texts: Mapping[str, str]) -> Options:
    chosen = complete(OPTIONS, texts)
    return Options(int(chosen["players"]), int(chosen["hand"]))


def sides(options: Options) -> tuple[tuple[Seat, ...], ...]:
    return tuple((seat,) for seat in range(options.players))


def longest(options: Options) -> int:
    return options.players * options.hand


def deal(options: Options, chance: Chance) -> Hands:
    return _hands(chance.shuffle(CARDS), (options.hand,) * options.players)


def _hands(cards: tuple[int, ...], sizes: tuple[int, ...]) -> Hands:
    starts = [sum(sizes[:seat]) for seat in range(len(sizes))]
    return tuple(tuple(sorted(cards[start : start + size])) for start, size in zip(starts, sizes, strict=True))


def setup(options: Options, deal: Hands) -> Position:
    return Position(options, deal, taken=(0,) * options.players)


def to_move(position: Position) -> frozenset[Seat]:
    return frozenset({len(position.laid) % position.options.players}) if any(position.hands) else frozenset()


awaited = to_move


def phase(position: Position) -> int:
    return len(position.laid)


def moves(position: Position, seat: Seat) -> tuple[Lay, ...]:
    return tuple(map(Lay, position.hands[seat])) if seat in to_move(position) else ()


def check(position: Position, seat: Seat, move: Lay) -> None:
    if not any(position.hands):
        raise IllegalMove("game-over")
    if seat not in to_move(position):
        raise IllegalMove("not-your-turn")
    if move.card not in position.hands[seat]:
        raise IllegalMove("high-tide-not-in-hand", card=move.card)


def washed(position: Position, move: Lay) -> bool:
    return bool(position.row) and move.card < position.row[-1]


def play(position: Position, seat: Seat, move: Lay) -> Position:
    check(position, seat, move)
    wash = len(position.row) if washed(position, move) else 0
    return replace(
        position,
        hands=tuple(tuple(card for card in hand if card != move.card) for hand in position.hands),
        laid=(*position.laid, move.card),
        row=(move.card,) if wash else (*position.row, move.card),
        taken=tuple(count + wash * (seat == other) for other, count in enumerate(position.taken)),
    )


def reveals(position: Position, seat: Seat, move: Lay) -> bool:
    return True


def outcome(position: Position) -> Outcome | None:
    if any(position.hands):
        return None
    fewest = min(position.taken)
    winners = tuple(seat for seat, count in enumerate(position.taken) if count == fewest)
    return Outcome(winners, "high-tide-fewest", tuple(-count for count in position.taken))


def view(position: Position, seat: Seat | None) -> View:
    return View(
        position.options,
        seat,
        () if seat is None else position.hands[seat],
        tuple(map(len, position.hands)),
        position.laid,
        position.row,
        position.taken,
        () if seat is None else tuple(map(str, moves(position, seat))),
    )


def announce(before: Position, mover: Seat, move: Lay, seat: Seat | None) -> Announcement:
    told = "high-tide-washed" if washed(before, move) else "high-tide-told"
    return Announcement(mover, str(move), told, {"card": move.card, "count": len(before.row)})


def redeal(view: View, chance: Chance) -> Position:
    """The other hands are drawn from the cards that this seat has not seen."""
    unseen = tuple(card for card in CARDS if card not in view.hand and card not in view.laid)
    sizes = tuple(0 if seat == view.seat else count for seat, count in enumerate(view.left))
    hands = _hands(chance.shuffle(unseen), sizes)
    mine = tuple(view.hand if seat == view.seat else hand for seat, hand in enumerate(hands))
    return Position(view.options, mine, view.laid, view.row, view.taken)


def sample(view: View, chance: Chance) -> Lay:
    return Lay(int(chance.pick(view.choices)))


def write(move: Lay) -> str:
    return str(move.card)


def read(text: str) -> Lay:
    if not (text.isascii() and text.isdigit() and len(text) < 3) or int(text) not in CARDS or text != str(int(text)):
        raise BadNotation("high-tide-no-card", text=text)
    return Lay(int(text))


def write_deal(deal: Hands) -> str:
    return "/".join(" ".join(map(str, hand)) for hand in deal)


def read_deal(options: Options, text: str) -> Hands:
    cards = tuple(read(each).card for each in text.replace("/", " ").split(" "))
    hands = _hands(cards, (options.hand,) * options.players)
    if len(set(cards)) != longest(options) or write_deal(hands) != text:
        raise BadNotation("high-tide-no-deal", text=text)
    return hands
