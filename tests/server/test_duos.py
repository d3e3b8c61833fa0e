"""DUOS over the wire: secret and simultaneous for real, through restarts, races, deadlines and bad input."""

from __future__ import annotations

import threading
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from parlour import shuffles
from parlour.chance import Chance
from parlour.games.duos import GAME as duos
from parlour.games.duos.players import pairer
from parlour.games.duos.rules import REVEAL_SECONDS, deadline
from parlour.games.duos.values import Choose, Position, Word
from parlour.games.duos.views import View
from parlour.server import wall_clock as server_clock
from parlour.server.table import tickets
from parlour.tables import clocks
from parlour.tables.parts import clock, talk
from tests.server.house import INVITE, ME, PATIENCE, Browser, House, Made, bot, running


def pairs(browser: Browser, shift: int = 0) -> str:
    """Some four pairs of the cards that lie there."""
    cards = browser.table["view"]["cards"]
    turned = cards[shift:] + cards[:shift]
    return ",".join(f"{turned[2 * place]}+{turned[2 * place + 1]}" for place in range(4))


def seated(house: House, players: int, **options: str) -> tuple[Made, list[Browser]]:
    made = house.create("duos", ME, *[INVITE] * (players - 1), options={"players": str(players), **options}, name="Ada")
    for seat in range(1, players):
        made.sit(seat, f"Guest {seat}")
    browsers = [made.browser(seat) for seat in range(players)]
    for browser in browsers:
        browser.catch_up()
    return made, browsers


@pytest.mark.parametrize("deadline", ["none", "60"])
@pytest.mark.slow
def test_others_see_only_who_is_ready(house: House, deadline: str) -> None:
    """Not which pairs, not their length, and of a change of mind not even that there was one."""
    heard: list[list[str]] = []
    for shift in (0, 1):
        made, (ada, bo, cy) = seated(house, 3, deadline=deadline)
        bystander = made.browser()
        for browser in (ada, bo, cy, bystander):
            browser.catch_up()
            browser.heard.clear()
        assert ada.play(pairs(ada, shift))["kind"] == "done"
        for other in (bo, cy, bystander):
            assert other.catch_up()["view"]["ready"] == [True, False, False]
            other.heard.clear()
        assert ada.play(pairs(ada, shift + 2))["kind"] == "done"
        assert all(other.is_quiet() for other in (bo, cy, bystander))
        assert bo.play("withdraw")["kind"] == "refused"
        assert cy.is_quiet()
        shown = bo.table["view"]
        assert shown["board"] is None
        heard.append([str(shown["ready"]), str(bo.table["announcements"]), str(bo.table["awaited"])])
        assert bo.table["announcements"] == []
    assert heard[0] == heard[1]


def test_all_boards_lie_as_on_the_smallest_screen_of_the_players(house: House) -> None:
    """One page alone chooses for itself; with two, one that is upright is enough, and a spectator's says nothing."""
    made, (ada, bo, cy) = seated(house, 3)
    assert ada.table["room"]["upright"] is None
    ada.ask("shape", "1", upright=False)
    assert ada.catch_up()["room"]["upright"] is None
    bo.ask("shape", "2", upright=True)
    spectator = made.browser()
    for browser in (ada, bo, cy, spectator):
        assert browser.catch_up()["room"]["upright"] is True
    spectator.ask("shape", "3", upright=True)
    bo.ask("shape", "4", upright=False)  # turned on its side
    for browser in (ada, bo, cy, spectator):
        assert browser.catch_up()["room"]["upright"] is False
    cy.ask("shape", "5", upright=True)
    cy.close()  # a phone that sleeps for a moment moves no one's cards
    assert ada.catch_up()["room"]["upright"] is True


