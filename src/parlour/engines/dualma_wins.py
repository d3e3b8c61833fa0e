"""Kernels that prove a win in so many own moves, over all moves of both sides; `solvers/dualma.py` asks them."""

from __future__ import annotations

import numpy as np

from parlour.engines.compiled import Ints, kernel
from parlour.engines.dualma import PASS, WIDTH, list_steps, moved, threats, winning_move


@kernel
def wins_within(mine: int, theirs: int, my_under: int, their_under: int, own_moves: int, counts: Ints) -> bool:
    """Can the mover force a row within so many moves of its own? `counts[0]` counts the boards looked at."""
    counts[0] += 1
    if threats(mine, theirs, my_under, their_under):
        return True
    if own_moves <= 1:
        return False
    moves = np.empty(WIDTH, dtype=np.int64)
    answers = np.empty(WIDTH, dtype=np.int64)
    refuted = 0
    for number in range(list_steps(mine, theirs, my_under, their_under, moves)):
        start, end = moves[number] & 63, moves[number] >> 12
        ours, others, our_under, other_under = moved(mine, theirs, my_under, their_under, start, end)
        if threats(others, ours, other_under, our_under):
            continue
        count = list_steps(others, ours, other_under, our_under, answers)
        if count == 0 and wins_within(ours, others, our_under, other_under, own_moves - 1, counts):
            return True
        holds = count > 0
        for turn in range(count):
            # What refuted the last move mostly refutes this one too: it is tried first.
            answer = answers[(turn + refuted) % count]
            start, end = answer & 63, answer >> 12
            after = moved(others, ours, other_under, our_under, start, end)
            if not wins_within(after[1], after[0], after[3], after[2], own_moves - 1, counts):
                holds = False
                refuted = (turn + refuted) % count
                break
        if holds:
            return True
    return False


@kernel
def stopping_answer(mine: int, theirs: int, my_under: int, their_under: int, own_moves: int, counts: Ints) -> int:
    """An answer of the other side, to move now, after which I cannot force a row within so many moves; -1 if none."""
    answers = np.empty(WIDTH, dtype=np.int64)
    count = list_steps(theirs, mine, their_under, my_under, answers)
    if count == 0:
        return -1 if wins_within(mine, theirs, my_under, their_under, own_moves, counts) else PASS
    at_once = winning_move(theirs, mine, their_under, my_under)
    if at_once >= 0:
        return at_once
    for turn in range(count):
        answer = int(answers[turn])
        after = moved(theirs, mine, their_under, my_under, answer & 63, answer >> 12)
        if not wins_within(after[1], after[0], after[3], after[2], own_moves, counts):
            return answer
    return -1
