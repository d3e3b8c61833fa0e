"""Bad input: each gets one clear sentence and changes nothing."""

from __future__ import annotations

from typing import Any

import pytest
from starlette.datastructures import Headers
from websockets.exceptions import ConnectionClosed, InvalidStatus

from parlour import wire
from parlour.game import Game
from parlour.games.dualite import GAME as dualite
from parlour.games.dualma import GAME as dualma
from parlour.players.levels import offered
from parlour.server.http.allowed_hosts import AllowedHosts, ForeignOrigin, UnknownHost
from parlour.server.uvicorn_server import LARGEST_FRAME
from tests.games.whole_games import EVERY_GAME
from tests.server.house import INVITE, ME, Browser, House, Made, bot

A_SECRET = "x" * 32


@pytest.fixture
def made(house: House) -> Made:
    made = house.create("dualite", ME, INVITE, name="Ada", listed=True)
    made.sit(1, "Bo")
    return made


def new_table(**changes: object) -> dict[str, object]:
    return {"game": "dualite", "seats": [ME, INVITE], **changes}


@pytest.mark.parametrize(
    ("body", "code", "part"),
    [
        (new_table(game="chess"), "unknown-game", "“chess”"),
        (new_table(options={"colour": "red"}), "unknown-option", "“colour”"),
        (new_table(options={"size": "9"}), "bad-option-number", "4 to 7"),
        (new_table(options={"opening": "three"}), "bad-option-choice", "two, one"),
        (new_table(seats=[ME]), "wrong-seats", "this game has 2"),
        (new_table(seats=[ME, ME, ME]), "wrong-seats", "this game has 2"),
        (new_table(seats=[ME, bot(offered(dualite)[-1] + 1)]), "no-such-level", f"1 to {offered(dualite)[-1]}"),
        (new_table(seats=[ME, bot(0)]), "no-such-level", f"1 to {offered(dualite)[-1]}"),
        (new_table(game="dualma", seats=[ME, bot(-1)]), "no-such-level", f"0 to {offered(dualma)[-1]}"),
        (new_table(seats=[ME, {"kind": "bot"}]), "no-such-level", f"1 to {offered(dualite)[-1]}"),
        (new_table(seats=[{"kind": "me", "level": 3}, INVITE]), "no-such-level", f"1 to {offered(dualite)[-1]}"),
        (new_table(seats=[ME, {"kind": "cat"}]), "garbled", "seats.1.kind"),
        (new_table(seats="both"), "garbled", "seats"),
        (new_table(name=7), "garbled", "name"),
        (new_table(name="x" * 201), "garbled", "name"),
        (new_table(deal="1 2 3"), "garbled", "deal"),
        (new_table(options={"size": "9" * 3000}), "bad-option-number", "“999"),
        (new_table(options={"size": "0000000047"}), "bad-option-number", "4 to 7"),
        (new_table(options={"x" * 3000: "1"}), "garbled", "options"),
        (new_table(seats=[ME, bot(10**30)]), "garbled", "seats.1.level"),
        ([], "garbled", "message"),
    ],
)
def test_a_table_that_cannot_be_made(house: House, body: object, code: str, part: str) -> None:
    before = house.http.get("/api/tables").text
    refusal = house.refused("/api/tables", json=body)
    assert (refusal["code"], refusal["kind"]) == (code, "refused")
    assert part in refusal["sentence"]
    assert house.http.get("/api/tables").text == before


def test_a_body_that_is_no_json_or_too_large(house: House) -> None:
    assert house.refused("/api/tables", content=b"{\xff")["code"] == "garbled"
    assert house.refused("/api/tables", content=b" " * (wire.LARGEST + 1))["code"] == "message-too-large"


def test_an_unknown_table(house: House) -> None:
    for answer in (
        house.http.post("/api/tables/nowhere/sit", json={}),
        house.http.get("/api/tables/nowhere/record"),
    ):
        assert (answer.status_code, answer.json()["code"]) == (404, "unknown-table")
    browser = house.open("nowhere")
    assert browser.next()["code"] == "unknown-table"
    with pytest.raises(ConnectionClosed) as closed:
        browser.next()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4000


def test_an_unknown_page_of_the_server(house: House) -> None:
    answer = house.http.get("/api/nothing/here")
    assert (answer.status_code, answer.json()["code"]) == (404, "unknown-page")


