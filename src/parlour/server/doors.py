"""What every door of the server does first: look where a request comes from, and type what it says."""

from __future__ import annotations

from typing import TypeVar
from urllib.parse import urlsplit

from fastapi import Request
from pydantic import ValidationError
from starlette.datastructures import Headers

from parlour import wire
from parlour.game import Refusal

Message = TypeVar("Message", bound=wire.Model)


class Foreign(Refusal):
    """A page of another site is asking."""


def check_origin(headers: Headers) -> None:
    """A browser says which site a page came from; programs say nothing. Other sites' pages are refused."""
    origin = headers.get("origin")
    if origin is not None and urlsplit(origin).netloc != headers.get("host"):
        raise Foreign("foreign-origin")


async def read_body(request: Request, kind: type[Message]) -> Message:
    """The body of a request, typed or refused."""
    check_origin(request.headers)
    body = b""
    async for part in request.stream():
        body += part
        if len(body) > wire.LARGEST:
            raise wire.Garbled("message-too-large", largest=wire.LARGEST)
    try:
        return kind.model_validate_json(body)
    except ValidationError as error:
        raise wire.garbled(error) from None
