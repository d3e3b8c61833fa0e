"""Players from elsewhere: a Python class, an installed package's, or a program in any language.

    ./mine.py:Bot          a class, or a function, in a Python file
    my_package.bots:Bot    the same in an installed module
    my-bot                 the name of an entry point of the group `parlour.players`
    ./mine --depth 3       a program that speaks the line protocol of docs/own-players.md

Each runs in a process of its own, so it sees only its view, and one that crashes, hangs or cheats harms no other:
it forfeits its game.
"""

from __future__ import annotations

import atexit
import base64
import contextlib
import json
import os
import pickle
import re
import selectors
import shlex
import shutil
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from importlib.metadata import entry_points
from pathlib import Path
from typing import IO, Any

import msgspec

from parlour import words
from parlour.chance import Chance
from parlour.game import BadOption, Game, Refusal, Seat, written_options

PROTOCOL = 1
START_UP = 60.0
"""Seconds that a player in Python may take to be loaded."""
FIRST_ANSWER = 10.0
"""Seconds that another program may take to start, on top of its first thought."""
_LONGEST_LINE = 100_000
_PYTHON = re.compile(r"(?P<where>.+\.py|[A-Za-z_][\w.]*):(?P<name>[A-Za-z_]\w*)", re.ASCII)


class Forfeit(Refusal):
    """The player forfeits its game by its own fault."""


def is_own(name: str) -> bool:
    """Return whether this names a player that does not come with Parlour."""
    return "/" in name or bool(_PYTHON.fullmatch(name)) or bool(entry_points(group="parlour.players", name=name))


def command_of(name: str, game: Game) -> list[str]:
    """Return the command line that runs this player; refuses what is not there."""
    for point in entry_points(group="parlour.players", name=name):
        return _host(point.value, game)
    if match := _PYTHON.fullmatch(name):
        if match["where"].endswith(".py") and not Path(match["where"]).is_file():
            raise BadOption("own-player-no-file", file=match["where"])
        return _host(name, game)
    try:
        command = shlex.split(name)
    except ValueError as error:
        raise BadOption("own-player-not-found", program=name) from error
    if not command or shutil.which(command[0]) is None:
        raise BadOption("own-player-not-found", program=name)
    return command


def _host(name: str, game: Game) -> list[str]:
    return [sys.executable, "-m", "parlour.study.bot_host", name, game.NAME]


def is_hosted(command: list[str]) -> bool:
    """Return whether this is a player in Python, which `bot_host` runs."""
    return command[1:3] == ["-m", "parlour.study.bot_host"]


def check(name: str, game: Game) -> None:
    """Refuse a player that cannot be run, before any game: a Python one is loaded once."""
    command = command_of(name, game)
    if is_hosted(command):
        loaded = subprocess.run([*command, "--check"], capture_output=True, text=True, check=False, timeout=START_UP)
        if loaded.returncode:
            raise BadOption("own-player-not-loaded", player=name, why=_last_line(loaded.stderr))


def _last_line(text: str) -> str:
    return (text.strip().splitlines() or ["?"])[-1][:300]


