"""Files that commands make: whole, and never in place of something that is no file."""

from __future__ import annotations

import os
import threading
from pathlib import Path

import pytest

from parlour.command import answer
from parlour.command.files import check_place, write_together, write_whole
from parlour.game import BadOption


def test_a_file_is_replaced_whole(tmp_path: Path) -> None:
    file = tmp_path / "out"
    write_whole(file, b"first")
    write_whole(file, b"second")
    assert file.read_bytes() == b"second"
    assert [entry.name for entry in tmp_path.iterdir()] == ["out"]


def test_files_that_belong_together_are_replaced_together(tmp_path: Path) -> None:
    """The disk is full when the second is written: the first stays as it was."""
    data, page = tmp_path / "data", tmp_path / "page"
    data.write_bytes(b"old")
    page.symlink_to("/dev/full")
    with pytest.raises(BadOption):
        write_together({data: b"new", page: b"new"})
    assert data.read_bytes() == b"old"
    assert {entry.name for entry in tmp_path.iterdir()} == {"data", "page"}


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    target, link = tmp_path / "there" / "target", tmp_path / "link"
    target.parent.mkdir()
    link.symlink_to(target)
    for content in (b"new", b"newer"):
        check_place(link)
        write_whole(link, content)
        assert link.is_symlink()
        assert target.read_bytes() == content


def test_a_pipe_stays_a_pipe_and_gets_the_content(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    heard: list[bytes] = []
    reader = threading.Thread(target=lambda: heard.append(pipe.read_bytes()))
    reader.start()
    check_place(pipe)
    write_whole(pipe, b"through")
    reader.join()
    assert heard == [b"through"]
    assert pipe.is_fifo()


def test_a_pipe_and_a_device_are_written_to(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    ours = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    write_whole(pipe, b"there")
    assert os.read(ours, 5) == b"there"
    assert pipe.is_fifo()
    os.close(ours)
    write_whole(Path(os.devnull), b"nowhere")
    assert Path(os.devnull).is_char_device()


def test_a_folder_is_refused_before_any_work(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match="command-not-written"):
        check_place(tmp_path)
    with pytest.raises(BadOption, match="command-not-written"):
        check_place(tmp_path / "nowhere" / "file")


def test_a_loop_of_links_is_refused(tmp_path: Path) -> None:
    (tmp_path / "one").symlink_to(tmp_path / "two")
    (tmp_path / "two").symlink_to(tmp_path / "one")
    with pytest.raises(BadOption, match="command-not-written"):
        check_place(tmp_path / "one")


@pytest.mark.slow
def test_a_certificate_goes_through_a_link(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    link = tmp_path / "link.proof"
    link.symlink_to(tmp_path / "kept.proof")
    position = ".o#./.ooo/..o./o..o d1"
    assert answer(["solve", "dualite", "--position", position, "--certificate", str(link)]) == 0
    assert link.is_symlink()
    assert answer(["verify", str(link)]) == 0
