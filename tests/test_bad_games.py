"""Games from elsewhere that crash, loop, leak, contradict themselves or lack a package: refused with file and line."""

from __future__ import annotations

import re
import sys
import threading
import time
from pathlib import Path

import pytest

from parlour.guarded_game import Endless, bounded, place_of
from tests.server.house import ME, bot
from tests.test_games_from_elsewhere import ran, served, told

pytestmark = pytest.mark.slow

CONNECT_FOUR = Path(__file__).resolve().parents[1] / "examples" / "games" / "connect_four"


DEALS = """

def deal(options: Options, chance: Chance) -> int:
    return chance.below(1000)


def write_deal(deal: int) -> str:
    return str(deal)


def read_deal(options: Options, text: str) -> int:
    return int(text)
"""


def changed(folder: Path, before: str, after: str) -> Path:
    """A game as `parlour new-game` writes it, with one line changed."""
    told(folder, "new-game", "three")
    rules = folder / "three" / "rules.py"
    text = rules.read_text(encoding="utf-8")
    assert before in text
    rules.write_text(text.replace(before, after), encoding="utf-8")
    return rules


def line_of(file: Path, text: str) -> int:
    lines = file.read_text(encoding="utf-8").splitlines()
    return next(number for number, line in enumerate(lines, 1) if text in line)


def test_a_game_that_crashes_in_play_is_not_served(tmp_path: Path) -> None:
    rules = changed(tmp_path, "    check(position, seat, move)\n    return", "    print(1 / 0)\n    return")
    refused = ran(tmp_path, "serve", "--game", "./three", "--port", "0").stderr
    assert "ZeroDivisionError: division by zero" in refused
    assert f"rules.py:{line_of(rules, '1 / 0')}" in refused
    assert refused.count("\n") == 1


def test_a_game_that_loops_is_stopped(tmp_path: Path) -> None:
    loop = "    while move:\n        pass\n    return replace("
    rules = changed(tmp_path, "    return replace(", loop)
    refused = ran(tmp_path, "match", "./three", "--players", "1,random", "--games", "1").stderr
    assert "took longer than 5 seconds" in refused
    assert re.search(rf"rules.py:({line_of(rules, 'while move')}|{line_of(rules, 'while move') + 1})\b", refused)


def test_a_game_that_reads_other_than_it_writes_is_not_served(tmp_path: Path) -> None:
    rules = changed(tmp_path, "    return Mark(text)", '    return Mark("a1")')
    refused = ran(tmp_path, "serve", "--game", "./three", "--port", "0").stderr
    assert "read does not give back the move" in refused
    assert f"rules.py:{line_of(rules, 'def read(')}" in refused


def test_a_game_that_shows_what_is_hidden_is_not_served(tmp_path: Path) -> None:
    """It deals a secret, and its view tells it."""
    rules = changed(tmp_path, "cells: tuple[str, ...] = ()", "cells: tuple[str, ...] = ()\n    secret: int = 0")
    text = rules.read_text(encoding="utf-8")
    for before, after in {
        "deal: None) -> Position:\n    return Position(options)": (
            "deal: int) -> Position:\n    return Position(options, (), deal)"
        ),
        "    choices: tuple[str, ...]\n\n": "    choices: tuple[str, ...]\n    told: int\n\n",
        "row_of(position), choices)": "row_of(position), choices, position.secret)",
        "return Position(view.options, view.cells)": "return Position(view.options, view.cells, view.told)",
        "def write_position": "def old_write_position",
        "def read_position": "def old_read_position",
    }.items():
        assert before in text, before
        text = text.replace(before, after)
    rules.write_text(text + DEALS, encoding="utf-8")
    refused = ran(tmp_path, "serve", "--game", "./three", "--port", "0").stderr
    assert "would show what is hidden" in refused
    assert f"rules.py:{line_of(rules, 'def view(')}" in refused
    assert "three" in told(tmp_path, "match", "./three", "--players", "1,random", "--games", "1"), (
        "alone it may be played"
    )


