"""The players of Duel of Law: they play legally, repeatably, and each level better than the one before."""

from __future__ import annotations

from dataclasses import replace

import pytest

from parlour.chance import Chance
from parlour.games.duel_of_law import GAME, notation, play_check, rules, views
from parlour.games.duel_of_law.atoms import judged
from parlour.games.duel_of_law.play_check import Lay
from parlour.games.duel_of_law.players import LEVELS, bots, make
from parlour.games.duel_of_law.players.bots import SHARES, WON, Bot, Way, standing
from parlour.games.duel_of_law.players.branches import claimed, danger, far_fetched, kept, natural, unseen_after
from parlour.games.duel_of_law.players.vocabulary import WORDS, knows
from parlour.games.duel_of_law.rules import Vote
from parlour.games.duel_of_law.views import parsed
from parlour.players.levels import named, names, offered, quick
from parlour.study.matches import Plan, play_one
from tests.games.duel_of_law.tables import DECK, atoms, branch, cards, played, position

REDS = "00@0,0 02@1,0 04@2,0"
OPTIONS = (("players", "2"), ("deck", "1-16"), ("objection", "auto"), ("hint", "on"))
PAIR = "00@0,0 02@1,0"
WAYS = [SHARES.index((way, 0)) for way in (Way.GLANCE, Way.GAIN, Way.WEIGH)] + [LEVELS[-1]]
"""The levels that always play in one way, the weakest first."""
_, GAINS, WEIGHS, TOP = map(str, WAYS)


def test_every_level_has_its_way_of_playing() -> None:
    assert offered(GAME) == range(len(SHARES))
    assert names(GAME) == ("random", *map(str, range(len(SHARES))))
    assert list(SHARES) == sorted(set(SHARES)), "each level plays better, or more often so, than the one before"


@pytest.mark.parametrize("pair", [("5", GAINS), (WEIGHS, TOP)])
@pytest.mark.slow
def test_a_game_between_levels_ends_and_repeats(pair: tuple[str, str]) -> None:
    plan = Plan("duel-of-law", OPTIONS, pair, 1, "bots")
    first = play_one(plan, 0)
    assert first.moves <= rules.longest(rules.options({}))
    assert play_one(plan, 0).record == first.record


@pytest.mark.slow
def test_four_bots_finish() -> None:
    plan = Plan("duel-of-law", (("players", "4"), *OPTIONS[1:]), ("5", GAINS, WEIGHS, TOP), 1, "four")
    assert play_one(plan, 0).moves <= rules.longest(rules.options({"players": "4"}))


@pytest.mark.parametrize("level", WAYS)
def test_bots_agree_to_what_the_rules_accept(level: int) -> None:
    at = position(REDS[:13], "04", "05", objection="unanimous")
    asked = played(at, "04@2,0;row@2,0:suit=red")
    assert Bot(level, None).choose(views.view(asked, 1), Chance(1)) == Vote(True)


def test_who_stands_in_for_a_bot_agrees_as_well() -> None:
    asked = played(position(PAIR, "04", "05", objection="unanimous"), "04@2,0;row@2,0:suit=red")
    stand_in = named(GAME, quick(GAME, LEVELS[-1]))
    assert {stand_in.choose(views.view(asked, 1), Chance(key)) for key in range(8)} == {Vote(True)}


@pytest.mark.parametrize("level", WAYS)
def test_without_a_card_there_is_only_drawing(level: int) -> None:
    at = replace(position(REDS[:13], "", "05", pile=""), ran_out=True)
    assert Bot(level, None).choose(views.view(at, 0), Chance(1)) == rules.Draw()


@pytest.mark.parametrize("level", WAYS[2:])
def test_a_win_is_taken(level: int) -> None:
    """Two branches ahead and no card left: the joker makes a row and a column at once."""
    at = position("03@0,0 05@2,0 16@1,-1 18@1,1", "*1", "05", pile="")
    won = rules.play(at, 0, Bot(level, None).choose(views.view(at, 0), Chance(1)))
    outcome = rules.outcome(won)
    assert outcome
    assert outcome.winners == (0,)


