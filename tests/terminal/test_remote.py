"""The terminal at a real server's table."""

from __future__ import annotations

import asyncio
import dataclasses
import io
import json
import socket
import threading
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, Self

import pytest
from pydantic import TypeAdapter
from textual.widgets import Static
from websockets.sync.server import ServerConnection, serve

from parlour import record, words
from parlour.boards.text import board_of
from parlour.catalogue import GAMES
from parlour.command import answer
from parlour.command.arguments import sentence
from parlour.game import BadNotation, Refusal
from parlour.games.duos import GAME as duos
from parlour.tables import absence, presence
from parlour.terminal.display import places, sayings, seated, seconds_left, status
from parlour.terminal.joining import Link, find_opponent, read_link, sit_down
from parlour.terminal.orders import Typing
from parlour.terminal.plain import PlainTable
from parlour.terminal.remote import RemoteTable
from parlour.terminal.screen import TerminalApp
from tests.games.whole_games import EVERY_GAME, random_game
from tests.server.house import INVITE, ME, House, Made, bot, running


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with running(tmp_path_factory.mktemp("data")) as house:
        yield house


def until(true: Callable[[], bool]) -> None:
    """Wait for something that must happen soon, and fail loudly if it does not."""
    for _ in range(3000):
        if true():
            return
        time.sleep(0.01)
    pytest.fail("this never happened")


def joined(made: Made, seat: int = 1) -> RemoteTable:
    link = Link(made.house.address, made.id, made.invites[seat])
    return RemoteTable(link, sit_down(link, "Bo"))


@pytest.mark.parametrize("name", EVERY_GAME)
@pytest.mark.slow
def test_every_view_can_be_read_back_from_the_wire(name: str) -> None:
    game: Any = EVERY_GAME[name]
    options = game.options({})
    for key in range(3):
        sitting = random_game(game, options, key, plies=12)
        reader: TypeAdapter[Any] = TypeAdapter(game.View)
        for seat in (None, *range(sitting.seats)):
            view = sitting.view(seat)
            assert reader.validate_json(TypeAdapter(type(view)).dump_json(view)) == view


@pytest.mark.parametrize(
    ("text", "link"),
    [
        ("http://127.0.0.1:8000/table/abc#secret", Link("http://127.0.0.1:8000", "abc", "secret")),
        (" https://parlour.example/table/abc/ ", Link("https://parlour.example", "abc", None)),
        ("https://example.org/games/table/abc#secret", Link("https://example.org/games", "abc", "secret")),
    ],
)
def test_links(text: str, link: Link) -> None:
    assert read_link(text) == link


@pytest.mark.parametrize(
    "text",
    ["", "abc", "ftp://host/table/abc", "http:///table/abc", "http://host/lobby", "http://host/table/",
     "http://host:99999999/table/a", "http://host:x/table/a", "http://[/table/a", "http://host/table/a/b"],
)  # fmt: skip
def test_what_is_not_a_link(text: str) -> None:
    with pytest.raises(BadNotation) as refused:
        read_link(text)
    assert "is not a link to a table" in sentence(refused.value)


@pytest.mark.slow
def test_a_whole_game_by_pipe_against_a_browser(house: House, tmp_path: Path) -> None:
    made = house.create("dualite", ME, INVITE, name="Ada")
    browser = made.browser(0)
    out = io.StringIO()
    table = joined(made)
    file = tmp_path / "kept.txt"
    # All of it is there from the start: moves from a pipe wait for their turn.
    game = threading.Thread(target=PlainTable(table, io.StringIO(f"b1\nsave {file}\nanalyse\n"), out, sentence).run)
    game.start()
    until(lambda: "Waiting for Ada." in out.getvalue())  # the pipe has been shown the table before anything happens
    browser.make("a1+d1")
    browser.until(kind="table", to_move=[0])
    browser.make("c1")
    game.join(60)
    table.leave()
    assert not game.is_alive()
    said = out.getvalue()
    assert "Bo draws a circle on b1." in said
    assert "Ada wins. Four in a line." in said
    assert "Ada: 2 good, 0 mistakes, 0 unclear." in said, "the finished game in review"
    assert said.endswith("Goodbye.\n")
    assert record.replay(record.read(file.read_text(encoding="utf-8")), GAMES).moves


