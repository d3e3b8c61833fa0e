"""The `parlour` command. One module a command, imported by name; what a command needs is imported when it runs.

To add a command, add its name to COMMANDS and a module of that name here with a function `run`, whose docstring and
annotations are its help. `parlour --help` imports every such module, so keep their tops light.
"""

from __future__ import annotations

import importlib
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import typer

COMMANDS = (
    "serve",
    "play",
    "join",
    "perft",
    "match",
    "study",
    "solve",
    "verify",
    "puzzles",
    "replay",
    "export",
    "law",
)
"""In the order of the help. With no command, or only options, it is `serve`."""

INTERRUPTED = 130
"""The exit code after Ctrl-C."""


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command line and exit: 0 when all went well, 2 with one line when something was asked wrongly."""
    sys.exit(answer(sys.argv[1:] if arguments is None else arguments))


def answer(arguments: Sequence[str]) -> int:
    """Run one command line and say its exit code."""
    import typer

    from parlour.command.progress import watch_tables
    from parlour.game import Refusal

    watch_tables()
    try:
        code = int(_app()(_with_command(arguments), prog_name="parlour", standalone_mode=False) or 0)
    except typer.TyperException as mistake:
        return _complain(mistake.format_message())
    except Refusal as refusal:
        from parlour.command.arguments import sentence

        return _complain(sentence(refusal))
    except (KeyboardInterrupt, typer.Abort):
        code = INTERRUPTED
    except BrokenPipeError:
        # Whoever read our output has left; let the interpreter not complain about it when it closes the pipe.
        sys.stdout = None
        return 1
    if code == INTERRUPTED:  # which typer may have caught before us
        from parlour import words

        _complain(words.say("interrupted"))
    return code


def _with_command(arguments: Sequence[str]) -> list[str]:
    """`parlour` alone, or with options only, opens the house."""
    named = arguments and (not arguments[0].startswith("-") or arguments[0] == "--help")
    return list(arguments) if named else ["serve", *arguments]


def _app() -> typer.Typer:
    import typer

    app = typer.Typer(
        help="Parlour: a table for five games of two sides. Without a command it serves them to your browser.",
        add_completion=False,
        no_args_is_help=False,
        pretty_exceptions_enable=False,
    )
    for name in COMMANDS:
        app.command(name)(importlib.import_module(f"parlour.command.{name}").run)
    return app


def _complain(line: str) -> int:
    print(f"parlour: {' '.join(line.split())}", file=sys.stderr)
    return 2
