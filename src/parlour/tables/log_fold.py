"""The fold: from a log to the state of its table."""

from __future__ import annotations

from collections.abc import Iterable

from parlour.game import Game
from parlour.players.levels import offered
from parlour.record import options_then
from parlour.tables.entries import Charter, Line, Stored
from parlour.tables.parts.question import OpenQuestion
from parlour.tables.parts.seats import Seats
from parlour.tables.parts.setup import Setup
from parlour.tables.state import TableState


def before_first_line(game: Game, charter: Charter) -> TableState:
    """Return a table at which nothing has happened yet."""
    options = game.options(options_then(game, dict(charter.options)))
    return TableState(
        game,
        charter,
        Setup(options, charter.time, charter.delayed),
        Seats.planned(charter.seats, offered(game)[0]),
        question=OpenQuestion(seeking=charter.seeking),
    )


def restored(game: Game, stored: Stored) -> TableState:
    """Return the state that a whole log leads to."""
    return folded(before_first_line(game, stored.charter), stored.lines)


def folded(state: TableState, lines: Iterable[Line]) -> TableState:
    for line in lines:
        state = state.fold(line)
    return state
