"""What a player sees of Duality: the tableau with its paths, the own hand, and what is known of the other.

Hands and the order of the pile are secret. A card that came up from the table, or was shown with a pass, is known to
everyone although it is in a hand, and views say so.
"""

from __future__ import annotations

from dataclasses import dataclass

from parlour.boards.notebook import ShowsItself
from parlour.chance import Chance
from parlour.game import Announcement, Facts, IllegalMove, Outcome, Seat
from parlour.games.duality import paths
from parlour.games.duality.deck import BLACK, WHITE, cards, face
from parlour.games.duality.notation import read
from parlour.games.duality.paths import Cell, Path, Tableau, read_cell
from parlour.games.duality.rules import (
    Move,
    New,
    Options,
    Pass,
    Placed,
    Position,
    Swap,
    check,
    moves,
    occurrences,
    tableau,
)


@dataclass(frozen=True, slots=True)
class InPlay:
    """A card in play."""

    cell: str
    row: int
    column: int
    card: int
    turned: bool
    lines: str
    """Its six line ends as it lies, clockwise from the far left: b, c, d black lines, w, x, y white ones."""
    connections: int
    paths: tuple[tuple[int, ...], tuple[int, ...]]
    """The ends on Black's path and those on White's."""


@dataclass(frozen=True, slots=True)
class Held:
    """A card in a hand."""

    card: int
    lines: str
    """As printed."""
    known: bool
    """Whether all players have seen it."""


@dataclass(frozen=True, slots=True)
class Hand:
    """A hand as one seat sees it: how many cards, and those it may look at."""

    size: int
    cards: tuple[Held, ...]


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a path has come."""

    rows: int
    """Rows still to cross: none when it is complete, all of them when there is no path."""
    open: tuple[str, ...]
    """The places of the next row that it leads to."""


@dataclass(frozen=True, slots=True)
class Step:
    """A card on the winning route, and the ends where the route enters and leaves it."""

    cell: str
    enters: int
    leaves: int


@dataclass(frozen=True, slots=True)
class View(ShowsItself):
    options: Options
    seat: Seat | None
    mover: Seat
    """Whose turn it is, or would be."""
    turn: int
    tableau: tuple[InPlay, ...]
    lengths: tuple[int, int]
    """Black's and White's path, in cards."""
    progress: tuple[Progress, Progress]
    """How far Black's path has come, and White's."""
    route: tuple[Step, ...]
    """The winner's way from the own side to the other; empty unless a path has won."""
    hands: tuple[Hand, ...]
    pile: int
    """Cards left to draw."""
    since: tuple[Swap | None, ...]
    """The swaps and passes since the last new card."""
    last: str | None
    """Where the last card was laid."""
    occurrences: int
    """How often there was this position; the third time is a draw."""
    result: Outcome | None
    choices: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PathCell:
    """The ends of one card on Black's path and those on White's."""

    cell: str
    paths: tuple[tuple[int, ...], tuple[int, ...]]


@dataclass(frozen=True, slots=True)
class Preview:
    """What a move would do: whether it is refused and why, its connections, and both paths after it."""

    code: str | None
    facts: Facts
    connections: int | None = None
    needed: int | None = None
    """The connections of the card to be replaced."""
    lengths: tuple[int, int] | None = None
    progress: tuple[Progress, Progress] | None = None
    completes: tuple[Seat, ...] = ()
    """Whose path would be complete."""
    paths: tuple[PathCell, ...] = ()
    """Both paths after it, card by card."""


def view(position: Position, seat: Seat | None) -> View:
    deck = position.options.deck
    table = tableau(position)
    black, white = (paths.reached(table, side) for side in (BLACK, WHITE))
    return View(
        options=position.options,
        seat=seat,
        mover=position.mover,
        turn=position.turn,
        tableau=tuple(
            InPlay(
                cell=str(placed.cell),
                row=placed.cell.row,
                column=placed.cell.column,
                card=placed.card,
                turned=placed.turned,
                lines=table.cards[placed.cell],
                connections=paths.connections(table.cards[placed.cell], paths.around(table, placed.cell)),
                paths=(_ends_on(black, placed.cell), _ends_on(white, placed.cell)),
            )
            for placed in position.tableau
        ),
        lengths=(len(black), len(white)),
        progress=(_progress(table, BLACK, black), _progress(table, WHITE, white)),
        route=_route(position, table),
        hands=tuple(
            Hand(
                size=len(hand),
                cards=tuple(
                    Held(card, face(deck, card, turned=False), card in known)
                    for card in hand
                    if owner == seat or card in known or position.options.hands == "open"
                ),
            )
            for owner, (hand, known) in enumerate(zip(position.hands, position.known, strict=True))
        ),
        pile=len(position.pile),
        since=position.since,
        last=None if position.last is None else str(position.last),
        occurrences=occurrences(position),
        result=position.result,
        choices=() if seat is None else tuple(str(move) for move in moves(position, seat)),
    )


