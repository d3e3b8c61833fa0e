"""The course of a game: setting up, turns, objections, the win condition, the empty pile."""

from __future__ import annotations

from dataclasses import replace

import pytest

from parlour import words
from parlour.chance import Chance
from parlour.game import BadNotation, BadOption, IllegalMove, Outcome
from parlour.games.duel_of_law import notation, rules, views
from parlour.games.duel_of_law.rainbow import CARDS
from tests.games.duel_of_law.tables import branch, played, position, refused, said

TWIG = "00@0,0 02@1,0"
REDS = "00@0,0 02@1,0 04@2,0"
CLAIM = "04@2,0;row@2,0:suit=red"

# Setting up


@pytest.mark.parametrize(("players", "pile"), [(2, 137), (3, 125), (4, 113)])
def test_twelve_cards_each_and_one_to_start_the_tableau(players: int, pile: int) -> None:
    options = rules.options({"players": str(players)})
    at = rules.setup(options, rules.deal(options, Chance(1)))
    assert [len(hand) for hand in at.hands] == [12] * players
    assert len(at.pile) == pile
    assert [str(one.cell) for one in at.laid] == ["0,0"]
    assert {*at.pile, *(card for hand in at.hands for card in hand), at.laid[0].card} == set(CARDS)


def test_seat_0_begins_and_play_goes_round() -> None:
    at = position(TWIG, "10 12", "14 16", "18")
    assert rules.to_move(at) == {0}
    at = played(at, "10@0,1", "draw")
    assert rules.to_move(at) == {2}
    assert rules.to_move(played(at, "draw")) == {0}
    assert refused(at, "draw", seat=0) == "not-your-turn"


def test_two_to_four_players_each_for_themselves() -> None:
    assert rules.sides(rules.options({"players": "4"})) == ((0,), (1,), (2,), (3,))
    for players in ("1", "5"):
        with pytest.raises(BadOption):
            rules.options({"players": players})


def test_each_seat_has_another_colour_of_tokens() -> None:
    assert len(set(views.view(position(TWIG, "10", "14", "18"), None).colours)) == 3


# Playing


def test_after_laying_cards_one_is_drawn() -> None:
    at = position(TWIG, "04 06", "05", pile="10 12 14 16 18 1J 1Q 1K")
    after = played(at, CLAIM)
    assert list(map(str, after.hands[0])) == ["06", "10"]
    assert len(after.pile) == 7


def test_or_no_card_is_laid_and_six_are_drawn() -> None:
    at = position(TWIG, "04", "05", pile="10 12 14 16 18 1J 1Q 1K")
    rules.check(at, 0, rules.Draw())
    after = played(at, "draw")
    assert list(map(str, after.hands[0])) == ["04", "10", "12", "14", "16", "18", "1J"]
    assert rules.to_move(after) == {1}


def test_there_is_no_limit_to_a_hand() -> None:
    """FAQ on the size of a hand."""
    at = position(TWIG, "04", "05")
    for _ in range(6):
        at = played(at, "draw", "draw")
    assert len(at.hands[0]) == 37


def test_what_is_left_of_the_pile_is_drawn() -> None:
    after = played(position(TWIG, "04", "05", pile="10 12"), "draw")
    assert len(after.hands[0]) == 3
    assert after.pile == ()
    told = views.announce(position(TWIG, "04", "05", pile="10"), 0, rules.Draw(), None)
    assert told.code == "duel-of-law-told-drew"
    assert told.facts["count"] == 1


# Objections


def voting(objection: str, *hands: str) -> rules.Position:
    return played(position(TWIG, "04 06 08 0K", *hands, objection=objection), CLAIM)


def test_typed_laws_need_no_vote_by_default() -> None:
    assert played(position(TWIG, "04 06", "05"), CLAIM).branches


def test_the_others_are_asked_whether_they_agree() -> None:
    """Explain laws and claim branches: check whether the others agree."""
    at = voting("unanimous", "05", "07", "09")
    assert rules.to_move(at) == rules.awaited(at) == {1, 2, 3}
    assert at.branches == ()
    at = played(at, "agree", "agree")
    assert rules.to_move(at) == {3}
    assert played(at, "agree").branches[0].owner == 0


def test_if_one_does_not_agree_the_cards_are_taken_back() -> None:
    """Duels: retrieve your cards and try again, with no other penalty."""
    at = played(voting("unanimous", "05", "07"), "object")
    assert rules.to_move(at) == {0}
    assert len(at.hands[0]) == 4
    assert at.branches == ()
    assert played(at, "06@2,0;row@2,0:suit=red", "agree", "agree").branches[0].owner == 0
    assert rules.to_move(played(at, "draw")) == {1}


