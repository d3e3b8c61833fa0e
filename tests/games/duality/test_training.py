"""How a judge of Duality's moves is learned: what is counted of them, weights, and a run that is taken up again."""

from __future__ import annotations

import shutil
from pathlib import Path

import numpy as np
import pytest

from parlour.games.duality.engine.learned import COUNTED
from scripts.train import Run, Settings
from scripts.train_duality import fitted, load


def test_a_fit_finds_the_weights_that_the_tries_came_from() -> None:
    chance = np.random.default_rng(1)
    sizes = np.full(400, 6)
    counts, weights = chance.integers(0, 4, (2400, 3)).astype(float), np.array([1.0, -0.5, 0.25])
    likely = np.exp(counts @ weights)
    shares = likely / np.repeat(np.add.reduceat(likely, np.cumsum(sizes) - sizes), sizes)
    assert fitted(counts, shares, sizes) == pytest.approx(weights, abs=0.02)


@pytest.mark.slow
def test_a_run_that_was_ended_goes_on_as_if_nothing_had_happened(tmp_path: Path) -> None:
    settings = Settings(game="duality", rounds=2, games=3, nodes=40, pairs=2, match_nodes=30)
    whole, ended = tmp_path / "whole", tmp_path / "ended"
    whole.mkdir()
    Run(whole, settings).go_on()
    shutil.copytree(whole, ended)
    (ended / "curve.jsonl").write_text("".join((whole / "curve.jsonl").read_text().splitlines(keepends=True)[:1]))
    (ended / "round-2" / "fit.json").unlink()
    (ended / "round-2" / "judge.npz").unlink()
    (ended / "round-2" / "match.jsonl").unlink()
    Run(ended, settings).go_on()
    assert (load(ended / "round-2") == load(whole / "round-2")).all()
    assert load(whole / "round-2").shape == (COUNTED,)
    first, second = (Run(folder, settings).curve[-1] for folder in (whole, ended))
    assert {**first, "fitting": 0, "playing": 0} == {**second, "fitting": 0, "playing": 0}
