"""Analysis and review: what every choice is worth, and what each move of a game did.

Only for finished games and for practice, where one person plays alone or against bots: never while people play each
other. Any player can set up any live game at a practice table, or look it up among the openings; people may
choose that the solver is closed while they play: then it answers no one about where they are or may soon be, however it
is turned or reached, nor about what comes after. What was played to its end before they began is reviewed as ever: all
of that could be asked before. (It is no secret that a person may have a solver at home.) The search runs in processes
of its own, or where there is one thread alone, slice by slice.
"""

from __future__ import annotations

import functools
import time
from collections.abc import AsyncGenerator, Awaitable, Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any

import msgspec

from parlour import wire
from parlour.boards.picture import shown
from parlour.delivery import messages
from parlour.delivery.compute import Compute
from parlour.game import Game, Refusal, Seat, game_at, written_options
from parlour.sitting import Sitting, begin
from parlour.solvers.analysis import Worth, analysis_of, best, game_analysis, preference
from parlour.solvers.review import ReviewedMove, Standing, best_line, reviewed, standing
from parlour.solvers.verdict import Verdict, verdict
from parlour.tables.assistance import may_analyse
from parlour.tables.state import TableState

SECONDS = 1.5
"""Seconds for one position on a large grid."""
SECONDS_FOR_LINE = 0.5
SLICE = 0.25
"""Seconds after which a review sends what it has found, and lets other tasks run."""

Closed = Callable[[], Awaitable[Mapping[str, int]]]
"""Positions about which nothing is told, named by `alike`, nor about what soon `follows` them: people play there, and
have chosen that. Each with the time when their game began."""


def is_closed(game: Game, position: Any, closed: Iterable[str]) -> bool:
    """Return whether the solver is closed for this position, because people play it and have chosen so."""
    analysis = game_analysis(game)
    return analysis is not None and any(analysis.follows(alike, position) for alike in closed)


def all_closed(*closed: Mapping[str, int]) -> Mapping[str, int]:
    """Merge these, each position with its earliest time."""
    found: dict[str, int] = {}
    for position, since in (pair for some in closed for pair in some.items()):
        found[position] = min(since, found.get(position, since))
    return found


async def nothing_closed() -> Mapping[str, int]:
    return {}


# In the worker


@dataclass(frozen=True, slots=True)
class GameSoFar:
    """A game as it is sent to a worker, which finds the rules by the package."""

    package: str
    options: tuple[tuple[str, str], ...]
    deal: str
    moves: tuple[tuple[Seat, str], ...]


def as_played(sitting: Sitting) -> GameSoFar:
    """Return the sitting as it is sent to a worker."""
    game = sitting.game
    return GameSoFar(
        game.package,
        tuple(written_options(sitting.options).items()),
        game.write_deal(sitting.deal),
        tuple((seat, game.write(move)) for seat, move in sitting.moves),
    )


@functools.lru_cache(maxsize=4)
def replayed(played: GameSoFar) -> Sitting:
    """Return the sitting, cached because a review asks for it several times."""
    game = game_at(played.package)
    options = game.options(dict(played.options))
    sitting = begin(game, options, game.read_deal(options, played.deal))
    for seat, text in played.moves:
        sitting = sitting.play(seat, game.read(text))
    return sitting


@dataclass(frozen=True, slots=True)
class _Found:
    choices: tuple[wire.ChoiceCard, ...]
    standing: wire.StandingCard | None
    line: tuple[str, ...]


_FOUND = msgspec.json.Decoder(_Found)


def _analysed(played: GameSoFar) -> str:
    """Return the worth of each choice at the end of these moves, as JSON."""
    sitting = replayed(played)
    game, position = sitting.game, sitting.position
    analysis = analysis_of(game)
    choices = analysis.analyse(position, SECONDS)
    quickest = best(choices)
    cards = tuple(
        wire.ChoiceCard(text=text, wins=worth.wins, moves=worth.moves, exact=worth.exact, best=text in quickest)
        for text, worth in choices
    )
    worth = max((worth for _, worth in choices), key=preference)
    line = best_line(game, analysis, position, choices, SECONDS_FOR_LINE)
    return msgspec.json.encode(_Found(cards, _card(standing(game, analysis, position, worth)), line)).decode()


