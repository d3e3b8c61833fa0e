"""A time control on its way to the wire and back."""

from __future__ import annotations

from parlour import wire
from parlour.tables.entries import TimeControl


def time_control(card: wire.TimeCard) -> TimeControl:
    return TimeControl(kind=card.kind, seconds=card.seconds, increment=card.increment)


def time_card(time: TimeControl) -> wire.TimeCard:
    return wire.TimeCard(kind=time.kind, seconds=time.seconds, increment=time.increment)