def _progress(table: Tableau, side: Seat, path: Path) -> Progress:
    rows, open_ = paths.ahead(table, side, path)
    return Progress(rows, tuple(map(str, open_)))


def _route(position: Position, table: Tableau) -> tuple[Step, ...]:
    if position.result is None or len(position.result.winners) != 1:
        return ()
    return tuple(Step(str(cell), *ends) for cell, *ends in paths.route(table, position.result.winners[0]))


def _ends_on(path: Path, cell: Cell) -> tuple[int, ...]:
    return tuple(sorted(path.get(cell, ())))


def announce(before: Position, mover: Seat, move: Move, seat: Seat | None) -> Announcement:
    text = str(move)
    if isinstance(move, Pass):
        return Announcement(mover, text, "duality-told-pass", {})
    facts: dict[str, str | int] = {"card": move.card, "cell": str(move.cell)}
    if isinstance(move, New):
        return Announcement(mover, text, "duality-told-new", facts)
    facts["taken"] = next(placed.card for placed in before.tableau if placed.cell == move.cell)
    return Announcement(mover, text, "duality-told-replaced", facts)


def redeal(view: View, chance: Chance) -> Position:
    """The unseen cards shuffled: each way to spread them over the other hand and the pile is equally likely."""
    seen = {placed.card for placed in view.tableau} | {held.card for hand in view.hands for held in hand.cards}
    unseen = chance.shuffle(card for card in range(1, len(cards(view.options.deck)) + 1) if card not in seen)
    hands = []
    for hand in view.hands:
        missing = hand.size - len(hand.cards)
        hands.append(tuple(sorted((*(held.card for held in hand.cards), *unseen[:missing]))))
        unseen = unseen[missing:]
    return Position(
        view.options,
        tableau=tuple(Placed(Cell(placed.row, placed.column), placed.card, placed.turned) for placed in view.tableau),
        hands=tuple(hands),
        known=tuple(tuple(held.card for held in hand.cards if held.known) for hand in view.hands),
        pile=unseen,
        mover=view.mover,
        turn=view.turn,
        since=view.since,
        last=None if view.last is None else read_cell(view.last),
        result=view.result,
    )


def sample(view: View, chance: Chance) -> Move:
    return read(chance.pick(view.choices))


def consider(view: View, draft: str) -> Preview:
    """What this move would do, whether or not it is allowed. Any redeal will do: a move asks only for the own hand."""
    move = read(draft)
    position = redeal(view, Chance("any truth"))
    code: str | None = None
    facts: Facts = {}
    try:
        check(position, -1 if view.seat is None else view.seat, move)
    except IllegalMove as refusal:
        code, facts = refusal.code, refusal.facts
    seen = {held.card for hand in view.hands for held in hand.cards}
    before = tableau(position)
    if isinstance(move, Pass) or move.card not in seen or not 1 <= move.cell.row <= before.rows:
        return Preview(code, facts)
    card, old = face(view.options.deck, move.card, move.turned), before.cards.get(move.cell)
    meeting = paths.around(before, move.cell)
    after = Tableau(before.rows, before.join, {**before.cards, move.cell: card})
    lit = [paths.reached(after, side) for side in (BLACK, WHITE)]
    return Preview(
        code,
        facts,
        connections=paths.connections(card, meeting),
        needed=None if old is None else paths.connections(old, meeting),
        lengths=(len(lit[BLACK]), len(lit[WHITE])),
        progress=(_progress(after, BLACK, lit[BLACK]), _progress(after, WHITE, lit[WHITE])),
        completes=tuple(side for side in (BLACK, WHITE) if paths.complete(after, side, lit[side])),
        paths=tuple(
            PathCell(str(cell), (_ends_on(lit[BLACK], cell), _ends_on(lit[WHITE], cell))) for cell in after.cards
        ),
    )
