"""DuAlma's search: its judgement is fair to both sides, it sees threats, and it repeats itself without a clock."""

from __future__ import annotations

import numpy as np
import pytest

from parlour.engines.compiled import seeded
from parlour.games.dualma import notation, rules
from parlour.games.dualma.engine.judgement import FEATURES, JUDGING, WEIGHTS, features, judge
from parlour.games.dualma.engine.kernels import PASS, PLACED, list_moves, make_move
from parlour.games.dualma.engine.network import trained
from parlour.games.dualma.engine.placement import policy_placing, quick_placing, searched_placing
from parlour.games.dualma.engine.positions import move_of, row_of, seen_by_mover
from parlour.games.dualma.engine.search import SURE, WIN, forget, new_workspace, think
from parlour.games.dualma.engine.turns import list_turns, network_placing
from parlour.games.dualma.rules import Position
from tests.games.dualma.boards import after, choices, movement, start
from tests.games.dualma.move_numbers import number_of
from tests.games.dualma.test_solver import DOUBLE_THREAT

NETWORKS = trained(), trained()

BEGUN = "b...w/.w..b./..b.w../.w....b./b..w.b..w/.b....w./..w.b../.b..w./wb.bw w 0"
"""Some position at the start of the movement phase."""


def counted(position: Position) -> list[int]:
    counts = np.zeros(FEATURES, dtype=np.int64)
    features(*seen_by_mover(position), counts)
    return [int(count) for count in counts]


def test_what_is_mine_is_the_other_side_s_loss() -> None:
    mine, theirs, my_under, their_under = seen_by_mover(DOUBLE_THREAT)
    counts = np.zeros(FEATURES, dtype=np.int64)
    without_turn = WEIGHTS.copy()
    without_turn[0] = 0
    value = judge(mine, theirs, my_under, their_under, without_turn, counts)
    assert judge(theirs, mine, their_under, my_under, without_turn, counts) == -value


def test_features_count_what_they_say() -> None:
    position = movement({"e4": "bw", "e5": "ww", "e6": "b"})
    counts = counted(position)
    assert counts[:5] == [1, 1, 1, 1, 1], "a turn, a stack on black, one on white, e6 single and e3 empty"
    assert counts[8] == 1, "the centre"


def test_a_win_in_two_is_found_and_named() -> None:
    thought = think(row_of(DOUBLE_THREAT), 200_000)
    assert str(move_of(thought.move, DOUBLE_THREAT)) == "f4-e4"
    assert thought.wins_in == 2
    assert thought.value > SURE


def test_a_loss_is_seen_coming() -> None:
    threatened = after(DOUBLE_THREAT, "f4-e4")
    thought = think(row_of(threatened), 200_000)
    assert (WIN + thought.value) // 2 == 1, "the other side needs one move more"
    assert thought.wins_in is None


def test_the_same_budget_gives_the_same_thought() -> None:
    row = row_of(movement({"e4": "bw", "d6": "b"}))
    assert think(row, 5_000, noise=20, seed=3) == think(row, 5_000, noise=20, seed=3)
    assert think(row, 5_000).nodes <= 5_000


def test_a_repeated_board_is_a_draw_in_the_search() -> None:
    """White is far behind and can go back to a board that came up before."""
    position = after(movement({"e5": "w", "d1": "b"}), "e5-e6", "d1-d2", "e6-e5", "d2-d1")
    row = row_of(position)
    assert str(move_of(think(row, 2_000).move, position)) in choices(position)


def test_a_stuck_side_passes() -> None:
    places = ("a1", "a3", "a5", "c1", "c3", "c5", "c7", "e1", "e3", "e7", "e9")
    assert think(row_of(movement(dict.fromkeys(places, "wb"))), 1_000).move == PASS


@pytest.mark.slow
def test_placings_are_legal_to_the_last_disc() -> None:
    row = row_of(start())
    listed = np.zeros(256, dtype=np.int64)
    work = new_workspace(10)
    while row[PLACED] < 22:
        count = list_moves(row, listed)
        turn = int(row[PLACED])
        match turn // 2 % 4:
            case 0:
                number = policy_placing(row, 5, seeded(turn))
            case 1:
                number = searched_placing(row, seeded(turn), width=2, completions=1, depth=1)
            case 2:
                number = network_placing(row, NETWORKS, work, 20_000)
                forget(work)
            case _:
                number = quick_placing(row, 5, seeded(turn), NETWORKS[0])
        assert number in listed[:count]
        make_move(row, number)