def test_a_stolen_branch_is_taken_from_its_owner() -> None:
    at = parsed(views.view(position(REDS, "06", "05", branches=(branch("row@0,0", (1, "suit=red")),)), 0))
    lay = notation.read("06@3,0;row@3,0:digit:even")
    assert isinstance(lay, play_check.Lay)
    assert [one.victim for one in claimed(at, lay)] == [1]


def test_the_lowest_level_claims_one_branch_at_a_time() -> None:
    plan = Plan("duel-of-law", OPTIONS, ("0", "0"), 1, "one branch")
    laid = [line for line in play_one(plan, 0).record.splitlines() if "@" in line and ";" in line]
    assert laid
    assert all(line.count(";") == 1 for line in laid)


def test_the_gentlest_takes_no_branch_from_anyone() -> None:
    """A branch of another that one card would take, and nothing else on the table to make one of."""
    held = position(REDS, "06 08 0K", "05", branches=(branch("row@0,0", (1, "suit=red")),))
    moves = [Bot(0, None).choose(views.view(held, 0), Chance(key)) for key in range(60)]
    taken = [
        one.victim for move in moves if isinstance(move, Lay) for one in claimed(parsed(views.view(held, 0)), move)
    ]
    assert taken
    assert set(taken) == {None}


def test_a_colour_is_named_before_a_rising_row() -> None:
    at = parsed(views.view(position(PAIR, "04", "05"), 0))
    lay = notation.read("04@2,0;row@2,0:number>")
    assert isinstance(lay, Lay)
    assert [str(claim.atom) for claim in natural(at, lay).claims] == ["suit=red"]
    assert [far_fetched(atom) for atom in atoms("suit=red&digit:even&suit~&palindrome&digit>pi")] == [0, 1, 2, 3, 4]


def test_the_law_that_is_hardest_to_steal_is_named() -> None:
    """Of the laws that fit, that under which the fewest unseen cards could narrow the branch."""
    at = parsed(views.view(position(PAIR, "04", "05"), 0))
    lay = notation.read("04@2,0;row@2,0:shade=dark")
    assert isinstance(lay, play_check.Lay)
    safest, lost = kept(at, lay, margin=0)
    rules.check(position(PAIR, "04", "05"), 0, safest)
    unseen, reds = unseen_after(at, lay), cards("00 02 04")
    chosen = danger(DECK, judged([safest.claims[0].atom]), reds, unseen)
    assert chosen.cards < danger(DECK, atoms("shade=dark"), reds, unseen).cards
    assert 0 < lost < 1


def test_a_colour_is_named_unless_another_law_is_much_safer() -> None:
    """Under suits that take turns hardly a card could narrow the row, under its colour half of them."""
    at = parsed(views.view(position("10@0,0 39@1,0", "1J", "05"), 0))
    lay = notation.read("1J@2,0;row@2,0:suit~")
    assert isinstance(lay, Lay)
    unseen, row = unseen_after(at, lay), cards("10 39 1J")
    turns, red = (danger(DECK, atoms(atom), row, unseen).cards for atom in ("suit~", "poker:red"))
    between = (red - turns) / (2 * len(unseen))
    named = [str(kept(at, lay, between + more)[0].claims[0].atom) for more in (-0.01, 0.01)]
    assert named[0] == "suit~"
    assert far_fetched(atoms(named[1])[0]) == 0


def test_who_wins_at_once_names_the_law_that_is_seen_first() -> None:
    at = position("03@0,0 05@2,0 16@1,-1 18@1,1", "04", "05", pile="")
    move = Bot(LEVELS[-1], None, margin=0).choose(views.view(at, 0), Chance(1))
    assert rules.play(at, 0, move).ended
    assert isinstance(move, Lay)
    assert move == natural(parsed(views.view(at, 0)), move)


