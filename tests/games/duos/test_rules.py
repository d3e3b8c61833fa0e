"""DUOS, sentence by sentence, in the order of the rulebook."""

from __future__ import annotations

import itertools

import pytest

from parlour import words
from parlour.chance import Chance
from parlour.game import BadOption, IllegalMove
from parlour.games.duos import notation, rules, values, views
from parlour.games.duos.cards import DECK
from parlour.games.duos.rules import scores
from tests.games.duos.tables import ANNA, EXAMPLE, OTHERS, all_choose, all_turns, first_four, lay, play


def refused(position: values.Position, seat: int, text: str) -> str:
    with pytest.raises(IllegalMove) as refusal:
        rules.check(position, seat, notation.read(text))
    assert words.say(refusal.value.code, refusal.value.facts)
    return refusal.value.code


# Game preparation


def test_a_category_is_chosen_for_the_first_turn() -> None:
    """Preparation: things or animals."""
    assert views.view(lay(), None).category == "animals"
    assert views.view(lay(first="things"), None).category == "things"


def test_twelve_cards_are_laid_out() -> None:
    """Preparation: twelve cards, the same for everyone."""
    position = lay()
    for seat in (0, 1, 2, 3, None):
        assert views.view(position, seat).cards == EXAMPLE


def test_the_cards_are_drawn_at_random() -> None:
    """Preparation: any card may lie anywhere."""
    options = rules.options({})
    seen = {rules.deal(options, Chance(key)).sets[0][0] for key in range(1200)}
    assert seen == set(DECK)


def test_the_first_narrator_is_tossed() -> None:
    """Preparation: anyone may be the first Narrator."""
    options = rules.options({"players": "6"})
    assert {rules.deal(options, Chance(key)).first for key in range(100)} == set(range(6))


def test_the_first_narrator_may_be_agreed_on() -> None:
    """Preparation: a player who wants to be is the first Narrator; a seat that no one has is tossed for."""
    options = rules.options({"players": "4", "narrator": "3"})
    assert {rules.deal(options, Chance(key)).first for key in range(20)} == {2}
    assert rules.deal(options, Chance(1)).sets == rules.deal(rules.options({"players": "4"}), Chance(1)).sets
    options = rules.options({"players": "4", "narrator": "6"})
    assert {rules.deal(options, Chance(key)).first for key in range(100)} == set(range(4))
    assert rules.deal(rules.options({"players": "2", "narrator": "2"}), Chance(1)).first == 0


def test_another_round_may_be_played_after_the_last() -> None:
    """Number of rounds: those who wish play on; two partners have their nine turns."""
    assert rules.another_round(rules.options({"players": "4", "rounds": "3"})) == {"rounds": "1"}
    assert rules.another_round(rules.options({"players": "2"})) == {}


def test_three_to_six_play_the_standard_game() -> None:
    """Box and preparation: eight markers each, forty-eight in the box."""
    for players in "3456":
        assert rules.sides(rules.options({"players": players})) == tuple((seat,) for seat in range(int(players)))
    with pytest.raises(BadOption):
        rules.options({"players": "7"})


# Sequence of play


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_everyone_is_narrator_twice(players: int) -> None:
    """Sequence: two rounds, each turn another Narrator."""
    position = lay(players=str(players))
    narrators = []
    while rules.to_move(position):
        narrators.append(views.view(position, None).narrator)
        position = all_choose(position)
    assert narrators == [*range(players)] * 2


def test_more_rounds_keep_the_turns_even() -> None:
    """Sequence: more rounds by agreement, everyone Narrator equally often."""
    position = lay(players="3", rounds="3")
    assert views.view(position, None).turns == 9
    assert rules.outcome(all_turns(position, 8)) is None
    assert rules.outcome(all_turns(position, 9)) is not None


# Choosing pairs


