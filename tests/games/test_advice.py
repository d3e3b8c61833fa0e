"""Advice after a game with hidden cards: from what a seat saw, the same every time, and legal."""

from __future__ import annotations

from typing import Any

import pytest

from parlour import words
from parlour.chance import Chance
from parlour.game import Game, Seat
from parlour.games.dualite import GAME as dualite
from parlour.games.duality import GAME as duality
from parlour.games.duel_of_law import GAME as duel_of_law
from parlour.games.duos import GAME as duos
from parlour.games.duos.values import Choose, Word
from parlour.sitting import Sitting, begin
from parlour.solvers.review import Advice, can_review, game_advice, reviewed

HIDDEN: tuple[Game, ...] = (duality, duel_of_law, duos)


def begun(game: Game, moves: int, **options: str) -> Sitting:
    chance = Chance(f"{game.NAME} in review")
    chosen = game.options(options)
    sitting = begin(game, chosen, game.deal(chosen, chance))
    for _ in range(moves):
        seat = min(sitting.awaited)
        sitting = sitting.play(seat, game.sample(sitting.view(seat), chance))
    return sitting


def advised(game: Game, view: Any, made: Any) -> Advice | None:
    advice = game_advice(game)
    assert advice is not None
    return advice.advise(view, made)


def sentence(said: Advice, seat: Seat) -> str:
    return words.say(said.code, {**said.facts, "player": ("Ada", "Bo", "Cy", "Di")[seat]})


@pytest.mark.parametrize("game", HIDDEN, ids=lambda game: game.NAME)
@pytest.mark.slow
def test_advice_is_from_what_the_seat_saw(game: Game) -> None:
    """Another truth that looks the same gets the same advice, and whatever it advises is legal there."""
    sitting = begun(game, 4)
    told = 0
    for ply, (seat, made) in enumerate(sitting.moves):
        view = game.view(sitting.positions[ply], seat)
        other = game.redeal(view, Chance(ply))
        said = advised(game, view, made)
        assert advised(game, game.view(other, seat), made) == said
        if said is None:
            continue
        told += 1
        assert said.sign in ("kept", "lost", "unknown")
        assert "{" not in sentence(said, seat)
        for better in said.better:
            game.check(other, seat, game.read(better))
    assert told >= 2
    found = [judged for judged, _ in reviewed(game, sitting.positions, sitting.moves, 4) if judged is not None]
    assert len(found) == told
    assert [judged.ply for judged in found] == sorted((judged.ply for judged in found), reverse=True)


def test_a_path_that_could_have_been_completed_is_pointed_out() -> None:
    chance, sitting = Chance("a win at hand"), begun(duality, 0)
    while not sitting.outcome:
        seat = min(sitting.awaited)
        moves = sitting.legal_moves(seat)
        ended = [move for move in moves if duality.outcome(duality.play(sitting.position, seat, move))]
        winning = [
            move
            for move in ended
            if (outcome := duality.outcome(duality.play(sitting.position, seat, move))) and seat in outcome.winners
        ]
        idle = [move for move in moves if move not in ended]
        if winning and idle:
            missed = advised(duality, sitting.view(seat), idle[0])
            assert missed is not None
            assert (missed.sign, missed.code) == ("lost", "duality-review-win-missed")
            assert duality.read(missed.better[0]) in winning
            made = advised(duality, sitting.view(seat), winning[0])
            assert made is not None
            assert (made.sign, made.code) == ("kept", "duality-review-wins")
            return
        sitting = sitting.play(seat, chance.pick(idle or moves))
    pytest.fail("no win was at hand in this game")


def test_a_board_that_others_would_share_is_kept_and_another_is_not() -> None:
    sitting = begun(duos, 0, players="3")
    view = sitting.view(0)
    worst = Choose(tuple((view.cards[place], view.cards[place + 4]) for place in range(4)))
    said = advised(duos, view, worst)
    assert said is not None
    best = duos.read(said.better[0]) if said.better else worst
    kept = advised(duos, view, best)
    assert kept is not None
    assert kept.sign == "kept"
    assert int(kept.facts["share"]) == int(kept.facts["best"]) >= int(said.facts["share"])


def test_one_who_may_be_reviewed() -> None:
    assert all(can_review(game) for game in (*HIDDEN, dualite))
    assert advised(duos, begun(duos, 0, players="2").view(0), Word("sea")) is None
    assert advised(duel_of_law, begun(duel_of_law, 0).view(0), duel_of_law.read("agree")) is None
