"""How a judge of Duality's moves is learned: what is counted of them, weights, and a run that is taken up again."""

from __future__ import annotations

import shutil
from pathlib import Path

import numpy as np
import pytest

from benchmarks.duality_judge import BY_HAND, COUNTED, GIVEN, weigh_learned
from parlour.chance import Chance
from parlour.games import duality
from parlour.games.duality.engine import layout
from parlour.games.duality.engine import rows as duality_rows
from parlour.games.duality.engine.search import JUDGE, weigh
from scripts.train import Run, Settings
from scripts.train_duality import fitted, load


@pytest.mark.slow
def test_by_the_weights_of_the_engines_judge_moves_are_weighed_as_by_that() -> None:
    options, given = duality.options({}), 0
    moves, theirs, ours = (np.empty(layout.WIDTH, dtype=np.int64) for _ in range(3))
    counts = np.empty((layout.WIDTH, COUNTED), dtype=np.int64)
    lit, notes = np.empty(layout.PATHS, dtype=np.int8), np.empty(layout.NOTES, dtype=np.int64)
    for key in range(8):
        position, chance = duality.setup(options, duality.deal(options, Chance(key))), Chance(f"learned {key}")
        while position.result is None and position.turn < 40:
            row = duality_rows.row_of(position, position.mover)
            listed, won = weigh(row, JUDGE, moves, theirs, lit, notes)
            assert weigh_learned(row, BY_HAND, moves, ours, counts, lit, notes) == (listed, won)
            for number in range(listed if won < 0 else 0):
                if ours[number] == GIVEN:
                    given += 1
                    assert theirs[number] < -1_000_000
                else:
                    assert ours[number] == theirs[number]
            position = duality.play(
                position, position.mover, duality.sample(duality.view(position, position.mover), chance)
            )
    assert given


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
