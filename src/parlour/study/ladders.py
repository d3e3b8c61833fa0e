"""A ladder: all players against each other, and the strength of each in Elo.

Each pair plays the match that `parlour match` would play with the same seed, so any pair can be played again alone.
The pairs take turns, round by round, so that a ladder that is stopped has something of all of them.
"""

from __future__ import annotations

import functools
import itertools
import json
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import asdict, dataclass, replace
from pathlib import Path

from parlour import words
from parlour.catalogue import GAMES
from parlour.game import BadOption, Game
from parlour.study.budgets import Used, added
from parlour.study.folders import MatchFolder, open_folder
from parlour.study.matches import MatchGame, Plan, check, continued, play_one
from parlour.study.ratings import Pair, Rating, rate

MARK = "ladder.json"

Met = tuple[Pair, MatchGame]
"""Who met, by their places in the plan, and the game of the two."""


@dataclass(frozen=True, slots=True)
class Rung:
    """One player of a ladder, and how it did."""

    player: str
    rating: Rating | None
    """None where no games link it to the anchor yet."""
    games: int
    score: float | None
    """Its mean share of the win over all its games."""
    used: Used


def pairs_of(plan: Plan) -> tuple[Pair, ...]:
    return tuple(itertools.combinations(range(len(plan.players)), 2))


def pair_plan(plan: Plan, pair: Pair) -> Plan:
    """Return the match of these two. A ladder's `games` are those of each pair."""
    return replace(plan, players=tuple(plan.players[index] for index in pair))


def check_ladder(plan: Plan) -> None:
    """Refuse a ladder that cannot be played, before any game is."""
    for name in plan.players:
        if plan.players.count(name) > 1:
            raise BadOption("ladder-twice", player=name)
    if len(plan.players) < 2:
        raise BadOption("ladder-players")
    # Each player is checked once: one that can play in one pair can play in all.
    check(pair_plan(plan, (0, 1)))
    for index in range(2, len(plan.players)):
        check(pair_plan(replace(plan, openings=()), (0, index)))


def play_ladder(
    plan: Plan,
    executor: Executor | None = None,
    finished: Mapping[Pair, Mapping[int, MatchGame]] = {},
    keep: Callable[[Met], None] = lambda met: None,
) -> Iterator[Met]:
    """Yield all games of a ladder in their order; those that are finished, by pair and number, are not played again.

    `keep` is given each game that is played as soon as it is finished.
    """
    schedule = [
        (pair, number)
        for first in range(0, plan.games, 2)
        for pair in pairs_of(plan)
        for number in range(first, min(first + 2, plan.games))
    ]
    known = {(pair, number): (pair, result) for pair, games in finished.items() for number, result in games.items()}
    return continued(functools.partial(_play, plan), schedule, executor, known, keep)


def _play(plan: Plan, meeting: tuple[Pair, int]) -> Met:
    pair, number = meeting
    return pair, play_one(pair_plan(plan, pair), number)


def standings(plan: Plan, anchor: str, played: Sequence[Met]) -> tuple[Rung, ...]:
    """Return all ratings, the strongest first, players without one last."""
    scores: dict[Pair, dict[int, list[float]]] = {}
    own: dict[int, list[float]] = {index: [] for index in range(len(plan.players))}
    for pair, result in played:
        scores.setdefault(pair, {}).setdefault(result.number // 2, []).append(result.scores[0])
        for index, score in zip(pair, result.scores, strict=True):
            own[index].append(score)
    used: dict[int, list[Used]] = {index: [] for index in own}
    for pair, result in played:
        for index, one in zip(pair, result.used, strict=False):  # there is none from an older version
            used[index].append(one)
    ratings = rate(scores, plan.players.index(anchor))
    rungs = [
        Rung(name, ratings.get(index), len(own[index]), _mean(own[index]), added(used[index]))
        for index, name in enumerate(plan.players)
    ]
    return tuple(sorted(rungs, key=lambda rung: -(rung.rating.elo if rung.rating else float("-inf"))))


def _mean(scores: Sequence[float]) -> float | None:
    return sum(scores) / len(scores) if scores else None


def open_ladder(path: Path, plan: Plan, games: Mapping[str, Game] = GAMES) -> dict[Pair, MatchFolder]:
    """The folder of this ladder, with a folder of a match for each pair. More games and players may be asked for."""
    told = {key: value for key, value in asdict(plan).items() if key not in ("games", "players")}
    identity = json.dumps({**told, "options": dict(plan.options), "rules": games[plan.game].RULES}, indent=1) + "\n"
    try:
        path.mkdir(parents=True, exist_ok=True)
        if not (path / MARK).exists():
            if any(path.iterdir()):
                raise BadOption("match-folder-used", folder=str(path))
            (path / MARK).write_text(identity, encoding="utf-8")
        if (path / MARK).read_text(encoding="utf-8") != identity:
            raise BadOption("match-folder-other", folder=str(path))
    except OSError as error:
        raise BadOption("command-no-folder", folder=str(path), why=words.trouble(error)) from error
    except UnicodeDecodeError as error:
        raise BadOption("match-folder-other", folder=str(path)) from error
    return {pair: open_folder(path / _folder_name(plan, pair), pair_plan(plan, pair)) for pair in pairs_of(plan)}


def _folder_name(plan: Plan, pair: Pair) -> str:
    return " ".join(re.sub(r"[^\w.@-]+", "_", plan.players[index]) for index in pair)
