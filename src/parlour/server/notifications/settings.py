"""The operator's settings for notifications: who signs, and the channels besides Web Push."""

from __future__ import annotations

from dataclasses import dataclass
from email.utils import parseaddr
from urllib.parse import unquote, urlsplit

from parlour.game import BadOption


@dataclass(frozen=True, slots=True)
class MailServer:
    """The mail server, and the sender's address."""

    host: str
    port: int
    sender: str
    user: str = ""
    password: str = ""
    encrypted: bool = False
    """Whether the connection is encrypted from its first byte; else it is as soon as the server offers that."""

    @classmethod
    def of(cls, address: str) -> MailServer:
        """Read smtp://USER:PASSWORD@HOST:PORT/ADDRESS, or smtps://…; the mails come from that address."""
        try:
            parts = urlsplit(address)
            sender = unquote(parts.path.strip("/"))
            port = parts.port or (465 if parts.scheme == "smtps" else 587)
        except ValueError:
            raise BadOption("command-mail") from None
        if parts.scheme not in ("smtp", "smtps") or not parts.hostname or not is_mail_address(sender):
            raise BadOption("command-mail")
        user, password = unquote(parts.username or ""), unquote(parts.password or "")
        return cls(parts.hostname, port, sender, user, password, parts.scheme == "smtps")


@dataclass(frozen=True, slots=True)
class NotificationSettings:
    """The settings; Web Push needs none."""

    contact: str = ""
    """An address, mailto: or https:, at which push services reach the operator."""
    push_services: tuple[str, ...] = ()
    """Origins of push services besides the well-known ones."""
    webhooks: tuple[str, ...] = ()
    """Origins to which players may have their notifications posted."""
    mail: MailServer | None = None

    @classmethod
    def of(cls, contact: str, push_services: list[str], webhooks: list[str], mail: str) -> NotificationSettings:
        """Read what was given on the command line."""
        if contact and not contact.startswith(("mailto:", "https://")):
            raise BadOption("command-contact")
        origins = [_origin(text) for text in (*push_services, *webhooks)]
        split = len(push_services)
        server = MailServer.of(mail) if mail else None
        return cls(contact, tuple(origins[:split]), tuple(origins[split:]), server)


def _origin(text: str) -> str:
    """Return the origin of an address, as in https://ntfy.example."""
    try:
        parts = urlsplit(text)
        _ = parts.port
    except ValueError:
        raise BadOption("command-origin", address=text[:100]) from None
    if parts.scheme not in ("http", "https") or not parts.hostname or "@" in parts.netloc or parts.path.strip("/"):
        raise BadOption("command-origin", address=text[:100])
    return f"{parts.scheme}://{parts.netloc}"


def is_mail_address(text: str) -> bool:
    """Return whether mail can be sent there: one address, without a name or anything that a header could hide."""
    name, address = parseaddr(text)
    local, _, domain = address.rpartition("@")
    plain = address == text and not name and text.isascii() and text.isprintable() and " " not in text
    return plain and bool(local) and "." in domain.strip(".") and len(text) <= 200
