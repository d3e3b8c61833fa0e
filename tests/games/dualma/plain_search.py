"""Wins in a few moves, searched for plainly, to check puzzles: it shares nothing with rules, engine and solver.

The hexes come from the drawing in `naive.py`. All moves of both sides are tried, until one settles it; what stopped the
last attempt is tried first against the next. Whether a move makes a row is seen from the two stacks that it needs.
"""

from __future__ import annotations

from tests.games.dualma.naive import POINTS, STEPS, Stacks, far, has_row, moves

Change = tuple[str, str]
"""Where a disc comes from and where it ends up; a bounce by two ways is one change."""

_STEP = {name: tuple(to for step in STEPS if (to := far(name, step, 1))) for name in POINTS}
_LEAP = {name: tuple(to for step in STEPS if (to := far(name, step, 2))) for name in POINTS}
_LINES = tuple(
    (name, middle, end)
    for name in POINTS
    for step in STEPS[::2]
    if (middle := far(name, step, 1)) and (end := far(name, step, 2))
)


class PlainSearch:
    def __init__(self, stacks: Stacks) -> None:
        self._stacks = {name: stacks.get(name, "") for name in POINTS}
        self._stopping: dict[int, Change] = {}
        self._leading: dict[int, Change] = {}

    def wins(self, me: str, own_moves: int) -> bool:
        """The player to move makes a row within this many own moves, whatever the other side does."""
        if self._row_now(me):
            return True
        if own_moves == 1:
            return False
        for change in _first(self._leading.get(own_moves), self._changes(me)):
            with_it = self._made(change)
            won = self.stands(me, own_moves - 1)
            self._unmade(change, with_it)
            if won:
                self._leading[own_moves] = change
                return True
        return False

    def stands(self, me: str, own_moves: int) -> bool:
        """The other side is to move, and each of its answers leaves a win within this many own moves."""
        other = "b" if me == "w" else "w"
        if self._row_now(other):
            return False
        changes = self._changes(other)
        if not changes:
            return self.wins(me, own_moves)
        for change in _first(self._stopping.get(own_moves), changes):
            with_it = self._made(change)
            won = self.wins(me, own_moves)
            self._unmade(change, with_it)
            if not won:
                self._stopping[own_moves] = change
                return False
        return True

    def _made(self, change: Change) -> str:
        start, end = change
        disc = self._stacks[start][-1]
        self._stacks[start] = self._stacks[start][:-1]
        self._stacks[end] += disc
        return disc

    def _unmade(self, change: Change, disc: str) -> None:
        start, end = change
        self._stacks[end] = self._stacks[end][:-1]
        self._stacks[start] += disc

    def _changes(self, mover: str) -> dict[Change, None]:
        stacks, found = self._stacks, dict[Change, None]()
        for start, stack in stacks.items():
            if not stack or stack[-1] != mover:
                continue
            if len(stack) == 1:
                for end in _STEP[start]:
                    if len(stacks[end]) < 2:
                        found[start, end] = None
                continue
            for landing in _LEAP[start]:
                if len(stacks[landing]) == 2:
                    continue
                found[start, landing] = None
                if stacks[landing]:
                    for end in _STEP[landing]:
                        if not stacks[end]:
                            found[start, end] = None
        return found

    def _row_now(self, mover: str) -> bool:
        """A move makes at most one stack, so two of a row stand already, and the third is climbed."""
        stacks = self._stacks
        for line in _LINES:
            topped = [name for name in line if len(stacks[name]) == 2 and stacks[name][1] == mover]
            if len(topped) != 2:
                continue
            (third,) = (name for name in line if name not in topped)
            if len(stacks[third]) == 1 and self._climbed(third, mover, topped):
                return True
        return False

    def _climbed(self, name: str, mover: str, without: list[str]) -> bool:
        stacks = self._stacks
        return any(stacks[start] == mover for start in _STEP[name]) or any(
            len(stacks[start]) == 2 and stacks[start][1] == mover and start not in without for start in _LEAP[name]
        )


def _first(killer: Change | None, changes: dict[Change, None]) -> list[Change]:
    if killer is None or killer not in changes:
        return list(changes)
    return [killer, *(change for change in changes if change != killer)]


def keys(stacks: Stacks, mover: str, own_moves: int) -> list[str]:
    """The moves by which a row comes within this many own moves, whatever is answered; as they are written."""
    found = []
    for text, after in moves(stacks, mover):
        if has_row(after, mover) or (own_moves > 1 and PlainSearch(after).stands(mover, own_moves - 1)):
            found.append(text)
    return found
