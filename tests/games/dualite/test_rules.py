"""Dualité, sentence by sentence, in the rulebook's order."""

from __future__ import annotations

import pytest

from parlour import words
from parlour.boards.square import cells, lines, neighbours, read_cell, symmetries
from parlour.game import BadOption, IllegalMove, Outcome
from parlour.games.dualite import notation, rules, views
from parlour.games.dualite.rules import Mark, Open, Position


def table(text: str, **options: str) -> Position:
    """A position as it is written."""
    return notation.read_position(rules.options(options), text)


def opened(opening: str = "a1+c3", **options: str) -> Position:
    return played(rules.setup(rules.options(options), None), opening)


def played(position: Position, moves: str) -> Position:
    for text in moves.split():
        (seat,) = rules.to_move(position)
        position = rules.play(position, seat, notation.read(text))
    return position


def choices(position: Position) -> str:
    (seat,) = rules.to_move(position)
    return " ".join(sorted(str(move) for move in rules.moves(position, seat)))


def refusal(position: Position, text: str) -> str:
    (seat,) = rules.to_move(position)
    with pytest.raises(IllegalMove) as refused:
        rules.play(position, seat, notation.read(text))
    return words.say(refused.value.code, refused.value.facts)


# The goal


@pytest.mark.parametrize(
    ("before", "winning"),
    [
        ("...o/..o./.o../.... b2", "a1"),
        ("..../..../.oo./o..o a1", None),
        ("o.../.o../..o./..#. c2", "d1"),
        ("..../oo.o/..o./.... c2", "c3"),
        (".o../.o../.o../..#. c1", "b1"),
    ],
)
def test_four_white_circles_in_a_line_win(before: str, winning: str | None) -> None:
    """The goal: four white circles aligned, along a row, a column or a diagonal."""
    position = table(before)
    wins = [
        text
        for text in choices(position).split()
        if (outcome := rules.outcome(played(position, text))) and outcome.reason == "dualite-line"
    ]
    assert wins == ([winning] if winning else [])


def test_four_blackened_circles_in_a_line_win() -> None:
    """The goal: four blackened circles aligned win as well."""
    position = played(table("..../##o#/.o../.... b2"), "c3")
    assert views.view(position, None).line == ("a3", "b3", "c3", "d3")
    assert rules.outcome(position) == Outcome((1,), "dualite-line")


def test_a_mixed_line_does_not_count() -> None:
    """The goal: white ones or black ones, not some of each (ruling 8)."""
    assert rules.outcome(played(table("..../oo.#/.o../.... b2"), "c3")) is None


def test_circles_have_no_owner() -> None:
    """The introduction: a person who completes the line wins, a person who drew the rest (ruling 6)."""
    position = played(opened("a1+d4"), "b2 c3")
    assert rules.outcome(position) == Outcome((0,), "dualite-line")


# The opening


def test_the_first_player_draws_two_circles() -> None:
    """The start: seat 0 draws both, then it is the other's turn (ruling 1)."""
    position = opened("a1+c3")
    assert rules.to_move(position) == {1}
    assert [circle.cell for circle in views.view(position, 0).circles] == ["a1", "c3"]


@pytest.mark.parametrize("pair", ["a1+a2", "a1+b1", "a1+b2", "b3+a4", "c2+c2"])
def test_the_two_circles_may_not_be_neighbours(pair: str) -> None:
    """The start: not by a side, not by a corner (ruling 3), nor the same cell twice."""
    assert "must not be neighbours" in refusal(rules.setup(rules.options({}), None), pair)


def test_the_order_of_the_two_circles_does_not_matter() -> None:
    assert notation.read("c3+a1") == notation.read("a1+c3") == Open(read_cell("a1"), read_cell("c3"))
    assert str(notation.read("c3+a1")) == "a1+c3"


def test_a_single_circle_does_not_open_the_usual_game() -> None:
    assert refusal(rules.setup(rules.options({}), None), "a1").startswith("Open with two circles")


def test_a_game_is_opened_once() -> None:
    assert "already open" in refusal(opened(), "a4+d4")


# A turn


