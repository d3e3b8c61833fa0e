"""Profiles: what a server keeps of a player who wants to be found again. A key on the player's devices opens it.

There is no name, password or mail address in it. Only the digest of the key is kept.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence

import sqlalchemy as sql

from parlour.storage.leases import Transaction
from parlour.storage.schema import notification_addresses, notifications, profile_seats, profiles

MOST_PROFILES = 4
"""Of one seat, each on a device of its own; one of them makes room for a new one."""


class Profiles:
    """The profiles. Calls block. Any may raise NotStored."""

    def __init__(self, writes: Transaction, reads: Transaction) -> None:
        self._writes, self._reads = writes, reads

    def find(self, digest: bytes) -> str | None:
        """Return the profile that this key opens."""
        with self._reads() as connection:
            found: str | None = connection.execute(
                sql.select(profiles.c.id).where(profiles.c.digest == digest)
            ).scalar()
            return found

    def make(self, digest: bytes, now: int) -> str:
        """Return the profile that this key opens, which is made if there is none."""
        with self._writes() as connection:
            found: str | None = connection.execute(
                sql.select(profiles.c.id).where(profiles.c.digest == digest)
            ).scalar()
            if found is None:
                found = secrets.token_hex(16)
                row = {"id": found, "digest": digest, "made": now, "preferences": "{}"}
                connection.execute(sql.insert(profiles), row)
            return found

    def change_key(self, profile: str, digest: bytes, keep_address: str | None) -> None:
        """Let only this key open the profile, and notify only this address: other devices are signed out."""
        with self._writes() as connection:
            connection.execute(sql.update(profiles).where(profiles.c.id == profile).values(digest=digest))
            others = (notification_addresses.c.profile == profile) & (notification_addresses.c.kind == "push")
            if keep_address is not None:
                others &= notification_addresses.c.id != keep_address
            connection.execute(sql.delete(notification_addresses).where(others))

    def erase(self, profile: str) -> None:
        """Forget the profile and all that belongs to it. Tables and their logs stay."""
        with self._writes() as connection:
            for part in (notifications, notification_addresses, profile_seats):
                connection.execute(sql.delete(part).where(part.c.profile == profile))
            connection.execute(sql.delete(profiles).where(profiles.c.id == profile))

    def preferences(self, profile: str) -> str:
        with self._reads() as connection:
            text: str = connection.execute(
                sql.select(profiles.c.preferences).where(profiles.c.id == profile)
            ).scalar_one()
            return text

    def set_preferences(self, profile: str, text: str) -> None:
        with self._writes() as connection:
            connection.execute(sql.update(profiles).where(profiles.c.id == profile).values(preferences=text))

    def take_seat(self, profile: str, table: str, person: int) -> None:
        """Note that this person at this table has this profile."""
        row = {"table": table, "person": person, "profile": profile}
        with self._writes() as connection:
            seat = (profile_seats.c.table == table) & (profile_seats.c.person == person)
            own = connection.execute(sql.select(profile_seats.c.profile).where(seat)).scalars().all()
            if profile in own:
                return
            for other in own[: max(0, len(own) - MOST_PROFILES + 1)]:
                connection.execute(sql.delete(profile_seats).where(seat, profile_seats.c.profile == other))
            connection.execute(sql.insert(profile_seats), row)

    def at_table(self, table: str, people: Sequence[int]) -> tuple[tuple[int, str, str], ...]:
        """Return the person, the profile and its preferences, for each of these people who has a profile."""
        with self._reads() as connection:
            rows = connection.execute(
                sql.select(profile_seats.c.person, profiles.c.id, profiles.c.preferences)
                .join(profiles, profiles.c.id == profile_seats.c.profile)
                .where(profile_seats.c.table == table, profile_seats.c.person.in_(people))
            )
            return tuple((row.person, row.id, row.preferences) for row in rows)
