"""Thousands of games at once as arrays, written once, for any game whose rules are kernels.

A game is a row of `int64` as in `playouts.py`. Its actions are numbered from 0; a mask has a bit for each, eight to a
byte, the lowest first. A picture of a position is some planes of cells, a byte each, with the cells of a plane filled
up to a multiple of eight. What a game gives, all marked `@kernel`:

- `act(row, action)`: make a legal action, in place; `points(row)` and `side(row)` are those of `playouts.py`;
- `mask(row, bits)`: write which actions are legal; `row` may be the start, and is never a finished game;
- `look(row, words)`: write the planes, eight cells to a word (`SPREAD`), as the side to move sees them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from parlour.engines.compiled import Ints, below, brief_kernel_for, kernel, kernel_for, lowest, popcount, stepped
from parlour.engines.playouts import UNDECIDED, Points, Side

Bytes = npt.NDArray[np.uint8]
Words = npt.NDArray[np.uint32]
Numbers = npt.NDArray[np.int32]
Floats = npt.NDArray[np.float32]

Act = Callable[[Ints, int], None]
Mask = Callable[[Ints, Bytes], None]
Look = Callable[[Ints, Ints], None]

SPREAD: Ints = np.array([sum(1 << 8 * bit for bit in range(8) if byte >> bit & 1) for byte in range(256)])
"""For eight bits, a word with a byte for each."""

FINE = -1
"""Instead of the number of a game: all of them."""

ILLEGAL = -2
"""Instead of a number of actions: this one is not legal."""

LIST = -3
"""Instead of an action: none."""

if TYPE_CHECKING:
    # Each function below that uses these is made into a kernel for one game, whose kernels then have these names.
    def act(row: Ints, action: int) -> None: ...
    def points(row: Ints) -> int: ...
    def side(row: Ints) -> int: ...
    def mask(row: Ints, bits: Bytes) -> None: ...
    def look(row: Ints, words: Ints) -> None: ...

    ROW, ACTIONS, MASK = 1, 1, 4


@kernel
def first_illegal(actions: Ints, masks: Bytes, count: int) -> int:
    """The first game whose action is not legal, or `FINE`."""
    for game in range(actions.shape[0]):
        action = actions[game]
        if action < 0 or action >= count or masks[game, action >> 3] >> (action & 7) & 1 == 0:
            return game
    return FINE


def _step(
    rows: Ints,
    start: Ints,
    actions: Ints,
    rewards: Floats,
    ended: Bytes,
    movers: Ints,
    masks: Bytes,
    planes: Ints,
    finals: Ints,
) -> None:
    """Make an action in every game; one that ends is counted, looked at and begun anew."""
    for game in range(rows.shape[0]):
        row = rows[game]
        act(row, actions[game])
        scored = points(row)
        if scored != UNDECIDED:
            ended[game] = 1
            rewards[game, 0] = scored / 100.0
            rewards[game, 1] = -scored / 100.0
            look(row, finals[game])
            row[:] = start
        else:
            ended[game] = 0
            rewards[game, 0] = 0.0
            rewards[game, 1] = 0.0
        movers[game] = side(row)
        mask(row, masks[game])
        look(row, planes[game])


def _show(rows: Ints, movers: Ints, masks: Bytes, planes: Ints) -> None:
    """Write what is seen of every game."""
    for game in range(rows.shape[0]):
        movers[game] = side(rows[game])
        mask(rows[game], masks[game])
        look(rows[game], planes[game])


@kernel
def list_actions(bits: Bytes, legal: Ints) -> int:
    """Write the numbers of the legal actions into the row, say how many."""
    count = 0
    for place in range(bits.shape[0]):
        rest = int(bits[place])
        while rest:
            legal[count] = 8 * place + lowest(rest)
            rest &= rest - 1
            count += 1
    return count


def _advance(state: Ints, action: int) -> int:
    """Make an action in one game, and list what is legal then: none when it is over. `ILLEGAL` changes nothing.

    All of it lies in one array, as handing over another would take longer than the move: the row, the legal actions,
    and the mask. With the action `LIST` none is made, and the legal ones are listed.
    """
    row, legal = state[:ROW], state[ROW : ROW + ACTIONS]
    bits = state[ROW + ACTIONS :].view(np.uint8)[:MASK]
    if action == LIST:
        mask(row, bits)
        return list_actions(bits, legal)
    if action < 0 or action >> 3 >= bits.shape[0] or bits[action >> 3] >> (action & 7) & 1 == 0:
        return ILLEGAL
    act(row, action)
    if points(row) != UNDECIDED:
        bits[:] = 0
        return 0
    mask(row, bits)
    return list_actions(bits, legal)


def mask_bytes(actions: int) -> int:
    """How many bytes a mask has: a multiple of four, so that it can be read in words."""
    return 4 * ((actions + 31) // 32)


@kernel
def choose_any(masks: Words, actions: Ints, register: int) -> int:
    """A legal action for every game, each as likely. The masks come as words of 32 bits."""
    for game in range(masks.shape[0]):
        count = 0
        for place in range(masks.shape[1]):
            count += popcount(int(masks[game, place]))
        register = stepped(register)
        which = below(register, count)
        for place in range(masks.shape[1]):
            bits = int(masks[game, place])
            here = popcount(bits)
            if which < here:
                for _ in range(which):
                    bits &= bits - 1
                actions[game] = 32 * place + lowest(bits)
                break
            which -= here
    return register


@kernel
def list_all(masks: Words, actions: Numbers, starts: Ints) -> int:
    """Write the legal actions of all games, one game after the other, and where each begins; say how many."""
    count = 0
    for game in range(masks.shape[0]):
        starts[game] = count
        for place in range(masks.shape[1]):
            bits = int(masks[game, place])
            while bits:
                actions[count] = 32 * place + lowest(bits)
                bits &= bits - 1
                count += 1
    starts[masks.shape[0]] = count
    return count


@kernel
def unpack(masks: Words, dense: Bytes) -> None:
    """Masks with a byte for each action. The packed ones come as words of 32 bits."""
    for game in range(dense.shape[0]):
        dense[game] = 0
        for place in range(masks.shape[1]):
            bits = int(masks[game, place])
            while bits:
                dense[game, 32 * place + lowest(bits)] = 1
                bits &= bits - 1


@dataclass(frozen=True, slots=True)
class BatchEngine:
    """A game for batches, with some options."""

    start: Ints
    """The row of a game that has not begun."""
    texts: tuple[str, ...]
    """Every action as it is written, by its number."""
    planes: tuple[str, ...]
    """What the planes show."""
    cells: int
    step: Callable[..., None]
    show: Callable[..., None]
    advance: Callable[[Ints, int], int]
    points: Points
    side: Side
    enter: Callable[[Any], Ints]
    """Give the row of a position of the rules."""
    shown: Callable[[Ints], Any]
    """Give a position of the rules that looks like a row; what came before it is not in it."""
    history: tuple[int, int, int] | None = None
    """Where a row keeps the keys of the boards that came up: the first, how many at most, and where it keeps the number
    of the last; None in a game that does not ask what came up before."""


def make_batch_kernels(
    owner: str, row: int, actions: int, act: Act, points: Points, side: Side, mask: Mask, look: Look
) -> tuple[Callable[..., None], Callable[..., None], Callable[[Ints, int], int]]:
    """`step`, `show` and `advance` for the game of this name, whose rows and actions are so many."""
    hooks: dict[str, Any] = {"act": act, "points": points, "side": side, "mask": mask, "look": look}
    numbers = {"ROW": row, "ACTIONS": actions, "MASK": mask_bytes(actions)}
    step, show = kernel_for(owner, _step, **hooks), kernel_for(owner, _show, **hooks)
    return step, show, brief_kernel_for(owner, _advance, **hooks, **numbers)


def state_of(row: Ints, actions: int) -> Ints:
    """Return the array for `advance`, with nothing listed yet."""
    state = np.zeros(len(row) + actions + (mask_bytes(actions) + 7) // 8, dtype=np.int64)
    state[: len(row)] = row
    return state
