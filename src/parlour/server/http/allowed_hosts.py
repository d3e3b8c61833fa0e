"""Allowed hosts: the names under which this server answers.

A page of another site can have its own name point at this machine (DNS rebinding); then the browser takes both for one
site. So a server answers only to names that are its own: addresses in digits, the names of this machine, and those
that its owner allows.
"""

from __future__ import annotations

import ipaddress
import re
import socket
from collections.abc import Iterable
from dataclasses import dataclass, field
from urllib.parse import urlsplit

from starlette.datastructures import Headers

from parlour.game import Refusal

ANY = "*"
_HOST = re.compile(r"(?P<name>\[[0-9A-Fa-f:.]+(?:%[\w.-]+)?\]|[^\[\]:/?#@\s]+)(?::(?P<port>[0-9]{1,5}))?")
_STANDARD_PORTS = {"http": 80, "https": 443}


class UnknownHost(Refusal):
    """The `Host` header names another server."""


class ForeignOrigin(Refusal):
    """The request comes from a page of another site."""


def _own_names() -> frozenset[str]:
    name = socket.gethostname().lower()
    return frozenset({"localhost", name, f"{name.partition('.')[0]}.local"})


@dataclass(frozen=True, slots=True)
class AllowedHosts:
    """The allowed host names besides the machine's own; with a port where a proxy uses another one."""

    allowed: frozenset[str] = frozenset()
    _own: frozenset[str] = field(default_factory=_own_names)

    @classmethod
    def named(cls, names: Iterable[str], own: str = "") -> AllowedHosts:
        """Allow these names, and the `own` one under which this server listens: no proxy is called by that."""
        allowed = frozenset(name.strip().lower() for name in names if name.strip())
        return cls(allowed, _own_names() | ({own.lower()} if own else frozenset()))

    def check(self, headers: Headers) -> None:
        """Refuse a foreign host name. A request without one is let in: browsers always send it."""
        for host in headers.getlist("host"):
            if not self._is_ours(host):
                raise UnknownHost("unknown-host", host=host[:100])

    def _is_ours(self, host: str) -> bool:
        name = _name(host)
        allowed = name in self.allowed or host.lower() in self.allowed or name in self._own or _is_digits(name)
        return ANY in self.allowed or (bool(name) and allowed)

    def check_origin(self, headers: Headers) -> None:
        """Refuse requests from pages of other sites, which browsers mark; programs send no such header."""
        origin = headers.get("origin")
        if origin is None:
            return
        try:
            scheme, site = urlsplit(origin).scheme, urlsplit(origin).netloc
        except ValueError as error:
            raise ForeignOrigin("foreign-origin") from error
        host = headers.get("host", "")
        if not site or (site != host and not self._is_proxied(scheme, site, host)):
            raise ForeignOrigin("foreign-origin")

    def _is_proxied(self, scheme: str, site: str, host: str) -> bool:
        """Return whether a proxy may have been called by this name: one that is allowed, at the port of the site."""
        if ANY in self.allowed or site.lower() in self.allowed:
            return True
        port = _port(site)
        return _name(site) in self.allowed and port in (None, _STANDARD_PORTS.get(scheme), _port(host))


def _name(host: str) -> str:
    """Return the name in a `Host` header without the port; nothing if it is not one name."""
    found = _HOST.fullmatch(host)
    return "" if found is None else found["name"].strip("[]").lower().rstrip(".")


def _port(host: str) -> int | None:
    found = _HOST.fullmatch(host)
    return None if found is None or found["port"] is None else int(found["port"])


def _is_digits(name: str) -> bool:
    try:
        ipaddress.ip_address(name.partition("%")[0])
    except ValueError:
        return False
    return True
