"""How good a review is: the share of its mistakes that a search a hundred times as deep takes back.

    python -m benchmarks.review_quality [dualma duality duel-of-law duos] [--games 4] [--signs 40]

Games between bots of a middle and of a gentle level are reviewed. Each move that the review calls a mistake by an
estimate is judged again with a hundred times the search (DuAlma) or the deals (Duality, Duel of Law, DUOS). The sign is
taken back if the move is then as good as the best one. Signs that rest on a proof are counted apart.
"""

from __future__ import annotations

import argparse
from typing import Any

from parlour.catalogue import GAMES
from parlour.chance import Chance
from parlour.game import Game
from parlour.players.levels import offered, player
from parlour.sitting import Sitting, begin
from parlour.solvers.review import ReviewedMove, game_advice, reviewed
from parlour.study.intervals import wilson

DEEPER = 100
LONGEST = 150


def played(game: Game, seed: int) -> Sitting:
    """A game of a bot of a middle level against a gentle one."""
    levels, chance = offered(game), Chance(f"review quality {seed}")
    options = game.options({})
    sitting = begin(game, options, game.deal(options, chance))
    bots = [player(game, levels[len(levels) // (3 if (seat + seed) % 2 else 2)]) for seat in range(sitting.seats)]
    while sitting.to_move and len(sitting.moves) < LONGEST:
        seat = min(sitting.awaited)
        sitting = sitting.play(seat, bots[seat].choose(sitting.view(seat), chance))
    return sitting


def stands_again(game: Game, sitting: Sitting, judged: ReviewedMove) -> bool:
    """Return whether the deeper search calls it a mistake too, or at least clearly worse."""
    seat, move = sitting.moves[judged.ply]
    position = sitting.positions[judged.ply]
    if game.NAME == "dualma":
        from parlour.games.dualma.solver.outlook import GOOD, compare

        found = compare(position, move, DEEPER)
        return found is not None and found.best - found.had > GOOD
    advice = game_advice(game)
    assert advice is not None
    said = advice.advise(game.view(position, seat), move)
    return said is not None and said.sign != "kept"


def look_deeper(name: str) -> None:
    """Let the advice of a game with hidden cards look at a hundred times as many deals."""
    modules: dict[str, tuple[Any, tuple[str, ...]]] = {}
    if name == "duality":
        from parlour.games.duality import players

        modules[name] = players, ("_COMPARED",)
    elif name == "duel-of-law":
        from parlour.games.duel_of_law.players import advice

        modules[name] = advice, ("DEALS",)
    elif name == "duos":
        from parlour.games.duos.players import advice as pairs

        modules[name] = pairs, ("OTHERS",)
    for module, constants in modules.values():
        for constant in constants:
            setattr(module, constant, DEEPER * getattr(module, constant))


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("games_named", nargs="*", default=["dualma", "duality", "duel-of-law", "duos"])
    asked.add_argument("--games", type=int, default=4)
    asked.add_argument("--signs", type=int, default=40)
    given = asked.parse_args()
    print("| game | mistakes that are proved | by estimate | taken back | share |\n| --- | ---: | ---: | ---: | ---: |")
    for name in given.games_named:
        game, proved = GAMES[name], 0
        found: list[tuple[Sitting, ReviewedMove]] = []
        for seed in range(given.games):
            sitting = played(game, seed)
            for judged, _ in reviewed(game, sitting.positions, sitting.moves, len(sitting.moves)):
                if judged is None or judged.sign != "lost":
                    continue
                if judged.said.code in ("review-loses", "review-misses", "review-allows"):
                    proved += 1
                elif len(found) < given.signs:
                    found.append((sitting, judged))
        look_deeper(name)
        back = sum(not stands_again(game, sitting, judged) for sitting, judged in found)
        low, high = wilson(back, len(found))
        share = f"{back / len(found):.0%} ({low:.0%} to {high:.0%})" if found else "-"
        print(f"| {name} | {proved} | {len(found)} | {back} | {share} |", flush=True)


if __name__ == "__main__":
    main()
