"""docs/house.md draws the rooms and arrows as they are."""

from __future__ import annotations

import ast
import re
import tomllib
from collections import Counter
from collections.abc import Iterable
from dataclasses import fields
from pathlib import Path

from parlour.game import Game, game_at

HOUSE = Path(__file__).parents[1]
PAGE = (HOUSE / "docs" / "house.md").read_text(encoding="utf-8")
WHERE = (HOUSE / "docs" / "where.md").read_text(encoding="utf-8")
SOURCE = HOUSE / "src" / "parlour"


def block(heading: str) -> list[str]:
    """The lines drawn under a heading."""
    drawn = re.search(rf"^## {heading}\n.*?^```\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
    assert drawn, heading
    return drawn[1].splitlines()


def layers(name: str) -> list[str]:
    """What import-linter holds, as the page would draw it."""
    contracts = tomllib.loads((HOUSE / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"][
        "contracts"
    ]
    (contract,) = (contract for contract in contracts if contract["name"].startswith(name))
    return [re.sub(r"[()]", "", layer) for layer in contract["layers"]]


def test_every_room_is_drawn_and_every_drawn_room_is_there() -> None:
    rooms = {
        f"{entry.name}/" if entry.is_dir() else entry.name
        for entry in SOURCE.iterdir()
        if entry.name != "static" and not entry.name.startswith("__")
    }
    assert {line.split()[0] for line in block("Rooms")} == rooms


def test_the_arrows_are_those_that_the_checks_hold() -> None:
    assert block("Arrows") == layers("A room imports only")
    assert block("Inside a game") == layers("Inside a game")


def test_every_game_has_rooms_of_the_same_names() -> None:
    named = set(re.findall(r"^\| `(\w+)/?` \|", PAGE, re.MULTILINE))
    assert named == {*re.findall(r"\w+", " ".join(block("Inside a game"))), "words"}
    for game in (SOURCE / "games").iterdir():
        if game.is_dir() and not game.name.startswith("__"):
            packages = {entry.name for entry in game.iterdir() if entry.is_dir() and not entry.name.startswith("__")}
            assert packages <= named, game.name
            modules = {entry.stem for entry in game.glob("*.py")}
            draft = game_at(f"parlour.games.{game.name}").draft
            assert {"rules", "notation", "views"} | (set() if draft else {"terminal"}) <= modules, game.name


def test_every_optional_part_is_in_the_table() -> None:
    sources = "\n".join(module.read_text(encoding="utf-8") for module in SOURCE.rglob("*.py"))
    defined = set(re.findall(r"^([a-z]\w+) = optional_part\(", sources, re.MULTILINE))
    rows = re.findall(r"^\| (`[a-z_`, ]+` \(.*?)\|", WHERE, re.MULTILINE)
    named = set(re.findall(r"`([a-z_]+)`", " ".join(rows)))
    assert named == defined


def test_every_module_that_the_page_names_is_there() -> None:
    for path in set(re.findall(r"`((?:\w+/)*\w+\.py)`", PAGE + WHERE)) - {"__init__.py"}:
        assert (SOURCE / path).is_file() or (HOUSE / path).is_file(), path


def classes(modules: Iterable[Path]) -> Counter[str]:
    """How many public classes there are of each name."""
    parsed = (ast.parse(module.read_text(encoding="utf-8")) for module in modules)
    named = (part.name for tree in parsed for part in ast.walk(tree) if isinstance(part, ast.ClassDef))
    return Counter(name for name in named if not name.startswith("_"))


def test_one_name_one_thing() -> None:
    """In the house, among its messages, and in each game: a message is called like what it carries."""
    games = [game for game in (SOURCE / "games").iterdir() if game.is_dir()]
    messages = SOURCE / "wire.py"
    above = (module for module in SOURCE.rglob("*.py") if module != messages and not set(games) & set(module.parents))
    named = {"the house": classes(above), "its messages": classes([messages])}
    named |= {game.name: classes(game.rglob("*.py")) for game in games}
    twice = {room: [name for name, count in names.items() if count > 1] for room, names in named.items()}
    assert not {room: names for room, names in twice.items() if names}


def test_adding_a_game_names_whatever_a_game_may_have() -> None:
    """Half the names of an optional part are refused: so each is on the page."""
    page = (HOUSE / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    quoted = re.findall(r"`([^`\n]+)`", re.sub(r"```.*?```", "", page, flags=re.DOTALL))
    named = set(re.findall(r"\w+", " ".join(quoted)))
    missing = sorted({field.name for field in fields(Game)} - {"package"} - named)
    for module in SOURCE.rglob("*.py"):
        source = module.read_text(encoding="utf-8")
        protocols = set(re.findall(r"^[a-z]\w+ = optional_part\((\w+)", source, re.MULTILINE))
        for part in ast.parse(source).body:
            if isinstance(part, ast.ClassDef) and part.name in protocols:
                names = {member.name for member in part.body if isinstance(member, ast.FunctionDef)}
                names |= {ast.unparse(member.target) for member in part.body if isinstance(member, ast.AnnAssign)}
                missing += [f"{part.name}.{name}" for name in sorted(names - named)]
    assert missing == []


def test_the_architecture_fits_on_two_screens() -> None:
    assert len(PAGE.splitlines()) <= 120
    assert max(map(len, PAGE.splitlines())) <= 300, "only the rows of tables are longer than a line"
