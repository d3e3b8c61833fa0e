"""A game that was played without a server goes on at one: what is handed over is played again by the rules."""

from __future__ import annotations

import msgspec
import pytest

from parlour.browser.tables import BrowserTables
from parlour.catalogue import GAMES
from parlour.chance import Chance
from parlour.game import Refusal
from parlour.tables import decision, requests
from parlour.tables.entries import Line
from parlour.tables.handing_over import handed_over, taken_over
from parlour.tables.log_fold import folded, restored
from parlour.tables.state import TableState
from parlour.tables.waiting_room import came
from tests.tables.table_factory import act, refuses, write

VOTED = {"objection": "unanimous", "laws": "voted"}


def played(name: str, moves: int = 3) -> TableState:
    """A table of a browser against bots, some moves into its game."""
    game = GAMES[name]
    choices = [requests.SeatChoice("bot", 1) for _ in range(game.seats(game.options({})))]
    choices[0] = requests.SeatChoice("me")
    tables = BrowserTables(GAMES)
    made, _, _ = tables.create(requests.NewTable(game=name, options={}, seats=tuple(choices), name="Ada"))
    table = tables.find(made.table)
    assert table is not None
    hello = {"kind": "hello", "ticket": made.tickets[0].ticket, "seal": None}
    table.receive(1, msgspec.json.encode(hello))
    state = table.state
    for number in range(moves):
        assert state.play.sitting is not None
        if not state.awaited:
            break
        seat = min(state.awaited)
        text = game.write(game.sample(state.play.sitting.view(seat), Chance(number)))
        more = folded(state, [Line(entry) for entry in decision.played(state, seat, state.play.phase, text)])
        if more.outcome is not None:  # some deals of Duality are won by the second move
            break
        state = more
    return state


@pytest.mark.parametrize("name", GAMES)
def test_a_server_goes_on_where_the_browser_was(name: str) -> None:
    before = played(name)
    handed = msgspec.json.decode(msgspec.json.encode(handed_over(before)), type=requests.HandOver)
    after = restored(GAMES[name], taken_over(GAMES[name], handed, "table", 1_000))
    assert after.play.sitting is not None
    assert before.play.sitting is not None
    assert after.play.sitting.moves == before.play.sitting.moves
    assert after.play.sitting.position == before.play.sitting.position
    assert after.seats.bots == before.seats.bots
    assert not after.charter.listed


def test_an_impossible_move_is_refused() -> None:
    handed = handed_over(played("dualite"))
    wrong = msgspec.structs.replace(handed, moves=(*handed.moves, handed.moves[0]))
    with pytest.raises(Refusal):
        taken_over(GAMES["dualite"], wrong, "table", 1_000)


def test_an_invented_deal_is_refused() -> None:
    handed = msgspec.structs.replace(handed_over(played("duality")), deal="1 1 1")
    with pytest.raises(Refusal):
        taken_over(GAMES["duality"], handed, "table", 1_000)


def test_only_people_of_one_device_and_bots_come_along() -> None:
    handed = handed_over(played("dualite"))
    open_seat = msgspec.structs.replace(handed.table, seats=(requests.SeatChoice("open"), requests.SeatChoice("me")))
    with pytest.raises(Refusal, match="nothing-to-hand-over"):
        taken_over(GAMES["dualite"], msgspec.structs.replace(handed, table=open_seat), "table", 1_000)


def test_what_is_said_in_a_move_passes_the_filter_of_the_server() -> None:
    """Reasons and laws in one's own words that were written without a server are read by guests of the table."""
    state = played("duel-of-law", moves=0)
    handed = handed_over(state)
    table = msgspec.structs.replace(handed.table, options={**handed.table.options, **VOTED})
    seat = min(state.awaited)
    assert state.play.sitting is not None
    one, other, *_ = (face.card for face in state.play.sitting.view(seat).hand)
    move = requests.HandedMove(seat, f'{one}@1,0+{other}@2,0;row@1,0:"rude words"')
    asked = msgspec.structs.replace(handed, table=table, moves=(move,))
    log = taken_over(GAMES["duel-of-law"], asked, "table", 1_000, lambda text: text.replace("rude", "****"))
    said = msgspec.json.encode(log).decode()
    assert "**** words" in said
    assert "rude" not in said


def test_no_guest_plays_in_a_game_that_was_dealt_by_a_players_device() -> None:
    """That device may know the hand of the guest, and every card to come."""
    for name, refused in (("duality", True), ("dualite", False)):
        game = GAMES[name]
        state = restored(game, taken_over(game, handed_over(played(name)), "table", 1_000))
        state = write(state, came(state, "Bo", None))
        if refused:
            with refuses("dealt-elsewhere"):
                act(state, 1, requests.Sit(1))
        else:
            assert act(state, 1, requests.Sit(1)).question.asked is not None
