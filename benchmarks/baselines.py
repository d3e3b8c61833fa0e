"""Four simple players of each game beside each other, against random play: what a learner has to beat.

    python benchmarks/baselines.py [GAME …] [--games 40] [--simulations 30] [--train 2000]

`is-mcts` searches among redeals of what it cannot see, with playouts at random; `policy` is a linear softmax on the
numbers of `parlour.decisions`, trained by REINFORCE in so many games against random play; `greedy` is the
house's own: of Duel of Law the level that only takes the play with the most branches, of DUOS the one that only takes
the best four pairs. Each plays one side, the sides in turn; reported is its mean return with a 95 % interval:
1 for a win, -1 for a loss; of DUOS with four the same, by who has the most points. How many games, simulations and
games of training, is `SCALE`, so that the whole takes some minutes; nothing depends on the clock.
"""

from __future__ import annotations

import argparse
import math
import random
import statistics
from collections.abc import Callable

import numpy as np

import parlour
from parlour.catalogue import GAMES
from parlour.chance import Chance
from parlour.decisions import DecisionState, begin
from parlour.engines.tensors import Vector, size_of
from parlour.study.intervals import share_of_rounds

Policy = Callable[[DecisionState, int, random.Random], int]
SCALE = {
    "dualite": (40, 30, 5_000),
    "duality": (20, 20, 300),
    "dualma": (12, 6, 100),
    "duel-of-law": (12, 10, 200),
    "duos": (40, 20, 500),
}
"""By game: the games of each player, the simulations of a decision, the games of training."""
GREEDY = {"duel-of-law": "9", "duos": "5"}
"""The greedy player of a game that names none so."""
OPTIONS: dict[str, dict[str, str | int]] = {"dualma": {"limit": 120}, "duos": {"rounds": 1}}
"""Shorter games, where random play takes long."""


def at_random(state: DecisionState, seat: int, dice: random.Random) -> int:
    return dice.choice(list(state.offers(seat)))


def is_mcts(simulations: int) -> Policy:
    """Information-set tree search at the root: each simulation deals anew, and plays out at random.

    With fewer simulations than decisions it compares as many of them as it can, drawn at random.
    """

    def choose(state: DecisionState, seat: int, dice: random.Random) -> int:
        offered = list(state.offers(seat))
        dice.shuffle(offered)
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
        return max(offered, key=lambda action: (visits[action], worth[action]))

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

    def train(self, game: str, games: int, dice: random.Random, rate: float = 0.02) -> None:
        while self.games < games:
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
    parser.add_argument("--games", type=int)
    parser.add_argument("--simulations", type=int)
    parser.add_argument("--train", type=int)
    chosen = parser.parse_args()
    print("| game | player | return against random | 95 % | games |\n|---|---|---|---|---|")
    for game in chosen.game:
        games, simulations, train = SCALE.get(game, (20, 10, 300))
        games, simulations = chosen.games or games, chosen.simulations or simulations
        gradient = PolicyGradient(begin(game, 0, **OPTIONS.get(game, {})))
        gradient.train(game, chosen.train or train, random.Random(1))
        players: dict[str, Policy] = {
            "random": at_random,
            "greedy": house(game, GREEDY.get(game, "greedy")),
            f"policy, {gradient.games:,} games": gradient,
            f"is-mcts, {simulations} simulations": is_mcts(simulations),
        }
        for name, policy in players.items():
            found = returns(game, policy, games)
            low, high = (2 * share - 1 for share in share_of_rounds([((each + 1) / 2,) for each in found]))
            print(
                f"| {game} | {name} | {statistics.mean(found):+.2f} | {low:+.2f} to {high:+.2f} | {len(found)} |",
                flush=True,
            )


if __name__ == "__main__":
    main()
