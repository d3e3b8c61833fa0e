"""What Duality's strongest player is made of, and what was tried to make it stronger: matches in the same CPU time.

    python -m benchmarks.duality_trials [TRIAL …] [--against today] [--gain 5] [--fewest 20] [--pairs 500] [--whole]
        [--seconds 0.05] [--seed 1]

today     the player as it is
flat      without the tree: only the moves at hand are tried
time      ten times the time, which no one is offered: what could be gained by a faster engine or a cheaper leaf
hands     shown the other hand, but not the pile, which no one is offered either: what could be gained by inferring it
weighted  redeals whose other hand would hardly have made the opponent's last move, by the judge, are mostly dealt again
bold, shy what is little tried weighs twice, or half, as much
wide      the judge says less about what to try first
unlearned leaves are played out to the end by the judge
before    level 5 as it was until 18 November 2026: shy and unlearned
value     the value is asked at once, before the judge has made any moves
longer    the judge makes twice as many moves before the value is asked
mixed     half the value, asked at once, and half a playout to the end
sets      a node is known by the moves and by its mover's hand: each counts back over exactly what its mover may know
veiled    a node of the own is known so, and the other does not know the own hand: every second round redeals that too,
          once the first move is made, and only those rounds count at the other's nodes

Each deal is played twice with the seats swapped. A sequential test ends a match once so many pairs are played: is the
score 50 %, or more by the gain that is asked for, with errors of 5 % either way? With --whole all pairs are played,
whatever it says. Reported: the score, with its 95 % interval over pairs, what the test says, and the rounds a move.
"""

from __future__ import annotations

import argparse
import math
import statistics
import time
from dataclasses import dataclass, field, replace

import numpy as np

from parlour.chance import Chance
from parlour.engines.compiled import Ints, below, kernel, seeded, stepped
from parlour.engines.playouts import UNDECIDED
from parlour.games.duality import GAME as duality
from parlour.games.duality import rules, views
from parlour.games.duality.engine import rows as duality_rows
from parlour.games.duality.engine.judge import JUDGE, LONGEST, weigh
from parlour.games.duality.engine.kernels import hand_code, make_move, points, shuffle
from parlour.games.duality.engine.layout import (
    CELLS,
    COUNT,
    GRID,
    HANDS,
    KNOWN,
    NOTES,
    OCCUPIED,
    PASS,
    PATHS,
    SIDE,
    THINKER,
    WIDTH,
    Ends,
)
from parlour.games.duality.engine.search import BOLDNESS, DEEPEST, DOUBT, NODES, Thought, child
from parlour.games.duality.engine.value import FEATURES, LOOKAHEAD, VALUE, black_value, leaf_worth
from parlour.games.duality.rules import HAND
from parlour.players.levels import warm_up
from parlour.study.sequential import Sequential

SLICE = 25
"""Rounds between two looks at the clock."""
AGAIN = 8
"""Times that an unlikely hand is dealt again, at most."""


