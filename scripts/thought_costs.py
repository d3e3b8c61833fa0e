"""Measure what the costliest thoughts of each level cost in WebAssembly, in units of `parlour.browser.speed`.

    node scripts/in_pyodide.mjs scripts/thought_costs.py > src/parlour/browser/thought_costs.json

Positions are taken from a game that plain players play, from its beginning to near its end. Measured is CPU time.
"""

from __future__ import annotations

import json
from typing import Any

from parlour.browser import speed
from parlour.catalogue import GAMES
from parlour.chance import Chance
from parlour.game import Game
from parlour.players import levels

PARTS = (0, 1 / 8, 1 / 4, 1 / 2, 3 / 4)
"""Where the positions lie in the game."""


def cpu() -> float:
    """Return the seconds of CPU time of this process, which Node knows."""
    import js  # type: ignore[import-not-found] # of Pyodide

    return float(js.process.cpuUsage().user) / 1e6


def views(game: Game) -> list[Any]:
    """What players see in some positions of a game."""
    chance, options = Chance("thought costs"), game.options({})
    position, player, seen = game.setup(options, game.deal(options, chance)), levels.player(game, 1, None), []
    while game.awaited(position):
        seat = min(game.awaited(position))
        seen.append(game.view(position, seat))
        position = game.play(position, seat, player.choose(seen[-1], chance))
    return [seen[int(part * len(seen))] for part in PARTS]


def costliest(game: Game, level: int) -> float:
    """Return the seconds of the longest thought of this level, without a clock."""
    player, longest = levels.player(game, level, None), 0.0
    for view in views(game):
        began = cpu()
        player.choose(view, Chance("thought"))
        longest = max(longest, cpu() - began)
    return longest


def main() -> None:
    found: dict[str, dict[str, float]] = {}
    for name, game in GAMES.items():
        costliest(game, levels.offered(game)[0])  # what is loaded with the first thought
        unit = speed.unit(cpu)
        found[name] = {str(level): round(costliest(game, level) / unit, 1) for level in levels.offered(game)}
    print(json.dumps(found, indent=1))


main()
