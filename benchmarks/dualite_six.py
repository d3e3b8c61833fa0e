"""Does the last level of Dualité win every opening of 6×6 that can be won from its side?

    python benchmarks/dualite_six.py ends [--sample 1000] [--nodes 3000000] [--seed 1]
    python benchmarks/dualite_six.py games [--games 1] [--against random,greedy,6] [--seed 1]

`ends` looks at every position in which the book ends: the winner of a solved opening has answered by the book for as
long as it goes, the loser has tried all moves, and the winner is to move. A sample of them, or all with --sample 0, is
proved, each from an empty table with this many nodes at most; reported is how many are, and what the hardest took.

`games` plays: the last level, without a clock, sits where each of the 75 classes is won, against each of these
players, and plays to the end from the opening of the class; reported is how often it wins, and every game it loses.
"""

from __future__ import annotations

import argparse
import statistics
import sys

from parlour.chance import Chance
from parlour.games import dualite
from parlour.games.dualite import Position
from parlour.games.dualite.engine import BitBoard, board_of, engine
from parlour.games.dualite.solver.book import known_answer, solved_classes
from parlour.games.dualite.solver.images import OPTIONS, SIZE
from parlour.games.dualite.solver.openings import opened
from parlour.games.dualite.solver.proof import ForLackOfTime, ProofSearch
from parlour.players.levels import named, offered

HARD = 500_000
"""Nodes that the last level has for the position itself at a table, in half of its time on a slow core."""
PLACE = {"opener": 0, "replier": 1}


def book_ends(position: Position, winner: int, found: dict[tuple[int, int, int], BitBoard]) -> None:
    """Add the positions in which the winner's book ends, one of those that are images of each other."""
    if dualite.outcome(position) is not None:
        return
    (seat,) = dualite.to_move(position)
    if seat != winner:
        for move in dualite.moves(position, seat):
            book_ends(dualite.play(position, seat, move), winner, found)
    elif (answer := known_answer(position)) is not None:
        book_ends(dualite.play(position, seat, answer), winner, found)
    else:
        board = board_of(position)
        found[_name(board)] = board


def _name(board: BitBoard) -> tuple[int, int, int]:
    def image(cells: int, turn: tuple[int, ...]) -> int:
        return sum(1 << turn[cell] for cell in range(SIZE * SIZE) if cells >> cell & 1)

    return min(
        (image(board.white, turn), image(board.black, turn), turn[board.last]) for turn in engine(SIZE).geometry.turned
    )


def prove_ends(most: int, sample: int, seed: str) -> None:
    ends: dict[tuple[int, int, int], BitBoard] = {}
    for known in solved_classes():
        book_ends(opened(OPTIONS, dualite.read(known.opening)), PLACE[known.winner], ends)
    nodes: list[int] = []
    search, lost, undecided, at_once = ProofSearch(SIZE), 0, 0, 0
    boards = [board for _, board in sorted(ends.items())]
    tried = Chance(seed).shuffle(boards)[:sample] if sample else boards
    for number, board in enumerate(tried):
        if number % 100 == 99:
            print(f"{number + 1} of {len(tried)}, the hardest {max(nodes):,} nodes", file=sys.stderr)
        if engine(SIZE).winning_cells(board.white, board.black, board.reach):
            at_once += 1
            continue
        search.forget()
        try:
            verdict = search.prove(board, most=most)
        except ForLackOfTime:
            undecided += 1
            print(f"not proved: {board}", file=sys.stderr)
            continue
        lost += not verdict.wins
        nodes.append(verdict.nodes)
        if verdict.nodes > HARD:
            print(f"hard: {board} {verdict.nodes}", file=sys.stderr)
    print(f"{len(ends):,} positions where the book ends; {len(tried):,} tried, {at_once:,} of them won at once")
    print(f"of the others {len(nodes) - lost:,} proved as won, {lost} as lost, {undecided} open with {most:,} nodes")
    hard = sum(taken > HARD for taken in nodes)
    print(f"nodes of a proof: {statistics.median(nodes):,.0f} median, {max(nodes):,} at most; above {HARD:,}: {hard}")


def play_all(names: list[str], games: int, seed: str) -> None:
    top = named(dualite, str(offered(dualite)[-1]), None)
    for name in names:
        rival, won, lost = named(dualite, name, None), 0, []
        for known in solved_classes():
            for game in range(games):
                chance = Chance(f"{seed} {known.opening} {name} {game}")
                position = opened(OPTIONS, dualite.read(known.opening))
                while (ended := dualite.outcome(position)) is None:
                    (seat,) = dualite.to_move(position)
                    player = top if seat == PLACE[known.winner] else rival
                    position = dualite.play(position, seat, player.choose(dualite.view(position, seat), chance))
                if PLACE[known.winner] in ended.winners:
                    won += 1
                else:
                    lost.append(f"{known.opening} (game {game})")
            print(f"against {name}, {known.opening}: {won} won, {len(lost)} lost", file=sys.stderr)
        told = f"; lost: {', '.join(lost)}" if lost else ""
        print(f"against {name}: {won} of {won + len(lost)} games won{told}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("ends", "games"))
    parser.add_argument("--games", type=int, default=1)
    parser.add_argument("--against", default="random,greedy,6")
    parser.add_argument("--sample", type=int, default=1000)
    parser.add_argument("--nodes", type=int, default=3_000_000)
    parser.add_argument("--seed", default="1")
    chosen = parser.parse_args()
    if chosen.what == "ends":
        prove_ends(chosen.nodes, chosen.sample, chosen.seed)
    else:
        play_all(chosen.against.split(","), chosen.games, chosen.seed)


if __name__ == "__main__":
    main()
