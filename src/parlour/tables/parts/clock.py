"""The clocks of a table: how they start, run and stop with the lines of the log. What time it is, the caller says.

A game may have a deadline of its own. Otherwise the time control of the table holds: some seconds for every move, or a
stock of seconds for each player with an increment. All times are milliseconds since 1970, so that time goes on while no
process keeps it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from parlour.game import Seat
from parlour.sitting import Ended, Moved, TookBack
from parlour.tables.entries import (
    CameBack,
    ClockStarted,
    GameChosen,
    Line,
    Paused,
    Resumed,
    Started,
    TimeAdded,
    TimeSkipped,
    WentOn,
)

if TYPE_CHECKING:
    from parlour.tables.state import TableState

GRACE = 20_000
"""A player who comes back has at least this long, when time nearly or fully ran out meanwhile."""
SHOWN = 600
"""Each thing that a bot's move did is shown for this long, while no clock runs."""


class Stocks(msgspec.Struct, frozen=True):
    """The time of the table's own time control."""

    left: tuple[int, ...]
    """Milliseconds that each seat had left at `since`."""
    since: int
    running: frozenset[Seat] = frozenset()
    """Whose clocks run from then on."""

    def at(self, now: int) -> tuple[int, ...]:
        """Return the milliseconds that each seat has left now."""
        spent = max(0, now - self.since)
        return tuple(stock - spent if seat in self.running else stock for seat, stock in enumerate(self.left))

    def stopped(self, now: int) -> Stocks:
        return Stocks(self.at(now), now)


class Clocks(msgspec.Struct, frozen=True):
    """The clocks of a table: running, paused or none."""

    deadline: ClockStarted | None = None
    """The clock of a deadline of the game's own, if one runs."""
    stocks: Stocks | None = None
    """The clocks of the table's time control, if it has one."""
    paused: int | None = None
    """Since when the game is paused."""
    added: int = 0
    """Seconds that were added to the clocks in this phase."""
    went_on: bool = False
    """Whether the host has ended the pause after the last reveal."""

    def fold(self, before: TableState, after: TableState, line: Line) -> Clocks:
        """`after` has all other parts as they are after this line."""
        clock = self._after_entry(before, after, line)
        return clock if line.at is None else clock._run(before, after, line, line.at)

    def _after_entry(self, before: TableState, after: TableState, line: Line) -> Clocks:
        """Return the clocks after what the entry itself says about them."""
        match line.entry:
            case Moved() | TookBack() | Ended():
                return self._after_play(before, after)
            case Started() | GameChosen():
                return Clocks()
            case ClockStarted() as started:
                return replace(self, deadline=started)
            case Paused():
                return replace(self, paused=line.at)
            case Resumed():
                slept = 0 if line.at is None or self.paused is None else line.at - self.paused
                return replace(self._put_off(slept), paused=None)
            case TimeAdded(seconds):
                return replace(self._put_off(1000 * seconds), added=self.added + seconds)
            case TimeSkipped(milliseconds) as skipped:
                stocks = None if self.stocks is None else replace(self.stocks, since=self.stocks.since + milliseconds)
                return replace(self._put_off(milliseconds), stocks=stocks, paused=skipped.later(self.paused))
            case WentOn():
                waited = 0 if line.at is None else before.until_clock_runs(line.at)
                return replace(self._put_off(-waited), went_on=True)
            case _:
                return self

    def _after_play(self, before: TableState, after: TableState) -> Clocks:
        clock = self
        if (self.went_on or self.added) and after.play.phase != before.play.phase:
            clock = replace(clock, went_on=False, added=0)
        if self.deadline is not None and (after.deadline is None or after.deadline.key != self.deadline.key):
            clock = replace(clock, deadline=None)
        if self.paused is not None and after.play.status != "playing":
            clock = replace(clock, paused=None)
        return clock

    def _put_off(self, milliseconds: int) -> Clocks:
        """Return the clocks with the game's own deadline put off. `_run` computes the table's own clocks."""
        if self.deadline is None:
            return self
        return replace(self, deadline=replace(self.deadline, due=self.deadline.due + milliseconds))

    def _run(self, before: TableState, after: TableState, line: Line, at: int) -> Clocks:
        """Return the clocks at this time: less is left to those who have thought, and those who are awaited run."""
        time, sitting = after.setup.time, after.play.sitting
        if time.kind == "none" or after.play.status != "playing" or sitting is None:
            return self if self.stocks is None else replace(self, stocks=self.stocks.stopped(at))
        # Every game starts with full clocks, whatever the one before it had.
        stocks = self.stocks or Stocks((time.seconds * 1000,) * sitting.seats, at)
        left, since = stocks.at(at), max(at, stocks.since)
        match line.entry:
            case TimeAdded(seconds):
                left = tuple(
                    stock + seconds * 1000 if seat in stocks.running else stock for seat, stock in enumerate(left)
                )
            case CameBack(person):
                back = after.seats.next_of(person)
                left = tuple(max(stock, GRACE) if seat == back else stock for seat, stock in enumerate(left))
            case Moved(mover, _):
                turned = before.play.phase != after.play.phase
                left = self._after_move(after, left, mover, turned)
                if turned:  # what was just revealed is looked at first, while no clock runs
                    look = milliseconds(after.game.look_seconds(sitting.position))
                    since = at + max(look, until_seen(after))
            case WentOn():
                since = at
        return replace(self, stocks=Stocks(left, since, self._running(after)))

    def _after_move(self, after: TableState, left: tuple[int, ...], mover: Seat, turned: bool) -> tuple[int, ...]:
        time = after.setup.time
        if time.kind == "move":
            # A secret choice leaves the phase alone, and so the time of all others.
            return (time.seconds * 1000,) * len(left) if turned else left
        if turned or self.paused is not None or mover not in after.play.awaited:
            return tuple(stock + time.increment * 1000 * (seat == mover) for seat, stock in enumerate(left))
        return left

    def _running(self, state: TableState) -> frozenset[Seat]:
        """Return the seats whose time runs. A deadline of the game itself goes first."""
        if state.deadline is not None or self.paused is not None:
            return frozenset()
        return frozenset(seat for seat in state.play.awaited if state.seats.bot_level(seat) is None)

    def resumed(self, state: TableState, now: int) -> Clocks:
        """Return the clocks as they would resume now."""
        stocks = None if self.stocks is None else Stocks(self.stocks.left, now)
        going_on = replace(self, paused=None, stocks=stocks)
        return (
            going_on if stocks is None else replace(going_on, stocks=replace(stocks, running=going_on._running(state)))
        )

    @property
    def due(self) -> int | None:
        """When the next clock runs out, if one runs."""
        if self.deadline is not None:
            return self.deadline.due
        if self.stocks is None or not self.stocks.running:
            return None
        return self.stocks.since + min(self.stocks.left[seat] for seat in self.stocks.running)


def until_seen(state: TableState) -> int:
    """Return the milliseconds for which a bot's move is shown before clocks run; 0 after a person's."""
    assert state.play.sitting is not None
    moves = state.play.sitting.moves
    if not moves or state.seats.bot_level(moves[-1][0]) is None:
        return 0
    return SHOWN * state.game.happenings(state.play.sitting.position)


def milliseconds(seconds: float) -> int:
    return round(seconds * 1000)
