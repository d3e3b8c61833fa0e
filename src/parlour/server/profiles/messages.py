"""Messages about a player's profile, by HTTP."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from parlour.server.notifications.preferences import Preferences
from parlour.server.notifications.web_push import Subscription
from parlour.tables.requests import Body, Secret
from parlour.wire import Sent

Key = Annotated[str, Meta(min_length=32, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Language = Annotated[str, Meta(max_length=20, pattern=r"^[A-Za-z-]*$")]
TableId = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]


class NotificationWays(Sent, frozen=True, kw_only=True):
    """GET /api/notifications: how this server can notify players."""

    push_key: str
    """The key of this server for a browser's PushManager."""
    webhooks: tuple[str, ...]
    """Origins to which notifications can be posted; none unless the operator has switched that on."""
    mail: bool


class NewAddress(Body, frozen=True, kw_only=True):
    """POST /api/me/addresses: a browser (`push`), a webhook or a mail address."""

    kind: Literal["push", "webhook", "mail"]
    push: Subscription | None = None
    to: Annotated[str, Meta(max_length=1000)] = ""
    language: Language = "en"


class AddressCard(Sent, frozen=True, kw_only=True):
    """Where a player is notified. Of a browser only its push service is shown."""

    id: str
    kind: Literal["push", "webhook", "mail"]
    to: str
    confirmed: bool
    """Whether the code sent to a mail address was typed; nothing else is sent there before."""


class AddressCode(Body, frozen=True):
    """POST /api/me/addresses/{address}/confirm: the code that was mailed."""

    code: Annotated[str, Meta(max_length=20)]


class SeatAt(Body, frozen=True):
    """POST /api/me/seats: the ticket of a seat; the player is notified of that table from now on."""

    table: TableId
    ticket: Secret


class NewKey(Body, frozen=True):
    """POST /api/me/key: only this key opens the profile from now on."""

    key: Key
    keep: Annotated[str, Meta(max_length=64)] | None = None
    """The address of the device that asks; those of other devices are dropped."""


class ProfileCard(Sent, frozen=True, kw_only=True):
    """GET /api/me"""

    addresses: tuple[AddressCard, ...]
    preferences: Preferences


RECEIVED: tuple[type[Body], ...] = (NewAddress, AddressCode, SeatAt, NewKey, Preferences)
SENT: tuple[type[Sent], ...] = (NotificationWays, AddressCard, ProfileCard)
