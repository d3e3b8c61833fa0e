"""Make DuAlma's puzzles: python scripts/compose_dualma.py --seed 1 > src/parlour/school/dualma-puzzles.jsonl

Games between weak players are looked through for positions with exactly one move that wins in so few moves; the proof
search works out everything that a solver can try. `parlour/school/puzzles.py` says what a line holds.
"""

from __future__ import annotations

import argparse
import json
import sys
from typing import Any

from parlour.engines.compiled import seeded
from parlour.engines.dualma import MOVED, PLACED, make_move, move_of, row_of
from parlour.engines.dualma_placement import policy_placing
from parlour.engines.dualma_search import new_tables, think
from parlour.game import written_options
from parlour.games import dualma
from parlour.games.dualma.rules import DISCS, Position, mover
from parlour.solvers.dualma import forced, key_moves, lines

WANTED = {2: 16, 3: 26, 4: 8}
"""How many puzzles of each number of own moves."""
LONGEST_LINE = 16_000
"""Characters of a puzzle: one with too many ways to go on is left out."""
_GRADES = (100, 2_500, 6_000, 150_000)
"""Boards that the proof looked at, up to which a puzzle is of grade 1, 2, 3, 4."""


def tree(position: Position, own_moves: int) -> dict[str, Any]:
    """Each move of the solver, and what comes of it; one own move more tells what wins too, but slowly.

    Beyond four moves that is not looked for: a move that does not win in so few is then wrong, with the answer that
    stops it for so long.
    """
    found: dict[str, Any] = {}
    for line in lines(position, own_moves):
        text = str(line.move)
        if line.wins_in == 1:
            found[text] = True
        elif line.wins_in is not None and line.answer is not None:
            after = dualma.play(position, mover(position), line.move)
            then = dualma.play(after, mover(after), line.answer)
            found[text] = [str(line.answer), tree(then, line.wins_in - 1)]
        else:
            found[text] = str(line.answer)
    for line in lines(position, own_moves + 1) if own_moves < max(WANTED) else ():
        if line.wins_in == own_moves + 1:
            found[str(line.move)] = None
    return found


def only_moves(found: dict[str, Any]) -> bool:
    """Is every move of the solution the only one?"""
    right = [then for then in found.values() if then is True or isinstance(then, list)]
    return len(right) == 1 and (right[0] is True or only_moves(right[0][1]))


def puzzle(position: Position, game: list[str]) -> dict[str, Any] | None:
    found = forced(position, max(WANTED))
    if found is None or found.wins_in not in WANTED or len(key_moves(position, found.wins_in)) != 1:
        return None
    moves = tree(position, found.wins_in)
    return {
        "name": "",
        "options": written_options(position.options),
        "position": " ".join(dualma.write_position(position).split()[:3]),
        "game": " ".join(game),
        "wins_in": found.wins_in,
        "grade": 1 + sum(found.nodes >= bound for bound in _GRADES),
        "unique": only_moves(moves),
        "nodes": found.nodes,
        "tree": moves,
    }


def look_through(seed: int, tables: Any, wanted: set[int]) -> dict[str, Any] | None:
    """Play one game; the first puzzle of a wanted length in it, if there is one."""
    position = dualma.setup(dualma.options({}), None)
    row, game = row_of(position), list[str]()
    while dualma.to_move(position) and row[MOVED] < 80:
        if row[PLACED] < 2 * DISCS:
            number = policy_placing(row, 40, seeded(100 * seed + len(game)))
        else:
            found = forced(position, max(WANTED)) if row[MOVED] > 3 else None
            if found is not None and found.wins_in in wanted:
                made = puzzle(position, game)
                if made is not None and len(json.dumps(made)) < LONGEST_LINE:
                    return made
            number = think(row, 300, deepest=2, noise=60, seed=seed, tables=tables).move
        move = move_of(number, position)
        position = dualma.play(position, mover(position), move)
        make_move(row, number)
        game.append(str(move))
    return None


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    made: list[dict[str, Any]] = []
    tables, seed = new_tables(14), 10_000 * chosen.seed
    while len(made) < sum(WANTED.values()):
        wanted = {length for length, count in WANTED.items() if sum(each["wins_in"] == length for each in made) < count}
        found = look_through(seed, tables, wanted)
        seed += 1
        if found is not None:
            made.append(found)
            print(len(made), found["wins_in"], found["nodes"], found["unique"], file=sys.stderr, flush=True)
    made.sort(key=lambda each: (each["grade"], each["nodes"]))
    for number, each in enumerate(made, 1):
        each["name"] = f"s{number:03}"
        print(json.dumps(each, separators=(",", ":"), ensure_ascii=False))


if __name__ == "__main__":
    main()
