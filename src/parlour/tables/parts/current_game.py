"""The game that is shown: the one that is played, or while the next one is prepared, the last."""

from __future__ import annotations

from functools import cached_property
from typing import Literal

import msgspec
from msgspec.structs import replace

from parlour.game import Game, IllegalMove, Outcome, Seat
from parlour.shuffles import Shuffle
from parlour.sitting import Ended, Moved, Sitting, TookBack, begin
from parlour.tables.entries import Again, Entry, GameChosen, Started
from parlour.tables.parts.seats import Holder, Seats

GameStatus = Literal["gathering", "playing", "over"]


class Result(msgspec.Struct, frozen=True):
    """A finished game of this table: who held each seat, who won, and their points."""

    holders: tuple[Holder, ...]
    winners: tuple[Seat, ...]
    points: tuple[int, ...]
    game: str = ""


class Tally(msgspec.Struct, frozen=True):
    """The score of a player over all games at this table."""

    name: str
    person: int | None
    wins: int
    points: int


class CurrentGame(msgspec.Struct, frozen=True, dict=True):
    """The game, who has played in it, and the results of the games before."""

    sitting: Sitting | None = None
    gathering: bool = True
    """Whether a game is being prepared. Then `sitting` is the last one, if there was one."""
    players: tuple[tuple[Holder, ...], ...] = ()
    """Who has made a move, for each seat: people, bots, and substitutes for people."""
    results: tuple[Result, ...] = ()
    """The finished games."""
    earlier: int = 0
    """What earlier games and taken-back moves add to the phase, so that it never decreases."""
    began_at: int | None = None
    shuffle: Shuffle | None = None
    """How the game was shuffled, where that can be proved."""

    def fold(
        self, entry: Entry, at: int | None, game: Game, options: object, seats: Seats, shuffle: Shuffle | None
    ) -> CurrentGame:
        """`shuffle` is how the next game will be shuffled."""
        match entry:
            case Moved() | TookBack() | Ended():
                return self._played(entry, seats)
            case Started(deal):
                sitting = begin(game, options, game.read_deal(options, deal))
                earlier = self.earlier if self.sitting is None else self.phase + 1 - game.phase(sitting.position)
                players: tuple[tuple[Holder, ...], ...] = ((),) * sitting.seats
                begun = CurrentGame(sitting, False, players, self.results, earlier, at, shuffle)
                return begun._concluded(seats)
            case GameChosen():
                return CurrentGame(results=self.results, earlier=self.phase + 1)
            case Again() if not self.gathering:
                return replace(self, gathering=True)
            case _:
                return self

    def _played(self, entry: Moved | TookBack | Ended, seats: Seats) -> CurrentGame:
        if self.sitting is None:
            raise IllegalMove("not-started")
        sitting, players, earlier = self.sitting.fold(entry), self.players, self.earlier
        if isinstance(entry, Moved):
            players = self._players_after(entry.seat, seats.holders[entry.seat])
        elif isinstance(entry, TookBack):
            earlier += self.phase + 1 - (earlier + sitting.game.phase(sitting.position))
        played = CurrentGame(sitting, self.gathering, players, self.results, earlier, self.began_at, self.shuffle)
        return played if sitting.outcome is None else played._concluded(seats)

    def _players_after(self, seat: Seat, holder: Holder) -> tuple[tuple[Holder, ...], ...]:
        before = self.players[seat]
        if before and before[-1] is holder:
            return self.players
        after = (*(one for one in before if one != holder), holder)
        return (*self.players[:seat], after, *self.players[seat + 1 :])

    def _concluded(self, seats: Seats) -> CurrentGame:
        """Return this part with the result of a game that has just ended."""
        outcome = self.outcome(seats)
        if self.sitting is None or outcome is None or self.gathering:
            return self
        result = Result(seats.holders, outcome.winners, outcome.points, self.sitting.game.NAME)
        return replace(self, results=(*self.results, result))

    def outcome(self, seats: Seats) -> Outcome | None:
        """Return how the game ended. It never names a seat that was free."""
        outcome = None if self.sitting is None else self.sitting.outcome
        if outcome is None:
            return None
        winners = tuple(seat for seat in outcome.winners if not seats.shown[seat].free)
        return Outcome(winners, outcome.reason, outcome.points)

    @cached_property
    def phase(self) -> int:
        """Grows whenever older requests become stale: also when a move is taken back or another game begins."""
        return self.earlier + (0 if self.sitting is None else self.sitting.game.phase(self.sitting.position))

    @cached_property
    def status(self) -> GameStatus:
        if self.gathering or self.sitting is None:
            return "gathering"
        return "playing" if self.sitting.outcome is None else "over"

    @property
    def awaited(self) -> frozenset[Seat]:
        """The seats that the game waits for, paused or not."""
        return frozenset() if self.gathering or self.sitting is None else self.sitting.awaited

    @property
    def moves(self) -> int:
        """How many moves have been made."""
        return 0 if self.sitting is None else len(self.sitting.moves)

    def why_stale(self, phase: int) -> str:
        """Return why a move made for this older phase is refused: a code in `words/`."""
        if self.sitting is None:
            return "stale"
        return self.sitting.game.outdated(self.sitting.position, phase - self.earlier)


def tallies(results: tuple[Result, ...]) -> tuple[Tally, ...]:
    """Return the running score, in the order of the seats of the last game."""
    wins: dict[tuple[int | None, str], int] = {}
    points: dict[tuple[int | None, str], int] = {}
    for result in results:
        for seat, holder in enumerate(result.holders):
            key = _player(holder)
            wins[key] = wins.get(key, 0) + (seat in result.winners)
            points[key] = points.get(key, 0) + (result.points[seat] if result.points else 0)
    last = results[-1].holders if results else ()
    return tuple(Tally(holder.name, holder.person, wins[_player(holder)], points[_player(holder)]) for holder in last)


def _player(holder: Holder) -> tuple[int | None, str]:
    """Return what identifies a player in the score: a person, or all bots of one name."""
    return holder.person, "" if holder.person is not None else holder.name
