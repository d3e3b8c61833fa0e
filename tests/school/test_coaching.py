"""A first game is explained by what the learner sees and by the rules."""

from __future__ import annotations

from typing import Any

import pytest

from parlour import words
from parlour.catalogue import GAMES
from parlour.chance import Chance
from parlour.game import Game
from parlour.school.coaching import WINS_NOW, CoachRemark, coached
from parlour.school.lessons import lesson
from parlour.sitting import Sitting, begin
from tests.published_games import PUBLISHED
from tests.school.test_lessons import SOLVED


def dealt(name: str, seed: str = "coach") -> Sitting:
    game = GAMES[name]
    options = game.options(lesson(game).first)
    return begin(game, options, game.deal(options, Chance(seed)))


def said(found: tuple[CoachRemark, ...], language: str = "en") -> str:
    return " ".join(words.say(one.code, one.facts, language) for one in found)


def step_view(name: str, step: str) -> Any:
    return next(one.view for one in lesson(GAMES[name]).steps if one.name == step)


@pytest.mark.parametrize("name", PUBLISHED)
def test_every_game_first_tells_how_to_move_and_then_something_else(name: str) -> None:
    game = GAMES[name]
    sitting = dealt(name)
    seat = min(sitting.to_move)
    view = sitting.view(seat)
    assert coached(game, view, 0) == (CoachRemark(f"{name}-coach-1", {}),)
    for turn in range(1, 9):
        found = coached(game, view, turn)
        assert found
        assert found[0].code != f"{name}-coach-1", "how to move is said once"
        for language in words.LANGUAGES:
            assert "-coach-" not in said(found, language)


def test_a_move_that_wins_is_announced_and_not_named() -> None:
    for name, step in (("dualite", "align"), ("dualma", "win"), ("duality", "win")):
        assert coached(GAMES[name], step_view(name, step), 3) == (WINS_NOW,)


def test_a_move_after_which_the_other_side_wins_is_named_with_the_answer() -> None:
    game: Game = GAMES["dualite"]
    position = game.setup(game.options({}), None)
    for number, text in enumerate(("a1+d1", "a2")):
        position = game.play(position, number % 2, game.read(text))
    (found,) = coached(game, game.view(position, 0), 1)
    assert found.code == "coach-risky"
    after = game.play(position, 0, game.read(str(found.facts["move"])))
    won = game.outcome(game.play(after, 1, game.read(str(found.facts["reply"]))))
    assert won is not None
    assert won.winners == (1,)
    assert said((found,)).startswith(f"Careful: after {found.facts['move']} your opponent could win at once with")


def test_duality_says_how_many_rows_are_missing() -> None:
    (found,) = coached(GAMES["duality"], step_view("duality", "extend"), 2)
    assert found.code in ("duality-coach-rows", "duality-coach-near")
    view = step_view("duality", "extend")
    assert (found.facts["own"], found.facts["other"]) == (
        view.progress[view.seat].rows,
        view.progress[1 - view.seat].rows,
    )
    assert int(found.facts["nearer"]) > 0, "the step asks for just such a move"


def test_dualma_says_whose_disc_is_placed() -> None:
    sitting = dealt("dualma")
    for turn, code in enumerate(("dualma-coach-own", "dualma-coach-other", "dualma-coach-other", "dualma-coach-own")):
        (seat,) = sitting.to_move
        (found,) = coached(GAMES["dualma"], sitting.view(seat), 1)
        assert (found.code, found.facts["left"]) == (code, 22 - turn), turn
        sitting = sitting.play(seat, sitting.legal_moves()[0])


def test_duel_of_law_names_a_card_of_the_hand() -> None:
    view = step_view("duel-of-law", "claim")
    (found,) = coached(GAMES["duel-of-law"], view, 1)
    assert found.code == "duel-of-law-coach-claim"
    assert found.facts["card"] in {face.card for face in view.hand}
    assert SOLVED["duel-of-law", "claim"].count("@") >= int(found.facts["cards"])
    assert said((found,)).startswith("You own 0 branches, your opponent 0. With 2 cards, ")


def test_duel_of_law_says_when_one_card_takes_a_branch() -> None:
    (found,) = coached(GAMES["duel-of-law"], step_view("duel-of-law", "duel"), 1)
    assert (found.facts["kind"], found.facts["cards"]) == ("takes", 1)
    assert "you can steal one" in said((found,))
    found = CoachRemark(found.code, {**found.facts, "card": "joker"})
    assert "With a joker you can steal one" in said((found,)), "it has no name on its face"


def test_duos_names_a_pair_and_why() -> None:
    found = coached(GAMES["duos"], step_view("duos", "pair"), 1)
    assert [one.code for one in found][1] == "duos-coach-pair"
    assert len(found) == 3
    assert found[1].facts["part"] == "ant+anteater", "which most people see first"
