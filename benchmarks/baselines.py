"""Four simple players of each game beside each other, against random play: what a learner has to beat.

    python benchmarks/baselines.py [GAME …] [--games 40] [--simulations 50] [--seconds 20]

`is-mcts` searches among redeals of what it cannot see, with playouts at random; `policy` is a linear softmax on the
numbers of `parlour.decisions`, trained by REINFORCE against random play for so many seconds of CPU; `greedy` is the
house's own: of Duel of Law the level that only takes the play with the most branches, of DUOS the one that only takes
the best four pairs. Each plays one side, the sides in turn; reported is its mean return with a 95 % interval:
1 for a win, -1 for a loss; of DUOS with four the same, by who has the most points.
"""

from __future__ import annotations

import argparse
import math
import random
import statistics
import time
from collections.abc import Callable

import numpy as np

import parlour
from parlour.catalogue import GAMES
from parlour.chance import Chance
from parlour.decisions import DecisionState, begin
from parlour.engines.tensors import Vector, size_of

Policy = Callable[[DecisionState, int, random.Random], int]
GREEDY = {"duel-of-law": "9", "duos": "5"}
"""The greedy player of a game that names none so."""
OPTIONS: dict[str, dict[str, str | int]] = {"dualma": {"limit": 60}, "duos": {"rounds": 1}}
"""Shorter games, where random play takes long."""


def at_random(state: DecisionState, seat: int, dice: random.Random) -> int:
    return dice.choice(list(state.offers(seat)))


def is_mcts(simulations: int) -> Policy:
    """Information-set tree search at the root: each simulation deals anew, and plays out at random."""

    def choose(state: DecisionState, seat: int, dice: random.Random) -> int:
        offered = list(state.offers(seat))
        if len(offered) == 1:
            return offered[0]
        visits, worth = dict.fromkeys(offered, 0), dict.fromkeys(offered, 0.0)
        for done in range(simulations):
            world = state.redealt(seat, Chance(dice.random().hex()))
            log = math.log(done + 1)
            bounds = {each: _bound(worth[each], visits[each], log) for each in offered}
            first = max(offered, key=bounds.__getitem__)
            world.decide(seat, first)
            for _ in range(200):
                if not world.awaited:
                    break
                mover = world.awaited[0]
                world.decide(mover, at_random(world, mover, dice))
            visits[first] += 1
            worth[first] += world.returns[seat]
        return max(offered, key=visits.__getitem__)

    return choose


def _bound(worth: float, visits: int, log: float) -> float:
    """The upper bound by which the search chooses what to try next."""
    return worth / visits + math.sqrt(2 * log / visits) if visits else math.inf


class PolicyGradient:
    """A linear softmax over what is offered."""

    def __init__(self, state: DecisionState) -> None:
        self.weights = np.zeros((state.actions, size_of(state.parts)), np.float32)
        self.games = 0

    def likely(self, state: DecisionState, seat: int) -> tuple[list[int], Vector, Vector]:
        offered, seen = list(state.offers(seat)), state.observation(seat)
        logits = self.weights[offered] @ seen
        likely = np.exp(logits - logits.max())
        return offered, likely / likely.sum(), seen

    def __call__(self, state: DecisionState, seat: int, dice: random.Random) -> int:
        offered, likely, _ = self.likely(state, seat)
        return dice.choices(offered, likely.tolist())[0]

    def train(self, game: str, seconds: float, dice: random.Random, rate: float = 0.02) -> None:
        until = time.process_time() + seconds
        while time.process_time() < until:
            self.games += 1
            state = begin(game, f"train {self.games}", **OPTIONS.get(game, {}))
            own, steps = self.games % state.seats, []
            while state.awaited:
                seat = state.awaited[0]
                if seat != own:
                    state.decide(seat, at_random(state, seat, dice))
                    continue
                offered, likely, seen = self.likely(state, seat)
                place = dice.choices(range(len(offered)), likely.tolist())[0]
                steps.append((offered, likely, seen, place))
                state.decide(seat, offered[place])
            for offered, likely, seen, place in steps:
                change = -likely
                change[place] += 1
                self.weights[offered] += rate * state.returns[own] * change[:, None] * seen


def house(game: str, name: str) -> Policy:
    """A player of the house; it makes whole moves."""
    player = parlour.game(game).player(name)

    def choose(state: DecisionState, seat: int, dice: random.Random) -> int:
        state.play(seat, player.choose(state.view(seat), Chance(dice.random().hex())))
        return -1

    return choose


def returns(game: str, policy: Policy, games: int) -> list[float]:
    """What the policy gets against random play, its seat another in each game."""
    found = []
    for number in range(games):
        dice, state = random.Random(number), begin(game, f"test {number}", **OPTIONS.get(game, {}))
        own = number % state.seats
        while state.awaited:
            seat = state.awaited[0]
            action = (policy if seat == own else at_random)(state, seat, dice)
            if action >= 0:
                state.decide(seat, action)
        found.append(state.returns[own])
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", default=list(GAMES))
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--simulations", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=20.0)
    chosen = parser.parse_args()
    print("| game | player | return against random | 95 % | games |\n|---|---|---|---|---|")
    for game in chosen.game:
        gradient = PolicyGradient(begin(game, 0, **OPTIONS.get(game, {})))
        gradient.train(game, chosen.seconds, random.Random(1))
        players: dict[str, Policy] = {
            "random": at_random,
            "greedy": house(game, GREEDY.get(game, "greedy")),
            f"policy, {gradient.games} games": gradient,
            f"is-mcts, {chosen.simulations}": is_mcts(chosen.simulations),
        }
        for name, policy in players.items():
            found = returns(game, policy, chosen.games)
            reach = 1.96 * statistics.stdev(found) / math.sqrt(len(found))
            print(f"| {game} | {name} | {statistics.mean(found):+.2f} | ± {reach:.2f} | {len(found)} |", flush=True)


if __name__ == "__main__":
    main()
