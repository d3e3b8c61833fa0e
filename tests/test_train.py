"""The door of `scripts/train.py`: what cannot be trained is refused in one sentence, before anything is written."""

from __future__ import annotations

import socket
from dataclasses import fields
from pathlib import Path

import pytest

from scripts import train, train_dualma
from scripts.train import Settings

DUALITY = ("--game", "duality")


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    with pytest.raises(SystemExit) as ended:
        train.main(arguments)
    assert ended.value.code == 2
    *_, said = capsys.readouterr().err.splitlines()
    return said


@pytest.mark.parametrize(
    ("asked", "says"),
    [
        ("--games 0", "train: --games is at least 2, not 0"),
        ("--games -5", "train: --games is at least 2, not -5"),
        ("--pairs 0", "train: --pairs is at least 1, not 0"),
        ("--rounds -1", "train: --rounds is at least 1, not -1"),
        ("--seconds nan", "train: --seconds is at least 0.001, not nan"),
        ("--match-nodes -1", "train: --match-nodes is at least 0, not -1"),
        ("--jobs 0", "train: --jobs is at least 1, not 0"),
        ("--game duos", "train: duos has nothing to train"),
        ("--cluster nowhere", "train: nowhere is not a valid scheduler address. Write it such as tcp://10.0.0.1:8786."),
    ],
)
def test_what_cannot_be_asked_for_is_refused_and_nothing_is_left(
    asked: str, says: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "run"
    assert refused(capsys, str(folder), *DUALITY, *asked.split()) == says
    assert not folder.exists()


def test_a_cluster_that_is_not_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        address = f"tcp://127.0.0.1:{free.getsockname()[1]}"
    said = refused(capsys, str(tmp_path / "run"), *DUALITY, "--cluster", address)
    assert said.startswith(f"train: No scheduler answers at {address}")
    assert not (tmp_path / "run").exists()


def test_a_library_that_is_missing_is_told_before_a_game_is_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(train_dualma, "NEEDS", ("json", "no_such_library"))
    said = refused(capsys, str(tmp_path / "run"))
    assert said == "train: the fit of dualma needs no_such_library: uv pip install --group train"
    assert not (tmp_path / "run").exists()


@pytest.mark.parametrize("inside", ["", "one"])
def test_a_folder_that_is_a_file_or_in_one(inside: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "file"
    file.write_text("a letter")
    said = refused(capsys, str(file / inside), *DUALITY)
    assert said.startswith(f"train: {file / inside} cannot be the folder of a run: ")
    assert file.read_text() == "a letter"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[1]",
        "3",
        '{"game": "duality", "gmaes": 3}',
        '{"games": "many"}',
        '{"games": 2.5}',
        '{"games": 0}',
        "\udcff",
    ],
)
def test_a_configuration_that_is_broken(text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "configuration.json"
    file.write_bytes(text.encode(errors="surrogateescape"))
    assert refused(capsys, str(tmp_path), *DUALITY).startswith(f"train: {file} is broken: ")
    assert list(tmp_path.iterdir()) == [file]


def test_a_run_that_has_begun_takes_no_other_settings(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    settings = train.settings_of(tmp_path, {"game": "duality", "seed": 4, "games": 10})
    train.begin(tmp_path, settings)
    assert train.settings_of(tmp_path, {}) == settings
    said = refused(capsys, str(tmp_path), "--games", "11")
    assert said == f"train: {tmp_path} was begun with other settings: see {tmp_path / 'configuration.json'}"


def test_help_says_of_every_setting_what_it_is_and_what_it_is_by_itself(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        train.main(["--help"])
    told = " ".join(capsys.readouterr().out.split())
    for field in fields(Settings):
        name, said = field.name.replace("_", "-"), f"{field.metadata['meaning']} (default {field.default})"
        assert f"--{name} {field.name.upper()} {said}" in told
