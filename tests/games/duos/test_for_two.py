"""DUOS for two players, in the order of the rulebook."""

from __future__ import annotations

import unicodedata

import pytest

from parlour import words
from parlour.chance import Chance
from parlour.game import IllegalMove
from parlour.games.duos import notation, rules, values, views
from tests.games.duos.tables import ANNA, EXAMPLE, OTHERS, all_choose, all_turns, first_four, lay, play
from tests.games.duos.test_rules import refused


def two(**texts: str) -> values.Position:
    return lay(players="2", **texts)


def test_two_play_nine_turns_together() -> None:
    """Two players: one side, nine turns, no Narrator; rounds do not matter."""
    position = two(rounds="4")
    assert rules.sides(position.options) == ((0, 1),)
    assert views.view(position, 0).turns == 9
    assert views.view(position, 0).narrator is None
    assert rules.outcome(all_turns(position, 8)) is None
    assert rules.outcome(all_turns(position, 9)) is not None


@pytest.mark.parametrize(
    ("yours", "point"),
    [
        (ANNA, 1),
        ("ant+anteater,dragonfly+mosquito,crow+flamingo,giraffe+dog", 1),
        ("ant+anteater,dragonfly+mosquito,crow+giraffe,flamingo+rhinoceros", 0),
        (OTHERS, 0),
    ],
)
def test_three_pairs_in_common_make_a_point(yours: str, point: int) -> None:
    """Two players, scoring: three or four in common win the turn, for both."""
    position = all_choose(two(), ANNA, yours)
    assert views.view(position, None).scores == (point, point)
    assert position.last is not None
    common = set(ANNA.split(",")) & set(yours.split(","))
    found = {("+".join(match.pair), match.seats) for match in position.last.matches}
    assert found == {(pair, (0, 1)) for pair in common}
    assert len(position.last.matches) == len(common)


@pytest.mark.parametrize("score", range(10))
def test_the_outcome_is_a_score_with_its_phrase(score: int) -> None:
    """Two players, end: from 0 to 9, and no one loses."""
    position = two()
    for turn in range(9):
        same = first_four(position)
        position = all_choose(position, same, same if turn < score else first_four(position, 1))
    result = rules.outcome(position)
    assert result is not None
    assert result.winners == ()
    assert result.points == (score, score)
    assert words.say(result.reason)


def test_for_two_the_first_seat_is_first_in_every_deal() -> None:
    options = rules.options({"players": "2"})
    assert {rules.deal(options, Chance(seed)).first for seed in range(8)} == {0}


def test_one_who_is_ready_may_choose_again_or_think_again() -> None:
    assert views.view(play(two(), (0, ANNA)), 0).actions == ("choose", "withdraw")


def test_categories_alternate_for_two_as_well() -> None:
    """Two players: turn over or exchange the cards."""
    assert [views.view(all_turns(two(), turn), 0).category for turn in range(3)] == ["animals", "things", "animals"]


# The three hints


def test_each_hint_is_seen_by_all_at_once() -> None:
    """Hints: WORD, YES and NOT."""
    for text, kind, said in (("word:Insect", "word", "Insect"), ("yes:ant", "yes", "ant"), ("not:dog", "not", "dog")):
        position = play(two(), (0, text))
        for seat in (0, 1, None):
            (given,) = views.view(position, seat).hints
            assert (given.seat, given.kind, given.text) == (0, kind, said)
            assert views.announce(two(), 0, notation.read(text), seat) is not None


def test_one_hint_a_turn_each() -> None:
    """Hints: at most one for each player."""
    position = play(two(), (0, "word:insect"))
    assert refused(position, 0, "yes:ant") == "duos-one-hint"
    assert views.view(position, 0).actions == ("choose",)


def test_never_the_same_hint() -> None:
    """Hints: first come, first served."""
    position = play(two(), (0, "word:insect"))
    assert refused(position, 1, "word:bird") == "duos-hint-taken"
    assert views.view(position, 1).actions == ("choose", "yes", "not")
    assert len(play(position, (1, "not:dog")).hints) == 2


def test_hints_need_not_be_given() -> None:
    """Hints: may, not must."""
    assert all_choose(two(), ANNA, ANNA).turn == 1


def test_all_hints_are_back_next_turn() -> None:
    """Hints: the markers return to the DUOS card."""
    position = play(two(), (0, "word:insect"), (1, "yes:ant"), (0, ANNA), (1, ANNA))
    assert views.view(position, 0).actions == ("choose", "word", "yes", "not")
    assert position.hints == ()
    assert position.last is not None
    assert [given.kind for given in position.last.hints] == ["word", "yes"]


def test_a_hint_comes_before_one_is_ready() -> None:
    """Ruling: one who is ready withdraws first."""
    position = play(two(), (0, ANNA))
    assert refused(position, 0, "word:insect") == "duos-hint-when-ready"
    assert play(position, (0, "withdraw"), (0, "word:insect")).hints


def test_a_hint_wakes_a_partner_who_was_ready() -> None:
    """Ruling: no hint comes too late; the partner's pairs stay as a draft."""
    position = play(two(), (0, ANNA), (1, "word:insect"))
    assert position.ready == (False, False)
    assert views.view(position, 0).board == notation.read(ANNA).pairs  # type: ignore[union-attr] # ANNA is a choice
    assert rules.phase(position) > rules.phase(two())


