"""A lesson begins with the goal and is a few positions, each with one thing to do. `school/lesson.toml` in the game's
folder holds them.

    [first]                             # options of the first game, against an easy bot, that the lesson leads to
    rows = "4"

    [[steps]]
    name = "goal"                       # names the sentences <game>-lesson-goal, -task, and where something is asked
    position = "..../..oo/.oo./o... d4" # -hint and -done
    lights = ["a1", "b2", "c3", "d4"]   # cells and cards that the board lights

    [[steps]]
    name = "align"
    options = { size = "4" }            # what is not said has its default
    deal = ""                           # for games that deal; a game may let cards be left out: `02 04 …`
    moves = ["a1+d3", "b2", "c3"]       # played from the start; or, in open games,
    position = "..../..oo/.o../o... c3" # a position instead
    answers = "wins"                    # what is asked, judged by the rules (`task_check.py`); or a list of moves where
                                        # no rule can say it; without answers the step is only looked at
    then = { d4 = ["d3"] }              # what follows an answer, shown move by move
    others = []                         # if said, any other legal move is answered too, and this follows it

    [[tactics]]                         # the second lesson: steps of the same form, each an idea of a stronger player
    name = "duo"
    practice = [12, 40]                 # puzzles in which the same idea is asked for

    [[figures]]                         # positions that the rules page draws: name, options, deal, moves or position
    name = "neighbours"

Everything is played through the rules here, so the browser judges nothing. Where moves can be listed, the browser is
given every right one with the views that follow it; else it asks about the move that was made.
"""

from __future__ import annotations

import functools
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any, Literal

import msgspec

from parlour.game import Game, Refusal, Seat
from parlour.school import data
from parlour.school.task_check import dealt, does


class Placed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How a position is reached in a lesson file."""

    name: str
    options: dict[str, str] = {}
    deal: str = ""
    moves: tuple[str, ...] = ()
    position: str | None = None


class PlacedStep(Placed, frozen=True, forbid_unknown_fields=True, kw_only=True):
    answers: str | Annotated[tuple[str, ...], msgspec.Meta(min_length=1)] | None = None
    lights: tuple[str, ...] = ()
    then: dict[str, tuple[str, ...]] = {}
    others: tuple[str, ...] | None = None
    practice: tuple[int, ...] = ()


class LessonFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    first: dict[str, str] = {}
    steps: tuple[PlacedStep, ...]
    tactics: tuple[PlacedStep, ...] = ()
    figures: tuple[Placed, ...] = ()

    def step(self, name: str) -> PlacedStep | None:
        return next((one for one in (*self.steps, *self.tactics) if one.name == name), None)


@dataclass(frozen=True, slots=True)
class Right:
    """A move that does what was asked, and what the board shows then: after it, and after each move that follows."""

    text: str
    views: tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class TaskVerdict:
    """What came of a move that the rules allow: what was asked, another that is answered too, or not what was asked."""

    verdict: Literal["right", "other", "not-asked"]
    views: tuple[Any, ...]
    """After the move, and after each that follows; none where it was not what was asked."""


@dataclass(frozen=True, slots=True)
class Step:
    """One thing to look at or to do. `title`, `task`, `hint`, `done` and `other` are codes in `words/`."""

    name: str
    asks: bool
    """Whether there is something to do, or only to look at."""
    title: str
    task: str
    hint: str
    done: str
    other: str | None
    """What is said to any other legal move, where it is answered too."""
    seat: Seat
    view: Any
    lights: tuple[str, ...]
    """Cells and cards to light."""
    right: tuple[Right, ...]
    """The right moves, where they can be listed or were; else the browser asks."""
    practice: tuple[int, ...]
    """The numbers of puzzles in which the same idea is asked for."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A position for the rules page, as the seat to move sees it."""

    name: str
    view: Any


@dataclass(frozen=True, slots=True)
class Lesson:
    game: str
    first: Mapping[str, str]
    """The options of the first game, after the lesson."""
    steps: tuple[Step, ...]
    tactics: tuple[Step, ...]
    """The second lesson; its steps have names that the first does not use."""
    figures: tuple[Figure, ...]


def has_lesson(game: Game) -> bool:
    """Return whether this game has a lesson."""
    return data(game, "lesson.toml") is not None


@functools.cache
def lesson(game: Game) -> Lesson:
    """Return the lesson of a game, played through its rules; a game without one is refused."""
    return played(game, _written(game))


