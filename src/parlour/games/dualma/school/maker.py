"""The maker of DuAlma's puzzles: looks through games between weak players for wins in a few moves with one key.

The proof search works out everything that a solver can try; `parlour/school/puzzles.py` says what a puzzle holds.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec import structs

from parlour.engines.compiled import seeded
from parlour.game import written_options
from parlour.games.dualma import notation, rules
from parlour.games.dualma.engine.kernels import MOVED, PLACED, make_move
from parlour.games.dualma.engine.placement import policy_placing
from parlour.games.dualma.engine.positions import move_of, row_of
from parlour.games.dualma.engine.search import Workspace, new_workspace, think
from parlour.games.dualma.rules import DISCS, Position, mover
from parlour.games.dualma.solver.forced_wins import forced, key_moves, lines
from parlour.school.puzzles import PuzzleLine, Tree, as_line

SHARES = {1: 12, 2: 12, 3: 20, 4: 6}
"""How many of 50 puzzles take each number of own moves."""
_MOST = max(SHARES)
_LONGEST_LINE = 6_000
"""Characters of a puzzle: one with too many ways to go on is left out."""
_LONGEST_GAME = 80
_GRADES = (100, 2_500, 6_000, 150_000)
"""Boards that the proof looked at, up to which a puzzle is of grade 1, 2, 3, 4."""


def compose(count: int, seed: int, hear: Callable[[], None] = lambda: None) -> tuple[PuzzleLine, ...]:
    """This many puzzles, graded by the work that they take. `hear` is called for each game that was looked through."""
    open_shares = shares(count)
    workspace, number = new_workspace(14), 10_000 * seed
    chosen: list[PuzzleLine] = []
    while open_shares:
        found = _look_through(number, workspace, frozenset(open_shares))
        number += 1
        hear()
        if found is not None:
            chosen.append(found)
            open_shares[found.wins_in] -= 1
            if not open_shares[found.wins_in]:
                del open_shares[found.wins_in]
    return graded(chosen)


def graded(made: Sequence[PuzzleLine]) -> tuple[PuzzleLine, ...]:
    """The easiest first; the grade comes from the work alone."""
    once = {each.position: each for each in made}.values()
    in_order = sorted(once, key=lambda each: (each.grade, each.nodes))
    return tuple(structs.replace(each, name=f"s{place:03}") for place, each in enumerate(in_order, 1))


def shares(count: int) -> dict[int, int]:
    """Return how many of each length; what the shares leave over are wins in three."""
    shares = {wins_in: count * share // sum(SHARES.values()) for wins_in, share in SHARES.items()}
    shares[3] += count - sum(shares.values())
    return {wins_in: share for wins_in, share in shares.items() if share}


def _look_through(seed: int, workspace: Workspace, wanted: frozenset[int]) -> PuzzleLine | None:
    """Play one game; the first puzzle of a wanted length in it, if there is one."""
    position = rules.setup(rules.options({}), None)
    row, game = row_of(position), list[str]()
    while rules.to_move(position) and row[MOVED] < _LONGEST_GAME:
        if row[PLACED] < 2 * DISCS:
            number = policy_placing(row, 40, seeded(100 * seed + len(game)))
        else:
            if row[MOVED] > 3 and (found := _puzzle(position, game, wanted)):
                return found
            number = think(row, 300, deepest=2, noise=60, seed=seed, workspace=workspace).move
        move = move_of(number, position)
        position = rules.play(position, mover(position), move)
        make_move(row, number)
        game.append(str(move))
    return None


def _puzzle(position: Position, game: list[str], wanted: frozenset[int]) -> PuzzleLine | None:
    found = forced(position, _MOST)
    if found is None or found.wins_in not in wanted or len(key_moves(position, found.wins_in)) != 1:
        return None
    tree = _tree(position, found.wins_in)
    made = PuzzleLine(
        name="",
        options=written_options(position.options),
        position=" ".join(notation.write_position(position).split()[:3]),
        game=" ".join(game),
        wins_in=found.wins_in,
        grade=_grade(found.nodes),
        unique=_only_moves(tree),
        nodes=found.nodes,
        tree=tree,
    )
    return made if len(as_line(made)) < _LONGEST_LINE else None


def _grade(nodes: int) -> Any:
    return 1 + sum(nodes >= bound for bound in _GRADES)


def _tree(position: Position, own_moves: int) -> Tree:
    """Return each move of the solver, and what comes of it; one own move more tells what wins too, but slowly.

    Beyond four moves that is not looked for: a move that does not win that soon is then wrong, with the answer that
    stops it for so long.
    """
    tree: Tree = {}
    for line in lines(position, own_moves):
        text = str(line.move)
        if line.wins_in == 1:
            tree[text] = True
        elif line.wins_in is not None and line.answer is not None:
            after = rules.play(position, mover(position), line.move)
            then = rules.play(after, mover(after), line.answer)
            tree[text] = [str(line.answer), _tree(then, line.wins_in - 1)]
        else:
            tree[text] = str(line.answer)
    for line in lines(position, own_moves + 1) if own_moves < _MOST else ():
        if line.wins_in == own_moves + 1:
            tree[str(line.move)] = None
    return tree


def _only_moves(tree: Tree) -> bool:
    """Return whether every move of the solution is the only one."""
    right = [then for then in tree.values() if then is True or isinstance(then, list)]
    return len(right) == 1 and (right[0] is True or _only_moves(right[0][1]))
