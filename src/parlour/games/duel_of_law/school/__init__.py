"""Duel of Law's lesson, its puzzles and their maker."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from parlour.game import Facts, Seat
from parlour.games.duel_of_law import rules
from parlour.games.duel_of_law.atoms import judged
from parlour.games.duel_of_law.play_check import Lay
from parlour.games.duel_of_law.rainbow import CARDS
from parlour.games.duel_of_law.rules import Move, Position
from parlour.games.duel_of_law.tableau import Branch, grid, line_through
from parlour.games.duel_of_law.views import View, parsed, view
from parlour.school.coaching import CoachRemark

if TYPE_CHECKING:
    from parlour.school.puzzles import PuzzleLine


def does(task: str, before: Position, seat: Seat, move: Move, after: Position) -> bool:
    if not isinstance(move, Lay):
        return False
    claimed, taken = gained(before, seat, after)
    match task.split():
        case ["claims"]:
            return bool(claimed)
        case ["claims-two"]:
            return len(claimed) > 1
        case ["claims-with", laid]:
            return bool(claimed) and [str(one) for one in move.laid] == [laid]
        case ["claims-tight", most]:
            return bool(claimed) and stealing(before, seat, move) <= int(most)
        case ["lengthens"]:
            return not claimed and not taken and longest(after) > longest(before)
        case ["takes"]:
            return bool(taken)
        case ["takes-with-one"]:
            return bool(taken) and len(move.laid) == 1
    raise ValueError(task)


def gained(before: Position, seat: Seat, after: Position) -> tuple[list[Branch], list[Branch]]:
    """Return the branches that this turn made, and those that it took from others."""
    won = [branch for branch in after.branches if branch.owner == seat and branch.tokens[-1].turn == before.turn]
    new = [branch for branch in won if branch.level == 1]
    return new, [branch for branch in won if branch.level > 1 and branch.tokens[-2].seat != seat]


def stealing(before: Position, seat: Seat, lay: Lay) -> int:
    """Unseen cards that could take the branches that this play claims, counted once for each end."""
    from parlour.games.duel_of_law.players.branches import claimed, danger, unseen_after

    at = parsed(view(before, seat))
    unseen = unseen_after(at, lay)
    return sum(
        danger(at.deck, (*law, *judged((claim.atom,))), cards, unseen).cards
        for claim, cards, _, law in claimed(at, lay)
    )


def longest(position: Position) -> int:
    """Cards in all branches together."""
    cards = grid(position.laid)
    return sum(len(line_through(cards, branch.start, branch.axis)) for branch in position.branches)


def places(move: Move) -> tuple[str, ...]:
    return (*(f"card {card}" for card in move.cards), *map(str, move.cells)) if isinstance(move, Lay) else ()


def whole_deal(text: str) -> str:
    """The cards that are not named come in the order of the deck."""
    named = text.split()
    return text.replace("…", " ".join(str(card) for card in CARDS if str(card) not in named))


def compose(options: Mapping[str, str], count: int, seed: int, hear: Callable[[], None]) -> tuple[PuzzleLine, ...]:
    from parlour.games.duel_of_law.school.maker import compose

    rules.options(options)  # refuses what is no option; puzzles are made with the usual ones
    return compose(count, seed, hear)


def graded(made: Sequence[PuzzleLine]) -> tuple[PuzzleLine, ...]:
    from parlour.games.duel_of_law.school.maker import graded

    return graded(made)


def coached(view: View) -> tuple[CoachRemark, ...]:
    """Return who owns how many branches, and a card with which one more can be claimed, if the hand has one."""
    from parlour.games.duel_of_law.players.branches import claimed
    from parlour.games.duel_of_law.players.plays import best_plays

    if view.seat is None or not view.may_lay:
        return ()
    own = view.owned[view.seat]
    most = max(count for seat, count in enumerate(view.owned) if seat != view.seat)
    standing: Facts = {"own": own, "most": most, "others": len(view.owned) - 1}
    at = parsed(view)
    claiming = [play.lay for play in best_plays(at, 300, patience=2_000, card=-3) if play.lay.claims]
    if not claiming:
        return (CoachRemark("duel-of-law-coach-none", standing),)
    few = min(claiming, key=lambda lay: len(lay.laid))
    card, cards = few.laid[0].card, len(few.laid)
    takes = any(one.victim not in (None, view.seat) for one in claimed(at, few))
    kind = "takes" if takes and cards == 1 else "claims-with-one" if cards == 1 else "claims"
    facts: Facts = {**standing, "card": "joker" if card.joker else str(card), "cards": cards, "kind": kind}
    return (CoachRemark("duel-of-law-coach-claim", facts),)
