"""Analysis at a table: for finished games and practice, never between people who play."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

import pytest

from parlour import record
from parlour.catalogue import GAMES
from parlour.games.dualite.solver.analysis import analyst
from parlour.server.table import tables_in_memory
from tests.server.house import INVITE, ME, House, bot

RECORD = Path(__file__).parents[1] / "records" / "dualma.txt"


@pytest.fixture(scope="module", autouse=True)
def warm() -> None:
    """The table of the small grid is there before a request waits for it."""
    analyst(4)


def analysis(house: House, table: str, **ask: object) -> dict[str, Any]:
    answer = house.http.post(f"/api/tables/{table}/analysis", json=ask)
    assert answer.status_code == 200, answer.text
    card: dict[str, Any] = answer.json()
    return card


def review(house: House, table: str) -> list[dict[str, Any]]:
    """The moves in order; they arrive from the last to the first, and each line says how far it is."""
    answer = house.http.get(f"/api/tables/{table}/review")
    assert answer.status_code == 200, answer.text
    lines = [json.loads(line) for line in answer.text.splitlines()]
    assert [line["done"] for line in lines] == list(range(lines[0]["count"] + 1))
    assert lines[0]["judged"] is None
    return [line["judged"] for line in reversed(lines) if line["judged"]]


@pytest.mark.slow
def test_practice_alone_is_analysed_at_any_ply_and_beyond(house: House) -> None:
    made = house.create("dualite", ME, ME)
    first, second = made.browser(0), made.browser(1)
    assert first.table["can_analyse"]
    first.make("a1+c3")
    second.until(kind="table", phase=2)
    second.make("b2")
    card = analysis(house, made.id, ply=1)
    assert card["played"] == ["a1+c3", "b2"]
    assert card["mover"] == 1
    worths = {choice["text"]: (choice["wins"], choice["moves"]) for choice in card["choices"]}
    assert worths["d4"] == (True, 12)
    assert [choice["text"] for choice in card["choices"] if choice["best"]] == ["d4"]
    assert set(worths) == set(card["view"]["choices"])
    tried = analysis(house, made.id, ply=1, moves=["d4"])
    assert tried["mover"] == 0
    assert not any(choice["wins"] for choice in tried["choices"])
    assert card["standing"] == {"winner": 1, "moves": 12, "exact": True, "share": None, "low": None, "high": None}
    assert card["line"][0] == "d4"
    assert [seat["name"] for seat in card["seats"]] == ["Guest 1", "Guest 2"]
    told = review(house, made.id)
    assert [(move["text"], move["sign"], move["better"]) for move in told] == [
        ("a1+c3", "lost", ["a1+d4", "a4+d1"]),
        ("b2", "lost", ["d4"]),
    ]


def test_a_game_between_people_is_analysed_only_when_it_is_over(house: House) -> None:
    made = house.create("dualite", ME, INVITE)
    assert house.refused(f"/api/tables/{made.id}/analysis", json={"ply": 0})["code"] == "analysis-not-now"
    made.sit(1)
    first, second = made.browser(0), made.browser(1)
    first.make("a1+c3")
    assert not first.table["can_analyse"]
    assert house.refused(f"/api/tables/{made.id}/analysis", json={"ply": 1})["code"] == "analysis-not-now"
    assert house.http.get(f"/api/tables/{made.id}/review").status_code == 400
    second.do("resign", "enough")
    assert second.table["can_analyse"]
    assert analysis(house, made.id, ply=1)["mover"] == 1


def test_a_game_against_a_bot_is_practice_and_other_games_are_not_analysed(house: House) -> None:
    assert house.create("dualite", ME, bot(1)).browser(0).table["can_analyse"]
    assert not house.create("dualite", ME, ME, ME, ME, options={"players": "4"}).browser(0).table["can_analyse"]
    assert not house.create("duality", ME, bot(1)).browser(0).table["can_analyse"]


def test_a_game_with_hidden_cards_is_reviewed_when_it_is_over(house: House) -> None:
    made = house.create("duality", ME, INVITE)
    made.sit(1)
    browsers = made.browser(0), made.browser(1)
    browsers[0].catch_up()
    seat = browsers[0].table["awaited"][0]
    mover = browsers[seat]
    mover.catch_up()
    mover.make(mover.table["view"]["choices"][0])
    assert not mover.table["can_analyse"]
    assert house.http.get(f"/api/tables/{made.id}/review").json()["code"] == "analysis-not-now"
    mover.do("resign", "enough")
    assert mover.table["can_analyse"]
    (told,) = review(house, made.id)
    assert told["seat"] == seat
    assert told["code"].startswith("duality-review-")
    card = analysis(house, made.id, ply=0)
    assert (card["choices"], card["standing"], card["mover"]) == ([], None, seat)
    assert card["view"]["seat"] == seat
    other = next(text for text in card["view"]["choices"] if text != told["text"])
    instead = analysis(house, made.id, ply=0, moves=[other])
    assert (instead["view"]["seat"], instead["mover"]) == (seat, 1 - seat), "as the mover sees it"
    assert instead["view"]["last"] == other.rpartition("@")[2].rpartition("x")[2]


@pytest.mark.slow
def test_dualma_is_analysed_as_far_as_quick_wins_tell(house: House) -> None:
    made = house.create("dualma", ME, ME)
    made.browser(0)
    placing = analysis(house, made.id, ply=0)
    assert len(placing["choices"]) == 60
    assert {choice["wins"] for choice in placing["choices"]} == {None}


@pytest.mark.slow
def test_a_review_of_dualma_names_the_wins_that_were_missed(house: House) -> None:
    sheet = record.replay(record.read(RECORD.read_text(encoding="utf-8")), GAMES)
    made = house.create("dualma", ME, ME)
    browsers = made.browser(0), made.browser(1)
    for seat, move in sheet.moves[:29]:
        browsers[seat].catch_up()
        browsers[seat].make(str(move))
    told = review(house, made.id)
    assert [(move["ply"], move["code"]) for move in told if move["sign"] == "lost"] == [(28, "review-misses")]
    assert told[28]["better"] == ["c4-c6", "d5-b5"]
    assert told[0]["told"] == {
        "seat": 0,
        "text": told[0]["text"],
        "code": "dualma-told-placed",
        "facts": told[0]["told"]["facts"],
    }


def test_what_is_refused(house: House) -> None:
    made = house.create("dualite", ME, ME)
    made.browser(0)
    path = f"/api/tables/{made.id}/analysis"
    assert house.refused(path, json={"ply": 1})["code"] == "analysis-too-far"
    assert house.refused(path, json={"ply": -1})["code"] == "garbled"
    assert house.refused(path, json={"ply": 0, "moves": ["a1+a2"]})["code"] == "dualite-circles-touch"
    assert house.refused(path, json={"ply": 0, "moves": ["nonsense"]})["code"] == "bad-cell"
    assert house.refused("/api/tables/nowhere/analysis", json={"ply": 0})["code"] == "unknown-table"


def test_puzzles_are_given_out(house: House) -> None:
    listed = house.http.get("/api/puzzles/dualite").json()
    assert 1 <= listed["today"] <= len(listed["puzzles"])
    shown = house.http.get("/api/puzzles/dualite/1").json()
    assert shown["start"]["tries"]
    assert house.http.get("/api/puzzles/dualite/0").status_code == 400
    assert house.http.get("/api/puzzles/nonsense").status_code == 400
    cards = {card["name"]: (card["puzzles"], card["daily"]) for card in house.http.get("/api/games").json()}
    assert cards["dualite"] == (len(listed["puzzles"]), False)
    assert cards["duos"] == (0, True)
    drawn = house.http.get("/api/puzzles/dualite/1/board.svg")
    assert drawn.headers["content-type"] == "image/svg+xml"
    assert drawn.text.startswith("<svg")
    assert drawn.text.count("<circle") == len(shown["start"]["view"]["circles"]) + 1, "and the mark of the last move"
    first = house.http.get("/api/puzzles/duel-of-law/1").json()
    asked = {"moves": "", "text": first["start"]["tries"][0]["text"]}
    assert house.http.get("/api/puzzles/duel-of-law/1/tried", params=asked).json()["verdict"] == "right"
    assert house.http.get("/api/puzzles/duel-of-law/1/tried", params=asked | {"text": "object"}).status_code == 400
    draft = {"draft": asked["text"].partition(";")[0]}
    assert house.http.post("/api/puzzles/duel-of-law/1/preview", json=draft).json()["lines"]


def test_people_may_have_the_solver_closed_while_they_play(house: House) -> None:
    """Then it answers no one about where they are, nor about what comes after; about other games it does."""
    made = house.create("dualite", ME, INVITE, solver_closed=True)
    made.sit(1)
    ada, bo = made.browser(0), made.browser(1)
    assert ada.table["room"]["solver_closed"]
    ada.make("a1+c3")
    bo.until(kind="table", phase=2)
    practice = house.create("dualite", ME, ME)
    one = practice.browser(0)
    one.make("a1+c3")
    for ask in ({"ply": 1}, {"ply": 1, "moves": ["d4"]}):
        assert house.refused(f"/api/tables/{practice.id}/analysis", json=ask)["code"] == "solver-closed"
    assert house.http.get(f"/api/tables/{practice.id}/review").json()["code"] == "solver-closed"
    mirrored, other = {"moves": ["b3+d1"]}, {"moves": ["a1+c3"], "options": {"anchor": "previous"}}
    for looked_up in ({"moves": ["a1+c3"]}, {"moves": ["a1+c3", "d4"]}, mirrored, other):
        assert house.refused("/api/openings/dualite", json=looked_up)["code"] == "solver-closed"
    assert house.http.post("/api/openings/dualite", json={"moves": ["a1+d3"]}).status_code == 200
    before = analysis(house, practice.id, ply=0)
    untold = {choice["text"] for choice in before["choices"] if choice["wins"] is None}
    assert {"a1+c3", "b3+d1"} <= untold
    assert len(untold) == 4, "as many as there are turns and mirror images"
    assert (before["standing"]["winner"], before["line"]) == (None, [])
    assert analysis(house, practice.id, ply=0, moves=["a1+d3"])["choices"]
    bo.do("resign", "1")
    assert analysis(house, practice.id, ply=1)["choices"], "when it is over, all may ask again"


def test_a_closed_solver_says_nothing_of_where_the_game_may_soon_be(house: House) -> None:
    """Whatever the order in which a person gets there; and a coach does not look ahead there."""
    practice = house.create("dualite", ME, ME)
    seats = practice.browser(0), practice.browser(1)
    seats[0].make("a1+d4")
    seats[1].until(kind="table", phase=2)
    seats[1].make("b2")
    seats[0].catch_up()
    assert seats[0].ask("coach", "1")["said"][0]["code"] == "coach-win"
    made = house.create("dualite", ME, INVITE, solver_closed=True)
    made.sit(1)
    ada, bo = made.browser(0), made.browser(1)
    ada.make("a1+d4")
    bo.until(kind="table", phase=2)
    bo.make("b2")
    assert seats[0].ask("coach", "2")["said"][0]["code"] == "dualite-coach-2"
    around = ["a1+d4", "b1", "b2"]  # then c1: the same circles as after b2, b1, c1
    assert house.refused("/api/openings/dualite", json={"moves": [*around, "c1"]})["code"] == "solver-closed"
    before = house.http.post("/api/openings/dualite", json={"moves": around}).json()
    told = {choice["text"]: choice["wins"] for choice in before["choices"]}
    assert (told["c1"], before["standing"]["winner"], before["line"]) == (None, None, [])
    assert house.http.post("/api/openings/dualite", json={"moves": ["a1+d4", "b1"]}).status_code == 200
    bo.do("resign", "1")
    assert house.http.post("/api/openings/dualite", json={"moves": [*around, "c1"]}).status_code == 200


def test_what_was_over_before_is_reviewed_though_others_close_the_solver(house: House) -> None:
    """Every game passes the first positions: its player takes nothing from the games of others."""
    over = house.create("dualite", ME, INVITE)
    over.sit(1)
    one, two = over.browser(0), over.browser(1)
    one.make("a1+c3")
    two.until(kind="table", phase=2)
    two.make("b2")
    one.do("resign", "1")
    time.sleep(0.002)  # times are told in milliseconds
    made = house.create("dualite", ME, INVITE, solver_closed=True)
    made.sit(1)
    ada, bo = made.browser(0), made.browser(1)
    assert house.http.post("/api/openings/dualite", json={"moves": []}).status_code == 200, "nothing is played yet"
    ada.make("a1+c3")
    bo.until(kind="table", phase=2)
    assert len(review(house, over.id)) == 2
    assert analysis(house, over.id, ply=1)["choices"][0]["wins"] is not None
    assert house.refused(f"/api/tables/{over.id}/analysis", json={"ply": 1, "moves": ["d4"]})["code"] == "solver-closed"
    later = house.create("dualite", ME, ME)
    copied = later.browser(0)
    copied.make("a1+c3")
    copied.do("resign", "2")
    assert house.http.get(f"/api/tables/{later.id}/review").json()["code"] == "solver-closed"
    bo.do("resign", "3")


def test_the_solver_is_closed_only_while_someone_plays(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    made = house.create("dualite", ME, INVITE, solver_closed=True)
    made.sit(1)
    ada, bo = made.browser(0), made.browser(1)
    ada.make("a1+c3")
    asked = {"moves": ["a1+c3"]}
    monkeypatch.setattr(tables_in_memory, "CLOSED_AFTER", 0)
    bo.close()
    assert house.refused("/api/openings/dualite", json=asked)["code"] == "solver-closed"
    ada.close()
    deadline = time.monotonic() + 10
    while house.http.post("/api/openings/dualite", json=asked).status_code != 200:
        assert time.monotonic() < deadline
    made.browser(0).do("resign", "1")


@pytest.mark.parametrize(
    ("size", "openings", "won"), [("4", 78, 74), pytest.param("5", 228, 48, marks=pytest.mark.slow)]
)
def test_openings_are_looked_up(house: House, size: str, openings: int, won: int) -> None:
    def looked_up(*moves: str) -> dict[str, Any]:
        answer = house.http.post("/api/openings/dualite", json={"options": {"size": size}, "moves": moves})
        assert answer.status_code == 200, answer.text
        card: dict[str, Any] = answer.json()
        return card

    start = looked_up()
    assert (len(start["choices"]), sum(choice["wins"] is True for choice in start["choices"])) == (openings, won)
    after = looked_up("a1+c3", "b2")
    assert after["mover"] == 0
    assert {choice["wins"] for choice in after["choices"]} <= {True, False}, "all of it is known"
    refused = house.refused("/api/openings/dualite", json={"options": {"players": "4"}})
    assert refused["code"] == "analysis-not-now"
    assert house.refused("/api/openings/duality", json={})["code"] == "no-analysis"


def test_without_that_choice_anyone_may_ask(house: House) -> None:
    made = house.create("dualite", ME, INVITE)
    made.sit(1)
    ada, _ = made.browser(0), made.browser(1)
    ada.catch_up()
    ada.make("a1+c4")
    practice = house.create("dualite", ME, ME)
    practice.browser(0).make("a1+c4")
    assert analysis(house, practice.id, ply=1)["choices"]


def test_the_home_page_shows_the_puzzle_of_the_day(house: House) -> None:
    shown = house.http.get("/api/puzzle-of-the-day").json()
    assert shown["number"] == house.http.get(f"/api/puzzles/{shown['game']}").json()["today"]
    assert house.http.get("/api/puzzle-of-the-day").json() == shown
