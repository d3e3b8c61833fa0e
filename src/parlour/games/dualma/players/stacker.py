"""DuAlma's levels: alpha-beta in the movement phase, placings searched before it.

Levels differ by the nodes they search and by how often they look one move ahead and no further, so that a match can be
repeated. They judge by trained networks, in both phases, and search boldly. The untrained player judges by weights of
features: in the placement phase it tries the hexes that a policy likes best; from each, the rest is placed by that
policy and the start of the movement phase searched and judged.
"""

from __future__ import annotations

import time
from dataclasses import dataclass, field, replace

from parlour.chance import Chance
from parlour.engines import arrays
from parlour.engines.compiled import seeded
from parlour.engines.playouts import candidates, new_tree
from parlour.games.dualma import rules, views
from parlour.games.dualma.engine.judgement import WEIGHTS
from parlour.games.dualma.engine.kernels import (
    PASS,
    PLACED,
    WIDTH,
    list_steps,
    moved,
    search,
    threats,
    winning_move,
)
from parlour.games.dualma.engine.network import trained
from parlour.games.dualma.engine.placement import searched_placing
from parlour.games.dualma.engine.positions import move_of, row_of, seen_by_mover
from parlour.games.dualma.engine.search import Workspace, forget, new_workspace, think
from parlour.games.dualma.engine.turns import network_placing
from parlour.games.dualma.rules import DISCS, Move, Position, left, mover
from parlour.games.dualma.views import View
from parlour.players import Effort, Player


@dataclass(frozen=True, slots=True)
class Skill:
    """How much a level searches and errs; `docs/strength.md` has what that makes of it."""

    nodes: int
    completions: int = 1
    """How often each likely placing is played out."""
    slips: int = 0
    """Of 100 moves, so many that look one move ahead and no further."""
    boards: int = 0
    """That networks judge for a placing. With 0 there are none: weights of features judge."""


_SLIPS = 96, 92, 87, 81, 74, 69, 63, 57, 50, 44, 36, 27, 18, 10, 4
SKILLS = {
    **{str(level): Skill(120, boards=180, slips=slips) for level, slips in enumerate(_SLIPS)},
    "15": Skill(120, boards=180),
    "16": Skill(225, boards=420),
    "17": Skill(345, boards=785),
    "18": Skill(480, boards=1_430),
    "19": Skill(800, boards=3_400),
    "20": Skill(1_750, boards=7_800),
    "21": Skill(5_000, boards=17_000),
    "22": Skill(16_000, boards=36_000),
    "23": Skill(41_000, boards=61_000),
    "24": Skill(107_000, boards=107_000),
    "25": Skill(272_000, boards=182_000),
    "26": Skill(700_000, boards=300_000),
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
        position = views.redeal(view, chance)
        if self.skill.slips and chance.below(100) < self.skill.slips:
            return glance(position, chance)
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
            seconds=self.seconds,
            seed=seed,
            weights=WEIGHTS if networks is None else networks[1],
            bold=networks is not None,
            workspace=self.workspace,
        )
        self.effort.nodes += int(self.workspace["nodes"])
        return move_of(thought.move, position)


def glance(position: Position, chance: Chance) -> Move:
    """One move ahead, as `greedy`: makes a row, and lets none be made if that can be helped; otherwise at random."""
    if any(left(position)):
        return chance.shuffle(rules.moves(position, mover(position)))[0]
    sets = seen_by_mover(position)
    listed = arrays.empty(WIDTH, dtype=arrays.int64)
    steps = chance.shuffle(listed[: list_steps(*sets, listed)].tolist())
    if not steps:
        return move_of(PASS, position)
    row = winning_move(*sets)
    return move_of(row if row >= 0 else next((step for step in steps if not _gives(sets, step)), steps[0]), position)


def _gives(sets: tuple[int, int, int, int], step: int) -> bool:
    """Return whether the other side could make a row after this step."""
    mine, theirs, my_under, their_under = moved(*sets, step & 63, step >> 12)
    return bool(threats(theirs, mine, their_under, my_under))


ROUNDS = 20_000
"""Rounds of the general tree search without a clock."""
_SLICE = 500
CUT_OFF = 60
"""Movement moves of a rollout; what is undecided then counts as a draw."""


@dataclass(frozen=True, slots=True)
class MonteCarlo:
    """The general tree search on the same kernels: rollouts make a row that is at hand. A yardstick, not a level."""

    seconds: float | None = None
    rounds: int = ROUNDS
    effort: Effort = field(default_factory=Effort, compare=False)

    def choose(self, view: View, chance: Chance) -> Move:
        position = views.redeal(view, chance)
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
    """Compile what places and what searches, with networks, without, and what slips: each lays all discs and moves."""
    for skill in (Skill(1_000), Skill(1_000, boards=1_000), Skill(1_000, boards=1_000, slips=100)):
        position, player, chance = rules.setup(rules.options({}), None), Stacker(skill), Chance("warm up")
        for _ in range(2 * DISCS + 1):
            seat = mover(position)
            position = rules.play(position, seat, player.choose(views.view(position, seat), chance))
