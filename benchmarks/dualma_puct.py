"""PUCT in place of alpha-beta for DuAlma's movement phase, with the same network as judge, at equal CPU time.

    python -m benchmarks.dualma_puct [--pairs 50] [--seconds 0.1] [--seed 1] [--boldness 2.5] [--deep 0]

Each round goes down the tree to a position that was not opened yet, along moves that did best, or that seem likely and
were little tried, and opens it: it is judged as alpha-beta judges a leaf (`value_of` at depth `--deep`), so that rows
at hand and threats are seen, and the trained policy says how likely its moves are (`dualma_policy.py`; `--policy` takes
that of a training run instead). Forced wins and losses go up the tree as such. Both play from placements that the
untrained player laid, each number twice with the sides exchanged.
"""

from __future__ import annotations

import argparse
import math
import statistics
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from benchmarks.dualma_network import Thinker, play_pair
from benchmarks.dualma_policy import TRAINED, Policy, feel, liking, new_felt, read_policy
from parlour.engines.compiled import Ints, kernel
from parlour.games.dualma.engine.kernels import (
    ALL,
    HISTORY,
    KEY,
    MOVED,
    PASS,
    WIDTH,
    list_steps,
    moved,
    side,
    step_key,
    threats,
    winning_move,
)
from parlour.games.dualma.engine.network import trained
from parlour.games.dualma.engine.search import SURE, Board, Workspace, forget, value_of

Floats = npt.NDArray[np.float64]
Judges: TypeAlias = tuple[Ints, Policy, Ints]
"""The network, the policy, and where that one writes."""

MOVE, CHILD, COUNT, VISITS, PROVED = range(5)
"""Of a node: the move into it, its first child, how many there are, visits, and 1 or -1 if its mover wins or loses."""
TOTAL, UNTRIED, LIKELY = range(3)
"""For its mover: the sum of what was found below, what it seems worth untried, and how likely it is."""
ROOM = 1_500_000
DEEPEST = 40
SLICE = 50
_WARY = 0.2
"""A move that was not tried seems this much worse than the position."""


@kernel
def _open(
    node: int, board: Board, key: int, own: int, ply: int, deep: int, judges: Judges, ints: Ints, floats: Floats,
    counts: Ints, work: Workspace,
) -> float:  # fmt: skip
    """Give a node its children, and say what it is worth to its mover."""
    mine, theirs, my_under, their_under = board
    network, policy, felt = judges
    far = work["budget"]  # a literal would make a second kernel of `value_of`, see `best_move_of`
    work["horizon"] = ply + deep + 9
    value = value_of(board, key, own, ply, deep, -far, far, network, work)
    worth = math.tanh(value / 200)
    if abs(value) > SURE and ply > 0:  # at the root a move is wanted
        ints[node, PROVED] = 1 if value > 0 else -1
        return worth
    moves = work["moves"][ply]
    listed = list_steps(mine, theirs, my_under, their_under, moves)
    first = counts[0]
    ints[node, CHILD], ints[node, COUNT] = first, listed
    counts[0] += listed
    feel(board, mine, ALL & ~(my_under | their_under), policy, work["counts"], felt)
    in_danger = threats(theirs, mine, their_under, my_under) != 0
    for number in range(listed):
        child, move = first + number, moves[number]
        start, end = move & 63, move >> 12
        ours, others, our_under, other_under = moved(mine, theirs, my_under, their_under, start, end)
        loses = in_danger and threats(others, ours, other_under, our_under) != 0
        ints[child, MOVE], ints[child, CHILD], ints[child, COUNT], ints[child, VISITS] = move, 0, 0, 0
        ints[child, PROVED] = 1 if loses else 0
        floats[child, TOTAL], floats[child, UNTRIED] = 0.0, worth - _WARY
        floats[child, LIKELY] = math.exp(liking(felt, start, end, policy.weights) / 100) if not loses else 0.0
    total = floats[first : first + listed, LIKELY].sum()
    if total > 0:
        floats[first : first + listed, LIKELY] /= total
    return worth


@kernel
def _prove(node: int, ints: Ints) -> None:
    """Does the mover here win by one of its moves, or lose by all?"""
    lost = True
    for child in range(ints[node, CHILD], ints[node, CHILD] + ints[node, COUNT]):
        if ints[child, PROVED] < 0:
            ints[node, PROVED] = 1
            return
        lost = lost and ints[child, PROVED] > 0
    if lost:
        ints[node, PROVED] = -1


@kernel
def _likeliest(node: int, boldness: float, ints: Ints, floats: Floats) -> int:
    best, best_worth = -1, -1e9
    curious = boldness * math.sqrt(ints[node, VISITS])
    for child in range(ints[node, CHILD], ints[node, CHILD] + ints[node, COUNT]):
        if ints[child, PROVED] > 0:
            continue
        visits = ints[child, VISITS]
        worth = floats[child, TOTAL] / visits if visits else floats[child, UNTRIED]
        worth += curious * floats[child, LIKELY] / (1 + visits)
        if worth > best_worth:
            best, best_worth = child, worth
    return best