def test_the_first_reply_goes_next_to_either_circle() -> None:
    """Ruling 2: the first move is both circles, so its neighbourhood is that of both."""
    assert choices(opened("a1+c3")) == "a2 b1 b2 b3 b4 c2 c4 d2 d3 d4"


def test_a_move_must_touch_the_last_one() -> None:
    """First condition of a turn, by side or corner."""
    position = played(opened("a1+c3"), "d4")
    assert choices(position) == "c3 c4 d3"
    assert (
        refusal(position, "a2")
        == "a2 does not touch d4, the last move. Choose a cell that touches it, by a side or a corner."
    )


def test_an_empty_cell_takes_a_white_circle() -> None:
    """Second condition of a turn."""
    position = played(opened("a1+c3"), "b2")
    assert read_cell("b2") in position.white
    assert not position.black


def test_a_white_circle_is_blackened() -> None:
    """Third condition of a turn; breaking up a white trio so is allowed (ruling 7)."""
    position = played(opened("a1+c3"), "b2 c3")
    assert position.black == {read_cell("c3")}
    assert position.white == {read_cell("a1"), read_cell("b2")}


def test_a_black_circle_is_never_played_on() -> None:
    position = played(opened("a1+c3"), "b2 c3 d4")
    assert refusal(position, "c3") == "c3 is black already. Choose an empty cell or a white circle."


def test_the_last_move_itself_is_not_played_on() -> None:
    position = played(opened("a1+c3"), "b2")
    assert refusal(position, "b2") == "b2 is the last move itself: play next to it, not on it."


def test_an_own_earlier_circle_may_be_played_on() -> None:
    """Ruling 5: only the opponent's last cell is forbidden, as the printed traps show."""
    position = played(opened("a1+c3"), "d2 d1 d2")
    assert read_cell("d2") in position.black


def test_a_cell_outside_the_grid_is_refused() -> None:
    assert refusal(opened(), "e5") == "e5 is not on this grid: columns are letters from a, rows are numbers from 1."


@pytest.mark.parametrize("cell", ["e1", "a5", "e5"])
def test_the_first_cell_outside_is_outside(cell: str) -> None:
    assert (
        refusal(opened("a1+d4"), cell)
        == f"{cell} is not on this grid: columns are letters from a, rows are numbers from 1."
    )


def test_the_figure() -> None:
    """The figure: the last circle is on a2, and a1, b1 and b2 are the only answers: so a3 and b3 are black."""
    assert choices(table("..../##../oo../.... a2")) == "a1 b1 b2"


def test_out_of_turn_and_after_the_end() -> None:
    position = opened()
    with pytest.raises(IllegalMove, match="not-your-turn"):
        rules.play(position, 0, Mark(read_cell("b2")))
    over = played(opened("a1+d4"), "b2 c3")
    for seat in (0, 1):
        assert rules.moves(over, seat) == ()
        with pytest.raises(IllegalMove, match="game-over"):
            rules.play(over, seat, Mark(read_cell("c2")))


# The end


def test_a_player_who_cannot_move_is_shut_in_and_loses() -> None:
    """The end: every neighbour of the last move is black already (ruling 9)."""
    position = played(table("..../..../##../oo.. a1"), "b1")
    assert rules.outcome(position) is None
    position = table("..../..../##../o#.. a1")
    assert rules.outcome(position) == Outcome((1,), "dualite-shut-in")
    assert rules.to_move(position) == frozenset()


def test_an_alignment_comes_before_being_shut_in() -> None:
    """Ruling 9: the line is looked at first; it is the same winner, for another reason."""
    position = played(table("..../..../##../o### b1"), "a1")
    assert rules.outcome(position) == Outcome((0,), "dualite-line")


# Advice: the printed traps


