"""What is still to be sent, and where to: addresses of players, waiting notifications, and alarms of slow tables.

Several processes may share this: a notification or an alarm that is due is claimed by one of them for a while.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence

import msgspec
import sqlalchemy as sql

from parlour.storage.leases import Transaction
from parlour.storage.schema import alarms, notification_addresses, notifications, server_keys

_MAKE_KEY = sql.text("INSERT INTO server_keys (name, value) VALUES (:name, :value) ON CONFLICT (name) DO NOTHING")
MOST_ADDRESSES = 8
"""Of one profile; the oldest device makes room for a new one."""


class Address(msgspec.Struct, frozen=True):
    """Where a player is notified: a browser's push service, a webhook or a mail address."""

    id: str
    profile: str
    kind: str
    target: str
    language: str
    code: str | None = None
    failures: int = 0


class Waiting(msgspec.Struct, frozen=True):
    """A notification to be sent. A later one with the same key replaces it."""

    key: str
    profile: str
    due: int
    text: str
    attempts: int = 0


class Notifications:
    """Addresses, waiting notifications and alarms. Calls block. Any may raise NotStored."""

    def __init__(self, writes: Transaction, reads: Transaction) -> None:
        self._writes, self._reads = writes, reads

    def server_key(self, name: str, make: Callable[[], str]) -> str:
        """Return a secret of this server, which is made at its first start."""
        chosen = sql.select(server_keys.c.value).where(server_keys.c.name == name)
        with self._writes() as connection:
            found: str | None = connection.execute(chosen).scalar()
            if found is None:  # of several processes that start at once, one makes it
                connection.execute(_MAKE_KEY, {"name": name, "value": make()})
                found = connection.execute(chosen).scalar_one()
            return found

    # Addresses

    def add_address(self, profile: str, kind: str, target: str, language: str, code: str | None) -> Address:
        """Return the address, which replaces the same one; a browser at another profile moves to this."""
        cells = notification_addresses.c
        same = (cells.kind == kind) & (cells.target == target)
        if kind != "push":  # others may give such an address too
            same &= cells.profile == profile
        with self._writes() as connection:
            connection.execute(sql.delete(notification_addresses).where(same))
            own = connection.execute(sql.select(cells.id).where(cells.profile == profile)).scalars().all()
            for old in own[: max(0, len(own) - MOST_ADDRESSES + 1)]:
                connection.execute(sql.delete(notification_addresses).where(cells.id == old))
            address = Address(secrets.token_hex(16), profile, kind, target, language, code)
            connection.execute(sql.insert(notification_addresses), msgspec.structs.asdict(address))
            return address

    def addresses(self, profiles: Sequence[str]) -> tuple[Address, ...]:
        with self._reads() as connection:
            found = sql.select(notification_addresses).where(notification_addresses.c.profile.in_(profiles))
            return tuple(Address(**row) for row in connection.execute(found).mappings())

    def confirm(self, profile: str, address: str, code: str) -> bool:
        """Return whether this code was sent to the address, which is used from now on."""
        cells = notification_addresses.c
        own = (cells.profile == profile) & (cells.id == address) & (cells.code == code)
        with self._writes() as connection:
            return connection.execute(sql.update(notification_addresses).where(own).values(code=None)).rowcount == 1

    def drop_address(self, profile: str, address: str) -> None:
        cells = notification_addresses.c
        with self._writes() as connection:
            connection.execute(sql.delete(notification_addresses).where(cells.id == address, cells.profile == profile))

    def note_failures(self, failures: Mapping[str, int]) -> None:
        """Note how often in a row each of these addresses failed."""
        with self._writes() as connection:
            for address, count in failures.items():
                one = notification_addresses.c.id == address
                connection.execute(sql.update(notification_addresses).where(one).values(failures=count))

    # Notifications

    def change(self, put: Sequence[Waiting], drop: Sequence[str]) -> None:
        """Keep these notifications, and forget those with the keys to drop, in one transaction."""
        with self._writes() as connection:
            gone = [*drop, *(waiting.key for waiting in put)]
            connection.execute(sql.delete(notifications).where(notifications.c.key.in_(gone)))
            rows = {waiting.key: msgspec.structs.asdict(waiting) for waiting in put}
            if rows:
                connection.execute(sql.insert(notifications), list(rows.values()))

    def finish(self, sent: Sequence[Waiting]) -> None:
        """Forget these as they were sent; not what has replaced one of them meanwhile."""
        cells = notifications.c
        with self._writes() as connection:
            for one in sent:
                same = (cells.key == one.key) & (cells.due == one.due)
                connection.execute(sql.delete(notifications).where(same))

    def put_off(self, waiting: Waiting, due: int) -> None:
        """Try again at this time, unless another has replaced it."""
        cells = notifications.c
        same = (cells.key == waiting.key) & (cells.due == waiting.due)
        with self._writes() as connection:
            later = sql.update(notifications).where(same).values(due=due, attempts=waiting.attempts + 1)
            connection.execute(later)

    def claim(self, now: int, until: int, count: int) -> tuple[Waiting, ...]:
        """Return notifications that are due, for this process alone until that time."""
        cells = notifications.c
        with self._reads() as connection:
            due = sql.select(notifications).where(cells.due <= now).order_by(cells.due).limit(count)
            found = [Waiting(**row) for row in connection.execute(due).mappings()]
        if not found:
            return ()
        claimed = []
        with self._writes() as connection:
            for one in found:
                same = (cells.key == one.key) & (cells.due == one.due)
                if connection.execute(sql.update(notifications).where(same).values(due=until)).rowcount:
                    claimed.append(msgspec.structs.replace(one, due=until))
        return tuple(claimed)

    # Alarms

    def set_alarms(self, wished: Mapping[str, int | None]) -> None:
        """Look at each of these tables at its time; None: not at all."""
        with self._writes() as connection:
            connection.execute(sql.delete(alarms).where(alarms.c.table.in_(list(wished))))
            rows = [{"table": table, "due": due} for table, due in wished.items() if due is not None]
            if rows:
                connection.execute(sql.insert(alarms), rows)

    def claim_alarms(self, now: int, until: int, count: int) -> tuple[str, ...]:
        """Return tables to look at now, for this process alone until that time."""
        with self._reads() as connection:
            due = sql.select(alarms.c.table, alarms.c.due).where(alarms.c.due <= now).order_by(alarms.c.due)
            found = connection.execute(due.limit(count)).all()
        if not found:
            return ()
        with self._writes() as connection:
            return tuple(
                row.table
                for row in found
                if connection.execute(
                    sql.update(alarms).where(alarms.c.table == row.table, alarms.c.due == row.due).values(due=until)
                ).rowcount
            )
