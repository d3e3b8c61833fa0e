"""A shuffle that was promised: the formula stays for ever, for records are checked by it for ever."""

from __future__ import annotations

import hashlib
import hmac
from pathlib import Path

import pytest

from parlour import record, shuffles
from parlour.command import answer
from parlour.game import BadNotation
from parlour.games import dualite, duos
from parlour.shuffles import Shuffle
from parlour.tables import acts, gathering
from parlour.tables.entries import Contributed, Sealed, Started
from parlour.tables.state import TableState
from parlour.terminal.coming import Link, sit_down
from parlour.terminal.remote import RemoteTable
from tests.server.house import ME, Browser, House, running
from tests.server.test_duos import pairs
from tests.tables.made import INVITE, do, four_pairs, made, moment, play, table, write
from tests.tables.made import ME as SEAT

SECRET = "ab" * 32


def test_the_formula() -> None:
    shuffle = Shuffle("here", 2, SECRET, ((1, "00" * 16), (0, "ff" * 16)))
    assert shuffle.commitment == hashlib.sha256(f"parlour shuffle\nhere\n2\n{SECRET}".encode()).hexdigest()
    said = f"parlour shuffle\nhere\n2\n0 {'ff' * 16}\n1 {'00' * 16}\n"
    key = hmac.new(bytes.fromhex(SECRET), said.encode(), hashlib.sha256).digest()
    assert shuffle.chance()._key == key
    assert shuffles.read(shuffles.write(shuffle)) == shuffle


@pytest.mark.parametrize("part", ["table", "game", "secret", "nonces"])
def test_every_part_counts(part: str) -> None:
    one = Shuffle("here", 1, SECRET, ((0, "00" * 16),))
    others = {"table": "there", "game": 2, "secret": "cd" * 32, "nonces": ((1, "00" * 16),)}
    other = Shuffle(**{**{name: getattr(one, name) for name in others}, part: others[part]})
    assert one.chance().below(1 << 64) != other.chance().below(1 << 64)


@pytest.mark.parametrize("text", ["", f"here 0 {SECRET}", "here 1 xyz", f"here 1 {SECRET} 0:1", f"? 1 {SECRET}"])
def test_what_is_no_shuffle(text: str) -> None:
    with pytest.raises(BadNotation, match="shuffle-garbled"):
        shuffles.read(text)


def promised_at(state: TableState) -> Shuffle:
    assert state.next_shuffle is not None
    return state.next_shuffle


def test_a_table_promises_before_it_deals() -> None:
    state = made(duos, SEAT, INVITE, INVITE, players="3")
    (promise,) = gathering.promised(state, moment(state).chance)
    state = write(state, (promise,))
    assert gathering.promised(state, moment(state).chance) == (), "once"
    commitment = promised_at(state).commitment
    state = write(state, (Contributed(0, "00" * 16),))
    assert promised_at(state).commitment == commitment
    dealt = gathering.started(state, moment(state).chance).deal
    assert dealt == duos.write_deal(duos.deal(state.options, promised_at(state).chance()))
    state = write(state, (Started(dealt),))
    assert state.shuffle is not None
    assert (state.shuffle.commitment, state.next_shuffle) == (commitment, None)


def test_where_nothing_is_shuffled_nothing_is_promised() -> None:
    state = made(dualite, SEAT, INVITE)
    assert gathering.promised(state, moment(state).chance) == ()


def test_the_next_game_is_promised_when_one_is_over() -> None:
    state = table(duos, SEAT, INVITE, INVITE, players="3")
    first = state.shuffle
    while state.stage == "playing":
        state = play(state, four_pairs(state))
    assert first is not None
    assert promised_at(state).game == 2
    assert promised_at(state).secret != first.secret or promised_at(state).commitment != first.commitment
    state = do(state, 0, gathering.PlayAgain(shuffles.seal("00" * 16)))
    assert set(state.seals) == {0}
    assert isinstance(acts.decide(state, 1, gathering.PlayAgain("11" * 32), moment(state))[-1], Sealed)


# At a server


