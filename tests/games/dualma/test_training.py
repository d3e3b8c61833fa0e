"""How DuAlma's network is trained: what is noted of games, slopes that are slopes, numbers that the kernel reads."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from parlour.games.dualma.engine.judgement import JUDGING, WEIGHTS, judge
from parlour.games.dualma.engine.kernels import threats
from parlour.games.dualma.engine.network import network_of
from parlour.games.dualma.engine.search import new_workspace
from scripts.train_dualma import Fit, Floats, batch, play_one
from tests.games.dualma.test_network import NAMES, boards

pytestmark = pytest.mark.slow
SEEN = boards(40)
BOARDS = np.array(SEEN, dtype=np.int64)
ALL = np.arange(len(BOARDS))
TARGETS = np.linspace(0, 1, len(BOARDS), dtype=np.float32)


def taught() -> Fit:
    """A network that has learned something, so that none of its numbers is zero for want of it."""
    fitting = Fit(1)
    for _ in range(30):
        fitting.learn(BOARDS, TARGETS, ALL, 0.01)
    return fitting


def loss(fitting: Fit, others: Floats, windows: Floats) -> float:
    logits = np.zeros(len(ALL), dtype=np.float32)
    return batch(BOARDS, TARGETS, ALL, windows, others, fitting.slopes, fitting.other_slopes, False, logits)


def test_only_quiet_positions_are_noted() -> None:
    noted, points = play_one(300, 6, 5, WEIGHTS, new_workspace(10))
    assert noted
    assert points in (-100, 0, 100)
    for one in noted:
        mine, theirs, my_under, their_under = one.sets
        assert not threats(mine, theirs, my_under, their_under)
        assert not threats(theirs, mine, their_under, my_under)


def test_it_learns() -> None:
    fresh, learned = Fit(1), taught()
    assert loss(learned, learned.others, learned.windows) < loss(fresh, fresh.others, fresh.windows) - 0.05


def test_slopes_are_slopes() -> None:
    fitting = taught()
    windows, others = fitting.windows, fitting.others
    logits = np.zeros(len(ALL), dtype=np.float32)
    batch(BOARDS, TARGETS, ALL, windows, others, fitting.slopes, fitting.other_slopes, True, logits)
    step = np.float32(1e-2)
    for at in range(0, len(others), 17):
        up, down = others.copy(), others.copy()
        up[at] += step
        down[at] -= step
        slope = (loss(fitting, up, windows) - loss(fitting, down, windows)) / (2 * step)
        assert slope == pytest.approx(fitting.other_slopes[at], abs=3e-3)
    window, trait = np.unravel_index(np.abs(fitting.slopes).argmax(), fitting.slopes.shape)
    higher, lower = windows.copy(), windows.copy()
    higher[window, trait] += step
    lower[window, trait] -= step
    slope = (loss(fitting, others, higher) - loss(fitting, others, lower)) / (2 * step)
    assert slope == pytest.approx(fitting.slopes[window, trait], rel=0.1)


def test_what_is_saved_judges_as_it_was_trained(tmp_path: Path) -> None:
    fitting = taught()
    fitting.save(tmp_path / "network.npz")
    with np.load(tmp_path / "network.npz") as kept:
        network = network_of(*(kept[name].astype(np.int64) for name in NAMES))
    room = np.zeros(JUDGING, dtype=np.int64)
    told = fitting.logits(BOARDS, ALL)
    for sets, logit in zip(SEEN, told, strict=True):
        assert judge(*sets, network, room) == pytest.approx(100 * logit, abs=8)