def _card(stands: Standing | None) -> wire.StandingCard | None:
    return None if stands is None else wire.StandingCard(**asdict(stands))


@dataclass(frozen=True, slots=True)
class _Slice:
    judged: tuple[wire.JudgedCard | None, ...]
    after: Worth


_SLICE = msgspec.json.Decoder(_Slice)


def _reviewed(played: GameSoFar, upto: int, after: Worth | None) -> str:
    """Review some moves before this one, the last first; return JSON."""
    sitting = replayed(played)
    until = time.monotonic() + (0.0 if after is None else SLICE)  # the first is told at once
    found: list[wire.JudgedCard | None] = []
    worth = Worth(None, None, exact=False)
    for judged, worth in reviewed(sitting.game, sitting.positions, sitting.moves, upto, after):  # noqa: B007 # the last is told
        found.append(None if judged is None else _judged_card(judged))
        if time.monotonic() >= until:
            break
    return msgspec.json.encode(_Slice(tuple(found), worth)).decode()


def _judged_card(judged: ReviewedMove) -> wire.JudgedCard:
    said = judged.said
    return wire.JudgedCard(
        ply=judged.ply,
        seat=judged.seat,
        text=judged.text,
        sign=said.sign,
        code=said.code,
        facts=dict(said.facts),
        better=said.better,
        cost=said.cost,
        after=_card(judged.after),
        told=judged.told,
        instead=judged.instead,
    )


def _verdict(found: Verdict) -> wire.VerdictCard:
    lines = tuple(wire.VerdictLine(code=line.code, facts=dict(line.facts)) for line in found.lines)
    return wire.VerdictCard(seat=found.seat, ply=found.ply, lines=lines, moments=found.moments)


# In the server