@kernel
def grow(
    root: Board, key: int, own: int, first_ply: int, rounds: int, deep: int, boldness: float, judges: Judges,
    ints: Ints, floats: Floats, counts: Ints, work: Workspace,
) -> None:  # fmt: skip
    """This many more rounds; `first_ply` is 0, see `best_move_of` in search.py."""
    path = np.empty(DEEPEST + 1, dtype=np.int64)
    line, played = work["line"], work["played"]
    for _ in range(rounds):
        if ints[0, PROVED] != 0 or counts[0] + WIDTH > ROOM:
            return
        node, board, now, mover, ply = 0, root, key, own, first_ply
        path[0], line[played] = 0, key
        while True:
            if ints[node, PROVED] != 0:
                value = float(ints[node, PROVED])
                break
            if ints[node, CHILD] == 0:
                value = _open(node, board, now, mover, ply, deep, judges, ints, floats, counts, work)
                break
            if ply == DEEPEST or ints[node, COUNT] == 0:
                value = 0.0
                break
            node = _likeliest(node, boldness, ints, floats)
            mine, theirs, my_under, their_under = board
            start, end = ints[node, MOVE] & 63, ints[node, MOVE] >> 12
            now ^= step_key(theirs, my_under, their_under, mine, mover, start, end)
            ours, others, our_under, other_under = moved(mine, theirs, my_under, their_under, start, end)
            board = (others, ours, other_under, our_under)
            mover, ply = 1 - mover, ply + 1
            path[ply], line[played + ply] = node, now
            came_before = False
            for back in range(played + ply - 2, -1, -2):
                came_before = came_before or line[back] == now
            if came_before:
                value = 0.0
                break
        for at in range(ply, -1, -1):
            node = path[at]
            if ints[node, COUNT]:
                _prove(node, ints)
            if ints[node, PROVED]:
                value = float(ints[node, PROVED])
            ints[node, VISITS] += 1
            floats[node, TOTAL] -= value
            value = -value


@dataclass
class Puct(Thinker):
    """Thinks by PUCT in the movement phase; `searched` counts what `value_of` looked at."""

    boldness: float = 2.5
    deep: int = 0
    policy: Policy = field(default_factory=read_policy)
    ints: Ints = field(default_factory=lambda: np.zeros((ROOM, 5), dtype=np.int64))
    floats: Floats = field(default_factory=lambda: np.zeros((ROOM, 3)))

    def choose(self, row: Ints, seed: int) -> int:
        began = time.process_time()
        forget(self.workspace)
        own, played, work = side(row), int(row[MOVED]), self.workspace
        board = int(row[own]), int(row[1 - own]), int(row[2 + own]), int(row[3 - own])
        if (row_at_hand := winning_move(*board)) >= 0:
            return row_at_hand
        work["line"][:played] = row[HISTORY : HISTORY + played]
        work["nodes"], work["budget"], work["stopped"] = 0, 1 << 40, 0
        work["noise"], work["played"], work["bold"] = 0, played, 1
        work["did"][:], work["refuted"][:] = 0, -1
        self.ints[0], self.floats[0] = 0, 0
        counts = np.ones(1, dtype=np.int64)
        arrays: Any = ((trained(), self.policy, new_felt()), self.ints, self.floats, counts, work)
        while self.seconds and time.process_time() - began < self.seconds:
            if self.ints[0, PROVED] or counts[0] + WIDTH > ROOM:
                break
            grow(board, int(row[KEY]), own, 0, SLICE, self.deep, self.boldness, *arrays)
        first, count = (int(self.ints[0, place]) for place in (CHILD, COUNT))
        self.spent += time.process_time() - began
        self.searched += int(work["nodes"])
        if count == 0:
            return PASS
        children = range(first, first + count)
        best = max(children, key=lambda c: (-self.ints[c, PROVED], self.ints[c, VISITS], self.floats[c, UNTRIED]))
        return int(self.ints[best, MOVE])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--pairs", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=0.1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--boldness", type=float, default=2.5)
    parser.add_argument("--deep", type=int, default=0)
    parser.add_argument("--policy", type=Path, default=TRAINED)
    chosen = parser.parse_args()
    networks = trained("placement"), trained()
    policy = read_policy(chosen.policy)
    puct = Puct(networks, 1 << 40, chosen.seconds, boldness=chosen.boldness, deep=chosen.deep, policy=policy)
    plain = Thinker(networks, 1 << 40, chosen.seconds)
    play_pair((puct, plain), 0, begun=True)  # compiles
    puct.spent = plain.spent = puct.searched = plain.searched = 0
    scores = []
    for pair in range(chosen.pairs):
        scores.append(play_pair((puct, plain), chosen.seed * 1000 + pair + 1, begun=True) / 2)
        print(f"pair {pair + 1}: {scores[-1]}", file=sys.stderr)
    half = 1.96 * statistics.stdev(scores) / math.sqrt(len(scores))
    print(f"{2 * chosen.pairs} games, {chosen.seconds} s of CPU a move at most, from both sides")
    print(f"PUCT scored {100 * statistics.mean(scores):.1f} % ± {100 * half:.1f} % against alpha-beta")
    for name, player in (("PUCT", puct), ("alpha-beta", plain)):
        print(f"{name}: {player.spent:.0f} s of CPU, {player.searched / player.spent / 1e6:.2f} million nodes a second")


if __name__ == "__main__":
    main()
