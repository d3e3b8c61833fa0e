"""Lessons and puzzles on the full screen: the board stays in sight, and what is said of an answer stands below it."""

from __future__ import annotations

import io
from collections.abc import Callable
from datetime import date
from queue import SimpleQueue
from typing import Any

from textual import work
from textual.app import ComposeResult
from textual.widgets import Footer, Input, Static

from parlour import words
from parlour.boards.text import board_of
from parlour.game import Game, Refusal
from parlour.terminal.board_app import BoardApp, BoardPanel, Floor
from parlour.terminal.display import title
from parlour.terminal.school import SchoolTerminal, Stopped

Taught = Callable[[SchoolTerminal], bool]
"""What is taught: a lesson, or a puzzle."""


class SchoolApp(BoardApp):
    """A lesson or a puzzle, which runs in a thread of its own and waits there for each answer."""

    brief = 5

    def __init__(self, game: Game, sentence: Callable[[Refusal], str], taught: Taught) -> None:
        super().__init__(board_of(game))
        self.game, self.taught = game, taught
        self.answers: SimpleQueue[str | None] = SimpleQueue()
        self.school = _ScreenSchool(self, sentence)
        self.shown: Any = None
        self.waits = False
        """Whether any Enter goes on, for there is nothing to answer."""
        self.whole = False
        """Whether it was gone through to the end."""
        self.refused: Refusal | None = None
        self.over = False

    def compose(self) -> ComposeResult:
        with Floor(id="table"):
            yield BoardPanel(id="board", markup=False)
        yield Static(id="status", markup=False)
        yield Static(id="notice", markup=False)
        yield Input(id="line", compact=True, select_on_focus=False)
        yield Footer()

    async def on_mount(self) -> None:
        self.query_one("#board", BoardPanel).border_title = title(self.game)
        self.screen.set_focus(self.query_one("#board"))
        self.query_one("#status", Static).update(words.say("school-preparing"))
        self.teach()
        await self.get_ready()

    @work(thread=True)
    def teach(self) -> None:
        try:
            self.whole = self.taught(self.school)
        except Refusal as refused:
            self.refused = refused
        self.over = True
        self.call_from_thread(self.exit)

    def on_unmount(self) -> None:
        self.answers.put(None)

    @property
    def view(self) -> Any:
        return self.shown

    def on_changed(self) -> None:
        self.draw_board()

    def draw_board(self) -> None:
        if self.shown is not None:
            super().draw_board()

    # What the lesson says and hears

    def show(self, view: Any) -> None:
        self.shown, self.draft = view, ""
        self.cursor = self.points.first(view) if self.points else ""
        self.draw_board()

    def say(self, task: str, reply: str, remains: str = "") -> None:
        self.query_one("#status", Static).update(task)
        self.notice(reply, remains)

    def wait(self, *, waits: bool) -> None:
        """Wait for an answer, or only for the reader to go on."""
        self.waits = waits
        placeholder = words.say("school-enter" if waits else "school-orders")
        self.query_one("#line", Input).placeholder = placeholder
        if waits:
            self.screen.set_focus(self.query_one("#line"))
        elif not self.query_one("#line", Input).value:
            self.screen.set_focus(self.query_one("#board"))

    def follow(self, line: str) -> None:
        self.answers.put(line)

    def entered(self, line: str) -> None:
        if line or self.waits:
            self.waits = False
            self.answers.put(line)

    def action_help(self) -> None:
        self.follow("help")

    async def action_quit(self) -> None:
        self.exit()


class _ScreenSchool(SchoolTerminal):
    """Says on the screen what it says, and waits for what is typed there."""

    def __init__(self, app: SchoolApp, sentence: Callable[[Refusal], str]) -> None:
        super().__init__(app.game, io.StringIO(), io.StringIO(), sentence)
        self._app = app
        self._told: list[str] = []
        self._reply: list[str] = []
        self._asked = False
        """Whether an answer was given to this page: what is said from then on is a reply."""
        self._following: int | None = None

    def _page(self, heading: str) -> None:
        self._told, self._reply, self._asked = [], [], False
        self._say(heading)

    def _draw(self, view: Any) -> None:
        self._app.call_from_thread(self._app.show, view)

    def _say(self, *texts: str) -> None:
        (self._reply if self._asked else self._told).extend(text for text in texts if text)
        self._app.call_from_thread(self._app.say, "\n".join(self._told), "\n".join(self._reply))

    def lesson(self, *, tactics: bool = False) -> bool:
        whole = super().lesson(tactics=tactics)
        return whole and self._read()

    def puzzle(self, number: int | None, today: date) -> bool:
        """Pose this puzzle, then harder ones until the player has enough; return whether the first was solved."""
        self._say_next(None)
        first = super().puzzle(number, today)
        while self._read() and (harder := self._following) is not None:
            self._say_next(None)
            super().puzzle(harder, today)
        return first

    def _say_next(self, number: int | None) -> None:
        self._following = number

    def _read(self) -> bool:
        """Wait until what stands there was read; False when the player leaves instead."""
        try:
            self._pause()
        except Stopped:
            return False
        return True

    def _say_how(self) -> None:
        """The line to type in says what can be typed, and `help` the rest: the board needs the room."""

    def _pause(self) -> None:
        self._app.call_from_thread(self._app.wait, waits=True)
        self._next()

    def _line(self) -> str:
        self._app.call_from_thread(self._app.wait, waits=False)
        line = self._next()
        self._reply, self._asked = [], True
        return line

    def _next(self) -> str:
        line = self._app.answers.get()
        if line is None or self._is(line, "quit"):
            raise Stopped
        return line
