"""Kernels that prove a win in this many own moves, over all moves of both sides; `solver.py` asks them.

`drawn` lists the boards that have come up twice, so that reaching them once more is a draw and no win: a line each, the
four sets of discs as I see them, and 1 if I am then to move. It is empty in all but a few games. No board of the line
itself need be counted, because each move of the quickest win brings that win nearer and so repeats nothing.
"""

from __future__ import annotations

from parlour.engines import arrays
from parlour.engines.arrays import Ints
from parlour.engines.compiled import kernel
from parlour.games.dualma.engine.kernels import PASS, WIDTH, list_steps, moved, threats, winning_move


@kernel
def is_drawn(mine: int, theirs: int, my_under: int, their_under: int, my_turn: int, drawn: Ints) -> bool:
    """Return whether this is one of the boards that draw."""
    for number in range(drawn.shape[0]):
        line = drawn[number]
        same = line[0] == mine and line[1] == theirs and line[2] == my_under and line[3] == their_under
        if same and line[4] == my_turn:
            return True
    return False


@kernel
def wins_within(
    mine: int, theirs: int, my_under: int, their_under: int, own_moves: int, drawn: Ints, counts: Ints
) -> bool:
    """Return whether the mover can force a row within this many own moves. `counts[0]` counts the boards."""
    counts[0] += 1
    if own_moves < 1:
        return False
    if threats(mine, theirs, my_under, their_under):
        return True
    if own_moves == 1:
        return False
    moves = arrays.empty(WIDTH, dtype=arrays.int64)
    answers = arrays.empty(WIDTH, dtype=arrays.int64)
    refuted = 0
    for number in range(list_steps(mine, theirs, my_under, their_under, moves)):
        start, end = moves[number] & 63, moves[number] >> 12
        ours, others, our_under, other_under = moved(mine, theirs, my_under, their_under, start, end)
        if is_drawn(ours, others, our_under, other_under, 0, drawn) or threats(others, ours, other_under, our_under):
            continue
        count = list_steps(others, ours, other_under, our_under, answers)
        if (
            count == 0
            and not is_drawn(ours, others, our_under, other_under, 1, drawn)
            and wins_within(ours, others, our_under, other_under, own_moves - 1, drawn, counts)
        ):
            return True
        holds = count > 0
        for turn in range(count):
            # What refuted the last move mostly refutes this one too: it is tried first.
            answer = answers[(turn + refuted) % count]
            start, end = answer & 63, answer >> 12
            after = moved(others, ours, other_under, our_under, start, end)
            if is_drawn(after[1], after[0], after[3], after[2], 1, drawn) or not wins_within(
                after[1], after[0], after[3], after[2], own_moves - 1, drawn, counts
            ):
                holds = False
                refuted = (turn + refuted) % count
                break
        if holds:
            return True
    return False


@kernel
def stopping_answer(
    mine: int, theirs: int, my_under: int, their_under: int, own_moves: int, drawn: Ints, counts: Ints
) -> int:
    """An answer of the other side, to move now, after which I cannot force a row within this many moves; -1 if none."""
    answers = arrays.empty(WIDTH, dtype=arrays.int64)
    count = list_steps(theirs, mine, their_under, my_under, answers)
    if count == 0:
        if is_drawn(mine, theirs, my_under, their_under, 1, drawn):
            return PASS
        return -1 if wins_within(mine, theirs, my_under, their_under, own_moves, drawn, counts) else PASS
    at_once = winning_move(theirs, mine, their_under, my_under)
    if at_once >= 0:
        return at_once
    for turn in range(count):
        answer = int(answers[turn])
        after = moved(theirs, mine, their_under, my_under, answer & 63, answer >> 12)
        if is_drawn(after[1], after[0], after[3], after[2], 1, drawn) or not wins_within(
            after[1], after[0], after[3], after[2], own_moves, drawn, counts
        ):
            return answer
    return -1
