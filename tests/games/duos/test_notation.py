"""How DUOS is written down, read, dealt again and drafted."""

from __future__ import annotations

import pytest

from parlour import words
from parlour.chance import Chance
from parlour.game import BadNotation
from parlour.games.duos import notation, rules, values, views
from tests.games.duos.tables import ANNA, OTHERS, all_turns, lay, play


@pytest.mark.parametrize(
    "text", [ANNA, "withdraw", "late", "word:insect", "yes:polar-bear", "not:hippopotamus", "ant+bee", "ant+ant"]
)
def test_moves_are_read_back(text: str) -> None:
    assert notation.read(notation.write(notation.read(text))) == notation.read(text)


def test_a_choice_is_written_in_order() -> None:
    assert notation.write(notation.read("rhinoceros+giraffe,flamingo+crow")) == "crow+flamingo,giraffe+rhinoceros"


def test_cards_may_be_written_as_they_are_said() -> None:
    assert notation.read("yes:Polar Bear") == values.Yes("polar-bear")


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "duos-bad-move"),
        ("ant", "duos-bad-move"),
        ("maybe:ant", "duos-bad-move"),
        ("ant+bee+crow", "duos-bad-pair"),
        ("ant+bee,", "duos-bad-pair"),
        ("ant+unicorn", "duos-no-such-card"),
        ("yes:unicorn", "duos-no-such-card"),
    ],
)
def test_what_is_not_a_move_is_refused(text: str, code: str) -> None:
    with pytest.raises(BadNotation) as refusal:
        notation.read(text)
    assert refusal.value.code == code
    assert words.say(code, refusal.value.facts)


def test_a_bad_deal_is_refused() -> None:
    options = rules.options({})
    good = notation.write_deal(rules.deal(options, Chance("deal")))
    first, *sets = good.split(" / ")
    for text, code in (
        ("", "duos-bad-narrator"),
        (" / ".join(["4", *sets]), "duos-bad-narrator"),
        (" / ".join([first, *sets[1:]]), "duos-bad-sets"),
        (" / ".join([first, sets[1], *sets[1:]]), "duos-bad-set"),
        (" / ".join([first, sets[0].rsplit(" ", 1)[0], *sets[1:]]), "duos-bad-set"),
        (" / ".join([first, "hammer " + sets[0], *sets[1:]]), "duos-no-such-card"),
        (" / ".join([first, "unicorn " + sets[0], *sets[1:]]), "duos-no-such-card"),
    ):
        with pytest.raises(BadNotation) as refusal:
            notation.read_deal(options, text)
        assert refusal.value.code == code
        assert words.say(code, refusal.value.facts)
    with pytest.raises(BadNotation):
        notation.read_deal(rules.options({"players": "2"}), "1" + good[1:])


def test_secrecy_what_others_marked_may_be_anything() -> None:
    """Every pair turns up on the redealt board of another who is, or was, ready; the others have marked nothing."""
    position = play(lay(players="3"), (1, ANNA))
    chance = Chance("boards")
    boards = [views.redeal(views.view(position, 0), chance).boards for _ in range(600)]
    pairs = {pair for _, board, _ in boards if board for pair in board}
    assert len(pairs) == 12 * 11 // 2
    assert all(board is not None for _, board, _ in boards)
    assert all(board is None for _, _, board in boards)
    again = play(position, (1, "withdraw"))
    assert len({views.redeal(views.view(again, 0), chance).boards[1] for _ in range(600)} - {None}) > 500


def test_secrecy_holds_for_hints_deadlines_and_a_second_shuffle() -> None:
    chance = Chance("corners")
    deadline = play(lay(players="3", deadline="60"), (1, "late"), (2, ANNA))
    hinted = play(lay(players="2"), (0, "yes:dog"), (1, "not:ant"), (1, OTHERS.replace("ant+", "giraffe+")))
    second = all_turns(lay(players="6", category="keep"), 10)
    last = all_turns(lay(players="6", category="keep"), 12)
    for position in (deadline, hinted, second, last):
        for seat in (*range(position.options.players), None):
            seen = views.view(position, seat)
            for _ in range(40):
                imagined = views.redeal(seen, chance)
                assert views.view(imagined, seat) == seen
                assert notation.read_deal(seen.options, notation.write_deal(imagined.deal)) == imagined.deal
                for other, board in enumerate(imagined.boards):
                    if imagined.ready[other] and board:
                        rules.check(imagined, other, values.Choose(board))


def test_a_sampled_word_keeps_to_the_house_rule() -> None:
    position = lay(players="2", word="no-names")
    chance = Chance("words")
    for _ in range(300):
        rules.check(position, 0, views.sample(views.view(position, 0), chance))


def test_every_kind_of_move_is_sampled() -> None:
    chance = Chance("kinds")
    unready = lay(players="2", deadline="60")
    ready = play(unready, (0, ANNA))
    kinds = {type(views.sample(views.view(position, 0), chance)) for position in (unready, ready) for _ in range(60)}
    assert kinds == {values.Choose, values.Withdraw, values.Word, values.Yes, values.Not}, "only the clock says late"


@pytest.mark.parametrize(
    ("draft", "pairs", "code"),
    [
        (ANNA, 4, None),
        ("ant+anteater,crow+flamingo", 2, "duos-four-pairs"),
        ("ant+anteater,ant+flamingo,dog+cat,whale+snake", 4, "duos-card-twice"),
        ("ant+", 0, "duos-no-such-card"),
        ("word:two words", 0, "duos-one-word"),
        ("yes:ant", 0, None),
    ],
)
def test_a_draft_is_considered(draft: str, pairs: int, code: str | None) -> None:
    preview = views.consider(views.view(lay(players="2"), 0), draft)
    assert (preview.pairs, preview.code) == (pairs, code)
    if preview.code:
        assert words.say(preview.code, preview.facts)


def test_a_bystander_drafts_in_vain() -> None:
    assert views.consider(views.view(lay(), None), ANNA).code == "not-your-turn"
