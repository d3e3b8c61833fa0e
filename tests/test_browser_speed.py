"""Which bots a device is too slow for."""

from __future__ import annotations

import json

from parlour.browser import speed, worker
from parlour.catalogue import GAMES
from parlour.players.levels import offered


def test_the_costs_name_every_level_of_every_game() -> None:
    """Mended by: node scripts/in_pyodide.mjs scripts/thought_costs.py > src/parlour/browser/thought_costs.json."""
    found = {game: [int(level) for level in levels] for game, levels in speed.costs().items()}
    assert found == {name: list(offered(game)) for name, game in GAMES.items()}


def test_a_slower_device_has_more_slow_bots() -> None:
    quick, slow, none = (speed.slow_levels(seconds) for seconds in (0.004, 0.04, 0))
    assert not any(none.values())
    assert all(set(quick[game]) <= set(slow[game]) for game in GAMES)
    assert sum(map(len, quick.values())) < sum(map(len, slow.values()))


def test_the_worker_measures_this_device() -> None:
    assert json.loads(worker.slow_levels()).keys() == GAMES.keys()
    assert speed.unit() > 0
