"""The cards and branches as they lie, with what is worked out from them once: it is asked for again and again."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from parlour.game import Seat
from parlour.games.duel_of_law.rainbow import JOKER_SUIT, Deck, Face
from parlour.games.duel_of_law.tableau import Axis, Branch, Cell, Formed, Grid, Laid, Starts, edges, line_through
from parlour.games.duel_of_law.wording import Part, part


@dataclass(frozen=True, slots=True)
class SeenCard:
    """A card of the tableau."""

    x: int
    y: int
    face: Face


@dataclass(frozen=True, slots=True)
class SeenToken:
    """A token of a stack: whose it is, and the part of the law that came with it."""

    seat: Seat
    turn: int
    law: Part


@dataclass(frozen=True, slots=True)
class SeenBranch:
    axis: str
    x: int
    y: int
    """Its leftmost or topmost card: there lie the tokens."""
    length: int
    owner: Seat
    level: int
    tokens: tuple[SeenToken, ...]
    """From the bottom."""


class Layout:
    """A tableau that knows itself. It never changes, and a lawful play makes another, which inherits what still holds.

    Any tableau has one, worked out when it is wanted.
    """

    __slots__ = ("_beside", "_cards", "_seen", "accepted", "branches", "grid", "laid", "settled", "starts")

    def __init__(
        self, grid: Grid, branches: tuple[Branch, ...], settled: bool | None = None, laid: tuple[Laid, ...] = ()
    ) -> None:
        self.grid = grid
        self.laid = laid
        """The cards in the order they were laid, where that is known."""
        self.branches = branches
        self.starts: Starts = {(branch.axis, branch.start): branch for branch in branches}
        self.settled = all(suit != JOKER_SUIT for suit, _ in grid.values()) if settled is None else settled
        """Whether the jokers are known to satisfy all their lines at once."""
        self.accepted: tuple[object, Layout] | None = None
        """The last play that was found lawful here, and what it makes of this."""
        self._beside: tuple[Cell, ...] | None = None
        self._cards: tuple[SeenCard, ...] = ()
        self._seen: dict[tuple[Axis, Cell], SeenBranch] = {}

    @property
    def beside(self) -> tuple[Cell, ...]:
        """The empty cells that touch a card by a side."""
        if self._beside is None:
            self._beside = edges(self.grid)
        return self._beside

    def seen_cards(self, deck: Deck, laid: tuple[Laid, ...]) -> tuple[SeenCard, ...]:
        """Return all its cards, in the order they were laid."""
        known = self._cards
        if len(known) < len(laid):
            self._cards = known = (*known, *(SeenCard(x, y, deck.faces[card]) for (x, y), card in laid[len(known) :]))
        return known

    def seen_branches(self) -> tuple[SeenBranch, ...]:
        seen = self._seen
        if len(seen) < len(self.starts):
            for place, branch in self.starts.items():
                if place not in seen:
                    seen[place] = _seen(branch, len(line_through(self.grid, branch.start, branch.axis)))
        return tuple([seen[place] for place in self.starts])

    def grown(
        self, grid: Grid, laid: tuple[Laid, ...], formed: Iterable[Formed], branches: tuple[Branch, ...]
    ) -> Layout:
        """Return what a lawful play makes of it."""
        after = Layout(grid, branches, settled=True, laid=(*self.laid, *laid))
        after._cards = self._cards
        after._seen = seen = self._seen.copy()
        for line in formed:
            for branch in line.branches:
                seen.pop((branch.axis, branch.start), None)
        if self._beside is not None:
            cells = {cell for cell, _ in laid}
            around = {place for x, y in cells for place in ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1))}
            around.difference_update(self._beside, [place for place in around if place in grid])
            kept = [cell for cell in self._beside if cell not in cells]
            after._beside = tuple(sorted([*kept, *[Cell(x, y) for x, y in around]]))
        return after


def layout_of(laid: tuple[Laid, ...], branches: tuple[Branch, ...], known: Layout | None = None) -> Layout:
    """Return the layout of these cards and branches: the known one if it is made of them, or a new one."""
    if known is not None and known.laid is laid and known.branches is branches:
        return known
    return Layout(dict(laid), branches, laid=laid)


def _seen(branch: Branch, length: int) -> SeenBranch:
    return SeenBranch(
        axis=str(branch.axis),
        x=branch.start.x,
        y=branch.start.y,
        length=length,
        owner=branch.owner,
        level=branch.level,
        tokens=tuple([SeenToken(seat, turn, part(atom, branch.axis)) for seat, atom, turn in branch.tokens]),
    )
