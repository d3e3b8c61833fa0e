"""The table of the 4×4 grid: right, small enough, and never half-written."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

from parlour.games.dualite import notation
from parlour.games.dualite.engine import BitBoard, board_of
from parlour.games.dualite.rules import Options
from parlour.games.dualite.solver import small_grid as module
from parlour.games.dualite.solver.openings import opened, opening_moves
from parlour.games.dualite.solver.proof import ProofSearch
from parlour.games.dualite.solver.small_grid import BadTable, SmallGrid, load, open_table, save
from parlour.solvers.progress import Watch
from parlour.words import say
from tests.games.dualite.solver.positions import PROBLEMS, early_positions, late_positions


@pytest.mark.slow
def test_the_table_agrees_with_trying_everything(small_grid: SmallGrid) -> None:
    for position, plies in late_positions(Options(), 40, 1):
        assert small_grid.plies(board_of(position)) == plies


@pytest.mark.slow
def test_the_table_agrees_with_the_proof_search(small_grid: SmallGrid) -> None:
    search = ProofSearch(4)
    for plies in (2, 4, 6, 9):
        for position in early_positions(Options(), 15, plies, plies):
            assert small_grid.plies(board_of(position)) == search.measure(board_of(position)).plies


def test_all_openings(small_grid: SmallGrid) -> None:
    plies = {str(move): small_grid.plies(board_of(opened(Options(), move))) for move in opening_moves(Options())}
    assert {move for move, count in plies.items() if count % 2} == {"a1+c3", "b3+d1", "b2+d4", "a4+c2"}
    assert set(plies.values()) == {20, 22, 23, 24}


@pytest.mark.parametrize("text", PROBLEMS)
def test_the_two_problems(small_grid: SmallGrid, text: str) -> None:
    assert small_grid.plies(board_of(notation.read_position(Options(), text))) == PROBLEMS[text][1]


def test_boards_that_have_no_answer(small_grid: SmallGrid) -> None:
    with pytest.raises(ValueError, match="line"):
        small_grid.plies(BitBoard(4, 0b1111, 0, 0))
    with pytest.raises(ValueError, match="no circle"):
        small_grid.plies(BitBoard(4, 0b1001, 0, 1))


@pytest.fixture
def kept(small_grid: SmallGrid, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A cache folder with the table in it; nothing is built in these tests, and the log hears of everything."""
    monkeypatch.setattr(module, "WATCH", Watch())
    file = tmp_path / "cache" / "dualite-4x4.table"
    monkeypatch.setattr(module, "cache_file", lambda: file)
    monkeypatch.setattr(module, "build", lambda step: small_grid)
    save(small_grid, file)
    return file


@pytest.mark.slow
def test_the_table_is_kept_under_100_megabytes_and_read_back(small_grid: SmallGrid, kept: Path) -> None:
    assert kept.stat().st_size <= 100_000_000
    again = load(kept)
    assert (again.rows == small_grid.rows).all()
    assert (again.directory == small_grid.directory).all()
    assert [file.name for file in kept.parent.iterdir()] == [kept.name]


@pytest.mark.parametrize("damage", ["cut", "one bit", "empty", "other"])
@pytest.mark.slow
def test_a_damaged_table_is_noted_and_built_again(kept: Path, damage: str, caplog: pytest.LogCaptureFixture) -> None:
    content = bytearray(kept.read_bytes())
    if damage == "one bit":
        content[50_000_000] ^= 4
    damaged = {"cut": bytes(content[:-5]), "one bit": bytes(content), "empty": b"", "other": b"x" * 1000}
    kept.write_bytes(damaged[damage])
    open_table()
    assert caplog.messages == [
        say("table-damaged", {"file": str(kept)}),
        "Building the table of the 4×4 grid, once",
    ]
    assert load(kept)


@pytest.mark.slow
def test_without_room_the_table_serves_once(
    small_grid: SmallGrid, kept: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def full(descriptor: int) -> None:
        raise OSError(errno.ENOSPC, "no space")

    kept.unlink()
    monkeypatch.setattr(os, "fsync", full)
    assert open_table() is small_grid
    assert caplog.messages[1:] == [say("table-no-space", {"file": str(kept)})]
    assert list(kept.parent.iterdir()) == []


def test_a_folder_that_cannot_be_written(small_grid: SmallGrid, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(BadTable, match="table-not-kept"):
        save(small_grid, tmp_path / "file" / "x.table")


@pytest.mark.slow
def test_an_interrupt_leaves_no_half_of_a_file(
    small_grid: SmallGrid, kept: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(descriptor: int) -> None:
        raise KeyboardInterrupt

    before = kept.read_bytes()
    monkeypatch.setattr(os, "fsync", interrupted)
    with pytest.raises(KeyboardInterrupt):
        save(small_grid, kept)
    assert [file.name for file in kept.parent.iterdir()] == [kept.name]
    assert kept.read_bytes() == before
