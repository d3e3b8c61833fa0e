"""Authorization of a player by the key of a profile in a header, with rate limits by address and by key."""

from __future__ import annotations

import re
from collections.abc import Callable

from fastapi import Request

from parlour.game import Refusal
from parlour.server.http.limits import Limits, Rate, address_of
from parlour.server.table import tickets
from parlour.server.table.lobby import Lobby
from parlour.server.wall_clock import now
from parlour.storage.database import Database

KEY = "parlour-profile"
"""The header with the key, which opens the profile and nothing else; only its digest is stored."""
REQUESTS = Rate(60, 1)
"""Of one key."""
_FORM = re.compile(r"[A-Za-z0-9_-]{32,64}")


class ProfileKeys:
    """Finds the profile of a request."""

    def __init__(self, lobby: Callable[[], Lobby], storage: Callable[[], Database], limits: Limits) -> None:
        self._lobby, self._storage, self._limits = lobby, storage, limits

    async def profile(self, request: Request) -> str:
        """Return the profile that the key of this request opens; refuse a key that opens none."""
        digest = self._digest(request)
        found = await self._lobby().storing(lambda _: self._storage().profiles.find(digest))
        if found is None:
            raise Refusal("unknown-profile")
        return found

    async def profile_or_new(self, request: Request) -> str:
        """Return the profile that the key of this request opens, which is made at its first use."""
        digest = self._digest(request)
        found = await self._lobby().storing(lambda _: self._storage().profiles.find(digest))
        if found is not None:
            return found
        self._limits.table(address_of(request.client))
        return await self._lobby().storing(lambda _: self._storage().profiles.make(digest, now()))

    def _digest(self, request: Request) -> bytes:
        key = request.headers.get(KEY, "")
        if not _FORM.fullmatch(key):
            raise Refusal("unknown-profile")
        digest = tickets.digest(key)
        self._limits.take(REQUESTS, "profile", digest)
        return digest
