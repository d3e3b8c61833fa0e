"""Analysis at a table: what every choice is worth, and which move of a game lost the win.

Only for finished games and for practice, where one person plays alone or against bots: never while people play each
other. The search runs in the bots' processes.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, cast

from pydantic import TypeAdapter

from parlour import wire
from parlour.game import AnyGame, AnyPlaceable, Refusal, Seat, written_options
from parlour.server.bots import Thinkers
from parlour.server.standing import Standing

SECONDS = 1.5
"""For one position on a large grid."""
SECONDS_IN_REVIEW = 0.6
"""For each position of a whole game."""

_CHOICES: TypeAdapter[tuple[tuple[wire.ChoiceCard, ...], ...]] = TypeAdapter(tuple[tuple[wire.ChoiceCard, ...], ...])


def allowed(standing: Standing) -> bool:
    """Is this a game that can be analysed, and is it finished or practice?"""
    sitting = standing.sitting
    if standing.charter.game not in _ANALYSTS or sitting.seats != 2:
        return False
    if sitting.outcome is not None:
        return True
    people = [seat for seat in range(sitting.seats) if not standing.is_bot(seat)]
    taken = all(not standing.is_free(seat) for seat in people)
    return taken and all(not standing.must_agree(seat) for seat in people)


def _choices(game: str, options: dict[str, str], positions: tuple[str, ...], seconds: float) -> str:
    """In the worker: the worth of each choice in each of these positions, as JSON."""
    found = tuple(_ANALYSTS[game](options, text, seconds) for text in positions)
    return _CHOICES.dump_json(found).decode()


def _of_dualite(options: dict[str, str], text: str, seconds: float) -> tuple[wire.ChoiceCard, ...]:
    from parlour.games import dualite
    from parlour.players.dualite import analyst

    chosen = dualite.options(options)
    analysis = analyst(chosen.size).analyse(dualite.read_position(chosen, text), seconds)
    best = analysis.best() if analysis.worth.wins else ()
    return tuple(
        wire.ChoiceCard(text=str(move), wins=worth.wins, plies=worth.plies, exact=worth.exact, best=move in best)
        for move, worth in analysis.choices
    )


def _of_dualma(options: dict[str, str], text: str, seconds: float) -> tuple[wire.ChoiceCard, ...]:
    """Wins in up to three moves; that takes a fraction of a second, so no clock is needed."""
    from parlour.games import dualma
    from parlour.solvers.dualma import judged

    found = judged(dualma.read_position(dualma.options(options), text))
    quickest = min((each.plies for each in found if each.wins and each.plies), default=None)
    return tuple(
        wire.ChoiceCard(
            text=str(each.move),
            wins=each.wins,
            plies=each.plies,
            exact=each.wins is not None,
            best=bool(each.wins) and each.plies == quickest,
        )
        for each in found
    )


_ANALYSTS: dict[str, Callable[[dict[str, str], str, float], tuple[wire.ChoiceCard, ...]]] = {
    "dualite": _of_dualite,
    "dualma": _of_dualma,
}
"""The games that can be analysed."""


@dataclass(frozen=True, slots=True)
class Desk:
    """Answers questions about one table."""

    game: AnyGame
    standing: Standing
    thinkers: Thinkers

    def __post_init__(self) -> None:
        if not allowed(self.standing):
            raise Refusal("analysis-not-now")

    async def analyse(self, ask: wire.AskAnalysis) -> wire.AnalysisCard:
        """The position after so many moves of the game and then a variation, and the worth of each choice there."""
        sitting = self.standing.sitting
        if ask.ply > len(sitting.moves):
            raise Refusal("analysis-too-far", moves=len(sitting.moves))
        position = sitting.positions[ask.ply]
        for text in ask.moves:
            (seat,) = self.game.to_move(position) or {-1}
            position = self.game.play(position, seat, self.game.read(text))
        mover = min(self.game.to_move(position), default=None)
        return wire.AnalysisCard(
            game=self.game.NAME,
            options=dict(self.standing.charter.options),
            played=tuple(self.game.write(move) for _, move in sitting.moves),
            ply=ask.ply,
            moves=ask.moves,
            mover=mover,
            view=TypeAdapter(Any).dump_python(self.game.view(position, mover), mode="json"),
            choices=() if mover is None else (await self._ask((position,), SECONDS))[0],
        )

    async def review(self) -> wire.ReviewCard:
        """Each move of the game beside what was possible."""
        sitting = self.standing.sitting
        found = await self._ask(sitting.positions[: len(sitting.moves)], SECONDS_IN_REVIEW)
        return wire.ReviewCard(
            judged=tuple(
                _judged(ply, seat, self.game.write(move), choices)
                for ply, ((seat, move), choices) in enumerate(zip(sitting.moves, found, strict=True))
            )
        )

    async def _ask(self, positions: tuple[Any, ...], seconds: float) -> tuple[tuple[wire.ChoiceCard, ...], ...]:
        placeable = cast(AnyPlaceable, self.game)
        options = written_options(self.standing.sitting.options)
        texts = tuple(placeable.write_position(position) for position in positions)
        answer = await self.thinkers.ask(_choices, self.game.NAME, options, texts, seconds)
        return await asyncio.to_thread(_CHOICES.validate_json, answer)


def _judged(ply: int, seat: Seat, text: str, choices: tuple[wire.ChoiceCard, ...]) -> wire.JudgedCard:
    made = next(choice for choice in choices if choice.text == text)
    better = tuple(choice.text for choice in choices if choice.wins) if made.wins is False else ()
    return wire.JudgedCard(
        ply=ply, seat=seat, text=text, wins=made.wins, plies=made.plies, exact=made.exact, better=better
    )
