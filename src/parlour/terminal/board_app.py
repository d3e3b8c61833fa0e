"""What full screens of the terminal share: a board to walk on by keys, a line to type in, and a page to read."""

from __future__ import annotations

import os
from typing import Any, ClassVar

from textual import events
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.message import Message
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from parlour import words
from parlour.boards.text import Company, TextBoard, drawn, fits, keys, pointed

SIDE = 28
"""Columns of the move list, beside a board that takes the room there is."""
ARROWS = ("up", "down", "left", "right")


REST = 0.5
"""Seconds without a key after which a half-typed line is kept at the table."""
NARROW = 100
"""On a screen with fewer columns a board that takes the room there is takes all of it."""
BESIDE = 72
"""On a screen with fewer columns the move list does not stand beside a board of one size either."""
THEME = "PARLOUR_THEME"
"""The variable of the environment that may say `light`; F2 goes from dark to light and back."""
THEMES = {"dark": "textual-dark", "light": "textual-light"}


class BoardPanel(Static, can_focus=True):
    """The board; while it has the focus, keys walk on it."""

    DEFAULT_CSS = """
    BoardPanel { width: auto; min-width: 30; max-width: 100%; height: auto; padding: 1 2; }
    BoardPanel { border: round $foreground 40%; }
    BoardPanel:focus { border: heavy $accent; }
    """


class Changed(Message):
    """The table has changed, or the size of the screen."""


class Floor(Horizontal):
    """The container of the board and the move list."""

    DEFAULT_CSS = """
    Floor { height: 1fr; overflow-y: auto; }
    Floor.fitted BoardPanel { padding: 0 1; }
    Floor.narrow #side { display: none; }
    """

    def on_resize(self) -> None:
        self.post_message(Changed())

    def room(self, board: TextBoard) -> tuple[int, int] | None:
        """Columns and lines for this board; None where it has one size only."""
        narrow = self.app.size.width < (NARROW if fits(board) else BESIDE)
        self.set_class(fits(board), "fitted").set_class(narrow, "narrow")
        if not fits(board):
            return None
        return max(1, self.size.width - 4 - (0 if narrow else SIDE)), max(1, self.size.height - 2)


class Page(ModalScreen[None]):
    """A page of text in front of the table; any key but those that scroll closes it."""

    CSS = """
    Page { align: center middle; }
    Page VerticalScroll { width: 78; max-width: 100%; height: auto; max-height: 100%; padding: 0 2; }
    Page VerticalScroll { border: heavy $accent; }
    """
    AUTO_FOCUS = "*"
    STAYING = ("up", "down", "pageup", "pagedown", "home", "end", "ctrl+q")

    def __init__(self, text: str) -> None:
        super().__init__()
        self.text = text

    def compose(self) -> ComposeResult:
        with VerticalScroll() as page:
            page.border_subtitle = words.say("terminal-page")
            yield Static(self.text, id="page", markup=False)


