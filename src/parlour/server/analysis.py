"""Analysis at a table: what every choice is worth, and which move of a game lost the win.

Only for finished games and for practice, where one person plays alone or against bots: never while people play each
other. Whoever wants to can set up any live game at a practice table; people may choose that the solver is closed while
they play: then it answers nobody about where they are, nor about what comes after. (It is no secret that somebody may
have a solver at home.) The search runs in a process of its own.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from pydantic import TypeAdapter

from parlour import wire
from parlour.game import PLACEABLE, AnyGame, Refusal, Seat, game_at, placeable, written_options
from parlour.server.questions import Questions
from parlour.sitting import Sitting
from parlour.solvers.analysis import Choices, GameAnalysis, analysis_of, best, can_analyse, slips
from parlour.tables.state import TableState

SECONDS = 1.5
"""For one position on a large grid."""
SECONDS_IN_REVIEW = 0.6
"""For each position of a whole game."""

_CHOICES: TypeAdapter[tuple[tuple[wire.ChoiceCard, ...], ...]] = TypeAdapter(tuple[tuple[wire.ChoiceCard, ...], ...])


def allowed(state: TableState) -> bool:
    """Is this a game that can be analysed, and is it finished or practice?"""
    sitting = state.sitting
    if sitting is None or not can_analyse(sitting.game) or sitting.seats != 2:
        return False
    if state.outcome is not None:
        return True
    free = any(holder.free for holder in state.shown)
    people = [holder.person for holder in state.shown if holder.person is not None]
    return not free and all(state.same_device(people[0], other) for other in people[1:])


def closed_position(state: TableState) -> str | None:
    """What lies here, where people play each other and have chosen that the solver is closed."""
    written = PLACEABLE.of(state.game)
    if not state.charter.solver_closed or state.stage != "playing" or written is None or allowed(state):
        return None
    return None if state.sitting is None else written.write_position(state.sitting.position)


def _choices(module: str, options: dict[str, str], asked: tuple[tuple[str, str | None], ...], seconds: float) -> str:
    """In the worker: the worth of the choices in each of these positions, as JSON; of a move made there in review."""
    game = placeable(game_at(module))
    analysis, chosen = analysis_of(game), game.options(options)
    found = []
    for text, made in asked:
        at = game.read_position(chosen, text)
        found.append(_cards(analysis.analyse(at, seconds) if made is None else analysis.in_review(at, made, seconds)))
    return _CHOICES.dump_json(tuple(found)).decode()


def _cards(choices: Choices) -> tuple[wire.ChoiceCard, ...]:
    quickest = best(choices)
    return tuple(
        wire.ChoiceCard(text=text, wins=worth.wins, plies=worth.plies, exact=worth.exact, best=text in quickest)
        for text, worth in choices
    )


@dataclass(frozen=True, slots=True)
class TableAnalysis:
    """Answers questions about one table."""

    game: AnyGame
    state: TableState
    questions: Questions
    asker: str
    closed: frozenset[str] = frozenset()
    """Positions about which nothing is told: people play there, and have chosen that."""

    def __post_init__(self) -> None:
        if not allowed(self.state):
            raise Refusal("analysis-not-now")

    @property
    def _sitting(self) -> Sitting:
        assert self.state.sitting is not None  # else it is not allowed
        return self.state.sitting

    async def analyse(self, ask: wire.AskAnalysis) -> wire.AnalysisCard:
        """The position after this many moves of the game and then a variation, and the worth of each choice there."""
        sitting = self._sitting
        if ask.ply > len(sitting.moves):
            raise Refusal("analysis-too-far", moves=len(sitting.moves))
        position = sitting.positions[ask.ply]
        way = [*sitting.positions[: ask.ply + 1]]
        for text in ask.moves:
            (seat,) = self.game.to_move(position) or {-1}
            position = self.game.play(position, seat, self.game.read(text))
            way.append(position)
        self._check_closed(way)
        mover = min(self.game.to_move(position), default=None)
        return wire.AnalysisCard(
            game=self.game.NAME,
            options=written_options(self._sitting.options),
            played=tuple(self.game.write(move) for _, move in sitting.moves),
            ply=ask.ply,
            moves=ask.moves,
            mover=mover,
            view=TypeAdapter(Any).dump_python(self.game.view(position, mover), mode="json"),
            choices=() if mover is None else (await self._ask(((position, None),), SECONDS))[0],
        )

    async def review(self) -> wire.ReviewCard:
        """Each move of the game beside what was possible."""
        sitting = self._sitting
        self._check_closed(sitting.positions)
        made = (self.game.write(move) for _, move in sitting.moves)
        found = await self._ask(tuple(zip(sitting.positions, made, strict=False)), SECONDS_IN_REVIEW)
        return wire.ReviewCard(
            judged=tuple(
                _judged(analysis_of(self.game), ply, seat, self.game.write(move), choices)
                for ply, ((seat, move), choices) in enumerate(zip(sitting.moves, found, strict=True))
            )
        )

    def _check_closed(self, way: Iterable[Any]) -> None:
        """Nor about what comes after such a position."""
        if self.closed and not self.closed.isdisjoint(map(placeable(self.game).write_position, way)):
            raise Refusal("solver-closed")

    async def _ask(
        self, asked: tuple[tuple[Any, str | None], ...], seconds: float
    ) -> tuple[tuple[wire.ChoiceCard, ...], ...]:
        game = placeable(self.game)
        options = written_options(self._sitting.options)
        texts = tuple((game.write_position(position), made) for position, made in asked)
        answer = await self.questions.slow(self.asker, _choices, game.__name__, options, texts, seconds)
        return await asyncio.to_thread(_CHOICES.validate_json, answer)


def _judged(
    analysis: GameAnalysis, ply: int, seat: Seat, text: str, choices: tuple[wire.ChoiceCard, ...]
) -> wire.JudgedCard:
    made = next(choice for choice in choices if choice.text == text)
    wins = tuple(choice.text for choice in choices if choice.wins)
    return wire.JudgedCard(
        ply=ply,
        seat=seat,
        text=text,
        wins=made.wins,
        plies=made.plies,
        exact=made.exact,
        better=wins if slips(analysis, made.wins) else (),
    )
