"""A table as the terminal sees it, and the one in this very process: people at one keyboard, bots on other seats."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from datetime import date
from typing import Any, Protocol

from msgspec import structs

from parlour import record, words
from parlour.chance import Chance
from parlour.game import BadOption, Game, Refusal, Seat, written_options
from parlour.players import Player, levels
from parlour.record import Record
from parlour.sitting import Sitting
from parlour.tables import clocks, decision, requests
from parlour.tables.automatic_entries import automatic_entries
from parlour.tables.context import Context
from parlour.tables.creation import created
from parlour.tables.entries import Entry, Line, Started
from parlour.tables.log_fold import folded, restored
from parlour.tables.parts.seats import next_seats
from parlour.tables.score_sheets import score_sheet
from parlour.tables.state import TableState
from parlour.terminal.display import Clock, Display
from parlour.terminal.saved_games import write_saved


class TerminalTable(Protocol):
    """What a terminal can ask of a table. Every one of these may raise a Refusal; then nothing has changed."""

    def scene(self) -> Display:
        """Return what to show now."""

    def listen(self, changed: Callable[[], None]) -> None:
        """From now on call this, from another thread, whenever something happened elsewhere."""

    def play(self, text: str) -> None:
        """Make a move, as it is written."""

    def take_back(self) -> None:
        """Take the own last move back, or ask the others for it."""

    def answer(self, accept: bool) -> None:
        """Answer a request to take a move back."""

    def resign(self) -> None: ...

    def say(self, text: str) -> None:
        """Say something to the others, where they may talk."""

    def again(self) -> None:
        """Another game with sides swapped, once this one is over."""

    def order(self, line: str) -> str:
        """Carry out a command such as `start` or `sit 2`; return the text to show."""

    def warning(self, order: str) -> str:
        """Return the warning before a command that cannot be undone; empty for other commands."""

    def draft(self, text: str) -> None:
        """Store a draft, which is played when time runs out."""

    def bot_moves(self) -> None:
        """Let one bot of this process move, if one is awaited. It may take its time."""

    def tick(self) -> None:
        """Apply timeouts of this process."""

    def record(self) -> str:
        """Return the score sheet, once the game is over."""


class LocalTable:
    """A game in this process. Seats without a bot belong to the people at the keyboard."""

    def __init__(
        self,
        game: Game,
        options: object,
        names: tuple[str, ...],
        bots: Mapping[Seat, Player],
        seed: str | None = None,
        *,
        against: str | None = None,
        kept: Record | None = None,
    ) -> None:
        """`against` is the level or name of all the bots, so that the game can be saved; `kept` is one that was."""
        if game.seats(options) - len(bots) > 1 and not game.is_open:
            raise BadOption("terminal-hidden-needs-bots", game=game.NAME)
        self._bots, self._seed, self._against = bots, seed, against
        self._drafts: dict[int, str] = {}
        self._gives_way: TableState | None = None
        """Where a bot leaves it to the people at the keyboard to be first."""
        choices = tuple(requests.SeatChoice("bot" if seat in bots else "me") for seat in range(len(names)))
        new = requests.NewTable(game=game.NAME, options=written_options(options), seats=choices)
        stored = created(game, new, "terminal", round(time.time() * 1000), names=names)
        charter = structs.replace(stored.charter, made=date.today().isoformat())  # the day here, for the score sheet
        self._state = restored(game, structs.replace(stored, charter=charter))
        self._follow([] if kept is None else [Started(kept.deal)])
        for seat, text in () if kept is None else kept.moves:
            self._follow(decision.played(self._state, seat, self._state.play.phase, text))

    def _context(self) -> Context:
        """All people at the keyboard are connected."""
        games = len(self._state.play.results) + 1
        chance = self._chance(f"game {games} deal")
        return Context(round(time.time() * 1000), chance, frozenset(self._state.people.by_number), drafts=self._drafts)

    def _follow(self, entries: Sequence[Entry]) -> None:
        """Go on from here, with all that follows by itself: a game starts, time runs out."""
        context, phase = self._context(), self._state.play.phase
        self._state = folded(self._state, (Line(entry, at=context.now) for entry in entries))
        _, self._state = automatic_entries(
            self._state, structs.replace(context, here=frozenset(self._state.people.by_number))
        )
        if self._state.play.phase != phase:
            self._drafts = {}

    def _chance(self, purpose: str) -> Chance:
        return Chance.fresh() if self._seed is None else Chance(f"{self._seed} {purpose}")

    @property
    def _sitting(self) -> Sitting:
        assert self._state.play.sitting is not None  # it starts at once
        return self._state.play.sitting

    @property
    def _own(self) -> frozenset[Seat]:
        return frozenset(range(self._sitting.seats)) - frozenset(self._bots)

    def scene(self) -> Display:
        state, sitting = self._state, self._sitting
        seat = self._facing()
        return Display(
            game=sitting.game,
            names=tuple(map(state.seats.name_of, range(sitting.seats))),
            own=self._own,
            seat=seat,
            view=sitting.view(seat),
            to_move=sitting.to_move,
            awaited=sitting.awaited,
            announcements=sitting.announcements(seat),
            outcome=state.outcome,
            ended=sitting.end[1] if sitting.end else None,
            bot_awaited=bool(sitting.awaited & frozenset(self._bots)) and state is not self._gives_way,
            remarks=levels.remarks(sitting.game, sitting.view(None), frozenset(self._bots)),
            clock=self._clock(),
            bots=frozenset(self._bots),
            together=state.sides == 1,
        )

    def _clock(self) -> Clock | None:
        now, here = round(time.time() * 1000), time.monotonic()
        left = clocks.time_left(self._state, now)
        soon = self._state.until_clock_runs(now)
        return None if left is None else Clock(here + left[0] / 1000, here + soon / 1000)

    @property
    def position(self) -> Any:
        """For analysis."""
        return self._sitting.position

    def listen(self, changed: Callable[[], None]) -> None:
        """Do nothing: the table changes only here."""

    def _facing(self) -> Seat | None:
        """Return the seat whose view is shown: the person to move, else the only person; None if bots play alone."""
        sitting = self._sitting
        for waiting in (sitting.awaited, sitting.to_move, self._own):
            if here := sorted(waiting & self._own):
                return here[0]
        return None

    def _request(self, request: requests.TableRequest, seat: Seat | None = None) -> None:
        person = None if seat is None else self._state.seats.shown[seat].person
        if seat is None and (facing := self._facing()) is not None:
            person = self._state.seats.shown[facing].person
        if person is None:
            raise Refusal("terminal-only-watching")
        self._follow(decision.decide(self._state, person, request, self._context()))

    def play(self, text: str) -> None:
        self._request(requests.Play(self._state.play.phase, text))

    def take_back(self) -> None:
        """At one keyboard take back the last move of any player; against bots the person's own."""
        moves = self._sitting.moves
        self._request(requests.TakeBack(), moves[-1][0] if moves and not self._bots else None)

    def answer(self, accept: bool) -> None:
        raise Refusal("terminal-no-request")

    def resign(self) -> None:
        """Give up; where there are not two sides, end the game with its score."""
        self._request(requests.Resign() if self._state.sides == 2 else requests.EndGame())

    def say(self, text: str) -> None:
        self._request(requests.Say(text))

    def again(self) -> None:
        state = self._state
        assert state.people.host is not None  # the first person who came
        entries = decision.decide(state, state.people.host, requests.Rematch(), self._context())
        to = next_seats(state.game, state.setup.options)
        self._bots = {to[seat]: bot for seat, bot in self._bots.items()}
        self._follow(entries)

    def order(self, line: str) -> str:
        raise Refusal("terminal-only-at-server")

    def warning(self, order: str) -> str:
        if order != "resign" or self._state.play.status != "playing" or not self._own:
            return ""
        sure, what = ("resign", "alone") if self._state.sides == 2 else ("end", "alone")
        said = (words.say(f"room-{sure}-sure"), words.say(f"room-{sure}-{what}"), words.say("terminal-confirm"))
        return " ".join(said)

    def draft(self, text: str) -> None:
        seat = self._facing()
        person = None if seat is None else self._state.seats.shown[seat].person
        if person is not None:
            self._drafts = {**self._drafts, person: text}

    def bot_moves(self) -> None:
        """Send a bot's move like a person's: if the position has changed meanwhile, the bot thinks again."""
        state, sitting = self._state, self._sitting
        waiting = state.awaited & frozenset(self._bots)
        if not waiting:
            return
        seat = min(waiting)
        chance = self._chance(f"game {len(state.play.results) + 1} move {len(sitting.moves)}")
        view = sitting.view(seat)
        move = self._bots[seat].choose(view, chance)
        if state.awaited & self._own and levels.pause(state.game, view, move):
            self._gives_way = state
            return
        try:
            self._follow(decision.played(self._state, seat, state.play.phase, state.game.write(move)))
        except Refusal:
            if self._state is state:
                raise
            # Else a person has taken a move back, or resigned, meanwhile.

    def saved_game(self) -> str:
        """Return the unfinished game for saving; only where all bots are of one kind."""
        if self._bots and self._against is None:
            raise Refusal("terminal-record-later")
        names = tuple(map(self._state.seats.name_of, range(self._sitting.seats)))
        sheet = record.write(self._sitting.record(names, date.today().isoformat()))
        return write_saved(self._against if self._bots else None, tuple(sorted(self._own)), sheet)

    def tick(self) -> None:
        self._follow(())

    def record(self) -> str:
        if self._state.outcome is None:
            raise Refusal("terminal-record-later")
        return score_sheet(self._state)
