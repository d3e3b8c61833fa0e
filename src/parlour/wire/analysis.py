"""Messages by HTTP: analysis and review, of finished games, and of practice without another person."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field

from parlour.game import Seat
from parlour.wire.http import SeatCard
from parlour.wire.model import Model, Text

Tried = Annotated[tuple[Text, ...], Field(max_length=200, strict=False)]


class AskAnalysis(Model):
    """POST /api/tables/{table}/analysis: the position after this many moves, or all, and then others."""

    ply: Annotated[int, Field(ge=0, le=1_000_000)] | None = None
    moves: Tried = ()


class AskOpening(Model):
    """POST /api/openings/{game}: the position after these moves, from the start."""

    options: dict[Annotated[str, Field(max_length=40)], Annotated[str, Field(max_length=4000)]] = Field(
        default_factory=dict
    )
    moves: Tried = ()


class StandingCard(Model):
    """How a position stands: who wins, in how many moves of their own, at most this many if not `exact`.

    Where that is not known (`winner` is null): how often seat 0 may win, in percent, and how far estimates lie apart.
    """

    winner: Seat | None
    moves: int | None
    exact: bool
    share: int | None
    low: int | None
    high: int | None


class ChoiceCard(Model):
    """What a move is worth to whoever makes it; null if that is not known.

    Won: in this many moves of their own, this one included. Lost: in this many of the other side. If not `exact`, it
    takes at most this many. `best` are the quickest wins.
    """

    text: str
    wins: bool | None
    moves: int | None
    exact: bool
    best: bool


class AnalysisCard(Model):
    """A position to analyse: the moves of the game, where we are, the view of the mover, and the choices.

    In a game with hidden cards there are no choices, and the view is that of whoever moved next.
    """

    game: str
    options: dict[str, str]
    seats: tuple[SeatCard, ...]
    played: tuple[str, ...]
    ply: int
    moves: tuple[str, ...]
    mover: Seat | None
    view: Any
    choices: tuple[ChoiceCard, ...]
    standing: StandingCard | None
    line: tuple[str, ...]
    """How it goes on with the best that is known, as far as it is."""


class JudgedCard(Model):
    """A move of the game in review: its sign, what is said of it, and what would have been better, the best first.

    `code` names a sentence in the words of the house or the game; its facts are completed by the names of `player`, who
    moved, and `other`.
    """

    ply: int
    seat: Seat
    text: str
    sign: Literal["kept", "lost", "unknown"]
    code: str
    facts: dict[str, str | int]
    better: tuple[str, ...]
    after: StandingCard | None


class ReviewCard(Model):
    """A line of GET /api/tables/{table}/review: how many of the moves were looked at, from the last to the first.

    With it comes the move looked at last, unless there is nothing to say of it.
    """

    done: int
    count: int
    judged: JudgedCard | None
