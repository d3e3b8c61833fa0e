"""DuAlma's part in training: its games, its targets and its matches. `scripts/train.py` has the rounds.

Games are placed disc by disc as the placement's network likes best, with more or less noise and, two in ten, at random;
then they are played with the search of the levels. Noted are all boards of the placement, the quiet positions of the
movement phase and, from each, one that random moves lead to, as a search meets many of those. With every position of
the movement phase goes what a search thought of it; with those of the placement what one thought of where they led;
with all but the positions of random moves who won. With every position of the movement phase goes the move that the
search chose, and from each placement one board with the disc that a search lays there.

The networks find the chance to win: seven parts of what the search thought and three of who won, and what the search
thought alone where random moves led to the position or the game was not played on. The policies, one for each phase,
find what the search chose. One game in twenty is held out.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
import numpy.typing as npt

from parlour.engines.compiled import Ints, below, seeded, stepped
from parlour.engines.playouts import UNDECIDED
from parlour.games.dualma import rules
from parlour.games.dualma.engine.kernels import PLACED, RESULT, make_move, random_move, side, threats
from parlour.games.dualma.engine.network import read_network, trained
from parlour.games.dualma.engine.placement import quick_placing
from parlour.games.dualma.engine.positions import row_of
from parlour.games.dualma.engine.search import SURE, Workspace, forget, new_workspace, think
from parlour.games.dualma.engine.turns import network_placing
from parlour.games.dualma.rules import DISCS

if TYPE_CHECKING:
    from scripts.train import Settings

Floats = npt.NDArray[np.float64]
Sets = tuple[int, int, int, int]
TASK = 50
NEEDS = ("jax", "optax")
NETWORKS = ("placement", "network")
POLICIES = ("placement-policy", "policy")
OFF, PLACING, LAYING = 2, 4, 5
"""Kinds of positions: 0 and 1 for the mover of one that came up, OFF more where random moves led to it, PLACING for an
unfinished placement, as Black sees it, LAYING for one as its placer sees it, who lays a disc of its own, and one more
where that is of the other's colour."""
LAYING_NODES = 4
"""A search of the placement may judge this many times as many boards as one of the movement phase."""
UNKNOWN = 50
"""The points of a game that was not played on."""


class Networks(NamedTuple):
    """What places, and what judges the movement phase."""

    placement: Ints
    movement: Ints


def load(folder: Path | None) -> Networks:
    if folder is None:
        return Networks(trained("placement"), trained())
    found = []
    for name in NETWORKS:
        with (folder / f"{name}.npz").open("rb") as file:
            found.append(read_network(file))
    return Networks(*found)


# Playing


class Noted(NamedTuple):
    """A position for its mover: the board, what a search thought, its kind, and what the search chose."""

    sets: Sets
    value: int
    kind: int
    move: int = -1


def seen(row: Ints) -> Sets | None:
    """The board for its mover, if no one can make a row at once."""
    own = side(row)
    mine, theirs, my_under, their_under = (int(row[place]) for place in (own, 1 - own, 2 + own, 3 - own))
    if threats(mine, theirs, my_under, their_under) or threats(theirs, mine, their_under, my_under):
        return None
    return mine, theirs, my_under, their_under


def placed(placement: Ints, register: int) -> tuple[Ints, list[Sets], int]:
    """A placement, and the boards on the way."""
    row = row_of(rules.setup(rules.options({"limit": "120"}), None))
    boards: list[Sets] = []
    register = stepped(register)
    style = below(register, 50)
    while row[PLACED] < 2 * DISCS:
        move, register = random_move(row, register)
        register = stepped(register)
        if style >= 10 and below(register, 100) >= 5:
            move = quick_placing(row, style - 10, register, placement)
        make_move(row, move)
        boards.append((int(row[0]), int(row[1]), 0, 0))
    return row, boards, register


def laying(boards: list[Sets], networks: Networks, nodes: int, workspace: Workspace, register: int) -> Noted:
    """One of the boards of a placement, and where a search lays the next disc."""
    count = 1 + below(register, len(boards) - 1)
    row = row_of(rules.setup(rules.options({}), None))
    row[0], row[1], row[PLACED] = *boards[count - 1][:2], count
    own = side(row)
    move = network_placing(row, networks, workspace, LAYING_NODES * nodes)
    return Noted((int(row[own]), int(row[1 - own]), 0, 0), 0, LAYING + (count % 2 != own), move)


def play_one(
    nodes: int, noise: int, seed: int, networks: Networks, workspace: Workspace, *, on: bool = True
) -> tuple[list[Noted], int]:
    """What was noted, and Black's points. A game ends when the search has proved who wins, or as it begins."""
    row, boards, register = placed(networks.placement, seeded(seed))
    forget(workspace)
    noted: list[Noted] = [laying(boards, networks, nodes, workspace, register)]
    forget(workspace)

    def thought_of(row: Ints) -> Any:
        return think(row, nodes, noise=noise, seed=seed, weights=networks.movement, bold=True, workspace=workspace)

    while row[RESULT] == UNDECIDED:
        own, sets = side(row), seen(row)
        thought = thought_of(row)
        if boards:
            value = thought.value if own == 0 else -thought.value
            noted += (Noted(board, value, PLACING) for board in boards)
            boards = []
        if sets:
            noted.append(Noted(sets, thought.value, own, thought.move))
        if abs(thought.value) > SURE:
            return noted, 100 if (thought.value > 0) == (own == 0) else -100
        if not on:
            return noted, UNKNOWN
        if sets:
            aside = row.copy()
            register = stepped(register)
            for _ in range(1 + below(register, 2)):
                if aside[RESULT] == UNDECIDED:
                    move, register = random_move(aside, register)
                    make_move(aside, move)
            if aside[RESULT] == UNDECIDED and (off := seen(aside)):
                better = thought_of(aside)
                noted.append(Noted(off, better.value, OFF + side(aside), better.move))
        register = stepped(register)
        move = thought.move
        if below(register, 100) < 5:
            move, register = random_move(row, register)
        make_move(row, move)
    return noted, int(row[RESULT])


