"""DUOS as the audience sees it: the guesses of those who watch, and what to remember of a game."""

from __future__ import annotations

import pytest

from parlour.game import Announcement, IllegalMove
from parlour.games.duos import audience, notation, views
from tests.games.duos.tables import ANNA, OTHERS, all_choose, all_turns, chose, lay, play

SAME = str(chose(ANNA))
"""Her four pairs, written in order."""
MIXED = "ant+anteater,crow+whale,dragonfly+mosquito,flamingo+snake"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("withdraw", "nothing-to-guess"),
        ("ant+bee,dragonfly+mosquito,crow+flamingo,giraffe+rhinoceros", "duos-not-on-table"),
        ("ant+anteater,ant+mosquito,crow+flamingo,dog+cat", "duos-card-twice"),
        ("ant+anteater,dragonfly+mosquito,crow+flamingo", "duos-four-pairs"),
    ],
)
def test_a_guess_is_four_pairs_of_the_cards_that_lie_there(text: str, code: str) -> None:
    assert audience.guess(lay(), ANNA) == SAME
    with pytest.raises(IllegalMove) as refusal:
        audience.guess(lay(), text)
    assert refusal.value.code == code


def test_no_one_guesses_after_the_end() -> None:
    with pytest.raises(IllegalMove):
        audience.guess(all_turns(lay(players="3", rounds="1"), 3), ANNA)


def test_the_pairs_with_the_most_votes_are_the_audiences() -> None:
    before = lay()
    after = all_choose(before, ANNA, ANNA, OTHERS, OTHERS)
    assert audience.guessed(before, after, [ANNA, ANNA, OTHERS]) == (SAME, 4)
    assert audience.guessed(before, after, [MIXED]) == (MIXED, 2), "two pairs of the Narrator's"
    board, _ = audience.guessed(before, after, [ANNA, MIXED, MIXED]) or ("", 0)
    assert board == MIXED, "a card lies in one pair only: the more votes, the sooner"


def test_a_vote_counts_when_a_turn_is_revealed() -> None:
    before = lay()
    assert audience.guessed(before, play(before, (1, ANNA)), [ANNA]) is None, "no turn is over"
    assert audience.guessed(before, all_choose(before), []) is None, "no one guessed"
    assert audience.guessed(before, all_choose(before), ["withdraw"]) == ("", 0), "no guess of pairs"


def test_moments_are_a_perfect_match_a_pair_of_all_and_a_pair_no_one_saw() -> None:
    perfect = all_choose(lay(), ANNA, ANNA, OTHERS, OTHERS)
    found = dict(audience.moments([lay(), perfect]))
    assert found == {"duos-moment-perfect": {"turn": 1, "seat": 1, "other": 0}}
    alone = dict(audience.moments([all_choose(lay(), ANNA, OTHERS, OTHERS, OTHERS)]))
    assert set(alone) == {"duos-moment-alone"}
    assert alone["duos-moment-alone"]["seat"] == 0
    every = dict(audience.moments([all_choose(lay(), *[MIXED] * 4)]))
    assert set(every) == {"duos-moment-all", "duos-moment-perfect"}


def test_two_who_see_all_alike_are_remembered() -> None:
    position = lay(players="2")
    together = all_choose(position, ANNA, ANNA)
    assert audience.moments([together]) == (("duos-moment-together", {"turn": 1}),)
    assert audience.moments([all_choose(position, ANNA, OTHERS)]) == ()


def test_a_choice_by_itself_is_told_in_full() -> None:
    assert views.spoken(1, chose(ANNA)) == Announcement(1, SAME, "duos-told-chose", {"pairs": SAME})
    assert views.spoken(1, notation.read("word:insect")) is None
