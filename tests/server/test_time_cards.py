"""A time control loses nothing on the wire."""

from __future__ import annotations

from dataclasses import fields

from parlour import wire
from parlour.server.table.time_cards import time_card, time_control
from parlour.tables.entries import TimeControl


def test_every_part_of_a_time_control_is_copied_both_ways() -> None:
    assert [part.name for part in fields(TimeControl)] == [part.name for part in fields(wire.TimeCard)]
    time = TimeControl("player", 600, 5)
    assert all(getattr(time, part.name) != part.default for part in fields(TimeControl)), "something to lose"
    assert time_control(time_card(time)) == time
