"""Duality's players."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from parlour.chance import Chance
from parlour.games.duality import GAME, rules, views
from parlour.games.duality.deck import FULL, cards
from parlour.games.duality.engine import search as duality_search
from parlour.games.duality.players import Greedy, Thinker
from parlour.players import levels
from tests.games.duality.scenes import CORNER, LOOP, UP, UP_WHITE, example, scene

OPTIONS = rules.options({})


def chosen(position: rules.Position, name: str, key: int = 1) -> rules.Move:
    player = levels.named(GAME, name, None)
    move: rules.Move = player.choose(views.view(position, position.mover), Chance(key))
    rules.check(position, position.mover, move)
    return move


@pytest.mark.slow
@pytest.mark.parametrize("name", ["1", "2", "3", "4", "greedy", "random"])
def test_every_player_keeps_to_the_rules(name: str) -> None:
    for key in range(3):
        position = rules.setup(OPTIONS, rules.deal(OPTIONS, Chance(key)))
        for _ in range(30):
            if position.result:
                break
            position = rules.play(position, position.mover, chosen(position, name))


def test_greedy_lengthens_its_path_and_shortens_the_others() -> None:
    """In the worked example it does what gains most: White's path, two cards, is cut or Black's is lengthened."""
    position = example()
    move = Greedy().choose(views.view(position, 0), Chance(1))
    best = max(
        (len_own - len_other)
        for len_own, len_other in (
            views.consider(views.view(position, 0), choice).lengths or (0, 9)
            for choice in views.view(position, 0).choices
        )
    )
    preview = views.consider(views.view(position, 0), str(move))
    assert preview.lengths is not None
    assert preview.lengths[0] - preview.lengths[1] == best


@pytest.mark.parametrize("name", ["1", "2", "3", "4", "5"])
def test_a_win_at_hand_is_taken(name: str) -> None:
    """Also with a deck that the engine does not know."""
    position = replace(scene({"1": UP, "2": UP_WHITE, "3": UP}, pile=(CORNER,) * 6), turn=1)
    assert str(chosen(position, name)) == "1x2"


def test_the_gentlest_wins_no_game_before_the_other_has_moved() -> None:
    position = rules.setup(OPTIONS, rules.deal(OPTIONS, Chance(123)))  # the first card can win
    assert rules.play(position, position.mover, chosen(position, "2")).result
    for key in range(10):
        assert rules.play(position, position.mover, chosen(position, "1", key)).result is None


def test_greedy_does_not_complete_the_others_path() -> None:
    gift = scene({"1": "wbxbwx", "2": LOOP, "3": UP_WHITE}, black=("wbbcwc", UP, LOOP))
    for key in range(5):
        after = rules.play(gift, 0, chosen(gift, "greedy", key))
        assert after.result is None


def test_who_must_pass_passes() -> None:
    stuck = scene({"1": UP_WHITE, "2": UP, "3": UP}, black=(UP_WHITE,) * 3)
    for name in ("1", "2", "5"):
        assert chosen(stuck, name) == rules.Pass()


def test_a_thought_ends_with_the_clock() -> None:
    position = rules.setup(OPTIONS, rules.deal(OPTIONS, Chance(2)))
    view = views.view(position, position.mover)
    assert str(Thinker("5", 0.0).choose(view, Chance(1))) in view.choices


@pytest.mark.parametrize("seconds", [0.0, None])
def test_a_deck_of_ones_own_is_thought_about_by_the_plain_rules(seconds: float | None) -> None:
    options = rules.options({"rows": "4", "deck": ",".join(cards(FULL)[:30])})
    position = rules.setup(options, rules.deal(options, Chance(2)))
    view = views.view(position, position.mover)
    move = Thinker("4", seconds).choose(view, Chance(1))
    assert str(move) in view.choices
    assert Thinker("4", seconds).choose(view, Chance(1)) == move


def test_a_thinker_is_repeatable_without_a_clock() -> None:
    position = rules.setup(OPTIONS, rules.deal(OPTIONS, Chance(2)))
    assert chosen(position, "4", 7) == chosen(position, "4", 7)


def test_warming_up_compiles_all_that_a_first_move_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    """It thinks, whatever the deal: a win at hand would be taken without a thought."""
    thought = 0

    def watched(*given: Any) -> int:
        nonlocal thought
        thought += 1
        return grow(*given)

    grow = duality_search.grow
    monkeypatch.setattr(duality_search, "grow", watched)
    levels.warm_up(GAME)
    assert thought