@dataclass(frozen=True, slots=True)
class SittingAnalysis:
    """Analyses and reviews one sitting, for one caller."""

    sitting: Sitting
    compute: Compute
    caller: str
    closed: Closed
    seats: tuple[wire.SeatCard, ...] = ()
    finished: int | None = None
    """When the last move of a finished game was made."""
    winners: tuple[Seat, ...] = ()
    """Who won, also by resignation or on time."""

    @property
    def _game(self) -> Game:
        return self.sitting.game

    async def analyse(self, ask: wire.AskAnalysis) -> wire.AnalysisCard:
        """Analyse the position after this many moves of the game and then a variation."""
        game, known = self._game, game_analysis(self._game) is not None
        ply = len(self.sitting.moves) if ask.ply is None else ask.ply
        if ply > len(self.sitting.moves):
            raise Refusal("analysis-too-far", moves=len(self.sitting.moves))
        sitting = self._varied(ply, ask.moves)
        await self._check_closed(sitting.positions, ply)
        position, mover = sitting.position, self._mover(ply, ask.moves, sitting)
        found = _Found((), None, ())
        if known and mover is not None:
            answer = await self.compute.slow(self.caller, _analysed, as_played(sitting))
            closed = await self._check_closed(sitting.positions, ply)
            found = self._silent(position, await self.compute.in_background(_FOUND.decode, answer), closed)
        elif known:
            ended = standing(game, analysis_of(game), position, Worth(None, None, exact=False))
            found = _Found((), _card(ended), ())
        return wire.AnalysisCard(
            game=game.NAME,
            options=written_options(sitting.options),
            seats=self.seats,
            played=tuple(game.write(move) for _, move in self.sitting.moves),
            ply=ply,
            moves=ask.moves,
            mover=mover,
            view=shown(game, game.view(position, self._looking(sitting, mover))),
            choices=found.choices,
            standing=found.standing,
            line=found.line,
        )

    def _varied(self, ply: int, others: tuple[str, ...]) -> Sitting:
        whole = self.sitting
        moves, positions = whole.moves[:ply], whole.positions[: ply + 1]
        sitting = Sitting(whole.game, whole.options, whole.deal, moves, positions)
        for number, text in enumerate(others):
            moved = whole.moves[ply][0] if number == 0 and ply < len(whole.moves) else None
            sitting = sitting.after(text, moved)
        return sitting

    def _looking(self, sitting: Sitting, mover: Seat | None) -> Seat | None:
        """Return who is to move; where cards are hidden, who has just moved: advice is about that hand."""
        open_game = game_analysis(self._game) is not None
        return mover if open_game or not sitting.moves else sitting.moves[-1][0]

    def _mover(self, ply: int, others: tuple[str, ...], sitting: Sitting) -> Seat | None:
        """Return the seat that moved next, by the record where several might."""
        if not others and ply < len(self.sitting.moves):
            return self.sitting.moves[ply][0]
        return min(self._game.to_move(sitting.position), default=None)

    async def review(self) -> AsyncGenerator[str]:
        """Review each move from the last to the first; yield lines of JSON, of which the last may be a refusal."""
        played, count = as_played(self.sitting), len(self.sitting.moves)
        upto, after = count, None
        told: list[wire.JudgedCard] = []
        yield _line(wire.ReviewCard(done=0, count=count, judged=None))
        try:
            while upto > 0:
                answer = await self.compute.slow(self.caller, _reviewed, played, upto, after)
                await self.check_review()
                found = _SLICE.decode(answer)
                for judged in found.judged:
                    upto -= 1
                    told = told if judged is None else [judged, *told]
                    last = _verdict(verdict(told, self.winners, self.sitting.seats)) if upto == 0 else None
                    yield _line(wire.ReviewCard(done=count - upto, count=count, judged=judged, verdict=last))
                after = found.after
        except Refusal as refusal:
            yield f"{wire.encoded(messages.refused(refusal)).decode()}\n"

    async def check_review(self) -> None:
        """Refuse a review before it begins."""
        await self._check_closed(self.sitting.positions, len(self.sitting.moves))

    async def _check_closed(self, way: Sequence[Any], ply: int) -> Collection[str]:
        """Nothing about a closed position, nor about what comes after it; the closed ones, if this is none of them.

        After this many moves the way leaves the game. What was played before a person began elsewhere is not closed.
        """
        closed = await self.closed()
        own = {alike for alike, since in closed.items() if self.finished is None or since <= self.finished}
        tried = way[ply + 1 :]

        def met() -> bool:
            played = (is_closed(self._game, position, own) for position in way[: ply + 1])
            return any(played) or any(is_closed(self._game, position, closed) for position in tried)

        if len(closed) > 0 and await self.compute.in_background(met):
            raise Refusal("solver-closed")
        return closed if tried else own

    def _silent(self, position: Any, found: _Found, closed: Collection[str]) -> _Found:
        """Return the card without what it reveals about closed positions one move on or along its best line."""
        if not closed:
            return found
        game = self._game

        def after(place: Any, text: str) -> Any:
            return game.play(place, min(game.to_move(place)), game.read(text))

        hidden = {card.text for card in found.choices if is_closed(game, after(position, card.text), closed)}
        if not hidden:
            line = []
            for text in found.line:
                position = after(position, text)
                if is_closed(game, position, closed):
                    break
                line.append(text)
            return replace(found, line=tuple(line))
        choices = tuple(
            wire.ChoiceCard(text=card.text, wins=None, moves=None, exact=False, best=False)
            if card.text in hidden
            else card
            for card in found.choices
        )
        return _Found(choices, _card(Standing(None)), ())


def _line(message: wire.Sent) -> str:
    return f"{wire.written(message).decode()}\n"


def table_analysis(
    state: TableState, compute: Compute, caller: str, closed: Closed = nothing_closed
) -> SittingAnalysis:
    """Analyse the game at a table; refused while people play each other or something is hidden."""
    if not may_analyse(state) or state.play.sitting is None:
        raise Refusal("analysis-not-now")
    seats = messages.seat_cards(state.game, state.setup.options, state.seats.shown, ())
    finished = None if state.outcome is None else state.activity.moved_at or 0
    winners = () if state.outcome is None else state.outcome.winners
    return SittingAnalysis(state.play.sitting, compute, caller, closed, seats, finished, winners)


def opening_analysis(game: Game, options: object, compute: Compute, caller: str, closed: Closed) -> SittingAnalysis:
    """Analyse openings of a game for two; refused where they are not known."""
    analysis_of(game)
    sitting = begin(game, options, None)
    if sitting.seats != 2:
        raise Refusal("analysis-not-now")
    return SittingAnalysis(sitting, compute, caller, closed)
