"""Forced wins in DuAlma, checked by the rules: what the proof search says holds against every answer."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from parlour.boards.hexes import HEXES, symmetries
from parlour.games.dualma import GAME, rules, solver
from parlour.games.dualma.rules import DISCS, Move, Position, mover, winning_rows
from parlour.games.dualma.solver.forced_wins import forced, judged, key_moves, lines
from parlour.games.dualma.stacks import write_board
from parlour.sitting import begin
from parlour.solvers.analysis import SOON, UNKNOWN, Worth
from parlour.solvers.review import reviewed
from tests.games.dualma.boards import after, movement, start

DOUBLE_THREAT = movement({"e5": "bw", "e4": "b", "f4": "w", "e3": "b", "d2": "w", "e6": "b", "f7": "w"})
"""f4-e4 makes two stacks in a row with a single disc at either end, and White can climb both."""

IN_VAIN = (
    "b@i6 w@e8 b@a1 w@e7 b@c1 w@f6 b@a5 w@e6 b@g8 w@c6 b@e9 w@d6 b@h5 w@a3 b@i9 w@d7 b@c5 w@d4 b@e1 w@d5 b@h9 w@f5"
)
"""All discs lie, and the other side wins; so it would wherever the last one lay."""
LAST_DISC = "b@i5 w@d6 b@g4 w@f6 b@b6 w@e6 b@f3 w@e4 b@c1 w@d5 b@f8 w@e2 b@e3 w@f5 b@g5 w@g6 b@h5 w@d4 b@g9 w@f4 b@e8"
"""One disc is left: on some places it lets the other side win, on others not."""


def wins(position: Position) -> list[Move]:
    """The mover's moves that make a row, by the rules."""
    seat = mover(position)
    return [move for move in rules.moves(position, seat) if winning_rows(rules.play(position, seat, move))]


def test_a_row_at_hand_is_a_win_in_one() -> None:
    position = movement({"e4": "bw", "e5": "ww", "e6": "b", "f7": "w"})
    found = forced(position, 3)
    assert found is not None
    assert found.wins_in == 1
    assert [str(move) for move in key_moves(position, 1)] == ["f7-e6"]


@pytest.mark.slow
def test_a_double_threat_is_a_win_in_two_against_every_answer() -> None:
    assert not wins(DOUBLE_THREAT)
    found = forced(DOUBLE_THREAT, 3)
    assert found is not None
    assert found.wins_in == 2
    assert found.nodes > 1
    for line in lines(DOUBLE_THREAT, 2):
        threatening = rules.play(DOUBLE_THREAT, 1, line.move)
        if line.wins_in is None:
            assert line.answer is not None
            assert not wins(rules.play(threatening, 0, line.answer)), line
        else:
            assert line.wins_in == 2
            for answer in rules.moves(threatening, 0):
                assert wins(rules.play(threatening, 0, answer)), (line, answer)
    assert "f4-e4" in {str(move) for move in key_moves(DOUBLE_THREAT, 2)}


def test_no_win_is_claimed_where_there_is_none() -> None:
    assert forced(movement({"e5": "w"}), 2) is None
    assert key_moves(movement({"e5": "w"}), 1) == ()


def test_a_win_must_come_before_the_other_side_s() -> None:
    """Black threatens a row of its own: White's double threat comes too late unless it also stops that."""
    stacks = {"e5": "bw", "e4": "b", "f4": "w", "e3": "b", "d2": "w", "e6": "b", "f7": "w"}
    position = movement({**stacks, "b2": "wb", "b3": "wb", "b4": "w", "a4": "b"})
    late = next(line for line in lines(position, 2) if str(line.move) == "f4-e4")
    assert late.wins_in is None
    assert late.answer is not None
    assert winning_rows(after(position, "f4-e4", str(late.answer)))


def test_there_is_nothing_to_prove_before_discs_move_or_after_the_end() -> None:
    assert forced(start(), 3) is None
    won = after(movement({"e4": "bw", "e5": "ww", "e6": "b", "f7": "w"}), "f7-e6")
    assert forced(won, 3) is None


def test_analysis_says_who_wins_and_in_how_many_plies() -> None:
    found = {str(move): worth for move, worth in judged(DOUBLE_THREAT, 2)}
    assert (found["f4-e4"].wins, found["f4-e4"].plies) == (True, 3)
    threatened = judged(after(DOUBLE_THREAT, "f4-e4"), 2)
    assert {worth.wins for _, worth in threatened} == {False}
    assert {worth.plies for _, worth in threatened} == {2}
    assert {worth.wins for _, worth in judged(start(), 2)} == {None}


def wins_in(position: Position, move: str) -> int | None:
    """What the solver says of this move, within two own moves."""
    (line,) = (line for line in lines(position, 2) if str(line.move) == move)
    return line.wins_in


def come_up(position: Position, *boards: Position) -> Position:
    """The same position, after each of these has come up twice before, with the mover that it has there."""
    filler = write_board(movement({"e5": "w"}).board)
    earlier: list[str] = []
    for board in (*boards, *boards):
        pair = (write_board(board.board), filler)
        earlier += pair if board.moved % 2 == position.moved % 2 else reversed(pair)
    return replace(position, earlier=tuple(earlier))


def test_a_win_must_come_within_the_limit_of_moves() -> None:
    for limit, found in ((43, 2), (42, None), (41, None)):
        position = replace(DOUBLE_THREAT, options=rules.options({"limit": str(limit)}))
        assert wins_in(position, "f4-e4") == found, limit
        assert (forced(position, 3) is not None) == (found is not None)
        assert {worth.wins for _, worth in judged(position, 2)} == ({True, None} if found else {None})


