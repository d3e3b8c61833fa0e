"""Shared screen and phones, and coming late, over the wire."""

from __future__ import annotations

from typing import Any

import pytest

from parlour.tables import absence
from tests.server.house import ME, Browser, House, Made, bot
from tests.server.test_duos import Hours, pairs
from tests.server.test_gathering import OPEN, come


@pytest.fixture
def wall(monkeypatch: pytest.MonkeyPatch) -> Hours:
    return Hours(monkeypatch)


def around_a_screen(house: House) -> tuple[Made, Browser, list[Browser]]:
    """A television that set the table, and three phones that came by its code."""
    options: dict[str, Any] = {"players": "3"}
    time = {"kind": "move", "seconds": 60}
    answer = house.http.post(
        "/api/tables",
        json={"game": "duos", "seats": [OPEN] * 3, "options": options, "name": "Screen", "screen": True, "time": time},
    ).json()
    made = Made(house, answer["table"], {0: answer["tickets"][0]["ticket"]}, {})
    screen = made.browser(0)
    assert (screen.table["you"], screen.table["room"]["screen"], screen.table["room"]["host"]) == (None, 0, 0)
    phones = [come(made, name)[1] for name in ("Ada", "Bo", "Cy")]
    return made, screen, phones


def revealed(phones: list[Browser]) -> None:
    for phone in phones:
        phone.catch_up()
        phone.play(pairs(phone))


@pytest.mark.slow
def test_the_host_of_a_screen_has_it_in_hand(house: House, wall: Hours, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(absence, "AWAY_AFTER", 50)
    _, screen, (ada, bo, cy) = around_a_screen(house)
    assert ada.catch_up()["room"]["host"] == 1, "the first to sit down"
    assert screen.ask("start", "1")["code"] == "host-only"
    ada.do("start", "1")
    revealed([ada, bo, cy])
    assert screen.catch_up()["clock"]["soon"] > 0
    assert screen.table["view"]["last"]["number"] == 1
    assert bo.ask("go-on", "1")["code"] == "host-only"
    ada.catch_up()
    ada.do("go-on", "2")
    assert screen.catch_up()["clock"]["soon"] == 0
    assert screen.table["room"]["went_on"]
    ada.do("pause", "3")
    assert screen.catch_up()["room"]["paused"], "at once: all are in the room"
    ada.do("resume", "4")
    screen.catch_up()
    ada.do("add-time", "5", seconds=60)
    assert screen.until(kind="table")["clock"]["left"] == 120_000, "all are told at once"
    for phone in (ada, bo):
        phone.catch_up()
        phone.play(pairs(phone))
    assert ada.ask("skip", "6", seat=2)["code"] == "not-absent"
    cy.close()
    while screen.catch_up()["room"]["people"][3]["here"]:
        pass
    wall.now += 1
    while screen.catch_up()["room"]["people"][3]["away_since"] is None:
        pass
    ada.catch_up()
    assert ada.ask("skip", "7", seat=2)["kind"] == "done"
    assert screen.catch_up()["view"]["last"]["number"] == 2, "the turn is over without Cy"
    assert screen.table["view"]["last"]["boards"][2] == []


def test_one_who_comes_late_plays_if_the_host_agrees(house: House) -> None:
    """Into a bot's seat, by the code, in the middle of a game; and a no is a no."""
    made = house.create("duos", ME, OPEN, bot(1), options={"players": "3"}, name="Ada")
    ada, (_, bo) = made.browser(0), come(made, "Bo")
    assert ada.catch_up()["room"]["status"] == "playing"
    card, cy = come(made, "Cy")
    assert card["seat"] is None
    assert cy.ask("sit", "1", seat=1)["code"] == "seat-taken"
    assert cy.ask("sit", "2", seat=2)["kind"] == "done"
    assert bo.catch_up()["room"]["question"] == {"what": "seat", "by": 2, "seat": 2, "unanswered": [0]}
    assert ada.ask("answer", "1", accept=False)["kind"] == "done"
    assert cy.catch_up()["room"]["question"] is None
    assert cy.ask("sit", "3", seat=2)["kind"] == "done"
    assert ada.ask("answer", "2", accept=True)["kind"] == "done"
    table = cy.catch_up()
    assert (table["you"], table["seats"][2]["kind"], table["seats"][2]["name"]) == (2, "person", "Cy")
    assert table["view"]["actions"], "and plays at once"


def test_an_absent_persons_seat_can_be_given_to_one_who_comes(
    house: House, wall: Hours, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A person who was away comes back and watches."""
    monkeypatch.setattr(absence, "AWAY_AFTER", 50)
    made = house.create("dualma", ME, OPEN, name="Ada")
    ada, (card, bo) = made.browser(0), come(made, "Bo")
    _, cy = come(made, "Cy")
    bo.close()
    while ada.catch_up()["room"]["people"][1]["here"]:
        pass
    wall.now += 61
    while not ada.catch_up()["room"]["absent"]:
        pass
    assert cy.ask("sit", "1", seat=1)["kind"] == "done"
    ada.catch_up()
    assert ada.ask("answer", "1", accept=True)["kind"] == "done"
    assert cy.catch_up()["you"] == 1
    assert house.hello(made.id, card["ticket"]).table["you"] is None
