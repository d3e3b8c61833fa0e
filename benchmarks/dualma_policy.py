"""What a trained policy of DuAlma thinks of each choice, in whole numbers: how likely a search prefers it.

It sees what the networks see (`games/dualma/engine/network.py`), the lines of five hexes, but only those through the
hex that a disc leaves and through the one that it reaches. Two tables, one for each of these, give a window eight
numbers; the six windows are added up with eight numbers for each of both places, what is below zero is cut off, and a
weighted sum makes one number. A disc that is laid leaves nothing if it is the placer's own, and one of the other's
colour reaches nothing: so it is worth what the other table says.

`scripts/train.py` makes the numbers. Those beside this file are of the movement phase.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from parlour.boards.hexes import HEXES
from parlour.engines.compiled import Ints, kernel, lowest
from parlour.games.dualma.engine.network import FINE, ORBITS, TRAITS, lay_lines, window
from parlour.games.dualma.engine.search import Board

Shorts = npt.NDArray[np.int16]
NOWHERE = len(HEXES)
"""Stands for the hex that a disc does not leave, or does not reach."""
LEFT, REACHED = range(2)
TRAINED = Path(__file__).with_suffix(".npz")


class Policy(NamedTuple):
    """The numbers of windows and places, by leaving and reaching, and the weights of the sum."""

    windows: Shorts
    places: Shorts
    weights: Ints


def read_policy(path: Path = TRAINED) -> Policy:
    with np.load(path) as kept:
        return Policy(kept["windows"], kept["places"][:, ORBITS], kept["weights"].astype(np.int64))


def new_felt() -> Ints:
    """Where `feel` writes."""
    return np.zeros((2, NOWHERE + 1, TRAITS), dtype=np.int64)


@kernel
def feel(board: Board, left: int, reached: int, policy: Policy, room: Ints, felt: Ints) -> None:
    """Write what leaving each of these hexes adds, and what reaching each of those does, for the mover."""
    lay_lines(board[0], board[1], board[2], board[3], room)
    for table in range(2):
        rest = left if table == LEFT else reached
        while rest:
            at = lowest(rest)
            rest &= rest - 1
            one, two, three = window(room, at, 0), window(room, at, 1), window(room, at, 2)
            for trait in range(TRAITS):
                felt[table, at, trait] = (
                    policy.places[table, at, trait]
                    + policy.windows[table, one, trait]
                    + policy.windows[table, two, trait]
                    + policy.windows[table, three, trait]
                )


@kernel
def liking(felt: Ints, start: int, end: int, weights: Ints) -> int:
    """The logit of a choice, in hundredths."""
    total = 0
    for trait in range(TRAITS):
        total += max(0, felt[LEFT, start, trait] + felt[REACHED, end, trait]) * weights[trait]
    return int(total >> FINE)
