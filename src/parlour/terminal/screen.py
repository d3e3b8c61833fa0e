"""The terminal table as a full screen (Textual): a board to walk on by keys, a move list, and a line to type in."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import ClassVar

from textual import events, work
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.message import Message
from textual.screen import ModalScreen
from textual.widgets import Footer, Input, Static

from parlour import words
from parlour.boards.text import TextBoard, board_of, drawn, fits, keeps, keys, pointed
from parlour.game import Refusal
from parlour.solvers.review import can_review
from parlour.terminal import advice
from parlour.terminal.automatic_save import may_save, save_by_itself
from parlour.terminal.display import Display, announced, company, sayings, seated, status, time_left, title
from parlour.terminal.orders import Order, Typing, read_order
from parlour.terminal.replay import Replay
from parlour.terminal.tables import TerminalTable

SIDE = 28
"""Columns of the move list, beside a board that takes the room there is."""
ARROWS = ("up", "down", "left", "right")


REST = 0.5
"""Seconds without a key after which a half-typed line is kept at the table."""
BRIEF = 3
"""Lines of a notice; what is longer has a page."""
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


class TerminalApp(App[None]):
    """One table on the whole screen."""

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
        Binding("ctrl+z", "order('back')", words.say("terminal-key-back"), priority=True),
        Binding("ctrl+s", "order('save')", words.say("terminal-key-save")),
        Binding("ctrl+q", "quit", words.say("terminal-key-quit"), priority=True),
    ]
    ENABLE_COMMAND_PALETTE = False
    AUTO_FOCUS = ""  # it would come late, and take from the line what was typed meanwhile

    def __init__(self, table: TerminalTable, sentence: Callable[[Refusal], str], *, explains: bool = False) -> None:
        super().__init__()
        self.explains = explains
        self.theme = THEMES.get(os.environ.get(THEME, ""), THEMES["dark"])
        self.table, self.sentence = table, sentence
        self.board = board_of(table.scene().game)
        self.typing = Typing(table, self.board)
        self.points = pointed(self.board)
        self.cursor, self.draft, self.half_typed = "", "", ""
        self.seen: tuple[object, int] | None = None
        self.thinking = False
        self.leaving = False
        """Whether a person was told what becomes of the game, and may leave now."""
        self.ready = False
        self.early: list[events.Key] = []
        """The keys that were typed before the input line was ready."""
        self.judging = False
        """Whether the notice is about the position and disappears with it."""

    def compose(self) -> ComposeResult:
        with Floor(id="table"):
            yield BoardPanel(id="board", markup=False)
            with Vertical(id="side"):
                yield Static(id="seats", markup=False)
                with VerticalScroll(id="moves", can_focus=False):
                    yield Static(id="list", markup=False)
        yield Static(id="status", markup=False)
        yield Static(id="notice", markup=False)
        yield Input(placeholder=words.say("terminal-placeholder"), id="line", compact=True, select_on_focus=False)
        yield Footer()

    async def on_mount(self) -> None:
        self.title = title(self.table.scene().game)
        self.query_one("#board", BoardPanel).border_title = self.title
        self.screen.set_focus(self.query_one("#board"))
        self.table.listen(self._something_changed)
        self.set_interval(1, self.look_at_clock)
        self.refresh_table()
        self.query_one("#line", Input).value = self.table.scene().draft
        self.ready = True
        for key in self.early:
            await self.on_event(key)

    # What is shown

    def _something_changed(self) -> None:
        """Called from another thread, which may post messages but touch nothing else."""
        self.post_message(Changed())

    def on_changed(self) -> None:
        self.refresh_table()

    def refresh_table(self) -> None:
        scene = self.table.scene()
        before, self.seen = self.seen, (scene.view, len(scene.announcements))
        if before != self.seen and self.judging:
            self.judging = False
            self.notice("")
        if before != self.seen and self.explains and (told := advice.explained(scene)):
            self.notice(told)
            self.judging = True
        if before != self.seen and not (before and _keeps(self.board, before[0], scene.view)):
            self.draft = ""
            self.cursor = self.points.first(scene.view) if self.points and scene.may_move else ""
        if scene.outcome is not None:
            self.draft = self.cursor = ""
        self._draw(scene)
        self.query_one("#seats", Static).update("\n".join(seated(scene)))
        lines = [f"{number}. {announced(scene, told)}" for number, told in enumerate(scene.announcements, 1)]
        self.query_one("#list", Static).update("\n".join(lines))
        self.query_one("#moves").scroll_end(animate=False)
        self._say_status(scene)
        if scene.bot_awaited and not self.thinking:
            self.thinking = True
            self.let_bots_move()

    def _say_status(self, scene: Display) -> None:
        says = " ".join(part for part in (status(scene), time_left(scene)) if part)
        if scene.announcements and self.query_one(Floor).has_class("narrow"):
            says = f"{announced(scene, scene.announcements[-1])} {says}"
        if scene.said:
            says = f"{sayings(scene)[-1]}\n{says}"
        if scene.outcome is not None:
            says = f"{says}\n{words.say('terminal-offer-keys')}"
            if can_review(scene.game):
                says = f"{says} {words.say('terminal-offer-analysis')}"
        self.query_one("#status", Static).update(says)
        placeholder = "terminal-placeholder" if scene.outcome is None else "terminal-placeholder-over"
        self.query_one("#line", Input).placeholder = advice.first_words(scene) or words.say(placeholder)

    def look_at_clock(self) -> None:
        """Once a second, where there is a deadline."""
        before = self.table.scene()
        if before.clock is not None:
            self.table.tick()
            scene = self.table.scene()
            if scene.view == before.view:
                self._say_status(scene)
            else:
                self.refresh_table()

    def _draw(self, scene: Display) -> None:
        room = self.query_one(Floor).room(self.board)
        panel = self.query_one("#board", BoardPanel)
        if scene.view is None:
            panel.update("\n".join(seated(scene)))
        else:
            panel.update(drawn(self.board, scene.view, self.cursor, self.draft, room, company(scene)))

    def notice(self, text: str, remains: str = "") -> None:
        """Say something below the board, or on a page of its own where it would take the board's room.

        When the page is closed, what `remains` of it stands below the board.
        """
        lines = sum(1 + len(line) // self.size.width for line in text.splitlines())
        says = text if lines <= BRIEF else remains
        below = self.query_one("#notice", Static)
        below.update(says)
        below.display = bool(says)
        if lines > BRIEF:
            self.push_screen(Page(text))

    @work(thread=True)
    def let_bots_move(self) -> None:
        """Let bots think in a thread, one at a time."""
        self.table.bot_moves()
        self.call_from_thread(self._thought)

    def _thought(self) -> None:
        self.thinking = False
        self.refresh_table()

    # What is done

    def follow(self, line: str) -> None:
        """Carry out what was typed or picked, and show the result."""
        order = read_order(line)
        if order and order[0] is Order.QUIT:
            self.leave()
            return
        self.leaving = False
        try:
            answer = self.typing.carry_out(line)
            if order and order[0] is Order.HELP:
                answer = f"{answer}\n{words.say('terminal-help-keys')}"
            self.judging = order is not None and order[0] in (Order.ANALYSE, Order.REVIEW)
            judges = self.judging and self.table.scene().outcome is None
            # After the page is closed the board is in sight, with the winning moves.
            self.notice(answer, remains="\n".join(answer.splitlines()[:2]) if judges else "")
        except Refusal as refusal:
            self.notice(self.sentence(refusal))
        self.refresh_table()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        line = event.value.strip()
        event.input.clear()
        if line:
            self.follow(line)

    def on_input_changed(self, event: Input.Changed) -> None:
        """What is typed halfway is kept at the table, in secret, once the fingers rest for a moment."""
        line = event.value.strip()
        if line.startswith("/") or read_order(line) is not None:
            return
        self.half_typed = line

        def keep() -> None:
            if self.half_typed == line:
                self.table.draft(line or self.draft)

        self.set_timer(REST, keep)

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
        typing, scene = self.query_one("#line", Input), self.table.scene()
        if event.key == "escape":
            self.draft = ""
            typing.clear()
            self.query_one("#board").focus()
            self._draw(scene)
        elif self.focused is typing or event.key not in self._board_keys():
            return
        elif event.key in ("enter", "space"):
            self._pick(scene)
        else:
            assert self.points is not None
            self.cursor = self.points.step(scene.view, self.cursor, event.key)
            if not self.draft:
                self.notice("")
            self._draw(scene)
        event.stop()

    def _pick(self, scene: Display) -> None:
        assert self.points is not None
        picked = self.points.pick(scene.view, self.cursor, self.draft)
        if picked.whole:
            self.draft = ""
            self.follow(picked.text)
        else:
            self.draft = picked.text
            self.table.draft(self.draft)
            self.notice(words.say("terminal-draft", {"draft": self.draft}) if self.draft else "")
            self._draw(scene)

    def action_other_side(self) -> None:
        other = "#board" if self.focused is self.query_one("#line") else "#line"
        self.query_one(other).focus()

    def action_other_theme(self) -> None:
        self.theme = THEMES["dark" if self.theme == THEMES["light"] else "light"]

    async def action_quit(self) -> None:
        self.leave()

    def leave(self) -> None:
        """Leave; an unfinished game is saved, which is said first."""
        if not may_save(self.table):
            self.exit()
        elif not self.leaving:
            self.leaving = True
            self.notice(words.say("terminal-leave"))
        else:
            self.exit(message=save_by_itself(self.table))

    def action_help(self) -> None:
        self.follow(Order.HELP.value)

    def action_order(self, order: str) -> None:
        self.follow(order)


def _keeps(board: TextBoard, before: object, now: object) -> bool:
    return before is not None and now is not None and keeps(board, before, now)


class ReplayApp(App[None]):
    """A record to step through by keys."""

    CSS = TerminalApp.CSS
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right,down,space,enter", "turn(1)", words.say("replay-key-on")),
        Binding("left,up,backspace", "turn(-1)", words.say("replay-key-back")),
        Binding("home", "open(0)", words.say("replay-key-start")),
        Binding("end", "open(-1)", words.say("replay-key-end")),
        Binding("q,escape,ctrl+q", "quit", words.say("terminal-key-quit")),
    ]
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, replay: Replay) -> None:
        super().__init__()
        self.theme = THEMES.get(os.environ.get(THEME, ""), THEMES["dark"])
        self.replay, self.ply = replay, 0

    def compose(self) -> ComposeResult:
        with Floor(id="table"):
            yield BoardPanel(id="board", markup=False)
            with Vertical(id="side"):
                yield Static("\n".join(self.replay.names), id="seats", markup=False)
                with VerticalScroll(id="moves", can_focus=False):
                    yield Static(id="list", markup=False)
        yield Static(id="status", markup=False)
        yield Footer()

    def on_mount(self) -> None:
        self.query_one("#board", BoardPanel).border_title = self.replay.title
        self.action_open(0)

    def on_changed(self) -> None:
        self.action_open(self.ply)

    def action_turn(self, pages: int) -> None:
        self.action_open(max(0, min(len(self.replay), self.ply + pages)))

    def action_open(self, ply: int) -> None:
        """Show the position after this many moves; -1 is the last one."""
        self.ply = ply % (len(self.replay) + 1)
        room = self.query_one(Floor).room(self.replay.drawing)
        self.query_one("#board", BoardPanel).update(self.replay.board(self.ply, room))
        lines = [f"{number}. {self.replay.line(number)}" for number in range(1, self.ply + 1)]
        self.query_one("#list", Static).update("\n".join(lines))
        self.query_one("#moves").scroll_end(animate=False)
        self.query_one("#status", Static).update(self.replay.caption(self.ply))
