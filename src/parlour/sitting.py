"""One game in progress: play, resign, take back, view. A sitting is the fold of its log, and never changes in place."""

from __future__ import annotations

import typing
import warnings
from dataclasses import dataclass, replace
from types import ModuleType
from typing import TYPE_CHECKING, Any, Generic

import msgspec

from parlour.boards.notebook import as_svg, as_text
from parlour.game import Announcement, Game, IllegalMove, Outcome, Seat, game_at
from parlour.record import Played, Record, concluded, described, ended_by


class Moved(msgspec.Struct, frozen=True, tag_field="kind", tag="moved"):
    """A log entry: this seat made this move, in notation."""

    seat: Seat
    text: str


class TookBack(msgspec.Struct, frozen=True, tag_field="kind", tag="took-back"):
    """A log entry: the moves after this many were taken back."""

    ply: int


class Ended(msgspec.Struct, frozen=True, tag_field="kind", tag="ended"):
    """A log entry: this seat `resigned`, was `flagged` when its time ran out, or has `left`; and so its side loses.

    Or no seat loses: all have `agreed` to end it, or it was `abandoned` by all; then the seat means nothing.
    """

    seat: Seat
    reason: str


Entry = Moved | TookBack | Ended

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    # A plain `Sitting` is one of any game.
    Position = TypeVar("Position", default=Any)
    Move = TypeVar("Move", default=Any)
    View = TypeVar("View", default=Any)
else:
    Position, Move, View = map(typing.TypeVar, ("Position", "Move", "View"))


_NO_MOVES = (int, float, bytes, list, tuple, dict, set, type(None))
"""What someone may take for a move, and no game writes moves as."""


