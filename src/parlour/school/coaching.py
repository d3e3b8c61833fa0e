"""A first game that is explained: before a learner's turn, one or two sentences about what could happen now.

They come from what the learner sees, and from the rules. Any open game for two is looked at one move ahead; what else
there is to say of a game, the module `school` of its folder says (`game_coach`). Where nothing stands out there is a
tip: `<game>-coach-1`, `-2` and so on in the game's words, one a turn.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol

from parlour import words
from parlour.chance import Chance
from parlour.game import Facts, Game, Seat
from parlour.optional_parts import optional_part


@dataclass(frozen=True, slots=True)
class CoachRemark:
    code: str
    facts: Facts


class Coach(Protocol):
    def coached(self, view: Any, /) -> tuple[CoachRemark, ...]:
        """Return what stands out to the player to move; nothing where the rules or a tip are shown instead."""


game_coach = optional_part(Coach, "school")

WINS_NOW = CoachRemark("coach-win", {})
"""There is a move that wins at once."""


def coached(game: Game, view: Any, turn: int) -> tuple[CoachRemark, ...]:
    """Return what is said before this turn of the learner, who has made this many moves; it may be nothing.

    First of all comes a tip: how to make a move.
    """
    if turn == 0:
        return tip(game, turn)
    own = game_coach(game)
    return (own.coached(view) if own is not None else ()) or _one_ahead(game, view) or tip(game, turn)


def tip(game: Game, turn: int) -> tuple[CoachRemark, ...]:
    """The first tip, how to make a move, is given once; the others rotate."""
    tips = [code for code in words.codes(f"{game.NAME}-coach-") if code.rpartition("-")[2].isdigit()]
    if turn >= len(tips) > 1:
        turn = 1 + (turn - 1) % (len(tips) - 1)
    return (CoachRemark(tips[turn], {}),) if turn < len(tips) else ()


def _one_ahead(game: Game, view: Any) -> tuple[CoachRemark, ...]:
    """Say whether a move wins at once, or lets the other side do so."""
    if not game.is_listable or not game.is_open:
        return ()
    position = game.redeal(view, Chance("nothing is hidden"))
    (seat,) = game.to_move(position)
    faults, moves = [], game.moves(position, seat)
    for move in moves:
        after = game.play(position, seat, move)
        outcome = game.outcome(after)
        if outcome is not None and seat in outcome.winners:
            return (WINS_NOW,)
        reply = None if outcome is not None else _wins(game, after, seat)
        if reply is not None:
            faults.append((game.write(move), reply))
    if not faults:
        return ()
    if len(faults) == len(moves):
        return (CoachRemark("coach-lost", {}),)
    move, reply = faults[0]
    return (CoachRemark("coach-risky", {"move": move, "reply": reply, "more": len(faults) - 1, "count": len(moves)}),)


def _wins(game: Game, position: Any, against: Seat) -> str | None:
    """Return a move by which the other side wins at once, if there is one."""
    (seat,) = game.to_move(position)
    if seat == against:
        return None
    for move in game.moves(position, seat):
        outcome = game.outcome(game.play(position, seat, move))
        if outcome is not None and seat in outcome.winners:
            return game.write(move)
    return None
