"""Which deal, deck, ruling or rule for the first turns makes a better game of Duality?

    python -m scripts.duality_settings --games 600

Level 3 plays itself under each, with the same seeds; what is written is the table of docs/reports.md: the first row as
it is, the others as differences to it, game by game. It takes some minutes of one core.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import count

from parlour.chance import Chance
from parlour.games.duality import rules, views
from parlour.games.duality.deck import FULL, cards, same_turned
from parlour.games.duality.players import Greedy
from parlour.games.duality.rules import Move, New, Options, Position, Replace, path_lengths
from parlour.study.intervals import Interval, bootstrap, wilson
from parlour.study.trajectories import lead_of

Allowed = Callable[[Position, Move, int], bool]
"""May this move be made here, as the game's move of this number, from 0?"""


def anything(position: Position, move: Move, ply: int) -> bool:
    return True


def completes_later(position: Position, move: Move, ply: int) -> bool:
    """No one wins with the first card."""
    return ply > 1 or rules.play(position, position.mover, move).result is None


def replaces_first(position: Position, move: Move, ply: int) -> bool:
    """The first card of each player replaces one."""
    return ply > 1 or isinstance(move, Replace)


def lays_first(position: Position, move: Move, ply: int) -> bool:
    """The first card of each player is a new one."""
    return ply > 1 or isinstance(move, New)


@dataclass(frozen=True, slots=True)
class Setting:
    name: str
    options: Options
    allowed: Allowed = anything
    longest: int = 99
    """A deal with a longer path is dealt again."""


def settings() -> tuple[Setting, ...]:
    full = cards(FULL)
    alike = ",".join(card for card in full if same_turned(card))
    unlike = ",".join(card for card in full if not same_turned(card))
    usual = rules.options({})

    def chosen(**texts: str) -> Options:
        return rules.options(texts)

    return (
        Setting("as it is (7 rows, joined)", usual),
        *(Setting(f"{rows} rows", chosen(rows=str(rows))) for rows in (6, 5, 4, 3)),
        Setting("crossing", chosen(join="crossing")),
        Setting("wires", chosen(join="wires")),
        Setting("only the mover completes", chosen(completes="mover")),
        Setting("hands open", chosen(hands="open")),
        Setting("deck: every card twice", chosen(deck=",".join(full * 2))),
        Setting("deck: the 18 cards that a half-turn leaves alike, thrice", chosen(deck=",".join([alike] * 3))),
        Setting("deck: the 36 others", chosen(deck=unlike)),
        Setting("dealt again if a path has 3 cards", usual, longest=2),
        Setting("dealt again if a path has 2 cards", usual, longest=1),
        Setting("no one completes with the first card", usual, completes_later),
        Setting("the first card of each must replace", usual, replaces_first),
        Setting("the first card of each must be new", usual, lays_first),
    )


@dataclass(frozen=True, slots=True)
class Seen:
    moves: float
    early: float
    undecided: float
    starter: float
    changes: float | None


def play(setting: Setting, number: int) -> Seen:
    """One game, with the chances that a match of this number has."""
    for again in count():
        key = f"1 deal {number}" if again == 0 else f"1 deal {number} again {again}"
        position = rules.setup(setting.options, rules.deal(setting.options, Chance(key)))
        if max(path_lengths(position)) <= setting.longest:
            break
    chances = [Chance(f"1 game {number} seat {seat}") for seat in range(2)]
    starter, leaders = position.mover, list[int | None]()
    for ply in count():
        black, white = path_lengths(position)
        leaders.append(None if black == white else int(white > black))
        if position.result is not None:
            break
        seat = position.mover
        dealt = views.redeal(views.view(position, seat), chances[seat])
        ranked = Greedy().ranked(dealt, chances[seat])
        move = next((move for move in ranked if setting.allowed(position, move, ply)), ranked[0])
        position = rules.play(position, seat, move)
    assert position.result is not None
    winners = position.result.winners
    return Seen(
        moves=ply,
        early=ply <= 2,
        undecided=len(winners) != 1,
        starter=0.5 if len(winners) != 1 else winners[0] == starter,
        changes=lead_of(leaders, winners[0]).changes if len(winners) == 1 else None,
    )


FIGURES: tuple[tuple[str, Callable[[Seen], float | None], bool], ...] = (
    ("over before a player moved twice", lambda seen: seen.early, True),
    ("moves per game", lambda seen: seen.moves, False),
    ("no single winner", lambda seen: seen.undecided, True),
    ("score of the first player", lambda seen: seen.starter, True),
    ("changes of the lead", lambda seen: seen.changes, False),
)


def told(mean: float, interval: Interval, percent: bool, *, sign: str = "") -> str:
    scale, unit = (100, " %" if not sign else "") if percent else (1, "")
    low, high = (f"{scale * bound:{sign}.1f}" for bound in interval)
    return f"{scale * mean:{sign}.1f}{unit} ({low} to {high})".replace("-", "−")


def row(setting: Setting, games: Sequence[Seen], usual: Sequence[Seen]) -> str:
    cells = [setting.name]
    for name, ask, percent in FIGURES:
        if games is usual:
            values = [value for seen in games if (value := ask(seen)) is not None]
            mean = sum(values) / len(values)
            share = percent and name != "score of the first player"
            interval = wilson(sum(values), len(values)) if share else bootstrap(values, "1")
            cells.append(told(mean, interval, percent))
            continue
        pairs = [(ask(one), ask(two)) for one, two in zip(usual, games, strict=True)]
        apart = [two - one for one, two in pairs if one is not None and two is not None]
        if any(apart):
            cells.append(told(sum(apart) / len(apart), bootstrap(apart, "1"), percent, sign="+"))
        else:
            cells.append("the same")
    return f"| {' | '.join(cells)} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=600)
    chosen = parser.parse_args()
    print(f"| | {' | '.join(name for name, _, _ in FIGURES)} |\n|{'---|' * (1 + len(FIGURES))}")
    usual: list[Seen] = []
    for setting in settings():
        games = [play(setting, number) for number in range(chosen.games)]
        usual = usual or games
        print(row(setting, games, usual), flush=True)


if __name__ == "__main__":
    main()
