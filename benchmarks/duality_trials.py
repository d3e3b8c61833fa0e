"""What was tried to make Duality's strongest player stronger: each against it as it is, in the same CPU time.

    python -m benchmarks.duality_trials [TRIAL …] [--pairs 500] [--seconds 0.05] [--seed 1]

time      ten times the time, which nobody is offered: what could be gained by a faster engine or a shorter playout
hands     shown the other hand, but not the pile, which nobody is offered either: what could be gained by inferring it
weighted  redeals whose other hand would hardly have made the opponent's last move, by the judge, are mostly dealt again
noisy     in the playouts a move is drawn by what the judge gives for it, instead of the best one
bold, shy what is little tried weighs twice, or half, as much
wide      the judge says less about what to try first

Each deal is played twice with the seats swapped. A sequential test ends a match: 55 % against 50 %, with errors of 5 %
either way. Reported: the score, with its 95 % interval over pairs, what the test says, and the rounds a move.
"""

from __future__ import annotations

import argparse
import math
import statistics
import time
from dataclasses import dataclass

import numpy as np

from benchmarks.duality_tree import play_pair
from parlour.chance import Chance
from parlour.engines.compiled import Ints, below, kernel, seeded, stepped
from parlour.engines.playouts import UNDECIDED
from parlour.games import duality
from parlour.games.duality.engine import rows as duality_rows
from parlour.games.duality.engine.kernels import make_move, points, shuffle
from parlour.games.duality.engine.layout import (
    CELLS,
    COUNT,
    DECK,
    DRAWN,
    GRID,
    HANDS,
    KNOWN,
    OCCUPIED,
    SIDE,
    WIDTH,
)
from parlour.games.duality.engine.search import BOLDNESS, DOUBT, JUDGE, LONGEST, Thought, child, weigh
from parlour.games.duality.rules import HAND
from parlour.players.levels import warm_up
from parlour.study.sequential import Sequential

SLICE = 25
"""Rounds between two looks at the clock."""
FEWEST = 20
"""Pairs before the test is asked."""
AGAIN = 8
"""Times that an unlikely hand is dealt again, at most."""
TEST = Sequential(0, 35)
"""35 Elo more are a score of 55 %."""


@kernel
def _likely(position: Ints, before: Ints, made: int, taken: int, doubt: float, scratch: Ints, register: int) -> bool:
    """Would this hand have made the opponent's last move? Yes as often as the judge likes it beside the best one."""
    moves, worths, lit, stack = scratch[0], scratch[1], scratch[2, :CELLS], scratch[3]
    other = before[SIDE]
    hand = HANDS + HAND * other
    before[hand : hand + HAND] = -1
    before[hand] = made // CELLS // 2
    hidden = 0
    for held in range(HAND):
        card = position[hand + held]
        if card >= 0 and not position[KNOWN + other] >> card & 1:
            hidden += 1
    filled, met = 1, 0
    for held in range(HAND):
        card = position[hand + held]
        if card < 0 or card == taken:
            continue
        if not position[KNOWN + other] >> card & 1:
            met += 1
            if met > hidden - position[DRAWN]:
                continue  # drawn since
        if filled < HAND:
            before[hand + filled] = card
            filled += 1
    listed, won = weigh(before, JUDGE, moves, worths, lit, stack)
    if won >= 0:
        return False
    for number in range(listed):
        if moves[number] == made:
            liking = math.exp((worths[number] - worths[:listed].max()) / doubt)
            return bool(below(register, 1 << 20) < liking * (1 << 20))
    return True


@kernel
def _drawn_move(worths: Ints, listed: int, noise: float, register: int) -> int:
    most = worths[:listed].max()
    whole = 0.0
    for number in range(listed):
        whole += math.exp((worths[number] - most) / noise)
    left = below(register, 1 << 30) / (1 << 30) * whole
    for number in range(listed):
        left -= math.exp((worths[number] - most) / noise)
        if left < 0:
            return number
    return listed - 1


@kernel
def _choose(
    tree: Ints, counts: Ints, node: int, moves: Ints, worths: Ints, listed: int, boldness: float, doubt: float
) -> int:
    """As in the engine, with other numbers."""
    most = worths[:listed].max()
    whole = 0.0
    for number in range(listed):
        whole += math.exp((worths[number] - most) / doubt)
    mean = -tree[node, 2] / (100.0 * max(tree[node, 1], 1))
    best, best_worth = 0, -1e18
    for number in range(listed):
        place = child(tree, counts, node, moves[number])
        tree[place, 3] += 1
        visits = tree[place, 1]
        share = math.exp((worths[number] - most) / doubt) / whole
        worth = tree[place, 2] / (100.0 * visits) if visits else mean
        worth += boldness * share * math.sqrt(tree[place, 3]) / (1 + visits)
        if worth > best_worth:
            best, best_worth = number, worth
    return best


