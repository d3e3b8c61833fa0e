"""Tableaus for tests, written as a player would: cards and cells, laws in notation."""

from __future__ import annotations

from dataclasses import replace

import pytest

from parlour import words
from parlour.game import IllegalMove, Refusal
from parlour.games.duel_of_law import notation, rules
from parlour.games.duel_of_law.atoms import Law, read_law
from parlour.games.duel_of_law.notation import read_laid
from parlour.games.duel_of_law.rainbow import CARDS, Card, deck, read_card
from parlour.games.duel_of_law.rules import Position
from parlour.games.duel_of_law.tableau import Axis, Branch, Cell, Token

DECK = deck("1-16")


def cards(text: str) -> tuple[Card, ...]:
    return tuple(map(read_card, text.split()))


def atoms(text: str) -> Law:
    return read_law(text)


def branch(line: str, *tokens: tuple[int, str]) -> Branch:
    """`branch("row@0,0", (1, "suit=red"), (0, "digit:even"))`: tokens from the bottom, laid in turns 0, 1 …"""
    axis, _, cell = line.partition("@")
    x, y = map(int, cell.split(","))
    stack = tuple(Token(seat, read_law(atom)[0], turn) for turn, (seat, atom) in enumerate(tokens))
    return Branch(Axis(axis), Cell(x, y), stack)


def position(
    laid: str, *hands: str, branches: tuple[Branch, ...] = (), pile: str | None = None, turn: int = 0, **options: str
) -> Position:
    """A tableau, the hands of two or more seats, and the rest of the deck as the pile unless told."""
    held = tuple(cards(hand) for hand in hands)
    lying = read_laid(laid.replace(" ", "+"))
    used = {card for hand in held for card in hand} | {one.card for one in lying}
    rest = tuple(card for card in CARDS if card not in used) if pile is None else cards(pile)
    return Position(
        replace(rules.options(options), players=len(hands)),
        hands=held,
        pile=rest,
        laid=lying,
        branches=branches,
        turn=turn,
    )


def played(at: Position, *moves: str) -> Position:
    """The position after these moves, each by a person who is the first that may move."""
    for text in moves:
        at = rules.play(at, min(rules.to_move(at)), notation.read(text))
    return at


def refused(at: Position, text: str, seat: int | None = None) -> str:
    """The code of the refusal, which must have its sentence; nothing changes."""
    before = replace(at)
    with pytest.raises(IllegalMove) as refusal:
        rules.play(at, min(rules.to_move(at)) if seat is None else seat, notation.read(text))
    assert at == before
    return said(refusal.value)


def said(refusal: Refusal) -> str:
    assert words.say(refusal.code, refusal.facts)
    return refusal.code


def laws_of(at: Position) -> dict[str, str]:
    """The branches: where they start, and their laws."""
    return {f"{one.axis}@{one.start}": "&".join(map(str, one.law)) for one in at.branches}
