"""Rate limits: how much a client may ask for at once. A client that asks for more gets a refusal; others do not wait.

A bucket holds some tokens and fills up again by and by; whatever is asked for takes one.
"""

from __future__ import annotations

import asyncio
import hashlib
import ipaddress
import math
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace

from parlour.game import Refusal
from parlour.server.http.turns import Turns
from parlour.server.operator.load import Load, Work
from parlour.server.operator.metrics import Metrics
from parlour.tables import requests

REMEMBERED = 20_000
"""Buckets that are kept; the one that was used longest ago is forgotten first, and full again then."""


@dataclass(frozen=True, slots=True)
class Rate:
    """This many at once, and this many a second for ever."""

    burst: float
    a_second: float


@dataclass(frozen=True, slots=True)
class Rates:
    """What a server allows. An address is a machine, or everyone behind one connection to the internet."""

    messages: Rate = Rate(90, 30)
    """Of one socket."""
    acts: Rate = Rate(40, 8)
    """Of one person at one table: whatever may be written down."""
    all_messages: Rate = Rate(300, 100)
    """Of all sockets of an address."""
    requests: Rate = Rate(120, 30)
    """By HTTP, of an address, and as many new sockets besides; pages and pictures are not counted."""
    questions: Rate = Rate(60, 12)
    """What takes a thought to answer, of an address: previews, analyses, tries in lessons."""
    tables: Rate = Rate(30, 0.2)
    """New tables of an address."""
    sockets: int = 300
    """Open at once, of an address."""
    downloads: Rate = Rate(240, 4)
    """Parts of lessons and puzzles that browsers keep for journeys, of an address: many phones of a home at once."""
    prints: Rate = Rate(12, 0.1)
    """Games on paper, of an address: each takes seconds."""
    handed: Rate = Rate(20, 1 / 60)
    """Games that browsers hand over, of an address: each may be as long as eight other requests, and is kept."""
    days: Rate = Rate(30, 1 / 300)
    """Answers to the board of the day, of an address: everyone at home, and no one for many."""


SHARED = {
    "request": "requests",
    "socket": "requests",
    "question": "questions",
    "table": "tables",
    "download": "downloads",
    "message": "all_messages",
    "handed": "handed",
    "day": "days",
    "print": "prints",
}
"""Buckets of an address that are shared by all processes on a database, each with its rate."""
_ALL = Rate(math.inf, math.inf)
UNLIMITED = Rates(_ALL, _ALL, _ALL, _ALL, _ALL, _ALL, 1_000_000, _ALL, _ALL, _ALL, _ALL)


LATER = 10.0
"""Seconds after which a client with too many requests open may come again."""


PACE = Rate(60, 150)
"""Requests of every kind of an address; more are not refused, but wait. A page with all its files is half the burst."""


class TooFast(Refusal):
    """A person asks for more than their share."""

    def __init__(self, seconds: float, code: str = "too-fast") -> None:
        self.seconds = seconds
        super().__init__(code, seconds=max(1, math.ceil(seconds)))


class TooMany(Refusal):
    """A person has more open than their share."""


class Banned(Refusal):
    """An operator wants no one from there."""


@dataclass(slots=True)
class Bucket:
    """What is left of a rate."""

    rate: Rate
    left: float
    since: float

    def take(self, now: float) -> None:
        """One more; refused with the seconds until there is one again."""
        if math.isinf(self.rate.burst):
            return
        self.left = min(self.rate.burst, self.left + (now - self.since) * self.rate.a_second)
        self.since = now
        if self.left < 1:
            raise TooFast((1 - self.left) / self.rate.a_second)
        self.left -= 1

    def reserve(self, now: float) -> float:
        """Take one more, though it be one that is not there yet; return the seconds until it is."""
        self.left = min(self.rate.burst, self.left + (now - self.since) * self.rate.a_second) - 1
        self.since = now
        return max(0.0, -self.left / self.rate.a_second)


