"""Puzzles: a position, a task and one key. "Win in 4" means four moves of one's own, as in chess problems.

`school/puzzles.jsonl` in the folder of a game holds them, one puzzle a line; a line keeps its place for ever, for
devices remember which numbers were solved. There are two kinds. In the first, an open game is won in some moves:

    {"name": "d001", "options": {"size": "4"}, "position": "…", "game": "a1+c4 b4 …", "wins_in": 4, "grade": 2,
     "unique": true, "nodes": 812, "tree": {"d2": ["d1", {"c1": true, …}], "c1": "b1 b2", "a1": null}}

- `position` is written as the game writes it, and `game` is a way to reach it from the start;
- `grade` goes from 1 to 5 and follows from the rating, which comes from `nodes`, the search effort
  that the solution took, and from its length (`Ratings`);
- `unique` says that not only the key but every later move of the solution is the only one;
- `tree` has an entry for every legal move of the solver: `true` if it wins at once; `[answer, tree]` if it is right,
  with the answer that holds out longest; a text, the opponent's line against it, if it is wrong; `null` if it wins
  too, but not in so few moves.

In the second, one move does what is asked, as the rules judge it (`task_check.py`), and no other does:

    {"name": "r001", "options": {}, "deal": "…", "game": "51tx1 …", "theme": "defend", "asks": "defends", "key": "42x3",
     "grade": 2, "unique": true, "nodes": 31}

- `theme` names the sentences <game>-puzzle-<theme> and <game>-puzzle-<theme>-task;
- `nodes` are the moves among which the key is looked for.

Nothing here searches: the maker of puzzles, which the module `school` of a game may have, has worked everything out,
and tests play it through the rules.
"""

from __future__ import annotations

import datetime
import functools
import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, Protocol

import msgspec

from parlour.game import Game, Refusal, Seat
from parlour.optional_parts import optional_part
from parlour.school import data
from parlour.school.hints import Lit, lights
from parlour.school.task_check import dealt, does, places

WIN = "win"
"""The theme of puzzles that are won."""

Tree = dict[str, Any]
"""As in the file; read by `_try`."""


class PuzzleLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """A line of the file."""

    name: str
    options: dict[str, str]
    position: str = ""
    deal: str = ""
    game: str = ""
    theme: str = WIN
    asks: str = ""
    key: str = ""
    lights: tuple[str, ...] = ()
    """What the task speaks of, to be lit from the beginning."""
    wins_in: int = 1
    grade: Literal[1, 2, 3, 4, 5]
    unique: bool
    nodes: int
    tree: Tree = {}


class PuzzleMaker(Protocol):
    def compose(
        self, options: Mapping[str, str], count: int, seed: int, hear: Callable[[], None], /
    ) -> tuple[PuzzleLine, ...]:
        """This many puzzles; the same seed makes the same ones again. `hear` is called as the work goes on."""

    def graded(self, made: Sequence[PuzzleLine], /) -> tuple[PuzzleLine, ...]:
        """These puzzles in their order, each once, with their names and grades; `compose` ends so, too."""


puzzle_maker = optional_part(PuzzleMaker, "school")

_LINE = msgspec.json.Decoder(PuzzleLine)


@dataclass(frozen=True, slots=True)
class PuzzleCard:
    """A puzzle as the list shows it."""

    number: int
    name: str
    theme: str
    wins_in: int
    grade: int
    rating: int
    unique: bool
    size: str
    """The option of this name, where the game has it."""


@dataclass(frozen=True, slots=True)
class PuzzleList:
    game: str
    puzzles: tuple[PuzzleCard, ...]
    """The easiest first."""
    today: int
    """The number of the daily puzzle."""
    also_today: tuple[int, ...] = ()
    """Those of the game's other sizes."""


@dataclass(frozen=True, slots=True)
class PuzzleOfTheDay:
    """The one that the home page shows: another game each day."""

    game: str
    number: int


@dataclass(frozen=True, slots=True)
class Try:
    """A move of the solver and what it leads to."""

    text: str
    places: tuple[str, ...]
    """What it takes up and where it goes."""
    verdict: Literal["right", "slow", "wrong"]
    answers: tuple[str, ...]
    """What follows it: the opponent's answer, or the whole line that refutes it."""
    views: tuple[Any, ...]
    """After the move, and after each of the answers."""
    ended: bool
    """Whether the game is over after them."""
    then: PuzzleTurn | None
    """Where the solver goes on; nothing after a wrong move, or when the puzzle is solved."""


