"""A finished game in review on the full screen: the board stays in sight, move by move, with what is said of each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import Screen
from textual.widgets import Footer, Static
from textual.worker import get_current_worker

from parlour import words
from parlour.game import Seat
from parlour.sitting import Sitting
from parlour.solvers.review import ReviewedMove, reviewed
from parlour.terminal.analysis import counts_in_words, judged_in_words, verdict_in_words
from parlour.terminal.board_app import BoardApp, BoardPanel, Changed, Floor
from parlour.terminal.replay import Replay

MARKS = {"kept": "✓", "lost": "✗", "unknown": "?"}


class ReviewScreen(Screen[None]):
    """Steps through the game; the moves are reviewed meanwhile, the last first."""

    CSS = BoardApp.CSS
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right,down,space", "step(1)", words.say("review-key-on")),
        Binding("left,up,backspace", "step(-1)", words.say("review-key-back"), show=False),
        Binding("home", "open(0)", words.say("review-key-start"), show=False),
        Binding("end", "open(-1)", words.say("review-key-end")),
        Binding("n,enter", "mistake", words.say("review-key-mistake")),
        Binding("escape,q", "leave", words.say("review-key-leave")),
    ]
    AUTO_FOCUS = ""

    def __init__(self, sitting: Sitting, names: tuple[str, ...], seat: Seat | None, winners: Sequence[Seat]) -> None:
        super().__init__()
        self.sitting, self.names, self.winners = sitting, names, winners
        self.replay = Replay(sitting, names, seat)
        self.ply = len(sitting.moves)
        self.judged: dict[int, ReviewedMove] = {}
        self.done = 0
        """Moves that were looked at."""

    def compose(self) -> ComposeResult:
        with Floor(id="table"):
            board = BoardPanel(id="board", markup=False)
            board.can_focus = False
            board.border_title = f"{self.replay.title} · {words.say('review-title')}"
            yield board
            with Vertical(id="side"), VerticalScroll(id="moves", can_focus=False):
                yield Static(id="list", markup=False)
        yield Static(id="status", markup=False)
        yield Footer()

    def on_mount(self) -> None:
        self.refresh_page()
        self.look()

    def on_changed(self, event: Changed) -> None:
        event.stop()
        self.refresh_page()

    @work(thread=True)
    def look(self) -> None:
        """Review the moves beside the screen, so that it goes on answering."""
        sitting, worker = self.sitting, get_current_worker()
        for judged, _ in reviewed(sitting.game, sitting.positions, sitting.moves, len(sitting.moves)):
            if worker.is_cancelled:
                return
            self.app.call_from_thread(self._found, judged)

    def _found(self, judged: ReviewedMove | None) -> None:
        self.done += 1
        if judged is not None:
            self.judged[judged.ply] = judged
        self.refresh_page()

    # What is shown

    def refresh_page(self) -> None:
        room = self.query_one(Floor).room(self.replay.drawing)
        self.query_one("#board", BoardPanel).update(self.replay.board(self.ply, room))
        lines = [
            f"{self._mark(number)}{number}. {self.replay.line(number)}" for number in range(1, len(self.replay) + 1)
        ]
        self.query_one("#list", Static).update("\n".join(lines))
        self.query_one("#status", Static).update("\n".join(self._said()))

    def _mark(self, number: int) -> str:
        judged = self.judged.get(number - 1)
        here = ">" if number == self.ply else " "
        return f"{here}{'  ' if judged is None else f'{MARKS[judged.sign]} '}"

    def _said(self) -> list[str]:
        """At the end the verdict, before it what is said of the move that led here."""
        count = len(self.replay)
        if self.ply == count and self.done == count:
            moves = [self.judged[ply] for ply in sorted(self.judged)]
            return [*verdict_in_words(moves, self.winners, self.names), *counts_in_words(moves, self.names)]
        said = [self.replay.caption(self.ply)]
        if (judged := self.judged.get(self.ply - 1)) is not None:
            said = [f"{MARKS[judged.sign]} {judged_in_words(judged, self.names)}"]
        if self.done < count:
            said.append(words.say("review-progress", {"done": self.done, "count": count}))
        return said

    # What is done

    def action_step(self, moves: int) -> None:
        self.action_open(max(0, min(len(self.replay), self.ply + moves)))

    def action_open(self, ply: int) -> None:
        """Show the position after this many moves; -1 is the last one."""
        self.ply = ply % (len(self.replay) + 1)
        self.refresh_page()

    def action_mistake(self) -> None:
        """Show the next mistake after this move; after the last one the first."""
        lost = sorted(ply + 1 for ply, judged in self.judged.items() if judged.sign == "lost")
        after = [ply for ply in lost if ply > self.ply] or lost
        if after:
            self.action_open(after[0])

    def action_leave(self) -> None:
        self.dismiss()
