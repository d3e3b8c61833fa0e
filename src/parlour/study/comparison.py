"""A game and its variants side by side: the same deals and seeds for all, every figure as a difference to the first.

What is compared are versions: a game or a variant of it, with options. One player plays itself under each; where two
are named, they also meet, deal by deal from both sides. Differences that remain with the false discovery rate of the
whole table held at 5 % stand out.
"""

from __future__ import annotations

import functools
import itertools
import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, replace
from pathlib import Path

from parlour import record
from parlour.catalogue import GAMES
from parlour.game import BadOption, Game, written_options
from parlour.players.levels import GENERAL, named, offered, own_players, warm_up
from parlour.sitting import Sitting, resumed
from parlour.study.comparisons import difference_p, discoveries, share_p
from parlour.study.ladders import Met, play_ladder
from parlour.study.matches import MatchGame, Plan, continued, side_shares
from parlour.study.measures import elements_of, game_design, game_standing
from parlour.study.surveys import (
    FIGURES,
    SHARES,
    Decider,
    Value,
    decider,
    figures_of,
    mean_value,
    share_value,
    texts_of,
    went,
)
from parlour.study.trajectories import Course, lead_of, observe_course, typical
from parlour.study.work_folders import WorkFolder

COMPARED = (
    "moves", "edge", "undecided", "early", "choices", "forced", "mattered", "changes", "behind", "comeback", "settled",
    "clear",
)  # fmt: skip
_LOOKS, _PLAYOUTS, _FARTHEST = 12, 8, 200
"""Positions of a game that are judged by playouts, random plays from each, and the moves of one."""
_AHEAD = 0.25
"""The share of the playouts above an even one from which a side leads."""
_FEWEST = 5
"""The least games with an element for its strength to be shown."""
_FEWEST_PAIRS = 10
"""The least pairs of games for a difference to be shown."""
_WEAKER = 3
"""Levels between the player who is measured and the one whom it meets."""


@dataclass(frozen=True, slots=True)
class VersionGame:
    """One game of a version."""

    course: Course
    used: tuple[tuple[str, str, float], ...]
    """The elements that each side used, by kind and name, with the side's share of the win."""


@dataclass(frozen=True, slots=True)
class Element:
    """A card, a cell or a law: what a side that used it scored above what its seat scores."""

    kind: str
    name: str
    worth: Value
    apart: bool
    """Whether it stands out among all elements."""


@dataclass(frozen=True, slots=True)
class Meeting:
    """Two players who met, deal by deal from both sides."""

    players: tuple[str, str]
    """The weaker one first."""
    decider: Decider | None
    first: Value
    """The score of the weaker one where it holds the first side."""
    second: Value
    """The score of the weaker one where it holds another side."""


@dataclass(frozen=True, slots=True)
class Version:
    """A game under one set of rules."""

    game: str
    about: str
    """What a variant changes; empty for the game itself."""
    options: dict[str, str]
    games: int
    figures: dict[str, Value]
    differences: dict[str, Value]
    apart: tuple[str, ...]
    """The differences that stand out among all that are compared."""
    same: bool
    """Whether no game went differently from the first version's, move by move."""
    seats: tuple[Value, ...]
    draw_odds: Value | None
    """The score of the first player if all games without a winner were won by the others."""
    endings: dict[str, Value]
    elements: tuple[Element, ...]
    meeting: Meeting | None
    record: str


@dataclass(frozen=True, slots=True)
class ComparedVersions:
    game: str
    rules: str
    seed: str
    games: int
    player: str
    judged: str
    """How the leader is found: by the game's own count ("own"), by random plays ("playouts"), or not at all."""
    versions: tuple[Version, ...]
    """The first is what the others are compared with."""


Setting = tuple[str, Mapping[str, str]]
"""The name of a game or variant, and options."""


def chosen_players(games: Sequence[Game], wished: str | None) -> tuple[str, ...]:
    """Return who plays: those that are named, else who compares settings in the game's report, and one a little weaker.

    A variant that does without the game's own players is played, like the game beside it, by the general search.
    """
    if wished is not None:
        found = tuple(name.strip() for name in wished.split(","))
        for game, name in itertools.product(games, found):
            named(game, name)
        if len(found) > 2:
            raise BadOption("compare-two-players", players=wished)
        return found
    base = games[0]
    own = own_players(base) is not None
    if own and all(own_players(game) is not None for game in games):
        design = game_design(base)
        level = int(design.COMPARED_BY) if design is not None else offered(base)[-1]
        return str(max(offered(base)[0], level - _WEAKER)), str(level)
    return (f"{GENERAL}1", f"{GENERAL}3") if base.is_listable else ("random",)


