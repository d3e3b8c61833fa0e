"""How DuAlma's network is trained: what is noted of games, what it sees of boards, numbers that the kernel reads."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from parlour.games.dualma.engine.judgement import JUDGING, judge
from parlour.games.dualma.engine.kernels import threats
from parlour.games.dualma.engine.network import network_of
from parlour.games.dualma.engine.search import new_workspace
from scripts.dualma_network import Network, load, logits, save, untrained, windows_of
from scripts.train_dualma import LAYING, OFF, PLACING, UNKNOWN, play_one, targets_of
from scripts.train_dualma import load as load_networks
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
def test_the_placement_and_quiet_positions_are_noted() -> None:
    (laid, *noted), points = play_one(300, 6, 5, load_networks(None), new_workspace(10))
    assert points in (-100, 0, 100)
    assert laid.kind >= LAYING
    assert not (laid.sets[0] | laid.sets[1]) >> (laid.move >> 12) & 1, "a disc is laid on a free hex"
    placements = [one.sets for one in noted if one.kind == PLACING]
    assert [(mine | theirs).bit_count() for mine, theirs, _, _ in placements] == list(range(1, 23))
    assert len(noted) > len(placements)
    for one in noted[len(placements) :]:
        mine, theirs, my_under, their_under = one.sets
        assert not threats(mine, theirs, my_under, their_under)
        assert not threats(theirs, mine, their_under, my_under)
        assert mine >> (one.move & 63) & 1, "the search chose a move of the mover"


def test_targets_are_chances_of_what_was_thought_and_who_won() -> None:
    value, kind, won = np.array([0, 0, 0, 5000]), np.array([0, OFF, PLACING, 1]), np.array([100, 100, UNKNOWN, -100])
    assert targets_of(value, kind, won) == pytest.approx([0.65, 0.5, 0.5, 0.7], abs=1e-3)


@pytest.mark.slow
def test_a_saved_network_can_be_trained_on(tmp_path: Path) -> None:
    network = network_with_everything()
    save(network, tmp_path / "network.npz")
    again = load(tmp_path / "network.npz")
    assert logits(again, windows_of(BOARDS)) == pytest.approx(logits(network, windows_of(BOARDS)), abs=0.08)


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