def test_the_white_duo() -> None:
    """First trap: white on c3 and c4, nothing on c1, c2, d1, d2: whatever follows d2 and d1, d1's player wins."""
    position = table("o.o./..o./..../.... c3")
    (loser,) = rules.to_move(position)
    wins = Outcome((1 - loser,), "dualite-line")
    trap = played(position, "d2 d1")
    assert choices(trap) == "c1 c2 d2"
    assert rules.outcome(played(trap, "c1 c2")) == wins
    assert rules.outcome(played(trap, "c2 c1")) == wins
    shut = played(trap, "d2 d1")
    assert choices(shut) == "c1 c2"
    assert rules.outcome(played(shut, "c1 c2")) == wins
    assert rules.outcome(played(shut, "c2 c1")) == wins


def test_the_black_trio() -> None:
    """Second trap: a3 and b3 black; blackening c3 loses after d3, since whatever comes next, d3 is blackened."""
    position = table("..../##o./.o../.... b2")
    (loser,) = rules.to_move(position)
    trap = played(position, "c3 d3")
    assert choices(trap) == "c2 c4 d2 d4"
    for answer in choices(trap).split():
        assert rules.outcome(played(trap, f"{answer} d3")) == Outcome((1 - loser,), "dualite-line")


# Remarks


def test_a_single_circle_may_start_the_game() -> None:
    """The remark on the opening, as the option `opening=one` (ruling 15): any cell, then next to it."""
    start = rules.setup(rules.options({"opening": "one"}), None)
    assert len(rules.moves(start, 0)) == 16
    position = played(start, "b2")
    assert rules.to_move(position) == {1}
    assert choices(position) == "a1 a2 a3 b1 b3 c1 c2 c3"
    assert "a single cell" in refusal(start, "a1+c3")


def test_grand_dual_is_five_by_five_with_four_in_a_line() -> None:
    """The remark on Grand Dual (ruling 10): 28 lines of four; five in a line hold four."""
    assert len(lines(5, 4)) == 28
    position = played(table("...../...../o.ooo/..o../..... c2", size="5"), "b3")
    assert rules.outcome(position) == Outcome((0,), "dualite-line")


def test_problem_one() -> None:
    """Our replacement for the lost diagram: reached as told, and d2 is among the answers."""
    position = played(opened("a1+c4"), "b4 b3 c4 c3 d3 c2 d1")
    assert notation.write_position(position) == ".o#./.ooo/..o./o..o d1"
    assert "d2" in choices(position).split()


def test_problem_two() -> None:
    position = played(opened("a2+c1"), "d2 d3 d2 d3 c2 b2 b3")
    assert notation.write_position(position) == "..../.o.#/ooo#/..o. b3"
    assert "b4" in choices(position).split()


# Four players


def four(moves: str, anchor: str = "opponents") -> Position:
    return opened(moves, players="4", anchor=anchor)


def test_partners_play_without_a_word() -> None:
    """The variant (ruling 14): silent teams; two opponents talk as they like."""
    assert rules.talk(four("a1+c3"), frozenset(range(4))) is None
    assert rules.talk(rules.setup(rules.options({}), None), frozenset({0, 1})) is True


def test_partners_play_one_after_the_other() -> None:
    """The variant (ruling 11): seats 0, 1, 2, 3 in turn, two teams of neighbours."""
    position = four("a1+c3")
    assert rules.sides(position.options) == ((0, 1), (2, 3))
    turns: list[int] = []
    for text in ("b2", "b3", "c2", "d1", "d2"):
        turns.append(*rules.to_move(position))
        position = played(position, text)
    assert turns == [1, 2, 3, 0, 1]


def test_both_partners_answer_the_opponents_last_move() -> None:
    """Ruling 12: the second partner too plays next to the opponents' last move, even on the first's new circle."""
    position = four("a1+c3 b2 b3")
    assert choices(position) == "a1 a2 a3 b1 b3 c1 c2 c3"
    position = played(position, "b3")
    assert read_cell("b3") in position.black
    assert rules.to_move(position) == {0}
    assert choices(position) == "a2 a3 a4 b2 b4 c2 c3 c4"


def test_the_setters_partner_plays_next_to_either_circle() -> None:
    """Ruling 12: before the opponents have moved, the circles of the opening are what is answered."""
    assert rules.to_move(four("a1+c3")) == {1}
    assert choices(four("a1+c3")) == choices(opened("a1+c3"))


