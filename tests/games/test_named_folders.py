"""Games from elsewhere are found beside ours."""

from __future__ import annotations

import importlib
import os
from pathlib import Path

import pytest

from parlour import games

pytestmark = pytest.mark.rules


@pytest.fixture
def paths(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Where games are looked for, put back afterwards."""
    paths = list(games.__path__)
    monkeypatch.setattr(games, "__path__", paths)
    return paths


def test_the_folder_above_a_named_game_is_looked_in_once(paths: list[str], tmp_path: Path) -> None:
    games.look_in(str(tmp_path / "three"))
    games.look_in(str(tmp_path / "four"))
    assert paths.count(str(tmp_path)) == 1
    assert paths[-1] == str(tmp_path)


def test_a_new_process_looks_in_the_folders_of_its_environment(
    monkeypatch: pytest.MonkeyPatch, paths: list[str], tmp_path: Path
) -> None:
    monkeypatch.setenv(games.NAMED, os.pathsep.join((str(tmp_path / "three"), "an_installed_game")))
    ours = paths[0]
    assert list(importlib.reload(games).__path__) == [ours, str(tmp_path)]
