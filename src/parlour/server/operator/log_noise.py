"""Keeps junk from filling the log: bytes that are not HTTP, frames that are not text."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable

from parlour.server.operator.metrics import Metrics

EVERY = 60.0
"""Seconds between two log lines about the same kind of junk."""
_LOGGER = logging.getLogger("uvicorn.error")
_NOISE = {
    "Invalid HTTP request received.": "http",
    "Invalid UTF-8 sequence received from client.": "utf-8",
    "Unsupported upgrade request.": "upgrade",
}


class NoiseFilter(logging.Filter):
    """Counts each kind of junk, and lets one line a minute about it pass, without a traceback."""

    def __init__(self, metrics: Metrics, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._metrics, self._clock = metrics, clock
        self._told: dict[str, float] = {}
        self._since: dict[str, int] = {}
        """How many of each kind there were since the last log line."""

    def filter(self, record: logging.LogRecord) -> bool:
        kind = _NOISE.get(str(record.msg))
        if kind is None:
            return True
        self._metrics.count("garbled", kind)
        self._since[kind] = self._since.get(kind, 0) + 1
        now = self._clock()
        if now - self._told.get(kind, -EVERY) < EVERY:
            return False
        record.msg, record.args = "%s count=%d", (record.msg, self._since[kind])
        record.exc_info = record.exc_text = None
        record.levelno, record.levelname = logging.WARNING, "WARNING"
        self._told[kind], self._since[kind] = now, 0
        return True


def quieten(metrics: Metrics) -> None:
    """Count junk in these metrics from now on."""
    for old in [one for one in _LOGGER.filters if isinstance(one, NoiseFilter)]:
        _LOGGER.removeFilter(old)
    _LOGGER.addFilter(NoiseFilter(metrics))
