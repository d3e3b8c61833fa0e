"""How much anyone may ask for: more is answered with a sentence, and no one else waits for it."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from parlour import wire
from parlour.game import Game, Refusal
from parlour.school.puzzles import Puzzle, puzzle
from parlour.server.compute.compute_queue import FairQueue
from parlour.server.http import guards, prepared_school
from parlour.server.http.limits import REMEMBERED, UNLIMITED, Limits, Rate, Rates, TooFast, address_of
from parlour.server.sockets import connections, endpoint
from parlour.server.uvicorn_server import LARGEST_FRAME
from tests.server.house import ME, House, running
from tests.server.test_table import seated

FEW = Rate(3, 0.001)


@contextmanager
def limited(data: Path, **rates: Rate | int) -> Iterator[House]:
    with running(data, rates=replace(UNLIMITED, **rates)) as house:  # type: ignore[arg-type] # fields of Rates
        yield house


def counted(house: House) -> int:
    """What was too fast, as those hear who look after the server."""
    return int(house.http.get("/metrics").text.partition("\nparlour_too_fast_total ")[2].split()[0])


def test_a_bucket_fills_up_again_by_and_by() -> None:
    time = [0.0]
    limits = Limits(clock=lambda: time[0])
    for _ in range(3):
        limits.take(Rate(3, 2), "Ada")
    with pytest.raises(TooFast) as refused:
        limits.take(Rate(3, 2), "Ada")
    assert refused.value.seconds == 0.5
    limits.take(Rate(3, 2), "Bo")
    time[0] += 0.5
    limits.take(Rate(3, 2), "Ada")
    time[0] += 1000
    for _ in range(3):
        limits.take(Rate(3, 2), "Ada")
    with pytest.raises(TooFast):
        limits.take(Rate(3, 2), "Ada")


def test_buckets_do_not_pile_up() -> None:
    limits = Limits()
    for number in range(REMEMBERED + 100):
        limits.table(str(number))
    assert len(limits._buckets) == REMEMBERED


@pytest.mark.parametrize(
    ("client", "address"),
    [
        (None, ""),
        (("192.0.2.7", 1), "192.0.2.7"),
        (("::ffff:192.0.2.7", 1), "192.0.2.7"),
        (("2001:db8:1:2:3:4:5:6", 1), "2001:db8:1:2::/64"),
        (("fe80::1%eth0", 1), "fe80::/64"),
        (("somewhere", 1), "somewhere"),
    ],
)
def test_who_is_limited_together(client: tuple[str, int] | None, address: str) -> None:
    assert address_of(client) == address


@pytest.mark.parametrize("rates", [{"messages": FEW}, {"all_messages": FEW}])
@pytest.mark.slow
def test_a_socket_that_floods_is_told_and_read_slowly(
    tmp_path: Path, rates: dict[str, Rate], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(endpoint, "LONGEST_THROTTLE", 0.01)
    with limited(tmp_path, **rates) as house:
        ada = house.create("dualite", ME, ME).browser(0)
        for number in range(6):
            ada.send(kind="look", id=str(number), ply=0)
        answers = [ada.until(id=str(number)) for number in range(6)]
        assert [answer["kind"] for answer in answers] == ["looked"] * 3 + ["refused"] * 3
        assert answers[-1]["code"] == "too-fast"
        assert "Wait 1,000 seconds" in answers[-1]["sentence"]
        assert counted(house) == 3


def test_a_person_is_limited_however_many_tabs_they_open(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(endpoint, "LONGEST_THROTTLE", 0.01)
    with limited(tmp_path, acts=FEW) as house:
        made, ada, bo = seated(house)
        tab = made.browser(0)
        answers = [each.ask("take-back", str(number)) for number, each in enumerate((ada, tab, ada, tab))]
        assert [answer["code"] for answer in answers] == ["nothing-to-take-back"] * 3 + ["too-fast"]
        assert bo.play("b2")["code"] == "not-your-turn", "others are not"


def test_what_was_too_fast_may_be_sent_again_under_its_id(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(endpoint, "LONGEST_THROTTLE", 0.01)
    with limited(tmp_path, acts=Rate(1, 20)) as house:
        _, ada, _ = seated(house)
        ada.ask("take-back", "first")
        answers = {ada.play("a1+c3", "mine", phase=0)["kind"] for _ in range(20)}
        assert answers == {"refused", "done"} or answers == {"done"}
        assert ada.catch_up()["announcements"]


def test_previews_are_limited_by_address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(endpoint, "LONGEST_THROTTLE", 0.01)
    with limited(tmp_path, computations=FEW) as house:
        ada = house.create("duality", ME, {"kind": "bot", "level": 1}).browser(0)
        codes = [ada.ask("consider", str(number), draft="51x1").get("code") for number in range(5)]
        assert codes[3:] == ["too-fast"] * 2
        assert "too-fast" not in codes[:3]
        answer = house.http.post("/api/lessons/duality/replace/preview", json={"draft": "51x1"})
        assert (answer.status_code, answer.json()["code"]) == (429, "too-fast")
        assert answer.headers["retry-after"] == "1000"
        assert counted(house) == 3


@pytest.mark.parametrize("path", ["/api/tables", "/api/opponents"])
@pytest.mark.slow
def test_an_address_sets_only_so_many_tables(tmp_path: Path, path: str) -> None:
    body = {"game": "dualite", **({"seats": [ME, ME]} if path == "/api/tables" else {})}
    with limited(tmp_path, tables=FEW) as house:
        answers = [house.http.post(path, json=body) for _ in range(5)]
        assert [answer.status_code for answer in answers] == [201] * 3 + [429] * 2
        assert answers[-1].json()["code"] == "too-fast"
        assert answers[-1].headers["retry-after"] == "1000"
        assert counted(house) == 2
        assert house.http.get("/api/tables").status_code == 200


@pytest.mark.slow
def test_an_address_hands_over_only_so_many_games(tmp_path: Path) -> None:
    table = {"game": "dualite", "seats": [ME, {"kind": "bot", "level": 1}]}
    with limited(tmp_path, handed=FEW) as house:
        body = {"table": table, "deal": "", "moves": []}
        answers = [house.http.post("/api/tables/handed", json=body) for _ in range(5)]
        assert [answer.status_code for answer in answers] == [201] * 3 + [429] * 2


def test_requests_of_an_address_are_counted_and_pages_are_not(tmp_path: Path) -> None:
    with limited(tmp_path, requests=FEW) as house:
        answers = [house.http.get("/api/games") for _ in range(4)]
        assert [answer.status_code for answer in answers] == [200] * 3 + [429]
        assert answers[-1].headers["retry-after"] == "1000"
        assert counted(house) == 1
        assert house.http.get("/").status_code == 503, "no client is built here, but that is all"


@pytest.mark.slow
def test_an_address_opens_only_so_many_sockets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(endpoint, "PATIENCE", 0.2)
    with limited(tmp_path, sockets=2) as house:
        made = house.create("dualite", ME, ME)
        one, _ = made.browser(0), made.browser(1)
        assert house.open(made.id).next()["code"] == "too-many-sockets"
        assert int(house.http.get(f"/api/tables/{made.id}/stream").headers["retry-after"]) > 0
        one.close()
        while house.open(made.id).next()["code"] != "too-slow":
            pass  # until it is known that the other is gone


def test_frames_that_never_end_fill_no_memory() -> None:
    """All sockets of an address, each with all of a frame but its last byte: it was 271 MB."""
    assert LARGEST_FRAME * Rates().sockets <= 20 << 20
    assert LARGEST_FRAME >= 2 * wire.LARGEST, "what is only too large is told so"


def test_new_sockets_of_an_address_are_counted(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with limited(tmp_path, requests=FEW) as house:
        made = house.create("dualite", ME, ME)
        for _ in range(3):
            made.browser(0).close()
        with pytest.raises(InvalidStatus) as refused:
            house.open(made.id)
        answer = refused.value.response
        assert answer.status_code == 429
        assert 900 < int(answer.headers["retry-after"]) <= 1000
        assert b"too-fast" in (answer.body or b"")
        assert counted(house) == 1
    assert not caplog.records


def test_the_default_leaves_room_for_quick_people() -> None:
    """A person who steps through a game with a key held down, or clicks as fast as one can."""
    rates = Rates()
    assert rates.messages.a_second >= 30
    assert rates.acts.a_second >= 5
    assert rates.computations.burst >= 30


@pytest.mark.slow
def test_a_connection_that_says_nothing_is_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "PATIENCE", 0.2)
    with running(tmp_path) as house:
        host, port = house.address[7:].split(":")
        for begun in (b"", b"GET / HT", b"GET / HTTP/1.1\r\nHost: localhost\r\nX: "):
            with socket.create_connection((host, int(port)), timeout=60) as connection:
                connection.sendall(begun)
                assert connection.recv(1) == b""
        with socket.create_connection((host, int(port)), timeout=60) as connection:
            connection.sendall(b"GET /api/house HTTP/1.1\r\nHost: localhost\r\n\r\nGET /")
            whole = b""
            while part := connection.recv(1000):
                whole += part
            assert b"200 OK" in whole, "also of a second request only the beginning came"


def test_a_head_without_end_is_not_read(tmp_path: Path) -> None:
    with running(tmp_path) as house:
        host, port = house.address[7:].split(":")
        with socket.create_connection((host, int(port)), timeout=60) as connection:
            connection.sendall(b"GET / HTTP/1.1\r\nX: ")
            with pytest.raises((BrokenPipeError, ConnectionResetError)):
                connection.sendall(b"x" * (100 << 20))
        assert house.http.get("/api/house").status_code == 200


_CHUNKS = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n"


@pytest.mark.parametrize(
    ("begun", "more"),
    [
        (_CHUNKS + b"0\r\n", b"X: " + b"x" * 1000 + b"\r\n"),
        (_CHUNKS + b"1;x=", b"x" * 1000),
        (b"POST /api/tables HTTP/1.1\r\nHost: evil.example\r\nContent-Length: 999999999\r\n\r\n", b"x" * 1000),
    ],
    ids=["after the body", "between its parts", "a body that was refused"],
)
def test_what_comes_beside_a_body_without_end_is_not_read(house: House, begun: bytes, more: bytes) -> None:
    host, port = house.address[7:].split(":")
    with socket.create_connection((host, int(port)), timeout=60) as connection:
        connection.sendall(begun)
        with pytest.raises((BrokenPipeError, ConnectionResetError)):
            connection.sendall(more * 100_000)
    assert house.http.get("/api/house").status_code == 200


def test_the_rest_of_a_request_that_is_answered_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "PATIENCE", 0.3)
    with running(tmp_path) as house:
        host, port = house.address[7:].split(":")
        with socket.create_connection((host, int(port)), timeout=0.02) as connection:

            def drip() -> None:
                for _ in range(2000):
                    connection.sendall(b"x")
                    with suppress(TimeoutError):
                        connection.recv(10_000)

            connection.sendall(b"POST /api/tables HTTP/1.1\r\nHost: evil.example\r\nContent-Length: 9999\r\n\r\n")
            with pytest.raises((BrokenPipeError, ConnectionResetError)):
                drip()


def test_a_body_that_does_not_come_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guards, "PATIENCE", 0.2)
    with running(tmp_path) as house:
        host, port = house.address[7:].split(":")
        with socket.create_connection((host, int(port)), timeout=60) as connection:
            connection.sendall(b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{")
            answer = b""
            while b"too-slow" not in answer:
                answer += (more := connection.recv(10_000))
                assert more, "closed without a word"


def test_a_body_that_is_broken_off_is_no_news(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with running(tmp_path) as house:
        host, port = house.address[7:].split(":")
        with socket.create_connection((host, int(port)), timeout=60) as connection:
            connection.sendall(b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{")
        house.http.get("/api/house")
    assert not caplog.records


def test_a_socket_without_hello_is_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(endpoint, "PATIENCE", 0.2)
    with running(tmp_path) as house:
        browser = house.open(house.create("dualite", ME, ME).id)
        assert browser.next()["code"] == "too-slow"
        with pytest.raises(ConnectionClosed):
            browser.next()


def test_a_flood_of_pings_is_counted(house: House) -> None:
    browser = house.create("dualite", ME, ME).browser(0)
    before = counted(house)

    def flood() -> None:
        while True:
            browser.connection.ping()

    with pytest.raises(ConnectionClosed):
        flood()
    while counted(house) == before:
        pass


def test_a_puzzle_is_worked_out_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def work_out(game: Game, number: int) -> Puzzle:
        asked.append(number)
        return puzzle(game, number)

    monkeypatch.setattr(prepared_school, "puzzle", work_out)
    prepared_school.puzzle_card.cache_clear()
    with running(tmp_path) as house:
        first, again = (house.http.get("/api/puzzles/dualite/3") for _ in range(2))
        plain = house.http.get("/api/puzzles/dualite/3", headers={"Accept-Encoding": "identity"})
    assert first.json() == again.json() == plain.json()
    assert "content-encoding" not in plain.headers
    assert asked == [3]


def test_askers_take_turns() -> None:
    """However much one asks, another's first question is answered next."""

    async def run() -> list[str]:
        queue, order = FairQueue(1), []
        go_on = asyncio.Event()

        async def ask(who: str, what: str) -> None:
            async with queue.turn(who):
                await go_on.wait()
                order.append(what)

        asked = [asyncio.create_task(ask("Ada", f"a{number}")) for number in range(5)]
        await asyncio.sleep(0)
        asked += [asyncio.create_task(ask("Bo", "b0")), asyncio.create_task(ask("Cy", "c0"))]
        await asyncio.sleep(0)
        with pytest.raises(Refusal, match="no-worker"):
            await ask("Ada", "one too many")
        asked[2].cancel()
        go_on.set()
        await asyncio.gather(*asked, return_exceptions=True)
        assert len(queue) == 0
        async with queue.turn("Di"):
            pass
        return order

    assert asyncio.run(run()) == ["a0", "a1", "b0", "c0", "a3", "a4"]