def test_the_record_comes_from_the_server(house: House, tmp_path: Path) -> None:
    made = house.create("dualite", ME, INVITE, name="Ada")
    browser = made.browser(0)
    table = joined(made)
    with pytest.raises(Refusal) as refused:
        table.record()
    assert "available after the game" in sentence(refused.value)
    browser.make("a1+d1")
    until(lambda: table.scene().may_move)
    table.resign()
    until(lambda: table.scene().outcome is not None)
    assert status(table.scene()) == "Ada wins. Bo resigned."
    assert record.replay(record.read(table.record()), GAMES).end == ("resigned", 1)
    table.leave()


def test_a_request_that_is_lost_with_its_connection_is_repeated(house: House) -> None:
    made = house.create("dualite", ME, INVITE)
    table = joined(made)
    made.browser(0).make("a1+c3")
    while not table.scene().may_move:
        time.sleep(0.05)
    table._socket.close()
    table.play("b2")
    assert [one.text for one in table.scene().announcements] == ["a1+c3", "b2"]


def test_refusals_come_in_the_servers_words_and_change_nothing(house: House) -> None:
    made = house.create("dualite", INVITE, INVITE)
    table = joined(made)
    assert table.scene().names == ("(open)", "Bo")
    assert status(table.scene()).startswith(f"One seat is open. Players join at {house.address}/")
    other = joined(made, 0)
    until(lambda: table.scene().view is not None)
    before = table.scene()
    requests: tuple[tuple[Callable[[], object], str], ...] = (
        (lambda: table.play("a1+c3"), "It is not your turn. Wait for the other players."),
        (lambda: table.play("x"), "“x” is not a cell"),
        (table.take_back, "You have no move to take back."),
        (lambda: table.answer(True), "There is no request to answer."),
        (lambda: table.order("start"), "This can be changed only before a game starts"),
        (lambda: table.order("hop 3"), "Unknown command /hop 3."),
    )
    for request, line in requests:
        with pytest.raises(Refusal) as refused:
            request()
        assert sentence(refused.value).startswith(line)
    assert table.scene() == before
    table.leave()
    other.leave()


def test_taking_back_by_consent(house: House) -> None:
    made = house.create("dualite", INVITE, INVITE)
    first, second = joined(made, 0), joined(made, 1)
    first.play("a1+c3")
    until(lambda: second.scene().may_move)
    first.take_back()
    until(lambda: second.scene().must_answer)
    assert "would like to take a move back. Type yes or no." in status(second.scene())
    second.answer(True)
    until(lambda: not second.scene().announcements)
    first.leave()
    second.leave()


@pytest.mark.slow
def test_people_talk_after_a_reveal(house: House) -> None:
    made = house.create("duos", INVITE, INVITE, options={"players": "2"})
    first, second = joined(made, 0), joined(made, 1)
    until(lambda: first.scene().view is not None)  # before the cards are shuffled one may talk
    with pytest.raises(Refusal, match="talk-closed"):
        first.say("Too early")
    for table in (first, second):
        cards = table.scene().view.cards
        table.play(",".join(f"{cards[2 * pair]}+{cards[2 * pair + 1]}" for pair in range(4)))
    Typing(first, board_of(duos)).carry_out("say I see, birds")
    until(lambda: bool(second.scene().said))
    assert sayings(second.scene()) == ["Bo: “I see, birds”"]
    with pytest.raises(Refusal, match="terminal-say-what"):
        Typing(first, board_of(duos)).carry_out("say")

    async def drive() -> None:
        app = TerminalApp(second, sentence)
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            assert "Bo: “I see, birds”" in str(app.query_one("#status", Static).content)
            await pilot.press("ctrl+q")

    asyncio.run(drive())
    first.leave()
    second.leave()


