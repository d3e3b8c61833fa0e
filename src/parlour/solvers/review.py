"""A game in review, as values: what each move did, told in moves of the players' own.

A review goes from the last move to the first: what a move was worth is what the position after it is worth. Each move
gets one of three signs: it *kept* what there was, it *lost* it, or that is *unknown*. It gets a code, which names a
sentence in `words/`, and the facts of that sentence. The callers add the names: `player` made the move, `other` did
not.

A game whose solver knows positions is reviewed by what it knows (`game_analysis`); a game with hidden cards by what a
strong player would have done with what the seat saw (`game_advice`), when it is over.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Literal, Protocol

from parlour.game import Facts, Game, Refusal, Seat
from parlour.optional_parts import optional_part
from parlour.solvers.analysis import UNKNOWN, Choices, GameAnalysis, Worth, game_analysis, preference

Sign = Literal["kept", "lost", "unknown"]

LONGEST_LINE = 12
"""Moves of a best line."""


@dataclass(frozen=True, slots=True)
class Standing:
    """How a position stands: who wins in how many moves of their own, or how often seat 0 may, in percent."""

    winner: Seat | None
    """None when that is not known."""
    moves: int | None = None
    exact: bool = False
    share: int | None = None
    low: int | None = None
    high: int | None = None


@dataclass(frozen=True, slots=True)
class Advice:
    """What is said of one move, and what would have been better, if anything."""

    sign: Sign
    code: str
    facts: Facts
    better: tuple[str, ...] = ()
    """Moves, the best first."""


@dataclass(frozen=True, slots=True)
class ReviewedMove:
    """A move in review."""

    ply: int
    """How many moves there were before it."""
    seat: Seat
    text: str
    said: Advice
    after: Standing | None = None
    """None where only advice is given."""


class GameAdvice(Protocol):
    """A strong player's advice, for a game with hidden cards."""

    def advise(self, view: Any, made: Any, /) -> Advice | None:
        """What it would have done with what this view shows, beside the move that was made; the same every time.

        None where there is nothing to say: a vote, a second thought.
        """


game_advice = optional_part(GameAdvice, "players")


def can_review(game: Game) -> bool:
    return game_analysis(game) is not None or game_advice(game) is not None


def reviewed(
    game: Game,
    positions: Sequence[Any],
    moves: Sequence[tuple[Seat, Any]],
    upto: int,
    after: Worth | None = None,
    *,
    estimates: bool = True,
) -> Iterator[tuple[ReviewedMove | None, Worth]]:
    """The moves before number `upto`, the last first; None for one of which there is nothing to say.

    To continue a review, pass the worth that came with the next move. Without `estimates`
    nothing is told of who may win where that is not known.
    """
    analysis, advice = game_analysis(game), game_advice(game)
    if analysis is None and advice is None:
        raise Refusal("no-analysis", game=game.NAME)
    for ply in range(upto - 1, -1, -1):
        (seat, move), position = moves[ply], positions[ply]
        if analysis is not None:
            after = worth_of(game, analysis, positions[ply + 1]) if after is None else after
            then = positions[ply + 1]
            said, before = _judged(game, analysis, position, then, seat, after)
            stands = standing(game, analysis, then, after, estimates=estimates)
            after = before
            yield ReviewedMove(ply, seat, game.write(move), said, stands), before
        else:
            assert advice is not None
            told = advice.advise(game.view(position, seat), move)
            yield None if told is None else ReviewedMove(ply, seat, game.write(move), told), UNKNOWN


# Games whose positions are known, for two


def worth_of(game: Game, analysis: GameAnalysis, position: Any) -> Worth:
    """Return what a position is worth to its mover; when the game is over, to the seat that would be next."""
    to_move = game.to_move(position)
    return analysis.value(position) if to_move else _LOST


_LOST = Worth(wins=False, plies=0, exact=True)


def standing(game: Game, analysis: GameAnalysis, position: Any, worth: Worth, *, estimates: bool = True) -> Standing:
    """How a position stands that is worth this to its mover."""
    outcome = game.outcome(position)
    if outcome is not None:
        return Standing(outcome.winners[0] if len(outcome.winners) == 1 else None, 0, exact=True)
    (seat,) = game.to_move(position)
    if worth.wins is not None:
        return Standing(seat if worth.wins else 1 - seat, worth.moves, worth.exact)
    found = analysis.estimate(position) if estimates else None
    if found is None:
        return Standing(None)
    shares = (found.share, found.low, found.high)
    share, low, high = shares if seat == 0 else (100 - found.share, 100 - found.high, 100 - found.low)
    return Standing(None, share=share, low=low, high=high)