class Limits:
    """The buckets of one server."""

    def __init__(
        self,
        rates: Rates = Rates(),
        clock: Callable[[], float] = time.monotonic,
        metrics: Metrics | None = None,
    ) -> None:
        self.rates = rates
        self.clock = clock
        self.metrics = metrics or Metrics()
        self.load = Load(lambda: self.metrics.count("shed"), sheds=not math.isinf(rates.requests.burst))
        self.spent: Counter[tuple[str, str]] = Counter()
        """What was taken from buckets that all processes share, since the others were told."""
        self.banned: dict[str, int] = {}
        """Addresses and devices that an operator has banned, and until when, in milliseconds since 1970."""
        self._turns = Turns()
        self._buckets: OrderedDict[Hashable, Bucket] = OrderedDict()
        self._open: Counter[str] = Counter()

    def take(self, rate: Rate, *key: Hashable) -> None:
        """Count one request of this rate for this client, or raise TooFast."""
        if math.isinf(rate.burst):
            return
        try:
            self._bucket(rate, key).take(self.clock())
        except TooFast:
            self.metrics.count("too_fast")
            raise
        if key[0] in SHARED and len(self.spent) < REMEMBERED:
            self.spent[str(key[0]), str(key[1])] += 1

    def _bucket(self, rate: Rate, key: tuple[Hashable, ...]) -> Bucket:
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(rate, rate.burst, self.clock())
            if len(self._buckets) > REMEMBERED:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        return bucket

    def spent_elsewhere(self, kind: str, address: str, count: int) -> None:
        """This was taken at another process on the same database: an address has one share, not one at each."""
        if kind in SHARED and not math.isinf((rate := getattr(self.rates, SHARED[kind])).burst):
            bucket = self._bucket(rate, (kind, address))
            bucket.left = max(-rate.burst, bucket.left - count)

    def give_back(self, *key: Hashable) -> None:
        """What was taken was not to be counted after all."""
        if key in self._buckets:
            self._buckets[key].left += 1

    @property
    def banned_now(self) -> frozenset[str]:
        """The addresses and devices whose ban has not ended."""
        return frozenset(name for name, until in self.banned.items() if until > time.time() * 1000)

    def check_ban(self, *names: str) -> None:
        """Raises Banned while an operator wants no one from this address, or by this device."""
        if self.banned and max(self.banned.get(name, 0) for name in names) > time.time() * 1000:
            raise Banned("banned")

    async def turn(self, address: str) -> Callable[[], None] | None:
        """Wait for the turn of this request of an address; call what is returned at its end. Raises TooFast."""
        if math.isinf(self.rates.requests.burst):
            return None
        try:
            end = await self._turns.take(address)
        except asyncio.QueueFull:
            self.metrics.count("too_fast")
            raise TooFast(LATER) from None
        try:
            await asyncio.sleep(self._bucket(PACE, ("turn", address)).reserve(self.clock()))
        except asyncio.CancelledError:
            end()
            raise
        return end

    def request(self, address: str) -> None:
        self.take(self.rates.requests, "request", address)

    def new_socket(self, address: str) -> None:
        self.take(self.rates.requests, "socket", address)

    def question(self, address: str) -> None:
        self.load.check(Work.NEW)
        self.take(self.rates.questions, "question", address)

    def download(self, address: str) -> None:
        self.load.check(Work.NEW)
        self.take(self.rates.downloads, "download", address)

    def table(self, address: str) -> None:
        self.load.check(Work.NEW)
        self.take(self.rates.tables, "table", address)

    @contextmanager
    def socket(self, address: str) -> Iterator[SocketLimits]:
        """While a socket is open. Raises TooMany."""
        if self._open[address] >= self.rates.sockets:
            raise TooMany("too-many-sockets", sockets=self.rates.sockets)
        self._open[address] += 1
        try:
            yield SocketLimits(self, address, Bucket(self.rates.messages, self.rates.messages.burst, self.clock()))
        finally:
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]

    @property
    def sockets(self) -> int:
        """How many are open."""
        return sum(self._open.values())


_QUESTIONS = (requests.Consider, requests.AskCoach)
_UNCOUNTED = (requests.Look, requests.Hello)


@dataclass(frozen=True, slots=True)
class SocketLimits:
    """The share of one socket, of who sits there, and of the address it comes from."""

    limits: Limits
    address: str
    _own: Bucket
    _who: tuple[str, int] | None = None

    def of(self, table: str, person: int | None) -> SocketLimits:
        """The same, when it is known who is there."""
        return replace(self, _who=None if person is None else (table, person))

    def message(self) -> None:
        try:
            self._own.take(self.limits.clock())
        except TooFast:
            self.limits.metrics.count("too_fast")
            raise
        self.limits.take(self.limits.rates.all_messages, "message", self.address)

    def request(self, request: requests.AnyRequest) -> None:
        """What this message asks for besides being read."""
        if isinstance(request, _QUESTIONS):
            self.limits.question(self.address)
            return
        self.limits.load.check(Work.MOVES if isinstance(request, requests.Play) else Work.REST)
        if self._who is not None and not isinstance(request, _UNCOUNTED):
            self.limits.take(self.limits.rates.acts, "act", *self._who)


def address_of(client: tuple[str, int] | None) -> str:
    """Who is limited together: one address, or the network of a home (/64) in the newer internet."""
    host = "" if client is None else client[0]
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network((address, 64), strict=False))
    return host


def device_name(number: str | None) -> str:
    """Return what an operator sees of the random number of a browser, and what is stored of one that is banned."""
    return "" if not number else f"device:{hashlib.sha256(number.encode()).hexdigest()[:16]}"


def banned_name(typed: str) -> str:
    """Return the name by which an address or device is banned: of an address as someone types it, what is counted."""
    return address_of((typed.strip()[:100], 0))


def network_of(address: str) -> str:
    """Return the network of an address that `address_of` gave: all that one person may well have to choose from."""
    try:
        network = ipaddress.ip_network(address)
    except ValueError:
        return address
    return str(network.supernet(new_prefix=24 if network.version == 4 else 48))
