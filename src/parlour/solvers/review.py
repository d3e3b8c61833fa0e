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
from dataclasses import dataclass, replace
from typing import Any, Literal, Protocol

from parlour.game import Announcement, Facts, Game, Refusal, Seat
from parlour.optional_parts import optional_part
from parlour.solvers.analysis import (
    UNKNOWN,
    Choices,
    Estimate,
    GameAnalysis,
    Worth,
    game_analysis,
    preference,
    strong_choice,
)

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
    cost: int = 0
    """How much a mistake gave away, in percent: of the chance to win, or of what this game counts."""
    after: Estimate | None = None
    """How often the mover wins after the move, where the advice says so."""


@dataclass(frozen=True, slots=True)
class ReviewedMove:
    """A move in review."""

    ply: int
    """How many moves there were before it."""
    seat: Seat
    text: str
    said: Advice
    after: Standing | None = None
    """None where nothing is known of it."""
    told: Announcement | None = None
    """The move in words, as its mover heard it."""
    instead: tuple[Announcement, ...] = ()
    """What would have been better, in words."""

    @property
    def sign(self) -> Sign:
        return self.said.sign

    @property
    def cost(self) -> int:
        return self.said.cost

    @property
    def better(self) -> tuple[str, ...]:
        return self.said.better


class GameAdvice(Protocol):
    """A strong player's advice, for a game with hidden cards."""

    def advise(self, view: Any, made: Any, /) -> Advice | None:
        """Return what it would have done with what this view shows, beside the move that was made; the same every time.

        None where there is nothing to say: a vote, a second thought.
        """


game_advice = optional_part(GameAdvice, "players")


class SpokenMoves(Protocol):
    """Moves that are told otherwise alone than at the table; in the module `views`."""

    def spoken(self, seat: Seat, move: Any, /) -> Announcement | None:
        """Return the move as a sentence; None where it is the one that its mover hears."""


spoken_moves = optional_part(SpokenMoves, "views")


def move_in_words(game: Game, position: Any, seat: Seat, move: Any) -> Announcement | None:
    """Return a move as its mover would tell it, whether it is made or not."""
    own = spoken_moves(game)
    return (None if own is None else own.spoken(seat, move)) or game.announce(position, seat, move, seat)


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
    """Yield the moves before number `upto`, the last first; None for one of which there is nothing to say.

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
            said, before = _judged(game, analysis, position, then, seat, move, after)
            stands: Standing | None = standing(game, analysis, then, after, estimates=estimates)
            if said.code == "review-misses" and stands is not None and stands.share is not None:
                said = replace(said, cost=100 - (stands.share if seat == 0 else 100 - stands.share))
            after = before
            yield _in_words(game, position, ReviewedMove(ply, seat, game.write(move), said, stands), move), before
        else:
            assert advice is not None
            told = advice.advise(game.view(position, seat), move)
            if told is None:
                yield None, UNKNOWN
                continue
            stands = None if told.after is None else _seen_from(seat, told.after)
            yield _in_words(game, position, ReviewedMove(ply, seat, game.write(move), told, stands), move), UNKNOWN


def _in_words(game: Game, position: Any, reviewed: ReviewedMove, move: Any) -> ReviewedMove:
    """Return the same, with the move and the better ones as sentences."""
    better = (move_in_words(game, position, reviewed.seat, game.read(text)) for text in reviewed.better[:NAMED])
    told = move_in_words(game, position, reviewed.seat, move)
    return replace(reviewed, told=told, instead=tuple(each for each in better if each is not None))


def _seen_from(seat: Seat, after: Estimate) -> Standing:
    """Return the mover's estimate as that of seat 0."""
    if seat == 0:
        return Standing(None, share=after.share, low=after.low, high=after.high)
    return Standing(None, share=100 - after.share, low=100 - after.high, high=100 - after.low)


# Games whose positions are known, for two


def worth_of(game: Game, analysis: GameAnalysis, position: Any) -> Worth:
    """Return what a position is worth to its mover; when the game is over, to the seat that would be next."""
    to_move = game.to_move(position)
    return analysis.value(position) if to_move else _LOST


_LOST = Worth(wins=False, plies=0, exact=True)


def standing(game: Game, analysis: GameAnalysis, position: Any, worth: Worth, *, estimates: bool = True) -> Standing:
    """Return how a position stands that is worth this to its mover."""
    outcome = game.outcome(position)
    if outcome is not None:
        return Standing(outcome.winners[0] if len(outcome.winners) == 1 else None, 0, exact=True)
    (seat,) = game.to_move(position)
    if worth.wins is not None:
        return Standing(seat if worth.wins else 1 - seat, worth.moves, worth.exact)
    found = analysis.estimate(position) if estimates else None
    return Standing(None) if found is None else _seen_from(seat, found)