def play(settings: Settings, networks: Networks, begun: int, first: int) -> dict[str, Any]:
    workspace = new_workspace(13)
    began = time.process_time()
    sets: list[Sets] = []
    facts: list[tuple[int, int, int, int, int]] = []
    each = 1 + settings.openings
    for number in range(first * each, min(first + TASK, settings.games) * each):
        seed = begun * 10_000_019 + number
        on = number % each == 0
        noted, points = play_one(settings.nodes, settings.noise, seed, networks, workspace, on=on)
        for board, value, kind, move in noted:
            sets.append(board)
            won = points if kind == PLACING or kind % 2 == 0 or points == UNKNOWN else -points
            facts.append((value, kind, won, number, move))
    value, kind, won, game, move = np.array(facts, dtype=np.int32).T
    spent = time.process_time() - began
    told = {"value": value, "kind": kind, "won": won, "game": game, "move": move, "cpu": spent}
    return {"sets": np.array(sets), **told}


# Fitting

TRUST = 0.7
"""How much of the target is what the search thought; the rest is who won."""


def targets_of(value: Ints, kind: Ints, won: Ints) -> Floats:
    """Chances to win."""
    thought = 1 / (1 + np.exp(-np.clip(value, -1500, 1500) / 100))
    alone = (won == UNKNOWN) | (kind == OFF) | (kind == OFF + 1)
    trust = np.where(alone, 1.0, TRUST)
    found: Floats = trust * thought + (1 - trust) * (0.5 + won / 200)
    return found


def fit(settings: Settings, games: Sequence[Path], start: Path | None, folder: Path) -> dict[str, float]:
    from scripts import dualma_network, dualma_policy, fit_dualma  # JAX is there only with the group `train`

    parts = [np.load(path) for path in games]
    sets, value, kind, won, game, moves = (
        np.concatenate([part[name] for part in parts]) for name in ("sets", "value", "kind", "won", "game", "move")
    )
    chances = targets_of(value, kind, won).astype(np.float32)
    told: dict[str, float] = {}

    def fit_one(name: str, of_it: Ints, form: Any, loss: Any, seen: Any, targets: Any) -> None:
        held = game[of_it] % 20 == 0
        kept = (start or SHIPPED) / f"{name}.npz"
        first = form.load(kept) if kept.exists() else None
        apart = fit_dualma.some_of(seen, held), targets[held]
        if first:
            told[f"{name}_before"] = round(float(loss(first, *apart)), 4)
        rounds = fit_dualma.fitted(
            first or form.untrained(settings.seed),
            fit_dualma.some_of(seen, ~held),
            targets[~held],
            settings.epochs,
            settings.seed,
            loss=loss,
            rate=fit_dualma.GENTLE if first else fit_dualma.RATE,
            checkpoint=folder / f"{name}-fit.npz",
        )
        for number, (network, of_taught) in enumerate(rounds, 1):
            of_held = float(loss(network, *apart))
            print(f"{name}, time {number}: loss {of_taught:.4f}, held out {of_held:.4f}", flush=True)
        if not (folder / f"{name}.npz").exists():
            form.save(network, folder / f"{name}.npz")
        told.update({f"{name}_positions": int((~held).sum()), f"{name}_held_out": round(of_held, 4)})

    for name, of_it in zip(NETWORKS, (kind == PLACING, kind < PLACING), strict=True):
        seen = dualma_network.windows_of(sets[of_it])
        fit_one(name, np.flatnonzero(of_it), dualma_network, fit_dualma.loss, seen, chances[of_it])
    for name, of_it in zip(POLICIES, (kind > PLACING, kind < PLACING), strict=True):
        choices, taken, whole = dualma_policy.choices_of(
            sets[of_it], moves[of_it], np.maximum(0, kind[of_it] - PLACING)
        )
        fit_one(name, np.flatnonzero(of_it)[whole], dualma_policy, fit_dualma.policy_loss, choices, taken)
    for name in (*NETWORKS, *POLICIES):
        (folder / f"{name}-fit.npz").unlink()
    return told


SHIPPED = Path(rules.__file__).parent / "engine"


# Matches


def pair(settings: Settings, ours: Path, theirs: Path | None, number: int) -> float:
    from benchmarks.dualma_network import Thinker, play_pair

    nodes = settings.match_nodes or 1 << 40
    seconds = None if settings.match_nodes else settings.seconds
    one = Thinker(load(ours), nodes, seconds)
    other = Thinker(load(theirs) if theirs else None, nodes, seconds)
    return play_pair((one, other), settings.seed * 1_000_003 + number) / 2
