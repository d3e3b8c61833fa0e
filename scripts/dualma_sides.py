"""Is White's advantage in DuAlma one of the game, or of its players? And of placing, or of moving first?

    python -m scripts.dualma_sides --levels 1,3,4 --games 200

Each level plays itself from three kinds of placements: its own; its own with the colours of all discs exchanged, so
that the discs of a person who placed first are White's and move first; and at random. What is written is the table of
docs/reports.md. It takes some minutes of one core, and comes out the same again.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import dataclass

from parlour.chance import Chance
from parlour.games.dualma import GAME as dualma
from parlour.games.dualma import rules, views
from parlour.games.dualma.rules import COLOURS, Place, Position, mover, to_place
from parlour.players import Player
from parlour.players.levels import named
from parlour.study.intervals import bootstrap, wilson

PLACEMENTS = ("its own", "its own, colours exchanged", "at random")


@dataclass(frozen=True, slots=True)
class Seen:
    placed: tuple[Place, ...]
    white: float
    """What White has of the win."""
    moves: int
    """After the placements."""


def placements(player: Player | None, number: int) -> tuple[Place, ...]:
    """Those of one game: by the player on both sides, or at random."""
    position, found = rules.setup(rules.options({}), None), list[Place]()
    chances = [Chance(f"1 placing {number} seat {seat}") for seat in range(2)]
    while to_place(position):
        seat = mover(position)
        view, chance = views.view(position, seat), chances[seat]
        move = views.sample(view, chance) if player is None else player.choose(view, chance)
        assert isinstance(move, Place)
        found.append(move)
        position = rules.play(position, seat, move)
    return tuple(found)


def exchanged(placed: Sequence[Place]) -> tuple[Place, ...]:
    """Every black disc white, every white one black; in each turn the black one still comes first."""
    turns = zip(placed[::2], placed[1::2], strict=True)
    return tuple(
        Place(disc, other.place) for turn in turns for disc, other in zip(COLOURS, reversed(turn), strict=True)
    )


def play(player: Player, placed: tuple[Place, ...], number: int) -> Seen:
    position: Position = rules.setup(rules.options({}), None)
    for place in placed:
        position = rules.play(position, mover(position), place)
    chances = [Chance(f"1 game {number} seat {seat}") for seat in range(2)]
    while (over := rules.outcome(position)) is None:
        seat = mover(position)
        position = rules.play(position, seat, player.choose(views.view(position, seat), chances[seat]))
    return Seen(placed, 0.5 if len(over.winners) != 1 else float(over.winners[0] == 1), position.moved)


def row(level: str, kind: str, games: Sequence[Seen]) -> str:
    scores, count = [seen.white for seen in games], len(games)
    draws = scores.count(0.5)
    shares = ((sum(scores) / count, bootstrap(scores, "1")), (draws / count, wilson(draws, count)))
    told = (f"{100 * mean:.1f} % ({100 * low:.1f} to {100 * high:.1f})" for mean, (low, high) in shares)
    moves = f"{sum(seen.moves for seen in games) / count:.1f}"
    return f"| {' | '.join((level, kind, str(len({seen.placed for seen in games})), *told, moves))} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--levels", default="1,3,4")
    parser.add_argument("--games", type=int, default=200)
    chosen = parser.parse_args()
    columns = ("level", "placements", "different ones", "score of White", "draws", "moves after placing")
    print(f"| {' | '.join(columns)} |\n|{'---|' * len(columns)}")
    for level in chosen.levels.split(","):
        player = named(dualma, level, None)
        own = [placements(player, number) for number in range(chosen.games)]
        laid = (
            own,
            [exchanged(placed) for placed in own],
            [placements(None, number) for number in range(chosen.games)],
        )
        for kind, each in zip(PLACEMENTS, laid, strict=True):
            games = [play(player, placed, number) for number, placed in enumerate(each)]
            print(row(level, kind, games), flush=True)


if __name__ == "__main__":
    main()
