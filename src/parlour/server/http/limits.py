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
    """A token bucket: `burst` tokens at once, and `a_second` new ones each second."""

    burst: float
    a_second: float


@dataclass(frozen=True, slots=True)
class Rates:
    """The rate limits of a server. An address is one machine, or a whole network behind one public address."""

    messages: Rate = Rate(90, 30)
    """Of one socket."""
    acts: Rate = Rate(40, 8)
    """Of one person at one table: requests that may add to the log."""
    all_messages: Rate = Rate(300, 100)
    """Of all sockets of an address."""
    requests: Rate = Rate(120, 30)
    """By HTTP, of an address, and as many new sockets besides; pages and pictures are not counted."""
    computations: Rate = Rate(60, 12)
    """Requests of an address that must be computed: previews, analyses, tries in lessons."""
    tables: Rate = Rate(30, 0.2)
    """New tables of an address."""
    sockets: int = 300
    """Open at once, of an address."""
    downloads: Rate = Rate(240, 4)
    """Parts of lessons and puzzles for offline use, of an address: enough for several devices at once."""
    prints: Rate = Rate(12, 0.1)
    """Prints of games, of an address: each takes seconds to make."""
    handed: Rate = Rate(20, 1 / 60)
    """Games that browsers hand over, of an address: each may be as long as eight other requests, and is stored."""
    days: Rate = Rate(30, 1 / 300)
    """Answers to the board of the day, of an address: enough for a household, too few to bias the count."""
    arrivals: Rate = Rate(10, 1 / 30)
    """Guests who come to one listed table from the lobby, of an address: a table has room for so many."""


SHARED = {
    "request": "requests",
    "socket": "requests",
    "computation": "computations",
    "table": "tables",
    "download": "downloads",
    "message": "all_messages",
    "handed": "handed",
    "day": "days",
    "print": "prints",
}
"""Buckets of an address that are shared by all processes on a database, each with its rate."""
_ALL = Rate(math.inf, math.inf)
UNLIMITED = Rates(_ALL, _ALL, _ALL, _ALL, _ALL, _ALL, 1_000_000, _ALL, _ALL, _ALL, _ALL, _ALL)


LATER = 10.0
"""Seconds after which a client with too many requests open may come again."""


TURN_RATE = Rate(60, 150)
"""Requests of every kind of an address; more wait their turn. A page with all its files takes half the burst."""


class TooFast(Refusal):
    """The client exceeds a rate limit."""

    def __init__(self, seconds: float, code: str = "too-fast") -> None:
        self.seconds = seconds
        super().__init__(code, seconds=max(1, math.ceil(seconds)))


class TooMany(Refusal):
    """The client has too many sockets open."""


class Banned(Refusal):
    """An operator has banned this address or device."""


@dataclass(slots=True)
class Bucket:
    """A token bucket."""

    rate: Rate
    left: float
    since: float

    def take(self, now: float) -> None:
        """Take a token; raise TooFast with the seconds until there is one."""
        if math.isinf(self.rate.burst):
            return
        self.left = min(self.rate.burst, self.left + (now - self.since) * self.rate.a_second)
        self.since = now
        if self.left < 1:
            raise TooFast((1 - self.left) / self.rate.a_second)
        self.left -= 1

    def reserve(self, now: float) -> float:
        """Take a token in advance if there is none; return the seconds until it exists."""
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
        """Tokens taken from shared buckets that the peer processes do not know of yet."""
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
        """Count what a peer process has taken: an address has one limit for all processes."""
        if kind in SHARED and not math.isinf((rate := getattr(self.rates, SHARED[kind])).burst):
            bucket = self._bucket(rate, (kind, address))
            bucket.left = max(-rate.burst, bucket.left - count)

    def give_back(self, *key: Hashable) -> None:
        """Put a token back."""
        if key in self._buckets:
            self._buckets[key].left += 1

    @property
    def banned_now(self) -> frozenset[str]:
        """The addresses and devices whose ban has not ended."""
        return frozenset(name for name, until in self.banned.items() if until > time.time() * 1000)

    def check_ban(self, *names: str) -> None:
        """Raise Banned if this address or device is banned."""
        if self.banned and max(self.banned.get(name, 0) for name in names) > time.time() * 1000:
            raise Banned("banned")

    async def turn(self, address: str) -> Callable[[], None] | None:
        """Wait for the turn of this request; return the function that ends it. Raises TooFast."""
        if math.isinf(self.rates.requests.burst):
            return None
        try:
            end = await self._turns.take(address)
        except asyncio.QueueFull:
            self.metrics.count("too_fast")
            raise TooFast(LATER) from None
        try:
            await asyncio.sleep(self._bucket(TURN_RATE, ("turn", address)).reserve(self.clock()))
        except asyncio.CancelledError:
            end()
            raise
        return end

    def request(self, address: str) -> None:
        self.take(self.rates.requests, "request", address)

    def new_socket(self, address: str) -> None:
        self.take(self.rates.requests, "socket", address)

    def computation(self, address: str) -> None:
        self.load.check(Work.NEW)
        self.take(self.rates.computations, "computation", address)

    def download(self, address: str) -> None:
        self.load.check(Work.NEW)
        self.take(self.rates.downloads, "download", address)

    def table(self, address: str) -> None:
        self.load.check(Work.NEW)
        self.take(self.rates.tables, "table", address)

    @contextmanager
    def socket(self, address: str) -> Iterator[SocketLimits]:
        """Count a socket while it is open. Raises TooMany."""
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
        """The number of open sockets."""
        return sum(self._open.values())


_COMPUTED = (requests.Consider, requests.AskCoach)
_UNCOUNTED = (requests.Look, requests.Hello)


@dataclass(frozen=True, slots=True)
class SocketLimits:
    """The limits of one socket: its own, those of its person and those of its address."""

    limits: Limits
    address: str
    _own: Bucket
    _who: tuple[str, int] | None = None

    def of(self, table: str, person: int | None) -> SocketLimits:
        """Return the limits with those of this person at this table."""
        return replace(self, _who=None if person is None else (table, person))

    def message(self) -> None:
        try:
            self._own.take(self.limits.clock())
        except TooFast:
            self.limits.metrics.count("too_fast")
            raise
        self.limits.take(self.limits.rates.all_messages, "message", self.address)

    def request(self, request: requests.AnyRequest) -> None:
        """Count what this message asks for, besides being read."""
        if isinstance(request, _COMPUTED):
            self.limits.computation(self.address)
            return
        self.limits.load.check(Work.MOVES if isinstance(request, requests.Play) else Work.REST)
        if self._who is not None and not isinstance(request, _UNCOUNTED):
            self.limits.take(self.limits.rates.acts, "act", *self._who)


def address_of(client: tuple[str, int] | None) -> str:
    """Return the address that is limited as one: an IPv4 address, or the /64 network of an IPv6 address."""
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
    """Return the name by which an operator sees and bans the browser that sent this random number."""
    return "" if not number else f"device:{hashlib.sha256(number.encode()).hexdigest()[:16]}"


def banned_name(typed: str) -> str:
    """Return the name under which an address or device that an operator typed is banned."""
    return address_of((typed.strip()[:100], 0))


def network_of(address: str) -> str:
    """Return the network (/24, or /48 for IPv6) around an address of `address_of`: one person may use all of it."""
    try:
        network = ipaddress.ip_network(address)
    except ValueError:
        return address
    return str(network.supernet(new_prefix=24 if network.version == 4 else 48))
