"""Where to place: a policy for both discs of a turn, and a search that plays placements out and looks at what begins.

In each turn a player lays a disc of each colour: its own where they are strong, the other side's where they are weak.
`PLACEMENT` judges a board without stacks: own discs near the centre, with room to land, and above all next to each
other. Its weights were chosen among a dozen by matches between policies; `docs/strength.md` tells which.

The search takes the hexes that the policy likes best, lets both sides place the rest by the policy with some noise,
several times, and asks the alpha-beta search what the movement phase would be worth. It keeps the hex with the best
mean chance of winning.
"""

from __future__ import annotations

from parlour.boards.hexes import CENTRE, INDEX
from parlour.engines import arrays
from parlour.engines.arrays import Ints
from parlour.engines.compiled import below, kernel, lowest, stepped
from parlour.games.dualma.engine.judgement import JUDGING, WEIGHTS, judge
from parlour.games.dualma.engine.kernels import ALL, KEYS, PLACED, side
from parlour.games.dualma.engine.search import Workspace, new_workspace, value_of
from parlour.games.dualma.engine.wins import wins_within
from parlour.games.dualma.rules import DISCS

PLACEMENT = arrays.array([0, 0, 0, 0, 0, 0, 0, 4, 20, 16, 8, 0, -10, 0, 0, 0, 20], dtype=arrays.int64)
"""Weights of the features that a board without stacks can have; see `judgement.features`."""

_EVERYWHERE = ALL & ~(1 << INDEX[CENTRE])
_PLACING = 63 + 64 * 63
"""What a placing's number has besides its hex."""
_QUICK = 3
"""A win in this many own moves is proved; White's settles the game, Black's is a danger that White must see to."""
_SETTLED = 1_000
_DANGER = 100
_FINE = 16
"""A value is multiplied by this, so that equal ones can be told apart at random."""


@kernel
def _policy(black: int, white: int, due: int, own: int, noise: int, weights: Ints, worths: Ints, register: int) -> int:
    """What each hex is worth to side `own` for the disc that is due: the black one with the best white one to it."""
    counts = arrays.zeros(JUDGING, dtype=arrays.int64)
    sign = 1 if own == 0 else -1
    free = _EVERYWHERE & ~(black | white)
    worths[:] = -(1 << 40)
    first = free
    while first:
        place = lowest(first)
        first &= first - 1
        if due == 0:
            value, second = -(1 << 40), free & ~(1 << place)
            while second:
                both = judge(black | 1 << place, white | 1 << lowest(second), 0, 0, weights, counts)
                second &= second - 1
                value = max(value, sign * both)
        else:
            value = sign * judge(black, white | 1 << place, 0, 0, weights, counts)
        register = stepped(register)
        worths[place] = _FINE * value + below(register, _FINE + 2 * _FINE * noise)
    return register


@kernel
def _quick(black: int, white: int, due: int, own: int, noise: int, weights: Ints, register: int) -> tuple[int, int]:
    """A good hex for one disc alone, not looking at the other one of the turn."""
    counts = arrays.zeros(JUDGING, dtype=arrays.int64)
    sign = 1 if own == 0 else -1
    best, best_value = -1, -(1 << 40)
    free = _EVERYWHERE & ~(black | white)
    while free:
        place = lowest(free)
        free &= free - 1
        if due == 0:
            value = sign * judge(black | 1 << place, white, 0, 0, weights, counts)
        else:
            value = sign * judge(black, white | 1 << place, 0, 0, weights, counts)
        register = stepped(register)
        value = _FINE * value + below(register, _FINE + 2 * _FINE * noise)
        if value > best_value:
            best, best_value = place, value
    return best, register


@kernel
def first_move(
    black: int, white: int, ply: int, depth: int, low: int, high: int, weights: Ints, work: Workspace
) -> int:
    """What the movement phase that begins here is worth to White, who moves first, exact between `low` and `high`."""
    key, rest = 0, black
    while rest:
        key ^= KEYS[0, lowest(rest)]
        rest &= rest - 1
    rest = white
    while rest:
        key ^= KEYS[1, lowest(rest)]
        rest &= rest - 1
    # No hex holds both colours, so this is 0; a literal would make a second kernel, see `best_move_of`.
    none = black & white
    work["horizon"] = ply + depth + 6
    return value_of((white, black, none, none), key, 1 + none, ply, depth, low, high, weights, work)


