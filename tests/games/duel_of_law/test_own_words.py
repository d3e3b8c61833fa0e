"""Objections with a reason, and laws in a player's own words: where the table votes, people may judge more than it."""

from __future__ import annotations

import pytest

from parlour import words
from parlour.chance import Chance
from parlour.game import BadNotation, BadOption
from parlour.games.duel_of_law import notation, rules, views
from parlour.games.duel_of_law.atoms import LONGEST_LAW
from parlour.games.duel_of_law.notation import LONGEST_REASON
from parlour.games.duel_of_law.players.bots import Bot
from parlour.games.duel_of_law.sentences import say_law
from parlour.games.duel_of_law.tableau import Axis, Branch, Cell, Token
from parlour.games.duel_of_law.views import parsed
from tests.games.duel_of_law.tables import laws_of, played, position, refused, said

TWIG = "00@0,0 02@1,0"
REDS = "00@0,0 02@1,0 04@2,0"
AUTUMN = '04@2,0;row@2,0:"colours of autumn"'


def free_branch(*texts: str) -> Branch:
    atoms = [notation.read(f"00@0,0;row@0,0:{text}").claims[0].atom for text in texts]  # type: ignore[union-attr] # a play
    return Branch(Axis.ROW, Cell(0, 0), tuple(Token(1, atom, turn) for turn, atom in enumerate(atoms)))


def free(laid: str, *hands: str, branches: tuple[Branch, ...] = ()) -> rules.Position:
    """A table where everyone must agree, and laws in one's own words may be put to the vote."""
    return position(laid, *hands, branches=branches, objection="unanimous", laws="voted")


# A reason for an objection


def test_the_reason_has_manners_like_talk() -> None:
    assert (
        str(rules.reworded(notation.read("object: darn it"), lambda text: text.replace("darn", "…"))) == "object:… it"
    )
    assert rules.reworded(notation.read("object"), str.upper) == notation.read("object")
    assert rules.reworded(notation.read("draw"), str.upper) == notation.read("draw")


def test_a_law_in_own_words_has_manners_like_talk() -> None:
    play = notation.read('04@2,0;column@2,0:suit=red;row@2,0:"darn reds"')
    assert str(rules.reworded(play, lambda text: text.replace("darn", "****"))) == (
        '04@2,0;column@2,0:suit=red;row@2,0:"**** reds"'
    )


def test_an_objection_may_say_why() -> None:
    at = played(position(TWIG, "04 06", "05", "07", objection="majority"), "04@2,0;row@2,0:suit=red")
    at = played(at, "object: black is  a colour too")
    (objection,) = views.view(at, 0).objections
    assert (objection.seat, objection.reason) == (1, "black is a colour too")
    assert views.redeal(views.view(at, 0), Chance(1)).votes == at.votes
    told = views.announce(at, 2, notation.read("object:no"), None)
    assert words.say(told.code, {**told.facts, "player": "Cy"}) == "Cy objects: “no”. The cards go back to the hand."
    after = played(at, "object")
    assert [(one.seat, one.reason) for one in views.view(after, 0).objections] == [
        (1, "black is a colour too"),
        (2, ""),
    ]
    assert views.redeal(views.view(after, 0), Chance(1)).objections == after.objections
    assert views.view(played(after, "06@2,0;row@2,0:suit=red"), 0).objections == (), "another play, another vote"
    assert views.view(played(after, "draw"), 0).objections == ()


def test_a_reason_fits_on_a_line() -> None:
    move = notation.read("object:" + " why\tnot\n" * 3)
    assert notation.write(move) == "object:why not why not why not"
    assert notation.read("object:") == notation.read("object") == rules.Vote(False)
    with pytest.raises(BadNotation) as refusal:
        notation.read("object:" + "a" * (LONGEST_REASON + 1))
    assert said(refusal.value) == "duel-of-law-bad-reason"


# A law in one's own words


def test_it_is_an_option_that_needs_votes() -> None:
    with pytest.raises(BadOption) as refusal:
        rules.options({"laws": "voted"})
    assert said(refusal.value) == "duel-of-law-laws-need-votes"
    assert rules.options({}).laws == "known"
    assert refused(position(TWIG, "04", "05", objection="unanimous"), AUTUMN) == "duel-of-law-only-known-laws"


def test_it_is_voted_on_with_the_cards_it_covers_and_counts_one_level() -> None:
    at = played(free(TWIG, "04 06", "05", "07"), AUTUMN)
    (claim,) = views.view(at, 1).claims
    assert claim.law
    assert (claim.cards, say_law([claim.law]), claim.level) == (("00", "02", "04"), "“colours of autumn”", 1)
    assert views.view(at, 1).choices == ("agree", "object", "abstain")
    after = played(at, "agree", "agree")
    (branch,) = after.branches
    assert (branch.owner, branch.level, branch.law) == (0, 1, ())
    assert views.redeal(views.view(after, 1), Chance(1)).branches == after.branches


def test_every_extension_of_it_is_voted_on() -> None:
    at = free(REDS, "06 08", "05", branches=(free_branch('"colours of autumn"'),))
    asked = played(at, "06@3,0")
    (line,) = views.view(asked, 1).claims
    assert (line.law, line.level, line.cards) == (None, 1, ("00", "02", "04", "06"))
    told = views.announce(at, 0, notation.read("06@3,0"), None)
    assert words.say(told.code, {**told.facts, "player": "Ada"}) == "Ada would lay 06. Do the others agree?"
    assert played(asked, "agree").branches[0].owner == 1
    assert len(played(asked, "object").laid) == 3


