"""A new table: nothing is dealt, and a person who makes it is the host."""

from __future__ import annotations

import pytest

from parlour.games.dualite import GAME as dualite
from parlour.games.dualma import GAME as dualma
from parlour.games.duos import GAME as duos
from parlour.tables.creation import created
from parlour.tables.entries import TimeControl
from parlour.tables.log_fold import restored
from parlour.tables.parts.seats import next_seats
from parlour.tables.requests import NewTable, SeatChoice
from tests.pockets import GAME as pockets
from tests.tables.table_factory import INVITE, ME, NOW, OPEN, bot, made, refuses, table


def test_a_wish_for_each_seat() -> None:
    with refuses("wrong-seats"):
        made(dualite, ME)


@pytest.mark.parametrize(
    "choice",
    [SeatChoice("bot"), SeatChoice("bot", 99), SeatChoice("bot", 0), SeatChoice("invite", 1), SeatChoice("me", 1)],
)
def test_bots_have_a_level_and_no_one_else(choice: SeatChoice) -> None:
    with refuses("no-such-level"):
        made(dualite, INVITE, choice)


def test_one_device_holds_two_seats_only_where_nothing_is_hidden() -> None:
    with refuses("one-device-hidden"):
        made(pockets, ME, ME)
    assert [holder.name for holder in made(dualite, ME, ME).seats.holders] == ["Ada 1", "Ada 2"]


def test_a_door_may_name_the_seats_and_bring_a_bot_of_its_own() -> None:
    """As the terminal does: people at one keyboard, and a player of any kind that has no level."""
    new = NewTable(game="dualite", seats=(SeatChoice("bot"), ME))
    state = restored(dualite, created(dualite, new, "here", NOW, names=("Random", "Bo")))
    assert [holder.name for holder in state.seats.holders] == ["Random", "Bo"]
    assert state.people.by_number[0].name == "Bo"
    with refuses("no-such-level"):
        new = NewTable(game="dualite", seats=(ME, bot(1)))
        created(dualite, new, "here", NOW, names=("Bo", "Random"))


def test_level_0_is_level_0() -> None:
    assert table(dualma, ME, bot(0)).seats.bot_level(1) == 0


@pytest.mark.parametrize("time", [TimeControl("move", 4), TimeControl("player", 60, -1), TimeControl("move", 60, 5)])
def test_a_time_control_makes_sense(time: TimeControl) -> None:
    with refuses("bad-time-control"):
        made(dualite, ME, OPEN, time=time)


def test_nothing_is_dealt_before_the_start() -> None:
    state = made(pockets, ME, OPEN)
    assert (state.play.status, state.play.sitting) == ("gathering", None)


def test_one_who_makes_it_is_the_host_also_without_a_seat() -> None:
    for state in (made(dualite, ME, OPEN), made(dualite, OPEN, OPEN), made(dualite, ME, ME)):
        assert state.people.host == 0
    assert made(dualite, OPEN, OPEN).seats.next_of(0) is None


@pytest.mark.parametrize("players", ["2", "4"])
def test_the_next_game_of_sides(players: str) -> None:
    """Everyone plays the next side; partners stay partners."""
    chosen = dualite.options({"players": players})
    sides = dualite.sides(chosen)
    to = next_seats(dualite, chosen)
    assert sorted(to) == list(range(int(players)))
    for side in sides:
        assert tuple(sorted(to[seat] for seat in side)) in sides
        assert all(to[seat] not in side for seat in side)


def test_the_next_game_of_two_who_play_together() -> None:
    """They change seats, in the browser and in the terminal."""
    assert next_seats(duos, duos.options({"players": "2"})) == (1, 0)
    assert next_seats(duos, duos.options({"players": "3"})) == (1, 2, 0)