def test_a_served_game_that_fails_stops_its_table_and_the_server_goes_on(tmp_path: Path) -> None:
    """It plays the three games before serving, and fails in the bottom left corner with a person."""
    rules = changed(tmp_path, "    check(position, seat, move)\n    return", "    fail(position, move)\n    return")
    fail = """

def fail(position: Position, move: Mark) -> None:
    import os

    if os.path.exists("fail"):
        raise ValueError("this corner is broken")
"""
    rules.write_text(rules.read_text(encoding="utf-8") + fail, encoding="utf-8")
    with served(tmp_path, tmp_path / "data", "--game", "./three") as house:
        made = house.create("three", ME, bot(1))
        seat = made.browser(0)
        (tmp_path / "fail").touch()
        refused = seat.play("b2")
        assert refused["code"] == "game-failed"
        assert "this corner is broken" in refused["sentence"]
        assert f"rules.py:{line_of(rules, 'raise ValueError')}" in refused["sentence"]
        (tmp_path / "fail").unlink()
        assert seat.play("b2")["kind"] == "done", "the table goes on when the game does"
        other = house.create("dualite", ME, bot(1)).browser(0)
        assert other.table["view"]["choices"], "and so do the other tables"


def test_a_served_game_whose_view_fails_stops_its_table_alone(tmp_path: Path) -> None:
    before = "    choices = () if seat is None"
    rules = changed(tmp_path, before, f"    fail(position)\n{before}")
    fail = """

def fail(position: Position) -> None:
    import os

    if os.path.exists("fail") and len(position.cells) == 1:
        raise ValueError("nothing to see")
"""
    rules.write_text(rules.read_text(encoding="utf-8") + fail, encoding="utf-8")
    with served(tmp_path, tmp_path / "data", "--game", "./three", "--game", str(CONNECT_FOUR)) as house:
        seat = house.create("three", ME, ME).browser(0)
        four = house.create("connect-four", ME, bot(1)).browser(0)
        (tmp_path / "fail").touch()
        assert seat.play("b2")["kind"] == "done", "the move was made before anyone looked"
        refused = seat.until(kind="refused")
        assert refused["code"] == "game-failed"
        assert "nothing to see" in refused["sentence"]
        assert f"rules.py:{line_of(rules, 'raise ValueError')}" in refused["sentence"]
        assert four.play(four.table["view"]["choices"][0])["kind"] == "done", "the table of another game goes on"
        other = house.create("dualite", ME, bot(1)).browser(0)
        assert other.play(other.table["view"]["choices"][0])["kind"] == "done", "and tables are still opened"


def test_a_missing_package_is_named(tmp_path: Path) -> None:
    rules = changed(tmp_path, "from parlour.chance import Chance", "import torchx\nfrom parlour.chance import Chance")
    refused = ran(tmp_path, "--game", "./three", "games").stderr
    assert "No module named 'torchx'" in refused
    assert f"rules.py:{line_of(rules, 'import torchx')}" in refused


def test_a_game_that_ends_the_program_when_it_is_loaded_is_refused(tmp_path: Path) -> None:
    changed(tmp_path, "from parlour.chance import Chance", "raise SystemExit\nfrom parlour.chance import Chance")
    done = ran(tmp_path, "--game", "./three", "games")
    assert (done.returncode, done.stdout) == (2, "")
    assert "SystemExit" in done.stderr


def test_a_call_that_takes_too_long_is_ended_in_any_thread() -> None:
    places = []

    def loop() -> None:
        try:
            with bounded(0.1), bounded(60):
                while True:
                    time.sleep(0.01)
        except Endless as error:
            places.append(place_of(error))

    threads = [threading.Thread(target=loop) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(30)
    assert [Path(place.rpartition(":")[0]).name for place in places] == [Path(__file__).name] * 2
    assert sys.exc_info() == (None, None, None)
