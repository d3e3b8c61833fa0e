"""The terminal table as a full screen (Textual): a board to walk on by keys, a move list, and a line to type in."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any, ClassVar

from textual import work
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.widgets import Footer, Input, Static

from parlour import words
from parlour.boards.text import Company, TextBoard, board_of, keeps
from parlour.game import Refusal
from parlour.solvers.review import can_review
from parlour.terminal import advice
from parlour.terminal.analysis import sitting_of
from parlour.terminal.automatic_save import may_save, save_by_itself
from parlour.terminal.board_app import REST, THEME, THEMES, BoardApp, BoardPanel, Changed, Floor
from parlour.terminal.display import Display, announced, company, sayings, seated, status, time_left, title
from parlour.terminal.orders import Order, Typing, read_order
from parlour.terminal.replay import Replay
from parlour.terminal.review_screen import ReviewScreen
from parlour.terminal.tables import TerminalTable


class TerminalApp(BoardApp):
    """One table on the whole screen."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+z", "order('back')", words.say("terminal-key-back"), priority=True),
        Binding("ctrl+s", "order('save')", words.say("terminal-key-save")),
    ]

    def __init__(self, table: TerminalTable, sentence: Callable[[Refusal], str], *, explains: bool = False) -> None:
        super().__init__(board_of(table.scene().game))
        self.explains = explains
        self.table, self.sentence = table, sentence
        self.typing = Typing(table, self.board)
        self.half_typed = ""
        self.seen: tuple[object, int] | None = None
        self.thinking = False
        self.leaving = False
        """Whether a person was told what becomes of the game, and may leave now."""
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
        await self.get_ready()

    @property
    def view(self) -> Any:
        return self.table.scene().view

    @property
    def company(self) -> Company:
        return company(self.table.scene())

    def drafted(self) -> None:
        self.table.draft(self.draft)

    # What is shown

    def draw_board(self) -> None:
        if self.view is None:
            self.query_one("#board", BoardPanel).update("\n".join(seated(self.table.scene())))
        else:
            super().draw_board()

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
        self.draw_board()
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
        scene = self.table.scene()
        if order and order[0] in (Order.ANALYSE, Order.REVIEW) and scene.outcome and can_review(scene.game):
            self.push_screen(ReviewScreen(sitting_of(self.table), scene.names, scene.seat, scene.outcome.winners))
            return
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

    CSS = BoardApp.CSS
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