@dataclass(frozen=True, slots=True)
class PuzzleTurn:
    """The solver is to move."""

    view: Any
    tries: tuple[Try, ...]
    hints: tuple[Lit, ...]
    """What is lit, one hint after the other, before the right move is named."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    game: str
    number: int
    next: int | None
    """The number of the next harder one."""
    name: str
    theme: str
    judged: bool
    """Whether moves are judged when they are made. Then only the key is among the tries."""
    wins_in: int
    grade: int
    rating: int
    error: int
    """How far the rating may be off."""
    unique: bool
    lights: tuple[str, ...]
    seat: Seat
    position: str
    reached: str
    """A game that leads to the position."""
    start: PuzzleTurn


@functools.cache
def written(game: Game) -> tuple[PuzzleLine, ...]:
    """Return the puzzles of a game as they are in its file; none where it has none."""
    file = data(game, "puzzles.jsonl")
    lines = () if file is None else file.read_text(encoding="utf-8").splitlines()
    return tuple(_LINE.decode(line) for line in lines)


def _some(game: Game) -> tuple[PuzzleLine, ...]:
    """Return the same; a game without any is refused."""
    if not written(game):
        raise Refusal("no-puzzles", game=game.NAME)
    return written(game)


class Ratings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How hard the puzzles of a game are, on the scale of its bots: `ratings.json` in the folder `school`.

    `scripts/puzzle_collection.py` has bots of known strength solve a sample and writes it.
    """

    base: int = 300
    doubling: int = 90
    """For twice as much to look at."""
    move: int = 0
    """For each own move of the solution."""
    grades: tuple[int, int, int, int] = (500, 700, 900, 1100)
    """From these ratings on a puzzle is of grade 2, 3, 4, 5."""
    error: int = 400
    """So far from a solver's strength nineteen of twenty tries end as the rating says."""
    tries: int = 0
    """Of bots at a sample; 0 where no bot plays for what the puzzles ask, and the numbers are another game's."""
    foretold: float = 0.0
    """The share of these tries that the ratings foretell."""


_RATINGS = msgspec.json.Decoder(Ratings)


@functools.cache
def ratings(game: Game) -> Ratings:
    file = data(game, "ratings.json")
    return Ratings() if file is None else _RATINGS.decode(file.read_bytes())


LEAST = 100
"""No puzzle is rated lower."""


def rating(game: Game, each: PuzzleLine) -> int:
    """Return the strength of a player who solves half of such puzzles, on the scale of the game's bots."""
    known = ratings(game)
    found = known.base + known.doubling * math.log2(1 + each.nodes) + known.move * each.wins_in
    return max(LEAST, round(found))


def grade(game: Game, each: PuzzleLine) -> Literal[1, 2, 3, 4, 5]:
    """Return the grade that follows from the rating."""
    found: Literal[1, 2, 3, 4, 5] = 1
    for number, bound in zip((2, 3, 4, 5), ratings(game).grades, strict=True):
        if rating(game, each) >= bound:
            found = number  # type: ignore[assignment] # one of those
    return found


@functools.cache
def _order(game: Game) -> tuple[int, ...]:
    """Return the numbers, the easiest puzzle first."""
    every = _some(game)
    return tuple(sorted(range(1, len(every) + 1), key=lambda number: (rating(game, every[number - 1]), number)))


def listed(game: Game, today: datetime.date) -> PuzzleList:
    """Return all puzzles of a game, and which one is today's."""
    every = _some(game)
    cards = tuple(
        PuzzleCard(
            number,
            each.name,
            each.theme,
            each.wins_in,
            each.grade,
            rating(game, each),
            each.unique,
            each.options.get("size", ""),
        )
        for number, each in ((number, every[number - 1]) for number in _order(game))
    )
    first, *others = daily(game, today)
    return PuzzleList(game.NAME, cards, first, tuple(others))


def of_the_day(games: Sequence[Game], today: datetime.date) -> PuzzleOfTheDay | None:
    """Return today's puzzle of today's game; None where no game has puzzles."""
    puzzled = [game for game in games if written(game)]
    if not puzzled:
        return None
    game = puzzled[today.toordinal() % len(puzzled)]
    return PuzzleOfTheDay(game.NAME, daily(game, today)[0])


def daily(game: Game, today: datetime.date) -> tuple[int, ...]:
    """The numbers of the puzzles of this day, one of each size where the game has several, the first size first: all of
    a size come once before any comes again, near grades far apart."""
    sizes: dict[str, list[int]] = {}
    for number, each in enumerate(_some(game), 1):
        sizes.setdefault(each.options.get("size", ""), []).append(number)
    return tuple(numbers[today.toordinal() * _stride(len(numbers)) % len(numbers)] for numbers in sizes.values())