@dataclass(frozen=True, slots=True, repr=False)
class Sitting(Generic[Position, Move, View]):
    """A game, its deal, the moves made and every position on the way."""

    game: Game
    options: Any
    deal: Any
    moves: tuple[tuple[Seat, Move], ...]
    positions: tuple[Position, ...]
    end: tuple[str, Seat] | None = None

    def __repr__(self) -> str:
        if self.outcome is not None:
            state = f"over, {self.outcome.reason}"
        else:
            state = f"{' and '.join(f'seat {seat}' for seat in sorted(self.awaited))} to move"
        return f"<Sitting of {self.game.NAME}: {len(self.moves)} moves, {state}>"

    def __str__(self) -> str:
        """Return the board as everyone sees it."""
        return as_text(self.game, self.view(None))

    def _repr_svg_(self) -> str | None:
        return as_svg(self.game, self.view(None))

    @property
    def position(self) -> Position:
        return self.positions[-1]

    @property
    def seats(self) -> int:
        return self.game.seats(self.options)

    @property
    def outcome(self) -> Outcome | None:
        if self.end:
            return ended_by(self.game, self.options, self.end, self.position)
        return self.game.outcome(self.positions[-1])

    @property
    def to_move(self) -> frozenset[Seat]:
        return frozenset() if self.end else self.game.to_move(self.positions[-1])

    @property
    def awaited(self) -> frozenset[Seat]:
        return frozenset() if self.end else self.game.awaited(self.positions[-1])

    def __copy__(self) -> Sitting[Position, Move, View]:
        """It never changes, so it is its own copy."""
        return self

    def __deepcopy__(self, memo: object) -> Sitting[Position, Move, View]:
        return self

    def legal_moves(self, seat: Seat | None = None) -> tuple[Move, ...]:
        """All moves of a seat, or of the one that is awaited first; refused in a game whose moves cannot be listed."""
        if not self.game.is_listable:
            raise IllegalMove("not-listable", game=self.game.NAME)
        if seat is None:
            seat = min(self.awaited, default=None)
        return () if self.end or seat is None else self.game.moves(self.positions[-1], seat)

    def after(self, text: str, seat: Seat | None = None) -> Sitting[Position, Move, View]:
        """Return the sitting after a move as it is written, by a seat or by the one that is awaited first."""
        move = self.game.read(text)
        if seat is None and not self.awaited:
            raise IllegalMove("game-over")
        return self.play(min(self.awaited) if seat is None else seat, move)

    def fold(self, entry: Entry) -> Sitting[Position, Move, View]:
        """Return the sitting after one more entry of its log."""
        match entry:
            case Moved(seat, text):
                return self.play(seat, self.game.read(text))
            case TookBack(ply):
                return self.taken_back(ply)
            case Ended(seat, reason):
                return self.ended(seat, reason)

    def play(self, seat: Seat, move: Move | str) -> Sitting[Position, Move, View]:
        """Return the sitting after a move, as a value or as it is written; IllegalMove if the rules refuse it."""
        made: Move = self.game.read(move) if isinstance(move, str) else move
        if isinstance(move, _NO_MOVES):
            raise self._no_move(move)
        if self.end:
            raise IllegalMove("game-over")
        try:
            position = self.game.play(self.positions[-1], seat, made)
        except AttributeError as error:
            if type(made).__module__.startswith(self.game.package):
                raise
            raise self._no_move(move) from error
        return Sitting(self.game, self.options, self.deal, (*self.moves, (seat, made)), (*self.positions, position))

    def _no_move(self, given: object) -> TypeError:
        return TypeError(
            f"a move of {self.game.NAME} is a text such as is written on a score sheet, or what "
            f"game.rules.read makes of it; this is {given!r}"
        )

    def ended(self, seat: Seat, reason: str) -> Sitting[Position, Move, View]:
        """It ends before the rules end it, for one of the reasons of an `Ended`."""
        if self.outcome:
            raise IllegalMove("game-over")
        return replace(self, end=(reason, seat))

    def last_own_ply(self, seat: Seat) -> int:
        """How many moves would be left if this seat took its last one back; refused where that is not allowed."""
        if self.outcome:
            raise IllegalMove("game-over")
        revealed = False
        for ply in reversed(range(len(self.moves))):
            mover, move = self.moves[ply]
            revealed = revealed or self.game.reveals(self.positions[ply], mover, move)
            if mover == seat:
                if revealed:
                    raise IllegalMove("cannot-take-back")
                return ply
        raise IllegalMove("nothing-to-take-back")

    def only_own_part(self, seat: Seat, ply: int) -> bool:
        """Return whether all moves since then are a part of this seat's current turn: then no other player is asked."""
        return seat in self.to_move and all(mover == seat for mover, _ in self.moves[ply:])

    def taken_back(self, ply: int) -> Sitting[Position, Move, View]:
        """Back to when this many moves had been made; never past a draw, a reveal or a secret choice."""
        if self.outcome:
            raise IllegalMove("game-over")
        if not 0 <= ply < len(self.moves):
            raise IllegalMove("nothing-to-take-back")
        self._check_nothing_revealed(ply)
        return replace(self, moves=self.moves[:ply], positions=self.positions[: ply + 1])

    def _check_nothing_revealed(self, ply: int) -> None:
        for number in range(ply, len(self.moves)):
            if self.game.reveals(self.positions[number], *self.moves[number]):
                raise IllegalMove("cannot-take-back")

    def view(self, seat: Seat | None) -> View:
        found: View = self.game.view(self.position, seat)
        return found

    def announcements(self, seat: Seat | None) -> tuple[Announcement, ...]:
        """Return the announcements of all moves to this seat, in order; none of moves that are hidden from it."""
        moves = enumerate(self.moves)
        announced = (self.game.announce(self.positions[ply], mover, move, seat) for ply, (mover, move) in moves)
        return tuple(announcement for announcement in announced if announcement is not None)

    def record(self, names: tuple[str, ...], date: str) -> Record:
        """Return the score sheet. It holds the deal, so it is for those who may know everything: after the end."""
        sheet = described(self.game, self.options, self.deal, self.moves, names, date)
        return concluded(sheet, self.outcome, self.end)


def begin(game: Game | ModuleType, options: object, deal: object) -> Sitting:
    """Return the sitting before the first move. A game's package, as in 0.1, is taken for its game with a warning."""
    if isinstance(game, ModuleType):
        warnings.warn(f"begin({game.__name__}.GAME, …) instead of its package", DeprecationWarning, stacklevel=2)
        game = game_at(game.__name__)
    return Sitting(game, options, deal, (), (game.setup(options, deal),))


def resumed(played: Played) -> Sitting:
    """Return a sitting from a record that was read through the rules."""
    return Sitting(played.game, played.options, played.deal, played.moves, played.positions, played.end)