@pytest.mark.parametrize(
    ("order", "told"),
    [("/time 45", "45 seconds a move"), ("/time 120", "2 minutes a move"), ("/time 3d", "3 days a move"),
     ("/time 600+5", "10 min each, + 5 s a move"), ("/time 90", "90 seconds a move"),
     ("/time 90+5", "1.5 min each, + 5 s a move")],
)  # fmt: skip
def test_the_time_to_think_is_told_while_people_gather(house: House, order: str, told: str) -> None:
    made = house.create("dualite", ME, INVITE, name="Ada")
    ada = RemoteTable(Link(house.address, made.id, None), made.tickets[0])
    assert "Clock" not in status(ada.scene())
    typed(ada, order)
    until(lambda: f"Clock: {told}." in status(ada.scene()))
    ada.leave()


@pytest.mark.parametrize(
    ("left", "told"), [(60, "60 s left."), (150, "2:30 left."), (7300, "2:01:40 left."), (2e5, "2 days and 7 h left.")]
)
def test_a_long_time_is_told_as_a_clock_shows_it(left: float, told: str) -> None:
    assert seconds_left(int(left)) == told


def test_another_game_with_sides_swapped(house: House) -> None:
    made = house.create("dualite", INVITE, INVITE)
    first, second = joined(made, 0), joined(made, 1)
    with pytest.raises(Refusal) as refused:
        first.again()
    assert "after this game" in sentence(refused.value)
    first.resign()
    first.again()
    until(lambda: "They want another game: Bo. Type again to join." in status(second.scene()))
    assert "Waiting for Bo 2." in status(first.scene())
    assert first.scene().outcome is not None, "nothing starts without the other"
    second.again()
    assert second.scene().may_move
    until(lambda: first.scene().outcome is None)
    assert first.scene().seat == 1
    second.play("a1+c3")
    until(lambda: first.scene().may_move)
    first.resign()
    until(lambda: second.scene().outcome is not None)
    assert "After 2 games, Bo 2: 2 wins; Bo: 0 wins." in status(second.scene())
    first.leave()
    second.leave()


def test_a_bystander_watches(house: House) -> None:
    made = house.create("dualite", ME, bot(1), name="Ada")
    link = Link(house.address, made.id, None)
    table = RemoteTable(link, None)
    browser = made.browser(0)
    browser.make("a1+c3")
    until(lambda: len(table.scene().announcements) == 2)
    assert status(table.scene()) == "Waiting for Ada."
    with pytest.raises(Refusal) as refused:
        table.play("d2")
    assert "spectator" in sentence(refused.value)
    table.leave()


@pytest.mark.slow
def test_the_screen_follows_the_server(house: House) -> None:
    made = house.create("dualite", ME, INVITE, name="Ada")
    browser = made.browser(0)
    table = joined(made)

    async def drive() -> None:
        app = TerminalApp(table, sentence)
        async with app.run_test(size=(80, 24)) as pilot:

            async def shown(part: str, text: str) -> None:
                for _ in range(2000):
                    if text in str(app.query_one(part, Static).content):
                        return
                    await pilot.pause(0.01)
                pytest.fail(f"{text!r} was never shown")

            await shown("#status", "Waiting for Ada.")
            await asyncio.to_thread(browser.make, "a1+d1")
            await shown("#status", "Your turn.")
            await pilot.press(*"b1", "enter")
            await shown("#list", "2. Bo draws a circle on b1.")
            await pilot.press("ctrl+q")

    asyncio.run(drive())
    table.leave()


@pytest.mark.slow
def test_coming_back_after_the_server_was_gone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    changes: list[str] = []
    with running(tmp_path) as house:
        made = house.create("dualite", ME, INVITE, name="Ada")
        table = joined(made)
        table.listen(lambda: changes.append(status(table.scene())))
        ticket = made.tickets[0]
    until(lambda: words.say("terminal-reconnecting") in changes)
    with pytest.raises(Refusal, match="terminal-no-answer"):
        table.play("a1")
    with running(tmp_path) as again:
        # The new server has another port: the terminal is told where, as if the address had moved with it.
        table._link = dataclasses.replace(table._link, server=again.address)
        until(lambda: table.scene().connected)
        browser = again.hello(made.id, ticket)
        browser.catch_up()
        browser.make("a1+c3")
        until(lambda: table.scene().may_move)
        table.leave()


