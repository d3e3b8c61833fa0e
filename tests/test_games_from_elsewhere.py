"""A game that is not ours: named by its folder or by its package, it is played everywhere like ours."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.server.house import ME, PATIENCE, House, bot

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def top(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a game as `parlour new-game` writes it."""
    top = tmp_path_factory.mktemp("elsewhere")
    assert "is a game" in told(top, "new-game", "three")
    return top


def ran(top: Path, *arguments: str, typed: str = "", **more: str) -> subprocess.CompletedProcess[str]:
    program = [sys.executable, "-m", "parlour", *arguments]
    env = {**os.environ, **more}
    return subprocess.run(
        program, env=env, cwd=top, input=typed, capture_output=True, text=True, check=False, timeout=PATIENCE
    )


def told(top: Path, *arguments: str, typed: str = "", **more: str) -> str:
    """What a command prints."""
    done = ran(top, *arguments, typed=typed, **more)
    assert done.returncode == 0, done.stderr
    return done.stdout


@contextmanager
def served(top: Path, data: Path, *named: str) -> Iterator[House]:
    program = [
        sys.executable,
        "-m",
        "parlour",
        "serve",
        "--port",
        "0",
        "--quick-bots",
        "--no-limits",
        "--data",
        str(data),
        *named,
    ]
    with subprocess.Popen(program, cwd=top, stdout=subprocess.PIPE, text=True) as run:
        assert run.stdout is not None
        try:
            lines = (re.search(r"http://127\.0\.0\.1:\d+", line) for line in run.stdout)
            with House.at(next(found[0] for found in lines if found)) as house:
                yield house
        finally:
            run.terminate()


def test_a_new_game_plays_at_once_in_the_terminal_by_its_shapes(top: Path) -> None:
    said = told(top, "play", "./three", "--against", "1", "--seed", "1", "--plain", typed="b2\nb2\n")
    assert said.startswith("Three\n")
    assert " O   X   ·+" in said
    assert "b2 is not a free cell." in said


def test_bots_meet_in_other_processes_and_a_designer_studies_it(top: Path) -> None:
    assert "random: score" in told(top, "match", "./three", "--players", "2,random", "--games", "4", "--jobs", "2")
    assert "ended by: Three in a row" in told(top, "study", "./three", "--games", "4", "--player", "random")
    assert told(top, "perft", "./three", "--depth", "2", PARLOUR_GAMES="").split()[-1] == "72"


def test_its_record_replays_where_the_game_is_named_and_is_refused_where_it_is_not(top: Path) -> None:
    told(top, "match", "./three", "--players", "1,random", "--games", "1", "--records", "games")
    record = str(next((top / "games").rglob("*.txt")).relative_to(top))
    assert "Three in a row" in told(top, "--game", "./three", "replay", record)
    refused = ran(top, "replay", record)
    assert refused.returncode == 2
    assert "Unknown game “three”" in refused.stderr


def test_python_names_it_too(top: Path) -> None:
    code = "import parlour; print(parlour.add_game('./three').begin().after('b2').position.cells)"
    done = subprocess.run([sys.executable, "-c", code], cwd=top, capture_output=True, text=True, check=True)
    assert done.stdout == "('b2',)\n"


def test_an_installed_package_offers_a_game_that_is_loaded_when_it_is_named(top: Path, tmp_path: Path) -> None:
    package = tmp_path / "three_package"
    for file in (top / "three").rglob("*"):
        if file.suffix in (".py", ".ftl"):
            target = package / file.relative_to(top / "three")
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(file.read_text(encoding="utf-8").replace('NAME = "three"', 'NAME = "three-installed"'))
    words = package / "words" / "en.ftl"
    words.write_text(words.read_text(encoding="utf-8").replace("three-name", "three-installed-name"), encoding="utf-8")
    metadata = tmp_path / "three_package-1.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: three-package\nVersion: 1\n", encoding="utf-8")
    (metadata / "entry_points.txt").write_text("[parlour.games]\nthree-installed = three_package\n", encoding="utf-8")
    assert "three-installed" not in told(top, "games", "--json", PYTHONPATH=str(tmp_path)), "no one has named it"
    match = ("match", "three-installed", "--players", "1,random", "--games", "2", "--jobs", "2")
    assert told(top, *match, PYTHONPATH=str(tmp_path)).startswith("three-installed: 2 games")