@kernel
def grow_trial(
    tree: Ints, counts: Ints, root: Ints, before: Ints, made: int, taken: int, rounds: int, register: int,
    boldness: float, doubt: float, likelihood: float, noise: float,
) -> int:  # fmt: skip
    """The engine's `grow`, with what is tried."""
    position = np.empty_like(root)
    scratch = np.empty((4, max(WIDTH, 16 * DECK, CELLS)), dtype=np.int64)
    moves, worths, lit, stack = scratch[0], scratch[1], scratch[2, :CELLS], scratch[3]
    path = np.zeros(LONGEST + 1, dtype=np.int64)
    for _ in range(rounds):
        position[:] = root
        register = shuffle(position, register)
        if made >= 0 and likelihood > 0:
            for _ in range(AGAIN):
                register = stepped(register)
                if _likely(position, before, made, taken, likelihood, scratch, register):
                    break
                register = shuffle(position, register)
        depth = 0
        while depth < LONGEST and points(position) == UNDECIDED:
            node = path[depth]
            if depth > 0 and tree[node, 1] == 0:
                break
            listed, won = weigh(position, JUDGE, moves, worths, lit, stack)
            chosen = won if won >= 0 else _choose(tree, counts, node, moves, worths, listed, boldness, doubt)
            depth += 1
            path[depth] = child(tree, counts, node, moves[chosen])
            make_move(position, moves[chosen])
        for _ in range(LONGEST):
            if points(position) != UNDECIDED:
                break
            listed, won = weigh(position, JUDGE, moves, worths, lit, stack)
            if won < 0:
                register = stepped(register)
                won = _drawn_move(worths, listed, noise, register)
            make_move(position, moves[won])
        scored = 0 if points(position) == UNDECIDED else points(position)
        gained = scored if root[SIDE] == 0 else -scored
        for step in range(depth + 1):
            tree[path[step], 1] += 1
            tree[path[step], 2] += gained if step % 2 == 1 else -gained
    return register


@dataclass
class Trial:
    """A player by CPU time, with what is tried; counts its rounds and its thoughts."""

    name: str
    time: float = 1.0
    hands: bool = False
    boldness: float = BOLDNESS
    doubt: float = DOUBT
    likelihood: float = 0.0
    noise: float = 0.01
    rounds: int = 0
    thoughts: int = 0

    def choose(self, position: duality.Position, seconds: float, chance: Chance) -> duality.Move:
        seen = duality.redeal(duality.view(position, position.mover), chance)
        root = duality_rows.row_of(position if self.hands else seen, position.mover)
        if self.hands:
            root[KNOWN + 1 - position.mover] = sum(1 << (card - 1) for card in position.hands[1 - position.mover])
        else:
            duality_rows.infer(root, seen)
        thought = Thought(root, seeded(chance.below(1 << 62)))
        if thought.won is None and thought.choices.size > 1:
            self.thoughts += 1
            before, made, taken = _last_turn(root, seen)
            until = time.process_time() + self.time * seconds
            while time.process_time() < until:
                thought.register = grow_trial(
                    thought.tree, thought.counts, root, before, made, taken, SLICE, thought.register,
                    self.boldness, self.doubt, self.likelihood, self.noise,
                )  # fmt: skip
                self.rounds += SLICE
        return duality_rows.move_at(root, thought.best())


def _last_turn(root: Ints, seen: duality.Position) -> tuple[Ints, int, int]:
    """The table before the opponent's last move, that move, and the card it took from the table; -1 for none."""
    before = root.copy()
    if seen.last is None:
        return before, -1, -1
    before[SIDE] = 1 - seen.mover
    cell, swap = duality_rows.cell_number(seen.last), seen.since[-1] if seen.since else None
    made = int(root[GRID + cell] - 1) * CELLS + cell
    if swap is not None:
        before[GRID + cell] = 2 * (swap.taken.card - 1) + swap.taken.turned + 1
        return before, made, swap.taken.card - 1
    before[GRID + cell] = 0
    cells = before[OCCUPIED : OCCUPIED + before[COUNT]]
    cells[cells == cell] = cells[-1]
    before[COUNT] -= 1
    return before, made, -1


TRIALS = {
    trial.name: trial
    for trial in (
        Trial("time", time=10),
        Trial("hands", hands=True),
        Trial("weighted", likelihood=100.0),
        Trial("noisy", noise=30.0),
        Trial("bold", boldness=2 * BOLDNESS),
        Trial("shy", boldness=BOLDNESS / 2),
        Trial("wide", doubt=3 * DOUBT),
    )
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("trials", nargs="*", metavar="TRIAL")
    parser.add_argument("--pairs", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=0.05)
    parser.add_argument("--seed", default="1")
    chosen = parser.parse_args()
    warm_up(duality)
    for name in chosen.trials or list(TRIALS):
        player, rival, scores = TRIALS[name], Trial("as it is"), []
        for number in range(chosen.pairs):
            scores.append(play_pair((player, rival), chosen.seconds, f"{chosen.seed} {number}"))
            if number >= FEWEST and TEST.decided(scores) is not None:
                break
        said = {TEST.low: "no gain", TEST.high: "a gain", None: "open"}[TEST.decided(scores)]
        margin = 1.96 * statistics.stdev(scores) / math.sqrt(len(scores))
        rounds = ", ".join(f"{one.rounds / max(one.thoughts, 1):,.0f}" for one in (player, rival))
        print(
            f"{name}: {statistics.mean(scores):.1%} ± {margin:.1%} of {2 * len(scores)} games, {said}; "
            f"rounds a move: {rounds}",
            flush=True,
        )


if __name__ == "__main__":
    main()