def test_the_atoms_and_cards_that_could_narrow_a_branch_are_counted() -> None:
    """Q and Z are the only cards of value 10: under value 10 and rank 3, nothing more can be laid."""
    assert danger(DECK, atoms("value=10&rank=3"), cards("83 83 83"), cards("11K 00 20")).cards == 0
    reds = danger(DECK, atoms("suit=red"), cards("00 02 04"), cards("06 08 11 13 0K"))
    assert reds.cards == 4, "06 and 08 at either end; the king would lengthen the branch, but narrow nothing"
    assert reds.atoms > 3


def test_a_leader_is_blocked() -> None:
    """Of two victims, the one who is ahead of everyone is the better one to steal from."""
    assert standing((2, 3, 2), 0, 5, False) > standing((2, 4, 1), 0, 5, False)
    assert standing((1, 3, 3), 0, 5, False) > standing((1, 4, 2), 0, 5, False)


def test_who_would_win_at_the_end_of_the_turn_is_seen() -> None:
    assert standing((1, 3, 1), 0, 5, True) < -WON / 2, "anyone may win at the end of anyone's turn"
    assert standing((3, 1, 1), 0, 5, True) > WON / 2


@pytest.mark.parametrize("level", WAYS)
@pytest.mark.slow
def test_what_was_objected_to_is_not_played_again(level: int) -> None:
    at = position(PAIR, "04 06 17 28", "05 07", "09", objection="unanimous")
    said: set[str] = set()
    for attempt in range(4):
        move = Bot(level, None).choose(views.view(at, 0), Chance(attempt))
        rules.check(at, 0, move)
        if not isinstance(move, play_check.Lay) or not move.claims:
            return
        laws = {str(claim) for claim in move.claims}
        assert not laws & said
        said |= laws
        at = rules.play(rules.play(at, 0, move), 1, Vote(False))
    raise AssertionError("after three rejections one draws")


@pytest.mark.parametrize("objection", ["unanimous", "majority"])
@pytest.mark.slow
def test_bots_finish_under_objections(objection: str) -> None:
    options = (("players", "3"), ("deck", "1-16"), ("objection", objection), ("hint", "on"))
    plan = Plan("duel-of-law", options, (GAINS, WEIGHS, TOP), 1, "objections")
    assert play_one(plan, 0).moves <= rules.longest(rules.options(dict(options)))


def test_each_level_knows_more_words() -> None:
    the, aah = ([1 << ord(letter) - 65 for letter in word] for word in ("THE", "AAH"))
    assert all(knows(level, "english", the) for level in LEVELS)
    assert [level for level in LEVELS if knows(level, "english", aah)] == [LEVELS[-1]]
    assert all(knows(level, "french", [1 << ord(letter) - 65 for letter in "TOUT"]) for level in LEVELS)
    assert not knows(LEVELS[-2], "french", aah)
    assert list(WORDS) == sorted(set(WORDS))
    assert len(WORDS) == len(LEVELS) - 1
    assert knows(1, "english", [the[0], the[1], (1 << 26) - 1]), "a joker may be any letter"


@pytest.mark.parametrize(("level", "found"), [(1, False), (LEVELS[-1], True)])
def test_words_out_of_the_vocabulary_are_not_played(level: int, found: bool) -> None:
    at = parsed(views.view(position("00@0,0 01@1,0", "40", "05"), 0))
    lay = notation.read("40@2,0;row@2,0:word>")
    assert isinstance(lay, play_check.Lay)
    view = views.view(position("00@0,0 01@1,0", "40", "05"), 0)
    assert bool(Bot(level, None)._sensible(view, at, [lay])) is found


def test_the_clock_is_kept() -> None:
    sitting = position(REDS, "06 17 28 39 5J 73", "05 07 09", branches=(branch("row@0,0", (1, "suit=red")),))
    move = make(TOP, 0.0).choose(views.view(sitting, 0), Chance(1))
    rules.check(sitting, 0, move)


def test_warming_up_reads_the_words() -> None:
    bots.warm_up()
