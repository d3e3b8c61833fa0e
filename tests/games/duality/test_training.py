"""How the value of Duality's positions is learned: what is noted of games, and a run that is taken up again."""

from __future__ import annotations

import shutil
from pathlib import Path

import numpy as np
import pytest

from parlour.games.duality.engine.value import FEATURES, HELD, TABLE
from scripts.train import Run, Settings
from scripts.train_duality import NOTHING, explained, load, play_one


@pytest.mark.slow
def test_every_thought_of_a_game_is_noted_with_its_result() -> None:
    noted = np.array(play_one(60, 10, "a game", NOTHING))
    counts, playout, search, won = noted[:, :FEATURES], noted[:, -3], noted[:, -2], noted[:, -1]
    assert not counts[:, HELD].any()  # a win at hand is taken without a thought
    assert (np.diff(counts[:, TABLE]) >= 0).all()
    assert set(np.abs(won)) == {100}
    assert set(np.abs(playout)) <= {0, 100}
    assert (np.abs(search) <= 100).all()


def test_what_is_explained() -> None:
    won = np.array([0.0, 1.0, 0.0, 1.0])
    assert explained(won, won) == explained(1 - won, won) == 1
    assert explained(np.array([0.0, 0.0, 1.0, 1.0]), won) == 0
    assert explained(np.ones(4), won) == 0


@pytest.mark.slow
def test_a_run_that_was_ended_goes_on_as_if_nothing_had_happened(tmp_path: Path) -> None:
    settings = Settings(game="duality", rounds=2, games=3, nodes=40, pairs=2, match_nodes=30)
    whole, ended = tmp_path / "whole", tmp_path / "ended"
    whole.mkdir()
    Run(whole, settings).go_on()
    shutil.copytree(whole, ended)
    (ended / "curve.jsonl").write_text("".join((whole / "curve.jsonl").read_text().splitlines(keepends=True)[:1]))
    (ended / "round-2" / "fit.json").unlink()
    (ended / "round-2" / "value.npz").unlink()
    (ended / "round-2" / "match.jsonl").unlink()
    Run(ended, settings).go_on()
    assert (load(ended / "round-2") == load(whole / "round-2")).all()
    assert load(whole / "round-2").shape == NOTHING.shape
    first, second = (Run(folder, settings).curve[-1] for folder in (whole, ended))
    assert {**first, "fitting": 0, "playing": 0} == {**second, "fitting": 0, "playing": 0}
