"""The terminal table line by line, for pipes and screen readers."""

from __future__ import annotations

import queue
import threading
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import TextIO

from parlour import words
from parlour.boards.text import board_of, drawn
from parlour.game import Refusal
from parlour.solvers.review import can_review
from parlour.terminal import advice
from parlour.terminal.display import Display, announced, company, sayings, seated, status, time_left, title
from parlour.terminal.orders import Order, Typing, read_order
from parlour.terminal.tables import TerminalTable


@dataclass(frozen=True, slots=True)
class _Typed:
    line: str
    """Empty at the end of the input, else with its line end."""


class _Changed:
    """The table has changed."""


def _needs_no_turn(typed: _Typed) -> bool:
    """Return whether this line is a command or the end of the input, which need no turn."""
    line = typed.line.strip()
    return not typed.line or line.startswith("/") or read_order(line) is not None


class PlainTable:
    """Reads moves and commands from one stream and writes the game to another."""

    def __init__(
        self,
        table: TerminalTable,
        lines: TextIO,
        out: TextIO,
        sentence: Callable[[Refusal], str],
        *,
        explains: bool = False,
    ) -> None:
        self._table, self._lines, self._out, self._sentence = table, lines, out, sentence
        self._explains = explains
        self._board = board_of(table.scene().game)
        self._typing = Typing(table, self._board)
        self._inbox: queue.SimpleQueue[_Typed | _Changed] = queue.SimpleQueue()
        self._kept: deque[_Typed] = deque()
        self._heard = 0
        self._said: list[str] = []
        self._shown: tuple[object, str, object] | None = None

    def changed(self) -> None:
        """Note that the table has changed; may be called from any thread."""
        self._inbox.put(_Changed())

    def run(self) -> None:
        """Play until the game is over and the input is used up, or until a player quits."""
        self._say(title(self._table.scene().game))
        self._table.listen(self.changed)
        threading.Thread(target=self._read, daemon=True).start()
        while True:
            while (scene := self._table.scene()).bot_awaited:
                self._table.bot_moves()
                self._write_moves()
            self._show(scene)
            typed = self._next_line(scene)
            if typed is None:
                continue
            if not typed.line or self._carry_out(scene, typed.line.strip()):
                break
        self._say(words.say("terminal-goodbye"))

    def _read(self) -> None:
        for line in self._lines:
            self._inbox.put(_Typed(line))
        self._inbox.put(_Typed(""))

    def _next_line(self, scene: Display) -> _Typed | None:
        """Return the next line typed; None when the table changed first. From a pipe, moves wait for their turn."""
        ready = scene.may_move or scene.outcome is not None or scene.must_answer or self._lines.isatty()
        if self._kept and (ready or _needs_no_turn(self._kept[0])):
            return self._kept.popleft()
        try:
            event = self._inbox.get(timeout=max(0.0, scene.clock.due - time.monotonic()) + 0.1 if scene.clock else None)
        except queue.Empty:
            self._table.tick()
            return None
        if isinstance(event, _Typed):
            self._kept.append(event)
        return None

    def _carry_out(self, scene: Display, line: str) -> bool:
        """Carry out a line; return whether it ends the session."""
        if not line:
            return False
        order = read_order(line)
        if order and order[0] is Order.QUIT:
            return True
        stays = line.startswith("/") or (order is not None and order[0] is not Order.MOVES)
        if scene.outcome is not None and not stays:
            return True
        try:
            answer = self._typing.carry_out(line)
        except Refusal as refusal:
            self._say(self._sentence(refusal))
            return False
        if answer:
            self._say(answer)
        return False

    def _write_moves(self) -> None:
        """Write the moves since the last time."""
        scene = self._table.scene()
        # Fewer than before: something was taken back, or another game has begun.
        self._heard = min(self._heard, len(scene.announcements))
        for told in scene.announcements[self._heard :]:
            self._say(announced(scene, told))
        self._heard = len(scene.announcements)
        said = sayings(scene)
        # Of old talk only the last is kept: what we know is wherever the two lists meet.
        known = next(
            count for count in range(len(said), -1, -1) if said[:count] == self._said[len(self._said) - count :]
        )
        for line in said[known:]:
            self._say(line)
        self._said = said

    def _show(self, scene: Display) -> None:
        self._write_moves()
        says = status(scene)
        here = (scene.names, scene.notes)
        if self._shown == (scene.view, says, here):
            return
        # Who sits where, or is away, may be all that has changed.
        only_seats = self._shown is not None and self._shown[:2] == (scene.view, says)
        self._shown = (scene.view, says, here)
        self._say("")
        lines = seated(scene) if scene.view is None or only_seats else self._drawn(scene)
        self._say("\n".join(line.rstrip() for line in lines))
        self._say("")
        self._say(" ".join(part for part in (says, time_left(scene)) if part))
        if self._explains and (told := advice.explained(scene)):
            self._say(told)
        if scene.outcome is not None:
            if can_review(scene.game):
                self._say(words.say("terminal-offer-analysis"))
            self._say(words.say("terminal-offer"))

    def _drawn(self, scene: Display) -> list[str]:
        return drawn(self._board, scene.view, company=company(scene)).plain.splitlines()

    def _say(self, text: str) -> None:
        print(text, file=self._out, flush=True)