@pytest.mark.parametrize("path", ["/api/games", "/api/nothing/here", "/", "/healthz"])
def test_what_cannot_be_asked_for_in_this_way(house: House, path: str) -> None:
    answer = house.http.delete(path)
    assert (answer.status_code, answer.json()["code"]) == (405, "wrong-method")
    assert answer.json()["sentence"] == "DELETE is not allowed here. See the API description for the right method."
    assert "GET" in answer.headers["allow"]


def test_a_wrong_invitation(house: House, made: Made) -> None:
    other = house.create("dualite", ME, INVITE)
    for secret in (A_SECRET, other.invites[1], made.tickets[0]):
        refusal = house.refused(f"/api/tables/{made.id}/sit", json={"secret": secret})
        assert refusal["code"] == "wrong-invitation"


def test_a_foreign_origin(house: House, made: Made) -> None:
    foreign = {"Origin": "https://elsewhere.example"}
    assert house.http.get("/api/games", headers=foreign).status_code == 200, "all may read"
    assert house.refused("/api/tables", json=new_table(), headers=foreign)["code"] == "foreign-origin"
    assert house.refused(f"/api/tables/{made.id}/sit", json={}, headers=foreign)["code"] == "foreign-origin"
    assert house.refused("/api/tables", json=new_table(), headers={"Origin": "null"})["code"] == "foreign-origin"
    with pytest.raises(InvalidStatus) as refused:
        house.open(made.id, origin="https://elsewhere.example")
    assert refused.value.response.status_code == 403
    assert b"another website" in (refused.value.response.body or b"")


def test_the_own_origin(house: House, made: Made) -> None:
    own = {"Origin": house.address}
    assert house.http.post("/api/tables", json=new_table(), headers=own).status_code == 201
    browser = house.open(made.id, origin=house.address)
    browser.send(kind="hello", ticket=made.tickets[0])
    assert browser.next()["you"] == 0


@pytest.mark.parametrize(
    ("origin", "host", "status"),
    [
        ("http://play.example.org", "play.example.org", 201),
        ("https://play.example.org", "127.0.0.1:8000", 201),
        ("http://play.example.org:8000", "127.0.0.1:8000", 201),
        ("https://other.example.org:8443", "127.0.0.1:8000", 201),
        ("http://play.example.org:9999", "play.example.org", 403),
        ("http://127.0.0.1:9999", "127.0.0.1:8000", 403),
        ("http://localhost:9999", "localhost:8000", 403),
        ("https://other.example.org:8444", "127.0.0.1:8000", 403),
        ("http://[::1", "127.0.0.1:8000", 403),
        ("http://play.example.org@evil.example", "play.example.org", 403),
    ],
)
def test_another_program_of_this_machine_is_another_site(origin: str, host: str, status: int) -> None:
    """A page at another port is not ours, though it has our name; a proxy may call us by another name than it has."""
    hosts = AllowedHosts.named(("play.example.org", "other.example.org:8443", "127.0.0.1"))
    headers = Headers({"origin": origin, "host": host})
    if status == 403:
        with pytest.raises(ForeignOrigin):
            hosts.check_origin(headers)
    else:
        hosts.check_origin(headers)


@pytest.mark.parametrize("name", ["127.0.0.1", "localhost", "0.0.0.0", "Tower"])
def test_the_name_under_which_it_listens_is_no_proxys_name(name: str) -> None:
    """Else a page of whatever listens at the usual ports of this machine could act here."""
    hosts = AllowedHosts.named((), name)
    hosts.check(Headers({"host": f"{name}:8000"}))
    for origin in (f"http://{name}", f"https://{name}"):
        with pytest.raises(ForeignOrigin):
            hosts.check_origin(Headers({"origin": origin, "host": f"{name}:8000"}))
    hosts.check_origin(Headers({"origin": f"http://{name}:8000", "host": f"{name}:8000"}))


@pytest.mark.parametrize(
    "host", ["[::1]evil", "[::1]evil:8000", "localhost@evil.example", "evil.example#localhost", "[::1", "::1]", "a b"]
)
def test_a_name_that_only_begins_like_ours(house: House, host: str) -> None:
    with pytest.raises(UnknownHost):
        AllowedHosts.named(()).check(Headers({"host": host}))
    assert house.http.get("/api/games", headers={"Host": "[::1]evil"}).status_code == 421


@pytest.mark.parametrize(
    "host", ["[::1]", "[::1]:8000", "[fe80::1%eth0]:8000", "LOCALHOST:1", "127.0.0.1", "localhost."]
)
def test_names_of_this_machine(host: str) -> None:
    AllowedHosts.named(()).check(Headers({"host": host}))


