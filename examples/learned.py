"""What examples/learn.py has learnt, as a player: parlour match dualite --players ./examples/learned.py:Bot,greedy

It reads learned.npz from the folder in which the match is started.
"""

from typing import Any

import numpy as np
from learn import probabilities  # type: ignore[import-not-found, unused-ignore] # it lies beside this file

import parlour


def touch(one: str, other: str) -> bool:
    return abs(ord(one[0]) - ord(other[0])) < 2 and abs(int(one[1]) - int(other[1])) < 2


class Bot:
    def __init__(self, game: Any) -> None:
        self.net = list(np.load("learned.npz").values())

    def choose(self, view: Any, chance: Any) -> str:
        """The likeliest of all legal moves; the position on the engine shows the board as it was in training."""
        position = parlour.game("dualite").position()
        cells = {text: number for number, text in enumerate(position.texts[:16])}
        white, black, reach = np.zeros(16), np.zeros(16), np.zeros(16)
        for circle in view.circles:
            (black if circle.black else white)[cells[circle.cell]] = 1
        for cell, number in cells.items():
            reach[number] = any(cell != anchor and touch(cell, anchor) for anchor in view.anchors)
        legal = np.array([text in view.choices for text in position.texts])
        seen = np.concatenate((white, black, reach))[None].astype(np.float32)
        likely, _ = probabilities(self.net, seen, legal[None])
        return position.texts[int(likely[0].argmax())]
