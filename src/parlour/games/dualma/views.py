"""What is seen and heard of DuAlma: everything, since nothing is hidden, and the choices of the seat that looks."""

from __future__ import annotations

from dataclasses import dataclass

from parlour.boards.hexes import HEXES, Hex, read_hex
from parlour.boards.notebook import ShowsItself
from parlour.chance import Chance
from parlour.game import Announcement, Seat
from parlour.games.dualma.notation import read
from parlour.games.dualma.rules import (
    Bounce,
    Move,
    Options,
    Place,
    Position,
    Step,
    left,
    mover,
    moves,
    occurrences,
    outcome,
    to_place,
    winning_rows,
)
from parlour.games.dualma.stacks import Colour, Stack, at, read_board


@dataclass(frozen=True, slots=True)
class Pile:
    """A stack on the board as a view lists it."""

    hex: str
    discs: str
    """From the bottom up: "wb" is black on white."""


@dataclass(frozen=True, slots=True)
class View(ShowsItself):
    """Everything, since nothing is hidden, and the choices of the seat that looks."""

    options: Options
    seat: Seat | None
    to_move: Seat | None
    to_place: str
    """The colour of the disc to be placed now, "b" or "w"; empty once all are on the board."""
    left: tuple[int, int]
    """The black and the white discs still to place."""
    piles: tuple[Pile, ...]
    moved: int
    passes: int
    earlier: tuple[str, ...]
    occurrences: int
    """How often this position has come up, this time included."""
    choices: tuple[str, ...]
    last: tuple[str, ...]
    """Where the last turn placed its discs; in the movement phase, what the last move left and reached."""
    rows: tuple[tuple[str, ...], ...]
    """The winning rows, once there are any."""


def view(position: Position, seat: Seat | None) -> View:
    over = outcome(position) is not None
    return View(
        options=position.options,
        seat=seat,
        to_move=None if over else mover(position),
        to_place=to_place(position) or "",
        left=left(position),
        piles=tuple(
            Pile(str(place), "".join(stack)) for place, stack in zip(HEXES, position.board, strict=True) if stack
        ),
        moved=position.moved,
        passes=position.passes,
        earlier=position.earlier,
        occurrences=occurrences(position),
        choices=() if seat is None else tuple(str(move) for move in moves(position, seat)),
        last=tuple(str(place) for place in _last(position)),
        rows=tuple(tuple(str(place) for place in row) for row in winning_rows(position)),
    )


def _last(position: Position) -> tuple[Hex, ...]:
    """Where discs have just been placed, or what changed since the board before."""
    if not position.earlier:
        return tuple(placing.place for placing in position.placed)
    before = read_board(position.earlier[-1])
    return tuple(place for place in HEXES if at(before, place) != at(position.board, place))


def announce(before: Position, mover: Seat, move: Move, seat: Seat | None) -> Announcement:
    text = str(move)
    match move:
        case Place():
            return Announcement(mover, text, "dualma-told-placed", {"disc": move.disc, "hex": str(move.place)})
        case Step():
            code = "dualma-told-stacked" if at(before.board, move.end) else "dualma-told-moved"
            return Announcement(mover, text, code, {"start": str(move.start), "end": str(move.end)})
        case Bounce():
            facts = {"start": str(move.start), "landing": str(move.landing), "end": str(move.end)}
            return Announcement(mover, text, "dualma-told-bounced", facts)
        case _:
            return Announcement(mover, text, "dualma-told-passed", {})


def redeal(view: View, chance: Chance) -> Position:
    """Nothing is hidden: the view read back."""
    stacks: dict[str, Stack] = {pile.hex: tuple(Colour(disc) for disc in pile.discs) for pile in view.piles}
    return Position(
        view.options,
        board=tuple(stacks.get(str(place), ()) for place in HEXES),
        placed=() if view.moved else tuple(Place(stacks[place][0], read_hex(place)) for place in view.last),
        moved=view.moved,
        passes=view.passes,
        earlier=view.earlier,
    )


def sample(view: View, chance: Chance) -> Move:
    return read(chance.pick(view.choices))