class Impostor:
    """Something that speaks on a socket, but not as a Parlour does."""

    def __init__(self, says: str) -> None:
        def speak(connection: ServerConnection) -> None:
            connection.send(says)

        self.server = serve(speak, "127.0.0.1", 0)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.link = Link(f"http://127.0.0.1:{self.server.socket.getsockname()[1]}", "abc", None)


@pytest.mark.parametrize(
    ("says", "line"),
    [
        ("hello", "is not a Parlour server, or has an incompatible version."),
        ('{"kind": "done", "id": "x"}', "is not a Parlour server, or has an incompatible version."),
        ("table of another game", "Unknown game “nim”"),
        ("table with another view", "is not a Parlour server, or has an incompatible version."),
    ],
)
def test_strangers_are_refused(says: str, line: str, house: House) -> None:
    made = house.create("dualite", ME, INVITE, name="Ada")
    table = made.browser(0).table
    if says.startswith("table"):
        changed = {"game": "nim"} if "game" in says else {"view": {"circles": "many"}}
        says = json.dumps({**table, **changed})
    impostor = Impostor(says)
    with pytest.raises(Refusal) as refused:
        RemoteTable(impostor.link, None)
    assert line in sentence(refused.value)
    impostor.server.shutdown()


# What people do at a table besides playing


def three(house: House) -> tuple[Made, list[RemoteTable]]:
    """DUOS with three terminals; the first is the host."""
    made = house.create("duos", ME, INVITE, INVITE, options={"players": "3"}, name="Ada")
    link = Link(house.address, made.id, None)
    tables = [RemoteTable(link, made.tickets[0]), joined(made, 1), joined(made, 2)]
    until(lambda: all(table.scene().view is not None for table in tables))
    return made, tables


def typed(table: RemoteTable, line: str) -> str:
    return Typing(table, board_of(table.scene().game)).carry_out(line)


def chosen(table: RemoteTable) -> str:
    cards = table.scene().view.cards
    return ",".join(f"{cards[2 * pair]}+{cards[2 * pair + 1]}" for pair in range(4))


def test_questions_of_every_kind_are_said_and_answered(house: House) -> None:
    _, (ada, bo, cy) = three(house)
    typed(ada, "/pause")
    until(lambda: bo.scene().must_answer and cy.scene().must_answer)
    assert status(bo.scene()) == "Ada would like to pause. Type yes or no."
    assert "Waiting for an answer: Bo, Bo 2." in status(ada.scene())
    typed(bo, "yes")
    typed(cy, "yes")
    until(lambda: "Paused. Type /resume to continue." in status(ada.scene()))
    typed(bo, "/resume")
    until(lambda: "Paused" not in status(ada.scene()))
    for table in (ada, bo, cy):
        table.leave()


def test_phrases_reports_mute_and_reasons(house: House) -> None:
    _, tables = three(house)
    ada, bo, cy = tables
    for table in tables:
        table.play(chosen(table))
    until(lambda: all(table.scene().view.last is not None for table in tables))
    typed(bo, "/nice")
    until(lambda: sayings(cy.scene()) == ["Bo: “Well played!”"])
    assert typed(cy, "/ignore bo") == ""
    assert sayings(cy.scene()) == []
    typed(cy, "/heed 1")
    assert "/clap: 👏" in typed(cy, "/phrases")
    typed(cy, "/report 1 Bo is 'rude' to me")
    until(lambda: "Bo 2 reports Bo: Bo is 'rude' to me" in typed(ada, "/people"))
    assert "reports" not in typed(bo, "/people")
    assert "New report. Type /people to see it." in status(ada.scene())
    assert "0 Ada (you), host, seat 1\n1 Bo, seat 2" in typed(ada, "/people")
    narrator = tables[ada.scene().view.last.narrator]
    assert "/why NUMBER" in status(narrator.scene())
    typed(narrator, "/why 2 They're both pink")
    until(lambda: bool(cy.scene().remarks))
    assert cy.scene().remarks[0][2]["text"] == "They're both pink"
    typed(ada, "/mute Bo")
    with pytest.raises(Refusal, match="muted"):
        typed(bo, "/sad")
    assert "1 Bo, seat 2, muted" in typed(ada, "/people")
    for table in tables:
        table.leave()


