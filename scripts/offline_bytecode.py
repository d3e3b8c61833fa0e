"""Compile what a start needs, inside the Python that will run it: `scripts/offline.py` starts this in Pyodide.

The folder `/work` is one of this machine: it holds the two archives, and gets the bytecode of each module that was
loaded, under the module's path in its archive. Other modules stay source, which is smaller.
"""

from __future__ import annotations

import importlib._bootstrap_external as external
import importlib.util
import json
import sys
import zipfile
from pathlib import Path

WORK = Path("/work")


def start() -> None:
    """Do what a browser does before the first move."""
    from parlour.browser import worker
    from parlour.catalogue import GAMES
    from parlour.players.levels import offered

    for game in GAMES.values():
        seats = [{"kind": "bot", "level": offered(game)[1]} for _ in range(game.seats(game.options({})))]
        made = {"game": game.NAME, "options": {}, "seats": [*seats[1:], {"kind": "me"}], "name": "A"}
        worker.answer("POST", "api/tables", json.dumps(made), None)


def main() -> None:
    zipfile.ZipFile(WORK / "parlour.zip").extractall("/parlour")
    sys.path.insert(0, "/parlour")
    start()
    loaded = {name.replace(".", "/") for name in sys.modules}
    for archive in ("parlour", "python"):
        packed = zipfile.ZipFile(WORK / f"{archive}.zip")
        for name in packed.namelist():
            if name.endswith(".py") and name.removesuffix(".py").removesuffix("/__init__") in loaded:
                source = packed.read(name)
                code = compile(source, name, "exec", dont_inherit=True, optimize=2)
                digest = importlib.util.source_hash(source)
                kept = WORK / archive / f"{name}c"
                kept.parent.mkdir(parents=True, exist_ok=True)
                kept.write_bytes(external._code_to_hash_pyc(code, digest, False))  # type: ignore[attr-defined]


if __name__ == "__main__":
    main()
