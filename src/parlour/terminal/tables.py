"""A table as the terminal sees it, and the one in this very process: people at one keyboard, bots on other seats."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from datetime import date
from typing import Any, Protocol

from parlour import record
from parlour.chance import Chance
from parlour.game import AnyGame, BadOption, Refusal, Seat, check_not_reserved, deadline_of, seats
from parlour.players import Player, is_open, levels
from parlour.sitting import Sitting, begin
from parlour.terminal.scene import Clock, Scene


class Table(Protocol):
    """What a terminal can ask of a table. Every one of these may raise a Refusal; then nothing has changed."""

    def scene(self) -> Scene:
        """What there is to show now."""

    def listen(self, changed: Callable[[], None]) -> None:
        """From now on call this, from another thread, whenever something happened elsewhere."""

    def play(self, text: str) -> None:
        """Make a move, as it is written."""

    def take_back(self) -> None:
        """Take the own last move back, or ask the others for it."""

    def answer(self, accept: bool) -> None:
        """Answer somebody who asks to take a move back."""

    def resign(self) -> None: ...

    def say(self, text: str) -> None:
        """Say something to the others, where they may talk."""

    def again(self) -> None:
        """Another game with sides swapped, once this one is over."""

    def bot_moves(self) -> None:
        """Let one bot of this process move, if one is awaited. It may take its time."""

    def tick(self) -> None:
        """If a deadline of this process has passed, make the move of whoever is late."""

    def record(self) -> str:
        """The score sheet, once the game is over."""


class LocalTable:
    """A game in this process. Seats without a bot belong to the people at the keyboard."""

    def __init__(
        self,
        game: AnyGame,
        options: object,
        names: tuple[str, ...],
        bots: Mapping[Seat, Player],
        seed: str | None = None,
    ) -> None:
        own = frozenset(range(seats(game, options))) - frozenset(bots)
        if len(own) > 1 and not is_open(game):
            raise BadOption("terminal-hidden-needs-bots", game=game.NAME)
        self._names, self._bots, self._own, self._seed = names, bots, own, seed
        self._games = 1
        self._gives_way: Sitting | None = None
        """Where a bot leaves it to the people at the keyboard to be first."""
        self._clock: tuple[int, Clock] | None = None
        self._lay(begin(game, options, game.deal(options, self._chance("deal"))))

    def _lay(self, sitting: Sitting) -> None:
        """Go on with this sitting; a new deadline winds the clock."""
        self._sitting = sitting
        deadline = None if sitting.end else deadline_of(sitting.game, sitting.position)
        if deadline is None:
            self._clock = None
        elif self._clock is None or self._clock[0] != deadline.key:
            due = time.monotonic() + deadline.pause + deadline.seconds
            self._clock = (deadline.key, Clock(due, deadline.seconds))

    def _chance(self, purpose: str) -> Chance:
        return Chance.fresh() if self._seed is None else Chance(f"{self._seed} game {self._games} {purpose}")

    def scene(self) -> Scene:
        sitting = self._sitting
        seat = self._facing()
        return Scene(
            game=sitting.game,
            names=self._names,
            own=self._own,
            seat=seat,
            view=sitting.view(seat),
            to_move=sitting.to_move,
            awaited=sitting.awaited,
            told=sitting.told(seat),
            outcome=sitting.outcome,
            ended=sitting.end[1] if sitting.end else None,
            bot_awaited=bool(sitting.awaited & frozenset(self._bots)) and sitting is not self._gives_way,
            remarks=levels.remarks(sitting.game, sitting.view(None), frozenset(self._bots)),
            clock=self._clock[1] if self._clock else None,
        )

    @property
    def position(self) -> Any:
        """For analysis."""
        return self._sitting.position

    def listen(self, changed: Callable[[], None]) -> None:
        """Nothing happens elsewhere."""

    def _facing(self) -> Seat | None:
        """Whose view the screen shows: the person to move, else the only person; nobody's when bots play alone."""
        for waiting in (self._sitting.awaited, self._sitting.to_move, self._own):
            if here := sorted(waiting & self._own):
                return here[0]
        return None

    def _person(self) -> Seat:
        seat = self._facing()
        if seat is None:
            raise Refusal("terminal-only-watching")
        return seat

    def play(self, text: str) -> None:
        move = self._sitting.game.read(text)
        check_not_reserved(self._sitting.game, self._sitting.position, move)
        self._lay(self._sitting.play(self._person(), move))

    def take_back(self) -> None:
        sitting = self._sitting
        alone = len(self._own) == 1
        self._lay(sitting.taken_back(sitting.last_own_ply(self._person()) if alone else len(sitting.moves) - 1))

    def answer(self, accept: bool) -> None:
        raise Refusal("terminal-nobody-asks")

    def resign(self) -> None:
        self._lay(self._sitting.ended(self._person(), "resigned"))

    def say(self, text: str) -> None:
        raise Refusal("no-talk")

    def again(self) -> None:
        game, options = self._sitting.game, self._sitting.options
        if self._sitting.outcome is None:
            raise Refusal("terminal-again-later")
        # Everybody moves on by one side.
        count, step = len(self._names), len(game.sides(options)[0])
        moved = {seat: (seat + step) % count for seat in range(count)}
        self._names = tuple(self._names[(seat - step) % count] for seat in range(count))
        self._bots = {moved[seat]: bot for seat, bot in self._bots.items()}
        self._own = frozenset(moved[seat] for seat in self._own)
        self._games += 1
        self._lay(begin(game, options, game.deal(options, self._chance("deal"))))

    def bot_moves(self) -> None:
        sitting = self._sitting
        waiting = sitting.awaited & frozenset(self._bots)
        if not waiting:
            return
        seat = min(waiting)
        chance = self._chance(f"move {len(sitting.moves)}")
        view = sitting.view(seat)
        move = self._bots[seat].choose(view, chance)
        if sitting.awaited & self._own and levels.pause(sitting.game, view, move):
            self._gives_way = sitting
            return
        # A person may have taken a move back, or resigned, while the bot was thinking.
        if self._sitting is sitting:
            self._lay(sitting.play(seat, move))

    def tick(self) -> None:
        while self._clock is not None and time.monotonic() >= self._clock[1].due:
            sitting = self._sitting
            deadline = deadline_of(sitting.game, sitting.position)
            assert deadline is not None  # for the clock is wound by one
            self._lay(sitting.play(min(sitting.awaited), deadline.move))

    def record(self) -> str:
        if self._sitting.outcome is None:
            raise Refusal("terminal-record-later")
        return record.write(self._sitting.record(self._names, date.today().isoformat()))
