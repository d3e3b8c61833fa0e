"""How far can Duality's best bot be exploited? A response is trained against it and meets it on deals it has not seen.

    python -m benchmarks.duality_response [--rounds 3] [--games 400] [--nodes 300] [--noise 10]
        [--pairs 150] [--match-nodes 4000] [--seed 1]

The bot is level 5: the same search at every move, which never changes. The response begins as the same search. It has
two values of positions, one for its own turns and one for the bot's; each round plays games against the bot at
`--nodes` redeals a move, with `--noise` of 100 own moves at random, and fits both values to who won all games so far
(logistic regressions, held near the values of before). So it learns how this bot goes on, not how a good player would.
Then both think `--match-nodes` redeals a move (level 5 has 4,000), each deal from both seats. Reported: the response's
score with its 95 % interval over deals. What it scores above half is a lower bound of what the bot can lose.
"""

from __future__ import annotations

import argparse
import math
import statistics
import time

import numpy as np
import numpy.typing as npt

from parlour.chance import Chance
from parlour.engines.compiled import Ints, kernel, seeded
from parlour.engines.playouts import UNDECIDED
from parlour.games.duality import rules, views
from parlour.games.duality.engine import rows as duality_rows
from parlour.games.duality.engine.judge import JUDGE, weigh
from parlour.games.duality.engine.kernels import make_move, points, shuffle
from parlour.games.duality.engine.layout import NOTES, PATHS, SIDE, WIDTH
from parlour.games.duality.engine.search import DEEPEST, NODES, Thought, child, choose
from parlour.games.duality.engine.value import FEATURES, LOOKAHEAD, VALUE, leaf_worth, note
from parlour.study.intervals import bootstrap

Floats = npt.NDArray[np.float64]
SCALE = 10_000