def test_a_majority_agrees_and_a_tie_rejects() -> None:
    at = voting("majority", "05", "07", "09")
    assert played(at, "agree", "object", "agree").branches
    assert not played(at, "object", "object", "agree").branches
    assert not played(voting("majority", "05", "07"), "object", "agree").branches
    assert played(voting("majority", "05"), "agree").branches


def test_a_play_without_a_claim_needs_no_vote() -> None:
    assert len(played(position("00@0,0", "04", "05", objection="unanimous"), "04@1,0").laid) == 2


def test_after_three_rejections_one_draws() -> None:
    at = position(TWIG, "04 06 08", "05", objection="unanimous")
    for _ in range(3):
        at = played(at, CLAIM, "object")
    assert refused(at, CLAIM) == "duel-of-law-draw-now"
    assert not views.view(at, 0).may_lay
    assert views.view(at, 1).tries == 0
    at = played(at, "draw", "draw")
    assert played(at, CLAIM, "agree").branches, "a new turn, a new start"


def test_a_vote_is_for_a_vote_only() -> None:
    assert refused(position(TWIG, "04", "05"), "agree") == "duel-of-law-no-vote"
    assert refused(voting("unanimous", "05"), "draw") == "duel-of-law-vote-first"


def test_rejected_cards_were_seen_and_stay_known_until_played() -> None:
    at = played(voting("unanimous", "05 07"), "object")
    assert [face.card for face in views.view(at, 1).shown[0]] == ["04"]
    assert all(at.hands[0][0] in views.redeal(views.view(at, 1), Chance(key)).hands[0] for key in range(5))
    at = played(at, CLAIM, "agree")
    assert views.view(at, 1).shown == ((), ())
    assert at.shown == frozenset()


def test_a_pending_play_is_seen_by_all() -> None:
    at = voting("unanimous", "05")
    assert views.view(at, None).proposal == CLAIM
    (claim,) = views.view(at, None).claims
    assert claim.law
    assert (claim.axis, claim.cell, claim.law.atom) == ("row", "2,0", "suit=red")
    assert claim.cards == ("00", "02", "04")
    assert (claim.level, claim.old, claim.owners) == (1, (), ())
    assert views.view(at, 1).choices == ("agree", "object")
    assert views.view(at, 0).choices == ()
    assert views.redeal(views.view(at, 1), Chance(1)).proposal == at.proposal


def test_a_vote_on_a_duel_says_the_old_law_the_new_level_and_whose_branch_it_steals() -> None:
    at = position(TWIG, "04 08", "06 07", "09", objection="unanimous")
    at = played(at, CLAIM, "agree", "agree", "06@3,0;row@3,0:digit:even")
    (claim,) = views.view(at, None).claims
    assert claim.law
    assert (claim.axis, claim.cell, claim.law.atom) == ("row", "3,0", "digit:even")
    assert (claim.level, [part.atom for part in claim.old], claim.owners) == (2, ["suit=red"], (0,))


def test_a_vote_has_a_deadline_and_silence_is_agreement() -> None:
    """Ruling: who does not object in time agrees. Each vote has its own time, and a vote cast leaves it alone."""
    at = voting("unanimous", "05", "07")
    first = rules.deadline(at)
    assert first
    assert (first.seconds, first.move, first.reserved) == (60, rules.SILENCE, True)
    assert rules.deadline(played(at, "agree")) == first
    again = rules.deadline(played(at, "object", CLAIM))
    assert again
    assert again.key != first.key
    late = at
    for seat in sorted(rules.awaited(at)):
        late = rules.play(late, seat, first.move)
    assert late.branches[0].owner == 0
    assert rules.deadline(late) is None


def test_a_play_and_each_branch_that_it_claimed_are_shown() -> None:
    """What is only proposed, or was objected to, claimed nothing."""
    at = position(TWIG, "04 06", "05", "07")
    assert rules.happenings(at) == 1
    assert rules.happenings(played(at, CLAIM)) == 2
    assert rules.happenings(played(at, CLAIM, "draw")) == 1
    at = voting("unanimous", "05", "07")
    assert rules.happenings(at) == rules.happenings(played(at, "object")) == 1
    assert rules.happenings(played(at, "agree", "agree")) == 2


def test_two_votes_at_once_are_both_counted() -> None:
    """A vote leaves the phase alone until the play is settled, so that no other person's vote is stale."""
    at = voting("unanimous", "05", "07", "09")
    assert rules.phase(played(at, "agree")) == rules.phase(played(at, "agree", "agree")) == rules.phase(at)
    assert rules.phase(played(at, "agree", "agree", "agree")) > rules.phase(at)
    assert rules.phase(played(at, "agree", "object")) > rules.phase(at)


