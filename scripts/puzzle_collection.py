"""Keep the puzzles of a game: measure how hard they are, grade them, and add new ones.

    python -m scripts.puzzle_collection measure dualma    # writes school/ratings.json
    python -m scripts.puzzle_collection grade dualma      # writes the grades that follow from it
    python -m scripts.puzzle_collection add dualma FILE…  # appends those of `parlour puzzles` that are new

One model rates all puzzles: a player of strength R solves a puzzle of difficulty D in 1 / (1 + 10 ** ((D - R) / 400))
of tries, and D = base + doubling × log2(1 + nodes) + move × own moves. `measure` has bots of every few levels solve a
sample, and fits the three numbers to their strengths on the game's ladder (`strengths.json`). Where no bot plays
for what a puzzle asks, the slope is another game's, the easiest puzzle gets the gentlest bot's strength, and the error
is larger.
A puzzle keeps its line for ever; images of one that is there are left out.
"""

from __future__ import annotations

import argparse
import json
import math
import random
from pathlib import Path
from typing import Any

import msgspec
import numpy
from msgspec import structs

from parlour.catalogue import GAMES
from parlour.chance import Chance
from parlour.game import Game
from parlour.players.levels import offered, player, strengths
from parlour.school.puzzles import PuzzleLine, as_line, grade, placed, written
from parlour.solvers.analysis import game_analysis

SAMPLE, LEVELS = 90, 7
STEP = math.log(10) / 400
RIGHT = 0.95
LENDER = "dualite"
GRADES = 0.1, 0.3, 0.5, 0.75
"""Where on a game's ladder, from its gentlest bot to its strongest, the next grade begins."""


def folder(game: Game) -> Path:
    return Path("src", *game.package.split("."), "school")


def solves(game: Game, each: PuzzleLine, level: int, chance: Chance) -> bool:
    """Return whether a bot finds the whole solution."""
    (position, _), tree, bot = placed(game, each), each.tree, player(game, level)
    while True:
        seat = min(game.to_move(position))
        move = bot.choose(game.view(position, seat), chance)
        found = tree.get(game.write(move))
        if not isinstance(found, list):
            return found is True
        position = game.play(position, seat, move)
        position = game.play(position, min(game.to_move(position)), game.read(found[0]))
        tree = found[1]


def measure(game: Game) -> None:
    every = [each for each in written(game) if not each.asks]
    if not every or any(each.asks for each in written(game)):
        borrow(game)
        return
    sample = random.Random(1).sample(every, min(SAMPLE, len(every)))
    levels, known = offered(game), strengths(game)
    tries = []
    for number, each in enumerate(sample):
        for level in levels[:: max(1, len(levels) // LEVELS)]:
            strength = known[levels.index(level)]
            assert strength is not None
            solved = solves(game, each, level, Chance(f"{number} {level}"))
            tries.append((strength, 1.0, math.log2(1 + each.nodes), each.wins_in, solved))
    table = numpy.array(tries, dtype=float)
    base, doubling, move, right, error = fitted(table)
    low, high = known[0] or 0, known[-1] or 0
    bounds = [round(low + share * (high - low)) for share in GRADES]
    told = {
        "base": round(base),
        "doubling": round(doubling),
        "move": round(move),
        "grades": bounds,
        "error": error,
        "tries": len(tries),
        "foretold": round(right, 2),
    }
    (folder(game) / "ratings.json").write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
    print(told)


def borrow(game: Game) -> None:
    """Take the slope of another game, and the gentlest bot for the easiest puzzle: no bot plays for what these ask."""
    told = json.loads((folder(GAMES[LENDER]) / "ratings.json").read_text(encoding="utf-8"))
    doubling, easiest = told["doubling"], min(math.log2(1 + each.nodes) for each in written(game))
    base = round((strengths(game)[0] or 0) - doubling * easiest)
    told |= {"base": base, "move": 0, "error": 2 * told["error"], "tries": 0, "foretold": 0.0}
    every = sorted(told["base"] + told["doubling"] * math.log2(1 + each.nodes) for each in written(game))
    told["grades"] = [round(every[len(every) * part // 5]) for part in range(1, 5)]
    (folder(game) / "ratings.json").write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
    print(told)


def fitted(table: Any) -> tuple[float, float, float, float, int]:
    """Fit the model by Newton's method; also the share of tries that it foretells, and how far it may be off."""
    strength, features, solved = table[:, 0], table[:, 1:4], table[:, 4]
    weights = numpy.array([strength.mean(), 0.0, 0.0])
    middle = features.mean(axis=0) * (0, 1, 1)
    centred = features - middle
    for _ in range(400):
        chance = 1 / (1 + numpy.exp(-STEP * (strength - centred @ weights)))
        slope = STEP * centred.T @ (solved - chance)
        bend = STEP**2 * (centred * (chance * (1 - chance))[:, None]).T @ centred + numpy.eye(3) * 1e-9
        weights -= 0.5 * numpy.clip(numpy.linalg.solve(bend, slope), -100, 100)
    apart = strength - centred @ weights
    foretold = (apart > 0) == (solved > 0.5)
    error = next(far for far in range(0, 2_000, 10) if foretold[numpy.abs(apart) >= far].mean() >= RIGHT)
    return weights[0] - middle @ weights, weights[1], weights[2], float(foretold.mean()), error


def regraded(game: Game, lines: list[PuzzleLine]) -> None:
    text = "".join(as_line(structs.replace(each, grade=grade(game, each))) + "\n" for each in lines)
    (folder(game) / "puzzles.jsonl").write_text(text, encoding="utf-8")


def image(game: Game, each: PuzzleLine) -> object:
    """What a puzzle shares with those that are turned, mirrored or reached otherwise."""
    analysis = game_analysis(game)
    if analysis is None:
        return each.theme, each.deal.split(" / ")[0], each.game
    return analysis.alike(placed(game, each)[0])


def add(game: Game, files: list[str]) -> None:
    decoder = msgspec.json.Decoder(PuzzleLine)
    lines = list(written(game))
    seen = {image(game, each) for each in lines}
    numbers: dict[str, int] = {}
    for each in lines:
        numbers[each.name[0]] = max(numbers.get(each.name[0], 0), int(each.name[1:]))
    for file in files:
        for text in Path(file).read_text(encoding="utf-8").splitlines():
            each = decoder.decode(text)
            if image(game, each) in seen:
                continue
            seen.add(image(game, each))
            number = numbers[each.name[0]] = numbers.get(each.name[0], 0) + 1
            lines.append(structs.replace(each, name=f"{each.name[0]}{number:03}"))
    regraded(game, lines)
    print(len(lines))


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("what", choices=("measure", "grade", "add"))
    asked.add_argument("game", choices=tuple(GAMES))
    asked.add_argument("files", nargs="*")
    given = asked.parse_args()
    game = GAMES[given.game]
    if given.what == "measure":
        measure(game)
    elif given.what == "grade":
        regraded(game, list(written(game)))
    else:
        add(game, given.files)


if __name__ == "__main__":
    main()
