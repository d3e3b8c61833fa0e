"""Duel of Law over the wire: the vote and its deadline."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from parlour.games.duel_of_law import GAME as duel_of_law
from parlour.games.duel_of_law.law_search import fitting
from parlour.games.duel_of_law.rainbow import deck, read_card
from parlour.games.duel_of_law.rules import Position, deadline
from tests.server.house import INVITE, ME, Browser, House


def proposed(house: House) -> list[Browser]:
    """Three people at a table where everyone must agree; the first has laid two cards with a claim."""
    options = {"players": "3", "objection": "unanimous", "deadline": "30"}
    made = house.create("duel-of-law", ME, INVITE, INVITE, options=options, name="Ada")
    made.sit(1, "Bo")
    made.sit(2, "Cy")
    browsers = [made.browser(seat) for seat in range(3)]
    assert browsers[0].catch_up()["clock"] is None, "no one is hurried to lay cards"
    hand = [face["card"] for face in browsers[0].table["view"]["hand"]]
    assert browsers[0].play(some_claim(browsers[0].table["view"]["cards"][0]["face"]["card"], hand))["kind"] == "done"
    for browser in browsers:
        browser.catch_up()
    return browsers


def some_claim(first: str, hand: list[str]) -> str:
    """A play of two cards that makes a branch with the first card of the table."""
    for one in hand:
        for other in hand:
            fits = fitting(deck("1-16"), (), [read_card(first), read_card(one), read_card(other)])
            if one != other and fits:
                return f"{one}@1,0+{other}@2,0;row@1,0:{fits[0]}"
    raise AssertionError("twelve cards make a branch")


@pytest.mark.slow
def test_who_says_nothing_in_time_lets_a_law_stand(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    def soon(position: Position) -> Any:
        usual = deadline(position)
        return usual and replace(usual, seconds=0.2)

    monkeypatch.setitem(vars(duel_of_law), "deadline", soon)
    _, bo, cy = proposed(house)
    while cy.catch_up()["view"]["proposal"]:
        cy.next()
    assert cy.table["view"]["owned"] == [1, 0, 0]
    assert bo.catch_up()["view"]["rejected"] == []
    assert [heard["text"] for heard in cy.table["announcements"][1:]] == ["silent", "silent"]


def test_everyone_is_told_how_long_the_vote_lasts(house: House) -> None:
    ada, bo, cy = proposed(house)
    assert cy.table["view"]["proposal"]
    assert cy.table["asked"] == "vote"
    assert 0 < ada.table["clock"]["left"] <= ada.table["clock"]["whole"] == 30_000
    bo.play("object")
    assert ada.catch_up()["clock"] is None
    assert ada.table["asked"] == ""
    assert len(ada.table["view"]["rejected"]) == 1


def test_of_two_votes_at_once_neither_is_stale(house: House) -> None:
    """Both were asked of the same table; a person who is second objects, and is heard."""
    ada, bo, cy = proposed(house)
    asked = cy.table["phase"]
    assert bo.play("agree", phase=asked)["kind"] == "done"
    assert cy.play("object", phase=asked)["kind"] == "done"
    assert len(ada.catch_up()["view"]["rejected"]) == 1


@pytest.mark.parametrize(("muted", "heard"), [(False, "that is **** and wrong"), (True, "")])
def test_the_reason_for_an_objection_is_heard_like_talk(house: House, muted: bool, heard: str) -> None:
    """Without rude words; and of a person who is muted only the objection counts."""
    ada, bo, cy = proposed(house)
    if muted:
        ada.do("mute", "quiet", person=1, muted=True)
    asked = bo.table["phase"]
    for _ in range(2):
        answer = bo.play("object: that is shit and wrong", "objection", phase=asked)
        assert answer["kind"] == "done", "sent again, it gets the same answer"
    assert cy.catch_up()["view"]["objections"] == [{"seat": 1, "reason": heard}]
    assert "shit" not in str(cy.heard)