def test_it_narrows_and_is_narrowed_by_vote() -> None:
    at = free(REDS, "06 13", "05", branches=(free_branch("suit=red"),))
    after = played(at, '06@3,0;row@3,0:"they look warm"', "agree")
    assert laws_of(after) == {"row@0,0": "suit=red"}
    assert after.branches[0].level == 2
    assert refused(at, '13@3,0;row@3,0:"they look warm"') == "duel-of-law-breaks-law"
    warm = free(REDS, "06", "05", branches=(free_branch('"they look warm"'),))
    assert laws_of(played(warm, "06@3,0;row@3,0:suit=red", "agree")) == {"row@0,0": "suit=red"}
    assert refused(warm, '06@3,0;row@3,0:"they look warm"') == "duel-of-law-not-narrower"


def test_joined_branches_keep_it() -> None:
    laid = "00@0,0 02@1,0 04@2,0 08@4,0 05@5,0 01@6,0"
    left, warm = free_branch("suit=red"), free_branch('"they look warm"')
    right = Branch(Axis.ROW, Cell(4, 0), warm.tokens)
    at = free(laid, "06 13", "07", branches=(left, right))
    after = played(at, "06@3,0", "agree")
    assert [str(token.atom) for token in after.branches[0].tokens] == ['"they look warm"', "suit=red"]
    same = free(laid, "06 13", "07", branches=(warm, right))
    assert played(same, "06@3,0", "agree").branches[0].level == 1


@pytest.mark.parametrize("objection", ["unanimous", "majority"])
def test_one_who_abstains_is_not_counted_but_someone_must_agree(objection: str) -> None:
    at = played(position(TWIG, "04", "05", "07", objection=objection, laws="voted"), AUTUMN)
    assert played(at, "abstain", "agree").branches
    assert not played(at, "abstain", "abstain").branches
    assert not played(at, "abstain", "object").branches
    told = views.announce(at, 1, rules.Vote(None), None)
    assert words.say(told.code, {**told.facts, "player": "Bo"}) == "Bo abstains."
    assert views.view(played(at, "abstain"), 0).votes == ((1, None),)


def test_one_abstains_from_such_laws_only() -> None:
    at = played(free(TWIG, "04", "05"), "04@2,0;row@2,0:suit=red")
    assert views.view(at, 1).choices == ("agree", "object")
    assert refused(at, "abstain") == "duel-of-law-no-abstention"


@pytest.mark.parametrize("level", [0, 4, 9, 12])
@pytest.mark.slow
def test_bots_abstain_and_leave_such_branches_alone(level: int) -> None:
    at = played(free(TWIG, "04", "05"), AUTUMN)
    assert Bot(level, None).choose(views.view(at, 1), Chance(1)) == rules.Vote(None)
    held = free(REDS, "06 08 24", "05", branches=(free_branch('"colours of autumn"'),))
    for key in range(12):
        move = Bot(level, None).choose(views.view(held, 0), Chance(key))
        assert isinstance(move, rules.Draw) or not parsed(views.view(held, 0)).in_own_words(move), str(move)  # type: ignore[arg-type] # no vote


@pytest.mark.parametrize(
    ("text", "offered"),
    [
        ("colours of autumn", '"colours of autumn"'),
        ('the "warm" ones; yes', "\"the 'warm' ones, yes\""),
        ("all red", ""),  # known
        ("no vowels", ""),  # forbidden by the rulebook
        ("x" * (LONGEST_LAW + 1), ""),
    ],
)
def test_a_draft_offers_to_put_unknown_words_to_the_vote(text: str, offered: str) -> None:
    draft = f"04@2,0;row@2,0?{text}".replace(";", "\x00", 1).replace("; yes", ", yes").replace("\x00", ";")
    (line,) = views.consider(views.view(free(TWIG, "04", "05"), 0), draft).lines
    assert line.own_words == offered
    (line,) = views.consider(views.view(position(TWIG, "04", "05"), 0), draft).lines
    assert line.own_words == ""


def test_a_draft_with_such_a_law_is_a_move() -> None:
    preview = views.consider(views.view(free(TWIG, "04", "05"), 0), AUTUMN)
    assert preview.move == AUTUMN


@pytest.mark.parametrize("text", ['""', '" "', '"' + "x" * (LONGEST_LAW + 1) + '"'])
def test_it_is_written_in_quotation_marks(text: str) -> None:
    with pytest.raises(BadNotation) as refusal:
        notation.read(f"04@2,0;row@2,0:{text}")
    assert said(refusal.value) == "duel-of-law-bad-own-words"
    assert notation.write(notation.read('04@2,0;row@2,0:"so\twarm"')) == '04@2,0;row@2,0:"so warm"'


def test_a_vote_shows_the_lines_it_is_about() -> None:
    """A branch that is lengthened by the same play, under a law that the table knows, is no one's question."""
    at = free(REDS + " 16@3,1 26@3,2", "06", "05", branches=(free_branch("suit=red"),))
    asked = played(at, "06@3,0;column@3,0:rank=6")
    assert [(one.axis, one.cell) for one in views.view(asked, 1).claims] == [("column", "3,0")]


def test_random_plays_try_it_where_the_table_votes_on_it() -> None:
    view = views.view(free(TWIG, "04 06 08", "05"), 0)
    drawn = {str(views.sample(view, Chance(key))).count('"') for key in range(60)}
    assert {0, 2} <= drawn
    asked = views.view(played(free(TWIG, "04", "05"), AUTUMN), 1)
    votes = {str(views.sample(asked, Chance(key))).partition(":")[0] for key in range(40)}
    assert votes == {"agree", "object", "abstain"}
    assert views.sample(views.view(free(TWIG, "04", "05"), 1), Chance(1)) == rules.Draw()