def compare(
    settings: Sequence[Setting],
    players: Sequence[str],
    games: int,
    seed: str,
    executor: Executor | None,
    hear: Callable[[], None] = lambda: None,
    path: Path | None = None,
) -> ComparedVersions:
    """Play all versions. `hear` is called for each game; with a folder an interrupted comparison goes on."""
    base = GAMES[settings[0][0]]
    known = [f"{name} {GAMES[name].RULES}" for name, _ in settings]
    work = WorkFolder(path, {"comparison": known, "players": list(players), "games": games, "seed": seed})
    if executor is None:
        warm_up(base)
    plans = [
        Plan(name, tuple(written_options(GAMES[name].options(texts)).items()), (players[-1],), games, seed)
        for name, texts in settings
    ]
    seen = [list(_observed(plan, executor, work, hear)) for plan in plans]
    met = [_meeting(plan, players, executor, work, hear) for plan in plans]
    chances: list[dict[str, float]] = []
    versions: list[Version] = []
    for plan, own, meeting in zip(plans, seen, met, strict=True):
        courses = [each.course for each in own]
        pairs = _paired(seen[0], own) if versions else {}
        chances.append({name: difference_p(apart) for name, apart in pairs.items()})
        changed = GAMES[plan.game].variant
        versions.append(
            Version(
                game=plan.game,
                about="" if changed is None else changed.about,
                options=dict(plan.options),
                games=len(courses),
                figures=figures_of(courses, seed),
                differences={name: _difference(name, apart, seed) for name, apart in pairs.items()},
                apart=(),
                same=all(went(one.course) == went(two) for one, two in zip(seen[0], courses, strict=True)),
                seats=tuple(share_value(each) for each in zip(*(course.shares for course in courses), strict=True)),
                draw_odds=_draw_odds(courses),
                endings={
                    reason: share_value([float(course.reason == reason) for course in courses])
                    for reason in sorted({course.reason for course in courses})
                },
                elements=_elements(own),
                meeting=meeting,
                record=typical(courses).record,
            )
        )
    return ComparedVersions(
        game=base.NAME,
        rules=base.RULES,
        seed=seed,
        games=games,
        player=players[-1],
        judged=_judged(base),
        versions=_told_apart(versions, chances),
    )


def count_games(settings: Sequence[Setting], players: Sequence[str], games: int) -> int:
    """Return the number of games of such a comparison."""
    return len(settings) * (games + (_even(games) if _meets(GAMES[settings[0][0]], settings[0][1], players) else 0))


