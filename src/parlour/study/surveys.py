"""All that a designer's report says about a game, as data: played by a few strengths, under each ruling, exactly known.

Every figure has its 95 % interval. Differences between settings are taken game by game with the same seeds. All of it
but `timed` depends on the plan alone.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, replace
from pathlib import Path

from parlour.catalogue import GAMES
from parlour.game import BadOption, written_options
from parlour.players.levels import prepare, warm_up
from parlour.record import read
from parlour.solvers.analysis import game_analysis
from parlour.study.comparisons import difference_p, discoveries
from parlour.study.deciders import VarianceShare, variance_shares
from parlour.study.intervals import Interval, bootstrap, wilson
from parlour.study.ladders import Met, pairs_of, play_ladder, standings
from parlour.study.matches import MatchGame, Plan
from parlour.study.measures import game_design, is_share, proved
from parlour.study.trajectories import Course, observe_courses, typical
from parlour.study.work_folders import WorkFolder


@dataclass(frozen=True, slots=True)
class Value:
    """A mean and its 95 % interval."""

    mean: float
    low: float
    high: float
    games: int
    """On how many games, or deals, it was measured."""


@dataclass(frozen=True, slots=True)
class Strength:
    """One player against itself."""

    player: str
    games: int
    different: int
    """How many of these games are not one of the others again."""
    figures: dict[str, Value]
    """By name: see `FIGURES`; what cannot be said of this game is left out."""
    seats: tuple[Value, ...]
    """The score of each side, in the order of play."""
    endings: dict[str, Value]
    lengths: tuple[int, ...]
    winner_ahead: tuple[float, ...]
    """After each tenth of the game, in which part of the games the winner to be was ahead."""
    measures: dict[str, Value]
    """What the game's own measures say."""


@dataclass(frozen=True, slots=True)
class Setting:
    """A value of an option beside the default: what it changes."""

    option: str
    value: str
    usual: str
    figures: dict[str, Value]
    differences: dict[str, Value]
    same: bool
    """Whether no game went differently, move by move."""
    apart: tuple[str, ...] = ()
    """The differences that remain with the false discovery rate of all settings held at 5 %."""


@dataclass(frozen=True, slots=True)
class Rated:
    player: str
    elo: float
    low: float
    high: float
    score: float
    games: int


@dataclass(frozen=True, slots=True)
class Decider:
    """What decided the games of two players who played each deal twice, with seats exchanged."""

    players: tuple[str, str]
    deals: int
    player: VarianceShare
    """The part of the variance that is who plays: skill."""
    side: VarianceShare
    """The part that is the seat in this deal: the deal, or the right to begin. The rest happened in single games."""


@dataclass(frozen=True, slots=True)
class Deals:
    """The games of one kind of deal."""

    number: int
    games: int
    figures: dict[str, Value]


@dataclass(frozen=True, slots=True)
class Opening:
    move: str
    games: int
    score: Value
    """The score of its player."""


@dataclass(frozen=True, slots=True)
class SolvedOpenings:
    """All openings of a setting, where they are solved, and whether each wins."""

    options: dict[str, str]
    openings: tuple[tuple[str, bool], ...]


@dataclass(frozen=True, slots=True)
class Survey:
    game: str
    rules: str
    seed: str
    games: int
    options: dict[str, str]
    starter: int | None
    """The side that begins every game; None if that differs from deal to deal, or all begin at once."""
    proved: bool | None
    known: tuple[SolvedOpenings, ...]
    strengths: tuple[Strength, ...]
    usual: Strength
    """The default setting, by the player of the comparison."""
    settings: tuple[Setting, ...]
    deals: tuple[Deals, ...]
    """The same games as `usual`, by kind of deal."""
    ladder: tuple[Rated, ...]
    deciders: tuple[Decider, ...]
    openings: tuple[Opening, ...]
    """Every first move of the strongest, or kind of first move, the commonest first."""
    record: str
    """A typical game of the strongest."""
    timed: dict[str, float]
    """Moves a second of each strength, on the machine that made this."""


FIGURES: dict[str, Callable[[Course], float | None]] = {
    "moves": lambda course: float(course.moves),
    "starter": lambda course: _of_starter(course),
    "edge": lambda course: None if (share := _of_starter(course)) is None else share - 1 / len(course.shares),
    "undecided": lambda course: float(not course.decided) if len(course.shares) > 1 else None,
    "early": lambda course: float(course.moves <= len(course.shares)),
    "choices": lambda course: course.choices,
    "forced": lambda course: course.forced,
    "mattered": lambda course: course.mattered,
    "changes": lambda course: None if course.lead is None else float(course.lead.changes),
    "behind": lambda course: None if course.lead is None else course.lead.behind,
    "comeback": lambda course: None if course.lead is None else float(course.lead.comeback),
    "settled": lambda course: None if course.lead is None else course.lead.settled,
    "clear": lambda course: None if course.lead is None else course.lead.clear,
    "late": lambda course: None if course.lead is None or course.lead.late is None else float(course.lead.late),
}
"""What is measured of every game; None where a game says nothing about it."""

