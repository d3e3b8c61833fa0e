"""The log as JSON, one object a line, with the id of the request or socket in whose course something was logged."""

from __future__ import annotations

import logging
import re

import structlog
from structlog.types import EventDict, WrappedLogger

from parlour.server.operator.request_ids import REQUEST

_FACT = re.compile(r"(\w+)=(\S+)")


def json_formatter() -> logging.Formatter:
    """Write time, level, logger, message, request and the facts of the message (`table=… person=…`) as JSON."""
    made: logging.Formatter = structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=[
            structlog.stdlib.add_log_level,
            structlog.stdlib.add_logger_name,
            structlog.processors.TimeStamper(fmt="iso", utc=True, key="time"),
        ],
        processors=[
            structlog.stdlib.ProcessorFormatter.remove_processors_meta,
            structlog.processors.format_exc_info,
            _named,
            structlog.processors.JSONRenderer(ensure_ascii=False),
        ],
    )
    return made


def _named(logger: WrappedLogger, method: str, event: EventDict) -> EventDict:
    """Put what a reader looks for first, and the facts of a message beside it."""
    message = str(event.pop("event"))
    line: EventDict = {name: event.pop(name) for name in ("time", "level", "logger")}
    line["message"] = message
    if request := REQUEST.get():
        line["request"] = request
    if facts := dict(_FACT.findall(message)):
        line["facts"] = facts
    if "exception" in event:
        line["trace"] = event.pop("exception")
    return {**line, **event}