@kernel
def grow_response(tree: Ints, counts: Ints, root: Ints, rounds: int, register: int, own: Ints, other: Ints) -> int:
    """The engine's `grow`, with a value for the thinker's turns and one for the bot's."""
    position = np.empty_like(root)
    moves, worths = np.empty(WIDTH, dtype=np.int64), np.empty(WIDTH, dtype=np.int64)
    ends, notes = np.empty((3, PATHS), dtype=np.int8), np.empty(NOTES, dtype=np.int64)
    noted = np.empty(FEATURES, dtype=np.int64)
    path = np.zeros(DEEPEST + 1, dtype=np.int64)
    for _ in range(rounds):
        position[:] = root
        register = shuffle(position, register)
        depth = 0
        while depth < DEEPEST and points(position) == UNDECIDED:
            node = path[depth]
            if depth > 0 and (tree[node, 1] == 0 or counts[0] > 3 * NODES // 4):
                break
            listed, won = weigh(position, JUDGE, moves, worths, ends[0], notes)
            chosen = won if won >= 0 else choose(tree, counts, node, moves, worths, listed)
            depth += 1
            path[depth] = child(tree, counts, node, moves[chosen])
            make_move(position, moves[chosen])
        mine = (position[SIDE] == root[SIDE]) == (LOOKAHEAD % 2 == 0)  # whose turn it is when the value is asked
        value = own if mine else other
        scored, register = leaf_worth(position, value, LOOKAHEAD, noted, moves, worths, ends, notes, register)
        gained = scored if root[SIDE] == 0 else -scored
        for step in range(depth + 1):
            tree[path[step], 1] += 1
            tree[path[step], 2] += gained if step % 2 == 1 else -gained
    return register


Values = tuple[Ints, Ints]
"""Of the response's own turns, and of the bot's."""


def thought_of(position: rules.Position, nodes: int, values: Values | None, chance: Chance) -> Thought:
    """What the mover thinks, who sees no more than it may: the bot, or the response with its values."""
    seen = views.redeal(views.view(position, position.mover), chance)
    thought = Thought(duality_rows.row_of(seen, position.mover), seeded(chance.below(1 << 62)))
    if thought.won is None and thought.choices.size > 1:
        if values is None:
            thought.think(nodes)
        else:
            thought.register = grow_response(
                thought.tree, thought.counts, thought.root, nodes, thought.register, *values
            )
    return thought


def play(key: str, seat: int, nodes: int, noise: int, values: Values) -> tuple[float, list[tuple[bool, Floats]]]:
    """One game of the response on this seat: its score, and what was counted at each turn, its own or the bot's."""
    options = rules.options({})
    position = rules.setup(options, rules.deal(options, Chance(f"{key} deal")))
    chance, noted = Chance(f"{key} seat {seat}"), list[tuple[bool, Floats]]()
    ends, notes = np.empty((3, PATHS), dtype=np.int8), np.empty(NOTES, dtype=np.int64)
    moves, worths, counts = (np.empty(width, dtype=np.int64) for width in (WIDTH, WIDTH, FEATURES))
    while position.result is None:
        own = position.mover == seat
        thought = thought_of(position, nodes, values if own else None, chance)
        move = thought.best()
        if thought.won is None:
            note(duality_rows.row_of(position, position.mover), counts, moves, worths, ends, notes)
            noted.append((own, np.append(counts, 1.0)))
            if own and chance.below(100) < noise:
                move = chance.pick(thought.choices.tolist())
        position = rules.play(position, position.mover, duality_rows.move_at(thought.root, move))
    winners = position.result.winners
    return (0.5 if not winners else float(winners[0] == seat)), noted


def fitted(rows: Floats, won: Floats, before: Ints, ridge: float = 20.0) -> Ints:
    """The weights of a logistic regression near those of before, by Newton's method."""
    start = before / SCALE
    weights = start.copy()
    for _ in range(25):
        chance = 1 / (1 + np.exp(-rows @ weights))
        gradient = rows.T @ (won - chance) - ridge * (weights - start)
        curvature = (rows * (chance * (1 - chance))[:, None]).T @ rows + ridge * np.eye(rows.shape[1])
        weights += np.linalg.solve(curvature, gradient)
    found: Ints = np.round(SCALE * weights).astype(np.int64)
    return found


def trained(rounds: int, games: int, nodes: int, noise: int, seed: int) -> Values:
    """Play and fit."""
    values: Values = (VALUE, VALUE)
    rows: dict[bool, list[Floats]] = {True: [], False: []}
    won: dict[bool, list[float]] = {True: [], False: []}
    for step in range(rounds):
        began, scores = time.process_time(), []
        for number in range(games):
            score, noted = play(f"{seed} train {step * games + number}", number % 2, nodes, noise, values)
            scores.append(score)
            for own, counts in noted:
                rows[own].append(counts)
                won[own].append(score if own else 1 - score)  # as the mover's share
        values = (
            fitted(np.array(rows[True]), np.array(won[True]), VALUE),
            fitted(np.array(rows[False]), np.array(won[False]), VALUE),
        )
        half = 1.96 * statistics.stdev(scores) / math.sqrt(games)
        print(
            f"round {step + 1}: {games} games, {100 * statistics.mean(scores):.1f} % ± {100 * half:.1f} % with noise, "
            f"{sum(map(len, rows.values())):,} positions so far, {time.process_time() - began:.0f} s of CPU",
            flush=True,
        )
    return values


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--nodes", type=int, default=300)
    parser.add_argument("--noise", type=int, default=10)
    parser.add_argument("--pairs", type=int, default=150)
    parser.add_argument("--match-nodes", type=int, default=4000)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    values = trained(chosen.rounds, chosen.games, chosen.nodes, chosen.noise, chosen.seed)
    began, scores = time.process_time(), []
    for number in range(chosen.pairs):
        key = f"{chosen.seed} match {number}"
        scores.append(statistics.mean(play(key, seat, chosen.match_nodes, 0, values)[0] for seat in range(2)))
    low, high = bootstrap(scores, str(chosen.seed))
    print(
        f"the response against level 5 with {chosen.match_nodes} redeals a move: {100 * statistics.mean(scores):.1f} % "
        f"({100 * low:.1f} to {100 * high:.1f}) of {2 * chosen.pairs} games, "
        f"{time.process_time() - began:.0f} s of CPU"
    )


if __name__ == "__main__":
    main()