@pytest.mark.slow
def test_the_bytes_that_others_receive_are_the_same_whatever_is_chosen(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Content, size, number and order: of a choice, of another one and of two in a row, before the reveal."""
    monkeypatch.setattr(tickets, "table_id", lambda: "one-and-the-same")
    monkeypatch.setattr(shuffles, "fresh_secret", lambda chance: "00" * 32)
    monkeypatch.setattr(tickets, "code", lambda: "ABCDEF")
    dealt = duos.deal(duos.options({"players": "3"}), Chance("same"))
    monkeypatch.setitem(vars(duos), "deal", lambda options, chance: dealt)
    received = []
    for shifts in ((0,), (3,), (5, 1)):
        with running(tmp_path_factory.mktemp("house")) as house:
            made, (ada, bo, cy) = seated(house, 3)
            bystander = made.browser()
            listeners = (bo, cy, bystander)
            for listener in listeners:
                listener.catch_up()
                listener.heard.clear()
            for shift in shifts:
                ada.play(pairs(ada, shift))
                for listener in listeners:
                    listener.catch_up()
                    listener.ask("consider", "what if", draft="word:bird")
                    listener.play("yes:ant", "a hint that is refused")
            received.append([[text for text in listener.heard if '"kind":"table"' in text] for listener in listeners])
            assert all(len(set(listener.heard)) <= 4 for listener in listeners)
    assert received[0] == received[1] == received[2]
    assert all(len(tables) == 1 for tables in received[0])


@pytest.mark.slow
def test_a_choice_survives_a_restart(tmp_path: Path) -> None:
    with running(tmp_path) as house:
        made, (ada, _, _) = seated(house, 3)
        chosen = pairs(ada)
        ada.play(chosen)
        tickets = made.tickets
    with running(tmp_path) as house:
        ada = house.hello(made.id, tickets[0])
        bo = house.hello(made.id, tickets[1])
        assert Choose(tuple(map(tuple, ada.table["view"]["board"]))) == duos.read(chosen)
        assert bo.table["view"]["ready"] == [True, False, False]
        assert bo.table["view"]["board"] is None


def test_the_last_one_ready_reveals_everything_to_all(house: House) -> None:
    made, browsers = seated(house, 3)
    bystander = made.browser()
    for browser in browsers:
        browser.play(pairs(browsers[0]))
    for browser in (*browsers, bystander):
        view = browser.catch_up()["view"]
        assert view["turn"] == 1
        assert len(view["last"]["boards"]) == 3
        assert len(view["last"]["matches"]) == 4


@pytest.mark.slow
def test_people_talk_from_a_reveal_until_the_first_is_ready(tmp_path: Path) -> None:
    """Everyone hears it, it is on disk, and silence is kept while pairs are chosen; bots do not end it."""
    with running(tmp_path) as house:
        made = house.create("duos", ME, INVITE, bot(1), options={"players": "3"}, name="Ada")
        made.sit(1, "Bo")
        ada, bo, bystander = made.browser(0), made.browser(1), made.browser()
        assert ada.table["talk"] == {"open": True, "said": []}, "while it gathers"
        assert ada.catch_up()["talk"] == {"open": False, "said": []}
        assert ada.ask("say", "early", text="Cow and goose!")["code"] == "talk-closed"
        for browser in (ada, bo):
            browser.catch_up()
            browser.play(pairs(browser))
        while not ada.table["talk"]["open"] or not ada.table["view"]["ready"][2]:
            ada.next()
        assert ada.ask("say", "first", text="  Why\nnot \x1b[31mbirds? ")["kind"] == "done"
        heard = [{"seat": 0, "text": "Why not [31mbirds?", "person": 0, "name": "Ada", "code": ""}]
        for browser in (ada, bo, bystander):
            assert browser.catch_up()["talk"] == {"open": True, "said": heard}
        assert bo.ask("say", "blank", text=" \t ")["code"] == "nothing-said"
        assert bystander.ask("say", "loud", text="Hello")["code"] == "bystander"
        bo.play(pairs(bo))
        assert ada.catch_up()["talk"]["open"] is False
        assert ada.ask("say", "late", text="Not the map")["code"] == "talk-closed"
    with running(tmp_path) as house:
        assert house.hello(made.id, made.tickets[1]).table["talk"] == {"open": False, "said": heard}


def test_where_no_one_would_hear_there_is_no_talk(house: House) -> None:
    alone = house.create("duos", ME, bot(1), bot(1), options={"players": "3"}).browser(0)
    assert alone.table["talk"] is None
    assert alone.ask("say", "1", text="Hello?")["code"] == "no-talk"
    made = house.create("dualite", ME, INVITE)
    made.sit(1)
    made.browser(1)
    assert made.browser(0).table["talk"] is not None, "two players hear each other"


@pytest.mark.slow
def test_of_old_talk_only_the_last_is_kept(house: House) -> None:
    _, (ada, bo) = seated(house, 2)
    for browser in (ada, bo):
        browser.play(pairs(browser))
    for number in range(talk.KEPT + 3):
        ada.ask("say", f"say {number}", text=f"{number}")
    said = bo.catch_up()["talk"]["said"]
    assert [line["text"] for line in said] == [str(number) for number in range(3, talk.KEPT + 3)]


def test_the_race_for_a_hint_is_won_by_the_first_in_the_log(house: House) -> None:
    _, (ada, bo) = seated(house, 2)
    phase = bo.table["phase"]
    assert ada.play("word:insect")["kind"] == "done"
    late = bo.play("word:bird", phase=phase)
    assert (late["kind"], late["code"]) == ("refused", "stale")
    assert bo.catch_up()["view"]["hints"] == [{"seat": 0, "kind": "word", "text": "insect"}]
    assert bo.play("word:bird")["code"] == "duos-hint-taken"
    assert bo.play("not:" + bo.table["view"]["cards"][0])["kind"] == "done"


@pytest.mark.parametrize(
    ("move", "code"),
    [
        ("five", "duos-four-pairs"),
        ("overlap", "duos-card-twice"),
        ("word:two words", "duos-one-word"),
        ("word:" + "a" * 31, "duos-word-too-long"),
        ("ant", "duos-bad-move"),
        ("late", "only-the-clock"),
        ("late:ant+bee", "only-the-clock"),
        ("yes:unicorn", "duos-no-such-card"),
    ],
)
def test_bad_input_is_refused_with_the_reason(house: House, move: str, code: str) -> None:
    _, (ada, bo) = seated(house, 2)
    cards = ada.table["view"]["cards"]
    texts = {
        "five": ",".join(f"{cards[2 * place]}+{cards[2 * place + 1]}" for place in range(5)),
        "overlap": pairs(ada).replace(cards[2], cards[0]),
    }
    answer = ada.play(texts.get(move, move))
    assert (answer["kind"], answer["code"]) == ("refused", code)
    assert answer["sentence"]
    assert bo.is_quiet()


def test_a_hint_after_ready_and_a_late_choice_are_refused(house: House) -> None:
    _, (ada, bo) = seated(house, 2)
    phase = ada.table["phase"]
    ada.play(pairs(ada))
    assert ada.play("word:late")["code"] == "duos-hint-when-ready"
    chosen = pairs(bo)
    bo.play(chosen)
    late = ada.play(chosen, phase=phase)
    assert late["code"] == "duos-turn-over"
    assert late["sentence"].startswith("That turn is over")


@pytest.mark.slow
def test_a_person_can_be_the_first_to_hint(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that wants to say a word leaves its partner time to say one; then it goes on at once."""
    thought = threading.Event()

    def word_if_free(view: View, *_: object) -> Word | None:
        thought.set()
        return Word("mine") if "word" in view.actions else None

    monkeypatch.setattr(pairer, "best_hint", word_if_free)
    monkeypatch.setattr(pairer, "PATIENCE", 3600.0)
    made = house.create("duos", ME, bot(5), options={"players": "2"}, name="Ada")
    ada = made.browser(0)
    assert thought.wait(PATIENCE)
    assert ada.play("word:insect")["kind"] == "done"
    while not ada.catch_up()["view"]["ready"][1]:
        ada.next()
    assert [hint["text"] for hint in ada.table["view"]["hints"]] == ["insect"]


@pytest.mark.slow
def test_a_bot_narrator_gives_its_reasons(house: House) -> None:
    made = house.create("duos", ME, bot(5), bot(5), options={"players": "3"}, name="Ada")
    ada = made.browser(0)
    for _ in range(3):
        turn = ada.catch_up()["view"]["turn"]
        ada.play(pairs(ada))
        while ada.catch_up()["view"]["turn"] == turn:
            ada.next()
        narrator = ada.table["view"]["last"]["narrator"]
        assert len(ada.table["remarks"]) == (0 if narrator == 0 else 4)
        assert all(remark["seat"] == narrator for remark in ada.table["remarks"])


def test_a_deadline_leaves_late_boards_empty(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """The game goes on: no one loses by being slow."""

    def soon(position: Position) -> Any:
        usual = deadline(position)
        return usual and replace(usual, seconds=0.2 if position.turn == 0 else 600)

    monkeypatch.setitem(vars(duos), "deadline", soon)
    _, (ada, bo, cy) = seated(house, 3, deadline="60")
    if ada.table["view"]["turn"] == 0:
        ada.play(pairs(ada))
    while cy.catch_up()["view"]["turn"] == 0:
        cy.next()
    last = bo.catch_up()["view"]["last"]
    assert last["boards"][1] == last["boards"][2] == []
    assert bo.table["outcome"] is None


class Hours:
    """A clock on the wall that goes on when the test says so."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1_800_000_000.0
        monkeypatch.setattr(server_clock, "_steady", lambda: self.now)
        monkeypatch.setattr(server_clock, "_offset", 0.0)
        monkeypatch.setattr(server_clock, "set_to", lambda milliseconds: None)


@pytest.fixture
def wall(monkeypatch: pytest.MonkeyPatch) -> Hours:
    return Hours(monkeypatch)


def test_everyone_is_told_how_much_time_is_left(house: House, wall: Hours) -> None:
    """A new guest, comes again or only watches; and the reveal does not count."""
    made, (ada, bo, cy) = seated(house, 3, deadline="60")
    assert ada.table["clock"] == {"left": 60_000, "whole": 60_000, "seats": [], "paused": False, "soon": 0}
    wall.now += 20.5
    for seat in (0, None):
        assert made.browser(seat).table["clock"] == {
            "left": 39_500,
            "whole": 60_000,
            "seats": [],
            "paused": False,
            "soon": 0,
        }
    for browser in (ada, bo, cy):
        browser.catch_up()
        browser.play(pairs(browser))
    assert cy.catch_up()["clock"] == {
        "left": 60_000 + REVEAL_SECONDS * 1000,
        "whole": 60_000,
        "seats": [],
        "paused": False,
        "soon": REVEAL_SECONDS * 1000,
    }


def test_no_one_is_hurried_while_a_seat_is_free_or_the_table_has_no_deadline(house: House) -> None:
    made = house.create("duos", ME, INVITE, bot(1), options={"players": "3", "deadline": "60"})
    ada = made.browser(0)
    assert not ada.table["clock"]
    made.sit(1)
    assert not ada.catch_up()["clock"]
    made.browser(1)
    while not ada.table["clock"]:
        ada.next()
    assert seated(house, 2)[1][0].table["clock"] is None


@pytest.mark.slow
def test_a_deadline_goes_on_through_a_restart(tmp_path: Path, wall: Hours) -> None:
    with running(tmp_path) as house:
        made, (ada, _, _) = seated(house, 3, deadline="60")
        ada.play(pairs(ada))
    wall.now += 30
    with running(tmp_path) as house:
        assert house.hello(made.id, made.tickets[1]).table["clock"] == {
            "left": 30_000,
            "whole": 60_000,
            "seats": [],
            "paused": False,
            "soon": 0,
        }


@pytest.mark.slow
def test_who_comes_back_after_a_deadline_has_a_moment_to_choose(
    tmp_path: Path, wall: Hours, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server was down when time ran out; no one could have been ready."""
    with running(tmp_path) as house:
        made, (ada, _, _) = seated(house, 3, deadline="60")
        ada.play(pairs(ada))
    wall.now += 1800
    with running(tmp_path) as house:
        bo = house.hello(made.id, made.tickets[1])
        assert bo.table["clock"] == {"left": clock.GRACE, "whole": 60_000, "seats": [], "paused": False, "soon": 0}
        bo.play(pairs(bo))
        wall.now += 5
        cy = house.hello(made.id, made.tickets[2])
        assert cy.table["clock"]["left"] == clock.GRACE - 5000, "given once, to all"
    monkeypatch.setattr(clocks, "GRACE", 200)
    with running(tmp_path) as house:
        wall.now += 3600
        bo = house.hello(made.id, made.tickets[1])
        wall.now += 1
        while bo.table["view"]["turn"] == 0:
            bo.next()
        assert [len(board) for board in bo.table["view"]["last"]["boards"]] == [4, 4, 0]
        assert bo.table["clock"]["left"] == 60_000 + REVEAL_SECONDS * 1000


def test_only_the_clock_says_that_someone_is_late(house: House) -> None:
    _, (ada, bo, _) = seated(house, 3, deadline="60")
    assert "late" not in ada.table["view"]["actions"]
    refused = ada.play("late")
    assert (refused["kind"], refused["code"]) == ("refused", "only-the-clock")
    assert bo.is_quiet()


def test_a_choice_is_not_in_the_servers_own_log(house: House, caplog: pytest.LogCaptureFixture) -> None:
    """Neither its cards nor, when it is refused, what was wrong with them."""
    caplog.set_level("DEBUG", "parlour")
    _, (ada, bo) = seated(house, 2)
    cards = ada.table["view"]["cards"]
    ada.play("not:" + cards[0])
    bo.catch_up()
    bo.play(pairs(bo))
    ada.catch_up()
    assert ada.play(pairs(ada))["code"] == "duos-said-not"
    written = [record.getMessage() for record in caplog.records if record.name.startswith("parlour")]
    assert any("refused" in line for line in written)
    assert not any(word in line for word in (*cards, "said-not") for line in written)


def test_one_who_leaves_is_gone_though_the_page_is_still_open(house: House) -> None:
    """A bot plays on for them at once; opening the table again is coming back."""
    made, (ada, bo, cy) = seated(house, 3)
    assert cy.ask("leave", "bye")["kind"] == "done"
    assert ada.catch_up()["seats"][2]["substitute"] is not None
    bo.catch_up()
    again = made.browser(2)
    again.catch_up()
    assert ada.catch_up()["seats"][2]["substitute"] is None