SHARES = frozenset(
    {"starter", "edge", "undecided", "early", "forced", "mattered", "behind", "comeback", "settled", "clear", "late"}
)
_COUNTED = frozenset({"starter", "undecided", "early", "comeback", "late"})
"""Shares that are 0 or 1 in each game, so that Wilson's interval fits. Where a win is shared a score lies between, and
the interval is too wide rather than too narrow."""
COMPARED = ("moves", "edge", "undecided", "early", "choices", "changes", "settled")
"""What is compared between settings. They may have other numbers of sides, so the score of the first player is set
against an even share."""


def _of_starter(course: Course) -> float | None:
    """Return the first player's share of the win."""
    return None if course.first_side is None or len(course.shares) < 2 else course.shares[course.first_side]


def survey(
    game: str,
    games: int,
    seed: str,
    executor: Executor | None,
    hear: Callable[[], None] = lambda: None,
    path: Path | None = None,
) -> Survey:
    """Play all that a report needs. `hear` is called for each game; with a folder an interrupted report goes on."""
    rules = GAMES[game]
    design = game_design(rules)
    if design is None:
        raise BadOption("report-no-design", game=game)
    options = written_options(rules.options({}))
    plan = Plan(game, tuple(options.items()), (design.COMPARED_BY,), games, seed)
    work = WorkFolder(path, {"report": game, "rules": rules.RULES, "games": games, "seed": seed})
    prepare(rules, rules.options(options))
    if executor is None:
        warm_up(rules)  # or the first strength would be timed with what it compiles and loads
    timed = {}

    def played(player: str, setting: dict[str, str]) -> list[Course]:
        chosen = written_options(rules.options({**options, **setting}))
        found = []
        for course in observe_courses(replace(plan, options=tuple(chosen.items()), players=(player,)), executor, work):
            found.append(course)
            hear()
        return found

    strengths, by_strength = [], {}
    for player in design.STRENGTHS:
        began = time.process_time()
        by_strength[player] = played(player, {})
        if executor is None:
            spent = max(time.process_time() - began, 1e-6)
            timed[player] = round(sum(course.moves for course in by_strength[player]) / spent, 1)
        strengths.append(_strength(player, by_strength[player], seed))
    usual = by_strength.get(design.COMPARED_BY) or played(design.COMPARED_BY, {})
    settings = [
        _setting(option, value, options[option], usual, played(design.COMPARED_BY, texts_of(option, value)), seed)
        for option, values in design.COMPARED.items()
        for value in values
    ]
    ladder = replace(plan, players=design.STRENGTHS, games=max(2, games // 2 * 2))
    met = []
    parts = {pair: work.part(f"ladder {pair}", MatchGame) for pair in pairs_of(ladder)}
    known = {pair: part.finished for pair, part in parts.items()}
    for each in play_ladder(ladder, executor, known, lambda met: parts[met[0]].keep(met[1].number, met[1])):
        met.append(each)
        hear()
    strongest = by_strength[design.STRENGTHS[-1]]
    return Survey(
        game=game,
        rules=rules.RULES,
        seed=seed,
        games=games,
        options=options,
        starter=starter_of(usual),
        proved=proved(rules, rules.options(options)),
        known=tuple(_known_openings(game)),
        strengths=tuple(strengths),
        usual=_strength(design.COMPARED_BY, usual, seed),
        settings=_told_apart(settings),
        deals=_deals(usual, seed),
        ladder=_rated(ladder, met),
        deciders=tuple(told for pair in pairs_of(ladder) if (told := decider(ladder, pair, met))),
        openings=_openings(strongest),
        record=typical(strongest).record,
        timed=timed,
    )


def count_games(game: str, games: int) -> int:
    """Return how many games a survey of this size plays."""
    design = game_design(GAMES[game])
    assert design is not None
    settings = sum(map(len, design.COMPARED.values())) + (design.COMPARED_BY not in design.STRENGTHS)
    pairs = len(design.STRENGTHS) * (len(design.STRENGTHS) - 1) // 2
    return games * (len(design.STRENGTHS) + settings) + pairs * max(2, games // 2 * 2)


def texts_of(option: str, value: str) -> dict[str, str]:
    """Return what a compared value sets: the option, and others that stand with it."""
    return dict(text.split("=", 1) for text in f"{option}={value}".split(" "))


def _value(values: Sequence[float], interval: Interval) -> Value:
    low, high = interval
    return Value(round(sum(values) / len(values), 5), round(low, 5), round(high, 5), len(values))


def share_value(values: Sequence[float]) -> Value:
    return _value(values, wilson(sum(values), len(values)))


def mean_value(values: Sequence[float], seed: str) -> Value:
    return _value(values, bootstrap(values, seed))


def starter_of(courses: Iterable[Course]) -> int | None:
    sides = {course.first_side for course in courses}
    return sides.pop() if len(sides) == 1 else None


def figures_of(courses: Iterable[Course], seed: str) -> dict[str, Value]:
    seen = list(courses)
    found = {}
    for name, ask in FIGURES.items():
        values = [value for course in seen if (value := ask(course)) is not None]
        if values:
            found[name] = share_value(values) if name in _COUNTED else mean_value(values, seed)
    return found


def _strength(player: str, courses: Sequence[Course], seed: str) -> Strength:
    leads = [course.lead for course in courses if course.lead is not None]
    reasons = sorted({course.reason for course in courses})
    records = [read(course.record) for course in courses]
    game = GAMES[records[0].game]
    own: dict[str, list[float]] = {}
    for name, value in (measure for course in courses for measure in course.measures):
        own.setdefault(name, []).append(value)
    return Strength(
        player=player,
        games=len(courses),
        different=len({(record.deal, record.moves) for record in records}),
        figures=figures_of(courses, seed),
        seats=tuple(share_value(shares) for shares in zip(*(course.shares for course in courses), strict=True)),
        endings={reason: share_value([float(course.reason == reason) for course in courses]) for reason in reasons},
        lengths=tuple(course.moves for course in courses),
        winner_ahead=tuple(round(sum(tenth) / len(leads), 4) for tenth in zip(*(lead.tenths for lead in leads))),  # noqa: B905
        measures={
            name: share_value(values) if is_share(game, name) else mean_value(values, seed)
            for name, values in own.items()
        },
    )


def _setting(
    option: str, value: str, usual_value: str, usual: Sequence[Course], other: Sequence[Course], seed: str
) -> tuple[Setting, dict[str, float]]:
    """Return a setting, and for each of its differences how likely chance alone gives one as large."""
    differences, chances = {}, {}
    for name in COMPARED:
        ask = FIGURES[name]
        pairs = [(ask(one), ask(two)) for one, two in zip(usual, other, strict=True)]
        apart = [two - one for one, two in pairs if one is not None and two is not None]
        if len(apart) > 1:
            differences[name] = mean_value(apart, seed)
            chances[name] = difference_p(apart)
    same = all(went(one) == went(two) for one, two in zip(usual, other, strict=True))
    return Setting(option, value, usual_value, figures_of(other, seed), differences, same), chances


def _told_apart(compared: Sequence[tuple[Setting, dict[str, float]]]) -> tuple[Setting, ...]:
    """Return the settings, each with the differences that stand out among all that are compared."""
    places = [(number, name) for number, (setting, p) in enumerate(compared) if not setting.same for name in p]
    found = discoveries([compared[number][1][name] for number, name in places])
    chosen = {place for place, stands_out in zip(places, found, strict=True) if stands_out}
    return tuple(
        replace(setting, apart=tuple(name for name in setting.differences if (number, name) in chosen))
        for number, (setting, _) in enumerate(compared)
    )


def went(course: Course) -> object:
    """Return all of a game but its options: the moves of its record, and how it ended."""
    return course.record.partition("\n\n")[2], course.reason, course.shares


def _deals(courses: Sequence[Course], seed: str) -> tuple[Deals, ...]:
    numbers = sorted({course.deal for course in courses if course.deal is not None})
    kinds = {number: [course for course in courses if course.deal == number] for number in numbers}
    return tuple(Deals(number, len(found), figures_of(found, seed)) for number, found in kinds.items())


def _rated(plan: Plan, met: Sequence[Met]) -> tuple[Rated, ...]:
    return tuple(
        Rated(rung.player, rung.rating.elo, *rung.rating.interval, rung.score, rung.games)
        for rung in standings(plan, plan.players[0], met)
        if rung.rating is not None and rung.score is not None
    )


def decider(plan: Plan, pair: tuple[int, int], met: Sequence[Met]) -> Decider | None:
    deals: dict[int, list[float]] = {}
    for between, result in met:
        if between == pair:
            deals.setdefault(result.number // 2, []).append(result.scores[0])
    both = [games for games in deals.values() if len(games) == 2]
    shares = variance_shares([(one, other) for one, other in both], f"{plan.seed} {pair}")
    return None if shares is None else Decider((plan.players[pair[0]], plan.players[pair[1]]), len(both), *shares)


def _openings(courses: Sequence[Course]) -> tuple[Opening, ...]:
    by_move: dict[str, list[float]] = {}
    for course in courses:
        if (share := _of_starter(course)) is not None:
            by_move.setdefault(course.first_move, []).append(share)
    common = sorted(by_move.items(), key=lambda item: (-len(item[1]), item[0]))
    return tuple(Opening(move, len(scores), share_value(scores)) for move, scores in common)


def _known_openings(game: str) -> Iterator[SolvedOpenings]:
    """Yield every first move, of each setting that is compared and in which the worth of all is certain."""
    rules, design = GAMES[game], game_design(GAMES[game])
    analysis = game_analysis(rules)
    if analysis is None or design is None:
        return
    compared = (texts_of(option, value) for option, values in design.COMPARED.items() for value in values)
    for texts in ({}, *compared):
        options = rules.options(texts)
        if proved(rules, options) is not None:
            choices = analysis.analyse(rules.setup(options, None), 5)
            known = tuple((move, worth.wins) for move, worth in choices if worth.wins is not None)
            if len(known) == len(choices):
                yield SolvedOpenings(texts, known)
