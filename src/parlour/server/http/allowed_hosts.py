"""By which names this server may be called.

A page of another site can have its own name point at this machine (DNS rebinding); then the browser takes both for one
site. So a server answers only to names that are its own: addresses in digits, the names of this machine, and those
that its owner allows.
"""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Iterable
from dataclasses import dataclass, field
from urllib.parse import urlsplit

from starlette.datastructures import Headers

from parlour.game import Refusal

ANY = "*"


class UnknownHost(Refusal):
    """Somebody calls this server by a name that is not its own."""


class Foreign(Refusal):
    """A page of another site is asking."""


def _own_names() -> frozenset[str]:
    name = socket.gethostname().lower()
    return frozenset({"localhost", name, f"{name.partition('.')[0]}.local"})


@dataclass(frozen=True, slots=True)
class Hosts:
    """The names that are allowed besides the machine's own."""

    allowed: frozenset[str] = frozenset()
    _own: frozenset[str] = field(default_factory=_own_names)

    @classmethod
    def named(cls, names: Iterable[str]) -> Hosts:
        return cls(frozenset(name.strip().lower() for name in names if name.strip()))

    def check(self, headers: Headers) -> None:
        """Refuse a name that is not ours. Old programs that say none are let in: no browser is among them."""
        for host in headers.getlist("host"):
            if not self._is_ours(host):
                raise UnknownHost("unknown-host", host=host[:100])

    def _is_ours(self, host: str) -> bool:
        name = _name(host)
        return ANY in self.allowed or name in self.allowed or name in self._own or _is_digits(name)

    def check_origin(self, headers: Headers) -> None:
        """A browser says which site a page came from; programs say nothing. Other sites' pages are refused."""
        origin = headers.get("origin")
        if origin is None:
            return
        site = urlsplit(origin).netloc
        # A proxy may call us by another name than the browser called it.
        if not site or (site != headers.get("host") and _name(site) not in self.allowed):
            raise Foreign("foreign-origin")


def _name(host: str) -> str:
    """Without the port."""
    try:
        return (urlsplit(f"//{host}").hostname or "").rstrip(".")
    except ValueError:
        return ""


def _is_digits(name: str) -> bool:
    try:
        ipaddress.ip_address(name.partition("%")[0])
    except ValueError:
        return False
    return True
