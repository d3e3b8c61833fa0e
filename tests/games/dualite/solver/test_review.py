"""A review of a solved game agrees with solvers that had no part in it: signs, counts and sentences."""

from __future__ import annotations

import random

import pytest

from parlour import words
from parlour.games.dualite import GAME, notation, rules
from parlour.games.dualite.engine import board_of
from parlour.games.dualite.rules import Move, Options, Position, mover
from parlour.games.dualite.solver import analysis, grand_dual
from parlour.games.dualite.solver.proof import ProofSearch
from parlour.sitting import Sitting, begin
from parlour.solvers.analysis import Estimate, Worth
from parlour.solvers.review import ReviewedMove, reviewed
from tests.games.dualite.solver.positions import TooMuch, played, plies_by_rules

PLAYERS = ("Ada", "Bo")


def random_game(options: Options, seed: int) -> Sitting:
    dice = random.Random(seed)
    sitting = begin(GAME, options, None)
    while sitting.to_move:
        sitting = sitting.play(min(sitting.to_move), dice.choice(sitting.legal_moves()))
    return sitting


def game(options: Options, moves: str) -> Sitting:
    sitting = begin(GAME, options, None)
    for text in moves.split():
        sitting = sitting.after(text)
    return sitting


def review(sitting: Sitting) -> list[ReviewedMove]:
    found = [judged for judged, _ in reviewed(GAME, sitting.positions, sitting.moves, len(sitting.moves))]
    return [judged for judged in reversed(found) if judged is not None]


def sentence(judged: ReviewedMove) -> str:
    names = {"player": PLAYERS[judged.seat], "other": PLAYERS[1 - judged.seat]}
    return words.say(judged.said.code, {**judged.said.facts, **names})


class Oracle:
    """How long a game lasts with best play: by trying everything where that ends soon, else by proof search.

    The review on 4×4 has its answers from a table that was made backwards, so neither has a part in it.
    """

    def __init__(self, size: int) -> None:
        self._search = ProofSearch(size, megabytes=24)
        self.by_rules = 0

    def plies(self, position: Position) -> int:
        """Odd when the mover wins; 0 when it is over."""
        if rules.outcome(position):
            return 0
        try:
            plies = plies_by_rules(position, most=120)
            self.by_rules += 1
        except TooMuch:
            plies = self._search.measure(board_of(position)).plies
        return plies

    def wins(self, position: Position) -> bool:
        """Does the mover win?"""
        return not rules.outcome(position) and self._search.prove(board_of(position)).wins

    def after(self, position: Position) -> dict[Move, int]:
        seat = mover(position)
        return {move: self.plies(rules.play(position, seat, move)) for move in rules.moves(position, seat)}


def expected(position: Position, made: Move, after: dict[Move, int]) -> tuple[str, str]:
    """The sign and the sentence, from how long the game lasts after each choice."""
    player, other = PLAYERS[mover(position)], PLAYERS[1 - mover(position)]
    won = [plies for plies in after.values() if plies % 2 == 0]
    mine = after[made]
    if mine == 0:
        return "kept", f"{player} wins with this move."
    if won:
        best = min(won) // 2 + 1
        quickest = [str(move) for move, plies in after.items() if plies == min(won)]
        named = ", ".join(quickest[:3]) + (f" (and {len(quickest) - 3} more)" if len(quickest) > 3 else "")
        if mine % 2:
            now = f"Now {other} wins in {(mine + 1) // 2}."
            return "lost", f"{player} could have won in {best} with {named}. {now}"
        if mine // 2 + 1 > best:
            return "kept", f"{player} still wins, in {mine // 2 + 1}; {named} would have won in {best}."
        return "kept", f"{player} wins in {best} with this move."
    theirs, longest = (mine + 1) // 2, (max(after.values()) + 1) // 2
    if theirs < longest:
        held = f"The best defence lasts {longest} moves; this one by {player} lasts {theirs}."
        return "kept", f"{other} was winning anyway. {held}"
    return "kept", f"{other} wins in {theirs}, whatever {player} plays."


def agrees_on_4x4(seed: int, oracle: Oracle) -> int:
    """Every move of one random game; how many there were."""
    sitting = random_game(Options(), seed)
    told = review(sitting)
    assert [(judged.ply, judged.seat) for judged in told] == [
        (ply, seat) for ply, (seat, _) in enumerate(sitting.moves)
    ]
    for judged, position, (_, made) in zip(told, sitting.positions, sitting.moves, strict=False):
        if judged.ply == 0:
            continue  # a choice among 78 openings: see below
        after = oracle.after(position)
        assert (judged.said.sign, sentence(judged)) == expected(position, made, after), (seed, judged.ply)
        quickest = min((plies for plies in after.values() if plies % 2 == 0), default=None)
        if judged.said.better:
            assert judged.said.better == tuple(str(move) for move, plies in after.items() if plies == quickest)
        assert judged.after is not None
        assert judged.after.winner == (judged.seat if after[made] % 2 == 0 else 1 - judged.seat)
        assert judged.after.moves == (after[made] + 1) // 2
    return len(told)


@pytest.mark.slow
def test_a_review_on_4x4_agrees_with_trying_everything() -> None:
    oracle = Oracle(4)
    assert sum(agrees_on_4x4(seed, oracle) for seed in range(5)) > 30
    assert oracle.by_rules > 5


@pytest.mark.long
def test_a_review_on_4x4_agrees_in_a_thousand_games() -> None:
    oracle = Oracle(4)
    assert sum(agrees_on_4x4(seed, oracle) for seed in range(1000)) > 5000


