"""How long does a game of Dualité last at least after each opening, where no one knows yet who wins?

    python -m scripts.dualite_bounds [--size 7] [--nodes 100000] [--memory 384]

For each class of openings it is proved, ply by ply, that neither side can force a win within so many plies, until a
proof takes more than `--nodes` nodes. An opening that is decided on the way is named. The same command says the same.
"""

from __future__ import annotations

import argparse
from collections import Counter

from parlour.games.dualite import rules
from parlour.games.dualite.engine import BitBoard, board_of
from parlour.games.dualite.solver.openings import opened, opening_classes
from parlour.games.dualite.solver.proof import ForLackOfTime, ProofSearch


def bound(search: ProofSearch, board: BitBoard, nodes: int) -> tuple[int, str]:
    """Return within how many plies no one can force a win, and who can within one more; no one where it was left."""
    plies = 0
    while True:
        try:
            wins = search.prove(board, within=plies + 1, most=nodes).wins
        except ForLackOfTime:
            return plies, ""
        if wins == (plies % 2 == 0):
            return plies, "replier" if wins else "opener"
        plies += 1


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--size", type=int, default=7)
    parser.add_argument("--nodes", type=int, default=100_000)
    parser.add_argument("--memory", type=int, default=384)
    chosen = parser.parse_args()
    options = rules.options({"size": str(chosen.size)})
    search, found = ProofSearch(chosen.size, chosen.memory), Counter[int]()
    for each in opening_classes(options):
        search.forget()
        plies, winner = bound(search, board_of(opened(options, each.opening)), chosen.nodes)
        found[plies] += 1
        if winner:
            print(f"{each.opening}: the {winner} wins in {plies + 1} plies")
    print("| no one can force a win within | classes of openings |\n|---|---|")
    for plies, count in sorted(found.items()):
        print(f"| {plies} plies | {count} |")


if __name__ == "__main__":
    main()
