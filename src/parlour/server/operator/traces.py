"""Traces by OpenTelemetry (extra `traces`): how long a request took, and the table, the disk and the bots within it.

A trace has what the log may have: never a move, a ticket, a code or a name. Without `--traces` a span costs nothing.
"""

from __future__ import annotations

import importlib.util
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from typing import Any

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from parlour.game import Refusal

_NOTHING = nullcontext()


class Tracing:
    """The one tracer of this process, while there is one."""

    def __init__(self) -> None:
        self._tracer: Any = None
        self._provider: Any = None

    def start(self, address: str) -> None:
        """Send traces to the collector at this address, by OTLP over HTTP. Refused without the extra."""
        if not all(map(importlib.util.find_spec, ("opentelemetry.sdk", "opentelemetry.exporter"))):
            raise Refusal("traces-need-extra")
        from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
        from opentelemetry.sdk.resources import Resource
        from opentelemetry.sdk.trace import TracerProvider
        from opentelemetry.sdk.trace.export import BatchSpanProcessor

        self._provider = TracerProvider(resource=Resource.create({"service.name": "parlour"}))
        exporter = OTLPSpanExporter(endpoint=f"{address.rstrip('/')}/v1/traces")
        self._provider.add_span_processor(BatchSpanProcessor(exporter))
        self._tracer = self._provider.get_tracer("parlour")

    def stop(self) -> None:
        """Send what is left."""
        if self._provider is not None:
            self._provider.shutdown()
        self._tracer = self._provider = None

    @property
    def tracer(self) -> Any:
        return self._tracer


_TRACING = Tracing()


@contextmanager
def traced(address: str) -> Iterator[None]:
    """Send traces to a collector at this address until the block ends; none to no address."""
    if not address:
        yield
        return
    _TRACING.start(address)
    try:
        yield
    finally:
        _TRACING.stop()


def span(name: str, **facts: str | int) -> AbstractContextManager[Any]:
    """A step of the request that is being answered, with facts as the log may have them."""
    if _TRACING.tracer is None:
        return _NOTHING
    found: AbstractContextManager[Any] = _TRACING.tracer.start_as_current_span(name, attributes=facts)
    return found


class TracedRequests:
    """Makes a span of each HTTP request, named by its route: an address may hold a code."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or _TRACING.tracer is None:
            await self._app(scope, receive, send)
            return
        with span(scope["method"]) as own:

            async def send_noted(message: Message) -> None:
                if message["type"] == "http.response.start":
                    own.set_attribute("http.response.status_code", message["status"])
                await send(message)

            await self._app(scope, receive, send_noted)
            route = getattr(scope.get("route"), "path", "")
            own.update_name(f"{scope['method']} {route}".strip())
            own.set_attribute("http.route", route)
