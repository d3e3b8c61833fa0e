"""The addresses at which a player is notified, by HTTP: added, confirmed, dropped."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal
from urllib.parse import urlsplit

import msgspec
from fastapi import APIRouter, Request
from fastapi.responses import Response

from parlour import wire, words
from parlour.game import Refusal
from parlour.server.http.guards import answers, as_json, read_body
from parlour.server.http.limits import Limits, Rate, address_of
from parlour.server.notifications.delivery import Destination, uses_webhook
from parlour.server.notifications.notifier import Notifier
from parlour.server.notifications.settings import NotificationSettings, is_mail_address
from parlour.server.notifications.web_push import Subscription, check_service
from parlour.server.profiles.authorization import ProfileKeys
from parlour.server.profiles.messages import AddressCard, AddressCode, NewAddress, NotificationWays
from parlour.server.table import tickets
from parlour.server.table.lobby import Lobby
from parlour.storage.database import Database
from parlour.storage.notifications import Address

MAILS = Rate(5, 1 / 600)
"""Codes mailed for an address of the network, and to one mail address."""
CODES = Rate(6, 1 / 60)
"""Codes typed for one address."""


def address_card(address: Address) -> AddressCard:
    """Return what the player sees of an address."""
    if address.kind == "push":
        subscription = msgspec.json.decode(address.target, type=Subscription)
        to = urlsplit(subscription.endpoint).hostname or ""
    else:
        to = msgspec.json.decode(address.target, type=Destination).to
    kind: Literal["push", "webhook", "mail"]
    kind = "push" if address.kind == "push" else "webhook" if address.kind == "webhook" else "mail"
    return AddressCard(id=address.id, kind=kind, to=to, confirmed=address.code is None)


def address_routes(
    lobby: Callable[[], Lobby],
    storage: Callable[[], Database],
    notifier: Callable[[], Notifier],
    keys: ProfileKeys,
    settings: NotificationSettings,
    limits: Limits,
) -> APIRouter:
    router = APIRouter()

    @router.get("/api/notifications", **answers(NotificationWays))
    async def ways() -> Response:
        return as_json(
            NotificationWays(push_key=notifier().public_key, webhooks=settings.webhooks, mail=settings.mail is not None)
        )

    @router.post("/api/me/addresses", **answers(AddressCard, 201))
    async def add(request: Request) -> Response:
        new = await read_body(request, NewAddress)
        language = new.language if new.language in words.LANGUAGES else "en"
        target = _checked(new, str(request.base_url).rstrip("/"), settings)
        profile = await keys.profile_or_new(request)
        code = None
        if new.kind == "mail":
            limits.take(MAILS, "mail", address_of(request.client))
            limits.take(MAILS, "mail", new.to.lower())
            code = tickets.code()
        added = await lobby().storing(
            lambda _: storage().notifications.add_address(profile, new.kind, target, language, code)
        )
        if code is not None:
            title = words.say("notification-confirm", language=language)
            await notifier().delivery.mail(
                new.to, title, words.say("notification-confirm-more", {"code": code}, language)
            )
        return as_json(address_card(added), 201)

    @router.post("/api/me/addresses/{address}/confirm", status_code=204)
    async def confirm(address: str, request: Request) -> Response:
        typed = await read_body(request, AddressCode)
        profile = await keys.profile(request)
        limits.take(CODES, "address-code", profile, address)
        for code in tickets.code_readings(typed.code):
            if await lobby().storing(
                lambda _, code=code: storage().notifications.confirm(profile, address, code)  # type: ignore[misc]
            ):
                return Response(status_code=204)
        raise Refusal("address-code-wrong")

    @router.delete("/api/me/addresses/{address}", status_code=204)
    async def drop(address: str, request: Request) -> Response:
        profile = await keys.profile(request)
        await lobby().storing(lambda _: storage().notifications.drop_address(profile, address))
        return Response(status_code=204)

    return router


def _checked(new: NewAddress, site: str, settings: NotificationSettings) -> str:
    """Return an address as it is stored; refuse one to which this server sends nothing."""
    match new.kind:
        case "push":
            if new.push is None:
                raise wire.MalformedMessage("garbled", where="push")
            check_service(new.push, settings.push_services)
            return msgspec.json.encode(new.push).decode()
        case "webhook":
            if not uses_webhook(new.to, settings) or not new.to.isprintable():
                raise Refusal("webhook-not-allowed")
        case "mail":
            if settings.mail is None:
                raise Refusal("mail-off")
            if not is_mail_address(new.to):
                raise Refusal("mail-address-wrong")
    return msgspec.json.encode(Destination(new.to, site)).decode()
