"""The headers that processes send each other are believed from no one else."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import pytest
from starlette.datastructures import Headers

from parlour.server.cluster.ownership import Ownership
from parlour.server.cluster.proxy import CLIENT, HOST, SECRET, TrustedPeers


def received(headers: dict[str, str]) -> dict[str, Any]:
    """The scope that the app behind the middleware is given for a request with these headers."""
    seen: list[dict[str, Any]] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        seen.append(scope)

    ownership = cast(Ownership, SimpleNamespace(is_peer=lambda secret: secret == "ours"))
    raw = [(name.encode(), value.encode()) for name, value in headers.items()]
    scope = {"type": "http", "client": ("192.0.2.1", 4000), "headers": raw}
    asyncio.run(TrustedPeers(app, lambda: ownership)(scope, cast(Any, None), cast(Any, None)))
    return seen[0]


@pytest.mark.parametrize("secret", [{}, {SECRET: "guessed"}], ids=["without-secret", "wrong-secret"])
def test_a_stranger_cannot_name_another_client(secret: dict[str, str]) -> None:
    """Neither is it believed, nor handed on: behind us it would pass for the word of a peer."""
    scope = received({"host": "here", CLIENT: "203.0.113.9", HOST: "elsewhere", **secret})
    assert scope["client"] == ("192.0.2.1", 4000)
    assert "parlour.relayed" not in scope
    assert dict(Headers(scope=scope)) == {"host": "here"}


def test_a_peer_names_the_client_for_whom_it_asks() -> None:
    scope = received({"host": "10.0.0.2:8000", CLIENT: "203.0.113.9", HOST: "parlour.example", SECRET: "ours"})
    assert scope["client"] == ("203.0.113.9", 0)
    assert scope["parlour.relayed"]
    assert dict(Headers(scope=scope)) == {"host": "parlour.example"}
