"""Duality's engine in lockstep with its rules."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from parlour.chance import Chance
from parlour.engines.compiled import Ints, seeded
from parlour.games.duality import rules
from parlour.games.duality.engine import kernels as engine
from parlour.games.duality.engine import layout
from parlour.games.duality.engine import rows as duality_rows
from tests.games.duality.row_outcomes import move_number, outcome_of
from tests.games.duality.scenes import example, played, scene

READINGS = [
    {},
    {"join": "crossing"},
    {"join": "wires", "completes": "mover"},
    {"rows": "3", "hands": "open"},
    {"rows": "5", "limit": "30"},
]


def listed(row: Ints) -> list[int]:
    moves = np.empty(layout.WIDTH, dtype=np.int64)
    count = engine.list_moves(row, moves)
    return [int(move) for move in moves[:count]]


def in_step(position: rules.Position, row: Ints) -> None:
    """The engine's row says what the position says."""
    assert outcome_of(row) == position.result
    again = duality_rows.row_of(position, int(row[layout.THINKER]))
    for field in (layout.SIDE, layout.TURN, layout.POINTS, layout.COUNT, layout.PILED, layout.HASH):
        assert row[field] == again[field], field
    for seat in (0, 1):
        hand = slice(layout.HANDS + 3 * seat, layout.HANDS + 3 * seat + 3)
        assert sorted(row[hand]) == sorted(again[hand])
        if position.options.hands == "hidden":
            assert row[layout.KNOWN + seat] == again[layout.KNOWN + seat]
    assert (row[layout.GRID :] == again[layout.GRID :]).all()
    if position.result is None:
        assert row[layout.PASSES] == again[layout.PASSES]
        past = int(again[layout.PAST])
        assert row[layout.PAST] == past
        assert (row[layout.HISTORY : layout.HISTORY + past] == again[layout.HISTORY : layout.HISTORY + past]).all()
        expected = {move_number(move) for move in rules.moves(position, position.mover)}
        assert sorted(listed(row)) == sorted(expected)


def lockstep(texts: dict[str, str], games: range) -> int:
    options = rules.options(texts)
    plies = 0
    for key in games:
        chance = Chance(f"lockstep {key}")
        position = rules.setup(options, rules.deal(options, chance))
        row = duality_rows.row_of(position, 0)
        while position.result is None:
            in_step(position, row)
            # Swaps are preferred now and then, so that positions come again.
            moves = rules.moves(position, position.mover)
            swaps = [move for move in moves if isinstance(move, rules.Replace)]
            move = chance.pick(swaps if swaps and key % 3 == 0 else moves)
            assert duality_rows.move_at(row, move_number(move)) == move
            engine.make_move(row, move_number(move))
            position = rules.play(position, position.mover, move)
            plies += 1
        in_step(position, row)
    return plies


@pytest.mark.parametrize("texts", READINGS, ids=str)
def test_lockstep(texts: dict[str, str]) -> None:
    assert lockstep(texts, range(12)) > 60


@pytest.mark.slow
@pytest.mark.parametrize("texts", READINGS, ids=str)
def test_lockstep_over_many_games(texts: dict[str, str]) -> None:
    assert lockstep(texts, range(1000, 1100)) > 600


def test_perft_agrees_with_the_rules() -> None:
    def perft(position: rules.Position, depth: int) -> int:
        if depth == 0:
            return 1
        return sum(
            perft(rules.play(position, position.mover, move), depth - 1)
            for move in rules.moves(position, position.mover)
        )

    position = example()
    row = duality_rows.row_of(position, 0)
    assert [engine.perft(row, depth) for depth in (1, 2)] == [perft(position, depth) for depth in (1, 2)]


def test_only_the_full_deck() -> None:
    with pytest.raises(ValueError, match="full deck"):
        duality_rows.row_of(scene({"1": "bcwcbw"}), 0)


def test_a_shuffle_leaves_what_the_thinker_sees() -> None:
    """The own hand and the other's known cards stay; everything else turns up everywhere; the hash follows."""
    position = example()
    replaces = next(move for move in rules.moves(position, 0) if isinstance(move, rules.Replace))
    position = played(position, str(replaces))
    known = position.known[0][0] - 1
    register = seeded(1)
    hands: set[int] = set()
    tops: set[int] = set()
    for _ in range(800):
        row = duality_rows.row_of(position, 1)
        before = row.copy()
        register = engine.shuffle(row, register)
        own = slice(layout.HANDS + 3, layout.HANDS + 6)
        other = slice(layout.HANDS, layout.HANDS + 3)
        assert (row[own] == before[own]).all()
        assert known in row[other]
        hands.update(int(card) for card in row[other])
        tops.add(int(row[layout.PILE + len(position.pile) - 1]))
        fresh = duality_rows.row_of(position, 1)
        fresh[layout.HANDS : layout.HANDS + 6] = row[layout.HANDS : layout.HANDS + 6]
        expected = int(fresh[layout.HASH])
        for seat_cards, sign in ((before, 1), (row, 1)):
            for card in seat_cards[other]:
                expected ^= sign * engine.hand_code(0, int(card))
        assert row[layout.HASH] == expected
    unseen = {card - 1 for card in (*position.hands[0], *position.pile)}
    assert hands == unseen
    assert tops == unseen - {known}


@pytest.mark.long
def test_the_kernels_hold_with_checked_bounds_and_without_the_compiler(hold: Callable[..., None]) -> None:
    search = str(Path(__file__).with_name("test_search.py"))
    hold(__file__, search, quick="perft or leaves_what or the_start or root_is_left")
