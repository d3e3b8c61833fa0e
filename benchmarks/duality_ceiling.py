"""How much there is to win at Duality by thinking: a player that sees all cards, beside the top level.

    python benchmarks/duality_ceiling.py [--deals 100] [--rounds 1000] [--against greedy] [--players all,5]
        [--seed 1] [--kept FILE]

No one can be offered it: it knows the other hand and the order of the pile. It searches the game that is then left,
without chance, by a tree of all moves with leaves worth what level 5 takes them for, and takes what it can prove.
Each deal is played twice with the seats swapped, by each player against the same rival. Reported: each one's score,
with its 95 % interval over deals; the share of deals of which one seat won both games, players swapped; and for the
one that sees all, the share of deals in which it has proved before the first move who wins on open cards, with that
many rounds. With --kept what is played is kept in a file, and an interrupted run goes on.
"""

from __future__ import annotations

import argparse
import json
import math
import statistics
from collections.abc import Callable
from pathlib import Path

import numpy as np

from parlour.chance import Chance
from parlour.engines.compiled import Ints, kernel, seeded
from parlour.engines.playouts import UNDECIDED
from parlour.games.duality import GAME as duality
from parlour.games.duality import rules, views
from parlour.games.duality.engine import rows as duality_rows
from parlour.games.duality.engine.judge import JUDGE, weigh
from parlour.games.duality.engine.kernels import make_move, points
from parlour.games.duality.engine.layout import NOTES, PATHS, SIDE, WIDTH
from parlour.games.duality.engine.search import BOLDNESS, DOUBT, Thought
from parlour.games.duality.engine.value import FEATURES, LOOKAHEAD, VALUE, leaf_worth
from parlour.games.duality.players import Greedy, Thinker
from parlour.players.levels import warm_up

MOVE, FIRST, COUNT, VISITS, POINTS, WORTH, PROVED = range(7)
"""The fields of a node: the move into it, its children, how often it was tried, with what points in all for the mover
into it, what the judge gives for the move; and 1 where its mover is proved to win, -1 to lose."""
FARTHEST = 200
"""Moves from the root at most."""
NODES_A_ROUND = 160
"""Room in the tree, more than a position has moves on average; a full one is not grown."""


@kernel
def _choose(tree: Ints, node: int) -> int:
    """The child to try next, none of those that lose if others are to be had."""
    first, count = tree[node, FIRST], tree[node, COUNT]
    most = tree[first : first + count, WORTH].max()
    whole = 0.0
    for place in range(first, first + count):
        whole += math.exp((tree[place, WORTH] - most) / DOUBT)
    mean = -tree[node, POINTS] / (100.0 * max(tree[node, VISITS], 1))
    best, best_worth = first, -1e18
    for place in range(first, first + count):
        visits = tree[place, VISITS]
        worth = tree[place, POINTS] / (100.0 * visits) if visits else mean
        share = math.exp((tree[place, WORTH] - most) / DOUBT) / whole
        worth += BOLDNESS * share * math.sqrt(tree[node, VISITS]) / (1 + visits)
        if tree[place, PROVED] == 1:
            worth -= 1e9
        if worth > best_worth:
            best, best_worth = place, worth
    return int(best)


@kernel
def _all_win(tree: Ints, node: int) -> bool:
    """Is the mover of every child proved to win?"""
    first = tree[node, FIRST]
    return bool((tree[first : first + tree[node, COUNT], PROVED] == 1).all())


@kernel
def grow_open(tree: Ints, used: int, root: Ints, rounds: int, register: int) -> tuple[int, int]:
    """This many rounds more on the cards as they lie, or until the root is proved; nodes in use, and chance."""
    position = np.empty_like(root)
    moves, worths = np.empty(WIDTH, dtype=np.int64), np.empty(WIDTH, dtype=np.int64)
    ends, notes = np.empty((3, PATHS), dtype=np.int8), np.empty(NOTES, dtype=np.int64)
    noted = np.empty(FEATURES, dtype=np.int64)
    path = np.zeros(FARTHEST + 1, dtype=np.int64)
    for _ in range(rounds):
        if tree[0, PROVED]:
            break
        position[:] = root
        depth = 0
        while tree[path[depth], COUNT] and depth < FARTHEST and points(position) == UNDECIDED:
            place = _choose(tree, path[depth])
            make_move(position, tree[place, MOVE])
            depth += 1
            path[depth] = place
        leaf, side = path[depth], position[SIDE]
        if points(position) == UNDECIDED and not tree[leaf, COUNT]:
            listed, won = weigh(position, JUDGE, moves, worths, ends[0], notes)
            if won >= 0:
                make_move(position, moves[won])
            elif used + listed <= tree.shape[0]:
                tree[leaf, FIRST], tree[leaf, COUNT] = used, listed
                for number in range(listed):
                    tree[used + number, MOVE], tree[used + number, WORTH] = moves[number], worths[number]
                used += listed
        scored = points(position)
        if scored == UNDECIDED:
            scored, register = leaf_worth(position, VALUE, LOOKAHEAD, noted, moves, worths, ends, notes, register)
        elif scored:
            tree[leaf, PROVED] = 1 if (scored > 0) == (side == 0) else -1
        gained = scored if root[SIDE] == 0 else -scored
        for step in range(depth + 1):
            tree[path[step], VISITS] += 1
            tree[path[step], POINTS] += gained if step % 2 == 1 else -gained
        while depth > 0:
            proved, parent = tree[path[depth], PROVED], path[depth - 1]
            if proved == -1:
                tree[parent, PROVED] = 1
            elif proved == 1 and _all_win(tree, parent):
                tree[parent, PROVED] = -1
            else:
                break
            depth -= 1
    return used, register