def test_a_turn_takes_at_most_six_awaited_moves() -> None:
    """Ruling: two hints, each undoing a choice, and two choices."""
    moves = ((0, ANNA), (1, "word:a"), (1, ANNA), (0, "yes:ant"), (0, ANNA), (1, ANNA))
    position = two()
    for seat, text in moves:
        assert seat in rules.awaited(position)
        position = play(position, (seat, text))
    assert position.turn == 1
    assert rules.longest(position.options) == 6 * 9


def test_yes_must_be_true() -> None:
    """Hint YES: the card is in one of one's pairs; other pairs may change."""
    position = play(two(), (0, "yes:dog"))
    assert refused(position, 0, ANNA) == "duos-said-yes"
    assert play(position, (0, "dog+cat,crow+flamingo,ant+anteater,whale+snake")).ready[0]
    assert play(position, (1, ANNA)).ready[1]


def test_not_must_be_true() -> None:
    """Hint NOT: the card is in none of one's pairs."""
    position = play(two(), (0, "not:ant"))
    assert refused(position, 0, ANNA) == "duos-said-not"
    assert play(position, (0, "dog+cat,crow+flamingo,anteater+giraffe,whale+snake")).ready[0]
    assert play(position, (1, ANNA)).ready[1]


def test_yes_and_not_may_point_at_the_same_card() -> None:
    """Ruling: each speaks of their own board."""
    assert len(play(two(), (0, "yes:ant"), (1, "not:ant")).hints) == 2


def test_a_hint_points_at_a_card_on_the_table() -> None:
    assert refused(two(), 0, "yes:bee") == "duos-not-on-table"


@pytest.mark.parametrize(
    "word",
    [
        "Insect",
        "sea-food",
        "o’clock",
        "l'eau",
        "œil",
        "虫",
        "हाथी",
        "ช้าง",
        "สีน้ำเงิน",
        "פִּיל",
        "slo\u0304n",
    ],
)
def test_a_word_is_one_word(word: str) -> None:
    """Hint WORD: one word; ruling: letters, with hyphens and apostrophes inside."""
    assert play(two(), (0, f"word:{word}")).hints[0].text == unicodedata.normalize("NFC", word)


@pytest.mark.parametrize(
    "word",
    ["two words", "-ant", "ant-", "4", "a_b", "a--b", "ant!", "①", "m²", "½", "Ⅷ", "٤", "\u0301a", "🐘", "a\u200b"],
)
def test_two_words_are_not_one(word: str) -> None:
    assert refused(two(), 0, f"word:{word}") == "duos-one-word"


def test_a_word_that_a_table_would_not_read_is_refused() -> None:
    """Manners are the table's: what is left of a rude word is stars, of what a person says who is muted nothing."""
    said = rules.reworded(notation.read("word:darn"), lambda text: "*" * len(text))
    with pytest.raises(IllegalMove) as refusal:
        rules.check(two(), 0, said)
    assert refusal.value.code == "duos-word-unsaid" == refused(two(), 0, "word:")
    assert rules.reworded(notation.read("word:ant"), str) == notation.read("word:ant")
    assert rules.reworded(notation.read("yes:ant"), str.upper) == notation.read("yes:ant")


def test_facts_are_keys_that_any_language_can_name() -> None:
    with pytest.raises(IllegalMove) as refusal:
        rules.check(two(), 0, notation.read("yes:polar-bear"))
    assert refusal.value.facts == {"card": "polar-bear"}
    with pytest.raises(IllegalMove) as taken:
        rules.check(play(two(), (0, "yes:ant")), 1, notation.read("yes:dog"))
    assert taken.value.facts == {"kind": "yes"}
    assert words.say(taken.value.code, taken.value.facts).startswith("Your partner has already used the YES hint")
    told = views.announce(two(), 0, notation.read(ANNA), 0)
    assert told is not None
    assert told.facts == {"pairs": notation.write(notation.read(ANNA))}


def test_a_word_has_an_end() -> None:
    """Ruling: at most thirty characters."""
    with pytest.raises(IllegalMove) as long:
        play(two(), (0, "word:" + "a" * 31))
    assert (long.value.code, long.value.facts) == ("duos-word-too-long", {"longest": 30})
    assert play(two(), (0, "word:" + "a" * 30)).hints


def test_a_word_may_name_a_card_unless_the_house_forbids_it() -> None:
    """Ruling: an option."""
    assert play(two(), (0, "word:Ant")).hints
    assert refused(two(word="no-names"), 0, "word:Ant") == "duos-word-names-card"
    bear = lay("polar-bear", *EXAMPLE[:11], players="2", word="no-names")
    assert refused(bear, 0, "word:bear") == "duos-word-names-card", "nor a part of its name"
    assert play(two(word="no-names"), (0, "word:insect")).hints


def test_an_old_hint_still_binds_after_a_change_of_mind() -> None:
    position = play(two(), (0, "yes:ant"), (0, ANNA), (0, "withdraw"))
    with pytest.raises(IllegalMove):
        play(position, (0, "dog+cat,crow+flamingo,anteater+giraffe,whale+snake"))


def test_what_contradicts_a_hint_is_said_before_a_choice_is_whole() -> None:
    """Ruling: NOT binds each pair from the first, so a learner of the fault need not choose all four."""
    view = views.view(play(lay(players="2"), (0, "not:cat")), 0)
    assert views.consider(view, "cat+dog").code == "duos-said-not"
    assert views.consider(view, "ant+dog").code == "duos-four-pairs"
