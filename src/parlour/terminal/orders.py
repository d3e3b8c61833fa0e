"""What a person can type that is not a move, the same in both terminals."""

from __future__ import annotations

import textwrap
from enum import Enum
from pathlib import Path

from parlour import words
from parlour.boards.text import TextBoard, asked, choices, typed
from parlour.game import Refusal
from parlour.solvers.analysis import can_analyse
from parlour.terminal.analysing import analysed
from parlour.terminal.scene import Scene, company
from parlour.terminal.tables import TerminalTable


class Order(Enum):
    """A word that is an order to the terminal rather than a move."""

    HELP = "help"
    MOVES = "moves"
    ANALYSE = "analyse"
    BACK = "back"
    SAY = "say"
    RESIGN = "resign"
    QUIT = "quit"
    SAVE = "save"
    AGAIN = "again"
    YES = "yes"
    NO = "no"


def read_order(line: str) -> tuple[Order, str] | None:
    """The order and what follows it; None when this is a move."""
    word, _, rest = line.strip().partition(" ")
    found = {order.value: order for order in Order}.get(word.lower())
    return None if found is None or (rest and found not in (Order.SAVE, Order.SAY)) else (found, rest.strip())


def carry_out(table: TerminalTable, board: TextBoard, line: str) -> str:
    """Make the move or follow the order that was typed; the answer to show, often empty. QUIT is the caller's."""
    if line.strip().startswith("/"):
        table.order(line.strip()[1:])
        return ""
    order = read_order(line)
    if order is None:
        scene = table.scene()
        if scene.view is None:
            raise Refusal("not-started")
        if answer := asked(board, scene.view, line.strip(), company(scene)):
            return answer
        meant = typed(board, scene.view, line.strip())
        if not meant.whole:
            return meant.text
        table.play(meant.text)
        return ""
    match order:
        case (Order.HELP, _):
            return explained(table.scene())
        case (Order.MOVES, _):
            return listed(board, table.scene())
        case (Order.ANALYSE, _):
            return analysed(table)
        case (Order.BACK, _):
            table.take_back()
        case (Order.RESIGN, _):
            table.resign()
        case (Order.SAY, rest):
            table.say(rest)
        case (Order.AGAIN, _):
            table.again()
        case (Order.SAVE, rest):
            return saved(table, rest)
        case (Order.YES | Order.NO as reply, _):
            table.answer(reply is Order.YES)
    return ""


def explained(scene: Scene) -> str:
    own = f"terminal-{scene.game.NAME}"
    parts = [words.say(own)] if words.known(own) else []
    house = words.say("terminal-help", {"analysis": "yes" if can_analyse(scene.game) else "no"})
    return "\n".join([*parts, house, words.say("terminal-help-table")])


def listed(board: TextBoard, scene: Scene) -> str:
    found = () if scene.view is None else choices(board, scene.view)
    if not found:
        return words.say("terminal-no-list")
    return textwrap.fill("  ".join(found), width=70, break_long_words=False, break_on_hyphens=False)


def saved(table: TerminalTable, name: str) -> str:
    """Write the record to a new file, one that is named or the next free one here."""
    text = table.record()
    path = Path(name).expanduser() if name else _free_name(table.scene().game.NAME)
    try:
        with path.open("x", encoding="utf-8") as file:
            file.write(text)
    except OSError as error:
        raise Refusal("terminal-cannot-save", file=str(path), why=error.strerror or "") from error
    return words.say("terminal-saved", {"file": str(path)})


def _free_name(game: str) -> Path:
    number = 1
    while (path := Path(f"{game}-{number}.txt")).exists():
        number += 1
    return path
