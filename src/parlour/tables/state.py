"""The state of a table: the fold of its charter and the lines of its log, in parts (`parts/`).

gathering -> playing -> over -> gathering -> ...     `docs/tables.md` draws it.
"""

from __future__ import annotations

from functools import cached_property

import msgspec

from parlour import catalogue
from parlour.game import Deadline, Game, Outcome, Seat
from parlour.shuffles import Shuffle
from parlour.tables.entries import Charter, GameChosen, Line
from parlour.tables.parts.activity import Activity
from parlour.tables.parts.audience import Audience
from parlour.tables.parts.clock import Clocks
from parlour.tables.parts.current_game import CurrentGame
from parlour.tables.parts.people import People
from parlour.tables.parts.question import OpenQuestion
from parlour.tables.parts.seats import Seats
from parlour.tables.parts.setup import Setup
from parlour.tables.parts.shuffle import NextShuffle
from parlour.tables.parts.talk import Talk


class TableState(msgspec.Struct, frozen=True, dict=True):
    """The state of a table. What depends on one part alone is a property of that part."""

    game: Game
    charter: Charter
    setup: Setup
    seats: Seats
    people: People = People()
    play: CurrentGame = CurrentGame()
    clock: Clocks = Clocks()
    talk: Talk = Talk()
    question: OpenQuestion = OpenQuestion()
    shuffle: NextShuffle = NextShuffle()
    audience: Audience = Audience()
    activity: Activity = Activity()

    def fold(self, line: Line) -> TableState:
        """Return the state after one more line."""
        entry, at, preparing = line.entry, line.at, self.play.gathering
        game = catalogue.GAMES[entry.game] if isinstance(entry, GameChosen) else self.game
        setup = self.setup.fold(entry, game, preparing)
        people = self.people.fold(entry, at, self.question.asked)
        seats = self.seats.fold(entry, self.people, game, setup.options, preparing, self.shuffle.holds_seats)
        play = self.play.fold(entry, at, game, setup.options, seats, self.next_shuffle)
        by_host = people.host != self.people.host or (line.person is not None and line.person == people.host)
        after = TableState(
            game,
            self.charter,
            setup,
            seats,
            people,
            play,
            self.clock,
            self.talk.fold(entry, self.play.moves, play.phase != self.play.phase),
            self.question.fold(entry, at, play.status == "over", preparing),
            self.shuffle.fold(entry, at),
            self.audience.fold(entry, self.play.sitting, play.sitting),
            self.activity.fold(line, by_host or (play.gathering and not preparing)),
        )
        clock = self.clock.fold(self, after, line)
        return after if clock is self.clock else msgspec.structs.replace(after, clock=clock)

    @property
    def outcome(self) -> Outcome | None:
        """How the game that is shown ended."""
        return None if self.play.status == "playing" else self.play.outcome(self.seats)

    @cached_property
    def next_shuffle(self) -> Shuffle | None:
        """The shuffle of the game that is prepared, or of the next after this one; None before the commitment."""
        return self.shuffle.shuffle(self.charter.table, self.next_game, self.seats)

    @property
    def next_game(self) -> int:
        """The number of the game that is prepared, or of the next after this one, counted from 1."""
        return len(self.play.results) + 1

    @property
    def screen(self) -> int | None:
        """The number of the shared screen, if there is one."""
        is_screen = self.charter.screen and 0 in self.people.by_number and self.seats.next_of(0) is None
        return 0 if is_screen else None

    @property
    def slow(self) -> bool:
        """Whether players have hours or days to think; being away then means nothing until the time runs out."""
        return self.setup.time.slow and self.play.status == "playing"

    @property
    def strangers(self) -> bool:
        """Whether the players met through *Find an opponent*; then no seat is handed over without its holder."""
        return self.charter.seeking

    def is_stranger(self, person: int) -> bool:
        """Return whether this player met the others by chance: as an opponent who was looked for, or in the lobby."""
        return self.strangers or self.people.by_number[person].from_lobby

    @property
    def count(self) -> int:
        """How many seats there are."""
        return self.game.seats(self.setup.options)

    @property
    def sides(self) -> int:
        return len(self.game.sides(self.setup.options))

    def side_of(self, seat: Seat) -> tuple[Seat, ...]:
        return next(side for side in self.game.sides(self.setup.options) if seat in side)

    @cached_property
    def deadline(self) -> Deadline | None:
        """The game's own deadline; none while a seat is free."""
        if self.play.status != "playing" or self.play.sitting is None or self.seats.any_free:
            return None
        return self.game.deadline(self.play.sitting.position)

    def until_clock_runs(self, now: int) -> int:
        """Return the milliseconds until the clocks start, during the pause after a reveal."""
        clock = self.clock
        if clock.paused is not None:
            return 0
        if clock.deadline is not None and self.deadline is not None:
            return max(0, clock.deadline.due - now - round(self.deadline.seconds * 1000))
        return 0 if clock.stocks is None or not clock.stocks.running else max(0, clock.stocks.since - now)

    @property
    def awaited(self) -> frozenset[Seat]:
        """The seats that the game waits for; none while it is paused."""
        return frozenset() if self.clock.paused is not None else self.play.awaited

    @cached_property
    def may_talk(self) -> bool | None:
        """Whether the players may talk now; None where the game has no talk."""
        if len(self.seats.not_bots) < 2:
            return None
        if self.play.status != "playing" or self.play.sitting is None:
            return True
        return self.game.talk(self.play.sitting.position, self.seats.not_bots)
