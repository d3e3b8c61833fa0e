"""Those who watch guess along: the audience chooses pairs as one more player, by its votes.

And what to remember of a finished game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from parlour.game import Facts, IllegalMove
from parlour.games.duos.notation import read
from parlour.games.duos.rules import PAIRS, cards, over
from parlour.games.duos.values import Choose, Pair, Position, Turn


def guess(position: Position, text: str) -> str:
    """Four pairs of the cards that lie there, like a player's."""
    move = read(text)
    if over(position) or not isinstance(move, Choose):
        raise IllegalMove("nothing-to-guess")
    used = [card for pair in move.pairs for card in pair]
    for card in used:
        if card not in cards(position):
            raise IllegalMove("duos-not-on-table", card=card)
        if used.count(card) > 1:
            raise IllegalMove("duos-card-twice", card=card)
    if len(move.pairs) != PAIRS:
        raise IllegalMove("duos-four-pairs", count=len(move.pairs))
    return str(move)


def guessed(before: Position, after: Position, guesses: Sequence[str]) -> tuple[str, int] | None:
    """The four pairs with the most votes; a point for each that the Narrator chose, or that two have in common."""
    if after.turn == before.turn or after.last is None or not guesses:
        return None
    board = _board_of_all([move for text in guesses if isinstance(move := read(text), Choose)])
    matched = {match.pair for match in after.last.matches}
    return str(Choose(board)), sum(pair in matched for pair in board)


def _board_of_all(choices: Sequence[Choose]) -> tuple[Pair, ...]:
    votes = Counter(pair for choice in choices for pair in choice.pairs)
    found: list[Pair] = []
    for pair, _ in sorted(votes.items(), key=lambda item: (-item[1], item[0])):
        if len(found) < PAIRS and not any(card in other for other in found for card in pair):
            found.append(pair)
    return tuple(sorted(found))


def moments(positions: Sequence[Position]) -> tuple[tuple[str, Facts], ...]:
    """Return a perfect match, a pair that all chose, a pair that no one saw: the latest of each."""
    turns = {position.last.number: position.last for position in positions if position.last is not None}
    found: dict[str, Facts] = {}
    for turn in turns.values():
        found |= _moments_of(turn)
    return tuple(found.items())


def _moments_of(turn: Turn) -> dict[str, Facts]:
    found: dict[str, Facts] = {}
    number, others = turn.number, len(turn.boards) - 1
    if turn.narrator is None:
        if len(turn.matches) == PAIRS:
            found["duos-moment-together"] = {"turn": number}
        return found
    for match in turn.matches:
        facts: Facts = {"turn": number, "one": match.pair[0], "other_card": match.pair[1], "seat": turn.narrator}
        if not match.seats:
            found["duos-moment-alone"] = facts
        elif len(match.seats) == others:
            found["duos-moment-all"] = facts
    for seat in range(others + 1):
        if seat != turn.narrator and len(turn.matches) == sum(seat in match.seats for match in turn.matches) == PAIRS:
            found["duos-moment-perfect"] = {"turn": number, "seat": seat, "other": turn.narrator}
    return found