Chooser = Callable[[rules.Position, Chance], rules.Move]


class Open:
    """Sees all cards, those of the pile too."""

    def __init__(self, rounds: int) -> None:
        self.rounds = rounds
        self.proved = 0
        """Of its last thought: 1 where it was proved to win, -1 to lose."""

    def __call__(self, position: rules.Position, chance: Chance) -> rules.Move:
        root = duality_rows.row_of(position, position.mover)
        tree = np.zeros((NODES_A_ROUND * self.rounds + WIDTH, PROVED + 1), dtype=np.int64)
        grow_open(tree, 1, root, self.rounds, seeded(chance.below(1 << 62)))
        self.proved = int(tree[0, PROVED])
        if not tree[0, COUNT]:  # a win at hand, found before there was a tree
            won = Thought(root, 1).won
            assert won is not None
            return duality_rows.move_at(root, won)
        children = tree[tree[0, FIRST] : tree[0, FIRST] + tree[0, COUNT]]
        best = max(children, key=lambda child: (-child[PROVED], child[VISITS]))
        return duality_rows.move_at(root, int(best[MOVE]))


def by_view(player: Greedy | Thinker) -> Chooser:
    return lambda position, chance: player.choose(views.view(position, position.mover), chance)


def played(one: Chooser, other: Chooser, key: str) -> list[float]:
    """One deal from both seats: what the first player scores as the first side, and as the second.

    For the one that sees all, also what it had proved before the first move, in the game that it began: the deal draws
    who begins.
    """
    options = rules.options({})
    deal = rules.deal(options, Chance(f"{key} deal"))
    found, proved = [], 0
    for seat in (0, 1):
        position, chance = rules.setup(options, deal), Chance(f"{key} {seat}")
        while position.result is None:
            move = (one if position.mover == seat else other)(position, chance)
            if isinstance(one, Open) and position.mover == seat and position.turn == 0:
                proved = one.proved
            position = rules.play(position, position.mover, move)
        winners = position.result.winners
        found.append(0.5 if not winners else float(seat in winners))
    return [*found, proved]


def report(name: str, found: list[list[float]]) -> None:
    means = [sum(row[:2]) / 2 for row in found]
    half = 1.96 * statistics.stdev(means) / math.sqrt(len(means))
    split = sum(set(row[:2]) == {0.0, 1.0} for row in found) / len(found)
    print(f"{name}: {statistics.mean(means):.1%} ± {half:.1%}; one seat won both games of {split:.1%} of the deals")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--rounds", type=int, default=1000)
    parser.add_argument("--against", choices=("greedy", "5"), default="greedy")
    parser.add_argument("--players", default="all,5")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--kept", type=Path)
    chosen = parser.parse_args()
    warm_up(duality)
    made: dict[str, tuple[str, Chooser]] = {
        "all": ("sees all cards", Open(chosen.rounds)),
        "5": ("level 5", by_view(Thinker("5", None))),
        "greedy": ("greedy", by_view(Greedy())),
    }
    rival = made[chosen.against][1]
    kept: dict[str, list[float]] = {}
    if chosen.kept and chosen.kept.exists():
        kept = dict(json.loads(line) for line in chosen.kept.read_text(encoding="utf-8").splitlines())
    print(f"{chosen.deals} deals, each from both seats, against {made[chosen.against][0]}")
    for which in chosen.players.split(","):
        name, player = made[which]
        found = []
        for number in range(chosen.deals):
            deal = f"{chosen.seed} {number}"
            key = f"{which} {chosen.rounds} {chosen.against} {deal}"
            if key not in kept:
                kept[key] = played(player, rival, deal)
                if chosen.kept:
                    with chosen.kept.open("a", encoding="utf-8") as file:
                        file.write(json.dumps([key, kept[key]]) + "\n")
            found.append(kept[key])
        report(name, found)
        if which == "all":
            first, second = (sum(row[2] == value for row in found) / len(found) for value in (1, -1))
            print(
                f"  proved before the first move: {first:.1%} of the deals won by the first player, {second:.1%} lost"
            )


if __name__ == "__main__":
    main()
