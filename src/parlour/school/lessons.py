"""A lesson is a few positions, each with one thing to do. `school/lesson.toml` in the game's folder holds them.

    [[steps]]
    name = "align"                      # names the sentences <game>-lesson-align, -task, -hint and -done
    options = { size = "4" }            # what is not said has its default
    deal = ""                           # for games that deal
    moves = ["a1+d3", "b2", "c3"]       # played from the start; or, in open games,
    position = "..../..oo/.o../o... c3" # a position instead
    answers = ["d4"]                    # the moves that do what is asked; "any" accepts every legal move
    tries = ["a1"]                      # moves that the rules refuse, so that the learner can read why
    then = { d4 = ["d3"] }              # what follows an answer, shown move by move
    others = []                         # if said, any other legal move is answered too, and this follows it

    [[figures]]                         # positions that the rules page draws: name, options, deal, moves or position
    name = "neighbours"

Everything is played through the rules here, so the browser judges nothing: it is given, for each answer, the views
that follow it, and for each try the refusal. Where any other move is answered too, the browser asks for it, and so it
asks what an unfinished move would do, where the game is drafted.
"""

from __future__ import annotations

import functools
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from parlour.game import DRAFTED, LISTABLE, AnyGame, Facts, IllegalMove, Refusal, Seat, placeable
from parlour.school import data


class Placed(BaseModel):
    """How a position is reached in a lesson file."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    name: str
    options: Mapping[str, str] = {}
    deal: str = ""
    moves: tuple[str, ...] = ()
    position: str | None = None


class PlacedStep(Placed):
    answers: Literal["any"] | Annotated[tuple[str, ...], Field(min_length=1)]
    tries: tuple[str, ...] = ()
    then: Mapping[str, tuple[str, ...]] = {}
    others: tuple[str, ...] | None = None


class LessonFile(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")

    steps: tuple[PlacedStep, ...]
    figures: tuple[Placed, ...] = ()


@dataclass(frozen=True, slots=True)
class Right:
    """A move that does what was asked, and what the board shows then: after it, and after each move that follows."""

    text: str
    views: tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class Wrong:
    """A move that the rules refuse here, and why."""

    text: str
    code: str
    facts: Facts


@dataclass(frozen=True, slots=True)
class Step:
    """One thing to do. `title`, `task`, `hint`, `done` and `other` are codes in `words/`."""

    name: str
    title: str
    task: str
    hint: str
    done: str
    other: str | None
    """What is said to any other legal move, where it is answered too."""
    seat: Seat
    view: Any
    right: tuple[Right, ...]
    wrong: tuple[Wrong, ...]


@dataclass(frozen=True, slots=True)
class Figure:
    """A position for the rules page, as the seat to move sees it."""

    name: str
    view: Any


@dataclass(frozen=True, slots=True)
class Lesson:
    game: str
    steps: tuple[Step, ...]
    figures: tuple[Figure, ...]


def has_lesson(game: AnyGame) -> bool:
    return data(game, "lesson.toml") is not None


@functools.cache
def lesson(game: AnyGame) -> Lesson:
    """The lesson of a game, played through its rules; a game without one is refused."""
    return played(game, _written(game))


def tried(game: AnyGame, step: str, text: str) -> Right:
    """What follows any move that the rules allow at this step, if the step answers them all; else a refusal."""
    for placed in _read(_written(game)).steps:
        if placed.name == step and placed.others is not None:
            position = _place(game, placed)
            return _right(game, position, _awaited(game, position), text, placed.others)
    raise Refusal("no-such-step", step=step)


def considered(game: AnyGame, step: str, draft: str) -> object:
    """What an unfinished move would do in this step: the game's preview."""
    found = next((one for one in lesson(game).steps if one.name == step), None)
    drafted = DRAFTED.of(game)
    if found is None or drafted is None:
        raise Refusal("nothing-to-consider")
    return drafted.consider(found.view, draft)


def _written(game: AnyGame) -> str:
    file = data(game, "lesson.toml")
    if file is None:
        raise Refusal("no-lesson", game=game.NAME)
    return file.read_text(encoding="utf-8")


def _read(text: str) -> LessonFile:
    return LessonFile.model_validate(tomllib.loads(text))


def played(game: AnyGame, text: str) -> Lesson:
    """Read a lesson file and play it through the rules of its game."""
    written = _read(text)
    return Lesson(
        game.NAME,
        tuple(_step(game, step) for step in written.steps),
        tuple(_figure(game, figure) for figure in written.figures),
    )


def _place(game: AnyGame, placed: Placed) -> Any:
    options = game.options(placed.options)
    if placed.position is not None:
        position = placeable(game).read_position(options, placed.position)
    else:
        position = game.setup(options, game.read_deal(options, placed.deal))
    for move in placed.moves:
        position = _after(game, position, move)
    return position


def _after(game: AnyGame, position: Any, text: str) -> Any:
    """The position after a move by whoever is awaited."""
    return game.play(position, _awaited(game, position), game.read(text))


def _awaited(game: AnyGame, position: Any) -> Seat:
    return min(game.awaited(position))


def _step(game: AnyGame, step: PlacedStep) -> Step:
    position = _place(game, step)
    seat = _awaited(game, position)
    code = f"{game.NAME.replace('_', '-')}-lesson-{step.name}"
    answers = _every_move(game, position, seat) if step.answers == "any" else step.answers
    return Step(
        name=step.name,
        title=code,
        task=f"{code}-task",
        hint=f"{code}-hint",
        done=f"{code}-done",
        other=None if step.others is None else f"{code}-other",
        seat=seat,
        view=game.view(position, seat),
        right=tuple(_right(game, position, seat, text, step.then.get(text, ())) for text in answers),
        wrong=tuple(_wrong(game, position, seat, text) for text in step.tries),
    )


def _every_move(game: AnyGame, position: Any, seat: Seat) -> tuple[str, ...]:
    listable = LISTABLE.of(game)
    if listable is None:
        raise ValueError(f"{game.NAME} does not list its moves; name the answers")
    return tuple(game.write(move) for move in listable.moves(position, seat))


def _right(game: AnyGame, position: Any, seat: Seat, text: str, then: tuple[str, ...]) -> Right:
    position = game.play(position, seat, game.read(text))
    views = [game.view(position, seat)]
    for move in then:
        position = _after(game, position, move)
        views.append(game.view(position, seat))
    return Right(text, tuple(views))


def _wrong(game: AnyGame, position: Any, seat: Seat, text: str) -> Wrong:
    try:
        game.check(position, seat, game.read(text))
    except IllegalMove as refusal:
        return Wrong(text, refusal.code, refusal.facts)
    raise ValueError(f"{text} is meant to be refused, but the rules allow it")


def _figure(game: AnyGame, figure: Placed) -> Figure:
    position = _place(game, figure)
    seats = game.awaited(position)
    return Figure(figure.name, game.view(position, min(seats) if seats else None))