def _judged(
    game: Game, analysis: GameAnalysis, position: Any, then: Any, seat: Seat, after: Worth
) -> tuple[Advice, Worth]:
    """What is said of the move between these positions, and what the first of them is worth."""
    made = _made(game, then, seat, after)
    before = analysis.value(position)
    if made.wins and (before.wins is None or (made.exact and preference(made) > preference(before))):
        before = Worth(wins=True, plies=made.plies, exact=False)  # the move itself shows more than was known
    return _said(game, analysis, position, then, before, made), before


def _made(game: Game, then: Any, seat: Seat, after: Worth) -> Worth:
    """What a move is worth to the seat that makes it."""
    outcome = game.outcome(then)
    if outcome is not None:
        if outcome.winners == (seat,):
            return Worth(wins=True, plies=1, exact=True)
        return Worth(wins=False, plies=0, exact=True) if outcome.winners else UNKNOWN
    (next_seat,) = game.to_move(then)
    return after if next_seat == seat else after.seen_before()


def _said(game: Game, analysis: GameAnalysis, position: Any, then: Any, before: Worth, made: Worth) -> Advice:
    over = game.outcome(then) is not None
    if made.wins:
        if over:
            return Advice("kept", "review-ends", {})
        if before.exact and made.exact and (made.moves or 0) > (before.moves or 0):
            better = _quickest(analysis.winning(position))
            return Advice("kept", "review-slower", _facts(made, before, better), better)
        return Advice("kept", "review-keeps", _facts(made, before))
    if before.wins:
        better = _quickest(analysis.winning(position))
        if made.wins is False:
            return Advice("lost", "review-loses", _facts(made, before, better), better)
        if over or analysis.HORIZON is not None:
            return Advice("lost", "review-misses", _facts(made, before, better), better)
        return Advice("unknown", "review-perhaps", _facts(made, before, better), better)
    if before.wins is False:
        sooner = before.exact and made.exact and (made.moves or 0) < (before.moves or 0)
        return Advice("kept", "review-sooner" if sooner else "review-lost-already", _facts(made, before))
    if made.wins is False:
        # Where all was looked at within the horizon, a position is only left open if some move stops the other side.
        near = analysis.HORIZON is not None and made.exact and (made.moves or 0) <= analysis.HORIZON
        known = near and analysis.searched(position)
        return Advice("lost" if known else "unknown", "review-allows" if known else "review-now-lost", _facts(made))
    if over:
        return Advice("kept", "review-draws", {})
    return Advice("unknown", "review-unknown", {})


def _facts(made: Worth, before: Worth | None = None, better: tuple[str, ...] = ()) -> dict[str, str | int]:
    """`moves` is the count after the move, `best` what there was; `known` and `best-known` say how sure a count is."""
    facts: dict[str, str | int] = {"moves": made.moves or 0, "known": sureness(made)}
    if before is not None:
        facts |= {"best": before.moves or 0, "best-known": sureness(before)}
    if better:
        facts |= {"better": ", ".join(better[:_NAMED]), "more": max(0, len(better) - _NAMED)}
    return facts


_NAMED = 3
"""Better moves that a sentence names."""


def sureness(worth: Worth) -> str:
    """How well a count is known: exactly, at most this many, or not at all."""
    if worth.plies is None:
        return "no"
    return "exact" if worth.exact else "most"


def _quickest(winning: Choices) -> tuple[str, ...]:
    """The winning moves that are as good as the first of them."""
    return tuple(text for text, worth in winning if preference(worth) == preference(winning[0][1]))


def best_line(game: Game, analysis: GameAnalysis, position: Any, choices: Choices, seconds: float) -> tuple[str, ...]:
    """How it goes on from these choices if both play the best that is known, while there is time."""
    until = time.monotonic() + seconds
    line: list[str] = []
    while choices:
        text, worth = max(choices, key=lambda choice: preference(choice[1]))
        if worth.wins is None:
            break
        line.append(text)
        (seat,) = game.to_move(position)
        position = game.play(position, seat, game.read(text))
        left = until - time.monotonic()
        if len(line) == LONGEST_LINE or left <= 0 or not game.to_move(position):
            break
        choices = analysis.analyse(position, left)
    return tuple(line)


# What the whole game was like


@dataclass(frozen=True, slots=True)
class SignCounts:
    """How many moves of each sign there were, by one seat or by all."""

    kept: int
    lost: int
    unknown: int


def summary(judged: Sequence[ReviewedMove], seat: Seat | None = None) -> SignCounts:
    signs = [move.said.sign for move in judged if seat is None or move.seat == seat]
    return SignCounts(signs.count("kept"), signs.count("lost"), signs.count("unknown"))