def hello(house: House, table: str, ticket: str, nonce: str | None) -> Browser:
    browser = house.open(table)
    browser.send(kind="hello", ticket=ticket, seal=None if nonce is None else shuffles.seal(nonce))
    browser.until(kind="table")
    return browser


def play_together(*browsers: Browser) -> None:
    while browsers[0].catch_up()["outcome"] is None:
        for browser in browsers:
            browser.catch_up()
            browser.play(pairs(browsers[0]))


@pytest.mark.slow
def test_a_whole_game_is_proved_offline(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with running(tmp_path) as house:
        wish = {"game": "duos", "options": {"players": "2"}, "seats": [ME, {"kind": "open"}], "name": "Ada"}
        created = house.http.post("/api/tables", json=wish).json()
        card = house.http.post(f"/api/tables/{created['table']}/sit", json={"secret": created["code"]}).json()
        commitment = created["tickets"][0]["commitment"]
        assert commitment == card["commitment"], "before anybody has said anything"
        ada = hello(house, created["table"], created["tickets"][0]["ticket"], "0a" * 16)
        assert ada.table["room"]["commitment"] == commitment
        bo = hello(house, created["table"], card["ticket"], None)
        while not ada.table["room"]["shuffling"]:
            ada.next()
        assert bo.catch_up()["room"]["seals"] == [{"person": 0, "seal": shuffles.seal("0a" * 16), "open": False}]
        assert ada.ask("unseal", "0", nonce="0b" * 16)["code"] == "shuffle-other-part"
        assert ada.ask("unseal", "1", nonce="0a" * 16)["kind"] == "done"
        told = ada.catch_up()["shuffle"]
        assert told == {"game": 1, "commitment": commitment, "contributed": [0], "secret": None, "nonces": []}
        assert "0a0a" not in "".join(bo.heard)
        play_together(ada, bo)
        proof = bo.catch_up()["shuffle"]
        assert proof["nonces"] == [{"seat": 0, "nonce": "0a" * 16}]
        assert Shuffle(created["table"], 1, proof["secret"]).commitment == commitment
        assert ada.table["room"]["commitment"] not in (None, commitment), "the next is promised"
        sheet = house.http.get(f"/api/tables/{created['table']}/record").text
    file = tmp_path / "record.txt"
    file.write_text(sheet, encoding="utf-8")
    assert answer(["verify", str(file)]) == 0
    out = capsys.readouterr().out
    assert commitment in out
    assert "had a part in the shuffle: Ada." in out
    assert "had none: " in out
    assert answer(["replay", str(file)]) == 0
    capsys.readouterr()
    for wrong in (sheet.replace("0a0a", "0a0b", 1), sheet.replace(proof["secret"], SECRET)):
        file.write_text(wrong, encoding="utf-8")
        assert answer(["verify", str(file)]) == 2
        assert "not the one that was promised" in capsys.readouterr().err


@pytest.mark.slow
def test_a_terminal_has_a_part_too(tmp_path: Path) -> None:
    with running(tmp_path) as house:
        made = house.create("duality", ME, {"kind": "invite"})
        ada, link = made.browser(0), Link(house.address, made.id, made.invites[1])
        bo = RemoteTable(link, sit_down(link, "Bo"))
        while ada.table["shuffle"] is None:
            ada.next()
        assert ada.table["shuffle"]["contributed"] == [1]
        bo.leave()


def test_also_an_abandoned_game_is_revealed(tmp_path: Path) -> None:
    with running(tmp_path) as house:
        created = house.create("duality", ME, {"kind": "bot", "level": 1})
        ada = created.browser(0)
        assert ada.table["shuffle"]["secret"] is None
        ada.do("resign", "1")
        assert ada.catch_up()["shuffle"]["secret"]


def test_records_of_before_have_nothing_to_prove(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    old = next(file for file in Path("tests/records").rglob("*.txt"))
    assert record.read(old.read_text(encoding="utf-8")).shuffle == ""
    assert answer(["verify", str(old)]) == 2
    assert "nothing to prove" in capsys.readouterr().err