@pytest.mark.slow
def test_what_was_typed_halfway_is_kept_at_the_server(house: House) -> None:
    made, (ada, bo, cy) = three(house)
    half = ",".join(chosen(bo).split(",")[:2])
    with pytest.raises(Refusal, match="duos-four-pairs"):
        typed(bo, half)
    until(lambda: RemoteTable(bo.link, bo.ticket).scene().draft == half)

    async def drive() -> None:
        app = TerminalApp(cy, sentence)
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.press(*"ant+b")
            for _ in range(2000):
                if cy._drafted == "ant+b":
                    return
                await pilot.pause(0.01)
            pytest.fail("it was never sent")

    asyncio.run(drive())
    until(lambda: RemoteTable(cy.link, cy.ticket).scene().draft == "ant+b")
    assert made.browser(0).table["draft"] == ""
    for table in (ada, bo, cy):
        table.leave()


def test_leaving_and_resigning_are_said_before_they_are_done(house: House) -> None:
    made = house.create("dualite", ME, INVITE, name="Ada")
    link = Link(house.address, made.id, None)
    ada, bo = RemoteTable(link, made.tickets[0]), joined(made)
    until(lambda: ada.scene().view is not None)
    typing = Typing(ada, board_of(GAMES["dualite"]))
    assert typing.carry_out("/leave") == (
        "Leave this table? Your opponent can then claim the win. You can come back before that. "
        "Type yes to confirm, or no."
    )
    assert typing.carry_out("no") == "Cancelled: the game goes on."
    assert typing.carry_out("resign").startswith("Resign this game? You lose, and the other side wins.")
    typing.carry_out("a1+c3")
    with pytest.raises(Refusal, match="nothing-asked"):
        typing.carry_out("yes")
    typing.carry_out("/leave")
    typing.carry_out("yes")
    until(
        lambda: "Ada is away: type /substitute 1 to let a bot play, or /claim to claim the win." in status(bo.scene())
    )
    assert seated(bo.scene())[0].endswith("Ada · has left")
    assert "/substitute" not in status(ada.scene()), "no one is told to let a bot play for oneself"
    assert "You have left the game." in status(ada.scene())
    typed(bo, "/claim")
    until(lambda: bo.scene().outcome is not None)
    assert status(bo.scene()) == "Bo wins. Ada has left."
    ada.leave()
    bo.leave()


def test_with_a_bot_beside_no_one_is_asked_about_resigning(house: House) -> None:
    made = house.create("dualite", ME, bot(1), bot(1), INVITE, options={"players": "4"}, name="Ada")
    ada = RemoteTable(Link(house.address, made.id, None), made.tickets[0])
    bo = joined(made, 3)
    until(lambda: ada.scene().view is not None)
    assert typed(ada, "resign").startswith("Resign this game? You lose, and the other side wins.")
    assert typed(ada, "/leave").startswith("Leave this table? A bot plays in your place")
    for table in (ada, bo):
        table.leave()


