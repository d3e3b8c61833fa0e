"""What every choice is worth: for the analysis board, the review of a finished game, and the players.

On the 4×4 grid the table answers at once and exactly. On larger grids the proof search works for a while; what it
cannot decide in time it leaves open, and a distance is then "at most" unless it was proved.
"""

from __future__ import annotations

import contextlib
import functools
import threading
import time
from dataclasses import dataclass

from parlour.engines import arrays
from parlour.game import Refusal
from parlour.games.dualite import rules
from parlour.games.dualite.engine import BitBoard, board_of, engine, place
from parlour.games.dualite.rules import Mark, Move, Open, Position
from parlour.games.dualite.solver import book
from parlour.games.dualite.solver.grand_dual import winning_moves
from parlour.games.dualite.solver.openings import GRAND_DUAL_OPENERS, opened, opening_images
from parlour.games.dualite.solver.proof import SLICE, ForLackOfTime, ProofSearch
from parlour.games.dualite.solver.searched_grid import SearchedGrid
from parlour.games.dualite.solver.small_grid import SIZE as SMALL
from parlour.games.dualite.solver.small_grid import SmallGrid, open_table
from parlour.games.dualite.solver.symmetry import SIZE as SIX
from parlour.solvers.analysis import UNKNOWN, WINS_AT_ONCE, Worth, preference

VALUE_NODES = {5: 8_000_000, 6: 1_200_000, 7: 800_000}
"""Nodes for the value of a position, by the size of the grid: on 5×5 they decide it, on larger grids they may not."""
CHOICE_NODES = 400_000
"""Nodes for each choice of a position that is won, after the position itself."""


class NotSolvable(Refusal):
    """A position that there is nothing to solve in."""


@dataclass(frozen=True, slots=True)
class Analysis:
    """A position and its choices, in the order of the rules."""

    worth: Worth
    choices: tuple[tuple[Move, Worth], ...]

    def best(self) -> tuple[Move, ...]:
        """Return the moves that a perfect player chooses from: quick wins, or else long resistance."""
        keys = {move: preference(worth) for move, worth in self.choices}
        return tuple(move for move, key in keys.items() if key == max(keys.values()))


@dataclass(frozen=True, slots=True)
class Effort:
    """When to give up: at a moment of `time.monotonic`, or after this many nodes."""

    until: float | None
    most: int | None


def _within(worth: Worth, sight: int) -> Worth:
    return worth if worth.plies is not None and worth.plies <= sight else UNKNOWN


