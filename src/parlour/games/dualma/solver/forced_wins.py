"""Forced wins in DuAlma: "win in 3" means three moves of one's own, whatever the other side answers.

The search is over all moves of both sides, deeper by one own move at a time, so a distance that it finds is exact and
a position where it finds nothing has no win within that many moves. A row must come no later than the last move that
the limit allows, and no line may reach a position for the third time if that is a draw.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from parlour.engines import arrays
from parlour.engines.arrays import Ints
from parlour.game import Seat
from parlour.games.dualma import rules
from parlour.games.dualma.engine.positions import move_of, seen_by_mover, sets_of
from parlour.games.dualma.engine.wins import stopping_answer, wins_within
from parlour.games.dualma.rules import OCCURRENCES, Move, Position, left, mover, to_place
from parlour.games.dualma.stacks import read_board, write_board
from parlour.solvers.analysis import UNKNOWN, Worth


@dataclass(frozen=True, slots=True)
class Forced:
    """A forced win: in how many moves of one's own, and after how many boards it was certain."""

    wins_in: int
    nodes: int


def forced(position: Position, most: int) -> Forced | None:
    """The mover's quickest forced win within this many own moves; None if there is none, or discs are still placed."""
    if to_place(position) or rules.outcome(position):
        return None
    counts = arrays.zeros(1, dtype=arrays.int64)
    seen, drawn = seen_by_mover(position), _drawn(position, mover(position))
    for own_moves in range(1, min(most, _allowed(position)) + 1):
        if wins_within(*seen, own_moves, drawn, counts):
            return Forced(own_moves, int(counts[0]))
    return None


def _allowed(position: Position) -> int:
    """Return how many moves the limit leaves to the mover."""
    return (position.options.limit - position.moved + 1) // 2


def _drawn(position: Position, seat: Seat) -> Ints:
    """Return the boards that draw when they come up once more, as this seat sees them: see `engine/wins.py`."""
    found = []
    if position.options.repetition == "draw":
        latest_first = (write_board(position.board), *reversed(position.earlier))
        for back, to_move in enumerate((mover(position), 1 - mover(position))):
            for text, times in Counter(latest_first[back::2]).items():
                if times >= OCCURRENCES - 1:
                    black, white, black_under, white_under = sets_of(read_board(text))
                    sets = (
                        (white, black, white_under, black_under) if seat else (black, white, black_under, white_under)
                    )
                    found.append((*sets, int(to_move == seat)))
    drawn = arrays.zeros((len(found), 5), dtype=arrays.int64)
    for number, line in enumerate(found):
        drawn[number] = line
    return drawn


@dataclass(frozen=True, slots=True)
class Line:
    """A move of the mover, and how it ends: a row in this many own moves, this one included, or no such row.

    `answer` holds out longest against a win, or stops it; there is none after a row.
    """

    move: Move
    wins_in: int | None
    answer: Move | None


def lines(position: Position, most: int) -> tuple[Line, ...]:
    """Return each legal move, with the win that it forces within this many own moves."""
    seat = mover(position)
    return tuple(_line(position, seat, move, most) for move in rules.moves(position, seat))


def _line(position: Position, seat: Seat, move: Move, most: int) -> Line:
    after = rules.play(position, seat, move)
    if rules.outcome(after):
        won = rules.outcome(after)
        return Line(move, 1 if won is not None and won.winners == (seat,) else None, None)
    own_moves = min(most, _allowed(position)) - 1
    theirs, mine, their_under, my_under = seen_by_mover(after)
    drawn, counts = _drawn(after, seat), arrays.zeros(1, dtype=arrays.int64)
    stop = stopping_answer(mine, theirs, my_under, their_under, own_moves, drawn, counts)
    if stop >= 0:
        return Line(move, None, move_of(stop, after))
    longest, stubborn = 0, None
    for answer in rules.moves(after, 1 - seat):
        found = forced(rules.play(after, 1 - seat, answer), own_moves)
        if found is None:
            return Line(move, None, answer)
        if found.wins_in > longest:
            longest, stubborn = found.wins_in, answer
    return Line(move, longest + 1, stubborn)


def key_moves(position: Position, own_moves: int) -> tuple[Move, ...]:
    """Return the moves that force a row within this many own moves: one of them is the key of a puzzle."""
    return tuple(line.move for line in lines(position, own_moves) if line.wins_in is not None)


def judged(position: Position, most: int) -> tuple[tuple[Move, Worth], ...]:
    """Return each legal move, as far as wins within this many own moves of either side tell.

    While discs are placed, all that is known is where the last one is placed in vain.
    """
    seat = mover(position)
    moves = rules.moves(position, seat)
    if to_place(position):
        return tuple((move, _placed(position, seat, move, most)) for move in moves)
    return tuple((move, _judge(position, _line(position, seat, move, most), most)) for move in moves)


def value(position: Position, most: int) -> Worth:
    """Return what the position is worth to the mover, as far as wins within this many own moves of either side tell.

    While discs are placed, all that is known is where the last one is placed in vain.
    """
    if to_place(position):
        return _last_disc(position, most)
    won = forced(position, most)
    if won is not None:
        return Worth(wins=True, plies=2 * won.wins_in - 1, exact=True)
    lost_in = _lost_in(position, most)
    return UNKNOWN if lost_in is None else Worth(wins=False, plies=2 * lost_in, exact=True)


def _placed(position: Position, seat: Seat, move: Move, most: int) -> Worth:
    """Return whether the other side wins after this disc; it is searched when the disc is the last one."""
    found = forced(rules.play(position, seat, move), most) if sum(left(position)) == 1 else None
    return UNKNOWN if found is None else Worth(wins=False, plies=2 * found.wins_in, exact=True)


def _last_disc(position: Position, most: int) -> Worth:
    """Return whether the other side wins wherever the last disc goes; of earlier discs nothing is known."""
    seat, longest = mover(position), UNKNOWN
    for move in rules.moves(position, seat):
        worth = _placed(position, seat, move, most)
        if worth.wins is None:
            return UNKNOWN
        if (worth.plies or 0) > (longest.plies or 0):
            longest = worth
    return longest


def _lost_in(position: Position, most: int) -> int | None:
    """In how many of its own moves the other side makes a row, whatever the mover does; None if that can be stopped."""
    seat = mover(position)
    own_moves = min(most, (position.options.limit - position.moved) // 2)
    mine, theirs, my_under, their_under = seen_by_mover(position)
    counts = arrays.zeros(1, dtype=arrays.int64)
    drawn = _drawn(position, 1 - seat)
    if stopping_answer(theirs, mine, their_under, my_under, own_moves, drawn, counts) >= 0:
        return None
    longest = 0
    for move in rules.moves(position, seat):
        found = forced(rules.play(position, seat, move), own_moves)
        if found is None:
            return None
        longest = max(longest, found.wins_in)
    return longest


def _judge(position: Position, line: Line, most: int) -> Worth:
    if line.wins_in is not None:
        return Worth(wins=True, plies=2 * line.wins_in - 1, exact=True)
    answered = forced(rules.play(position, mover(position), line.move), most)
    return Worth(wins=False, plies=2 * answered.wins_in, exact=True) if answered else UNKNOWN