def test_every_answer_says_what_a_browser_may_keep_and_use(house: House, made: Made) -> None:
    answers = [
        house.http.post("/api/tables", json=new_table()),
        house.http.post("/api/opponents", json={"game": "dualite"}),
        house.http.post(f"/api/tables/{made.id}/links", json={"ticket": made.tickets[0], "seat": 1}),
        house.http.post("/api/carried", json={"text": "all-my-games"}),
        house.http.get(f"/api/tables/{made.id}/record"),
        house.http.get("/api/nothing"),
    ]
    assert [answer.headers["cache-control"] for answer in answers] == ["no-store"] * len(answers)
    page = house.http.get("/")
    assert page.headers.get("cache-control") != "no-store"
    for answer in (*answers, page):
        assert "server" not in answer.headers, "which program it is concerns no one"
        assert "geolocation=()" in answer.headers["permissions-policy"]
        assert "strict-transport-security" not in answer.headers, "by HTTP a browser must not believe it"
    secure = house.http.get("/api/games", headers={"X-Forwarded-Proto": "https"})
    assert secure.headers["strict-transport-security"] == "max-age=31536000"


def test_no_answer_invites_other_sites(house: House) -> None:
    answer = house.http.get("/api/games", headers={"Origin": "https://elsewhere.example"})
    assert not [name for name in answer.headers if name.startswith("access-control")]


@pytest.mark.parametrize(
    ("first", "code"),
    [
        ({"kind": "hello", "ticket": A_SECRET}, "wrong-ticket"),
        ({"kind": "hello", "ticket": "short"}, "garbled"),
        ({"kind": "resign", "id": "1"}, "hello-first"),
        ({"kind": "dance"}, "garbled"),
    ],
)
def test_a_wrong_hello(house: House, made: Made, first: dict[str, Any], code: str) -> None:
    browser = house.open(made.id)
    browser.send(**first)
    refusal = browser.next()
    assert (refusal["kind"], refusal["code"]) == ("refused", code)
    assert refusal["sentence"]
    with pytest.raises(ConnectionClosed) as closed:
        browser.next()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4000


def test_a_ticket_of_another_table_or_an_invitation_is_no_ticket(house: House, made: Made) -> None:
    other = house.create("dualite", ME, INVITE)
    for secret in (other.tickets[0], made.invites[1]):
        browser = house.open(made.id)
        browser.send(kind="hello", ticket=secret)
        assert browser.next()["code"] == "wrong-ticket"


def check_refused(browser: Browser, text: str | bytes, code: str, other: Browser) -> None:
    before = browser.catch_up()
    other.catch_up()
    browser.send_raw(text)
    refusal = browser.next()
    assert (refusal["kind"], refusal["id"], refusal["code"]) == ("refused", None, code)
    assert refusal["sentence"]
    assert browser.is_quiet()
    assert other.is_quiet()
    assert browser.table == before


