"""What a designer asks of Duel of Law: what the options change, who is ahead, and how a game comes to its end."""

from __future__ import annotations

from parlour.games.duel_of_law.atoms import Alt, Incr, Run
from parlour.games.duel_of_law.play_check import Lay
from parlour.games.duel_of_law.rules import Move, Position, branches_owned
from parlour.sitting import Sitting

STRENGTHS = ("4", "9", "12")
COMPARED = {"players": ("3", "4"), "deck": ("1-17",), "mathematics": ("wide",)}
COMPARED_BY = "9"
UNCHANGED = ("objection", "deadline", "hint", "laws", "words")

SHARES = frozenset({"swept", "ordered"})

_SWEEP = 9
"""Cards laid in one turn that are most of a hand: it begins with twelve."""


def measure(sitting: Sitting) -> dict[str, float]:
    """Return how many cards the last turn laid, and whether that was most of a hand by a law of order."""
    _, move = sitting.moves[-1]
    laid = len(move.laid) if isinstance(move, Lay) else 0
    laws = [claim.atom for claim in move.claims] if isinstance(move, Lay) else []
    ordered = laid >= _SWEEP and any(isinstance(law, Incr | Run | Alt) for law in laws)
    return {"last": float(laid), "swept": float(laid >= _SWEEP), "ordered": float(ordered)}


def opening_kind(position: Position, move: Move) -> tuple[str, int]:
    return ("lay", len(move.laid)) if isinstance(move, Lay) else ("draw", 0)


def standing(position: Position) -> tuple[float, ...]:
    """Return who owns more branches."""
    return tuple(float(count) for count in branches_owned(position))


def elements(position: Position, move: Move) -> tuple[tuple[str, str], ...]:
    """Return the cards that are laid, and the kinds of the laws that are claimed."""
    if not isinstance(move, Lay):
        return ()
    laws = (type(claim.atom).__name__.lower() for claim in move.claims)
    return (*(("card", str(card)) for card in move.cards), *(("law", law) for law in laws))
