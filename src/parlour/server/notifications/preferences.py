"""What a player wants to be notified of, and when not."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime, timedelta
from typing import Annotated, Literal, get_args
from zoneinfo import ZoneInfo

import msgspec
from msgspec import Meta

from parlour.game import Refusal
from parlour.tables.requests import Body

Kind = Literal["turn", "invitation", "rematch", "wish", "puzzle"]
"""The kinds of notifications that can be switched; `turn` includes reminders and results of slow games."""
KINDS: tuple[Kind, ...] = get_args(Kind)
UNASKED = frozenset(KINDS) - {"puzzle"}
"""The kinds that are on by default."""
PUZZLE_HOUR = 9
"""When the puzzle of the day is announced, by the player's clock."""

Hour = Annotated[int, Meta(ge=0, le=23)]


class Preferences(Body, frozen=True, kw_only=True):
    """PUT /api/me/preferences"""

    kinds: Mapping[Kind, bool] = {}
    """The kinds that the player has switched on or off."""
    quiet_from: Hour | None = None
    quiet_to: Hour | None = None
    """The end of the quiet hours, which begin at `quiet_from`; null: there are none."""
    zone: Annotated[str, Meta(max_length=60, pattern=r"^[A-Za-z0-9_+/-]*$")] = "UTC"
    """The time zone of the player, as in Europe/Paris."""

    def wants(self, kind: Kind) -> bool:
        return self.kinds.get(kind, kind in UNASKED)


def read(text: str) -> Preferences:
    """Return the preferences as they were stored; what cannot be read any more is as if never chosen."""
    try:
        return msgspec.json.decode(text, type=Preferences)
    except msgspec.DecodeError:
        return Preferences()


def check_zone(zone: str) -> None:
    try:
        ZoneInfo(zone)
    except (KeyError, ValueError, OSError):
        raise Refusal("unknown-time-zone", zone=zone[:60]) from None


def _local(preferences: Preferences, now: int) -> datetime:
    try:
        zone = ZoneInfo(preferences.zone)
    except (KeyError, ValueError, OSError):  # of another machine's list
        return datetime.fromtimestamp(now / 1000, UTC)
    return datetime.fromtimestamp(now / 1000, zone)


def not_before(preferences: Preferences, now: int) -> int:
    """Return when something may be sent: now, or at the end of the quiet hours."""
    start, end = preferences.quiet_from, preferences.quiet_to
    if start is None or end is None or start == end:
        return now
    local = _local(preferences, now)
    quiet = start <= local.hour < end if start < end else local.hour >= start or local.hour < end
    return _next_hour(local, end) if quiet else now


def next_puzzle(preferences: Preferences, now: int) -> int:
    """Return when the next puzzle of the day is announced."""
    return not_before(preferences, _next_hour(_local(preferences, now), PUZZLE_HOUR))


def _next_hour(local: datetime, hour: int) -> int:
    """Return when it is next this hour by the player's clock, in milliseconds since 1970."""
    at = local.replace(hour=hour, minute=0, second=0, microsecond=0)
    if at <= local:
        at = (at.replace(tzinfo=None) + timedelta(days=1)).replace(tzinfo=local.tzinfo)
    return round(at.timestamp() * 1000)