@dataclass(slots=True)
class Program:
    """A running player. It is asked line by line, and ended when it breaks the protocol."""

    name: str
    process: subprocess.Popen[bytes]
    errors: IO[bytes]
    slow_start: float
    """Seconds granted on top for its first answer."""
    heard: bytes = b""
    answered: bool = False

    def tell(self, message: dict[str, Any]) -> None:
        assert self.process.stdin is not None
        with contextlib.suppress(BrokenPipeError):  # it will be noticed when an answer is due
            self.process.stdin.write(json.dumps(message).encode() + b"\n")
            self.process.stdin.flush()

    def answer(self, patience: float) -> str:
        """Return its next line, within this many seconds."""
        until = time.monotonic() + patience + (0.0 if self.answered else self.slow_start)
        assert self.process.stdout is not None
        with selectors.DefaultSelector() as selector:
            selector.register(self.process.stdout, selectors.EVENT_READ)
            while b"\n" not in self.heard:
                if not selector.select(max(0.0, until - time.monotonic())):
                    raise self.ended(Forfeit("forfeit-silent", player=self.name, seconds=f"{patience:g}"))
                part = os.read(self.process.stdout.fileno(), 65536)
                if not part:
                    raise self.ended(Forfeit("forfeit-crashed", player=self.name, why=self._last_words()))
                self.heard += part
                if len(self.heard) > _LONGEST_LINE:
                    raise self.ended(Forfeit("forfeit-garbled", player=self.name))
        line, self.heard = self.heard.split(b"\n", 1)
        self.answered = True
        try:
            return line.decode("utf-8").strip()
        except UnicodeDecodeError as error:
            raise self.ended(Forfeit("forfeit-garbled", player=self.name)) from error

    def _last_words(self) -> str:
        self.process.wait()
        self.errors.seek(0)
        said = self.errors.read()[-4000:].decode("utf-8", "replace")
        return _last_line(said) if said.strip() else words.say("own-player-exit", {"code": self.process.returncode})

    def ended(self, why: Forfeit) -> Forfeit:
        """End the program, and return the forfeit with this reason."""
        self.end()
        return why

    def end(self) -> None:
        with contextlib.suppress(OSError):
            self.process.kill()
        self.process.wait()
        for pipe in (self.process.stdin, self.process.stdout, self.errors):
            with contextlib.suppress(OSError):
                pipe.close()  # type: ignore[union-attr] # both are pipes

    @property
    def running(self) -> bool:
        return self.process.poll() is None


_IDLE: dict[tuple[str, str], list[Program]] = {}
"""Programs that wait for their next game, by player and game: starting one takes longer than many a game."""


@atexit.register
def end_programs() -> None:
    """End all programs that wait for a game."""
    for programs in _IDLE.values():
        for program in programs:
            program.end()
    _IDLE.clear()


def _start(name: str, game: Game) -> Program:
    while waiting := _IDLE.get((name, game.NAME)):
        program = waiting.pop()
        if program.running:
            return program
        program.end()
    errors = tempfile.TemporaryFile()  # noqa: SIM115 - closed by Program.end
    command = command_of(name, game)
    process = subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=errors, start_new_session=True
    )
    hosted = is_hosted(command)
    program = Program(name, process, errors, 0.0 if hosted else FIRST_ANSWER)
    if hosted and program.answer(START_UP) != "ready":
        raise program.ended(Forfeit("forfeit-garbled", player=name))
    return program


class OwnPlayer:
    """A seat of one game, played by a program."""

    def __init__(
        self,
        name: str,
        game: Game,
        options: object,
        seat: Seat,
        seed: str,
        patience: float,
        nodes: int | None = None,
    ) -> None:
        self.name, self.game, self.patience = name, game, patience
        self.typed = is_hosted(command_of(name, game))
        self.program: Program | None = _start(name, game)
        self.program.tell(
            {
                "type": "game", "protocol": PROTOCOL, "game": game.NAME, "rules": game.RULES,
                "options": written_options(options), "seats": game.seats(options), "seat": seat, "seed": seed,
                "seconds": patience, "nodes": nodes,
            }
        )  # fmt: skip

    def choose(self, view: Any, chance: Chance) -> Any:
        assert self.program is not None
        if self.typed:  # a bot in Python gets the view as built-in players do
            self.program.tell({"type": "view", "pickled": base64.b64encode(pickle.dumps(view)).decode()})
        else:
            self.program.tell({"type": "view", "view": msgspec.to_builtins(view)})
        text = self.program.answer(self.patience)
        try:
            return self.game.read(text)
        except Refusal as error:
            raise Forfeit("forfeit-no-move", player=self.name, text=text[:80]) from error

    def close(self, result: str) -> None:
        """Release the program after the game, for the next one."""
        program, self.program = self.program, None
        if program is not None and program.running:
            program.tell({"type": "end", "result": result})
            _IDLE.setdefault((self.name, self.game.NAME), []).append(program)