def test_silence_is_agreement_and_nothing_else() -> None:
    """Also where the table keeps the time: a turn is not played for anyone, every move is a player's, all may talk."""
    at = voting("unanimous", "05", "07")
    assert rules.timeout_move(at, 1, "") == rules.SILENCE == notation.read("silent")
    assert rules.timeout_move(played(at, "agree", "agree"), 1, "") is None
    assert not rules.reserved(rules.Vote(True))
    assert rules.reserved(rules.SILENCE), "no player says that"
    told = views.announce(at, 1, rules.SILENCE, 0)
    assert "has not answered in time" in words.say(told.code, {**told.facts, "player": "Ivo"})
    assert rules.talk(at, frozenset({0, 1}))


def test_a_table_without_a_deadline_waits_for_every_vote() -> None:
    at = voting("unanimous", "05")
    assert rules.deadline(replace(at, options=replace(at.options, deadline="none"))) is None


def test_what_was_objected_to_is_seen_until_the_turn_is_over() -> None:
    at = played(voting("unanimous", "05"), "object")
    assert views.view(at, 1).rejected == (CLAIM,)
    assert views.redeal(views.view(at, 1), Chance(1)).rejected == at.rejected
    assert views.view(played(at, "draw"), 1).rejected == ()


# Winning

LED = (branch("row@0,0", (0, "suit=red")), branch("row@0,5", (0, "suit=red")), branch("row@0,9", (1, "suit=red")))


def test_a_lead_of_two_wins_once_anyone_has_run_out_of_cards() -> None:
    at = position(TWIG, "04", "05 07", pile="10", branches=LED[1:2])
    after = played(at, CLAIM)
    assert after.ran_out
    assert (after.hands[0], len(after.pile)) == ((), 1), "the winner draws no more"
    assert rules.outcome(after) == Outcome((0,), "duel-of-law-two-ahead", (2, 0))
    assert rules.to_move(after) == frozenset()
    assert refused_after_the_end(after)


def refused_after_the_end(at: rules.Position) -> bool:
    with pytest.raises(IllegalMove, match="game-over"):
        rules.play(at, 0, rules.Draw())
    return True


def test_no_lead_wins_before_anyone_has_run_out() -> None:
    assert rules.outcome(played(position(TWIG, "04 06", "05", branches=LED[1:2]), CLAIM)) is None


def test_a_lead_of_one_goes_on_and_the_card_is_drawn_as_usual() -> None:
    after = played(position(TWIG, "04", "05", pile="10 12"), CLAIM)
    assert rules.outcome(after) is None
    assert rules.score(after) == (1, 0)
    assert after.ran_out
    assert len(after.hands[0]) == 1


def test_anyone_may_win_at_the_end_of_anyones_turn() -> None:
    at = position(TWIG, "04", "05", pile="10", branches=(LED[0], LED[1]), turn=1)
    won = rules.outcome(played(replace(at, ran_out=True), "draw"))
    assert won == Outcome((0,), "duel-of-law-two-ahead", (2, 0))


def test_the_lead_is_over_everyone_else() -> None:
    one = (*LED[:2], branch("row@0,12", (1, "suit=red")), branch("row@0,15", (0, "suit=red")))
    at = replace(position(TWIG, "04", "05", "07", pile="10", branches=one), ran_out=True)
    assert rules.outcome(played(at, "draw"))
    two = (*one, branch("row@0,18", (2, "suit=red")), branch("row@0,21", (2, "suit=red")))
    assert rules.outcome(played(replace(at, branches=two), "draw")) is None


def test_branches_count_and_not_tokens() -> None:
    tall = (branch("row@0,0", (1, "suit=red"), (0, "digit:even"), (1, "digit>"), (0, "word>")),)
    at = replace(position(TWIG, "04", "05", pile="10", branches=tall), ran_out=True)
    assert rules.outcome(played(at, "draw")) is None


# The empty pile


def test_with_an_empty_pile_one_may_pass_and_all_passing_ends_it() -> None:
    at = position(TWIG, "04", "05", "07", pile="", branches=LED[:1] + LED[2:])
    at = played(at, "draw", "draw")
    assert rules.outcome(at) is None
    assert at.passes == 2
    assert rules.outcome(played(at, "draw")) == Outcome((0, 1), "duel-of-law-all-passed", (1, 1, 0))
    told = views.announce(at, 2, rules.Draw(), None)
    assert told.code == "duel-of-law-told-passed"
    assert not rules.reveals(at, 2, rules.Draw()), "a pass shows nothing, so it can be taken back"
    assert rules.reveals(position(TWIG, "04", "05"), 0, rules.Draw())


def test_a_play_between_passes_starts_the_count_again() -> None:
    at = played(position(TWIG, "04 06", "0K 07", pile=""), "draw", "0K@0,1")
    assert at.passes == 0
    assert views.view(at, 0).pile == 0


