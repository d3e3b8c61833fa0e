"""Solving class by class into a folder: kept as it goes, gone on with, and the same wherever it is done."""

from __future__ import annotations

import errno
import json
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import pytest

from parlour.command import OUT_OF_TIME, answer
from parlour.game import BadOption
from parlour.games.dualite.solver import proof
from parlour.games.dualite.solver.checker import check
from parlour.solvers.proofs import Question
from parlour.study import shards
from parlour.study.folders import open_folder
from parlour.study.matches import Plan
from parlour.study.shards import open_shards, solve_shards

SMALL = Question({"size": "4"}, all_openings=True, megabytes=24)


def files(folder: Path) -> dict[str, bytes]:
    """What must be the same everywhere; the seconds need not."""
    kept = {}
    for file in folder.iterdir():
        content = file.read_bytes()
        if file.suffix == ".json" and file.name != shards.MARK:
            content = json.dumps(json.loads(content) | {"seconds": 0}).encode()
        kept[file.name] = content
    return kept


def test_every_class_has_its_value_and_a_sound_certificate(tmp_path: Path) -> None:
    folder = open_shards(tmp_path / "here", "dualite", SMALL, True)
    found = list(solve_shards("dualite", SMALL, folder, None))
    assert {shard.opening for shard in found if shard.winner == "replier"} == {"a1+c3"}
    assert sum(shard.count for shard in found) == 78
    for shard in found:
        (claim,) = check((tmp_path / "here" / f"{shard.opening}.proof").read_bytes(), quick=True).claims
        assert (claim.moves, claim.winner, claim.plies) == (shard.opening, shard.winner == "replier", shard.plies)


@pytest.mark.slow
def test_an_executor_gives_the_same_bytes_and_an_interrupted_folder_goes_on(tmp_path: Path) -> None:
    whole = open_shards(tmp_path / "whole", "dualite", SMALL, True)
    first, second, *rest = solve_shards("dualite", SMALL, whole, None)
    assert rest
    other = open_shards(tmp_path / "other", "dualite", SMALL, True)
    going = solve_shards("dualite", SMALL, other, None)
    assert [next(going).opening, next(going).opening] == [first.opening, second.opening]
    again = open_shards(tmp_path / "other", "dualite", SMALL, True)
    assert set(again.finished) == {first.opening, second.opening}
    with ThreadPoolExecutor(2) as executor:
        list(solve_shards("dualite", SMALL, again, executor))
    assert files(tmp_path / "other") == files(tmp_path / "whole")


