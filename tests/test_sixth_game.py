"""A sixth game is one folder, its name in the catalogue, and a board for the browser: nothing else knows of it.

The made-up game of the tests is laid into a copy of the house as `games/pockets`, and the catalogue names it. Then the
programs of that house are run: each must know it, with its own players, board, lesson, measures and words.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx
import pytest

import parlour
from tests.server.house import ME, PATIENCE, House, bot

HERE = Path(__file__).parent
SOURCE = Path(parlour.__file__).parent
SERVE = """
import socket, sys
from pathlib import Path
import uvicorn
from parlour.server.app import create_app
from parlour.server.uvicorn_server import configured
data, *static = map(Path, sys.argv[1:])
with socket.create_server(("127.0.0.1", 0)) as listening:
    print(listening.getsockname()[1], flush=True)
    app = create_app(data, workers=0, static=(static or [data])[0], quick_bots=True)
    uvicorn.Server(configured(app)).run([listening])
"""


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A house with six games: all that it is made of is linked, but for one folder and the catalogue."""
    top = tmp_path_factory.mktemp("house")
    _link(SOURCE, top / "parlour", but=("games", "catalogue.py"))
    _link(SOURCE / "games", top / "parlour" / "games")
    for file in (HERE / "pockets").rglob("*"):
        if file.is_file() and file.suffix not in (".pyc", ".svelte"):
            text = file.read_text(encoding="utf-8")
            moved = top / "parlour" / "games" / file.relative_to(HERE)
            moved.parent.mkdir(parents=True, exist_ok=True)
            moved.write_text(text.replace("tests.pockets", "parlour.games.pockets"), encoding="utf-8")
    catalogue = (SOURCE / "catalogue.py").read_text(encoding="utf-8")
    named = catalogue.replace('    "duos",\n', '    "duos",\n    "pockets",\n')
    assert named != catalogue
    (top / "parlour" / "catalogue.py").write_text(named, encoding="utf-8")
    return top


def _link(source: Path, made: Path, but: tuple[str, ...] = ()) -> None:
    made.mkdir()
    for entry in source.iterdir():
        if entry.name not in (*but, "__pycache__"):
            (made / entry.name).symlink_to(entry)


def told(copy: Path, *arguments: str, typed: str = "") -> str:
    """What a command of that house prints."""
    ran = subprocess.run(
        [sys.executable, "-m", "parlour", *arguments],
        env={**os.environ, "PYTHONPATH": str(copy)},
        input=typed,
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


@contextmanager
def served(copy: Path, data: Path, static: Path | None = None) -> Iterator[House]:
    env = {**os.environ, "PYTHONPATH": str(copy)}
    program = [sys.executable, "-c", SERVE, str(data), *([str(static)] if static else [])]
    with subprocess.Popen(program, env=env, stdout=subprocess.PIPE, text=True) as run:
        assert run.stdout is not None
        address = f"http://127.0.0.1:{run.stdout.readline().strip()}"
        try:
            with httpx.Client(base_url=address, timeout=PATIENCE) as http, ExitStack() as sockets:
                yield House(address, http, sockets)
        finally:
            run.terminate()


@pytest.mark.slow
def test_it_is_played_in_the_terminal_on_its_own_board_against_its_own_player(copy: Path) -> None:
    said = told(
        copy,
        *("play", "pockets", "--against", "sly", "--option", "tricks=1", "--seed", "1", "--plain"),
        typed="help\nmoves\n",
    )
    assert said.startswith("Pockets\n")
    assert "| tricks - | flags 0" in said, "its own board"
    assert "Type lay and a card, such as lay 3" in said, "its own words"
    assert re.search(r"^lay \d  lay \d  lay \d$", said, re.MULTILINE)


@pytest.mark.slow
def test_its_players_meet_and_a_designer_studies_it(copy: Path) -> None:
    match = told(copy, "match", "pockets", "--players", "sly,0", "--games", "4")
    assert "sly" in match
    study = told(copy, "study", "pockets", "--player", "sly", "--games", "2")
    assert "flags to the left: 100.0 %" in study
    assert int(told(copy, "perft", "pockets", "--depth", "1", "--option", "tricks=1")) == 6


@pytest.mark.slow
def test_the_server_lists_it_teaches_it_and_plays_it(copy: Path, tmp_path: Path) -> None:
    with served(copy, tmp_path) as house:
        card = {card["name"]: card for card in house.http.get("/api/games").json()}["pockets"]
        assert (card["lowest"], card["levels"], card["puzzles"]) == (0, 5, 0)
        (step,) = house.http.get("/api/lessons/pockets").json()["steps"]
        assert (step["title"], [right["text"] for right in step["right"]]) == ("pockets-lesson-lay", ["lay 3"])
        asked = "/api/lessons/pockets/lay?text=lay "
        answer = house.http.get(asked + "3")
        assert answer.json().get("verdict") == "right", answer.text
        assert house.http.get(asked + "2").json()["verdict"] == "not-asked"
        assert house.http.get(asked + "9").status_code == 400
        made = house.create("pockets", ME, bot(0), options={"tricks": "1"})
        seat = made.browser(0)
        while seat.table["outcome"] is None:
            choices = seat.table["view"]["choices"]
            if choices and 0 in seat.table["awaited"]:
                assert seat.play(choices[0])["kind"] == "done"
            seat.until(kind="table")
        assert "game: pockets" in house.http.get(f"/api/tables/{made.id}/record").text
