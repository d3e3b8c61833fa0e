"""How DuAlma's network is trained: what is noted of games, what it sees of boards, numbers that the kernel reads."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from parlour.games.dualma.engine.judgement import JUDGING, WEIGHTS, judge
from parlour.games.dualma.engine.kernels import threats
from parlour.games.dualma.engine.network import network_of
from parlour.games.dualma.engine.search import new_workspace
from scripts.dualma_network import Network, logits, save, untrained, windows_of
from scripts.train_dualma import play_one
from tests.games.dualma.test_network import NAMES, boards

SEEN = boards(40)
BOARDS = np.array(SEEN, dtype=np.int64)


def network_with_everything() -> Network:
    """A network none of whose numbers is zero."""
    chance = np.random.default_rng(2)
    return Network(*(part + 0.05 * chance.standard_normal(np.shape(part)) for part in untrained(1)))


def check_saved(network: Network, path: Path) -> None:
    """What is saved judges in the kernels, in hundredths of a logarithm, as the formulas do."""
    save(network, path)
    with np.load(path) as kept:
        whole = network_of(*(kept[name].astype(np.int64) for name in NAMES))
    room = np.zeros(JUDGING, dtype=np.int64)
    for sets, logit in zip(SEEN, np.asarray(logits(network, windows_of(BOARDS))), strict=True):
        assert judge(*sets, whole, room) == pytest.approx(100 * logit, abs=8)


@pytest.mark.slow
def test_only_quiet_positions_are_noted() -> None:
    noted, points = play_one(300, 6, 5, WEIGHTS, new_workspace(10))
    assert noted
    assert points in (-100, 0, 100)
    for one in noted:
        mine, theirs, my_under, their_under = one.sets
        assert not threats(mine, theirs, my_under, their_under)
        assert not threats(theirs, mine, their_under, my_under)


@pytest.mark.slow
def test_what_is_saved_judges_as_the_formulas_do(tmp_path: Path) -> None:
    check_saved(network_with_everything(), tmp_path / "network.npz")


@pytest.mark.slow
def test_a_window_and_its_mirror_image_are_worth_the_same() -> None:
    """So a board and the same board with both directions of every line exchanged are worth the same."""
    network, windows = network_with_everything(), windows_of(BOARDS).astype(np.int64)
    mirrored = np.sum([(windows >> 3 * place & 7) << 3 * (4 - place) for place in range(5)], axis=0)
    assert not np.array_equal(mirrored, windows)
    assert logits(network, mirrored) == pytest.approx(logits(network, windows))
