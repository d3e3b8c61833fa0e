"""Duality, designer unknown: two colours of path through a tableau of cards that can be replaced.

The order follows the rulebook: the setup, who goes first, replacing a card, playing a new card, winning; then what
the rulebook leaves open. `docs/rulings/duality.md` says what we decided there, and how the lost deck was found again.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import islice
from typing import Any

import msgspec

from parlour.boards.notebook import ShowsItself
from parlour.chance import Chance
from parlour.game import BadOption, Choice, IllegalMove, Number, Option, Outcome, Seat, Written, complete
from parlour.games.duality import paths
from parlour.games.duality.deck import BLACK, FULL, WHITE, cards, face, read_deck, same_turned
from parlour.games.duality.paths import Cell, Tableau
from parlour.identity_cache import identity_cache

NAME = "duality"
RULES = "1"
OPTIONS: tuple[Option, ...] = (
    Number("rows", 3, 7, "7"),
    Choice("join", ("joined", "crossing", "wires"), "joined"),
    Choice("completes", ("either", "mover"), "either"),
    Choice("hands", ("hidden", "open"), "hidden"),
    Number("limit", 20, 2000, "400"),
    Written("deck", read_deck, FULL),
)

COLOURS = ("black", "white")
"""What the seats play, as texts."""

HAND = 3
"""Cards dealt to each player."""

REPEATS = 3
"""The same tableau, hands and mover for the third time is a draw."""


@dataclass(frozen=True, slots=True)
class Options:
    """What was chosen before the game."""

    rows: int = 7
    join: str = "joined"
    completes: str = "either"
    """Whose complete path ends the game: either player's, or only the mover's own."""
    hands: str = "hidden"
    limit: int = 400
    """Turns, passes included, after which it is a draw."""
    deck: str = FULL


class Replace(msgspec.Struct, frozen=True):
    """Swap a card of the hand with one in play."""

    card: int
    turned: bool
    cell: Cell

    def __str__(self) -> str:
        return f"{self.card}{'t' if self.turned else ''}x{self.cell}"


class New(msgspec.Struct, frozen=True):
    """Play a card of the hand on an empty place, and draw."""

    card: int
    turned: bool
    cell: Cell

    def __str__(self) -> str:
        return f"{self.card}{'t' if self.turned else ''}@{self.cell}"


class Pass(msgspec.Struct, frozen=True):
    """Neither is possible. The hand is shown, as nothing else would prove it."""

    def __str__(self) -> str:
        return "pass"


Move = Replace | New | Pass


@dataclass(frozen=True, slots=True)
class Deal:
    """The shuffled deck from the top: the rows from Black's side, Black's hand, White's hand, the pile."""

    cards: tuple[int, ...]
    turned: tuple[bool, ...]
    """For each row, whether its card was dealt the other way round."""
    toss: Seat
    """Who goes first if the paths are equally long."""


@dataclass(frozen=True, slots=True, order=True)
class Placed:
    """A card in play."""

    cell: Cell
    card: int
    turned: bool


@dataclass(frozen=True, slots=True)
class Swap:
    """What a replacement did, in terms that everyone saw."""

    seat: Seat
    laid: Placed
    taken: Placed


@dataclass(frozen=True, slots=True)
class Position(ShowsItself):
    """The tableau, both hands and the pile."""

    options: Options
    tableau: tuple[Placed, ...]
    """By row and column."""
    hands: tuple[tuple[int, ...], ...]
    """Black's and White's, by number: a hand has no order."""
    known: tuple[tuple[int, ...], ...]
    """The cards of each hand that everyone has seen: taken from the table, or shown with a pass."""
    pile: tuple[int, ...]
    """Face down, the next card first."""
    mover: Seat
    turn: int = 0
    """Turns taken, passes included."""
    since: tuple[Swap | None, ...] = ()
    """The swaps and passes (None) since the last new card: what repetition looks back on."""
    last: Cell | None = None
    """Where the last card was laid; None at the start and after a pass."""
    result: Outcome | None = None