def test_a_garbled_or_oversized_message(made: Made) -> None:
    ada, bo = made.browser(0), made.browser(1)
    for text, code in {
        "": "garbled",
        "b2": "garbled",
        '{"kind": "dance"}': "garbled",
        '{"kind": "play", "id": "1", "phase": 0}': "garbled",
        '{"kind": "play", "id": "1", "phase": 0, "text": "a1+c3", "seat": 1}': "garbled",
        '{"kind": "pause", "id": "\\u0000"}': "garbled",
        '{"kind": "draft", "id": "1", "text": "\\u0000"}': "garbled",
        '{"kind": "hello", "ticket": null}': "hello-once",
        '{"kind": "look", "id": "1", "ply": 0}' + " " * wire.LARGEST: "message-too-large",
        "é" * (wire.LARGEST // 2 + 1): "message-too-large",
    }.items():
        check_refused(ada, text, code, bo)
    check_refused(ada, b"\xff\x00", "garbled", bo)
    assert ada.make("a1+c3")["announcements"], "the socket still works"


def test_a_frame_beyond_all_measure_closes_the_socket_only(made: Made) -> None:
    ada, bo = made.browser(0), made.browser(1)

    def shout() -> None:
        bo.send_raw("x" * (2 * LARGEST_FRAME))
        bo.until(kind="never")

    with pytest.raises(ConnectionClosed):
        shout()
    ada.catch_up()
    assert made.browser(1).table["phase"] == 0
    assert ada.make("a1+c3")["announcements"]


def check_move_refused(browser: Browser, text: str, code: str, *others: Browser) -> dict[str, Any]:
    for everyone in (browser, *others):
        everyone.catch_up()
    before = browser.table
    refusal = browser.play(text)
    assert (refusal["kind"], refusal["code"], refusal["phase"]) == ("refused", code, before["phase"])
    assert refusal["sentence"]
    for everyone in (browser, *others):
        assert everyone.is_quiet()
    return refusal


def test_bad_notation_an_illegal_move_out_of_turn_and_after_the_end(made: Made) -> None:
    ada, bo = made.browser(0), made.browser(1)
    check_move_refused(ada, "z99", "bad-cell", bo)
    check_move_refused(ada, "a1+a2", "dualite-circles-touch", bo)
    check_move_refused(bo, "a1+c3", "not-your-turn", ada)
    ada.make("a1+c3")
    refusal = check_move_refused(bo, "d1", "dualite-not-next-door", ada)
    assert refusal["sentence"] == (
        "d1 does not touch a1 + c3, the last move. Choose a cell that touches it, by a side or a corner."
    )
    bo.do("resign", "1")
    check_move_refused(bo, "b2", "game-over", ada)
    for kind in ("take-back", "resign"):
        assert ada.ask(kind, f"late {kind}")["code"] == "game-over"
    assert ada.ask("answer", "late answer", accept=True)["code"] == "nothing-asked"


@pytest.mark.parametrize(
    ("path", "draft", "code"),
    [
        ("duality/replace", {"draft": "51 somewhere"}, "duality-bad-move"),
        ("duality/replace", {"draft": "5" * 2001}, "garbled"),
        ("duality/replace", {}, "garbled"),
        ("duality/nowhere", {"draft": "51x1"}, "nothing-to-consider"),
        ("chess/open", {"draft": "e4"}, "unknown-game"),
    ],
)
def test_a_lesson_says_what_cannot_be_considered(house: House, path: str, draft: dict[str, str], code: str) -> None:
    assert house.http.post("/api/lessons/duality/replace/preview", json={"draft": "51tx1"}).json()["connections"] == 3
    assert house.refused(f"/api/lessons/{path}/preview", json=draft)["code"] == code


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        ("/api/puzzles/dualite/" + "9" * 30, 400, "no-such-puzzle"),
        ("/api/puzzles/dualite/" + "9" * 5000, 400, "garbled"),
        ("/api/puzzles/dualite/one", 400, "garbled"),
        ("/api/puzzles/dualite/1/tried", 400, "garbled"),
        ("/api/puzzles/dualite/1/tried?moves=&text=" + "x" * 2001, 400, "garbled"),
        ("/api/lessons/dualite/" + "x" * 3000 + "?text=a1", 400, "no-such-step"),
        ("/api/puzzles/" + "x" * 3000, 400, "unknown-game"),
        ("/api/tables/" + "x" * 3000 + "/record", 404, "unknown-table"),
        ("/api/tables/%00/record", 404, "unknown-table"),
        ("/api/codes/" + "x" * 3000, 404, "no-such-code"),
        ("/api/" + "x" * 3000, 404, "unknown-page"),
    ],
)
def test_an_address_beyond_all_measure(house: House, path: str, status: int, code: str) -> None:
    answer = house.http.get(path)
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert answer.json()["sentence"]
    assert len(answer.content) < 2000


@pytest.mark.parametrize("game", EVERY_GAME.values(), ids=EVERY_GAME)
@pytest.mark.parametrize("value", ["9" * 3000, "-" + "9" * 3000, "٣", "x" * 3000, "", "\0", "1e5"])
def test_an_option_beyond_all_measure(house: House, game: Game, value: str) -> None:
    for option in game.OPTIONS:
        refusal = house.refused("/api/tables", json={"game": game.NAME, "options": {option.name: value}, "seats": []})
        assert len(refusal["sentence"]) < 1000


@pytest.mark.parametrize(
    "text",
    [
        '{"kind": "look", "id": "1", "ply": 1' + "0" * 30 + "}",
        '{"kind": "play", "id": "1", "phase": 1' + "0" * 30 + ', "text": "a1+c3"}',
        '{"kind": "seat-bot", "id": "1", "seat": 1' + "0" * 30 + ', "level": 1}',
        '{"kind": "seat-bot", "id": "1", "seat": 1, "level": -1' + "0" * 30 + "}",
        '{"kind": "remove", "id": "1", "person": 1' + "0" * 30 + "}",
        '{"kind": "add-time", "id": "1", "seconds": 1' + "0" * 5000 + "}",
    ],
)
def test_a_number_beyond_all_measure(made: Made, text: str) -> None:
    check_refused(made.browser(0), text, "garbled", made.browser(1))
