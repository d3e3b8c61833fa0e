"""Notifies players of what happens at tables: written down first, sent at once, and tried again if it fails.

A notification belongs to one address and one tag: the next one of the same tag replaces it, also while it waits.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextlib import suppress

import msgspec

from parlour.game import Refusal
from parlour.server.cluster.processes import OwnedElsewhere
from parlour.server.notifications import preferences, table_events
from parlour.server.notifications.delivery import Delivery, Sent
from parlour.server.notifications.table_events import Happening
from parlour.server.notifications.texts import Notification, in_words
from parlour.server.notifications.web_push import Signer, fresh_private_key
from parlour.server.operator.metrics import Metrics
from parlour.server.table.lobby import Lobby
from parlour.server.wall_clock import now
from parlour.storage import NotStored
from parlour.storage.database import Database
from parlour.storage.notifications import Address, Waiting
from parlour.tables import clocks
from parlour.tables.state import TableState

log = logging.getLogger("parlour.server")

STEP = 1.0
"""Seconds between two checks for what is due."""
CLAIMED = 60_000
"""Milliseconds for which a process has claimed a notification that it sends."""
RETRIES = (30, 120, 600, 3600, 4 * 3600)
"""Seconds after each attempt that failed; then the notification is given up."""
MOST_REFUSALS = 5
"""After this many refusals in a row an address is dropped."""
AT_ONCE = 200
"""Notifications and alarms that are claimed together."""


class TableChange(msgspec.Struct, frozen=True):
    """The notifications that follow from a change at a table."""

    table: str
    game: str
    happenings: tuple[Happening, ...]
    done: frozenset[int]
    """The people who need no longer be told that it is their turn."""
    alarm: int | None
    """When the table must be looked at again."""


class Notifier:
    """Stores notifications and sends them by `delivery`; the storage is called in threads."""

    def __init__(self, lobby: Callable[[], Lobby], storage: Database, delivery: Delivery, metrics: Metrics) -> None:
        self._lobby, self._storage, self._metrics = lobby, storage, metrics
        self.delivery = delivery
        self._changes: list[TableChange] = []
        self._changed = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def public_key(self) -> str:
        """The key of this server for push services."""
        return "" if self.delivery.signer is None else self.delivery.signer.public_key

    async def start(self) -> None:
        key = await self._lobby().storing(lambda _: self._storage.notifications.server_key("push", fresh_private_key))
        self.delivery.signer = Signer(key, self.delivery.settings.contact)
        self._tasks = [asyncio.create_task(self._follow_changes()), asyncio.create_task(self._follow_time())]

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        for task in self._tasks:
            with suppress(asyncio.CancelledError):
                await task
        if self._changes:
            with suppress(NotStored):  # what is written down is sent at the next start
                await self._write_down(self._take_changes())
        await self.delivery.close()

    # What happens

    def table_changed(self, table: str, before: TableState, after: TableState, here: frozenset[int]) -> None:
        """Queue the notifications of a change. Called after every entry, mostly without any."""
        slow = before.slow or after.slow
        if not slow and before.setup is after.setup and before.people is after.people:
            return
        at = now()
        found = table_events.happenings(before, after, here, at)
        if slow or found:
            alarm = table_events.next_alarm(after, at)
            game, done = after.game.NAME, table_events.done(before, after)
            self._changes.append(TableChange(table, game, found, done, alarm))
            self._changed.set()

    def _take_changes(self) -> Sequence[TableChange]:
        taken, self._changes = self._changes, []
        return taken

    async def _follow_changes(self) -> None:
        while True:
            await self._changed.wait()
            self._changed.clear()
            changes = self._take_changes()
            try:
                await self._send_all(await self._write_down(changes))
            except NotStored as error:
                log.warning("notifications not stored: changes=%d why=%s", len(changes), error)

    async def _write_down(self, changes: Sequence[TableChange]) -> list[tuple[Waiting, Address]]:
        return await self._lobby().storing(lambda _: self._record(changes))

    def _record(self, changes: Sequence[TableChange]) -> list[tuple[Waiting, Address]]:
        """Store the notifications; return those to be sent now. Runs in a thread."""
        at, put, drop = now(), dict[str, tuple[Waiting, Address]](), list[str]()
        for change in changes:
            concerned = sorted({happening.person for happening in change.happenings} | change.done)
            rows = self._storage.profiles.at_table(change.table, concerned) if concerned else ()
            addresses = self._addresses({profile for _, profile, _ in rows})
            for person, profile, stored in rows:
                wishes = preferences.read(stored)
                if person in change.done:
                    drop += [f"{change.table} {address.id}" for address in addresses.get(profile, ())]
                for happening in change.happenings:
                    if happening.person == person and wishes.wants(happening.kind):
                        told = _notification(change, happening, at)
                        for waiting, address in _for_each(told, addresses.get(profile, ()), wishes, at):
                            put[waiting.key] = waiting, address
        self._storage.notifications.change([waiting for waiting, _ in put.values()], drop)
        alarms = {change.table: change.alarm for change in changes}
        if alarms:
            self._storage.notifications.set_alarms(alarms)
        return [(waiting, address) for waiting, address in put.values() if waiting.due == at + CLAIMED]

    def _addresses(self, profiles: set[str]) -> dict[str, list[Address]]:
        found: dict[str, list[Address]] = {}
        for address in self._storage.notifications.addresses(sorted(profiles)) if profiles else ():
            if address.code is None:
                found.setdefault(address.profile, []).append(address)
        return found

    async def tell(self, profile: str, told: Notification) -> None:
        """Notify a player of something that happens at no table. Raises NotStored."""

        def write_down() -> list[tuple[Waiting, Address]]:
            at = now()
            wishes = preferences.read(self._storage.profiles.preferences(profile))
            addresses = self._addresses({profile}).get(profile, []) if wishes.wants(told.kind) else []
            put = _for_each(told, addresses, wishes, at)
            self._storage.notifications.change([waiting for waiting, _ in put], ())
            return [(waiting, address) for waiting, address in put if waiting.due == at + CLAIMED]

        await self._send_all(await self._lobby().storing(lambda _: write_down()))

    # Sending

    async def _send_all(self, ready: Sequence[tuple[Waiting, Address]]) -> None:
        if ready:
            results = await asyncio.gather(*(self._send(*one) for one in ready))
            outcome = [(waiting, address, sent) for (waiting, address), sent in zip(ready, results, strict=True)]
            await self._lobby().storing(lambda _: self._note(outcome))

    async def _send(self, waiting: Waiting, address: Address) -> Sent:
        told = msgspec.json.decode(waiting.text, type=Notification)
        return await self.delivery.send(address, in_words(told, address.language, now()))

    def _note(self, outcomes: Sequence[tuple[Waiting, Address, Sent]]) -> None:
        """Store the results of attempts. Runs in a thread."""
        at, storage, finished, failures = now(), self._storage.notifications, list[Waiting](), dict[str, int]()
        for waiting, address, sent in outcomes:
            self._metrics.count("notifications", sent.result)
            if sent.result == "later" and waiting.attempts < len(RETRIES):
                wait = max(RETRIES[waiting.attempts], sent.wait)
                storage.put_off(waiting, at + round(1000 * wait))
                continue
            finished.append(waiting)
            refused = sent.result == "refused"
            if sent.result == "gone" or (refused and address.failures + 1 >= MOST_REFUSALS):
                storage.drop_address(address.profile, address.id)
            elif refused or address.failures:
                failures[address.id] = address.failures + 1 if refused else 0
        storage.finish(finished)
        if failures:
            storage.note_failures(failures)

    # What time brings

    async def _follow_time(self) -> None:
        while True:
            await asyncio.sleep(STEP)
            try:
                await self.look_at_time()
            except NotStored as error:
                log.warning("notifications not read: why=%s", error)

    async def look_at_time(self) -> None:
        """Send the notifications that are due, and check the slow tables whose alarm is due."""
        await self._send_all(await self._lobby().storing(lambda _: self._due()))
        alarms = self._storage.notifications
        for table in await self._lobby().storing(lambda _: alarms.claim_alarms(now(), now() + CLAIMED, AT_ONCE)):
            await self._look_at(table)

    def _due(self) -> list[tuple[Waiting, Address]]:
        claimed = self._storage.notifications.claim(now(), now() + CLAIMED, AT_ONCE)
        addresses = self._addresses({waiting.profile for waiting in claimed})
        known = {address.id: address for several in addresses.values() for address in several}
        found = [(waiting, known.get(waiting.key.rpartition(" ")[2])) for waiting in claimed]
        lost = [waiting for waiting, address in found if address is None]
        if lost:
            self._storage.notifications.finish(lost)
        return [(waiting, address) for waiting, address in found if address is not None]

    async def _look_at(self, table: str) -> None:
        """Remind the players of a slow table, or let its time run out though no one is there."""
        try:
            async with self._lobby().tables.use(table) as found:
                await found.live.look_at_clock()
                state, at = found.state, now()
                alarm = table_events.next_alarm(state, at)
                told = table_events.reminders(state, at) if alarm is not None and _reminds(state, alarm) else ()
                self._changes.append(TableChange(table, state.game.NAME, told, frozenset(), alarm))
        except OwnedElsewhere:
            return  # its owner looks at it when this claim ends
        except Refusal:  # closed, deleted or unreadable
            await self._lobby().storing(lambda _: self._storage.notifications.set_alarms({table: None}))
            return
        self._changed.set()


def _reminds(state: TableState, alarm: int) -> bool:
    """Return whether this alarm is the reminder; the next one is when time runs out."""
    due = clocks.time_is_up(state)
    return due is not None and alarm > due and table_events.reminded_before(state) > 0


def _notification(change: TableChange, happening: Happening, at: int) -> Notification:
    path = f"table/{change.table}"
    return Notification(
        happening.kind, happening.code, change.table, path, change.game, happening.others, happening.left, at
    )


def _for_each(
    told: Notification, addresses: Sequence[Address], wishes: preferences.Preferences, at: int
) -> list[tuple[Waiting, Address]]:
    """Return the notification for each address; in quiet hours it waits for their end."""
    when = preferences.not_before(wishes, at)
    due = at + CLAIMED if when == at else when
    text = msgspec.json.encode(told).decode()
    return [(Waiting(f"{told.tag} {address.id}", address.profile, due, text), address) for address in addresses]
