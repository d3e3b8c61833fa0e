"""What a bot's worker may do instead of choosing a move. Run in the worker, so nothing heavy is imported here."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path

HOLD = "PARLOUR_TEST_HOLD"


def quick(module: str) -> str:
    """Warm up nothing: these players need nothing."""
    return module


def hold(*arguments: object) -> str:
    """Think until a file appears."""
    while not Path(os.environ[HOLD]).exists():
        time.sleep(0.02)
    return "a1+c3"


def stumble(*arguments: object) -> str:
    raise ZeroDivisionError


def cheat(*arguments: object) -> str:
    return "d4"


def die(*arguments: object) -> str:
    os.kill(os.getpid(), signal.SIGKILL)
    return "never"


def die_once(*arguments: object) -> str:
    """The first time; then this file says that it has happened."""
    if Path(os.environ[HOLD]).exists():
        return "alive"
    Path(os.environ[HOLD]).touch()
    return die()


def sleep_for_ever(*arguments: object) -> str:
    time.sleep(1000)
    return "never"