def test_an_unstoppable_threat_is_no_win_in_one() -> None:
    assert key_moves(DOUBLE_THREAT, 1) == ()


def test_a_move_that_reaches_a_position_for_the_third_time_is_no_win() -> None:
    position = come_up(DOUBLE_THREAT, after(DOUBLE_THREAT, "f4-e4"))
    assert rules.outcome(after(position, "f4-e4")) is not None
    assert wins_in(position, "f4-e4") is None
    elsewhere = forced(position, 2)
    assert (elsewhere is not None) == any(line.wins_in for line in lines(position, 2))
    assert wins_in(replace(position, options=rules.options({"repetition": "free"})), "f4-e4") == 2


def test_an_answer_that_reaches_a_position_for_the_third_time_stops_a_win() -> None:
    threatening = after(DOUBLE_THREAT, "f4-e4")
    answer = rules.moves(threatening, 0)[-1]
    position = come_up(DOUBLE_THREAT, after(threatening, str(answer)))
    (line,) = (line for line in lines(position, 2) if str(line.move) == "f4-e4")
    assert (line.wins_in, line.answer) == (None, answer)
    assert rules.outcome(after(position, "f4-e4", str(answer))) is not None
    once = replace(position, earlier=position.earlier[2:])
    assert wins_in(once, "f4-e4") == 2


def test_the_other_side_s_position_is_not_counted_with_one_s_own() -> None:
    """The same boards with the other side to move do not count."""
    threatening = after(DOUBLE_THREAT, "f4-e4")
    position = come_up(DOUBLE_THREAT, replace(threatening, moved=threatening.moved + 1))
    assert wins_in(position, "f4-e4") == 2


def test_a_position_is_worth_what_its_best_move_is() -> None:
    """Every position of a review: a win, its quickest moves, or a loss whatever is played."""
    everything = dict(solver.analyse(DOUBLE_THREAT, 0))
    assert solver.value(DOUBLE_THREAT) == Worth(wins=True, plies=3, exact=True)
    assert dict(solver.winning(DOUBLE_THREAT)) == {text: worth for text, worth in everything.items() if worth.wins}
    threatened = after(DOUBLE_THREAT, "f4-e4")
    assert solver.value(threatened) == Worth(wins=False, plies=2, exact=True)
    assert {worth for _, worth in solver.analyse(threatened, 0)} == {Worth(wins=False, plies=2, exact=True)}
    assert solver.value(start()) == UNKNOWN


def test_a_review_does_not_blame_a_last_disc_that_was_placed_in_vain() -> None:
    """Wherever it goes, the other side wins in 3. A strong level would have had more of a chance a disc before."""
    sitting = begin(GAME, rules.options({}), None)
    for text in IN_VAIN.split():
        sitting = sitting.after(text)
    before = sitting.positions[-2]
    lost = Worth(wins=False, plies=6, exact=True)
    assert set(dict(solver.analyse(before, 0)).values()) == {lost} == {solver.value(before)}
    found = [judged for judged, _ in reviewed(GAME, sitting.positions, sitting.moves, 22, estimates=False)]
    signs = [(judged.said.sign, judged.said.code) for judged in found[:3] if judged is not None]
    assert signs == [("kept", "review-lost-already"), ("lost", "review-worse-loses"), ("kept", "review-as-good")]
    assert not solver.searched(sitting.positions[-3])


def test_a_last_disc_that_lets_the_other_side_win_is_blamed() -> None:
    sitting = begin(GAME, rules.options({}), None)
    for text in LAST_DISC.split():
        sitting = sitting.after(text)
    worths = dict(solver.analyse(sitting.position, 0))
    assert solver.value(sitting.position) == UNKNOWN
    text = next(text for text, worth in worths.items() if worth.wins is False)
    sitting = sitting.after(text)
    (said, _), *_ = reviewed(GAME, sitting.positions, sitting.moves, len(sitting.moves), estimates=False)
    assert said is not None
    assert (said.said.sign, said.said.code) == ("lost", "review-allows")


def test_positions_are_alike_however_turned_or_reached() -> None:
    turned = {str(place): str(symmetries()[7](place)) for place in HEXES}
    moves = [*LAST_DISC.split(), "w@a1", "d4-c4"]
    image = [re.sub("[a-i][1-9]", lambda found: turned[found[0]], move) for move in moves]
    for count in (3, len(moves)):
        one, other = after(start(), *moves[:count]), after(start(), *image[:count])
        assert write_board(one.board) != write_board(other.board)
        assert solver.alike(one) == solver.alike(other)
    assert solver.alike(one) == solver.alike(replace(one, moved=21, options=replace(one.options, limit=200)))
    assert solver.alike(one) != solver.alike(after(start(), *moves[:-1]))


def test_what_soon_follows_a_position_is_known_however_it_is_turned() -> None:
    turned = {str(place): str(symmetries()[7](place)) for place in HEXES}
    moves = [*LAST_DISC.split(), "w@a1", "d4-c4"]
    sitting = after(start(), *moves)
    for _ in range(SOON + 4):
        moves.append(str(rules.moves(sitting, *rules.to_move(sitting))[0]))
        sitting = after(start(), *moves)
    image = [re.sub("[a-i][1-9]", lambda found: turned[found[0]], move) for move in moves]
    ways = [[after(start(), *way[:count]) for count in range(len(moves) + 1)] for way in (moves, image)]
    for before in range(len(moves) + 1):
        named = solver.alike(ways[0][before])
        for later in range(len(moves) + 1):
            follows = {solver.follows(named, way[later]) for way in ways}
            if 0 <= later - before <= SOON:
                assert follows == {True}
            elif later < min(before, 2 * DISCS) or before + SOON < later <= 2 * DISCS:
                assert follows == {False}
