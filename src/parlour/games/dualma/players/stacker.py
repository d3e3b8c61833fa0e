"""DuAlma's levels: alpha-beta in the movement phase, placings played out before it, six levels.

Levels differ by the nodes they search and by the noise in their judgement, so that a match can be repeated. In the
placement phase the hexes that a policy likes best are tried: from each, the rest is placed by that policy and the start
of the movement phase searched and judged, more often the higher the level.

`network` judges by trained networks instead, in both phases, and searches boldly.
"""

from __future__ import annotations

import time
from dataclasses import dataclass, field, replace
from typing import Any

from parlour.chance import Chance
from parlour.engines.compiled import Ints, seeded
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


@dataclass(frozen=True, slots=True)
class Skill:
    """How much a level searches and errs; hundredths of a natural unit of winning chances, see `docs/strength.md`."""

    nodes: int
    deepest: int
    noise: int
    completions: int
    """How often each likely placing is played out."""


SKILLS = {
    "1": Skill(1_700, 3, 36, 1),
    "2": Skill(4_000, 5, 20, 2),
    "3": Skill(13_000, 40, 8, 2),
    "4": Skill(42_000, 40, 0, 4),
    "5": Skill(135_000, 40, 0, 8),
    "6": Skill(400_000, 40, 0, 12),
}


PLACING_NODES = 200_000
"""Placements that a network judges for a placing: less than a tenth of a second."""


@dataclass(frozen=True, slots=True)
class Stacker:
    """The player of a level."""

    skill: Skill
    seconds: float | None = None
    workspace: Workspace = field(default_factory=new_workspace)
    networks: tuple[Ints, Ints] | None = None
    """What judges placements and quiet positions of the movement phase; None for the weights of features."""
    effort: Effort = field(default_factory=Effort, compare=False)

    def choose(self, view: View, chance: Chance) -> Move:
        position = dualma.redeal(view, chance)
        row, seed = row_of(position), seeded(chance.below(1 << 32))
        if row[PLACED] < 2 * DISCS and self.networks is None:
            return move_of(searched_placing(row, seed, completions=self.skill.completions), position)
        forget(self.workspace)
        if row[PLACED] < 2 * DISCS and self.networks is not None:
            placing = network_placing(row, self.networks, self.workspace, PLACING_NODES, seconds=self.seconds)
            return move_of(placing, position)
        thought = think(
            row,
            self.skill.nodes,
            deepest=self.skill.deepest,
            seconds=self.seconds,
            noise=self.skill.noise,
            seed=seed,
            weights=WEIGHTS if self.networks is None else self.networks[1],
            bold=self.networks is not None,
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
    if name == "network":
        return Stacker(SKILLS["6"], seconds, networks=(trained("placement"), trained()))
    return Stacker(SKILLS[name], seconds)


def counted(name: str, nodes: int) -> Player:
    made = make(name, None)
    if isinstance(made, MonteCarlo):
        return replace(made, rounds=nodes)
    assert isinstance(made, Stacker)
    return replace(made, skill=replace(made.skill, nodes=nodes))


def warm_up() -> None:
    """Compile the placement policy and the search, by one move of each."""
    start = dualma.setup(dualma.options({}), None)
    views: list[Any] = [dualma.view(start, 0)]
    placed = dualma.read_position(start.options, WARM)
    views.append(dualma.view(placed, 1))
    for view in views:
        Stacker(SKILLS["1"]).choose(view, Chance("warm up"))


WARM = "b...w/.w..b./..b.w../.w....b./b..w.b..w/.b....w./..w.b../.b..w./wb.bw w 0"
"""Some position at the start of the movement phase."""
