"""What DuAlma's networks lay in the placement that the untrained player does not.

    python -m benchmarks.dualma_placement [--games 40] [--seed 1]

Both lay discs against each other, from both sides in turn; no one moves. A turn is a disc of one's own colour and one
of the other's. Reported for each: how far from the centre these lie, how many discs of its colour lie one, two, three
and four hexes from it in the end, and how many pairs of discs are neighbours, of its colour and of both.
"""

from __future__ import annotations

import argparse
import statistics
from collections import defaultdict

from parlour.boards.hexes import DIRECTIONS, HEXES, INDEX, on_board, walk
from parlour.engines.compiled import seeded
from parlour.games.dualma import rules
from parlour.games.dualma.engine.judgement import RINGS
from parlour.games.dualma.engine.kernels import PLACED, make_move, side
from parlour.games.dualma.engine.network import trained
from parlour.games.dualma.engine.placement import searched_placing
from parlour.games.dualma.engine.positions import row_of
from parlour.games.dualma.engine.search import new_workspace
from parlour.games.dualma.engine.turns import network_placing
from parlour.games.dualma.rules import DISCS

BOARDS = 200_000
"""That the networks judge for a placing."""
DISTANCE = [next(ring for ring in range(5) if RINGS[ring] >> at & 1) for at in range(len(HEXES))]
PAIRS = [
    (INDEX[place], INDEX[other])
    for place in HEXES
    for direction in DIRECTIONS[:3]
    if on_board(other := walk(place, direction, 1))
]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    networks, work = (trained("placement"), trained()), new_workspace()
    told: dict[tuple[str, str], list[float]] = defaultdict(list)
    register = seeded(chosen.seed)
    for game in range(chosen.games):
        seats = ("networks", "untrained") if game % 2 else ("untrained", "networks")
        row = row_of(rules.setup(rules.options({}), None))
        while row[PLACED] < 2 * DISCS:
            register = seeded(register)
            seat, colour = side(row), int(row[PLACED]) % 2
            if seats[seat] == "networks":
                move = network_placing(row, networks, work, BOARDS)
            else:
                move = searched_placing(row, register, completions=12)
            make_move(row, move)
            told[seats[seat], "own" if colour == seat else "other"].append(DISTANCE[move >> 12])
        for seat, name in enumerate(seats):
            mine, theirs = int(row[seat]), int(row[1 - seat])
            for ring in range(1, 5):
                told[name, f"ring {ring}"].append((mine & int(RINGS[ring])).bit_count())
            told[name, "together"].append(sum(mine >> one & mine >> other & 1 for one, other in PAIRS))
            mixed = [(mine >> one & theirs >> other | theirs >> one & mine >> other) & 1 for one, other in PAIRS]
            told[name, "mixed"].append(sum(mixed))
    print(f"{chosen.games} placements, the networks against the untrained player, half of them as Black")
    for name in ("networks", "untrained"):
        means = {kind: statistics.mean(told[name, kind]) for kind in ("own", "other", "together")}
        rings = ", ".join(f"{statistics.mean(told[name, f'ring {ring}']):.1f}" for ring in range(1, 5))
        print(f"{name}: lays its own {means['own']:.2f} from the centre, the other's {means['other']:.2f}")
        print(f"  has {rings} at distances 1, 2, 3 and 4; {means['together']:.1f} pairs of neighbours of its colour")
    print(f"{statistics.mean(told['networks', 'mixed']):.1f} pairs of neighbours of both colours")


if __name__ == "__main__":
    main()
