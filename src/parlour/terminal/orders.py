"""What a person can type that is not a move, the same in both terminals."""

from __future__ import annotations

import textwrap
from enum import Enum
from pathlib import Path
from typing import Any

from parlour import words
from parlour.boards.text import TextBoard, asked, choices, typed
from parlour.game import Facts, Refusal
from parlour.solvers.analysis import can_analyse
from parlour.solvers.review import can_review
from parlour.terminal import advice
from parlour.terminal.analysis import analysed
from parlour.terminal.display import Display, company
from parlour.terminal.tables import LocalTable, TerminalTable


class Order(Enum):
    """A command of the terminal; `terminal-word-…` is its word in each language."""

    HELP = "help"
    RULES = "rules"
    MOVES = "moves"
    HINT = "hint"
    ANALYSE = "analyse"
    REVIEW = "review"
    BACK = "back"
    SAY = "say"
    RESIGN = "resign"
    QUIT = "quit"
    SAVE = "save"
    AGAIN = "again"
    YES = "yes"
    NO = "no"


def read_order(line: str) -> tuple[Order, str] | None:
    """Return the command and its arguments; None for a move. English words work in every language."""
    word, _, rest = line.strip().partition(" ")
    known = {order.value: order for order in Order}
    known |= {words.say(f"terminal-word-{order.value}"): order for order in Order}
    found = known.get(word.lower())
    return None if found is None or (rest and found not in (Order.SAVE, Order.SAY)) else (found, rest.strip())


class Typing:
    """Carries out what is typed at one table. What cannot be undone needs a confirmation."""

    def __init__(self, table: TerminalTable, board: TextBoard) -> None:
        self._table, self._board = table, board
        self._pending = ""

    def carry_out(self, line: str) -> str:
        """Make the move or carry out the command; return the text to show. QUIT is left to the caller."""
        line = line.strip()
        order, pending = read_order(line), self._pending
        self._pending = ""
        if pending and order is not None and order[0] in (Order.YES, Order.NO):
            return self._carried_out(pending) if order[0] is Order.YES else words.say("terminal-stayed")
        wanted = line.removeprefix("/")
        if (line.startswith("/") or (order is not None and order[0] is Order.RESIGN)) and (
            said := self._table.warning(wanted)
        ):
            self._pending = line
            return said
        return self._carried_out(line)

    def _carried_out(self, line: str) -> str:
        if line.startswith("/"):
            return self._table.order(line[1:])
        order = read_order(line)
        return self._made_move(line) if order is None else _done(self._table, self._board, *order)

    def _made_move(self, line: str) -> str:
        table, scene = self._table, self._table.scene()
        if scene.view is None:
            raise Refusal("not-started")
        if answer := asked(self._board, scene.view, line, company(scene)):
            return answer
        meant = typed(self._board, scene.view, line)
        if not meant.whole:
            table.draft(line)
            return meant.text
        try:
            table.play(meant.text)
        except Refusal:
            if scene.game.is_composed:
                table.draft(line)  # a part of a move counts, when time runs out
            raise
        return ""


def _done(table: TerminalTable, board: TextBoard, order: Order, rest: str) -> str:
    match order:
        case Order.HELP:
            return explained(table.scene())
        case Order.RULES:
            return advice.rules(table.scene().game)
        case Order.HINT:
            return advice.hint(table)
        case Order.MOVES:
            return listed(board, table.scene().view)
        case Order.ANALYSE | Order.REVIEW:
            return analysed(table)
        case Order.BACK:
            table.take_back()
        case Order.RESIGN:
            table.resign()
        case Order.SAY:
            table.say(rest)
        case Order.AGAIN:
            table.again()
        case Order.SAVE:
            return saved(table, rest)
        case Order.YES | Order.NO:
            table.answer(order is Order.YES)
        case Order.QUIT:
            pass
    return ""


def explained(scene: Display) -> str:
    own = f"terminal-{scene.game.NAME}"
    parts = [part for part in (advice.goal(scene.game), words.say(own) if words.known(own) else "") if part]
    said = {True: "yes", False: "no"}
    can: Facts = {"analysis": said[can_analyse(scene.game)], "review": said[can_review(scene.game)]}
    house = words.say("terminal-help", can)
    return "\n".join([*parts, house, words.say("terminal-help-more")])


def listed(board: TextBoard, view: Any) -> str:
    found = () if view is None else choices(board, view)
    if not found:
        return words.say("terminal-no-list")
    return textwrap.fill("  ".join(found), width=70, break_long_words=False, break_on_hyphens=False)


def saved(table: TerminalTable, name: str) -> str:
    """Write the record to a new file, of this name or the next free one."""
    unfinished = isinstance(table, LocalTable) and table.scene().outcome is None
    text = table.saved_game() if isinstance(table, LocalTable) and unfinished else table.record()
    path = Path(name).expanduser() if name else _free_name(table.scene().game.NAME)
    try:
        with path.open("x", encoding="utf-8") as file:
            file.write(text)
    except OSError as error:
        raise Refusal("terminal-cannot-save", file=str(path), why=words.trouble(error)) from error
    return words.say("terminal-kept" if unfinished else "terminal-saved", {"file": str(path)})


def _free_name(game: str) -> Path:
    number = 1
    while (path := Path(f"{game}-{number}.txt")).exists():
        number += 1
    return path
