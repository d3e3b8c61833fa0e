"""Runs a player written in Python in a process of its own: python -m parlour.study.bot_host ./mine.py:Bot dualite

It is started by `own_players.py` and speaks the line protocol; views come pickled, from Parlour to the bot and never
back. What the bot prints goes to standard error.
"""

from __future__ import annotations

import base64
import importlib
import importlib.util
import json
import os
import pickle
import sys
from pathlib import Path
from typing import Any

from parlour.catalogue import GAMES
from parlour.chance import Chance


def load(name: str) -> Any:
    """Return the class or function of this name."""
    where, _, attribute = name.rpartition(":")
    if not where.endswith(".py"):
        sys.path.insert(0, str(Path.cwd()))
        return getattr(importlib.import_module(where), attribute)
    file = Path(where).resolve()
    sys.path.insert(0, str(file.parent))
    spec = importlib.util.spec_from_file_location(file.stem, file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[file.stem] = module
    spec.loader.exec_module(module)
    return getattr(module, attribute)


def chooser(made: Any, game: Any) -> Any:
    """Return the function that chooses: a bot's `choose`, or the function itself. A class is made with the game."""
    bot = made(game) if isinstance(made, type) else made
    return getattr(bot, "choose", bot)


def main() -> None:
    name, game = sys.argv[1], GAMES[sys.argv[2]]
    lines = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)  # what a bot prints must not be taken for its move
    made = load(name)
    choose = chooser(made, game)
    if "--check" in sys.argv[3:]:
        return
    print("ready", file=lines, flush=True)
    chance = Chance(0)
    for line in sys.stdin.buffer:
        message = json.loads(line)
        if message["type"] == "game":
            chance = Chance(message["seed"])
            choose = chooser(made, game)
        elif message["type"] == "view":
            move = choose(pickle.loads(base64.b64decode(message["pickled"])), chance)
            print(move if isinstance(move, str) else game.write(move), file=lines, flush=True)


if __name__ == "__main__":
    main()
