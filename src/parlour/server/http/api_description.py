"""The types of our messages in the API description, which FastAPI knows only by name."""

from __future__ import annotations

from typing import Any

import msgspec
from fastapi import FastAPI

from parlour import wire
from parlour.server.profiles import messages


def describe_messages(app: FastAPI) -> None:
    """Add the schema of every message that the server sends to the API description."""
    routes_only = app.openapi

    def with_messages() -> dict[str, Any]:
        described = routes_only()
        kinds = [*wire.SENT_BY_HTTP, *messages.SENT, wire.Refused]
        _, schemas = msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")
        described.setdefault("components", {}).setdefault("schemas", {}).update(schemas)
        return described

    app.openapi = with_messages  # type: ignore[method-assign] # as FastAPI documents it