@kernel
def begun(black: int, white: int, ply: int, depth: int, weights: Ints, work: Workspace) -> int:
    """What the movement phase that begins here is worth to White, who moves first, after a short search."""
    none = black & white
    drawn = arrays.empty((0, 5), dtype=arrays.int64)
    counts = work["counts"]
    if wins_within(white, black, none, none, _QUICK + none, drawn, counts[:1]):
        return _SETTLED
    work["nodes"], work["stopped"] = 0, 0
    far = (1 << 40) + none
    value = first_move(black, white, ply, depth, -far, far, weights, work)
    if work["stopped"]:
        value = judge(white, black, none, none, weights, counts)
    if -_DANGER < value < _SETTLED and wins_within(black, white, none, none, _QUICK + none, drawn, counts[:1]):
        value -= _DANGER
    return value


@kernel
def searched(game: Ints, effort: tuple[int, ...], weights: tuple[Ints, Ints], register: int, work: Workspace) -> int:
    """The hex that does best. The effort is width, completions, noise, the first ply, which is 0, and depth."""
    width, completions, noise, ply, depth = effort
    placement, judging = weights
    black, white, placed, own = game[0], game[1], game[PLACED], side(game)
    worths = arrays.zeros(64, dtype=arrays.int64)
    register = _policy(black, white, placed % 2, own, 0, placement, worths, register)
    best, best_total = -1, -1e18
    if placed >= 2 * DISCS - 2:  # the last turn: what begins is what it leaves, so it looks further
        completions, depth, width = 1, depth + 2, 2 * width
    for _ in range(width):
        place = int(arrays.argmax(worths))
        if worths[place] <= -(1 << 39):
            break
        worths[place] = -(1 << 40)
        total = 0.0
        for _ in range(completions):
            blacks, whites, count = black, white, placed
            if count % 2 == 0:
                blacks |= 1 << place
            else:
                whites |= 1 << place
            count += 1
            while count < 2 * DISCS:
                more = noise if count > placed + 1 else 0
                hexagon, register = _quick(blacks, whites, count % 2, count // 2 % 2, more, placement, register)
                if count % 2 == 0:
                    blacks |= 1 << hexagon
                else:
                    whites |= 1 << hexagon
                count += 1
            value = begun(blacks, whites, ply, depth, judging, work)
            if own == 0:
                value = -value
            total += 1.0 / (1.0 + arrays.exp(-min(600.0, max(-600.0, value / 100.0))))
        if total > best_total:
            best, best_total = place, total
    return best


def policy_placing(game: Ints, noise: int, register: int, weights: Ints = PLACEMENT) -> int:
    """The number of the placing that the policy likes best, at random among equals; noise widens what is equal."""
    worths = arrays.zeros(64, dtype=arrays.int64)
    _policy(int(game[0]), int(game[1]), int(game[PLACED] % 2), side(game), noise, weights, worths, register)
    return _PLACING + 4096 * int(arrays.argmax(worths))


def quick_placing(game: Ints, noise: int, register: int, weights: Ints) -> int:
    """The number of the placing that seems best by itself, whatever the turn's other disc; quick."""
    placed = int(game[PLACED])
    return _PLACING + 4096 * _quick(int(game[0]), int(game[1]), placed % 2, side(game), noise, weights, register)[0]


def searched_placing(
    game: Ints, register: int, *, width: int = 12, completions: int = 6, depth: int = 3, weights: Ints = PLACEMENT
) -> int:
    """The number of the placing that a search likes best, among this many hexes, each completed this many times."""
    work = new_workspace(14)
    work["budget"] = 30_000
    place = searched(game, (width, completions, 10, 0, depth), (weights, WEIGHTS), register, work)
    return _PLACING + 4096 * place