def options(texts: Mapping[str, str]) -> Options:
    chosen = complete(OPTIONS, texts)
    read = Options(
        int(chosen["rows"]),
        chosen["join"],
        chosen["completes"],
        chosen["hands"],
        int(chosen["limit"]),
        chosen["deck"],
    )
    needed = read.rows + 2 * HAND
    count = len(cards(read.deck)) if read.deck else 0
    if count < needed:
        raise BadOption("duality-deck-too-small", count=count, needed=needed, rows=read.rows)
    # `deal` shuffles until no path is complete, so a deck that cannot do that is refused before anyone sits down.
    if read.deck != FULL and not any(islice(_playable_deals(read, Chance("is this deck playable?")), 500)):
        raise BadOption("duality-deck-always-complete", rows=read.rows)
    return read


def sides(options: Options) -> tuple[tuple[Seat, ...], ...]:
    return ((BLACK,), (WHITE,))


def longest(options: Options) -> int:
    return options.limit


# Setup


def deal(options: Options, chance: Chance) -> Deal:
    """Shuffle; a deal that has a complete path already is shuffled again."""
    return next(filter(None, _playable_deals(options, chance)))


def _playable_deals(options: Options, chance: Chance) -> Iterator[Deal | None]:
    """One shuffle after another: the deal, or None for one that cannot be played."""
    deck = cards(options.deck)
    while True:
        order = chance.shuffle(range(1, len(deck) + 1))
        turned = tuple(chance.below(2) == 1 and not same_turned(deck[card - 1]) for card in order[: options.rows])
        dealt = Deal(order, turned, chance.below(2))
        yield dealt if playable(options, dealt) else None


def playable(options: Options, deal: Deal) -> bool:
    """Return whether neither path is complete before the first move."""
    table = tableau(_lay_out(options, deal))
    return not any(paths.complete(table, side, paths.reached(table, side)) for side in (BLACK, WHITE))


def setup(options: Options, deal: Deal) -> Position:
    """The player with the shorter path goes first; the toss decides between equals."""
    laid = _lay_out(options, deal)
    black, white = path_lengths(laid)
    return replace(laid, mover=deal.toss if black == white else BLACK if black < white else WHITE)


def _lay_out(options: Options, deal: Deal) -> Position:
    rows = options.rows
    return Position(
        options,
        tableau=tuple(
            Placed(Cell(row, 0), card, turned)
            for row, (card, turned) in enumerate(zip(deal.cards, deal.turned, strict=False), 1)
        ),
        hands=(
            tuple(sorted(deal.cards[rows : rows + HAND])),
            tuple(sorted(deal.cards[rows + HAND : rows + 2 * HAND])),
        ),
        known=((), ()),
        pile=deal.cards[rows + 2 * HAND :],
        mover=deal.toss,
    )


def tableau(position: Position) -> Tableau:
    """Return the cards in play as they lie."""
    return _tableau(position.options, position.tableau)


@identity_cache
def _tableau(options: Options, placed: tuple[Placed, ...]) -> Tableau:
    cards = {card.cell: face(options.deck, card.card, card.turned) for card in placed}
    return Tableau(options.rows, options.join, cards)


def path_lengths(position: Position) -> tuple[int, int]:
    """Black's and White's path, in cards from the home side."""
    table = tableau(position)
    return len(paths.reached(table, BLACK)), len(paths.reached(table, WHITE))


# Play


def to_move(position: Position) -> frozenset[Seat]:
    return frozenset() if position.result else frozenset({position.mover})


awaited = to_move


def phase(position: Position) -> int:
    return position.turn


def moves(position: Position, seat: Seat) -> tuple[Move, ...]:
    """By card, as printed first, over the cards in play and then the empty places; a pass if there is nothing else."""
    if seat not in to_move(position):
        return ()
    return tuple(_card_moves(position)) or (Pass(),)


