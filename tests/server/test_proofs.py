"""Deals of every game that shuffles, proved offline by the records of their tables."""

from __future__ import annotations

from pathlib import Path

import pytest

from parlour.catalogue import GAMES
from parlour.command import answer
from parlour.game import Game
from tests.server.house import ME, House, running

TABLES = 10
"""Of each game."""
BOT = {"kind": "bot", "level": 1}
SHUFFLED = {name: game for name, game in GAMES.items() if not game.is_open}


def promised_and_played(house: House, game: Game) -> tuple[str, str]:
    """A table whose game is ended at once: the commitment from before the deal, and the record."""
    others = [BOT] * (game.seats(game.options({})) - 1)
    made = house.http.post("/api/tables", json={"game": game.NAME, "seats": [ME, *others], "name": "Ada"}).json()
    (card,) = made["tickets"]
    house.hello(made["table"], card["ticket"]).do("end-game", "over")
    return card["commitment"], house.http.get(f"/api/tables/{made['table']}/record").text


@pytest.mark.slow
def test_every_deal_is_proved_and_no_other(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """By the commitment that its table showed before; with the shuffle of another table it proves nothing."""
    file = tmp_path / "record.txt"
    proved = refused = 0
    with running(tmp_path) as house:
        for game in SHUFFLED.values():
            shuffles: set[str] = set()
            for _ in range(TABLES):
                commitment, sheet = promised_and_played(house, game)
                (shuffle,) = [line for line in sheet.splitlines() if line.startswith("shuffle: ")]
                file.write_text(sheet, encoding="utf-8")
                assert answer(["verify", str(file)]) == 0
                assert commitment in capsys.readouterr().out
                proved += 1
                for other in shuffles:
                    file.write_text(sheet.replace(shuffle, other), encoding="utf-8")
                    assert answer(["verify", str(file)]) == 2
                    assert "does not match the commitment" in capsys.readouterr().err
                    refused += 1
                shuffles.add(shuffle)
    with capsys.disabled():
        print(f"\n{len(SHUFFLED)} games: {proved} deals proved, {refused} with another table's shuffle refused")
    assert refused == len(SHUFFLED) * TABLES * (TABLES - 1) // 2