def test_the_host_hands_a_seat_out_again(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    made = house.create("dualite", ME, {"kind": "open"}, name="Ada")
    ada = RemoteTable(Link(house.address, made.id, None), made.tickets[0])
    private = read_link(typed(ada, "/link 2").rsplit(" ", 1)[1])
    bo = RemoteTable(private, sit_down(private, "Bo"))
    with pytest.raises(Refusal) as refused:
        bo.order("link 1")
    assert "Only the host" in sentence(refused.value)
    with pytest.raises(Refusal, match="seat-holder-here"):
        ada.order("link 2")
    monkeypatch.setattr(absence, "AWAY_AFTER", 1)  # a minute and ten seconds, for people
    monkeypatch.setattr(presence, "GONE_AFTER", 0)
    bo.leave()
    until(lambda: any("away since" in line for line in seated(ada.scene())))
    again = read_link(typed(ada, "/link 2").rsplit(" ", 1)[1])
    back = RemoteTable(again, sit_down(again, "Bo"))
    assert back.scene().seat == 1
    with pytest.raises(Refusal):
        RemoteTable(private, bo.ticket)
    with pytest.raises(BadNotation):
        ada.order("link 17")
    for odd in ("link", "link ²", "link ٤", "link " + "9" * 5000, "ignore " + "9" * 5000, "heed x"):
        with pytest.raises(BadNotation, match="terminal-bad-order"):
            ada.order(odd)
    watching = RemoteTable(Link(house.address, made.id, None), None)
    with pytest.raises(Refusal, match="host-only"):
        watching.order("link 1")
    for table in (ada, bo, back, watching):
        table.leave()


class Patient(io.StringIO):
    """A person at a keyboard who looks on before they type this."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.types = threading.Event()

    def __iter__(self) -> Self:  # type: ignore[override] # its lines are text, whatever its ancestors say
        self.types.wait(60)
        return self

    def isatty(self) -> bool:
        return True


def test_line_by_line_one_sees_who_sits_where_and_who_is_away(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(absence, "AWAY_AFTER", 100)  # ten seconds, for people
    made = house.create("duos", ME, INVITE, INVITE, options={"players": "3"}, name="Ada")
    ada = RemoteTable(Link(house.address, made.id, None), made.tickets[0])
    bo, out = joined(made), io.StringIO()
    patient = Patient("quit\n")
    game = threading.Thread(target=PlainTable(bo, patient, out, sentence).run)
    game.start()
    until(lambda: "  2 Bo *\n  3 (open)\n" in out.getvalue())
    ada.order("swap 2 3")
    until(lambda: "  2 (open)\n  3 Bo *\n" in out.getvalue())
    ada.order("bot 2 1")
    until(lambda: bo.scene().view is not None)
    ada.leave()
    until(lambda: "1 Ada · away since" in out.getvalue())
    patient.types.set()
    game.join(60)
    assert not game.is_alive()
    bo.leave()


def _must_answer(table: RemoteTable) -> bool:
    return table.scene().must_answer


def test_a_game_of_many_ends_with_places_and_points(house: House) -> None:
    _, tables = three(house)
    for table in tables:
        table.play(chosen(tables[0]))
    typing = Typing(tables[0], board_of(duos))
    assert typing.carry_out("/end").startswith("Stop the game here? The other players are asked.")
    typing.carry_out("yes")
    for table in tables[1:]:
        until(partial(_must_answer, table))
        typed(table, "yes")
    until(lambda: tables[0].scene().outcome is not None)
    assert status(tables[0].scene()).splitlines() == [
        "The players agreed to stop here. 1. Ada, 4 points", "1. Bo, 4 points",
        "1. Bo 2, 4 points Shuffle verified: the deck matches the commitment."
    ]  # fmt: skip
    assert places(("Ada", "Bo", "Cy"), (4, 1, 4)) == ["1. Ada, 4 points", "1. Cy, 4 points", "3. Bo, one point"]
    for table in tables:
        table.leave()


# The command


def piped(monkeypatch: pytest.MonkeyPatch, lines: str) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(lines))


@pytest.mark.slow
def test_join_and_come_back_with_the_ticket(
    house: House, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    made = house.create("dualite", INVITE, bot(1))
    address = f"{house.address}/table/{made.id}"
    piped(monkeypatch, "a1+d4\nquit\n")
    assert answer(["join", f"{address}#{made.invites[0]}", "--name", "Ada", "--plain"]) == 0
    said = capsys.readouterr().out
    assert "Ada opens with circles on a1 and d4." in said
    last = said.splitlines()[-1]
    assert last.startswith(f"To return to your seat: parlour join {address} --ticket ")
    piped(monkeypatch, "resign\nyes\n")
    assert answer(["join", address, "--ticket", last.split()[-1]]) == 0
    said = capsys.readouterr().out
    assert "Ada resigned." in said
    assert "To come back" not in said
    piped(monkeypatch, "again\nquit\n")
    assert answer(["join", address, "--ticket", last.split()[-1]]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == last, "the next game is at the same table"
    piped(monkeypatch, "")
    assert answer(["join", address]) == 0, "all may look on"
    assert "Ada" in capsys.readouterr().out


@pytest.mark.slow
def test_join_by_a_code_that_was_typed(
    house: House, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    made = house.create("duos", ME, *[{"kind": "open"}] * 2, options={"players": "3"}, name="Ada")
    code = made.browser(0).table["room"]["code"]
    piped(monkeypatch, "quit\n")
    server = house.address.removeprefix("http://")
    assert answer(["join", f"{code[:3]}-{code[3:].lower()}", "--at", server, "--name", "Bo", "--plain"]) == 0
    assert "2 Bo *" in capsys.readouterr().out
    assert answer(["join", "ZZZZZZ", "--at", server]) == 2
    assert capsys.readouterr().err == "parlour: No table has this code. Check it, or ask for it again.\n"
    for arguments in (["join"], ["join", code, "--opponent", "duos"]):
        assert answer(arguments) == 2
        assert capsys.readouterr().err.startswith("parlour: Give a table: ")
    assert answer(["join", code, "--at", "::"]) == 2
    assert "is not the address of a server" in capsys.readouterr().err


def test_two_terminals_ask_for_an_opponent(
    house: House, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    link, ticket = find_opponent(house.address, "dualma", "Ada")
    ada = RemoteTable(link, ticket)
    assert "One seat is open." in status(ada.scene())
    piped(monkeypatch, "quit\n")
    assert answer(["join", "--opponent", "dualma", "--at", house.address, "--name", "Bo", "--plain"]) == 0
    assert "Ada" in capsys.readouterr().out
    until(lambda: ada.scene().view is not None)
    assert ada.scene().names == ("Ada", "Bo")
    ada.leave()
    assert answer(["join", "--opponent", "chess", "--at", house.address]) == 2
    assert capsys.readouterr().err.startswith("parlour: Unknown game “chess”")


def test_one_who_is_declined_is_told_what_can_still_be_done(house: House) -> None:
    ada = RemoteTable(*find_opponent(house.address, "dualite", "Ada"))
    ada.order("bot 2 1")
    until(lambda: ada.scene().view is not None)
    bo = RemoteTable(*find_opponent(house.address, "dualite", "Bo"))
    until(lambda: "Bo is looking for a game too" in status(ada.scene()))
    assert "parlour join" not in status(bo.scene())
    ada.answer(False)
    until(lambda: "look for another opponent: parlour join --opponent dualite" in status(bo.scene()))
    bo.order("sit 2")
    bot_name = bo.scene().names[1].split(" (")[0]
    until(lambda: status(ada.scene()) == f"Bo would like to take over the seat of {bot_name}. Type yes or no.")
    ada.answer(False)
    until(lambda: "You can ask again: /sit 2" in status(bo.scene()))
    for table in (ada, bo):
        table.leave()


@pytest.mark.slow
def test_bad_links_are_one_line(house: House, capsys: pytest.CaptureFixture[str]) -> None:
    made = house.create("dualite", INVITE, bot(1))
    made.sit(0)
    with socket.create_server(("127.0.0.1", 0)) as deaf:
        closed = deaf.getsockname()[1]
    for arguments, line in (
        (["somewhere"], "“somewhere” is not a link to a table"),
        (
            [f"{house.address}/table/{made.id}#{made.invites[0]}"],
            "This invitation has already been used. Ask the host for a new link.",
        ),
        ([f"{house.address}/table/{made.id}#{'x' * 20}"], "This invitation is not for this table."),
        ([f"{house.address}/table/nowhere#{'x' * 20}"], "This table does not exist."),
        ([f"{house.address}/table/nowhere"], "This table does not exist."),
        (
            [f"{house.address}/table/{made.id}", "--ticket", "x" * 20],
            "Your seat was given to another player",
        ),
        ([f"http://127.0.0.1:{closed}/table/a#{'x' * 20}"], f"Cannot reach http://127.0.0.1:{closed}: "),
        ([f"http://127.0.0.1:{closed}/table/a"], f"Cannot reach http://127.0.0.1:{closed}: "),
    ):
        assert answer(["join", *arguments]) == 2
        told = capsys.readouterr()
        assert told.out == ""
        assert told.err.startswith(f"parlour: {line}"), told.err
        assert told.err.count("\n") == 1