def test_four_pairs_are_chosen() -> None:
    """Choosing: four pairs, neither three nor five."""
    assert play(lay(), (1, ANNA)).ready == (False, True, False, False)
    assert refused(lay(), 1, "ant+anteater") == "duos-four-pairs"
    assert refused(lay(), 1, "ant+anteater,crow+flamingo,dog+cat") == "duos-four-pairs"
    assert refused(lay(), 1, f"{ANNA},dog+cat") == "duos-four-pairs"


def test_a_card_has_room_for_one_marker() -> None:
    """Choosing: no card in two pairs, nor twice in one."""
    assert refused(lay(), 1, "ant+anteater,ant+mosquito,crow+flamingo,dog+cat") == "duos-card-twice"
    assert refused(lay(), 1, "ant+ant,mosquito+dragonfly,crow+flamingo,dog+cat") == "duos-card-twice"


def test_only_cards_on_the_table_are_paired() -> None:
    """Choosing: from the twelve that lie there, on the side that is up."""
    assert refused(lay(), 1, "ant+bee,mosquito+dragonfly,crow+flamingo,dog+cat") == "duos-not-on-table"
    assert refused(lay(), 1, "hammer+saw,mosquito+dragonfly,crow+flamingo,dog+cat") == "duos-not-on-table"


def test_a_choice_has_no_order() -> None:
    """Choosing: markers show pairs, not an order."""
    pairs = ANNA.split(",")
    for order in itertools.permutations(pairs):
        turned = ",".join("+".join(reversed(pair.split("+"))) for pair in order)
        assert notation.read(turned) == notation.read(ANNA)


def test_everyone_chooses_at_once_and_in_secret() -> None:
    """Choosing: behind screens; others see only who is ready."""
    before = lay()
    assert rules.to_move(before) == rules.awaited(before) == {0, 1, 2, 3}
    one, other = play(before, (1, ANNA)), play(before, (1, OTHERS))
    for seat in (0, 2, 3, None):
        assert views.view(one, seat) == views.view(other, seat)
        assert views.view(one, seat).board is None
        assert views.announce(before, 1, notation.read(ANNA), seat) is None
    assert views.view(one, 1).board != views.view(other, 1).board
    assert rules.awaited(one) == {0, 2, 3}


def test_one_who_is_ready_may_change_their_mind() -> None:
    """Choosing: until all are ready; no one notices a change by one who stays ready."""
    position = play(lay(), (1, ANNA))
    changed = play(position, (1, OTHERS))
    assert views.view(changed, 1).board == notation.read(OTHERS).pairs  # type: ignore[union-attr] # OTHERS is a choice
    assert views.view(changed, 0) == views.view(position, 0)
    assert rules.phase(changed) == rules.phase(position) == rules.phase(lay())
    back = play(changed, (1, "withdraw"))
    assert back.ready == (False,) * 4
    assert views.view(back, 1).board == views.view(changed, 1).board
    assert views.view(back, 1).actions == ("choose",)


def test_one_who_is_not_ready_has_nothing_to_withdraw() -> None:
    assert refused(lay(), 1, "withdraw") == "duos-not-ready"


def test_when_all_are_ready_the_boards_are_revealed() -> None:
    """Choosing: the last one ready reveals all boards."""
    position = all_choose(lay(), ANNA, ANNA, OTHERS, ANNA)
    shown = position.last
    assert shown is not None
    assert shown.boards[2] == notation.read(OTHERS).pairs  # type: ignore[union-attr] # OTHERS is a choice
    assert shown.cards == EXAMPLE
    assert position.ready == (False,) * 4
    assert position.boards == (None,) * 4
    assert rules.phase(position) > rules.phase(lay())


def test_a_choice_cannot_be_taken_back_only_withdrawn() -> None:
    assert rules.reveals(lay(), 1, notation.read(ANNA))


def test_a_hint_is_not_allowed_in_company() -> None:
    """Choosing: no communication."""
    assert views.view(lay(), 1).actions == ("choose",)
    for hint in ("word:insect", "yes:ant", "not:ant"):
        assert refused(lay(), 1, hint) == "duos-hints-for-two"


# The Narrator checks pairs


