"""A new table, and the table of the next game."""

from __future__ import annotations

import pytest

from parlour.game import Refusal
from parlour.games import dualite, dualma, duos
from parlour.tables import acts
from parlour.tables.creating import Wish, created, next_seats, rematch
from parlour.tables.state import TableState, restored
from tests import pockets
from tests.tables.made import INVITE, ME, bot, do, making, table


def test_a_wish_for_each_seat() -> None:
    with pytest.raises(Refusal, match="wrong-seats"):
        table(dualite, ME)


@pytest.mark.parametrize("wish", [Wish("bot"), Wish("bot", 99), Wish("bot", 0), Wish("invite", 1), Wish("me", 1)])
def test_bots_have_a_level_and_nobody_else(wish: Wish) -> None:
    with pytest.raises(Refusal, match="no-such-level"):
        created(dualite, dualite.options({}), (INVITE, wish), "Ada", False, making())


def test_one_device_holds_two_seats_only_where_nothing_is_hidden() -> None:
    with pytest.raises(Refusal, match="one-device-hidden"):
        table(pockets, ME, ME)
    assert table(dualite, ME, ME).names == ("Ada 1", "Ada 2")


def test_level_0_is_level_0() -> None:
    assert table(dualma, ME, bot(0)).level_of(1) == 0


def test_the_deal_follows_from_the_chance_alone() -> None:
    assert table(pockets, ME, bot(1)) == table(pockets, ME, bot(1))


@pytest.mark.parametrize(
    ("options", "seats"),
    [
        ({"players": "2"}, (1, 0)),
        ({"players": "4"}, (1, 2, 3, 0)),
    ],
)
def test_the_next_game_of_sides(options: dict[str, str], seats: tuple[int, ...]) -> None:
    """Everybody plays the next side; partners stay partners."""
    chosen = dualite.options(options)
    sides = dualite.sides(chosen)
    to = next_seats(dualite, chosen)
    assert sorted(to) == list(range(len(seats)))
    for side in sides:
        assert tuple(sorted(to[seat] for seat in side)) in sides
        assert all(to[seat] not in side for seat in side)


def test_the_next_game_of_two_who_play_together() -> None:
    """They change seats, in the browser and in the terminal."""
    assert next_seats(duos, duos.options({"players": "2"})) == (1, 0)
    assert next_seats(duos, duos.options({"players": "3"})) == (1, 2, 0)


def test_a_rematch_is_for_all_when_it_is_over() -> None:
    state = table(dualite, ME, bot(3))
    with pytest.raises(Refusal, match="rematch-not-over"):
        rematch(state, making(2))
    again: TableState = restored(dualite, rematch(do(state, 0, acts.Resign()), making(2)))
    assert [again.name_of(seat) for seat in (0, 1)] == [state.name_of(1), "Ada"]
    assert (again.is_bot(0), again.level_of(0)) == (True, 3)
    assert again.charter.options == state.charter.options
    free = restored(dualite, created(dualite, dualite.options({}), (ME, INVITE), "Ada", False, making()))
    with pytest.raises(Refusal, match="rematch-seat-free"):
        rematch(do(free, 0, acts.Resign()), making(2))