def _even(games: int) -> int:
    return max(2, games // 2 * 2)


def _meets(game: Game, texts: Mapping[str, str], players: Sequence[str]) -> bool:
    return len(players) == 2 and players[0] != players[1] and len(game.sides(game.options(texts))) > 1


# One game


def _observed(
    plan: Plan, executor: Executor | None, work: WorkFolder, hear: Callable[[], None]
) -> Iterator[VersionGame]:
    part = work.part(f"{plan.game} {' '.join(plan.players)} {plan.options}", VersionGame)
    play = functools.partial(_observe, plan)
    for seen in continued(
        play, range(plan.games), executor, part.finished, lambda seen: part.keep(seen.course.number, seen)
    ):
        hear()
        yield seen


def _observe(plan: Plan, number: int) -> VersionGame:
    course = observe_course(plan, number)
    sitting = resumed(record.replay(record.read(course.record), GAMES))
    if course.lead is None and course.decided and _judged(sitting.game) == "playouts":
        leaders = _leaders_by_playouts(sitting, f"{plan.seed} playouts {number}")
        course = replace(course, lead=lead_of(leaders, course.shares.index(1)))
    return VersionGame(course, _used(sitting, course.shares))


def _judged(game: Game) -> str:
    if game_standing(game) is not None:
        return "own"
    return "playouts" if game.is_listable else ""


def _leaders_by_playouts(sitting: Sitting, seed: str) -> list[int | None]:
    """For some positions of the game, the side that wins more of the random plays from there."""
    dice, game = random.Random(seed), sitting.game
    sides = game.sides(sitting.options)
    step = max(1, len(sitting.positions) // _LOOKS)
    found: list[int | None] = []
    for position in (*sitting.positions[:-1:step], sitting.positions[-1]):
        shares = [0.0] * len(sides)
        for _ in range(_PLAYOUTS):
            for side, share in enumerate(_played_out(game, sitting.options, position, dice)):
                shares[side] += share / _PLAYOUTS
        *_, second, most = sorted(shares)
        found.append(shares.index(most) if most - second >= _AHEAD else None)
    return found


def _played_out(game: Game, options: object, position: object, dice: random.Random) -> tuple[float, ...]:
    sides = game.sides(options)
    for _ in range(_FARTHEST):
        outcome = game.outcome(position)
        if outcome is not None:
            return side_shares(sides, outcome)
        seat = min(game.awaited(position))
        moves = game.moves(position, seat)
        position = game.play(position, seat, moves[dice.randrange(len(moves))])
    return (1 / len(sides),) * len(sides)


def _used(sitting: Sitting, shares: tuple[float, ...]) -> tuple[tuple[str, str, float], ...]:
    """Return the elements that each side used in this game, each once."""
    if len(shares) < 2:
        return ()
    side_of = {seat: side for side, seats in enumerate(sitting.game.sides(sitting.options)) for seat in seats}
    found: dict[tuple[int, str, str], None] = {}
    for ply, (seat, move) in enumerate(sitting.moves):
        for kind, name in elements_of(sitting.game, sitting.positions[ply], move):
            found[side_of[seat], kind, name] = None
    return tuple((kind, name, shares[side]) for side, kind, name in found)


# All games of a version


def _draw_odds(courses: Sequence[Course]) -> Value | None:
    known = [course for course in courses if course.first_side is not None and len(course.shares) > 1]
    if not known or all(course.decided for course in known):
        return None
    shares = [course.shares[course.first_side or 0] if course.decided else 0.0 for course in known]
    return share_value(shares)


def _difference(figure: str, apart: Sequence[float], seed: str) -> Value:
    value = mean_value(apart, seed)
    if figure not in SHARES:
        return value
    return replace(value, low=max(-1.0, value.low), high=min(1.0, value.high))


def _elements(seen: Sequence[VersionGame]) -> tuple[Element, ...]:
    worths: dict[tuple[str, str], list[float]] = {}
    for game in seen:
        for kind, name, worth in game.used:
            worths.setdefault((kind, name), []).append(worth)
    often = sorted((key, values) for key, values in worths.items() if len(values) >= _FEWEST)
    if not often:
        return ()
    even = 1 / len(seen[0].course.shares)
    found = discoveries([share_p(sum(values), len(values), even) for _, values in often])
    return tuple(
        Element(kind, name, _above(share_value(values), even), apart)
        for ((kind, name), values), apart in zip(often, found, strict=True)
    )


def _above(value: Value, even: float) -> Value:
    mean, low, high = (round(each - even, 5) for each in (value.mean, value.low, value.high))
    return Value(mean, low, high, value.games)


def _paired(usual: Sequence[VersionGame], other: Sequence[VersionGame]) -> dict[str, list[float]]:
    """Return the differences of each figure, game by game with the same seeds."""
    found = {}
    for name in COMPARED:
        ask = FIGURES[name]
        pairs = [(ask(one.course), ask(two.course)) for one, two in zip(usual, other, strict=True)]
        apart = [two - one for one, two in pairs if one is not None and two is not None]
        if len(apart) >= _FEWEST_PAIRS:
            found[name] = apart
    return found


def _told_apart(versions: Sequence[Version], chances: Sequence[Mapping[str, float]]) -> tuple[Version, ...]:
    places = [
        (number, name) for number, p in enumerate(chances) if not versions[number].same or number == 0 for name in p
    ]
    found = discoveries([chances[number][name] for number, name in places])
    chosen = {place for place, stands_out in zip(places, found, strict=True) if stands_out}
    return tuple(
        replace(version, apart=tuple(name for name in version.differences if (number, name) in chosen))
        for number, version in enumerate(versions)
    )


# Two players


def _meeting(
    plan: Plan, players: Sequence[str], executor: Executor | None, work: WorkFolder, hear: Callable[[], None]
) -> Meeting | None:
    game = GAMES[plan.game]
    if not _meets(game, dict(plan.options), players):
        return None
    ladder = replace(plan, players=tuple(players), games=_even(plan.games))
    part = work.part(f"{plan.game} meeting {' '.join(players)} {plan.options}", MatchGame)
    met: list[Met] = []
    for each in play_ladder(ladder, executor, {(0, 1): part.finished}, lambda met: part.keep(met[1].number, met[1])):
        met.append(each)
        hear()
    first = [game.scores[0] for _, game in met if game.seated[0] == 0]
    second = [game.scores[0] for _, game in met if game.seated[0] == 1]
    return Meeting((players[0], players[1]), decider(ladder, (0, 1), met), share_value(first), share_value(second))


def settings_of(
    game: str, variants: Sequence[str], fixed: Mapping[str, str], varied: Mapping[str, Sequence[str]]
) -> list[Setting]:
    """Return the game with what is fixed, then each of its variants, then all combinations of what varies."""
    found: list[Setting] = [(game, fixed), *((name, fixed) for name in variants)]
    for values in itertools.product(*([(key, value) for value in each] for key, each in varied.items())):
        chosen: dict[str, str] = {}
        for key, value in values:
            chosen |= texts_of(key, value)
        if chosen:
            found.append((game, {**fixed, **chosen}))
    # A value that is the usual one is the first version again.
    usual = written_options(GAMES[game].options(fixed))
    return [
        each
        for number, each in enumerate(found)
        if number == 0 or each[0] != game or written_options(GAMES[game].options(each[1])) != usual
    ]
