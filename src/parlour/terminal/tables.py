"""A table as the terminal sees it, and the one in this very process: people at one keyboard, bots on other seats."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from datetime import date
from typing import Any, Protocol

from parlour.chance import Chance
from parlour.game import AnyGame, BadOption, Refusal, Seat, is_open, seats
from parlour.players import Player, levels
from parlour.tables import acts, clocks, creating
from parlour.tables.entries import Chair, Entry, Line, Sat, Stored
from parlour.tables.state import TableState, folded, restored, score_sheet
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
        if seats(game, options) - len(bots) > 1 and not is_open(game):
            raise BadOption("terminal-hidden-needs-bots", game=game.NAME)
        self._game, self._bots, self._seed = game, bots, seed
        self._games = 1
        self._gives_way: TableState | None = None
        """Where a bot leaves it to the people at the keyboard to be first."""
        chairs = tuple(Chair("bot", None, name) if seat in bots else Chair("me") for seat, name in enumerate(names))
        people = tuple(Line(Sat(seat, name)) for seat, name in enumerate(names) if seat not in bots)
        self._begin(Stored(creating.dealt(game, options, chairs, False, self._making()), people))

    def _making(self) -> creating.Making:
        return creating.Making(f"game {self._games}", date.today().isoformat(), self._chance("deal"))

    def _begin(self, stored: Stored) -> None:
        self._follow(restored(self._game, stored), ())

    def _follow(self, state: TableState, entries: Sequence[Entry]) -> None:
        """Go on from here; a new deadline starts the clock."""
        after = folded(state, map(Line, entries))
        self._state = folded(after, clocks.clock_to_start(after, time.time()))

    def _chance(self, purpose: str) -> Chance:
        return Chance.fresh() if self._seed is None else Chance(f"{self._seed} game {self._games} {purpose}")

    @property
    def _own(self) -> frozenset[Seat]:
        return frozenset(range(self._state.sitting.seats)) - frozenset(self._bots)

    def scene(self) -> Scene:
        state, sitting = self._state, self._state.sitting
        seat = self._facing()
        return Scene(
            game=sitting.game,
            names=tuple(map(state.name_of, range(sitting.seats))),
            own=self._own,
            seat=seat,
            view=sitting.view(seat),
            to_move=sitting.to_move,
            awaited=sitting.awaited,
            told=sitting.told(seat),
            outcome=sitting.outcome,
            ended=sitting.end[1] if sitting.end else None,
            bot_awaited=bool(sitting.awaited & frozenset(self._bots)) and state is not self._gives_way,
            remarks=levels.remarks(sitting.game, sitting.view(None), frozenset(self._bots)),
            clock=self._clock(),
        )

    def _clock(self) -> Clock | None:
        left = clocks.time_left(self._state, time.time())
        return None if left is None else Clock(time.monotonic() + left[0] / 1000, left[1] / 1000)

    @property
    def position(self) -> Any:
        """For analysis."""
        return self._state.sitting.position

    def listen(self, changed: Callable[[], None]) -> None:
        """Nothing happens elsewhere."""

    def _facing(self) -> Seat | None:
        """Whose view the screen shows: the person to move, else the only person; nobody's when bots play alone."""
        sitting = self._state.sitting
        for waiting in (sitting.awaited, sitting.to_move, self._own):
            if here := sorted(waiting & self._own):
                return here[0]
        return None

    def _act(self, act: acts.Act, seat: Seat | None = None) -> None:
        if seat is None:
            seat = self._facing()
        if seat is None:
            raise Refusal("terminal-only-watching")
        self._follow(self._state, acts.decide(self._state, seat, act))

    def play(self, text: str) -> None:
        self._act(acts.Play(self._state.phase, text))

    def take_back(self) -> None:
        """At one keyboard the last move is taken back, whoever made it; against bots the person's own."""
        moves = self._state.sitting.moves
        self._act(acts.TakeBack(), moves[-1][0] if moves and not self._bots else None)

    def answer(self, accept: bool) -> None:
        raise Refusal("terminal-nobody-asks")

    def resign(self) -> None:
        self._act(acts.Resign())

    def say(self, text: str) -> None:
        self._act(acts.Say(text))

    def again(self) -> None:
        state = self._state
        if state.sitting.outcome is None:
            raise Refusal("terminal-again-later")
        self._games += 1
        to = creating.next_seats(state.game, state.sitting.options)
        self._bots = {to[seat]: bot for seat, bot in self._bots.items()}
        self._begin(creating.rematch(state, self._making()))

    def bot_moves(self) -> None:
        """A bot answers like anybody: what it thought about may have passed, and then it thinks again."""
        state = self._state
        waiting = state.sitting.awaited & frozenset(self._bots)
        if not waiting:
            return
        seat = min(waiting)
        chance = self._chance(f"move {len(state.sitting.moves)}")
        view = state.sitting.view(seat)
        move = self._bots[seat].choose(view, chance)
        if state.sitting.awaited & self._own and levels.pause(state.game, view, move):
            self._gives_way = state
            return
        try:
            self._act(acts.Play(state.phase, state.game.write(move)), seat)
        except Refusal:
            if self._state is state:
                raise
            # Else a person has taken a move back, or resigned, meanwhile.

    def tick(self) -> None:
        while late := clocks.moves_for_late(self._state, time.time()):
            self._follow(self._state, [line.entry for line in late])

    def record(self) -> str:
        if self._state.sitting.outcome is None:
            raise Refusal("terminal-record-later")
        return score_sheet(self._state)
