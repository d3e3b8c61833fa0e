"""A shuffle with a commitment: the formula stays for ever, for records are checked by it for ever."""

from __future__ import annotations

import hashlib
import hmac
import itertools
import json
import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from parlour import record, shuffles
from parlour.command import answer
from parlour.game import BadNotation
from parlour.games.dualite import GAME as dualite
from parlour.games.duel_of_law import GAME as duel_of_law
from parlour.games.duos import GAME as duos
from parlour.shuffles import Shuffle, ShufflePart
from parlour.sitting import begin
from parlour.tables import decision, requests, waiting_room
from parlour.tables.entries import Contributed, Sealed, Started
from parlour.tables.state import TableState
from parlour.terminal.joining import Link, sit_down
from parlour.terminal.remote import RemoteTable
from scripts import shuffle_vectors
from tests.server.house import ME, Browser, House, running
from tests.server.test_duos import pairs
from tests.tables.table_factory import INVITE, context, do, four_pairs, made, play, table, write
from tests.tables.table_factory import ME as SEAT
from tests.terminal.test_remote import until

SECRET = "ab" * 32


def digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def part_of(seat: int, person: int, nonce: str, table: str = "here", game: int = 2) -> ShufflePart:
    return ShufflePart(seat, nonce, person, shuffles.seal(table, game, person, nonce))


def test_the_formula_of_version_1() -> None:
    shuffle = Shuffle("here", 2, SECRET, (ShufflePart(1, "00" * 16), ShufflePart(0, "ff" * 16)), version=1)
    assert shuffle.commitment == digest(f"parlour shuffle\nhere\n2\n{SECRET}")
    said = f"parlour shuffle\nhere\n2\n0 {'ff' * 16}\n1 {'00' * 16}\n"
    key = hmac.new(bytes.fromhex(SECRET), said.encode(), hashlib.sha256).digest()
    assert shuffle.chance()._key == key
    assert shuffles.read(shuffles.write(shuffle)) == shuffle


def test_the_formula() -> None:
    unopened = ShufflePart(2, None, 9, "ee" * 32)
    shuffle = Shuffle("here", 2, SECRET, (part_of(0, 7, "ff" * 16), part_of(1, 4, "00" * 16), unopened))
    place = "parlour shuffle 2\nhere\n2\n"
    assert shuffle.commitment == digest(f"{place}{SECRET}")
    seals = [digest(f"{place}seal\n7\n{'ff' * 16}"), digest(f"{place}seal\n4\n{'00' * 16}"), "ee" * 32]
    assert [part.seal for part in shuffle.parts] == seals
    said = f"{place}0 7 {seals[0]} {'ff' * 16}\n1 4 {seals[1]} {'00' * 16}\n2 9 {seals[2]} -\n"
    assert shuffle.chance()._key == hmac.new(bytes.fromhex(SECRET), said.encode(), hashlib.sha256).digest()
    coded = digest(f"code\n{shuffle.commitment}\n0 7 {seals[0]}\n1 4 {seals[1]}\n2 9 {seals[2]}\n")
    signs = shuffle.code.replace("-", "")
    assert f"{sum(shuffles.CODE_SIGNS.index(sign) << 5 * at for at, sign in enumerate(signs[::-1])):020x}" == coded[:20]
    assert shuffles.read(shuffles.write(shuffle)) == shuffle
    assert (shuffle.contributed, shuffle.unopened) == ((0, 1), (2,))


def test_the_documented_vectors_hold() -> None:
    """`web/tests/shuffle.test.ts` compares the page's own implementation with the same file."""
    made = json.loads(json.dumps(shuffle_vectors.vectors()))
    documented = json.loads(shuffle_vectors.PATH.read_text(encoding="utf-8"))
    assert made == documented, "scripts/shuffle_vectors.py writes them"
    for vector in documented:
        shuffle = shuffles.read(vector["record"])
        shuffles.check(shuffle, 2)
        assert (shuffle.commitment, shuffle.code) == (vector["commitment"], vector["code"])
        assert shuffle.chance()._key.hex() == vector["key"]
    page = Path("docs/shuffles.md").read_text(encoding="utf-8")
    assert f"has {len(documented)} shuffles" in page
    assert shuffles.CODE_SIGNS in page


