"""DuAlma's policy: what is saved likes in whole numbers what the formulas like, in both phases."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from benchmarks.dualma_policy import TRAINED, Policy, feel, liking, new_felt, read_policy
from benchmarks.dualma_puct import Puct
from parlour.games.dualma import GAME, rules
from parlour.games.dualma.engine.judgement import JUDGING
from parlour.games.dualma.engine.kernels import ALL, NONE, PASS, WIDTH, list_steps
from parlour.games.dualma.engine.positions import move_of, row_of
from parlour.sitting import begin
from scripts import dualma_policy
from scripts.dualma_policy import Seen, choices_of, likings, load, save, untrained
from tests.games.dualma.test_network import Sets, boards

LAYING = NONE + 64 * NONE


def choices() -> tuple[list[Sets], Seen]:
    """Of moves, of discs of one's own and of the other's colour; taken is always the first."""
    found, moves, laid = [], [], []
    listed = np.zeros(WIDTH, dtype=np.int64)
    for sets in boards(60):
        free = ALL & ~(sets[0] | sets[1])
        if list_steps(*sets, listed) > 1:
            found.append(sets)
            moves.append(listed[0])
            laid.append(0)
        if not sets[2] | sets[3]:
            found += [sets, sets]
            moves += [LAYING + 4096 * ((free & -free).bit_length() - 1)] * 2
            laid += [1, 2]
    seen, taken, whole = choices_of(np.array(found), np.array(moves), np.array(laid))
    assert len(whole) == len(found)
    assert not taken.any()
    assert set(laid) == {0, 1, 2}
    return found, seen


def policy_with_everything() -> dualma_policy.Policy:
    """A policy none of whose numbers is zero."""
    chance = np.random.default_rng(2)
    return dualma_policy.Policy(*(part + 0.05 * chance.standard_normal(np.shape(part)) for part in untrained(1)))


def check_liked(found: list[Sets], seen: Seen, expected: np.typing.NDArray[np.float32], whole: Policy) -> None:
    """The kernels like every choice, in hundredths of a logarithm, as this says."""
    room, felt = np.zeros(JUDGING, dtype=np.int64), new_felt()
    for number, sets in enumerate(found):
        feel(sets, ALL, ALL, whole, room, felt)
        for left, reached, logit in zip(seen.left[number], seen.reached[number], expected[number], strict=True):
            if logit > -1e8:
                assert liking(felt, int(left), int(reached), whole.weights) == pytest.approx(100 * logit, abs=8)


@pytest.mark.slow
def test_what_is_saved_likes_as_the_formulas_do(tmp_path: Path) -> None:
    policy, (found, seen) = policy_with_everything(), choices()
    save(policy, tmp_path / "policy.npz")
    check_liked(found, seen, np.asarray(likings(policy, seen)), read_policy(tmp_path / "policy.npz"))


@pytest.mark.slow
def test_the_policy_beside_the_benchmark_likes_as_its_numbers_say() -> None:
    found, seen = choices()
    check_liked(found, seen, np.asarray(likings(load(TRAINED), seen)), read_policy())


def test_a_position_without_a_choice_teaches_nothing() -> None:
    seen, taken, whole = choices_of(np.array([(0, 1 << 60, 0, 0)]), np.array([PASS]), np.array([0]))
    assert len(seen.left) == len(taken) == len(whole) == 0


BEFORE_A_ROW = """
b@d4 w@a4 b@i9 w@d5 b@d6 w@h8 b@i5 w@c5 b@c6 w@e1 b@a1 w@e6 b@f7 w@h5 b@g9 w@c4 b@f5 w@b1 b@a5 w@d7 b@b3 w@c1
c5-d6 d4-c4 d7-c6 f7-e6 d5-c5 a5-a4 c1-c2 i9-h8 c2-c3 b3-c3 c5-b5 f5-e5 b5-c5 i5-h5 b1-c2 g9-f8 c2-d3 h8-f8-e7 c5-d5
"""


@pytest.mark.slow
def test_puct_makes_a_row_that_is_at_hand() -> None:
    sitting = begin(GAME, rules.options({}), None)
    for text in BEFORE_A_ROW.split():
        sitting = sitting.after(text)
    thinker = Puct((np.zeros(0, dtype=np.int64), np.zeros(0, dtype=np.int64)), 1 << 40, 0.01)
    move = move_of(thinker.choose(row_of(sitting.position), 1), sitting.position)
    assert rules.outcome(rules.play(sitting.position, 0, move)) is not None
