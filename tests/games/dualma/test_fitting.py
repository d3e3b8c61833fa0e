"""A network is trained with JAX: the loss falls, and the kernels judge as it was trained."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from scripts.dualma_network import Network, logits, windows_of
from tests.games.dualma.test_training import BOARDS, check_saved

pytestmark = pytest.mark.long
WINDOWS = windows_of(BOARDS)
TARGETS = np.linspace(0, 1, len(BOARDS), dtype=np.float32)


def test_it_learns_and_what_it_learned_is_what_the_kernels_judge_by(tmp_path: Path) -> None:
    from scripts.fit_dualma import fitted, judged  # here, since only scripts/test --long installs JAX

    rounds = list(fitted(WINDOWS, TARGETS, epochs=40, seed=1, batch=20))
    assert rounds[-1][1] < rounds[0][1] - 0.05
    network = rounds[-1][0]
    plain = Network(*map(np.asarray, network))
    assert np.asarray(judged(network, WINDOWS)) == pytest.approx(logits(plain, WINDOWS), abs=1e-4)
    check_saved(plain, tmp_path / "network.npz")


def test_the_same_seed_finds_the_same_network() -> None:
    from scripts.fit_dualma import fitted

    one, other = (list(fitted(WINDOWS, TARGETS, epochs=3, seed=5, batch=20))[-1][0] for _ in range(2))
    assert all(np.array_equal(first, second) for first, second in zip(one, other, strict=True))