@pytest.mark.parametrize("version", [1, 2])
@pytest.mark.parametrize("field", ["table", "game", "secret", "parts"])
def test_every_part_counts(field: str, version: int) -> None:
    one = Shuffle("here", 1, SECRET, (part_of(0, 0, "00" * 16),), version)
    others = {"table": "there", "game": 2, "secret": "cd" * 32, "parts": (part_of(1, 0, "00" * 16),)}
    other = Shuffle(**{**{name: getattr(one, name) for name in others}, field: others[field]}, version=version)
    assert one.chance().below(1 << 64) != other.chance().below(1 << 64)


GARBLED = (
    *("", f"here 0 {SECRET}", "here 1 xyz", f"here 1 {SECRET} 0:1", f"? 1 {SECRET}", f"v2 here 0 {SECRET}"),
    *(f"v2 here 1 {SECRET} 0:{'ab' * 16}", f"v2 here 1 {SECRET} 0:0:{'ab' * 32}:", f"v3 here 1 {SECRET}"),
)


@pytest.mark.parametrize("text", GARBLED)
def test_what_is_no_shuffle(text: str) -> None:
    with pytest.raises(BadNotation, match="shuffle-garbled"):
        shuffles.read(text)


# Records that a server has forged


CHOSEN = 3
"""Jokers in the first player's hand."""


def abandoned(shuffle: Shuffle) -> str:
    """The record of a game of Duel of Law that ended before the first move, dealt from this shuffle."""
    options = duel_of_law.options({})
    sitting = begin(duel_of_law, options, duel_of_law.deal(options, shuffle.chance()))
    sheet = sitting.ended(0, "abandoned").record(("Ada", "Bo"), "2026-11-18")
    return str(record.write(replace(sheet, shuffle=shuffles.write(shuffle))))


def chosen_deal(forged: Callable[[str], Shuffle]) -> Shuffle:
    """Invent nonces until the first hand has three jokers, as a server can."""
    options = duel_of_law.options({})
    tries = (forged(f"{number:032x}") for number in itertools.count())
    return next(
        shuffle
        for shuffle in tries
        if sum("*" in str(card) for card in duel_of_law.deal(options, shuffle.chance())[:12]) >= CHOSEN
    )


HONEST = (part_of(0, 0, "0a" * 16, game=1), part_of(1, 1, "0b" * 16, game=1))


def forgeries() -> Iterator[tuple[str, Callable[[str], Shuffle]]]:
    def forged(version: int, *parts: ShufflePart) -> Shuffle:
        return Shuffle("here", 1, SECRET, parts, version)

    yield "seat 9", lambda nonce: forged(1, *HONEST, part_of(9, 9, nonce, game=1))
    yield "seat 9", lambda nonce: forged(2, *HONEST, part_of(9, 9, nonce, game=1))
    yield "same seat", lambda nonce: forged(1, *HONEST, part_of(1, 9, nonce, game=1))
    yield "same seat", lambda nonce: forged(2, *HONEST, part_of(1, 9, nonce, game=1))
    yield "same player", lambda nonce: forged(2, HONEST[0], part_of(1, 0, nonce, game=1))
    yield "match its commitment", lambda nonce: forged(2, HONEST[0], replace(HONEST[1], nonce=nonce))
    yield "match its commitment", lambda nonce: forged(2, HONEST[0], part_of(1, 1, nonce, game=2))
    yield "match its commitment", lambda nonce: forged(2, HONEST[0], part_of(1, 1, nonce, table="there", game=1))
    yield "match its commitment", lambda nonce: forged(2, HONEST[0], replace(part_of(1, 2, nonce, game=1), person=1))


