"""Drafts: what a play would do before it is made."""

from __future__ import annotations

import pytest

from parlour import words
from parlour.games.duel_of_law import rules, views
from parlour.games.duel_of_law.play_drafts import Preview
from parlour.games.duel_of_law.sentences import say_law, say_part
from tests.games.duel_of_law.tables import branch, played, position


def considered(at: rules.Position, draft: str) -> Preview:
    return views.consider(views.view(at, 0), draft)


TWIG = position("00@0,0 02@1,0", "04 36 0J", "05")


def test_a_draft_shows_the_lines_it_forms_and_the_laws_that_fit() -> None:
    preview = considered(TWIG, "04@2,0")
    (line,) = preview.lines
    assert (line.axis, line.x, line.y, line.cards, line.needs) == ("row", 0, 0, ("00", "02", "04"), "law")
    assert "suit=red" in [fit.atom for fit in line.fits]
    assert "even numbers" in map(say_part, line.fits)
    assert preview.wrong
    assert preview.wrong.code == "duel-of-law-needs-law"
    assert preview.move == ""


def test_a_draft_with_its_claims_is_a_move() -> None:
    preview = considered(TWIG, "04@2,0;row@2,0:digit:even")
    assert preview.wrong is None
    assert played(TWIG, preview.move).branches


def test_a_draft_may_say_its_claims_in_plain_words() -> None:
    preview = considered(TWIG, "04@2,0;row@2,0?all red suits")
    assert preview.move == "04@2,0;row@2,0:suit=red"
    assert [*map(say_part, preview.lines[0].heard)] == ["red suits"]
    preview = considered(TWIG, "04@2,0;row@2,0?rising")
    assert [fit.atom for fit in preview.lines[0].heard] == ["digit>", "number>"]
    assert preview.move == "", "the player picks one"
    preview = considered(TWIG, "04@2,0;row@2,0?no vowels")
    assert preview.lines[0].wrong
    assert preview.wrong
    assert preview.wrong.code == "duel-of-law-say-negative"


def test_a_law_that_would_make_two_things_of_a_joker_is_not_offered() -> None:
    """The joker is red in its column; in the row it could be light green, if that were all."""
    red = branch("column@0,0", (1, "suit=red"))
    at = position("03@0,0 05@0,1 *1@0,2", "54 57", "07", branches=(red,))
    (row,) = considered(at, "54@1,2+57@2,2").lines
    fits = {fit.atom for fit in row.fits}
    assert "suit=light-green" not in fits
    assert all(considered(at, f"54@1,2+57@2,2;row@1,2:{atom}").move for atom in fits)


def test_the_law_chosen_for_one_line_of_a_joker_counts_for_the_other() -> None:
    at = position("03@0,0 05@0,1 54@1,2 57@2,2", "*1 02", "07")

    def fits(draft: str, axis: str) -> set[str]:
        return {fit.atom for line in considered(at, draft).lines if line.axis == axis for fit in line.fits}

    assert "suit=light-green" in fits("*1@0,2", "row")
    assert "suit=light-green" not in fits("*1@0,2;column@0,2:suit=red", "row")
    assert "suit=red" in fits("*1@0,2;column@0,2:suit=red", "column")
    wrong = fits("*1@0,2;column@0,2:suit=pink", "row")
    assert "suit=light-green" in wrong, "what cannot be anyway rules nothing else out"


def test_hints_can_be_turned_off() -> None:
    quiet = position("00@0,0 02@1,0", "04", "05", hint="off")
    assert considered(quiet, "04@2,0").lines[0].fits == ()


@pytest.mark.parametrize(
    ("draft", "code"),
    [
        ("", "duel-of-law-bad-move"),
        ("04@5,5", "duel-of-law-apart"),
        ("07@2,0", "duel-of-law-not-in-hand"),
        ("04@2,0+04@3,0", "duel-of-law-card-twice"),
        ("04@2,0;up@2,0?even", "duel-of-law-bad-claim"),
        ("04@2,0;row@2,0:nice", "duel-of-law-bad-atom"),
        ("0J@2,0;row@2,0:digit:even", "duel-of-law-no-number"),
    ],
)
def test_a_draft_says_what_is_wrong(draft: str, code: str) -> None:
    preview = considered(TWIG, draft)
    assert preview.wrong
    assert preview.wrong.code == code
    assert words.say(preview.wrong.code, dict(preview.wrong.facts))


def test_a_draft_out_of_turn_is_refused() -> None:
    preview = views.consider(views.view(TWIG, 1), "05@2,0")
    assert preview.wrong
    assert preview.wrong.code == "not-your-turn"


def test_a_draft_tells_whose_branch_it_lengthens() -> None:
    laid = "00@0,0 02@1,0 04@2,0"
    at = position(laid, "06 13", "05", branches=(branch("row@0,0", (1, "suit=red")),))
    (line,) = considered(at, "06@3,0").lines
    assert (line.owner, line.level, say_law(line.law), line.needs) == (1, 1, "red suits", "duel")
    assert "digit:even" in [fit.atom for fit in line.fits]
    assert considered(at, "06@3,0").move == "06@3,0", "a duel is not a duty"
    assert considered(at, "13@3,0").lines[0].needs == "broken"
    own = position(laid, "06", "05", branches=(branch("row@0,0", (0, "suit=red")),))
    assert considered(own, "06@3,0").lines[0].needs == "own"


DUEL = position("00@0,0 02@1,0 04@2,0", "06 13", "05", branches=(branch("row@0,0", (1, "suit=red")),))


@pytest.mark.parametrize(
    ("claim", "code"),
    [
        ("row@3,0?rising", "duel-of-law-say-several"),
        ("row@3,0?no vowels", "duel-of-law-say-negative"),
        ("row@3,0?", "duel-of-law-say-nothing"),
        ("column@3,0?even", "duel-of-law-no-line"),
        ("column@3,0:digit:even", "duel-of-law-no-line"),
        ("row@3,0:digit:even;row@0,0?odd", "duel-of-law-two-levels"),
    ],
)
def test_a_law_that_is_not_claimed_is_never_dropped_from_a_play(claim: str, code: str) -> None:
    """To lengthen a branch without a duel is another play than a duel whose law was not understood."""
    preview = considered(DUEL, f"06@3,0;{claim}")
    assert preview.wrong
    assert preview.wrong.code == code
    assert preview.move == ""
    assert words.say(preview.wrong.code, dict(preview.wrong.facts))
