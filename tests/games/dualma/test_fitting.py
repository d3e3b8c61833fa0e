"""Networks are trained with JAX: the loss falls, the kernels judge as trained, and a run can be interrupted."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from scripts import dualma_policy, train
from scripts.dualma_network import Network, logits, untrained, windows_of
from scripts.train_dualma import NETWORKS, POLICIES
from tests.games.dualma.test_policy import choices
from tests.games.dualma.test_training import BOARDS, check_saved

pytestmark = pytest.mark.long
WINDOWS = windows_of(BOARDS)
TARGETS = np.linspace(0, 1, len(BOARDS), dtype=np.float32)


def test_it_learns_and_what_it_learned_is_what_the_kernels_judge_by(tmp_path: Path) -> None:
    from scripts.fit_dualma import fitted, judged  # here, since only scripts/test --long installs JAX

    rounds = list(fitted(untrained(1), WINDOWS, TARGETS, epochs=40, seed=1, batch=20))
    assert rounds[-1][1] < rounds[0][1] - 0.05
    network = rounds[-1][0]
    plain = Network(*map(np.asarray, network))
    assert np.asarray(judged(network, WINDOWS)) == pytest.approx(logits(plain, WINDOWS), abs=1e-4)
    check_saved(plain, tmp_path / "network.npz")


def test_a_policy_learns_what_was_chosen() -> None:
    from scripts.fit_dualma import fitted, policy_loss

    _, seen = choices()
    taken = np.zeros(len(seen.left), dtype=np.int32)
    rounds = list(fitted(dualma_policy.untrained(1), seen, taken, epochs=20, seed=1, batch=20, loss=policy_loss))
    assert rounds[-1][1] < rounds[0][1] - 0.5
    assert np.asarray(policy_loss(rounds[-1][0], seen, taken)) == pytest.approx(rounds[-1][1], abs=0.5)


def test_the_same_seed_finds_the_same_network() -> None:
    from scripts.fit_dualma import fitted

    one, other = (list(fitted(untrained(1), WINDOWS, TARGETS, epochs=3, seed=5, batch=20))[-1][0] for _ in range(2))
    assert all(np.array_equal(first, second) for first, second in zip(one, other, strict=True))


def test_a_fit_of_one_step() -> None:
    from scripts.fit_dualma import fitted

    ((_, loss),) = fitted(untrained(1), WINDOWS, TARGETS, epochs=1, seed=1)
    assert 0 < loss < 1


TINY = ("--rounds", "2", "--games", "60", "--openings", "1", "--nodes", "40", "--epochs", "2", "--pairs", "2")


def run(folder: Path) -> None:
    train.main([str(folder), *TINY, "--match-nodes", "100", "--seed", "3"])


def curve(folder: Path) -> list[dict[str, Any]]:
    """Without what depends on the machine."""
    told = [json.loads(line) for line in (folder / "curve.jsonl").read_text().splitlines()]
    return [{name: fact for name, fact in line.items() if name not in ("playing", "fitting")} for line in told]


def test_a_run_that_is_interrupted_after_every_file_ends_as_one_that_is_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole, broken = tmp_path / "whole", tmp_path / "broken"
    run(whole)
    replace = Path.replace

    def interrupted(part: Path, target: Path) -> None:
        replace(part, target)
        raise KeyboardInterrupt

    monkeypatch.setattr(Path, "replace", interrupted)
    times = 0
    while True:
        try:
            run(broken)
        except KeyboardInterrupt:
            times += 1
            assert times < 200
            continue
        break
    assert times > 20, "each time it came one file further"
    assert curve(broken) == curve(whole)
    assert [line["round"] for line in curve(whole)] == [1, 2]
    for number in (1, 2):
        for name in (*NETWORKS, *POLICIES):
            files = [folder / f"round-{number}" / f"{name}.npz" for folder in (whole, broken)]
            with np.load(files[0]) as one, np.load(files[1]) as other:
                assert all(np.array_equal(one[part], other[part]) for part in one.files)