def test_the_line_of_all_is_bounded() -> None:
    async def run() -> None:
        queue = FairQueue(1, each=2, most=3)
        async with queue.turn("first"):
            waiting = [asyncio.create_task(queue._wait(str(number))) for number in range(3)]
            await asyncio.sleep(0)
            with pytest.raises(Refusal, match="no-worker"):
                async with queue.turn("fourth"):
                    pass
            for task in waiting:
                task.cancel()
            await asyncio.gather(*waiting, return_exceptions=True)

    asyncio.run(run())


def test_a_turn_that_no_one_takes_is_the_next_ones() -> None:
    async def run() -> None:
        queue = FairQueue(1)
        async with queue.turn("first"):
            gone = asyncio.create_task(queue._wait("gone"))
            await asyncio.sleep(0)
        gone.cancel()
        await asyncio.gather(gone, return_exceptions=True)
        async with asyncio.timeout(10), queue.turn("next"):
            pass

    asyncio.run(run())


def test_one_address_does_not_fill_a_listed_table(tmp_path: Path) -> None:
    """Nor does it count who comes by the code: a whole school may."""
    with running(tmp_path, rates=Rates()) as house:
        made = house.create("duos", ME, {"kind": "open"}, {"kind": "open"}, {"kind": "open"}, listed=True)
        path = f"/api/tables/{made.id}/sit"
        came = [house.http.post(path, json={"watch": True}).status_code for _ in range(15)]
        assert came == [200] * 10 + [429] * 5
        code = made.browser(0).table["room"]["code"]
        assert house.http.post(path, json={"secret": code, "name": "Friend"}).status_code == 200
