"""The board of the day at a server: counted, told, limited, and without anyone's name."""

from __future__ import annotations

from pathlib import Path

from parlour.server.http.limits import Rate, Rates
from tests.server.house import House, running


def answer(house: House) -> dict[str, str]:
    shown = house.http.get("/api/days/duos").json()
    cards = shown["view"]["cards"]
    return {"day": shown["day"], "text": ",".join(f"{cards[one]}+{cards[one + 1]}" for one in range(0, 8, 2))}


def test_answers_are_counted_and_told(house: House) -> None:
    given = answer(house)
    where = f"/api/days/duos/{given['day']}"
    before = house.http.get(where).json()["answers"]
    told = house.http.post(where, json={"text": given["text"]}).json()
    assert told["answers"] == before + 1
    assert len(told["house"]) == 4
    counted = {one["part"]: one["count"] for one in told["counts"]}
    assert all(counted["+".join(sorted(pair.split("+")))] >= 1 for pair in given["text"].split(","))
    assert house.http.get(where).json() == told
    for path, text in ((where, "whale"), ("/api/days/duos/2020-01-01", given["text"]), ("/api/days/dualite/x", "a1")):
        assert house.http.post(path, json={"text": text}).status_code == 400
    assert house.http.get("/api/days/chess").status_code == 400


def test_no_one_answers_for_many(tmp_path: Path) -> None:
    with running(tmp_path, rates=Rates(days=Rate(2, 0.001))) as house:
        given = answer(house)
        where = f"/api/days/duos/{given['day']}"
        codes = [house.http.post(where, json={"text": given["text"]}).status_code for _ in range(3)]
        assert codes == [200, 200, 429]
