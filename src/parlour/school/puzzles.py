"""Puzzles: "win in 4" means four moves of one's own, as in chess problems.

`school/puzzles.jsonl` in the folder of a game holds them, one puzzle a line, the easiest first:

    {"name": "d001", "options": {"size": "4"}, "position": "…", "game": "a1+c4 b4 …", "wins_in": 4, "grade": 2,
     "unique": true, "nodes": 812, "tree": {"d2": ["d1", {"c1": true, …}], "c1": "b1 b2", "a1": null}}

- `position` is written as the game writes it, and `game` is a way to reach it from the start;
- `grade` goes from 1 to 5 and comes from `nodes`, the search effort that the solution took;
- `unique` says that not only the key but every later move of the solution is the only one;
- `tree` has an entry for every legal move of the solver: `true` if it wins at once; `[answer, tree]` if it is right,
  with the answer that holds out longest; a text, the opponent's line against it, if it is wrong; `null` if it wins
  too, but not in so few moves.

Nothing here searches: the maker of puzzles, which the module `school` of a game may have, has worked everything out,
and tests play it through the rules.
"""

from __future__ import annotations

import datetime
import functools
import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Literal, Protocol

from pydantic import BaseModel, ConfigDict, TypeAdapter

from parlour.abilities import Ability
from parlour.game import AnyGame, IllegalMove, Refusal, Seat, placeable
from parlour.school import data
from parlour.school.lessons import Wrong

Tree = dict[str, Any]
"""As in the file; read by `_tries`."""


class Written(BaseModel):
    """A line of the file."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    name: str
    options: dict[str, str]
    position: str
    game: str = ""
    wins_in: int
    grade: Literal[1, 2, 3, 4, 5]
    unique: bool
    nodes: int
    tree: Tree


class PuzzleMaker(Protocol):
    def compose(
        self, options: Mapping[str, str], count: int, seed: int, hear: Callable[[], None], /
    ) -> tuple[Written, ...]:
        """This many puzzles; the same seed makes the same ones again. `hear` is called as the work goes on."""


MAKER = Ability(PuzzleMaker, "school")

_LINE = TypeAdapter(Written)


@dataclass(frozen=True, slots=True)
class PuzzleCard:
    """A puzzle as the list shows it."""

    number: int
    name: str
    wins_in: int
    grade: int
    unique: bool
    size: str
    """The option of this name, where the game has it."""


@dataclass(frozen=True, slots=True)
class PuzzleList:
    game: str
    puzzles: tuple[PuzzleCard, ...]
    today: int
    """The number of the daily puzzle."""


@dataclass(frozen=True, slots=True)
class Try:
    """A move of the solver and what it leads to."""

    text: str
    verdict: Literal["right", "slow", "wrong"]
    answers: tuple[str, ...]
    """What follows it: the opponent's answer, or the whole line that refutes it."""
    views: tuple[Any, ...]
    """After the move, and after each of the answers."""
    ended: bool
    """Is the game over after them?"""
    then: Moment | None
    """Where the solver goes on; nothing after a wrong move, or when the puzzle is solved."""


@dataclass(frozen=True, slots=True)
class Moment:
    """The solver is to move."""

    view: Any
    tries: tuple[Try, ...]


@dataclass(frozen=True, slots=True)
class Puzzle:
    game: str
    number: int
    count: int
    """How many puzzles there are."""
    name: str
    wins_in: int
    grade: int
    unique: bool
    seat: Seat
    position: str
    reached: str
    """A game that leads to the position."""
    start: Moment


@functools.cache
def written(game: AnyGame) -> tuple[Written, ...]:
    """The puzzles of a game as they are in its file; none where it has none."""
    file = data(game, "puzzles.jsonl")
    lines = () if file is None else file.read_text(encoding="utf-8").splitlines()
    return tuple(_LINE.validate_json(line) for line in lines)


def _some(game: AnyGame) -> tuple[Written, ...]:
    """The same; a game without any is refused."""
    if not written(game):
        raise Refusal("no-puzzles", game=game.NAME)
    return written(game)


def listed(game: AnyGame, today: datetime.date) -> PuzzleList:
    """All puzzles of a game, and which one is today's."""
    cards = tuple(
        PuzzleCard(number, each.name, each.wins_in, each.grade, each.unique, each.options.get("size", ""))
        for number, each in enumerate(_some(game), 1)
    )
    return PuzzleList(game.NAME, cards, daily(game, today))


def daily(game: AnyGame, today: datetime.date) -> int:
    """The number of the puzzle of this day: all of them come once before any comes again, near grades far apart."""
    count = len(_some(game))
    stride = next(step for step in range(count * 5 // 8 + 1, 2 * count + 2) if _coprime(step, count))
    return today.toordinal() * stride % count + 1


def _coprime(first: int, second: int) -> bool:
    while second:
        first, second = second, first % second
    return first == 1


def puzzle(game: AnyGame, number: int) -> Puzzle:
    """A puzzle, played through the rules: everything that the solver can try and what comes of it."""
    return played(game, number, len(_some(game)), _numbered(game, number))


def _numbered(game: AnyGame, number: int) -> Written:
    all_of_them = _some(game)
    if not 1 <= number <= len(all_of_them):
        raise Refusal("no-such-puzzle", number=number, count=len(all_of_them))
    return all_of_them[number - 1]


def refused(game: AnyGame, number: int, moves: str, text: str) -> Wrong:
    """Why the rules refuse a move in a puzzle, after these moves of both sides; every legal move is among the tries."""
    position, seat = _place(game, _numbered(game, number))
    for move in moves.split():
        position = game.play(position, min(game.to_move(position), default=seat), game.read(move))
    try:
        game.check(position, min(game.to_move(position), default=seat), game.read(text))
    except IllegalMove as refusal:
        return Wrong(text, refusal.code, refusal.facts)
    raise Refusal("puzzle-move-allowed", text=text)


def _place(game: AnyGame, each: Written) -> tuple[Any, Seat]:
    """The position, and who is to solve it."""
    position = placeable(game).read_position(game.options(each.options), each.position)
    (seat,) = game.to_move(position)
    return position, seat


def played(game: AnyGame, number: int, count: int, each: Written) -> Puzzle:
    position, seat = _place(game, each)
    return Puzzle(
        game.NAME,
        number,
        count,
        each.name,
        each.wins_in,
        each.grade,
        each.unique,
        seat,
        each.position,
        each.game,
        _moment(game, position, seat, each.tree),
    )


def _moment(game: AnyGame, position: Any, seat: Seat, tree: Tree) -> Moment:
    return Moment(
        game.view(position, seat), tuple(_try(game, position, seat, text, found) for text, found in tree.items())
    )


def _try(game: AnyGame, position: Any, seat: Seat, text: str, found: Any) -> Try:
    position = game.play(position, seat, game.read(text))
    views = [game.view(position, seat)]
    if found is True or found is None:
        return Try(text, "slow" if found is None else "right", (), tuple(views), found is True, None)
    answers, tree = (found.split(), None) if isinstance(found, str) else ([found[0]], found[1])
    for answer in answers:
        (mover,) = game.to_move(position)
        position = game.play(position, mover, game.read(answer))
        views.append(game.view(position, seat))
    if tree is None:
        return Try(text, "wrong", tuple(answers), tuple(views), not game.to_move(position), None)
    return Try(text, "right", tuple(answers), tuple(views), False, _moment(game, position, seat, tree))


def as_line(each: Written) -> str:
    return json.dumps(each.model_dump(), separators=(",", ":"), ensure_ascii=False)
