"""An operator can see what goes on, and act: by a page behind a secret link, or at the terminal beside the server."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from parlour.command import answer
from parlour.server.http.limits import device_name
from parlour.server.operator.pages import operator_secret
from tests.server.house import INVITE, ME, House, running
from tests.server.test_table import seated
from tests.storage.cluster import Cluster

SECRET = "a-secret-of-the-operator"
PAGE = f"/operator/{SECRET}"


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    with running(tmp_path, operator=SECRET) as house:
        yield house


def do(house: House, action: str, **form: object) -> None:
    answer = house.http.post(f"{PAGE}/do", data={"action": action, **form}, headers={"Origin": house.address})
    assert answer.status_code == 303, answer.text
    assert answer.headers["location"] == f"../{SECRET}"


def command(tmp_path: Path, capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert answer(["tables", *arguments, "--data", str(tmp_path)]) == 0
    return capsys.readouterr().out


def test_only_the_secret_opens_the_page(house: House, tmp_path: Path) -> None:
    page = house.http.get(PAGE)
    assert page.status_code == 200
    assert page.headers["cache-control"] == "no-store"
    assert house.http.get(f"{PAGE}/style.css").headers["content-type"].startswith("text/css")
    for path in ("/operator/guessed", "/operator/guessed/style.css"):
        assert house.http.get(path).status_code == 404
    assert house.http.post("/operator/guessed/do", data={"action": "notice", "text": "x"}).status_code == 404
    foreign = house.http.post(
        f"{PAGE}/do", data={"action": "notice", "text": "x"}, headers={"Origin": "https://x.example"}
    )
    assert foreign.status_code == 403
    assert house.http.post(f"{PAGE}/do", data={"action": "nonsense"}).status_code == 400
    secret = operator_secret(tmp_path / "new")
    assert len(secret) > 30
    assert operator_secret(tmp_path / "new") == secret, "the link stays"
    assert (tmp_path / "new" / "operator.key").stat().st_mode & 0o077 == 0


def test_without_the_option_there_is_no_page(tmp_path: Path) -> None:
    with running(tmp_path) as house:
        assert house.http.get("/operator/").headers.get("cache-control") != "no-store"
        assert house.http.post("/operator//do", data={"action": "notice", "text": "x"}).status_code in (404, 405)


def test_a_report_is_shown_with_the_talk_around_it(house: House) -> None:
    made, ada, bo = seated(house, "duel-of-law")
    ada.do("say", "1", text="Hello <b>there</b>")
    bo.do("say", "2", text="You donkey")
    assert ada.ask("report", "3", person=1, text="He calls me names")["kind"] == "done"
    page = house.http.get(PAGE).text
    assert "He calls me names" in page
    assert "You donkey" in page
    assert "Hello &lt;b&gt;there&lt;/b&gt;" in page
    assert "Ada" in page
    line = re.search(r"name='line' value='(\d+)'", page)
    assert line is not None
    do(house, "handled", table=made.id, line=line[1])
    assert "He calls me names" not in house.http.get(PAGE).text
    french = house.http.get(PAGE, headers={"Accept-Language": "fr"}).text
    assert "Page de l’exploitant" in french


def test_a_table_is_closed_and_another_deleted(house: House) -> None:
    for action in ("close", "delete"):
        made, ada, _ = seated(house)
        do(house, action, table=made.id)
        assert ada.until(kind="refused")["code"] == "table-shut"
        with pytest.raises(ConnectionClosed):
            ada.until(kind="nothing")
        late = house.open(made.id)
        with suppress(ConnectionClosed):  # it may be refused before it says hello; the reason can be read all the same
            late.send(kind="hello", ticket=made.tickets[0])
        assert late.next()["code"] == ("table-shut" if action == "close" else "unknown-table")
        assert house.http.get(f"/api/tables/{made.id}/record").status_code in (400, 404)


def test_a_name_is_removed_and_the_people_come_again(house: House) -> None:
    made, ada, bo = seated(house)
    ada.make("a1+c3")
    do(house, "rename", table=made.id, person=1)
    with pytest.raises(ConnectionClosed) as closed:
        ada.until(kind="nothing")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1012, "come again"
    ada, bo = made.browser(0), made.browser(1)
    assert [seat["name"] for seat in ada.table["seats"]] == ["Ada", ""]
    assert bo.make("b2")["phase"] == 3, "the game goes on"


def test_a_notice_reaches_all_tables(house: House) -> None:
    browsers = [seated(house)[1] for _ in range(3)]
    do(house, "notice", text="Restart in five minutes")
    for browser in browsers:
        assert browser.until(kind="notice")["text"] == "Restart in five minutes"


def test_a_banned_address_is_turned_out_until_it_is_lifted(house: House) -> None:
    made, ada, _ = seated(house)
    address = re.search(r"name='address' value='([^']+)'", house.http.get(PAGE).text)
    assert address is not None
    do(house, "ban", address=address[1], hours=1)
    assert ada.until(kind="refused")["code"] == "banned"
    assert house.http.post("/api/tables", json={"game": "dualite", "seats": [ME, ME]}).status_code == 403
    assert house.http.get(PAGE).status_code == 200, "the operator may be at the same address"
    do(house, "unban", address=address[1])
    assert made.browser(0).table["you"] == 0


def test_a_banned_device_is_turned_out_and_others_at_its_address_stay(house: House, tmp_path: Path) -> None:
    made = house.create("dualite", ME, INVITE)
    made.sit(1)
    number = {seat: f"{seat:032x}" for seat in (0, 1)}
    browsers = []
    for seat in (0, 1):
        browser = house.open(made.id)
        browser.send(kind="hello", ticket=made.tickets[seat], device=number[seat])
        browser.until(kind="table")
        browsers.append(browser)
    device = device_name(number[1])
    assert number[1] not in house.http.get(PAGE).text, "only a fingerprint is shown"
    assert device in house.http.get(PAGE).text
    do(house, "ban", address=device, hours=1)
    assert browsers[1].until(kind="refused")["code"] == "banned"
    again = house.open(made.id)
    again.send(kind="hello", ticket=made.tickets[1], device=number[1])
    assert again.next()["code"] == "banned"
    wish = {"game": "dualite", "seats": [ME, ME]}
    assert house.http.post("/api/tables", json=wish, headers={"Parlour-Device": number[1]}).status_code == 403
    assert house.http.post("/api/tables", json=wish, headers={"Parlour-Device": number[0]}).status_code == 201
    assert browsers[0].catch_up()["you"] == 0
    assert number[1].encode() not in b"".join(file.read_bytes() for file in tmp_path.glob("tables.sqlite*"))
    do(house, "unban", address=device)
    assert made.browser(1).table["you"] == 1


def test_a_socket_that_waits_at_the_door_does_not_outlast_a_ban(house: House) -> None:
    made, _, _ = seated(house)
    waiting = house.open(made.id)
    address = re.search(r"name='address' value='([^']+)'", house.http.get(PAGE).text)
    assert address is not None
    do(house, "ban", address=address[1], hours=1)
    waiting.send(kind="hello", ticket=made.tickets[1])
    assert waiting.until(kind="refused")["code"] == "banned"


def test_an_address_is_banned_as_it_is_counted_however_it_is_typed(house: House) -> None:
    do(house, "ban", address=" 2001:db8:1:2:3:4:5:6 ", hours=1)
    assert "2001:db8:1:2::/64" in house.http.get(PAGE).text
    do(house, "unban", address="2001:db8:1:2::9")
    assert "2001:db8:1:2::/64" not in house.http.get(PAGE).text


def test_the_command_acts_on_a_running_server(house: House, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    made, ada, bo = seated(house, "duel-of-law")
    bo.do("say", "2", text="You donkey")
    ada.ask("report", "3", person=1, text="He calls me names")
    rows = json.loads(command(tmp_path, capsys, "list", "--json", "--game", "duel-of-law"))
    assert [row["table"] for row in rows] == [made.id]
    assert (rows[0]["game"], rows[0]["reports"], rows[0]["closed"]) == ("duel-of-law", 1, None)
    assert json.loads(command(tmp_path, capsys, "list", "--json", "--idle", "1d")) == []
    assert made.id in command(tmp_path, capsys)
    shown = json.loads(command(tmp_path, capsys, "show", made.id, "--json"))
    assert "You donkey" in json.dumps(shown)
    assert {entry["entry"] for entry in shown["entries"]} == {"Came", "Said", "Reported", "Started"}, "no move"
    assert not any("deal" in entry for entry in shown["entries"]), "an operator who looks learns no hand"
    assert " / " not in command(tmp_path, capsys, "show", made.id), "nor in the lines that are not JSON"
    assert "He calls me names" in command(tmp_path, capsys, "reports")
    command(tmp_path, capsys, "notice", "Restart", "soon")
    assert ada.until(kind="notice")["text"] == "Restart soon"
    command(tmp_path, capsys, "ban", "192.0.2.9", "--for", "2h")
    assert "192.0.2.9" in command(tmp_path, capsys, "bans")
    command(tmp_path, capsys, "unban", "192.0.2.9")
    assert command(tmp_path, capsys, "bans", "--json") == "[]\n"
    command(tmp_path, capsys, "close", made.id, "--why", "spam")
    assert ada.until(kind="refused")["code"] == "table-shut"
    command(tmp_path, capsys, "delete", made.id)
    assert answer(["tables", "show", made.id, "--data", str(tmp_path)]) == 2
    assert answer(["tables", "burn", "--data", str(tmp_path)]) == 2
    assert answer(["tables", "close", "--data", str(tmp_path)]) == 2
    assert answer(["tables", "list", "--idle", "soon", "--data", str(tmp_path)]) == 2


@pytest.mark.slow
def test_every_process_follows(cluster: Cluster, tmp_path: Path) -> None:
    """What is done at one process holds at all of them."""
    database = cluster.database()
    with (
        running(tmp_path, database=database, operator=SECRET) as one,
        running(tmp_path, database=database, operator=SECRET) as other,
    ):
        made, ada, _ = seated(one)
        assert f"</td><td><code>{made.id}</code></td>" in other.http.get(PAGE).text, "who is connected, wherever"
        do(other, "notice", text="Hello")
        assert ada.until(kind="notice")["text"] == "Hello"
        do(other, "ban", address="192.0.2.77", hours=1)
        do(other, "close", table=made.id)
        assert ada.until(kind="refused")["code"] == "table-shut"
        until = time.monotonic() + 30
        while "192.0.2.77" not in one.http.get(PAGE).text:
            assert time.monotonic() < until