def test_or_each_answers_the_move_before() -> None:
    """The option `anchor=previous`: next to the previous move, its player."""
    assert choices(four("a1+c3 b2 b3", anchor="previous")) == "a2 a3 a4 b2 b4 c2 c3 c4"


def test_a_team_wins_together() -> None:
    assert rules.outcome(four("a1+d4 b2 c3")) == Outcome((2, 3), "dualite-line")


def test_a_team_whose_player_is_shut_in_loses() -> None:
    """Ruling 13."""
    options = rules.options({"players": "4"})
    position = notation.read_position(options, "..../..../##../o#.. a1 2")
    assert rules.outcome(position) == Outcome((0, 1), "dualite-shut-in")


# Options and facts


@pytest.mark.parametrize(
    ("texts", "sentence"),
    [
        ({"size": "3"}, "“3” is not a valid value of size. Choose a whole number from 4 to 7."),
        ({"size": "many"}, "“many” is not a valid value of size. Choose a whole number from 4 to 7."),
        ({"players": "3"}, "“3” is not a valid value of players. Choose one of: 2, 4."),
        ({"colour": "red"}, "Unknown option “colour”. Choose one of: size, players, anchor, opening."),
    ],
)
def test_bad_options_are_refused(texts: dict[str, str], sentence: str) -> None:
    with pytest.raises(BadOption) as refused:
        rules.options(texts)
    assert words.say(refused.value.code, refused.value.facts) == sentence


def test_a_game_has_at_most_31_moves() -> None:
    """Each move uses one of 32 steps and the opening two."""
    assert rules.longest(rules.options({})) == 31
    assert rules.longest(rules.options({"opening": "one", "size": "5"})) == 50


@pytest.mark.parametrize("size", [4, 5])
def test_symmetries_commute_with_play(size: int) -> None:
    """Turning the grid turns every game on it."""
    start = rules.setup(rules.options({"size": str(size)}), None)
    moves = ["a1+c3", "b2", "b3", "c2", "c1", "d2"]
    for turn in symmetries(size):

        def turned(text: str, turn=turn) -> str:  # type: ignore[no-untyped-def] # bound for the loop
            return "+".join(str(turn(read_cell(cell))) for cell in text.split("+"))

        plain, other = start, start
        for text in moves:
            plain, other = played(plain, text), played(other, turned(text))
            assert other.white == {turn(cell) for cell in plain.white}
            assert other.black == {turn(cell) for cell in plain.black}
            assert choices(other) == " ".join(sorted(turned(text) for text in choices(plain).split()))


def test_what_is_told() -> None:
    """Each kind of move has its sentence."""
    start = rules.setup(rules.options({}), None)
    position = opened("a1+c3")
    told = [
        views.announce(start, 0, notation.read("a1+c3"), None),
        views.announce(position, 1, notation.read("b2"), 0),
        views.announce(played(position, "b2"), 0, notation.read("c3"), 1),
    ]
    assert [words.say(line.code, {**line.facts, "player": "Ada"}) for line in told] == [
        "Ada opens with circles on a1 and c3.",
        "Ada draws a circle on b2.",
        "Ada blackens c3.",
    ]


def test_the_grid() -> None:
    """Corners have three neighbours, sides five, the others eight; ten lines of four on 4 × 4."""
    assert sorted(len(neighbours(4, cell)) for cell in cells(4)) == [3] * 4 + [5] * 8 + [8] * 4
    assert len(lines(4, 4)) == 10


def test_a_team_is_told_whose_move_it_has_to_touch() -> None:
    """Ruling 12: with four players the move to answer need not be the last one that was made."""
    position = four("a1+c3 b2 b3")
    assert (
        refusal(position, "d4")
        == "d4 does not touch b2, the opponents’ last move. Choose a cell that touches it, by a side or a corner."
    )
    assert refusal(position, "b2").startswith("b2 is the opponents’ last move itself")


def test_two_sit_opposite_and_nothing_that_is_played_reveals_anything() -> None:
    position = rules.setup(rules.options({}), None)
    assert rules.sides(position.options) == ((0,), (1,))
    assert not rules.reveals(position, 0, notation.read("a1+c3"))
