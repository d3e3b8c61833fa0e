"""A player's own profile by HTTP: the seats, the preferences, the key, and erasure."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from fastapi import APIRouter, Request
from fastapi.responses import Response

from parlour.server.http.guards import answers, as_json, read_body
from parlour.server.notifications import preferences
from parlour.server.notifications.addresses import address_card
from parlour.server.notifications.preferences import Preferences
from parlour.server.profiles.authorization import ProfileKeys
from parlour.server.profiles.messages import NewKey, ProfileCard, SeatAt
from parlour.server.table import tickets
from parlour.server.table.lobby import Lobby
from parlour.storage.database import Database


def profile_routes(lobby: Callable[[], Lobby], storage: Callable[[], Database], keys: ProfileKeys) -> APIRouter:
    router = APIRouter()

    @router.get("/api/me", **answers(ProfileCard))
    async def show(request: Request) -> Response:
        profile = await keys.profile(request)

        def card() -> ProfileCard:
            addresses = storage().notifications.addresses([profile])
            wishes = preferences.read(storage().profiles.preferences(profile))
            return ProfileCard(addresses=tuple(map(address_card, addresses)), preferences=wishes)

        return as_json(await lobby().storing(lambda _: card()))

    @router.put("/api/me/preferences", status_code=204)
    async def wish(request: Request) -> Response:
        wishes = await read_body(request, Preferences)
        preferences.check_zone(wishes.zone)
        profile = await keys.profile_or_new(request)
        text = msgspec.json.encode(wishes).decode()
        await lobby().storing(lambda _: storage().profiles.set_preferences(profile, text))
        return Response(status_code=204)

    @router.post("/api/me/seats", status_code=204)
    async def take_seat(request: Request) -> Response:
        """Note that a seat is this player's, as its ticket proves."""
        seat = await read_body(request, SeatAt)
        profile = await keys.profile_or_new(request)
        person = await lobby().tables.person_of(seat.table, seat.ticket)
        await lobby().storing(lambda _: storage().profiles.take_seat(profile, seat.table, person))
        return Response(status_code=204)

    @router.post("/api/me/key", status_code=204)
    async def change_key(request: Request) -> Response:
        """Sign out all other devices, of which one may be lost."""
        new = await read_body(request, NewKey)
        profile = await keys.profile(request)
        digest = tickets.digest(new.key)
        await lobby().storing(lambda _: storage().profiles.change_key(profile, digest, new.keep))
        return Response(status_code=204)

    @router.delete("/api/me", status_code=204)
    async def erase(request: Request) -> Response:
        """Forget the profile. Tables stay, and with them what was written there."""
        profile = await keys.profile(request)
        await lobby().storing(lambda _: storage().profiles.erase(profile))
        return Response(status_code=204)

    return router
