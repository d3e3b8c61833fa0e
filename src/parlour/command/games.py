"""`parlour games`: the games, with their players, time, bots and options."""

from __future__ import annotations

import json

from parlour.command.arguments import AsJson


def run(as_json: AsJson = False) -> None:
    from parlour import words
    from parlour.catalogue import GAMES
    from parlour.players.levels import offered

    if as_json:
        found = [
            {
                "game": name,
                "title": words.say(f"{name}-name"),
                "levels": list(offered(game)),
                "options": {option.name: option.default for option in game.OPTIONS},
            }
            for name, game in GAMES.items()
        ]
        print(json.dumps(found, ensure_ascii=False))
        return
    for name, game in GAMES.items():
        levels = offered(game)
        facts: dict[str, str | int] = {
            "game": name,
            "title": words.say(f"{name}-name"),
            "players": words.say(f"{name}-card-players"),
            "minutes": words.say(f"{name}-card-minutes"),
            "first": str(levels[0]),
            "last": str(levels[-1]),
        }
        print(words.say("games-game", facts))
        print(f"    {words.say(f'{name}-tagline')}")
    print(words.say("games-more"))