def test_the_example_of_the_rulebook() -> None:
    """Example scoring: 4, 1 and 3 points; the Narrator 2 + 0 + 1."""
    cecilia = "ant+anteater,crow+mosquito,flamingo+rhinoceros,dragonfly+snake"
    david = "ant+anteater,crow+flamingo,dragonfly+mosquito,giraffe+whale"
    position = all_choose(lay(), ANNA, ANNA, cecilia, david)
    assert scores(position) == rules.score(position) == (3, 4, 1, 3)
    shown = position.last
    assert shown is not None
    assert shown.narrator == 0
    assert shown.points == (3, 4, 1, 3)
    assert {"+".join(match.pair): match.seats for match in shown.matches} == {
        "ant+anteater": (1, 2, 3),
        "crow+flamingo": (1, 3),
        "dragonfly+mosquito": (1, 3),
        "giraffe+rhinoceros": (1,),
    }


@pytest.mark.parametrize(("common", "narrator"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2)])
def test_points_for_the_narrator(common: int, narrator: int) -> None:
    """The table: none or one 0, two or three 1, four 2."""
    own = ANNA.split(",")
    fresh = ["dog+whale", "cat+snake"]
    # With fewer than two pairs in common, the rest needs cards of Anna's, paired differently.
    rest = {0: OTHERS.split(","), 1: ["crow+mosquito", "flamingo+rhinoceros", "dragonfly+snake"]}
    left = [pair for pair in rest.get(common, fresh) if common != 1 or "ant" not in pair]
    text = ",".join([*own[:common], *left][:4])
    position = all_choose(lay(players="3"), ANNA, text, OTHERS)
    assert scores(position) == (narrator, common, 0)


def test_players_are_not_compared_with_each_other() -> None:
    """Comparing: only with the Narrator's pairs."""
    position = all_choose(lay(players="3"), ANNA, OTHERS, OTHERS)
    assert scores(position) == (0, 0, 0)


# Preparing the next turn


def test_the_next_seat_becomes_narrator() -> None:
    """Next turn: the DUOS card goes on to the left."""
    assert views.view(lay(), None).narrator == 0
    assert views.view(all_turns(lay(), 1), None).narrator == 1


def test_the_cards_are_turned_over_and_then_replaced() -> None:
    """Next turn: the other side, and after both sides twelve new cards."""
    position = lay()
    first = views.view(position, None).cards
    second = views.view(all_turns(position, 1), None).cards
    third = views.view(all_turns(position, 2), None).cards
    assert second == tuple(card.thing for card in position.deal.sets[0])
    assert views.view(all_turns(position, 1), None).category == "things"
    assert not set(third) & {*first, *second}
    assert views.view(all_turns(position, 2), None).category == "animals"


def test_the_category_may_be_kept() -> None:
    """Next turn: by agreement the same category, which needs new cards each turn."""
    position = lay(category="keep")
    seen: list[str] = []
    while rules.to_move(position):
        view = views.view(position, None)
        assert view.category == "animals"
        seen.extend(view.cards)
        position = all_choose(position)
    assert len(set(seen)) == 8 * 12


@pytest.mark.parametrize(
    ("texts", "sets"), [({}, 4), ({"players": "6"}, 6), ({"players": "6", "category": "keep"}, 12)]
)
def test_a_further_shuffle_gives_what_is_missing(texts: dict[str, str], sets: int) -> None:
    """Ruling: nine sets from a shuffle of all cards, then another shuffle."""
    deal = rules.deal(rules.options(texts), Chance("sets"))
    assert len(deal.sets) == sets
    for start in (0, 9):
        cards = [card for laid in deal.sets[start : start + 9] for card in laid]
        assert len(set(cards)) == len(cards)


# End of the game


def test_the_most_points_win() -> None:
    """End: after the last round the highest score wins."""
    position = lay(players="3", rounds="1")
    while rules.to_move(position):
        same, different = first_four(position), first_four(position, 1)
        position = all_choose(position, same, same, different)
    result = rules.outcome(position)
    assert result is not None
    assert result.points == (4 + 2, 4 + 2, 0)
    assert result.winners == (0, 1)
    assert result.reason == "duos-shared-victory"


