"""The board of the day: the same for everyone, checked by the rules, and told as counts."""

from __future__ import annotations

import datetime

import pytest

from parlour import words
from parlour.game import IllegalMove, Refusal
from parlour.games.dualite import GAME as dualite
from parlour.games.duos import GAME as duos
from parlour.games.duos.school import parts
from parlour.school.days import board, chosen, has_day, told

TODAY = datetime.date(2026, 11, 16)
DAY = TODAY.isoformat()


def four(cards: tuple[str, ...]) -> str:
    return ",".join(f"{one}+{other}" for one, other in zip(cards[0:8:2], cards[1:8:2], strict=True))


def test_everyone_has_the_same_board_and_another_one_tomorrow() -> None:
    assert board(duos, TODAY) == board(duos, TODAY)
    assert board(duos, TODAY).view.cards != board(duos, TODAY + datetime.timedelta(days=1)).view.cards
    assert (has_day(duos), has_day(dualite)) == (True, False)


def test_what_is_counted_are_the_pairs() -> None:
    cards = board(duos, TODAY).view.cards
    found = chosen(duos, DAY, TODAY, four(cards))
    assert found == parts(duos.read(four(cards)))
    assert len(found) == 4
    assert chosen(duos, DAY, TODAY + datetime.timedelta(days=1), four(cards)) == found, "past midnight"


def test_what_is_no_answer_is_refused() -> None:
    cards = board(duos, TODAY).view.cards
    for text, refusal in ((f"{cards[0]}+{cards[1]}", IllegalMove), ("whale", Refusal), ("withdraw", Refusal)):
        with pytest.raises(refusal):
            chosen(duos, DAY, TODAY, text)
    with pytest.raises(Refusal, match="day-over"):
        chosen(duos, DAY, TODAY + datetime.timedelta(days=2), four(cards))
    with pytest.raises(Refusal, match="no-puzzles"):
        board(dualite, TODAY)


def test_the_house_says_why_and_the_most_chosen_come_first() -> None:
    shown = told(duos, DAY, {"": 3, "ant+bee": 1, "cat+dog": 3})
    assert (shown.answers, [one.part for one in shown.counts]) == (3, ["cat+dog", "ant+bee"])
    cards = set(board(duos, TODAY).view.cards)
    assert len(shown.house) == 4
    for one in shown.house:
        assert set(one.part.split("+")) <= cards
        assert words.say(one.code, one.facts)