class Analyst:
    """Answers questions about one size of grid. It may be shared by threads, which then wait for each other."""

    def __init__(self, size: int, table: SmallGrid | None = None, megabytes: int = 48) -> None:
        self.size = size
        self._table = (table or _small_grid()) if size == SMALL else None
        self._search = None if self._table else ProofSearch(size, megabytes)
        self._engine = engine(size)
        self._lock = threading.Lock()

    def analyse(self, position: Position, seconds: float | None = None, most: int | None = None) -> Analysis:
        """The worth of every choice, found in this many seconds, or by this many nodes a question, if they are given.

        With nodes the answer can be repeated: what was asked before is forgotten first.
        """
        if position.options.players != 2:
            raise NotSolvable("dualite-two-players")
        (seat,) = rules.to_move(position) or {None}
        if seat is None:
            raise NotSolvable("dualite-over")
        effort = Effort(None if seconds is None else time.monotonic() + seconds, most)
        choices = rules.moves(position, seat)
        with self._lock:
            if self._search and most is not None:
                self._search.forget()
            if not position.anchors:
                worths = {move: self._opening_worth(position, move, effort) for move in choices}
            else:
                worths = self._without_search(position) or self._searched(position, choices, effort)
        best = max(worths.values(), key=preference)
        return Analysis(best, tuple((move, worths[move]) for move in choices))

    def _is_lost_opening(self, position: Position) -> bool:
        """Return whether the reply side is known to lose after this opening of 6×6."""
        if self.size != SIX or len(position.anchors) != 2:
            return False
        return book.opening_values().get(str(Open.of(*position.anchors)), False)

    def _by_the_book(self, position: Position) -> bool | None:
        """Return whether the mover wins, by the book of 6×6: not if it has an answer to each of their moves."""
        if self.size != SIX or not position.anchors:
            return None
        if book.known_answer(position):
            return True
        if self._is_lost_opening(position):
            return False
        (seat,) = rules.to_move(position)
        after = (rules.play(position, seat, move) for move in rules.moves(position, seat))
        answered = all(not rules.outcome(then) and book.known_answer(then) for then in after)
        return False if answered else None

    def plies(self, board: BitBoard) -> int:
        """Of a board on the small grid: how long the game lasts. It is odd where the mover wins."""
        assert self._table is not None
        return self._table.plies(board)

    def value(self, position: Position) -> Worth:
        """What a position is worth to the mover. What was asked before is forgotten first: the answer is the same."""
        with self._lock:
            known = self._without_search(position)
            if known is not None:
                return max(known.values(), key=preference)
            wins = self._by_the_book(position)
            if wins is not None:
                return Worth(wins, None, exact=False)
            assert self._search is not None
            self._search.forget()
            return self._valued(board_of(position), VALUE_NODES[self.size])

    def winning(self, position: Position) -> tuple[tuple[Move, Worth], ...]:
        """Return the moves that are known to win a position that is won, the quickest first."""
        with self._lock:
            worths = self._without_search(position)
            if worths is None:
                assert self._search is not None
                self._search.forget()
                with contextlib.suppress(ForLackOfTime):
                    self._search.prove(board_of(position), most=VALUE_NODES[self.size])
                worths = self._valued_choices(position, CHOICE_NODES)
                known = book.known_answer(position)
                if known and not worths[known].wins:
                    worths[known] = Worth(wins=True, plies=None, exact=False)
                if not any(worth.wins for worth in worths.values()):
                    worths = self._valued_choices(position, VALUE_NODES[self.size])
        won = [(move, worth) for move, worth in worths.items() if worth.wins]
        return tuple(sorted(won, key=lambda choice: preference(choice[1]), reverse=True))

    def _searched(self, position: Position, choices: tuple[Move, ...], effort: Effort) -> dict[Move, Worth]:
        """By search, and by what is known of the opening where the search does not get so far."""
        worths = self._proved(board_of(position), choices, effort)
        known = book.known_answer(position)
        if known and worths[known] is UNKNOWN:
            worths[known] = Worth(wins=True, plies=None, exact=False)
        if self._is_lost_opening(position):
            lost = Worth(wins=False, plies=None, exact=False)
            worths = {move: lost if worth is UNKNOWN else worth for move, worth in worths.items()}
        return worths

    def _without_search(self, position: Position) -> dict[Move, Worth] | None:
        """Return what is known of each choice from a table or a file; None where only a search can tell."""
        choices = rules.moves(position, min(rules.to_move(position)))
        if self._table:
            return {move: self._exact(position, move) for move in choices}
        if not position.anchors:
            return {move: self._known_opening(move) or UNKNOWN for move in choices}
        winning = winning_moves(position)
        if winning is None:
            return None
        return {
            move: WINS_AT_ONCE
            if self._is_over(self._after(board_of(position), move))
            else Worth(move in winning, None, exact=False)
            for move in choices
        }

    def _valued_choices(self, position: Position, most: int) -> dict[Move, Worth]:
        board = board_of(position)
        children = {move: self._after(board, move) for move in rules.moves(position, min(rules.to_move(position)))}
        return {
            move: WINS_AT_ONCE if self._is_over(child) else self._valued(child, most).seen_before()
            for move, child in children.items()
        }

    def _valued(self, board: BitBoard, most: int) -> Worth:
        """By proof with this many nodes, and how long it takes if a little more tells."""
        assert self._search is not None
        try:
            verdict = self._search.prove(board, most=most)
        except ForLackOfTime:
            return UNKNOWN
        with contextlib.suppress(ForLackOfTime):
            verdict = self._search.measure(board, most=SLICE)
        return Worth(verdict.wins, verdict.plies if verdict.exact else None, verdict.exact)

    def glance(self, position: Position, sight: int, seconds: float | None = None) -> Analysis:
        """What a person sees who looks this many plies ahead: what is farther off, or takes longer, is not known."""
        (seat,) = rules.to_move(position)
        choices = rules.moves(position, seat)
        with self._lock:
            if self._table:
                worths = {move: _within(self._exact(position, move), sight) for move in choices}
            elif not position.anchors:
                worths = dict.fromkeys(choices, UNKNOWN)
            else:
                worths = self._glanced(board_of(position), choices, sight, seconds)
        best = max(worths.values(), key=preference)
        return Analysis(best, tuple((move, worths[move]) for move in choices))

    def _glanced(
        self, board: BitBoard, choices: tuple[Move, ...], sight: int, seconds: float | None
    ) -> dict[Move, Worth]:
        """By proof with a horizon, the nearest first for all choices."""
        assert self._search is not None
        until = None if seconds is None else time.monotonic() + seconds
        children = {move: self._after(board, move) for move in choices}
        worths = dict.fromkeys(choices, UNKNOWN)
        if sight > 0:
            worths |= {move: WINS_AT_ONCE for move, child in children.items() if self._is_over(child)}
        for plies in range(1, sight):
            for move, child in children.items():
                if worths[move] is UNKNOWN:
                    try:
                        verdict = self._search.prove(child, within=plies, until=until)
                    except ForLackOfTime:
                        return worths
                    if verdict.wins == (plies % 2 == 1):
                        worths[move] = Worth(not verdict.wins, 1 + plies, exact=True)
        return worths

    def _is_over(self, child: BitBoard) -> bool:
        aligned = self._engine.has_line(child.white) or self._engine.has_line(child.black)
        return aligned or child.reach & ~child.black == 0

    def _exact(self, position: Position, move: Move) -> Worth:
        """From the table."""
        assert self._table is not None
        (seat,) = rules.to_move(position)
        after = rules.play(position, seat, move)
        plies = 1 if rules.outcome(after) else 1 + self._table.plies(board_of(after))
        return Worth(plies % 2 == 1, plies, exact=True)

    def _opening_worth(self, position: Position, move: Move, effort: Effort) -> Worth:
        if self._table:
            return self._exact(position, move)
        known = self._known_opening(move)
        if known is not None:
            return known
        if effort.until is not None and time.monotonic() >= effort.until:
            return UNKNOWN  # there are hundreds of openings: not even a first look at each
        board = board_of(opened(position.options, move))
        return self._proved_child(board, effort)

    def _known_opening(self, move: Move) -> Worth | None:
        if isinstance(move, Open) and self.size == 5:
            return Worth(bool(opening_images(5, move) & GRAND_DUAL_OPENERS), None, exact=False)
        if isinstance(move, Open) and self.size == SIX and str(move) in book.opening_values():
            return Worth(book.opening_values()[str(move)], None, exact=False)
        return None

    def _proved(self, board: BitBoard, choices: tuple[Move, ...], effort: Effort) -> dict[Move, Worth]:
        """First who wins, for all choices; then, in the time that is left, exactly how long it takes."""
        assert self._search is not None
        children = {move: self._after(board, move) for move in choices}
        if not self._engine.winning_cells(board.white, board.black, board.reach):
            # The proof of the position itself decides one winning move, if there is one, before the others take time.
            # It has half of the time: each choice wants a look.
            now = time.monotonic()
            half = None if effort.until is None else now + (effort.until - now) / 2
            with contextlib.suppress(ForLackOfTime):
                self._search.prove(board, until=half, most=effort.most)
        worths = {move: self._proved_child(child, effort) for move, child in children.items()}
        for move, child in sorted(children.items(), key=lambda pair: worths[pair[0]].plies or 0):
            if not worths[move].exact:
                worths[move] = self._measured_child(child, worths[move], effort)
        return worths

    def _after(self, board: BitBoard, move: Move) -> BitBoard:
        assert isinstance(move, Mark)
        cell = place(board.size, move.cell)
        bit = 1 << cell
        if board.white & bit:
            return BitBoard(board.size, board.white ^ bit, board.black | bit, cell)
        return BitBoard(board.size, board.white | bit, board.black, cell)

    def _proved_child(self, child: BitBoard, effort: Effort) -> Worth:
        """Return the worth of the move that leads to this board."""
        assert self._search is not None
        if self._is_over(child):
            return WINS_AT_ONCE
        try:
            verdict = self._search.prove(child, until=effort.until, most=effort.most)
        except ForLackOfTime:
            return UNKNOWN
        return Worth(not verdict.wins, 1 + verdict.plies, verdict.exact)

    def _measured_child(self, child: BitBoard, worth: Worth, effort: Effort) -> Worth:
        assert self._search is not None
        if worth.wins is None or (effort.until is not None and time.monotonic() >= effort.until):
            return worth
        try:
            verdict = self._search.measure(child, until=effort.until, most=None if effort.most is None else SLICE)
        except ForLackOfTime:
            return worth
        return Worth(not verdict.wins, 1 + verdict.plies, exact=True)


def _small_grid() -> SmallGrid | SearchedGrid:
    """Return the table from its file; in a browser, which has no room for it, a search."""
    return open_table() if arrays.NUMPY else SearchedGrid()


@functools.cache
def analyst(size: int) -> Analyst:
    """One for each size in this process: its table is large."""
    return Analyst(size)