def test_one_winner() -> None:
    """End: the highest score alone."""
    position = all_turns(lay(players="3", rounds="1"), 2)
    same, different = first_four(position), first_four(position, 1)
    position = all_choose(position, same, different, same)
    result = rules.outcome(position)
    assert result is not None
    assert result.winners == (0,)
    assert result.reason == "duos-most-points"


def test_after_the_end_nothing_is_played() -> None:
    position = all_turns(lay(players="3", rounds="1"), 3)
    assert refused(position, 0, ANNA) == "game-over"
    view = views.view(position, 0)
    assert view.cards == ()
    assert view.actions == ()
    assert view.narrator is None
    assert view.last is not None


def test_a_stranger_has_no_move() -> None:
    assert refused(lay(players="3"), 3, ANNA) == "not-your-turn"


# A deadline, where the table has one


def test_a_late_board_stays_empty() -> None:
    """Ruling: at the deadline a seat that is not ready leaves its board empty, and scores nothing this turn."""
    position = lay(players="3", deadline="60")
    assert "late" not in views.view(position, 0).actions, "only the clock says so"
    position = play(position, (0, ANNA), (1, ANNA))
    assert refused(position, 1, "late") == "duos-in-time"
    late = play(position, (2, "late"))
    assert late.last is not None
    assert late.last.boards[2] == ()
    assert late.last.points == (2, 4, 0)


def test_a_late_narrator_has_no_pairs() -> None:
    position = play(lay(players="3", deadline="60"), (1, ANNA), (2, ANNA), (0, "late"))
    assert scores(position) == (0, 0, 0)


def test_each_turn_has_its_own_deadline() -> None:
    """Ruling: the clock starts anew with every turn, and there is none after the last."""
    position = lay(players="3", rounds="1", deadline="90")
    first = rules.deadline(position)
    assert first is not None
    assert (first.key, first.seconds, first.move, first.pause, first.reserved) == (0, 90, values.Late(), 0, True)
    second = rules.deadline(all_turns(position, 1))
    assert second is not None
    assert (second.key, second.pause) == (1, 15)
    assert rules.deadline(all_turns(position, 3)) is None
    assert rules.deadline(lay()) is None


def test_without_a_deadline_of_its_own_the_table_keeps_the_time() -> None:
    """Ruling: the game asks for nothing, but an empty board is what a table's clock leaves."""
    assert rules.deadline(lay()) is None
    assert "late" not in views.view(lay(), 0).actions
    assert rules.timeout_move(lay(), 0, "") == values.Late()
    assert rules.reserved(values.Late())
    assert not rules.reserved(notation.read(ANNA))


def test_complete_pairs_of_a_late_board_are_kept() -> None:
    """Ruling: zero to three of them, in whatever order they were drafted; what is half or not allowed is left out."""
    position = lay(players="3")
    first, second, third, fourth = ANNA.split(",")
    for draft, kept in (
        ("", ""),
        (first, first),
        (f"{first},{second.split('+')[0]}", first),
        (f"{second},{first},{second}", f"{first},{second}"),
        (f"{first},nonsense+{second},{third}", f"{first},{third}"),
        (f"{first},{second},{third},{fourth}", f"{first},{second},{third}"),
    ):
        lapsed = rules.timeout_move(position, 0, draft)
        assert lapsed == notation.read(f"late:{kept}" if kept else "late")
        rules.check(position, 0, lapsed)
    assert rules.timeout_move(lay(players="3", late="empty"), 0, first) == values.Late()
    assert refused(lay(players="3", late="empty"), 0, f"late:{first}") == "duos-four-pairs"
    assert refused(position, 0, f"late:{ANNA}") == "duos-four-pairs"


