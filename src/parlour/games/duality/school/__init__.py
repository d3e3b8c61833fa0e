"""Duality's lesson, its puzzles and their maker."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from parlour.game import Seat
from parlour.games.duality import paths, rules
from parlour.games.duality.deck import FULL, cards
from parlour.games.duality.rules import Move, New, Pass, Position, Replace, path_lengths, tableau
from parlour.games.duality.views import View, consider
from parlour.school.coaching import WINS_NOW, CoachRemark

if TYPE_CHECKING:
    from parlour.school.puzzles import PuzzleLine


def does(task: str, before: Position, seat: Seat, move: Move, after: Position) -> bool:
    match task.split():
        case ["lengthens"]:
            return path_lengths(after)[seat] > path_lengths(before)[seat]
        case ["replaces", cell]:
            return isinstance(move, Replace) and str(move.cell) == cell
        case ["lengthens-at", cell]:
            longer = path_lengths(after)[seat] > path_lengths(before)[seat]
            return longer and isinstance(move, Replace) and str(move.cell) == cell
        case ["lays", *cells]:
            return isinstance(move, New) and str(move.cell) in cells
        case ["defends"]:
            return defends(after)
        case ["advances"]:
            return (
                isinstance(move, Replace) and after.result is None and rows_left(after, seat) < rows_left(before, seat)
            )
        case ["hinders", rows]:
            return after.result is None and hindered(before, seat, after) >= int(rows)
        case ["hinders-and-advances"]:
            nearer = rows_left(before, seat) - rows_left(after, seat)
            return after.result is None and hindered(before, seat, after) > 0 and nearer > 0
    raise ValueError(task)


def hindered(before: Position, seat: Seat, after: Position) -> int:
    """Return how many rows farther from the end the other path is after the move."""
    return rows_left(after, 1 - seat) - rows_left(before, 1 - seat)


def defends(after: Position) -> bool:
    """Return whether the player to move cannot win at once with the cards of that hand."""
    if after.result is not None:
        return False
    rival = after.mover
    replies = (rules.play(after, rival, reply).result for reply in rules.moves(after, rival))
    return not any(result is not None and rival in result.winners for result in replies)


def rows_left(position: Position, seat: Seat) -> int:
    table = tableau(position)
    return paths.ahead(table, seat, paths.reached(table, seat))[0]


def places(move: Move) -> tuple[str, ...]:
    return () if isinstance(move, Pass) else (f"card {move.card}", str(move.cell))


def whole_deal(text: str) -> str:
    """The cards that are not named come in the order of their numbers."""
    named = {int(word.rstrip("t")) for word in text.split() if word.rstrip("t").isdigit()}
    rest = (str(card) for card in range(1, len(cards(FULL)) + 1) if card not in named)
    return text.replace("…", " ".join(rest))


def compose(options: Mapping[str, str], count: int, seed: int, hear: Callable[[], None]) -> tuple[PuzzleLine, ...]:
    from parlour.games.duality.school.maker import compose

    rules.options(options)  # refuses what is no option; puzzles are made with several
    return compose(count, seed, hear)


def graded(made: Sequence[PuzzleLine]) -> tuple[PuzzleLine, ...]:
    from parlour.games.duality.school.maker import graded

    return graded(made)


def coached(view: View) -> tuple[CoachRemark, ...]:
    """Return how far both have come, whether a card wins now, and how many moves bring the path a row further."""
    seat = view.seat
    if seat is None:
        return ()
    rows, nearer = (view.progress[seat].rows, view.progress[1 - seat].rows), 0
    for text in view.choices:
        seen = consider(view, text)
        if seat in seen.completes:
            return (WINS_NOW,)
        nearer += seen.progress is not None and seen.progress[seat].rows < rows[0]
    facts = {"own": rows[0], "other": rows[1], "nearer": nearer}
    return (CoachRemark("duality-coach-near" if rows[1] == 1 else "duality-coach-rows", facts),)