def tried(game: Game, step: str, text: str) -> TaskVerdict:
    """Return what comes of any move at this step; the rules may refuse it."""
    placed = _read(_written(game)).step(step)
    if placed is None or placed.answers is None:
        raise Refusal("no-such-step", step=step)
    position = reached(game, placed)
    seat = _awaited(game, position)
    after = game.play(position, seat, game.read(text))
    if _is_right(game, placed, position, seat, text, after):
        return TaskVerdict("right", _right(game, position, seat, text, placed.then.get(text, ())).views)
    if placed.others is not None:
        return TaskVerdict("other", _right(game, position, seat, text, placed.others).views)
    return TaskVerdict("not-asked", ())


def _is_right(game: Game, step: PlacedStep, position: Any, seat: Seat, text: str, after: Any) -> bool:
    if isinstance(step.answers, str):
        return does(game, step.answers, position, seat, game.read(text), after)
    return step.answers is not None and text in step.answers


def considered(game: Game, step: str, draft: str) -> object:
    """Return what an unfinished move would do in this step: the game's preview."""
    given = lesson(game)
    found = next((one for one in (*given.steps, *given.tactics) if one.name == step), None)
    if found is None or not game.is_composed:
        raise Refusal("nothing-to-consider")
    return game.consider(found.view, draft)


def _written(game: Game) -> str:
    file = data(game, "lesson.toml")
    if file is None:
        raise Refusal("no-lesson", game=game.NAME)
    return file.read_text(encoding="utf-8")


def _read(text: str) -> LessonFile:
    return msgspec.convert(tomllib.loads(text), LessonFile)


def played(game: Game, text: str) -> Lesson:
    """Read a lesson file and play it through the rules of its game."""
    written = _read(text)
    game.options(written.first)
    return Lesson(
        game.NAME,
        written.first,
        tuple(_step(game, step) for step in written.steps),
        tuple(_step(game, step) for step in written.tactics),
        tuple(_figure(game, figure) for figure in written.figures),
    )


def reached(game: Game, placed: Placed) -> Any:
    """Return the position that a lesson file names."""
    options = game.options(placed.options)
    if placed.position is not None:
        position = game.read_position(options, placed.position)
    else:
        position = game.setup(options, dealt(game, options, placed.deal))
    for move in placed.moves:
        position = _after(game, position, move)
    return position


def _after(game: Game, position: Any, text: str) -> Any:
    """Return the position after a move by the seat to move."""
    return game.play(position, _awaited(game, position), game.read(text))


def _awaited(game: Game, position: Any) -> Seat:
    return min(game.awaited(position))


def _step(game: Game, step: PlacedStep) -> Step:
    position = reached(game, step)
    seat = _awaited(game, position) if step.answers is not None else _shown_to(game, position)
    code = f"{game.NAME.replace('_', '-')}-lesson-{step.name}"
    return Step(
        name=step.name,
        asks=step.answers is not None,
        title=code,
        task=f"{code}-task",
        hint=f"{code}-hint",
        done=f"{code}-done",
        other=None if step.others is None else f"{code}-other",
        seat=seat,
        view=game.view(position, seat),
        lights=step.lights,
        right=tuple(
            _right(game, position, seat, text, step.then.get(text, ())) for text in _answers(game, step, position, seat)
        ),
        practice=step.practice,
    )


def _shown_to(game: Game, position: Any) -> Seat:
    """Return the seats to move or, when the game is over, the winners."""
    outcome = game.outcome(position)
    return min(game.awaited(position) or (outcome.winners if outcome else ()), default=0)


def _answers(game: Game, step: PlacedStep, position: Any, seat: Seat) -> tuple[str, ...]:
    """Return the right moves, as far as they can be told before one is made."""
    if not isinstance(step.answers, str):
        return step.answers or ()
    moves = game.moves(position, seat) if game.is_listable else ()
    texts = [game.write(move) for move in moves]
    return tuple(
        text
        for text in texts
        if _is_right(game, step, position, seat, text, game.play(position, seat, game.read(text)))
    )


def _right(game: Game, position: Any, seat: Seat, text: str, then: tuple[str, ...]) -> Right:
    position = game.play(position, seat, game.read(text))
    views = [game.view(position, seat)]
    for move in then:
        position = _after(game, position, move)
        views.append(game.view(position, seat))
    return Right(text, tuple(views))


def _figure(game: Game, figure: Placed) -> Figure:
    position = reached(game, figure)
    seats = game.awaited(position)
    return Figure(figure.name, game.view(position, min(seats) if seats else None))
