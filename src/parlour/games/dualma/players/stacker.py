"""DuAlma's levels: alpha-beta in the movement phase, placings searched before it.

Levels differ by the nodes they search, by the noise in their judgement, and by how often they look one move ahead and
no further, so that a match can be repeated. The upper ones judge by trained networks, in both phases, and search
boldly. Those below judge by weights of features: in the placement phase they try the hexes that a policy likes best;
from each, the rest is placed by that policy and the start of the movement phase searched and judged.
"""

from __future__ import annotations

import time
from dataclasses import dataclass, field, replace
from typing import Any

from parlour.chance import Chance
from parlour.engines.compiled import seeded
from parlour.engines.playouts import candidates, new_tree
from parlour.games import dualma
from parlour.games.dualma.engine.judgement import WEIGHTS
from parlour.games.dualma.engine.kernels import PLACED, WIDTH, search
from parlour.games.dualma.engine.network import trained
from parlour.games.dualma.engine.placement import searched_placing
from parlour.games.dualma.engine.positions import move_of, row_of
from parlour.games.dualma.engine.search import Workspace, forget, new_workspace, think
from parlour.games.dualma.engine.turns import network_placing
from parlour.games.dualma.rules import DISCS, Move
from parlour.games.dualma.views import View
from parlour.players import Effort, Player
from parlour.players.simple import Greedy


@dataclass(frozen=True, slots=True)
class Skill:
    """How much a level searches and errs; `docs/strength.md` has what that makes of it."""

    nodes: int
    deepest: int = 40
    noise: int = 0
    """The most by which a judgement is off: hundredths of the logarithm of winning odds."""
    completions: int = 1
    """How often each likely placing is played out."""
    slips: int = 0
    """Of 100 moves, so many that look one move ahead and no further."""
    boards: int = 0
    """That networks judge for a placing. With 0 there are none: weights of features judge."""


SKILLS = {
    "1": Skill(1_700, 3, 36, slips=89),
    "2": Skill(1_700, 3, 36, slips=77),
    "3": Skill(1_700, 3, 36, slips=62),
    "4": Skill(1_700, 3, 36, slips=48),
    "5": Skill(1_700, 3, 36, slips=32),
    "6": Skill(1_700, 3, 36, slips=15),
    "7": Skill(1_700, 3, 36),
    "8": Skill(300, boards=500),
    "9": Skill(500, boards=2_000),
    "10": Skill(1_500, boards=7_000),
    "11": Skill(5_000, boards=17_000),
    "12": Skill(15_000, boards=35_000),
    "13": Skill(50_000, boards=70_000),
    "14": Skill(180_000, boards=150_000),
    "15": Skill(700_000, boards=300_000),
}
UNTRAINED = Skill(400_000, completions=12)
"""The strongest level there was before networks were trained."""


@dataclass(frozen=True, slots=True)
class Stacker:
    """The player of a level."""

    skill: Skill
    seconds: float | None = None
    workspace: Workspace = field(default_factory=new_workspace)
    effort: Effort = field(default_factory=Effort, compare=False)

    def choose(self, view: View, chance: Chance) -> Move:
        if self.skill.slips and chance.below(100) < self.skill.slips:
            slip: Move = Greedy(dualma).choose(view, chance)
            return slip
        position = dualma.redeal(view, chance)
        row, seed = row_of(position), seeded(chance.below(1 << 32))
        networks = (trained("placement"), trained()) if self.skill.boards else None
        if row[PLACED] < 2 * DISCS and networks is None:
            return move_of(searched_placing(row, seed, completions=self.skill.completions), position)
        forget(self.workspace)
        if row[PLACED] < 2 * DISCS and networks is not None:
            boards, seconds = self.skill.boards, self.seconds
            placing = network_placing(row, networks, self.workspace, boards, register=seed, seconds=seconds)
            return move_of(placing, position)
        thought = think(
            row,
            self.skill.nodes,
            deepest=self.skill.deepest,
            seconds=self.seconds,
            noise=self.skill.noise,
            seed=seed,
            weights=WEIGHTS if networks is None else networks[1],
            bold=networks is not None,
            workspace=self.workspace,
        )
        self.effort.nodes += int(self.workspace["nodes"])
        return move_of(thought.move, position)


ROUNDS = 20_000
"""Rounds of the house search without a clock."""
_SLICE = 500
CUT_OFF = 60
"""Movement moves of a rollout; what is undecided then counts as a draw."""


@dataclass(frozen=True, slots=True)
class MonteCarlo:
    """The house's tree search on the same kernels: rollouts make a row that is at hand. A yardstick, not a level."""

    seconds: float | None = None
    rounds: int = ROUNDS
    effort: Effort = field(default_factory=Effort, compare=False)

    def choose(self, view: View, chance: Chance) -> Move:
        position = dualma.redeal(view, chance)
        root, register = row_of(position), seeded(chance.below(1 << 32))
        tree, counts = new_tree(200_000)
        began = time.monotonic()
        rounds = self.rounds if self.seconds is None else 1_000_000
        for done in range(0, rounds, _SLICE):
            now = min(_SLICE, rounds - done)
            register = search(tree, counts, root, now, WIDTH, CUT_OFF, 1.0, register)
            self.effort.nodes += now
            if self.seconds is not None and time.monotonic() - began >= self.seconds:
                break
        return move_of(candidates(tree)[0].move, position)


def make(name: str, seconds: float | None) -> Player:
    if name == "montecarlo":
        return MonteCarlo(seconds)
    return Stacker(UNTRAINED if name == "untrained" else SKILLS[name], seconds)


def counted(name: str, nodes: int) -> Player:
    made = make(name, None)
    if isinstance(made, MonteCarlo):
        return replace(made, rounds=nodes)
    assert isinstance(made, Stacker)
    return replace(made, skill=replace(made.skill, nodes=nodes))


def warm_up() -> None:
    """Compile what places and what searches, with and without networks, by a move of each."""
    start = dualma.setup(dualma.options({}), None)
    views: list[Any] = [dualma.view(start, 0)]
    placed = dualma.read_position(start.options, WARM)
    views.append(dualma.view(placed, 1))
    for view in views:
        for skill in (Skill(1_000), Skill(1_000, boards=1_000)):
            Stacker(skill).choose(view, Chance("warm up"))


WARM = "b...w/.w..b./..b.w../.w....b./b..w.b..w/.b....w./..w.b../.b..w./wb.bw w 0"
"""Some position at the start of the movement phase."""