def test_a_player_without_cards_and_pile_can_only_pass() -> None:
    at = replace(position(TWIG, "", "05", pile=""), ran_out=True)
    assert not views.view(at, 0).may_lay
    assert views.view(at, 0).choices == ("draw",)
    assert views.sample(views.view(at, 0), Chance(1)) == rules.Draw()


@pytest.mark.parametrize(("players", "bound"), [(2, 347), (3, 509), (4, 671)])
def test_the_bound_on_the_length_of_a_game(players: int, bound: int) -> None:
    assert rules.longest(rules.options({"players": str(players)})) == bound
    voted = rules.longest(rules.options({"players": str(players), "objection": "majority"}))
    assert voted == bound + (3 * bound + 161) * players


# What is heard and written


def test_moves_are_told() -> None:
    at = position(TWIG, "04 06", "05")
    told = views.announce(at, 0, notation.read(CLAIM), 1)
    assert words.say(told.code, {**told.facts, "player": "Ada"}) == "Ada lays 04 and claims a branch: red suits."
    vote = voting("unanimous", "05")
    assert views.announce(replace(at, options=vote.options), 0, notation.read(CLAIM), 1).code.endswith("proposed")
    told = views.announce(vote, 1, rules.Vote(True), 0)
    assert words.say(told.code, {**told.facts, "player": "Bo"}) == "Bo agrees. The law stands: red suits, level 1."
    told = views.announce(voting("unanimous", "05", "07"), 1, rules.Vote(True), 0)
    assert words.say(told.code, {**told.facts, "player": "Bo"}) == "Bo agrees.", "Cy has not voted yet"
    assert views.announce(vote, 1, rules.Vote(False), 0).code == "duel-of-law-told-objected"


def test_a_play_is_told_with_its_laws_and_what_it_takes() -> None:
    red = branch("row@0,0", (1, "suit=red"))
    at = position("00@0,0 02@1,0 04@2,0 26@3,1 46@3,2", "06", "05", branches=(red,))
    told = views.announce(at, 0, notation.read("06@3,0;row@3,0:digit:even;column@3,0:dice>"), 1)
    assert words.say(told.code, {**told.facts, "player": "Ada"}) == (
        "Ada lays 06 and claims a branch: dice suits rising downwards, "
        "and steals a branch with the stricter law “even numbers”."
    )
    told = views.announce(
        position(TWIG, "04", "05", objection="unanimous", laws="voted"),
        0,
        notation.read('04@2,0;row@2,0:"tea, or: 50 % + 1"'),
        1,
    )
    assert words.say(told.code, {**told.facts, "player": "Ada"}) == (
        "Ada would lay 04 and claim a branch: “tea, or: 50 % + 1”. Do the others agree?"
    )


def test_a_play_has_one_form_in_whatever_order_it_is_told() -> None:
    one = notation.read("06@2,0+04@1,0;row@2,0:digit:even")
    assert one == notation.read("04@1,0+06@2,0;row@1,0:digit:even")
    assert str(one) == "04@1,0+06@2,0;row@1,0:digit:even"
    assert [notation.write(notation.read(text)) for text in ("draw", "agree", "object")] == ["draw", "agree", "object"]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "duel-of-law-bad-move"),
        ("04", "duel-of-law-bad-move"),
        ("04@", "duel-of-law-bad-cell"),
        ("04@1,0+", "duel-of-law-bad-move"),
        ("04@1.0", "duel-of-law-bad-cell"),
        ("04@01,0", "duel-of-law-bad-cell"),
        ("04@999,0", "duel-of-law-bad-cell"),
        ("4@1,0", "duel-of-law-bad-card"),
        ("04@1,0;", "duel-of-law-bad-claim"),
        ("04@1,0;diagonal@1,0:suit=red", "duel-of-law-bad-claim"),
        ("04@1,0;row@1,0:nice", "duel-of-law-bad-atom"),
        ("04@1,0;row@1,0", "duel-of-law-bad-atom"),
        ("04@1,0+" * 2000, "duel-of-law-bad-move"),
    ],
)
def test_what_is_not_a_move_is_refused(text: str, code: str) -> None:
    with pytest.raises(BadNotation) as refusal:
        notation.read(text)
    assert said(refusal.value) == code


def test_a_deal_lists_every_card_once() -> None:
    deal = notation.write_deal(CARDS)
    assert notation.read_deal(rules.options({}), deal) == CARDS
    for text in ("", "00 01", deal.replace("00", "01", 1)):
        with pytest.raises(BadNotation) as refusal:
            notation.read_deal(rules.options({}), text)
        assert said(refusal.value) == "duel-of-law-bad-deal"
