"""`parlour prepare`: compile the engines of all games now, so that the first start of a server is quick."""

from __future__ import annotations


def run() -> None:
    from parlour import words
    from parlour.catalogue import GAMES
    from parlour.engines.compiled import compiled_code
    from parlour.players.levels import warm_up

    for name, game in GAMES.items():
        print(words.say("prepare-game", {"game": words.say(f"{name}-name")}), flush=True)
        warm_up(game)
    print(words.say("prepare-done", {"folder": str(compiled_code())}))