@pytest.mark.parametrize(("said", "forged"), list(forgeries()))
def test_a_deal_that_the_server_has_chosen_is_refused(
    said: str, forged: Callable[[str], Shuffle], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "record.txt"
    file.write_text(abandoned(chosen_deal(forged)), encoding="utf-8")
    assert answer(["verify", str(file)]) == 2
    assert said in capsys.readouterr().err


def verified(shuffle: Shuffle, tmp_path: Path, *more: str) -> int:
    file = tmp_path / "record.txt"
    file.write_text(abandoned(shuffle), encoding="utf-8")
    return answer(["verify", str(file), *more])


def test_an_honest_record_names_who_had_which_part(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert verified(Shuffle("here", 1, SECRET, HONEST), tmp_path) == 0
    out = capsys.readouterr().out
    assert "Contributed to the shuffle: Ada, Bo." in out
    assert "written before commitments" not in out
    dropped = Shuffle("here", 1, SECRET, (HONEST[0], replace(HONEST[1], nonce=None)))
    assert verified(dropped, tmp_path) == 0
    assert "Committed to a contribution that is not in the deal: Bo." in capsys.readouterr().out


def test_the_code_or_the_commitment_is_compared(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Another part that is sealed as well changes the code, though not the commitment."""
    shuffle = Shuffle("here", 1, SECRET, HONEST)
    for typed in (shuffle.commitment, shuffle.code, shuffle.code.lower().replace("-", " ")):
        assert verified(shuffle, tmp_path, "--commitment", typed) == 0
        assert "The shuffle matches the one you gave" in capsys.readouterr().out
    forged = chosen_deal(lambda nonce: Shuffle("here", 1, SECRET, (HONEST[0], part_of(1, 1, nonce, game=1))))
    assert forged.commitment == shuffle.commitment
    assert verified(forged, tmp_path, "--commitment", shuffle.code) == 2
    assert "The record has a different shuffle" in capsys.readouterr().err
    old = Shuffle("here", 1, SECRET, HONEST, version=1)
    assert verified(old, tmp_path, "--commitment", shuffle.commitment) == 2, "no way around seals by an older version"


def test_a_commitment_is_for_one_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert verified(Shuffle("here", 1, SECRET), tmp_path, str(tmp_path / "record.txt"), "--commitment", "AB") == 2
    assert "one record at a time" in capsys.readouterr().err
    assert answer(["verify", "docs/claims/dualite-4x4-one-circle.proof", "--commitment", "AB"]) == 2
    assert "this file is a certificate" in capsys.readouterr().err


def test_a_record_of_version_1_holds_and_says_what_it_cannot_prove(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """As it was written before version 2: the same text, the same deal."""
    file = Path("tests/records/shuffled-edition-1.txt")
    assert answer(["verify", str(file)]) == 0
    out = capsys.readouterr().out
    assert "839306ac5a3b805517227ec47bb26890400982fce1072e7bc44ced1442aa9044" in out
    assert "written before commitments were recorded" in out
    assert answer(["replay", str(file), "--plain"]) == 0


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_a_garbled_shuffle_is_refused_in_one_sentence(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "record.txt"
    sheet = abandoned(Shuffle("here", 1, SECRET, HONEST))
    for malformed in ("nonsense", *GARBLED):
        file.write_text(re.sub("shuffle: .*", f"shuffle: {malformed}", sheet), encoding="utf-8")
        assert answer([command, str(file)]) == 2
        assert capsys.readouterr().err.strip() == "parlour: The “shuffle:” line of this record cannot be read."


def promised_at(state: TableState) -> Shuffle:
    assert state.next_shuffle is not None
    return state.next_shuffle


def test_a_table_promises_before_it_deals() -> None:
    state = made(duos, SEAT, INVITE, INVITE, players="3")
    (committed,) = waiting_room.new_commitment(state, context(state).chance)
    state = write(state, (committed,))
    assert waiting_room.new_commitment(state, context(state).chance) == (), "once"
    commitment = promised_at(state).commitment
    state = write(state, (Contributed(0, "00" * 16),))
    assert promised_at(state).commitment == commitment
    dealt = waiting_room.started(state, context(state).chance).deal
    assert dealt == duos.write_deal(duos.deal(state.setup.options, promised_at(state).chance()))
    state = write(state, (Started(dealt),))
    assert state.play.shuffle is not None
    assert (state.play.shuffle.commitment, state.next_shuffle) == (commitment, None)


def test_where_nothing_is_shuffled_nothing_is_promised() -> None:
    state = made(dualite, SEAT, INVITE)
    assert waiting_room.new_commitment(state, context(state).chance) == ()


def test_the_next_game_is_promised_when_one_is_over() -> None:
    state = table(duos, SEAT, INVITE, INVITE, players="3")
    first = state.play.shuffle
    while state.play.status == "playing":
        state = play(state, four_pairs(state))
    assert first is not None
    assert promised_at(state).game == 2
    assert promised_at(state).secret != first.secret or promised_at(state).commitment != first.commitment
    state = do(state, 0, requests.Rematch(shuffles.seal("here", 2, 0, "00" * 16)))
    assert set(state.shuffle.seals) == {0}
    assert isinstance(decision.decide(state, 1, requests.Rematch("11" * 32), context(state))[-1], Sealed)


# At a server


def hello(house: House, table: str, ticket: str, seal: str | None) -> Browser:
    browser = house.open(table)
    browser.send(kind="hello", ticket=ticket, seal=seal)
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
        body = {"game": "duos", "options": {"players": "2"}, "seats": [ME, {"kind": "open"}], "name": "Ada"}
        created = house.http.post("/api/tables", json=body).json()
        card = house.http.post(f"/api/tables/{created['table']}/sit", json={"secret": created["code"]}).json()
        commitment = created["tickets"][0]["commitment"]
        assert commitment == card["commitment"], "before any seal is sent"
        assert created["tickets"][0]["game"] == card["game"] == 1
        seal = shuffles.seal(created["table"], 1, 0, "0a" * 16)
        ada = hello(house, created["table"], created["tickets"][0]["ticket"], seal)
        assert ada.table["room"]["commitment"] == commitment
        bo = hello(house, created["table"], card["ticket"], None)
        while not ada.table["room"]["shuffling"]:
            ada.next()
        assert bo.catch_up()["room"]["seals"] == [{"person": 0, "seal": seal, "open": False}]
        assert ada.ask("unseal", "0", nonce="0b" * 16)["code"] == "shuffle-other-part"
        assert ada.ask("unseal", "1", nonce="0a" * 16)["kind"] == "done"
        told = ada.catch_up()["shuffle"]
        part = {"seat": 0, "person": 0, "seal": seal, "open": True, "nonce": None}
        shown = {"game": 1, "version": 2, "commitment": commitment, "parts": [part], "secret": None}
        assert told == shown
        assert "0a0a" not in "".join(bo.heard)
        play_together(ada, bo)
        proof = bo.catch_up()["shuffle"]
        assert proof["parts"] == [part | {"nonce": "0a" * 16}]
        assert Shuffle(created["table"], 1, proof["secret"]).commitment == commitment
        assert ada.table["room"]["commitment"] not in (None, commitment), "the next is promised"
        sheet = house.http.get(f"/api/tables/{created['table']}/record").text
        assert f" 0:0:{seal}:{'0a' * 16}\n" in sheet, "the record holds the seal"
    file = tmp_path / "record.txt"
    file.write_text(sheet, encoding="utf-8")
    assert answer(["verify", str(file)]) == 0
    out = capsys.readouterr().out
    assert commitment in out
    assert "Contributed to the shuffle: Ada." in out
    assert "Did not contribute: " in out
    assert answer(["replay", str(file)]) == 0
    capsys.readouterr()
    for wrong in (sheet.replace("0a0a", "0a0b", 1), sheet.replace(proof["secret"], SECRET)):
        file.write_text(wrong, encoding="utf-8")
        assert answer(["verify", str(file)]) == 2
        assert "match" in capsys.readouterr().err


@pytest.mark.slow
def test_a_terminal_has_a_part_too(tmp_path: Path) -> None:
    with running(tmp_path) as house:
        made = house.create("duality", ME, {"kind": "invite"})
        ada, link = made.browser(0), Link(house.address, made.id, made.invites[1])
        bo = RemoteTable(link, sit_down(link, "Bo"))
        while ada.table["shuffle"] is None:
            ada.next()
        assert [(part["seat"], part["open"]) for part in ada.table["shuffle"]["parts"]] == [(1, True)]
        ada.do("resign", "1")
        until(lambda: bo.scene().outcome is not None)
        assert "Shuffle verified" in bo.scene().news
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
    assert "no shuffle data" in capsys.readouterr().err
