"""How the next game will be shuffled: the server's secret, and the parts that people bring."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from msgspec.structs import replace

from parlour.shuffles import VERSION, Shuffle, ShufflePart
from parlour.tables.entries import Committed, Contributed, Entry, GameChosen, Sealed, Shuffling, Started, TimeSkipped
from parlour.tables.parts.seats import Seats


class NextShuffle(msgspec.Struct, frozen=True):
    """The shuffle of the game that is prepared, or of the next after this one."""

    secret: str | None = None
    """Known to the server alone, once its digest is published."""
    version: int = VERSION
    seals: Mapping[int, str] = {}
    """The parts that people have under seal."""
    times: Mapping[int, int] = {}
    """How often each of them has brought one."""
    opened_since: int | None = None
    """Since when these are opened."""
    nonces: Mapping[int, str] = {}
    """The parts that are open."""
    chosen_at: int | None = None
    """When another game was chosen for the evening, for which no one could bring a part before."""

    def fold(self, entry: Entry, at: int | None) -> NextShuffle:
        match entry:
            case Committed(secret, version):
                return NextShuffle(secret, version, chosen_at=self.chosen_at)
            case Sealed(person, seal):
                times = self.times.get(person, 0) + 1
                return replace(self, seals={**self.seals, person: seal}, times={**self.times, person: times})
            case TimeSkipped() if self.opened_since is not None:
                return replace(self, opened_since=entry.later(self.opened_since))
            case Shuffling():
                return replace(self, opened_since=at)
            case Contributed(person, nonce):
                return replace(self, nonces={**self.nonces, person: nonce})
            case GameChosen(shuffled=False):
                return NextShuffle()
            case GameChosen():
                return replace(self, chosen_at=at)
            case Started() if self.secret is not None or self.seals:
                return NextShuffle()
            case _:
                return self

    @property
    def holds_seats(self) -> bool:
        """Whether parts are open already; then no one may stand up, which would change the deal."""
        return self.opened_since is not None and self.version > 1

    def shuffle(self, table: str, game: int, seats: Seats) -> Shuffle | None:
        """Return the shuffle of this game of the table, with the parts that are open; None before the commitment."""
        if self.secret is None:
            return None
        parts = (
            ShufflePart(seat, self.nonces.get(holder.person), holder.person, self.seals.get(holder.person, ""))
            for seat, holder in enumerate(seats.holders)
            if holder.person is not None
        )
        if self.version == 1:
            found = tuple(ShufflePart(part.seat, part.nonce) for part in parts if part.nonce is not None)
        else:
            found = tuple(part for part in parts if part.seal)
        return Shuffle(table, game, self.secret, found, self.version)
