"""From games to a table in pandas: python examples/endings.py GAMES

It lets levels 2 and 6 of Dualité play this many games, turns the records into one Parquet file, and asks it: after how
many circles does each of them win, and how?
"""

import subprocess
import sys
import tempfile
from pathlib import Path

import pandas


def parlour(*arguments: str) -> None:
    subprocess.run([sys.executable, "-m", "parlour", *arguments], check=True, stdout=subprocess.DEVNULL)


with tempfile.TemporaryDirectory() as name:
    folder, file = str(Path(name) / "match"), str(Path(name) / "games.parquet")
    parlour("match", "dualite", "--players", "2,6", "--games", sys.argv[1], "--seed", "1", "--records", folder)
    parlour("data", folder, "--output", file, "--no-views")
    games = pandas.read_parquet(file)

games["winner"] = [players[winners[0]] for players, winners in zip(games["players"], games["winners"], strict=True)]
games["length"] = games["moves"].map(len)
print(games.groupby(["winner", "reason"])["length"].agg(["count", "median", "min", "max"]).to_string())