@kernel
def _likely(
    position: Ints,
    before: Ints,
    made: int,
    taken: int,
    drawn: int,
    doubt: float,
    scratch: Ints,
    lit: Ends,
    register: int,
) -> bool:
    """Would this hand have made the opponent's last move? Yes as often as the judge likes it beside the best one."""
    moves, worths, notes = scratch[0], scratch[1], scratch[2]
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
            if met > hidden - drawn:
                continue  # drawn since
        if filled < HAND:
            before[hand + filled] = card
            filled += 1
    listed, won = weigh(before, JUDGE, moves, worths, lit, notes)
    if won >= 0:
        return False
    for number in range(listed):
        if moves[number] == made:
            liking = math.exp((worths[number] - worths[:listed].max()) / doubt)
            return bool(below(register, 1 << 20) < liking * (1 << 20))
    return True


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
    tree: Ints, counts: Ints, root: Ints, before: Ints, made: int, taken: int, drawn: int, rounds: int, register: int,
    value: Ints, lookahead: int, mixed: float, boldness: float, doubt: float, likelihood: float,
) -> int:  # fmt: skip
    """The engine's `grow`, with what is tried."""
    position = np.empty_like(root)
    scratch, ends = np.empty((3, max(WIDTH, NOTES)), dtype=np.int64), np.empty((3, PATHS), dtype=np.int8)
    moves, worths, lit, notes = scratch[0], scratch[1], ends[0], scratch[2]
    noted = np.empty(FEATURES, dtype=np.int64)
    path = np.zeros(LONGEST + 1, dtype=np.int64)
    for _ in range(rounds):
        position[:] = root
        register = shuffle(position, register)
        if made >= 0 and likelihood > 0:
            for _ in range(AGAIN):
                register = stepped(register)
                if _likely(position, before, made, taken, drawn, likelihood, scratch, lit, register):
                    break
                register = shuffle(position, register)
        depth = 0
        while depth < LONGEST and points(position) == UNDECIDED:
            node = path[depth]
            if depth > 0 and (tree[node, 1] == 0 or counts[0] > 3 * NODES // 4):
                break
            listed, won = weigh(position, JUDGE, moves, worths, lit, notes)
            chosen = won if won >= 0 else _choose(tree, counts, node, moves, worths, listed, boldness, doubt)
            depth += 1
            path[depth] = child(tree, counts, node, moves[chosen])
            make_move(position, moves[chosen])
        told = mixed and points(position) == UNDECIDED
        said = black_value(position, value, noted, moves, worths, ends, notes) if told else 0
        scored, register = leaf_worth(position, value, lookahead, noted, moves, worths, ends, notes, register)
        if told:
            scored = round(mixed * said + (1 - mixed) * scored)
        gained = scored if root[SIDE] == 0 else -scored
        for step in range(depth + 1):
            tree[path[step], 1] += 1
            tree[path[step], 2] += gained if step % 2 == 1 else -gained
    return register


@kernel
def _slot(tree: Ints, counts: Ints, key: int) -> int:
    """The place of this key, which is made if there was none."""
    place = key >> 20 & NODES - 1
    while tree[place, 0] != key:
        if tree[place, 0] == 0:
            tree[place, 0] = key
            counts[0] += 1
            break
        place = place + 1 & NODES - 1
    return place


@kernel
def _after(key: int, move: int) -> int:
    """A key for what comes after this one by this move."""
    return stepped(stepped(key) ^ (move + 1) * 0x9E3779B97F)


@kernel
def _hand_key(position: Ints, side: int) -> int:
    found = 0
    for held in range(HAND):
        if position[HANDS + HAND * side + held] >= 0:
            found ^= hand_code(side, position[HANDS + HAND * side + held])
    return found


@kernel
def _hide_own(position: Ints, move: int, register: int) -> int:
    """Redeal the mover's hidden cards too, but for the one of this move."""
    if move != PASS:
        side = position[SIDE]
        position[KNOWN + side] |= 1 << move // CELLS // 2
        position[THINKER] = 1 - side
        register = shuffle(position, register)
    return register


@kernel
def _counted(step: int, hidden: bool, veiled: bool) -> bool:
    """Does a round count at its node after this many moves? With a hidden hand not at the root, but for the other."""
    return not veiled or (hidden if step % 2 else step > 0 or not hidden)


@kernel
def grow_sets(
    tree: Ints, counts: Ints, root: Ints, rounds: int, register: int, boldness: float,
    own: bool, other: bool, veiled: bool,
) -> int:  # fmt: skip
    """The engine's `grow` on information sets: a node is what its mover may know, the row of moves and a hand."""
    position = np.empty_like(root)
    moves, worths = np.empty(WIDTH, dtype=np.int64), np.empty(WIDTH, dtype=np.int64)
    ends, notes = np.empty((3, PATHS), dtype=np.int8), np.empty(NOTES, dtype=np.int64)
    noted, lit = np.empty(FEATURES, dtype=np.int64), ends[0]
    places = np.empty((LONGEST + 1, 2), dtype=np.int64)
    thinker = root[SIDE]
    for number in range(rounds):
        position[:] = root
        register = shuffle(position, register)
        hidden = veiled and number % 2 == 1
        depth, line = 0, 1
        while depth < LONGEST and points(position) == UNDECIDED and counts[0] < 3 * NODES // 4:
            mine = position[SIDE] == thinker
            key = stepped(line ^ (_hand_key(position, position[SIDE]) if (own if mine else other) else 0))
            node = _slot(tree, counts, key)
            places[depth, 0], places[depth, 1] = node, -1
            if depth > 0 and tree[node, 1] == 0:
                depth += 1
                break
            listed, won = weigh(position, JUDGE, moves, worths, lit, notes)
            offered = _counted(depth, hidden, veiled)
            if won >= 0:
                chosen, place = won, _slot(tree, counts, _after(key, moves[won]))
            else:
                most = worths[:listed].max()
                whole = 0.0
                for choice in range(listed):
                    whole += math.exp((worths[choice] - most) / DOUBT)
                mean = -tree[node, 2] / (100.0 * max(tree[node, 1], 1))
                chosen, place, best = 0, 0, -1e18
                for choice in range(listed):
                    edge = _slot(tree, counts, _after(key, moves[choice]))
                    tree[edge, 3] += offered
                    visits = tree[edge, 1]
                    worth = tree[edge, 2] / (100.0 * visits) if visits else mean
                    share = math.exp((worths[choice] - most) / DOUBT) / whole
                    worth += boldness * share * math.sqrt(max(tree[edge, 3], 1)) / (1 + visits)
                    if worth > best:
                        chosen, place, best = choice, edge, worth
            places[depth, 1] = place
            line = _after(line, moves[chosen])
            if hidden and depth == 0:
                register = _hide_own(position, moves[chosen], register)
            make_move(position, moves[chosen])
            depth += 1
        scored, register = leaf_worth(position, VALUE, LOOKAHEAD, noted, moves, worths, ends, notes, register)
        gained = scored if thinker == 0 else -scored
        for step in range(depth):
            if not _counted(step, hidden, veiled):
                continue
            node, edge = places[step]
            tree[node, 1] += 1
            tree[node, 2] += gained if step % 2 == 1 else -gained
            if edge >= 0:
                tree[edge, 1] += 1
                tree[edge, 2] += gained if step % 2 == 0 else -gained
    return register


def most_tried(thought: Thought, own: bool) -> int:
    """The best move of a search over information sets."""
    key = stepped(1 ^ (_hand_key(thought.root, thought.root[SIDE]) if own else 0))
    return max(
        (int(move) for move in thought.choices),
        key=lambda move: thought.tree[_slot(thought.tree, thought.counts, _after(key, move)), 1],
    )


@dataclass
class Trial:
    """A player by CPU time, with what is tried; counts its rounds and its thoughts."""

    name: str
    plain: bool = False
    """By the engine's own search."""
    deepest: int = DEEPEST
    """Moves that its tree looks ahead."""
    time: float = 1.0
    hands: bool = False
    boldness: float = BOLDNESS
    doubt: float = DOUBT
    likelihood: float = 0.0
    value: Ints = field(default_factory=VALUE.copy)
    lookahead: int = LOOKAHEAD
    """Moves that the judge makes before the value is asked."""
    mixed: float = 0.0
    """How much of a leaf's worth is the value that is asked at once."""
    sets: tuple[bool, bool, bool] | None = None
    """A search over information sets: known by the own hand, by the other's, and does the other not know the own?"""
    fixed: int = 0
    """Rounds a move, if the clock shall not count."""
    rounds: int = 0
    thoughts: int = 0

    def choose(self, position: rules.Position, seconds: float, chance: Chance) -> rules.Move:
        seen = views.redeal(views.view(position, position.mover), chance)
        root = duality_rows.row_of(position if self.hands else seen, position.mover)
        if self.hands:
            root[KNOWN + 1 - position.mover] = sum(1 << (card - 1) for card in position.hands[1 - position.mover])
        thought = Thought(root, seeded(chance.below(1 << 62)), deepest=self.deepest)
        if thought.won is None and thought.choices.size > 1:
            self.thoughts += 1
            before, made, taken, drawn = _last_turn(root, seen)
            until, enough = time.process_time() + self.time * seconds, self.rounds + self.fixed
            while self.rounds < enough if self.fixed else time.process_time() < until:
                if self.plain:
                    thought.think(SLICE)
                elif self.sets:
                    thought.register = grow_sets(
                        thought.tree, thought.counts, root, SLICE, thought.register, self.boldness, *self.sets
                    )
                else:
                    thought.register = grow_trial(
                        thought.tree, thought.counts, root, before, made, taken, drawn, SLICE, thought.register,
                        self.value, self.lookahead, self.mixed, self.boldness, self.doubt, self.likelihood,
                    )  # fmt: skip
                self.rounds += SLICE
        if self.sets and thought.won is None:
            return duality_rows.move_at(root, most_tried(thought, self.sets[0]))
        return duality_rows.move_at(root, thought.best())


def _last_turn(root: Ints, seen: rules.Position) -> tuple[Ints, int, int, int]:
    """The table before the opponent's last move, that move, the card it took from the table, and how many were drawn.

    -1 for no move, and for no card.
    """
    before = root.copy()
    if seen.last is None:
        return before, -1, -1, 0
    before[SIDE] = 1 - seen.mover
    cell, swap = duality_rows.cell_number(seen.last), seen.since[-1] if seen.since else None
    made = int(root[GRID + cell] - 1) * CELLS + cell
    if swap is not None:
        before[GRID + cell] = 2 * (swap.taken.card - 1) + swap.taken.turned + 1
        return before, made, swap.taken.card - 1, 0
    before[GRID + cell] = 0
    cells = before[OCCUPIED : OCCUPIED + before[COUNT]]
    cells[cells == cell] = cells[-1]
    before[COUNT] -= 1
    return before, made, -1, int(len(seen.hands[1 - seen.mover]) == HAND)


TRIALS = {
    trial.name: trial
    for trial in (
        Trial("today", plain=True),
        Trial("flat", plain=True, deepest=1),
        Trial("time", time=10),
        Trial("hands", hands=True),
        Trial("weighted", likelihood=100.0),
        Trial("bold", boldness=2 * BOLDNESS),
        Trial("shy", boldness=BOLDNESS / 2),
        Trial("wide", doubt=3 * DOUBT),
        Trial("unlearned", lookahead=LONGEST),
        Trial("before", boldness=BOLDNESS / 2, lookahead=LONGEST),
        Trial("value", lookahead=0),
        Trial("longer", lookahead=2 * LOOKAHEAD),
        Trial("mixed", lookahead=LONGEST, mixed=0.5),
        Trial("sets", sets=(True, True, False)),
        Trial("veiled", sets=(True, False, True)),
    )
}


def play_pair(players: tuple[Trial, Trial], seconds: float, key: str) -> float:
    """One deal from both seats; the first player's mean score."""
    options = rules.options({})
    deal = rules.deal(options, Chance(f"{key} deal"))
    score = 0.0
    for seats in (players, players[::-1]):
        position = rules.setup(options, deal)
        chance = Chance(f"{key} {seats[0].name}")
        while position.result is None:
            move = seats[position.mover].choose(position, seconds, chance)
            position = rules.play(position, position.mover, move)
        winners = position.result.winners
        score += 0.5 if not winners else float(seats[winners[0]] is players[0])
    return score / 2


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("trials", nargs="*", metavar="TRIAL", help=", ".join(TRIALS))
    parser.add_argument("--against", choices=TRIALS, default="today")
    parser.add_argument("--gain", type=float, default=5)
    parser.add_argument("--fewest", type=int, default=20)
    parser.add_argument("--pairs", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=0.05)
    parser.add_argument("--whole", action="store_true")
    parser.add_argument("--seed", default="1")
    chosen = parser.parse_args()
    if unknown := set(chosen.trials) - set(TRIALS):
        parser.error(f"no such trial: {', '.join(unknown)}")
    gained = 0.5 + chosen.gain / 100
    test = Sequential(0, 400 * math.log10(gained / (1 - gained)))
    warm_up(duality)
    for name in chosen.trials or [name for name in TRIALS if name != chosen.against]:
        player, rival, scores = TRIALS[name], replace(TRIALS[chosen.against]), []
        for number in range(chosen.pairs):
            scores.append(play_pair((player, rival), chosen.seconds, f"{chosen.seed} {number}"))
            if not chosen.whole and len(scores) >= chosen.fewest and test.decided(scores) is not None:
                break
        said = {test.low: "no gain", test.high: "a gain", None: "open"}[test.decided(scores)]
        margin = 1.96 * statistics.stdev(scores) / math.sqrt(len(scores))
        rounds = ", ".join(f"{one.rounds / max(one.thoughts, 1):,.0f}" for one in (player, rival))
        print(
            f"{name}: {statistics.mean(scores):.1%} ± {margin:.1%} of {2 * len(scores)} games, {said}; "
            f"rounds a move: {rounds}",
            flush=True,
        )


if __name__ == "__main__":
    main()