def _judged(
    game: Game, analysis: GameAnalysis, position: Any, then: Any, seat: Seat, move: Any, after: Worth
) -> tuple[Advice, Worth]:
    """Return what is said of the move between these positions, and what the first of them is worth."""
    made = _made(game, then, seat, after)
    before = analysis.value(position)
    if made.wins and (before.wins is None or (made.exact and preference(made) > preference(before))):
        before = Worth(wins=True, plies=made.plies, exact=False)  # the move itself shows more than was known
    said = _said(game, analysis, position, then, before, made)
    if before.wins is None and not made.wins and game.outcome(then) is None:
        said = _compared(game, position, move, made, said)
    return said, before


def _compared(game: Game, position: Any, move: Any, made: Worth, said: Advice) -> Advice:
    """Return what a strong player's estimate adds to what is said of a move, where no one knows who wins."""
    strong = strong_choice(game)
    found = None if strong is None else strong.compared(position, move)
    if found is None:
        return said
    if made.wins is False and found.better == str(move):
        return said  # it loses, but a strong player knows nothing better
    had = 0 if made.wins is False else found.had
    cost = found.best - had
    facts: dict[str, str | int] = {"share": had, "best": found.best, "better": found.better, "moves": made.moves or 0}
    if said.sign == "lost":
        return replace(said, better=(found.better,), cost=max(1, cost))
    if cost >= found.mistake:
        code = "review-worse-loses" if made.wins is False else "review-worse"
        return Advice("lost", code, facts, (found.better,), cost)
    if made.wins is False:
        return said
    if cost <= found.good:
        return Advice("kept", "review-as-good", facts)
    return Advice("unknown", "review-close", facts, (found.better,), cost)


def _made(game: Game, then: Any, seat: Seat, after: Worth) -> Worth:
    """Return what a move is worth to the seat that makes it."""
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
            return Advice("lost", "review-loses", _facts(made, before, better), better, 100)
        if over or analysis.HORIZON is not None:
            return Advice("lost", "review-misses", _facts(made, before, better), better, _MISSED)
        return Advice("unknown", "review-perhaps", _facts(made, before, better), better)
    if before.wins is False:
        sooner = before.exact and made.exact and (made.moves or 0) < (before.moves or 0)
        return Advice("kept", "review-sooner" if sooner else "review-lost-already", _facts(made, before))
    if made.wins is False:
        # Where all was looked at within the horizon, a position is only left open if some move stops the other side.
        near = analysis.HORIZON is not None and made.exact and (made.moves or 0) <= analysis.HORIZON
        known = near and analysis.searched(position)
        if known:
            return Advice("lost", "review-allows", _facts(made), cost=_ALLOWED)
        return Advice("unknown", "review-now-lost", _facts(made))
    if over:
        return Advice("kept", "review-draws", {})
    return Advice("unknown", "review-unknown", {})


def _facts(made: Worth, before: Worth | None = None, better: tuple[str, ...] = ()) -> dict[str, str | int]:
    """`moves` is the count after the move, `best` what there was; `known` and `best-known` say how sure a count is."""
    facts: dict[str, str | int] = {"moves": made.moves or 0, "known": sureness(made)}
    if before is not None:
        facts |= {"best": before.moves or 0, "best-known": sureness(before)}
    if better:
        facts |= {"better": ", ".join(better[:NAMED]), "more": max(0, len(better) - NAMED)}
    return facts


NAMED = 3
"""Better moves that a sentence names."""
_MISSED, _ALLOWED = 50, 50
"""What it costs to miss a win, or to allow one, where the other outcome is not known."""


def sureness(worth: Worth) -> str:
    """Return how well a count is known: exactly, at most this many, or not at all."""
    if worth.plies is None:
        return "no"
    return "exact" if worth.exact else "most"


def _quickest(winning: Choices) -> tuple[str, ...]:
    """Return the winning moves that are as good as the first of them."""
    return tuple(text for text, worth in winning if preference(worth) == preference(winning[0][1]))


def best_line(game: Game, analysis: GameAnalysis, position: Any, choices: Choices, seconds: float) -> tuple[str, ...]:
    """Return how it goes on from these choices if both play the best that is known, while there is time."""
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