def test_of_a_late_board_hints_are_still_true() -> None:
    """Ruling: a pair with a card that one said NOT to is left out; without the card of a YES nothing is kept."""
    first, second, *_ = ANNA.split(",")
    card = first.split("+")[0]
    said_not = play(lay(players="2"), (0, f"not:{card}"))
    assert rules.timeout_move(said_not, 0, f"{first},{second}") == notation.read(f"late:{second}")
    said_yes = play(lay(players="2"), (0, f"yes:{card}"))
    assert rules.timeout_move(said_yes, 0, second) == values.Late()
    assert rules.timeout_move(said_yes, 0, f"{first},{second}") == notation.read(f"late:{first},{second}")


def test_a_choice_that_comes_too_late_hears_so() -> None:
    """What was meant for cards that are gone is told apart from a hint that came between."""
    later = all_turns(lay(), 1)
    assert rules.outdated(later, rules.phase(lay())) == "duos-turn-over"
    assert rules.outdated(later, rules.phase(later)) == "stale"


# What is heard


def test_only_the_own_seat_hears_of_a_choice() -> None:
    """Choosing in secret: the others hear of it when all is revealed."""
    before = lay(players="3", deadline="60")
    ready = play(before, (1, ANNA))
    for position, text, code in (
        (before, ANNA, "duos-told-chose"),
        (ready, "withdraw", "duos-told-withdrew"),
        (before, "late", "duos-told-late"),
    ):
        told = views.announce(position, 1, notation.read(text), 1)
        assert told is not None
        assert told.code == code
        assert all(views.announce(position, 1, notation.read(text), seat) is None for seat in (0, 2, None))
    nearly = play(ready, (0, ANNA))
    for seat in (0, 1, 2, None):
        told = views.announce(nearly, 2, notation.read(OTHERS), seat)
        assert told is not None
        assert (told.code, told.text) == ("duos-told-revealed", "ready")


def test_talk_belongs_to_the_reveal() -> None:
    """Choosing pairs: no one talks meanwhile. Open from a reveal until the first person is ready, or has hinted."""
    people = frozenset({0, 1})
    position = lay(players="3")
    assert not rules.talk(position, people)
    position = all_choose(position)
    assert rules.talk(position, people)
    assert rules.talk(play(position, (2, first_four(position))), people), "a bot was ready"
    ready = play(position, (0, first_four(position)))
    assert not rules.talk(ready, people)
    assert not rules.talk(play(ready, (0, "withdraw")), people), "who thinks again has begun to think"
    again = play(ready, (0, "withdraw"))
    for seat in (0, 1, 2, None):
        imagined = views.redeal(views.view(again, seat), Chance("talk"))
        assert rules.talk(imagined, people) == rules.talk(again, people), "by what all have seen"
    assert rules.talk(all_choose(position), people)
    two = all_choose(lay(players="2"))
    assert rules.talk(two, people)
    assert not rules.talk(play(two, (0, "word:bird")), people)
    for _ in range(8):
        two = all_choose(two)
    assert rules.talk(two, people), "and when all is over"


def test_a_reveal_is_looked_at_until_the_first_chooses_again() -> None:
    """A turn: the boards are compared before new cards are thought of."""
    position = lay()
    assert rules.look_seconds(position) == 0, "nothing was revealed yet"
    revealed = all_choose(position)
    assert rules.look_seconds(revealed) > 0
    assert rules.look_seconds(play(revealed, (0, first_four(revealed)))) == 0


def test_the_narrator_may_say_why() -> None:
    """A turn: the Narrator of what was revealed, for the pairs on that board."""
    assert rules.explainable(lay(), 0) == ()
    revealed = all_choose(lay())
    assert revealed.last is not None
    assert revealed.last.category == views.view(lay(), None).category
    (narrator, pairs), *rest = [(seat, told) for seat in range(4) if (told := rules.explainable(revealed, seat))]
    assert (narrator, len(pairs), rest) == (revealed.last.narrator, 4, [])
    assert pairs == tuple("+".join(pair) for pair in revealed.last.boards[narrator])
    code, facts = rules.explanation("ant+anteater", "both live in the north")
    assert words.say(code, {**facts, "player": "Ada"})
    assert facts == {"one": "ant", "other": "anteater", "text": "both live in the north"}