def _card_moves(position: Position) -> Iterator[Replace | New]:
    table, side = tableau(position), position.mover
    occupied = []
    for cell, card in table.cards.items():
        meeting = paths.around(table, cell)
        occupied.append((cell, meeting, paths.connections(card, meeting)))
    empty = [
        (cell, paths.ways_in(table, side, cell))
        for cell in sorted({*paths.entrances(table, side), *paths.starts(table, side)})
        if 1 <= cell.row <= table.rows and cell not in table.cards
    ]
    ways: dict[Cell, int] = {}
    for number, turned in _ways_to_hold(position):
        card = face(position.options.deck, number, turned)
        own, bits = paths.own_ends(card, side), paths.ends_as_bits(card)
        for cell, meeting, needed in occupied:
            if (bits & meeting).bit_count() >= needed:
                if cell not in ways:
                    ways[cell] = paths.ways_in(table, side, cell)
                if own & ways[cell]:
                    yield Replace(number, turned, cell)
        for cell, entrances in empty:
            if own & entrances:
                yield New(number, turned, cell)


def _ways_to_hold(position: Position) -> Iterator[tuple[int, bool]]:
    """Yield each card of the mover as printed and, where that makes a difference, turned."""
    for number in position.hands[position.mover]:
        yield number, False
        if not same_turned(cards(position.options.deck)[number - 1]):
            yield number, True


def check(position: Position, seat: Seat, move: Move) -> None:
    if position.result:
        raise IllegalMove("game-over")
    if seat != position.mover:
        raise IllegalMove("not-your-turn")
    if isinstance(move, Pass):
        first = next(_card_moves(position), None)
        if first:
            raise IllegalMove("duality-must-play", move=str(first))
        return
    if move.card not in position.hands[seat]:
        raise IllegalMove("duality-not-in-hand", card=move.card)
    if move.turned and same_turned(cards(position.options.deck)[move.card - 1]):
        raise IllegalMove("duality-same-turned", card=move.card)
    table = tableau(position)
    if isinstance(move, Replace):
        _check_replace(table, seat, move, face(position.options.deck, move.card, move.turned))
    else:
        _check_new(table, seat, move, face(position.options.deck, move.card, move.turned))


def _joins(table: Tableau, side: Seat, cell: Cell, card: str) -> bool:
    """Return whether this card would be on a path of this player."""
    return bool(paths.own_ends(card, side) & paths.ways_in(table, side, cell))


# Replace a card


def _check_replace(table: Tableau, side: Seat, move: Replace, card: str) -> None:
    old = table.cards.get(move.cell)
    if old is None:
        raise IllegalMove("duality-nothing-there", cell=str(move.cell))
    if not _joins(table, side, move.cell, card):
        raise IllegalMove("duality-off-path", card=move.card, cell=str(move.cell), colour=COLOURS[side])
    meeting = paths.around(table, move.cell)
    count, needed = paths.connections(card, meeting), paths.connections(old, meeting)
    if count < needed:
        raise IllegalMove("duality-too-few", card=move.card, cell=str(move.cell), count=count, needed=needed)


# Play a new card


def _check_new(table: Tableau, side: Seat, move: New, card: str) -> None:
    cell = move.cell
    if not 1 <= cell.row <= table.rows:
        raise IllegalMove("duality-off-table", cell=str(cell), rows=table.rows)
    if cell in table.cards:
        raise IllegalMove("duality-occupied", cell=str(cell))
    if not _joins(table, side, cell, card):
        code = "duality-none-facing" if cell in paths.starts(table, side) else "duality-continues-nothing"
        raise IllegalMove(code, card=move.card, cell=str(cell), colour=COLOURS[side])


# A turn: lay, see who has won, draw, then the ends that the rulebook is silent about


