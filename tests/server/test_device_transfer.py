"""What a browser remembers goes to another one by a code: once, and soon."""

from __future__ import annotations

import pytest

from parlour.server.http.device_transfer import LASTS, MOST, Carried
from parlour.server.table.lobby import Unknown
from tests.server.house import House


def test_a_code_fetches_what_was_left_once_however_it_is_typed(house: House) -> None:
    left = house.http.post("/api/carried", json={"text": "q1YqLi1O"})
    assert left.status_code == 201
    code = left.json()["code"]
    typed = f"{code[:6].lower()} {code[6:]}"
    assert house.http.post("/api/carried/fetch", json={"code": typed}).json() == {"text": "q1YqLi1O"}
    again = house.http.post("/api/carried/fetch", json={"code": code})
    assert (again.status_code, again.json()["code"]) == (404, "no-such-carry")


@pytest.mark.parametrize("text", ["", "<script>", "a" * 60_001])
def test_only_what_a_browser_packed_is_kept(house: House, text: str) -> None:
    assert house.http.post("/api/carried", json={"text": text}).status_code == 400


def test_it_is_forgotten_after_some_minutes_and_when_there_is_too_much() -> None:
    now = 0.0
    carried = Carried(lambda: now)
    first = carried.leave("first")
    now = LASTS + 1.0
    with pytest.raises(Unknown):
        carried.fetch(first)
    oldest = carried.leave("oldest")
    newer = [carried.leave("newer") for _ in range(MOST)]
    with pytest.raises(Unknown):
        carried.fetch(oldest)
    assert carried.fetch(newer[-1]) == "newer"