class BoardApp(App[None]):
    """A board that keys walk on, and a line below it; what is typed or picked is a line to follow."""

    CSS = """
    #side { width: 1fr; min-width: 24; padding: 0 1; }
    #seats { height: auto; padding-bottom: 1; }
    #moves { height: 1fr; border-top: solid $foreground 40%; }
    #line { height: 1; padding: 0 1; }
    #status { height: auto; padding: 0 1; text-style: bold; }
    #notice { height: auto; display: none; padding: 0 1; color: $text-muted; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("tab", "other_side", words.say("terminal-key-tab"), priority=True),
        Binding("f1", "help", words.say("terminal-key-help")),
        Binding("f2", "other_theme", words.say("terminal-key-theme"), show=False),
        Binding("ctrl+q", "quit", words.say("terminal-key-quit"), priority=True),
    ]
    ENABLE_COMMAND_PALETTE = False
    brief = 3
    """Lines of a notice; what is longer has a page."""
    AUTO_FOCUS = ""  # it would come late, and take from the line what was typed meanwhile

    def __init__(self, board: TextBoard) -> None:
        super().__init__()
        self.theme = THEMES.get(os.environ.get(THEME, ""), THEMES["dark"])
        self.board = board
        self.points = pointed(board)
        self.cursor, self.draft = "", ""
        self.ready = False
        self.early: list[events.Key] = []
        """The keys that were typed before the input line was ready."""

    # What the table or the lesson does

    @property
    def view(self) -> Any:
        """What is on the board; None while there is nothing."""
        raise NotImplementedError

    @property
    def company(self) -> Company | None:
        """Who sits around the board, where people do."""
        return None

    def follow(self, line: str) -> None:
        """Carry out what was typed or picked, and show the result."""
        raise NotImplementedError

    def drafted(self) -> None:
        """A part of a move was picked."""

    # What is shown

    def draw_board(self) -> None:
        room = self.query_one(Floor).room(self.board)
        self.query_one("#board", BoardPanel).update(
            drawn(self.board, self.view, self.cursor, self.draft, room, self.company)
        )

    def notice(self, text: str, remains: str = "") -> None:
        """Say something below the board, or on a page of its own where it would take the board's room.

        When the page is closed, what `remains` of it stands below the board.
        """
        lines = sum(1 + len(line) // self.size.width for line in text.splitlines())
        says = text if lines <= self.brief else remains
        below = self.query_one("#notice", Static)
        below.update(says)
        below.display = bool(says)
        if lines > self.brief:
            self.push_screen(Page(text))

    # What is typed and picked

    async def get_ready(self) -> None:
        """From now on keys have somewhere to go; those that came before go there first."""
        self.ready = True
        for key in self.early:
            await self.on_event(key)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        line = event.value.strip()
        event.input.clear()
        self.entered(line)

    def entered(self, line: str) -> None:
        """Follow the line that was typed. (Textual would call an `on_input_submitted` of every class.)"""
        if line:
            self.follow(line)

    async def on_event(self, event: events.Event) -> None:
        """Move typing to the line at once, before the next key is handled, so that keys stay in order.

        For the same reason a page is closed here, by one key alone. An Enter that was typed before the screen was ready
        has become a line feed.
        """
        if isinstance(event, events.Key) and not event.is_forwarded:
            if not self.ready:
                self.early.append(event)
                return
            if isinstance(self.screen, Page) and event.key not in Page.STAYING:
                await self.pop_screen()
                return
            if event.key == "ctrl+j":
                event = events.Key("enter", "\r")
            elif isinstance(self.focused, BoardPanel) and event.is_printable and event.key not in self._board_keys():
                typing = self.query_one("#line", Input)
                typing.insert_text_at_cursor(event.character or "")
                self.screen.set_focus(typing)
                return
        await super().on_event(event)

    def _board_keys(self) -> tuple[str, ...]:
        """Return the keys that move the cursor and pick, while the board has places."""
        return (*ARROWS, "enter", "space", *keys(self.board)) if self.cursor and self.points else ()

    def on_key(self, event: events.Key) -> None:
        """Handle a key that the input line did not take."""
        typing = self.query_one("#line", Input)
        if event.key == "escape":
            self.draft = ""
            typing.clear()
            self.query_one("#board").focus()
            self.draw_board()
        elif self.focused is typing or event.key not in self._board_keys():
            return
        elif event.key in ("enter", "space"):
            self._pick()
        else:
            assert self.points is not None
            self.cursor = self.points.step(self.view, self.cursor, event.key)
            if not self.draft:
                self.notice("")
            self.draw_board()
        event.stop()

    def _pick(self) -> None:
        assert self.points is not None
        picked = self.points.pick(self.view, self.cursor, self.draft)
        if picked.whole:
            self.draft = ""
            self.follow(picked.text)
        else:
            self.draft = picked.text
            self.drafted()
            self.notice(words.say("terminal-draft", {"draft": self.draft}) if self.draft else "")
            self.draw_board()

    def action_other_side(self) -> None:
        other = "#board" if self.focused is self.query_one("#line") else "#line"
        self.query_one(other).focus()

    def action_other_theme(self) -> None:
        self.theme = THEMES["dark" if self.theme == THEMES["light"] else "light"]