def play(position: Position, seat: Seat, move: Move) -> Position:
    check(position, seat, move)
    if isinstance(move, Pass):
        shown = _changed(position.known, seat, position.hands[seat])
        return _next_turn(position, known=shown, since=(*position.since, None), last=None)
    laid = Placed(move.cell, move.card, move.turned)
    hand = tuple(card for card in position.hands[seat] if card != move.card)
    known = tuple(card for card in position.known[seat] if card != move.card)
    since: tuple[Swap | None, ...] = ()
    pile = position.pile
    if isinstance(move, Replace):
        taken = next(placed for placed in position.tableau if placed.cell == move.cell)
        lying = tuple(laid if placed is taken else placed for placed in position.tableau)
        hand, known = (*hand, taken.card), (*known, taken.card)
        since = (*position.since, Swap(seat, laid, taken))
    else:
        # No two cards lie on one place, so the place alone decides their order.
        lying = tuple(sorted((*position.tableau, laid), key=lambda placed: placed.cell))
    result = _won(position.options, _tableau(position.options, lying), seat)
    if isinstance(move, New) and not result:
        hand, pile = hand + pile[:1], pile[1:]
    return _next_turn(
        position,
        tableau=lying,
        hands=_changed(position.hands, seat, hand),
        known=_changed(position.known, seat, known),
        pile=pile,
        since=since,
        last=move.cell,
        result=result,
    )


def _changed(hands: tuple[tuple[int, ...], ...], seat: Seat, hand: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Both, where this player's is another now."""
    own = tuple(sorted(hand))
    return (own, hands[WHITE]) if seat == BLACK else (hands[BLACK], own)


# Winning


def _won(options: Options, table: Tableau, mover: Seat) -> Outcome | None:
    """The mover's own complete path counts first, then, unless the options say otherwise, the opponent's."""
    if paths.complete(table, mover, paths.reached(table, mover)):
        return Outcome((mover,), "duality-path")
    rival = 1 - mover
    if options.completes == "either" and paths.complete(table, rival, paths.reached(table, rival)):
        return Outcome((rival,), "duality-path-given")
    return None


def _next_turn(before: Position, **after: Any) -> Position:
    turned = replace(before, mover=1 - before.mover, turn=before.turn + 1, **after)
    if turned.result:
        return turned
    if turned.since[-2:] == (None, None):
        return replace(turned, result=Outcome((), "duality-both-pass"))
    if occurrences(turned) >= REPEATS:
        return replace(turned, result=Outcome((), "duality-repetition"))
    if turned.turn >= turned.options.limit:
        return replace(turned, result=Outcome((), "duality-limit"))
    return turned


def occurrences(position: Position) -> int:
    """Return how often there was this tableau with these hands and this mover, now included.

    Steps back through the swaps, keeping what differs from now: on the table by cell, in the hands by card.
    """
    count = 1
    there: dict[Cell, tuple[Placed, Placed]] = {}
    held: dict[tuple[Seat, int], int] = {}
    for step, swap in enumerate(reversed(position.since), 1):
        if swap is not None:
            cell = swap.laid.cell
            there[cell] = (there.get(cell, (swap.laid,))[0], swap.taken)
            held[swap.seat, swap.laid.card] = held.get((swap.seat, swap.laid.card), 0) + 1
            held[swap.seat, swap.taken.card] = held.get((swap.seat, swap.taken.card), 0) - 1
        if step % 2 == 0 and all(now == then for now, then in there.values()) and not any(held.values()):
            count += 1
    return count


def outcome(position: Position) -> Outcome | None:
    return position.result


def reveals(position: Position, seat: Seat, move: Move) -> bool:
    """A new card draws; a card that only its owner knew is shown by laying it, or by passing."""
    if isinstance(move, New) and position.pile:
        return True
    shown = position.hands[seat] if isinstance(move, Pass) else (move.card,)
    return position.options.hands == "hidden" and any(card not in position.known[seat] for card in shown)
