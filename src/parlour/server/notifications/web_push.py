"""Web Push: a message is encrypted for one browser (RFC 8291) and signed by this server (VAPID, RFC 8292).

The services that carry it read neither. Only well-known services are used, and those that the operator names: else a
player could have this server send requests to any machine.
"""

from __future__ import annotations

import base64
import hashlib
import json
import time
from collections.abc import Sequence
from typing import Annotated, Any
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta

from parlour.game import Refusal
from parlour.tables.requests import Body

SERVICES = (
    "fcm.googleapis.com",
    "updates.push.services.mozilla.com",
    "push.apple.com",
    "notify.windows.com",
)
"""Push services of browsers, each with the hosts below it."""
LASTS = 12 * 3600
"""Seconds for which a signature is valid; at most a day is allowed."""
RENEWED = 3600
"""Seconds before its end after which a signature is made anew."""
KEPT_BY_SERVICE = 24 * 3600
"""Seconds for which a service keeps a message for a device that is off."""

NO_CONTACT = "https://parlour.example"
"""Push services want an address of the operator; without `--contact` they get this reserved name."""

_BASE64 = r"^[A-Za-z0-9_-]+={0,2}$"


class Subscription(Body, frozen=True):
    """What a browser's PushManager returns: where its push service takes messages, and the keys to encrypt them."""

    endpoint: Annotated[str, Meta(min_length=12, max_length=1000, pattern=r"^https?://[\x21-\x7e]+$")]
    p256dh: Annotated[str, Meta(min_length=86, max_length=90, pattern=_BASE64)]
    auth: Annotated[str, Meta(min_length=20, max_length=26, pattern=_BASE64)]


def check_service(subscription: Subscription, more: Sequence[str]) -> None:
    """Refuse a subscription at a service that this server does not use, or one with keys that are none."""
    if not uses_service(subscription.endpoint, more):
        raise Refusal("push-service-unknown")
    try:
        encrypted(subscription, b"")
    except ValueError:
        raise Refusal("push-keys-wrong") from None


def uses_service(endpoint: str, more: Sequence[str]) -> bool:
    """Return whether messages may be sent there: by https to a known host, or to an origin that the operator named."""
    try:
        parts = urlsplit(endpoint)
        port = parts.port
    except ValueError:
        return False
    if "@" in parts.netloc or parts.hostname is None:
        return False
    if f"{parts.scheme}://{parts.netloc}" in more:
        return True
    known = any(parts.hostname == host or parts.hostname.endswith(f".{host}") for host in SERVICES)
    return known and parts.scheme == "https" and port in (None, 443)


class Signer:
    """Signs for push services with the private key of this server."""

    def __init__(self, private_key: str, contact: str) -> None:
        from py_vapid import Vapid02  # slow to load, and few need it

        self._vapid = Vapid02.from_raw(private_key.encode())
        self._contact = contact
        self._signed: dict[str, tuple[float, str]] = {}

    @property
    def public_key(self) -> str:
        """The key by which a browser knows this server."""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        raw = self._vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()

    def authorization(self, endpoint: str) -> str:
        """Return the header that proves to this service who sends."""
        parts = urlsplit(endpoint)
        audience = f"{parts.scheme}://{parts.netloc}"
        until, header = self._signed.get(audience, (0.0, ""))
        if until < time.time() + RENEWED:
            until = time.time() + LASTS
            claims = {"aud": audience, "exp": int(until), "sub": self._contact or NO_CONTACT}
            header = self._vapid.sign(claims)["Authorization"]
            self._signed[audience] = until, header
        return header


def fresh_private_key() -> str:
    """Return a new private key, as text to be kept."""
    from cryptography.hazmat.primitives.asymmetric import ec

    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return base64.urlsafe_b64encode(number.to_bytes(32, "big")).rstrip(b"=").decode()


def encrypted(subscription: Subscription, message: bytes) -> bytes:
    """Return the message as only this browser can read it. Raises ValueError for keys that are none."""
    import http_ece
    from cryptography.hazmat.primitives.asymmetric import ec

    own = ec.generate_private_key(ec.SECP256R1())
    keys = {name: _decoded(getattr(subscription, name)) for name in ("p256dh", "auth")}
    if len(keys["p256dh"]) != 65 or len(keys["auth"]) != 16:
        raise ValueError("wrong length")
    made: bytes = http_ece.encrypt(
        message, private_key=own, dh=keys["p256dh"], auth_secret=keys["auth"], version="aes128gcm"
    )
    return made


def _decoded(text: str) -> bytes:
    text = text.rstrip("=")
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def push_request(signer: Signer, target: str, message: dict[str, Any], tag: str) -> tuple[str, dict[str, str], bytes]:
    """Return the address, headers and body of the request that has a service deliver this message."""
    subscription = msgspec.json.decode(target, type=Subscription)
    headers = {
        "Authorization": signer.authorization(subscription.endpoint),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(KEPT_BY_SERVICE),
        "Urgency": "normal",
        # A later one replaces it while the device is off. The service does not learn which table it is.
        "Topic": hashlib.sha256(tag.encode()).hexdigest()[:32],
    }
    return subscription.endpoint, headers, encrypted(subscription, json.dumps(message, ensure_ascii=False).encode())
