"""The `parlour` command. One module a command, imported by name; what a command needs is imported when it runs.

To add a command, add its name to COMMANDS and a module of that name here with a function `run`, whose docstring and
annotations are its help. `parlour --help` imports every such module, so keep their tops light.
"""

from __future__ import annotations

import importlib
import inspect
import io
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import typer

COMMANDS = (
    "serve",
    "play",
    "learn",
    "puzzle",
    "resume",
    "open",
    "join",
    "perft",
    "match",
    "ladder",
    "study",
    "solve",
    "verify",
    "puzzles",
    "replay",
    "export",
    "backup",
    "restore",
    "data",
    "law",
    "words",
)
"""In the order of the help. With no command, or only options, it is `serve`."""

INTERRUPTED = 130
"""The exit code after Ctrl-C."""
OUT_OF_TIME = 3
"""The exit code of a question that was asked rightly and not answered within its time."""

_FOR_ALL = frozenset({"--help", "-h", "--version", "--install-completion", "--show-completion"})
"""Options of `parlour` itself, not of a command."""


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command line and exit: 0 when all went well, 2 with one line when something was asked wrongly."""
    if isinstance(sys.stdout, io.TextIOWrapper):  # a terminal without UTF-8 gets question marks, and no traceback
        sys.stdout.reconfigure(errors="replace")
    sys.exit(answer(sys.argv[1:] if arguments is None else arguments))


def answer(arguments: Sequence[str]) -> int:
    """Run one command line and say its exit code."""
    import typer

    from parlour.command.progress import watch_tables
    from parlour.game import Refusal

    watch_tables()
    try:
        told = _app(arguments)(_with_command(arguments), prog_name="parlour", standalone_mode=False)
        code = told if isinstance(told, int) else 0
        sys.stdout.flush()
    except typer.TyperException as mistake:
        return _complain(mistake.format_message())
    except Refusal as refusal:
        from parlour.command.arguments import sentence

        _complain(sentence(refusal))
        return OUT_OF_TIME if refusal.code == "out-of-time" else 2
    except (KeyboardInterrupt, typer.Abort):
        code = INTERRUPTED
    except BrokenPipeError:
        # Whoever read our output has left; let the interpreter not complain about it when it closes the pipe.
        sys.stdout = None
        return 1
    except OSError as error:  # a full disk, most likely: what can be foreseen is refused where it happens
        sys.stdout = None  # or the interpreter would complain again
        return _complain(f"{error.filename or ''} {error.strerror or error}.")
    if code == INTERRUPTED:  # which typer may have caught before us
        from parlour import words

        _complain(words.say("interrupted"))
    return code


def _with_command(arguments: Sequence[str]) -> list[str]:
    """`parlour` alone, or with options only, opens the house. The language may be chosen before the command."""
    first = 2 if arguments and arguments[0] == "--language" else 1
    chosen, rest = (arguments[:first], arguments[first:]) if _is_language(arguments) else ((), arguments)
    named = rest and (not rest[0].startswith("-") or rest[0].partition("=")[0] in _FOR_ALL)
    return [*chosen, *(rest if named else ("serve", *rest))]


def _is_language(arguments: Sequence[str]) -> bool:
    return bool(arguments) and arguments[0].partition("=")[0] == "--language"


def _app(arguments: Sequence[str]) -> typer.Typer:
    import typer

    from parlour.command.arguments import all_commands

    app = typer.Typer(
        help="Parlour: a table for five games of two sides. Without a command it serves them to your browser.",
        context_settings={"help_option_names": ["-h", "--help"]},
        no_args_is_help=False,
        pretty_exceptions_enable=False,
    )

    app.callback()(all_commands)
    helped = bool({"-h", "--help"}.intersection(arguments))
    for name in COMMANDS:
        run = importlib.import_module(f"parlour.command.{name}").run
        takes_game = "game" in inspect.signature(run).parameters
        app.command(name, epilog=_games_and_options() if helped and takes_game else None)(run)
    return app


def _games_and_options() -> str:
    """The games, each with its options: the first value is what it has if nothing else is said."""
    from parlour.catalogue import GAMES
    from parlour.game import Choice, Number, Option

    def told(option: Option) -> str:
        match option:
            case Choice(name, values, default):
                return f"{name}={'|'.join((default, *(value for value in values if value != default)))}"
            case Number(name, low, high, default):
                return f"{name}={default} ({low} to {high})"
        return f"{option.name}={option.default}"

    lines = (f"{game.NAME}: {', '.join(map(told, game.OPTIONS))}" for game in GAMES.values())
    return "\n\n".join(["Games and their options:", *lines])


def _complain(line: str) -> int:
    print(f"parlour: {' '.join(line.split())}", file=sys.stderr)
    return 2