def _stride(count: int) -> int:
    return next(step for step in range(count * 5 // 8 + 1, 2 * count + 2) if _coprime(step, count))


def _coprime(first: int, second: int) -> bool:
    while second:
        first, second = second, first % second
    return first == 1


def puzzle(game: Game, number: int) -> Puzzle:
    """Return a puzzle, played through the rules: everything that the solver can try and what comes of it."""
    each, order = numbered(game, number), _order(game)
    after = order[order.index(number) + 1 :]
    return played(game, number, after[0] if after else None, each)


def numbered(game: Game, number: int) -> PuzzleLine:
    """This puzzle as it is in the file; refused where there is none."""
    all_of_them = _some(game)
    if not 1 <= number <= len(all_of_them):
        raise Refusal("no-such-puzzle", number=number, count=len(all_of_them))
    return all_of_them[number - 1]


def tried(game: Game, number: int, moves: str, text: str) -> Try:
    """Return what comes of a move in a puzzle, after these moves of both sides; the rules may refuse it."""
    each = numbered(game, number)
    position, seat = placed(game, each)
    for move in moves.split():
        position = game.play(position, min(game.to_move(position), default=seat), game.read(move))
    after = game.play(position, min(game.to_move(position), default=seat), game.read(text))
    if not each.asks:  # every legal move is among the tries
        raise Refusal("puzzle-move-allowed", text=text)
    right = does(game, each.asks, position, seat, game.read(text), after)
    return _judged(game, seat, text, after, right=right)


def considered(game: Game, number: int, draft: str) -> object:
    """Return what an unfinished first move would do: the game's preview."""
    if not game.is_composed:
        raise Refusal("nothing-to-consider")
    position, seat = placed(game, numbered(game, number))
    return game.consider(game.view(position, seat), draft)


def _judged(game: Game, seat: Seat, text: str, after: Any, *, right: bool) -> Try:
    ended = not game.to_move(after)
    return Try(text, places(game, text), "right" if right else "wrong", (), (game.view(after, seat),), ended, None)


def placed(game: Game, each: PuzzleLine) -> tuple[Any, Seat]:
    """Return the position, and who is to solve it."""
    options = game.options(each.options)
    if each.position:
        position = game.read_position(options, each.position)
    else:
        position = game.setup(options, dealt(game, options, each.deal))
        for text in each.game.split():
            position = game.play(position, min(game.awaited(position)), game.read(text))
    return position, min(game.to_move(position))


def played(game: Game, number: int, following: int | None, each: PuzzleLine) -> Puzzle:
    position, seat = placed(game, each)
    if each.asks:
        key = _judged(game, seat, each.key, game.play(position, seat, game.read(each.key)), right=True)
        start = _turn(game, position, seat, (key,), number)
    else:
        start = _foreseen(game, position, seat, each.tree, number)
    return Puzzle(
        game=game.NAME,
        number=number,
        next=following,
        name=each.name,
        theme=each.theme,
        judged=bool(each.asks),
        wins_in=each.wins_in,
        grade=each.grade,
        rating=rating(game, each),
        error=ratings(game).error,
        unique=each.unique,
        lights=each.lights,
        seat=seat,
        position=each.position,
        reached=each.game,
        start=start,
    )


def _turn(game: Game, position: Any, seat: Seat, tries: tuple[Try, ...], number: int) -> PuzzleTurn:
    key = next(each for each in tries if each.verdict == "right")
    others = [each.places for each in tries if each.verdict != "right"]
    return PuzzleTurn(game.view(position, seat), tries, lights(key.places, others, number))


def _foreseen(game: Game, position: Any, seat: Seat, tree: Tree, number: int) -> PuzzleTurn:
    tries = tuple(_try(game, position, seat, text, found, number) for text, found in tree.items())
    return _turn(game, position, seat, tries, number)


def _try(game: Game, position: Any, seat: Seat, text: str, found: Any, number: int) -> Try:
    position = game.play(position, seat, game.read(text))
    at = places(game, text)
    views = [game.view(position, seat)]
    if found is True or found is None:
        return Try(text, at, "slow" if found is None else "right", (), tuple(views), found is True, None)
    answers, tree = (found.split(), None) if isinstance(found, str) else ([found[0]], found[1])
    for answer in answers:
        (mover,) = game.to_move(position)
        position = game.play(position, mover, game.read(answer))
        views.append(game.view(position, seat))
    if tree is None:
        return Try(text, at, "wrong", tuple(answers), tuple(views), not game.to_move(position), None)
    then = _foreseen(game, position, seat, tree, number)
    return Try(text, at, "right", tuple(answers), tuple(views), False, then)


def as_line(each: PuzzleLine) -> str:
    return msgspec.json.encode(each).decode()