def test_a_class_that_takes_long_is_left_open_and_come_back_to(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(proof, "SLICE", 10_000)  # a search looks up so often
    folder = open_shards(tmp_path, "dualite", SMALL, True)
    limited = replace(SMALL, nodes=10_000)
    tried = list(solve_shards("dualite", limited, folder, None))
    assert len(tried) > 13, "a class was asked twice"
    assert tried[0].winner == "open"
    settled = {shard.opening: shard for shard in tried if shard.winner != "open"}
    assert {name for name, shard in settled.items() if shard.winner == "replier"} == {"a1+c3"}
    assert len(settled) == 13
    assert settled[tried[0].opening].nodes > tried[0].nodes, "with all that was spent on it"
    assert not folder.left


def test_a_class_splits_into_its_replies_and_comes_to_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Alone, in threads, interrupted, and with a limit of nodes."""
    monkeypatch.setattr(proof, "SLICE", 10_000)
    by_class = solve_shards("dualite", SMALL, open_shards(tmp_path / "whole", "dualite", SMALL, False), None)
    wanted = {shard.opening: (shard.winner, shard.count) for shard in by_class}
    split = replace(SMALL, split=True, nodes=10_000)
    folder = open_shards(tmp_path / "split", "dualite", split, False)
    going = solve_shards("dualite", split, folder, None)
    first = next(going)
    again = open_shards(tmp_path / "split", "dualite", split, False)
    assert first.opening in again.finished
    assert any(" " in name for name in again.finished), "replies are kept too"
    with ThreadPoolExecutor(2) as executor:
        found = list(solve_shards("dualite", split, again, executor))
    assert {shard.opening: (shard.winner, shard.count) for shard in found} == wanted
    assert all(shard.plies > 0 for shard in found)


def test_a_split_class_that_no_one_decides_stays_open(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    solve = (
        "solve",
        "dualite",
        "--size",
        "5",
        "--all-openings",
        "--folder",
        str(tmp_path),
        "--memory",
        "24",
        "--split",
    )
    assert answer([*solve, "--seconds", "0"]) == 0
    assert "0 of 37 classes are solved" in capsys.readouterr().out
    assert answer([*solve, "--certificates"]) != 0
    assert "a class as a whole" in capsys.readouterr().err


def test_with_a_limit_of_time_alone_a_class_is_asked_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    solve = ("solve", "dualite", "--size", "5", "--all-openings", "--folder", str(tmp_path), "--memory", "24")
    assert answer([*solve, "--seconds", "0"]) == 0
    assert "0 of 37 classes are solved" in capsys.readouterr().out
    again = open_shards(tmp_path, "dualite", Question({"size": "5"}), False)
    assert len(again.left) == 37
    assert not again.finished


def test_a_full_disk_keeps_what_is_finished(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = open_shards(tmp_path, "dualite", SMALL, True)
    going = solve_shards("dualite", SMALL, folder, None)
    done = next(going)
    write = Path.write_bytes

    def full(file: Path, content: bytes) -> int:
        write(file, content[:10])
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr(Path, "write_bytes", full)
        with pytest.raises(BadOption) as refusal:
            next(going)
    assert refusal.value.facts["why"] == "No space left on device"
    assert {file.name for file in tmp_path.iterdir()} == {shards.MARK, f"{done.opening}.json", f"{done.opening}.proof"}


def test_a_folder_of_another_version_of_the_rules_is_refused_and_left_alone(tmp_path: Path) -> None:
    open_shards(tmp_path, "dualite", SMALL, False)
    mark = tmp_path / shards.MARK
    mark.write_text(mark.read_text().replace('"rules": "', '"rules": "0.'))
    before = mark.read_bytes()
    with pytest.raises(BadOption) as refusal:
        open_shards(tmp_path, "dualite", SMALL, False)
    assert refusal.value.code == "solve-folder-other"
    assert mark.read_bytes() == before


def test_a_folder_of_something_else_is_refused_in_words_of_this_command(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("mine")
    with pytest.raises(BadOption) as refusal:
        open_shards(tmp_path, "dualite", SMALL, False)
    assert refusal.value.code == "solve-folder-used"
    assert [file.name for file in tmp_path.iterdir()] == ["mine.txt"]


def test_a_folder_begun_on_a_full_disk_can_be_begun_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(file: Path, content: bytes) -> int:
        raise OSError(errno.ENOSPC, "No space left on device")

    plan = Plan("dualite", (), ("random", "random"), 2, "1")
    with monkeypatch.context() as patched:
        patched.setattr(Path, "write_bytes", full)
        with pytest.raises(BadOption):
            open_shards(tmp_path / "solve", "dualite", SMALL, True)
        with pytest.raises(BadOption):
            open_folder(tmp_path / "match", plan)
    assert not open_shards(tmp_path / "solve", "dualite", SMALL, True).finished
    assert not open_folder(tmp_path / "match", plan).finished


def test_the_command_and_its_refusals(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    solve = ("solve", "dualite", "--all-openings", "--memory", "24", "--folder")
    assert answer([*solve, str(tmp_path / "one")]) == 0
    assert "The opener wins 74 of 78 openings" in capsys.readouterr().out
    assert answer([*solve, str(tmp_path / "one"), "--json"]) == 0
    assert len(json.loads(capsys.readouterr().out)) == 13
    for arguments in (
        (*solve, str(tmp_path / "one"), "--certificates"),
        (*solve, str(tmp_path / "one"), "--size", "5"),
        (*solve, str(tmp_path / "two"), "--no-symmetry"),
        ("solve", "dualite", "--jobs", "2"),
    ):
        assert answer([*arguments]) not in (0, OUT_OF_TIME)
        assert len(capsys.readouterr().err.splitlines()) == 1
    (tmp_path / "one" / "a1+c3.json").write_text("{}")
    assert answer([*solve, str(tmp_path / "one")]) != 0
    assert "a1+c3.json" in capsys.readouterr().err