def test_an_opening_of_4x4_in_review() -> None:
    first, second, *_ = review(game(Options(), "a1+c3 b2"))
    assert sentence(first) == ("Ada could have won in 11 with a1+d4, a4+d1. Now Bo wins in 12.")
    assert sentence(second) == "Bo could have won in 12 with d4. Now Ada wins in 11."


def agrees_on_5x5(seed: int, oracle: Oracle) -> tuple[int, int]:
    """Every move of one random game; how many there were, and how many of them were told with a count."""
    sitting = random_game(Options(size=5), seed)
    told = review(sitting)
    assert len(told) == len(sitting.moves)
    counted = 0
    for judged, position, then in zip(told, sitting.positions, sitting.positions[1:], strict=False):
        before = True if judged.ply == 0 else oracle.wins(position)  # some openings win, which certificates prove
        kept = not oracle.wins(then)
        said = judged.said
        assert said.sign == ("lost" if before and not kept else "kept"), (seed, judged.ply)
        assert judged.after is not None
        assert judged.after.winner == (judged.seat if kept else 1 - judged.seat)
        for better in said.better if judged.ply else ():
            assert not oracle.wins(rules.play(position, judged.seat, notation.read(better))), (seed, judged.ply)
        if before and not kept:
            assert said.better
            assert sentence(judged).startswith(f"{PLAYERS[judged.seat]} could have won")
        if judged.after.moves is not None:
            assert judged.after.exact
            assert judged.after.moves == (oracle.plies(then) + 1) // 2, (seed, judged.ply)
            counted += 1
        if said.facts.get("best-known") == "exact":
            assert said.facts["best"] == (oracle.plies(position) + 1) // 2
    return len(told), counted


@pytest.mark.slow
def test_a_review_on_5x5_agrees_with_the_proof_search() -> None:
    oracle = Oracle(5)
    moves, counted = map(sum, zip(*(agrees_on_5x5(seed, oracle) for seed in range(1)), strict=True))
    assert counted > moves // 2


@pytest.mark.long
def test_a_review_on_5x5_agrees_in_a_hundred_games() -> None:
    oracle = Oracle(5)
    for seed in range(100):
        agrees_on_5x5(seed, oracle)


def test_the_slips_of_a_short_grand_dual_are_three() -> None:
    told = review(game(Options(size=5), "a2+a4 b4 c4 d4"))
    assert [judged.said.sign for judged in told] == ["lost", "lost", "lost", "kept"]
    assert sentence(told[2]) == "Ada could have won with a3, a5. Now Bo wins in 1."
    assert sentence(told[3]) == "Bo wins with this move."
    assert told == review(game(Options(size=5), "a2+a4 b4 c4 d4")), "asked again it says the same"


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.slow
def test_how_grand_dual_begins_is_what_the_search_says(seed: int) -> None:
    """Sampled: all of the file takes minutes."""
    dice = random.Random(seed)
    before = dice.choice([line for line in grand_dual.written() if " " in line])
    position = played(Options(size=5), before)
    turned = game(Options(size=5), before).position
    search = ProofSearch(5, megabytes=24)
    won = {move for move in rules.moves(position, 0) if not search.prove(board_of(rules.play(position, 0, move))).wins}
    assert set(grand_dual.winning_moves(turned) or ()) == won


def test_how_grand_dual_begins_is_known_for_all_turns_of_an_opening() -> None:
    """After every opening there is an answer for every reply, and what wins leaves the other nothing that wins."""
    start = rules.setup(Options(size=5), None)
    for opening in rules.moves(start, 0):
        opened = rules.play(start, 0, opening)
        won = grand_dual.winning_moves(opened)
        assert won is not None
        for reply in rules.moves(opened, 1):
            answers = grand_dual.winning_moves(rules.play(opened, 1, reply))
            assert answers is not None
            assert (reply in won) == (not answers)
    for other in (Options(size=5, opening="one"), Options(size=6), Options(size=4)):
        first = rules.moves(rules.setup(other, None), 0)[0]
        assert grand_dual.winning_moves(rules.play(rules.setup(other, None), 0, first)) is None
    assert grand_dual.winning_moves(played(Options(size=5), "a1+c3 b2 c3")) is None


@pytest.mark.slow
def test_what_is_not_known_is_said_so_and_estimated(monkeypatch: pytest.MonkeyPatch) -> None:
    """As on large grids, here with next to no nodes: no slip is claimed, and none is denied."""
    monkeypatch.setitem(analysis.VALUE_NODES, 5, 1)
    told = review(game(Options(size=5), "b3+c5 a2 a3 a2 b2"))
    assert [judged.said.sign for judged in told] == ["lost", "lost", "unknown", "unknown", "lost"]
    assert sentence(told[2]) == "Ada could have won with a1, a3. It is unclear whether this move also wins."
    assert sentence(told[3]) == "Now Ada wins. It is unclear whether another move would have held."
    stands = told[2].after
    assert stands is not None
    assert stands.winner is None
    assert stands.low is not None
    assert stands.share is not None
    assert stands.high is not None
    assert 0 <= stands.low <= stands.share <= stands.high <= 100


def test_an_estimate_is_the_same_every_time_and_fair() -> None:
    from parlour.games.dualite import solver

    position = played(Options(size=5), "a1+c3 b2")
    found = solver.estimate(position)
    assert isinstance(found, Estimate)
    assert found == solver.estimate(position)
    won = played(Options(size=5), "a2+a4 b4 c4")
    assert solver.value(won) == Worth(wins=True, plies=1, exact=True)
    better = solver.estimate(won)
    assert better is not None
    assert better.share > 90
