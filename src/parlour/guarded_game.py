"""A game from elsewhere, whose functions may crash or never end: each becomes a refusal that names file and line.

The functions of a game are called by servers, terminals and bots, each of which can say a refusal and go on.
"""

from __future__ import annotations

import ctypes
import functools
import os
import sysconfig
import threading
import time
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

from parlour.game import Game, Refusal

PATIENCE = 5.0
"""Seconds that one call of a game's function may take."""
_NOT_THEIRS = (str(Path(__file__).parent), "<", sysconfig.get_paths()["stdlib"], sysconfig.get_paths()["purelib"])


class GameFailed(Refusal):
    """A game's own code crashed, or did not end."""


class Endless(BaseException):
    """Raised in a thread whose call takes too long; an `except Exception` of a game does not catch it."""


def guarded(game: Game) -> Game:
    """Return the game with functions that refuse instead of crashing, and that end."""
    defaults = {field.name: field.default for field in fields(Game)}
    functions: dict[str, Any] = {
        name: _guarded(game.NAME, name, function)
        for name, function in vars(game).items()
        if callable(function) and not isinstance(function, type) and function is not defaults.get(name)
    }
    return replace(game, **functions)


def place_of(error: BaseException, unknown: str = "?") -> str:
    """Return the file and line where the exception was raised: the last one outside Parlour and the libraries."""
    if isinstance(error, SyntaxError) and error.filename:
        return f"{error.filename}:{error.lineno}"
    frames = [each for each in traceback.extract_tb(error.__traceback__) if not each.filename.startswith(_NOT_THEIRS)]
    return f"{frames[-1].filename}:{frames[-1].lineno}" if frames else unknown


def why_of(error: BaseException) -> str:
    """Return what went wrong, on one line."""
    return f"{type(error).__name__}: {error}".splitlines()[0].rstrip(".")


class _Watchdog(threading.Thread):
    """Ends calls that take too long, in whatever thread they run."""

    def __init__(self) -> None:
        super().__init__(name="games from elsewhere", daemon=True)
        self.lock = threading.Lock()
        self.running: dict[int, float] = {}
        """The time limit of the outermost call of each thread."""

    def run(self) -> None:
        while True:
            time.sleep(_LOOK)
            with self.lock:
                late = [thread for thread, until in self.running.items() if time.monotonic() > until]
                for thread in late:
                    del self.running[thread]
                    ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread), ctypes.py_object(Endless))


_LOOK = 0.25
_watchdogs: dict[int, _Watchdog] = {}
"""The watchdog of each process: a fork has no threads of its parent."""


def _watchdog() -> _Watchdog:
    process = os.getpid()
    if process not in _watchdogs:
        _watchdogs[process] = _Watchdog()
        _watchdogs[process].start()
    return _watchdogs[process]


@contextmanager
def bounded(seconds: float) -> Iterator[None]:
    """Raise Endless if the block takes longer; within another such block, only the outer limit counts."""
    dog, thread = _watchdog(), threading.get_ident()
    with dog.lock:
        outer = thread in dog.running
        if not outer:
            dog.running[thread] = time.monotonic() + seconds
    try:
        yield
    finally:
        if not outer:
            with dog.lock:
                dog.running.pop(thread, None)


def _guarded(game: str, name: str, function: Callable[..., Any]) -> Callable[..., Any]:
    @functools.wraps(function)
    def call(*given: Any) -> Any:
        try:
            with bounded(PATIENCE):
                return function(*given)
        except Refusal:
            raise
        except Endless as error:
            facts: dict[str, str | int] = {"game": game, "function": name, "seconds": round(PATIENCE)}
            raise GameFailed("game-endless", **facts, place=place_of(error)) from error
        except Exception as error:
            raise GameFailed(
                "game-failed", game=game, function=name, place=place_of(error), why=why_of(error)
            ) from error

    return call
