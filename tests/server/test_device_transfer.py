"""What a browser remembers goes to another one by a code: once, and soon."""

from __future__ import annotations

import pytest

from parlour.server.http.device_transfer import LASTS, MOST, MOST_OF_A_NETWORK, MOST_OF_ONE, DeviceTransfers
from parlour.server.http.limits import TooMany
from parlour.server.table import tickets
from parlour.server.table.tables_in_memory import NotFound
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


def test_it_is_forgotten_after_some_minutes() -> None:
    now = 0.0
    carried = DeviceTransfers(lambda: now)
    first = carried.leave("first")
    now = LASTS + 1.0
    with pytest.raises(NotFound):
        carried.fetch(first)


def test_no_one_can_push_out_what_another_has_left() -> None:
    """Seven addresses could, at 30 texts each."""
    now = 0.0
    carried = DeviceTransfers(lambda: now)
    mine = carried.leave("mine", "192.0.2.1")
    for address in range(7):
        for number in range(200):
            carried.leave(f"{number}", f"198.51.100.{address}")
    assert carried.fetch(mine) == "mine"
    mine = carried.leave("mine", "192.0.2.1")
    for address in range(MOST - 1 - 7 * MOST_OF_ONE):
        carried.leave("theirs", f"2001:db8:{address:x}::/64")
    with pytest.raises(TooMany):
        carried.leave("one more", "2001:db8:ffff::/64")
    assert carried.fetch(mine) == "mine"
    assert carried.leave("there is room again", "192.0.2.1")


def test_one_network_does_not_take_all_the_room() -> None:
    carried = DeviceTransfers(lambda: 0.0)
    for address in range(MOST_OF_A_NETWORK):
        carried.leave("theirs", f"2001:db8:7:{address:x}::/64")
    with pytest.raises(TooMany):
        carried.leave("one more", "2001:db8:7:ffff::/64")
    assert carried.leave("mine", "192.0.2.1")


def test_an_address_keeps_its_newest() -> None:
    carried = DeviceTransfers(lambda: 0.0)
    codes = [carried.leave(f"text {number}") for number in range(MOST_OF_ONE + 1)]
    with pytest.raises(NotFound):
        carried.fetch(codes[0])
    assert [carried.fetch(code) for code in codes[1:]] == [f"text {number}" for number in range(1, MOST_OF_ONE + 1)]


def test_a_code_that_was_drawn_twice_is_drawn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter(["AAAAAA", "BBBBBB", "AAAAAA", "BBBBBB", "CCCCCC", "DDDDDD"])
    monkeypatch.setattr(tickets, "code", lambda: next(drawn))
    carried = DeviceTransfers(lambda: 0.0)
    assert [carried.leave("one"), carried.leave("other")] == ["AAAAAABBBBBB", "CCCCCCDDDDDD"]
    assert carried.fetch("AAAAAABBBBBB") == "one"
