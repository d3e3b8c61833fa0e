"""Sends one notification to one address: a push service, a webhook or a mail server."""

from __future__ import annotations

import asyncio
import json
import logging
import smtplib
import ssl
from contextlib import suppress
from email.message import EmailMessage
from typing import Annotated, Any, Literal
from urllib.parse import urlsplit

import httpx
import msgspec
from msgspec import Meta

from parlour.server.notifications.settings import MailServer, NotificationSettings
from parlour.server.notifications.web_push import Signer, push_request, uses_service
from parlour.storage.notifications import Address

log = logging.getLogger("parlour.server")

PATIENCE = 10.0
"""Seconds for an answer of a service."""
AT_ONCE = 50
"""Requests under way."""
LONGEST_WAIT = 3600.0
"""Seconds; a service that asks for more is asked again after this."""


class Sent(msgspec.Struct, frozen=True):
    """The result of one attempt."""

    result: Literal["sent", "gone", "later", "refused"]
    wait: float = 0.0
    """Seconds after which the service may be asked again."""


class Destination(msgspec.Struct, frozen=True):
    """What is stored of a webhook or a mail address: where it is, and the site that its links lead to."""

    to: Annotated[str, Meta(max_length=1000)]
    site: str


class Delivery:
    """Sends notifications by Web Push, webhooks and mail."""

    def __init__(self, settings: NotificationSettings, signer: Signer | None = None) -> None:
        self.settings = settings
        self.signer = signer
        self._http = httpx.AsyncClient(timeout=PATIENCE, follow_redirects=False, trust_env=False)
        self._turns = asyncio.Semaphore(AT_ONCE)

    async def send(self, address: Address, message: dict[str, Any]) -> Sent:
        """Make one attempt to send this message."""
        async with self._turns:
            try:
                match address.kind:
                    case "push":
                        return await self._push(address, message)
                    case "webhook":
                        return await self._post(address, message)
                    case _:
                        return await self._mail(address, message)
            except (ValueError, msgspec.DecodeError):  # stored by a version that knew other addresses
                return Sent("gone")

    async def _push(self, address: Address, message: dict[str, Any]) -> Sent:
        if self.signer is None:
            return Sent("later")
        to, headers, body = push_request(self.signer, address.target, message, message["tag"])
        if not uses_service(to, self.settings.push_services):
            return Sent("gone")
        return await self._request(to, headers, body)

    async def _post(self, address: Address, message: dict[str, Any]) -> Sent:
        place = msgspec.json.decode(address.target, type=Destination)
        if not uses_webhook(place.to, self.settings):
            return Sent("gone")
        link = f"{place.site}/{message['path']}"
        text = f"{message['title']}: {message['body']} {link}"
        body = {**message, "url": link, "text": text, "content": text}  # chat services read one of these two
        return await self._request(place.to, {"Content-Type": "application/json"}, json.dumps(body).encode())

    async def _request(self, to: str, headers: dict[str, str], body: bytes) -> Sent:
        try:
            async with self._http.stream("POST", to, headers=headers, content=body) as answer:
                status, later = answer.status_code, answer.headers.get("retry-after", "")
        except httpx.HTTPError:
            return Sent("later")
        if status < 300:
            return Sent("sent")
        if status in (404, 410):
            return Sent("gone")
        if status == 429 or status >= 500:
            wait = float(later) if later.isdecimal() else 0.0
            return Sent("later", min(wait, LONGEST_WAIT))
        log.warning("notification refused: service=%s status=%d", urlsplit(to).hostname, status)
        return Sent("refused")

    async def _mail(self, address: Address, message: dict[str, Any]) -> Sent:
        place = msgspec.json.decode(address.target, type=Destination)
        if self.settings.mail is None:
            return Sent("gone")
        link = f"\n\n{place.site}/{message['path']}" if message["path"] else ""
        return await self.mail(place.to, message["title"], message["body"] + link)

    async def mail(self, to: str, subject: str, text: str) -> Sent:
        """Send a mail in a thread; it takes seconds."""
        assert self.settings.mail is not None
        try:
            await asyncio.to_thread(_hand_in, self.settings.mail, to, subject, text)
        except smtplib.SMTPRecipientsRefused:
            return Sent("refused")
        except (OSError, smtplib.SMTPException) as error:
            log.warning("mail not sent: why=%s", type(error).__name__)
            return Sent("later")
        return Sent("sent")

    async def close(self) -> None:
        with suppress(RuntimeError):
            await self._http.aclose()


def uses_webhook(address: str, settings: NotificationSettings) -> bool:
    """Return whether the operator has switched on webhooks to this address."""
    return any(address.startswith(f"{origin}/") for origin in settings.webhooks)


def _hand_in(server: MailServer, to: str, subject: str, text: str) -> None:
    mail = EmailMessage()
    mail["From"], mail["To"], mail["Subject"] = server.sender, to, " ".join(subject.split())
    mail["Auto-Submitted"] = "auto-generated"
    mail.set_content(text)
    context = ssl.create_default_context()
    if server.encrypted:
        with smtplib.SMTP_SSL(server.host, server.port, timeout=PATIENCE, context=context) as connection:
            _send(connection, server, mail)
        return
    with smtplib.SMTP(server.host, server.port, timeout=PATIENCE) as connection:
        connection.ehlo()
        if connection.has_extn("starttls"):
            connection.starttls(context=context)
        _send(connection, server, mail)


def _send(connection: smtplib.SMTP, server: MailServer, mail: EmailMessage) -> None:
    if server.user:
        connection.login(server.user, server.password)
    connection.send_message(mail)