def test_the_server_has_it_beside_ours(top: Path, tmp_path: Path) -> None:
    with served(top, tmp_path, "--game", "./three") as house:
        card = {card["name"]: card for card in house.http.get("/api/games").json()}["three"]
        assert (card["seats"], card["levels"], card["open"]) == (2, 5, True)
        made = house.create("three", ME, bot(3))
        seat = made.browser(0)
        places = {place["name"]: place for place in seat.table["view"]["drawing"]["places"]}
        assert places["b2"]["facts"] == {"cell": "b2", "owner": "none"}
        while seat.table["outcome"] is None:
            choices = seat.table["view"]["choices"]
            if choices and 0 in seat.table["awaited"]:
                assert seat.play(choices[0])["kind"] == "done"
            seat.until(kind="table")
        assert "game: three" in house.http.get(f"/api/tables/{made.id}/record").text


def refused_sentence(folder: Path, file: str, text: str) -> str:
    (folder / "bad").mkdir(exist_ok=True)
    (folder / "bad" / "__init__.py").touch()
    (folder / "bad" / file).write_text(text, encoding="utf-8")
    done = ran(folder, "--game", "./bad", "games")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    return done.stderr


def test_a_game_that_cannot_be_loaded_is_refused_in_one_sentence_with_its_file_and_line(tmp_path: Path) -> None:
    place = re.escape(str(tmp_path / "bad" / "__init__.py"))
    said = refused_sentence(tmp_path, "__init__.py", "import nothing_like_this\n")
    assert re.search(rf"No module named 'nothing_like_this' \({place}:1\)", said)
    assert re.search(rf"SyntaxError: .*\({place}:2\)", refused_sentence(tmp_path, "__init__.py", "x = 1\ny = = 2\n"))
    said = refused_sentence(tmp_path, "__init__.py", "from parlour.game import Game\n\nGAME = Game.of(__name__)\n")
    assert re.search(rf"NAME, .* is missing \({place}:3\)", said)
    assert "There is no game at" in ran(tmp_path, "--game", "./none", "games").stderr
    ours = "from dataclasses import replace\nfrom parlour.games.dualite import GAME as ours\n"
    said = refused_sentence(tmp_path, "__init__.py", f"{ours}GAME = replace(ours, package=__name__)\n")
    assert "calls itself dualite" in said
    (tmp_path / "duos").mkdir()
    (tmp_path / "duos" / "__init__.py").touch()
    assert "under the name duos" in ran(tmp_path, "play", "./duos").stderr


LESSON = """
[[steps]]
name = "goal"
moves = ["a1"]
lights = ["b1"]

[[steps]]
name = "row"
moves = ["a1", "a2", "b1", "b2"]
answers = "wins"
"""
LESSON_WORDS = """
taught-lesson-goal = Make a row of three.
taught-lesson-goal-task = Look at the board.
taught-lesson-row = Two are there.
taught-lesson-row-task = Complete the row.
taught-lesson-row-hint = It is in the lowest row.
taught-lesson-row-done = That is a row.
"""


def test_its_lesson_is_taught_in_the_terminal_and_by_the_server_with_its_shapes(tmp_path: Path) -> None:
    told(tmp_path, "new-game", "taught")
    school = tmp_path / "taught" / "school"
    school.mkdir()
    (school / "__init__.py").write_text('"""The lesson."""\n', encoding="utf-8")
    (school / "lesson.toml").write_text(LESSON, encoding="utf-8")
    with (tmp_path / "taught" / "words" / "en.ftl").open("a", encoding="utf-8") as words:
        words.write(LESSON_WORDS)
    said = told(tmp_path, "learn", "./taught", "--plain", typed="\nc1\n\n")
    assert "Make a row of three." in said
    assert "That is a row." in said
    with served(tmp_path, tmp_path / "data", "--game", "./taught") as house:
        sent = house.http.get("/api/games/taught/words/fr").text
        assert "client-lesson-next = " in sent, "the page's own sentences come with the game's"
        goal, row = house.http.get("/api/lessons/taught").json()["steps"]
        assert {place["name"] for place in goal["view"]["drawing"]["places"]} >= {"a1", "c3"}
        (right,) = row["right"]
        assert right["text"] == "c1"
        assert "drawing" in right["views"][-1]
        answer = house.http.get("/api/lessons/taught/row", params={"text": "c1"}).json()
        assert answer["verdict"] == "right"
        assert "drawing" in answer["views"][0]
