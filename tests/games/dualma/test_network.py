"""DuAlma's network: packed lanes say what plain sums say, turned boards are worth the same, bad numbers are refused."""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib.resources import files

import numpy as np
import pytest

from benchmarks import dualma_network
from parlour.boards.hexes import DIRECTIONS, HEXES, INDEX, on_board, symmetries, walk
from parlour.engines.compiled import Ints, seeded
from parlour.engines.playouts import UNDECIDED
from parlour.games.dualma.engine.judgement import JUDGING, WEIGHTS, judge
from parlour.games.dualma.engine.kernels import RESULT, make_move, random_move, side
from parlour.games.dualma.engine.network import FINE, INPUTS, ORBITS, TRAITS, WINDOWS, ZONE, network_of, trained
from parlour.games.dualma.engine.positions import row_of
from tests.games.dualma.boards import start

Sets = tuple[int, int, int, int]
NAMES = ("windows", "places", "hidden", "summed")


def kept() -> dict[str, Ints]:
    with files("parlour.games.dualma.engine").joinpath("network.npz").open("rb") as file, np.load(file) as numbers:
        return {name: numbers[name].astype(np.int64) for name in NAMES}


def boards(count: int) -> list[Sets]:
    """From random games, seen by the mover, with and without stacks."""
    found: list[Sets] = []
    register = seeded(4)
    row = row_of(start())
    while len(found) < count:
        if row[RESULT] != UNDECIDED:
            row = row_of(start())
        for _ in range(7):
            if row[RESULT] == UNDECIDED:
                move, register = random_move(row, register)
                make_move(row, move)
        own = side(row)
        found.append((int(row[own]), int(row[1 - own]), int(row[2 + own]), int(row[3 - own])))
    return found


def kind(sets: Sets, at: int) -> int:
    mine, theirs, my_under, their_under = (bits >> at & 1 for bits in sets)
    if not mine and not theirs:
        return 0
    if not my_under and not their_under:
        return 1 if mine else 2
    return (3 if my_under else 4) if mine else (5 if my_under else 6)


def plainly(sets: Sets, numbers: dict[str, Ints]) -> int:
    """The same network, one number at a time."""
    inputs = [0] * INPUTS
    for at, place in enumerate(HEXES):
        felt = numbers["places"][ORBITS[at]].copy()
        for direction in DIRECTIONS[:3]:
            window = 0
            for step in (2, 1, 0, -1, -2):
                reached = walk(place, direction, step)
                window = window * 8 + (kind(sets, INDEX[reached]) if on_board(reached) else 7)
            felt += numbers["windows"][window]
        for trait in range(TRAITS):
            inputs[int(ZONE[at]) * TRAITS + trait] += max(0, int(felt[trait]))
    hidden, summed = numbers["hidden"], numbers["summed"]
    total = int(summed[INPUTS]) + sum(int(summed[number]) * inputs[number] for number in range(INPUTS))
    for unit in range(hidden.shape[1]):
        felt_by_unit = int(hidden[INPUTS, unit])
        felt_by_unit += sum(int(hidden[number, unit]) * inputs[number] for number in range(INPUTS))
        total += (max(0, felt_by_unit) >> FINE) * int(hidden[INPUTS + 1, unit])
    return total >> FINE


def judged(sets: Sets, weights: Ints) -> int:
    return judge(*sets, weights, np.zeros(JUDGING, dtype=np.int64))


@pytest.mark.slow
def test_the_lanes_say_what_plain_sums_say() -> None:
    numbers = kept()
    for sets in boards(60):
        assert judged(sets, trained()) == plainly(sets, numbers)


def test_a_turned_or_reflected_board_is_worth_the_same() -> None:
    for sets in boards(12):
        for symmetry in symmetries():
            turned = [0, 0, 0, 0]
            for number, bits in enumerate(sets):
                for at, place in enumerate(HEXES):
                    turned[number] |= (bits >> at & 1) << INDEX[symmetry(place)]
            assert judged((turned[0], turned[1], turned[2], turned[3]), trained()) == judged(sets, trained())


def test_the_weights_decide_who_judges() -> None:
    sets = boards(5)[4]
    assert judged(sets, WEIGHTS) != judged(sets, trained())


def test_a_network_of_another_shape_is_refused() -> None:
    numbers = kept()
    with pytest.raises(ValueError, match="shape"):
        network_of(numbers["windows"], numbers["places"], numbers["hidden"], numbers["summed"][:5])


def test_a_number_that_no_lane_can_hold_is_refused() -> None:
    numbers = kept()
    numbers["windows"][WINDOWS - 1, 0] = 5000
    with pytest.raises(ValueError, match="room"):
        network_of(*(numbers[name] for name in NAMES))


@pytest.mark.long
def test_the_network_holds_with_checked_bounds_and_without_the_compiler(hold: Callable[..., None]) -> None:
    hold(__file__)


def test_a_match_of_one_pair_has_no_interval(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "argv", ["dualma_network", "--pairs", "1", "--nodes", "1"])
    with pytest.raises(SystemExit, match="2"):
        dualma_network.main()
    assert "at least 2" in capsys.readouterr().err