def test_turns_are_listed_best_first_and_none_twice() -> None:
    """On a board that a reflection leaves as it is, each turn has an image that is worth the same."""
    position = after(start(), "b@d4", "w@f6")
    row, spent = row_of(position), np.zeros(3, dtype=np.int64)
    turns, worths = np.zeros(6, dtype=np.int64), np.zeros(6, dtype=np.int64)
    room = np.zeros(JUDGING, dtype=np.int64)
    black, white = int(row[0]), int(row[1])
    assert list_turns(black, white, 2, NETWORKS[0], room, turns, worths, spent) == 6
    for turn, worth, less in zip(turns.tolist(), worths.tolist(), [*worths[1:].tolist(), -(1 << 60)], strict=True):
        after_it = black | 1 << (turn & 63), white | 1 << (turn >> 6)
        assert worth == -judge(*after_it, 0, 0, NETWORKS[0], room), "White places"
        assert worth > less


def placed(board: str, discs: int, nodes: int) -> int:
    """What the mover has, by a search, when the networks have laid this many discs on an unfinished board."""
    row, work = row_of(notation.read_position(start().options, board)), new_workspace()
    for _ in range(discs):
        forget(work)
        make_move(row, network_placing(row, (trained("placement"), trained()), work, nodes))
    forget(work)
    return think(row, 200_000, weights=trained(), bold=True, workspace=work).value


@pytest.mark.slow
def test_the_last_turn_stops_what_white_would_begin_with() -> None:
    """A game that was lost to Monte-Carlo: none of the turns that the network likes best stops White."""
    board = "....w/..b.../..bb.../...b..../w..b....w/...b..b./...b.b./..www./wwbww b@d7 w@b5"
    assert placed(board, discs=2, nodes=150_000) < 150


@pytest.mark.slow
def test_white_s_last_turn_sees_what_black_would_answer() -> None:
    """A game that the networks lost to Monte-Carlo: b@f9 w@f8 leaves Black a turn that wins unseen."""
    board = "...../w...w./.b.ww../...w.w../........./b......./....w../..bbbb/bwwbb b@a4 w@a2"
    assert placed(board, discs=4, nodes=300_000) > 0


def test_what_is_forgotten_leaves_no_moves_to_try_first() -> None:
    work = new_workspace()
    think(row_of(notation.read_position(rules.options({}), BEGUN)), 10_000, workspace=work)
    assert np.any(work["refuted"] > 0)
    forget(work)
    assert np.all(work["refuted"] < 0)


@pytest.mark.slow
def test_a_move_that_is_refuted_at_the_next_depth_is_given_up_in_time() -> None:
    """A game that was lost to Monte-Carlo: c4-c5 looks well, and loses in four moves."""
    board = "...../...www/....ww./.....w../.w......b/wbwb..../...wb.b/b..bb./.bwbb w 0 b@c5 w@c4"
    position = notation.read_position(start().options, board)
    thought = think(row_of(position), 180_000, weights=trained(), bold=True)
    assert str(move_of(thought.move, position)) == "a3-b4"


def test_a_bold_search_finds_the_same_wins() -> None:
    thought = think(row_of(DOUBLE_THREAT), 200_000, bold=True)
    assert str(move_of(thought.move, DOUBLE_THREAT)) == "f4-e4"
    assert thought.wins_in == 2
    assert (WIN + think(row_of(after(DOUBLE_THREAT, "f4-e4")), 200_000, bold=True).value) // 2 == 1


def test_a_bold_search_looks_deeper_with_as_many_nodes() -> None:
    row = row_of(notation.read_position(rules.options({}), BEGUN))
    assert think(row, 60_000, bold=True).depth > think(row, 60_000).depth


def test_a_turn_puts_one_s_own_disc_with_its_like() -> None:
    position = after(start(), "b@d4", "w@a1", "b@i9", "w@f6")
    own = move_of(policy_placing(row_of(position), 0, seeded(1)), position)
    assert number_of(own) in {number_of(notation.read(f"b@{place}")) for place in ("c3", "c4", "d3", "d5", "e4")}
